// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// After this call a crash of the program first writes what is known of it into `file` (UTF-8; with the calls that led
/// there, where the compiler's library can tell).
void leaveTraceIn(const char* file);
