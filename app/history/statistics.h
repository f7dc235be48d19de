// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "games/gametable.h"
#include "summary.h"
#include "work/background.h"

/// The numbers of a page: what the rounds that pass the filters come to. Every number says what it counts.
class Statistics : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY filterChanged)
    /// Key of a rule set, level of the opponents ("mixed" = not all the same): "" = all.
    Q_PROPERTY(QString rules READ rules WRITE setRules NOTIFY filterChanged)
    Q_PROPERTY(QString level READ level WRITE setLevel NOTIFY filterChanged)
    /// "match", "practice" or "demo": never together.
    Q_PROPERTY(QString kind READ kind WRITE setKind NOTIFY filterChanged)
    /// What there is to choose from: [{value, label}], the first one = all.
    Q_PROPERTY(QVariantList ruleSets READ ruleSets NOTIFY changed)
    Q_PROPERTY(QVariantList levels READ levels NOTIFY changed)
    /// Rounds that pass.
    Q_PROPERTY(int rounds READ rounds NOTIFY changed)
    /// "128 rounds of 24 matches, 17 Feb 2026 – 20 Mar 2026"
    Q_PROPERTY(QString population READ population NOTIFY changed)
    /// [{id, label, value, hint}]
    Q_PROPERTY(QVariantList numbers READ numbers NOTIFY changed)
    /// The same of what the game has of its own: claims, hands made, doubles.
    Q_PROPERTY(QVariantList counts READ counts NOTIFY changed)
    /// How rounds ended: [{label, count, share (0 … 1), won (of those)}], most frequent first.
    Q_PROPERTY(QVariantList endings READ endings NOTIFY changed)
    /// The sum of what every round brought, round after round, from 0.
    Q_PROPERTY(QVariantList scoreLine READ scoreLine NOTIFY changed)
    /// Fewer points are better in this game.
    Q_PROPERTY(bool lowWins READ lowWins NOTIFY changed)
    /// The points of the line are so many rounds apart.
    Q_PROPERTY(int stride READ stride NOTIFY changed)
    /// Many rounds are being added up, which takes a moment; the numbers are those of before.
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
    QVariantList ruleSets() const { return ruleSets_; }
    QVariantList levels() const { return levels_; }
    int rounds() const { return rounds_; }
    QString population() const { return population_; }
    QVariantList numbers() const { return numbers_; }
    QVariantList counts() const { return counts_; }
    QVariantList endings() const { return endings_; }
    QVariantList scoreLine() const { return scoreLine_; }
    bool lowWins() const { return filter_.lowWins; }
    int stride() const { return stride_; }
    bool counting() const { return work_.running(); }
    /// So much of the score of this game, in words and in a few characters.
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
    void choose(QString& field, const QString& value);
    struct Sums {
        RoundSums chosen;
        int unfinished = 0; ///< matches
    };
    static Sums add(HistoryStore& store, const Filter& filter, const std::atomic<bool>& stop);
    void show(const Sums& sums);
    void showNumbers(const Sums& sums);
    void showEndings(const RoundSums& sums);

    Filter filter_;
    QVariantList ruleSets_;
    QVariantList levels_;
    int rounds_ = 0;
    QString population_;
    QVariantList numbers_;
    QVariantList counts_;
    QVariantList endings_;
    QVariantList scoreLine_;
    int stride_ = 1;
    Background work_;
};
