// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// Who writes on a match: one window of one running program. Each program has a lock and a sign of life in the folder
/// "writers" beside the history: the lock tells at once when it was killed on this machine, the sign, touched every minute,
/// tells it of any.
namespace writers {

/// A name nobody else has, in this program or another. Its program counts as running until it ends, is killed, or has given
/// no sign of life for some minutes; what such programs have left is cleared away.
QString newOne();
/// Does the program of this writer still run?
bool lives(const QString& writer);
/// Does any other program that writes run beside the history in this folder?
bool othersLive(const QString& folder);

} // namespace writers
