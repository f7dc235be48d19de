// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/knowledge.h"
#include "search/advice.h"

namespace hanpan {

/// What can be said of any game: how far the best one is ahead of the next.
reason common_reason(const advice& told);

} // namespace hanpan
