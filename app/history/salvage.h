// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>

#include <QSqlDatabase>
#include <QString>

/// Brings what can be read of a damaged history into the one that has taken its place: match by match under its old
/// number, each completely or not at all, so that an unreadable page costs only what lies on it (and, if it only leads
/// to others, what it leads to).
namespace Salvage {

/// The result of reading a damaged file.
struct Outcome {
    QString file;       ///< its name; "" = there was none to read
    int saved = 0;      ///< number of matches
    int lost = 0;       ///< number of matches that cannot be read completely
    bool whole = false; ///< it was read to its end
};

/// Notes in a new history that a damaged file beside it is to be read, and keeps the numbers of its matches free.
void plan(const QSqlDatabase& fresh, const QString& damaged);
/// Whether there is anything to read.
bool planned(const QSqlDatabase& history);
/// Continues where it was stopped, in portions that let others write between them; it ends when `stop` is raised, to
/// continue there the next time. May be called from any thread.
Outcome run(const QString& history, const std::atomic<bool>& stop);

} // namespace Salvage
