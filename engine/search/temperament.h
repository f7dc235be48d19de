// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "game/knowledge.h"

namespace hanpan {

/// What a bot likes to do where several choices are about as good. It never accepts a loss for it: strength is the
/// level's.
enum class temperament : std::uint8_t {
    even,     ///< the best choice, whatever it is
    cautious, ///< what leaves least to chance
    greedy,   ///< takes, claims and lays down what can be had now
    patient,  ///< waits: draws, passes and keeps in hand
    bold,     ///< what leaves most to chance
};

/// "even", "cautious", … in the order of the enumeration.
std::span<const std::string_view> temperament_names();
/// Nothing where no temperament has that name.
std::optional<temperament> find_temperament(std::string_view name);

/// How much `t` likes a choice of that nature; more is liked better. `spread`: the spread of its results divided by
/// that of the best choice's; 1 where unknown.
double liking(temperament t, const nature& n, double spread);

} // namespace hanpan
