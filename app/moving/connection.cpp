// SPDX-License-Identifier: GPL-3.0-or-later
#include "moving/connection.h"

#include <atomic>

#include <QSqlDatabase>

#include "history/historydatabase.h"

Connection::Connection(const QString& file, const QString& options)
{
    static std::atomic<int> serial{0};
    name_ = QStringLiteral("hanpan-moving-%1").arg(++serial);
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name_);
    database.setDatabaseName(file);
    database.setConnectOptions(options);
    if (!database.open())
        note(database.lastError());
}

Connection::~Connection()
{
    QSqlDatabase::database(name_, false).close();
    QSqlDatabase::removeDatabase(name_);
}

void Connection::note(const QSqlError& error)
{
    if (!error_.isValid())
        error_ = error;
}

bool Connection::run(const QString& statement, const QVariantList& values)
{
    return asked(statement, values).isActive();
}

bool Connection::begin(const std::function<bool()>& stopped)
{
    constexpr int busy = 5; // SQLITE_BUSY
    for (int tries = 0; tries < 50 && !failed() && !stopped(); ++tries) {
        if (run(QStringLiteral("PRAGMA busy_timeout = 200")) && run(QStringLiteral("BEGIN IMMEDIATE")))
            return true;
        if ((error_.nativeErrorCode().toInt() & 0xff) == busy && tries < 49)
            error_ = {};
    }
    return false;
}

QSqlQuery Connection::asked(const QString& statement, const QVariantList& values)
{
    QSqlQuery query(QSqlDatabase::database(name_, false));
    query.setForwardOnly(true);
    query.prepare(statement);
    for (const QVariant& value : values)
        query.addBindValue(value);
    if (!query.exec())
        note(query.lastError());
    return query;
}

bool Connection::next(QSqlQuery& rows)
{
    if (rows.next())
        return true;
    if (rows.lastError().isValid())
        note(rows.lastError());
    return false;
}

QVariant Connection::value(const QString& statement, const QVariantList& values)
{
    QSqlQuery query = asked(statement, values);
    return next(query) ? query.value(0) : QVariant();
}

QStringList Connection::columns(const QString& table, const QStringList& without)
{
    QStringList names;
    QSqlQuery rows = asked(QStringLiteral("SELECT name FROM pragma_table_info('%1')").arg(table));
    while (next(rows))
        if (!without.contains(rows.value(0).toString()))
            names.append(rows.value(0).toString());
    return names;
}

QString Connection::why() const { return HistoryDatabase::reason(error_); }

Portions::Portions(Connection& database, const QString& table) : database_(database), table_(table)
{
    const QString schema = table.contains(u'.') ? table.section(u'.', 0, 0) : QStringLiteral("main");
    QSqlQuery columns =
        database.asked(QStringLiteral("SELECT name FROM pragma_table_info('%1', '%2') WHERE pk > 0 ORDER BY pk")
                           .arg(table.section(u'.', -1), schema));
    while (database.next(columns))
        key_.append(columns.value(0).toString());
    if (key_.isEmpty())
        key_.append(QStringLiteral("rowid"));
}

bool Portions::next()
{
    if (last_ || database_.failed())
        return false;
    const QString key = key_.join(QStringLiteral(", "));
    const QString places = QStringList(key_.size(), QStringLiteral("?")).join(QStringLiteral(", "));
    const QString after = from_.isEmpty() ? QStringLiteral("1") : QStringLiteral("(%1) > (%2)").arg(key, places);
    QSqlQuery end = database_.asked(QStringLiteral("SELECT %1 FROM %2 WHERE %3 ORDER BY %1 LIMIT 1 OFFSET %4")
                                        .arg(key, table_, after)
                                        .arg(rows - 1),
                                    from_);
    where_ = after;
    values_ = from_;
    last_ = !database_.next(end);
    if (last_)
        return !database_.failed();
    from_.clear();
    for (int i = 0; i < key_.size(); ++i)
        from_.append(end.value(i));
    where_ += QStringLiteral(" AND (%1) <= (%2)").arg(key, places);
    values_ += from_;
    return true;
}
