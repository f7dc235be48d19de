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
#include "games/hoola/view.h"

namespace hanpan::hoola {

/// Hoola carries over only scores and the dealer from hand to hand.
struct standing : standing_base {};

/// Hoola for the match and the command line; see game/game.h for what each member promises.
struct game {
    using rules = hoola::rules;
    using standing = hoola::standing;
    using state = hoola::state;
    using view = hoola::view;
    using action = hoola::action;
    using told = hoola::told;

    static constexpr std::string_view id = "hoola";
    static constexpr int min_players = 2;
    static constexpr int max_players = hoola::max_players;
    static constexpr int reading = 2;
    static constexpr bool low_score_wins = false;

    static const rule_table<rules>& book() { return hoola::book(); }
    static rule_problem setup_problem(const rules& r, int players);
    static bool zero_sum(const rules&) { return true; }
    static standing first_standing(const rules& r, int players, seat dealer, random_stream& rng);
    /// S H D C, each from ace to king, then the jokers.
    static std::vector<std::string> deck(const rules& r, int players);
    static state deal(const rules& r, const standing& st, std::span<const std::uint8_t> order, random_stream& rng);
    static standing advance(const rules& r, const standing& st, const state& s);
    /// Hoola's rules do not end a match; rounds or a score do.
    static bool match_over(const rules&, const standing&) { return false; }
    /// Thank you.
    static bool is_claim(const state&, seat, const action& a) { return a.kind == action_kind::thank; }
    static parsed<told> read_told(std::string_view text) { return hoola::read_told(text); }
    static json eval(const json& question);
    static std::vector<kernel> kernels();
};

static_assert(game_type<game>);

} // namespace hanpan::hoola
