// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hoola/view.h"

#include <span>

#include "base/enum_names.h"
#include "base/seat_json.h"
#include "games/hoola/notation.h"
#include "games/hoola/settle.h"

namespace hanpan::hoola {
namespace {

std::string_view phase_name(phase p)
{
    static constexpr enum_names<phase::over> names("dropout", "claim", "turn", "play", "over");
    return names(p);
}

std::string_view kind_name(meld_kind k)
{
    static constexpr enum_names<meld_kind::seven> names("removed", "set", "run", "seven");
    return names(k);
}

std::string pile_text(const open_part& t)
{
    std::string text;
    for (int i = 0; i < t.pile_count; ++i)
        text += (i == 0 ? "" : " ") + cards::to_text(t.pile[i]);
    return text;
}

std::string meld_text(const table_meld& m)
{
    std::string text;
    for (const card c : in_order(m))
        text += (text.empty() ? "" : " ") + cards::to_text(c);
    return text;
}

json meld_json(const table_meld& m, int number)
{
    json j{{"number", number}, {"owner", m.owner}, {"kind", kind_name(m.kind)}, {"pieces", meld_text(m)}};
    if (m.kind == meld_kind::run)
        j["start"] = m.start + 1;
    if (m.joker_as != no_card)
        j["joker_as"] = cards::to_text(m.joker_as);
    if (m.grows != growth::both)
        j["grows"] = m.grows == growth::up ? "up" : "down";
    if (m.spur_length > 0) {
        j["spur"] = m.spur_length;
        j["grows"] = m.spur_grows == growth::up ? "up" : "down";
    }
    if (m.closed)
        j["killed"] = true;
    return j;
}

/// What everybody sees.
json table_json(const open_part& t)
{
    json j{{"players", t.players},
           {"dealer", t.dealer},
           {"phase", phase_name(t.phase)},
           {"turn", t.turn},
           {"counts", by_seat(t.players, [&](seat s) { return t.counts[s]; })},
           {"stock", t.stock_count},
           {"discard", pile_text(t)},
           {"discarder", seat_or_null(t.discarder)},
           {"discard_open", t.top_live},
           {"melds", json::array()},
           {"registered", seats_json(t.registered)},
           {"played", seats_json(t.played)},
           {"in_play", seats_json(t.active)},
           {"reshuffles", t.reshuffles}};
    for (int i = 0; i < t.meld_count; ++i)
        j["melds"].push_back(meld_json(t.melds[i], i));
    if (t.phase == phase::play || t.phase == phase::turn)
        j["claimed"] = t.claimed;
    if (!t.dropped.empty())
        j["dropped"] = seats_json(t.dropped);
    if (t.out_count > 0)
        j["places"] = by_seat(t.players, [&](seat s) { return t.place[s]; });
    if (t.phase == phase::over) {
        j["ending"] = to_text(t.ending);
        j["closer"] = seat_or_null(t.closer);
    }
    return j;
}

std::vector<std::string> names(card_set set)
{
    std::vector<std::string> list;
    for (; set != 0; set &= set - 1)
        list.push_back(cards::to_text(cards::lowest(set)));
    return list;
}

template <class Cards>
std::vector<std::string> names_in_row(const Cards& row)
{
    std::vector<std::string> list;
    list.reserve(row.size());
    for (const card c : row)
        list.push_back(cards::to_text(c));
    return list;
}

void list_table(const open_part& t, std::vector<zone>& zones)
{
    zones.push_back({"discard", "discard", no_seat, names_in_row(std::span<const card>(t.pile, t.pile_count))});
    zone removed{"removed", "removed", no_seat, {}};
    for (int i = 0; i < t.meld_count; ++i) {
        std::vector<std::string> pieces = names_in_row(in_order(t.melds[i]));
        if (t.melds[i].kind == meld_kind::gone)
            removed.pieces.insert(removed.pieces.end(), pieces.begin(), pieces.end());
        else
            zones.push_back({"meld:" + std::to_string(i), "meld", t.melds[i].owner, std::move(pieces)});
    }
    if (!removed.pieces.empty())
        zones.push_back(std::move(removed));
}

/// Unknown cards in random order, ready to be handed out.
struct heap {
    card cards_[max_cards];
    int count = 0;
    heap(card_set set, random_stream& rng)
    {
        for (; set != 0; set &= set - 1)
            cards_[count++] = cards::lowest(set);
        rng.shuffle(std::span<card>(cards_, static_cast<std::size_t>(count)));
    }
    card_set some(int n)
    {
        card_set set = 0;
        while (n-- > 0)
            set |= cards::bit(cards_[--count]);
        return set;
    }
};

} // namespace

view observe(const state& s, seat who)
{
    view v;
    static_cast<open_part&>(v) = s;
    v.me = who;
    v.hand = s.hands[who];
    v.asked = s.phase == phase::claim && s.asked.has(who) && who != s.turn;
    // That others may claim tells something of their hands, so a player who is not asked sees the turn that follows,
    // and so does the player in turn, asked or not.
    if (s.phase == phase::claim && !v.asked)
        v.phase = phase::turn;
    if (who == s.turn) {
        v.meant = s.meant;
        v.let_by = s.let_by;
    }
    if (s.phase == phase::over)
        for (seat i = 0; i < s.players; ++i)
            v.shown[i] = s.hands[i];
    return v;
}

card_set unseen(const view& v)
{
    card_set left = pack(*v.law) & ~v.visible & ~v.hand;
    if (v.phase == phase::over)
        for (seat i = 0; i < v.players; ++i)
            left &= ~v.shown[i];
    return left;
}

void find_asked(state& s, const view& v)
{
    if (v.phase != phase::claim)
        return;
    s.asked = {};
    for (const seat i : v.active)
        if (i != v.me && i != v.turn && i != v.discarder && can_take(standpoint_of(s, i)))
            s.asked.add(i);
    s.asked.add(v.me); // a seat that sees a window is asked
}

state determinize(const view& v, random_stream& rng)
{
    state s;
    static_cast<open_part&>(s) = v;
    s.chance = rng.next();
    s.meant = v.meant;
    s.let_by = v.let_by;
    const card_set hidden = unseen(v);
    // Without a reshuffle all hidden cards are alike; after one, what was reshuffled and what was held are two heaps.
    const card_set origin = v.stock_origin == 0 ? hidden : hidden & v.stock_origin;
    heap fresh(origin, rng);
    heap kept(hidden & ~origin, rng);
    for (seat i = 0; i < v.players; ++i) {
        if (v.phase == phase::over)
            s.hands[i] = v.shown[i];
        else if (i == v.me)
            s.hands[i] = v.hand;
        else if (v.stock_origin == 0)
            s.hands[i] = fresh.some(v.counts[i]);
        else
            s.hands[i] = fresh.some(v.from_origin[i]) | kept.some(v.counts[i] - v.from_origin[i]);
    }
    for (int i = 0; i < v.stock_count; ++i)
        s.stock[i] = fresh.cards_[i];
    find_asked(s, v);
    for (const seat i : v.volunteers)
        s.dropout_amount[i] = 0; // not known before the end
    return s;
}

json to_json(const view& v)
{
    json j = table_json(v);
    j["seat"] = v.me;
    j["hand"] = cards::to_text(v.hand);
    if (v.phase == phase::claim)
        j["to_act"] = seats_json(v.asked ? seat_set::of(v.me) : seat_set());
    else
        j["to_act"] = seats_json(v.phase == phase::over ? seat_set() : seat_set::of(v.turn));
    if (v.meant.kind != action_kind::pass)
        j["said"] = true;
    j["points"] = {{"raw", raw_points(*v.law, v.hand)}, {"final", final_points(*v.law, v.hand)}};
    if (v.phase == phase::over)
        j["hands"] = by_seat(v.players, [&](seat i) { return cards::to_text(v.shown[i]); });
    return j;
}

json everything(const state& s)
{
    json j = table_json(s);
    j["to_act"] = seats_json(to_act(s));
    j["hands"] = by_seat(s.players, [&](seat i) { return cards::to_text(s.hands[i]); });
    std::string stock; // the next card first
    for (int i = s.stock_count; i-- > 0;)
        stock += (stock.empty() ? "" : " ") + cards::to_text(s.stock[i]);
    j["stock_cards"] = stock;
    if (s.phase == phase::claim && s.claimant != no_seat)
        j["claim"] = {{"seat", s.claimant}, {"action", to_text(s, s.claim)}};
    if (s.meant.kind != action_kind::pass)
        j["said"] = to_text(s, s.meant);
    return j;
}

void list_zones(const view& v, std::vector<zone>& zones)
{
    for (seat i = 0; i < v.players; ++i) {
        const bool open = i == v.me || v.phase == phase::over;
        zones.push_back({"hand:" + std::to_string(i), "hand", i,
                         open ? names(i == v.me ? v.hand : v.shown[i]) : std::vector<std::string>(v.counts[i])});
    }
    zones.push_back({"stock", "stock", no_seat, std::vector<std::string>(v.stock_count)});
    list_table(v, zones);
}

void list_zones(const state& s, std::vector<zone>& zones)
{
    for (seat i = 0; i < s.players; ++i)
        zones.push_back({"hand:" + std::to_string(i), "hand", i, names(s.hands[i])});
    zones.push_back({"stock", "stock", no_seat, names_in_row(std::span<const card>(s.stock, s.stock_count))});
    list_table(s, zones);
}

} // namespace hanpan::hoola
