// SPDX-License-Identifier: GPL-3.0-or-later
// Ho-Hpai at the table: gestures, refusals with their reasons, the deal as a ceremony, what is seen to travel, whole rounds.
#include <QAbstractItemModelTester>
#include <QRegularExpression>

#include "table_help.h"

using namespace table_help;

namespace {

using hanpan::json;

/// The record of a deal in which everybody holds these six (in Tok five but for the head) and the row or stock begins
/// with `next`; whatever is left follows in order.
QString record(const QStringList& hands, const QString& next, json rules, int dealer = 0)
{
    hanpan::match_setup setup;
    setup.game = "hohpai";
    setup.players = int(hands.size());
    setup.seed = 11;
    setup.dealer = dealer;
    if (!rules.contains("whirl"))
        rules["whirl"] = false;
    QStringList deck;
    for (int i = 0; i < hands.size(); ++i)
        deck += hands[(dealer + i) % hands.size()].split(u' ');
    if (!next.isEmpty())
        deck += next.split(u' ');
    QStringList set;
    for (int low = 1; low <= 6; ++low)
        for (int high = low; high <= 6; ++high) {
            const QString face = QStringLiteral("%1-%2").arg(low).arg(high);
            const QStringList twice = QStringLiteral("1-1 1-3 1-5 1-6 2-2 3-3 4-4 4-6 5-5 5-6 6-6").split(u' ');
            for (int copy = 0; copy < (twice.contains(face) ? 2 : 1); ++copy)
                set.append(face);
        }
    for (const QString& face : std::as_const(deck))
        set.removeOne(face);
    setup.deck = (deck + set).join(u' ').toStdString();
    const auto values = hanpan::find_game("hohpai")->book().read(rules);
    if (!values)
        return QString::fromStdString(values.error);
    setup.rules = *values.value;
    const auto match = hanpan::match::create(setup);
    return match ? QString::fromStdString((*match.value)->to_record()) : QString::fromStdString(match.error);
}

// hohpai.md section 9, vector 24: one piece short, only 2-2 helps.
const QString short24 = QStringLiteral("1-2 1-4 2-3 2-4 2-5 2-6");
// Three hands nobody wins with as dealt.
const QString other1 = QStringLiteral("1-1 1-3 1-5 3-4 4-6 6-6");
const QString other2 = QStringLiteral("1-1 1-5 3-6 4-6 5-5 4-4");
const QString other3 = QStringLiteral("1-6 3-3 3-5 4-4 5-5 1-3");

QList<int> idsIn(const TableSession& session, const QString& zone)
{
    QList<const PieceRow*> rows;
    for (const PieceRow& row : session.pieces()->rows())
        if (row.zone == zone)
            rows.append(&row);
    std::sort(rows.begin(), rows.end(), [](const PieceRow* a, const PieceRow* b) { return a->place < b->place; });
    QList<int> ids;
    for (const PieceRow* row : std::as_const(rows))
        ids.append(row->pieceId);
    return ids;
}

/// The own hand lies as its owner likes it: which pieces they are matters, not their order.
QList<int> sorted(QList<int> ids)
{
    std::sort(ids.begin(), ids.end());
    return ids;
}

int handId(const TableSession& session, const QString& face)
{
    for (const int id : handIds(session))
        if (session.pieces()->find(id)->face == face)
            return id;
    return -1;
}

/// Opens the record with the bots held back.
void open(TableSession& session, const QString& text)
{
    session.setInstant(true);
    session.setPaused(true);
    QVERIFY2(session.startFromRecord(text), qPrintable(session.startError() + text));
}

/// Every face shown is one that seat 0 may see.
void nothingLeaks(const TableSession& session)
{
    QStringList open;
    for (const hanpan::zone& z : matchOf(session)->zones(0))
        for (const std::string& face : z.pieces)
            open.append(QString::fromStdString(face));
    for (const PieceRow& row : session.pieces()->rows())
        if (!row.face.isEmpty())
            QVERIFY2(open.removeOne(row.face), qPrintable(row.face + u' ' + row.zone));
}

void playDeal(TableSession& session)
{
    int gestures = 0;
    while (session.phase() == QLatin1String("playing")) {
        if (!session.myTurn()) {
            QSignalSpy changed(&session, &TableSession::changed);
            QVERIFY2(changed.wait(5000), qPrintable(session.statusText() + session.sessionRecord().right(1500)));
            continue;
        }
        QVERIFY2(++gestures < 600, "the round does not end");
        nothingLeaks(session);
        if (enabled(session, "declare")) {
            QVERIFY(session.trigger(gestures % 3 ? QStringLiteral("declare") : QStringLiteral("decline")));
            continue;
        }
        if (enabled(session, "draw") || enabled(session, "take")) {
            QVERIFY(enabled(session, "take") && (gestures % 2 || !enabled(session, "draw"))
                        ? session.clickZone(QStringLiteral("discard"))
                        : session.trigger(QStringLiteral("draw")));
            continue;
        }
        if (enabled(session, "pass")) {
            QVERIFY(session.trigger(QStringLiteral("pass")));
            continue;
        }
        const bool rows = session.actions()->find(QStringLiteral("exchange"))->shown;
        const QString goal = rows ? QStringLiteral("row") : QStringLiteral("discard");
        const int id = handIds(session).last();
        if (gestures % 3 == 0) {
            QVERIFY(session.dropOn({id}, goal));
        } else if (gestures % 3 == 1) {
            QVERIFY(session.activate(id));
        } else {
            session.toggleSelected(id);
            QVERIFY(session.clickZone(goal));
        }
    }
}

} // namespace

class TableHohpaiTest : public QObject {
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
            QVERIFY(session.seats()->rows()[0].badgeLabels.contains(QStringLiteral("+6-6")));
            QVERIFY(!session.myTurn());
            QCOMPARE(session.seats()->rows()[1].isTurn, true);
        }
    }

    void theHandIsReadAsItIsHeld()
    {
        TableSession session;
        open(session, record({short24, other1, other2, other3}, QStringLiteral("2-2"), json::object()));
        QVariantMap reading = session.reading();
        QCOMPARE(reading[QStringLiteral("title")].toString(), QStringLiteral("1 piece short"));
        QCOMPARE(reading[QStringLiteral("wanted")].toStringList(), QStringList{QStringLiteral("2-2")});
        // Pou-tong of 2: five of its six lie side by side.
        const QVariantMap part = reading[QStringLiteral("parts")].toList().value(0).toMap();
        QCOMPARE(part[QStringLiteral("label")].toString(), QStringLiteral("Pou-tong of 2 5/6"));
        QCOMPARE(part[QStringLiteral("complete")].toBool(), false);
        const QVariantMap run = part[QStringLiteral("runs")].toList().value(0).toMap();
        QCOMPARE(run[QStringLiteral("last")].toInt() - run[QStringLiteral("first")].toInt(), 4);

        // Vector 4: with 2-2 it is a pou-tong of 2 and counts 5; it ends the deal at once.
        QVERIFY(session.dropOn({handId(session, QStringLiteral("1-4"))}, QStringLiteral("row")));
        QCOMPARE(session.phase(), QStringLiteral("roundOver"));
        QCOMPARE(session.roundResult(), QStringLiteral("Broken open! You show Pou-tong of 2"));
        QCOMPARE(session.payments()[0].toMap()[QStringLiteral("payment")].toString(), QStringLiteral("+15"));
        QCOMPARE(session.hands()[0].toMap()[QStringLiteral("worth")].toString(),
                 QStringLiteral("Pou-tong of 2, 5 points"));
        QVERIFY(session.reading().isEmpty());
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
        QCOMPARE(session.roundResult(), QStringLiteral("Dealt a win! You show Pou-tong of 2"));
        QCOMPARE(session.payments()[0].toMap()[QStringLiteral("payment")].toString(), QStringLiteral("+150"));
        QCOMPARE(session.settlement().size(), 3);
        for (const QVariant& line : session.settlement()) {
            QCOMPARE(line.toMap()[QStringLiteral("amountText")].toString(), QStringLiteral("50"));
            QCOMPARE(line.toMap()[QStringLiteral("reason")].toString(), QStringLiteral("Pou-tong of 2"));
            QCOMPARE(line.toMap()[QStringLiteral("factors")].toStringList(),
                     (QStringList{QStringLiteral("5 points"), QStringLiteral("10 chips a point")}));
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
        QCOMPARE(session.reading()[QStringLiteral("detail")].toString(),
                 QStringLiteral("Tai-sam-tong + Tai-sam-tong, 1 point"));
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
        QCOMPARE(other.payments()[0].toMap()[QStringLiteral("payment")].toString(), QStringLiteral("+3"));
        QCOMPARE(other.settlement()[0].toMap()[QStringLiteral("reason")].toString(),
                 QStringLiteral("Tai-sam-tong + Tai-sam-tong, an ordinary win"));
    }

    void whoHasNothingToDeclareIsNotAsked()
    {
        TableSession session;
        open(session, record({short24, other1, other2, other3}, QStringLiteral("6-6"),
                             {{"win_declaration", "optional"}, {"dealt_win_timing", "immediate"}}));
        // The question after the deal was answered without a prompt.
        QVERIFY(!session.claim()[QStringLiteral("active")].toBool());
        session.setPaused(false);
        QTRY_VERIFY(session.myTurn());
        session.setPaused(true);
        QVERIFY(session.dropOn({handId(session, QStringLiteral("1-4"))}, QStringLiteral("row")));
        QVERIFY(!session.claim()[QStringLiteral("active")].toBool());
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
        QVERIFY(asked.claim()[QStringLiteral("active")].toBool());
        QCOMPARE(asked.claim()[QStringLiteral("text")].toString(),
                 QStringLiteral("Pou-tong of 2, 5 points: declare it?"));
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
        const QVariantList two{handId(session, QStringLiteral("1-2")), handId(session, QStringLiteral("1-4"))};
        QVERIFY(!session.dropOn(two, QStringLiteral("row")));
        QCOMPARE(why(), QStringLiteral("One piece is exchanged at a time."));
        QVERIFY(!session.trigger(QStringLiteral("declare")));
        QCOMPARE(why(), QStringLiteral("Your pieces are not a winning hand."));
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
        auto match = hanpan::match::from_record(record(hands, QStringLiteral("6-6"), rules, 3).toStdString());
        QVERIFY2(match, match.error.c_str());
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
        QVERIFY(session.clickZone(QStringLiteral("stock")));
        QVERIFY(handId(session, QStringLiteral("6-6")) >= 0);
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

    void theDealIsShownMomentByMoment()
    {
        QSet<QString> ways;
        for (int seed = 1; seed < 12; ++seed) {
            TableSession session;
            session.setSpeed(QStringLiteral("slow"));
            QVERIFY(session.start(QStringLiteral("hohpai"), 4, {{QStringLiteral("preset"), QStringLiteral("emended")}},
                                  QString::number(seed), {QStringLiteral("learner")}, 0, 0));
            const auto match = matchOf(session);
            const json view = match->view(0);
            const int head = match->dealer();
            QStringList told;
            QHash<QString, QList<int>> hands;
            bool passed = false;
            // The last step opens the hands.
            for (int step = 0; step < 20 && !session.statusText().contains(QLatin1String("turn")); ++step) {
                told.append(session.statusText());
                QCOMPARE(session.pieces()->rowCount(), 32);
                QVERIFY(!session.myTurn());
                QStringList faces;
                for (const PieceRow& row : session.pieces()->rows())
                    if (!row.face.isEmpty())
                        faces.append(row.face);
                if (session.statusText().contains(QLatin1String("is head"))) {
                    QVERIFY(faces.size() >= 4);
                    QVERIFY(told.last().contains(session.seats()->rows()[head].name));
                } else if (session.statusText().contains(QLatin1String("slips out"))) {
                    QCOMPARE(faces, QStringList{QString::fromStdString(view["turned_up"].get<std::string>())});
                    for (int who = 0; who < 4; ++who)
                        hands[QStringLiteral("hand:%1").arg(who)] = idsIn(session, QStringLiteral("hand:%1").arg(who));
                } else if (!hands.isEmpty() && !passed) {
                    // Every hand has gone to its neighbour, piece by piece (section 3, P1 to P3).
                    passed = true;
                    const std::string way = view["passed"].get<std::string>();
                    ways.insert(QString::fromStdString(way));
                    const int by = way == "right" ? 1 : way == "left" ? 3 : 0;
                    for (int who = 0; who < 4; ++who)
                        QCOMPARE(sorted(idsIn(session, QStringLiteral("hand:%1").arg((who + by) % 4))),
                                 sorted(hands[QStringLiteral("hand:%1").arg(who)]));
                    QVERIFY(session.statusText().contains(session.seats()->rows()[(head + by) % 4].name) ||
                            session.statusText().contains(QLatin1String("you begin")));
                }
                session.skipPacing();
            }
            QVERIFY(passed);
            QVERIFY2(told.size() >= 7, qPrintable(told.join(u'\n')));
            QCOMPARE(session.phase(), QStringLiteral("playing"));
            QCOMPARE(handFaces(session).size(), 6);
            QVERIFY(!handFaces(session).contains(QString()));
            nothingLeaks(session);
        }
        QCOMPARE(ways.size(), 3); // all three were met
    }

    void anothersExchangeIsSeenToTravel()
    {
        // Seat 3 begins.
        TableSession session;
        session.setInstant(true);
        session.setPaused(true);
        QVERIFY(session.startFromRecord(
            record({short24, other1, other2, other3}, QStringLiteral("6-6"), json::object(), 3)));
        const QList<int> row = idsIn(session, QStringLiteral("row"));
        const QList<int> hand = idsIn(session, QStringLiteral("hand:3"));
        QList<int> rowAfter, handAfter;
        connect(&session, &TableSession::changed, this, [&] {
            if (rowAfter.isEmpty() && session.log().size() == 1) {
                rowAfter = idsIn(session, QStringLiteral("row"));
                handAfter = idsIn(session, QStringLiteral("hand:3"));
            }
        });
        session.setPaused(false);
        QTRY_VERIFY(!rowAfter.isEmpty());
        QCOMPARE(rowAfter.mid(0, 7), row.mid(1));
        QVERIFY(hand.contains(rowAfter.last()));
        QVERIFY(handAfter.contains(row.first()));
        for (const PieceRow& piece : session.pieces()->rows())
            QVERIFY(piece.zone == QLatin1String("hand:0") || piece.zone == QLatin1String("hand:3") ||
                    piece.face.isEmpty());
    }

    void theListOfHandsFollowsTheRules()
    {
        const auto namesOf = [](const TableSession& session) {
            QStringList names;
            for (const QVariant& one : session.handClasses())
                names.append(one.toMap()[QStringLiteral("name")].toString());
            return names;
        };
        TableSession session;
        open(session, record({short24, other1, other2, other3}, {}, json::object()));
        const QStringList all = namesOf(session);
        for (const char* name : {"Ssang-syo", "Sok", "Tai-sam-tong", "Ro-in", "A-ki", "Ssang-pyen", "Yo", "Sun",
                                 "Hol-ssang-syo", "Tai-sa-ttai", "Pou-tong"})
            QVERIFY2(all.contains(QLatin1String(name)), name);
        // Section 6: the scores of pou-tong, and of hol-ssang-syo.
        for (const QVariant& one : session.handClasses()) {
            const QVariantMap row = one.toMap();
            if (row[QStringLiteral("name")] == QLatin1String("Pou-tong"))
                QCOMPARE(row[QStringLiteral("worth")].toString(),
                         QStringLiteral("1s: 3 · 2s: 5 · 3s: 3 · 4s: 3 · 5s: 4 · 6s: 3"));
            if (row[QStringLiteral("name")] == QLatin1String("Hol-ssang-syo"))
                QCOMPARE(row[QStringLiteral("worth")].toString(), QStringLiteral("5 points"));
        }
        TableSession plain;
        open(plain, record({short24, other1, other2, other3}, {}, {{"use_sok", false}}));
        QVERIFY(!namesOf(plain).contains(QStringLiteral("Sok")));
        // Section 5.5: with three players and 24 pieces ro-in, ssang-pyen and a-ki cannot occur.
        TableSession three;
        three.setInstant(true);
        QVERIFY(three.start(QStringLiteral("hohpai"), 3, {}, QStringLiteral("4"), {}, 0, 0));
        for (const char* name : {"Ro-in", "A-ki", "Ssang-pyen"})
            QVERIFY(!namesOf(three).contains(QLatin1String(name)));
    }

    void aRoundPlayedByGestures_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<QVariantMap>("rules");
        for (const hanpan::rule_preset& preset : hanpan::find_game("hohpai")->book().presets()) {
            const QString id = QString::fromUtf8(preset.id.data(), qsizetype(preset.id.size()));
            QTest::newRow(qPrintable(id))
                << (id == QLatin1String("three_28") ? 3 : 4) << QVariantMap{{QStringLiteral("preset"), id}};
        }
        const auto add = [](const char* name, int players, const char* rules) {
            QVariantMap values;
            const json given = json::parse(rules);
            for (const auto& [key, value] : given.items())
                values[QString::fromStdString(key)] = value.is_string()
                                                          ? QVariant(QString::fromStdString(value.get<std::string>()))
                                                      : value.is_boolean() ? QVariant(value.get<bool>())
                                                                           : QVariant(value.get<int>());
            QTest::newRow(name) << players << values;
        };
        add("two", 2, "{}");
        add("three with eye", 3, R"({"closed_row_fix":"eye"})");
        add("take first", 4, R"({"exchange_order":"take_first"})");
        add("take first, optional, nearest end", 3,
            R"({"exchange_order":"take_first","win_declaration":"optional","row_ends":"alternating"})");
        add("optional, immediate", 4,
            R"({"win_declaration":"optional","dealt_win_timing":"immediate","dealt_win_precedence":"highest_score"})");
        add("everything seen", 4,
            R"({"taken_piece_visibility":"all","row_ends":"alternating","turn_direction":"clockwise"})");
        add("tok, anybody, optional", 4,
            R"({"preset":"tok","discard_claim":"any_player_to_win","win_declaration":"optional","discarder_pays_all":true})");
        add("tok, stock out", 2, R"({"preset":"tok","stock_out":"draw","use_sok":false})");
    }

    void aRoundPlayedByGestures()
    {
        QFETCH(int, players);
        QFETCH(QVariantMap, rules);
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".")));
        TableSession session;
        const auto strict = QAbstractItemModelTester::FailureReportingMode::QtTest;
        QAbstractItemModelTester pieces(session.pieces(), strict), zones(session.zones(), strict),
            seats(session.seats(), strict), actions(session.actions(), strict);
        session.setInstant(true);
        QVariantMap two = rules;
        two[QStringLiteral("match_deals")] = 2;
        QVERIFY2(session.start(QStringLiteral("hohpai"), players, two, QStringLiteral("5"), {QStringLiteral("casual")},
                               0, 0),
                 qPrintable(session.startError()));
        QCOMPARE(session.roundsTotal(), 2);
        QCOMPARE(session.clockwise(), rules.value(QStringLiteral("turn_direction")) == QLatin1String("clockwise"));
        playDeal(session);
        QCOMPARE(session.phase(), QStringLiteral("roundOver"));
        QVERIFY(!session.roundResult().isEmpty());
        for (const QVariant& row : session.settlement()) {
            QVERIFY(!row.toMap()[QStringLiteral("reason")].toString().contains(u'_'));
            for (const QString& factor : row.toMap()[QStringLiteral("factors")].toStringList())
                QVERIFY2(!factor.contains(u'_'), qPrintable(factor));
        }
        // Every hand and the row lie open.
        for (const PieceRow& row : session.pieces()->rows())
            QVERIFY2(!row.face.isEmpty() || row.zone == QLatin1String("stock"), qPrintable(row.zone));
        session.nextRound();
        playDeal(session);
        QCOMPARE(session.phase(), QStringLiteral("matchOver"));
    }
};

QTEST_GUILESS_MAIN(TableHohpaiTest)
#include "tablehohpai_test.moc"
