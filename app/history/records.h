// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include "historystore.h"

/// Kept matches as text, to be read on another machine. A file holds any number of records (engine/match/RECORD.md), each
/// followed by what the engine does not know, in comment lines:
///     # levels casual learner
///     # kind practice
///     # began 2026-02-17T20:15:00Z
QString writeRecords(HistoryStore& store, const QList<int>& ids, QStringList* problems = nullptr);

/// What came out of reading such a file.
struct ReadRecords {
    int added = 0;
    int known = 0; ///< were there already
    QStringList problems;
};
ReadRecords readRecords(HistoryStore& store, const QString& text);

/// Every finished round as comma-separated values, a head line first; points in decimal fractions, dates as ISO 8601.
QString writeTable(HistoryStore& store);
