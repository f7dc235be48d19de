// SPDX-License-Identifier: GPL-3.0-or-later
// The rounds of the kept matches, and what their judging adds up to.
#include <QSqlQuery>

#include "historyrows.h"
#include "historystore.h"

using namespace history_rows;

namespace {

/// Rounds of matches that count, without those of another match from which one was taken over.
const QString thatCount = QStringLiteral("kind = 'match' AND round.number >= copied");
/// What a round paid the person, who is the first of them, in whole units.
const QString paidIn = QStringLiteral("CAST(payments AS INTEGER) / 2.0");

/// Whether a round ended on that day, in words that an index understands; rounding is towards 0.
QString onDay(const QString& day)
{
    return QStringLiteral("round.ended > (%1 - 1) * 86400000 AND round.ended < (%1 + 1) * 86400000 AND round.ended / "
                          "86400000 = %1")
        .arg(day);
}

/// The rows of `tally` that are missing of a game.
QString missingTally()
{
    return QStringLiteral(
               "SELECT round.game AS game, day, judged, rules_key, players, count(*) AS rounds, total(skill) "
               "AS skill, total(skill * skill) AS skill_squares, total(promised) AS promised, total(gain) AS "
               "gain, total(%1) AS paid, total((%1 - promised - gain) * (%1 - promised - gain)) AS "
               "luck_squares, total((%1 + promised + gain) * (%1 + promised + gain)) AS luck_squares_low "
               "FROM untallied CROSS JOIN round INDEXED BY round_by_time ON round.game = untallied.game AND "
               "%2 CROSS JOIN match ON match.id = round.match WHERE "
               "untallied.game = ? AND %3 GROUP BY 1, 2, 3, 4, 5")
        .arg(paidIn, onDay(QStringLiteral("day")), thatCount);
}

} // namespace

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
                                "round.match = ? AND judged < ? AND %1 ORDER BY round.number LIMIT 1")
                     .arg(thatCount),
                 {match, judgeVersion})
               ? query.value(0).toInt()
               : -1;
}

QList<std::pair<int, int>> HistoryStore::unjudged(const QString& game)
{
    QList<std::pair<int, int>> all;
    eachRow(QStringLiteral("SELECT round.match, count(*) FROM round INDEXED BY round_by_match CROSS JOIN match ON "
                           "match.id = round.match WHERE round.game = ? AND judged < ? AND %1 GROUP BY round.match "
                           "ORDER BY round.match DESC")
                .arg(thatCount),
            {game, judgeVersion}, [&](QSqlQuery& row) {
                all.append({row.value(0).toInt(), row.value(1).toInt()});
            });
    return all;
}

void HistoryStore::tallyUp(const QString& game)
{
    QSqlQuery any(database_.connection());
    if (!first(any, QStringLiteral("SELECT 1 FROM untallied WHERE game = ? LIMIT 1"), {game}))
        return;
    any.finish();
    inTransaction([&] {
        return run(QStringLiteral("INSERT INTO tally ") + missingTally(), {game}) &&
               run(QStringLiteral("DELETE FROM untallied WHERE game = ?"), {game});
    });
}

void HistoryStore::eachTally(const QString& what, const QString& where, const QVariantList& values, const QString& game,
                             const std::function<void(QSqlQuery&)>& row)
{
    // Where nothing can be written now, what is missing is added up for this time alone.
    tallyUp(game);
    eachRow(QStringLiteral("SELECT %1 FROM (SELECT * FROM tally WHERE game = ? UNION ALL SELECT * FROM (%2)) WHERE %3")
                .arg(what, missingTally(), where),
            QVariantList{game, game} + values, row);
}

int HistoryStore::unjudgedRounds(const QString& game)
{
    int rounds = 0;
    eachTally(QStringLiteral("total(rounds)"), QStringLiteral("judged < ?"), {judgeVersion}, game,
              [&](QSqlQuery& row) { rounds = row.value(0).toInt(); });
    return rounds;
}

SkillSums HistoryStore::skills(const QString& game)
{
    SkillSums sums;
    const QString usual = QStringLiteral("(rules_key = '%1' AND players = 4)").arg(defaultRulesKey(game));
    eachTally(
        QStringLiteral("total(rounds), total(skill), total(skill_squares), total(%1 * rounds), total(%1 * skill), "
                       "total(%1 * skill_squares)")
            .arg(usual),
        QStringLiteral("judged = ?"), {judgeVersion}, game, [&](QSqlQuery& row) {
            const auto of = [&](int column) {
                return hanpan::strength::round_sums{row.value(column).toInt(), row.value(column + 1).toDouble(),
                                                    row.value(column + 2).toDouble()};
            };
            sums = {of(0), of(3)};
        });
    return sums;
}

QList<JudgedSums> HistoryStore::judgedSums(const QString& game, bool lowWins, int stride)
{
    // Days that lie within one part are added whole. Where one part ends and the next begins, rounds are read one by one up
    // to that place, or all of a day on which more than one part ends.
    QList<std::pair<qint64, JudgedSums>> days;
    eachTally(QStringLiteral("day, total(rounds), total(skill), total(skill_squares), total(promised), total(gain), "
                             "%1 * total(paid), total(%2)")
                  .arg(lowWins ? QStringLiteral("-1") : QStringLiteral("1"),
                       lowWins ? QStringLiteral("luck_squares_low") : QStringLiteral("luck_squares")),
              QStringLiteral("judged = ? GROUP BY day ORDER BY day"), {judgeVersion}, game, [&](QSqlQuery& row) {
                  const auto number = [&](int column) { return row.value(column).toDouble(); };
                  days.append(
                      {row.value(0).toLongLong(),
                       {{row.value(1).toInt(), number(2), number(3)}, number(4), number(5), number(6), number(7)}});
              });
    QList<JudgedSums> all;
    JudgedSums part;
    const auto add = [&](const JudgedSums& more) {
        part.add(more);
        if (part.skill.rounds == stride) {
            all.append(part);
            part = {};
        }
    };
    const QString roundsOf = QStringLiteral(
        "SELECT skill, promised, gain, %1 AS paid FROM round INDEXED BY round_by_time CROSS JOIN match ON "
        "match.id = round.match WHERE round.game = ? AND judged = ? AND %2 AND %3 ORDER BY round.ended, "
        "round.match, round.number LIMIT ?");
    for (const auto& [day, sums] : std::as_const(days)) {
        if (part.skill.rounds + sums.skill.rounds <= stride) {
            add(sums);
            continue;
        }
        const bool oneEnd = sums.skill.rounds <= stride;
        JudgedSums rest = sums;
        eachRow(roundsOf.arg(paidIn, thatCount, onDay(QString::number(day))),
                {game, judgeVersion, oneEnd ? stride - part.skill.rounds : -1}, [&](QSqlQuery& row) {
                    JudgedSums one{{},
                                   row.value(1).toDouble(),
                                   row.value(2).toDouble(),
                                   (lowWins ? -1 : 1) * row.value(3).toDouble()};
                    one.skill.add(row.value(0).toDouble());
                    one.luckSquares = one.luck() * one.luck();
                    add(one);
                    rest.skill.add({-one.skill.rounds, -one.skill.sum, -one.skill.squares});
                    rest.add({{}, -one.promised, -one.gain, -one.paid, -one.luckSquares});
                });
        if (oneEnd)
            add(rest);
    }
    if (part.skill.rounds > 0)
        all.append(part);
    return all;
}

QList<JudgedCosts> HistoryStore::judgedCosts(const QString& game, int most)
{
    QList<JudgedCosts> all;
    eachRow(
        QStringLiteral("SELECT round.match, round.number, round.ended, costs FROM round INDEXED BY round_by_time "
                       "CROSS JOIN match ON match.id = round.match WHERE round.game = ? AND judged = ? AND %1 ORDER "
                       "BY round.ended DESC, round.match DESC, round.number DESC LIMIT ?")
            .arg(thatCount),
        {game, judgeVersion, most}, [&](QSqlQuery& row) {
            all.append(
                {row.value(0).toInt(), row.value(1).toInt(), moment(row.value(2)), readCosts(row.value(3).toString())});
        });
    return all;
}
