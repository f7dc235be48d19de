// SPDX-License-Identifier: GPL-3.0-or-later
// The rounds of the kept matches, and the sums over them.
#include <QSqlQuery>

#include "historyrows.h"
#include "historystore.h"

using namespace history_rows;

bool HistoryStore::eachRound(const QString& where, const QVariantList& values,
                             const std::function<bool(const KeptRound&)>& visit)
{
    if (!database_.isOpen())
        return false;
    QSqlQuery query(database_.connection());
    if (!prepared(
            query,
            QStringLiteral("SELECT round.number, round.ended, round.ending, round.payments, round.won, round.place, "
                           "round.counts, %1 FROM round CROSS JOIN match ON match.id = round.match %2 "
                           "ORDER BY round.ended, round.match, round.number")
                .arg(askedOf(false), where.isEmpty() ? QString() : QStringLiteral("WHERE ") + where),
            values))
        return false;
    while (next(query)) {
        KeptRound round;
        round.match = readMatch(query, false, 7);
        round.facts.round = query.value(0).toInt();
        round.ended = moment(query.value(1));
        round.facts.ending = query.value(2).toString();
        round.facts.payments =
            readPayments(query.value(3).toString(), std::clamp(round.match.players, 0, hanpan::max_seats));
        round.facts.won = query.value(4).toBool();
        round.facts.place = query.value(5).toInt();
        round.facts.counts = readFacts(query.value(6).toString());
        if (!visit(round))
            return true;
    }
    return !brokenOff_;
}

bool HistoryStore::manyRounds(const QString& game, const KeptSums& after, int many)
{
    QSqlQuery query(database_.connection());
    return first(query,
                 QStringLiteral("SELECT 1 FROM round WHERE game = ? AND (ended, match, number) > (?, ?, ?) LIMIT 1 "
                                "OFFSET %1")
                     .arg(many),
                 {game, after.ended, after.match, after.number});
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
    QSqlQuery query(database_.connection());
    if (first(query,
              QStringLiteral("SELECT body, ended, match, number FROM summary WHERE game = ? AND kind = ? AND "
                             "rules_key = ? AND level = ?"),
              {game, kind, text(rulesKey), text(level)}))
        kept = {query.value(0).toString(), query.value(1).toLongLong(), query.value(2).toInt(), query.value(3).toInt()};
    return kept;
}

void HistoryStore::keepSums(const QString& game, const QString& kind, const QString& rulesKey, const QString& level,
                            const KeptSums& sums)
{
    change(QStringLiteral("INSERT OR REPLACE INTO summary (game, kind, rules_key, level, ended, match, number, body) "
                          "VALUES (?, ?, ?, ?, ?, ?, ?, ?)"),
           {game, kind, text(rulesKey), text(level), sums.ended, sums.match, sums.number, sums.body});
}
