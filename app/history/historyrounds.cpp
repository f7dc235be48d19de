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
                           "round.counts, round.judged, round.skill, round.gain, round.coach, round.promised, "
                           "round.costs, %1 FROM round CROSS JOIN match ON match.id = round.match %2 "
                           "ORDER BY round.ended, round.match, round.number")
                .arg(askedOf(false), where.isEmpty() ? QString() : QStringLiteral("WHERE ") + where),
            values))
        return false;
    while (next(query)) {
        KeptRound round;
        round.match = readMatch(query, false, 13);
        round.facts.round = query.value(0).toInt();
        round.ended = moment(query.value(1));
        round.facts.ending = query.value(2).toString();
        round.facts.payments =
            readPayments(query.value(3).toString(), std::clamp(round.match.players, 0, hanpan::max_seats));
        round.facts.won = query.value(4).toBool();
        round.facts.place = query.value(5).toInt();
        round.facts.counts = readFacts(query.value(6).toString());
        round.judged = {query.value(7).toInt(),     query.value(8).toDouble(),  query.value(9).toDouble(),
                        query.value(10).toDouble(), query.value(11).toDouble(), readCosts(query.value(12).toString())};
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

bool HistoryStore::keepJudged(int match, int round, const JudgedFacts& judged)
{
    return change(QStringLiteral("UPDATE round SET judged = ?, skill = ?, gain = ?, coach = ?, promised = ?, costs = ? "
                                 "WHERE match = ? AND number = ?"),
                  {judged.version, judged.skill, judged.gain, judged.coach, judged.promised,
                   text(costsText(judged.costs)), match, round});
}

int HistoryStore::firstUnjudged(int match)
{
    QSqlQuery query(database_.connection());
    return first(query,
                 QStringLiteral("SELECT round.number FROM round JOIN match ON match.id = round.match WHERE "
                                "round.match = ? AND judged < ? AND kind = 'match' AND round.number >= copied "
                                "ORDER BY round.number LIMIT 1"),
                 {match, judgeVersion})
               ? query.value(0).toInt()
               : -1;
}

SkillSums HistoryStore::skills(const QString& game, const QString& rulesKey, const QString& level)
{
    SkillSums sums;
    QString where = QStringLiteral("round.game = ? AND judged = ? AND kind = 'match' AND round.number >= copied");
    QVariantList values{defaultRulesKey(game), game, judgeVersion};
    for (const auto& [column, value] :
         {std::pair{QStringLiteral("rules_key"), rulesKey}, {QStringLiteral("level"), level}})
        if (!value.isEmpty()) {
            where += QStringLiteral(" AND match.%1 = ?").arg(column);
            values.append(value);
        }
    eachRow(
        QStringLiteral("SELECT rules_key = ? AND players = 4 AS usual, count(*), total(skill), total(skill * skill) "
                       "FROM round INDEXED BY round_by_match CROSS JOIN match ON match.id = round.match WHERE %1 "
                       "GROUP BY usual")
            .arg(where),
        values, [&](QSqlQuery& row) {
            const hanpan::strength::skill_sums of{row.value(1).toInt(), row.value(2).toDouble(),
                                                  row.value(3).toDouble()};
            sums.judged.add(of);
            if (row.value(0).toBool())
                sums.usual.add(of);
        });
    return sums;
}
