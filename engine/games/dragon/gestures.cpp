// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/dragon/gestures.h"

#include <algorithm>

#include "base/enum_names.h"
#include "base/index.h"
#include "games/dragon/hands.h"

namespace hanpan::dragon {

namespace {

constexpr enum_names<button::forfeit> button_ids("draw", "island", "river", "discard", "holla", "pass", "forfeit");

told of_kind(action::kind what)
{
    told t;
    t.what = what;
    return t;
}

told of_cube(action::kind what, type cube, bool holla = false)
{
    told t = of_kind(what);
    t.cube = cube;
    t.holla = holla;
    return t;
}

/// Adds every action of the list that `wanted` takes as a way.
template <class Wanted>
meaning<told> any_of(const std::vector<told>& legal, Wanted wanted)
{
    meaning<told> all;
    all.ask = true;
    for (const told& t : legal)
        if (wanted(t))
            all.add(t);
    return all;
}

meaning<told> one(const told& t)
{
    meaning<told> only;
    only.add(t);
    return only;
}

/// Drawing from this mountain by name; one's own and the largest need no name.
meaning<told> draw_from(seat owner)
{
    told t = of_kind(action::kind::draw);
    t.mountain = static_cast<std::int8_t>(owner);
    return one(t);
}

/// Every way to draw from the mountains: one, or one for each that may be chosen.
meaning<told> draws(const std::vector<told>& legal)
{
    meaning<told> all = any_of(legal, [](const told& t) { return t.what == action::kind::draw; });
    if (all.empty())
        all.add(of_kind(action::kind::draw));
    return all;
}

meaning<told> from_river(const open_part& o, const std::vector<told>& legal, const std::vector<type>& chosen)
{
    meaning<told> all;
    if (chosen.empty())
        all = any_of(legal, [](const told& t) { return t.what == action::kind::river; });
    all.ask = true;
    if (chosen.size() == 1)
        all.add(of_cube(action::kind::river, chosen.front()));
    else if (chosen.empty() && all.empty() && o.river_size > 0)
        all.add(of_cube(action::kind::river, o.river[at(o.river_size - 1)]));
    return all;
}

/// Dropping this cube; where it completes a hand, with Holla or without.
meaning<told> drop(const std::vector<told>& legal, type cube)
{
    meaning<told> all = any_of(legal, [&](const told& t) { return t == of_cube(action::kind::discard, cube, true); });
    all.add(of_cube(action::kind::discard, cube));
    return all;
}

meaning<told> pressing(button pressed, const view& v, const std::vector<told>& legal, const held& pieces)
{
    const bool one_chosen = pieces.hand.size() == 1;
    switch (pressed) {
    case button::draw: return draws(legal);
    case button::island: return one(of_kind(action::kind::island));
    case button::river: return from_river(v.open, legal, pieces.river);
    case button::discard:
        return one_chosen ? one(of_cube(action::kind::discard, pieces.hand.front())) : meaning<told>();
    case button::holla: {
        meaning<told> all = any_of(legal, [&](const told& t) { return t.holla && !one_chosen; });
        if (one_chosen)
            all.add(of_cube(action::kind::discard, pieces.hand.front(), true));
        return all;
    }
    case button::pass: return one(of_kind(action::kind::pass));
    case button::forfeit: return one(of_kind(action::kind::forfeit));
    }
    return {};
}

} // namespace

std::string_view id_of(button b) { return button_ids(b); }

std::optional<button> button_of(std::string_view id) { return button_ids.of(id); }

std::string_view kind_of(spot s)
{
    static constexpr enum_names<spot::elsewhere> names("", "hand", "island", "river", "mountain", "locked", "");
    return names(s);
}

spot spot_of(const zone& z, seat me)
{
    for (const spot s : {spot::hand, spot::island, spot::river, spot::mountain, spot::locked})
        if (z.kind == kind_of(s))
            return s == spot::hand && z.owner != me ? spot::elsewhere : s;
    return spot::elsewhere;
}

meaning<told> gesture(const view& v, const std::vector<told>& legal, const held& pieces, const goal& to)
{
    const bool after_river = v.open.drawn_from == source::river;
    const bool a_drop = pieces.hand.size() == 1;
    if (pieces.foreign)
        return {};
    switch (to.where) {
    case spot::button: return pressing(to.pressed, v, legal, pieces);
    case spot::hand:
        if (pieces.mountain != no_seat)
            return draw_from(pieces.mountain);
        if (pieces.river.size() == 1 && pieces.hand.empty())
            return from_river(v.open, legal, pieces.river);
        return pieces.island ? one(of_kind(action::kind::island)) : meaning<told>();
    case spot::mountain: return pieces.empty() || pieces.mountain == to.owner ? draw_from(to.owner) : meaning<told>();
    case spot::island:
        if (a_drop)
            return after_river ? meaning<told>() : drop(legal, pieces.hand.front());
        return pieces.empty() || pieces.island ? one(of_kind(action::kind::island)) : meaning<told>();
    case spot::river:
        if (a_drop)
            return v.open.phase == phase::draw || after_river ? drop(legal, pieces.hand.front()) : meaning<told>();
        return pieces.empty() || !pieces.river.empty() ? from_river(v.open, legal, pieces.river) : meaning<told>();
    case spot::locked:
    case spot::elsewhere: break;
    }
    return {};
}

spot natural_target(const view& v, spot from)
{
    if (from == spot::hand)
        return v.open.drawn_from == source::river ? spot::river : spot::island;
    return from == spot::island || from == spot::river || from == spot::mountain ? spot::hand : spot::elsewhere;
}

button primary_button(const view& v, const std::vector<told>& legal)
{
    const auto some = [&](auto wanted) { return std::any_of(legal.begin(), legal.end(), wanted); };
    if (v.open.phase == phase::draw)
        return some([](const told& t) { return t.what == action::kind::draw; }) ? button::draw : button::island;
    return some([](const told& t) { return t.holla; }) ? button::holla : button::discard;
}

std::vector<type> playable(const std::vector<told>& legal, spot from)
{
    std::vector<type> taking_part;
    for (const told& t : legal)
        if ((from == spot::hand && t.what == action::kind::discard) ||
            (from == spot::river && t.what == action::kind::river))
            taking_part.push_back(t.cube);
    return taking_part;
}

std::optional<told> on_timeout(const view& v, const std::vector<told>& legal)
{
    if (const type drawn = drawn_now(v); drawn != cubes::no_cube)
        return of_cube(action::kind::discard, drawn);
    const auto draw =
        std::find_if(legal.begin(), legal.end(), [](const told& t) { return t.what == action::kind::draw; });
    return draw == legal.end() ? std::nullopt : std::optional(*draw);
}

type drawn_now(const view& v)
{
    return v.open.phase == phase::discard && v.open.current == v.me ? v.drawn : cubes::no_cube;
}

bag with_locked(const open_part& o, seat who, const bag& pieces)
{
    return pieces.size() < hand_size ? cubes::sum(pieces, o.locked[at(who)]) : pieces;
}

namespace {

/// The parts of `whole` whose cubes are among `left`, from where they are taken.
std::vector<std::vector<type>> parts_of(const context& c, const bag& whole, bag& left)
{
    const arrangement a = arrange(c, whole);
    std::vector<std::vector<type>> parts;
    for (const bag& part : {a.head, a.neck, a.body, a.tail}) {
        std::vector<type> here;
        for (const type t : cubes::listed(part))
            if (left.has(t)) {
                left.remove(t);
                here.push_back(t);
            }
        if (!here.empty())
            parts.push_back(std::move(here));
    }
    return parts;
}

} // namespace

std::vector<std::vector<type>> hand_groups(const view& v, const bag& hand)
{
    bag left = hand;
    return parts_of(v.open.context, cubes::sum(hand, v.open.locked[at(v.me)]), left);
}

std::vector<type> in_parts(const open_part& o, seat who, std::vector<type> pieces)
{
    bag left;
    for (const type t : pieces)
        left.add(t);
    std::vector<type> ordered;
    for (const std::vector<type>& part : parts_of(o.context, with_locked(o, who, left), left))
        for (const type t : part) {
            ordered.push_back(t);
            pieces.erase(std::find(pieces.begin(), pieces.end(), t));
        }
    ordered.insert(ordered.end(), pieces.begin(), pieces.end());
    return ordered;
}

} // namespace hanpan::dragon
