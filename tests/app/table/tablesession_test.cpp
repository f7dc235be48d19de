// SPDX-License-Identifier: GPL-3.0-or-later
// A match at the table as a person meets it: gestures, refusals, hand order, undo, words.
#include <QRegularExpression>
#include <QTranslator>

#include "table_help.h"

using namespace table_help;

class TableSessionTest : public QObject {
    Q_OBJECT

private slots:
    void refusesWhatCannotBe()
    {
        TableSession session;
        QVERIFY(!session.start(QStringLiteral("chess"), 4, {}, {}, {}, 0, 0));
        QVERIFY(!session.startError().isEmpty());
        QVERIFY(!session.start(QStringLiteral("hoola"), 4, {}, QStringLiteral("not a number"), {}, 0, 0));
        QVERIFY(!session.start(QStringLiteral("hoola"), 4, {{QStringLiteral("stop_threshold"), 99}}, {}, {}, 0, 0));
        QVERIFY(session.startError().contains(QLatin1String("stop_threshold")));
        QVERIFY(!session.running());
    }

    /// While the deal is still to be shown, whoever looks at the table knows already whose it is: nothing of another one is drawn.
    void aTableKnowsItsMatchBeforeItsDeal()
    {
        const QString record =
            dealt(deckFor({cards("5H 6H 7H 8S 9D JC QC"), cards("KS KH 2D 4S 6C 8D TH"), cards("AS 3H 5S 7D 9C JD QS")},
                          0, QStringLiteral("2H"), cards("KD")),
                  3);
        for (const bool anew : {true, false}) {
            TableSession session;
            session.setSpeed(QStringLiteral("slow"));
            QStringList heard;
            connect(&session, &TableSession::changed, &session,
                    [&] { heard.append(QStringLiteral("%1 %2").arg(session.game()).arg(session.players())); });
            QVERIFY(anew ? session.start(QStringLiteral("hoola"), 3, {}, QStringLiteral("7"), {}, 0, 0)
                         : session.startFromRecord(record));
            QVERIFY(!session.myTurn()); // it is being dealt
            QVERIFY2(heard.contains(QStringLiteral("hoola 3")), qPrintable(heard.join(u',')));
        }
    }

    void aJokerStandsWhereThePersonChooses()
    {
        const QString deck =
            deckFor({cards("5H 6H X1 8S 9D JC QC"), cards("KS KH 2D 4S 6C 8D TH"), cards("AS 3H 5S 7D 9C JD QS")}, 0,
                    QStringLiteral("2H"), cards("KD")) +
            QStringLiteral(" X2");
        TableSession session;
        session.setUntimed(true);
        QVERIFY2(session.startFromRecord(dealt(deck, 3, hanpan::json{{"jokers", 2}})),
                 qPrintable(session.startError()));
        QVERIFY(session.clickZone(QStringLiteral("stock")));
        QVERIFY(session.dropOn({idOf(session, QStringLiteral("5H")), idOf(session, QStringLiteral("6H")),
                                idOf(session, QStringLiteral("X1"))},
                               QStringLiteral("meld:new")));
        QCOMPARE(session.choice().size(), 2); // 5 6 7 or 4 5 6
        QVERIFY(session.choose(1));
        QStringList faces;
        for (int place = 0; place < 3; ++place)
            for (const PieceRow& row : session.pieces()->rows())
                if (row.zone == QLatin1String("meld:0") && row.place == place)
                    faces.append(row.face);
        QCOMPARE(faces, cards("X1 5H 6H"));
    }

    void severalCardsJoinARunTogether()
    {
        // 6H 7H lie; 8H and 9H are dropped on them at once.
        const QString deck =
            deckFor({cards("6H 7H 8H 9H 9D JC QC"), cards("KS KH 2D 4S 6C 8D TH"), cards("AS 3H 5S 7D 9C JD QS")}, 0,
                    QStringLiteral("2H"), cards("KD"));
        TableSession session;
        session.setUntimed(true);
        QVERIFY(session.startFromRecord(dealt(deck, 3)));
        QVERIFY(session.clickZone(QStringLiteral("stock")));
        QVERIFY(session.dropOn({idOf(session, QStringLiteral("6H")), idOf(session, QStringLiteral("7H"))},
                               QStringLiteral("meld:new")));
        const QList<int> both{idOf(session, QStringLiteral("9H")), idOf(session, QStringLiteral("8H"))};
        QVERIFY(session.targetsFor(both).contains(QStringLiteral("meld:0")));
        QVERIFY(session.dropOn(both, QStringLiteral("meld:0")));
        for (const int id : both)
            QCOMPARE(zoneOf(session, id), QStringLiteral("meld:0"));
    }

    void theFourGesturesAreOne()
    {
        const QString deck =
            deckFor({cards("4C 4D 4H 8S 9D JC QH"), cards("KS KH 2D 4S 6C 8D TH"), cards("AS 3H 5S 7D 9C JD QS")}, 0,
                    QStringLiteral("2H"), cards("KD"));
        for (int way = 0; way < 4; ++way) {
            TableSession session;
            session.setUntimed(true);
            QVERIFY(session.startFromRecord(dealt(deck, 3)));
            QVERIFY(session.clickZone(QStringLiteral("stock")));
            const QList<int> fours{idOf(session, QStringLiteral("4C")), idOf(session, QStringLiteral("4D")),
                                   idOf(session, QStringLiteral("4H"))};
            QCOMPARE(session.targetsFor(fours), QStringList{QStringLiteral("meld:new")});
            if (way == 0) {
                session.hold(fours);
                for (const ZoneRow& zone : session.zones()->rows())
                    QCOMPARE(zone.isTarget, zone.zoneId == QLatin1String("meld:new"));
                QVERIFY(session.dropOn(fours, QStringLiteral("meld:new")));
            } else if (way == 3) {
                QVERIFY(session.trigger(QStringLiteral("meld")));
            } else {
                for (const int id : fours)
                    session.toggleSelected(id);
                QVERIFY(way == 1 ? session.clickZone(QStringLiteral("meld:new"))
                                 : session.trigger(QStringLiteral("meld")));
            }
            for (const int id : fours)
                QCOMPARE(zoneOf(session, id), QStringLiteral("meld:0"));
            QVERIFY(session.undoIsFree());
            QCOMPARE(session.seats()->rows()[0].badges,
                     (QStringList{QStringLiteral("registered"), QStringLiteral("dealer")}));
        }
    }

    void anIllegalDropSaysWhy()
    {
        const QString deck =
            deckFor({cards("4C 4D 6H 8S 9D JC QH"), cards("KS KH 2D 4S 6C 8D TH"), cards("AS 3H 5S 7D 9C JD QS")}, 0,
                    QStringLiteral("2H"), cards("KD"));
        TableSession session;
        session.setUntimed(true);
        QVERIFY(session.startFromRecord(dealt(deck, 3)));
        QSignalSpy refused(&session, &TableSession::refused);
        const QList<int> pair{idOf(session, QStringLiteral("4C")), idOf(session, QStringLiteral("4D"))};
        QVERIFY(!session.dropOn(pair, QStringLiteral("meld:new")));
        QCOMPARE(refused.takeFirst()[0].toString(), QStringLiteral("Draw a card first."));
        QVERIFY(session.clickZone(QStringLiteral("stock")));
        QVERIFY(!session.dropOn(pair, QStringLiteral("meld:new")));
        const QList<QVariant> why = refused.takeFirst();
        QCOMPARE(why[0].toString(),
                 QStringLiteral("Two cards are a meld only as 6-7 or 7-8 of a suit or as two sevens."));
        QCOMPARE(why[1].value<QList<int>>(), pair);
        QVERIFY(!session.dropOn(pair, QStringLiteral("discard")));
        QCOMPARE(refused.takeFirst()[0].toString(), QStringLiteral("Choose one card to discard."));
    }

    void aDimStopSaysItsNumbers()
    {
        // 4 4 6 8 9 J Q are 54 points (Hoola's RULES.md, section 1); the seed preset stops with 10 at the most.
        const QString deck =
            deckFor({cards("4C 4D 6H 8S 9D JC QH"), cards("KS KH 2D 4S 6C 8D TH"), cards("AS 3H 5S 7D 9C JD QS")}, 0,
                    QStringLiteral("2H"), cards("KD"));
        TableSession session;
        session.setUntimed(true);
        QVERIFY(session.startFromRecord(dealt(deck, 3)));
        const ActionRow* stop = session.actions()->find(QStringLiteral("stop"));
        QVERIFY(stop && !stop->enabled && stop->shown);
        QCOMPARE(stop->slot, -1); // not offered: its key says why
        QCOMPARE(stop->reasonSentence, QStringLiteral("Your hand counts 54; you may stop with 10 or fewer."));
        QVERIFY(stop->accessibleName.contains(stop->reasonSentence));
    }

    void aStopSaysWhatItRisks()
    {
        // A 2 3 of different suits are 6 points. An undercut costs five stakes to each of two opponents (Hoola's RULES.md, 6.2);
        // coming last of three, three stakes less one seat: two losers pay 1 and 2 (vector 5: "C 2, S 3" with three others).
        const QString deck =
            deckFor({cards("AC 2D 3H 2S AH AD 4C"), cards("KS KH 2C 4S 6C 8D TH"), cards("AS 3D 5S 7D 9C JD QS")}, 0,
                    QStringLiteral("2H"), cards("KD"));
        for (const auto& [settlement, price] :
             {std::pair{"fixed_each", "risks 10"}, std::pair{"ranked_last", "risks 2"}}) {
            TableSession session;
            session.setUntimed(true);
            QVERIFY(session.startFromRecord(dealt(
                deck, 3, {{"undercut_settlement", settlement}, {"stop_threshold", 30}, {"double_unmelded", false}})));
            const ActionRow* stop = session.actions()->find(QStringLiteral("stop"));
            QVERIFY(stop);
            QVERIFY2(stop->enabled, qPrintable(stop->reasonSentence));
            QCOMPARE(stop->price, QLatin1String(price));
        }
    }

    /// Somebody held less: a wrong stop is not heard as any other loss (RULES.md, 6.2).
    void aWrongStopIsHeard()
    {
        const QString deck =
            deckFor({cards("KC KD QH QC JD JC TH"), cards("AS 2S 3S 4H 5H 6D 8D"), cards("KS 3H 5S 7D 9C JS QS")}, 0,
                    QStringLiteral("2H"), cards("4D"));
        TableSession session;
        session.setUntimed(true);
        QVERIFY(session.startFromRecord(dealt(deck, 3, {{"stop_rule", "any"}})));
        QSignalSpy happened(&session, &TableSession::happened);
        QVERIFY(session.trigger(QStringLiteral("stop")));
        QVERIFY(session.phase() != QLatin1String("playing"));
        QStringList kinds;
        for (const QList<QVariant>& one : happened)
            kinds << one[0].toString();
        QCOMPARE(kinds, QStringList({QStringLiteral("stop"), QStringLiteral("dismay")}));
    }

    void handOrderSurvivesDraws()
    {
        const QString deck =
            deckFor({cards("4C KD 4D 6H 9D JC QH"), cards("KS KH 2D 4S 6C 8D TH"), cards("AS 3H 5S 7D 9C JD QS")}, 0,
                    QStringLiteral("2H"), cards("4H"));
        TableSession session;
        session.setUntimed(true);
        QVERIFY(session.startFromRecord(dealt(deck, 3)));
        session.setHandSort(QStringLiteral("rank"));
        QCOMPARE(handFaces(session), cards("4C 4D 6H 9D JC QH KD"));
        QVERIFY(session.clickZone(QStringLiteral("stock")));
        QCOMPARE(handFaces(session), cards("4H 4C 4D 6H 9D JC QH KD"));
        session.setHandSort(QStringLiteral("suit"));
        QCOMPARE(handFaces(session), cards("4H 6H QH 4C JC 4D 9D KD"));
        session.setHandSort(QStringLiteral("melds"));
        QCOMPARE(handFaces(session).mid(0, 3), cards("4H 4C 4D"));
        session.moveInHand(idOf(session, QStringLiteral("KD")), 0);
        QCOMPARE(session.handSort(), QStringLiteral("own"));
        QCOMPARE(handFaces(session).first(), QStringLiteral("KD"));
        QVERIFY(session.dropOn({idOf(session, QStringLiteral("9D"))}, QStringLiteral("hand:0"), 1));
        QCOMPARE(handFaces(session)[1], QStringLiteral("9D"));
    }

    void undoIsFreeUntilSomethingNewWasSeen()
    {
        const QString deck =
            deckFor({cards("4C 4D 4H 8S 9D JC QH"), cards("KS KH 2D 4S 6C 8D TH"), cards("AS 3H 5S 7D 9C JD QS")}, 0,
                    QStringLiteral("2H"), cards("KD"));
        TableSession session;
        session.setUntimed(true);
        QVERIFY(session.startFromRecord(dealt(deck, 3)));
        QVERIFY(!session.canUndo());
        QVERIFY(session.clickZone(QStringLiteral("stock")));
        QVERIFY(session.canUndo());
        QVERIFY(!session.undoIsFree()); // the card drawn was seen
        QVERIFY(session.trigger(QStringLiteral("meld")));
        QVERIFY(session.undoIsFree());
        session.undo();
        QVERIFY(!session.practice());
        QCOMPARE(handFaces(session).size(), 8);
        session.undo();
        QVERIFY(session.practice());
        QCOMPARE(handFaces(session).size(), 7);
        QVERIFY(!session.canUndo());
    }

    void goesOnFromItsOwnRecord()
    {
        TableSession session;
        session.setUntimed(true);
        QVERIFY(session.start(QStringLiteral("hoola"), 3, {}, QStringLiteral("8"),
                              {QStringLiteral("learner"), QStringLiteral("casual")}, 1, 0));
        QTRY_VERIFY(session.myTurn());
        if (enabled(session, "draw"))
            QVERIFY(session.trigger(QStringLiteral("draw")));
        TableSession again;
        again.setUntimed(true);
        QVERIFY2(again.startFromRecord(session.sessionRecord(), session.levels(), true),
                 qPrintable(again.startError()));
        QCOMPARE(again.sessionRecord(), session.sessionRecord());
        QCOMPARE(again.levels(), session.levels());
        QVERIFY(again.practice());
        QStringList faces = handFaces(again), before = handFaces(session);
        QCOMPARE(faces, before);
    }

    void dealsFromTheStock()
    {
        TableSession session;
        QSignalSpy happened(&session, &TableSession::happened);
        QVERIFY(session.start(QStringLiteral("hoola"), 4, {}, QStringLiteral("1"), {}, 1, 0));
        const int total = session.pieces()->rowCount();
        for (const PieceRow& row : session.pieces()->rows()) {
            QCOMPARE(row.zone, QStringLiteral("stock"));
            QVERIFY(row.face.isEmpty());
        }
        session.skipPacing();
        QCOMPARE(session.pieces()->rowCount(), total);
        QCOMPARE(total, 52);
        QCOMPARE(handFaces(session).size(), 7);
        QCOMPARE(happened.first()[0].toString(), QStringLiteral("deal"));
    }

    void everythingHasAName()
    {
        TableSession session;
        session.setUntimed(true);
        QVERIFY(session.start(QStringLiteral("hoola"), 5, {}, QStringLiteral("3"), {}, 1, 0));
        for (const PieceRow& row : session.pieces()->rows())
            QVERIFY(!row.accessibleName.isEmpty());
        for (const ZoneRow& row : session.zones()->rows())
            QVERIFY(!row.accessibleName.isEmpty() && !row.label.isEmpty());
        for (const SeatRow& row : session.seats()->rows())
            QVERIFY(!row.accessibleName.isEmpty() && !row.name.isEmpty());
        for (const ActionRow& row : session.actions()->rows())
            QVERIFY(!row.accessibleName.isEmpty() && !row.label.isEmpty());
    }

    /// A move says whose turn it is and what the coach may be asked; who plays what by which rules it leaves alone.
    void aMoveWakesOnlyWhatItChanged()
    {
        TableSession session;
        session.setUntimed(true);
        QVERIFY(session.start(QStringLiteral("hoola"), 3, {}, QStringLiteral("3"), {}, 1, 0));
        QTRY_VERIFY(session.myTurn());
        const TableShown* const shown = &session;
        QSignalSpy match(shown, &TableShown::matchChanged), turn(shown, &TableShown::turnChanged);
        QSignalSpy sign(shown, &TableShown::signChanged), result(shown, &TableShown::resultChanged);
        QSignalSpy claim(shown, &TableShown::claimChanged), choice(shown, &TableShown::choiceChanged);
        QStringList early;
        // Whoever hears of one value finds all of them new.
        connect(shown, &TableShown::courseChanged, shown, [&] { early.append(session.lastTurn()); });
        const QString before = session.statusText();
        QVERIFY(session.trigger(QStringLiteral("draw")));
        QVERIFY(session.statusText() != before);
        QCOMPARE(turn.count(), 1);
        QCOMPARE(early, QStringList{session.lastTurn()});
        QVERIFY(session.canUndo());
        for (const QSignalSpy* quiet : {&match, &sign, &result, &claim, &choice})
            QCOMPARE(quiet->count(), 0);
    }

    void languageChangeMakesTheWordsAnew()
    {
        TableSession session;
        session.setUntimed(true);
        QVERIFY(session.start(QStringLiteral("hoola"), 3, {}, QStringLiteral("3"), {}, 1, 0));
        QTRY_VERIFY(session.myTurn());
        QSignalSpy changed(&session, &TableSession::changed);
        const QString english = session.statusText();
        QTranslator korean;
        QVERIFY(korean.load(QStringLiteral(":/i18n/hanpan_ko.qm")));
        QVERIFY(QCoreApplication::installTranslator(&korean));
        QVERIFY(changed.count() >= 1);
        QVERIFY(session.statusText() != english);
        // Nothing at the table is left in English: no two Latin letters in a row.
        static const QRegularExpression latin(QStringLiteral("[A-Za-z]{2,}"));
        QStringList words{session.statusText(), session.roundText()};
        for (const SeatRow& row : session.seats()->rows())
            words << row.name << QString(row.accessibleName).remove(row.level) << row.badgeLabels;
        for (const ZoneRow& row : session.zones()->rows())
            words << row.label << row.accessibleName;
        for (const ActionRow& row : session.actions()->rows())
            words << row.label << row.says;
        for (const PieceRow& row : session.pieces()->rows())
            words << row.accessibleName;
        QCoreApplication::removeTranslator(&korean);
        for (const QString& word : std::as_const(words))
            QVERIFY2(!word.contains(latin), qPrintable(word));
        QCOMPARE(session.statusText(), english);
    }

    /// What a click, the start of a drag and a move over the table cost (run with -callgrind or look at the milliseconds).
    void gestures_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("select") << 0;
        QTest::newRow("hold") << 1;
        QTest::newRow("targets") << 2;
    }

    void gestures()
    {
        QFETCH(int, kind);
        TableSession session;
        session.setUntimed(true);
        QVERIFY(session.start(QStringLiteral("hoola"), 5, {}, QStringLiteral("4"), {}, 1, 0));
        QTRY_VERIFY(session.myTurn());
        const QList<int> hand = handIds(session);
        const QList<int> three{hand[0], hand[1], hand[2]};
        QBENCHMARK
        {
            if (kind == 0) {
                session.toggleSelected(hand[0]);
            } else if (kind == 1) {
                session.hold(three);
                session.letGo();
            } else {
                session.targetsFor(three);
            }
        }
    }

    void aClickIsAnsweredAtOnce()
    {
        // No search on this thread: with the strongest bots to move the session answers without waiting for them.
        TableSession session;
        QVERIFY(session.start(QStringLiteral("hoola"), 5, {}, QStringLiteral("2"), {QStringLiteral("casual")}, 1, 0));
        session.skipPacing();
        session.setHandSort(QStringLiteral("rank"));
        session.toggleSelected(handIds(session).first());
        QVERIFY(session.pieces()->find(handIds(session).first())->selected);
    }
};

QTEST_GUILESS_MAIN(TableSessionTest)
#include "tablesession_test.moc"
