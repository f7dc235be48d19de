// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hulahoo/gestures.h"

#include <span>

#include "base/enum_names.h"
#include "base/index.h"

namespace hanpan::hulahoo {

namespace {

using calls = std::span<const call>;
using seats = std::vector<seat>;

/// Every call there is, in the order they are offered.
constexpr std::array all_calls{call::higher, call::lower, call::doubled, call::anything};

seats others(const view& v, seat_set of)
{
    seats all;
    for (const seat who : of)
        if (who != v.me)
            all.push_back(who);
    return all;
}

/// Who may be named with a card: everybody else still in; where nobody is named, the one entry "nobody".
seats named_with_card(const view& v) { return v.rules->chaos_target ? others(v, v.in) : seats{no_seat}; }

told saying(action::kind what)
{
    told said;
    said.what = what;
    return said;
}

/// This card played with each of these calls on each of these players.
meaning<told> plays(const view& v, const held& h, calls called, const seats& targets)
{
    meaning<told> meant;
    if (h.count() != 1)
        return meant;
    told said = saying(action::kind::play);
    said.from = h.hand.empty() ? told::place::open : told::place::hand;
    said.value = h.hand.empty() ? h.open.front() : h.hand.front();
    for (const seat who : targets)
        for (const call c : called) {
            said.target = who;
            said.call = c;
            meant.add(said);
        }
    // With the card that ends the round nobody has to answer.
    const question q = question_for(v.stand());
    meant.ask = !goes_out(*v.rules, q, said.value, judge(*v.rules, q, said.value).call);
    meant.alike = false;
    return meant;
}

/// Naming each of these players again, with the same call or another one.
meaning<told> names(const view& v, const seats& targets)
{
    meaning<told> meant;
    told said = saying(action::kind::name);
    for (const seat who : targets)
        for (const call c : {call::none, call::higher, call::lower})
            if (c != v.call) {
                said.target = who;
                said.call = c;
                meant.add(said);
            }
    meant.ask = true;
    meant.alike = false;
    return meant;
}

meaning<told> swaps(const held& h)
{
    meaning<told> meant;
    told said = saying(action::kind::swap);
    said.open_cards = h.open;
    said.hand_cards = h.hand;
    if (h.count() > 0)
        meant.add(std::move(said));
    return meant;
}

meaning<told> picks(const held& h)
{
    meaning<told> meant;
    told said = saying(action::kind::pick);
    said.open_cards = h.hand;
    if (!h.hand.empty())
        meant.add(std::move(said));
    return meant;
}

meaning<told> alone(action::kind what)
{
    meaning<told> meant;
    meant.add(saying(what));
    return meant;
}

value_set answering(const rules& r, const question& q)
{
    value_set values = 0;
    for (int value = least_value; value <= greatest_value; ++value)
        if (judge(r, q, value).why_not == refused::none)
            values = static_cast<value_set>(values | 1U << value);
    return values;
}

bool cards_are_played(const view& v) { return v.phase == phase::lead || v.phase == phase::respond; }

meaning<told> pressed(const view& v, const held& h, button b)
{
    switch (b) {
    case button::swap: return v.phase == phase::swap ? swaps(h) : meaning<told>{};
    case button::keep: return v.phase == phase::swap ? alone(action::kind::keep) : meaning<told>{};
    case button::pick: return v.phase == phase::pick_open ? picks(h) : meaning<told>{};
    // Every other seat; where nobody is named, the rules know the only one.
    case button::name:
        return v.phase == phase::retarget ? names(v, others(v, seat_set::first(v.players))) : meaning<told>{};
    case button::pass: return cards_are_played(v) ? alone(action::kind::pass) : meaning<told>{};
    case button::higher:
    case button::lower:
    case button::doubled:
    case button::anything: break;
    }
    const std::array called{call_of(b)};
    return plays(v, h, called, named_with_card(v));
}

} // namespace

std::string_view id_of(button b)
{
    static constexpr enum_names<button::pass> names("swap", "keep", "pick", "name", "higher", "lower", "double",
                                                    "anything", "pass");
    return names(b);
}

call call_of(button b)
{
    switch (b) {
    case button::higher: return call::higher;
    case button::lower: return call::lower;
    case button::doubled: return call::doubled;
    case button::anything: return call::anything;
    default: return call::none;
    }
}

meaning<told> gesture(const view& v, const held& h, const target& t)
{
    using kind = target::kind;
    if (h.foreign)
        return {};
    switch (t.what) {
    case kind::button: return pressed(v, h, t.pressed);
    case kind::discard: return plays(v, h, all_calls, named_with_card(v));
    case kind::stock: return pressed(v, h, button::swap);
    case kind::hand:
    case kind::open:
    case kind::seat: break;
    }
    if (t.owner == v.me)
        return t.what == kind::open ? pressed(v, h, button::pick) : meaning<told>{};
    if (v.phase == phase::retarget)
        return names(v, {t.owner});
    return v.rules->chaos_target ? plays(v, h, all_calls, {t.owner}) : meaning<told>{};
}

target natural_target(const view& v)
{
    switch (v.phase) {
    case phase::swap: return {target::kind::button, button::swap};
    case phase::pick_open: return {target::kind::button, button::pick};
    default: return {target::kind::discard};
    }
}

bool selects_one(const view& v) { return v.phase != phase::swap && v.phase != phase::pick_open; }

seat turn(const view& v)
{
    const seat_set acting = to_act(v);
    return acting.has(v.me) ? v.me : acting.lowest();
}

std::optional<told> forced(const view& v)
{
    if (v.phase != phase::respond || !to_act(v).has(v.me) || has_playable(v.stand()))
        return std::nullopt;
    return saying(action::kind::pass);
}

std::optional<button> primary_button(const view& v)
{
    switch (v.phase) {
    case phase::swap: return button::swap;
    case phase::pick_open: return button::pick;
    case phase::retarget: return button::name;
    default: return forced(v) ? std::optional(button::pass) : std::nullopt;
    }
}

value_set playable(const view& v, bool in_hand)
{
    const value_set cards = in_hand ? v.hand[at(v.me)].held() : v.open[at(v.me)].held();
    const auto all_if = [cards](bool may) { return may ? cards : value_set(); };
    if (!to_act(v).has(v.me))
        return 0;
    switch (v.phase) {
    case phase::pick_open: return all_if(in_hand);
    case phase::swap: return all_if(!in_hand || v.rules->swap_hand_too);
    case phase::lead:
    case phase::respond: return cards & answering(*v.rules, question_for(v.stand()));
    default: return 0;
    }
}

value_set fitting(const open_part& t)
{
    // Whether a joker may be a last card and whether there is a card to draw does not depend on the call.
    return answering(*t.rules, {t.top, t.call, 2, 1, 0});
}

} // namespace hanpan::hulahoo
