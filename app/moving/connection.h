// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QSqlError>
#include <QSqlQuery>
#include <QString>
#include <QStringList>
#include <QVariantList>

/// A database connection of this thread's own, closed at the end. What went wrong first stays in why(), the reading of rows too:
/// a list that breaks off is no list that ends.
class Connection {
public:
    explicit Connection(const QString& file, const QString& options = {});
    ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    /// Begins to write; waits ten seconds for another writer, unless `stopped` says that it is called off.
    bool begin(const std::function<bool()>& stopped);
    /// A statement with `?` for each of `values`.
    bool run(const QString& statement, const QVariantList& values = {});
    QSqlQuery asked(const QString& statement, const QVariantList& values = {});
    /// Goes to the next row; false at the end, and where the next one cannot be read.
    bool next(QSqlQuery& rows);
    /// The first value of the answer; invalid when there is none.
    QVariant value(const QString& statement, const QVariantList& values = {});
    /// Columns of a table but for `without`.
    QStringList columns(const QString& table, const QStringList& without = {});
    bool failed() const { return error_.isValid(); }
    QString why() const;

private:
    void note(const QSqlError& error);

    QString name_;
    QSqlError error_;
};

/// The rows of a table in the order of its key, some thousands at a time: between two portions there is time to look up.
class Portions {
public:
    /// `table` may name an attached database ("there.match").
    Portions(Connection& database, const QString& table);

    /// Goes to the next portion; false when all rows have been in one.
    bool next();
    /// The condition that says which rows they are, and its values.
    const QString& where() const { return where_; }
    const QVariantList& values() const { return values_; }

private:
    static constexpr int rows = 10000;

    Connection& database_;
    QString table_;
    QStringList key_;
    QVariantList from_; ///< the key of the last row that was in a portion
    QString where_;
    QVariantList values_;
    bool last_ = false;
};
