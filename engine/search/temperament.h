// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "game/knowledge.h"

namespace hanpan {

/// What somebody likes to do where several choices are about as good. It never makes up for a loss: strength is the level's.
enum class temperament : std::uint8_t {
    even,     ///< the best choice, whatever it is
    cautious, ///< what leaves least to chance
    greedy,   ///< takes, claims and lays down what can be had now
    patient,  ///< waits: draws, passes and keeps in hand
    bold,     ///< what leaves most to chance
};

/// "even", "cautious", … in the order of the enumeration.
std::span<const std::string_view> temperament_names();
/// Nothing for what is none of them.
std::optional<temperament> find_temperament(std::string_view name);

/// How much `t` likes a choice of that nature; more is liked better. `spread`: the spread of what it may come to, as a share of that
/// of the best choice; 1 where that is not known.
double liking(temperament t, const nature& n, double spread);

} // namespace hanpan
