// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>

#include "strength/judge.h"

namespace hanpan::strength {

/// The judge of a game; each is compiled in a source of its own.
template <class G>
std::unique_ptr<decision_judge> judge_of(std::uint64_t seed);

} // namespace hanpan::strength
