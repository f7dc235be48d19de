// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "games/gametable.h"
#include "summary.h"
#include "words/optionrow.h"
#include "words/rowfield.h"
#include "work/background.h"
#include "work/change.h"

/// One number of a page, in words.
struct StatisticRow {
    Q_GADGET
    QML_VALUE_TYPE(statisticRow)

    ROW_FIELD(QString, id)
    ROW_FIELD(QString, label)
    ROW_FIELD(QString, value)
    ROW_FIELD(QString, rate) ///< for a count: how often in a round; else ""
    ROW_FIELD(QString, hint) ///< what it counts
    friend bool operator==(const StatisticRow&, const StatisticRow&) = default;
};

/// A way in which rounds ended.
struct EndingRow {
    Q_GADGET
    QML_VALUE_TYPE(endingRow)

    ROW_FIELD(QString, label)
    ROW_FIELD(int, count)
    ROW_FIELD(double, share) ///< share of all rounds, 0 … 1
    ROW_FIELD(int, won)      ///< how many of those were won
    friend bool operator==(const EndingRow&, const EndingRow&) = default;
};

/// The numbers of the statistics page: the rounds that pass the filters, added up. Every number says what it counts.
class Statistics : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY filterChanged)
    /// Key of a rule set, level of the opponents ("mixed" = not all the same); "" = all.
    Q_PROPERTY(QString rules READ rules WRITE setRules NOTIFY filterChanged)
    Q_PROPERTY(QString level READ level WRITE setLevel NOTIFY filterChanged)
    /// "match", "practice" or "demo": they are never added together.
    Q_PROPERTY(QString kind READ kind WRITE setKind NOTIFY filterChanged)
    /// The options to choose from: the first one = all.
    SHOWN_VALUE(QList<OptionRow>, ruleSets, changed)
    SHOWN_VALUE(QList<OptionRow>, levels, changed)
    /// The number of rounds that pass.
    SHOWN_VALUE(int, rounds, changed)
    /// "128 rounds of 24 matches, 17 Feb 2026 – 20 Mar 2026"
    SHOWN_VALUE(QString, population, changed)
    /// The numbers shown for every game.
    SHOWN_VALUE(QList<StatisticRow>, numbers, changed)
    /// The game's own numbers: claims, hands made, doubles.
    SHOWN_VALUE(QList<StatisticRow>, counts, changed)
    /// How rounds ended, most frequent first.
    SHOWN_VALUE(QList<EndingRow>, endings, changed)
    /// The running sum of the rounds' results, starting at 0.
    SHOWN_VALUE(QList<double>, scoreLine, changed)
    /// Whether fewer points are better in this game.
    Q_PROPERTY(bool lowWins READ lowWins NOTIFY changed)
    /// The number of rounds between two points of the line.
    SHOWN_VALUE(int, stride, changed, 1)
    /// Whether many rounds are being added up, which takes a moment; until then the numbers are the previous ones.
    Q_PROPERTY(bool counting READ counting NOTIFY countingChanged)

public:
    explicit Statistics(QObject* parent = nullptr);

    QString game() const { return filter_.game; }
    void setGame(const QString& game);
    QString rules() const { return filter_.rules; }
    void setRules(const QString& rules);
    QString level() const { return filter_.level; }
    void setLevel(const QString& level);
    QString kind() const { return filter_.kind; }
    void setKind(const QString& kind);
    bool lowWins() const { return filter_.lowWins; }
    bool counting() const { return work_.running(); }
    /// An amount as a score of this game, in words and in a few characters.
    Q_INVOKABLE QString scoreText(double units) const { return its().scores.scoreText(units); }
    Q_INVOKABLE QString scoreBrief(double units) const { return its().scores.scoreBrief(units); }

public slots:
    void reload();

signals:
    void filterChanged();
    void changed();
    void countingChanged();

private:
    /// Which rounds pass.
    struct Filter {
        QString game = firstGame();
        QString rules;
        QString level;
        QString kind = QStringLiteral("match");
        bool lowWins = false; ///< in this game
    };
    const GameTable& its() const;
    void choose(QString& field, const QString& value)
    {
        change(this, field, value, &Statistics::filterChanged, &Statistics::reload);
    }
    struct Sums {
        RoundSums chosen;
        SkillSums skills;
        int unfinished = 0; ///< number of matches
    };
    static Sums add(HistoryStore& store, const Filter& filter, const std::atomic<bool>& stop);
    void show(const Sums& sums);
    void showNumbers(const Sums& sums);
    void showEndings(const RoundSums& sums);
    StatisticRow strength(const SkillSums& sums) const;

    Filter filter_;
    Background work_;
};
