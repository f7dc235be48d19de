// SPDX-License-Identifier: GPL-3.0-or-later
#include "historystore.h"

#include <cstdlib>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSqlError>
#include <QSqlQuery>
#include <QStandardPaths>
#include <QUuid>

namespace {

struct HistoryTr {
    Q_DECLARE_TR_FUNCTIONS(History)
};

const QString matchColumns =
    QStringLiteral("id, game, players, seed, start, levels, kind, over, dealt, began, touched, parent, "
                   "(SELECT coalesce(max(number) + 1, 0) FROM action WHERE action.match = match.id), rules_key, "
                   "rules_base, rules_changes, "
                   "match.score, match.place, (SELECT count(*) FROM round WHERE round.match = match.id), reading, "
                   "rules_name, level, copied, nonce");

/// Never NULL: Qt binds a null string as NULL.
QString text(const QString& words) { return words.isNull() ? QStringLiteral("") : words; }

QDateTime moment(const QVariant& value) { return QDateTime::fromMSecsSinceEpoch(value.toLongLong()).toUTC(); }

KeptMatch readMatch(const QSqlQuery& query)
{
    KeptMatch kept;
    kept.id = query.value(0).toInt();
    kept.game = query.value(1).toString();
    kept.players = query.value(2).toInt();
    kept.seed = query.value(3).toString();
    kept.start = query.value(4).toString();
    kept.levels = query.value(5).toString().split(u',', Qt::SkipEmptyParts);
    kept.kind = matchKind(query.value(6).toString());
    kept.over = query.value(7).toBool();
    kept.dealt = query.value(8).toInt();
    kept.began = moment(query.value(9));
    kept.touched = moment(query.value(10));
    kept.parent = query.value(11).toInt();
    kept.actions = query.value(12).toInt();
    kept.rulesKey = query.value(13).toString();
    kept.rulesBase = query.value(14).toString();
    kept.rulesChanges = query.value(15).toInt();
    kept.score = query.value(16).toLongLong();
    kept.place = query.value(17).toInt();
    kept.finished = query.value(18).toInt();
    kept.reading = query.value(19).toInt();
    kept.rulesName = query.value(20).toString();
    kept.level = query.value(21).toString();
    kept.copied = query.value(22).toInt();
    kept.nonce = query.value(23).toString();
    return kept;
}

/// The opponents' one level, or "mixed".
QString oneLevel(const QStringList& levels)
{
    const bool same = std::all_of(levels.begin(), levels.end(), [&](const QString& l) { return l == levels.first(); });
    return same ? levels.value(0, QStringLiteral("casual")) : QStringLiteral("mixed");
}

QList<hanpan::half_units> readPayments(const QString& text)
{
    QList<hanpan::half_units> payments;
    for (const QString& amount : text.split(u' ', Qt::SkipEmptyParts))
        payments.append(amount.toLongLong());
    return payments;
}

bool same(const std::vector<hanpan::half_units>& a, const QList<hanpan::half_units>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

/// One file a running program that writes, locked while it lives: so others can tell a match that is open in a window
/// from one whose window was killed.
QString lockFile(const QString& program)
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/writers/") + program;
}

/// This program's name among writers; locked from the first call on.
const QString& thisProgram()
{
    static const QString name = QUuid::createUuid().toString(QUuid::Id128);
    static QLockFile* const lock = [] {
        QDir().mkpath(QFileInfo(lockFile(name)).path());
        auto* made = new QLockFile(lockFile(name)); // held for the life of the program
        made->setStaleLockTime(0);
        made->tryLock(0);
        std::atexit([] { QFile::remove(lockFile(thisProgram())); });
        return made;
    }();
    Q_UNUSED(lock)
    return name;
}

/// Does the program of this writer still run?
bool lives(const QString& writer)
{
    const QString program = writer.section(u':', 0, 0);
    if (program == thisProgram())
        return true;
    if (!QFile::exists(lockFile(program)))
        return false;
    QLockFile lock(lockFile(program));
    lock.setStaleLockTime(0);
    if (!lock.tryLock(0))
        return true;
    lock.unlock(); // it was killed: nobody holds it
    return false;
}

} // namespace

QString toText(MatchKind kind)
{
    switch (kind) {
    case MatchKind::Practice: return QStringLiteral("practice");
    case MatchKind::Demo: return QStringLiteral("demo");
    case MatchKind::Match: break;
    }
    return QStringLiteral("match");
}

MatchKind matchKind(const QString& text)
{
    return text == QLatin1String("match")  ? MatchKind::Match
           : text == QLatin1String("demo") ? MatchKind::Demo
                                           : MatchKind::Practice;
}

QString startOf(const hanpan::match& match)
{
    const std::unique_ptr<hanpan::match> fresh = match.clone();
    while (fresh->undo())
        ;
    return QString::fromStdString(fresh->to_record());
}

QList<KeptAction> actionsOf(const hanpan::match& match)
{
    QList<KeptAction> list;
    for (const hanpan::played_action& action : match.actions())
        list.append({action.round, action.who, QString::fromStdString(action.text), false, true});
    return list;
}

WokenMatch replayed(const KeptMatch& about, const QList<KeptAction>& actions,
                    const QList<QList<hanpan::half_units>>& payments)
{
    WokenMatch woken;
    woken.about = about;
    woken.payments = payments;
    auto made = hanpan::match::from_record(about.start.toStdString());
    if (!made) {
        woken.error = HistoryTr::tr("This match cannot be read: %1").arg(QString::fromStdString(made.error));
        return woken;
    }
    woken.match = std::move(*made);
    hanpan::match& match = *woken.match;
    const bool earlier = about.reading < match.reading();
    const auto endsHere = [&](int number, const QString& what) {
        woken.note = earlier ? HistoryTr::tr("Played under an earlier reading of the rules: from move %1 on it went "
                                             "another way. It is shown up to there; what was paid stands as it was.")
                                   .arg(number)
                             : HistoryTr::tr("This match is damaged at its move %1 (%2). It is shown up to there.")
                                   .arg(QString::number(number), what);
    };
    /// The round that is over paid what was stored.
    const auto paidSo = [&] {
        const QList<hanpan::half_units> stored = payments.value(match.round());
        return stored.isEmpty() || same(match.settle().payments, stored);
    };
    const auto reach = [&](int round) {
        while (match.round() < round && match.round_over() && !match.over() && paidSo())
            match.next_round();
        return match.round() == round;
    };
    int number = 0;
    for (const KeptAction& action : actions) {
        ++number;
        if (action.round < match.round() || !reach(action.round) ||
            !match.play(action.seat, action.text.toStdString()).allowed()) {
            endsHere(number, QStringLiteral("%1 %2").arg(action.seat).arg(action.text));
            break;
        }
        woken.actions.append(action);
    }
    if (woken.note.isEmpty() && !reach(std::max(about.dealt - 1, match.round())))
        woken.note =
            earlier ? HistoryTr::tr("Played under an earlier reading of the rules, by which it went on after "
                                    "round %1. It is shown up to there.")
                          .arg(match.round() + 1)
                    : HistoryTr::tr("This match is damaged: its round %1 cannot have been dealt.").arg(about.dealt);
    // The last move ended a round then, and would not today.
    if (woken.note.isEmpty() && payments.size() > match.round() + int(match.round_over()))
        endsHere(number, HistoryTr::tr("its payments do not fit"));
    // A result that is another one today is not shown as if it had been paid.
    if (match.round_over() && !woken.actions.isEmpty() && !paidSo()) {
        match.undo();
        woken.actions.removeLast();
        if (woken.note.isEmpty())
            endsHere(int(woken.actions.size()) + 1, HistoryTr::tr("its payments do not fit"));
    }
    return woken;
}

HistoryStore::HistoryStore(const QString& file, HistoryDatabase::Safety safety) : database_(file, safety) {}

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
    query.setForwardOnly(true);
    query.prepare(statement);
    for (const QVariant& value : values)
        query.addBindValue(value);
    return query.exec() || failed(query.lastError());
}

bool HistoryStore::next(QSqlQuery& query)
{
    const bool there = query.next();
    rowsRead_ += there;
    return there;
}

bool HistoryStore::run(const QString& statement, const QVariantList& values)
{
    QSqlQuery query(database_.connection());
    return prepared(query, statement, values);
}

bool HistoryStore::inTransaction(const std::function<bool()>& work)
{
    if (!database_.isOpen()) {
        error_ = database_.notice();
        return false;
    }
    if (!run(QStringLiteral("BEGIN IMMEDIATE")))
        return false;
    if (work() && run(QStringLiteral("COMMIT")))
        return true;
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
    if (!prepared(query,
                  QStringLiteral("SELECT facts, (SELECT count(*) FROM round WHERE round.match = match.id) FROM match "
                                 "WHERE id = ?"),
                  {id}) ||
        !query.next())
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
    // Of a match that goes another way today nothing new can be told: what is there stays.
    for (const KeptMatch& kept : list(QStringLiteral("facts < ?"), {factsVersion}))
        if (const WokenMatch woken = wake(kept.id); woken.whole())
            inTransaction([&] { return writeFacts(kept.id, *woken.match, kept.touched); });
        else
            run(QStringLiteral("UPDATE match SET facts = ? WHERE id = ?"), {factsVersion, kept.id});
}

QString HistoryStore::newWriter()
{
    static int serial = 0;
    return thisProgram() + QStringLiteral(":%1").arg(++serial);
}

bool HistoryStore::takeUp(int id, const QString& writer)
{
    return inTransaction([&] {
        QSqlQuery query(database_.connection());
        if (!prepared(query, QStringLiteral("SELECT writer FROM match WHERE id = ?"), {id}) || !query.next())
            return false;
        const QString now = query.value(0).toString();
        query.finish();
        return (now.isEmpty() || now == writer || !lives(now)) &&
               run(QStringLiteral("UPDATE match SET writer = ? WHERE id = ?"), {writer, id});
    });
}

void HistoryStore::letGo(int id, const QString& writer)
{
    if (database_.isOpen())
        run(QStringLiteral("UPDATE match SET writer = '' WHERE id = ? AND writer = ?"), {id, writer});
}

int HistoryStore::add(const hanpan::match& match, const QStringList& levels, MatchKind kind,
                      const QList<KeptAction>& actions, int parent, const QDateTime& began, const QString& writer,
                      const QString& rulesName, const QString& nonce)
{
    const hanpan::match_setup& setup = match.setup();
    int id = 0;
    const bool kept = inTransaction([&] {
        QSqlQuery query(database_.connection());
        if (!prepared(query,
                      QStringLiteral("INSERT INTO match (game, players, seed, start, levels, kind, over, dealt, began, "
                                     "touched, parent, reading, writer, rules_name, level, copied, nonce) "
                                     "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
                      {QString::fromStdString(setup.game), setup.players, QString::number(setup.seed), startOf(match),
                       text(levels.join(u',')), toText(kind), int(match.over()), match.round() + 1,
                       began.toMSecsSinceEpoch(), began.toMSecsSinceEpoch(), parent, match.reading(), text(writer),
                       text(rulesName), oneLevel(levels), parent != 0 ? match.round() + int(match.round_over()) : 0,
                       text(nonce)}))
            return false;
        id = query.lastInsertId().toInt();
        return addActions(id, 0, actions) && writeFacts(id, match, began);
    });
    return kept ? id : 0;
}

int HistoryStore::addAsTold(const hanpan::replayed_record& record, const QStringList& levels, MatchKind kind,
                            const QDateTime& began)
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
    int changes = 0;
    const QString base = rulesBase(*record.match, &changes);
    int id = 0;
    const bool kept = inTransaction([&] {
        QSqlQuery query(database_.connection());
        if (!prepared(query,
                      QStringLiteral("INSERT INTO match (game, players, seed, start, levels, kind, over, dealt, began, "
                                     "touched, reading, level, facts, rules_key, rules_base, rules_changes, score, "
                                     "place) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
                      {QString::fromStdString(told.setup.game), told.setup.players, QString::number(told.setup.seed),
                       QString::fromStdString(hanpan::write_record(start)), text(levels.join(u',')), toText(kind),
                       int(told.over), told.rounds, began.toMSecsSinceEpoch(), began.toMSecsSinceEpoch(), told.reading,
                       oneLevel(levels), factsVersion, rulesKey(*record.match), text(base), changes,
                       told.scores.empty() ? 0 : qlonglong(told.scores[0]),
                       placeOf(told.scores, record.match->low_score_wins())}))
            return false;
        id = query.lastInsertId().toInt();
        if (!addActions(id, 0, actions))
            return false;
        // What the rounds were beyond their payments only the rules of then could tell.
        for (std::size_t round = 0; round < told.payments.size(); ++round) {
            RoundFacts facts;
            facts.round = int(round);
            facts.payments = QList<hanpan::half_units>(told.payments[round].begin(), told.payments[round].end());
            facts.place = placeOf(told.payments[round], record.match->low_score_wins());
            facts.won = facts.place == 1;
            if (!facts.payments.isEmpty() && !addRound(id, QString::fromStdString(told.setup.game), facts, began))
                return false;
        }
        return true;
    });
    return kept ? id : 0;
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
        if (!query.next() || (!writer.isEmpty() && query.value(0).toString() != writer)) {
            outOfHands_ = true;
            error_ = HistoryTr::tr("it is open in another window");
            return false;
        }
        // Never a gap: what is not there is written, whatever was thought to be kept.
        const int from = std::min(kept, query.value(1).toInt());
        query.finish();
        return run(QStringLiteral("DELETE FROM action WHERE match = ? AND number >= ?"), {id, from}) &&
               addActions(id, from, actions.mid(from)) &&
               run(QStringLiteral(
                       "UPDATE match SET kind = ?, over = ?, dealt = ?, touched = ?, reading = ? WHERE id = ?"),
                   {toText(kind), int(match.over()), match.round() + 1, QDateTime::currentMSecsSinceEpoch(),
                    match.reading(), id}) &&
               writeFacts(id, match, QDateTime::currentDateTimeUtc());
    });
}

bool HistoryStore::remove(const QList<int>& ids, QList<RemovedMatch>* removed)
{
    return inTransaction([&] {
        for (const int id : ids) {
            if (removed)
                removed->append({find(id), actions(id), rounds(QStringLiteral("round.match = ?"), {id})});
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
            const KeptMatch& m = one.about;
            if (!run(QStringLiteral(
                         "INSERT INTO match (id, game, players, seed, start, levels, kind, over, dealt, began, "
                         "touched, parent, reading, rules_name, level, facts, rules_key, rules_base, rules_changes, "
                         "score, place, copied, nonce) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, "
                         "?, ?, ?, "
                         "?, ?)"),
                     {m.id,
                      m.game,
                      m.players,
                      m.seed,
                      m.start,
                      text(m.levels.join(u',')),
                      toText(m.kind),
                      int(m.over),
                      m.dealt,
                      m.began.toMSecsSinceEpoch(),
                      m.touched.toMSecsSinceEpoch(),
                      m.parent,
                      m.reading,
                      text(m.rulesName),
                      text(m.level),
                      factsVersion,
                      text(m.rulesKey),
                      text(m.rulesBase),
                      m.rulesChanges,
                      qlonglong(m.score),
                      m.place,
                      m.copied,
                      text(m.nonce)}) ||
                !addActions(m.id, 0, one.actions))
                return false;
            for (const KeptRound& round : one.rounds)
                if (!addRound(m.id, m.game, round.facts, round.ended))
                    return false;
        }
        return true;
    });
}

QList<KeptMatch> HistoryStore::list(const QString& where, const QVariantList& values, int most)
{
    QList<KeptMatch> all;
    if (!database_.isOpen())
        return all;
    QSqlQuery query(database_.connection());
    if (!prepared(query,
                  QStringLiteral("SELECT %1 FROM match %2 ORDER BY touched DESC, id DESC LIMIT %3")
                      .arg(matchColumns, where.isEmpty() ? QString() : QStringLiteral("WHERE ") + where)
                      .arg(most),
                  values))
        return all;
    while (next(query))
        all.append(readMatch(query));
    return all;
}

KeptMatch HistoryStore::find(int id) { return list(QStringLiteral("id = ?"), {id}).value(0); }

KeptMatch HistoryStore::unfinished(const QString& game, bool demo)
{
    // A match of its own before an experiment that was taken over from another one.
    const auto newest = [&](const char* which) {
        return list(QStringLiteral("game = ? AND over = 0 AND ") + QLatin1String(which), {game}, 1).value(0);
    };
    if (demo)
        return newest("kind = 'demo'");
    const KeptMatch own = newest("(kind = 'match' OR kind = 'practice' AND parent = 0)");
    return own.id != 0 ? own : newest("kind = 'practice'");
}

bool HistoryStore::empty() { return list({}, {}, 1).isEmpty(); }

int HistoryStore::count(const QString& where, const QVariantList& values)
{
    QSqlQuery query(database_.connection());
    return database_.isOpen() && prepared(query, QStringLiteral("SELECT count(*) FROM match WHERE ") + where, values) &&
                   next(query)
               ? query.value(0).toInt()
               : 0;
}

QList<KeptMatch> HistoryStore::ruleSets(const QString& game)
{
    // From key to key along the index: what it costs grows with the rule sets, not with the matches.
    QList<KeptMatch> found;
    QString last;
    for (bool first = true;; first = false) {
        if (!database_.isOpen())
            return found;
        QSqlQuery query(database_.connection());
        if (!prepared(query,
                      QStringLiteral("SELECT %1 FROM match WHERE game = ? AND rules_key %2 ? ORDER BY rules_key, "
                                     "touched DESC LIMIT 1")
                          .arg(matchColumns, first ? QStringLiteral(">=") : QStringLiteral(">")),
                      {game, text(last)}) ||
            !next(query))
            break;
        found.append(readMatch(query));
        last = found.last().rulesKey;
    }
    std::sort(found.begin(), found.end(), [](const KeptMatch& a, const KeptMatch& b) { return a.touched > b.touched; });
    return found;
}

QStringList HistoryStore::levels(const QString& game)
{
    QStringList found;
    while (database_.isOpen()) {
        QSqlQuery query(database_.connection());
        if (!prepared(query,
                      QStringLiteral("SELECT level FROM match WHERE game = ? AND level > ? ORDER BY level LIMIT 1"),
                      {game, found.isEmpty() ? QStringLiteral("") : found.last()}) ||
            !next(query))
            break;
        found.append(query.value(0).toString());
    }
    return found;
}

QList<KeptAction> HistoryStore::actions(int id)
{
    QList<KeptAction> all;
    if (!database_.isOpen())
        return all;
    QSqlQuery query(database_.connection());
    if (!prepared(
            query,
            QStringLiteral("SELECT round, seat, text, automatic, news FROM action WHERE match = ? ORDER BY number"),
            {id}))
        return all;
    while (next(query))
        all.append({query.value(0).toInt(), query.value(1).toInt(), query.value(2).toString(), query.value(3).toBool(),
                    query.value(4).toBool()});
    return all;
}

void HistoryStore::eachRound(const QString& where, const QVariantList& values,
                             const std::function<bool(const KeptRound&)>& visit)
{
    if (!database_.isOpen())
        return;
    QSqlQuery query(database_.connection());
    if (!prepared(query,
                  QStringLiteral(
                      "SELECT match.id, round.number, round.ended, round.ending, round.payments, round.won, "
                      "round.place, round.counts, match.game, match.players, match.seed, match.levels, "
                      "match.kind, match.over, match.dealt, match.rules_key, match.rules_base, "
                      "match.rules_changes, match.place, match.rules_name, match.level, match.parent, match.copied "
                      "FROM round CROSS JOIN match ON match.id = round.match %1 "
                      "ORDER BY round.ended, round.match, round.number")
                      .arg(where.isEmpty() ? QString() : QStringLiteral("WHERE ") + where),
                  values))
        return;
    while (next(query)) {
        KeptRound round;
        round.match.id = query.value(0).toInt();
        round.facts.round = query.value(1).toInt();
        round.ended = moment(query.value(2));
        round.facts.ending = query.value(3).toString();
        round.facts.payments = readPayments(query.value(4).toString());
        round.facts.won = query.value(5).toBool();
        round.facts.place = query.value(6).toInt();
        round.facts.counts = readFacts(query.value(7).toString());
        round.match.game = query.value(8).toString();
        round.match.players = query.value(9).toInt();
        round.match.seed = query.value(10).toString();
        round.match.levels = query.value(11).toString().split(u',', Qt::SkipEmptyParts);
        round.match.kind = matchKind(query.value(12).toString());
        round.match.over = query.value(13).toBool();
        round.match.dealt = query.value(14).toInt();
        round.match.rulesKey = query.value(15).toString();
        round.match.rulesBase = query.value(16).toString();
        round.match.rulesChanges = query.value(17).toInt();
        round.match.place = query.value(18).toInt();
        round.match.rulesName = query.value(19).toString();
        round.match.level = query.value(20).toString();
        round.match.parent = query.value(21).toInt();
        round.match.copied = query.value(22).toInt();
        if (!visit(round))
            return;
    }
}

bool HistoryStore::manyRounds(const QString& game, const KeptSums& after, int many)
{
    if (!database_.isOpen())
        return false;
    QSqlQuery query(database_.connection());
    return prepared(query,
                    QStringLiteral("SELECT 1 FROM round WHERE game = ? AND (ended, match, number) > (?, ?, ?) LIMIT 1 "
                                   "OFFSET %1")
                        .arg(many),
                    {game, after.ended, after.match, after.number}) &&
           next(query);
}

QList<KeptRound> HistoryStore::rounds(const QString& where, const QVariantList& values)
{
    QList<KeptRound> all;
    eachRound(where, values, [&](const KeptRound& round) {
        all.append(round);
        return true;
    });
    return all;
}

KeptSums HistoryStore::sums(const QString& game, const QString& kind, const QString& rulesKey, const QString& level)
{
    KeptSums kept;
    if (!database_.isOpen())
        return kept;
    QSqlQuery query(database_.connection());
    if (prepared(query,
                 QStringLiteral("SELECT body, ended, match, number FROM summary WHERE game = ? AND kind = ? AND "
                                "rules_key = ? AND level = ?"),
                 {game, kind, text(rulesKey), text(level)}) &&
        next(query))
        kept = {query.value(0).toString(), query.value(1).toLongLong(), query.value(2).toInt(), query.value(3).toInt()};
    return kept;
}

void HistoryStore::keepSums(const QString& game, const QString& kind, const QString& rulesKey, const QString& level,
                            const KeptSums& sums)
{
    run(QStringLiteral("INSERT OR REPLACE INTO summary (game, kind, rules_key, level, ended, match, number, body) "
                       "VALUES (?, ?, ?, ?, ?, ?, ?, ?)"),
        {game, kind, text(rulesKey), text(level), sums.ended, sums.match, sums.number, sums.body});
}

WokenMatch HistoryStore::wake(int id)
{
    const KeptMatch about = find(id);
    if (about.id == 0) {
        WokenMatch woken;
        woken.error = HistoryTr::tr("This match is not kept any more.");
        return woken;
    }
    QList<QList<hanpan::half_units>> payments;
    QSqlQuery query(database_.connection());
    if (prepared(query, QStringLiteral("SELECT number, payments FROM round WHERE match = ? ORDER BY number"), {id}))
        while (next(query)) {
            payments.resize(query.value(0).toInt());
            payments.append(readPayments(query.value(1).toString()));
        }
    return replayed(about, actions(id), payments);
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
    // As it was told by the rules of then.
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
