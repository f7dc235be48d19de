// SPDX-License-Identifier: GPL-3.0-or-later
// Dragon Holla at the table: every gesture, every refusal a person can meet, words and readings.
#include "games/dragon/rules.h"
#include "pieces/cubes.h"

#include "games/gametable.h"
#include "registry/registry.h"
#include "table_help.h"

using namespace table_help;

namespace {

using hanpan::json;

constexpr const char* snake = "2d 2d 3h 4h 5h 9s 9h 9d Dh 6s 6h 6c 6c";

/// Three players, seat 0 deals and begins with this hand; the open cube is 7s, his first mountain cube `next`.
QString dealtTo(const char* hand, const char* next = "As", json rules = json::object())
{
    rules["players"] = 3;
    rules["first_player"] = "dealer";
    QStringList rest;
    for (const char* suit : {"s", "h", "d", "c"})
        for (int rank = 1; rank <= 14; ++rank)
            for (int copy = 0; copy < 2; ++copy)
                rest.append((rank == 1    ? QStringLiteral("A")
                             : rank == 14 ? QStringLiteral("D")
                                          : QString::number(rank)) +
                            QLatin1String(suit));
    QStringList deck = cards(hand);
    rest.removeOne(QStringLiteral("7s"));
    rest.removeOne(QString::fromLatin1(next));
    for (const QString& cube : std::as_const(deck))
        rest.removeOne(cube);
    for (int i = 0; i < 26; ++i)
        deck.append(rest.takeLast());
    deck.append({QStringLiteral("7s"), QString::fromLatin1(next)});
    return dealt((deck + rest).join(u' '), 3, rules, 0, "dragon");
}

int count(const TableSession& session, const char* zone)
{
    int n = 0;
    for (const PieceRow& row : session.pieces()->rows())
        n += row.zone == QLatin1String(zone);
    return n;
}

} // namespace

class DragonTableTest : public QObject {
    Q_OBJECT

    static void sit(TableSession& session, const QString& record)
    {
        session.setUntimed(true);
        QVERIFY2(session.startFromRecord(record), qPrintable(record.left(300)));
        QVERIFY(session.myTurn());
    }

private slots:
    void drawsFromMountainIslandAndRiver()
    {
        TableSession session;
        sit(session, dealtTo(snake));
        QCOMPARE(count(session, "hand:0"), 13);
        QCOMPARE(count(session, "mountain:0"), 24);
        QVERIFY(enabled(session, "draw") && enabled(session, "island") && !enabled(session, "river"));
        // A click on the own wall.
        QVERIFY(session.clickZone(QStringLiteral("mountain:0")));
        QCOMPARE(count(session, "hand:0"), 14);
        QVERIFY(pieceIn(session, "hand:0", QStringLiteral("As")) >= 0);
        session.undo();
        // The island's cube dragged to the hand, double-clicked, by its button.
        for (int way = 0; way < 3; ++way) {
            const int cube = pieceIn(session, "island", QStringLiteral("7s"));
            QVERIFY(way == 0   ? session.dropOn({cube}, QStringLiteral("hand:0"))
                    : way == 1 ? session.activate(cube)
                               : session.trigger(QStringLiteral("island")));
            QCOMPARE(count(session, "island"), 0);
            QCOMPARE(zoneOf(session, cube), QStringLiteral("hand:0"));
            session.undo();
        }
    }

    void somebodyElsesMountainSaysWhy()
    {
        TableSession session;
        sit(session, dealtTo(snake));
        QSignalSpy refused(&session, &TableSession::refused);
        QVERIFY(!session.clickZone(QStringLiteral("mountain:1")));
        QCOMPARE(refused.count(), 1);
        QVERIFY(refused[0][0].toString().contains(QStringLiteral("own mountain")));
    }

    void islandCubeDoesNotGoStraightBack()
    {
        TableSession session;
        sit(session, dealtTo(snake));
        QVERIFY(session.trigger(QStringLiteral("island")));
        QSignalSpy refused(&session, &TableSession::refused);
        QVERIFY(!session.dropOn({pieceIn(session, "hand:0", QStringLiteral("7s"))}, QStringLiteral("island")));
        QCOMPARE(refused.count(), 1);
    }

    void droppingACompletingCubeAsks()
    {
        TableSession session;
        sit(session, dealtTo(snake));
        QVERIFY(session.trigger(QStringLiteral("draw")));
        QCOMPARE(session.reading().title, QStringLiteral("Snake"));
        const int cube = pieceIn(session, "hand:0", QStringLiteral("As"));
        QVERIFY(session.dropOn({cube}, QStringLiteral("island")));
        QCOMPARE(session.choice().size(), 2);
        QVERIFY(session.choose(0));
        QVERIFY(session.phase() != QLatin1String("playing"));
        QVERIFY(session.result().title.contains(QStringLiteral("Snake")));
    }

    void hollaByItsButton()
    {
        TableSession session;
        sit(session, dealtTo(snake));
        QVERIFY(session.trigger(QStringLiteral("draw")));
        QVERIFY(enabled(session, "holla"));
        session.toggleSelected(pieceIn(session, "hand:0", QStringLiteral("As")));
        QVERIFY(session.trigger(QStringLiteral("holla")));
        QVERIFY(session.phase() != QLatin1String("playing"));
        QVERIFY(!session.result().payments.isEmpty());
    }

    // At one's own risk: what it costs is said at once, large and in the log, and who said it is marked as long as all see the cubes.
    void aWrongHollaIsSaidAndFined()
    {
        TableSession session;
        sit(session, dealtTo("2c 4c 6c 8c 10c 12c As 3h 5h 7h 9h 11h 13h", "2d",
                             {{"declaration", "free"}, {"wrong_holla_fine", 7}}));
        QStringList large;
        connect(&session, &TableSession::moment, this, [&](const Moment& moment) { large.append(moment.words); });
        QVERIFY(session.trigger(QStringLiteral("draw")));
        const int pot = matchOf(session)->view(0).value("pot", 0);
        session.toggleSelected(pieceIn(session, "hand:0", QStringLiteral("2d")));
        QVERIFY(large.isEmpty());
        QVERIFY(session.trigger(QStringLiteral("holla")));
        QCOMPARE(session.phase(), QStringLiteral("playing"));
        QCOMPARE(matchOf(session)->view(0).value("pot", 0), pot + 7);
        QCOMPARE(large.size(), 1);
        QVERIFY2(large.first().contains(QStringLiteral("7 chips")), qPrintable(large.first()));
        const QString line = session.log().filter(QStringLiteral("Holla")).value(0);
        QVERIFY2(line.contains(QStringLiteral("7 chips")) && line.contains(QStringLiteral("wrong")), qPrintable(line));
        QVERIFY(session.seats()->rows()[0].badges.contains(QStringLiteral("exposed")));
        // One that is right is no moment of that kind.
        TableSession right;
        sit(right, dealtTo(snake, "As", {{"declaration", "free"}}));
        connect(&right, &TableSession::moment, this, [&](const Moment& moment) { large.append(moment.words); });
        QVERIFY(right.trigger(QStringLiteral("draw")));
        right.toggleSelected(pieceIn(right, "hand:0", QStringLiteral("As")));
        QVERIFY(right.trigger(QStringLiteral("holla")));
        QVERIFY(right.phase() != QLatin1String("playing"));
        QCOMPARE(large.size(), 1);
        QVERIFY(!right.log().last().contains(QStringLiteral("wrong")));
    }

    /// Section 3: a dragon, special or not, is a moment of its own, in its parts from the head on; a boa and a snake are
    /// a round won. Hands and what they are: 10.2.
    void aDragonRises_data()
    {
        QTest::addColumn<QString>("hand");
        QTest::addColumn<QString>("special");
        QTest::addColumn<QString>("words");
        QTest::newRow("H01") << "5s 5s 3h 4h 5h 9s 9h 9d 9c 12d 11d 10d 9s"
                             << "black"
                             << "Special dragon";
        QTest::newRow("H01, none is special") << "5s 5s 3h 4h 5h 9s 9h 9d 9c 12d 11d 10d 9s"
                                              << "off"
                                              << "Dragon";
        QTest::newRow("H02") << "5d 5d 3h 4h 5h 9s 9h 9d 9c 6s 6h 6c 6c"
                             << "black"
                             << "Dragon";
        QTest::newRow("H04 boa") << "5s 5s 3h 3d 3c 9s 9h 9d 9c 12d 11d 10d 9s"
                                 << "black"
                                 << "";
        QTest::newRow("H05 snake") << "5s 5s 3h 4h 5h 9s 9h 9d Dc 12d 11d 10d 9s"
                                   << "black"
                                   << "";
    }
    void aDragonRises()
    {
        QFETCH(QString, hand);
        QFETCH(QString, special);
        QFETCH(QString, words);
        TableSession session;
        sit(session, dealtTo(qPrintable(hand), "2c", {{"special_dragon", special.toStdString()}}));
        QStringList sounds;
        connect(&session, &TableSession::happened, this, [&](const QString& kind, int) { sounds.append(kind); });
        QVERIFY(session.trigger(QStringLiteral("draw")));
        session.toggleSelected(pieceIn(session, "hand:0", QStringLiteral("2c")));
        QVERIFY(session.trigger(QStringLiteral("holla")));
        QVERIFY(session.phase() != QLatin1String("playing"));
        const Moment great = session.result().rareMoment;
        QCOMPARE(great.words, words);
        QCOMPARE(great.kind, words.isEmpty()                              ? QString()
                             : words.startsWith(QLatin1String("Special")) ? QStringLiteral("special")
                                                                          : QStringLiteral("dragon"));
        QCOMPARE(sounds.last(), words.isEmpty() ? QStringLiteral("win") : QStringLiteral("rare"));
        if (words.isEmpty())
            return;
        QCOMPARE(great.who, QList<int>{0});
        QList<qsizetype> sizes;
        QStringList all;
        for (const QStringList& part : great.pieces) {
            sizes.append(part.size());
            all += part;
        }
        QCOMPARE(sizes, (QList<qsizetype>{2, 3, 4, 4}));
        QStringList held = cards(qPrintable(hand));
        all.sort();
        held.sort();
        QCOMPARE(all, held);
    }

    void holdsLandInTheRiverOnlyAfterARiverDraw()
    {
        TableSession session;
        sit(session, dealtTo("2c 4c 6c 8c 10c 12c As 3h 5h 7h 9h 11h 13h", "2d"));
        QVERIFY(session.trigger(QStringLiteral("draw")));
        QSignalSpy refused(&session, &TableSession::refused);
        QVERIFY(!session.dropOn({pieceIn(session, "hand:0", QStringLiteral("2d"))}, QStringLiteral("river")));
        QCOMPARE(refused.count(), 1);
        QVERIFY(session.dropOn({pieceIn(session, "hand:0", QStringLiteral("2d"))}, QStringLiteral("island")));
        QTRY_VERIFY(session.myTurn() || session.phase() != QLatin1String("playing"));
        if (!enabled(session, "river"))
            QSKIP("the bots took the whole river");
        // Chosen, drawn by the button; it is locked then. Meanwhile nothing else is a place for it but the hand.
        int cube = -1;
        for (const PieceRow& row : session.pieces()->rows())
            if (row.zone == QLatin1String("river"))
                cube = row.pieceId;
        session.toggleSelected(cube);
        QStringList framed;
        for (const ZoneRow& row : session.zones()->rows())
            if (row.isTarget)
                framed.append(row.zoneId);
        QCOMPARE(framed, QStringList{QStringLiteral("hand:0")});
        QVERIFY(!session.dropOn({cube}, QStringLiteral("mountain:0")));
        QVERIFY(session.trigger(QStringLiteral("river")));
        QCOMPARE(zoneOf(session, cube), QStringLiteral("locked:0"));
        const int mine = handIds(session).last();
        QVERIFY(session.activate(mine)); // goes into the river by itself
    }

    /// 6.5: the drawn cube stands apart at the right end until the discard, in every order; of two alike the new one.
    void theDrawnCubeStandsApart()
    {
        TableSession session;
        sit(session, dealtTo(snake, "9d"));
        const auto last = [&] {
            for (const PieceRow& row : session.pieces()->rows())
                if (row.zone == QLatin1String("hand:0") && row.place == row.zoneCount - 1)
                    return row;
            return PieceRow();
        };
        QVERIFY(!session.handApart());
        QSet<int> before;
        for (const PieceRow& row : session.pieces()->rows())
            if (row.zone == QLatin1String("hand:0"))
                before.insert(row.pieceId);
        QVERIFY(session.trigger(QStringLiteral("draw")));
        for (const QString& sort : session.handSorts()) {
            session.setHandSort(sort);
            QVERIFY(session.handApart());
            QCOMPARE(last().face, QStringLiteral("9d"));
            QVERIFY2(!before.contains(last().pieceId), qPrintable(sort));
        }
        QVERIFY(session.activate(last().pieceId));
        if (!session.choice().isEmpty())
            QVERIFY(session.choose(session.choice().size() - 1));
        QVERIFY(!session.handApart());
    }

    void theHandInItsOrders()
    {
        TableSession session;
        sit(session, dealtTo(snake));
        const auto hand = [&](const char* order) {
            session.setHandSort(QLatin1String(order));
            QStringList faces(13);
            for (const PieceRow& row : session.pieces()->rows())
                if (row.zone == QLatin1String("hand:0"))
                    faces[row.place] = row.face;
            return faces.join(u' ');
        };
        QCOMPARE(hand("melds"), QStringLiteral("2d 2d 3h 4h 5h 9s 9h Dh 9d 6s 6h 6c 6c"));
        QCOMPARE(hand("rank"), QStringLiteral("2d 2d 3h 4h 5h 6s 6h 6c 6c 9s 9h 9d Dh"));
        QCOMPARE(hand("suit"), QStringLiteral("6s 9s 3h 4h 5h 6h 9h Dh 2d 2d 9d 6c 6c"));
    }

    /// 6.5: when the time is up a mountain cube is drawn and dropped again.
    void timeUpDrawsAndDrops()
    {
        auto match =
            hanpan::match_from_record(dealtTo("7s 7h Dh Dd 2c 4c 8d 9d 10d 13s 13s As 5h", "9s").toStdString());
        QVERIFY(match);
        const auto decided = [&] {
            Situation s;
            s.players = 3;
            s.rules = (*match)->rules();
            s.seen = (*match)->view_of(0);
            s.toAct = (*match)->to_act();
            for (const std::string& action : (*match)->legal(0))
                s.legal.append(QString::fromStdString(action));
            return tableGame(QStringLiteral("dragon"))->gestures.onTimeout(s).toStdString();
        };
        QCOMPARE(decided(), std::string("draw"));
        QVERIFY((*match)->play(0, decided()).allowed());
        QCOMPARE(decided(), std::string("discard 9s"));
        QVERIFY((*match)->play(0, decided()).allowed());
    }

    void readingNamesThePartsAndWaits()
    {
        TableSession session;
        sit(session, dealtTo("7s 7h Dh Dd 2c 4c 8d 9d 10d 13s 13s As 5h", "2d"));
        const auto reading = session.reading();
        QCOMPARE(reading.title, QStringLiteral("1 cube short"));
        QCOMPARE(reading.wanted, QStringList{QStringLiteral("3c")});
        QCOMPARE(reading.parts.size(), 4);
    }

    void everyoneSeesChipsAndTheDie()
    {
        TableSession session;
        sit(session, dealtTo(snake));
        QCOMPARE(session.seats()->rows().at(0).score, QStringLiteral("100 chips"));
        // The three-cube under the black 7: one dot, and every D wild but the black one.
        TableSign sign = session.sign();
        QCOMPARE(sign.dots, 1);
        QCOMPARE(sign.wild, QStringLiteral("hdc"));
        QVERIFY(!sign.odd && !sign.even);
        QCOMPARE(sign.lastTo, QString());
        QCOMPARE(sign.pot, QString());
        QString label;
        for (const ZoneRow& zone : session.zones()->rows())
            if (zone.kind == QLatin1String("indicator"))
                label = zone.label;
        QVERIFY(label.contains(QStringLiteral("D")));
        QCOMPARE(sign.words, label);
        // Under an odd one D stands for odd numbers; what is dropped lies on the island, and the fine in the pot.
        TableSession odd;
        sit(odd, dealtTo("2c 4c 6c 8c 10c 12c As 3h 5h 7h 9h 11h 13h", "2d",
                         {{"wild_rule", "odd_even"}, {"declaration", "free"}, {"wrong_holla_fine", 7}}));
        QVERIFY(odd.sign().odd && !odd.sign().even);
        QVERIFY(odd.trigger(QStringLiteral("draw")));
        odd.toggleSelected(pieceIn(odd, "hand:0", QStringLiteral("2d")));
        QVERIFY(odd.trigger(QStringLiteral("holla")));
        sign = odd.sign();
        QCOMPARE(sign.lastTo, QStringLiteral("island"));
        QCOMPARE(sign.pot, QStringLiteral("pot 7"));
    }

    /// What a judge says of an end names the hand it was won with: H07 is a boa (the D for a cube of its neck), H01 a special dragon.
    void aRealTablesEndNamesTheHand()
    {
        auto match = hanpan::match_from_record(dealtTo(snake).toStdString());
        QVERIFY(match);
        Situation s;
        s.me = hanpan::no_seat;
        s.players = 3;
        s.rules = (*match)->rules();
        s.names = QStringList{QStringLiteral("Ann"), QStringLiteral("Ben"), QStringLiteral("Cho")};
        const QStringList boa = cards("2d 2d 9c 10c 11c 9s 9h 9d Dc 6s 6h 6c 6c");
        const QStringList special = cards("5s 5s 3h 4h 5h 9s 9h 9d 9c 12d 11d 10d 9s");
        const QStringList other = cards("As 3h 5d 7c 4s 11h 13d 2c 4s 6h 8d 10c 12s");
        const auto said = [&](int winner) {
            JudgeCase asked;
            asked.question = QStringLiteral("settle");
            asked.pieces.insert(QStringLiteral("open"), {{QStringLiteral("7s")}});
            asked.pieces.insert(QStringLiteral("hands"), {boa, special, other});
            asked.seats.insert(QStringLiteral("winner"), winner);
            return tableGame(QStringLiteral("dragon"))->referee.judged(s, asked).title;
        };
        QCOMPARE(said(0), QStringLiteral("Holla! Ann wins with: Boa (imugi)"));
        QCOMPARE(said(1), QStringLiteral("Holla! Ben wins with: Special dragon"));
        QVERIFY2(said(2).contains(QStringLiteral("Not a winning hand")), qPrintable(said(2)));
    }

    /// Whose each cube of the river is, told by what was heard, and the hands of a Holla in their parts.
    void theRiverByOwnersAndHandsByParts()
    {
        bool holla = false;
        for (int seed = 1; seed <= 8 && !holla; ++seed) {
            TableSession session;
            session.setUntimed(true);
            session.setDemo(true);
            QSignalSpy ended(&session, &TableSession::roundEnded);
            QVERIFY(session.start(QStringLiteral("dragon"), 4, {}, QString::number(seed), {QStringLiteral("casual")}, 1,
                                  0));
            QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 60000);
            const auto match = matchOf(session);
            for (const ZoneRow& zone : session.zones()->rows())
                if (zone.kind == QLatin1String("river")) {
                    QCOMPARE(zone.by.size(), zone.count);
                    for (int seat = 0; seat < 4; ++seat) {
                        // Nobody has more there than he dropped.
                        int dropped = 0;
                        for (const hanpan::log_entry& entry : match->log(0))
                            dropped += entry.who == seat && entry.text.rfind("discard", 0) == 0;
                        QVERIFY(zone.by.count(seat) <= dropped);
                    }
                }
            const hanpan::settlement result = match->settle();
            holla = result.ending == "holla";
            if (!holla)
                continue;
            for (const ShownHand& hand : session.result().hands) {
                int whole = 0;
                for (const ShownPart& part : hand.parts)
                    whole += part.last - part.first + 1;
                const auto faces = int(hand.faces.size());
                if (hand.seat == result.winners.front()) {
                    QCOMPARE(whole, faces);
                    QCOMPARE(hand.parts.size(), 4);
                    continue;
                }
                for (const hanpan::settlement_line& line : result.lines)
                    for (const auto& factor : line.factors)
                        if (line.from == hand.seat && factor.id == "uncombined")
                            QCOMPARE(faces - whole, int(factor.value));
            }
        }
        QVERIFY(holla);
    }

    void roundsRunOutByGestures()
    {
        for (const char* preset : {"official_1_0", "first_steps", "master", "purist"}) {
            QStringList told; // (the session may tell until it goes)
            TableSession session;
            session.setUntimed(true);
            QVERIFY(session.start(QStringLiteral("dragon"), 3, {{QStringLiteral("preset"), QLatin1String(preset)}},
                                  QStringLiteral("7"), {QStringLiteral("casual")}, 0, 0));
            connect(&session, &TableSession::heard, this, [&](const QString& line) { told.append(line); });
            int steps = 0;
            for (; steps < 400 && session.phase() == QLatin1String("playing"); ++steps) {
                if (!session.choice().isEmpty()) {
                    QVERIFY(session.choose(0));
                } else if (!session.myTurn()) {
                    QSignalSpy changed(&session, &TableSession::changed);
                    changed.wait(500);
                } else if (enabled(session, "holla")) {
                    QVERIFY(session.trigger(QStringLiteral("holla")));
                } else if (enabled(session, "draw")) {
                    QVERIFY(session.trigger(QStringLiteral("draw")));
                } else {
                    QVERIFY(session.activate(handIds(session).last()));
                }
            }
            QVERIFY2(steps < 400, preset);
            // Eye and ear have one name for a cube: in the log, and for what is new in the hand.
            static const QRegularExpression name(QStringLiteral("\\b(black|red|blue|green) (1?\\d|D)\\b"));
            static const QRegularExpression suits(QStringLiteral("[♠♥♦♣]"));
            for (const QString& line : std::as_const(told)) {
                if (line.contains(QLatin1String(" drop")) || line.startsWith(QLatin1String("New in your hand")))
                    QVERIFY2(line.contains(name), qPrintable(line));
                QVERIFY2(!line.contains(suits), qPrintable(line));
            }
            for (const PieceRow& piece : session.pieces()->rows())
                QVERIFY2(piece.face.isEmpty() || piece.accessibleName.contains(name), qPrintable(piece.accessibleName));
            for (const ZoneRow& place : session.zones()->rows())
                QVERIFY2(!place.label.contains(suits), qPrintable(place.label));
            // What a hand is said to count is what is paid for.
            const auto match = matchOf(session);
            for (const hanpan::settlement_line& line : match->settle().lines)
                for (const auto& factor : line.factors)
                    if (factor.id == "uncombined" && factor.value > 1)
                        for (const auto& hand : session.result().hands)
                            if (hand.seat == line.from)
                                QVERIFY(hand.worth.startsWith(QString::number(factor.value)));
            QVERIFY(!session.result().title.isEmpty());
        }
    }
};

QTEST_GUILESS_MAIN(DragonTableTest)
#include "dragontable_test.moc"
