// SPDX-License-Identifier: GPL-3.0-or-later
// The database of matches: written as it is played, woken as it was, brought up to date, set aside when it cannot be used.
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QStandardPaths>
#include <QTemporaryDir>

#include "files/ownfiles.h"
#include "history/history.h"
#include "history/historyrows.h"
#include "history/matchkeeper.h"
#include "history_help.h"
#include "settings/preferences.h"

using namespace history_help;

class HistoryStoreTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("hanpan-tests"));
        QCoreApplication::setApplicationName(QStringLiteral("history-store"));
    }
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

    void aMatchIsWokenWhereItWas_data()
    {
        QTest::addColumn<QString>("game");
        for (const QString& game : games())
            QTest::newRow(qPrintable(game)) << game;
    }
    void aMatchIsWokenWhereItWas()
    {
        QFETCH(QString, game);
        HistoryStore store(file(), HistoryDatabase::Safety::Fast);
        QVERIFY2(store.database().isOpen(), qPrintable(store.database().notice()));
        const auto match = dealt(game.toStdString(), 5);
        MatchKeeper keeper(store);
        keeper.begin(*match, {.levels = {QStringLiteral("learner")}, .kind = MatchKind::Match}, {});
        QVERIFY(keeper.id() > 0);
        for (int i = 0; i < 400 && step(*match); ++i) {
            QVERIFY(keeper.keepUp(*match, actionsOf(*match), MatchKind::Match));
            if (i % 7 == 0) {
                const WokenMatch woken = store.wake(keeper.id());
                QVERIFY2(woken.match, qPrintable(woken.error));
                QCOMPARE(woken.match->to_record(), match->to_record());
                QCOMPARE(woken.about.over, match->over());
                QCOMPARE(woken.about.dealt, match->round() + 1);
            }
        }
        QCOMPARE(store.record(keeper.id()), QString::fromStdString(match->to_record()));
    }

    void whatIsTakenBackIsTakenBackOnDisk()
    {
        HistoryStore store(file(), HistoryDatabase::Safety::Fast);
        const auto match = dealt("hoola", 3);
        MatchKeeper keeper(store);
        keeper.begin(*match, {.kind = MatchKind::Match}, {});
        // Past the deal of the second round, and back before it.
        while (match->round() < 1)
            QVERIFY(step(*match));
        QVERIFY(keeper.keepUp(*match, actionsOf(*match), MatchKind::Match));
        QCOMPARE(store.find(keeper.id()).dealt, 2);
        QVERIFY(match->undo());
        QVERIFY(match->undo());
        QVERIFY(keeper.keepUp(*match, actionsOf(*match), MatchKind::Practice));
        const WokenMatch woken = store.wake(keeper.id());
        QCOMPARE(woken.about.dealt, 1);
        QVERIFY(woken.about.kind == MatchKind::Practice);
        QCOMPARE(woken.match->to_record(), match->to_record());
    }

    void flagsOfActionsAreKept()
    {
        HistoryStore store(file(), HistoryDatabase::Safety::Fast);
        const auto match = played("hoola", 3, 12);
        QList<KeptAction> actions = actionsOf(*match);
        actions[2].automatic = true;
        actions[4].news = false;
        const int id = store.add(*match, {.kind = MatchKind::Match}, actions);
        const QList<KeptAction> read = store.actions(id);
        QCOMPARE(read.size(), actions.size());
        for (int i = 0; i < actions.size(); ++i) {
            QCOMPARE(read[i].text, actions[i].text);
            QCOMPARE(read[i].automatic, i == 2);
            QCOMPARE(read[i].news, i != 4);
        }
    }

    void theLatestUnfinishedMatchIsOffered()
    {
        HistoryStore store(file(), HistoryDatabase::Safety::Fast);
        const QDateTime now = QDateTime::currentDateTimeUtc();
        QCOMPARE(store.unfinished(QStringLiteral("hoola")).id, 0);
        const int older = store.add(*played("hoola", 1, 5), {.kind = MatchKind::Match, .began = now.addSecs(-60)}, {});
        const int newer = store.add(*played("hoola", 2, 5), {.kind = MatchKind::Match, .began = now.addSecs(-30)}, {});
        store.add(*played("hoola", 3, 5), {.kind = MatchKind::Demo, .began = now}, {});
        store.add(*played("hulahoo", 3, 5), {.kind = MatchKind::Match, .began = now}, {});
        QCOMPARE(store.unfinished(QStringLiteral("hoola")).id, newer);
        QVERIFY(store.remove({newer}));
        QCOMPARE(store.unfinished(QStringLiteral("hoola")).id, older);
    }

    /// Whatever the clock said meanwhile.
    void theOnePlayedLastGoesOnAlsoWhenTheClockWasPutBack()
    {
        HistoryStore store(file(), HistoryDatabase::Safety::Fast);
        const auto first = dealt("hoola", 1);
        const auto second = dealt("hoola", 2);
        MatchKeeper one(store);
        one.begin(*first, {.kind = MatchKind::Match}, {});
        MatchKeeper two(store);
        two.begin(*second, {.kind = MatchKind::Match}, {});
        const auto last = [&] { return store.unfinished(QStringLiteral("hoola")).id; };
        // The first one was played while the clock went ten days ahead.
        QVERIFY(
            QSqlQuery(store.database().connection())
                .exec(QStringLiteral("UPDATE match SET touched = touched + 864000000 WHERE id = %1").arg(one.id())));
        QCOMPARE(last(), two.id());
        step(*first);
        QVERIFY(one.keepUp(*first, actionsOf(*first), MatchKind::Match));
        QVERIFY(
            QSqlQuery(store.database().connection())
                .exec(QStringLiteral("UPDATE match SET touched = touched + 864000000 WHERE id = %1").arg(one.id())));
        QCOMPARE(last(), one.id());
        step(*second);
        QVERIFY(two.keepUp(*second, actionsOf(*second), MatchKind::Match));
        QCOMPARE(last(), two.id());
        QCOMPARE(store.playedLast(QStringLiteral("over = 0")).id, two.id());
        // Going on in one match is no new turn each time.
        const auto number = [&] { return ask(store, QStringLiteral("SELECT max(played) FROM match")); };
        const qint64 before = number();
        for (int i = 0; i < 5; ++i) {
            step(*second);
            QVERIFY(two.keepUp(*second, actionsOf(*second), MatchKind::Match));
        }
        QCOMPARE(number(), before);
        // What comes from elsewhere takes its place by the clock: before both, or between them.
        const auto foreign = [&](int days) {
            return store.add(*dealt("hoola", 9),
                             {.kind = MatchKind::Match, .began = QDateTime::currentDateTimeUtc().addDays(days)}, {});
        };
        foreign(-3);
        QCOMPARE(last(), two.id());
    }

    /// The latest of every rule set, the latest first.
    void everyRuleSetIsFoundOnce()
    {
        HistoryStore store(file(), HistoryDatabase::Safety::Fast);
        const QDateTime now = QDateTime::currentDateTimeUtc();
        QMap<QString, int> latest;
        int seconds = -1000;
        for (int i = 0; i < 12; ++i) {
            hanpan::match_setup setup;
            setup.game = "hoola";
            setup.players = 2 + i % 4;
            setup.seed = std::uint64_t(i);
            setup.rounds = 2;
            auto made = hanpan::make_match(setup);
            QVERIFY(bool(made));
            const int id = store.add(**made, {.kind = MatchKind::Match, .began = now.addSecs(seconds += 10)}, {});
            latest[store.find(id).rulesKey] = id;
        }
        store.add(*dealt("dragon", 1), {.kind = MatchKind::Match}, {});
        const QList<KeptMatch> found = store.ruleSets(QStringLiteral("hoola"));
        QCOMPARE(found.size(), latest.size());
        for (int i = 0; i < found.size(); ++i) {
            QCOMPARE(found[i].id, latest.value(found[i].rulesKey));
            QVERIFY(i == 0 || found[i].touched <= found[i - 1].touched);
        }
    }

#ifdef Q_OS_UNIX
    void nobodyElseMayReadIt()
    {
        const QString folder = folder_->filePath(QStringLiteral("home/history"));
        const QString name = folder + QStringLiteral("/history.sqlite");
        History history(name);
        const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther |
                            QFile::WriteOther | QFile::ExeOther;
        for (const QString& path : {folder, name, name + QStringLiteral("-wal"), name + QStringLiteral("-shm")}) {
            QVERIFY2(QFile::exists(path), qPrintable(path));
            QVERIFY2(!(QFile::permissions(path) & others), qPrintable(path));
        }
        // A folder that others made, or may write to, is no place for it.
        const QString mine =
            OwnFiles::workFolder(QStringLiteral("hanpan-test-%1").arg(QCoreApplication::applicationPid()));
        QVERIFY(!mine.isEmpty() && !(QFile::permissions(mine) & others));
        QVERIFY(QFile::setPermissions(mine, QFile::permissions(mine) | QFile::WriteOther));
        const QString next =
            OwnFiles::workFolder(QStringLiteral("hanpan-test-%1").arg(QCoreApplication::applicationPid()));
        QVERIFY(QDir().rmdir(mine));
        QVERIFY(QDir().rmdir(next));
        QVERIFY(next != mine);
    }
#endif

    void aDeletedMatchCanBeBroughtBack()
    {
        HistoryStore store(file(), HistoryDatabase::Safety::Fast);
        const auto match = played("dragon", 4, 30);
        const int id =
            store.add(*match, {.levels = {QStringLiteral("casual")}, .kind = MatchKind::Match}, actionsOf(*match));
        const QString record = store.record(id);
        QList<RemovedMatch> removed;
        QVERIFY(store.remove({id}, &removed));
        QCOMPARE(ask(store, QStringLiteral("SELECT count(*) FROM action")), 0);
        QVERIFY(store.record(id).isEmpty());
        QVERIFY(store.restore(removed));
        QCOMPARE(store.record(id), record);
        QCOMPARE(store.find(id).levels, QStringList(QStringLiteral("casual")));
    }

    /// What a match is written and read by are the columns that it has, but for those of the store's own.
    void everyColumnOfAMatchIsKnown()
    {
        HistoryStore store(file(), HistoryDatabase::Safety::Fast);
        QStringList known{QStringLiteral("facts"), QStringLiteral("played"), QStringLiteral("writer")};
        for (const history_rows::Column& one : history_rows::matchColumns)
            if (one.use != history_rows::Column::Use::Counted)
                known.append(QLatin1String(one.name));
        known.sort();
        QStringList there;
        for (QSqlQuery query(QStringLiteral("SELECT name FROM pragma_table_info('match') ORDER BY name"),
                             store.database().connection());
             query.next();)
            there.append(query.value(0).toString());
        QCOMPARE(known, there);
    }

    /// Each column takes its own value away and back, and none another's.
    void aMatchComesBackWithAllItHad()
    {
        HistoryStore store(file(), HistoryDatabase::Safety::Fast);
        const int id = store.add(*played("hoola", 1, 20),
                                 {.levels = {QStringLiteral("casual"), QStringLiteral("learner")},
                                  .kind = MatchKind::Practice,
                                  .began = QDateTime::fromMSecsSinceEpoch(1'700'000'000'123),
                                  .parent = 77,
                                  .rulesName = QStringLiteral("Jin family"),
                                  .nonce = QStringLiteral("salt"),
                                  .characters = {QStringLiteral("fox"), QStringLiteral("owl")}},
                                 actionsOf(*played("hoola", 1, 20)));
        QSqlQuery other(store.database().connection());
        QVERIFY(other.exec(QStringLiteral("UPDATE match SET over = 1, dealt = 9, touched = 1700000000999, score = -31, "
                                          "place = 3, copied = 5, reading = 4, title = 'if', rules_changes = 8")));
        const auto row = [&] {
            QStringList cells;
            QSqlQuery query(store.database().connection());
            query.exec(
                QStringLiteral("SELECT id, game, players, seed, start, levels, kind, over, dealt, began, touched, "
                               "parent, rules_key, rules_base, rules_changes, score, place, reading, rules_name, "
                               "level, nonce, copied, characters, title, branched FROM match"));
            while (query.next())
                for (int at = 0; at < 25; ++at)
                    cells.append(query.value(at).toString());
            return cells;
        };
        const QStringList before = row();
        QCOMPARE(before.size(), 25);
        QCOMPARE(before.mid(5, 7),
                 (QStringList{QStringLiteral("casual,learner"), QStringLiteral("practice"), QStringLiteral("1"),
                              QStringLiteral("9"), QStringLiteral("1700000000123"), QStringLiteral("1700000000999"),
                              QStringLiteral("77")}));
        QCOMPARE(before.mid(14), (QStringList{QStringLiteral("8"), QStringLiteral("-31"), QStringLiteral("3"),
                                              QStringLiteral("4"), QStringLiteral("Jin family"),
                                              QStringLiteral("mixed"), QStringLiteral("salt"), QStringLiteral("5"),
                                              QStringLiteral("fox,owl"), QStringLiteral("if"), QStringLiteral("20")}));
        const KeptMatch read = store.find(id);
        QCOMPARE(read.levels, (QStringList{QStringLiteral("casual"), QStringLiteral("learner")}));
        QCOMPARE(read.began.toMSecsSinceEpoch(), 1'700'000'000'123);
        QCOMPARE(read.score, -31);
        QCOMPARE(read.actions, 20);
        QList<RemovedMatch> removed;
        QVERIFY(store.remove({id}, &removed));
        QCOMPARE(row().size(), 0);
        QVERIFY(store.restore(removed));
        QCOMPARE(row(), before);
    }

    void twoProgramsWriteSideBySide()
    {
        HistoryStore one(file());
        HistoryStore two(file());
        QVERIFY(one.database().isOpen() && two.database().isOpen());
        for (int i = 0; i < 10; ++i) {
            QVERIFY(one.add(*dealt("hoola", 1), {.kind = MatchKind::Match}, {}) > 0);
            QVERIFY(two.add(*dealt("hulahoo", 1), {.kind = MatchKind::Match}, {}) > 0);
        }
        QCOMPARE(one.list().size(), 20);
    }

    void aRefusingDiskIsSaidOnceAndLeavesNoGap()
    {
        HistoryStore store(file(), HistoryDatabase::Safety::Fast);
        const auto match = dealt("hoola", 3);
        MatchKeeper keeper(store);
        keeper.begin(*match, {.kind = MatchKind::Match}, {});
        for (int i = 0; i < 4; ++i)
            step(*match);
        QVERIFY(keeper.keepUp(*match, actionsOf(*match), MatchKind::Match));
        QSqlQuery(store.database().connection()).exec(QStringLiteral("PRAGMA query_only = ON"));
        step(*match);
        QVERIFY(!keeper.keepUp(*match, actionsOf(*match), MatchKind::Match));
        QVERIFY(!keeper.error().isEmpty());
        QSqlQuery(store.database().connection()).exec(QStringLiteral("PRAGMA query_only = OFF"));
        step(*match);
        QVERIFY(keeper.keepUp(*match, actionsOf(*match), MatchKind::Match));
        QCOMPARE(keeper.error(), QString());
        const WokenMatch woken = store.wake(keeper.id());
        QVERIFY2(woken.match, qPrintable(woken.error));
        QCOMPARE(woken.match->actions().size(), std::size_t(6)); // what was missed is made up for
    }

    // --- one writer a match -------------------------------------------------------------------------------------------

    void whoComesSecondDoesNotWrite()
    {
        HistoryStore store(file(), HistoryDatabase::Safety::Fast);
        HistoryStore other(file(), HistoryDatabase::Safety::Fast); // another window
        const auto match = dealt("hoola", 3);
        MatchKeeper first(store);
        first.begin(*match, {.kind = MatchKind::Match}, {});
        step(*match);
        QVERIFY(first.keepUp(*match, actionsOf(*match), MatchKind::Match));
        const int id = first.id();
        MatchKeeper second(other);
        QVERIFY(!second.resume(other.find(id)));
        // The first one goes on as before, and lets go when it leaves.
        step(*match);
        QVERIFY(first.keepUp(*match, actionsOf(*match), MatchKind::Match));
        QCOMPARE(first.parted(), MatchKeeper::Parted::No);
        first.leave(true);
        QVERIFY(second.resume(other.find(id)));
        QCOMPARE(other.find(id).actions, 2);
    }

    void whoLostAMatchGoesOnApart()
    {
        HistoryStore store(file(), HistoryDatabase::Safety::Fast);
        const auto match = dealt("hoola", 3);
        MatchKeeper first(store);
        first.begin(*match, {.kind = MatchKind::Match}, {});
        step(*match);
        QVERIFY(first.keepUp(*match, actionsOf(*match), MatchKind::Match));
        const int id = first.id();
        // A program on another machine took it for dead.
        QSqlQuery(store.database().connection())
            .exec(QStringLiteral("UPDATE match SET writer = 'elsewhere:1' WHERE id = %1").arg(id));
        step(*match);
        QVERIFY(first.keepUp(*match, actionsOf(*match), MatchKind::Match));
        QCOMPARE(first.parted(), MatchKeeper::Parted::Taken);
        QVERIFY(first.id() != id);
        QCOMPARE(store.find(first.id()).parent, id);
        QCOMPARE(store.actions(first.id()).size(), 2);
        QCOMPARE(store.actions(id).size(), 1); // the other one's match is not touched
    }

    void aMatchDeletedWhileItIsPlayedIsKeptAgain()
    {
        HistoryStore store(file(), HistoryDatabase::Safety::Fast);
        const auto match = dealt("hoola", 3);
        MatchKeeper keeper(store);
        keeper.begin(*match, {.kind = MatchKind::Match}, {});
        const int id = keeper.id();
        QSqlQuery(store.database().connection()).exec(QStringLiteral("DELETE FROM match WHERE id = %1").arg(id));
        step(*match);
        QVERIFY(keeper.keepUp(*match, actionsOf(*match), MatchKind::Match));
        QCOMPARE(keeper.parted(), MatchKeeper::Parted::Deleted);
        QCOMPARE(store.find(keeper.id()).parent, 0);
        QCOMPARE(store.actions(keeper.id()).size(), 1);
    }

    // --- the file as a whole -----------------------------------------------------------------------------------------

    void everyEarlierVersionIsBroughtUpToDate_data()
    {
        QTest::addColumn<int>("version");
        for (int version = 0; version <= HistoryDatabase::newest; ++version)
            QTest::newRow(qPrintable(QStringLiteral("from version %1").arg(version))) << version;
    }
    void everyEarlierVersionIsBroughtUpToDate()
    {
        QFETCH(int, version);
        QStringList records;
        {
            QSqlDatabase old = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("old"));
            old.setDatabaseName(file());
            QVERIFY(old.open());
            QSqlQuery query(old);
            for (int v = 0; v < version; ++v) {
                for (const QString& statement : HistoryDatabase::step(v))
                    QVERIFY(query.exec(statement));
                QVERIFY(query.exec(QStringLiteral("PRAGMA application_id = %1").arg(0x68616e70)));
                QVERIFY(query.exec(QStringLiteral("PRAGMA user_version = %1").arg(v + 1)));
                // Matches are written by every version that knew how, in the columns of the first.
                for (const QString& game : games()) {
                    const auto match = played(game.toStdString(), 10 + std::uint64_t(v), 60);
                    query.prepare(
                        QStringLiteral("INSERT INTO match (game, players, seed, start, levels, kind, over, "
                                       "dealt, began, touched) VALUES (?, ?, ?, ?, 'casual', 'match', ?, ?, 0, ?)"));
                    query.addBindValue(game);
                    query.addBindValue(match->setup().players);
                    query.addBindValue(QString::number(match->setup().seed));
                    query.addBindValue(startOf(*match));
                    query.addBindValue(int(match->over()));
                    query.addBindValue(match->round() + 1);
                    query.addBindValue(records.size());
                    QVERIFY(query.exec());
                    const int id = query.lastInsertId().toInt();
                    int number = 0;
                    for (const KeptAction& action : actionsOf(*match)) {
                        query.prepare(QStringLiteral(
                            "INSERT INTO action (match, number, round, seat, text) VALUES (?, ?, ?, ?, ?)"));
                        for (const QVariant& value : QVariantList{id, number++, action.round, action.seat, action.text})
                            query.addBindValue(value);
                        QVERIFY(query.exec());
                    }
                    records.append(QString::fromStdString(match->to_record()));
                }
            }
            query.finish();
            query = QSqlQuery();
            old.close();
        }
        QSqlDatabase::removeDatabase(QStringLiteral("old"));

        HistoryStore store(file(), HistoryDatabase::Safety::Fast);
        QVERIFY2(store.database().isOpen(), qPrintable(store.database().notice()));
        QCOMPARE(store.database().notice(), QString());
        QCOMPARE(store.database().foundVersion(), version);
        QCOMPARE(ask(store, QStringLiteral("PRAGMA user_version")), HistoryDatabase::newest);
        QCOMPARE(integrity(store), QStringLiteral("ok"));
        QStringList found;
        for (const KeptMatch& kept : store.list())
            found.prepend(store.record(kept.id));
        QCOMPARE(found, records);
        // What an earlier version did not write is made from the records.
        store.catchUp();
        for (const KeptMatch& kept : store.list()) {
            const WokenMatch woken = store.wake(kept.id);
            QCOMPARE(kept.finished, int(woken.match->finished_rounds().size()));
            QCOMPARE(kept.rulesKey, rulesKey(*woken.match));
            QCOMPARE(kept.score, woken.match->scores()[0]);
        }
        QVERIFY(store.add(*dealt("hoola", 1), {.kind = MatchKind::Match}, {}) > 0);
        // A second opening finds nothing left to do.
        HistoryStore again(file(), HistoryDatabase::Safety::Fast);
        QCOMPARE(again.database().foundVersion(), HistoryDatabase::newest);
        QCOMPARE(again.list().size(), records.size() + 1);
    }

    void anEmptyDatabaseOfOursBeginsAnew()
    {
        // Killed after SQLite made the file and before the first step was done.
        {
            QSqlDatabase empty = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("empty"));
            empty.setDatabaseName(file());
            QVERIFY(empty.open());
            QVERIFY(QSqlQuery(empty).exec(QStringLiteral("PRAGMA journal_mode = WAL")));
            empty.close();
        }
        QSqlDatabase::removeDatabase(QStringLiteral("empty"));
        HistoryStore store(file(), HistoryDatabase::Safety::Fast);
        QVERIFY(store.database().isOpen());
        QCOMPARE(store.database().notice(), QString());
    }

    void whatCannotBeUsedIsSetAside_data()
    {
        QTest::addColumn<QString>("spoil");
        QTest::addColumn<QString>("mark");
        QTest::newRow("a newer version") << QStringLiteral("PRAGMA user_version = 99") << QStringLiteral("newer");
        QTest::newRow("another program's") << QStringLiteral("PRAGMA application_id = 7") << QStringLiteral("damaged");
        QTest::newRow("a table is missing") << QStringLiteral("DROP TABLE action") << QStringLiteral("damaged");
        QTest::newRow("no database at all") << QStringLiteral("*text") << QStringLiteral("damaged");
        QTest::newRow("torn pages") << QStringLiteral("*torn") << QStringLiteral("damaged");
    }
    void whatCannotBeUsedIsSetAside()
    {
        QFETCH(QString, spoil);
        QFETCH(QString, mark);
        {
            HistoryStore store(file(), HistoryDatabase::Safety::Fast);
            for (int i = 0; i < 20; ++i) {
                const auto match = played("hoola", std::uint64_t(i), 60);
                QVERIFY(store.add(*match, {.kind = MatchKind::Match}, actionsOf(*match)) > 0);
            }
            QSqlQuery query(store.database().connection());
            if (!spoil.startsWith(u'*'))
                QVERIFY(query.exec(spoil));
            QVERIFY(query.exec(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")));
        }
        if (spoil.startsWith(u'*')) {
            QFile spoilt(file());
            QVERIFY(spoilt.open(QIODevice::ReadWrite));
            if (spoil == QLatin1String("*torn")) {
                for (int page = 2; page < 8; ++page) {
                    spoilt.seek(page * 4096);
                    spoilt.write(QByteArray(2000, '\xa5'));
                }
            } else {
                spoilt.resize(0);
                spoilt.write(QByteArray(5000, 'x'));
            }
        }
        QFile before(file());
        QVERIFY(before.open(QIODevice::ReadOnly));
        const QByteArray content = before.readAll();
        before.close();

        // Only the program's own opening may do that; any other leaves the file where it is, and says so.
        {
            HistoryStore another(file(), HistoryDatabase::Safety::Fast);
            QVERIFY(!another.database().isOpen());
            QVERIFY2(another.database().notice().contains(QStringLiteral("can't be saved")),
                     qPrintable(another.database().notice()));
            QCOMPARE(another.add(*dealt("hoola", 1), {.kind = MatchKind::Match}, {}), 0);
        }
        QVERIFY(before.open(QIODevice::ReadOnly));
        QCOMPARE(before.readAll(), content);

        for (int time = 1; time <= 2; ++time) {
            HistoryStore store(file(), HistoryDatabase::Safety::Fast, HistoryDatabase::Opening::Own);
            QVERIFY(store.database().isOpen());
            QVERIFY(store.add(*dealt("hoola", 1), {.kind = MatchKind::Match}, {}) > 0);
            QCOMPARE(store.list().size(), time);
            // The sentence is said once, when it happens.
            QCOMPARE(store.database().notice().isEmpty(), time == 2);
            if (time == 1)
                QVERIFY2(store.database().notice().contains(QStringLiteral("history.sqlite.") + mark),
                         qPrintable(store.database().notice()));
        }
        QFile aside(file() + u'.' + mark);
        QVERIFY(aside.open(QIODevice::ReadOnly));
        QCOMPARE(aside.readAll(), content);
    }

    /// Somebody has it open: then it stays, whatever is wrong with it.
    void whatIsInUseIsNotSetAside()
    {
        HistoryStore playing(file(), HistoryDatabase::Safety::Fast, HistoryDatabase::Opening::Own);
        const auto match = dealt("hoola", 3);
        MatchKeeper keeper(playing);
        keeper.begin(*match, {.kind = MatchKind::Match}, {});
        QVERIFY(QSqlQuery(playing.database().connection()).exec(QStringLiteral("PRAGMA user_version = 99")));
        {
            HistoryStore second(file(), HistoryDatabase::Safety::Fast, HistoryDatabase::Opening::Own);
            QVERIFY(!second.database().isOpen());
            QVERIFY2(second.database().notice().contains(QStringLiteral("newer version")),
                     qPrintable(second.database().notice()));
        }
        QVERIFY(!QFile::exists(file() + QStringLiteral(".newer")));
        step(*match);
        QVERIFY(keeper.keepUp(*match, actionsOf(*match), MatchKind::Match));
        QVERIFY(playing.database().bearsName());
    }

    /// What is said to be kept stands in the file that bears the name, whoever has renamed the one it was written to.
    void whatIsRenamedIsKeptAnew_data()
    {
        QTest::addColumn<bool>("another");
        QTest::newRow("nothing in its place") << false;
        QTest::newRow("another history in its place") << true;
    }
    void whatIsRenamedIsKeptAnew()
    {
#ifdef Q_OS_WIN
        QSKIP("nobody can rename a file there that is open");
#endif
        QFETCH(bool, another);
        HistoryStore store(file(), HistoryDatabase::Safety::Fast, HistoryDatabase::Opening::Own);
        QStringList told;
        store.database().setTeller([&](const QString& sentence) { told.append(sentence); });
        const auto match = dealt("hoola", 3);
        MatchKeeper keeper(store);
        keeper.begin(*match, {.levels = {QStringLiteral("casual")}, .kind = MatchKind::Match}, {});
        step(*match);
        QVERIFY(keeper.keepUp(*match, actionsOf(*match), MatchKind::Match));
        for (const char* part : {"", "-wal", "-shm"})
            QFile::rename(file() + QLatin1String(part),
                          folder_->filePath(QStringLiteral("elsewhere")) + QLatin1String(part));
        if (another) {
            HistoryStore other(file(), HistoryDatabase::Safety::Fast);
            for (int i = 0; i < 5; ++i) // the number the match had is another one's here
                other.add(*played("dragon", std::uint64_t(i), 4), {.kind = MatchKind::Match}, {});
        }
        // Nothing new, and yet it is not kept as it was.
        keeper.keepUp(*match, actionsOf(*match), MatchKind::Match);
        step(*match);
        QVERIFY2(keeper.keepUp(*match, actionsOf(*match), MatchKind::Match), qPrintable(keeper.error()));
        QCOMPARE(told.size(), 1);
        QVERIFY2(told.first().contains(QStringLiteral("renamed or replaced")), qPrintable(told.first()));
        HistoryStore there(file(), HistoryDatabase::Safety::Fast);
        QCOMPARE(there.list().size(), another ? 6 : 1);
        QCOMPARE(there.record(keeper.id()), QString::fromStdString(match->to_record()));
        QCOMPARE(there.find(keeper.id()).parent, 0);
        QCOMPARE(there.find(keeper.id()).levels, QStringList(QStringLiteral("casual")));
        // Nor is anything of another history touched by a number that meant a match of this one.
        QVERIFY(store.remove({keeper.id()}));
        QCOMPARE(there.list().size(), another ? 5 : 0);
    }
    void aNumberOfAnotherHistoryTakesNothingAway()
    {
#ifdef Q_OS_WIN
        QSKIP("nobody can rename a file there that is open");
#endif
        HistoryStore store(file(), HistoryDatabase::Safety::Fast, HistoryDatabase::Opening::Own);
        const int id = store.add(*dealt("hoola", 3), {.kind = MatchKind::Match}, {});
        QVERIFY(QFile::rename(file(), folder_->filePath(QStringLiteral("elsewhere"))));
        HistoryStore other(file(), HistoryDatabase::Safety::Fast);
        QCOMPARE(other.add(*dealt("dragon", 1), {.kind = MatchKind::Match}, {}), id);
        QVERIFY(!store.remove({id}));
        QVERIFY(!store.error().isEmpty());
        QCOMPARE(other.find(id).game, QStringLiteral("dragon"));
    }

    void aLockedOrUnreachableFileIsLeftAlone()
    {
        {
            HistoryStore store(file(), HistoryDatabase::Safety::Fast);
            store.add(*dealt("hoola", 1), {.kind = MatchKind::Match}, {});
        }
        // A folder where the file should be cannot be opened; nothing is renamed.
        const QString folder = folder_->filePath(QStringLiteral("folder"));
        QVERIFY(QDir().mkpath(folder));
        HistoryStore store(folder, HistoryDatabase::Safety::Fast);
        QVERIFY(!store.database().isOpen());
        QVERIFY(!store.database().notice().isEmpty());
        QVERIFY(QFileInfo(folder).isDir());
        QCOMPARE(store.add(*dealt("hoola", 1), {.kind = MatchKind::Match}, {}), 0);
        QVERIFY(store.list().isEmpty());
        QCOMPARE(QDir(folder_->path()).entryList({QStringLiteral("*.damaged")}).size(), 0);
    }

    /// A start that finds another history than the one used last says so, once.
    void anotherHistoryThanLastTimeIsTold()
    {
        History::forgetLast();
        {
            History first(file());
            first.recognise();
            QVERIFY(first.store().add(*dealt("hoola", 1), {.kind = MatchKind::Match}, {}) > 0);
            QVERIFY(first.store().add(*dealt("hoola", 2), {.kind = MatchKind::Match}, {}) > 0);
            first.touch();
        }
        {
            History same(file());
            same.recognise();
            QCOMPARE(same.notice(), QString());
        }
        QVERIFY(QFile::rename(file(), folder_->filePath(QStringLiteral("elsewhere"))));
        {
            History other(file());
            other.recognise();
            QVERIFY2(other.notice().contains(QStringLiteral("isn't the history")) && other.notice().contains(u'2') &&
                         other.notice().contains(QDir::toNativeSeparators(file())),
                     qPrintable(other.notice()));
        }
        History again(file());
        again.recognise();
        QCOMPARE(again.notice(), QString());
        History::forgetLast();
    }

    void matchesOfTheSettingsStoreMoveIn()
    {
        const auto match = played("hoola", 8, 20);
        Preferences::instance()->remember(
            QStringLiteral("resume/hoola"),
            QVariantMap{{QStringLiteral("record"), QString::fromStdString(match->to_record())},
                        {QStringLiteral("levels"), QStringList{QStringLiteral("learner")}},
                        {QStringLiteral("practice"), true},
                        {QStringLiteral("round"), 1}});
        Preferences::instance()->remember(QStringLiteral("resume/dragon"),
                                          QVariantMap{{QStringLiteral("record"), QStringLiteral("nonsense")}});
        {
            History history(file());
            const KeptMatch kept = history.store().unfinished(QStringLiteral("hoola"));
            QVERIFY(kept.id > 0);
            QVERIFY(kept.kind == MatchKind::Practice);
            QCOMPARE(history.recordOf(kept.id), QString::fromStdString(match->to_record()));
        }
        QVERIFY(!Preferences::instance()->remembered(QStringLiteral("resume/hoola")).isValid());
        QVERIFY(Preferences::instance()->remembered(QStringLiteral("resume/dragon")).isValid());
        Preferences::instance()->forget(QStringLiteral("resume/dragon"));
        History again(file());
        QCOMPARE(again.store().list().size(), 1);
    }

private:
    QString file() const { return folder_->filePath(QStringLiteral("history.sqlite")); }
    std::unique_ptr<QTemporaryDir> folder_;
};

QTEST_MAIN(HistoryStoreTest)
#include "history_store_test.moc"
