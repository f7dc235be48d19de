// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "game/game.h"
#include "game/match_course.h"
#include "games/dragon/actions.h"
#include "games/dragon/notation.h"
#include "games/dragon/settle.h"
#include "games/dragon/view.h"

namespace hanpan::dragon {

/// Dragon Holla for the match and the command line; see game/game.h for what each member promises.
struct game {
    using rules = dragon::rules;
    using standing = dragon::standing;
    using state = dragon::state;
    using view = dragon::view;
    using action = dragon::action;
    using told = dragon::told;

    static constexpr std::string_view id = "dragon";
    static constexpr int min_players = 2;
    static constexpr int max_players = most_players;
    static constexpr int reading = 2;
    static constexpr bool low_score_wins = false;

    static const rule_table<rules>& book() { return dragon::book(); }
    static rule_problem setup_problem(const rules& r, int players);
    /// The pot may stay from round to round, and the bank may pay.
    static bool zero_sum(const rules& r)
    {
        return r.drawn_pot == drawn_pot::refund && r.hand_points_payer != points_payer::bank &&
               r.abandon != abandon::forfeit_30;
    }
    static bool ends_itself(const rules&) { return true; }
    static standing first_standing(const rules& r, int players, seat dealer, random_stream& rng);
    /// 112 cubes, suit by suit, ascending, both copies by the same name.
    static std::vector<std::string> deck(const rules& r, int players);
    /// Section 5. `order`: thirteen cubes for each seat, the dealer first, then in turn order; then the mountains in
    /// the same order, each from the cube drawn first; the dealer's first one is the opening cube.
    static state deal(const rules& r, const standing& st, std::span<const std::uint8_t> order, random_stream& rng);
    static parsed<told> read_told(std::string_view text) { return dragon::read_told(text); }
    static standing advance(const rules& r, const standing& st, const state& s);
    static bool match_over(const rules& r, const standing& st);
    /// What may still end the match.
    static match_course course(const rules& r, const standing& st);
    /// `combo`, `hand`, `uncombined`, `distance`, `parts`, `waits`.
    static json eval(const json& question);
    static std::vector<kernel> kernels();
};

/// At most this many rounds of a game are replayed because they do not count; then it ends all the same.
inline constexpr int most_replays = 20;

static_assert(game_type<game>);

} // namespace hanpan::dragon
