// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/dragon/view.h"

#include <span>

#include "base/enum_names.h"
#include "base/seat_json.h"
#include "games/dragon/actions.h"
#include "games/dragon/settle.h"

namespace hanpan::dragon {

namespace {

/// Are this seat's hidden cubes open to all: laid down at Holla, or shown by a wrong call?
bool lies_open(const open_part& o, seat p) { return o.ending == ending::holla || o.exposed.has(p); }

} // namespace

view observe(const state& s, seat who)
{
    view v;
    v.open = s.open;
    v.me = who;
    v.hand = s.free[at(who)];
    v.drawn = who == s.open.current && s.open.phase == phase::discard ? s.drawn : s.open.drawn_open;
    return v;
}

bag unseen(const view& v)
{
    bag left = cubes::minus(cubes::every_cube, v.hand);
    for (seat p = 0; p < v.open.players; ++p) {
        left = cubes::minus(left, v.open.locked[at(p)]);
        if (p != v.me)
            left = cubes::minus(left, v.open.known[at(p)]);
    }
    if (v.open.island != cubes::no_cube)
        left.remove(v.open.island);
    for (std::size_t i = 0; i < v.open.river_size; ++i)
        left.remove(v.open.river[i]);
    return left;
}

state determinize(const view& v, random_stream& rng)
{
    state s;
    s.open = v.open;
    s.chance = random_stream(rng.next());
    std::array<type, cubes::pieces> hidden{};
    std::size_t count = 0;
    for (const type t : cubes::listed(unseen(v)))
        hidden[count++] = t;
    rng.shuffle(std::span<type>(hidden.data(), count));
    std::size_t next = 0;
    s.drawn = v.drawn;
    for (seat p = 0; p < v.open.players; ++p) {
        bag& free = s.free[at(p)];
        if (p == v.me) {
            free = v.hand;
        } else {
            free = v.open.known[at(p)];
            for (int missing = v.open.hidden[at(p)] - free.size(); missing > 0; --missing) {
                free.add(hidden[next++]);
                if (s.drawn == cubes::no_cube && p == v.open.current && v.open.drawn_from == source::mountain)
                    s.drawn = hidden[next - 1];
            }
        }
        for (std::size_t i = 0; i < v.open.mountain[at(p)]; ++i)
            s.mountain[at(p)][i] = hidden[next++];
    }
    return s;
}

std::string_view phase_name(phase p)
{
    static constexpr enum_names<phase::round_end> names("draw", "discard", "round_end");
    return names(p);
}

std::string_view source_name(source s)
{
    static constexpr enum_names<source::river> names("", "mountain", "island", "river");
    return names(s);
}

std::string_view parity_name(parity p)
{
    static constexpr enum_names<parity::by_dots> names("", "odd", "even", "dots");
    return names(p);
}

table_sign sign_of(const open_part& o)
{
    table_sign sign;
    sign.dots = cubes::suit_of(o.open) + 1;
    sign.wild = o.context.wild;
    if (o.rules->odd_even())
        // By the open cube there is one word for all D, by their own dots one for each suit.
        sign.parity = o.rules->wild_oe_basis == oe_basis::d_dots ? parity::by_dots
                      : parity_of(*o.rules, o.open, 0) == 1      ? parity::odd
                                                                 : parity::even;
    if (o.last_discarder != no_seat)
        sign.last_to = o.last_to_river ? source::river : source::island;
    return sign;
}

namespace {

json name_or_null(type t) { return t == cubes::no_cube ? json() : json(cubes::to_text(t)); }

json public_json(const open_part& o)
{
    json river = json::array();
    std::string river_text;
    for (std::size_t i = 0; i < o.river_size; ++i) {
        river_text += (i == 0 ? "" : " ") + cubes::to_text(o.river[i]);
        river.push_back(o.river_by[i]);
    }
    const table_sign sign = sign_of(o);
    json wild = json::array();
    for (const type d : cubes::listed({sign.wild, 0}))
        wild.push_back(cubes::to_text(d));
    const auto each = [&](auto&& of) { return by_seat(o.players, of); };
    json j{{"players", o.players},
           {"dealer", o.dealer},
           {"first", o.first},
           {"phase", phase_name(o.phase)},
           {"current", o.current},
           {"to_act", seats_json(to_act(o))},
           {"open", cubes::to_text(o.open)},
           {"die", sign.dots},
           {"wild", wild},
           {"parity", sign.parity == parity::none ? json() : json(parity_name(sign.parity))},
           {"island", name_or_null(o.island)},
           {"island_by", seat_or_null(o.island_by)},
           {"river", river_text},
           {"river_by", river},
           {"mountains", each([&](seat p) { return o.mountain[at(p)]; })},
           {"stock", o.mountains()},
           {"locked", each([&](seat p) { return cubes::to_text(o.locked[at(p)]); })},
           {"counts", each([&](seat p) { return o.hidden[at(p)] + o.locked[at(p)].size(); })},
           {"known", each([&](seat p) { return cubes::to_text(o.known[at(p)]); })},
           {"exposed", seats_json(o.exposed)},
           {"drawn_from", source_name(o.drawn_from)},
           {"last_draws", each([&](seat p) { return source_name(o.last_source[at(p)]); })},
           {"last_discard", name_or_null(o.last_discard)},
           {"last_discarder", seat_or_null(o.last_discarder)},
           {"last_to", source_name(sign.last_to)},
           {"river_uses", each([&](seat p) { return o.river_uses[at(p)]; })},
           {"chips", each([&](seat p) { return o.chips[at(p)]; })},
           {"loans", each([&](seat p) { return o.loans[at(p)]; })},
           {"pot", o.pot},
           {"winner", seat_or_null(o.winner)},
           {"ending", to_text(o.ending)}};
    if (o.winner != no_seat) {
        j["winning_hand"] = figure_id(*o.rules, o.figure);
        j["special"] = o.special;
        j["points"] = o.points;
    }
    return j;
}

void add_zone(std::vector<zone>& zones, std::string_view kind, seat owner, std::vector<std::string> pieces)
{
    zones.push_back({std::string(kind) + (owner == no_seat ? "" : ":" + std::to_string(owner)), std::string(kind),
                     owner, std::move(pieces)});
}

std::vector<std::string> names(const bag& b)
{
    std::vector<std::string> list;
    for (const type t : cubes::listed(b))
        list.push_back(cubes::to_text(t));
    return list;
}

void add_table(const open_part& o, std::vector<zone>& zones)
{
    add_zone(zones, "island", no_seat,
             o.island == cubes::no_cube ? std::vector<std::string>() : std::vector{cubes::to_text(o.island)});
    std::vector<std::string> river;
    for (std::size_t i = 0; i < o.river_size; ++i)
        river.push_back(cubes::to_text(o.river[i]));
    add_zone(zones, "river", no_seat, std::move(river));
}

} // namespace

json to_json(const view& v)
{
    json j = public_json(v.open);
    j["seat"] = v.me;
    j["hand"] = cubes::to_text(v.hand);
    j["drawn"] = name_or_null(v.drawn);
    return j;
}

json everything(const state& s)
{
    json j = public_json(s.open);
    j["drawn"] = name_or_null(s.drawn);
    j["hands"] = json::array();
    j["mountain_cubes"] = json::array();
    for (seat p = 0; p < s.open.players; ++p) {
        j["hands"].push_back(cubes::to_text(s.free[at(p)]));
        std::string cubes_left; // next one to draw first
        for (std::size_t i = s.open.mountain[at(p)]; i > 0; --i)
            cubes_left += (cubes_left.empty() ? "" : " ") + cubes::to_text(s.mountain[at(p)][i - 1]);
        j["mountain_cubes"].push_back(cubes_left);
    }
    return j;
}

void list_zones(const view& v, std::vector<zone>& zones)
{
    const open_part& o = v.open;
    for (seat p = 0; p < o.players; ++p) {
        if (p == v.me)
            add_zone(zones, "hand", p, names(v.hand));
        else if (lies_open(o, p))
            add_zone(zones, "hand", p, names(o.known[at(p)]));
        else
            add_zone(zones, "hand", p, std::vector<std::string>(o.hidden[at(p)]));
        add_zone(zones, "locked", p, names(o.locked[at(p)]));
        add_zone(zones, "mountain", p, std::vector<std::string>(o.mountain[at(p)]));
    }
    add_table(o, zones);
}

void list_zones(const state& s, std::vector<zone>& zones)
{
    const open_part& o = s.open;
    for (seat p = 0; p < o.players; ++p) {
        add_zone(zones, "hand", p, names(s.free[at(p)]));
        add_zone(zones, "locked", p, names(o.locked[at(p)]));
        std::vector<std::string> mountain;
        for (std::size_t i = 0; i < o.mountain[at(p)]; ++i)
            mountain.push_back(cubes::to_text(s.mountain[at(p)][i]));
        add_zone(zones, "mountain", p, std::move(mountain));
    }
    add_table(o, zones);
}

} // namespace hanpan::dragon
