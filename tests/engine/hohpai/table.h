// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <memory>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "games/hohpai/game.h"

namespace hanpan::hohpai {

/// A deal in progress with the rules it points to.
struct table {
    std::unique_ptr<rules> law;
    standing st;
    hohpai::state s;

    /// The refusal's id, "" when the action was taken.
    std::string act(seat who, const std::string& words)
    {
        const auto a = read_action(s, who, words);
        if (!a)
            return "unreadable: " + a.error.text();
        if (!to_act(s).has(who))
            return "not to act";
        const verdict v = refusal(s, who, *a);
        if (v.allowed())
            apply(s, who, *a);
        return std::string(v.id);
    }
    std::vector<std::string> choices(seat who) const
    {
        std::vector<action> list;
        legal(s, who, list);
        std::vector<std::string> text;
        for (const action& a : list)
            text.push_back(to_text(s, a));
        return text;
    }
    std::string hand(seat who) const { return dominoes::to_text(s.hand[static_cast<std::size_t>(who)]); }
    std::string row() const
    {
        std::string text;
        for (int k = 0; k < s.open.row.length; ++k)
            text += (k == 0 ? "" : " ") + dominoes::to_text(s.row[s.open.row.place(k)]);
        return text;
    }
    json view(seat who) const { return to_json(observe(s, who)); }
};

inline rules rules_from(const json& differences, int players)
{
    json wanted = differences.is_string() ? json{{"preset", differences}}
                  : differences.is_null() ? json::object()
                                          : differences;
    wanted["players"] = players;
    const auto values = book().read(wanted);
    EXPECT_TRUE(values) << values.error;
    return book().bind(*values);
}

/// Deals `deck`, a whole set in dealing order.
inline table deal(const json& differences, int players, seat head, const std::vector<std::uint8_t>& order,
                  std::uint64_t seed = 1)
{
    table t;
    t.law = std::make_unique<rules>(rules_from(differences, players));
    t.st.players = players;
    t.st.dealer = head;
    t.st.scores.assign(static_cast<std::size_t>(players), 0);
    random_stream chance(seed, random_stream::purpose::table);
    t.s = game::deal(*t.law, t.st, order, chance);
    return t;
}

/// A deck that begins with these pieces (a list per hand, in dealing order); the rest follows from 1-1 to 6-6.
inline std::vector<std::uint8_t> deck_with(const json& differences, int players, const std::string& start)
{
    const auto names = game::deck(rules_from(differences, players), players);
    std::vector<std::uint8_t> order;
    std::vector<bool> used(names.size(), false);
    std::string word;
    const auto take = [&](const std::string& typed) {
        const std::string name = dominoes::to_text(*dominoes::read_face(typed));
        for (std::size_t i = 0; i < names.size(); ++i)
            if (!used[i] && names[i] == name) {
                used[i] = true;
                order.push_back(static_cast<std::uint8_t>(i));
                return;
            }
        ADD_FAILURE() << typed << " is not left";
    };
    for (const char c : start + " ")
        if (c == ' ') {
            if (!word.empty())
                take(word);
            word.clear();
        } else {
            word += c;
        }
    for (std::size_t i = 0; i < names.size(); ++i)
        if (!used[i])
            order.push_back(static_cast<std::uint8_t>(i));
    return order;
}

inline std::vector<std::uint8_t> shuffled(const json& differences, int players, std::uint64_t seed)
{
    std::vector<std::uint8_t> order(game::deck(rules_from(differences, players), players).size());
    std::iota(order.begin(), order.end(), std::uint8_t{0});
    random_stream(seed, random_stream::purpose::deal).shuffle(std::span(order));
    return order;
}

} // namespace hanpan::hohpai
