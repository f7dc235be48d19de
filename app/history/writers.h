// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// Who writes on a match: one window of one running program.
namespace writers {

/// A name nobody else has, in this program or another. Its program counts as running until it ends or is killed.
QString newOne();
/// Does the program of this writer still run?
bool lives(const QString& writer);

} // namespace writers
