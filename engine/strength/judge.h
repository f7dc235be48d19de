// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "game/judging.h"
#include "match/match.h"
#include "strength/judged.h"

namespace hanpan::strength {

/// Judges decisions of one game, by what a seat of a match may know.
class decision_judge {
public:
    virtual ~decision_judge() = default;
    /// The action `who`, who is to act, is about to take as the match's action number `index`. Nothing where the rules
    /// leave no choice, where the action cannot be read, or when `stop` became true.
    virtual std::optional<judged_decision> judge(const match& before, seat who, std::string_view action,
                                                 std::size_t index, const std::atomic<bool>& stop) const = 0;
    /// Where the game's levels stand, weakest first.
    virtual std::span<const level_place> places() const = 0;
    /// What the round just dealt promises `who`, whole units, more being better (judged_round::promised).
    virtual double promise(const match& dealt, seat who, const std::atomic<bool>& stop) const = 0;
};

/// The judge of a game; nullptr for a game that does not name its decisions. The same seed judges alike.
std::unique_ptr<decision_judge> judge_for(std::string_view game, std::uint64_t seed);

/// Where the levels of a game stand, weakest first; empty for a game whose levels were not measured.
std::span<const level_place> places_of(std::string_view game);

/// Called after each action: how many have been walked through, of how many.
using judging_progress = std::function<void(std::size_t, std::size_t)>;

/// The finished rounds of a match, judged for `who`, oldest first, from round `first` (0 = the first) on. When `stop`
/// becomes true it gives the rounds judged completely by then. Takes a tenth of a second a round or two on one core:
/// call it for a clone on another thread.
std::vector<judged_round> judge_rounds(const match& played, seat who, const std::atomic<bool>& stop, int first = 0,
                                       const judging_progress& done = {});

} // namespace hanpan::strength
