// SPDX-License-Identifier: GPL-3.0-or-later
// Whole rounds at the table by gestures alone, under every preset; claims and their clock; and nothing that leaks.
#include <QAbstractItemModelTester>
#include <QRegularExpression>

#include "table_help.h"

using namespace table_help;

class TableRoundsTest : public QObject {
    Q_OBJECT

private slots:
    void aRoundPlayedByGesturesAlone_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<QVariantMap>("rules");
        QTest::newRow("two") << 2 << QVariantMap{};
        QTest::newRow("four") << 4 << QVariantMap{};
        QTest::newRow("five, race") << 5 << QVariantMap{{QStringLiteral("claim_priority"), QStringLiteral("race")}};
        QTest::newRow("seven, drop-outs")
            << 7 << QVariantMap{{QStringLiteral("dropout_schedule"), QStringLiteral("seed")}};
        QTest::newRow("jokers, melds before drawing")
            << 3 << QVariantMap{{QStringLiteral("jokers"), 2}, {QStringLiteral("play_before_draw"), true}};
    }

    void aRoundPlayedByGesturesAlone()
    {
        QFETCH(int, players);
        QFETCH(QVariantMap, rules);
        TableSession session;
        const auto strict = QAbstractItemModelTester::FailureReportingMode::QtTest;
        QAbstractItemModelTester pieces(session.pieces(), strict), zones(session.zones(), strict),
            seats(session.seats(), strict), actions(session.actions(), strict);
        session.setUntimed(true);
        QSignalSpy ended(&session, &TableSession::roundEnded);
        QVERIFY2(session.start(QStringLiteral("hoola"), players, rules, QStringLiteral("5"), {QStringLiteral("casual")},
                               2, 0),
                 qPrintable(session.startError()));
        const int total = int(session.pieces()->rows().size());
        playOut(session, [&] {
            // No piece comes or goes, and nothing hidden is named anywhere.
            QCOMPARE(session.pieces()->rowCount(), total);
            const QStringList hidden = hiddenFaces(*matchOf(session));
            const QString all = dump(session).join(u'\n');
            for (const QString& face : hidden) {
                if (CardWords::isJoker(face))
                    continue; // jokers have no names of their own
                QVERIFY2(!all.contains(QStringLiteral("face=") + face), qPrintable(face));
                QVERIFY2(!all.contains(CardWords::sign(face)), qPrintable(face));
                QVERIFY2(!all.contains(CardWords::name(face)), qPrintable(face));
            }
        });
        QCOMPARE(ended.count(), 1);
        QCOMPARE(session.phase(), QStringLiteral("roundOver"));
        QVERIFY(!session.result().title.isEmpty());
        QCOMPARE(session.result().payments.size(), players);
        QCOMPARE(session.result().hands.size(), players);

        // The rows of the settlement add up to the payments, in the engine's own numbers.
        const auto match = matchOf(session);
        const hanpan::settlement result = match->settle();
        QCOMPARE(session.result().settlement.size(), qsizetype(result.lines.size()));
        for (const auto& row : session.result().settlement)
            QVERIFY(!row.text.isEmpty());

        session.nextRound();
        QCOMPARE(session.phase(), QStringLiteral("playing"));
        QCOMPARE(session.roundNumber(), 2);
        playOut(session);
        QCOMPARE(session.phase(), QStringLiteral("matchOver"));
        QCOMPARE(session.result().match.ranking.size(), players);
        QCOMPARE(session.scoreTable().rows.size(), 2);
    }

    void everyPresetPlaysOut_data()
    {
        QTest::addColumn<QString>("preset");
        for (const hanpan::rule_preset& preset : hanpan::find_game("hoola")->book().presets())
            QTest::newRow(std::string(preset.id).c_str())
                << QString::fromUtf8(preset.id.data(), qsizetype(preset.id.size()));
    }

    void everyPresetPlaysOut()
    {
        QFETCH(QString, preset);
        // A bot's move that the match refuses is a warning.
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".")));
        TableSession session;
        session.setUntimed(true);
        QVERIFY2(session.start(QStringLiteral("hoola"), 4, {{QStringLiteral("preset"), preset}}, QStringLiteral("77"),
                               {QStringLiteral("casual"), QStringLiteral("learner")}, 2, 0),
                 qPrintable(session.startError()));
        QCOMPARE(session.ruleChanges(), 0);
        playOut(session);
        QCOMPARE(session.phase(), QStringLiteral("roundOver"));
        for (const auto& row : session.result().settlement)
            for (const QString& factor : row.factors)
                QVERIFY2(!factor.contains(u'_'), qPrintable(factor)); // an id without words
        session.nextRound();
        playOut(session);
        QCOMPARE(session.phase(), QStringLiteral("matchOver"));
    }

    void theSameSightShowsTheSameWhateverIsHidden()
    {
        // Human deals and plays first; what the others and the stock hold differs, in one deal somebody can claim the
        // human's discard and in the other nobody can.
        const QStringList mine = cards("2C 3D 5H 6S 9D JC QH");
        const QString first = deckFor({mine, cards("AS 3C 2D 4S 6C 8D TH"), cards("KS KH 5S 7D 9C JD QS")}, 0,
                                      QStringLiteral("4D"), cards("KD"));
        const QString second = deckFor({mine, cards("AS KH 2D 4S 6C 8D TH"), cards("KS 3C 5S 7D 9C JD QS")}, 0,
                                       QStringLiteral("4D"), cards("KD"));
        TableSession one, other;
        for (const auto& [session, deck] : {std::pair(&one, first), std::pair(&other, second)}) {
            session->setUntimed(true);
            QVERIFY2(session->startFromRecord(dealt(deck, 3)), qPrintable(session->startError()));
        }
        const auto same = [&] { QCOMPARE(dump(one), dump(other)); };
        same();
        for (TableSession* session : {&one, &other}) {
            session->setUntimed(false);
            session->setPaused(true);
            QVERIFY(session->clickZone(QStringLiteral("stock")));
        }
        same();
        for (TableSession* session : {&one, &other})
            QVERIFY(session->dropOn({idOf(*session, QStringLiteral("KD"))}, QStringLiteral("discard")));
        QVERIFY(matchOf(one)->to_act() != matchOf(other)->to_act()); // there a claim is open, here it is not
        same();
    }

    // Another one has claimed, and the person, in turn, comes before him, because he could stop: what was called out is put to
    // him, and nothing is offered that would not be done. Then the turn is gone, and it is said, large, to whom.
    void whoIsAskedLastInHisTurnIsAsked()
    {
        hanpan::match_setup setup;
        setup.game = "hoola";
        setup.players = 3;
        setup.seed = 5;
        setup.rounds = 2;
        const auto match = std::move(*hanpan::make_match(setup));
        const QStringList course =
            QStringLiteral(
                "0 draw;0 meld 7D;0 discard 4D;1 draw;1 discard QD;2 draw;2 meld 6H 7H;2 discard TS;0 draw;0 discard "
                "9D;"
                "1 draw;1 discard QS;2 draw;2 discard KS;1 thank KH KC;1 add 5H 1;1 discard 2H;2 draw;2 discard JH;0 "
                "draw;"
                "0 discard 2D;1 stop;next;1 draw;1 meld 7C;1 discard KS;2 draw;2 discard JD;0 draw;0 meld AS AD AC;"
                "0 meld TH TD TC;0 discard KD;1 draw;1 discard JS;2 take 9S TS;2 discard 7D;1 thank 8D")
                .split(u';');
        for (const QString& deed : course) {
            if (deed == QLatin1String("next"))
                match->next_round();
            else
                QVERIFY2(match->play(deed.front().digitValue(), deed.mid(2).toStdString()).allowed(), qPrintable(deed));
        }
        QVERIFY(match->to_act() == hanpan::seat_set::of(0));
        TableSession session;
        session.setUntimed(true);
        QVERIFY2(session.startFromRecord(QString::fromStdString(match->to_record())), qPrintable(session.startError()));
        QStringList large;
        connect(&session, &TableSession::moment, this, [&](const Moment& moment) { large.append(moment.words); });
        QVERIFY(session.myTurn());
        QVERIFY(session.claim().active);
        QCOMPARE(session.claim().face, QStringLiteral("7D"));
        QCOMPARE(session.claim().actions, (QStringList{QStringLiteral("stop"), QStringLiteral("pass")}));
        QVERIFY(enabled(session, "stop"));
        QVERIFY(enabled(session, "pass"));
        QVERIFY(!enabled(session, "draw"));
        for (const SeatRow& seat : session.seats()->rows())
            QVERIFY2(!seat.isTurn, qPrintable(seat.name)); // it is nobody's yet
        QSignalSpy refused(&session, &TableSession::refused);
        QVERIFY(!session.clickZone(QStringLiteral("stock")));
        QCOMPARE(refused.size(), 1);
        QVERIFY(large.isEmpty());
        QVERIFY(session.trigger(QStringLiteral("pass")));
        QTRY_VERIFY(!rowsIn(session, QStringLiteral("meld:4")).isEmpty()); // 7D 8D, the claim
        const QString claimer = session.seats()->rows()[1].name;
        QCOMPARE(large.size(), 1);
        QVERIFY2(large.first().contains(claimer), qPrintable(large.first()));
        const QStringList log = session.log();
        QVERIFY2(
            log.filter(CardWords::sign(QStringLiteral("7D"))).last().contains(CardWords::sign(QStringLiteral("8D"))),
            qPrintable(log.last()));
    }

    void aClaimIsAskedAndTimeAnswersIt()
    {
        // Seat 1 deals and throws; the human (seat 0 of 3) does not follow him, and holds two kings.
        const QString deck =
            deckFor({cards("KC KD 4H 8S 9D JC QH"), cards("KS 5C 2D 4S 6C 8D TH"), cards("AS 3H 5S 7D 9C JD QS")}, 1,
                    QStringLiteral("2H"), cards("KH"));
        auto match = hanpan::match_from_record(dealt(deck, 3, hanpan::json::object(), 1).toStdString());
        QVERIFY(match);
        QVERIFY((*match)->play(1, "draw").allowed());
        QVERIFY((*match)->play(1, "discard KS").allowed());
        QVERIFY((*match)->to_act().has(0));
        const QString record = QString::fromStdString((*match)->to_record());

        TableSession session;
        session.setUntimed(true);
        QVERIFY(session.startFromRecord(record));
        QVERIFY(session.claim().active);
        QCOMPARE(session.claim().face, QStringLiteral("KS"));
        QCOMPARE(session.claim().totalMs, 0); // instant: waits
        QVERIFY(enabled(session, "take"));
        QVERIFY(enabled(session, "pass"));
        // A card that was chosen for something else, before anybody asked, is not in the way.
        session.toggleSelected(idOf(session, QStringLiteral("4H")));
        QVERIFY(enabled(session, "take"));
        QVERIFY(session.trigger(QStringLiteral("take")));
        QTRY_COMPARE(zoneOf(session, idOf(session, QStringLiteral("KC"))), QStringLiteral("meld:0"));
        QCOMPARE(zoneOf(session, idOf(session, QStringLiteral("4H"))), QStringLiteral("hand:0"));
        QVERIFY(session.startFromRecord(record));
        // Slap: the discard itself, dragged to the hand, is a thank-you.
        QVERIFY(session.dropOn({idOf(session, QStringLiteral("KS"))}, QStringLiteral("hand:0")));
        QTRY_COMPARE(zoneOf(session, idOf(session, QStringLiteral("KC"))), QStringLiteral("meld:0"));
        QVERIFY(!session.seats()->rows()[0].bubble.isEmpty());

        // With a window of half a second (and nobody touching anything) time plays the pass.
        auto quick = hanpan::match_from_record(dealt(deck, 3, hanpan::json{{"claim_window_ms", 500}}, 1).toStdString());
        QVERIFY(quick);
        QVERIFY((*quick)->play(1, "draw").allowed());
        QVERIFY((*quick)->play(1, "discard KS").allowed());
        TableSession timed;
        timed.setSpeed(QStringLiteral("off"));
        QVERIFY(timed.startFromRecord(QString::fromStdString((*quick)->to_record())));
        timed.skipPacing();
        QVERIFY(timed.claim().active);
        QCOMPARE(timed.claim().totalMs, 500);
        QTRY_VERIFY(!timed.claim().active);
        const auto after = matchOf(timed);
        const auto& actions = after->actions();
        QVERIFY(std::any_of(actions.begin(), actions.end(),
                            [](const hanpan::played_action& a) { return a.who == 0 && a.text == "pass"; }));

        // The setting "wait for ever" knows no time.
        TableSession patient;
        patient.setClaimWaits(true);
        QVERIFY(patient.startFromRecord(record));
        patient.skipPacing();
        QVERIFY(patient.claim().active);
        QCOMPARE(patient.claim().totalMs, 0);
    }
};

QTEST_GUILESS_MAIN(TableRoundsTest)
#include "registry/registry.h"
#include "tablerounds_test.moc"
