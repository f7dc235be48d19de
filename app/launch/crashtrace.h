// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// From now on the end of this program by a fault writes what is known of it into `file` (UTF-8; where the compiler's library can
/// tell, the calls that led there), and then goes its usual way.
void leaveTraceIn(const char* file);
