// SPDX-License-Identifier: GPL-3.0-or-later
// Moving house: everything of a person goes into one file and comes back from it elsewhere, merged without doubles; what is
// damaged, foreign or newer is refused in words and nothing is touched; copies are made by themselves.
#include <QCryptographicHash>
#include <QProcess>
#include <QSignalSpy>

#include "history/records.h"
#include "history_help.h"
#include "houserules/ruleaccess.h"
#include "houserules/rulesinuse.h"
#include "journey/travels.h"
#include "lessons/courses.h"
#include "moving/moving.h"
#include "window_help.h"

using namespace window_help;

namespace {

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Somebody's things in a folder of their own.
struct House {
    explicit House(const QString& folder)
        : home{folder + QStringLiteral("/history.sqlite"), folder + QStringLiteral("/rules")}
    {
        QDir().mkpath(folder);
    }
    int keep(const hanpan::match& match, const QDateTime& began, int parent = 0)
    {
        HistoryStore store(home.history, HistoryDatabase::Safety::Fast);
        return store.add(match,
                         {.levels = {QStringLiteral("learner")},
                          .kind = MatchKind::Match,
                          .began = began,
                          .parent = parent,
                          .rulesName = QStringLiteral("Jin family")},
                         actionsOf(match));
    }
    void goOn(int id, const hanpan::match& match)
    {
        HistoryStore store(home.history, HistoryDatabase::Safety::Fast);
        QVERIFY(store.advance(id, match, 0, actionsOf(match), MatchKind::Match));
    }
    void rule(const QString& game, const QString& name, const char* preset)
    {
        RuleSets sets(home.rules);
        RuleSet set;
        set.game = game;
        set.name = name;
        set.values = ruleBook(game)->preset_values(preset);
        set.base = QLatin1String(preset);
        QString error;
        QVERIFY(!sets.save(set, &error).isEmpty());
    }
    /// All there is of matches, as one text that does not hang on their numbers.
    QStringList told() const
    {
        HistoryStore store(home.history, HistoryDatabase::Safety::Fast);
        QStringList all;
        for (const KeptMatch& m : store.list()) {
            QString text = store.record(m.id) + m.levels.join(u',') + toText(m.kind) + m.rulesName + m.nonce +
                           QString::number(m.began.toMSecsSinceEpoch()) + u' ' +
                           QString::number(m.touched.toMSecsSinceEpoch()) + u' ' + QString::number(m.score) + u' ' +
                           (m.parent != 0 ? store.find(m.parent).seed : QString());
            for (const KeptRound& round : store.rounds(QStringLiteral("round.match = ?"), {m.id}))
                text += QStringLiteral("\n%1 %2").arg(round.ended.toMSecsSinceEpoch()).arg(round.facts.ending);
            all.append(text);
        }
        all.sort();
        return all;
    }
    int matches() const
    {
        return HistoryStore(home.history, HistoryDatabase::Safety::Fast).count(QStringLiteral("1"), {});
    }

    MovingFile::Home home;
};

const QDateTime longAgo = QDateTime::fromString(QStringLiteral("2026-02-17T20:15:00Z"), Qt::ISODate);

} // namespace

class MovingTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        prepare("moving");
        Preferences::instance()->reset();
        Preferences::instance()->setMotion(QStringLiteral("off"));
        Preferences::instance()->setMuted(true);
        Preferences::instance()->setLanguage(QStringLiteral("en"));
    }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }

    void everythingGoesAlongAndTwiceIsOnce()
    {
        House old(folder("old"));
        int first = 0;
        for (const QString& game : history_help::games()) {
            const int id = old.keep(*history_help::played(game.toStdString(), 7, 5000, 2), longAgo);
            first = first != 0 ? first : id;
            old.keep(*history_help::played(game.toStdString(), 8, 20), longAgo.addDays(1), id);
        }
        old.rule(game(), QStringLiteral("Grandmother's"), "classic");
        Travels visited;
        visited.purse = 60;
        visited.houses["persimmon"] = {1, true, {}, {}};
        QString problem;
        TravelFile::beside(old.home.history).change([&](Travels& all) { all = visited; }, problem);
        const QString file = path("along.hanpanhome");
        QCOMPARE(MovingFile::write(file, old.home, {{QStringLiteral("theme"), QStringLiteral("dark")}}), QString());
        const QByteArray written = bytesOf(file);
        const MovingFile::Content content = MovingFile::look(file);
        QCOMPARE(content.error, QString());
        QCOMPARE(content.matches, int(2 * history_help::games().size()));
        QCOMPARE(content.ruleSets, 1);
        QCOMPARE(content.settings.value(QStringLiteral("theme")).toString(), QStringLiteral("dark"));
        QVERIFY(content.made.isValid());

        House fresh(folder("fresh"));
        fresh.keep(*history_help::played(game().toStdString(), 99, 30), longAgo); // a number that old's first has too
        MovingFile::Merged merged = MovingFile::bringIn(file, fresh.home);
        QCOMPARE(merged.error, QString());
        QCOMPARE(merged.added, content.matches);
        QCOMPARE(merged.ruleSets, 1);
        QCOMPARE(fresh.matches(), content.matches + 1);
        for (const QString& one : old.told())
            QVERIFY2(fresh.told().contains(one), qPrintable(one));
        QVERIFY(RuleSets(fresh.home.rules).findName(game(), QStringLiteral("Grandmother's")));
        QCOMPARE(TravelFile::beside(fresh.home.history).read(problem).text(), visited.text());
        QCOMPARE(problem, QString());

        const QStringList before = fresh.told();
        merged = MovingFile::bringIn(file, fresh.home);
        QCOMPARE(merged.error, QString());
        QCOMPARE(merged.added + merged.grown + merged.ruleSets, 0);
        QCOMPARE(merged.known, content.matches);
        QCOMPARE(fresh.told(), before);
        QCOMPARE(bytesOf(file), written); // reading has left it alone
        HistoryStore store(fresh.home.history);
        QCOMPARE(history_help::integrity(store), QStringLiteral("ok"));
    }

    /// There and back: what was begun here, went on there and comes home is one match.
    void aMatchThatWentOnThereGoesOnHere()
    {
        House here(folder("here"));
        House there(folder("there"));
        const auto match = history_help::played(game().toStdString(), 7, 30);
        const int id = here.keep(*match, longAgo);
        const QString file = path("begun.hanpanhome");
        QCOMPARE(MovingFile::write(file, here.home, {}), QString());
        QCOMPARE(MovingFile::bringIn(file, there.home).added, 1);
        for (int i = 0; i < 25; ++i)
            QVERIFY(history_help::step(*match));
        there.goOn(1, *match);
        QCOMPARE(MovingFile::write(file, there.home, {}), QString());
        const MovingFile::Merged merged = MovingFile::bringIn(file, here.home);
        QCOMPARE(merged.grown, 1);
        QCOMPARE(merged.added + merged.known, 0);
        QCOMPARE(here.told(), there.told());
        QCOMPARE(HistoryStore(here.home.history).find(id).actions, int(match->actions().size()));

        // Then each goes its own way: both are kept.
        const auto other = match->clone();
        const hanpan::seat who = other->to_act().lowest();
        const auto choices = other->legal(who);
        QVERIFY(choices.size() > 1);
        QVERIFY(other->play(who, choices.front()).allowed());
        QVERIFY(match->play(who, choices.back()).allowed());
        here.goOn(id, *match);
        there.goOn(1, *other);
        QCOMPARE(MovingFile::write(file, there.home, {}), QString());
        QCOMPARE(MovingFile::bringIn(file, here.home).added, 1);
        QCOMPARE(here.matches(), 2);
        QCOMPARE(MovingFile::bringIn(file, here.home).known, 1);
        QCOMPARE(here.matches(), 2);
    }

    void ruleSetsOfOneNameStayTwo()
    {
        House here(folder("rules here"));
        House there(folder("rules there"));
        const auto& presets = ruleBook(game())->presets();
        QVERIFY(presets.size() > 1);
        here.rule(game(), QStringLiteral("Ours"), std::string(presets[0].id).c_str());
        there.rule(game(), QStringLiteral("Ours"), std::string(presets[1].id).c_str());
        const QString file = path("rules.hanpanhome");
        QCOMPARE(MovingFile::write(file, there.home, {}), QString());
        QCOMPARE(MovingFile::bringIn(file, here.home).ruleSets, 1);
        QCOMPARE(MovingFile::bringIn(file, here.home).ruleSets, 0);
        RuleSets sets(here.home.rules);
        QCOMPARE(sets.sets(game()).size(), 2);
        QVERIFY(sets.findName(game(), QStringLiteral("Ours (2)")));
    }

    void whatCannotBeUsedTouchesNothing()
    {
        House old(folder("sound"));
        old.keep(*history_help::played(game().toStdString(), 7, 5000, 2), longAgo);
        const QString file = path("sound.hanpanhome");
        QCOMPARE(MovingFile::write(file, old.home, {}), QString());
        const QByteArray sound = bytesOf(file);
        House here(folder("untouched"));
        here.keep(*history_help::played(game().toStdString(), 9, 30), longAgo);
        const QStringList before = here.told();

        QList<std::pair<QString, QByteArray>> bad{{QStringLiteral("empty"), {}},
                                                  {QStringLiteral("text"), "Dear grandmother"},
                                                  {QStringLiteral("head alone"), sound.left(100)},
                                                  {QStringLiteral("cut off"), sound.left(sound.size() / 2)}};
        QByteArray foreign = sound;
        foreign.replace(68, 4, QByteArray("abcd")); // application_id
        bad.append({QStringLiteral("foreign"), foreign});
        QByteArray newer = sound;
        newer.replace(60, 4, QByteArray("\0\0\0\x7f", 4)); // user_version
        bad.append({QStringLiteral("newer"), newer});
        for (int at = 4096; at < sound.size(); at += 4096) {
            QByteArray torn = sound;
            torn.replace(at, 64, QByteArray(64, '\xee'));
            bad.append({QStringLiteral("torn at %1").arg(at), torn});
        }
        for (const auto& [what, content] : bad) {
            const QString broken = path("broken.hanpanhome");
            QFile::remove(broken);
            QFile out(broken);
            QVERIFY(out.open(QIODevice::WriteOnly));
            out.write(content);
            out.close();
            const MovingFile::Content looked = MovingFile::look(broken);
            const MovingFile::Merged merged = MovingFile::bringIn(broken, here.home);
            // Free space inside may be torn without harm; then it is whole, and says the same as before.
            if (what.startsWith(QLatin1String("torn")) && looked.error.isEmpty())
                continue;
            QVERIFY2(!looked.error.isEmpty(), qPrintable(what));
            QVERIFY2(!merged.error.isEmpty(), qPrintable(what));
            QVERIFY2(merged.error.endsWith(u'.'), qPrintable(merged.error));
            QCOMPARE(here.told(), before);
            QCOMPARE(bytesOf(broken), content);
        }
        QVERIFY(!MovingFile::look(path("absent.hanpanhome")).error.isEmpty());
        // Nor does what cannot be written take anything away.
        QVERIFY(!MovingFile::write(path("no such folder/x.hanpanhome"), old.home, {}).isEmpty());
    }

    /// A history as it lies on another computer's disk, one of the first version of the program too.
    void abareHistoryIsReadToo()
    {
        QFile packed(QStringLiteral(HANPAN_TEST_DATA "/8bd3e0b/history.sqlite"));
        if (!packed.exists())
            QSKIP("no database of an earlier version here");
        House here(folder("from bare"));
        const QString file = path("history copy.sqlite");
        QVERIFY(packed.copy(file));
        const MovingFile::Content content = MovingFile::look(file);
        QCOMPARE(content.error, QString());
        const MovingFile::Merged merged = MovingFile::bringIn(file, here.home);
        QCOMPARE(merged.error, QString());
        QCOMPARE(merged.added, content.matches);
    }

    void lessonsAndSettings()
    {
        Preferences* mine = Preferences::instance();
        mine->setTheme(QStringLiteral("light"));
        mine->remember(QStringLiteral("window/place"), QStringList{QStringLiteral("1"), QStringLiteral("2")});
        Courses().setDone(game(), 1);
        const QVariantMap along = mine->toTakeAlong();
        QVERIFY(along.contains(QStringLiteral("theme")));
        for (auto it = along.cbegin(); it != along.cend(); ++it)
            QVERIFY2(!it.key().contains(QLatin1String("window/")), qPrintable(it.key()));
        QVariantMap foreign{
            {QStringLiteral("theme"), QStringLiteral("dark")},
            {QStringLiteral("textSize"), 9999},
            {QStringLiteral("remembered/window/place"), QStringLiteral("nonsense")},
            {QStringLiteral("remembered/lessons/%1/done").arg(game()), QVariantList{QStringLiteral("3")}}};
        mine->takeOver(foreign, false);
        QCOMPARE(mine->theme(), QStringLiteral("light"));
        QVERIFY(Courses().isDone(game(), 1) && Courses().isDone(game(), 3) && !Courses().isDone(game(), 2));
        QSignalSpy themes(mine, &Preferences::themeChanged);
        mine->takeOver(foreign, true);
        QCOMPARE(mine->theme(), QStringLiteral("dark"));
        QCOMPARE(mine->textSize(), 200);
        QCOMPARE(themes.size(), 1);
        QCOMPARE(mine->remembered(QStringLiteral("window/place")).toStringList().size(), 2);
        mine->reset();
        mine->setMotion(QStringLiteral("off"));
        mine->setMuted(true);
        mine->setLanguage(QStringLiteral("en"));
    }

    /// In the window, and with this person's own places.
    void throughTheWindow()
    {
        QDir(QFileInfo(History::usualFile()).path()).removeRecursively();
        History* own = History::instance();
        QVERIFY(own->store().add(*history_help::played(game().toStdString(), 7, 5000, 2),
                                 {.levels = {QStringLiteral("learner")}, .kind = MatchKind::Match, .began = longAgo},
                                 actionsOf(*history_help::played(game().toStdString(), 7, 5000, 2))) > 0);
        House other(folder("window"));
        other.keep(*history_help::played(game().toStdString(), 8, 5000, 2), longAgo);
        const QString file = path("window.hanpanhome");
        QCOMPARE(MovingFile::write(file, other.home, {{QStringLiteral("theme"), QStringLiteral("dark")}}), QString());
        auto window = std::make_unique<Window>();
        QVERIFY(window->opened());
        window->go(QStringLiteral("Settings"), {{QStringLiteral("incoming"), QUrl::fromLocalFile(file)}});
        QTRY_COMPARE(window->pageName(), QStringLiteral("Settings"));
        QTRY_VERIFY2(window->item(QStringLiteral("sheet bring")) != nullptr, qPrintable(window->where()));
        QVERIFY(window->press(QStringLiteral("bringSettings")));
        QVERIFY(window->press(QStringLiteral("sheet bring")));
        QTRY_COMPARE(own->store().count(QStringLiteral("1"), {}), 2);
        QTRY_COMPARE(Preferences::instance()->theme(), QStringLiteral("dark"));
        QTRY_VERIFY(!Moving::instance()->busy());
        QTRY_VERIFY(window->item(QStringLiteral("notice"))->isVisible());
        // Out to a file from there.
        QSignalSpy done(Moving::instance(), &Moving::done);
        const QString out = path("out.hanpanhome");
        Moving::instance()->saveTo(QUrl::fromLocalFile(out));
        QTRY_COMPARE(done.size(), 1);
        QCOMPARE(MovingFile::look(out).matches, 2);
        Preferences::instance()->setTheme(QStringLiteral("system"));
    }

    void copiesAreMadeAndTheLastFewAreKept()
    {
        QDir(Moving::copiesFolder()).removeRecursively();
        Preferences::instance()->forget(QStringLiteral("copies/version"));
        Moving moving(nullptr);
        const auto copies = [] {
            return QDir(Moving::copiesFolder()).entryList({QStringLiteral("*.hanpanhome")}, QDir::Files);
        };
        QSignalSpy made(&moving, &Moving::copiesChanged);
        moving.keepCopy(QStringLiteral("1.0"));
        QTRY_COMPARE(made.size(), 1);
        QCOMPARE(copies().size(), 1);
        QCOMPARE(MovingFile::look(QDir(Moving::copiesFolder()).filePath(copies().first())).matches, 2);
        QVERIFY(!moving.lastCopy().isEmpty());
        // Not again today, but before another version.
        moving.keepCopy(QStringLiteral("1.0"));
        QVERIFY(!moving.busy());
        for (int version = 1; version <= 8; ++version) {
            moving.keepCopy(QStringLiteral("2.%1").arg(version));
            QTRY_COMPARE(made.size(), 1 + version);
        }
        QCOMPARE(copies().size(), 5);
        // Copies of a time to come, by a clock that ran ahead, do not stand in for today's.
        const QDir folder(Moving::copiesFolder());
        for (const QString& name : copies()) {
            QFile copy(folder.filePath(name));
            QVERIFY(copy.open(QIODevice::ReadWrite));
            QVERIFY(copy.setFileTime(QDateTime::currentDateTime().addDays(40), QFileDevice::FileModificationTime));
            copy.close();
            QVERIFY(copy.rename(folder.filePath(QStringLiteral("ahead-") + name)));
        }
        moving.keepCopy(QStringLiteral("2.8"));
        QTRY_COMPARE(made.size(), 10);
    }

    /// Two windows that start together make a copy in peace, and what a dead one has left goes.
    void twoWindowsMakeOneCopy()
    {
        QDir(Moving::copiesFolder()).removeRecursively();
        QVERIFY(QDir().mkpath(Moving::copiesFolder()));
        QFile left(QDir(Moving::copiesFolder())
                       .filePath(QStringLiteral(".hanpan-moving-0123456789abcdef0123456789abcdef-1.part")));
        QVERIFY(left.open(QIODevice::WriteOnly));
        QVERIFY(left.setFileTime(QDateTime::currentDateTime().addDays(-1), QFileDevice::FileModificationTime));
        left.close();
        Moving one(nullptr);
        Moving other(nullptr);
        one.keepCopy(QStringLiteral("3.0"));
        other.keepCopy(QStringLiteral("3.0"));
        QVERIFY(one.busy() && other.busy());
        QTRY_VERIFY(!one.busy() && !other.busy());
        const QStringList files = QDir(Moving::copiesFolder()).entryList(QDir::Files | QDir::Hidden);
        QCOMPARE(files.size(), 1);
        QCOMPARE(MovingFile::look(QDir(Moving::copiesFolder()).filePath(files.first())).matches, 2);
        // One that comes a moment later, and has read an older note of it, lets it be.
        const QDateTime made = QFileInfo(QDir(Moving::copiesFolder()).filePath(files.first())).lastModified();
        Preferences::instance()->forget(QStringLiteral("copies/version"));
        QSignalSpy copied(&other, &Moving::copiesChanged);
        other.keepCopy(files.first().section(u'-', 1, 1));
        QTRY_COMPARE(copied.size(), 1);
        QCOMPARE(QDir(Moving::copiesFolder()).entryList(QDir::Files), files);
        QCOMPARE(QFileInfo(QDir(Moving::copiesFolder()).filePath(files.first())).lastModified(), made);
    }

    /// Called off at any step, it leaves everything as it was.
    void whatIsCalledOffLeavesNothing()
    {
        House from(folder("called off"));
        for (std::uint64_t seed = 1; seed <= 3; ++seed)
            from.keep(*history_help::played(game().toStdString(), seed, 5000, 2), longAgo);
        const QString out = folder("out");
        QVERIFY(QDir().mkpath(out));
        const QString file = out + QStringLiteral("/along.hanpanhome");
        House to(folder("called off there"));
        to.keep(*history_help::played(game().toStdString(), 9, 30), longAgo);
        const QStringList before = to.told();
        QCOMPARE(MovingFile::write(file, from.home, {}), QString());
        QByteArray whole = bytesOf(file);
        for (const bool in : {false, true})
            for (int steps = 0;; ++steps) {
                int asked = 0;
                const MovingFile::Stop stop = [&] { return asked++ >= steps; };
                const QString error =
                    in ? MovingFile::bringIn(file, to.home, stop).error : MovingFile::write(file, from.home, {}, stop);
                if (asked <= steps) { // it came to its end
                    whole = bytesOf(file);
                    break;
                }
                QVERIFY2(!error.isEmpty() || in, qPrintable(QString::number(steps)));
                QCOMPARE(QDir(out).entryList(QDir::Files), QStringList{QStringLiteral("along.hanpanhome")});
                QCOMPARE(bytesOf(file), whole);
                if (!error.isEmpty())
                    QCOMPARE(to.told(), before);
            }
        QCOMPARE(to.matches(), 4);
    }

private:
    static QString game() { return history_help::games().first(); }
    QString folder(const char* name) const { return folder_.filePath(QLatin1String(name)); }
    QString path(const char* name) const { return folder_.filePath(QLatin1String(name)); }

    QTemporaryDir folder_;
};

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    MovingTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "moving_test.moc"
