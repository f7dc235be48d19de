// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QSqlError>
#include <QSqlQuery>
#include <QString>
#include <QStringList>
#include <QVariantList>

/// A database connection of this thread's own, closed at the end. why() keeps the first error, also one while rows are
/// read: a list that breaks off is not a list that ends.
class Connection {
public:
    explicit Connection(const QString& file, const QString& options = {});
    ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    /// Begins to write; waits ten seconds for another writer, unless `stopped` gives true.
    bool begin(const std::function<bool()>& stopped);
    /// Runs a statement with `?` for each of `values`.
    bool run(const QString& statement, const QVariantList& values = {});
    QSqlQuery asked(const QString& statement, const QVariantList& values = {});
    /// Goes to the next row; false at the end, and if the next one cannot be read.
    bool next(QSqlQuery& rows);
    /// The first value of the answer; invalid when there is none.
    QVariant value(const QString& statement, const QVariantList& values = {});
    /// The columns of a table except `without`.
    QStringList columns(const QString& table, const QStringList& without = {});
    bool failed() const { return error_.isValid(); }
    QString why() const;

private:
    void note(const QSqlError& error);

    QString name_;
    QSqlError error_;
};

/// The rows of a table in the order of its key, some thousands at a time: between two portions a stop can be noticed.
class Portions {
public:
    /// `table` may name an attached database ("there.match").
    Portions(Connection& database, const QString& table);

    /// Goes to the next portion; false when all rows have been in one.
    bool next();
    /// The condition that selects the rows of the portion, and its values.
    const QString& where() const { return where_; }
    const QVariantList& values() const { return values_; }

private:
    static constexpr int rows = 10000;

    Connection& database_;
    QString table_;
    QStringList key_;
    QVariantList from_; ///< the key of the last row of the last portion
    QString where_;
    QVariantList values_;
    bool last_ = false;
};
