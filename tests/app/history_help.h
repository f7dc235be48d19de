// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of the history share: matches played by bots, and looking at a database.
#pragma once

#include <atomic>
#include <functional>

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QSqlQuery>
#include <QTest>

#include "catalog/gamecatalog.h"
#include "history/history.h"
#include "history/historystore.h"
#include "match/match.h"
#include "registry/registry.h"
#include "try_often.h"

namespace history_help {

inline std::unique_ptr<hanpan::match> dealt(const std::string& game, std::uint64_t seed, int rounds = 2)
{
    const hanpan::game_entry* entry = hanpan::find_game(game);
    hanpan::match_setup setup;
    setup.game = game;
    setup.players = entry->min_players + int(seed % 2);
    setup.seed = seed;
    setup.rounds = rounds;
    auto made = hanpan::make_match(setup);
    if (!made) {
        setup.players = 4;
        made = hanpan::make_match(setup);
    }
    return made ? std::move(*made) : nullptr;
}

/// The usual rules, changed where so many could not play by them, as set-up offers it.
inline hanpan::rule_values rulesFor(const QString& game, int players)
{
    hanpan::rule_values rules;
    for (const auto& [id, value] : GameCatalog::playersFix(game, players, hanpan::rule_values::object()))
        rules[id] = value;
    return rules;
}

/// One action of a bot; deals the next round where one is over. False at the end of the match.
inline bool step(hanpan::match& match, const char* level = "learner")
{
    if (match.round_over()) {
        if (match.over())
            return false;
        match.next_round();
        return true;
    }
    for (const hanpan::seat who : match.to_act()) {
        hanpan::bot_settings bot;
        bot.level = level;
        bot.seed = match.setup().seed + std::uint64_t(who);
        const std::atomic<bool> stop{false};
        if (!match.play(who, match.think(who, bot)->choose(stop)).allowed())
            match.play(who, match.legal(who).front());
        return true;
    }
    return false;
}

/// A match as it lies after so many steps.
inline std::unique_ptr<hanpan::match> played(const std::string& game, std::uint64_t seed, int steps, int rounds = 2)
{
    std::unique_ptr<hanpan::match> match = dealt(game, seed, rounds);
    for (int i = 0; match && i < steps && step(*match); ++i)
        ;
    return match;
}

/// Every game, or those of HANPAN_GAMES.
inline QStringList games()
{
    if (const QString some = qEnvironmentVariable("HANPAN_GAMES"); !some.isEmpty())
        return some.split(u' ');
    QStringList all;
    for (const hanpan::game_entry& game : hanpan::all_games())
        all.append(QString::fromUtf8(game.id.data(), qsizetype(game.id.size())));
    return all;
}

/// What came of matches that `carry` has the history take in or write out beside the window.
inline Outcome carried(History& history, const std::function<void()>& carry)
{
    QSignalSpy said(&history, &History::carriedOver);
    carry();
    return QTest::qWaitFor([&] { return !said.isEmpty(); }, 60000) ? said.first().first().value<Outcome>() : Outcome();
}

/// The one number a question gives.
inline qint64 ask(HistoryStore& store, const QString& question)
{
    QSqlQuery query(store.database().connection());
    return query.exec(question) && query.next() ? query.value(0).toLongLong() : -1;
}

inline QString integrity(HistoryStore& store)
{
    QSqlQuery query(store.database().connection());
    return query.exec(QStringLiteral("PRAGMA integrity_check")) && query.next() ? query.value(0).toString()
                                                                                : QStringLiteral("no answer");
}

/// The facts of a round as a judge might have given them who is asked for the `n`th time: a player who errs in the first
/// kind of decision early in a round, by 2 on average, and in nothing else.
inline JudgedFacts asJudged(int n, double skill = 0)
{
    JudgedFacts facts{.version = judgeVersion, .skill = skill, .costs = {}};
    facts.gain = 0.25 * (n % 5 - 2);
    facts.promised = 0.5 * (n % 3);
    const double cost = 1.5 + 0.25 * (n % 5);
    facts.costs[QStringLiteral("discard/early")] = {3, cost, n % 7, cost - 1};
    facts.costs[QStringLiteral("discard/late")] = {1, 0.5 * (n % 3 - 1), 9, 0.5 * (n % 3 - 1)};
    facts.costs[QStringLiteral("take/middle")] = {2, 0.25 * (n % 3 - 1), 8, 0.25 * (n % 3 - 1)};
    return facts;
}

/// Keeps matches of `rounds` rounds in all, played among four by the usual rules, as if they had been judged; `skill`: of
/// the nth of them.
inline void keepJudgedRounds(HistoryStore& store, const std::string& game, int rounds,
                             const std::function<double(int)>& skill)
{
    for (int n = 0; n < rounds;) {
        hanpan::match_setup setup;
        setup.game = game;
        setup.players = 4;
        setup.seed = 1000 + std::uint64_t(n);
        setup.rounds = setup.until = std::min(5, rounds - n);
        const auto match = std::move(*hanpan::make_match(setup));
        while (step(*match, "casual"))
            ;
        const int id =
            store.add(*match, {.levels = {QStringLiteral("casual")}, .kind = MatchKind::Match}, actionsOf(*match));
        QVERIFY(id > 0);
        for (int round = 0; round < int(match->finished_rounds().size()); ++round, ++n)
            QVERIFY(store.keepJudged(id, round, asJudged(n, skill(n))));
    }
}

/// `small` of something in the quick run, `full` where HANPAN_FULL_TESTS is set.
inline int amount(int small, int full) { return qEnvironmentVariableIsSet("HANPAN_FULL_TESTS") ? full : small; }

} // namespace history_help
