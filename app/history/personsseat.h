// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/seat.h"

/// The seat of the person in every kept match.
inline constexpr hanpan::seat personsSeat = 0;
