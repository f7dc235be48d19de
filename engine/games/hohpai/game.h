// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "game/game.h"
#include "game/match_course.h"
#include "games/hohpai/actions.h"
#include "games/hohpai/notation.h"
#include "games/hohpai/settle.h"
#include "games/hohpai/view.h"

namespace hanpan::hohpai {

/// Ho-Hpai for the match and the command line; see game/game.h for what each member promises.
struct game {
    using rules = hohpai::rules;
    using standing = hohpai::standing;
    using state = hohpai::state;
    using view = hohpai::view;
    using action = hohpai::action;
    using told = hohpai::told;

    static constexpr std::string_view id = "hohpai";
    static constexpr int min_players = 2;
    static constexpr int max_players = 4;
    static constexpr int reading = 2;
    static constexpr bool low_score_wins = false;

    static const rule_table<rules>& book() { return hohpai::book(); }
    /// Two to four players are always possible.
    static rule_problem setup_problem(const rules&, int) { return {}; }
    static bool zero_sum(const rules&) { return true; }
    static bool ends_itself(const rules&) { return true; }
    /// Draws for the head (section 2) unless it is given.
    static standing first_standing(const rules& r, int players, seat dealer, random_stream& rng);
    /// The set in use from 1-1 to 6-6, both copies by the same name.
    static std::vector<std::string> deck(const rules& r, int players);
    /// Section 3. `order`: the head's pieces (seven with the whirl), then each other player's in playing order, then
    /// the row from end A or the stock from its top. The whirl and the row's mixing come from `rng`.
    static state deal(const rules& r, const standing& st, std::span<const std::uint8_t> order, random_stream& rng);
    static standing advance(const rules& r, const standing& st, const state& s);
    static bool match_over(const rules& r, const standing& st) { return st.round >= r.match_deals; }
    /// What may still end the match.
    static match_course course(const rules& r, const standing& st);
    /// Winning with what another player discards, before the next one's turn.
    static bool is_claim(const state& s, seat, const action& a)
    {
        return s.open.phase == phase::claim && a.what == action::kind::declare;
    }
    static parsed<told> read_told(std::string_view text) { return hohpai::read_told(text); }
    /// `score` and `distance`.
    static json eval(const json& question);
    static std::vector<kernel> kernels();
};

static_assert(game_type<game>);

} // namespace hanpan::hohpai
