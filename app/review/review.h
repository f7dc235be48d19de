// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <set>

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "hindsight.h"
#include "match/match.h"
#include "reviewrows.h"
#include "why.h"
#include "words/rowfield.h"
#include "work/background.h"

/// The coach's review of a kept match: every decision of the person that had a choice, judged by what could be known
/// then, graded, and added up. A quick look comes first and fills the lists as it goes on; a deep one may follow in the
/// background, and its results replace the quick one's when it is done or stopped. It thinks on a thread of its own.
class Review : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// The match of the history; setting it begins the review.
    Q_PROPERTY(int matchId READ matchId WRITE setMatchId NOTIFY changed)
    /// Whether a deep look follows the quick one.
    Q_PROPERTY(bool deep READ deep WRITE setDeep NOTIFY changed)
    Q_PROPERTY(bool running READ running NOTIFY changed)
    /// Whether the deep look is going on.
    Q_PROPERTY(bool deepening READ deepening NOTIFY changed)
    /// Whether the review was stopped before its end, so that some decisions were not looked at.
    SHOWN_VALUE(bool, incomplete, changed)
    /// The progress of the current look, 0 … 1.
    SHOWN_VALUE(double, progress, progressChanged)
    /// Why there is no review; "" = all is well.
    SHOWN_VALUE(QString, error, changed)
    /// In the order in which they were made.
    Q_PROPERTY(QList<ReviewedRow> decisions READ decisions NOTIFY changed)
    /// The same with the costliest first: the `dearest`, then all others.
    Q_PROPERTY(QList<ReviewedRow> ranked READ ranked NOTIFY changed)
    /// At most three that were an inaccuracy or worse; the first of `ranked`.
    Q_PROPERTY(QList<ReviewedRow> dearest READ dearest NOTIFY changed)
    SHOWN_VALUE(QList<ReviewedRound>, rounds, changed)
    /// The result of each finished round, split into its causes, and the same for all rounds together.
    SHOWN_VALUE(QList<RoundLuck>, luck, changed)
    SHOWN_VALUE(RoundLuck, luckInAll, changed)
    /// The best grade first, the open ones last.
    SHOWN_VALUE(QList<GradeCount>, tally, changed)
    /// "93%"; "" while nothing is graded
    Q_PROPERTY(QString accuracy READ accuracy NOTIFY changed)
    /// What the position promised after each decision, in order, and at the end of each round its result; in whole
    /// units, more is better. Each has its place: "Round 2, move 31".
    SHOWN_VALUE(QList<double>, line, changed)
    SHOWN_VALUE(QStringList, places, changed)
    /// "42 decisions, 3 of them cost something: 2.5 in all"
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    /// How deep it looked: "about 64 possible layouts for each decision"
    Q_PROPERTY(QString depth READ depth NOTIFY changed)

public:
    explicit Review(QObject* parent = nullptr);
    ~Review() override;

    int matchId() const { return matchId_; }
    void setMatchId(int id);
    bool deep() const { return deep_; }
    /// Starts the deep look if only the quick one was made, or stops it while it goes on.
    void setDeep(bool deep);
    bool running() const { return work_.running(); }
    bool deepening() const { return running() && deepening_; }
    QList<ReviewedRow> decisions() const { return decisions_; }
    QList<ReviewedRow> ranked() const { return ranked_; }
    QList<ReviewedRow> dearest() const { return dearest_; }
    QString accuracy() const { return accuracy_; }
    QString summary() const { return summary_; }
    QString depth() const { return depth_; }

    /// Stops the current look; what it has found so far stays.
    Q_INVOKABLE void stop();

    // A value of the coach's, more is better, as this game writes scores.
    /// "+1.5", "18.0 penalty points"
    Q_INVOKABLE QString scoreText(double value) const;
    /// "+1.5", "18.0"
    Q_INVOKABLE QString scoreBrief(double value) const;
    /// How much better or worse: "+1.5", "2.0 fewer"
    Q_INVOKABLE QString changeText(double value) const;

signals:
    void changed();
    void progressChanged();

private:
    using Found = std::vector<hanpan::reviewed_decision>;
    /// By the index of the decision.
    using Whys = std::map<std::size_t, Why>;

    void begin();
    /// Plays to the score, or by payments alone if `known` is nothing, and takes the first look.
    void beginBy(const std::shared_ptr<const hanpan::known_rounds>& known);
    /// Looks once at the whole match, at a level of bots.
    void look(const std::string& level);
    /// Adds what the quick look has found since.
    void add(const Found& fresh);
    void finish(const Found& found, const Whys& whys, bool calledOff);
    /// Puts the decisions from this one on into words, and adds all up anew.
    void say(std::size_t from);
    /// Keeps mistakes as puzzles (app/review/puzzles.h), and removes those that a deeper look does not call mistakes.
    void keepMistakes();
    const GameTable& game() const;
    /// The decision of that index, in words.
    ReviewedRow told(std::size_t index);
    void addUp();

    int matchId_ = 0;
    bool deep_ = true;
    bool deepened_ = false; ///< the deep look's results are shown
    bool deepening_ = false;
    Background work_;
    std::shared_ptr<const hanpan::match> match_;
    Hindsight hindsight_; ///< the match; empty if its game has no table
    double swing_ = 1;
    Found found_;
    std::set<std::size_t> automatic_; ///< numbers of actions that were no decision of the person
    Whys whys_;
    QList<ReviewedRow> decisions_, ranked_, dearest_;
    QString accuracy_, summary_, depth_;
};
