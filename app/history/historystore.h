// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QVariantList>

#include "historydatabase.h"
#include "keptmatch.h"
#include "match/record.h"
#include "strength/place.h"

class QSqlQuery;

/// What the judged rounds of a person say of their strength.
struct SkillSums {
    hanpan::strength::round_sums judged;
    hanpan::strength::round_sums usual; ///< those under the default rules among four, where the levels were measured
};

/// Successive judged rounds added up; whole units, more being better.
struct JudgedSums {
    hanpan::strength::round_sums skill;
    double promised = 0; ///< what their deals promised
    double gain = 0;     ///< what the person's decisions won beside Casual's
    double paid = 0;
    double luckSquares = 0; ///< of paid - promised - gain

    double luck() const { return paid - promised - gain; }
    void add(const JudgedSums& more)
    {
        skill.add(more.skill);
        promised += more.promised;
        gain += more.gain;
        paid += more.paid;
        luckSquares += more.luckSquares;
    }
};

/// A judged round, and what its decisions cost.
struct JudgedCosts {
    int match = 0;
    int round = 0; ///< from 0
    QDateTime ended;
    QMap<QString, KindCosts> costs; ///< as JudgedFacts::costs
};

/// The matches in the database: one row a match, one row an action. Every change is one transaction; a function that
/// gives false has changed nothing and leaves its reason in error().
class HistoryStore {
public:
    explicit HistoryStore(const QString& file, HistoryDatabase::Safety safety = HistoryDatabase::Safety::Full,
                          HistoryDatabase::Opening opening = HistoryDatabase::Opening::Another);

    HistoryDatabase& database() { return database_; }
    QString error() const { return error_; }
    /// Whether the last reading ended at a fault of the file instead of the end of the answer; error() says why.
    bool brokenOff() const { return brokenOff_; }

    /// Adds a match that has just been dealt or taken over, with the actions it has. Of `about` only what the match
    /// itself does not know is used: levels, characters, kind, parent, when it began (now, if not set), the name of the
    /// rules, the nonce. `writer`: the only one who may write to it ("": anybody). Gives its id, 0 when it cannot be
    /// kept.
    int add(const hanpan::match& match, const KeptMatch& about, const QList<KeptAction>& actions,
            const QString& writer = {});
    /// Adds a match of an earlier reading of the rules, which would go differently today: it is kept as it stands.
    /// `about`: as in add().
    int addAsTold(const hanpan::replayed_record& record, const KeptMatch& about);
    /// Brings a match up to date, `actions` being all it has: its first `kept` ones stay, as far as they are there,
    /// those after them are forgotten, the others follow. False and outOfHands() when somebody else writes to it.
    bool advance(int id, const hanpan::match& match, int kept, const QList<KeptAction>& actions, MatchKind kind,
                 const QString& writer = {});
    /// Whether the last advance() failed because the match belongs to another writer now.
    bool outOfHands() const { return outOfHands_; }
    /// Makes `writer` the one who writes to the match from now on; false when another living one already does.
    bool takeUp(int id, const QString& writer);
    /// Ends that for `writer`.
    void letGo(int id, const QString& writer);
    /// Whether a living window writes to it; `elsewhere`: one of another program than this.
    bool inHand(int id, bool elsewhere = false);
    /// Makes these matches not count any more. It fails if one is in hand, because its window would go on counting it.
    bool makePractice(const QList<int>& ids);
    /// Removes matches with everything of theirs; `removed` gets what is needed to bring them back.
    bool remove(const QList<int>& ids, QList<RemovedMatch>* removed = nullptr);
    bool restore(const QList<RemovedMatch>& removed);

    /// The branches that were tried out from places of a match, in the order of those places.
    QList<KeptMatch> branches(int parent);
    /// Names a branch; "" = no name of its own.
    bool call(int id, const QString& title);

    /// Keeps a mistake that is to be asked again; if it is there already, its answers stay.
    bool keep(const Puzzle& puzzle);
    /// Stores the puzzle's tries and the time it is due next.
    bool answered(const Puzzle& puzzle);
    bool forget(int match, int number);
    /// Puzzles of a match (0 = all) and a game ("" = all), in the order in which they are due; at most `most` (-1 =
    /// all).
    QList<Puzzle> puzzles(int match = 0, const QString& game = {}, int most = -1);

    /// Keeps a score sheet as it is now; a new one (id 0) gets its id.
    bool keep(Evening& evening);
    bool removeEvening(int id);
    /// All score sheets, latest first.
    QList<Evening> evenings();

    KeptMatch find(int id);
    /// The match played last among those that fulfil `where`, whatever the clock said then; id 0 when there is none.
    KeptMatch playedLast(const QString& where, const QVariantList& values = {});
    /// The last played match of a game that is not over, demos aside; id 0 when there is none.
    KeptMatch unfinished(const QString& game, bool demo = false);
    /// The number of its matches that are not over, experiments aside.
    int unfinishedOnes(const QString& game);
    /// Matches, latest first, at most `most` (-1 = all). `where`: a condition on the columns of `match`, with `?` for
    /// each of `values`.
    QList<KeptMatch> list(const QString& where = {}, const QVariantList& values = {}, int most = -1);
    bool empty();
    int count(const QString& where, const QVariantList& values);
    /// The latest match of each rule set with which a game was played (all games with "").
    QList<KeptMatch> ruleSets(const QString& game);
    /// The levels of the opponents in a game, and "mixed".
    QStringList levels(const QString& game);
    QList<KeptAction> actions(int id);
    /// Calls `visit` with every finished round, oldest first, until it gives false; `where`: a condition on `round` and
    /// `match`. It never holds more than one round. False when they cannot be read to the end.
    bool eachRound(const QString& where, const QVariantList& values,
                   const std::function<bool(const KeptRound&)>& visit);
    /// Whether more than `many` rounds have been finished.
    bool manyRounds(int many);
    /// Whether an earlier version, which had a rating, has counted rounds.
    bool rated();
    /// Finished rounds, oldest first; `where` as in eachRound().
    QList<KeptRound> rounds(const QString& where = {}, const QVariantList& values = {});
    /// Keeps what the judge says of a finished round.
    bool keepJudged(int match, int round, const JudgedFacts& judged);
    /// The first finished round of a match, from 0, that counts and has not been judged; -1 = there is none.
    int firstUnjudged(int match);
    /// The matches of a game with finished rounds that count and have not been judged, latest first, and how many
    /// rounds that is.
    QList<std::pair<int, int>> unjudged(const QString& game);
    /// Only how many.
    int unjudgedRounds(const QString& game);
    /// The judged rounds of a game that count.
    SkillSums skills(const QString& game);
    /// The same rounds by time, `stride` of them added up at a time (> 0). `lowWins`: payments count against the person.
    QList<JudgedSums> judgedSums(const QString& game, bool lowWins, int stride);
    /// The latest ones, at most `most`, latest first.
    QList<JudgedCosts> judgedCosts(const QString& game, int most);
    /// Writes the facts that follow from the record for matches that an earlier version has kept.
    void catchUp();
    /// Replays a kept match, checking every action and every round's payments.
    WokenMatch wake(int id);
    /// The record: as the engine writes it, or as it was stored if today's rules lead elsewhere. Of a damaged match its
    /// sound beginning; empty when there is none.
    QString record(int id, QString* error = nullptr);
    /// The number of rows read from the disk so far, to measure the cost of a query.
    qint64 rowsRead() const { return rowsRead_; }

    /// Calls `work` inside a transaction, or in the one already under way; rolled back when `work` gives false. Also
    /// false, without a call, when the history cannot be written to or has become another one. A call inside another
    /// `work` must pass a failure on.
    bool inTransaction(const std::function<bool()>& work);

private:
    bool run(const QString& statement, const QVariantList& values = {});
    bool prepared(QSqlQuery& query, const QString& statement, const QVariantList& values);
    /// Runs a statement and calls `row` with each row of its answer.
    void eachRow(const QString& statement, const QVariantList& values, const std::function<void(QSqlQuery&)>& row);
    /// Runs a statement and goes to its first row; false when there is none.
    bool first(QSqlQuery& query, const QString& statement, const QVariantList& values);
    bool failed(const QSqlError& error);
    /// Goes to the next row; false at the end, and, with brokenOff(), if no more can be read.
    bool next(QSqlQuery& query);
    QList<KeptMatch> listed(const QString& where, const QVariantList& values, const QString& order, int most);
    /// Runs one statement that changes something.
    bool change(const QString& statement, const QVariantList& values);
    /// Inserts a row, under the match's id if it has one, else under a new one that it is given. `facts`: the version
    /// of the facts in it.
    bool insert(KeptMatch& match, int facts, const QString& writer = {});
    bool addRound(int id, const QString& game, const RoundFacts& facts, const QDateTime& ended);
    bool writeFacts(int id, const hanpan::match& match, const QDateTime& now);
    bool addActions(int id, int first, const QList<KeptAction>& actions);
    /// Adds up again the rounds of a game of the days on which something has changed. Nobody sees a difference.
    void tallyUp(const QString& game);
    /// The sums of a game's rounds that count, by day, version of the judge and rules (the table `tally`): selects `what`
    /// of those that fulfil `where`, and calls `row` with each row of the answer.
    void eachTally(const QString& what, const QString& where, const QVariantList& values, const QString& game,
                   const std::function<void(QSqlQuery&)>& row);

    HistoryDatabase database_;
    QString error_;
    bool brokenOff_ = false;
    bool outOfHands_ = false;
    bool inTransaction_ = false;
    qint64 rowsRead_ = 0;
};
