// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QVariantList>

#include "historydatabase.h"
#include "keptmatch.h"
#include "match/record.h"

class QSqlQuery;

/// Sums over rounds as they were last added up, and the last round in them.
struct KeptSums {
    QString body;
    qint64 ended = -1; ///< ms since 1970, UTC
    int match = 0;
    int number = 0;
};

/// The matches in the database: one row a match, one row an action. Every change is one transaction; a function that
/// gives false has changed nothing and leaves its reason in error().
class HistoryStore {
public:
    explicit HistoryStore(const QString& file, HistoryDatabase::Safety safety = HistoryDatabase::Safety::Full,
                          HistoryDatabase::Opening opening = HistoryDatabase::Opening::Another);

    HistoryDatabase& database() { return database_; }
    QString error() const { return error_; }
    /// The last reading ended where a fault of the file lies, and not where what was asked for does: error() says why.
    bool brokenOff() const { return brokenOff_; }

    /// A match that has just been dealt or taken over, with the actions it has. Of `about` counts what the match does not say of
    /// itself: levels, characters, kind, parent, when it began (now, where it does not say), the name of the rules, the nonce.
    /// `writer`: who alone may write on it ("": anybody). Gives its id, 0 when it cannot be kept.
    int add(const hanpan::match& match, const KeptMatch& about, const QList<KeptAction>& actions,
            const QString& writer = {});
    /// A match of an earlier reading of the rules, which goes another way today: kept as it stands. `about`: as in add().
    int addAsTold(const hanpan::replayed_record& record, const KeptMatch& about);
    /// Brings a match to where it is, `actions` being all it has: its first `kept` ones stay, as far as they are there,
    /// those after them are forgotten, the others follow. False and outOfHands() when somebody else writes on it.
    bool advance(int id, const hanpan::match& match, int kept, const QList<KeptAction>& actions, MatchKind kind,
                 const QString& writer = {});
    /// The last advance() failed because the match is another writer's now.
    bool outOfHands() const { return outOfHands_; }
    /// `writer` is the one who writes on the match from now on; false when a living one does already.
    bool takeUp(int id, const QString& writer);
    /// `writer` does so no longer.
    void letGo(int id, const QString& writer);
    /// A living window writes on it, `elsewhere`: one of another program than this.
    bool inHand(int id, bool elsewhere = false);
    /// These matches no longer count. Not where one is in hand: its window would go on counting it.
    bool makePractice(const QList<int>& ids);
    /// Takes matches away with all they have; what is needed to bring them back goes to `removed`.
    bool remove(const QList<int>& ids, QList<RemovedMatch>* removed = nullptr);
    bool restore(const QList<RemovedMatch>& removed);

    /// What was tried out from places of a match, in the order of those places.
    QList<KeptMatch> branches(int parent);
    /// Gives a branch its name; "" = none of its own.
    bool call(int id, const QString& title);

    /// A mistake to be asked again; one that is there keeps what was answered.
    bool keep(const Puzzle& puzzle);
    /// Its tries, and when it is due, are others now.
    bool answered(const Puzzle& puzzle);
    bool forget(int match, int number);
    /// Of a match (0 = all) and a game ("" = all), what is due first first; at most `most` (-1 = all).
    QList<Puzzle> puzzles(int match = 0, const QString& game = {}, int most = -1);

    /// Keeps a score sheet as it is now; a new one (id 0) gets its id.
    bool keep(Evening& evening);
    bool removeEvening(int id);
    /// Latest first.
    QList<Evening> evenings();

    KeptMatch find(int id);
    /// The match that was played last of those that `where` lets pass, whatever the clock said then; id 0 when there is none.
    KeptMatch playedLast(const QString& where, const QVariantList& values = {});
    /// The match of a game that was played last and is not over, demos aside; id 0 when there is none.
    KeptMatch unfinished(const QString& game, bool demo = false);
    /// How many of its matches are not over, experiments aside.
    int unfinishedOnes(const QString& game);
    /// Latest first, at most `most` (-1 = all). `where`: a condition on the columns of `match`, with `?` for each of
    /// `values`.
    QList<KeptMatch> list(const QString& where = {}, const QVariantList& values = {}, int most = -1);
    bool empty();
    int count(const QString& where, const QVariantList& values);
    /// One match of each rule set a game was played by (all games with ""), the latest of each.
    QList<KeptMatch> ruleSets(const QString& game);
    /// The levels a game was played against, and "mixed".
    QStringList levels(const QString& game);
    QList<KeptAction> actions(int id);
    /// Calls `visit` with every finished round, oldest first, until it gives false; `where`: a condition on `round` and
    /// `match`. Never holds more than one of them. False when they cannot be read to their end.
    bool eachRound(const QString& where, const QVariantList& values,
                   const std::function<bool(const KeptRound&)>& visit);
    /// Have more than `many` rounds of a game ended since these sums?
    bool manyRounds(const QString& game, const KeptSums& after, int many);
    /// Finished rounds, oldest first; `where` as in eachRound().
    QList<KeptRound> rounds(const QString& where = {}, const QVariantList& values = {});
    /// Of these filters, "" = any; an empty body where nothing has been added up since rounds in it changed.
    KeptSums sums(const QString& game, const QString& kind, const QString& rulesKey, const QString& level);
    void keepSums(const QString& game, const QString& kind, const QString& rulesKey, const QString& level,
                  const KeptSums& sums);
    /// Writes what follows from the record for matches that an earlier version has kept.
    void catchUp();
    /// Replays a kept match, checking every action and every round's payments.
    WokenMatch wake(int id);
    /// The record: as the engine writes it, or as it was stored where today's rules go another way. Of a damaged match its
    /// sound beginning; empty when there is none.
    QString record(int id, QString* error = nullptr);
    /// Rows read from the disk so far: what a question costs.
    qint64 rowsRead() const { return rowsRead_; }

    /// Calls `work` inside one transaction, or in the one that is under way; rolled back when it gives false. Also false,
    /// without a call, when the history cannot be written to or has become another one. Whoever calls it inside of another
    /// one's `work` passes a failure on.
    bool inTransaction(const std::function<bool()>& work);

private:
    bool run(const QString& statement, const QVariantList& values = {});
    bool prepared(QSqlQuery& query, const QString& statement, const QVariantList& values);
    bool failed(const QSqlError& error);
    /// Goes to the next row; false at the end, and where no more can be read: then brokenOff().
    bool next(QSqlQuery& query);
    QList<KeptMatch> listed(const QString& where, const QVariantList& values, const QString& order, int most);
    /// One statement that changes something.
    bool change(const QString& statement, const QVariantList& values);
    /// A row of its own, under its id if it has one, else that is given to it. `facts`: the version of what is in it of those.
    bool insert(KeptMatch& match, int facts, const QString& writer = {});
    bool addRound(int id, const QString& game, const RoundFacts& facts, const QDateTime& ended);
    bool writeFacts(int id, const hanpan::match& match, const QDateTime& now);
    bool addActions(int id, int first, const QList<KeptAction>& actions);

    HistoryDatabase database_;
    QString error_;
    bool brokenOff_ = false;
    bool outOfHands_ = false;
    bool inTransaction_ = false;
    qint64 rowsRead_ = 0;
};
