// SPDX-License-Identifier: GPL-3.0-or-later
// The chances of the match at a table: who has them and when, what is said of them, and what the coach makes of them.
#include <QStandardPaths>

#include "table_help.h"

#include "games/gametable.h"
#include "opponents/roundsknown.h"
#include "settings/preferences.h"
#include "table/coach.h"
#include "table/matchchances.h"

using namespace table_help;

namespace {

QStringList shownBy(const TableSession& session)
{
    QStringList chances;
    for (const SeatRow& row : session.seats()->rows())
        chances.append(row.chance);
    return chances;
}

bool shows(const TableSession& session) { return !shownBy(session).contains(QString()); }

/// Of the session's match, from its record, by the engine alone.
QStringList reckoned(const TableSession& session, int number)
{
    const std::atomic<bool> go{false};
    const auto match = matchOf(session);
    match->know_rounds(RoundsKnown::played(match->setup(), go));
    const auto chances = match->worth(number)->chances();
    QStringList percents;
    for (const int percent : MatchChances::inHundred(std::span(chances).first(std::size_t(match->setup().players))))
        percents.append(QStringLiteral("%1%").arg(percent));
    return percents;
}

int sum(const QStringList& percents)
{
    int all = 0;
    for (QString one : percents)
        all += one.remove(u'%').toInt();
    return all;
}

/// A search's result: three choices, the last of which cannot be told from the first.
hanpan::advice advised(bool decides)
{
    hanpan::advice told;
    told.worlds = 100;
    told.options = {{"discard KD", 5, 0.1, 0, 0, 100, 2},
                    {"discard 3C", 3, 0.1, 2, 0.1, 100, 4},
                    {"discard 4C", 4.9, 0.1, 0.1, 0.5, 100, 2}};
    told.of_match = {0.02, 0.02, decides};
    return told;
}

} // namespace

class MatchChancesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setApplicationName(QStringLiteral("matchchances_test"));
        Preferences::instance()->reset();
        Preferences::instance()->setLanguage(QStringLiteral("en"));
    }
    void cleanup() { Preferences::instance()->setChances(true); }

    void wholePercentsComeToAHundred()
    {
        const auto of = [](std::vector<double> chances) { return MatchChances::inHundred(chances); };
        QCOMPARE(of({0.25, 0.25, 0.25, 0.25}), (QList<int>{25, 25, 25, 25}));
        QCOMPARE(of({1.0 / 3, 1.0 / 3, 1.0 / 3}), (QList<int>{34, 33, 33}));
        QCOMPARE(of({0.004, 0.498, 0.498}), (QList<int>{0, 50, 50}));
        QCOMPARE(of({1, 0}), (QList<int>{100, 0}));
        QCOMPARE(of({0.506, 0.491, 0.003}), (QList<int>{51, 49, 0}));
    }

    void everyStandingOfAMatchHasThem()
    {
        TableSession session;
        session.setUntimed(true);
        session.setDemo(true);
        QVERIFY(session.start(QStringLiteral("hoola"), 4, {}, QStringLiteral("7"), {}, 2, 0));
        QTRY_VERIFY_WITH_TIMEOUT(session.phase() == QLatin1String("roundOver"), 60000);
        // After the round: what it has made of them.
        QTRY_VERIFY_WITH_TIMEOUT(shows(session), 60000);
        const QStringList after = shownBy(session);
        QCOMPARE(after, reckoned(session, 1));
        QCOMPARE(sum(after), 100);
        QVERIFY(after != reckoned(session, 0));
        // The same standing in the next round.
        session.nextRound();
        QTRY_COMPARE(shownBy(session), after);
        // At the end of the match its result says it.
        QTRY_VERIFY_WITH_TIMEOUT(session.phase() == QLatin1String("matchOver"), 60000);
        QCOMPARE(shownBy(session).join(QString()), QString());
    }

    void theyAreSaidAndCanBeSwitchedOff()
    {
        TableSession session;
        session.setUntimed(true);
        QVERIFY(session.start(QStringLiteral("hoola"), 4, {}, QStringLiteral("11"), {}, 3, 0));
        QTRY_VERIFY_WITH_TIMEOUT(shows(session), 60000);
        QCOMPARE(shownBy(session), reckoned(session, 0));
        for (const SeatRow& row : session.seats()->rows())
            QVERIFY2(row.accessibleName.contains(QStringLiteral("chance of the match ") + row.chance),
                     qPrintable(row.accessibleName));
        QVERIFY(session.toldOf(QStringLiteral("scores")).contains(QStringLiteral("chance of the match ")));
        Preferences::instance()->setChances(false);
        QCOMPARE(shownBy(session).join(QString()), QString());
        QVERIFY(!session.toldOf(QStringLiteral("scores")).contains(u'%'));
        Preferences::instance()->setChances(true);
        QVERIFY(shows(session));
    }

    void noneWhereNothingIsToBeWonOrLearnt()
    {
        // What rounds are like is known, so that they would be there at once.
        TableSession probe;
        probe.setUntimed(true);
        QVERIFY(probe.start(QStringLiteral("hoola"), 4, {}, QStringLiteral("11"), {}, 3, 0));
        QTRY_VERIFY_WITH_TIMEOUT(shows(probe), 60000);
        TableSession open, lesson, replay;
        open.setUntimed(true);
        QVERIFY(open.start(QStringLiteral("hoola"), 4, {}, QStringLiteral("11"), {}, 0, 0));
        QVERIFY(lesson.startLesson(QStringLiteral("hoola"), 1));
        QVERIFY(replay.replayRecord(probe.sessionRecord()));
        TableSession last;
        last.setUntimed(true);
        QVERIFY(last.start(QStringLiteral("hoola"), 4, {}, QStringLiteral("12"), {}, 3, 0));
        QTRY_VERIFY_WITH_TIMEOUT(shows(last), 60000);
        for (const TableSession* session : {&open, &lesson, &replay})
            QCOMPARE(shownBy(*session).join(QString()), QString());
    }

    void whereWonRoundsDecideThemTheyGoByThose()
    {
        TableSession wins;
        wins.setUntimed(true);
        QVERIFY(wins.start(QStringLiteral("hulahoo"), 4, {{QStringLiteral("preset"), QStringLiteral("three_wins")}},
                           QStringLiteral("11"), {}, 0, 0));
        QVERIFY(MatchChances::exist(*matchOf(wins)));
        QTRY_VERIFY_WITH_TIMEOUT(shows(wins), 60000);
        QCOMPARE(shownBy(wins), reckoned(wins, 0));
        QCOMPARE(sum(shownBy(wins)), 100);
    }

    void anotherMatchHasItsOwn()
    {
        TableSession session;
        session.setUntimed(true);
        QVERIFY(session.start(QStringLiteral("hoola"), 4, {}, QStringLiteral("11"), {}, 3, 0));
        QTRY_VERIFY_WITH_TIMEOUT(shows(session), 60000);
        QVERIFY(session.start(QStringLiteral("hoola"), 3, {}, QStringLiteral("11"), {}, 3, 0));
        QCOMPARE(shownBy(session), (QStringList{QString(), QString(), QString()}));
        QTRY_VERIFY_WITH_TIMEOUT(shows(session), 60000);
        QCOMPARE(shownBy(session), reckoned(session, 0));
        // Of one that ends before they are there nothing arrives.
        QVERIFY(session.start(QStringLiteral("hoola"), 5, {}, QStringLiteral("11"), {}, 3, 0));
        QVERIFY(session.start(QStringLiteral("hoola"), 4, {}, QStringLiteral("11"), {}, 0, 0));
        TableSession last;
        QVERIFY(last.start(QStringLiteral("dragon"), 3, {}, QStringLiteral("11"), {}, 0, 0));
        QTRY_VERIFY_WITH_TIMEOUT(shows(last), 60000);
        QCOMPARE(shownBy(session).join(QString()), QString());
    }

    void whatTheMatchNeedsIsASentence()
    {
        using Kind = hanpan::match_need::kind;
        const GameTable &hoola = *tableGame(QStringLiteral("hoola")),
                        &hollywood = *tableGame(QStringLiteral("hollywood"));
        const auto said = [](const GameTable& game, Kind kind, hanpan::half_units amount, double with, double without) {
            return MatchChances::needText(game, {kind, amount, with, without});
        };
        QCOMPARE(said(hoola, Kind::open, 0, 0.4, 0.4), QString());
        QCOMPARE(said(hoola, Kind::points, hanpan::whole(12), 1, 0),
                 QStringLiteral("You need +12 stakes or more in this round to win the match."));
        QCOMPARE(said(hoola, Kind::points, hanpan::whole(12), 0.83, 0.054),
                 QStringLiteral(
                     "You need +12 stakes or more in this round: then your chance of the match is 83%, otherwise 5%."));
        QCOMPARE(said(hoola, Kind::safety, hanpan::whole(-8), 1, 0.2),
                 QStringLiteral("You lead, and are safe unless this round brings less than \u22128 stakes."));
        // Points that count against their owner: no more than so many.
        QCOMPARE(said(hollywood, Kind::points, hanpan::whole(-25), 1, 0),
                 QStringLiteral("You win the match with 25 penalty points or fewer in this round."));
        QCOMPARE(said(hollywood, Kind::safety, hanpan::whole(-40), 1, 0),
                 QStringLiteral("You lead, and are safe unless this round costs you more than 40 penalty points."));
        // Rounds that have to be won, whatever they pay.
        const GameTable& hulahoo = *tableGame(QStringLiteral("hulahoo"));
        QCOMPARE(said(hulahoo, Kind::win, 0, 1, 0.25),
                 QStringLiteral("You win the match if you win this round; otherwise your chance of it is 25%."));
        QCOMPARE(said(hulahoo, Kind::win, 0, 0.75, 0.125),
                 QStringLiteral("If you win this round your chance of the match is 75%, otherwise 13%."));
        QCOMPARE(said(hoola, Kind::decided, 0, 1, 1),
                 QStringLiteral("Whatever this round brings, you will hardly lose the match."));
        QCOMPARE(said(hoola, Kind::decided, 0, 0.5, 0.5), QString());
    }

    /// Where the match decides, the order is by it and the payments stand beside it; elsewhere by payments, with what that costs of the
    /// match.
    void aHintSaysWhatItCostsOfTheMatch()
    {
        const GameTable& hoola = *tableGame(QStringLiteral("hoola"));
        for (const bool decides : {false, true}) {
            Coach coach;
            QVERIFY(coach.ask() == Coach::Asked::Think);
            QVERIFY(coach.told(advised(decides)));
            const auto shown = [&] {
                return coach.shown(
                    &hoola, [](const QString& action) { return action; }, [](const QString&) { return QList<int>(); });
            };
            QCOMPARE(shown().value, decides ? QStringLiteral("+2 stakes") : QStringLiteral("+5 stakes"));
            QCOMPARE(shown().ofMatch, QString());
            coach.ask();
            QCOMPARE(shown().ofMatch, QStringLiteral("4%")); // two units, of which each is 2 %
            QCOMPARE(shown().value, decides ? QStringLiteral("+4 stakes") : QStringLiteral("+3 stakes"));
            QCOMPARE(shown().behind, decides ? QString() : QStringLiteral("2 stakes"));
            coach.ask();
            QVERIFY(shown().alike);
            QCOMPARE(shown().ofMatch + shown().behind, QString());
        }
    }
};

QTEST_GUILESS_MAIN(MatchChancesTest)
#include "matchchances_test.moc"
