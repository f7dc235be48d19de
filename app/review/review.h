// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <memory>

#include <QObject>
#include <QThread>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "match/match.h"

/// The coach's review of a kept match: every decision of the person that had a choice, judged by what could be known then.
/// Thinks on a thread of its own; the results come when it is done, and stay with the object.
class Review : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// The match of the history; setting it begins the review.
    Q_PROPERTY(int matchId READ matchId WRITE setMatchId NOTIFY changed)
    /// How deep the coach looks: a level of bots.
    Q_PROPERTY(QString level READ level WRITE setLevel NOTIFY changed)
    Q_PROPERTY(bool running READ running NOTIFY changed)
    /// 0 … 1
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged)
    /// Why there is no review; "" = all is well.
    Q_PROPERTY(QString error READ error NOTIFY changed)
    /// In the order they were made: [{index, position (of the replay), round (from 1), where ("Round 2, move 31"), played, better
    /// (in words), betterAction (the protocol's), cost, costText, errorText, value (what the best one promised), kept (what the
    /// played one did), reason, clear (the cost is no accident of the search)}].
    Q_PROPERTY(QVariantList decisions READ decisions NOTIFY changed)
    /// The same, the dearest first.
    Q_PROPERTY(QVariantList ranked READ ranked NOTIFY changed)
    /// What the position promised after each decision, in order.
    Q_PROPERTY(QVariantList line READ line NOTIFY changed)
    /// "42 decisions, 3 of them cost something: 2.5 in all"
    Q_PROPERTY(QString summary READ summary NOTIFY changed)

public:
    explicit Review(QObject* parent = nullptr);
    ~Review() override;

    int matchId() const { return matchId_; }
    void setMatchId(int id);
    QString level() const { return level_; }
    void setLevel(const QString& level);
    bool running() const { return thread_ != nullptr; }
    double progress() const { return progress_; }
    QString error() const { return error_; }
    QVariantList decisions() const { return decisions_; }
    QVariantList ranked() const { return ranked_; }
    QVariantList line() const { return line_; }
    QString summary() const { return summary_; }

signals:
    void changed();
    void progressChanged();

private:
    void begin();
    void stop();
    void take(const std::vector<hanpan::reviewed_decision>& decisions);
    void say();

    int matchId_ = 0;
    QString level_ = QStringLiteral("skilled");
    QThread* thread_ = nullptr;
    std::shared_ptr<std::atomic<bool>> stop_;
    double progress_ = 0;
    QString error_;
    std::vector<hanpan::reviewed_decision> found_;
    QVariantList decisions_;
    QVariantList ranked_;
    QVariantList line_;
    QString summary_;
};
