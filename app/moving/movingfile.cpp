// SPDX-License-Identifier: GPL-3.0-or-later
#include "moving/movingfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>

#include "games/gametable.h"
#include "history/historydatabase.h"
#include "houserules/rulesets.h"
#include "journey/travels.h"
#include "moving/broughthistory.h"
#include "moving/connection.h"
#include "moving/merge.h"
#include "moving/movingtr.h"
#include "moving/workplace.h"
#include "words/particles.h"

namespace {

QString json(const QVariantMap& map)
{
    return QString::fromUtf8(QJsonDocument(QJsonObject::fromVariantMap(map)).toJson(QJsonDocument::Compact));
}

QVariantMap fromJson(const QString& text) { return QJsonDocument::fromJson(text.toUtf8()).object().toVariantMap(); }

/// The rule sets of an opened file, without those of games that this version does not have.
QList<RuleSet> ruleSetsIn(Connection& from)
{
    QList<RuleSet> sets;
    QSqlQuery rows = from.asked(QStringLiteral("SELECT name, content FROM belongings WHERE kind = 'rules'"));
    while (from.next(rows)) {
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

/// Copies a database as it stands at this moment into an empty one, a portion at a time, because one long statement
/// could not be stopped. Gives "" or why not.
QString copyDatabase(Connection& from, const QString& to, const MovingFile::Stop& stopped)
{
    QStringList tables;
    QStringList others; // indexes and triggers are made after the rows
    from.run(QStringLiteral("ATTACH DATABASE ? AS copy"), {to});
    for (const char* setting : {"journal_mode = OFF", "synchronous = NORMAL"})
        from.run(QStringLiteral("PRAGMA copy.") + QLatin1String(setting));
    from.run(QStringLiteral("BEGIN"));
    QSqlQuery things = from.asked(QStringLiteral(
        "SELECT type, name, sql FROM main.sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite~_%' ESCAPE '~' "
        "ORDER BY type <> 'table', type"));
    const auto made = [](QString sql) {
        return sql.replace(QRegularExpression(QStringLiteral("^(CREATE (?:UNIQUE )?(?:TABLE|INDEX|TRIGGER)) ")),
                           QStringLiteral("\\1 copy."));
    };
    while (from.next(things)) {
        const bool table = things.value(0).toString() == QLatin1String("table");
        (table ? tables : others).append(table ? things.value(1).toString() : made(things.value(2).toString()));
        if (table)
            from.run(made(things.value(2).toString()));
    }
    for (const QString& table : std::as_const(tables)) {
        const QStringList columns = from.columns(table);
        QStringList values = columns; // nobody writes to a match of a copy
        if (const auto writer = columns.indexOf(QStringLiteral("writer")); writer >= 0)
            values[writer] = QStringLiteral("''");
        for (Portions portions(from, QStringLiteral("main.") + table); portions.next();) {
            if (stopped())
                return MovingTr::stopped();
            from.run(QStringLiteral("INSERT INTO copy.%1 (%2) SELECT %3 FROM main.%1 WHERE %4")
                         .arg(table, columns.join(QStringLiteral(", ")), values.join(QStringLiteral(", ")),
                              portions.where()),
                     portions.values());
        }
    }
    for (const QString& other : std::as_const(others)) {
        if (stopped())
            return MovingTr::stopped();
        from.run(other);
    }
    for (const char* number : {"application_id", "user_version"})
        from.run(QStringLiteral("PRAGMA copy.%1 = %2")
                     .arg(QLatin1String(number),
                          from.value(QStringLiteral("PRAGMA main.") + QLatin1String(number)).toString()));
    from.run(QStringLiteral("COMMIT"));
    return from.failed() ? from.why() : QString();
}
/// Adds rule sets that are not here yet; a different one with the same name gets a number.
class RuleSetsIn {
public:
    explicit RuleSetsIn(const QString& folder) : own_(folder) {}

    /// Gives "" or why not.
    QString add(RuleSet set, MovingFile::Merged& told)
    {
        Named& named = named_[set.game + u'/' + set.name.toCaseFolded()];
        const QString wanted = set.name;
        const auto values = [](const RuleSet& of) { return QByteArray::fromStdString(of.values.dump()); };
        QHash<QString, QByteArray>& here = here_[set.game];
        if (here.isEmpty())
            for (const RuleSet& one : own_.sets(set.game))
                here.insert(one.name.toCaseFolded(), values(one));
        const auto name = [&] {
            return named.next == 1 ? wanted : QStringLiteral("%1 (%2)").arg(wanted).arg(named.next);
        };
        for (auto there = here.constFind(name().toCaseFolded()); there != here.cend();
             there = here.constFind(name().toCaseFolded())) {
            named.values.insert(*there);
            ++named.next;
        }
        if (named.values.contains(values(set)))
            return {};
        set.name = name();
        set.id.clear();
        QString error;
        const QString id = own_.save(set, &error);
        if (id.isEmpty())
            return error;
        here.insert(set.name.toCaseFolded(), values(set));
        made_.append({set.game, id});
        ++told.ruleSets;
        return {};
    }
    void takeBack()
    {
        for (const auto& [game, id] : std::as_const(made_))
            own_.remove(game, id, nullptr, nullptr);
    }

private:
    /// Those with the same name so far: "Ours", "Ours (2)", …
    struct Named {
        int next = 1;
        QSet<QByteArray> values;
    };
    RuleSets own_;
    QHash<QString, QHash<QString, QByteArray>> here_; ///< by game and name: the content
    QHash<QString, Named> named_;
    QList<std::pair<QString, QString>> made_;
};

} // namespace

QString MovingFile::write(const QString& file, const Home& from, const QVariantMap& settings, const Stop& stopped)
{
    Workplace::Part part(file);
    // A person who has not played yet has no history; then an empty one is written.
    const bool played = QFile::exists(from.history);
    QString problem;
    if (part.path().isEmpty()) {
        problem = MovingTr::tr("the folder cannot be written to");
    } else {
        QTemporaryDir empty;
        const QString source = played ? from.history : empty.filePath(QStringLiteral("history.sqlite"));
        if (!played)
            const HistoryDatabase made(source, HistoryDatabase::Safety::Fast);
        Connection history(source, QStringLiteral("QSQLITE_BUSY_TIMEOUT=1000"));
        problem = copyDatabase(history, part.path(), stopped);
    }
    if (problem.isEmpty()) {
        Connection copy(part.path());
        copy.run(QStringLiteral("BEGIN"));
        copy.run(BroughtHistory::belongings());
        const QString add = QStringLiteral("INSERT INTO belongings (kind, name, content) VALUES (?, ?, ?)");
        RuleSets sets(from.rules);
        for (const QString& game : gameIds())
            for (const RuleSet& set : sets.sets(game))
                copy.run(add, {QStringLiteral("rules"), game + u'/' + set.id, QString::fromUtf8(writeRuleFile(set))});
        QString unread; // a damaged one is told of where the houses are
        if (const Travels travels = TravelFile::beside(from.history).read(unread); !travels.houses.empty())
            copy.run(add, {QStringLiteral("journey"), QStringLiteral(""), QString::fromUtf8(travels.text())});
        copy.run(add, {QStringLiteral("settings"), QStringLiteral(""), json(settings)});
        copy.run(add, {QStringLiteral("about"), QStringLiteral(""),
                       json({{QStringLiteral("version"), QCoreApplication::applicationVersion()},
                             {QStringLiteral("made"), QDateTime::currentDateTimeUtc().toString(Qt::ISODate)}})});
        copy.run(QStringLiteral("COMMIT"));
        if (copy.failed())
            problem = copy.why();
    }
    if (stopped())
        return MovingTr::stopped();
    if (problem.isEmpty() && !part.takePlace())
        problem = MovingTr::tr("the existing file can't be replaced");
    return problem.isEmpty()
               ? QString()
               : withParticles(MovingTr::tr("Couldn't save “%1”: %2.").arg(QDir::toNativeSeparators(file), problem));
}

MovingFile::Content MovingFile::look(const QString& file, const Stop& stopped)
{
    Content content;
    const BroughtHistory brought(file, stopped);
    if (content.error = brought.error(); !content.error.isEmpty())
        return content;
    Connection from(brought.database());
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
        content.error = withParticles(
            MovingTr::tr("“%1” is damaged; nothing was imported from it.").arg(QFileInfo(file).fileName()));
    return content;
}

MovingFile::Merged MovingFile::bringIn(const QString& file, const Home& to, const Stop& stopped)
{
    Merged told;
    const BroughtHistory brought(file, stopped);
    if (told.error = brought.error(); !told.error.isEmpty())
        return told;
    QList<RuleSet> sets;
    Travels travels;
    {
        Connection from(brought.database());
        if (hasBelongings(from))
            sets = ruleSetsIn(from);
        if (hasBelongings(from))
            Travels::read(
                from.value(QStringLiteral("SELECT content FROM belongings WHERE kind = 'journey'")).toString().toUtf8(),
                travels);
    }
    {
        const HistoryDatabase made(to.history); // there may be none yet, or one of an earlier version
        if (!made.isOpen()) {
            told.error = made.notice();
            return told;
        }
    }
    Connection here(to.history);
    here.run(QStringLiteral("PRAGMA trusted_schema = OFF"));
    here.run(QStringLiteral("ATTACH DATABASE ? AS there"), {brought.database()});
    const bool begun = here.begin(stopped);
    Merged merged;
    RuleSetsIn rules(to.rules);
    QString problem;
    if (begun && !here.failed())
        Merge(here, merged, stopped).all();
    for (auto set = sets.cbegin(); set != sets.cend() && problem.isEmpty() && !here.failed() && !stopped(); ++set)
        problem = rules.add(*set, merged);
    if (!here.failed() && problem.isEmpty() && !stopped() && here.run(QStringLiteral("COMMIT"))) {
        if (!travels.houses.empty())
            TravelFile::beside(to.history).change([&](Travels& all) { all.join(travels); }, merged.error);
        return merged;
    }
    told.error = stopped()           ? MovingTr::stopped()
                 : problem.isEmpty() ? MovingTr::tr("Nothing was imported: %1.").arg(here.why())
                                     : problem;
    here.run(QStringLiteral("ROLLBACK"));
    rules.takeBack();
    return told;
}

QFileInfoList MovingFile::spent(const QFileInfoList& copies)
{
    constexpr int most = 5, fewest = 2;
    constexpr qint64 together = qint64(1) << 30;
    qint64 bytes = 0;
    int kept = 0;
    for (const QFileInfo& copy : copies) {
        bytes += copy.size();
        if (kept == most || (kept >= fewest && bytes > together))
            break;
        ++kept;
    }
    return copies.mid(kept);
}
