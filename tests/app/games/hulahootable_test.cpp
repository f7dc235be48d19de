// SPDX-License-Identifier: GPL-3.0-or-later
// HULA-HOO! at the table: every gesture, every refusal a person can meet, the house rules that change what can be done.
// Expected values come from the rules: "vector 14" is one of section 7, "chaos_target" a row of section 5.
#include "hulahoo_help.h"
#include "registry/registry.h"
#include "table/piecetracker.h"

using namespace hulahoo_help;

class HulahooTableTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { QVERIFY(!QTest::currentTestFailed()); }

    // --- Great moments -----------------------------------------------------------------------------------------------

    /// The moments that a session shows when the person (seat 0) has played `own` ("" = nothing), and then to the end of
    /// the round if that is wanted.
    static QList<Moment> shownBy(TableSession& session, const QString& record, const char* own, bool toTheEnd)
    {
        QList<Moment> shown;
        QObject listener;
        connect(&session, &TableSession::moment, &listener, [&shown](const Moment& moment) { shown.append(moment); });
        session.setPaused(!toTheEnd);
        take(session, record);
        if (*own) {
            const int card = hand(session, own);
            if (card < 0 || !session.activate(card))
                return {{.words = QStringLiteral("it cannot be played")}};
        }
        if (toTheEnd && !QTest::qWaitFor([&] { return session.phase() != QLatin1String("playing"); }, 10000))
            return {{.words = QStringLiteral("the round is not over")}};
        return shown;
    }

    /// Doubles that lie on one another: the fourth is one, the third is none.
    void theFourthDoubleInARow()
    {
        const json rules{{"chaos_no_swap", true}};
        const QList<QStringList> hands{cards("9 9 1 2 3"), cards("9 1 2 3 4"), cards("9 1 2 3 4"),
                                       cards("9 10 11 12 13")};
        const QList<QStringList> rows{cards("4 5 6 8 10"), cards("5 6 8 10 11"), cards("5 6 8 10 11"),
                                      cards("5 6 8 10 12")};
        TableSession session;
        const QList<Moment> shown = shownBy(
            session,
            played(hands, rows, cards("1 2 3 4"),
                   {{0, "play 9 higher"}, {1, "play 9 double"}, {2, "play 9 double"}, {3, "play 9 double"}}, rules, 3),
            "9", false);
        QCOMPARE(shown.size(), 1);
        QCOMPARE(shown[0].kind, QStringLiteral("doubles"));
        QCOMPARE(shown[0].words, QStringLiteral("4 doubles in a row!"));
        QCOMPARE(shown[0].who, QList<int>{0});
        QCOMPARE(shown[0].pieces, QList<QStringList>{cards("9 9 9 9 9")});
        // A double on something else begins anew.
        TableSession third;
        QCOMPARE(shownBy(third,
                         played(hands, rows, cards("1 2 3 4"),
                                {{1, "play 9 higher"}, {2, "play 9 double"}, {3, "play 9 double"}}, rules, 0),
                         "9", false),
                 QList<Moment>());
        TableSession cut;
        QCOMPARE(
            shownBy(cut,
                    played({cards("9 9 1 2 3"), cards("9 1 2 3 4"), cards("9 1 2 3 4"), cards("9 10 11 12 13")}, rows,
                           cards("1 2 3 9 4 5"),
                           {{0, "play 9 higher"}, {1, "play 9 double"}, {2, "play 10 lower"}, {3, "play 9 higher"}},
                           rules, 3),
                    "9", false),
            QList<Moment>());
    }

    /// Several who cannot answer one call; and the last hoop.
    void severalOutByOneCall()
    {
        const json rules{{"chaos_no_swap", true}};
        const QStringList weak = cards("1 2 3 4 5"), row = cards("6 8 9 10 11");
        TableSession session;
        const QList<Moment> shown =
            shownBy(session,
                    played({cards("13 1 2 3 4"), weak, weak, weak}, {cards("5 6 8 9 10"), row, row, row}, cards("6 6"),
                           {{0, "play 13 higher"}}, rules, 3),
                    "", true);
        QCOMPARE(shown.size(), 1); // the third ends the round
        QCOMPARE(shown[0].kind, QStringLiteral("out"));
        QCOMPARE(shown[0].words, QStringLiteral("2 out by one call!"));
        QCOMPARE(shown[0].who, QList<int>{0});
        QCOMPARE(shown[0].whom, (QList<int>{1, 2}));
        const Moment last = session.result().rareMoment;
        QCOMPARE(last.kind, QStringLiteral("last"));
        QCOMPARE(last.words, QStringLiteral("The last one in!"));
        QCOMPARE(last.told, QStringLiteral("3 out by one call!"));
        QCOMPARE(last.event, QStringLiteral("rare"));
        QCOMPARE(last.who, QList<int>{0});
        QCOMPARE(last.whom, (QList<int>{1, 2, 3}));
        // Of two players one is always the last.
        TableSession two;
        QCOMPARE(shownBy(two,
                         played({cards("13 1 2 3 4"), weak}, {cards("5 6 8 9 10"), row}, cards("6 6"),
                                {{0, "play 13 higher"}}, rules, 1),
                         "", true),
                 QList<Moment>());
        QCOMPARE(two.result().rareMoment, Moment());
    }

    /// Whose call is changed when the next one is named has made another call.
    void anotherCallIsAnother()
    {
        const json rules{{"chaos_no_swap", true},
                         {"chaos_target", true},
                         {"chaos_change_call", true},
                         {"hand_cards", 3},
                         {"open_cards", 0}};
        const auto record = [&](const char* third, const char* name) {
            return played({cards("12 1 2"), cards("1 2 3"), cards(third), cards("1 3 4"), cards("12 13 7")}, {}, {},
                          {{0, "play 12 higher > 1"}, {1, "pass"}, {0, name}}, rules, 4);
        };
        for (const bool changed : {false, true}) {
            TableSession session;
            QStringList shown;
            connect(&session, &TableSession::moment, this, [&](const Moment& moment) { shown.append(moment.words); });
            take(session, changed ? record("13 13 13", "name 2 lower") : record("4 5 6", "name 2 higher"));
            QTRY_VERIFY(session.seats()->rows()[2].badges.contains(QStringLiteral("out")));
            QCOMPARE(shown, changed ? QStringList() : QStringList{QStringLiteral("2 out by one call!")});
        }
    }

    // --- Swap --------------------------------------------------------------------------------------------------------

    void vector16SwapByDragAndByButton()
    {
        for (int way = 0; way < 4; ++way) {
            TableSession session;
            take(session, played({cards("1 1 1 1 2"), cards("3 3 3 3 4")}, {cards("2 2 13 5 7"), cards("8 8 8 8 9")},
                                 cards("4 9 7 1"), {}, json::object(), 1));
            const QSignalSpy heard(&session, &TableSession::heard);
            const QList<int> out{open(session, "13"), open(session, "5")};
            QCOMPARE(session.targetsFor(out), QStringList{QStringLiteral("stock")});
            if (way == 0) {
                QVERIFY(session.dropOn(out, QStringLiteral("stock")));
            } else {
                for (const int id : out)
                    session.toggleSelected(id);
                QVERIFY(zone(session, QStringLiteral("stock"))->isTarget);
                QVERIFY(way == 1   ? session.clickZone(QStringLiteral("stock"))
                        : way == 2 ? session.trigger(QStringLiteral("swap"))
                                   : session.activate(out[1]));
            }
            QCOMPARE(facesIn(session, QStringLiteral("open:0")), cards("2 2 4 9 7"));
            QCOMPARE(lastMove(session), QStringLiteral("swap 13 5"));
            // What everybody sees go and come is told; and what was chosen on the way there.
            QStringList told;
            for (const QList<QVariant>& line : heard)
                told.append(line[0].toString());
            QCOMPARE(told.mid(way == 0 ? 0 : 2), QStringList{QStringLiteral("You swap 13, 5 for 4, 9")});
            if (way > 0)
                QCOMPARE(told.mid(0, 2), (QStringList{QStringLiteral("Chosen: 13"), QStringLiteral("Chosen: 5")}));
            // The cards put away are in the draw pile now, where nobody sees them lie.
            for (const int id : out) {
                QCOMPARE(zoneOf(session, id), QStringLiteral("stock"));
                QCOMPARE(session.pieces()->find(id)->face, QString());
            }
        }
    }

    /// Section 2: of a swap everybody sees both, which open cards go and which come. It is said wherever a swap is: in the log, at the
    /// seat, in the bubble; and in the log of a match that was read back, where nobody has seen it happen.
    void aSwapIsToldWhole()
    {
        const auto record = [](const QList<Move>& moves, json rules = json::object()) {
            return played({cards("1 1 1 1 2"), cards("3 3 3 3 4")}, {cards("2 2 13 5 7"), cards("8 8 8 8 9")},
                          cards("4 9 7 1"), moves, std::move(rules), 0);
        };
        TableSession session;
        take(session, record({{1, "swap 8 9"}}));
        QCOMPARE(session.log(), QStringList{QStringLiteral("Fox swaps 8, 9 for 4, 9")});
        QCOMPARE(session.seats()->rows()[1].last, QStringLiteral("swaps 8, 9 for 4, 9"));
        QVERIFY(session.story().first().faces.contains(QLatin1String("4")));

        TableSession own;
        take(own, record({{1, "keep"}}));
        own.toggleSelected(open(own, "13"));
        QVERIFY(own.trigger(QStringLiteral("swap")));
        QCOMPARE(own.seats()->rows()[0].bubble, QStringLiteral("13 for 4"));
        QCOMPARE(own.log().last(), QStringLiteral("You swap 13 for 4"));

        // Cards of the hand are exchanged unseen: that they are, and how many.
        TableSession unseen;
        take(unseen, record({{1, "swap 8 hand 3 4"}}, json{{"swap_hand_too", true}}));
        QCOMPARE(unseen.log(), QStringList{QStringLiteral("Fox swaps 8 and 2 hidden for 4 and 2 hidden")});
        TableSession hidden;
        take(hidden, record({{1, "swap hand 3"}}, json{{"swap_hand_too", true}}));
        QCOMPARE(hidden.log(), QStringList{QStringLiteral("Fox swaps 1 card")});
    }

    void swapRefusals()
    {
        TableSession session;
        take(session, played({cards("1 1 1 1 2"), cards("3 3 3 3 4")}, {cards("2 2 13 5 7"), cards("8 8 8 8 9")}, {},
                             {}, json::object(), 1));
        QSignalSpy refused(&session, &TableSession::refused);
        const auto why = [&] { return refused.takeLast()[0].toString(); };
        QVERIFY(!session.trigger(QStringLiteral("swap")));
        QCOMPARE(why(), QStringLiteral("Choose the cards to swap first."));
        QVERIFY(!session.dropOn({hand(session, "2")}, QStringLiteral("stock")));
        QCOMPARE(why(), QStringLiteral("Only open cards may be swapped."));
        for (const char* face : {"13", "5", "7", "2"})
            session.toggleSelected(open(session, face));
        QVERIFY(!enabled(session, "swap"));
        QCOMPARE(session.actions()->find(QStringLiteral("swap"))->reasonSentence,
                 QStringLiteral("You may swap at most 3 cards."));
        QVERIFY(!session.trigger(QStringLiteral("swap")));
        QCOMPARE(why(), QStringLiteral("You may swap at most 3 cards."));
        session.clearSelection();
        QVERIFY(!session.dropOn({hand(session, "2")}, QStringLiteral("discard")));
        QCOMPARE(why(), QStringLiteral("First swap cards, or keep them all."));
        QVERIFY(!session.trigger(QStringLiteral("higher")));
        QCOMPARE(why(), QStringLiteral("First swap cards, or keep them all."));
        QVERIFY(session.trigger(QStringLiteral("keep")));
        QVERIFY(!enabled(session, "keep"));
    }

    void swapHandToo()
    {
        TableSession session;
        take(session, played({cards("1 1 1 1 2"), cards("3 3 3 3 4")}, {cards("2 2 13 5 7"), cards("8 8 8 8 9")},
                             cards("4 9"), {}, json{{"swap_hand_too", true}}, 1));
        QVERIFY(session.dropOn({hand(session, "2"), open(session, "13")}, QStringLiteral("stock")));
        QCOMPARE(lastMove(session), QStringLiteral("swap 13 hand 2"));
    }

    void noSwapHasNoButtons()
    {
        TableSession session;
        take(session, humanLeads(json{{"chaos_no_swap", true}}));
        QVERIFY(!session.actions()->find(QStringLiteral("swap"))->shown);
        QVERIFY(!session.actions()->find(QStringLiteral("keep"))->shown);
        QVERIFY(session.statusText().startsWith(QLatin1String("You lead")));
    }

    // --- Calls -------------------------------------------------------------------------------------------------------

    void aCardAndItsCall()
    {
        // The same play by every way there is; a card of the hand and one of the open row.
        for (const bool fromOpen : {false, true})
            for (int way = 0; way < 6; ++way) {
                TableSession session;
                take(session, humanLeads());
                const int card = fromOpen ? open(session, "9") : hand(session, "5");
                QVERIFY(!enabled(session, "higher")); // nothing chosen
                QCOMPARE(session.actions()->find(QStringLiteral("higher"))->reasonSentence,
                         QStringLiteral("Choose a card first."));
                switch (way) {
                case 0:
                    QCOMPARE(session.targetsFor({card}),
                             (QStringList{QStringLiteral("call:higher"), QStringLiteral("call:lower"),
                                          QStringLiteral("discard")}));
                    QVERIFY(session.dropOn({card}, QStringLiteral("call:lower")));
                    break;
                case 1: QVERIFY(session.dropOn({card}, QStringLiteral("discard"))); break;
                case 2: QVERIFY(session.activate(card)); break;
                default:
                    session.toggleSelected(card);
                    QVERIFY(enabled(session, "higher") && enabled(session, "lower") && !enabled(session, "double"));
                    QVERIFY(way == 3   ? session.trigger(QStringLiteral("lower"))
                            : way == 4 ? session.clickZone(QStringLiteral("call:lower"))
                                       : session.clickZone(QStringLiteral("discard")));
                }
                if (way == 1 || way == 2 || way == 5) {
                    QCOMPARE(choices(session), (QStringList{QStringLiteral("Higher!"), QStringLiteral("Lower!")}));
                    QVERIFY(session.choose(1));
                }
                QCOMPARE(lastMove(session),
                         fromOpen ? QStringLiteral("play 9 lower open") : QStringLiteral("play 5 lower hand"));
                QCOMPARE(zoneOf(session, card), QStringLiteral("discard"));
                QCOMPARE(zone(session, QStringLiteral("discard"))->noteIcon, QStringLiteral("arrow-down"));
                QCOMPARE(zone(session, QStringLiteral("discard"))->note,
                         fromOpen ? QStringLiteral("Lower!\n1-9") : QStringLiteral("Lower!\n1-5 · 7"));
                QCOMPARE(zone(session, QStringLiteral("discard"))->label, QStringLiteral("Pile: 1 point"));
                QCOMPARE(session.seats()->rows()[0].bubble, QStringLiteral("Lower!"));
                QCOMPARE(session.seats()->rows()[0].bubbleIcon, QStringLiteral("arrow-down"));
            }
    }

    /// chaos_target: who plays names who answers. While it is asked whom, the players that may be named are framed, whatever led
    /// there, and a click on one of them, or on what lies before him, names him.
    void aPlayerIsNamedAtTheTable()
    {
        const auto framed = [](const TableSession& session) {
            QStringList ids;
            for (const ZoneRow& row : session.zones()->rows())
                if (row.kind == QLatin1String("seat") && row.isTarget)
                    ids.append(row.zoneId);
            return ids;
        };
        const QStringList all{QStringLiteral("seat:1"), QStringLiteral("seat:2"), QStringLiteral("seat:3")};
        for (const char* place : {"seat:2", "open:2", "hand:2"})
            for (const bool dropped : {false, true}) {
                TableSession session;
                take(session, humanLeads(json{{"chaos_target", true}}));
                const int card = hand(session, "5");
                if (dropped) {
                    QVERIFY(session.dropOn({card}, QStringLiteral("call:lower")));
                } else {
                    session.toggleSelected(card);
                    QVERIFY(session.trigger(QStringLiteral("lower")));
                }
                QCOMPARE(session.choice().size(), 3);
                QCOMPARE(framed(session), all);
                QVERIFY(session.clickZone(QString::fromLatin1(place)));
                QCOMPARE(lastMove(session), QStringLiteral("play 5 lower hand > 2"));
                QVERIFY(session.choice().isEmpty());
            }
        // Where the call is open as well, it alone is asked then.
        TableSession session;
        take(session, humanLeads(json{{"chaos_target", true}}));
        QVERIFY(session.dropOn({hand(session, "5")}, QStringLiteral("discard")));
        QCOMPARE(session.choice().size(), 6);
        QVERIFY(session.clickZone(QStringLiteral("seat:3")));
        QCOMPARE(choices(session), (QStringList{QStringLiteral("Turtle (10 cards) · Higher!"),
                                                QStringLiteral("Turtle (10 cards) · Lower!")}));
        QCOMPARE(framed(session), QStringList{QStringLiteral("seat:3")});
        // A click beside everything takes the question back.
        session.clearSelection();
        QVERIFY(session.choice().isEmpty());
        QCOMPARE(framed(session), QStringList());
    }

    void vector1WhatFitsAndWhatFollows()
    {
        // Top 4, higher: of 1 4 5 6 7 and 13 4 2 9 7 the 4s double, 5 6 7 9 13 call, 1 and 2 do not fit.
        TableSession session;
        take(session, played({cards("1 4 5 6 7"), cards("4 2 3 3 8")}, {cards("13 4 2 9 7"), cards("1 1 2 3 5")}, {},
                             {{1, "keep"}, {0, "keep"}, {1, "play 4 higher hand"}}));
        QStringList fitting;
        for (const PieceRow& row : session.pieces()->rows())
            if (row.playable)
                fitting.append(row.face);
        fitting.sort();
        QStringList expected = cards("4 5 6 7 13 4 9 7");
        expected.sort();
        QCOMPARE(fitting, expected);
        QCOMPARE(session.statusText(), QStringLiteral("Your turn · 4 or higher, or joker"));
        QCOMPARE(zone(session, QStringLiteral("discard"))->note, QStringLiteral("Higher!\n4-13"));

        QSignalSpy refused(&session, &TableSession::refused);
        QVERIFY(!session.dropOn({hand(session, "1")}, QStringLiteral("discard")));
        QCOMPARE(refused.takeLast()[0].toString(),
                 QStringLiteral("Higher was called: play more than 4, another 4, or a joker."));
        session.toggleSelected(hand(session, "4"));
        QVERIFY(enabled(session, "double") && !enabled(session, "higher"));
        QCOMPARE(session.actions()->find(QStringLiteral("higher"))->reasonSentence,
                 QStringLiteral("The same number is always a double."));
        session.toggleSelected(hand(session, "5"));
        QVERIFY(!session.pieces()->find(hand(session, "4"))->selected); // one card at a time
        QVERIFY(!enabled(session, "double") && enabled(session, "higher"));
        QCOMPARE(session.actions()->find(QStringLiteral("double"))->reasonSentence,
                 QStringLiteral("Only the same number makes a double."));
        QVERIFY(!enabled(session, "pass"));
        QCOMPARE(session.actions()->find(QStringLiteral("pass"))->reasonSentence,
                 QStringLiteral("You have a card that fits, so you must play."));
        // A double asks for no call and brings a card.
        QVERIFY(session.dropOn({open(session, "4")}, QStringLiteral("discard")));
        QVERIFY(session.choice().isEmpty());
        QCOMPARE(lastMove(session), QStringLiteral("play 4 double open"));
        QCOMPARE(handFaces(session).size(), 6);
        QCOMPARE(session.seats()->rows()[0].pieceCount, 10);
    }

    void vector7UnderADouble()
    {
        // Top 10 doubled: 9 and 11 cancel, 10 goes on, 7 is the joker; 12 does not fit.
        TableSession session;
        take(session,
             played({cards("9 10 11 12 7"), cards("10 2 3 3 8"), cards("10 2 3 3 8")},
                    {cards("1 1 1 2 2"), cards("13 13 13 5 5"), cards("4 4 4 5 5")}, {},
                    {{1, "keep"}, {2, "keep"}, {0, "keep"}, {1, "play 10 lower hand"}, {2, "play 10 double hand"}}));
        QCOMPARE(session.statusText(), QStringLiteral("Your turn · same number, neighbour or joker"));
        QCOMPARE(zone(session, QStringLiteral("discard"))->note, QStringLiteral("Double!\n7 · 9-11"));
        QCOMPARE(zone(session, QStringLiteral("discard"))->noteIcon, QStringLiteral("twice"));
        QSignalSpy refused(&session, &TableSession::refused);
        QVERIFY(!session.dropOn({hand(session, "12")}, QStringLiteral("discard")));
        QCOMPARE(refused.takeLast()[0].toString(),
                 QStringLiteral("The 10 is doubled: only the same number, a neighbour or a joker fits."));
        QVERIFY(session.dropOn({hand(session, "11")}, QStringLiteral("call:lower")));
        QCOMPARE(lastMove(session), QStringLiteral("play 11 lower hand"));
    }

    void whoDoublesFromAHiddenHandPlaysFromIt()
    {
        // Seat 2 doubles out of the hand and draws: the card on the pile is one that lay in the hand, and the one drawn left
        // the draw pile.
        const auto before = [](QList<Move> more) {
            return played({cards("9 10 11 12 7"), cards("10 2 3 3 8"), cards("10 2 3 3 8")},
                          {cards("1 1 1 2 2"), cards("13 13 13 5 5"), cards("4 4 4 5 5")}, {},
                          QList<Move>{{1, "keep"}, {2, "keep"}, {0, "keep"}, {1, "play 10 lower hand"}} + more);
        };
        PieceTracker tracker;
        auto match = hanpan::match_from_record(before({}).toStdString());
        QVERIFY(match);
        tracker.update((*match)->zones(0));
        QHash<int, QString> lay;
        for (const PieceTracker::Piece& piece : tracker.pieces())
            lay.insert(piece.id, QString::fromStdString(tracker.zones()[std::size_t(piece.zone)].id));
        QVERIFY((*match)->play(2, "play 10 double hand").allowed());
        tracker.update((*match)->zones(0), QStringLiteral("hand:2"));
        for (const PieceTracker::Piece& piece : tracker.pieces()) {
            const QString zone = QString::fromStdString(tracker.zones()[std::size_t(piece.zone)].id);
            if (zone == QLatin1String("discard"))
                QVERIFY(lay[piece.id] == QLatin1String("discard") || lay[piece.id] == QLatin1String("hand:2"));
            if (zone == QLatin1String("hand:2"))
                QVERIFY(lay[piece.id] == QLatin1String("hand:2") || lay[piece.id] == QLatin1String("stock"));
        }
    }

    void limitCallsOffAreRefused()
    {
        TableSession session;
        take(session, humanLeads(json{{"limit_calls", false}}));
        session.toggleSelected(open(session, "13"));
        QVERIFY(!enabled(session, "higher") && enabled(session, "lower"));
        QCOMPARE(session.actions()->find(QStringLiteral("higher"))->reasonSentence,
                 QStringLiteral("Nothing is beyond 13: that call is not allowed."));
        QVERIFY(session.clickZone(QStringLiteral("discard"))); // one call is left: nothing to ask
        QCOMPARE(lastMove(session), QStringLiteral("play 13 lower open"));
    }

    void theLeadMayNotPass()
    {
        TableSession session;
        take(session, humanLeads());
        QCOMPARE(session.actions()->find(QStringLiteral("pass"))->reasonSentence,
                 QStringLiteral("The first player of a round cannot pass."));
        QSignalSpy refused(&session, &TableSession::refused);
        QVERIFY(!session.dropOn({hand(session, "5")}, QStringLiteral("hand:1")));
        QCOMPARE(refused.takeLast()[0].toString(),
                 QStringLiteral("The next player in turn answers: play on the pile."));
        QVERIFY(!session.dropOn({open(session, "9")}, QStringLiteral("hand:0")));
        QCOMPARE(refused.takeLast()[0].toString(),
                 QStringLiteral("Cards stay in the hand or open, as they were dealt."));
        QVERIFY(!session.dropOn({hand(session, "5"), hand(session, "6")}, QStringLiteral("discard")));
        QCOMPARE(refused.takeLast()[0].toString(), QStringLiteral("Only one card is played at a time."));
    }

    void vector9OneSevenLeftIsOut()
    {
        // The human's last card is a 7, whatever is called.
        const auto position = [](const char* lastJoker) {
            return played({cards("7 12 3"), cards("5 12 4"), cards("9 11 2")}, {}, cards("6"),
                          {{1, "play 5 higher hand"},
                           {2, "play 9 higher hand"},
                           {0, "play 12 lower hand"},
                           {1, "play 12 double hand"},
                           {2, "play 11 lower hand"},
                           {0, "play 3 higher hand"},
                           {1, "play 4 higher hand"},
                           {2, "pass"}},
                          json{{"hand_cards", 3}, {"open_cards", 0}, {"swap_max", 0}, {"last_joker", lastJoker}});
        };
        TableSession blocked;
        QVERIFY2(blocked.startFromRecord(position("blocked")), qPrintable(position("blocked")));
        blocked.skipPacing();
        QVERIFY(blocked.statusText().startsWith(QLatin1String("You have no card to play")));
        QSignalSpy refused(&blocked, &TableSession::refused);
        QVERIFY(!blocked.dropOn({hand(blocked, "7")}, QStringLiteral("discard")));
        QCOMPARE(refused.takeLast()[0].toString(), QStringLiteral("A joker may not be your last card."));
        blocked.setUntimed(true);
        QTRY_COMPARE(blocked.result().title, QStringLiteral("Fox is the last one in and wins"));

        TableSession wins;
        take(wins, position("wins"));
        QVERIFY(wins.dropOn({hand(wins, "7")}, QStringLiteral("discard")));
        QVERIFY(wins.choice().isEmpty()); // it ends the round: no call
        QCOMPARE(wins.result().title, QStringLiteral("You get rid of all cards and win"));

        TableSession noWin;
        take(noWin, position("no_win"));
        QVERIFY(noWin.dropOn({hand(noWin, "7")}, QStringLiteral("discard")));
        QCOMPARE(noWin.choice().size(), 2); // the player stays in, so the call matters
    }

    // --- Out of the round --------------------------------------------------------------------------------------------

private: // (no slot: Qt would ask Windows' headers how rules are printed)
    /// Top 13, higher; the human holds 11s and 12s: vector 3.
    static QString humanMustPass(json rules = json::object())
    {
        return played({cards("11 12 11 12 11"), cards("1 2 3 3 8"), cards("13 8 9 9 10")},
                      {cards("11 12 10 9 9"), cards("1 1 2 3 13"), cards("8 8 10 5 5")}, {},
                      {{1, "keep"}, {2, "keep"}, {0, "keep"}, {1, "play 1 higher hand"}, {2, "play 13 higher hand"}},
                      std::move(rules));
    }

private slots:
    void vector3AForcedPassIsTakenByTheTable()
    {
        TableSession session;
        session.setSpeed(QStringLiteral("off"));
        QVERIFY(session.startFromRecord(humanMustPass()));
        session.skipPacing(); // the deal
        // First it is told, then it is done: the hand lies open, the call stands.
        QCOMPARE(session.statusText(), QStringLiteral("You have no card to play (13 or joker): you're out"));
        QVERIFY(enabled(session, "pass")); // may be pressed at once
        QVERIFY(!session.watching());
        QTRY_VERIFY_WITH_TIMEOUT(session.watching(), 4000);
        QCOMPARE(lastMove(session), QStringLiteral("pass"));
        QVERIFY(session.seats()->rows()[0].badges.contains(QStringLiteral("out")));
        QCOMPARE(session.seats()->rows()[0].bubble, QStringLiteral("Out!"));
        QVERIFY(zone(session, QStringLiteral("discard"))->note.startsWith(QLatin1String("Higher!")));
    }

    void fastForwardEndsTheRound()
    {
        TableSession session;
        session.setSpeed(QStringLiteral("slow")); // 1.6 s between moves
        QVERIFY(session.startFromRecord(humanMustPass()));
        session.skipPacing();
        session.fastForward(); // not yet out: nothing happens
        QVERIFY(!session.watching());
        QVERIFY(session.trigger(QStringLiteral("pass")));
        QVERIFY(session.watching());
        QSignalSpy ended(&session, &TableSession::roundEnded);
        session.fastForward();
        QVERIFY(!session.watching());
        QVERIFY(ended.count() == 1 || ended.wait(3000));
        QCOMPARE(session.phase(), QStringLiteral("roundOver"));
        // Pauses are back with the next round.
        session.nextRound();
        QVERIFY(session.statusText().contains(QLatin1String("Deal")));
    }

    void revealOnPassShowsTheHand()
    {
        for (const bool shown : {true, false}) {
            TableSession session;
            take(session, played({cards("13 1 1 1 2"), cards("2 2 3 3 4"), cards("9 9 9 9 9")},
                                 {cards("13 1 2 3 3"), cards("4 4 5 5 5"), cards("6 6 6 6 6")}, {},
                                 {{1, "keep"},
                                  {2, "keep"},
                                  {0, "keep"},
                                  {1, "play 5 higher open"},
                                  {2, "play 9 higher hand"},
                                  {0, "play 13 higher hand"},
                                  {1, "pass"}},
                                 json{{"reveal_on_pass", shown ? "hand" : "none"}}));
            QCOMPARE(facesIn(session, QStringLiteral("hand:1")).contains(QString()), !shown);
            QVERIFY(session.seats()->rows()[1].badges.contains(QStringLiteral("out")));
        }
    }
};

QTEST_GUILESS_MAIN(HulahooTableTest)
#include "hulahootable_test.moc"
