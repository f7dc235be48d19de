// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace hanpan {

/// For a program with windows, before it prints anything. On Windows such a program has no console: what it prints goes to the one
/// it was called from, as UTF-8, unless it was sent elsewhere. Gives whether somebody reads there what is printed (a desktop
/// starts programs without a terminal).
bool print_where_called();

} // namespace hanpan
