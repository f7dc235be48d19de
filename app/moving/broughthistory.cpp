// SPDX-License-Identifier: GPL-3.0-or-later
#include "moving/broughthistory.h"

#include <memory>

#include <QFile>
#include <QFileInfo>
#include <QHash>

#include "files/files.h"
#include "history/historydatabase.h"
#include "moving/connection.h"
#include "moving/movingtr.h"
#include "words/particles.h"

namespace {

/// More than anybody has played: half a million matches take about 2 GB.
constexpr qint64 mostBytes = qint64(2) << 30;
/// The longest text allowed in it: our longest, a rule set or a list of rules, have a few thousand characters.
constexpr int mostLetters = 1 << 20;
/// Up to this size SQLite checks the pages in a moment; larger files are read from end to end anyway, and that shows
/// damage.
constexpr qint64 mostBytesToCheck = 32 << 20;

struct Most {
    const char* table;
    int rows;
};
/// Tables whose rows each take time when they are brought in.
constexpr Most mostRows[] = {{"match", 500000}, {"evening", 10000}, {"belongings", 10000}};

QString foreign(const QString& name)
{
    return withParticles(MovingTr::tr("“%1” isn't a Hanpan transfer file.").arg(name));
}
QString damaged(const QString& name)
{
    return withParticles(MovingTr::tr("“%1” is damaged; nothing was imported from it.").arg(name));
}
QString tooMuch(const QString& name)
{
    return withParticles(
        MovingTr::tr("“%1” contains more than anyone can have played; nothing was imported from it.").arg(name));
}

/// Copies a file piece by piece. "" or why not.
QString copied(const QString& from, const QString& to, const MovingFile::Stop& stopped)
{
    QFile in(from);
    if (const QString trouble = Files::open(in); !trouble.isEmpty())
        return trouble;
    QFile out(to);
    bool written = out.open(QIODevice::WriteOnly | QIODevice::NewOnly);
    QByteArray piece;
    while (written && !(piece = in.read(1 << 20)).isEmpty()) {
        if (stopped())
            return MovingTr::stopped();
        written = out.write(piece) == piece.size();
    }
    if (in.error() != QFileDevice::NoError)
        return withParticles(MovingTr::tr("“%1” can't be read to the end; nothing was imported from it.")
                                 .arg(QFileInfo(from).fileName()));
    return written && out.flush() ? QString() : MovingTr::tr("There is no room for a copy in the temporary folder.");
}

/// Everything that a database says it consists of: "table match" → the words that made it.
QHash<QString, QString> things(Connection& database)
{
    QHash<QString, QString> all;
    QSqlQuery rows = database.asked(QStringLiteral("SELECT type, name, sql FROM sqlite_master"));
    while (database.next(rows)) {
        const QString name = rows.value(1).toString();
        // SQLite's own tables: the last numbers given, its statistics, the indexes of keys.
        const bool own = name == QLatin1String("sqlite_sequence") || name.startsWith(QLatin1String("sqlite_stat"))
                             ? rows.value(0).toString() == QLatin1String("table")
                             : name.startsWith(QLatin1String("sqlite_autoindex_")) && rows.value(2).isNull();
        if (!own)
            all.insert(rows.value(0).toString() + u' ' + name, rows.value(2).toString().simplified());
    }
    return all;
}

/// The same for a history as this program makes one of that version.
QHash<QString, QString> thingsOfVersion(int version)
{
    Connection made(QStringLiteral(":memory:"));
    for (int step = 0; step < version; ++step)
        for (const QString& statement : HistoryDatabase::step(step))
            made.run(statement);
    made.run(BroughtHistory::belongings());
    return things(made);
}

} // namespace

QString BroughtHistory::belongings()
{
    return QStringLiteral("CREATE TABLE belongings (kind TEXT NOT NULL, name TEXT NOT NULL, content TEXT NOT NULL, "
                          "PRIMARY KEY (kind, name)) WITHOUT ROWID");
}

BroughtHistory::BroughtHistory(const QString& file, const MovingFile::Stop& stopped)
    : copy_(folder_.filePath(QStringLiteral("moving.sqlite")))
{
    error_ = take(file, stopped);
    if (error_.isEmpty())
        error_ = examine(QFileInfo(file).fileName(), stopped);
}

QString BroughtHistory::take(const QString& file, const MovingFile::Stop& stopped)
{
    const QString name = QFileInfo(file).fileName();
    QFile original(file);
    // What is neither a file nor a folder (a pipe) is not even opened: it might never answer.
    if (const QFileInfo about(file); about.exists() && !about.isFile() && !about.isDir())
        return foreign(name);
    if (const QString trouble = Files::open(original); !trouble.isEmpty())
        return trouble;
    const QByteArray head = original.read(16);
    original.close();
    if (head != QByteArray("SQLite format 3\0", 16))
        return foreign(name);
    if (!folder_.isValid())
        return MovingTr::tr("There is no room for a copy in the temporary folder.");
    // A program that has it open is stopped while its log and its pages are copied: it may append, but overwrites
    // nothing that belongs together. If nobody has it open, nothing is touched.
    std::unique_ptr<Connection> hold;
    if (QFile::exists(file + QStringLiteral("-shm"))) {
        hold = std::make_unique<Connection>(file, QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_BUSY_TIMEOUT=2000"));
        hold->run(QStringLiteral("BEGIN"));
        hold->value(QStringLiteral("SELECT count(*) FROM sqlite_master"));
    }
    // The latest changes may be in the log alone, also after a kill.
    qint64 bytes = 0;
    for (const char* suffix : {"", "-wal", "-journal"}) {
        const QString part = file + QLatin1String(suffix);
        if (*suffix != 0 && !QFile::exists(part))
            continue;
        bytes += QFileInfo(part).size();
        if (bytes > mostBytes)
            return tooMuch(name);
        if (const QString trouble = copied(part, copy_ + QLatin1String(suffix), stopped); !trouble.isEmpty())
            return trouble;
    }
    QFile::setPermissions(copy_, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    return {};
}

QString BroughtHistory::examine(const QString& name, const MovingFile::Stop& stopped)
{
    Connection raw(copy_);
    for (const char* setting : {"trusted_schema = OFF", "cell_size_check = ON", "synchronous = OFF"})
        raw.run(QStringLiteral("PRAGMA ") + QLatin1String(setting));
    const int mark = raw.value(QStringLiteral("PRAGMA application_id")).toInt();
    const int version = raw.value(QStringLiteral("PRAGMA user_version")).toInt();
    if (raw.failed())
        return damaged(name);
    if (mark != HistoryDatabase::mark)
        return foreign(name);
    if (version > HistoryDatabase::newest)
        return withParticles(
            MovingTr::tr("“%1” was written by a newer version of Hanpan; this one cannot read it.").arg(name));
    // Views, triggers, computed columns, virtual tables: nothing that is not ours is ever run.
    QHash<QString, QString> ours = thingsOfVersion(version);
    const QHash<QString, QString> found = things(raw);
    for (auto it = found.cbegin(); it != found.cend(); ++it)
        if (!ours.contains(it.key()) || ours.value(it.key()) != it.value())
            return withParticles(
                MovingTr::tr("“%1” contains something Hanpan never writes; nothing was imported from it.").arg(name));
    ours.remove(QStringLiteral("table belongings")); // a bare history has none
    for (auto it = ours.cbegin(); it != ours.cend(); ++it)
        if (!found.contains(it.key()))
            return damaged(name);
    if (version < 1 || raw.failed())
        return damaged(name);
    if (QFileInfo(copy_).size() <= mostBytesToCheck &&
        raw.value(QStringLiteral("PRAGMA quick_check(1)")).toString() != QLatin1String("ok"))
        return damaged(name);
    for (const Most& most : mostRows)
        if (found.contains(QStringLiteral("table ") + QLatin1String(most.table)) &&
            raw.value(QStringLiteral("SELECT count(*) FROM %1").arg(QLatin1String(most.table))).toInt() > most.rows)
            return tooMuch(name);
    for (auto it = found.cbegin(); it != found.cend(); ++it) {
        if (!it.key().startsWith(QLatin1String("table ")))
            continue;
        const QString table = it.key().section(u' ', 1);
        QStringList lengths;
        for (const QString& column : raw.columns(table))
            lengths.append(QStringLiteral("max(coalesce(length(%1), 0))").arg(column));
        for (Portions portions(raw, table); portions.next();) {
            if (stopped())
                return MovingTr::stopped();
            QSqlQuery longest = raw.asked(QStringLiteral("SELECT max(%1, 0) FROM %2 WHERE %3")
                                              .arg(lengths.join(QStringLiteral(", ")), table, portions.where()),
                                          portions.values());
            if (raw.next(longest) && longest.value(0).toLongLong() > mostLetters)
                return tooMuch(name);
        }
    }
    for (int step = version; step < HistoryDatabase::newest; ++step)
        for (const QString& statement : HistoryDatabase::step(step)) {
            if (stopped())
                return MovingTr::stopped();
            raw.run(statement);
        }
    return raw.failed() ? damaged(name) : QString();
}
