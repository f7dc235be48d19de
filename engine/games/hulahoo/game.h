// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "game/game.h"
#include "game/match_course.h"
#include "games/hulahoo/actions.h"
#include "games/hulahoo/notation.h"
#include "games/hulahoo/settle.h"
#include "games/hulahoo/view.h"

namespace hanpan::hulahoo {

/// HULA-HOO! for the match and the command line; see game/game.h for what each member promises.
struct game {
    using rules = hulahoo::rules;
    using standing = hulahoo::standing;
    using state = hulahoo::state;
    using view = hulahoo::view;
    using action = hulahoo::action;
    using told = hulahoo::told;

    static constexpr std::string_view id = "hulahoo";
    static constexpr int min_players = min_seats;
    static constexpr int max_players = max_seats_here;
    static constexpr int reading = 2;
    static constexpr bool low_score_wins = false;

    static const rule_table<rules>& book() { return hulahoo::book(); }
    static rule_problem setup_problem(const rules& r, int players);
    static bool zero_sum(const rules&) { return false; }
    /// `match_end` ends the match.
    static bool ends_itself(const rules&) { return true; }
    static standing first_standing(const rules& r, int players, seat dealer, random_stream& rng);
    /// 84 values, ascending.
    static std::vector<std::string> deck(const rules& r, int players);
    static state deal(const rules& r, const standing& st, std::span<const std::uint8_t> order, random_stream& rng);
    static standing advance(const rules& r, const standing& st, const state& s);
    static bool match_over(const rules& r, const standing& st);
    /// Whoever has won most rounds where those decide, else the highest score; several may share it.
    static std::vector<seat> match_winners(const rules& r, const standing& st);
    /// What may still end the match.
    static match_course course(const rules& r, const standing& st);
    static parsed<told> read_told(std::string_view text) { return hulahoo::read_told(text); }
    static json eval(const json& question);
};

static_assert(game_type<game>);

} // namespace hanpan::hulahoo
