// SPDX-License-Identifier: GPL-3.0-or-later
// HULA-HOO! at the table: chaos rules, forms of the match, and whole rounds by gestures.
// Expected values come from the rules: "vector 14" is one of section 7, "chaos_target" a row of section 5.
#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QTranslator>

#include "hulahoo_help.h"
#include "registry/registry.h"

using namespace hulahoo_help;

class HulahooRoundTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { QVERIFY(!QTest::currentTestFailed()); }

    void voluntaryPassIsOffered()
    {
        TableSession session;
        take(session,
             played({cards("1 4 5 6 7"), cards("4 2 3 3 8"), cards("8 8 9 9 9")},
                    {cards("13 4 2 9 7"), cards("1 1 2 3 5"), cards("10 10 10 11 11")}, {},
                    {{1, "keep"}, {2, "keep"}, {0, "keep"}, {1, "play 4 higher hand"}, {2, "play 8 lower hand"}},
                    json{{"voluntary_pass", true}}));
        QVERIFY(enabled(session, "pass"));
        QTest::qWait(20);
        QVERIFY(session.myTurn()); // and never taken by the table
        QVERIFY(session.trigger(QStringLiteral("pass")));
        QVERIFY(!session.myTurn());
    }

    // --- Chaos -------------------------------------------------------------------------------------------------------

    void aTargetIsNamedByDropOrByChoice()
    {
        for (int way = 0; way < 4; ++way) {
            TableSession session;
            take(session, humanLeads(json{{"chaos_target", true}}));
            const int card = hand(session, "5");
            switch (way) {
            case 0: // dropped on a player: which call?
                QCOMPARE(session.targetsFor({card}).filter(QStringLiteral("seat:")),
                         (QStringList{QStringLiteral("seat:1"), QStringLiteral("seat:2"), QStringLiteral("seat:3")}));
                QVERIFY(session.dropOn({card}, QStringLiteral("seat:2")));
                QCOMPARE(choices(session), (QStringList{QStringLiteral("Tiger (10 cards) · Higher!"),
                                                        QStringLiteral("Tiger (10 cards) · Lower!")}));
                QVERIFY(session.choose(0));
                break;
            case 1: // called: to whom?
                session.toggleSelected(card);
                QVERIFY(session.trigger(QStringLiteral("higher")));
                QCOMPARE(choices(session).size(), 3);
                QVERIFY(session.choose(1));
                break;
            case 2: // dropped on the pile: both
                QVERIFY(session.dropOn({card}, QStringLiteral("discard")));
                QCOMPARE(choices(session).size(), 6);
                QVERIFY(session.choose(2));
                break;
            default:
                session.toggleSelected(card);
                QVERIFY(zone(session, QStringLiteral("seat:2"))->isTarget);
                QVERIFY(session.clickZone(QStringLiteral("seat:2")));
                QVERIFY(session.choose(0));
            }
            QCOMPARE(lastMove(session), QStringLiteral("play 5 higher hand > 2"));
            QCOMPARE(session.seats()->rows()[0].bubble, QStringLiteral("Tiger: higher!"));
            QVERIFY(session.seats()->rows()[2].isTurn);
        }
    }

    /// Vector 11: a double with the last card draws one, so the round goes on and somebody has to answer.
    void theLastCardThatDoublesAsksWhoAnswers()
    {
        TableSession session;
        take(session, played({cards("3 10 11 9"), cards("5 8 8 9"), cards("6 6 9 1")}, {}, {},
                             {{1, "play 5 lower hand > 0"},
                              {0, "play 3 higher hand > 1"},
                              {1, "play 8 higher hand > 0"},
                              {0, "play 10 lower hand > 2"},
                              {2, "play 9 higher hand > 0"},
                              {0, "play 11 lower hand > 2"},
                              {2, "play 6 higher hand > 1"},
                              {1, "play 9 lower hand > 0"}},
                             json{{"hand_cards", 4}, {"open_cards", 0}, {"swap_max", 0}, {"chaos_target", true}}));
        QVERIFY(session.dropOn({hand(session, "9")}, QStringLiteral("discard")));
        QCOMPARE(choices(session),
                 (QStringList{QStringLiteral("Fox (1 card) · Double!"), QStringLiteral("Tiger (2 cards) · Double!")}));
        QVERIFY(session.choose(1));
        QCOMPARE(lastMove(session), QStringLiteral("play 9 double hand > 2"));
    }

private: // (no slot: Qt would ask Windows' headers how rules are printed)
    /// Vector 17: the human plays 12 higher and names seat 2, who cannot; he names again.
    static QString humanNamesAgain(json rules)
    {
        return played({cards("12 4 5 6 7"), cards("10 2 3 3 8"), cards("8 8 9 9 10"), cards("10 10 11 11 12")},
                      {cards("13 4 2 9 7"), cards("1 1 2 3 5"), cards("8 9 10 5 5"), cards("11 11 12 12 13")}, {},
                      {{0, "keep"}, {1, "keep"}, {2, "keep"}, {3, "keep"}, {0, "play 12 higher hand > 2"}, {2, "pass"}},
                      std::move(rules), 3);
    }

private slots:
    void vector17NamingAgain()
    {
        TableSession session;
        take(session, humanNamesAgain(json{{"chaos_target", true}}));
        QVERIFY(session.myTurn());
        QVERIFY(session.statusText().contains(QLatin1String("Name the next")));
        QVERIFY(zone(session, QStringLiteral("seat:1"))->clickable);
        QVERIFY(!zone(session, QStringLiteral("seat:2"))->clickable); // out
        QSignalSpy refused(&session, &TableSession::refused);
        QVERIFY(!session.clickZone(QStringLiteral("seat:2")));
        QCOMPARE(refused.takeLast()[0].toString(), QStringLiteral("That player is out of this round."));
        QVERIFY(!session.dropOn({hand(session, "4")}, QStringLiteral("discard")));
        QVERIFY(session.clickZone(QStringLiteral("seat:1")));
        QVERIFY(session.choice().isEmpty()); // the call stays as it is
        QCOMPARE(lastMove(session), QStringLiteral("name 1"));
    }

    void vector17WithAnotherCall()
    {
        for (const bool byButton : {false, true}) {
            TableSession session;
            take(session, humanNamesAgain(json{{"chaos_target", true}, {"chaos_change_call", true}}));
            if (byButton) {
                QVERIFY(session.trigger(QStringLiteral("name")));
                QCOMPARE(choices(session), (QStringList{QStringLiteral("Fox (10 cards) · Higher!"),
                                                        QStringLiteral("Fox (10 cards) · Lower!"),
                                                        QStringLiteral("Turtle (10 cards) · Higher!"),
                                                        QStringLiteral("Turtle (10 cards) · Lower!")}));
            } else {
                QVERIFY(session.clickZone(QStringLiteral("seat:1")));
                QCOMPARE(choices(session).size(), 2);
            }
            QVERIFY(session.choose(1));
            QCOMPARE(lastMove(session), QStringLiteral("name 1 lower"));
        }
    }

    void vector18ADoubleIsNamedAgainAsItIs()
    {
        const auto position = [](json rules) {
            return played({cards("6 4 5 1 7"), cards("10 2 3 3 8"), cards("8 8 9 9 10"), cards("6 10 11 11 12")},
                          {cards("13 4 2 9 7"), cards("1 1 2 3 5"), cards("8 9 10 10 11"), cards("11 11 12 12 13")}, {},
                          {{3, "keep"},
                           {0, "keep"},
                           {1, "keep"},
                           {2, "keep"},
                           {3, "play 6 lower hand > 0"},
                           {0, "play 6 double hand > 2"},
                           {2, "pass"}},
                          std::move(rules), 2);
        };
        TableSession session;
        take(session, position(json{{"chaos_target", true}, {"chaos_change_call", true}}));
        QVERIFY(session.clickZone(QStringLiteral("seat:1")));
        QVERIFY(session.choice().isEmpty());
        QCOMPARE(lastMove(session), QStringLiteral("name 1"));
        TableSession lifted;
        take(lifted, position(json{{"chaos_target", true}, {"chaos_lift_double", true}}));
        QVERIFY(lifted.clickZone(QStringLiteral("seat:1")));
        QCOMPARE(choices(lifted),
                 (QStringList{QStringLiteral("Fox (10 cards) · Double!"), QStringLiteral("Fox (10 cards) · Higher!"),
                              QStringLiteral("Fox (10 cards) · Lower!")}));
    }

    void openCardsArePicked()
    {
        const QList<QStringList> hands{cards("1 4 5 6 7 13 4 2 9 7"), cards("1 2 3 3 8 1 1 2 3 5")};
        for (int way = 0; way < 3; ++way) {
            TableSession session;
            take(session, played(hands, {}, {}, {}, json{{"chaos_pick_open", true}}, 1));
            QVERIFY(session.myTurn());
            QCOMPARE(session.statusText(), QStringLiteral("Choose 5 cards to show"));
            QCOMPARE(handFaces(session).size(), 10);
            QSignalSpy refused(&session, &TableSession::refused);
            QVERIFY(!session.trigger(QStringLiteral("pick")));
            QCOMPARE(refused.takeLast()[0].toString(), QStringLiteral("Choose which cards of your hand to show."));
            QList<int> chosen;
            for (const char* face : {"1", "6", "9", "13"}) {
                chosen.append(hand(session, face));
                session.toggleSelected(hand(session, face));
            }
            QVERIFY(!session.trigger(QStringLiteral("pick")));
            QCOMPARE(refused.takeLast()[0].toString(), QStringLiteral("Pick exactly 5 cards for the open row."));
            chosen.append(hand(session, "2"));
            session.toggleSelected(hand(session, "2"));
            QVERIFY(zone(session, QStringLiteral("open:0"))->isTarget);
            QVERIFY(way == 0   ? session.dropOn(chosen, QStringLiteral("open:0"))
                    : way == 1 ? session.clickZone(QStringLiteral("open:0"))
                               : session.trigger(QStringLiteral("pick")));
            QTRY_COMPARE(facesIn(session, QStringLiteral("open:1")).size(), 5);
            QStringList open = facesIn(session, QStringLiteral("open:0"));
            open.sort();
            QStringList expected = cards("1 2 6 9 13");
            expected.sort();
            QCOMPARE(open, expected);
            QTRY_VERIFY(session.myTurn()); // the human swaps first
            QVERIFY(enabled(session, "keep"));
        }
    }

    // --- The predecessor ---------------------------------------------------------------------------------------------

    void aSmallJokerLetsAnythingFollow()
    {
        TableSession session;
        take(session, played({cards("1 4 5 6 7"), cards("9 2 3 3 8")}, {cards("13 4 2 9 7"), cards("1 1 2 3 5")}, {},
                             {{1, "keep"}, {0, "keep"}, {1, "play 9 higher hand"}}, json{{"small_joker_one", true}}));
        session.toggleSelected(hand(session, "1"));
        QVERIFY(enabled(session, "anything") && !enabled(session, "lower"));
        QVERIFY(session.clickZone(QStringLiteral("discard")));
        QCOMPARE(lastMove(session), QStringLiteral("play 1 anything hand"));
        QCOMPARE(zone(session, QStringLiteral("discard"))->note, QStringLiteral("Anything!\n1-13"));
    }

    // --- Ends --------------------------------------------------------------------------------------------------------

    void theCardThatGoesOutAsksNothing()
    {
        const json small{{"hand_cards", 3}, {"open_cards", 0}, {"swap_max", 0}};
        TableSession session;
        take(session, played({cards("3 9 12"), cards("9 10 13")}, {}, {},
                             {{1, "play 10 higher hand"},
                              {0, "play 12 higher hand"},
                              {1, "play 13 lower hand"},
                              {0, "play 9 lower hand"},
                              {1, "play 9 double hand"}},
                             small));
        // 3 does not fit a doubled 9: out; the other one is the last one in.
        QTRY_COMPARE(session.phase(), QStringLiteral("roundOver"));
        QCOMPARE(session.result().title, QStringLiteral("Fox is the last one in and wins"));
        QCOMPARE(session.result().payments[1].payment, QStringLiteral("+5"));
        QCOMPARE(session.result().settlement[0].text, QStringLiteral("To Fox: 5 – for the pile, 5 cards in the pile"));

        TableSession out;
        take(out, played({cards("3 9 12"), cards("8 10 13"), cards("8 8 8")}, {}, {},
                         {{1, "play 10 lower hand"},
                          {2, "play 8 higher hand"},
                          {0, "play 12 lower hand"},
                          {1, "play 8 higher hand"},
                          {2, "play 8 double hand"},
                          {0, "play 9 lower hand"},
                          {1, "pass"},
                          {2, "play 8 lower hand"}},
                         small));
        QVERIFY(out.myTurn());
        QVERIFY(out.dropOn({hand(out, "3")}, QStringLiteral("discard")));
        QVERIFY(out.choice().isEmpty()); // the call is irrelevant: vector 12
        QCOMPARE(out.phase(), QStringLiteral("roundOver"));
        QCOMPARE(out.result().title, QStringLiteral("You get rid of all cards and win"));
    }

    void bothFormsOfTheMatch()
    {
        // Whoever wins three rounds wins the match, whatever the points are.
        TableSession session;
        session.setUntimed(true);
        QVERIFY(session.start(QStringLiteral("hulahoo"), 2, {{QStringLiteral("preset"), QStringLiteral("three_wins")}},
                              QStringLiteral("3"), {QStringLiteral("casual")}, 0, 0));
        int rounds = 0;
        for (; rounds < 6 && session.phase() != QLatin1String("matchOver"); ++rounds) {
            playHulahoo(session);
            if (session.phase() == QLatin1String("roundOver"))
                session.nextRound();
        }
        QCOMPARE(session.phase(), QStringLiteral("matchOver"));
        std::vector<int> wins(2);
        for (const hanpan::settlement& round : matchOf(session)->finished_rounds())
            ++wins[std::size_t(round.winners.front())];
        QCOMPARE(*std::max_element(wins.begin(), wins.end()), 3);
        const int champion = wins[0] == 3 ? 0 : 1;
        QCOMPARE(session.result().match.ranking[0].seat, champion);
        QVERIFY(session.seats()->rows()[champion].badgeLabels.contains(QStringLiteral("Wins 3/3")));
        // A fixed number of rounds is told beforehand.
        TableSession fixed;
        fixed.setUntimed(true);
        QVERIFY(fixed.start(QStringLiteral("hulahoo"), 2,
                            {{QStringLiteral("match_end"), QStringLiteral("rounds_played")}}, QStringLiteral("3"), {},
                            0, 0));
        QCOMPARE(fixed.roundText(), QStringLiteral("Round 1 of 6"));
    }

    void theTurnTimerDecides()
    {
        TableSession session;
        QVERIFY(session.startFromRecord(humanLeads(json{{"turn_timer_s", 1}})));
        session.setSpeed(QStringLiteral("slow"));
        session.skipPacing();
        QCOMPARE(session.thinking().totalMs, 1000);
        QVERIFY(session.thinking().remainingMs > 500);
        QTRY_VERIFY_WITH_TIMEOUT(lastMove(session).startsWith(QLatin1String("play")), 5000);
        QVERIFY(!session.canUndo() || lastMove(session) != QLatin1String("keep"));
        QCOMPARE(session.thinking().totalMs, 0);
    }

    void playedCounterClockwiseOnTheScreen()
    {
        TableSession session;
        session.setUntimed(true);
        QVERIFY(session.start(QStringLiteral("hulahoo"), 3, {{QStringLiteral("direction"), QStringLiteral("counter")}},
                              QStringLiteral("3"), {}, 0, 0));
        QVERIFY(!session.clockwise());
        QVERIFY(session.start(QStringLiteral("hulahoo"), 3, {}, QStringLiteral("3"), {}, 0, 0));
        QVERIFY(session.clockwise());
    }

    // --- Whole rounds ------------------------------------------------------------------------------------------------

    void roundsByGesturesAlone_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<QVariantMap>("rules");
        for (const hanpan::rule_preset& preset : hanpan::find_game("hulahoo")->book().presets())
            for (const int players : {2, 6})
                QTest::addRow("%s, %d", std::string(preset.id).c_str(), players)
                    << players
                    << QVariantMap{{QStringLiteral("preset"),
                                    QString::fromUtf8(preset.id.data(), qsizetype(preset.id.size()))}};
        for (const char* flag : {"chaos_pick_open", "chaos_no_swap", "chaos_target", "chaos_lift_double", "all_open",
                                 "swap_hand_too", "voluntary_pass", "small_joker_one", "cancel_wrap"})
            QTest::addRow("%s", flag) << 4 << QVariantMap{{QString::fromLatin1(flag), true}};
    }

    void roundsByGesturesAlone()
    {
        QFETCH(int, players);
        QFETCH(QVariantMap, rules);
        QTest::failOnWarning(QRegularExpression(QStringLiteral("."))); // a bot's move that is refused is one
        TableSession session;
        const auto strict = QAbstractItemModelTester::FailureReportingMode::QtTest;
        QAbstractItemModelTester pieces(session.pieces(), strict), zones(session.zones(), strict),
            seats(session.seats(), strict), actions(session.actions(), strict);
        session.setUntimed(true);
        QSignalSpy refused(&session, &TableSession::refused);
        QVERIFY2(session.start(QStringLiteral("hulahoo"), players, rules, QStringLiteral("5"),
                               {QStringLiteral("casual")}, 0, 0),
                 qPrintable(session.startError()));
        for (int round = 0; round < 2 && session.phase() == QLatin1String("playing"); ++round) {
            playHulahoo(session, [&] {
                QCOMPARE(session.pieces()->rowCount(), 84);
                const auto match = matchOf(session);
                const auto known = match->zones(0);
                for (const PieceRow& row : session.pieces()->rows())
                    for (const hanpan::zone& z : known)
                        if (row.zone == QLatin1String(z.id.c_str()) && !row.face.isEmpty())
                            QVERIFY(std::find(z.pieces.begin(), z.pieces.end(), row.face.toStdString()) !=
                                    z.pieces.end());
            });
            QVERIFY(session.phase() != QLatin1String("playing"));
            QVERIFY(refused.isEmpty());
            QVERIFY(!session.result().title.isEmpty());
            QCOMPARE(session.result().hands.size(), players);
            for (const auto& row : session.result().settlement)
                QVERIFY(!row.text.contains(u'_'));
            for (const QString& line : session.log())
                QVERIFY(!line.contains(QLatin1String("%")));
            session.nextRound();
        }
    }

    void everythingHasANameInBothLanguages()
    {
        TableSession session;
        take(session, humanLeads(json{{"chaos_target", true}, {"small_joker_one", true}}));
        QTranslator korean;
        QVERIFY(korean.load(QStringLiteral(":/i18n/hanpan_ko.qm")));
        QVERIFY(QCoreApplication::installTranslator(&korean));
        static const QRegularExpression latin(QStringLiteral("[A-Za-z]{2,}"));
        QVERIFY(session.dropOn({hand(session, "5")}, QStringLiteral("seat:1")));
        QStringList words{session.statusText(), session.roundText()};
        words += choices(session);
        for (const SeatRow& row : session.seats()->rows())
            words << row.name << QString(row.accessibleName).remove(row.level) << row.badgeLabels;
        for (const ZoneRow& row : session.zones()->rows()) {
            QVERIFY(!row.label.isEmpty());
            words << row.label << row.accessibleName << row.note;
        }
        for (const ActionRow& row : session.actions()->rows())
            words << row.label << row.reasonSentence;
        for (const PieceRow& row : session.pieces()->rows())
            words << row.accessibleName;
        QCoreApplication::removeTranslator(&korean);
        for (const QString& word : std::as_const(words))
            QVERIFY2(!word.contains(latin), qPrintable(word));
    }
};

QTEST_GUILESS_MAIN(HulahooRoundTest)
#include "hulahooround_test.moc"
