// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace hanpan {

/// What stands between blanks (spaces, tabs, line ends), in order; none of the words is empty. They point into `text`.
std::vector<std::string_view> words_of(std::string_view text);

} // namespace hanpan
