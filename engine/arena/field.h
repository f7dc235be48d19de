// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "match/match.h"
#include "search/levels.h"

namespace hanpan::arena {

/// How many others have one's seat where nobody asks for another number.
inline constexpr int usual_field = 60;

/// The levels of that many bots, as far as the game offers them: each as often as the others, and mixed from the
/// first one on.
std::vector<std::string> mixed_levels(const level_numbers& game, int bots = usual_field);

/// One of the field: how it played the seat.
struct entrant {
    std::string level;
    half_units paid = 0;            ///< for the round; more is better in every game
    std::vector<std::string> moves; ///< its own actions, in the protocol's words
};

/// What a seat got beside a field.
struct field_place {
    int better = 0, equal = 0, worse = 0; ///< of the field
    int bots() const { return better + equal + worse; }
    /// The share of the field that it is ahead of, 0 … 1; equal pay counts half. 0.5 where nobody has played.
    double ahead_of() const { return bots() == 0 ? 0.5 : (worse + 0.5 * equal) / bots(); }
};

/// The first move at which most of the better half, as far as they had come the same way, went another one.
struct departure {
    std::size_t own_move = 0; ///< number of one's own action in the round, 0 = first
    std::string instead;      ///< what most of those did who did something else
    int came = 0;             ///< how many of the better half had made the same moves before,
    int left = 0;             ///< how many of them did something else here,
    int agreed = 0;           ///< how many of those did `instead`
};

/// "Sixty others had your seat": the round on the table, played again by bots at one seat. Deal, standing and the other
/// players are the same for each; only who sits there differs. Who makes the same moves comes to the same positions.
class field {
public:
    /// `at`: a match whose current round is meant, however far it is. `who`: the seat. `table`: who plays at the other
    /// seats, one for each seat; that of `who` is not looked at. `levels`: the bots, one each. `seed`: of their dice.
    field(const match& at, seat who, std::span<const bot_settings> table, std::vector<std::string> levels,
          std::uint64_t seed);

    /// Plays on with up to `bots` more of them, on `threads` threads. When `stop` becomes true it returns soon; whoever
    /// was in the midst of the round begins anew the next time. Who has played depends on nothing but their number.
    void play_on(std::size_t bots, int threads, const std::atomic<bool>& stop);
    bool complete() const { return played_.size() == levels_.size(); }
    /// Who has played, in the order of `levels`.
    std::span<const entrant> played() const { return played_; }

    /// The place of somebody whom the round paid so much (settlement::payments as they are), among those who have
    /// played.
    field_place place(half_units payment) const;
    /// The best paid of those who have played, the first of equals; nullptr where nobody has.
    const entrant* best() const;
    /// The departure from the moves that `who` made in the current round of `own`; nothing where the better half went no
    /// other way.
    std::optional<departure> departed(const match& own) const;

private:
    entrant play(std::size_t number, const std::atomic<bool>& stop) const;
    half_units worth(half_units payment) const { return start_->low_score_wins() ? -payment : payment; }

    std::unique_ptr<match> start_; ///< before the round's first action
    seat who_;
    std::vector<bot_settings> table_;
    std::vector<std::string> levels_;
    std::uint64_t seed_;
    std::vector<entrant> played_;
};

} // namespace hanpan::arena
