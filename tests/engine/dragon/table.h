// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <memory>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "games/dragon/game.h"
#include "games/dragon/hands.h"

namespace hanpan::dragon {

inline rules rules_from(const json& differences)
{
    const auto values = book().read(differences);
    EXPECT_TRUE(values) << values.error;
    return book().bind(*values);
}

inline cubes::type cube(std::string_view name) { return *cubes::read_cube(name); }
inline cubes::bag bag_of(std::string_view names)
{
    const auto b = cubes::read_bag(names);
    EXPECT_TRUE(b) << names << ": " << b.error;
    return b ? *b : cubes::bag();
}

/// "three_cube/7s nat-" as the rules file writes contexts; `more` are further rules.
inline context context_of(std::string_view text, json more = json::object())
{
    const auto slash = text.find('/');
    const auto blank = text.find(' ');
    more["wild_rule"] = std::string(text.substr(0, slash));
    if (text.find("nat-") != std::string_view::npos)
        more["wild_d_natural"] = "forbidden";
    if (text.find("either") != std::string_view::npos)
        more["run_tail_odd"] = "either_end";
    return make_context(rules_from(more), cube(text.substr(slash + 1, blank - slash - 1)));
}

/// A round in progress with the rules it points to.
struct table {
    std::unique_ptr<rules> law;
    standing st;
    dragon::state s;

    /// The refusal's id, "" when the action was taken.
    std::string act(seat who, const std::string& words)
    {
        const auto a = read_action(s, who, words);
        if (!a)
            return "unreadable: " + a.error.text();
        if (!to_act(s).has(who))
            return "not to act";
        const verdict v = refusal(s, who, *a);
        EXPECT_TRUE(v.allowed() || !v.why().empty());
        if (v.allowed())
            apply(s, who, *a);
        return std::string(v.id);
    }
    std::vector<std::string> choices(seat who) const
    {
        std::vector<action> list;
        legal(s, who, list);
        std::vector<std::string> text;
        text.reserve(list.size());
        for (const action& a : list)
            text.push_back(to_text(s, a));
        return text;
    }
    bool offers(const std::string& words) const
    {
        const auto list = choices(s.open.current);
        return std::find(list.begin(), list.end(), words) != list.end();
    }
    std::string hand(seat who) const { return cubes::to_text(s.free[static_cast<std::size_t>(who)]); }
    int chips(seat who) const { return s.open.chips[static_cast<std::size_t>(who)]; }
};

/// A round with these hands (a seat without one, and the mountains, take what is left in the deck's order), this open
/// cube, and `next` drawn first from the mountains in turn order from the first player on.
inline table deal_hands(const json& differences, int players, seat dealer, std::vector<std::string> hands,
                        const std::string& open, const std::vector<std::string>& next = {})
{
    json wanted = differences.is_null() ? json::object() : differences;
    wanted["players"] = players;
    table t;
    t.law = std::make_unique<rules>(rules_from(wanted));
    random_stream rng(1);
    t.st = game::first_standing(*t.law, players, dealer, rng);
    hands.resize(static_cast<std::size_t>(players));
    cubes::bag left = cubes::every_cube;
    left.remove(cube(open));
    for (const std::string& h : hands)
        left = cubes::minus(left, bag_of(h));
    for (const std::string& n : next)
        left.remove(cube(n));
    std::vector<cubes::type> rest = cubes::listed(left);
    std::vector<cubes::type> order;
    for (int i = 0; i < players; ++i) {
        const auto p = static_cast<std::size_t>(seat_after(dealer, players, i));
        std::vector<cubes::type> held = *cubes::read_cubes(hands[p]);
        // What nobody asked for comes from the end, where the high cubes are.
        while (held.size() < hand_size) {
            held.push_back(rest.back());
            rest.pop_back();
        }
        order.insert(order.end(), held.begin(), held.end());
    }
    const auto sizes = mountain_sizes(players, dealer, cubes::pieces - hand_size * players);
    std::vector<std::vector<cubes::type>> mountains(static_cast<std::size_t>(players));
    mountains[static_cast<std::size_t>(dealer)].push_back(cube(open));
    const int offset = t.law->first_player == first_player::left_of_dealer  ? -1
                       : t.law->first_player == first_player::next_in_order ? 1
                                                                            : 0;
    for (std::size_t i = 0; i < next.size(); ++i)
        mountains[static_cast<std::size_t>(seat_after(dealer, players, offset + static_cast<int>(i)))].push_back(
            cube(next[i]));
    for (int i = 0; i < players; ++i) {
        const auto p = static_cast<std::size_t>(seat_after(dealer, players, i));
        while (mountains[p].size() < sizes[p]) {
            mountains[p].push_back(rest.front());
            rest.erase(rest.begin());
        }
        order.insert(order.end(), mountains[p].begin(), mountains[p].end());
    }
    // Kinds to the deck's indices.
    std::vector<std::uint8_t> indices;
    indices.reserve(order.size());
    std::array<int, cubes::types> used{};
    for (const cubes::type k : order)
        indices.push_back(static_cast<std::uint8_t>((cubes::suit_of(k) * 14 + cubes::rank_of(k) - 1) * 2 + used[k]++));
    t.s = game::deal(*t.law, t.st, indices, rng);
    return t;
}

inline constexpr const char* special_dragon_hand = "5s 5s 3h 4h 5h 9s 9h 9d 9c 12d 11d 10d 9s"; ///< H01
inline constexpr const char* snake_hand = "2d 2d 3h 4h 5h 9s 9h 9d Dh 6s 6h 6c 6c";             ///< H17 with Dh, 3-cube
inline constexpr const char* boa_hand = "5s 5s 3h 3d 3c 9s 9h 9d 9c 12d 11d 10d 9s";            ///< H04

} // namespace hanpan::dragon
