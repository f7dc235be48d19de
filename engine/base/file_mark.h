// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

namespace hanpan {

/// Which file bears this name: the same text as long as it is the same file, another when another took its place; empty = none.
/// It never opens it for reading: closing a file lets go of every lock that the program has on it, a database's too.
std::string file_mark(const std::filesystem::path& path);

} // namespace hanpan
