// SPDX-License-Identifier: GPL-3.0-or-later
// Practice of a habit: new deals that hold such decisions, judged at once, and what is said after ten of them.
#include <cmath>

#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "games/gametable.h"
#include "history/history.h"
#include "history_help.h"
#include "match/record.h"
#include "registry/registry.h"
#include "review/habitpractice.h"
#include "strength/judge.h"

using namespace history_help;

class HabitPracticeTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<History> history_;
    const Habit habit_{.game = QStringLiteral("hohpai"),
                       .kind = QStringLiteral("give"),
                       .phase = QStringLiteral("early"),
                       .label = QStringLiteral("Early"),
                       .cost = 1.25};

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("hanpan-tests"));
        QCoreApplication::setApplicationName(QStringLiteral("habit-practice"));
        QLocale::setDefault(QLocale(QStringLiteral("en")));
        folder_ = std::make_unique<QTemporaryDir>();
        history_ = std::make_unique<History>(folder_->filePath(QStringLiteral("history.sqlite")));
    }

    void tenDecisionsOfTheHabit()
    {
        HabitPractice practice;
        practice.begin(habit_);
        QCOMPARE(practice.number(), 0);
        const std::atomic<bool> never{false};
        int found = 0;
        double cost = 0;
        QSet<QString> seeds;
        for (int n = 1; n <= practice.wanted(); ++n) {
            QTRY_VERIFY_WITH_TIMEOUT(practice.record() != QString() || practice.failure() != QString(), 60000);
            QCOMPARE(practice.failure(), QString());
            QCOMPARE(practice.number(), n);
            QVERIFY(practice.verdict().text.isEmpty() && practice.told().isEmpty());
            const auto asked = hanpan::match_from_record(practice.record().toStdString());
            QVERIFY(asked && (*asked)->to_act().has(0) && (*asked)->setup().players == 4);
            QCOMPARE(int((*asked)->actions().size()), practice.actions());
            seeds.insert(QString::number((*asked)->setup().seed));
            // A Casual player's choice there is a decision of the habit.
            const auto judge = hanpan::strength::judge_for("hohpai", (*asked)->setup().seed);
            hanpan::bot_settings bot;
            bot.level = "casual";
            bot.seed = (*asked)->setup().seed;
            const auto casual =
                judge->judge(**asked, 0, (*asked)->think(0, bot)->choose(never), (*asked)->actions().size(), never);
            QVERIFY(casual && casual->kind == "give" && casual->phase == "early");
            // Now this, now that; the fourth one with a hint.
            const std::string answer = n % 2 == 0 ? casual->better : (*asked)->legal(0).back();
            QSignalSpy judged(&practice, &HabitPractice::judged);
            practice.answer(QString::fromStdString(answer), n == 4);
            QVERIFY(practice.judging());
            QTRY_VERIFY_WITH_TIMEOUT(!practice.judging() && !practice.verdict().text.isEmpty(), 60000);
            QVERIFY(practice.verdict().answered && !practice.verdict().better.isEmpty());
            found += practice.verdict().found && n != 4;
            if (const auto mine = judge->judge(**asked, 0, answer, (*asked)->actions().size(), never))
                cost += mine->cost();
            if (n < practice.wanted())
                practice.next();
        }
        QCOMPARE(seeds.size(), practice.wanted());
        QVERIFY2(
            practice.told().startsWith(QStringLiteral("%1 of 10 as the coach plays, or nearly as well. ").arg(found)),
            qPrintable(practice.told()));
        const GameScores& scores = tableGame(habit_.game)->scores;
        QVERIFY2(practice.told().contains(scores.changeText(-cost / 10, 2)), qPrintable(practice.told()));
        QVERIFY2(practice.told().contains(scores.changeText(-1.25, 2)), qPrintable(practice.told()));
        // Nothing of it is kept.
        QVERIFY(history_->store().empty());
        // It can be begun anew.
        practice.begin(habit_);
        QVERIFY(practice.told().isEmpty() && practice.number() == 0);
    }

    /// The deals are of the table at which the person sat last.
    void atTheOwnTable()
    {
        const auto match = played("hohpai", 6, 5000, 2);
        const int players = match->setup().players;
        QVERIFY(players != 4);
        HistoryStore& store = history_->store();
        const int id =
            store.add(*match, {.levels = {QStringLiteral("casual")}, .kind = MatchKind::Match}, actionsOf(*match));
        QVERIFY(store.keepJudged(id, 0, asJudged(0)));
        HabitPractice practice;
        practice.begin(habit_);
        QTRY_VERIFY_WITH_TIMEOUT(practice.record() != QString(), 60000);
        const auto asked = hanpan::match_from_record(practice.record().toStdString());
        QCOMPARE((*asked)->setup().players, players);
        QVERIFY((*asked)->setup().rules == match->setup().rules);
        QVERIFY((*asked)->setup().seed != match->setup().seed);
    }

    /// It can be left while a deal is being looked for.
    void leftAtOnce()
    {
        HabitPractice practice;
        practice.begin({.game = QStringLiteral("hohpai"),
                        .kind = QStringLiteral("give"),
                        .phase = QStringLiteral("late"),
                        .label = {},
                        .cost = 0});
    }
};

QTEST_MAIN(HabitPracticeTest)
#include "habitpractice_test.moc"
