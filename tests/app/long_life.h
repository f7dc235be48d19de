// SPDX-License-Identifier: GPL-3.0-or-later
// A history after years of play: the matches of tests/data/8bd3e0b again and again, each as the next evening's.
#pragma once

#include <QFile>
#include <QSqlError>
#include <QSqlQuery>
#include <QStringList>

#include "history/historystore.h"

namespace long_life {

inline QStringList columnsOf(HistoryStore& store, const QString& table)
{
    QStringList names;
    QSqlQuery query(QStringLiteral("PRAGMA table_info(%1)").arg(table), store.database().connection());
    while (query.next())
        names.append(query.value(1).toString());
    return names;
}

/// Rows of a table copied with some columns said anew.
inline QString copying(HistoryStore& store, const QString& table, const QHash<QString, QString>& anew,
                       const QString& where)
{
    const QStringList names = columnsOf(store, table);
    QStringList values;
    for (const QString& name : names)
        values.append(anew.value(name, name));
    return QStringLiteral("INSERT INTO %1 (%2) SELECT %3 FROM %1 WHERE %4")
        .arg(table, names.join(u','), values.join(u','), where);
}

/// Fills the store, made of a copy of the old history, until it holds `matches`; of every copy only the first 50 actions.
/// What SQLite says against it, or "".
inline QString grow(HistoryStore& store, int matches)
{
    QSqlQuery query(store.database().connection());
    const auto run = [&](const QString& statement) { return query.exec(statement); };
    bool good = run(QStringLiteral("BEGIN"));
    // Nothing to copy would never grow.
    const int own = store.count(QStringLiteral("1"), {});
    for (int copy = 1; good && own > 0 && own * copy < matches; ++copy) {
        const QString id = QStringLiteral("match + %1").arg(copy * 1000);
        const QString later = QString::number(qint64(copy) * 86'400'000);
        good =
            run(copying(store, QStringLiteral("match"),
                        {{QStringLiteral("id"), QStringLiteral("id + %1").arg(copy * 1000)},
                         {QStringLiteral("began"), QStringLiteral("began + ") + later},
                         {QStringLiteral("touched"), QStringLiteral("touched + ") + later}},
                        QStringLiteral("id < 1000"))) &&
            run(copying(store, QStringLiteral("action"), {{QStringLiteral("match"), id}},
                        QStringLiteral("match < 1000 AND number < 50"))) &&
            run(copying(store, QStringLiteral("round"),
                        {{QStringLiteral("match"), id}, {QStringLiteral("ended"), QStringLiteral("ended + ") + later}},
                        QStringLiteral("match < 1000")));
    }
    good = good && run(QStringLiteral("COMMIT"));
    return good ? QString() : query.lastError().text();
}

/// As if every round had been judged.
inline void judge(HistoryStore& store)
{
    QSqlQuery query(store.database().connection());
    query.exec(QStringLiteral("UPDATE round SET judged = %1, skill = 4, gain = 0.25, promised = -0.5, costs = "
                              "'discard/early=3:0.5:7:0.25 discard/late=2:0.25:9:0.125 take/middle=4:0.125:8:0.0625'")
                   .arg(judgeVersion));
}

} // namespace long_life
