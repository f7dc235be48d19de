// SPDX-License-Identifier: GPL-3.0-or-later
// Ho-Hpai at the table: gestures, refusals with their reasons, readings and the settlement.
#include "hohpai_help.h"
#include "registry/registry.h"

using namespace hohpai_help;

namespace {

/// The pieces of the hand that take part in something that may be done now.
QStringList playableOf(const TableSession& session)
{
    QStringList faces;
    for (const PieceRow& piece : session.pieces()->rows())
        if (piece.zone == QLatin1String("hand:0") && piece.playable)
            faces.append(piece.face);
    return faces;
}

} // namespace

class HohpaiTableTest : public QObject {
    Q_OBJECT

private slots:
    void everyGestureExchanges()
    {
        for (int way = 0; way < 5; ++way) {
            TableSession session;
            open(session, record({short24, other1, other2, other3}, QStringLiteral("6-6"), json::object()));
            QVERIFY(session.myTurn());
            QCOMPARE(session.handSort(), QStringLiteral("melds"));
            const int given = handId(session, QStringLiteral("1-4"));
            const QList<int> row = idsIn(session, QStringLiteral("row"));
            QCOMPARE(row.size(), 8);
            QCOMPARE(session.targetsFor({given}), (QStringList{QStringLiteral("put:right"), QStringLiteral("row")}));
            if (way == 0) {
                QVERIFY(session.dropOn({given}, QStringLiteral("row")));
            } else if (way == 1) {
                QVERIFY(session.dropOn({given}, QStringLiteral("put:right")));
            } else if (way == 2) {
                QVERIFY(session.activate(given));
            } else {
                session.toggleSelected(given);
                QVERIFY(way == 3 ? session.clickZone(QStringLiteral("row"))
                                 : session.trigger(QStringLiteral("exchange")));
            }
            // The piece put in lies last, the whole row has slid, and what lay first is in the hand: the very same pieces.
            QCOMPARE(idsIn(session, QStringLiteral("row")), row.mid(1) + QList<int>{given});
            QCOMPARE(session.pieces()->find(row.first())->face, QStringLiteral("6-6"));
            QCOMPARE(zoneOf(session, row.first()), QStringLiteral("hand:0"));
            QVERIFY(session.seats()->rows()[0].badgeLabels.contains(QStringLiteral("drew 6-6")));
            QVERIFY(!session.myTurn());
            QCOMPARE(session.seats()->rows()[1].isTurn, true);
        }
    }

    /// 5.3 and section 6: hands of six with a name of their own, and two like groups; any other win is none. The hands
    /// are vectors of section 9.
    void aHandBrokenOpen_data()
    {
        QTest::addColumn<QString>("hand");
        QTest::addColumn<QString>("taken");
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QList<int>>("parts"); // none = an ordinary win
        const auto row = [](const char* name, const char* hand, const char* taken, QList<int> parts,
                            const char* rules = "{}") { QTest::newRow(name) << hand << taken << rules << parts; };
        row("4 pou-tong 2", "1-2 2-3 2-4 2-5 2-6", "2-2", {6});
        row("11 Yo and Sun", "1-2 1-3 2-3 4-5 4-6", "5-6", {3, 3});
        row("1 hol-ssang-syo", "1-2 2-6 3-5 3-6 4-5", "1-4", {3, 3});
        row("2 tai-sa-ttai", "1-5 1-5 2-4 2-6 3-4", "3-6", {3, 3});
        row("22 any three pairs", "1-1 1-1 5-5 5-5 6-6", "6-6", {6}, R"({"tai_sa_ttai":"any_three_pairs"})");
        row("12 Yo and ro-in", "1-2 1-3 2-3 4-4 5-5", "6-6", {});
        row("13 with a sok", "1-3 1-4 2-4 5-5 5-5", "5-6", {});
    }
    void aHandBrokenOpen()
    {
        QFETCH(QString, hand);
        QFETCH(QString, taken);
        QFETCH(QString, rules);
        QFETCH(QList<int>, parts);
        // Whatever is left of the set, dealt to the others so that none of them matters: seat 0 wins at once.
        QStringList rest;
        for (int low = 1; low <= 6; ++low)
            for (int high = low; high <= 6; ++high) {
                const QString face = QStringLiteral("%1-%2").arg(low).arg(high);
                rest.append(face);
                if (QStringLiteral("1-1 1-3 1-5 1-6 2-2 3-3 4-4 4-6 5-5 5-6 6-6").split(u' ').contains(face))
                    rest.append(face);
            }
        for (const QString& face : (hand + u' ' + taken).split(u' '))
            QVERIFY(rest.removeOne(face));
        // What is put in completes nothing.
        const QString given = rest.contains(QStringLiteral("1-1")) ? QStringLiteral("1-1") : QStringLiteral("3-3");
        rest.removeOne(given);
        QStringList hands{hand + u' ' + given};
        for (int who = 0; who < 3; ++who) {
            QStringList one;
            for (int i = 0; i < 6; ++i)
                one.append(rest[who + 3 * i]);
            hands.append(one.join(u' '));
        }
        TableSession session;
        open(session, record(hands, taken, json::parse(rules.toStdString())));
        if (session.phase() == QLatin1String("playing"))
            QVERIFY(session.activate(handId(session, given)));
        QCOMPARE(session.phase(), QStringLiteral("roundOver"));
        const Moment great = session.result().rareMoment;
        if (parts.isEmpty()) {
            QCOMPARE(great, Moment());
            return;
        }
        QCOMPARE(great.kind, QStringLiteral("broken"));
        QCOMPARE(great.words, QStringLiteral("Broken open!"));
        QCOMPARE(great.who, QList<int>{0});
        QList<int> sizes;
        QStringList all;
        for (const QStringList& part : great.pieces) {
            sizes.append(int(part.size()));
            all += part;
        }
        QCOMPARE(sizes, parts);
        QStringList held = (hand + u' ' + taken).split(u' ');
        all.sort();
        held.sort();
        QCOMPARE(all, held);
    }

    /// A hand that wins as it was dealt says so, whatever it is.
    void aHandDealtAWin()
    {
        TableSession session;
        open(session, record({QStringLiteral("1-2 1-3 2-3 4-4 5-5 6-6"), other1,
                              QStringLiteral("1-1 1-5 3-6 4-6 5-5 2-6"), QStringLiteral("1-6 3-3 3-5 2-4 2-2 4-4")},
                             {}, json::object()));
        QTRY_COMPARE(session.phase(), QStringLiteral("roundOver"));
        QCOMPARE(session.result().rareMoment.words, QStringLiteral("Dealt a win!"));
        QCOMPARE(session.result().rareMoment.kind, QStringLiteral("dealt"));
    }

    void theHandIsReadAsItIsHeld()
    {
        TableSession session;
        open(session, record({short24, other1, other2, other3}, QStringLiteral("2-2"), json::object()));
        auto reading = session.reading();
        QCOMPARE(reading.title, QStringLiteral("1 piece short"));
        QCOMPARE(reading.wanted, QStringList{QStringLiteral("2-2")});
        // Pou-tong of 2: five of its six lie side by side.
        const auto part = reading.parts.value(0);
        QCOMPARE(part.label, QStringLiteral("Pou-tong of 2 5/6"));
        QCOMPARE(part.complete, false);
        const auto run = part.runs.value(0);
        QCOMPARE(run.last - run.first, 4);

        // Vector 4: with 2-2 it is a pou-tong of 2 and counts 5; it ends the deal at once.
        QVERIFY(session.dropOn({handId(session, QStringLiteral("1-4"))}, QStringLiteral("row")));
        QCOMPARE(session.phase(), QStringLiteral("roundOver"));
        QCOMPARE(session.result().title, QStringLiteral("Broken open! You show Pou-tong of 2"));
        QCOMPARE(session.result().payments[0].payment, QStringLiteral("+15"));
        QCOMPARE(session.result().hands[0].worth, QStringLiteral("Pou-tong of 2, 5 points"));
        QVERIFY(session.reading().title.isEmpty());
        // Every hand and the row lie open.
        for (const PieceRow& row : session.pieces()->rows())
            QVERIFY2(!row.face.isEmpty(), qPrintable(row.zone));
    }

    void theSettlementIsExplained()
    {
        // P6: stake 10, hand 5 counts 5 in vector 4: +150 and -50 each.
        TableSession session;
        open(session, record({QStringLiteral("1-2 2-2 2-3 2-4 2-5 2-6"), other1, other2, other3}, {}, {{"stake", 10}}));
        QCOMPARE(session.phase(), QStringLiteral("roundOver")); // a dealt win
        QCOMPARE(session.result().title, QStringLiteral("Dealt a win! You show Pou-tong of 2"));
        QCOMPARE(session.result().payments[0].payment, QStringLiteral("+150"));
        QCOMPARE(session.result().settlement.size(), 3);
        for (const auto& line : session.result().settlement) {
            QCOMPARE(line.amountText, QStringLiteral("50"));
            QCOMPARE(line.reason, QStringLiteral("Pou-tong of 2"));
            QCOMPARE(line.factors, (QStringList{QStringLiteral("5 points"), QStringLiteral("10 chips per point")}));
        }
    }

    void aWinMayBeDeclinedAndDeclaredLater()
    {
        // Vector 16: two tai-sam-tong, an ordinary win.
        const QString won = QStringLiteral("1-1 1-3 2-2 2-4 3-3 4-4");
        const QStringList hands{won, QStringLiteral("1-1 1-5 3-4 4-6 6-6 1-4"),
                                QStringLiteral("1-5 3-6 4-6 5-5 4-4 1-2"), QStringLiteral("1-6 3-3 3-5 5-5 1-3 2-6")};
        TableSession session;
        open(session, record(hands, QStringLiteral("5-6"), {{"win_declaration", "optional"}}));
        QVERIFY(enabled(session, "declare") && enabled(session, "decline"));
        QCOMPARE(session.reading().detail, QStringLiteral("Tai-sam-tong + Tai-sam-tong, 1 point"));
        QVERIFY(session.trigger(QStringLiteral("decline")));
        QVERIFY(!enabled(session, "declare"));
        QCOMPARE(session.actions()->find(QStringLiteral("declare"))->reasonSentence,
                 QStringLiteral("You have declined to show this hand; you may declare after your next piece."));
        QVERIFY(session.dropOn({handId(session, QStringLiteral("1-1"))}, QStringLiteral("row")));
        QVERIFY(!session.myTurn());

        TableSession other;
        open(other, record(hands, QStringLiteral("5-6"), {{"win_declaration", "optional"}}));
        QVERIFY(other.trigger(QStringLiteral("declare")));
        QCOMPARE(other.phase(), QStringLiteral("roundOver"));
        QCOMPARE(other.result().payments[0].payment, QStringLiteral("+3"));
        QCOMPARE(other.result().settlement[0].reason, QStringLiteral("Tai-sam-tong + Tai-sam-tong, an ordinary win"));
    }

    void whoHasNothingToDeclareIsNotAsked()
    {
        TableSession session;
        open(session, record({short24, other1, other2, other3}, QStringLiteral("6-6"),
                             {{"win_declaration", "optional"}, {"dealt_win_timing", "immediate"}}));
        // The question after the deal was answered without a prompt.
        QVERIFY(!session.claim().active);
        session.setPaused(false);
        QTRY_VERIFY(session.myTurn());
        session.setPaused(true);
        QVERIFY(session.dropOn({handId(session, QStringLiteral("1-4"))}, QStringLiteral("row")));
        QVERIFY(!session.claim().active);
        QVERIFY(!session.myTurn());
        const auto match = matchOf(session);
        QCOMPARE(match->actions().back().text, std::string("decline"));
        // What is taken back is the exchange: the answer was no decision.
        session.undo();
        QVERIFY(session.myTurn());
        QVERIFY(handId(session, QStringLiteral("1-4")) >= 0);

        // With a winning hand the person is asked, and the prompt answers.
        TableSession asked;
        open(asked, record({QStringLiteral("1-2 2-2 2-3 2-4 2-5 2-6"), other1, other2, other3}, {},
                           {{"win_declaration", "optional"}, {"dealt_win_timing", "immediate"}}));
        QVERIFY(asked.claim().active);
        QCOMPARE(asked.claim().text, QStringLiteral("Pou-tong of 2, 5 points: declare it?"));
        QVERIFY(asked.trigger(QStringLiteral("declare")));
        asked.setPaused(false);
        QTRY_COMPARE(asked.phase(), QStringLiteral("roundOver"));
    }

    void refusalsSayWhy()
    {
        TableSession session;
        open(session,
             record({short24, other1, other2, other3}, QStringLiteral("6-6"), {{"win_declaration", "optional"}}));
        QSignalSpy refused(&session, &TableSession::refused);
        const auto why = [&refused] { return refused.isEmpty() ? QString() : refused.takeFirst()[0].toString(); };
        QVERIFY(!session.trigger(QStringLiteral("exchange")));
        QCOMPARE(why(), QStringLiteral("Choose a piece of your hand to put into the row."));
        QVERIFY(!session.clickZone(QStringLiteral("row")));
        QCOMPARE(why(), QStringLiteral("Choose a piece of your hand to put into the row."));
        const QList<int> two{handId(session, QStringLiteral("1-2")), handId(session, QStringLiteral("1-4"))};
        QVERIFY(!session.dropOn(two, QStringLiteral("row")));
        QCOMPARE(why(), QStringLiteral("One piece is exchanged at a time."));
        QVERIFY(!session.trigger(QStringLiteral("declare")));
        QCOMPARE(why(),
                 QStringLiteral("Your pieces are not a winning hand: it takes two groups of three, or a hand of six."));
        QVERIFY(!session.trigger(QStringLiteral("decline")));
        QCOMPARE(why(), QStringLiteral("There is no win to decline."));
        QVERIFY(session.dropOn({two.first()}, QStringLiteral("row")));
        QVERIFY(!session.trigger(QStringLiteral("exchange")));
        QCOMPARE(why(), QStringLiteral("It is not your turn."));
        // No button is dim without its reason.
        for (const ActionRow& button : session.actions()->rows())
            QVERIFY2(!button.shown || button.enabled || !button.reasonSentence.isEmpty(), qPrintable(button.actionId));
    }

    void tokTakesAndDiscards()
    {
        // Seat 3 deals to itself six; it discards, and the human follows.
        const json rules{{"preset", "tok"}, {"stock_out", "draw"}};
        const QStringList hands{QStringLiteral("1-2 1-4 2-3 2-4 2-5"), QStringLiteral("1-1 1-3 1-5 3-4 4-6"),
                                QStringLiteral("1-1 1-5 3-6 4-6 5-5"), QStringLiteral("1-6 3-3 3-5 4-4 5-5 1-3")};
        auto match = hanpan::match_from_record(record(hands, QStringLiteral("6-6"), rules, 3).toStdString());
        QVERIFY2(match, match.error.text().c_str());
        QVERIFY((*match)->play(3, "discard 1-6").allowed());
        const QString text = QString::fromStdString((*match)->to_record());

        TableSession session;
        open(session, text);
        QSignalSpy refused(&session, &TableSession::refused);
        const auto why = [&refused] { return refused.isEmpty() ? QString() : refused.takeFirst()[0].toString(); };
        QVERIFY(!session.dropOn({handId(session, QStringLiteral("1-2"))}, QStringLiteral("discard")));
        QCOMPARE(why(), QStringLiteral("Take the discard or a piece from the stock first."));
        QVERIFY(!session.trigger(QStringLiteral("pass")));
        QCOMPARE(why(), QStringLiteral("There is no passing while the stock lasts."));
        QCOMPARE(playableOf(session), QStringList());
        QVERIFY(session.clickZone(QStringLiteral("stock")));
        QVERIFY(handId(session, QStringLiteral("6-6")) >= 0);
        QCOMPARE(playableOf(session).size(), 6); // any of them may be discarded
        QVERIFY(!session.trigger(QStringLiteral("draw")));
        QCOMPARE(why(), QStringLiteral("You hold six pieces; discard one."));
        QVERIFY(!session.trigger(QStringLiteral("discard")));
        QCOMPARE(why(), QStringLiteral("Choose one piece to discard."));
        QVERIFY(session.activate(handId(session, QStringLiteral("6-6"))));
        QCOMPARE(session.seats()->rows()[1].isTurn, true);

        TableSession other;
        open(other, text);
        // The discard itself, dragged to the hand.
        const int top = idsIn(other, QStringLiteral("discard")).last();
        QVERIFY(other.dropOn({top}, QStringLiteral("hand:0")));
        QCOMPARE(zoneOf(other, top), QStringLiteral("hand:0"));
    }

    void aDiscardThatWinsIsOffered()
    {
        // 2-2 completes the human's pou-tong of 2; nobody else can use it.
        const json rules{{"preset", "tok"}, {"win_declaration", "optional"}, {"discard_claim", "any_player_to_win"}};
        const QStringList hands{QStringLiteral("1-2 2-3 2-4 2-5 2-6"), QStringLiteral("1-1 1-3 1-5 3-4 4-6"),
                                QStringLiteral("1-1 1-5 3-6 4-6 5-5"), QStringLiteral("2-2 3-3 3-5 4-4 5-5 1-3")};
        auto match = hanpan::match_from_record(record(hands, QStringLiteral("6-6"), rules, 3).toStdString());
        QVERIFY2(match, match.error.text().c_str());
        QVERIFY((*match)->play(3, "discard 2-2").allowed());
        TableSession session;
        open(session, QString::fromStdString((*match)->to_record()));
        QCOMPARE(session.statusText(), QStringLiteral("The discard completes your hand: declare it?"));
        QCOMPARE(session.claim().text, QStringLiteral("Pou-tong of 2, 5 points: declare it?"));
        QCOMPARE(session.claim().face, QStringLiteral("2-2"));
        QVERIFY(session.trigger(QStringLiteral("declare")));
        session.setPaused(false);
        QTRY_COMPARE(session.phase(), QStringLiteral("roundOver"));
        QCOMPARE(session.result().title, QStringLiteral("Broken open! You show Pou-tong of 2"));
        QCOMPARE(session.result().payments[0].payment, QStringLiteral("+15"));
    }

    void theListOfHandsFollowsTheRules()
    {
        const auto namesOf = [](const TableSession& session) {
            QStringList names;
            for (const auto& one : session.handClasses())
                names.append(one.name);
            return names;
        };
        TableSession session;
        open(session, record({short24, other1, other2, other3}, {}, json::object()));
        const QStringList all = namesOf(session);
        for (const char* name : {"Ssang-syo", "Sok", "Tai-sam-tong", "Ro-in", "A-ki", "Ssang-pyen", "Yo", "Sun",
                                 "Hol-ssang-syo", "Tai-sa-ttai", "Pou-tong"})
            QVERIFY2(all.contains(QLatin1String(name)), name);
        // Section 6: the scores of pou-tong, and of hol-ssang-syo.
        for (const auto& one : session.handClasses()) {
            if (one.name == QLatin1String("Pou-tong"))
                QCOMPARE(one.worth, QStringLiteral("1s: 3 · 2s: 5 · 3s: 3 · 4s: 3 · 5s: 4 · 6s: 3"));
            if (one.name == QLatin1String("Hol-ssang-syo"))
                QCOMPARE(one.worth, QStringLiteral("5 points"));
        }
        TableSession plain;
        open(plain, record({short24, other1, other2, other3}, {}, {{"use_sok", false}}));
        QVERIFY(!namesOf(plain).contains(QStringLiteral("Sok")));
        // Section 5.5: with three players and 24 pieces ro-in, ssang-pyen and a-ki cannot occur.
        TableSession three;
        three.setUntimed(true);
        QVERIFY(three.start(QStringLiteral("hohpai"), 3, {}, QStringLiteral("4"), {}, 0, 0));
        for (const char* name : {"Ro-in", "A-ki", "Ssang-pyen"})
            QVERIFY(!namesOf(three).contains(QLatin1String(name)));
    }
};

QTEST_GUILESS_MAIN(HohpaiTableTest)
#include "hohpaitable_test.moc"
