// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "journey/house.h"

namespace hanpan::journey {

/// How a house's tasks go for a player of a level, tried by bots.
struct trial_options {
    std::string level = "casual";
    std::string coach = "master"; ///< who reviews where a task asks what decisions cost, as in every review
    std::uint64_t seed = 1;
    int rounds = 20;
};

/// Seat 0 of a finished round of this house with all that its task asks for: reviewed where it asks for cost, compared
/// with the field where it asks for that. Nothing when it was called off.
std::optional<round_facts> facts_of(const house& where, const match& played, const std::string& coach,
                                    const std::atomic<bool>& stop);

/// So many rounds of the house by a bot of that level at seat 0. Empty when it was called off.
std::vector<round_facts> try_out(const house& where, const game_entry& game, const trial_options& options,
                                 const std::atomic<bool>& stop);

/// What comes of tries whose rounds are drawn from those that were played, `draws` of them by dice of `seed`.
struct trial_result {
    double passes = 0;         ///< the share of tries that succeed
    double three_failures = 0; ///< the chance that the first three fail
    double rounds = 0;         ///< median of the rounds until the first success; infinite where half never come to it
};
trial_result outcome(const task& asked, std::span<const round_facts> rounds, std::uint64_t seed, int draws = 2000);

} // namespace hanpan::journey
