// SPDX-License-Identifier: GPL-3.0-or-later
// Records, codes and databases with random damage: never a crash, nothing lost. A sample by default; all of it where
// HANPAN_FULL_TESTS is set (10,000 damaged things, 1,000 matches replayed).
#include <QRandomGenerator>
#include <QTemporaryDir>

#include "history/dealcode.h"
#include "history/records.h"
#include "history_help.h"

using namespace history_help;

namespace {

/// One to eight random injuries: bytes changed, cut out, doubled, put in; the end cut off.
QByteArray injured(QByteArray data, QRandomGenerator& dice)
{
    for (int injuries = 1 + int(dice.bounded(8U)); injuries > 0 && !data.isEmpty(); --injuries) {
        const int at = int(dice.bounded(quint32(data.size())));
        const int length = 1 + int(dice.bounded(dice.bounded(4U) == 0 ? 600U : 4U));
        switch (dice.bounded(6U)) {
        case 0:
        case 1: data[at] = char(dice.bounded(256U)); break;
        case 2: data[at] = char(data[at] ^ (1 << dice.bounded(8U))); break;
        case 3: data.remove(at, length); break;
        case 4: data.insert(at, data.mid(int(dice.bounded(quint32(data.size()))), length)); break;
        case 5:
            if (dice.bounded(4U) == 0)
                data.truncate(at);
            else
                data.replace(at, std::min<qsizetype>(length, data.size() - at), QByteArray(length, '\0'));
            break;
        }
    }
    return data;
}

} // namespace

class HistoryFuzzTest : public QObject {
    Q_OBJECT

private slots:
    void damagedRecords()
    {
        QTemporaryDir folder;
        HistoryStore store(folder.filePath(QStringLiteral("history.sqlite")), HistoryDatabase::Safety::Fast);
        QByteArrayList records;
        for (const QString& game : games())
            for (int seed = 1; seed <= 2; ++seed) {
                const auto match = played(game.toStdString(), std::uint64_t(seed), 25 * seed);
                const int id = store.add(*match, {.levels = {QStringLiteral("casual")}, .kind = MatchKind::Match},
                                         actionsOf(*match));
                records.append(writeRecords(store, {id}));
                store.remove({id});
            }
        QRandomGenerator dice(20260217);
        int refused = 0;
        int taken = 0;
        const int count = amount(400, 6000);
        for (int i = 0; i < count; ++i) {
            QByteArray text = injured(records[i % records.size()], dice);
            if (i % 3 == 0) // past the check sum
                text.replace("check ", "# check ");
            const ReadRecords read = readRecords(store, QString::fromUtf8(text));
            QVERIFY(read.added > 0 || read.known > 0 || !read.problems.isEmpty());
            refused += int(read.problems.size());
            taken += read.added;
            // Keeps the list of known ones short.
            if (read.added > 0)
                for (const KeptMatch& kept : store.list()) {
                    QVERIFY2(store.wake(kept.id).match, "what was taken in can be played");
                    store.remove({kept.id});
                }
        }
        QVERIFY(store.list().isEmpty());
        QCOMPARE(integrity(store), QStringLiteral("ok"));
        qInfo("%d damaged records: %d refused with a sentence, %d still whole", count, refused, taken);
    }

    void damagedCodes()
    {
        QList<QByteArray> codes;
        for (const QString& game : games())
            codes.append(writeDealCode(*dealt(game.toStdString(), 7)).toLatin1());
        QRandomGenerator dice(7);
        int refused = 0;
        const int count = amount(300, 2000);
        for (int i = 0; i < count; ++i) {
            const DealCode code = readDealCode(QString::fromLatin1(injured(codes[i % codes.size()], dice)));
            QVERIFY(code.error.isEmpty() == (code.match != nullptr));
            refused += !code.error.isEmpty();
        }
        for (const QByteArray& whole : codes)
            QVERIFY(readDealCode(QString::fromLatin1(whole)).match);
        qInfo("%d damaged codes: %d refused with a sentence", count, refused);
    }

    void damagedDatabases()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("history.sqlite"));
        QHash<int, QString> records;
        {
            HistoryStore store(file, HistoryDatabase::Safety::Fast);
            for (const QString& game : games()) {
                const auto match = played(game.toStdString(), 3, 40);
                const int id = store.add(*match, {.levels = {QStringLiteral("casual")}, .kind = MatchKind::Match},
                                         actionsOf(*match));
                records.insert(id, store.record(id));
            }
            QSqlQuery(store.database().connection()).exec(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"));
        }
        QFile whole(file);
        QVERIFY(whole.open(QIODevice::ReadOnly));
        const QByteArray content = whole.readAll();
        whole.close();

        QRandomGenerator dice(11);
        const auto fresh = dealt("hoola", 1);
        int aside = 0;
        int usable = 0;
        const int count = amount(60, 2000);
        for (int i = 0; i < count; ++i) {
            QTemporaryDir place;
            const QString target = place.filePath(QStringLiteral("history.sqlite"));
            const QByteArray damaged = injured(content, dice);
            QFile out(target);
            QVERIFY(out.open(QIODevice::WriteOnly));
            out.write(damaged);
            out.close();
            HistoryStore store(target, HistoryDatabase::Safety::Fast, HistoryDatabase::Opening::Own);
            QVERIFY2(store.database().isOpen(), qPrintable(store.database().notice()));
            if (!store.database().notice().isEmpty()) {
                ++aside;
                const QStringList kept =
                    QDir(place.path())
                        .entryList({QStringLiteral("history.sqlite.*d"), QStringLiteral("history.sqlite.newer")});
                QCOMPARE(kept.size(), 1);
                QFile there(place.filePath(kept.first()));
                QVERIFY(there.open(QIODevice::ReadOnly));
                QCOMPARE(there.readAll(), damaged);
                QVERIFY(store.list().isEmpty());
            } else {
                ++usable;
                store.catchUp();
                for (const KeptMatch& kept : store.list()) {
                    const WokenMatch woken = store.wake(kept.id);
                    QVERIFY(woken.match || !woken.error.isEmpty());
                }
                store.rounds();
            }
            // Whatever happened, the next match is kept, unless the damage shows now and is said.
            QVERIFY(store.add(*fresh, {.kind = MatchKind::Match}, {}) > 0 || !store.error().isEmpty());
        }
        qInfo("%d damaged databases: %d set aside untouched, %d usable", count, aside, usable);
    }

    void storedMatchesReplayAlike()
    {
        QTemporaryDir folder;
        HistoryStore store(folder.filePath(QStringLiteral("history.sqlite")), HistoryDatabase::Safety::Fast);
        QHash<int, std::string> records;
        const int count = amount(60, 1000);
        for (int i = 0; i < count; ++i) {
            const auto match = played(games()[i % games().size()].toStdString(), std::uint64_t(i), 30 + i % 90);
            QVERIFY(match);
            const int id = store.add(*match, {.kind = MatchKind::Match}, actionsOf(*match));
            QVERIFY2(id > 0, qPrintable(store.error()));
            records.insert(id, match->to_record());
        }
        for (auto it = records.begin(); it != records.end(); ++it) {
            const WokenMatch woken = store.wake(it.key());
            QVERIFY2(woken.match, qPrintable(woken.error));
            QVERIFY(woken.match->to_record() == it.value());
        }
        qInfo("%d stored matches replayed, every record the same to the byte", count);
    }
};

QTEST_GUILESS_MAIN(HistoryFuzzTest)
#include "history_fuzz_test.moc"
