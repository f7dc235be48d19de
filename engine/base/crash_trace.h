// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace hanpan {

/// After this call a crash of the program first writes what is known of it into `file` (its name in UTF-8, on every system; with the
/// calls that led there, where the compiler's library can tell).
void leave_trace_in(const char* file);

} // namespace hanpan
