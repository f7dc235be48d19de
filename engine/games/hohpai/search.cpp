// SPDX-License-Identifier: GPL-3.0-or-later
// The row form is small enough to be worked out instead of sampled: what a hand is worth follows from the pieces that
// may come out of the row on this turn and the next ones, which the seat partly knows.
#include <algorithm>
#include <array>
#include <bit>

#include "games/hohpai/actions.h"
#include "games/hohpai/endgame.h"
#include "games/hohpai/strategy.h"

namespace hanpan::hohpai {

using dominoes::bag;
using dominoes::face;

namespace {

using kind = action::kind;
using result = search_result<action>;

/// Expectation over the seat's own exchanges, the pieces that come to it each equally likely among those that may lie
/// there; beyond the depth the table's promise for a lone player stands in. Others' wins cut the deal short with the
/// chance the promise was made for.
class own_turns {
public:
    own_turns(const view& v, int depth)
        : hands_(*v.open.hands), depth_(depth), must_win_(v.open.house->win_declaration == win_declaration::automatic)
    {
        const open_part& o = v.open;
        const bool put_first = o.house->exchange_order == exchange_order::put_first;
        const bool common = o.house->row_ends == row_ends::common;
        const bool now = o.phase == phase::exchange && put_first;
        for (int k = 0; k < most_depth; ++k) {
            source& from = sources_[static_cast<std::size_t>(k)];
            from.mask = v.known.hidden;
            if (k == 0 && now) {
                from.mask = coming_from_row(v);
                continue;
            }
            // Exchanges by anybody before mine, and where the piece lies now that will then be at the end.
            const int before = now ? k * o.players : k * o.players + turns_until(v);
            const bool mixed = o.remixes && o.since_mix + before >= o.full_row;
            if (mixed || !common)
                continue;
            const int index = before;
            if (index < o.row.length)
                from.mask = v.known.row[o.row.place(index)];
            else if (now && (index - o.row.length) % o.players == 0)
                from.own = (index - o.row.length) / o.players;
        }
    }

    /// What six pieces promise when the exchange number `level` from now is due.
    float value(bag six, bag used, int level)
    {
        if (level == depth_)
            return hands_.promise(six);
        float best = 0;
        for (bag left = dominoes::distinct(six); left != 0; left &= left - 1)
            best = std::max(best, after_giving(six, static_cast<face>(std::countr_zero(left)), used, level));
        return hand_table::patience * best;
    }

    /// The same when this piece is given now.
    float after_giving(bag six, face f, bag used, int level)
    {
        put_[static_cast<std::size_t>(level)] = f;
        const bag five = dominoes::without(six, f);
        const source& from = sources_[static_cast<std::size_t>(level)];
        if (from.own >= 0)
            return worth(dominoes::with(five, put_[static_cast<std::size_t>(from.own)]), used, level);
        const bag coming = from.mask & ~used;
        if (coming == 0)
            return hands_.promise(six);
        float total = 0;
        for (bag left = coming; left != 0; left &= left - 1) {
            const int b = std::countr_zero(left);
            const bag piece = left & (~left + 1);
            total += worth(dominoes::with(five, dominoes::face_of_bit(b)), used | piece, level);
        }
        return total / static_cast<float>(dominoes::size(coming));
    }

private:
    static constexpr int most_depth = 4;
    struct source {
        bag mask = 0; ///< hidden pieces one of which comes
        int own = -1; ///< or the piece put in at this level of the search
    };

    /// Exchanges of others (and none of mine) before my next one, when it is not my exchange now.
    static int turns_until(const view& v)
    {
        const open_part& o = v.open;
        const int steps = distance(o.active, v.me, o.players);
        const bool done = v.me == o.active;
        return done ? o.players - (o.house->exchange_order == exchange_order::put_first ? 1 : 0) : steps;
    }

    float worth(bag six, bag used, int level)
    {
        const int score = hands_.score(six);
        if (score == 0)
            return value(six, used, level + 1);
        const auto shown = static_cast<float>(score);
        return must_win_ ? shown : std::max(shown, value(six, used, level + 1));
    }

    const hand_table& hands_;
    int depth_;
    bool must_win_;
    std::array<source, most_depth> sources_{};
    std::array<face, most_depth> put_{};
};

/// Sorts the options, sets what they are behind and what is best; the incumbent goes first among equals.
result finish(std::vector<search_option<action>> options, const action& incumbent, bool exact)
{
    std::stable_sort(options.begin(), options.end(), [&](const auto& a, const auto& b) {
        return a.value != b.value ? a.value > b.value : a.action == incumbent && !(b.action == incumbent);
    });
    result r;
    r.best = options.front().action;
    r.exact = exact;
    r.worlds = 1;
    for (auto& option : options) {
        option.behind = options.front().value - option.value;
        option.worlds = 1;
    }
    r.options = std::move(options);
    return r;
}

} // namespace

result search_choice(const view& v, const search_budget& budget, random_stream& rng, const std::atomic<bool>&)
{
    const open_part& o = v.open;
    const rules& house = *o.house;
    const action incumbent = rule_based(v, rng);
    if (!row_form(house) || (o.phase != phase::exchange && o.phase != phase::taken))
        return {};
    if (all_known(v)) {
        const state world = imagine(v, rng);
        if (endgame end(world); end.solvable())
            return finish(end.options(v.me), incumbent, true);
    }
    const int depth = budget.worlds >= 200 ? 3 : budget.worlds >= 24 ? 2 : 1;
    own_turns mine(v, depth);
    const double unit = (o.players - 1) * house.stake;
    std::vector<search_option<action>> options;
    const winning_hand shown = v.declined ? winning_hand{0, 0} : o.hands->best_of(v.hand);
    if (shown.score > 0)
        options.push_back({{kind::declare, dominoes::no_face}, unit * shown.score});
    const bag distinct = dominoes::distinct(v.hand);
    if (o.phase == phase::taken) {
        options.push_back({{kind::decline, dominoes::no_face}, unit * mine.value(v.hand, 0, 0)});
    } else {
        for (const face f : dominoes::reading_order)
            if (dominoes::has(distinct, f)) {
                const bool seven = dominoes::size(v.hand) == 7;
                const float worth = seven ? mine.value(dominoes::without(v.hand, f), 0, 0)
                                          : mine.after_giving(v.hand, f, 0, 0);
                options.push_back({{kind::exchange, f}, unit * worth});
            }
    }
    return finish(std::move(options), incumbent, false);
}

} // namespace hanpan::hohpai
