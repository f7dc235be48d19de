// SPDX-License-Identifier: GPL-3.0-or-later
// Ho-Hpai at the table: the deal as a ceremony, what is seen to travel, whole rounds.
#include <QAbstractItemModelTester>
#include <QRegularExpression>

#include "hohpai_help.h"
#include "registry/registry.h"

using namespace hohpai_help;

namespace {

/// The own hand lies as its owner likes it: which pieces they are matters, not their order.
QList<int> sorted(QList<int> ids)
{
    std::sort(ids.begin(), ids.end());
    return ids;
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

QList<int> chosen(const TableSession& session)
{
    QList<int> ids;
    for (const PieceRow& piece : session.pieces()->rows())
        if (piece.selected)
            ids.append(piece.pieceId);
    return ids;
}

} // namespace

class HohpaiRoundTest : public QObject {
    Q_OBJECT

private slots:
    void theDealIsShownMomentByMoment()
    {
        QSet<QString> ways;
        for (int seed = 1; seed < 12; ++seed) {
            TableSession session;
            session.setSpeed(QStringLiteral("slow"));
            QList<Moment> great;
            connect(&session, &TableSession::moment, this, [&great](const Moment& moment) { great.append(moment); });
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
                // What is covered cannot be chosen.
                if (const QList<int> mine = handIds(session); !mine.isEmpty()) {
                    session.toggleSelected(mine.first());
                    QVERIFY(chosen(session).isEmpty());
                }
                if (session.statusText().contains(QLatin1String(head == 0 ? ": you are head" : "is head"))) {
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
            // The whirl is shown large, with the piece that slipped out.
            QCOMPARE(great.size(), 1);
            QCOMPARE(great[0].kind, QStringLiteral("whirl"));
            QCOMPARE(great[0].who, QList<int>{head});
            QCOMPARE(great[0].pieces,
                     (QList<QStringList>{{QString::fromStdString(view["turned_up"].get<std::string>())}}));
            QCOMPARE(session.phase(), QStringLiteral("playing"));
            QCOMPARE(handFaces(session).size(), 6);
            QVERIFY(!handFaces(session).contains(QString()));
            // One piece is meant at a time: the second takes the first one's place.
            const QList<int> mine = handIds(session);
            session.toggleSelected(mine.first());
            session.toggleSelected(mine.last());
            QCOMPARE(chosen(session), QList<int>{mine.last()});
            nothingLeaks(session);
        }
        QCOMPARE(ways.size(), 3); // all three were met
    }

    /// A house that deals without the whirl has none.
    void noWhirlNoMoment()
    {
        TableSession session;
        int great = 0;
        connect(&session, &TableSession::moment, this, [&great] { ++great; });
        QVERIFY(session.start(QStringLiteral("hohpai"), 4, {{QStringLiteral("whirl"), false}}, QStringLiteral("3"),
                              {QStringLiteral("learner")}, 0, 0));
        for (int step = 0; step < 20 && !session.statusText().contains(QLatin1String("turn")); ++step)
            session.skipPacing();
        QCOMPARE(handFaces(session).size(), 6);
        QCOMPARE(great, 0);
    }

    void anothersExchangeIsSeenToTravel()
    {
        // Seat 3 begins.
        TableSession session;
        session.setUntimed(true);
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
        session.setUntimed(true);
        QVariantMap two = rules;
        two[QStringLiteral("match_deals")] = 2;
        QVERIFY2(session.start(QStringLiteral("hohpai"), players, two, QStringLiteral("5"), {QStringLiteral("casual")},
                               0, 0),
                 qPrintable(session.startError()));
        QCOMPARE(session.roundsTotal(), 2);
        QCOMPARE(session.clockwise(), rules.value(QStringLiteral("turn_direction")) == QLatin1String("clockwise"));
        int mixed = 0;
        connect(&session, &TableSession::heard, this,
                [&](const QString& line) { mixed += line == QLatin1String("The row is mixed again"); });
        int large = 0, shuffles = 0;
        connect(&session, &TableSession::moment, this,
                [&](const Moment& moment) { large += moment.words == QLatin1String("The row is mixed again"); });
        connect(&session, &TableSession::happened, this,
                [&](const QString& kind, int) { shuffles += kind == QLatin1String("shuffle"); });
        playDeal(session);
        QCOMPARE(session.phase(), QStringLiteral("roundOver"));
        QCOMPARE(large, mixed); // in large words as often as it is said, and what was mixed is nobody's news
        QCOMPARE(shuffles, mixed);
        QCOMPARE(mixed, matchOf(session)->view(0).value("mixes", 0));
        QVERIFY(!session.result().title.isEmpty());
        for (const auto& row : session.result().settlement) {
            QVERIFY(!row.reason.contains(u'_'));
            for (const QString& factor : row.factors)
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

QTEST_GUILESS_MAIN(HohpaiRoundTest)
#include "hohpairound_test.moc"
