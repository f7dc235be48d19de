// SPDX-License-Identifier: GPL-3.0-or-later
// HULA-HOO! at the table: every gesture, every refusal a person can meet, the house rules that change what can be done.
// Expected values come from the rules: "vector 14" is one of section 7, "chaos_target" a row of section 5.
#include <QAbstractItemModelTester>
#include <QRegularExpression>

#include <QTranslator>

#include "table/piecetracker.h"
#include "table_help.h"

using namespace table_help;

namespace {

using hanpan::json;

struct Move {
    int who;
    const char* action;
};

/// A round in which seat 0 holds hands[0] and rows[0] and so on, the draw pile begins with `draw`, and `moves` were made.
/// The dealer is seat `dealer`, so the seat after him swaps and leads.
QString played(const QList<QStringList>& hands, const QList<QStringList>& rows, const QStringList& draw,
               const QList<Move>& moves, json rules = json::object(), int dealer = 0)
{
    const int players = int(hands.size());
    QStringList deck;
    const auto deal = [&](const QList<QStringList>& all) {
        for (int n = 0; n < all[0].size(); ++n)
            for (int i = 1; i <= players; ++i)
                deck.append(all[(dealer + i) % players][n]);
    };
    deal(hands);
    if (!rows.isEmpty() && !rows[0].isEmpty())
        deal(rows);
    deck += draw;
    QStringList rest;
    for (int value = 1; value <= 13; ++value)
        for (int n = 0; n < (value == 7 ? 12 : 6); ++n)
            rest.append(QString::number(value));
    for (const QString& card : std::as_const(deck))
        rest.removeOne(card);
    deck += rest;
    const QString record = dealt(deck.join(u' '), players, rules, dealer, "hulahoo");
    auto match = hanpan::match::from_record(record.toStdString());
    if (!match)
        return record; // what is wrong with it
    for (const Move& move : moves)
        if (const hanpan::verdict refused = (*match)->play(move.who, move.action); !refused.allowed())
            return QStringLiteral("%1: %2").arg(QLatin1String(move.action), QString::fromStdString(refused.why()));
    return QString::fromStdString((*match)->to_record());
}

int pieceIn(const TableSession& session, const QString& zone, const QString& face)
{
    for (const PieceRow& row : session.pieces()->rows())
        if (row.zone == zone && row.face == face)
            return row.pieceId;
    return -1;
}

int hand(const TableSession& session, const char* face)
{
    return pieceIn(session, "hand:0", QString::fromLatin1(face));
}
int open(const TableSession& session, const char* face)
{
    return pieceIn(session, "open:0", QString::fromLatin1(face));
}

QStringList facesIn(const TableSession& session, const QString& zone)
{
    QList<const PieceRow*> rows;
    for (const PieceRow& row : session.pieces()->rows())
        if (row.zone == zone)
            rows.append(&row);
    std::sort(rows.begin(), rows.end(), [](const PieceRow* a, const PieceRow* b) { return a->place < b->place; });
    QStringList faces;
    for (const PieceRow* row : std::as_const(rows))
        faces.append(row->face);
    return faces;
}

const ZoneRow* zone(const TableSession& session, const QString& id)
{
    for (const ZoneRow& row : session.zones()->rows())
        if (row.zoneId == id)
            return &row;
    return nullptr;
}

QStringList choices(const TableSession& session)
{
    QStringList labels;
    for (const QVariant& one : session.choice())
        labels.append(one.toMap()[QStringLiteral("label")].toString());
    return labels;
}

/// The last action of a seat in the record.
QString lastMove(const TableSession& session, int who = 0)
{
    QString text;
    const auto match = matchOf(session);
    for (const hanpan::played_action& action : match->actions())
        if (action.who == who)
            text = QString::fromStdString(action.text);
    return text;
}

/// Four players, everybody kept their rows, seat 3 dealt: the human leads. Hand 1 4 5 6 7, open 13 4 2 9 7.
QString humanLeads(json rules = json::object())
{
    const bool swaps = !rules.contains("chaos_no_swap");
    return played({cards("1 4 5 6 7"), cards("1 2 3 3 8"), cards("8 8 9 9 10"), cards("10 10 11 11 12")},
                  {cards("13 4 2 9 7"), cards("1 1 2 3 5"), cards("8 9 10 5 5"), cards("11 11 12 12 13")}, cards("6 6"),
                  swaps ? QList<Move>{{0, "keep"}, {1, "keep"}, {2, "keep"}, {3, "keep"}} : QList<Move>{},
                  std::move(rules), 3);
}

/// Plays the human's part by gestures until the round is over, every kind of gesture in turn.
void playHulahoo(
    TableSession& session, const std::function<void()>& look = [] {})
{
    int gestures = 0;
    int idle = 0;
    while (session.phase() == QLatin1String("playing")) {
        look();
        if (!session.choice().isEmpty()) {
            QVERIFY(session.choose(gestures % int(session.choice().size())));
            continue;
        }
        session.fastForward();
        if (!session.myTurn()) {
            QSignalSpy changed(&session, &TableSession::changed);
            if (!changed.wait(3000))
                QVERIFY2(++idle < 5, qPrintable(session.statusText() + session.sessionRecord().right(2000)));
            continue;
        }
        idle = 0;
        QVERIFY2(++gestures < 400, "the round does not end");
        const auto selectOpen = [&](int most) {
            session.clearSelection();
            int left = most;
            for (const PieceRow& row : session.pieces()->rows())
                if ((row.zone == QLatin1String("hand:0") || row.zone == QLatin1String("open:0")) && row.playable &&
                    left-- > 0)
                    session.toggleSelected(row.pieceId);
        };
        if (enabled(session, "keep")) {
            if (gestures % 2 == 0) {
                QVERIFY(session.trigger(QStringLiteral("keep")));
            } else {
                selectOpen(1);
                QVERIFY(session.clickZone(QStringLiteral("stock")));
            }
        } else if (enabled(session, "name")) {
            QVERIFY(session.trigger(QStringLiteral("name")));
        } else if (session.statusText().startsWith(QLatin1String("Choose"))) {
            selectOpen(5);
            QVERIFY(enabled(session, "pick"));
            QVERIFY(gestures % 2 ? session.trigger(QStringLiteral("pick"))
                                 : session.clickZone(QStringLiteral("open:0")));
        } else {
            int card = -1;
            for (const PieceRow& row : session.pieces()->rows())
                if (row.playable && (row.zone == QLatin1String("hand:0") || row.zone == QLatin1String("open:0")))
                    card = row.pieceId;
            if (card < 0) {
                QTest::qWait(1); // a forced pass: the table does it
                continue;
            }
            if (gestures % 3 == 0) {
                QVERIFY(session.dropOn({card}, QStringLiteral("discard")));
            } else if (gestures % 3 == 1) {
                QVERIFY(session.activate(card));
            } else {
                session.clearSelection();
                session.toggleSelected(card);
                const char* all[]{"higher", "lower", "double", "anything"};
                const auto can = std::find_if(std::begin(all), std::end(all),
                                              [&](const char* call) { return enabled(session, call); });
                QVERIFY(can != std::end(all));
                QVERIFY(session.trigger(QString::fromLatin1(*can)));
            }
        }
    }
}

} // namespace

class HulahooTableTest : public QObject {
    Q_OBJECT

    /// Starts from a record and refuses to go on when it is none.
    static void take(TableSession& session, const QString& record)
    {
        session.setInstant(true);
        QVERIFY2(session.startFromRecord(record), qPrintable(record.left(200) + session.startError()));
    }

private slots:
    void cleanup() { QVERIFY(!QTest::currentTestFailed()); }

    // --- Swap --------------------------------------------------------------------------------------------------------

    void vector16SwapByDragAndByButton()
    {
        for (int way = 0; way < 4; ++way) {
            TableSession session;
            take(session, played({cards("1 1 1 1 2"), cards("3 3 3 3 4")}, {cards("2 2 13 5 7"), cards("8 8 8 8 9")},
                                 cards("4 9 7 1"), {}, json::object(), 1));
            const QVariantList out{open(session, "13"), open(session, "5")};
            QCOMPARE(session.targetsFor(out), QStringList{QStringLiteral("stock")});
            if (way == 0) {
                QVERIFY(session.dropOn(out, QStringLiteral("stock")));
            } else {
                for (const QVariant& id : out)
                    session.toggleSelected(id.toInt());
                QVERIFY(zone(session, QStringLiteral("stock"))->isTarget);
                QVERIFY(way == 1   ? session.clickZone(QStringLiteral("stock"))
                        : way == 2 ? session.trigger(QStringLiteral("swap"))
                                   : session.activate(out[1].toInt()));
            }
            QCOMPARE(facesIn(session, QStringLiteral("open:0")), cards("2 2 4 9 7"));
            QCOMPARE(lastMove(session), QStringLiteral("swap 13 5"));
            // The cards put away are in the draw pile now, where nobody sees them lie.
            for (const QVariant& id : out) {
                QCOMPARE(zoneOf(session, id.toInt()), QStringLiteral("stock"));
                QCOMPARE(session.pieces()->find(id.toInt())->face, QString());
            }
        }
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
                 QStringLiteral("You may swap 3 cards at the most."));
        QVERIFY(!session.trigger(QStringLiteral("swap")));
        QCOMPARE(why(), QStringLiteral("You may swap 3 cards at the most."));
        session.clearSelection();
        QVERIFY(!session.dropOn({hand(session, "2")}, QStringLiteral("discard")));
        QCOMPARE(why(), QStringLiteral("That cannot be done at this moment of the round."));
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
                         fromOpen ? QStringLiteral("Lower!\n1–9") : QStringLiteral("Lower!\n1–5 · 7"));
                QCOMPARE(zone(session, QStringLiteral("discard"))->label, QStringLiteral("Pile: 1 point"));
                QCOMPARE(session.seats()->rows()[0].bubble, QStringLiteral("Lower!"));
                QCOMPARE(session.seats()->rows()[0].bubbleIcon, QStringLiteral("arrow-down"));
            }
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
        QCOMPARE(zone(session, QStringLiteral("discard"))->note, QStringLiteral("Higher!\n4–13"));

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
        QCOMPARE(zone(session, QStringLiteral("discard"))->note, QStringLiteral("Double!\n7 · 9–11"));
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
        auto match = hanpan::match::from_record(before({}).toStdString());
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
                 QStringLiteral("Nothing lies beyond 13: that call is not allowed here."));
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
        QVERIFY(blocked.statusText().startsWith(QLatin1String("No card of yours fits")));
        QSignalSpy refused(&blocked, &TableSession::refused);
        QVERIFY(!blocked.dropOn({hand(blocked, "7")}, QStringLiteral("discard")));
        QCOMPARE(refused.takeLast()[0].toString(), QStringLiteral("A joker may not be your last card."));
        blocked.setInstant(true);
        QTRY_COMPARE(blocked.roundResult(), QStringLiteral("Fox is the last one in and wins"));

        TableSession wins;
        take(wins, position("wins"));
        QVERIFY(wins.dropOn({hand(wins, "7")}, QStringLiteral("discard")));
        QVERIFY(wins.choice().isEmpty()); // it ends the round: no call
        QCOMPARE(wins.roundResult(), QStringLiteral("You get rid of all cards and win"));

        TableSession noWin;
        take(noWin, position("no_win"));
        QVERIFY(noWin.dropOn({hand(noWin, "7")}, QStringLiteral("discard")));
        QCOMPARE(noWin.choice().size(), 2); // the player stays in, so the call matters
    }

    // --- Out of the round --------------------------------------------------------------------------------------------

    /// Top 13, higher; the human holds 11s and 12s: vector 3.
    static QString humanMustPass(json rules = json::object())
    {
        return played({cards("11 12 11 12 11"), cards("1 2 3 3 8"), cards("13 8 9 9 10")},
                      {cards("11 12 10 9 9"), cards("1 1 2 3 13"), cards("8 8 10 5 5")}, {},
                      {{1, "keep"}, {2, "keep"}, {0, "keep"}, {1, "play 1 higher hand"}, {2, "play 13 higher hand"}},
                      std::move(rules));
    }

    void vector3AForcedPassIsTakenByTheTable()
    {
        TableSession session;
        session.setSpeed(QStringLiteral("off"));
        QVERIFY(session.startFromRecord(humanMustPass()));
        session.skipPacing(); // the deal
        // First it is told, then it is done: the hand lies open, the call stands.
        QCOMPARE(session.statusText(), QStringLiteral("No card of yours fits (13 or joker): you are out"));
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

    /// Vector 17: the human plays 12 higher and names seat 2, who cannot; he names again.
    static QString humanNamesAgain(json rules)
    {
        return played({cards("12 4 5 6 7"), cards("10 2 3 3 8"), cards("8 8 9 9 10"), cards("10 10 11 11 12")},
                      {cards("13 4 2 9 7"), cards("1 1 2 3 5"), cards("8 9 10 5 5"), cards("11 11 12 12 13")}, {},
                      {{0, "keep"}, {1, "keep"}, {2, "keep"}, {3, "keep"}, {0, "play 12 higher hand > 2"}, {2, "pass"}},
                      std::move(rules), 3);
    }

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
            QCOMPARE(session.statusText(), QStringLiteral("Choose 5 cards to lie open"));
            QCOMPARE(handFaces(session).size(), 10);
            QSignalSpy refused(&session, &TableSession::refused);
            QVERIFY(!session.trigger(QStringLiteral("pick")));
            QCOMPARE(refused.takeLast()[0].toString(),
                     QStringLiteral("Choose the cards of your hand that shall lie open."));
            QVariantList chosen;
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
        QCOMPARE(zone(session, QStringLiteral("discard"))->note, QStringLiteral("Anything!\n1–13"));
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
        QCOMPARE(session.roundResult(), QStringLiteral("Fox is the last one in and wins"));
        QCOMPARE(session.payments()[1].toMap()[QStringLiteral("payment")].toString(), QStringLiteral("+5"));
        QCOMPARE(session.settlement()[0].toMap()[QStringLiteral("text")].toString(),
                 QStringLiteral("To Fox: 5 – for the pile, 5 cards in the pile"));

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
        QCOMPARE(out.roundResult(), QStringLiteral("You get rid of all cards and win"));
    }

    void bothFormsOfTheMatch()
    {
        // Whoever wins three rounds wins the match, whatever the points are.
        TableSession session;
        session.setInstant(true);
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
        QCOMPARE(session.matchResult()[QStringLiteral("ranking")].toList()[0].toMap()[QStringLiteral("seat")].toInt(),
                 champion);
        QVERIFY(session.seats()->rows()[champion].badgeLabels.contains(QStringLiteral("Wins 3/3")));
        // A fixed number of rounds is told beforehand.
        TableSession fixed;
        fixed.setInstant(true);
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
        QCOMPARE(session.thinking()[QStringLiteral("totalMs")].toInt(), 1000);
        QVERIFY(session.thinking()[QStringLiteral("remainingMs")].toInt() > 500);
        QTRY_VERIFY_WITH_TIMEOUT(lastMove(session).startsWith(QLatin1String("play")), 5000);
        QVERIFY(!session.canUndo() || lastMove(session) != QLatin1String("keep"));
        QCOMPARE(session.thinking()[QStringLiteral("totalMs")].toInt(), 0);
    }

    void playedCounterClockwiseOnTheScreen()
    {
        TableSession session;
        session.setInstant(true);
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
        session.setInstant(true);
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
            QVERIFY(!session.roundResult().isEmpty());
            QCOMPARE(session.hands().size(), players);
            for (const QVariant& row : session.settlement())
                QVERIFY(!row.toMap()[QStringLiteral("text")].toString().contains(u'_'));
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

QTEST_GUILESS_MAIN(HulahooTableTest)
#include "hulahootable_test.moc"
