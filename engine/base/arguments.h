// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace hanpan {

/// The words of the command line after the program's name, as UTF-8. `argc` and `argv` are main's; on Windows the system is
/// asked itself, because there main gets them in the code page of the day, which has no letters for most names.
std::vector<std::string> utf8_arguments(int argc, char** argv);

/// Standard input and output carry bytes as they are: no line end is made longer or shorter (Windows does so otherwise).
void plain_standard_streams();

} // namespace hanpan
