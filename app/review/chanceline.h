// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "match/match.h"
#include "reviewrows.h"
#include "words/rowfield.h"
#include "work/background.h"

/// The person's chance of winning a kept match, before its first round and after each, and the rounds that moved it
/// most. Worked out beside the window while it is wanted.
class ChanceLine : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// The match of the history.
    Q_PROPERTY(int matchId READ matchId WRITE setMatchId NOTIFY changed)
    /// Whether somebody looks at it: only then is anything worked out.
    Q_PROPERTY(bool wanted READ wanted WRITE setWanted NOTIFY changed)
    Q_PROPERTY(bool running READ running NOTIFY changed)
    /// Why there is no line, one sentence; "" = there is, or will be, one.
    SHOWN_VALUE(QString, none, changed)
    /// The chances, 0 … 1, and what each is after.
    SHOWN_VALUE(QList<double>, line, changed)
    SHOWN_VALUE(QStringList, places, changed)
    /// In the order in which they were played.
    SHOWN_VALUE(QList<TurningPoint>, turns, changed)

public:
    /// As many turning points are told at most, if each moved the chance by so much at least.
    static constexpr int mostTurns = 5;
    static constexpr double leastTurn = 0.05;

    explicit ChanceLine(QObject* parent = nullptr);
    ~ChanceLine() override;

    int matchId() const { return matchId_; }
    void setMatchId(int id);
    bool wanted() const { return wanted_; }
    void setWanted(bool wanted);
    bool running() const { return work_.running(); }
    /// "38%"
    Q_INVOKABLE QString percent(double chance) const;

    /// The rounds that moved it most, by number from 0, in order.
    static std::vector<int> turningPoints(const std::vector<double>& line);

signals:
    void changed();

private:
    void begin();
    void say();

    int matchId_ = 0;
    bool wanted_ = false;
    std::vector<double> found_;
    std::vector<double> paid_;   ///< by finished round, to the person, whole units
    std::vector<int> positions_; ///< of the replay, where each round begins
    QString game_;
    Background work_;
};
