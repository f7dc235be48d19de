// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/parsed.h"
#include "journey/task.h"
#include "match/match.h"

/// The houses one visits on the way from the neighbourhood to the sea, each with rules, people and a task of its own.
/// resources/houses/README.md is the manual of their files.
namespace hanpan::journey {

/// The stages of the journey, in order.
enum class stage : std::uint8_t { neighbourhood, market, river, pass, capital, sea };
inline constexpr std::size_t stages = 6;
/// "neighbourhood", "market", … in the order of the enumeration.
std::span<const std::string_view> stage_names();

/// The same words in every language of the program.
struct words {
    std::string en, ko;
};

/// Who sits in a house.
struct resident {
    std::string animal; ///< one of animals(); its temperament is the animal's
    std::string level;  ///< one of bot_levels(), offered in the game
    std::vector<words> says;
};

struct house {
    std::string id; ///< the file's name without its ending
    journey::stage stage = journey::stage::neighbourhood;
    int place = 0; ///< in its stage, 1 = first
    std::string game;
    words name;
    words story;           ///< why one plays like that here
    words source;          ///< where the rules come from
    rule_values rules;     ///< complete, `players` among them where it is a field
    json rules_as_written; ///< a preset's name, or a preset and what is changed
    std::vector<resident> people;
    int sit = 0;          ///< chips one must have to sit down; whoever has less is lent them
    int gift = 0;         ///< chips the host gives when the task is done
    int lesson = 0;       ///< of the game's course, read before one sits down; 0 = nothing is new
    std::string for_whom; ///< the level that does the task as a rule: one's own strength is as much
    journey::task task;
    words asks; ///< the task as the host says it

    int players() const { return static_cast<int>(people.size()) + 1; }
    /// A round in this house: the person at seat 0, the people after it in their order.
    match_setup round(std::uint64_t seed) const;
    /// Who plays at which seat of such a round, seat 0 by `level`. Every seat's dice follow from the round's seed.
    std::vector<bot_settings> table(std::uint64_t seed, const std::string& level) const;
};

/// Reads a house's file, `id` being its name; a sentence saying what is wrong and where. `games`: those there are.
parsed<house> read_house(std::string_view id, std::string_view text, std::span<const game_entry> games);

/// The houses in the order of the journey; a sentence if two have the same place or name.
parsed<std::vector<house>> in_order(std::vector<house> houses);

/// What is known of a person in a house.
struct visit {
    std::string house;
    int tries = 0;       ///< of the task that are over
    bool passed = false; ///< one of them succeeded
};

/// After so many failed tries the host shows the way on all the same. The task stays to be done.
inline constexpr int tries_before_way_on = 3;

/// The numbers of the houses one may enter: those of the first stage, and of every stage after one where half of the
/// houses, rounded up, let one go on (they were passed, or tried often enough). Sorted.
std::vector<std::size_t> open_houses(std::span<const house> in_order, std::span<const visit> visits);

/// The purse after a round in a house: never less than what lets one sit down there.
half_units purse_after(half_units purse, half_units paid, const house& where);

} // namespace hanpan::journey
