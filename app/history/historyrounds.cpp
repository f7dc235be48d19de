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
        return false;
    while (next(query)) {
        KeptRound round;
        round.match.id = query.value(0).toInt();
        round.facts.round = query.value(1).toInt();
        round.ended = moment(query.value(2));
        round.facts.ending = query.value(3).toString();
        round.facts.won = query.value(5).toBool();
        round.facts.place = query.value(6).toInt();
        round.facts.counts = readFacts(query.value(7).toString());
        round.match.game = query.value(8).toString();
        round.match.players = query.value(9).toInt();
        round.facts.payments =
            readPayments(query.value(4).toString(), std::clamp(round.match.players, 0, hanpan::max_seats));
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
            return true;
    }
    return !brokenOff_;
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
    change(QStringLiteral("INSERT OR REPLACE INTO summary (game, kind, rules_key, level, ended, match, number, body) "
                          "VALUES (?, ?, ?, ?, ?, ?, ?, ?)"),
           {game, kind, text(rulesKey), text(level), sums.ended, sums.match, sums.number, sums.body});
}
