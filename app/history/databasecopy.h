// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QSqlDatabase>
#include <QString>

/// Copies a database as it is at this moment, whoever writes on it, to `target`, which is absent or empty: what VACUUM INTO
/// does, but piece by piece, since nothing that a program can reach on every system ends a statement that has begun.
/// `from`: open, outside of a transaction. `stopped` is asked between pieces, each of which is a moment's work. Gives "" or why
/// not, in a few words; then `target` is of no use. It is not pressed onto the disk yet: the next commit there does that.
QString copyDatabase(const QSqlDatabase& from, const QString& target, const std::function<bool()>& stopped);
