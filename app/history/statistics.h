// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "historystore.h"

/// The person's strength by Elo's formula, round by round: each opponent of a round counts as one game, won by the better
/// payment, against the fixed rating of his level. Starts at 1000.
class Rating {
public:
    static constexpr double start = 1000;
    /// "learner" 800, "casual" 1000, "skilled" 1200, "expert" 1400, "master" 1600.
    static double ofLevel(const QString& level);
    /// `payments` of seats 0, 1, …; `levels` of seats 1, 2, …
    void add(const QList<hanpan::half_units>& payments, const QStringList& levels, bool lowWins);
    double value() const { return value_; }

private:
    double value_ = start;
};

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
    /// The rating after every round, from its start; of matches of this game by these rules, whatever the level.
    Q_PROPERTY(QVariantList ratingLine READ ratingLine NOTIFY changed)
    /// The levels' fixed ratings: [{label, value}].
    Q_PROPERTY(QVariantList ratingLevels READ ratingLevels NOTIFY changed)
    /// Fewer points are better in this game.
    Q_PROPERTY(bool lowWins READ lowWins NOTIFY changed)

public:
    explicit Statistics(QObject* parent = nullptr);

    QString game() const { return game_; }
    void setGame(const QString& game);
    QString rules() const { return rules_; }
    void setRules(const QString& rules);
    QString level() const { return level_; }
    void setLevel(const QString& level);
    QString kind() const { return kind_; }
    void setKind(const QString& kind);
    QVariantList ruleSets() const { return ruleSets_; }
    QVariantList levels() const { return levels_; }
    int rounds() const { return rounds_; }
    QString population() const { return population_; }
    QVariantList numbers() const { return numbers_; }
    QVariantList counts() const { return counts_; }
    QVariantList endings() const { return endings_; }
    QVariantList scoreLine() const { return scoreLine_; }
    QVariantList ratingLine() const { return ratingLine_; }
    QVariantList ratingLevels() const { return ratingLevels_; }
    bool lowWins() const { return lowWins_; }

public slots:
    void reload();

signals:
    void filterChanged();
    void changed();

private:
    void choose(QString& field, const QString& value);
    void countRounds(const QList<KeptRound>& rounds);
    void countMatches(const QList<KeptMatch>& matches);
    void countEndings(const QList<KeptRound>& rounds);
    void rate(const QList<KeptRound>& rounds);

    QString game_ = QStringLiteral("hoola");
    QString rules_;
    QString level_;
    QString kind_ = QStringLiteral("match");
    QVariantList ruleSets_;
    QVariantList levels_;
    int rounds_ = 0;
    QString population_;
    QVariantList numbers_;
    QVariantList counts_;
    QVariantList endings_;
    QVariantList scoreLine_;
    QVariantList ratingLine_;
    QVariantList ratingLevels_;
    bool lowWins_ = false;
};
