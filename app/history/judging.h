// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSet>

#include "historystore.h"
#include "work/background.h"

/// Has every round that counts judged beside the window once it is finished (engine/strength), and keeps what the judge
/// says.
class Judging : public QObject {
    Q_OBJECT

public:
    explicit Judging(HistoryStore& store, QObject* parent = nullptr);

    /// Judges what is finished and not judged of a match, soon. Nothing where it does not count.
    void judge(int match);
    /// Whether there is anything left to judge of what it was asked for.
    bool running() const { return work_.running(); }

signals:
    /// Rounds have been judged.
    void judged();

private:
    HistoryStore& store_;
    Background work_{QThread::IdlePriority};
    QSet<int> asked_; ///< matches that wait or are being judged
};
