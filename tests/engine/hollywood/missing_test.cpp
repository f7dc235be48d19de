// SPDX-License-Identifier: GPL-3.0-or-later
// Cards missing for the contract, against a search that tries everything card by card.
#include <algorithm>
#include <array>

#include "hollywood/sitting.h"

using namespace hanpan;
using namespace hanpan::hollywood;

namespace {

/// Fills every place of every meld with a natural, a wild or nothing, in every way, and counts the holes.
class everything_tried {
public:
    everything_tried(const rules& law, const contract& goal, const card_set& hand) : law_(law), goal_(goal)
    {
        hand.each([&](card c) {
            if (law.is_wild(c))
                ++wilds_;
            else
                ++left_[packs::suit_of(c)][packs::rank_of(c)];
        });
        best_ = goal.fewest();
    }
    int fewest()
    {
        meld(0, 0, 0);
        return best_;
    }

private:
    struct place {
        int suit, rank;
        bool wild_allowed;
    };

    void meld(int part, int from, int holes)
    {
        if (holes >= best_)
            return;
        if (part == goal_.count) {
            best_ = holes;
            return;
        }
        const contract::part& p = goal_.parts[part];
        const bool same = part > 0 && goal_.parts[part - 1] == p;
        if (p.kind == meld_kind::set) {
            for (int rank = same ? from : 0; rank < 13; ++rank) {
                bool natural = false; // are there naturals of this rank at all?
                for (int suit = 0; suit < 4; ++suit)
                    natural = natural || !law_.is_wild(packs::make(cards::make(suit, rank), 0));
                if (!natural || (!law_.same_rank_sets && used_rank_[static_cast<std::size_t>(rank)]))
                    continue;
                used_rank_[static_cast<std::size_t>(rank)] = true;
                set_card(part, rank, p.least, 0, 0, holes, {});
                used_rank_[static_cast<std::size_t>(rank)] = false;
            }
            return;
        }
        for (int suit = 0; suit < 4; ++suit)
            for (int start = 1; start + p.least - 1 <= 14; ++start) {
                const int number = suit * 16 + start;
                if (same && number < from)
                    continue;
                const bool natural_ace = !law_.is_wild(packs::make(cards::make(suit, 0), 0));
                if (start == 1 && !(law_.wild_in_ace_place || (natural_ace && law_.low_ace())))
                    continue;
                if (start + p.least - 1 == 14 && !(law_.wild_in_ace_place || (natural_ace && law_.high_ace())))
                    continue;
                bool apart = true;
                for (int k = 0; k < part; ++k)
                    if (goal_.parts[k].kind == meld_kind::run && runs_[k] / 16 == suit && law_.same_suit_run_gap > 0) {
                        const int other = runs_[k] % 16;
                        const int gap = std::max(start - (other + goal_.parts[k].least), other - (start + p.least));
                        apart = apart && gap >= law_.same_suit_run_gap;
                    }
                if (!apart)
                    continue;
                runs_[part] = number;
                run_card(part, suit, start, 0, 0, 0, holes, false);
            }
    }

    /// Naturals drawn later fill holes, so a meld only has to keep room for those it must have.
    bool wilds_fit(int length, int wilds) const { return wilds <= law_.most_wilds(length); }

    void run_card(int part, int suit, int start, int at, int naturals, int wilds, int holes, bool wild_before)
    {
        const int length = goal_.parts[part].least;
        if (holes >= best_ || !wilds_fit(length, wilds))
            return;
        if (at == length) {
            meld(part + 1, suit * 16 + start, holes);
            return;
        }
        const int where = start + at;
        const int rank = where == 14 ? 0 : where - 1;
        const bool ace_place = where == 1 || where == 14;
        const bool natural_here = !ace_place || (where == 1 ? law_.low_ace() : law_.high_ace());
        int& left = left_[static_cast<std::size_t>(suit)][static_cast<std::size_t>(rank)];
        if (left > 0 && natural_here) {
            --left;
            run_card(part, suit, start, at + 1, naturals + 1, wilds, holes, false);
            ++left;
        }
        if (wilds_ > 0 && (!ace_place || law_.wild_in_ace_place) && !(wild_before && !law_.adjacent_wilds)) {
            --wilds_;
            run_card(part, suit, start, at + 1, naturals, wilds + 1, holes, true);
            ++wilds_;
        }
        run_card(part, suit, start, at + 1, naturals, wilds, holes + 1, false);
    }

    void set_card(int part, int rank, int cards_left, int suit, int wilds, int holes, std::array<bool, 4> used)
    {
        const int length = goal_.parts[part].least;
        if (holes >= best_ || !wilds_fit(length, wilds))
            return;
        if (cards_left == 0) {
            meld(part + 1, rank, holes);
            return;
        }
        for (int s = suit; s < 4; ++s) {
            int& left = left_[static_cast<std::size_t>(s)][static_cast<std::size_t>(rank)];
            if (left == 0 || (law_.distinct_suits_in_set && used[static_cast<std::size_t>(s)]))
                continue;
            --left;
            auto more = used;
            more[static_cast<std::size_t>(s)] = true;
            set_card(part, rank, cards_left - 1, s, wilds, holes, more);
            ++left;
        }
        // Wilds and holes after the naturals.
        for (int w = 0; w <= std::min(wilds_, cards_left); ++w) {
            if (!wilds_fit(length, w))
                break;
            wilds_ -= w;
            meld(part + 1, rank, holes + cards_left - w);
            wilds_ += w;
        }
    }

    const rules& law_;
    const contract& goal_;
    std::array<std::array<int, 13>, 4> left_{};
    std::array<bool, 13> used_rank_{};
    int runs_[max_contract_melds] = {};
    int wilds_ = 0;
    int best_ = 0;
};

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
