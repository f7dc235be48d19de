// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/hohpai/ranking.h"
#include "games/hohpai/rules.h"
#include "pieces/domino.h"

namespace hanpan::hohpai {

/// What a group of three (han-hpai) is (RULES.md, section 5.1). With `combo_reading=values`, ssang_syo is the full
/// dragon, tai_sam_tong the split, and the dragons and the kao replace the printed groups (5.5).
enum class group_class : std::uint8_t {
    ssang_syo,
    sok,
    tai_sam_tong,
    ro_in,
    a_ki,
    ssang_pyen,
    yo,
    sun,
    big_dragon,
    small_dragon,
    kao,
};
/// "ssang_syo", "sok", …
std::string_view to_text(group_class what);

struct group {
    dominoes::bag pieces;
    group_class what;
};

/// What the score of a winning hand comes from, the dearest rules last (section 6).
enum class hand_class : std::uint8_t { mixed_pair, like_pair, tai_sa_ttai, hol_ssang_syo, pou_tong };
/// "mixed_pair", "like_pair", …
std::string_view to_text(hand_class what);

struct winning_hand {
    dominoes::bag pieces;
    std::uint8_t score;
};

/// One way to show a winning hand. `groups` is empty for pou-tong and for three pairs that are not two groups.
struct showing {
    hand_class what = hand_class::mixed_pair;
    int score = 0;
    std::string label;                 ///< "sok+ssang_syo", "pou_tong_2", "tai_sa_ttai", …
    std::vector<dominoes::bag> groups; ///< in reading order
};

/// Every hand's worth under one reading of the rules and one set of pieces: score and distance are one look-up each.
/// Built in a few milliseconds and shared by all matches under the same reading as long as one of them lives; the last
/// few used are kept besides.
/// asked for are kept besides.
class hand_table {
public:
    /// The table for these rules with `players`; `law` keeps it.
    static const hand_table& of(const rules& law, int players);
    /// The same for rules that do not live long.
    static std::shared_ptr<const hand_table> shared(const rules& law, int players);

    /// Builds a table outside the cache, for measuring.
    hand_table(const rules& law, dominoes::bag set);
    ~hand_table();
    hand_table(const hand_table&) = delete;
    hand_table& operator=(const hand_table&) = delete;

    /// 0 when six pieces are no winning hand (section 6).
    int score(dominoes::bag six) const { return worth_[rank(six, 6)] & 15; }
    /// The fewest pieces still needed, 0…6 (section 10). Pieces outside the set in use cannot be reached.
    int distance(dominoes::bag six) const { return worth_[rank(six, 6)] >> 4; }
    /// The same for five pieces: how many are needed besides the sixth, which counts as one of them (1…6).
    int distance_of_five(dominoes::bag five) const { return five_[rank(five, 5)]; }
    /// The winning six with the highest score among six or seven pieces; score 0 when there is none.
    winning_hand best_of(dominoes::bag held) const;

    dominoes::bag set() const { return set_; }
    /// The rules it was built for. Others that make the same hands share it.
    const rules& law() const { return house_; }
    const std::vector<group>& groups() const { return groups_; }
    /// What these three pieces are; they must be a group.
    group_class class_of(dominoes::bag three) const;
    /// Every winning hand of the set in use, by ascending mask.
    const std::vector<winning_hand>& hands() const { return hands_; }
    /// Every way to show the hand that gives its best score, in reading order.
    std::vector<showing> showings(dominoes::bag six) const;

    /// What six pieces are worth to a lone player who exchanges one piece a turn for a random unseen one while somebody
    /// else's win ends the deal with a fixed chance each turn: the expected score. Built at first use.
    float promise(dominoes::bag six) const { return promises()[rank(six, 6)]; }
    /// Chance that nobody else wins between two turns of a player, as `promise` sees it.
    static constexpr float patience = 0.8F;

    /// How much more six pieces promise on average when this one is among them: its worth to somebody whose hand is
    /// unknown.
    float use(dominoes::face f) const;

private:
    struct lazy;
    const float* promises() const;
    void add_hands();
    void spread_distances();

    rules house_;
    dominoes::bag set_;
    std::vector<group> groups_;
    std::vector<winning_hand> hands_;
    std::vector<std::uint8_t> worth_; ///< by rank of six: score in bits 0…3, distance above
    std::vector<std::uint8_t> five_;  ///< by rank of five
    std::unique_ptr<lazy> lazy_;
};

/// Do these six pieces form three pairs (section 1)?
bool three_pairs_in(dominoes::bag six, pairing table);

} // namespace hanpan::hohpai
