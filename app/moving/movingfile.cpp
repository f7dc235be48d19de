// SPDX-License-Identifier: GPL-3.0-or-later
#include "moving/movingfile.h"

#include <atomic>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTemporaryFile>

#include "files/files.h"
#include "games/tablegame.h"
#include "history/databasecopy.h"
#include "history/historydatabase.h"
#include "history/writers.h"
#include "houserules/rulebooks.h"
#include "houserules/rulesets.h"
#include "words/particles.h"

namespace {

struct MovingTr {
    Q_DECLARE_TR_FUNCTIONS(Moving)
};

bool isStopped(const MovingFile::Stop& stopped) { return stopped && stopped(); }

/// A connection of this thread's own, closed at the end.
class Connection {
public:
    explicit Connection(const QString& file, const char* options = "")
    {
        static std::atomic<int> serial{0};
        name_ = QStringLiteral("hanpan-moving-%1").arg(++serial);
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name_);
        database.setDatabaseName(file);
        database.setConnectOptions(QLatin1String(options));
        if (!database.open())
            error_ = database.lastError();
    }
    ~Connection()
    {
        QSqlDatabase::database(name_, false).close();
        QSqlDatabase::removeDatabase(name_);
    }
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    /// A statement with `?` for each of `values`; what went wrong stays in error().
    bool run(const QString& statement, const QVariantList& values = {})
    {
        QSqlQuery query = asked(statement, values);
        return query.isActive();
    }
    /// Begins to write; waits a while for whoever does so at the moment.
    bool begin(const MovingFile::Stop& stopped)
    {
        constexpr int busy = 5; // SQLITE_BUSY
        for (int tries = 0; tries < 50 && !isStopped(stopped); ++tries) {
            error_ = {};
            if (run(QStringLiteral("BEGIN IMMEDIATE")) || (error_.nativeErrorCode().toInt() & 0xff) != busy)
                break;
        }
        return !failed() && !isStopped(stopped);
    }
    QSqlQuery asked(const QString& statement, const QVariantList& values = {})
    {
        QSqlQuery query(QSqlDatabase::database(name_, false));
        query.setForwardOnly(true);
        query.prepare(statement);
        for (const QVariant& value : values)
            query.addBindValue(value);
        if (!query.exec())
            error_ = query.lastError();
        return query;
    }
    /// The first value of the answer; invalid when there is none.
    QVariant value(const QString& statement, const QVariantList& values = {})
    {
        QSqlQuery query = asked(statement, values);
        return query.next() ? query.value(0) : QVariant();
    }
    /// Copies all of it to a file that is absent or empty; what went wrong is the answer.
    QString copyTo(const QString& file, const MovingFile::Stop& stopped)
    {
        return failed() ? why() : copyDatabase(QSqlDatabase::database(name_, false), file, stopped);
    }
    bool failed() const { return error_.isValid(); }
    QString why() const { return HistoryDatabase::reason(error_); }

private:
    QString name_;
    QSqlError error_;
};

QString json(const QVariantMap& map)
{
    return QString::fromUtf8(QJsonDocument(QJsonObject::fromVariantMap(map)).toJson(QJsonDocument::Compact));
}

QVariantMap fromJson(const QString& text) { return QJsonDocument::fromJson(text.toUtf8()).object().toVariantMap(); }

/// A moving file as it is read: a copy brought to today's form, so that the file itself stays as it is.
class Opened {
    /// Table by table: nobody has to wait for the end of all.
    static bool isSound(Connection& raw, const MovingFile::Stop& stopped)
    {
        QStringList tables{QStringLiteral("sqlite_master")};
        for (QSqlQuery rows = raw.asked(QStringLiteral("SELECT name FROM sqlite_master WHERE type = 'table'"));
             rows.next();)
            tables.append(rows.value(0).toString());
        return std::all_of(tables.cbegin(), tables.cend(), [&](QString table) {
            return !isStopped(stopped) &&
                   raw.value(QStringLiteral("PRAGMA quick_check('%1')").arg(table.replace(u'\'', QLatin1String("''"))))
                           .toString() == QLatin1String("ok");
        });
    }

public:
    Opened(const QString& file, const MovingFile::Stop& stopped)
    {
        const QString name = QFileInfo(file).fileName();
        QFile original(file);
        if (error_ = Files::open(original); !error_.isEmpty())
            return;
        const QByteArray head = original.read(16);
        original.close();
        const QString foreign =
            withParticles(MovingTr::tr("“%1” holds nothing that was taken along from Hanpan.").arg(name));
        if (head != QByteArray("SQLite format 3\0", 16)) {
            error_ = foreign;
            return;
        }
        copy_ = folder_.filePath(QStringLiteral("moving.sqlite"));
        if (!folder_.isValid() || !QFile::copy(file, copy_)) {
            error_ = MovingTr::tr("There is no room for a copy of it in the folder of temporary files.");
            return;
        }
        QFile::setPermissions(copy_, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
        {
            Connection raw(copy_);
            raw.run(QStringLiteral("PRAGMA trusted_schema = OFF"));
            const QVariant mark = raw.value(QStringLiteral("PRAGMA application_id"));
            if (!raw.failed() && mark.toInt() != HistoryDatabase::mark)
                error_ = foreign;
            else if (!isSound(raw, stopped))
                error_ = isStopped(stopped)
                             ? MovingTr::tr("It was stopped; nothing was brought in.")
                             : withParticles(MovingTr::tr("“%1” is damaged; nothing was taken from it.").arg(name));
            else if (raw.value(QStringLiteral("PRAGMA user_version")).toInt() > HistoryDatabase::newest)
                error_ = withParticles(
                    MovingTr::tr("“%1” was written by a newer version of Hanpan; this one cannot read it.").arg(name));
            if (!error_.isEmpty())
                return;
        }
        // Brought up to date as every history is.
        const HistoryDatabase today(copy_, HistoryDatabase::Safety::Fast);
        if (!today.isOpen() || today.foundVersion() == 0)
            error_ = withParticles(MovingTr::tr("“%1” is damaged; nothing was taken from it.").arg(name));
    }

    QString error() const { return error_; }
    QString database() const { return copy_; }

private:
    QTemporaryDir folder_;
    QString copy_;
    QString error_;
};

/// The rule sets of an opened file, those of games that this version does not have aside.
QList<RuleSet> ruleSetsIn(Connection& from)
{
    QList<RuleSet> sets;
    QSqlQuery rows = from.asked(QStringLiteral("SELECT name, content FROM belongings WHERE kind = 'rules'"));
    while (rows.next()) {
        const QString game = rows.value(0).toString().section(u'/', 0, 0);
        if (!gameIds().contains(game))
            continue;
        RuleFile file = readRuleFile(rows.value(1).toString().toUtf8(), game);
        if (file.error.isEmpty() && !file.set.name.isEmpty())
            sets.append(file.set);
    }
    return sets;
}

bool hasBelongings(Connection& from)
{
    return from.value(QStringLiteral("SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'belongings'"))
               .toInt() == 1;
}

/// Columns that go over as they are, by commas.
QString columnsOf(Connection& here, const QString& table, const QStringList& without)
{
    QStringList names;
    QSqlQuery rows = here.asked(QStringLiteral("SELECT name FROM pragma_table_info('%1')").arg(table));
    while (rows.next())
        if (!without.contains(rows.value(0).toString()))
            names.append(rows.value(0).toString());
    return names.join(QStringLiteral(", "));
}

/// Brings the matches of the attached database `there` into the main one; one transaction around it is the caller's.
class Merge {
public:
    Merge(Connection& here, MovingFile::Merged& told, const MovingFile::Stop& stopped)
        : here_(here), told_(told), stopped_(stopped),
          matchColumns_(columnsOf(here, QStringLiteral("match"),
                                  {QStringLiteral("id"), QStringLiteral("writer"), QStringLiteral("parent")})),
          actionColumns_(columnsOf(here, QStringLiteral("action"), {QStringLiteral("match")})),
          roundColumns_(columnsOf(here, QStringLiteral("round"), {QStringLiteral("match")})),
          puzzleColumns_(columnsOf(here, QStringLiteral("puzzle"), {QStringLiteral("match")}))
    {
    }

    bool all()
    {
        QSqlQuery rows = here_.asked(
            QStringLiteral("SELECT id, game, players, seed, start, began, parent FROM there.match ORDER BY id"));
        while (rows.next() && !here_.failed() && !isStopped(stopped_))
            one(rows);
        if (isStopped(stopped_))
            return false;
        for (auto it = parents_.cbegin(); it != parents_.cend() && !here_.failed(); ++it)
            if (const int parent = ids_.value(it.value()))
                here_.run(QStringLiteral("UPDATE match SET parent = ? WHERE id = ?"), {parent, it.key()});
        evenings();
        return !here_.failed();
    }

private:
    /// Score sheets: the same one began in the same moment, and the later form of it stays.
    void evenings()
    {
        const QString columns = columnsOf(here_, QStringLiteral("evening"), {QStringLiteral("id")});
        here_.run(
            QStringLiteral("UPDATE evening SET (%1) = (SELECT %1 FROM there.evening AS theirs WHERE theirs.began = "
                           "evening.began) WHERE touched < (SELECT max(touched) FROM there.evening AS theirs WHERE "
                           "theirs.began = evening.began)")
                .arg(columns));
        here_.run(QStringLiteral("INSERT INTO evening (%1) SELECT %1 FROM there.evening AS theirs WHERE NOT EXISTS "
                                 "(SELECT 1 FROM evening WHERE evening.began = theirs.began)")
                      .arg(columns));
    }
    void one(const QSqlQuery& row)
    {
        const int foreign = row.value(0).toInt();
        // The same match: the same deal by the same rules, begun in the same second, and neither has left the other's way.
        // (Records that went as text know seconds only.)
        QSqlQuery same = here_.asked(
            QStringLiteral("SELECT id, writer FROM match WHERE seed = ? AND game = ? AND players = ? AND start = ? AND "
                           "began / 1000 = ? / 1000"),
            {row.value(3), row.value(1), row.value(2), row.value(4), row.value(5)});
        while (same.next() && !isStopped(stopped_)) {
            const int own = same.value(0).toInt();
            const auto count = [&](const char* side, int id) {
                return here_
                    .value(QStringLiteral("SELECT count(*) FROM %1action WHERE match = ?").arg(QLatin1String(side)),
                           {id})
                    .toInt();
            };
            const int parted =
                here_
                    .value(QStringLiteral("SELECT count(*) FROM action AS ours JOIN there.action AS theirs ON "
                                          "theirs.match = ? AND theirs.number = ours.number WHERE ours.match = ? AND "
                                          "(ours.seat <> theirs.seat OR ours.text <> theirs.text)"),
                           {foreign, own})
                    .toInt();
            if (parted > 0)
                continue;
            ids_[foreign] = own;
            const QString writer = same.value(1).toString();
            if (count("there.", foreign) <= count("", own) || (!writer.isEmpty() && writers::lives(writer))) {
                ++told_.known;
            } else {
                fill(own, foreign);
                ++told_.grown;
            }
            return;
        }
        QSqlQuery made = here_.asked(
            QStringLiteral("INSERT INTO match (%1) SELECT %1 FROM there.match WHERE id = ?").arg(matchColumns_),
            {foreign});
        if (here_.failed())
            return;
        const int own = made.lastInsertId().toInt();
        ids_[foreign] = own;
        if (const int parent = row.value(6).toInt(); parent != 0)
            parents_[own] = parent;
        copyRows(own, foreign);
        ++told_.added;
    }
    /// What is here becomes what is there.
    void fill(int own, int foreign)
    {
        here_.run(QStringLiteral("DELETE FROM action WHERE match = ?"), {own});
        here_.run(QStringLiteral("DELETE FROM round WHERE match = ?"), {own});
        here_.run(QStringLiteral("UPDATE match SET (%1) = (SELECT %1 FROM there.match WHERE id = ?) WHERE id = ?")
                      .arg(matchColumns_),
                  {foreign, own});
        copyRows(own, foreign);
    }
    void copyRows(int own, int foreign)
    {
        for (const auto& [table, columns] : {std::pair{"action", actionColumns_}, std::pair{"round", roundColumns_},
                                             std::pair{"puzzle", puzzleColumns_}})
            here_.run(QStringLiteral("INSERT OR IGNORE INTO %1 (match, %2) SELECT ?, %2 FROM there.%1 WHERE match = ?")
                          .arg(QLatin1String(table), columns),
                      {own, foreign});
    }

    Connection& here_;
    MovingFile::Merged& told_;
    const MovingFile::Stop& stopped_;
    QString matchColumns_;
    QString actionColumns_;
    QString roundColumns_;
    QString puzzleColumns_;
    QHash<int, int> ids_;     ///< of a match there → here
    QHash<int, int> parents_; ///< of a new match here → its parent there
};

/// An empty file in the same folder that nobody else writes to; "" = there cannot be one.
QString ownNameBeside(const QString& file)
{
    QTemporaryFile own(file + QStringLiteral(".XXXXXX.new"));
    own.setAutoRemove(false);
    return own.open() ? own.fileName() : QString();
}

} // namespace

QString MovingFile::write(const QString& file, const Home& from, const QVariantMap& settings, const Stop& stopped)
{
    const QString name = QDir::toNativeSeparators(file);
    const QString fresh = ownNameBeside(file);
    // A person who has not played yet has no history; then it is an empty one.
    const bool played = QFile::exists(from.history);
    QString problem;
    {
        QTemporaryDir empty;
        const QString source = played ? from.history : empty.filePath(QStringLiteral("history.sqlite"));
        if (!played)
            const HistoryDatabase made(source, HistoryDatabase::Safety::Fast);
        Connection history(source, "QSQLITE_BUSY_TIMEOUT=1000");
        problem = fresh.isEmpty() ? MovingTr::tr("the folder cannot be written to") : history.copyTo(fresh, stopped);
    }
    if (problem.isEmpty()) {
        Connection copy(fresh);
        copy.run(QStringLiteral("PRAGMA journal_mode = DELETE"));
        copy.run(QStringLiteral("BEGIN"));
        copy.run(QStringLiteral("UPDATE match SET writer = '' WHERE writer <> ''"));
        copy.run(
            QStringLiteral("CREATE TABLE belongings (kind TEXT NOT NULL, name TEXT NOT NULL, content TEXT NOT NULL, "
                           "PRIMARY KEY (kind, name)) WITHOUT ROWID"));
        const QString add = QStringLiteral("INSERT INTO belongings (kind, name, content) VALUES (?, ?, ?)");
        RuleSets sets(from.rules);
        for (const QString& game : gameIds())
            for (const RuleSet& set : sets.sets(game))
                copy.run(add, {QStringLiteral("rules"), game + u'/' + set.id, QString::fromUtf8(writeRuleFile(set))});
        copy.run(add, {QStringLiteral("settings"), QStringLiteral(""), json(settings)});
        copy.run(add, {QStringLiteral("about"), QStringLiteral(""),
                       json({{QStringLiteral("version"), QCoreApplication::applicationVersion()},
                             {QStringLiteral("made"), QDateTime::currentDateTimeUtc().toString(Qt::ISODate)}})});
        copy.run(QStringLiteral("COMMIT"));
        if (copy.failed())
            problem = copy.why();
    }
    if (problem.isEmpty() && QFile::exists(file) && !QFile::remove(file))
        problem = MovingTr::tr("the file that is there cannot be replaced");
    if (problem.isEmpty() && !QFile::rename(fresh, file))
        problem = MovingTr::tr("the folder cannot be written to");
    if (problem.isEmpty())
        return {};
    if (!fresh.isEmpty())
        QFile::remove(fresh);
    return withParticles(MovingTr::tr("Couldn't save “%1”: %2.").arg(name, problem));
}

MovingFile::Content MovingFile::look(const QString& file, const Stop& stopped)
{
    Content content;
    const Opened opened(file, stopped);
    if (content.error = opened.error(); !content.error.isEmpty())
        return content;
    Connection from(opened.database());
    content.matches = from.value(QStringLiteral("SELECT count(*) FROM match")).toInt();
    if (hasBelongings(from)) {
        content.ruleSets = int(ruleSetsIn(from).size());
        const auto of = [&](const char* kind) {
            return fromJson(from.value(QStringLiteral("SELECT content FROM belongings WHERE kind = ? AND name = ''"),
                                       {QLatin1String(kind)})
                                .toString());
        };
        content.settings = of("settings");
        content.version = of("about").value(QStringLiteral("version")).toString();
        content.made = QDateTime::fromString(of("about").value(QStringLiteral("made")).toString(), Qt::ISODate);
    }
    if (from.failed())
        content.error =
            withParticles(MovingTr::tr("“%1” is damaged; nothing was taken from it.").arg(QFileInfo(file).fileName()));
    return content;
}

MovingFile::Merged MovingFile::bringIn(const QString& file, const Home& to, const Stop& stopped)
{
    Merged told;
    const Opened opened(file, stopped);
    if (told.error = opened.error(); !told.error.isEmpty())
        return told;
    QList<RuleSet> brought;
    {
        Connection from(opened.database());
        if (hasBelongings(from))
            brought = ruleSetsIn(from);
    }
    const auto why = [&](const Connection& here) {
        return isStopped(stopped) ? MovingTr::tr("it was stopped") : here.why();
    };
    const auto failure = [](const QString& reason) { return MovingTr::tr("Nothing was brought in: %1.").arg(reason); };
    {
        const HistoryDatabase made(to.history); // there may be none yet, or one of an earlier version
        if (!made.isOpen()) {
            told.error = made.notice();
            return told;
        }
    }
    {
        Connection here(to.history, "QSQLITE_BUSY_TIMEOUT=200");
        here.run(QStringLiteral("PRAGMA trusted_schema = OFF"));
        here.run(QStringLiteral("ATTACH DATABASE ? AS there"), {opened.database()});
        if (!here.failed() && here.begin(stopped)) {
            Merged merged;
            if (Merge(here, merged, stopped).all() && here.run(QStringLiteral("COMMIT"))) {
                told = merged;
            } else {
                told.error = failure(why(here));
                here.run(QStringLiteral("ROLLBACK"));
            }
        } else {
            told.error = failure(why(here));
        }
    }
    if (!told.error.isEmpty())
        return told;
    RuleSets own(to.rules);
    for (RuleSet& set : brought) {
        const QString wanted = set.name;
        const RuleSet* there = own.findName(set.game, set.name);
        for (int copy = 2; there && there->values != set.values; ++copy) {
            set.name = QStringLiteral("%1 (%2)").arg(wanted).arg(copy);
            there = own.findName(set.game, set.name);
        }
        if (there)
            continue;
        set.id.clear();
        if (own.save(set, &told.error).isEmpty())
            return told;
        ++told.ruleSets;
    }
    return told;
}
