// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hulahoo/view.h"

#include "base/enum_names.h"
#include "base/seat_json.h"
#include "games/hulahoo/notation.h"

namespace hanpan::hulahoo {

namespace {

bool bit(std::uint8_t bits, seat s) { return (bits >> s & 1) != 0; }

} // namespace

view observe(const state& s, seat who)
{
    view v;
    static_cast<open_part&>(v) = s;
    v.me = who;
    v.draw_pile = s.draw.size;
    v.my_pick = s.picks[at(who)];
    for (seat p = 0; p < s.players; ++p) {
        v.hand_size[at(p)] = static_cast<std::uint8_t>(s.hand[at(p)].total());
        v.hand[at(p)] = v.sees_hand(p) ? s.hand[at(p)] : s.known[at(who)][at(p)];
    }
    v.known_draw.size = s.draw.size;
    for (int i = 0; i < s.draw.size; ++i)
        if (bit(s.draw_known[at(i)], who)) {
            v.known_draw.values[at(i)] = s.draw.values[at(i)];
            v.draw_known[at(i)] = s.draw_known[at(i)];
        }
    return v;
}

counts unseen(const view& v)
{
    counts left;
    for (int value = least_value; value <= greatest_value; ++value)
        left.add(value, copies(value));
    for (seat p = 0; p < v.players; ++p) {
        for (int value = least_value; value <= greatest_value; ++value)
            left.remove(value, v.hand[at(p)][value]);
        for (const int value : v.open[at(p)])
            left.remove(value);
    }
    for (const int value : v.pile)
        left.remove(value);
    for (const int value : v.known_draw)
        if (value != 0)
            left.remove(value);
    return left;
}

state determinize(const view& v, random_stream& rng)
{
    state s;
    static_cast<open_part&>(s) = v;
    s.reshuffle_seed = rng.next();
    s.hand = v.hand;
    // What the others know is unknown; they are taken to have seen what this seat has.
    for (seat viewer = 0; viewer < v.players; ++viewer)
        for (seat holder = 0; holder < v.players; ++holder)
            if (!v.sees_hand(holder))
                s.known[at(viewer)][at(holder)] = v.hand[at(holder)];
    s.draw = v.known_draw;
    s.draw_known = v.draw_known;

    row<set_size> hidden;
    const counts left = unseen(v);
    for (int value = least_value; value <= greatest_value; ++value)
        for (int n = 0; n < left[value]; ++n)
            hidden.push(value);
    rng.shuffle(std::span<std::uint8_t>(hidden.values.data(), hidden.size));
    int next = 0;
    for (seat p = 0; p < v.players; ++p)
        for (int missing = v.hand_size[at(p)] - s.hand[at(p)].total(); missing > 0; --missing)
            s.hand[at(p)].add(hidden[next++]);
    for (int i = 0; i < s.draw.size; ++i)
        if (s.draw[i] == 0)
            s.draw.values[at(i)] = hidden.values[at(next++)];
    // The others' secret picks: any five of the cards imagined for them.
    for (const seat p : v.picked)
        if (p == v.me) {
            s.picks[at(p)] = v.my_pick;
        } else if (v.phase == phase::pick_open) {
            row<set_size> cards;
            for (int value = least_value; value <= greatest_value; ++value)
                for (int n = 0; n < s.hand[at(p)][value]; ++n)
                    cards.push(value);
            rng.shuffle(std::span<std::uint8_t>(cards.values.data(), cards.size));
            for (int i = 0; i < v.rules->open_cards; ++i)
                s.picks[at(p)].push(cards[i]);
        }
    return s;
}

std::string_view phase_name(phase p)
{
    static constexpr enum_names<phase::round_end> names("pick_open", "swap", "lead", "respond", "retarget",
                                                        "round_end");
    return names(p);
}

std::string_view call_name(call c)
{
    static constexpr enum_names<call::anything> names("", "higher", "lower", "double", "anything");
    return names(c);
}

json to_json(const view& v)
{
    json j{{"seat", v.me},
           {"players", v.players},
           {"dealer", v.dealer},
           {"phase", phase_name(v.phase)},
           {"to_act", seats_json(to_act(v))},
           {"hand", to_text(v.hand[at(v.me)])},
           {"counts", by_seat(v.players, [&](seat p) { return v.cards_of(p); })},
           {"open", by_seat(v.players, [&](seat p) { return to_text(v.open[at(p)]); })},
           {"in", by_seat(v.players, [&](seat p) { return v.in.has(p); })},
           {"top", v.top == 0 ? json() : json(v.top)},
           {"call", v.call == call::none ? json() : json(call_name(v.call))},
           {"caller", v.caller < 0 ? json() : json(v.caller)},
           {"active", v.active},
           {"winner", v.winner < 0 ? json() : json(v.winner)},
           {"draw_pile", v.draw_pile},
           {"stock", v.draw_pile},
           {"discard", to_text(v.pile)},
           {"pile_value", v.plays},
           {"known_under", json::array()}};
    // Revealed hands are whole; of others only the cards seen going there.
    j["hands"] = by_seat(v.players, [&](seat p) {
        return json{{"cards", v.hand_size[at(p)]}, {"seen", to_text(v.hand[at(p)])}};
    });
    for (int i = 0; i < v.known_draw.size; ++i)
        if (v.known_draw[i] != 0)
            j["known_under"].push_back({{"place", i}, {"card", std::to_string(v.known_draw[i])}});
    if (v.picked.has(v.me) && v.phase == phase::pick_open)
        j["picked"] = to_text(v.my_pick);
    return j;
}

json everything(const state& s)
{
    json j = to_json(observe(s, 0));
    for (const char* one_seats : {"seat", "hand", "known_under", "picked"})
        j.erase(one_seats);
    for (seat p = 0; p < s.players; ++p)
        j["hands"][at(p)] = to_text(s.hand[at(p)]);
    j["draw"] = to_text(s.draw);
    if (s.phase == phase::pick_open)
        j["picks"] = by_seat(s.players, [&](seat p) { return to_text(s.picks[at(p)]); });
    return j;
}

namespace {

/// A row that lies on the table, or a face-down pile of `size` cards where there is no row to name.
void add_zone(std::vector<zone>& zones, std::string_view kind, seat owner, const auto& cards)
{
    zone z{std::string(kind) + (owner == no_seat ? "" : ":" + std::to_string(owner)), std::string(kind), owner, {}};
    for (const int value : cards)
        z.pieces.push_back(value == 0 ? "" : std::to_string(value));
    zones.push_back(std::move(z));
}

row<set_size> in_order(const counts& cards, int face_down)
{
    row<set_size> values;
    for (int value = least_value; value <= greatest_value; ++value)
        for (int n = 0; n < cards[value]; ++n)
            values.push(value);
    for (int n = 0; n < face_down; ++n)
        values.push(0);
    return values;
}

/// The pile grows upwards: what is drawn next lies last.
row<set_size> bottom_first(const row<set_size>& draw)
{
    row<set_size> values;
    for (int i = draw.size - 1; i >= 0; --i)
        values.push(draw[i]);
    return values;
}

} // namespace

void list_zones(const view& v, std::vector<zone>& zones)
{
    for (seat p = 0; p < v.players; ++p) {
        const bool seen = v.sees_hand(p);
        add_zone(zones, "hand", p, in_order(seen ? v.hand[at(p)] : counts(), seen ? 0 : v.hand_size[at(p)]));
        add_zone(zones, "open", p, v.open[at(p)]);
    }
    add_zone(zones, "stock", no_seat, in_order(counts(), v.draw_pile));
    add_zone(zones, "discard", no_seat, v.pile);
}

void list_zones(const state& s, std::vector<zone>& zones)
{
    for (seat p = 0; p < s.players; ++p) {
        add_zone(zones, "hand", p, in_order(s.hand[at(p)], 0));
        add_zone(zones, "open", p, s.open[at(p)]);
    }
    add_zone(zones, "stock", no_seat, bottom_first(s.draw));
    add_zone(zones, "discard", no_seat, s.pile);
}

} // namespace hanpan::hulahoo
