// SPDX-License-Identifier: GPL-3.0-or-later
#include "databasecopy.h"

#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

#include "historydatabase.h"
#include "historytr.h"

namespace {

/// So many rows go over at once, and all that have the last one's key.
constexpr int pieceRows = 4000;

/// The steps of a copy: the first that goes wrong ends it.
class DatabaseCopy {
public:
    DatabaseCopy(const QSqlDatabase& from, const std::function<bool()>& stopped) : from_(from), stopped_(stopped) {}

    QString all(const QString& target)
    {
        if (!run(QStringLiteral("ATTACH DATABASE ? AS copy"), {target}))
            return problem_;
        for (const char* step : {"PRAGMA copy.journal_mode = OFF", "PRAGMA copy.synchronous = OFF", "BEGIN"})
            run(QLatin1String(step));
        whole();
        run(problem_.isEmpty() ? QStringLiteral("COMMIT") : QStringLiteral("ROLLBACK"), {}, true);
        run(QStringLiteral("DETACH DATABASE copy"), {}, true);
        return problem_;
    }

private:
    void whole()
    {
        for (const char* number : {"application_id", "user_version"})
            run(QStringLiteral("PRAGMA copy.%1 = %2")
                    .arg(QLatin1String(number),
                         value(QStringLiteral("PRAGMA main.%1").arg(QLatin1String(number))).toString()));
        // Indexes before the rows, so that no statement has to sort all of them; triggers after, so that none acts.
        const QStringList tables = made("table");
        made("index");
        for (const QString& table : tables)
            rows(table);
        if (value(QStringLiteral("SELECT count(*) FROM main.sqlite_master WHERE name = 'sqlite_sequence'")).toInt() >
            0) {
            run(QStringLiteral("DELETE FROM copy.sqlite_sequence"));
            run(QStringLiteral("INSERT INTO copy.sqlite_sequence SELECT * FROM main.sqlite_sequence"));
        }
        made("trigger");
    }
    /// Makes everything of a kind there; gives the names.
    QStringList made(const char* type)
    {
        QStringList names;
        QStringList statements;
        for (QSqlQuery query =
                 asked(QStringLiteral("SELECT name, sql FROM main.sqlite_master WHERE type = ? AND sql IS NOT "
                                      "NULL AND name NOT LIKE 'sqlite~_%' ESCAPE '~' ORDER BY rowid"),
                       {QLatin1String(type)});
             query.next();) {
            names.append(query.value(0).toString());
            // SQLite keeps them in one form: CREATE TABLE name, CREATE UNIQUE INDEX name.
            const QString sql = query.value(1).toString();
            const qsizetype name =
                sql.indexOf(QLatin1String(type).toString().toUpper() + u' ') + qsizetype(qstrlen(type)) + 1;
            statements.append(sql.left(name) + QStringLiteral("copy.") + sql.mid(name));
        }
        for (const QString& statement : std::as_const(statements))
            run(statement);
        return names;
    }
    void rows(const QString& table)
    {
        const QString all = QStringLiteral("INSERT INTO copy.%1 SELECT * FROM main.%1").arg(table);
        QSqlQuery first = asked(QStringLiteral("SELECT name, type FROM pragma_table_info(?) WHERE pk = 1"), {table});
        const bool numbered = first.next() && first.value(1).toString() == QLatin1String("INTEGER");
        const QString key = numbered ? first.value(0).toString() : QString();
        first.finish();
        if (!numbered) { // kept by name: these are few
            run(all);
            return;
        }
        QVariant after = value(QStringLiteral("SELECT min(%1) - 1 FROM main.%2").arg(key, table));
        while (problem_.isEmpty() && !after.isNull()) {
            const QVariant upTo =
                value(QStringLiteral("SELECT %1 FROM main.%2 WHERE %1 > ? ORDER BY %1 LIMIT 1 OFFSET %3")
                          .arg(key, table)
                          .arg(pieceRows),
                      {after});
            run(all + QStringLiteral(" WHERE %1 > ?").arg(key) +
                    (upTo.isNull() ? QString() : QStringLiteral(" AND %1 <= ?").arg(key)),
                upTo.isNull() ? QVariantList{after} : QVariantList{after, upTo});
            after = upTo;
        }
    }
    QSqlQuery asked(const QString& statement, const QVariantList& values = {}, bool inAnyCase = false)
    {
        QSqlQuery query(from_);
        query.setForwardOnly(true);
        if (problem_.isEmpty() && stopped_ && stopped_())
            problem_ = HistoryTr::tr("it was stopped");
        if (!problem_.isEmpty() && !inAnyCase)
            return query;
        query.prepare(statement);
        for (const QVariant& one : values)
            query.addBindValue(one);
        if (!query.exec() && problem_.isEmpty())
            problem_ = HistoryDatabase::reason(query.lastError());
        return query;
    }
    bool run(const QString& statement, const QVariantList& values = {}, bool inAnyCase = false)
    {
        return asked(statement, values, inAnyCase).isActive() && problem_.isEmpty();
    }
    QVariant value(const QString& statement, const QVariantList& values = {})
    {
        QSqlQuery query = asked(statement, values);
        return query.next() ? query.value(0) : QVariant();
    }

    QSqlDatabase from_;
    const std::function<bool()>& stopped_;
    QString problem_;
};

} // namespace

QString copyDatabase(const QSqlDatabase& from, const QString& target, const std::function<bool()>& stopped)
{
    return DatabaseCopy(from, stopped).all(target);
}
