// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "games/gametable.h"
#include "historystore.h"
#include "statisticrows.h"
#include "work/background.h"

/// What the judged rounds of a person say: how strong they are, how lucky they were, where they lose, and what they are
/// getting better at. Only matches are judged (history/judging.h).
class Statistics : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// The game of everything but `ladder`.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY gameChanged)
    /// How many of its rounds have been judged, and how many rounds of all games could be and have not.
    SHOWN_VALUE(int, rounds, changed)
    SHOWN_VALUE(int, unjudged, changed)
    /// Why there is no rating any more, for whoever had one; "" = nobody here had one, or has seen what came instead.
    SHOWN_VALUE(QString, ratingGone, changed)

    /// How strong: all games together, then every game.
    SHOWN_VALUE(QList<StrengthRow>, ladder, changed)
    /// The level nearest to the strength in this game; "" = that does not mean anything yet.
    SHOWN_VALUE(QString, fittingLevel, changed)

    /// How lucky: the account of all rounds, in words; luck's running sum from 0 on, between what chance leaves 95 of a
    /// hundred players; and what that says.
    SHOWN_VALUE(QList<AccountRow>, account, changed)
    SHOWN_VALUE(QList<double>, luckLine, changed)
    SHOWN_VALUE(QList<double>, luckLow, changed)
    SHOWN_VALUE(QList<double>, luckHigh, changed)
    SHOWN_VALUE(QString, luckTold, changed)
    /// The number of rounds between two points of that line.
    SHOWN_VALUE(int, stride, changed, 1)

    /// Where it is lost: by kind of decision, the dearest one first; by phase of a round. Of the latest rounds alone.
    SHOWN_VALUE(QList<CostRow>, kinds, changed)
    SHOWN_VALUE(QList<CostRow>, phases, changed)
    SHOWN_VALUE(QString, costsTold, changed)
    /// The dearest habit, what it costs, and decisions of it, the dearest first.
    SHOWN_VALUE(Habit, habit, changed)
    SHOWN_VALUE(QString, habitTold, changed)
    SHOWN_VALUE(QList<HabitRow>, habitPlaces, changed)

    /// Getting better: the strength in successive parts of the rounds, with its intervals; and what that says.
    SHOWN_VALUE(QList<double>, growth, changed)
    SHOWN_VALUE(QList<double>, growthLow, changed)
    SHOWN_VALUE(QList<double>, growthHigh, changed)
    SHOWN_VALUE(QList<MarkRow>, growthMarks, changed)
    SHOWN_VALUE(QString, growthTold, changed)
    /// The last round in each part, from 1.
    SHOWN_VALUE(QList<int>, growthEnds, changed)
    /// Whether many rounds are being added up, which takes a moment; until then everything is as before.
    Q_PROPERTY(bool counting READ counting NOTIFY countingChanged)

public:
    explicit Statistics(QObject* parent = nullptr);

    QString game() const { return game_; }
    void setGame(const QString& game);
    bool counting() const { return work_.running(); }
    /// An amount of luck in words, whole units, more being better: "+5.0", "5.0 fewer".
    Q_INVOKABLE QString luckText(double units) const { return its().scores.changeText(units); }
    /// A skill as a place between the levels: "Casual – Skilled".
    Q_INVOKABLE QString placeText(double skill) const;

public slots:
    void reload();

signals:
    void gameChanged();
    void changed();
    void countingChanged();

private:
    /// Everything that is read of the history.
    struct Found {
        QMap<QString, SkillSums> skills; ///< by game
        QList<JudgedSums> parts;         ///< of the game
        int stride = 1;
        QList<JudgedCosts> latest;
        int unjudged = 0;
        bool rated = false;
    };
    static Found read(HistoryStore& store, const QString& game, bool lowWins, const std::atomic<bool>& stop);
    const GameTable& its() const;
    void show(const Found& found);
    void showLadder(const Found& found);
    QString fitting(const SkillSums& sums) const;
    void showLuck(const Found& found);
    void showCosts(const Found& found);
    void showGrowth(const Found& found);
    void showHabit(const QList<JudgedCosts>& latest);

    QString game_ = firstGame();
    Background work_;
};
