// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace hanpan {

/// The words of the command line after the program's name, as UTF-8. `argc` and `argv` are main's. On Windows it asks
/// the system instead, because main gets them there in a code page that has no letters for most names.
std::vector<std::string> utf8_arguments(int argc, char** argv);

/// Makes standard input and output carry bytes as they are; otherwise Windows changes line ends.
void plain_standard_streams();

} // namespace hanpan
