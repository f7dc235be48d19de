// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces keep their ids while they travel, and an id never tells what a hidden piece is.
#include <QTest>

#include "table/piecetracker.h"

using hanpan::zone;

namespace {

std::vector<std::string> hidden(std::size_t count) { return std::vector<std::string>(count); }

/// The id of the piece at a place; -1 when there is none.
int idAt(const PieceTracker& tracker, const std::string& zoneId, int place)
{
    for (const PieceTracker::Piece& p : tracker.pieces())
        if (tracker.zones()[std::size_t(p.zone)].id == zoneId && p.place == place)
            return p.id;
    return -1;
}

int idOf(const PieceTracker& tracker, const QString& face)
{
    for (const PieceTracker::Piece& p : tracker.pieces())
        if (p.face == face)
            return p.id;
    return -1;
}

QSet<int> idsIn(const PieceTracker& tracker, const std::string& zoneId)
{
    QSet<int> ids;
    for (const PieceTracker::Piece& p : tracker.pieces())
        if (tracker.zones()[std::size_t(p.zone)].id == zoneId)
            ids.insert(p.id);
    return ids;
}

/// A small table: own hand, one opponent, stock, discards.
std::vector<zone> table(std::vector<std::string> hand, std::size_t other, std::size_t stock,
                        std::vector<std::string> discard)
{
    return {{"hand:0", "hand", 0, std::move(hand)},
            {"hand:1", "hand", 1, hidden(other)},
            {"stock", "stock", hanpan::no_seat, hidden(stock)},
            {"discard", "discard", hanpan::no_seat, std::move(discard)}};
}

} // namespace

class PieceTrackerTest : public QObject {
    Q_OBJECT

private slots:
    void idsAreUniqueAndCountsFit()
    {
        PieceTracker tracker;
        tracker.update(table({"4C", "4D"}, 3, 10, {"KH"}));
        QCOMPARE(tracker.pieces().size(), 16);
        QSet<int> ids;
        for (const PieceTracker::Piece& p : tracker.pieces())
            ids.insert(p.id);
        QCOMPARE(ids.size(), 16);
    }

    void ownDrawComesFromTheTopOfTheStock()
    {
        PieceTracker tracker;
        tracker.update(table({"4C", "4D"}, 3, 10, {"KH"}));
        const int top = idAt(tracker, "stock", 9);
        const int four = idOf(tracker, "4C");
        tracker.update(table({"4C", "4D", "9S"}, 3, 9, {"KH"}));
        QCOMPARE(idOf(tracker, "9S"), top);
        QCOMPARE(idOf(tracker, "4C"), four);
    }

    void opponentsDrawStaysHidden()
    {
        PieceTracker tracker;
        tracker.update(table({"4C"}, 3, 10, {"KH"}));
        const int top = idAt(tracker, "stock", 9);
        tracker.update(table({"4C"}, 4, 9, {"KH"}));
        QVERIFY(idsIn(tracker, "hand:1").contains(top));
        for (const PieceTracker::Piece& p : tracker.pieces())
            if (idsIn(tracker, "hand:1").contains(p.id))
                QVERIFY(p.face.isEmpty());
    }

    void opponentsDiscardComesFromHisHandAndNotTheCardJustDrawn()
    {
        PieceTracker tracker;
        tracker.update(table({"4C"}, 3, 10, {"KH"}));
        tracker.update(table({"4C"}, 4, 9, {"KH"}));
        const QSet<int> hand = idsIn(tracker, "hand:1");
        const int drawn = idAt(tracker, "hand:1", 3);
        tracker.update(table({"4C"}, 3, 9, {"KH", "9S"}));
        QVERIFY(hand.contains(idOf(tracker, "9S")));
        QVERIFY(idOf(tracker, "9S") != drawn); // it may have been: the screen must not pretend to know
        QVERIFY(hand.contains(idsIn(tracker, "hand:1")));
    }

    void claimedDiscardJoinsTheMeldWithHiddenCards()
    {
        PieceTracker tracker;
        std::vector<zone> before = table({"4C"}, 5, 10, {"KH", "9S"});
        tracker.update(before);
        const int nine = idOf(tracker, "9S");
        const QSet<int> hand = idsIn(tracker, "hand:1");
        std::vector<zone> after = table({"4C"}, 3, 10, {"KH"});
        after.push_back({"meld:0", "meld", 1, {"9D", "9S", "9H"}});
        tracker.update(after);
        QCOMPARE(idOf(tracker, "9S"), nine);
        QVERIFY(hand.contains(idOf(tracker, "9D")));
        QVERIFY(hand.contains(idOf(tracker, "9H")));
    }

    void reshuffleTakesTheDiscardsIntoTheStock()
    {
        PieceTracker tracker;
        tracker.update(table({"4C"}, 3, 0, {"KH", "9S", "2D"}));
        const QSet<int> pile = idsIn(tracker, "discard");
        const int top = idOf(tracker, "2D");
        tracker.update(table({"4C"}, 3, 2, {"2D"}));
        QCOMPARE(idOf(tracker, "2D"), top);
        QVERIFY(pile.contains(idsIn(tracker, "stock")));
        QCOMPARE(tracker.pieces().size(), 7 - 0);
    }

    void twoOfAKindKeepApart()
    {
        PieceTracker tracker;
        tracker.update(table({"7H", "7H", "2C"}, 1, 2, {}));
        const int left = idAt(tracker, "hand:0", 0);
        const int right = idAt(tracker, "hand:0", 1);
        tracker.update(table({"7H", "2C"}, 1, 2, {"7H"}));
        QVERIFY(idAt(tracker, "hand:0", 0) == left || idAt(tracker, "hand:0", 0) == right);
        QVERIFY(idAt(tracker, "discard", 0) == left || idAt(tracker, "discard", 0) == right);
        QVERIFY(idAt(tracker, "hand:0", 0) != idAt(tracker, "discard", 0));
    }

    void handsTurnUpInPlace()
    {
        PieceTracker tracker;
        tracker.update(table({"4C"}, 3, 4, {}));
        const QSet<int> before = idsIn(tracker, "hand:1");
        std::vector<zone> open = table({"4C"}, 0, 4, {});
        open[1].pieces = {"AS", "2S", "3S"};
        tracker.update(open);
        QCOMPARE(idsIn(tracker, "hand:1"), before);
    }

    void sameSightSameIds()
    {
        // Two deals that look the same to the seat get the same ids at every step: ids depend on nothing hidden.
        PieceTracker one, other;
        for (const auto& zones :
             {table({"4C"}, 3, 10, {"KH"}), table({"4C"}, 4, 9, {"KH"}), table({"4C"}, 3, 9, {"KH", "9S"})}) {
            one.update(zones);
            other.update(zones);
        }
        for (qsizetype i = 0; i < one.pieces().size(); ++i) {
            QCOMPARE(one.pieces()[i].id, other.pieces()[i].id);
            QCOMPARE(one.pieces()[i].zone, other.pieces()[i].zone);
            QCOMPARE(one.pieces()[i].place, other.pieces()[i].place);
        }
    }
};

QTEST_GUILESS_MAIN(PieceTrackerTest)
#include "piecetracker_test.moc"
