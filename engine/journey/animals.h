// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

#include "search/temperament.h"

namespace hanpan::journey {

/// One of the animals that sit at the tables. Each has one temperament, wherever it sits.
struct animal {
    std::string_view id; ///< "fox", "tiger", …
    hanpan::temperament temper;
};

/// All twelve, in the order in which they come when nobody has chosen.
std::span<const animal> animals();
/// nullptr where no animal has that id.
const animal* find_animal(std::string_view id);

} // namespace hanpan::journey
