// SPDX-License-Identifier: GPL-3.0-or-later
#include "historydatabase.h"

#include <atomic>
#include <initializer_list>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSqlQuery>
#include <QStandardPaths>

#include "files/ownfiles.h"
#include "files/setaside.h"
#include "historytr.h"
#include "salvage.h"
#include "settings/homefolder.h"
#include "writers.h"

namespace {

/// A trigger that lets go the sums of the days of the rounds named by `rows` (NEW, OLD). An INSERT OR IGNORE there rules
/// its own statements, so that none of them may meet a row that is there already.
QString untallied(const char* name, const char* when, std::initializer_list<const char*> rows)
{
    QString statement = QStringLiteral("CREATE TRIGGER %1 %2 BEGIN ").arg(QLatin1String(name), QLatin1String(when));
    for (const char* row : rows)
        statement += QStringLiteral("DELETE FROM tally WHERE game = %1.game AND day = %1.ended / 86400000; "
                                    "INSERT INTO untallied (game, day) SELECT %1.game, %1.ended / 86400000 WHERE NOT "
                                    "EXISTS (SELECT 1 FROM untallied WHERE game = %1.game AND day = %1.ended / "
                                    "86400000); ")
                         .arg(QLatin1String(row));
    return statement + QStringLiteral("END");
}

/// Every version's step, oldest first. A step that was ever released is never changed: a later one is added.
const QList<QStringList>& steps()
{
    static const QList<QStringList> all{
        {
            QStringLiteral("CREATE TABLE match ("
                           "id INTEGER PRIMARY KEY AUTOINCREMENT,"
                           "game TEXT NOT NULL,"
                           "players INTEGER NOT NULL,"
                           "seed TEXT NOT NULL,"
                           "start TEXT NOT NULL,"  // the record before the first action: set-up and frozen rules
                           "levels TEXT NOT NULL," // of seats 1, 2, …, separated by commas
                           "kind TEXT NOT NULL,"   // match, practice or demo
                           "over INTEGER NOT NULL DEFAULT 0,"
                           "dealt INTEGER NOT NULL DEFAULT 1," // rounds
                           "began INTEGER NOT NULL,"           // ms since 1970, UTC
                           "touched INTEGER NOT NULL,"
                           "parent INTEGER NOT NULL DEFAULT 0)"), // the match from which it was taken over
            QStringLiteral("CREATE TABLE action ("
                           "match INTEGER NOT NULL REFERENCES match(id) ON DELETE CASCADE,"
                           "number INTEGER NOT NULL," // from 0, without gaps
                           "round INTEGER NOT NULL,"  // from 0
                           "seat INTEGER NOT NULL,"
                           "text TEXT NOT NULL,"
                           "automatic INTEGER NOT NULL DEFAULT 0," // the table acted for the person
                           "news INTEGER NOT NULL DEFAULT 1,"      // it showed something new
                           "PRIMARY KEY (match, number)) WITHOUT ROWID"),
        },
        // What lists and statistics show, so that they need not replay every match. It all follows from the record;
        // `facts` is the version of what is written there, 0 = nothing yet.
        {
            QStringLiteral("ALTER TABLE match ADD COLUMN facts INTEGER NOT NULL DEFAULT 0"),
            QStringLiteral("ALTER TABLE match ADD COLUMN rules_key TEXT NOT NULL DEFAULT ''"),
            QStringLiteral("ALTER TABLE match ADD COLUMN rules_base TEXT NOT NULL DEFAULT ''"),
            QStringLiteral("ALTER TABLE match ADD COLUMN rules_changes INTEGER NOT NULL DEFAULT 0"),
            QStringLiteral("ALTER TABLE match ADD COLUMN score INTEGER NOT NULL DEFAULT 0"), // of the person, in half
                                                                                             // units
            QStringLiteral("ALTER TABLE match ADD COLUMN place INTEGER NOT NULL DEFAULT 0"), // of the person, from 1
            QStringLiteral("CREATE TABLE round ("
                           "match INTEGER NOT NULL REFERENCES match(id) ON DELETE CASCADE,"
                           "number INTEGER NOT NULL," // from 0
                           "ended INTEGER NOT NULL,"  // ms since 1970, UTC
                           "ending TEXT NOT NULL,"
                           "payments TEXT NOT NULL," // in half units, by seat, separated by blanks
                           "won INTEGER NOT NULL,"
                           "place INTEGER NOT NULL,"
                           "counts TEXT NOT NULL,"
                           "PRIMARY KEY (match, number)) WITHOUT ROWID"),
            QStringLiteral("CREATE INDEX match_by_game ON match (game, touched)"),
        },
        // The reading of the rules under which a match was played, who writes to it, the person's name for its rules;
        // and what pages need to cost the same however many matches are kept.
        {
            QStringLiteral("ALTER TABLE match ADD COLUMN reading INTEGER NOT NULL DEFAULT 1"),
            QStringLiteral("ALTER TABLE match ADD COLUMN writer TEXT NOT NULL DEFAULT ''"), // "" = nobody has it open
            QStringLiteral("ALTER TABLE match ADD COLUMN rules_name TEXT NOT NULL DEFAULT ''"), // the name of an own
                                                                                                // rule set
            QStringLiteral(
                "ALTER TABLE match ADD COLUMN level TEXT NOT NULL DEFAULT ''"), // the opponents' one level, or mixed
            QStringLiteral("ALTER TABLE match ADD COLUMN nonce TEXT NOT NULL DEFAULT ''"), // hashed with its deals
            // Rounds played by the match from which this one was taken over: they count there.
            QStringLiteral("ALTER TABLE match ADD COLUMN copied INTEGER NOT NULL DEFAULT 0"),
            QStringLiteral("ALTER TABLE round ADD COLUMN game TEXT NOT NULL DEFAULT ''"),
            QStringLiteral("UPDATE match SET level = CASE WHEN levels = '' THEN 'casual' WHEN replace(levels || ',', "
                           "substr(levels, 1, instr(levels || ',', ',') - 1) || ',', '') = '' THEN "
                           "substr(levels, 1, instr(levels || ',', ',') - 1) ELSE 'mixed' END"),
            QStringLiteral("UPDATE round SET game = (SELECT game FROM match WHERE id = round.match)"),
            QStringLiteral("DROP INDEX match_by_game"),
            QStringLiteral("CREATE INDEX match_by_time ON match (touched, id)"),
            QStringLiteral("CREATE INDEX match_by_game ON match (game, touched, id)"),
            QStringLiteral("CREATE INDEX match_by_rules ON match (game, rules_key, touched, id)"),
            QStringLiteral("CREATE INDEX match_by_level ON match (game, level)"),
            QStringLiteral("CREATE INDEX match_unfinished ON match (game, touched, id) WHERE over = 0"),
            QStringLiteral("CREATE INDEX match_by_seed ON match (seed)"),
            QStringLiteral("CREATE INDEX match_without_facts ON match (facts)"),
            QStringLiteral("CREATE INDEX round_by_time ON round (game, ended, match, number)"),
            // Sums over rounds, as far as they had been computed. Nothing uses it any more.
            QStringLiteral(
                "CREATE TABLE summary ("
                "game TEXT NOT NULL, kind TEXT NOT NULL, rules_key TEXT NOT NULL, level TEXT NOT NULL,"
                "ended INTEGER NOT NULL, match INTEGER NOT NULL, number INTEGER NOT NULL," // the last round in it
                "body TEXT NOT NULL,"
                "PRIMARY KEY (game, kind, rules_key, level)) WITHOUT ROWID"),
            // Any change to rounds that are in a sum deletes the sum; it is computed anew on demand.
            QStringLiteral("CREATE TRIGGER summary_match_gone AFTER DELETE ON match BEGIN "
                           "DELETE FROM summary WHERE game = OLD.game; END"),
            QStringLiteral(
                "CREATE TRIGGER summary_match_other AFTER UPDATE OF kind, rules_key, level ON match "
                "WHEN OLD.kind <> NEW.kind OR OLD.rules_key <> NEW.rules_key OR OLD.level <> NEW.level BEGIN "
                "DELETE FROM summary WHERE game = NEW.game; END"),
            QStringLiteral("CREATE TRIGGER summary_round_gone AFTER DELETE ON round BEGIN "
                           "DELETE FROM summary WHERE game = OLD.game; END"),
            QStringLiteral("CREATE TRIGGER summary_round_between AFTER INSERT ON round BEGIN "
                           "DELETE FROM summary WHERE game = NEW.game AND ended >= NEW.ended; END"),
        },
        // Branches (what else might have been played from some place of a match), and puzzles made from a person's own
        // mistakes.
        {
            QStringLiteral("ALTER TABLE match ADD COLUMN title TEXT NOT NULL DEFAULT ''"), // the name of a branch
            // The number of actions it has from its parent, if it is a branch; -1 = it is none.
            QStringLiteral("ALTER TABLE match ADD COLUMN branched INTEGER NOT NULL DEFAULT -1"),
            QStringLiteral("CREATE INDEX match_by_parent ON match (parent, branched) WHERE parent <> 0"),
            QStringLiteral("CREATE TABLE puzzle ("
                           "match INTEGER NOT NULL REFERENCES match(id) ON DELETE CASCADE,"
                           "number INTEGER NOT NULL," // the number of the action; the position before it is asked
                           "grade TEXT NOT NULL,"     // of the played action: "mistake", "blunder"
                           "cost REAL NOT NULL,"      // in whole units
                           "found INTEGER NOT NULL,"  // ms since 1970, UTC
                           "due INTEGER NOT NULL,"    // when it is asked next
                           "tries INTEGER NOT NULL DEFAULT 0,"
                           "solved INTEGER NOT NULL DEFAULT 0," // how many times in a row
                           "PRIMARY KEY (match, number)) WITHOUT ROWID"),
            QStringLiteral("CREATE INDEX puzzle_by_due ON puzzle (due)"),
        },
        // Score sheets of evenings at a real table.
        {
            QStringLiteral("CREATE TABLE evening ("
                           "id INTEGER PRIMARY KEY AUTOINCREMENT,"
                           "game TEXT NOT NULL,"     // "" = another game
                           "title TEXT NOT NULL,"    // "" = named by its day
                           "names TEXT NOT NULL,"    // a JSON list
                           "rounds TEXT NOT NULL,"   // by round: half units by player, separated by blanks; semicolons
                                                     // between rounds
                           "began INTEGER NOT NULL," // ms since 1970, UTC
                           "touched INTEGER NOT NULL)"),
        },
        // The animals at the other seats.
        {
            QStringLiteral(
                "ALTER TABLE match ADD COLUMN characters TEXT NOT NULL DEFAULT ''"), // separated by commas, like the
                                                                                     // levels
        },
        // What was played last, whatever the clock says; which history it is; and files that are still to be read.
        {
            // Grows each time another match is played; matches with the same number are ordered by the clock, as are
            // all older ones (0).
            QStringLiteral("ALTER TABLE match ADD COLUMN played INTEGER NOT NULL DEFAULT 0"),
            QStringLiteral("CREATE INDEX match_by_play ON match (played, touched, id)"),
            QStringLiteral("DROP INDEX match_unfinished"),
            QStringLiteral("CREATE INDEX match_unfinished ON match (game, played, touched, id) WHERE over = 0"),
            // A match without a writer comes from elsewhere: it is placed by the time at which it was played.
            QStringLiteral("CREATE TRIGGER match_from_elsewhere AFTER INSERT ON match WHEN NEW.writer = '' BEGIN "
                           "UPDATE match SET played = coalesce((SELECT played FROM match AS earlier WHERE "
                           "earlier.touched <= NEW.touched AND earlier.id <> NEW.id ORDER BY touched DESC, id DESC "
                           "LIMIT 1), 0) WHERE id = NEW.id; END"),
            QStringLiteral("CREATE TABLE about (name TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) WITHOUT ROWID"),
            QStringLiteral("INSERT INTO about (name, value) VALUES ('history', lower(hex(randomblob(16))))"),
            // Files that were set aside and have not been read to their end (app/history/salvage.h).
            QStringLiteral("CREATE TABLE salvage ("
                           "file TEXT PRIMARY KEY NOT NULL,"  // the file's name, in the same folder
                           "next INTEGER NOT NULL DEFAULT 1," // id of the next match
                           "saved INTEGER NOT NULL DEFAULT 0,"
                           "lost INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID"),
        },
        // What the judge says of a round (engine/strength). Sums have lost the rating.
        {
            QStringLiteral("ALTER TABLE round ADD COLUMN judged INTEGER NOT NULL DEFAULT 0"), // the judge's version;
                                                                                              // 0 = not yet
            QStringLiteral("ALTER TABLE round ADD COLUMN skill REAL NOT NULL DEFAULT 0"),
            QStringLiteral(
                "ALTER TABLE round ADD COLUMN gain REAL NOT NULL DEFAULT 0"), // in whole units, as the others
            QStringLiteral("ALTER TABLE round ADD COLUMN coach REAL NOT NULL DEFAULT 0"),
            QStringLiteral("ALTER TABLE round ADD COLUMN promised REAL NOT NULL DEFAULT 0"),
            QStringLiteral("ALTER TABLE round ADD COLUMN costs TEXT NOT NULL DEFAULT ''"), // by kind of decision
            QStringLiteral("CREATE INDEX round_by_match ON round (game, match, number, judged, skill)"),
            QStringLiteral("DELETE FROM summary"),
            // Whoever had a rating is told why it went.
            QStringLiteral("INSERT INTO about (name, value) SELECT 'rated', '1' WHERE EXISTS (SELECT 1 FROM round)"),
        },
        // Sums of the rounds that ended on the same day, so that the statistics need not read every round; and the days
        // of which there are none, because something in them is new or has changed (app/history/historyrounds.cpp). Who
        // changes a round need not know of them. Nothing used `summary` any more.
        {
            QStringLiteral("DROP TRIGGER summary_match_gone"),
            QStringLiteral("DROP TRIGGER summary_match_other"),
            QStringLiteral("DROP TRIGGER summary_round_gone"),
            QStringLiteral("DROP TRIGGER summary_round_between"),
            QStringLiteral("DROP TABLE summary"),
            QStringLiteral("CREATE TABLE tally ("
                           "game TEXT NOT NULL,"
                           "day INTEGER NOT NULL," // since 1970, UTC
                           "judged INTEGER NOT NULL, rules_key TEXT NOT NULL, players INTEGER NOT NULL,"
                           "rounds INTEGER NOT NULL," // those that count
                           "skill REAL NOT NULL, skill_squares REAL NOT NULL, promised REAL NOT NULL, gain REAL NOT "
                           "NULL, paid REAL NOT NULL,"
                           // Squares of luck where many points win, and where few do.
                           "luck_squares REAL NOT NULL, luck_squares_low REAL NOT NULL,"
                           "PRIMARY KEY (game, day, judged, rules_key, players)) WITHOUT ROWID"),
            QStringLiteral("CREATE TABLE untallied (game TEXT NOT NULL, day INTEGER NOT NULL, "
                           "PRIMARY KEY (game, day)) WITHOUT ROWID"),
            QStringLiteral("INSERT INTO untallied (game, day) SELECT DISTINCT game, ended / 86400000 FROM round"),
            untallied("tally_round_new", "AFTER INSERT ON round", {"NEW"}),
            untallied("tally_round_gone", "AFTER DELETE ON round", {"OLD"}),
            untallied("tally_round_other",
                      "AFTER UPDATE OF game, ended, judged, skill, gain, promised, payments ON round", {"OLD", "NEW"}),
            QStringLiteral(
                "CREATE TRIGGER tally_match_other AFTER UPDATE OF kind, copied, rules_key, players ON match "
                "WHEN OLD.kind <> NEW.kind OR OLD.copied <> NEW.copied OR OLD.rules_key <> NEW.rules_key OR "
                "OLD.players <> NEW.players BEGIN "
                "DELETE FROM tally WHERE (game, day) IN (SELECT game, ended / 86400000 FROM round WHERE match = "
                "NEW.id); "
                "INSERT INTO untallied (game, day) SELECT DISTINCT game, ended / 86400000 FROM round WHERE match = "
                "NEW.id AND (game, ended / 86400000) NOT IN (SELECT game, day FROM untallied); END"),
        },
    };
    return all;
}

/// Runs a statement; what went wrong is left in `error`.
bool run(QSqlQuery& query, const QString& statement, QSqlError& error)
{
    if (query.exec(statement))
        return true;
    error = query.lastError();
    return false;
}

/// Only SQLite's own verdict on the file counts as damage, not a file that is locked, write-protected or out of reach.
bool isDamage(const QSqlError& error)
{
    constexpr int corrupt = 11;
    constexpr int notADatabase = 26;
    constexpr int faultyStatement = 1; // the schema is not what its version promises
    const int code = error.nativeErrorCode().toInt() & 0xff;
    return code == corrupt || code == notADatabase || code == faultyStatement;
}

/// How long the window may stand still for another program, in milliseconds.
constexpr int atOnce = 60;

/// A file this large is not read from end to end each time the program starts.
constexpr qint64 mostBytesToCheck = 4 << 20;

/// A file beside it that marks a found fault, so that the next start checks all of it.
QString suspicionOf(const QString& file) { return file + QStringLiteral(".check"); }

} // namespace

QString HistoryDatabase::usualFolder()
{
    // Without a home Qt names a folder at the root of the disk, which is nobody's place.
    static const bool homeless = HomeFolder::given().isEmpty() && qEnvironmentVariableIsEmpty("HOME") &&
                                 QDir::homePath() == QDir::rootPath() && !QStandardPaths::isTestModeEnabled() &&
                                 qEnvironmentVariableIsEmpty("XDG_DATA_HOME");
    static const QString work = homeless ? OwnFiles::workFolder(QStringLiteral("hanpan")) : QString();
    return homeless ? work : HomeFolder::path();
}

QString HistoryDatabase::reason(const QSqlError& error)
{
    // SQLite's file beside the database cannot grow: there is no room for it.
    constexpr int noRoomBeside = 10 | 19 << 8; // SQLITE_IOERR_SHMSIZE
    if (error.nativeErrorCode().toInt() == noRoomBeside)
        return HistoryTr::tr("the disk is full");
    switch (error.nativeErrorCode().toInt() & 0xff) {
    case 5: // SQLITE_BUSY
    case 6: return HistoryTr::tr("another program is using the file");
    case 13: return HistoryTr::tr("the disk is full");
    case 3: // SQLITE_PERM
    case 8: return HistoryTr::tr("the file is write-protected");
    case 14: return HistoryTr::tr("the file cannot be opened");
    case 10: return HistoryTr::tr("the disk reports an error");
    case 11: // SQLITE_CORRUPT
    case 26: return HistoryTr::tr("the file is damaged");
    default: return HistoryTr::tr("the database reports error %1").arg(error.nativeErrorCode());
    }
}

void HistoryDatabase::suspect()
{
    if (suspected_)
        return;
    suspected_ = true;
    QFile(suspicionOf(file_)).open(QIODevice::WriteOnly);
    if (teller_)
        teller_(HistoryTr::tr("The file with your matches is damaged: not all of them can be read. The next time "
                              "Hanpan starts, whatever can be read is copied into a new history. Nothing is deleted."));
}

bool HistoryDatabase::wantsFullCheck() const
{
    return QFileInfo(file_).size() <= mostBytesToCheck || QFile::exists(suspicionOf(file_));
}

bool HistoryDatabase::copyAside(int version)
{
    for (int copy = 1; copy < 1000; ++copy) {
        const QString target = file_ + QStringLiteral(".version-%1").arg(version) +
                               (copy > 1 ? QStringLiteral("-%1").arg(copy) : QString());
        if (QFile::exists(target))
            continue;
        QSqlQuery query(connection());
        query.prepare(QStringLiteral("VACUUM INTO ?"));
        query.addBindValue(target);
        if (query.exec())
            return true;
        problem_ = HistoryTr::tr("it couldn't be backed up first: %1").arg(reason(query.lastError()));
        QFile::remove(target);
        return false;
    }
    return false;
}

QStringList HistoryDatabase::step(int from) { return steps().value(from); }

HistoryDatabase::HistoryDatabase(const QString& file, Safety safety, Opening opening)
    : file_(file), safety_(safety), opening_(opening)
{
    static std::atomic<int> serial{0};
    name_ = QStringLiteral("hanpan-history-%1").arg(++serial);
    // Another window of the program may be writing at this moment, or migrating the file.
    constexpr int patience = 2000;
    if (!open(patience) && notice_.isEmpty())
        notice_ = HistoryTr::tr("Matches can't be saved in “%1”: %2.").arg(QDir::toNativeSeparators(file_), problem_);
}

bool HistoryDatabase::open(int patience)
{
    const QString folder = QFileInfo(file_).path();
    OwnFiles::makePrivate(folder);
    // Two windows that start together check the file one after the other: the second finds what the first has made of
    // it.
    QLockFile turn(file_ + QStringLiteral(".opening"));
    const bool mayJudge = opening_ == Opening::Own && turn.tryLock(patience);
    State state = connect(patience);
    if (state == State::Damaged || state == State::Newer) {
        disconnect();
        judged_ = OwnFiles::mark(file_);
        if (mayJudge && alone() && setAsideFile(state) && !QFile::exists(file_)) {
            state = connect(patience);
            if (state == State::Usable && !aside_.isEmpty())
                Salvage::plan(connection(), aside_);
        } else if (notice_.isEmpty()) {
            const QString words =
                state == State::Newer
                    ? HistoryTr::tr("Matches can't be saved: “%1” was written by a newer version of Hanpan. It is left "
                                    "as it is until Hanpan starts while no other program is using it.")
                    : HistoryTr::tr("Matches can't be saved: “%1” is damaged. It is left as it is until Hanpan starts "
                                    "while no other program is using it.");
            notice_ = words.arg(QDir::toNativeSeparators(file_));
        }
    }
    open_ = state == State::Usable;
    if (open_) {
        mark_ = OwnFiles::mark(file_);
        id_ = readId();
        problem_.clear();
    } else {
        disconnect();
    }
    return open_;
}

bool HistoryDatabase::bearsName() const { return open_ && OwnFiles::mark(file_) == mark_; }

bool HistoryDatabase::ready()
{
    if (bearsName())
        return true;
    // A file that was judged once is not read through again each second.
    if (!open_ && !judged_.isEmpty() && OwnFiles::mark(file_) == judged_)
        return false;
    const QString before = id_;
    const QString told = notice_;
    disconnect();
    const bool opened = open(atOnce);
    if (teller_ && notice_ != told)
        teller_(notice_);
    if (!opened || before.isEmpty() || before == id_)
        return opened;
    problem_ = HistoryTr::tr("the file was renamed or replaced");
    if (teller_)
        teller_(HistoryTr::tr("The file with your matches was renamed or replaced while Hanpan was running. From now "
                              "on, your matches are saved in the file now called “%1”.")
                    .arg(QDir::toNativeSeparators(file_)));
    return false;
}

QString HistoryDatabase::readId()
{
    QSqlQuery query(connection());
    return query.exec(QStringLiteral("SELECT value FROM about WHERE name = 'history'")) && query.next()
               ? query.value(0).toString()
               : QString();
}

bool HistoryDatabase::alone()
{
    // A window with a match on its table has a lock beside the file; any other program that has the file open holds it
    // shared.
    if (writers::othersLive(QFileInfo(file_).path()))
        return false;
    const QString name = name_ + QStringLiteral("-alone");
    bool busy = false;
    {
        QSqlDatabase whole = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        whole.setDatabaseName(file_);
        whole.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(atOnce));
        if (whole.open()) {
            QSqlQuery query(whole);
            query.exec(QStringLiteral("PRAGMA locking_mode = EXCLUSIVE"));
            constexpr int held = 5; // SQLITE_BUSY
            busy = !query.exec(QStringLiteral("BEGIN EXCLUSIVE")) &&
                   (query.lastError().nativeErrorCode().toInt() & 0xff) == held;
            query.exec(QStringLiteral("ROLLBACK"));
        }
    }
    QSqlDatabase::removeDatabase(name);
    return !busy;
}

HistoryDatabase::~HistoryDatabase() { disconnect(); }

QSqlDatabase HistoryDatabase::connection() const { return QSqlDatabase::database(name_, false); }

void HistoryDatabase::disconnect()
{
    if (!QSqlDatabase::contains(name_))
        return;
    connection().close();
    QSqlDatabase::removeDatabase(name_);
}

HistoryDatabase::State HistoryDatabase::judge(const QSqlError& error)
{
    problem_ = reason(error);
    return isDamage(error) ? State::Damaged : State::Unreachable;
}

HistoryDatabase::State HistoryDatabase::connect(int patience)
{
    if (file_.isEmpty()) {
        problem_ = HistoryTr::tr("the file cannot be opened");
        return State::Unreachable; // SQLite would accept one that disappears with the program
    }
    // SQLite's files beside it get the same mode.
    if (QFile made(file_); !made.exists() && made.open(QIODevice::WriteOnly | QIODevice::NewOnly))
        made.close();
    for (const char* part : {"", "-wal", "-shm"})
        OwnFiles::keepPrivate(file_ + QLatin1String(part));
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name_);
    database.setDatabaseName(file_);
    database.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(patience));
    if (!database.isValid() || !database.open()) {
        problem_ = reason(database.lastError());
        return State::Unreachable;
    }
    QSqlQuery query(database);
    QSqlError error;
    const QString safety = safety_ == Safety::Full ? QStringLiteral("FULL") : QStringLiteral("OFF");
    for (const QString& setting : {QStringLiteral("journal_mode = WAL"), QStringLiteral("synchronous = ") + safety,
                                   QStringLiteral("foreign_keys = ON"), QStringLiteral("cell_size_check = ON"),
                                   QStringLiteral("trusted_schema = OFF")})
        if (!run(query, QStringLiteral("PRAGMA ") + setting, error))
            return judge(error);
    const auto number = [&](const char* question, qint64& answer) {
        if (!run(query, QLatin1String(question), error) || !query.next())
            return false;
        answer = query.value(0).toLongLong();
        query.finish();
        return true;
    };
    qint64 mark = 0;
    qint64 things = 0;
    if (!number("PRAGMA application_id", mark) || !number("SELECT count(*) FROM sqlite_master", things))
        return judge(error);
    if (mark != HistoryDatabase::mark && (mark != 0 || things != 0)) {
        problem_ = HistoryTr::tr("it isn't a Hanpan history");
        return State::Damaged;
    }
    if (wantsFullCheck()) {
        if (!run(query, QStringLiteral("PRAGMA quick_check(1)"), error) || !query.next())
            return judge(error);
        if (query.value(0).toString() != QLatin1String("ok")) {
            problem_ = query.value(0).toString();
            return State::Damaged;
        }
        query.finish();
        QFile::remove(suspicionOf(file_));
    }
    qint64 version = 0;
    if (!number("PRAGMA user_version", version))
        return judge(error);
    if (version > 0 && version < newest && !copyAside(int(version)))
        return State::Unreachable;
    const State state = migrate();
    // From here on the window waits for nobody: what cannot be written now is written a moment later.
    if (state == State::Usable)
        run(query, QStringLiteral("PRAGMA busy_timeout = %1").arg(atOnce), error);
    return state;
}

HistoryDatabase::State HistoryDatabase::migrate()
{
    QSqlQuery query(connection());
    QSqlError error;
    QSqlError ignored;
    // Several programs may reach the same step: the second finds it done.
    for (bool first = true;; first = false) {
        if (!run(query, QStringLiteral("BEGIN IMMEDIATE"), error))
            return judge(error);
        if (!run(query, QStringLiteral("PRAGMA user_version"), error) || !query.next()) {
            run(query, QStringLiteral("ROLLBACK"), ignored);
            return judge(error);
        }
        const int version = query.value(0).toInt();
        query.finish();
        if (first)
            found_ = version;
        if (version < 0 || version >= newest) {
            run(query, QStringLiteral("ROLLBACK"), ignored);
            if (version > newest) {
                problem_ = HistoryTr::tr("a newer version of Hanpan has written it");
                return State::Newer;
            }
            // Checks that all tables are as that version promises.
            for (const char* columns :
                 {"id, game, players, seed, start, levels, kind, over, dealt, began, touched, "
                  "parent, facts, rules_key, "
                  "rules_base, rules_changes, score, place, reading, writer, rules_name, level, "
                  "copied, nonce, title, branched, characters, played FROM match",
                  "match, number, round, seat, text, automatic, news FROM action",
                  "match, number, ended, ending, payments, won, place, counts, game, judged, skill, gain, "
                  "coach, promised, costs FROM round",
                  "game, day, judged, rules_key, players, rounds, skill, skill_squares, promised, gain, paid, "
                  "luck_squares, luck_squares_low FROM tally",
                  "game, day FROM untallied", "match, number, grade, cost, found, due, tries, solved FROM puzzle",
                  "id, game, title, names, rounds, began, touched FROM evening", "name, value FROM about",
                  "file, next, saved, lost FROM salvage"})
                if (!run(query, QStringLiteral("SELECT %1 LIMIT 0").arg(QLatin1String(columns)), error))
                    return judge(error);
            return version < 0 ? State::Damaged : State::Usable;
        }
        QStringList statements = step(version);
        statements.append(QStringLiteral("PRAGMA application_id = %1").arg(mark));
        statements.append(QStringLiteral("PRAGMA user_version = %1").arg(version + 1));
        statements.append(QStringLiteral("COMMIT"));
        for (const QString& statement : std::as_const(statements))
            if (!run(query, statement, error)) {
                run(query, QStringLiteral("ROLLBACK"), ignored);
                return judge(error);
            }
    }
}

/// The file and SQLite's files beside it, which belong to it.
bool HistoryDatabase::setAsideFile(State why)
{
    const QString mark = why == State::Newer ? QStringLiteral("newer") : QStringLiteral("damaged");
    const QString kept = setAside(file_, mark);
    if (kept.isEmpty()) {
        notice_ = HistoryTr::tr("Matches can't be saved: “%1” can't be read, and can't be moved out of the way.")
                      .arg(QDir::toNativeSeparators(file_));
        return false;
    }
    for (const char* beside : {"-wal", "-shm"})
        if (const QString part = file_ + QLatin1String(beside); QFile::exists(part))
            QFile::rename(part, kept + QLatin1String(beside));
    QFile::remove(suspicionOf(file_));
    const QString name = QDir::toNativeSeparators(kept);
    if (why == State::Newer) {
        notice_ = HistoryTr::tr("Your matches were saved by a newer version of Hanpan. They were moved to “%1”, and a "
                                "new history was started.")
                      .arg(name);
    } else {
        aside_ = kept;
        notice_ = HistoryTr::tr("The file with your matches was damaged. It was moved to “%1”; a new history was "
                                "started, and whatever can be read of the old one is copied into it.")
                      .arg(name);
    }
    return true;
}
