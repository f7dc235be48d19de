// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "games/hoola/game.h"

namespace hanpan::hoola {

inline card_set set_of(const std::string& text)
{
    const auto set = cards::read_cards(text);
    EXPECT_TRUE(set) << set.error;
    return set ? *set : 0;
}

inline card card_of(const std::string& text)
{
    const auto c = cards::read_card(text);
    EXPECT_TRUE(c) << c.error;
    return c ? *c : no_card;
}

inline rules law_of(const json& differences)
{
    const auto values = book().read(differences);
    EXPECT_TRUE(values) << values.error;
    return values ? book().bind(*values) : rules{};
}

inline std::vector<card> row_of(const std::string& text)
{
    std::vector<card> row;
    for (std::size_t at = 0; at < text.size(); at += 3)
        row.push_back(card_of(text.substr(at, 2)));
    return row;
}

/// A hand of Hoola set up in the middle of play: `dealer` is to draw or to take `discard`, which the player before him
/// threw. The stock begins with `stock` (next card first); the cards not mentioned follow unless `exact`; then they are out of play,
/// face up.
class sitting {
public:
    sitting(const json& rules_given, const std::vector<std::string>& hands, const std::string& discard,
            const std::string& stock = "", bool exact = false, seat dealer = 0)
        : law_(std::make_unique<rules>(law_of(rules_given)))
    {
        s.law = law_.get();
        s.players = static_cast<std::uint8_t>(hands.size());
        s.active = seat_set::first(s.players);
        s.dealer = static_cast<std::int8_t>(dealer);
        s.turn = s.dealer;
        s.discarder = static_cast<std::int8_t>(seat_after(dealer, s.players, -1));
        s.top_live = !discard.empty();
        s.chance = 5;
        card_set used = 0;
        for (std::size_t i = 0; i < hands.size(); ++i) {
            s.hands[i] = set_of(hands[i]);
            s.counts[i] = static_cast<std::uint8_t>(std::popcount(s.hands[i]));
            EXPECT_EQ(used & s.hands[i], 0U) << "a card in two hands";
            used |= s.hands[i];
        }
        for (const card c : row_of(discard))
            s.pile[s.pile_count++] = c;
        s.visible = set_of(discard);
        used |= s.visible;
        std::vector<card> order = row_of(stock);
        EXPECT_EQ(used & set_of(stock), 0U) << "a card twice";
        used |= set_of(stock);
        const card_set others = pack(*law_) & ~used;
        if (exact)
            s.visible |= others;
        else
            for (card_set rest = others; rest != 0; rest &= rest - 1)
                order.push_back(cards::lowest(rest));
        for (std::size_t i = order.size(); i-- > 0;)
            s.stock[s.stock_count++] = order[i];
    }

    /// A meld on the table; its cards leave the stock if they are there.
    sitting& meld(seat owner, const std::string& text)
    {
        const std::vector<card> row = row_of(text);
        const card_set pieces = set_of(text);
        rules pairs = *law_;
        pairs.seven_pair_melds = true;
        const meld_reading reading = read_meld(pairs, pieces, joker_in_order(*law_, row));
        EXPECT_EQ(reading.why, refused::none) << text;
        table_meld& m = s.melds[s.meld_count++];
        m = lay(*law_, pieces, reading, owner);
        s.accepts |= m.accepts;
        s.visible |= pieces;
        s.registered.add(owner);
        s.registered_before = s.registered.has(s.turn);
        card* end = std::remove_if(s.stock, s.stock + s.stock_count, [&](card c) { return cards::has(pieces, c); });
        s.stock_count = static_cast<std::uint8_t>(end - s.stock);
        return *this;
    }

    /// Everybody has completed a turn.
    sitting& all_played()
    {
        s.played = seat_set::first(s.players);
        return *this;
    }

    /// Why not: an id, "" if allowed, "?…" if the words cannot be read.
    std::string why(seat who, const std::string& text) const
    {
        const auto a = read_action(s, who, text);
        return a ? std::string(refusal(s, who, *a).id) : "?" + a.error.text();
    }

    sitting& play(seat who, const std::string& text)
    {
        const auto a = read_action(s, who, text);
        EXPECT_TRUE(a) << text << ": " << a.error;
        if (!a)
            return *this;
        const verdict v = refusal(s, who, *a);
        EXPECT_TRUE(v.allowed()) << who << " " << text << ": " << v.why();
        if (v.allowed())
            apply(s, who, *a);
        return *this;
    }

    std::set<std::string> legal_texts(seat who) const
    {
        std::vector<action> list;
        legal(s, who, list);
        std::set<std::string> texts;
        for (const action& a : list)
            texts.insert(to_text(s, a));
        EXPECT_EQ(texts.size(), list.size()) << "a choice listed twice";
        return texts;
    }

    std::vector<double> payments() const
    {
        std::vector<double> paid;
        for (const half_units amount : settle(s).payments)
            paid.push_back(units(amount));
        return paid;
    }

    std::string hand(seat who) const { return cards::to_text(s.hands[who]); }
    std::string ended() const { return settle(s).ending; }

    state s;

private:
    std::unique_ptr<rules> law_;
};

inline seat_set seats(std::initializer_list<seat> list)
{
    seat_set set;
    for (const seat s : list)
        set.add(s);
    return set;
}

} // namespace hanpan::hoola
