// SPDX-License-Identifier: GPL-3.0-or-later
// A game that was added by its folders and two words is one like the others: rules, table, history, replay, review, words.
#include <QStandardPaths>
#include <QTemporaryDir>

#include "catalog/gamecatalog.h"
#include "games/gametable.h"
#include "history/history.h"
#include "history/statistics.h"
#include "history_help.h"
#include "houserules/rulemodel.h"
#include "review/review.h"
#include "settings/preferences.h"
#include "table_help.h"
#include "words/language.h"

using namespace table_help;

class SixthGameTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        new History(folder_.filePath(QStringLiteral("history.sqlite")), this);
    }
    void init() { Preferences::instance()->setLanguage(QStringLiteral("en")); }

    void itStandsBesideTheOthers()
    {
        QCOMPARE(hanpan::all_games().size(), std::size_t(6));
        QCOMPARE(tableGames().size(), 6);
        Language::instance();
        QCOMPARE(gameName(QStringLiteral("tiny")), QStringLiteral("Tiny"));
        Preferences::instance()->setLanguage(QStringLiteral("ko"));
        QCOMPARE(gameName(QStringLiteral("tiny")), QStringLiteral("타이니"));
        QVERIFY(gameName(QStringLiteral("hoola")) != QStringLiteral("Hoola")); // theirs are there too
    }

    void itsHouseRulesAreAPanel()
    {
        RuleModel rules;
        rules.setGame(QStringLiteral("tiny"));
        QCOMPARE(rules.rowCount(), 4); // the fields of its book
    }

    void aMatchIsPlayedKeptCountedReplayedAndReviewed()
    {
        TableSession session;
        session.setUntimed(true);
        session.setKept(true);
        QVERIFY2(session.start(QStringLiteral("tiny"), 3, {}, QStringLiteral("3"), {QStringLiteral("casual")}, 2, 0),
                 qPrintable(session.startError()));
        for (int round = 1; round <= 2; ++round) {
            while (session.phase() == QLatin1String("playing")) {
                QTRY_VERIFY(session.myTurn() || session.phase() != QLatin1String("playing"));
                if (session.claim().active)
                    QVERIFY(session.trigger(QStringLiteral("claim")));
                else if (enabled(session, "draw"))
                    QVERIFY(session.clickZone(QStringLiteral("stock")));
                else if (session.myTurn())
                    QVERIFY(session.activate(handIds(session).last()));
            }
            QVERIFY(!session.result().title.isEmpty());
            if (round == 1)
                session.nextRound();
        }
        QCOMPARE(session.phase(), QStringLiteral("matchOver"));
        const int id = session.matchId();
        QVERIFY(id > 0);
        const QString record = session.sessionRecord();

        Statistics statistics;
        statistics.setGame(QStringLiteral("tiny"));
        QTRY_VERIFY(!statistics.counting());

        TableSession replay;
        replay.setUntimed(true);
        QVERIFY2(replay.replayKept(id), qPrintable(replay.startError()));
        replay.replayTo(replay.replayLength());
        QCOMPARE(replay.sessionRecord(), record);
        QCOMPARE(replay.replayMarks(QStringLiteral("round")).size(), 2);
        QVERIFY(replay.replayMarks(QStringLiteral("claim")).size() > 0);

        const auto match = hanpan::match_from_record(record.toStdString());
        const std::atomic<bool> stop{false};
        hanpan::bot_settings bot;
        bot.level = "learner";
        QVERIFY(!(*match)->review(0, bot, stop).empty());
    }

private:
    QTemporaryDir folder_;
};

QTEST_MAIN(SixthGameTest)
#include "sixth_game_test.moc"
