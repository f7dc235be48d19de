// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/panel.h"

#include <array>

#include "bots/hulahoo/options.h"
#include "games/dragon/distance.h"

namespace hanpan::panel {

namespace {

/// `wanted` where it is allowed, else `otherwise`.
template <class State, class Action>
Action if_allowed(const State& s, seat who, const Action& wanted, const Action& otherwise)
{
    return refusal(s, who, wanted).allowed() ? wanted : otherwise;
}

} // namespace

// --- Hoola ---

template <>
std::span<const std::string_view> names<hoola::game>()
{
    static constexpr std::string_view all[] = {"greedy:hoarder", "greedy:silent"};
    return all;
}

template <>
hoola::action decide<hoola::game>(std::string_view name, const hoola::state& s, seat who, random_stream& rng)
{
    // Waits for Hoola much longer, and parts with high cards sooner than with what may yet become a meld.
    static constexpr hoola::policy_weights hoarder{
        .worth_taking = 8, .most_loose_to_hold = 4, .stock_to_hold = 2, .cards_to_hold = 3, .keep_out = 60};
    static constexpr hoola::policy_weights silent{.claims = false};
    return rule_based(standpoint_of(s, who), rng, name == "greedy:silent" ? silent : hoarder);
}

// --- Hollywood Rummy ---

template <>
std::span<const std::string_view> names<hollywood::game>()
{
    static constexpr std::string_view all[] = {"greedy:silent", "greedy:caller"};
    return all;
}

template <>
hollywood::action decide<hollywood::game>(std::string_view name, const hollywood::state& s, seat who,
                                          random_stream& rng)
{
    using hollywood::action_kind;
    const hollywood::action usual = rule_based(s, who, rng);
    const hollywood::action call{action_kind::may_i}, pass{action_kind::pass};
    // One never asks for a card, the other asks for every one he may.
    if (name == "greedy:silent")
        return usual.kind == action_kind::may_i ? if_allowed(s, who, pass, usual) : usual;
    return usual.kind == action_kind::pass ? if_allowed(s, who, call, usual) : usual;
}

// --- Ho-Hpai ---

template <>
std::span<const std::string_view> names<hohpai::game>()
{
    static constexpr std::string_view all[] = {"greedy:forgetful", "greedy:book"};
    return all;
}

template <>
hohpai::action decide<hohpai::game>(std::string_view name, const hohpai::state& s, seat who, random_stream& rng)
{
    hohpai::view v = observe(s, who);
    if (name == "greedy:book")
        return by_winning_hands(v, rng);
    // Has seen nothing but what lies before him.
    v.known = fresh_knowledge(s, who);
    return rule_based(v, rng);
}

// --- HULA-HOO! ---

template <>
std::span<const std::string_view> names<hulahoo::game>()
{
    static constexpr std::string_view all[] = {"greedy:miser", "greedy:spender", "greedy:doubler"};
    return all;
}

template <>
hulahoo::action decide<hulahoo::game>(std::string_view name, const hulahoo::state& s, seat who, random_stream& rng)
{
    using kind = hulahoo::action::kind;
    const hulahoo::action usual = rule_based(observe(s, who), rng);
    if (usual.what != kind::play)
        return usual;
    // One holds his jokers as long as anything else can be played, one plays them first, one doubles whenever he can.
    const auto likes = [&](const hulahoo::action& a) {
        return name == "greedy:doubler" ? a.call == hulahoo::call::doubled
                                        : (a.value == hulahoo::joker) == (name == "greedy:spender");
    };
    if (likes(usual))
        return usual;
    hulahoo::options all;
    list_options(s, who, all);
    hulahoo::action best = usual;
    float most = 0;
    bool found = false;
    for (const auto& option : all) {
        if (const hulahoo::action act = option.act.whole();
            act.what == kind::play && likes(act) && (!found || option.worth > most)) {
            best = act;
            most = option.worth;
            found = true;
        }
    }
    return best;
}

// --- Dragon Holla ---

template <>
std::span<const std::string_view> names<dragon::game>()
{
    static constexpr std::string_view all[] = {"greedy:dry", "greedy:fisher"};
    return all;
}

template <>
dragon::action decide<dragon::game>(std::string_view name, const dragon::state& s, seat who, random_stream& rng)
{
    using kind = dragon::action::kind;
    dragon::view v = observe(s, who);
    if (v.open.phase != dragon::phase::draw)
        return rule_based(v, rng);
    if (name == "greedy:dry") {
        // Never touches the river, as if the house had none.
        dragon::rules dry = *v.open.rules;
        dry.river_limit = 0;
        v.open.rules = &dry;
        return rule_based(v, rng);
    }
    // Takes from the river whenever he may, the cube that leaves him nearest.
    const dragon::action usual = rule_based(v, rng);
    if (usual.what == kind::island || distance(v.open.context, v.whole()) == 0)
        return usual;
    std::vector<dragon::action> all;
    legal(s, who, all);
    dragon::action best = usual;
    int nearest = -1;
    for (const dragon::action& a : all) {
        if (a.what != kind::river || v.whole().count(a.cube) == cubes::copies)
            continue;
        if (const int used = usable(v.open.context, cubes::with(v.whole(), a.cube)); used > nearest) {
            nearest = used;
            best = a;
        }
    }
    return best;
}

} // namespace hanpan::panel
