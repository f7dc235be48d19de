// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace hanpan {

/// The words of `text` between blanks (spaces, tabs, line ends), in order, none empty. They point into `text`.
std::vector<std::string_view> words_of(std::string_view text);

} // namespace hanpan
