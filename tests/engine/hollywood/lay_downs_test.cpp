// SPDX-License-Identifier: GPL-3.0-or-later
// Every hand that can lay its contract down is seen to: the search held against brute force over all melds of the least size.
#include <cstdlib>

#include <gtest/gtest.h>

#include "base/random.h"
#include "games/hollywood/actions.h"
#include "games/hollywood/missing.h"
#include "games/hollywood/rules.h"

namespace hanpan::hollywood {
namespace {

using cards::card_set;

struct meld_choice {
    meld_kind kind;
    std::vector<card> row;
};

/// Every meld of exactly `length` cards that this hand holds, copies of a face alike.
std::vector<meld_choice> all_melds(const rules& law, const packs::card_set& hand, meld_kind kind, int length)
{
    std::vector<meld_choice> found;
    std::vector<card> wilds, naturals;
    hand.each_sorted([&](card c) { (law.is_wild(c) ? wilds : naturals).push_back(c); });
    const auto add = [&](const std::vector<card>& row) {
        table_meld made;
        if (make_meld(law, kind, row, true, made).allowed())
            found.push_back({kind, row});
    };
    if (kind == meld_kind::set) {
        for (int rank = 0; rank < cards::ranks; ++rank) {
            std::vector<card> same;
            for (const card c : naturals)
                if (packs::rank_of(c) == rank)
                    same.push_back(c);
            for (std::uint32_t bits = 1; bits < 1U << same.size(); ++bits) {
                std::vector<card> row;
                for (std::size_t i = 0; i < same.size(); ++i)
                    if (bits >> i & 1)
                        row.push_back(same[i]);
                const int need = length - static_cast<int>(row.size());
                if (need < 0 || need > static_cast<int>(wilds.size()))
                    continue;
                row.insert(row.end(), wilds.begin(), wilds.begin() + need);
                add(row);
            }
        }
        return found;
    }
    for (int suit = 0; suit < cards::suits; ++suit)
        for (int start = low_place; start + length - 1 <= high_place; ++start)
            for (std::uint32_t bits = 1; bits < 1U << length; ++bits) {
                std::vector<card> row;
                std::size_t used = 0;
                for (int i = 0; i < length; ++i) {
                    card here = packs::no_card;
                    if (bits >> i & 1)
                        for (const card c : naturals)
                            if (packs::suit_of(c) == suit && packs::rank_of(c) == rank_at(start + i))
                                here = c;
                    if (!(bits >> i & 1))
                        here = used < wilds.size() ? wilds[used++] : packs::no_card;
                    if (here == packs::no_card)
                        break;
                    row.push_back(here);
                }
                if (static_cast<int>(row.size()) == length)
                    add(row);
            }
    return found;
}

/// Is there any way to lay the contract down at its least sizes? Melds one by one, each with real cards left.
bool possible(const open_part& t, const packs::card_set& hand, const packs::card_set& left, action a, int part, int at)
{
    if (part == t.goal.count)
        return laying_down_error(t, hand, a).why == refused::none;
    const contract::part& p = t.goal.parts[part];
    for (const meld_choice& m : all_melds(*t.law, left, p.kind, p.least)) {
        action next = a;
        next.kinds[part] = p.kind;
        next.lengths[part] = p.least;
        packs::card_set rest = left;
        for (int i = 0; i < p.least; ++i) {
            next.laid[at + i] = m.row[static_cast<std::size_t>(i)];
            rest.remove(m.row[static_cast<std::size_t>(i)]);
        }
        next.melds = static_cast<std::uint8_t>(part + 1);
        if (possible(t, hand, rest, next, part + 1, at + p.least))
            return true;
    }
    return false;
}

packs::card_set random_hand(const rules& law, int cards_held, random_stream& rng)
{
    // Few ranks and suits, so that melds compete for cards.
    std::vector<card> all;
    all_cards(law, 4).each_sorted([&](card c) {
        const int rank = packs::is_joker(c) ? 0 : packs::rank_of(c);
        if (packs::is_joker(c) || rank == cards::ace || (rank >= 4 && rank <= 9))
            all.push_back(c);
    });
    rng.shuffle(std::span<card>(all));
    packs::card_set hand;
    for (int i = 0; i < cards_held && i < static_cast<int>(all.size()); ++i)
        hand.add(all[static_cast<std::size_t>(i)]);
    return hand;
}

} // namespace

TEST(hollywood_lay_downs, every_possible_one_is_found)
{
    const int hands = std::getenv("HANPAN_FULL_TESTS") != nullptr ? 4000 : 60;
    random_stream rng(5);
    for (const json& differences : {json::object(), json{{"jokers_total", 4}, {"wild_cards", "jokers"}},
                                    json{{"wild_ratio", "fewer_than_naturals"}}, json{{"distinct_suits_in_set", true}},
                                    json{{"adjacent_wilds", false}}, json{{"same_rank_sets", false}},
                                    json{{"wild_cards", "twos_jokers"},
                                         {"jokers_total", 4},
                                         {"wild_ratio", "not_more_than_naturals"},
                                         {"same_suit_run_gap", 2}},
                                    json{{"go_out", "discard_required"}, {"min_naturals", 2}}}) {
        const rules law = book().bind(*book().read(differences));
        int can = 0;
        for (const char* text : {"S3 S3", "S3 R4", "R4 R4", "S3 S3 S3", "S3 S3 R4", "S3 R4 R4"})
            for (int n = 0; n < hands; ++n) {
                open_part t;
                t.law = &law;
                t.players = 4;
                t.goal = read_contracts(text)->front();
                t.phase = phase::play;
                const packs::card_set hand = random_hand(law, 12, rng);
                const bool brute = possible(t, hand, hand, {.kind = action_kind::lay_down}, 0, 0);
                can += brute;
                const auto found = groupings(t, hand, groupings_listed);
                std::string cards_held;
                hand.each_sorted([&](card c) { cards_held += packs::to_text(c) + " "; });
                ASSERT_TRUE(!brute || !found.empty()) << text << " under " << differences << ": " << cards_held;
                for (const action& a : found)
                    ASSERT_EQ(laying_down_error(t, hand, a).why, refused::none) << cards_held;
            }
        EXPECT_GT(can, 0) << differences;
    }
}

} // namespace hanpan::hollywood
