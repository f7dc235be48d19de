// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "game/game.h"
#include "game/match_course.h"
#include "games/hollywood/actions.h"
#include "games/hollywood/missing.h"
#include "games/hollywood/notation.h"
#include "games/hollywood/rules.h"
#include "games/hollywood/settle.h"
#include "games/hollywood/view.h"

namespace hanpan::hollywood {

/// Carried from hand to hand: totals and the dealer, unused May-Is, and what breaks ties.
struct standing : standing_base {
    std::vector<std::uint8_t> carried; ///< May-Is left over, per seat
    std::vector<int> hands_won;        ///< per seat
    std::vector<half_units> last_hand; ///< points of the hand before, per seat
};

/// Hollywood Rummy for the match and the command line; see game/game.h for what each member promises.
struct game {
    using rules = hollywood::rules;
    using standing = hollywood::standing;
    using state = hollywood::state;
    using view = hollywood::view;
    using action = hollywood::action;
    using told = hollywood::told;

    static constexpr std::string_view id = "hollywood";
    static constexpr int min_players = min_seats;
    static constexpr int max_players = max_seats_here;
    static constexpr int reading = 2;
    static constexpr bool low_score_wins = true;

    static const rule_table<rules>& book() { return hollywood::book(); }
    static rule_problem setup_problem(const rules& r, int players);
    static bool zero_sum(const rules&) { return false; }
    /// The match ends with the list of contracts.
    static bool ends_itself(const rules&) { return true; }
    static standing first_standing(const rules& r, int players, seat dealer, random_stream& rng);
    /// Pack by pack S H D C, each from ace to king, then the jokers.
    static std::vector<std::string> deck(const rules& r, int players);
    static state deal(const rules& r, const standing& st, std::span<const std::uint8_t> order, random_stream& rng);
    static standing advance(const rules& r, const standing& st, const state& s);
    static bool match_over(const rules& r, const standing& st);
    /// What may still end the match.
    static match_course course(const rules& r, const standing& st);
    /// Each hand has a contract of its own.
    static int kinds_of_rounds(const rules& r) { return static_cast<int>(r.schedule().size()); }
    /// Who has won a match that is over (`tie_break`).
    static std::vector<seat> match_winners(const rules& r, const standing& st);
    /// May I?, and pointing out what lies in the discard.
    static bool is_claim(const state& s, seat who, const action& a)
    {
        return who != s.turn && (a.kind == action_kind::may_i || a.kind == action_kind::point_out);
    }
    static parsed<told> read_told(std::string_view text) { return hollywood::read_told(text); }
    static json eval(const json& question);
    static std::vector<kernel> kernels();
};

static_assert(game_type<game>);

} // namespace hanpan::hollywood
