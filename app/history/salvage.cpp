// SPDX-License-Identifier: GPL-3.0-or-later
#include "salvage.h"

#include <algorithm>
#include <utility>

#include <QFile>
#include <QFileInfo>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QStringList>
#include <QUrl>
#include <QVariant>

#include "historydatabase.h"

namespace {

/// A connection of this thread's own, closed at the end.
class Side {
public:
    Side(const QString& name, const QString& path, const QString& options) : name_(name)
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name_);
        database.setDatabaseName(path);
        database.setConnectOptions(options);
        database.open();
    }
    ~Side()
    {
        connection().close();
        QSqlDatabase::removeDatabase(name_);
    }
    Side(const Side&) = delete;
    Side& operator=(const Side&) = delete;

    QSqlDatabase connection() const { return QSqlDatabase::database(name_, false); }
    bool run(const QString& statement, const QVariantList& values = {}) const
    {
        QSqlQuery query(connection());
        query.prepare(statement);
        for (const QVariant& value : values)
            query.addBindValue(value);
        return query.exec();
    }
    /// Reads all rows of an answer; false when they cannot be read to the end.
    bool read(const QString& statement, const QVariantList& values, QList<QVariantList>* rows) const
    {
        QSqlQuery query(connection());
        query.setForwardOnly(true);
        query.prepare(statement);
        for (const QVariant& value : values)
            query.addBindValue(value);
        const int columns = query.exec() ? query.record().count() : 0;
        while (columns > 0 && query.next()) {
            QVariantList row;
            for (int i = 0; i < columns; ++i)
                row.append(query.value(i));
            rows->append(row);
        }
        return !query.lastError().isValid();
    }
    qint64 number(const QString& statement, const QVariantList& values = {}) const
    {
        QList<QVariantList> rows;
        return read(statement, values, &rows) && !rows.isEmpty() ? rows.first().value(0).toLongLong() : 0;
    }

private:
    QString name_;
};

/// It is only read: neither the file nor SQLite's files beside it are changed.
Side damagedSide(const QString& file)
{
    static std::atomic<int> serial{0};
    const bool alone = !QFile::exists(file + QStringLiteral("-wal"));
    return {QStringLiteral("hanpan-damaged-%1").arg(++serial),
            QUrl::fromLocalFile(QFileInfo(file).absoluteFilePath()).toString(QUrl::FullyEncoded) +
                (alone ? QStringLiteral("?immutable=1") : QStringLiteral("?mode=ro")),
            QStringLiteral("QSQLITE_OPEN_URI;QSQLITE_OPEN_READONLY")};
}

/// A larger number than any history has would come from a damaged page.
constexpr qint64 mostMatches = 10 * 1000 * 1000;

/// No match of a damaged file has a higher number; 0 = it does not say.
qint64 lastMatch(const Side& from)
{
    qint64 last = 0;
    for (const char* question :
         {"SELECT seq FROM sqlite_sequence WHERE name = 'match'", "SELECT max(id) FROM match",
          "SELECT id FROM match INDEXED BY match_without_facts ORDER BY facts DESC, id DESC LIMIT 1",
          "SELECT max(match) FROM action", "SELECT max(match) FROM round"})
        if (const qint64 said = from.number(QLatin1String(question)); said <= mostMatches)
            last = std::max(last, said);
    return last;
}

QStringList columnsOf(const Side& side, const QString& table)
{
    QList<QVariantList> rows;
    side.read(QStringLiteral("SELECT name FROM pragma_table_info('%1')").arg(table), {}, &rows);
    QStringList names;
    for (const QVariantList& row : std::as_const(rows))
        names.append(row.value(0).toString());
    return names;
}

/// A table with the columns that both sides have.
struct Table {
    Table(const Side& from, const Side& into, const QString& table, const char* key, const char* without = "")
    {
        const QStringList theirs = columnsOf(from, table);
        for (const QString& column : columnsOf(into, table))
            if (theirs.contains(column) && column != QLatin1String(without))
                columns.append(column);
        const QString names = columns.join(QStringLiteral(", "));
        reads = QStringLiteral("SELECT %1 FROM %2 WHERE %3 = ?").arg(names, table, QLatin1String(key));
        writes = QStringLiteral("INSERT INTO %1 (%2) VALUES (%3)")
                     .arg(table, names, QStringList(columns.size(), QStringLiteral("?")).join(u','));
    }
    QStringList columns;
    QString reads;
    QString writes;
};

/// Everything of one match.
struct Found {
    QVariantList match;
    QList<QVariantList> actions;
    QList<QVariantList> rounds;
    QList<QVariantList> puzzles;
    bool roundsWhole = true;
};

class Salvaging {
public:
    Salvaging(const Side& from, const Side& into)
        : from_(from), into_(into), match_(from, into, QStringLiteral("match"), "id", "writer"),
          action_(from, into, QStringLiteral("action"), "match"), round_(from, into, QStringLiteral("round"), "match"),
          puzzle_(from, into, QStringLiteral("puzzle"), "match")
    {
    }
    bool readable() const { return match_.columns.contains(QStringLiteral("id")) && !action_.columns.isEmpty(); }

    enum class Read { Whole, Lost, Nothing };
    /// Reads everything of a match.
    Read read(qint64 id, Found* found) const
    {
        QList<QVariantList> rows;
        if (!from_.read(match_.reads, {id}, &rows)) {
            // Whether the match existed: its actions may lie on pages that can be read.
            QList<QVariantList> any;
            const bool said = from_.read(QStringLiteral("SELECT 1 FROM action WHERE match = ? LIMIT 1"), {id}, &any);
            return said && any.isEmpty() ? Read::Nothing : Read::Lost;
        }
        if (rows.isEmpty())
            return Read::Nothing;
        found->match = rows.first();
        if (!from_.read(action_.reads + QStringLiteral(" ORDER BY number"), {id}, &found->actions))
            return Read::Lost;
        const qsizetype number = action_.columns.indexOf(QStringLiteral("number"));
        for (qsizetype i = 0; i < found->actions.size(); ++i)
            if (found->actions[i].value(number).toLongLong() != i)
                return Read::Lost;
        // The rounds' facts follow from the actions.
        found->roundsWhole = round_.columns.isEmpty() || from_.read(round_.reads, {id}, &found->rounds);
        if (!puzzle_.columns.isEmpty() && !from_.read(puzzle_.reads, {id}, &found->puzzles))
            found->puzzles.clear();
        return Read::Whole;
    }
    /// Writes a match; to be called inside a transaction.
    bool write(qint64 id, const Found& found) const
    {
        const auto all = [&](const Table& table, const QList<QVariantList>& rows) {
            return std::all_of(rows.begin(), rows.end(),
                               [&](const QVariantList& row) { return into_.run(table.writes, row); });
        };
        into_.run(QStringLiteral("SAVEPOINT one"));
        const bool written =
            into_.run(match_.writes, found.match) && inItsTurn(id, found) && all(action_, found.actions) &&
            (found.roundsWhole ? all(round_, found.rounds)
                               : into_.run(QStringLiteral("UPDATE match SET facts = 0 WHERE id = ?"), {id})) &&
            all(puzzle_, found.puzzles);
        if (!written)
            into_.run(QStringLiteral("ROLLBACK TO one"));
        into_.run(QStringLiteral("RELEASE one"));
        return written;
    }
    /// Gives it the same place in the order of playing that it had there.
    bool inItsTurn(qint64 id, const Found& found) const
    {
        const qsizetype played = match_.columns.indexOf(QStringLiteral("played"));
        return played < 0 ||
               into_.run(QStringLiteral("UPDATE match SET played = ? WHERE id = ?"), {found.match.value(played), id});
    }
    /// Applies what the version steps did to existing rows.
    void bringUpToDate() const
    {
        if (!match_.columns.contains(QStringLiteral("level")))
            for (const QString& statement : HistoryDatabase::step(2))
                if (statement.startsWith(QLatin1String("UPDATE ")))
                    into_.run(statement);
    }
    void evenings() const
    {
        const Table evening(from_, into_, QStringLiteral("evening"), "id");
        const qint64 last =
            evening.columns.isEmpty()
                ? 0
                : std::min(mostMatches, from_.number(QStringLiteral("SELECT seq FROM sqlite_sequence WHERE name = "
                                                                    "'evening'")));
        for (qint64 id = 1; id <= last; ++id) {
            QList<QVariantList> rows;
            if (from_.read(evening.reads, {id}, &rows) && !rows.isEmpty())
                into_.run(evening.writes, rows.first());
        }
    }

private:
    const Side& from_;
    const Side& into_;
    Table match_;
    Table action_;
    Table round_;
    Table puzzle_;
};

} // namespace

void Salvage::plan(const QSqlDatabase& fresh, const QString& damaged)
{
    const qint64 last = lastMatch(damagedSide(damaged));
    QSqlQuery query(fresh);
    query.prepare(QStringLiteral("INSERT OR REPLACE INTO salvage (file) VALUES (?)"));
    query.addBindValue(QFileInfo(damaged).fileName());
    query.exec();
    for (const char* table : {"match", "evening"}) {
        query.prepare(QStringLiteral("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)"));
        query.addBindValue(QLatin1String(table));
        query.addBindValue(last == 0 ? 1000 * 1000 : last);
        query.exec();
    }
}

bool Salvage::planned(const QSqlDatabase& history)
{
    QSqlQuery query(history);
    return query.exec(QStringLiteral("SELECT 1 FROM salvage")) && query.next();
}

Salvage::Outcome Salvage::run(const QString& history, const std::atomic<bool>& stop)
{
    static std::atomic<int> serial{0};
    const Side into(QStringLiteral("hanpan-salvage-%1").arg(++serial), history,
                    QStringLiteral("QSQLITE_BUSY_TIMEOUT=5000"));
    // The damaged file stays: what a power cut undoes is read once more.
    into.run(QStringLiteral("PRAGMA synchronous = NORMAL"));
    Outcome outcome;
    QList<QVariantList> rows;
    if (!into.read(QStringLiteral("SELECT file, next, saved, lost FROM salvage LIMIT 1"), {}, &rows) || rows.isEmpty())
        return outcome;
    outcome.file = rows.first()[0].toString();
    outcome.saved = rows.first()[2].toInt();
    outcome.lost = rows.first()[3].toInt();
    qint64 next = rows.first()[1].toLongLong();
    const QString damaged = QFileInfo(history).path() + u'/' + outcome.file;
    const auto over = [&] { return into.run(QStringLiteral("DELETE FROM salvage WHERE file = ?"), {outcome.file}); };
    if (!QFile::exists(damaged)) {
        outcome.whole = over();
        return outcome;
    }
    const Side from = damagedSide(damaged);
    from.run(QStringLiteral("PRAGMA trusted_schema = OFF"));
    from.run(QStringLiteral("PRAGMA cell_size_check = ON"));
    const Salvaging salvaging(from, into);
    const qint64 last = salvaging.readable() ? lastMatch(from) : 0;
    // Portions of this size go unnoticed by a window that keeps a match meanwhile.
    constexpr int atOnce = 16;
    constexpr int looked = 1000;
    while (next <= last && !stop) {
        QList<std::pair<qint64, Found>> portion;
        int lost = 0;
        for (int n = 0; n < looked && next <= last && portion.size() < atOnce && !stop; ++n, ++next) {
            Found found;
            switch (salvaging.read(next, &found)) {
            case Salvaging::Read::Whole: portion.append({next, std::move(found)}); break;
            case Salvaging::Read::Lost: ++lost; break;
            case Salvaging::Read::Nothing: break;
            }
        }
        if (!into.run(QStringLiteral("BEGIN IMMEDIATE")))
            return outcome; // nothing can be written now; the next start tries again
        int saved = 0;
        for (const auto& [id, found] : std::as_const(portion))
            saved += salvaging.write(id, found);
        lost += int(portion.size()) - saved;
        const bool kept =
            into.run(QStringLiteral("UPDATE salvage SET next = ?, saved = saved + ?, lost = lost + ? WHERE file = ?"),
                     {next, saved, lost, outcome.file}) &&
            into.run(QStringLiteral("COMMIT"));
        if (!kept) {
            into.run(QStringLiteral("ROLLBACK"));
            return outcome;
        }
        outcome.saved += saved;
        outcome.lost += lost;
    }
    if (stop)
        return outcome;
    if (into.run(QStringLiteral("BEGIN IMMEDIATE"))) {
        salvaging.bringUpToDate();
        salvaging.evenings();
        outcome.whole = over() && into.run(QStringLiteral("COMMIT"));
    }
    return outcome;
}
