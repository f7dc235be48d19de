// SPDX-License-Identifier: GPL-3.0-or-later
#include "historystore.h"

#include <algorithm>

#include <QSqlError>
#include <QSqlQuery>

#include "historyrows.h"
#include "historytr.h"
#include "writers.h"

using namespace history_rows;

namespace {

/// The opponents' one level, or "mixed".
QString oneLevel(const QStringList& levels)
{
    const bool same = std::all_of(levels.begin(), levels.end(), [&](const QString& l) { return l == levels.first(); });
    return same ? levels.value(0, QStringLiteral("casual")) : QStringLiteral("mixed");
}

} // namespace

HistoryStore::HistoryStore(const QString& file, HistoryDatabase::Safety safety, HistoryDatabase::Opening opening)
    : database_(file, safety, opening)
{
}

bool HistoryStore::failed(const QSqlError& error)
{
    error_ = HistoryDatabase::reason(error);
    const int code = error.nativeErrorCode().toInt() & 0xff;
    if (code == 11 || code == 26) // SQLITE_CORRUPT, SQLITE_NOTADB
        database_.suspect();
    return false;
}

bool HistoryStore::prepared(QSqlQuery& query, const QString& statement, const QVariantList& values)
{
    brokenOff_ = false;
    query.setForwardOnly(true);
    query.prepare(statement);
    for (const QVariant& value : values)
        query.addBindValue(value);
    if (query.exec())
        return true;
    brokenOff_ = true;
    return failed(query.lastError());
}

bool HistoryStore::next(QSqlQuery& query)
{
    if (query.next()) {
        ++rowsRead_;
        return true;
    }
    brokenOff_ = query.lastError().isValid();
    return brokenOff_ && failed(query.lastError());
}

void HistoryStore::eachRow(const QString& statement, const QVariantList& values,
                           const std::function<void(QSqlQuery&)>& row)
{
    QSqlQuery query(database_.connection());
    if (!database_.isOpen() || !prepared(query, statement, values))
        return;
    while (next(query))
        row(query);
}

bool HistoryStore::first(QSqlQuery& query, const QString& statement, const QVariantList& values)
{
    return database_.isOpen() && prepared(query, statement, values) && next(query);
}

bool HistoryStore::run(const QString& statement, const QVariantList& values)
{
    QSqlQuery query(database_.connection());
    return prepared(query, statement, values);
}

bool HistoryStore::change(const QString& statement, const QVariantList& values)
{
    return inTransaction([&] { return run(statement, values); });
}

bool HistoryStore::inTransaction(const std::function<bool()>& work)
{
    if (inTransaction_)
        return work();
    if (!database_.ready()) {
        error_ = database_.problem();
        return false;
    }
    if (!run(QStringLiteral("BEGIN IMMEDIATE")))
        return false;
    inTransaction_ = true;
    const bool done = work();
    inTransaction_ = false;
    if (done && run(QStringLiteral("COMMIT"))) {
        // It is kept in the file that has the name, or not at all.
        if (database_.bearsName())
            return true;
        error_ = HistoryTr::tr("the file was renamed or replaced");
        return false;
    }
    const QString why = error_;
    run(QStringLiteral("ROLLBACK"));
    error_ = why;
    return false;
}

bool HistoryStore::addActions(int id, int first, const QList<KeptAction>& actions)
{
    QSqlQuery query(database_.connection());
    query.prepare(QStringLiteral("INSERT INTO action (match, number, round, seat, text, automatic, news) "
                                 "VALUES (?, ?, ?, ?, ?, ?, ?)"));
    for (const KeptAction& action : actions) {
        query.addBindValue(id);
        query.addBindValue(first++);
        query.addBindValue(action.round);
        query.addBindValue(action.seat);
        query.addBindValue(text(action.text));
        query.addBindValue(int(action.automatic));
        query.addBindValue(int(action.news));
        if (!query.exec())
            return failed(query.lastError());
    }
    return true;
}

bool HistoryStore::addRound(int id, const QString& game, const RoundFacts& facts, const QDateTime& ended)
{
    QStringList payments;
    for (const hanpan::half_units amount : facts.payments)
        payments.append(QString::number(amount));
    return run(QStringLiteral("INSERT INTO round (match, number, ended, ending, payments, won, place, counts, game) "
                              "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"),
               {id, facts.round, ended.toMSecsSinceEpoch(), text(facts.ending), text(payments.join(u' ')),
                int(facts.won), facts.place, text(factsText(facts.counts)), game});
}

bool HistoryStore::writeFacts(int id, const hanpan::match& match, const QDateTime& now)
{
    const int finished = match.round() + int(match.round_over());
    QSqlQuery query(database_.connection());
    if (!first(query,
               QStringLiteral("SELECT facts, (SELECT count(*) FROM round WHERE round.match = match.id) FROM match "
                              "WHERE id = ?"),
               {id}))
        return false;
    const bool known = query.value(0).toInt() == factsVersion;
    const int written = known ? query.value(1).toInt() : 0;
    query.finish();
    if (known && written == finished)
        return true;
    if (!run(QStringLiteral("DELETE FROM round WHERE match = ? AND number >= ?"), {id, std::min(written, finished)}))
        return false;
    const QString game = QString::fromStdString(match.setup().game);
    for (const RoundFacts& facts : roundFacts(match, std::min(written, finished)))
        if (!addRound(id, game, facts, now))
            return false;
    int changes = 0;
    const QString base = rulesBase(match, &changes);
    const std::vector<hanpan::half_units> scores = match.scores();
    return run(
        QStringLiteral("UPDATE match SET facts = ?, rules_key = ?, rules_base = ?, rules_changes = ?, score = ?, "
                       "place = ? WHERE id = ?"),
        {factsVersion, rulesKey(match), text(base), changes, scores.empty() ? 0 : qlonglong(scores[0]),
         placeOf(scores, match.low_score_wins()), id});
}

void HistoryStore::catchUp()
{
    // Nothing new can be found out about a match that goes differently today: its stored facts stay.
    for (const KeptMatch& kept : list(QStringLiteral("facts < ?"), {factsVersion}))
        if (const WokenMatch woken = wake(kept.id); woken.whole())
            inTransaction([&] { return writeFacts(kept.id, *woken.match, kept.touched); });
        else if (!woken.unreadable)
            change(QStringLiteral("UPDATE match SET facts = ? WHERE id = ?"), {factsVersion, kept.id});
}

bool HistoryStore::takeUp(int id, const QString& writer)
{
    return inTransaction([&] {
        QSqlQuery query(database_.connection());
        if (!first(query, QStringLiteral("SELECT writer FROM match WHERE id = ?"), {id}))
            return false;
        const QString now = query.value(0).toString();
        query.finish();
        return (now.isEmpty() || now == writer || !writers::lives(now)) &&
               run(QStringLiteral("UPDATE match SET writer = ? WHERE id = ?"), {writer, id});
    });
}

void HistoryStore::letGo(int id, const QString& writer)
{
    if (database_.isOpen())
        change(QStringLiteral("UPDATE match SET writer = '' WHERE id = ? AND writer = ?"), {id, writer});
}

bool HistoryStore::inHand(int id, bool elsewhere)
{
    QSqlQuery query(database_.connection());
    if (!first(query, QStringLiteral("SELECT writer FROM match WHERE id = ?"), {id}))
        return false;
    const QString writer = query.value(0).toString();
    const bool own = writer.section(u':', 0, 0) == writers::newOne().section(u':', 0, 0);
    return !writer.isEmpty() && writers::lives(writer) && !(own && elsewhere);
}

bool HistoryStore::makePractice(const QList<int>& ids)
{
    return inTransaction([&] {
        for (const int id : ids) {
            if (inHand(id)) {
                error_ = HistoryTr::tr("it is open in another window");
                return false;
            }
            if (!run(QStringLiteral("UPDATE match SET kind = ? WHERE id = ?"), {toText(MatchKind::Practice), id}))
                return false;
        }
        return true;
    });
}

bool HistoryStore::insert(KeptMatch& match, int facts, const QString& writer)
{
    QStringList names;
    QVariantList values;
    for (const Column& one : matchColumns)
        if (one.use != Column::Use::Counted) {
            names.append(QLatin1String(one.name));
            values.append(one.stored(match));
        }
    if (match.id == 0)
        values.first() = QVariant();
    QSqlQuery query(database_.connection());
    if (!prepared(query,
                  QStringLiteral("INSERT INTO match (%1, facts, writer, played) VALUES (%2?, ?, "
                                 // A match without a writer comes from elsewhere: its time tells when it was played.
                                 "CASE WHEN ? THEN 0 ELSE (SELECT coalesce(max(played), 0) + 1 FROM match) END)")
                      .arg(names.join(QStringLiteral(", ")), QStringLiteral("?, ").repeated(names.size())),
                  values + QVariantList{facts, text(writer), int(writer.isEmpty())}))
        return false;
    match.id = query.lastInsertId().toInt();
    return true;
}

int HistoryStore::add(const hanpan::match& match, const KeptMatch& about, const QList<KeptAction>& actions,
                      const QString& writer)
{
    const hanpan::match_setup& setup = match.setup();
    KeptMatch made;
    made.game = QString::fromStdString(setup.game);
    made.players = setup.players;
    made.seed = QString::number(setup.seed);
    made.start = startOf(match);
    made.levels = about.levels;
    made.kind = about.kind;
    made.over = match.over();
    made.dealt = match.round() + 1;
    made.began = about.began.isValid() ? about.began : QDateTime::currentDateTimeUtc();
    made.touched = made.began;
    made.parent = about.parent;
    made.reading = match.reading();
    made.rulesName = about.rulesName;
    made.level = oneLevel(about.levels);
    made.nonce = about.nonce;
    made.copied = about.parent != 0 ? match.round() + int(match.round_over()) : 0;
    made.characters = about.characters;
    made.branched = about.parent != 0 && !actions.isEmpty() ? int(actions.size()) : -1;
    const bool kept = inTransaction([&] {
        return insert(made, 0, writer) && addActions(made.id, 0, actions) && writeFacts(made.id, match, made.began);
    });
    return kept ? made.id : 0;
}

int HistoryStore::addAsTold(const hanpan::replayed_record& record, const KeptMatch& about)
{
    const hanpan::match_record& told = record.told;
    hanpan::match_record start = told;
    start.actions.clear();
    start.payments.clear();
    start.rounds = 1;
    start.scores.assign(std::size_t(told.setup.players), 0);
    start.over = false;
    QList<KeptAction> actions;
    for (const hanpan::played_action& action : told.actions)
        actions.append({action.round, action.who, QString::fromStdString(action.text), false, true});
    KeptMatch made;
    made.game = QString::fromStdString(told.setup.game);
    made.players = told.setup.players;
    made.seed = QString::number(told.setup.seed);
    made.start = QString::fromStdString(hanpan::write_record(start));
    made.levels = about.levels;
    made.kind = about.kind;
    made.over = told.over;
    made.dealt = told.rounds;
    made.began = about.began;
    made.touched = about.began;
    made.reading = told.reading;
    made.level = oneLevel(about.levels);
    made.rulesKey = rulesKey(*record.match);
    made.rulesBase = rulesBase(*record.match, &made.rulesChanges);
    made.score = told.scores.empty() ? 0 : told.scores[0];
    made.place = placeOf(told.scores, record.match->low_score_wins());
    const bool kept = inTransaction([&] {
        if (!insert(made, factsVersion) || !addActions(made.id, 0, actions))
            return false;
        // Facts about the rounds beyond their payments need the rules of that time.
        for (std::size_t round = 0; round < told.payments.size(); ++round) {
            RoundFacts facts;
            facts.round = int(round);
            facts.payments = QList<hanpan::half_units>(told.payments[round].begin(), told.payments[round].end());
            facts.place = placeOf(told.payments[round], record.match->low_score_wins());
            facts.won = facts.place == 1;
            if (!facts.payments.isEmpty() && !addRound(made.id, made.game, facts, made.began))
                return false;
        }
        return true;
    });
    return kept ? made.id : 0;
}

bool HistoryStore::advance(int id, const hanpan::match& match, int kept, const QList<KeptAction>& actions,
                           MatchKind kind, const QString& writer)
{
    outOfHands_ = false;
    return inTransaction([&] {
        QSqlQuery query(database_.connection());
        if (!prepared(query,
                      QStringLiteral("SELECT writer, (SELECT coalesce(max(number) + 1, 0) FROM action WHERE match = "
                                     "match.id) FROM match WHERE id = ?"),
                      {id}))
            return false;
        const bool there = next(query);
        if (brokenOff_)
            return false;
        if (!there || (!writer.isEmpty() && query.value(0).toString() != writer)) {
            outOfHands_ = true;
            error_ = HistoryTr::tr("it is open in another window");
            return false;
        }
        // Never leave a gap: what is missing is written, whatever was thought to be kept.
        const int from = std::min(kept, query.value(1).toInt());
        query.finish();
        return run(QStringLiteral("DELETE FROM action WHERE match = ? AND number >= ?"), {id, from}) &&
               addActions(id, from, actions.mid(from)) &&
               run(QStringLiteral(
                       "UPDATE match SET kind = ?, over = ?, dealt = ?, touched = ?, reading = ?, played = CASE WHEN "
                       "played = 0 OR EXISTS (SELECT 1 FROM match AS later WHERE later.played >= match.played AND "
                       "later.id <> match.id) THEN (SELECT max(played) + 1 FROM match) ELSE played END WHERE id = ?"),
                   {toText(kind), int(match.over()), match.round() + 1, QDateTime::currentMSecsSinceEpoch(),
                    match.reading(), id}) &&
               writeFacts(id, match, QDateTime::currentDateTimeUtc());
    });
}

bool HistoryStore::remove(const QList<int>& ids, QList<RemovedMatch>* removed)
{
    return inTransaction([&] {
        for (const int id : ids) {
            if (removed) {
                // What cannot be read could not be restored.
                RemovedMatch whole;
                whole.about = find(id);
                const bool known = !brokenOff_;
                whole.actions = actions(id);
                const bool played = !brokenOff_;
                whole.rounds = rounds(QStringLiteral("round.match = ?"), {id});
                const bool paid = !brokenOff_;
                whole.puzzles = puzzles(id);
                if (!known || !played || !paid || brokenOff_)
                    return false;
                removed->append(whole);
            }
            if (!run(QStringLiteral("DELETE FROM match WHERE id = ?"), {id}))
                return false;
        }
        return true;
    });
}

bool HistoryStore::restore(const QList<RemovedMatch>& removed)
{
    return inTransaction([&] {
        for (const RemovedMatch& one : removed) {
            KeptMatch m = one.about;
            if (!insert(m, factsVersion) || !addActions(m.id, 0, one.actions))
                return false;
            for (const KeptRound& round : one.rounds)
                if (!addRound(m.id, m.game, round.facts, round.ended) ||
                    !keepJudged(m.id, round.facts.round, round.judged))
                    return false;
            for (const Puzzle& puzzle : one.puzzles)
                if (!keep(puzzle))
                    return false;
        }
        return true;
    });
}

QList<KeptMatch> HistoryStore::listed(const QString& where, const QVariantList& values, const QString& order, int most)
{
    QList<KeptMatch> all;
    eachRow(QStringLiteral("SELECT %1 FROM match %2 ORDER BY %3 LIMIT %4")
                .arg(askedOf(true), where.isEmpty() ? QString() : QStringLiteral("WHERE ") + where, order)
                .arg(most),
            values, [&](QSqlQuery& row) { all.append(readMatch(row)); });
    return all;
}

QList<KeptMatch> HistoryStore::list(const QString& where, const QVariantList& values, int most)
{
    return listed(where, values, QStringLiteral("touched DESC, id DESC"), most);
}

KeptMatch HistoryStore::playedLast(const QString& where, const QVariantList& values)
{
    return listed(where, values, QStringLiteral("played DESC, touched DESC, id DESC"), 1).value(0);
}

KeptMatch HistoryStore::find(int id) { return list(QStringLiteral("id = ?"), {id}).value(0); }

namespace {

/// A match of its own, not an experiment that was taken over from another one.
constexpr const char* ofItsOwn = "(kind = 'match' OR kind = 'practice' AND parent = 0)";

} // namespace

int HistoryStore::unfinishedOnes(const QString& game)
{
    return count(QStringLiteral("game = ? AND over = 0 AND ") + QLatin1String(ofItsOwn), {game});
}

KeptMatch HistoryStore::unfinished(const QString& game, bool demo)
{
    const auto newest = [&](const char* which) {
        return playedLast(QStringLiteral("game = ? AND over = 0 AND ") + QLatin1String(which), {game});
    };
    if (demo)
        return newest("kind = 'demo'");
    const KeptMatch own = newest(ofItsOwn);
    return own.id != 0 ? own : newest("kind = 'practice'");
}

bool HistoryStore::empty() { return list({}, {}, 1).isEmpty(); }

int HistoryStore::count(const QString& where, const QVariantList& values)
{
    QSqlQuery query(database_.connection());
    return first(query, QStringLiteral("SELECT count(*) FROM match WHERE ") + where, values) ? query.value(0).toInt()
                                                                                             : 0;
}

QList<KeptMatch> HistoryStore::ruleSets(const QString& game)
{
    // It goes from key to key along the index, and then to the last of each: the cost grows with the rule sets, not
    // with the matches.
    QList<KeptMatch> found;
    QString key;
    QSqlQuery query(database_.connection());
    while (first(query,
                 QStringLiteral("SELECT min(rules_key) FROM match WHERE game = ? AND rules_key %1 ?")
                     .arg(found.isEmpty() ? QStringLiteral(">=") : QStringLiteral(">")),
                 {game, text(key)}) &&
           !query.value(0).isNull()) {
        key = query.value(0).toString();
        query.finish();
        const QList<KeptMatch> latest = list(QStringLiteral("game = ? AND rules_key = ?"), {game, text(key)}, 1);
        if (latest.isEmpty())
            break;
        found += latest;
    }
    std::sort(found.begin(), found.end(), [](const KeptMatch& a, const KeptMatch& b) { return a.touched > b.touched; });
    return found;
}

QStringList HistoryStore::levels(const QString& game)
{
    QStringList found;
    QSqlQuery query(database_.connection());
    while (first(query, QStringLiteral("SELECT level FROM match WHERE game = ? AND level > ? ORDER BY level LIMIT 1"),
                 {game, found.isEmpty() ? QStringLiteral("") : found.last()}))
        found.append(query.value(0).toString());
    return found;
}

QList<KeptAction> HistoryStore::actions(int id)
{
    QList<KeptAction> all;
    eachRow(QStringLiteral("SELECT round, seat, text, automatic, news FROM action WHERE match = ? ORDER BY number"),
            {id}, [&](QSqlQuery& row) {
                all.append({row.value(0).toInt(), row.value(1).toInt(), row.value(2).toString(), row.value(3).toBool(),
                            row.value(4).toBool()});
            });
    return all;
}

WokenMatch HistoryStore::wake(int id)
{
    const KeptMatch about = find(id);
    if (about.id == 0) {
        WokenMatch woken;
        woken.unreadable = brokenOff_;
        woken.error = brokenOff_ ? HistoryTr::tr("Couldn't read this match: %1").arg(error_)
                                 : HistoryTr::tr("This match no longer exists.");
        return woken;
    }
    constexpr int mostRounds = 1'000'000; // as many as a record may have
    QList<QList<hanpan::half_units>> payments;
    QSqlQuery query(database_.connection());
    bool whole = false;
    if (prepared(query, QStringLiteral("SELECT number, payments FROM round WHERE match = ? ORDER BY number"), {id}))
        while (next(query)) {
            // A number that no round can have is ignored.
            const int number = query.value(0).toInt();
            if (number < payments.size() || number > mostRounds)
                continue;
            payments.resize(number);
            payments.append(readPayments(query.value(1).toString(), std::clamp(about.players, 0, hanpan::max_seats)));
        }
    whole = !brokenOff_;
    const QList<KeptAction> played = actions(id);
    whole = whole && !brokenOff_;
    WokenMatch woken = replayed(about, played, payments);
    if (!whole) {
        // What can be read of it is shown; nothing is ever written after it.
        woken.unreadable = true;
        if (woken.error.isEmpty())
            woken.note = HistoryTr::tr("This match can't be read beyond move %1: %2. It is shown up to there.")
                             .arg(QString::number(woken.actions.size()), error_);
    }
    return woken;
}

QString HistoryStore::record(int id, QString* error)
{
    const WokenMatch woken = wake(id);
    if (error)
        *error = woken.error.isEmpty() ? woken.note : woken.error;
    if (!woken.match)
        return {};
    if (woken.whole() || woken.about.reading >= woken.match->reading())
        return QString::fromStdString(woken.match->to_record());
    // The record as the rules of that time told it.
    hanpan::match_record told{woken.match->setup(), woken.about.reading, {}, woken.about.dealt, {}, {},
                              woken.about.over};
    told.scores.assign(std::size_t(woken.about.players), 0);
    for (const KeptAction& action : actions(id))
        told.actions.push_back({action.round, hanpan::seat(action.seat), action.text.toStdString()});
    for (const QList<hanpan::half_units>& paid : woken.payments) {
        told.payments.emplace_back(paid.begin(), paid.end());
        for (qsizetype seat = 0; seat < paid.size() && seat < woken.about.players; ++seat)
            told.scores[std::size_t(seat)] += paid[seat];
    }
    return QString::fromStdString(hanpan::write_record(told));
}
