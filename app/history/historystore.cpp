// SPDX-License-Identifier: GPL-3.0-or-later
#include "historystore.h"

#include <QCoreApplication>
#include <QSqlError>
#include <QSqlQuery>

namespace {

struct HistoryTr {
    Q_DECLARE_TR_FUNCTIONS(History)
};

const QString matchColumns =
    QStringLiteral("id, game, players, seed, start, levels, kind, over, dealt, began, touched, parent, "
                   "(SELECT count(*) FROM action WHERE action.match = match.id), rules_key, rules_base, rules_changes, "
                   "match.score, match.place, (SELECT count(*) FROM round WHERE round.match = match.id)");

/// Never NULL: Qt binds a null string as NULL.
QString text(const QString& words) { return words.isNull() ? QStringLiteral("") : words; }

QDateTime moment(const QVariant& value) { return QDateTime::fromMSecsSinceEpoch(value.toLongLong(), Qt::UTC); }

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
    return kept;
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

std::unique_ptr<hanpan::match> replayed(const QString& start, const QList<KeptAction>& actions, int dealt,
                                        QString* error)
{
    const auto fail = [&](const QString& sentence) {
        if (error)
            *error = sentence;
        return nullptr;
    };
    auto made = hanpan::match::from_record(start.toStdString());
    if (!made)
        return fail(HistoryTr::tr("This match cannot be read: %1").arg(QString::fromStdString(made.error)));
    std::unique_ptr<hanpan::match> match = std::move(*made);
    const auto reach = [&](int round) {
        while (match->round() < round && match->round_over() && !match->over())
            match->next_round();
        return match->round() == round;
    };
    int number = 0;
    for (const KeptAction& action : actions) {
        ++number;
        if (action.round < match->round() || !reach(action.round) ||
            !match->play(action.seat, action.text.toStdString()).allowed())
            return fail(HistoryTr::tr("This match is damaged at its move %1: %2")
                            .arg(number)
                            .arg(QStringLiteral("%1 %2").arg(action.seat).arg(action.text)));
    }
    if (!reach(std::max(dealt - 1, match->round())))
        return fail(HistoryTr::tr("This match is damaged: its round %1 cannot have been dealt.").arg(dealt));
    return match;
}

HistoryStore::HistoryStore(const QString& file, HistoryDatabase::Safety safety) : database_(file, safety) {}

bool HistoryStore::run(const QString& statement, const QVariantList& values)
{
    QSqlQuery query(database_.connection());
    query.prepare(statement);
    for (const QVariant& value : values)
        query.addBindValue(value);
    if (query.exec())
        return true;
    error_ = query.lastError().text();
    return false;
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
        if (!query.exec()) {
            error_ = query.lastError().text();
            return false;
        }
    }
    return true;
}

bool HistoryStore::writeFacts(int id, const hanpan::match& match, const QDateTime& now)
{
    const int finished = match.round() + int(match.round_over());
    QSqlQuery query(database_.connection());
    query.prepare(QStringLiteral("SELECT facts, (SELECT count(*) FROM round WHERE round.match = match.id) FROM match "
                                 "WHERE id = ?"));
    query.addBindValue(id);
    if (!query.exec() || !query.next()) {
        error_ = query.lastError().text();
        return false;
    }
    const bool known = query.value(0).toInt() == factsVersion;
    const int written = known ? query.value(1).toInt() : 0;
    query.finish();
    if (known && written == finished)
        return true;
    if (!run(QStringLiteral("DELETE FROM round WHERE match = ? AND number >= ?"), {id, std::min(written, finished)}))
        return false;
    for (const RoundFacts& facts : roundFacts(match, std::min(written, finished))) {
        QStringList payments;
        for (const hanpan::half_units amount : facts.payments)
            payments.append(QString::number(amount));
        if (!run(QStringLiteral("INSERT INTO round (match, number, ended, ending, payments, won, place, counts) "
                                "VALUES (?, ?, ?, ?, ?, ?, ?, ?)"),
                 {id, facts.round, now.toMSecsSinceEpoch(), text(facts.ending), text(payments.join(u' ')),
                  int(facts.won), facts.place, text(factsText(facts.counts))}))
            return false;
    }
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
    for (const KeptMatch& kept : list(QStringLiteral("facts <> ?"), {factsVersion}))
        if (const WokenMatch woken = wake(kept.id); woken.match)
            inTransaction([&] { return writeFacts(kept.id, *woken.match, kept.touched); });
}

int HistoryStore::add(const hanpan::match& match, const QStringList& levels, MatchKind kind,
                      const QList<KeptAction>& actions, int parent, const QDateTime& began)
{
    const hanpan::match_setup& setup = match.setup();
    int id = 0;
    const bool kept = inTransaction([&] {
        QSqlQuery query(database_.connection());
        query.prepare(QStringLiteral("INSERT INTO match (game, players, seed, start, levels, kind, over, dealt, began, "
                                     "touched, parent) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"));
        query.addBindValue(QString::fromStdString(setup.game));
        query.addBindValue(setup.players);
        query.addBindValue(QString::number(setup.seed));
        query.addBindValue(startOf(match));
        query.addBindValue(text(levels.join(u',')));
        query.addBindValue(toText(kind));
        query.addBindValue(int(match.over()));
        query.addBindValue(match.round() + 1);
        query.addBindValue(began.toMSecsSinceEpoch());
        query.addBindValue(began.toMSecsSinceEpoch());
        query.addBindValue(parent);
        if (!query.exec()) {
            error_ = query.lastError().text();
            return false;
        }
        id = query.lastInsertId().toInt();
        return addActions(id, 0, actions) && writeFacts(id, match, began);
    });
    return kept ? id : 0;
}

bool HistoryStore::advance(int id, const hanpan::match& match, int kept, const QList<KeptAction>& more, MatchKind kind)
{
    return inTransaction([&] {
        return run(QStringLiteral("DELETE FROM action WHERE match = ? AND number >= ?"), {id, kept}) &&
               addActions(id, kept, more) &&
               run(QStringLiteral("UPDATE match SET kind = ?, over = ?, dealt = ?, touched = ? WHERE id = ?"),
                   {toText(kind), int(match.over()), match.round() + 1, QDateTime::currentMSecsSinceEpoch(), id}) &&
               writeFacts(id, match, QDateTime::currentDateTimeUtc());
    });
}

bool HistoryStore::remove(const QList<int>& ids, QList<RemovedMatch>* removed)
{
    return inTransaction([&] {
        for (const int id : ids) {
            if (removed)
                removed->append({find(id), actions(id)});
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
                         "touched, parent) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
                     {m.id, m.game, m.players, m.seed, m.start, text(m.levels.join(u',')), toText(m.kind), int(m.over),
                      m.dealt, m.began.toMSecsSinceEpoch(), m.touched.toMSecsSinceEpoch(), m.parent}) ||
                !addActions(m.id, 0, one.actions))
                return false;
            // What follows from the record is made anew; a damaged match stays as it was.
            if (const auto match = replayed(m.start, one.actions, m.dealt, nullptr);
                match && !writeFacts(m.id, *match, m.touched))
                return false;
        }
        return true;
    });
}

QList<KeptMatch> HistoryStore::list(const QString& where, const QVariantList& values)
{
    QList<KeptMatch> all;
    if (!database_.isOpen())
        return all;
    QSqlQuery query(database_.connection());
    query.setForwardOnly(true);
    query.prepare(QStringLiteral("SELECT %1 FROM match %2 ORDER BY touched DESC, id DESC")
                      .arg(matchColumns, where.isEmpty() ? QString() : QStringLiteral("WHERE ") + where));
    for (const QVariant& value : values)
        query.addBindValue(value);
    if (!query.exec()) {
        error_ = query.lastError().text();
        return all;
    }
    while (query.next())
        all.append(readMatch(query));
    return all;
}

KeptMatch HistoryStore::find(int id) { return list(QStringLiteral("id = ?"), {id}).value(0); }

KeptMatch HistoryStore::unfinished(const QString& game, bool demo)
{
    return list(demo ? QStringLiteral("game = ? AND over = 0 AND kind = 'demo'")
                     : QStringLiteral("game = ? AND over = 0 AND kind <> 'demo'"),
                {game})
        .value(0);
}

QList<KeptAction> HistoryStore::actions(int id)
{
    QList<KeptAction> all;
    if (!database_.isOpen())
        return all;
    QSqlQuery query(database_.connection());
    query.setForwardOnly(true);
    query.prepare(
        QStringLiteral("SELECT round, seat, text, automatic, news FROM action WHERE match = ? ORDER BY number"));
    query.addBindValue(id);
    if (!query.exec()) {
        error_ = query.lastError().text();
        return all;
    }
    while (query.next())
        all.append({query.value(0).toInt(), query.value(1).toInt(), query.value(2).toString(), query.value(3).toBool(),
                    query.value(4).toBool()});
    return all;
}

QList<KeptRound> HistoryStore::rounds(const QString& where, const QVariantList& values)
{
    QList<KeptRound> all;
    if (!database_.isOpen())
        return all;
    QHash<int, KeptMatch> matches;
    for (const KeptMatch& kept : list(where, values))
        matches.insert(kept.id, kept);
    QSqlQuery query(database_.connection());
    query.setForwardOnly(true);
    query.prepare(QStringLiteral("SELECT match, number, ended, ending, payments, won, round.place, counts FROM round "
                                 "WHERE match IN (SELECT id FROM match %1) ORDER BY ended, match, number")
                      .arg(where.isEmpty() ? QString() : QStringLiteral("WHERE ") + where));
    for (const QVariant& value : values)
        query.addBindValue(value);
    if (!query.exec()) {
        error_ = query.lastError().text();
        return all;
    }
    while (query.next()) {
        KeptRound round;
        round.match = matches.value(query.value(0).toInt());
        round.facts.round = query.value(1).toInt();
        round.ended = moment(query.value(2));
        round.facts.ending = query.value(3).toString();
        for (const QString& amount : query.value(4).toString().split(u' ', Qt::SkipEmptyParts))
            round.facts.payments.append(amount.toLongLong());
        round.facts.won = query.value(5).toBool();
        round.facts.place = query.value(6).toInt();
        round.facts.counts = readFacts(query.value(7).toString());
        all.append(round);
    }
    return all;
}

WokenMatch HistoryStore::wake(int id)
{
    WokenMatch woken;
    woken.about = find(id);
    if (woken.about.id == 0) {
        woken.error = HistoryTr::tr("This match is not kept any more.");
        return woken;
    }
    woken.actions = actions(id);
    woken.match = replayed(woken.about.start, woken.actions, woken.about.dealt, &woken.error);
    return woken;
}

QString HistoryStore::record(int id, QString* error)
{
    WokenMatch woken = wake(id);
    if (error)
        *error = woken.error;
    return woken.match ? QString::fromStdString(woken.match->to_record()) : QString();
}
