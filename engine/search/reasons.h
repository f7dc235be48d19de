// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/reason.h"
#include "search/advice.h"

namespace hanpan {

/// What can be said of the best choice in any game: how far it is ahead of the others.
reason common_reason(const advice& told);

/// Is this choice certainly worse than the best one, as far as the search can tell?
bool falls_behind(const advised_action& choice);

/// What can be said against a choice that falls behind.
reason common_reason_against(const advice& told);

} // namespace hanpan
