// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// Who writes to a match: one window of one running program. Each program has a lock and a sign of life in the folder
/// "writers" beside the history: the lock shows at once when a program was killed on this machine; the sign, touched
/// every minute, shows it for any machine.
namespace writers {

/// A name that nobody else has, in this program or another. Its program counts as running until it ends, is killed, or
/// has given no sign of life for some minutes; what such programs have left is cleared away.
QString newOne();
/// Whether the program of this writer still runs.
bool lives(const QString& writer);
/// Whether any other program that writes to the history in this folder is running.
bool othersLive(const QString& folder);

} // namespace writers
