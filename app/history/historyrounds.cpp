// SPDX-License-Identifier: GPL-3.0-or-later
// The rounds of the kept matches, and what their judging adds up to.
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

bool HistoryStore::manyRounds(int many)
{
    QSqlQuery query(database_.connection());
    return first(query, QStringLiteral("SELECT 1 FROM round LIMIT 1 OFFSET %1").arg(many), {});
}

bool HistoryStore::rated()
{
    QSqlQuery query(database_.connection());
    return first(query, QStringLiteral("SELECT 1 FROM about WHERE name = 'rated'"), {});
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

QList<std::pair<int, int>> HistoryStore::unjudged(const QString& game)
{
    QList<std::pair<int, int>> all;
    eachRow(QStringLiteral("SELECT round.match, count(*) FROM round INDEXED BY round_by_match CROSS JOIN match ON "
                           "match.id = round.match WHERE round.game = ? AND judged < ? AND kind = 'match' AND "
                           "round.number >= copied GROUP BY round.match ORDER BY round.match DESC"),
            {game, judgeVersion}, [&](QSqlQuery& row) {
                all.append({row.value(0).toInt(), row.value(1).toInt()});
            });
    return all;
}

int HistoryStore::unjudgedRounds(const QString& game)
{
    QSqlQuery query(database_.connection());
    return first(query,
                 QStringLiteral("SELECT count(*) FROM round INDEXED BY round_by_match CROSS JOIN match ON match.id = "
                                "round.match WHERE round.game = ? AND judged < ? AND kind = 'match' AND "
                                "round.number >= copied"),
                 {game, judgeVersion})
               ? query.value(0).toInt()
               : 0;
}

SkillSums HistoryStore::skills(const QString& game)
{
    SkillSums sums;
    eachRow(
        QStringLiteral("SELECT rules_key = ? AND players = 4 AS usual, count(*), total(skill), total(skill * skill) "
                       "FROM round INDEXED BY round_by_match CROSS JOIN match ON match.id = round.match WHERE "
                       "round.game = ? AND judged = ? AND kind = 'match' AND round.number >= copied GROUP BY usual"),
        {defaultRulesKey(game), game, judgeVersion}, [&](QSqlQuery& row) {
            const hanpan::strength::round_sums of{row.value(1).toInt(), row.value(2).toDouble(),
                                                  row.value(3).toDouble()};
            sums.judged.add(of);
            if (row.value(0).toBool())
                sums.usual.add(of);
        });
    return sums;
}

QList<JudgedSums> HistoryStore::judgedSums(const QString& game, bool lowWins, int stride)
{
    // The first of the payments is the person's.
    QList<JudgedSums> all;
    eachRow(QStringLiteral(
                "SELECT count(*), total(skill), total(skill * skill), total(promised), total(gain), total(paid), "
                "total((paid - promised - gain) * (paid - promised - gain)) FROM (SELECT skill, promised, gain, "
                "%1 * CAST(payments AS INTEGER) / 2.0 AS paid, (row_number() OVER (ORDER BY round.ended, round.match, "
                "round.number) - 1) / ? AS part FROM round INDEXED BY round_by_time CROSS JOIN match ON match.id = "
                "round.match WHERE round.game = ? AND judged = ? AND kind = 'match' AND round.number >= copied) "
                "GROUP BY part ORDER BY part")
                .arg(lowWins ? -1 : 1),
            {stride, game, judgeVersion}, [&](QSqlQuery& row) {
                const auto number = [&](int column) { return row.value(column).toDouble(); };
                all.append({{row.value(0).toInt(), number(1), number(2)}, number(3), number(4), number(5), number(6)});
            });
    return all;
}

QList<JudgedCosts> HistoryStore::judgedCosts(const QString& game, int most)
{
    QList<JudgedCosts> all;
    eachRow(QStringLiteral("SELECT round.match, round.number, round.ended, costs FROM round INDEXED BY round_by_time "
                           "CROSS JOIN match ON match.id = round.match WHERE round.game = ? AND judged = ? AND kind = "
                           "'match' AND round.number >= copied ORDER BY round.ended DESC, round.match DESC, "
                           "round.number DESC LIMIT ?"),
            {game, judgeVersion, most}, [&](QSqlQuery& row) {
                all.append({row.value(0).toInt(), row.value(1).toInt(), moment(row.value(2)),
                            readCosts(row.value(3).toString())});
            });
    return all;
}
