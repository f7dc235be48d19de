// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include "historystore.h"

/// Kept matches as text, to be read on another machine. A file holds any number of records (engine/match/RECORD.md), each
/// followed by what the engine does not know, in comment lines:
///     # levels casual learner
///     # kind practice
///     # began 2026-02-17T20:15:00Z
QString writeRecords(HistoryStore& store, const QList<int>& ids, QStringList* problems = nullptr);

/// The records of such a text, each from its first word until the next one begins; what stands before the first is left out. Line
/// ends may be those of any system.
QStringList splitRecords(const QString& text);

/// What came out of reading such a file.
struct ReadRecords {
    int added = 0;
    int known = 0; ///< were there already
    QStringList problems;
};
ReadRecords readRecords(HistoryStore& store, const QString& text);

/// Every finished round as comma-separated values, a head line first; points in decimal fractions, dates as ISO 8601.
QString writeTable(HistoryStore& store);
