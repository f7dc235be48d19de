// SPDX-License-Identifier: GPL-3.0-or-later
// The row form is small enough to be worked out instead of sampled: what a hand is worth follows from the pieces that
// may come out of the row on this turn and the next ones, which the seat partly knows.
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <optional>

#include "base/index.h"
#include "bots/hohpai/endgame.h"
#include "bots/hohpai/prospects.h"
#include "bots/hohpai/strategy.h"
#include "games/hohpai/actions.h"

namespace hanpan::hohpai {

namespace {

using kind = action::kind;
using result = search_result<action>;

/// The expectation over the seat's own exchanges. Pieces come as likely as the seat's knowledge makes them (one that is
/// certainly in the row comes far sooner than one that may as well be in a hand). Beyond the depth it uses the table's
/// promise for a lone player; a level that uses all that is known of the others takes its mean with what was learnt of
/// how deals go on. Others' wins end the deal with the chance the promise was made for.
class own_turns {
public:
    own_turns(const view& v, int depth, bool beliefs, const policy_weights& numbers)
        : hands_(*v.open.hands), depth_(depth), hidden_(v.known.hidden), row_(v.open.full_row),
          must_win_(v.open.law->win_declaration == win_declaration::automatic)
    {
        if (beliefs && numbers.learnt > 0 && prospects::know(*v.open.law)) {
            learnt_ = numbers.learnt;
            later_.emplace(v, 1 + (depth - 1) * v.open.players);
        }
        for (face f = 0; f < dominoes::faces; ++f)
            unwanted_[f] = std::exp(-(beliefs ? numbers.reluctance : numbers.little_reluctance) * hands_.use(f));
        const open_part& o = v.open;
        const bool put_first = o.law->exchange_order == exchange_order::put_first;
        const bool common = o.law->row_ends == row_ends::common;
        const bool now = o.phase == phase::exchange && put_first;
        for (int k = 0; k < o.row.length; ++k) {
            const std::size_t place = o.row.place(k);
            if (o.row_from[place] == v.me && std::has_single_bit(v.known.row[place]))
                own_now_ |= v.known.row[place];
        }
        for (int k = 0; k < most_depth; ++k) {
            source& from = sources_[at(k)];
            // The exchanges before mine, and where the piece lies now that will then be at the end.
            const int before = k * o.players + (now ? 0 : turns_until(v));
            from.mixed = o.remixes && o.since_mix + before >= o.full_row && !(k == 0 && now);
            if (from.mixed)
                continue;
            if (k == 0 && now)
                weigh_place(v, end_place(v), from);
            else if (common && before < o.row.length)
                weigh_place(v, o.row.place(before), from);
            else if (common && now && (before - o.row.length) % o.players == 0)
                from.own = (before - o.row.length) / o.players;
            else
                from.weight.fill(1);
        }
    }

    /// What six pieces promise when the exchange number `level` from now is due.
    float value(bag six, bag used, int level)
    {
        if (level == depth_)
            return later_ ? learnt_ * (*later_)(six) + (1 - learnt_) * hands_.promise(six) : hands_.promise(six);
        float best = 0;
        for (bag left = dominoes::distinct(six); left != 0; left &= left - 1)
            best = std::max(best, after_giving(six, static_cast<face>(std::countr_zero(left)), used, level));
        return hand_table::patience * best;
    }

    /// The same after giving this piece now.
    float after_giving(bag six, face f, bag used, int level)
    {
        put_[at(level)] = f;
        const bag five = dominoes::without(six, f);
        const source& from = sources_[at(level)];
        if (from.own >= 0)
            return worth(dominoes::with(five, put_[at(from.own)]), used, level);
        float total = 0;
        float weights = 0;
        const auto comes = [&](face piece, bag bits, float weight) {
            if (!dominoes::room_for(five, piece))
                return;
            total += weight * worth(dominoes::with(five, piece), used | bits, level);
            weights += weight;
        };
        if (!from.mixed) {
            for (bag left = hidden_ & ~used; left != 0; left &= left - 1) {
                const int b = std::countr_zero(left);
                if (const float weight = from.weight[at(b)]; weight > 0)
                    comes(dominoes::face_of_bit(b), 1U << b, weight);
            }
        } else {
            // The row then holds what has been put in since it was last mixed: my own pieces are certainly there.
            float others = 1;
            const float each = 1 / static_cast<float>(row_);
            for (bag left = own_now_ & ~used; left != 0; left &= left - 1) {
                comes(dominoes::face_of_bit(std::countr_zero(left)), left & (~left + 1), each);
                others -= each;
            }
            for (int k = 0; k < level && !sources_[at(k)].mixed; ++k) {
                comes(put_[at(k)], 0, each);
                others -= each;
            }
            const bag unknown = hidden_ & ~used & ~own_now_;
            float all = 0;
            for (bag left = unknown; left != 0; left &= left - 1)
                all += unwanted(dominoes::face_of_bit(std::countr_zero(left)));
            for (bag left = unknown; left != 0; left &= left - 1) {
                const int b = std::countr_zero(left);
                const face piece = dominoes::face_of_bit(b);
                comes(piece, 1U << b, others * unwanted(piece) / all);
            }
        }
        return weights > 0 ? total / weights : hands_.promise(six);
    }

private:
    static constexpr int most_depth = 4;
    struct source {
        std::array<float, 32> weight{}; ///< by hidden piece: how likely it comes
        bool mixed = false;             ///< it comes out of a row mixed in the meantime
        int own = -1;                   ///< or it is the piece put in at this level of the search
    };

    /// Others give up what is of little use: how much likelier this piece is given up than an average one.
    float unwanted(face f) const { return unwanted_[f]; }

    static std::size_t end_place(const view& v)
    {
        const open_part& o = v.open;
        const bool end_b = o.law->row_ends == row_ends::alternating && o.turn_place(v.me) % 2 == 1;
        return o.row.place(end_b ? o.row.length - 1 : 0);
    }

    /// A piece that can only be in the row lies in any of the places it may be in; those that may be elsewhere share
    /// the rest.
    void weigh_place(const view& v, std::size_t place, source& from) const
    {
        const knowledge& k = v.known;
        bag elsewhere = k.stock;
        for (const bag hand : k.hand)
            elsewhere |= hand;
        const bag mask = k.row[place];
        float rest = 1;
        for (bag left = mask & ~elsewhere; left != 0; left &= left - 1) {
            const int b = std::countr_zero(left);
            int places = 0;
            for (const bag r : k.row)
                places += static_cast<int>(r >> b & 1);
            from.weight[at(b)] = 1 / static_cast<float>(places);
            rest -= from.weight[at(b)];
        }
        const bool given_up = v.open.row_from[place] != no_seat || v.open.mixes > 0;
        const bag shared = mask & elsewhere;
        const auto likely = [&](int b) { return given_up ? unwanted(dominoes::face_of_bit(b)) : 1.0F; };
        float all = 0;
        for (bag left = shared; left != 0; left &= left - 1)
            all += likely(std::countr_zero(left));
        for (bag left = shared; left != 0; left &= left - 1) {
            const int b = std::countr_zero(left);
            from.weight[at(b)] = std::max(rest, 0.01F) * likely(b) / all;
        }
    }

    /// How many exchanges of others come before my next one, when it is not my exchange now.
    static int turns_until(const view& v)
    {
        const open_part& o = v.open;
        if (v.me != o.active)
            return distance(o.active, v.me, o.players);
        return o.players - (o.law->exchange_order == exchange_order::put_first ? 1 : 0);
    }

    float worth(bag six, bag used, int level)
    {
        if (hands_.score(six) == 0)
            return value(six, used, level + 1);
        const float shown = hands_.promise(six); // the score, and the relief of not having to pay
        return must_win_ ? shown : std::max(shown, value(six, used, level + 1));
    }

    const hand_table& hands_;
    std::optional<prospects> later_;
    float learnt_ = 0;
    int depth_;
    bag hidden_;
    int row_;
    bool must_win_;
    std::array<float, dominoes::faces> unwanted_{};
    bag own_now_ = 0; ///< my own pieces in the row
    std::array<source, most_depth> sources_{};
    std::array<face, most_depth> put_{};
};

/// Sorts the options, fills in how far they are behind, and chooses the best; the incumbent goes first among equals.
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

bool counts_own_wins(const view& v)
{
    return row_form(*v.open.law) && (v.open.phase == phase::exchange || v.open.phase == phase::taken);
}

result search_choice(const view& v, const search_budget& budget, random_stream& rng, const std::atomic<bool>&,
                     const policy_weights& numbers)
{
    const open_part& o = v.open;
    const rules& law = *o.law;
    const action incumbent = rule_based(v, rng);
    if (!counts_own_wins(v))
        return {};
    if (all_known(v)) {
        const state world = determinize(v, rng);
        if (endgame end(world); end.solvable())
            return finish(end.options(v.me), incumbent, true);
    }
    const int depth = budget.effort >= effort_for_three_turns ? 3 : budget.effort >= effort_for_two_turns ? 2 : 1;
    own_turns mine(v, depth, budget.beliefs, numbers);
    const double unit = (o.players - 1) * law.stake;
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
                const float worth =
                    seven ? mine.value(dominoes::without(v.hand, f), 0, 0) : mine.after_giving(v.hand, f, 0, 0);
                options.push_back({{kind::exchange, f}, unit * (worth - numbers.gift * o.hands->use(f))});
            }
    }
    return finish(std::move(options), incumbent, false);
}

} // namespace hanpan::hohpai
