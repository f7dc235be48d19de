// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>
#include <QVariantList>

#include "historydatabase.h"
#include "match/match.h"
#include "roundfacts.h"

/// What a kept match counts for.
enum class MatchKind {
    Match,    ///< played for itself: counts in statistics
    Practice, ///< something seen was taken back, a known deal, a "what if": kept apart
    Demo      ///< played by bots alone
};
QString toText(MatchKind kind); ///< "match", "practice", "demo"
MatchKind matchKind(const QString& text);

/// One action as it is kept.
struct KeptAction {
    int round = 0; ///< from 0
    int seat = 0;
    QString text;
    bool automatic = false; ///< the table acted for the person: no decision of his
    bool news = true;       ///< something new was seen by it: taking it back makes the match practice
};

/// A kept match without its actions.
struct KeptMatch {
    int id = 0; ///< 0 = none
    QString game;
    int players = 0;
    QString seed;
    QString start; ///< the record (engine/match/RECORD.md) as it was before the first action
    QStringList levels;
    MatchKind kind = MatchKind::Match;
    bool over = false;
    int dealt = 1; ///< rounds
    QDateTime began;
    QDateTime touched;
    int actions = 0;
    int parent = 0; ///< the match this one was taken over from; 0 = none
    // What follows from the record.
    QString rulesKey;
    QString rulesBase;
    int rulesChanges = 0;
    hanpan::half_units score = 0; ///< of the person
    int place = 0;                ///< of the person, from 1
    int finished = 0;             ///< rounds
};

/// A finished round with the match it belongs to.
struct KeptRound {
    KeptMatch match;
    RoundFacts facts;
    QDateTime ended;
};

/// A match that was taken away, whole.
struct RemovedMatch {
    KeptMatch about;
    QList<KeptAction> actions;
};

/// A kept match, alive again.
struct WokenMatch {
    KeptMatch about;
    std::unique_ptr<hanpan::match> match; ///< nullptr when it could not be
    QList<KeptAction> actions;
    QString error; ///< one sentence
};

/// The matches in the database: one row a match, one row an action. Every change is one transaction; a function that
/// gives false has changed nothing and leaves its reason in error().
class HistoryStore {
public:
    explicit HistoryStore(const QString& file, HistoryDatabase::Safety safety = HistoryDatabase::Safety::Full);

    HistoryDatabase& database() { return database_; }
    QString error() const { return error_; }

    /// A match that has just been dealt or taken over, with the actions it has. Gives its id, 0 when it cannot be kept.
    int add(const hanpan::match& match, const QStringList& levels, MatchKind kind, const QList<KeptAction>& actions,
            int parent = 0, const QDateTime& began = QDateTime::currentDateTimeUtc());
    /// Brings a match to where it is: its first `kept` actions stay, those after them are forgotten, `more` follow.
    bool advance(int id, const hanpan::match& match, int kept, const QList<KeptAction>& more, MatchKind kind);
    /// Takes matches away with all they have; what is needed to bring them back goes to `removed`.
    bool remove(const QList<int>& ids, QList<RemovedMatch>* removed = nullptr);
    bool restore(const QList<RemovedMatch>& removed);

    KeptMatch find(int id);
    /// The match of a game that was played last and is not over, demos aside; id 0 when there is none.
    KeptMatch unfinished(const QString& game, bool demo = false);
    /// Latest first. `where`: a condition on the columns of `match`, with `?` for each of `values`.
    QList<KeptMatch> list(const QString& where = {}, const QVariantList& values = {});
    QList<KeptAction> actions(int id);
    /// Finished rounds, oldest first; `where` as in list().
    QList<KeptRound> rounds(const QString& where = {}, const QVariantList& values = {});
    /// Writes what follows from the record for matches that an earlier version has kept.
    void catchUp();
    /// Replays a kept match, checking every action.
    WokenMatch wake(int id);
    /// The record as the engine writes it; empty when the match is damaged.
    QString record(int id, QString* error = nullptr);

    /// Calls `work` inside one transaction; rolled back when it gives false.
    bool inTransaction(const std::function<bool()>& work);

private:
    bool run(const QString& statement, const QVariantList& values = {});
    bool writeFacts(int id, const hanpan::match& match, const QDateTime& now);
    bool addActions(int id, int first, const QList<KeptAction>& actions);

    HistoryDatabase database_;
    QString error_;
};

/// Goes through a match from its start with these actions and deals; nullptr with a sentence when one of them is not
/// allowed. `dealt`: rounds dealt at the end.
std::unique_ptr<hanpan::match> replayed(const QString& start, const QList<KeptAction>& actions, int dealt,
                                        QString* error);
/// The record of a match as it was before its first action.
QString startOf(const hanpan::match& match);
/// The actions of a match as they are kept; nothing is known of what was seen.
QList<KeptAction> actionsOf(const hanpan::match& match);
