// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "games/hohpai/hands.h"

namespace hanpan::hohpai {

/// Every han-hpai of the set under the rules' reading (sections 5.1, 5.2 and 5.5), by ascending faces.
std::vector<group> all_groups(const rules& r, dominoes::bag set);

} // namespace hanpan::hohpai
