// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "base/seat.h"

namespace hanpan {

/// What `viewer` notices of `who` doing `a` in `s`, in the protocol's words: the log's entry. Empty where he notices nothing.
template <class State, class Action>
std::string public_text(const State& s, seat who, const Action& a, seat viewer)
{
    const auto noticed = shown(s, who, a, viewer);
    return noticed ? to_text(*noticed) : std::string();
}

} // namespace hanpan
