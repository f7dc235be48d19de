// SPDX-License-Identifier: GPL-3.0-or-later
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

} // namespace hanpan::hollywood
