// SPDX-License-Identifier: GPL-3.0-or-later
// The great moments of Hoola: each ends a round that was played to its end here, and is named exactly when RULES.md
// (5.1 to 5.4, 6.2, 7.3) says so.
#include "table_help.h"

using namespace table_help;

namespace {

using hanpan::json;

struct Move {
    int who;
    const char* action;
};

/// The moment in which a round ended that was dealt like this and played like that, as seat 0 sees it; what was refused
/// stands in its words.
Moment endOf(const QList<QStringList>& hands, const char* stock, const QList<Move>& moves, json rules = json::object(),
             int dealer = 0)
{
    const QString record =
        dealt(deckFor(hands, dealer, QStringLiteral("AS"), cards(stock)), int(hands.size()), std::move(rules), dealer);
    auto match = hanpan::match_from_record(record.toStdString());
    if (!match)
        return {.words = record};
    for (const Move& move : moves)
        if (const hanpan::verdict refused = (*match)->play(move.who, move.action); !refused.allowed())
            return {.words = QStringLiteral("%1: %2").arg(QLatin1String(move.action),
                                                          QString::fromStdString(refused.why()))};
    TableSession session;
    session.setUntimed(true);
    if (!(*match)->round_over() || !session.startFromRecord(QString::fromStdString((*match)->to_record())))
        return {.words = QStringLiteral("the round is not over")};
    return session.result().rareMoment;
}

QStringList sorted(const QList<QStringList>& parts)
{
    QStringList all;
    for (const QStringList& part : parts)
        all += part;
    all.sort();
    return all;
}

QStringList sorted(const char* list) { return sorted({cards(list)}); }

/// Seat 0 may go out in one turn: with these seven and the jack that is drawn, but for the deuce.
const QStringList sweeper = cards("4C 4D 4H 8S 9S TS KD");
const QStringList poor = cards("2H 5D 9H QC KS 7D JH");
const QStringList other = cards("AD 6C 6S TH QD 3S 8D");
const json quiet{{"battle", false}};

/// A turn of each, then the sweep; `early`: what is melded in the first turn already.
QList<Move> sweep(const char* early = nullptr)
{
    QList<Move> moves{{0, "draw"}};
    if (early)
        moves.append({0, early});
    moves += {{0, "discard KD"}, {1, "draw"}, {1, "discard 3D"}, {2, "draw"}, {2, "discard KH"}, {0, "draw"}};
    if (!early)
        moves.append({0, "meld 4C 4D 4H"});
    return moves + QList<Move>{{0, "meld 8S 9S TS JS"}, {0, "discard 2C"}};
}
constexpr const char* sweepStock = "2C 3D KH JS";

/// Seat 2 claims what seat 0 throws first, and goes out with it; nobody else has had a turn, so it is no Hoola.
const QStringList thrower = cards("4S 2H 9H QC 5D 7D JH");
const QStringList claimer = cards("4C 4D 8S 9S TS JS KD");
const QStringList between = cards("AD 6C 6S TH QD 3H 8D");
QList<Move> claimed()
{
    return {{0, "draw"}, {0, "discard 4S"}, {2, "thank 4C 4D"}, {2, "meld 8S 9S TS JS"}, {2, "discard KD"}};
}

// 59, 13 and 78 points.
const QStringList middling = cards("2H 5D 9H QC KS 7D JH");
const QStringList low = cards("AC AD AH 2C 2D 3C 3D");
const QStringList high = cards("TD JC QD KH KC TS 9C");
const json anyStop{{"stop_threshold", 60}};

} // namespace

class HoolaTableTest : public QObject {
    Q_OBJECT

private slots:
    /// 5.1: in one turn, without a meld before it, when everybody else has had a turn.
    void aWholeHandAtOnce()
    {
        const Moment great = endOf({sweeper, poor, other}, sweepStock, sweep(), quiet);
        QCOMPARE(great.words, QStringLiteral("Hoola!"));
        QCOMPARE(great.kind, QStringLiteral("hoola"));
        QCOMPARE(great.event, QStringLiteral("rare"));
        QCOMPARE(great.who, QList<int>{0});
        // Both melds, then the discard: the whole hand and the card that was drawn.
        QCOMPARE(great.pieces.size(), 3);
        QCOMPARE(sorted(great.pieces), sorted("2C 4C 4D 4H 8S 9S TS JS"));
        QCOMPARE(great.pieces.last(), QStringList{QStringLiteral("2C")});

        // Who has melded before goes out like anybody.
        QCOMPARE(endOf({sweeper, poor, other}, sweepStock, sweep("meld 4C 4D 4H"), quiet), Moment());
        // In the very first turn it is none, but where the house says so.
        const QList<Move> first{{0, "draw"}, {0, "meld 4C 4D 4H"}, {0, "meld 8S 9S TS JS"}, {0, "discard KD"}};
        QCOMPARE(endOf({sweeper, poor, other}, "JS", first, quiet), Moment());
        json early = quiet;
        early["hoola_needs_all_played"] = false;
        QCOMPARE(endOf({sweeper, poor, other}, "JS", first, early).kind, QStringLiteral("hoola"));
    }

    /// 4.3 and 7.3: a claim that ends the round; under thankyou_bak the thrower pays for all.
    void aThankYouThatEndsTheRound()
    {
        const QList<QStringList> hands{thrower, between, claimer};
        const Moment great = endOf(hands, "2C", claimed());
        QCOMPARE(great.words, QStringLiteral("Thank you!"));
        QCOMPARE(great.kind, QStringLiteral("thanks"));
        QCOMPARE(great.event, QString()); // a round that is won or lost
        QCOMPARE(great.who, QList<int>{2});
        QCOMPARE(great.whom, QList<int>{0});
        QCOMPARE(great.pieces,
                 (QList<QStringList>{{QStringLiteral("4S")}, {QStringLiteral("4D"), QStringLiteral("4C")}}));

        const Moment bak = endOf(hands, "2C", claimed(), {{"thankyou_bak", true}});
        QCOMPARE(bak.kind, QStringLiteral("bears_all"));
        QCOMPARE(bak.words, QStringLiteral("Pays for all!"));
        QCOMPARE(bak.whom, QList<int>{0});
        QCOMPARE(bak.event, QStringLiteral("dismay")); // it is mine
        QVERIFY2(bak.told.contains(QStringLiteral("You pay for everyone")), qPrintable(bak.told));

        // What the player in turn takes is no claim.
        QCOMPARE(endOf({thrower, claimer, between}, "2C",
                       {{0, "draw"}, {0, "discard 4S"}, {1, "take 4C 4D"}, {1, "meld 8S 9S TS JS"}, {1, "discard KD"}},
                       {{"thankyou_bak", true}}),
                 Moment());
    }

    /// 5.2 and 6.2: somebody has no more than the player who stops.
    void anUndercut()
    {
        const Moment great = endOf({middling, low, high}, "8C", {{0, "stop"}}, anyStop);
        QCOMPARE(great.words, QStringLiteral("Undercut!"));
        QCOMPARE(great.kind, QStringLiteral("undercut"));
        QCOMPARE(great.event, QStringLiteral("dismay"));
        QCOMPARE(great.who, QList<int>{0});
        QCOMPARE(great.whom, QList<int>{1});
        QVERIFY2(great.told.contains(QStringLiteral("59 points")) && great.told.contains(QStringLiteral("13 points")) &&
                     !great.told.contains(QStringLiteral("everyone")),
                 qPrintable(great.told));
        // Somebody else's.
        const Moment theirs = endOf({low, middling, high}, "8C", {{1, "stop"}}, anyStop, 1);
        QCOMPARE(theirs.kind, QStringLiteral("undercut"));
        QCOMPARE(theirs.event, QStringLiteral("rare"));
        QCOMPARE(theirs.whom, QList<int>{0});
        // Whose stop stands has none.
        QCOMPARE(endOf({low, middling, high}, "8C", {{0, "stop"}}, anyStop), Moment());

        json all = anyStop;
        all["undercut_settlement"] = "pays_all";
        const Moment bears = endOf({middling, low, high}, "8C", {{0, "stop"}}, all);
        QCOMPARE(bears.kind, QStringLiteral("undercut"));
        QVERIFY2(bears.told.contains(QStringLiteral("You pay for everyone")), qPrintable(bears.told));
    }

    /// A tie undercuts, but where the house lets the stop stand.
    void aTieUndercuts()
    {
        const QStringList equal = cards("2S 5H 9S QD KD 7C JC"); // 59 as well
        json law = anyStop;
        QCOMPARE(endOf({middling, equal}, "8C", {{0, "stop"}}, law).whom, QList<int>{1});
        law["undercut_on_tie"] = false;
        QCOMPARE(endOf({middling, equal}, "8C", {{0, "stop"}}, law), Moment());
    }

    /// 5.3: seven cards of 15 at the most, shown before anything is melded.
    void aBlast()
    {
        const QStringList small = cards("AC AD AH 2C 2D 3C 3D"); // raw 13
        const Moment great = endOf({small, poor, high}, "8C", {{0, "blast"}});
        QCOMPARE(great.words, QStringLiteral("Blast!"));
        QCOMPARE(great.kind, QStringLiteral("blast"));
        QCOMPARE(sorted(great.pieces), sorted("AC AD AH 2C 2D 3C 3D"));
    }
};

QTEST_GUILESS_MAIN(HoolaTableTest)
#include "hoolatable_test.moc"
