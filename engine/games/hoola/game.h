// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "game/game.h"
#include "games/hoola/actions.h"
#include "games/hoola/notation.h"
#include "games/hoola/rules.h"
#include "games/hoola/settle.h"
#include "games/hoola/state.h"
#include "games/hoola/strategy.h"
#include "games/hoola/view.h"
#include "search/levels.h"

namespace hanpan::hoola {

/// From hand to hand Hoola carries nothing over but scores and the dealer.
struct standing : standing_base {};

/// Hoola for the match and the command line; see game/game.h for what each member promises.
struct game {
    using rules = hoola::rules;
    using standing = hoola::standing;
    using state = hoola::state;
    using view = hoola::view;
    using action = hoola::action;

    static constexpr std::string_view id = "hoola";
    static constexpr int min_players = 2;
    static constexpr int max_players = hoola::max_players;
    static constexpr int reading = 2;
    /// Playouts take microseconds. A player who takes every hand for as likely as any other loses to the rule-based one
    /// at two. Few worlds deceive: who departs from the rule-based choice for one standard error wins more then, but is
    /// paid more than the rule-based player no more often than he is; for two he is (`hanpan-engine ladder --game hoola
    /// --players 4 --bots casual,mc:N:GATE`, tests/bench/RESULTS.md). Master wins more than Skilled, but is paid more than
    /// he is no more often (`ladder, master over skilled`, engine/lab/RESULTS.md).
    static constexpr level_numbers levels{.careless = 75,
                                          .skilled = 32,
                                          .expert = 1024,
                                          .master = 4096,
                                          .skilled_believes = true,
                                          .skilled_gate = 2,
                                          .too_close = {"skilled", "expert"}};
    static constexpr bool low_score_wins = false;

    static const rule_table<rules>& book() { return hoola::book(); }
    static rule_problem setup_problem(const rules& r, int players);
    static bool zero_sum(const rules&) { return true; }
    static standing first_standing(const rules& r, int players, seat dealer, random_stream& rng);
    /// S H D C, each from ace to king, then the jokers.
    static std::vector<std::string> deck(const rules& r, int players);
    static state deal(const rules& r, const standing& st, std::span<const std::uint8_t> order, random_stream& rng);
    static standing advance(const rules& r, const standing& st, const state& s);
    /// Hoola knows no end of the match; rounds or a score decide.
    static bool match_over(const rules&, const standing&) { return false; }
    static json eval(const json& question);
    static std::vector<kernel> kernels();
};

static_assert(game_type<game>);

} // namespace hanpan::hoola
