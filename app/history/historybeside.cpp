// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept beside the matches: branches, puzzles, and the score sheets of real tables.
#include "historystore.h"

#include <algorithm>

#include <QJsonArray>
#include <QJsonDocument>
#include <QSqlQuery>

#include "historyrows.h"

using namespace history_rows;

QList<KeptMatch> HistoryStore::branches(int parent)
{
    QList<KeptMatch> all = list(QStringLiteral("parent = ? AND branched >= 0"), {parent});
    std::stable_sort(all.begin(), all.end(), [](const KeptMatch& a, const KeptMatch& b) {
        return a.branched != b.branched ? a.branched < b.branched : a.id < b.id;
    });
    return all;
}

bool HistoryStore::call(int id, const QString& title)
{
    return change(QStringLiteral("UPDATE match SET title = ? WHERE id = ? AND branched >= 0"), {text(title), id});
}

bool HistoryStore::keep(const Puzzle& puzzle)
{
    return change(QStringLiteral("INSERT INTO puzzle (match, number, grade, cost, found, due, tries, solved) "
                                 "VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (match, number) DO UPDATE SET "
                                 "grade = excluded.grade, cost = excluded.cost"),
                  {puzzle.match, puzzle.number, puzzle.grade, puzzle.cost, puzzle.found.toMSecsSinceEpoch(),
                   puzzle.due.toMSecsSinceEpoch(), puzzle.tries, puzzle.solved});
}

bool HistoryStore::answered(const Puzzle& puzzle)
{
    return change(QStringLiteral("UPDATE puzzle SET due = ?, tries = ?, solved = ? WHERE match = ? AND number = ?"),
                  {puzzle.due.toMSecsSinceEpoch(), puzzle.tries, puzzle.solved, puzzle.match, puzzle.number});
}

bool HistoryStore::forget(int match, int number)
{
    return change(QStringLiteral("DELETE FROM puzzle WHERE match = ? AND number = ?"), {match, number});
}

QList<Puzzle> HistoryStore::puzzles(int match, const QString& game, int most)
{
    QList<Puzzle> all;
    eachRow(QStringLiteral(
                "SELECT puzzle.match, puzzle.number, puzzle.grade, puzzle.cost, puzzle.found, "
                "puzzle.due, puzzle.tries, puzzle.solved, (SELECT round FROM action WHERE "
                "action.match = puzzle.match AND action.number = puzzle.number) FROM puzzle JOIN "
                "match ON match.id = puzzle.match WHERE (? = 0 OR puzzle.match = ?) AND (? = '' OR match.game = ?) "
                "ORDER BY puzzle.due, puzzle.match, puzzle.number LIMIT ?"),
            {match, match, text(game), text(game), most}, [&](QSqlQuery& row) {
                all.append({row.value(0).toInt(), row.value(1).toInt(), row.value(2).toString(),
                            row.value(3).toDouble(), moment(row.value(4)), moment(row.value(5)), row.value(6).toInt(),
                            row.value(7).toInt(), row.value(8).toInt()});
            });
    return all;
}

bool HistoryStore::keep(Evening& evening)
{
    const QString names =
        QString::fromUtf8(QJsonDocument(QJsonArray::fromStringList(evening.names)).toJson(QJsonDocument::Compact));
    QStringList rounds;
    for (const QList<hanpan::half_units>& round : evening.rounds) {
        QStringList amounts;
        for (const hanpan::half_units amount : round)
            amounts.append(QString::number(amount));
        rounds.append(amounts.join(u' '));
    }
    const QVariantList values{text(evening.game),
                              text(evening.title),
                              names,
                              text(rounds.join(u';')),
                              evening.began.toMSecsSinceEpoch(),
                              evening.touched.toMSecsSinceEpoch()};
    if (evening.id != 0)
        return change(
            QStringLiteral(
                "INSERT INTO evening (game, title, names, rounds, began, touched, id) VALUES (?, ?, ?, ?, ?, ?, ?) "
                "ON CONFLICT (id) DO UPDATE SET game = excluded.game, title = excluded.title, "
                "names = excluded.names, rounds = excluded.rounds, touched = excluded.touched"),
            values + QVariantList{evening.id});
    return inTransaction([&] {
        QSqlQuery query(database_.connection());
        if (!prepared(query,
                      QStringLiteral(
                          "INSERT INTO evening (game, title, names, rounds, began, touched) VALUES (?, ?, ?, ?, ?, ?)"),
                      values))
            return false;
        evening.id = query.lastInsertId().toInt();
        return true;
    });
}

bool HistoryStore::removeEvening(int id) { return change(QStringLiteral("DELETE FROM evening WHERE id = ?"), {id}); }

QList<Evening> HistoryStore::evenings()
{
    QList<Evening> all;
    const auto read = [&](QSqlQuery& query) {
        Evening one;
        one.id = query.value(0).toInt();
        one.game = query.value(1).toString();
        one.title = query.value(2).toString();
        for (const QJsonValue& name : QJsonDocument::fromJson(query.value(3).toString().toUtf8()).array())
            if (one.names.size() < hanpan::max_seats) // nobody keeps a sheet for more
                one.names.append(name.toString());
        for (const QString& round : query.value(4).toString().split(u';', Qt::SkipEmptyParts)) {
            one.rounds.append(readPayments(round, int(one.names.size())));
            one.rounds.last().resize(one.names.size());
        }
        one.began = moment(query.value(5));
        one.touched = moment(query.value(6));
        all.append(one);
    };
    eachRow(QStringLiteral(
                "SELECT id, game, title, names, rounds, began, touched FROM evening ORDER BY touched DESC, id DESC"),
            {}, read);
    return all;
}
