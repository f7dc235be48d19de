// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>

#include <QSqlDatabase>
#include <QString>

/// What can be read of a damaged history, brought into the one that has begun in its place: match by match under the number
/// it had, each whole or not at all, so that a page that cannot be read costs what lies on it (and, where it only leads to
/// others, what it leads to).
namespace Salvage {

/// What came of a damaged file.
struct Outcome {
    QString file;       ///< its name; "" = there was none to be read
    int saved = 0;      ///< matches
    int lost = 0;       ///< matches of which not everything can be read
    bool whole = false; ///< it is read to its end
};

/// Notes in a new history that a damaged file beside it is to be read, and keeps the numbers of its matches free.
void plan(const QSqlDatabase& fresh, const QString& damaged);
/// Is there anything to be read?
bool planned(const QSqlDatabase& history);
/// Reads on where it was stopped, in portions that let others write between them; ends when `stop` is raised, and goes on
/// there the next time. May be called from any thread.
Outcome run(const QString& history, const std::atomic<bool>& stop);

} // namespace Salvage
