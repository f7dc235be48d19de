// SPDX-License-Identifier: GPL-3.0-or-later
// A history with pages that cannot be read: what is read from it says so, nothing is written over what cannot be read, and
// what is whole comes into the new history match by match.
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlError>
#include <QStandardPaths>
#include <QTemporaryDir>

#include "history/history.h"
#include "history/matchkeeper.h"
#include "history_help.h"
#include "long_life.h"

using namespace history_help;

class HistorySalvageTest : public QObject {
    Q_OBJECT

    static constexpr int pageSize = 4096;
    /// Milliseconds until a salvage counts as stuck: far more than a busy machine needs for the full history.
    const int patience = amount(120'000, 3'600'000);
    /// What a page of the file holds, as its first byte says it.
    enum Kind : char { TableLeaf = 0x0d, TableInner = 0x05, IndexLeaf = 0x0a, IndexInner = 0x02 };

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("hanpan-tests"));
        QCoreApplication::setApplicationName(QStringLiteral("history-salvage"));
        QLocale::setDefault(QLocale(QStringLiteral("en")));
        // Over 4 MB, so that a start does not look at all of it.
        whole_ = folder_.filePath(QStringLiteral("whole.sqlite"));
        QVERIFY(QFile::copy(QStringLiteral(HANPAN_TEST_DATA "/8bd3e0b/history.sqlite"), whole_));
        QVERIFY(QFile::setPermissions(whole_, QFile::ReadOwner | QFile::WriteOwner));
        HistoryStore store(whole_, HistoryDatabase::Safety::Fast);
        store.catchUp();
        const QString trouble = long_life::grow(store, amount(1300, 8000));
        QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
        Evening evening;
        evening.names = QStringList{QStringLiteral("Bora"), QStringLiteral("Dal")};
        QVERIFY(store.keep(evening));
        for (const KeptMatch& match : store.list())
            records_.insert(match.id, store.record(match.id));
        QVERIFY(QSqlQuery(store.database().connection()).exec(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")));
        QVERIFY(QFileInfo(whole_).size() > 4 << 20);
    }
    void init()
    {
        QVERIFY(QDir(home()).removeRecursively() && QDir().mkpath(home()));
        QVERIFY(QFile::copy(whole_, file()));
    }

    /// One page after another, of every kind there is: it costs what lies on it.
    void onePageCostsWhatLiesOnIt_data()
    {
        QTest::addColumn<char>("kind");
        QTest::addColumn<int>("most"); // matches; no page holds more, or leads to more
        QTest::newRow("rows of matches") << char(TableLeaf) << 6;
        QTest::newRow("actions, rounds, what is looked up") << char(IndexLeaf) << 40;
    }
    void onePageCostsWhatLiesOnIt()
    {
        QFETCH(char, kind);
        QFETCH(int, most);
        const QList<int> pages = pagesOf(kind);
        QVERIFY(pages.size() > 20);
        const int times = amount(3, 40);
        for (int time = 0; time < times; ++time) {
            init();
            const int page = pages[qsizetype(time) * (pages.size() - 1) / times];
            spoil(page);
            spot();
            History history(file());
            QVERIFY(history.store().database().isOpen());
            QVERIFY2(history.notice().contains(QStringLiteral("history.sqlite.damaged")), qPrintable(history.notice()));
            // Meanwhile it can be played, and what is played takes no number that is still to come over.
            const auto match = dealt("hoola", 77);
            const int fresh = history.store().add(*match, {.kind = MatchKind::Match}, {});
            QVERIFY(fresh > records_.lastKey());
            QTRY_VERIFY_WITH_TIMEOUT(!history.salvaging(), patience);
            const int lost = compare(history.store(), {fresh});
            QVERIFY2(lost >= 0 && lost <= most, qPrintable(QStringLiteral("page %1: %2 lost").arg(page).arg(lost)));
            const QString said = QLocale().toString(int(records_.size()) - lost);
            QVERIFY2(history.notice().contains(said), qPrintable(history.notice()));
            QCOMPARE(history.notice().contains(QStringLiteral("couldn't be read")), lost > 0);
            QCOMPARE(integrity(history.store()), QStringLiteral("ok"));
            // The damaged file stays as it was.
            QVERIFY(QFile::exists(file() + QStringLiteral(".damaged")));
            QVERIFY(!QFile::exists(file() + QStringLiteral(".check")));
        }
    }

    /// An inner page leads to many others: nothing of them is taken as shorter.
    void aPageThatLeadsToOthersCostsNoMore()
    {
        for (const char kind : {char(TableInner), char(IndexInner)}) {
            init();
            const QList<int> pages = pagesOf(kind);
            QVERIFY(!pages.isEmpty());
            spoil(pages.last());
            spot();
            History history(file());
            QTRY_VERIFY_WITH_TIMEOUT(!history.salvaging(), patience);
            QVERIFY(compare(history.store(), {}) >= 0);
        }
    }

    void whatWasStoppedGoesOnAtTheNextStart()
    {
        spoil(pagesOf(TableLeaf).value(30));
        spot();
        {
            // Stopped before the first portion, in effect a quit right after the start.
            HistoryStore store(file(), HistoryDatabase::Safety::Full, HistoryDatabase::Opening::Own);
            QVERIFY(Salvage::planned(store.database().connection()));
        }
        std::atomic<bool> stop{true};
        QVERIFY(!Salvage::run(file(), stop).whole);
        History history(file());
        QCOMPARE(history.notice(), QString());
        QTRY_VERIFY_WITH_TIMEOUT(!history.salvaging(), patience);
        const int lost = compare(history.store(), {});
        QVERIFY(lost >= 0 && lost <= 6);
        QVERIFY(history.notice().contains(QStringLiteral("damaged")));
        QCOMPARE(history.store().evenings().size(), 1);
        // It is told once.
        History again(file());
        QVERIFY(!again.salvaging());
        QCOMPARE(again.notice(), QString());
    }

    /// Nothing at all can be read: then the copies are what there is.
    void copiesAreOfferedWithTheirDates()
    {
        const QString copies = home() + QStringLiteral("/copies");
        QVERIFY(QDir().mkpath(copies));
        QDateTime when(QDate(2026, 11, 14), QTime(12, 0));
        for (const char* name : {"hanpan-1", "hanpan-2"}) {
            const QString copy = copies + u'/' + QLatin1String(name) + QStringLiteral(".hanpanhome");
            QVERIFY(QFile::copy(whole_, copy));
            QFile touched(copy);
            QVERIFY(touched.open(QIODevice::ReadWrite));
            QVERIFY(touched.setFileTime(when, QFileDevice::FileModificationTime));
            when = when.addDays(7);
        }
        QFile spoilt(file());
        QVERIFY(spoilt.open(QIODevice::ReadWrite));
        spoilt.write(QByteArray(64 * pageSize, 'x'));
        spoilt.close();
        History history(file());
        QTRY_VERIFY_WITH_TIMEOUT(!history.salvaging(), patience);
        QVERIFY2(history.notice().contains(QStringLiteral("21")) && history.notice().contains(QStringLiteral("14")),
                 qPrintable(history.notice()));
        QVERIFY2(history.offer().text.contains(QStringLiteral("21")), qPrintable(history.offer().text));
        QCOMPARE(history.offer().file.toLocalFile(), copies + QStringLiteral("/hanpan-2.hanpanhome"));
        history.dismissNotice();
        QVERIFY(history.offer() == SafetyCopy());
    }

    /// Before the next start: what cannot be read to its end is told, and is no end.
    void anErrorIsNoEnd()
    {
        QList<int> pages;
        {
            // One page in the middle of the actions.
            const QList<int> all = pagesOf(IndexLeaf);
            for (const int page : all)
                if (pages.isEmpty() && page > all.size() / 2 && holdsActions(page))
                    pages.append(page);
        }
        QCOMPARE(pages.size(), 1);
        spoil(pages.first());
        const QByteArray before = contentOf(file());
        History history(file());
        HistoryStore& store = history.store();
        QVERIFY(store.database().isOpen());
        QCOMPARE(history.notice(), QString());
        int unreadable = 0;
        for (auto it = records_.cbegin(); it != records_.cend(); ++it) {
            const QList<KeptAction> actions = store.actions(it.key());
            if (!store.brokenOff()) {
                QCOMPARE(store.record(it.key()), it.value());
                continue;
            }
            ++unreadable;
            const WokenMatch woken = store.wake(it.key());
            QVERIFY(woken.unreadable && !woken.whole());
            QVERIFY(!woken.note.isEmpty() || !woken.error.isEmpty());
            // It cannot be taken away either: it could not be brought back.
            QList<RemovedMatch> removed;
            QVERIFY(!store.remove({it.key()}, &removed));
            QVERIFY(removed.isEmpty());
        }
        QVERIFY2(unreadable > 0 && unreadable < 20, qPrintable(QString::number(unreadable)));
        QVERIFY2(history.notice().contains(QStringLiteral("damaged")), qPrintable(history.notice()));
        QVERIFY(QFile::exists(file() + QStringLiteral(".check")));
        QVERIFY(store.database().bearsName());
    }
    void listsSayWhereTheyBreakOff()
    {
        spoilAll(TableLeaf, 40);
        History history(file());
        QVERIFY(history.store().database().isOpen());
        QVERIFY(history.store().list().size() < records_.size());
        QVERIFY(history.store().brokenOff());
        QVERIFY2(history.notice().contains(QStringLiteral("damaged")), qPrintable(history.notice()));
    }

private:
    QString home() const { return folder_.filePath(QStringLiteral("home")); }
    QString file() const { return home() + QStringLiteral("/history.sqlite"); }
    static QByteArray contentOf(const QString& name)
    {
        QFile in(name);
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }
    /// Pages (from 0) of this kind, the first one aside.
    QList<int> pagesOf(char kind) const
    {
        const QByteArray content = contentOf(whole_);
        QList<int> pages;
        for (int page = 1; page < content.size() / pageSize; ++page)
            if (content[qsizetype(page) * pageSize] == kind)
                pages.append(page);
        return pages;
    }
    bool holdsActions(int page) const
    {
        return contentOf(whole_).mid(qsizetype(page) * pageSize, pageSize).count("discard") > 20;
    }
    static QStringList actionsOf(const QString& record)
    {
        return record.split(u'\n').filter(QRegularExpression(QStringLiteral("^(do|\\d+) ")));
    }
    /// Its beginning is gone, as a bad block leaves it.
    void spoil(int page) const
    {
        QFile spoilt(file());
        QVERIFY(spoilt.open(QIODevice::ReadWrite));
        QVERIFY(spoilt.seek(qint64(page) * pageSize));
        QCOMPARE(spoilt.write(QByteArray(512, '\0')), 512);
    }
    void spoilAll(char kind, int every) const
    {
        const QList<int> pages = pagesOf(kind);
        for (qsizetype i = every / 2; i < pages.size(); i += every)
            spoil(pages[i]);
    }
    /// A program has met the fault: the next start looks at all of the file.
    void spot() const { QVERIFY(QFile(file() + QStringLiteral(".check")).open(QIODevice::WriteOnly)); }
    /// Every match that is there is as it was; how many are not there, -1 when one is another.
    int compare(HistoryStore& store, const QList<int>& besides) const
    {
        int there = 0;
        for (const KeptMatch& match : store.list()) {
            if (besides.contains(match.id))
                continue;
            ++there;
            const WokenMatch woken = store.wake(match.id);
            // What was paid under an earlier reading of the rules lies in its rounds alone.
            const bool same = woken.whole() ? store.record(match.id) == records_.value(match.id)
                                            : actionsOf(records_.value(match.id)) == actionsOf(store.record(match.id));
            if (!same || woken.unreadable || match.finished != int(woken.payments.size())) {
                qWarning("match %d is another one", match.id);
                return -1;
            }
        }
        return int(records_.size()) - there;
    }

    QTemporaryDir folder_;
    QString whole_;
    QMap<int, QString> records_;
};

QTEST_MAIN(HistorySalvageTest)
#include "history_salvage_test.moc"
