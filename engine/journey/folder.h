// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "journey/house.h"

namespace hanpan::journey {

/// Every house of a folder: its files that end in .json, in the order of the journey. A sentence naming the file and
/// what is wrong with it.
parsed<std::vector<house>> read_folder(const std::filesystem::path& folder, std::span<const game_entry> games);

} // namespace hanpan::journey
