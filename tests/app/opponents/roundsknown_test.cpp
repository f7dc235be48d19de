// SPDX-License-Identifier: GPL-3.0-or-later
// What rounds are like: which matches ask for it, that it is played once for each rule set, and what was stopped is not kept.
#include <QTest>

#include "opponents/roundsknown.h"

#include "equity/sampling.h"
#include "registry/registry.h"

namespace {

std::unique_ptr<hanpan::match> matchOf(const char* game, hanpan::json rules, int rounds, int until = 0)
{
    hanpan::match_setup setup;
    setup.game = game;
    setup.players = 4;
    setup.seed = 3;
    setup.rules = std::move(rules);
    setup.rounds = rounds;
    setup.until = until;
    auto made = hanpan::make_match(setup);
    return made ? std::move(*made) : nullptr;
}

} // namespace

class RoundsKnownTest : public QObject {
    Q_OBJECT

private slots:
    void onlyMatchesWithAnEndAsk()
    {
        const hanpan::json usual = hanpan::json::object();
        QVERIFY(!RoundsKnown::matter(*matchOf("hoola", usual, 0)));
        QVERIFY(RoundsKnown::matter(*matchOf("hoola", usual, 5)));
        QVERIFY(RoundsKnown::matter(*matchOf("dragon", usual, 0)));
        QVERIFY(RoundsKnown::matter(*matchOf("hollywood", usual, 0)));
        QVERIFY(RoundsKnown::matter(*matchOf("hulahoo", usual, 0)));
        // One deal alone is played for what it pays.
        QVERIFY(!RoundsKnown::matter(*matchOf("dragon", usual, 0, 1)));
        // Who asks leaves the match as it was.
        const auto match = matchOf("dragon", usual, 0);
        QVERIFY(RoundsKnown::matter(*match) && !match->worth(0));
    }

    void playedOnceForEachRuleSet()
    {
        const std::atomic<bool> go{false}, stop{true};
        const auto match = matchOf("hulahoo", {{"target_points", 50}}, 0);
        QVERIFY(match);
        const hanpan::match_setup& setup = match->setup();
        QVERIFY(!RoundsKnown::kept(setup));
        QVERIFY(!RoundsKnown::played(setup, stop));
        QVERIFY(!RoundsKnown::kept(setup)); // half of it would not be the same
        const auto known = RoundsKnown::played(setup, go);
        QVERIFY(known && known->players() == 4);
        QVERIFY(RoundsKnown::kept(setup) == known);
        QVERIFY(RoundsKnown::played(setup, stop) == known);
        // Another deal of the same rules asks for the same; other rules do not.
        hanpan::match_setup other = setup;
        other.seed = 99;
        QVERIFY(RoundsKnown::kept(other) == known);
        other.players = 3;
        QVERIFY(!RoundsKnown::kept(other));
        QVERIFY(!RoundsKnown::kept(matchOf("hulahoo", {{"target_points", 60}}, 0)->setup()));
        // They are what anybody finds who plays them.
        const auto again = hanpan::find_game("hulahoo")->sampled({4, setup.rules, 1}, go);
        QCOMPARE(again->like(0).size(), known->like(0).size());
        for (std::size_t i = 0; i < again->like(0).size(); ++i)
            QVERIFY(again->like(0)[i].paid == known->like(0)[i].paid);
    }
};

QTEST_GUILESS_MAIN(RoundsKnownTest)
#include "roundsknown_test.moc"
