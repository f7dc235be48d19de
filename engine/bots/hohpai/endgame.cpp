// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/hohpai/endgame.h"

#include <bit>

#include "base/index.h"
#include "games/hohpai/settle.h"

namespace hanpan::hohpai {

bool all_known(const view& v)
{
    const open_part& o = v.open;
    for (int k = 0; k < o.row.length; ++k)
        if (!std::has_single_bit(v.known.row[o.row.place(k)]))
            return false;
    // With the row known the rest is known if one hand is left, or if every piece can be in one hand only.
    dominoes::bag seen = 0;
    for (seat p = 0; p < o.players; ++p) {
        const dominoes::bag may = v.known.hand[at(p)];
        if ((seen & may) != 0)
            return false;
        seen |= may;
    }
    return true;
}

bool endgame::solvable() const
{
    const open_part& o = world_.open;
    const rules& law = *o.law;
    if (!row_form(law) || law.draw_cap_rounds == 0 || law.win_declaration != win_declaration::automatic)
        return false;
    const int left = law.draw_cap_rounds * o.players - o.turns;
    return left <= most_turns && !(o.remixes && o.since_mix + left > o.full_row);
}

endgame::payments endgame::value(const state& s)
{
    payments best{};
    if (round_over(s)) {
        payoffs(s, std::span<half_units>(best.data(), s.open.players));
        return best;
    }
    const seat who = to_act(s).lowest();
    const std::size_t me = at(who);
    const auto what = action::kind::exchange;
    bool first = true;
    for (const dominoes::face f : dominoes::reading_order) {
        if (!dominoes::has(s.hand[me], f))
            continue;
        state next = s;
        apply(next, who, {what, f});
        if (const payments paid = value(next); first || paid[me] > best[me])
            best = paid;
        first = false;
    }
    return best;
}

std::vector<search_option<action>> endgame::options(seat who) const
{
    std::vector<action> choices;
    legal(world_, who, choices);
    std::vector<search_option<action>> found;
    for (const action& a : choices) {
        state next = world_;
        apply(next, who, a);
        found.push_back({a, static_cast<double>(value(next)[at(who)]) / 2});
    }
    return found;
}

} // namespace hanpan::hohpai
