// SPDX-License-Identifier: GPL-3.0-or-later
// Cards missing for the contract, against a search that tries everything card by card.
#include <algorithm>

#include "hollywood/everything_tried.h"
#include "hollywood/sitting.h"

using namespace hanpan;
using namespace hanpan::hollywood;

namespace {

/// A hand of so many cards; some are gathered from two suits, some hold many wilds.
card_set random_hand(const rules& law, int size, random_stream& rng)
{
    std::vector<card> pack;
    all_cards(law, 4).each([&](card c) { pack.push_back(c); });
    rng.shuffle(std::span<card>(pack));
    const std::uint32_t style = rng.below(3);
    if (style == 1)
        std::stable_partition(pack.begin(), pack.end(), [](card c) { return packs::suit_of(c) < 2; });
    if (style == 2) {
        auto wilds = std::stable_partition(pack.begin(), pack.end(), [&](card c) { return law.is_wild(c); });
        const auto many = static_cast<long>(rng.below(7));
        std::rotate(pack.begin() + std::min(many, static_cast<long>(wilds - pack.begin())), wilds, pack.end());
    }
    card_set hand;
    for (int i = 0; i < size && i < static_cast<int>(pack.size()); ++i)
        hand.add(pack[static_cast<std::size_t>(i)]);
    return hand;
}

void compare(const json& differences, const std::vector<contract>& contracts, int hands, int seed)
{
    const rules law = law_of(differences);
    random_stream rng(static_cast<std::uint64_t>(seed));
    for (int i = 0; i < hands; ++i) {
        const contract& goal = contracts[static_cast<std::size_t>(i) % contracts.size()];
        const card_set hand = random_hand(law, 6 + static_cast<int>(rng.below(8)), rng);
        ASSERT_EQ(missing(law, goal, hand), everything_tried(law, goal, hand).fewest())
            << to_text(goal) << ": " << packs::to_text(hand) << " under " << differences.dump();
    }
}

std::vector<contract> list(const std::string& text)
{
    const auto read = read_contracts(text);
    EXPECT_TRUE(read) << read.error;
    return *read;
}

} // namespace

TEST(hollywood_missing, equals_a_search_of_everything) { compare({}, list("seed_7"), 2100, 1); }

TEST(hollywood_missing, equals_it_under_house_rules)
{
    const std::vector<json> sets{
        {{"wild_cards", "jokers"}, {"jokers_total", 4}},
        {{"wild_cards", "jokers"}, {"jokers_total", 4}, {"natural_ace_place", "low"}, {"wild_in_ace_place", true}},
        {{"wild_cards", "twos_jokers"}, {"jokers_total", 4}, {"wild_ratio", "not_more_than_naturals"}},
        {{"wild_ratio", "fewer_than_naturals"}},
        {{"min_naturals", 2}},
        {{"adjacent_wilds", false}},
        {{"adjacent_wilds", false}, {"wild_cards", "red_aces"}, {"natural_ace_place", "high"}},
        {{"same_suit_run_gap", 2}},
        {{"same_rank_sets", false}},
        {{"distinct_suits_in_set", true}},
        {{"deck_count", 4}},
        {{"deck_count", 3}, {"wild_cards", "twos_jokers"}, {"natural_ace_place", "none"}, {"jokers_total", 2}},
        {{"same_suit_run_gap", 1}, {"wild_cards", "jokers"}, {"jokers_total", 6}, {"adjacent_wilds", false}},
    };
    int seed = 10;
    for (const json& differences : sets)
        compare(differences, list("S3 S3|S3 R4|R4 R4|S3 S3 S3|S3 S3 R4|S3 R5|S4 R4 S3|R4 R3"), 160, ++seed);
}

TEST(hollywood_missing, counts_what_a_person_counts)
{
    const auto asked = [](int hand_no, const std::string& hand) {
        return ask("missing", {{"hand_no", hand_no}, {"hand", hand}}).at("missing").get<int>();
    };
    EXPECT_EQ(asked(1, ""), 6);
    EXPECT_EQ(asked(1, "7H 7H 7S KD KC KS"), 0);
    EXPECT_EQ(asked(1, "7H 7H 7S AC AD AS AH"), 0) << "7 7 A and 7 A A";
    EXPECT_EQ(asked(1, "AC AD AS AH AC AD"), 2) << "each set needs a natural";
    EXPECT_EQ(asked(3, "4H 5H 6H 7H 8H"), 3) << "8 is the start of another run";
    EXPECT_EQ(asked(7, "5H 6H 7H 8H 2S 3S 4S 5S AC AD"), 2);
    EXPECT_EQ(asked(7, "2D 3D 4D 5D 5D 6D 7D 8D 9C TC JC AS"), 0);
}
