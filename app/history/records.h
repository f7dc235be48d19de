// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include "historystore.h"

/// Kept matches as text, to be read on another machine. A file holds any number of records (engine/match/RECORD.md),
/// each followed by what the engine does not know, in comment lines:
///     # levels casual learner
///     # kind practice
///     # began 2026-02-17T20:15:00Z
/// `goes`: asked between two matches, with the progress (0 … 1); when it says no, the result is what there is by then.
QByteArray writeRecords(HistoryStore& store, const QList<int>& ids, QStringList* problems = nullptr,
                        const std::function<bool(double)>& goes = {});

/// The records of such a text, each from its first word until the next one begins; text before the first is left out.
/// Line ends may be those of any system.
QStringList splitRecords(const QString& text);

/// The result of reading such a file.
struct ReadRecords {
    int added = 0;
    int known = 0;          ///< how many were there already
    QStringList problems;   ///< one for each record that cannot be read
    bool calledOff = false; ///< it was stopped, and nothing was added
    QString trouble;        ///< in a few words why nothing could be added; "" = no trouble
};
/// Adds what can be read, in one transaction; `goes` as above: when it says no, no match is added.
ReadRecords readRecords(HistoryStore& store, const QString& text, const std::function<bool(double)>& goes = {});

/// Every finished round as comma-separated values, with a header line; points in decimal fractions, dates as ISO 8601.
/// `goes` as above.
QByteArray writeTable(HistoryStore& store, const std::function<bool(double)>& goes = {});
