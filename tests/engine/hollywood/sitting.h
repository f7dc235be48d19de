// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "games/hollywood/game.h"

namespace hanpan::hollywood {

inline rules law_of(const json& differences)
{
    const auto values = book().read(differences);
    EXPECT_TRUE(values) << values.error;
    return values ? book().bind(*values) : rules{};
}

/// Cards in the order written, copies as they come.
inline std::vector<card> row_of(const std::string& text)
{
    rules law;
    law.deck_count = deck_count::four;
    law.jokers_total = packs::max_jokers;
    const auto row = read_cards(text, {}, all_cards(law, 4));
    EXPECT_TRUE(row) << row.error;
    return row ? *row : std::vector<card>{};
}

inline card_set set_of(const std::string& text)
{
    card_set set;
    for (const card c : row_of(text))
        set.add(c);
    return set;
}

inline json ask(const std::string& what, json question, const json& rules_given = json())
{
    question["game"] = "hollywood";
    question["ask"] = what;
    if (!rules_given.is_null())
        question["rules"] = rules_given;
    return game::eval(question);
}

/// A hand in the middle of play: hands and discards as given ("top" last), the stock of `stock` (next card first; the
/// rest of the packs is out of play unless `whole`). Seat 0 dealt, seat 1 is in turn.
class sitting {
public:
    sitting(const json& rules_given, const std::vector<std::string>& hands, const std::string& pile, int hand_no = 1,
            const std::string& stock = "", bool whole = true)
        : law_(std::make_unique<rules>(law_of(rules_given)))
    {
        s.law = law_.get();
        s.players = static_cast<std::uint8_t>(std::min<std::size_t>(hands.size(), max_seats_here));
        s.hand_no = static_cast<std::uint8_t>(hand_no - 1);
        s.goal = contracts_of(law_->contracts).at(s.hand_no);
        s.last_hand = hand_no == static_cast<int>(contracts_of(law_->contracts).size());
        s.dealer = 0;
        s.turn = 1;
        s.chance = 5;
        s.turns = 20;
        card_set free = all_cards(*law_, s.players);
        const auto take = [&](const std::string& text) {
            const auto row = read_cards(text, free, all_cards(*law_, s.players));
            EXPECT_TRUE(row) << row.error;
            for (const card c : *row)
                free.remove(c);
            return *row;
        };
        for (std::size_t i = 0; i < hands.size() && i < max_seats_here; ++i)
            for (const card c : take(hands[i])) {
                s.hands[i].add(c);
                ++s.counts[i];
            }
        for (const card c : take(pile)) {
            if (s.pile_count >= packs::max_cards)
                break;
            s.pile[s.pile_count] = c;
            s.pile_by[s.pile_count++] = 0;
        }
        std::vector<card> next = take(stock);
        if (whole)
            free.each([&](card c) { next.push_back(c); });
        const std::size_t count = std::min<std::size_t>(next.size(), packs::max_cards);
        for (std::size_t i = 0; i < count; ++i)
            s.stock[i] = next[count - 1 - i];
        s.stock_count = static_cast<std::uint8_t>(count);
        for (seat x = 0; x < max_seats_here; ++x)
            s.allowance[x] = static_cast<std::uint8_t>(law_->mayi_limit);
        s.phase = phase::draw;
    }

    /// A meld that lies on the table already; its player is down.
    void lay(seat owner, meld_kind kind, const std::string& cards)
    {
        card_set elsewhere;
        for (const card_set& h : s.hands)
            elsewhere.add(h);
        card_set free = all_cards(*s.law, s.players);
        free.remove(elsewhere);
        for (int i = 0; i < s.stock_count; ++i)
            if (!free.has(s.stock[i]))
                ADD_FAILURE() << "the stock holds a card of a hand";
        const auto row = read_cards(cards, free, free);
        ASSERT_TRUE(row) << row.error;
        table_meld& m = s.melds[s.meld_count++];
        ASSERT_TRUE(make_meld(*s.law, kind, *row, false, m).allowed()) << cards;
        m.owner = static_cast<std::int8_t>(owner);
        s.down.add(owner);
        for (const card c : *row) { // out of the stock
            int kept = 0;
            for (int i = 0; i < s.stock_count; ++i)
                if (s.stock[i] != c)
                    s.stock[kept++] = s.stock[i];
            s.stock_count = static_cast<std::uint8_t>(kept);
        }
    }

    /// The window as it opens at the start of the turn of seat 1.
    void open_calls()
    {
        s.phase = phase::window;
        s.asked = {};
        for (seat x = 0; x < s.players; ++x)
            if (call_error(s, x) == refused::none)
                s.asked.add(x);
        if (s.asked.empty())
            s.phase = phase::draw;
        else
            s.asked.add(s.turn);
    }
    /// Seat 1 has drawn.
    void in_play() { s.phase = phase::play, s.drawn = true; }

    verdict judge(seat who, const std::string& text) const
    {
        const auto a = read_action(s, who, text);
        if (!a)
            return {"not_understood", "not understood"};
        return refusal(s, who, *a);
    }
    std::string id(seat who, const std::string& text) const { return std::string(judge(who, text).id); }

    void act(seat who, const std::string& text)
    {
        const auto a = read_action(s, who, text);
        ASSERT_TRUE(a) << text << ": " << a.error;
        const verdict judged = refusal(s, who, *a);
        ASSERT_TRUE(judged.allowed()) << text << ": " << judged.why();
        ASSERT_TRUE(to_act(s).has(who)) << text;
        apply(s, who, *a);
    }

    std::set<std::string> choices(seat who) const
    {
        std::vector<action> list;
        legal(s, who, list);
        std::set<std::string> words;
        for (const action& a : list)
            words.insert(to_text(s, a));
        return words;
    }
    std::string meld(int number) const
    {
        std::string text;
        for (int i = 0; i < s.melds[number].length; ++i)
            text += (i == 0 ? "" : " ") + cards::to_text(packs::face_of(s.melds[number].cards[i]));
        return text;
    }

    state s;

private:
    std::unique_ptr<rules> law_;
};

} // namespace hanpan::hollywood
