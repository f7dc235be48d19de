// SPDX-License-Identifier: GPL-3.0-or-later
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "games/hollywood/melding.h"

namespace hanpan::hollywood {

/// What is ruled out at a glance has no way when it is looked at in full: every run of naturals, every card,
/// whatever is wild and wherever the ace stands.
TEST(hollywood_glance, rules_out_nothing_that_can_be_laid_off)
{
    int possible = 0;
    for (int wild = 0; wild <= int(wild_cards::red_aces_jokers); ++wild)
        for (int ace = 0; ace <= int(ace_place::low_or_high); ++ace) {
            rules law;
            law.wild_cards = static_cast<wild_cards>(wild);
            law.natural_ace_place = static_cast<ace_place>(ace);
            for (int start = low_place; start <= high_place; ++start)
                for (int length = run_cards; start + length - 1 <= high_place; ++length) {
                    table_meld m;
                    m.kind = meld_kind::run;
                    m.suit = 1;
                    m.start = static_cast<std::uint8_t>(start);
                    m.length = static_cast<std::uint8_t>(length);
                    for (int i = 0; i < length; ++i)
                        m.cards[i] = cards::make(1, rank_at(start + i));
                    for (int face = 0; face < 64; ++face) {
                        const card c = static_cast<card>(face);
                        layoff found[3];
                        if (!cards::has(cards::naturals, face) || layoffs(law, m, c, found, nullptr) == 0)
                            continue;
                        ++possible;
                        EXPECT_FALSE(out_of_question(law, m, c)) << "wild " << wild << " ace " << ace << " start "
                                                                 << start << " length " << length << " card " << face;
                    }
                }
        }
    EXPECT_GT(possible, 1000);
}

namespace {

/// Runs and sets of three to five cards, whole and with a joker in one place, as far as they may lie on the table.
std::vector<table_meld> melds_by(const rules& law)
{
    constexpr int least = 3, most = 5;
    const card joker = packs::make(cards::make_joker(1), 0);
    std::vector<std::pair<meld_kind, std::vector<card>>> rows;
    for (int length = least; length <= most; ++length) {
        for (int start = low_place; start + length - 1 <= high_place; ++start) {
            std::vector<card> row;
            for (int i = 0; i < length; ++i)
                row.push_back(packs::make(cards::make(1, rank_at(start + i)), 0));
            rows.emplace_back(meld_kind::run, row);
        }
        for (int rank = 0; rank < cards::ranks; ++rank) {
            std::vector<card> row;
            for (int i = 0; i < length; ++i)
                row.push_back(packs::make(cards::make(i % cards::suits, rank), i / cards::suits));
            rows.emplace_back(meld_kind::set, row);
        }
    }
    std::vector<table_meld> melds;
    for (const auto& [kind, row] : rows)
        for (std::size_t hole = 0; hole <= row.size(); ++hole) {
            std::vector<card> with = row;
            if (hole < row.size())
                with[hole] = joker;
            table_meld m;
            if (make_meld(law, kind, with, true, m).allowed())
                melds.push_back(m);
        }
    return melds;
}

} // namespace

/// Whether a meld takes a card is what the ways to lay it off say, wherever it is said without looking for them.
TEST(hollywood_glance, a_meld_takes_what_has_a_way_to_it)
{
    int asked = 0, taken = 0;
    for (int wild = 0; wild <= int(wild_cards::red_aces_jokers); ++wild)
        for (int ace = 0; ace <= int(ace_place::low_or_high); ++ace)
            for (int house = 0; house < 64; ++house) {
                rules law;
                law.wild_cards = static_cast<wild_cards>(wild);
                law.natural_ace_place = static_cast<ace_place>(ace);
                law.set_max = (house & 1) != 0 ? 4 : 0;
                law.distinct_suits_in_set = (house & 2) != 0;
                law.wild_ratio = (house & 4) != 0 ? wild_ratio::fewer_than_naturals : wild_ratio::any;
                law.wild_ratio_on_layoff = (house & 8) != 0;
                law.adjacent_wilds = (house & 16) != 0;
                law.wild_displacement = (house & 32) != 0 ? displacement::none : displacement::run_end;
                for (const table_meld& m : melds_by(law))
                    for (int number = 0; number < 64; ++number) {
                        const auto face = static_cast<cards::card>(number);
                        if (!cards::has(cards::naturals | cards::jokers, face))
                            continue;
                        const card c = packs::make(face, cards::is_joker(face) ? 0 : 1);
                        layoff found[3];
                        const bool ways = layoffs(law, m, c, found, nullptr) > 0;
                        ++asked;
                        taken += ways;
                        ASSERT_EQ(takes(law, m, c), ways)
                            << "wild " << wild << " ace " << ace << " house " << house << " kind " << int(m.kind)
                            << " start " << int(m.start) << " length " << int(m.length) << " card " << number;
                    }
            }
    EXPECT_GT(asked, 100'000);
    EXPECT_GT(taken, 10'000);
}

} // namespace hanpan::hollywood
