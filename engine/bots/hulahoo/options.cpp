// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/hulahoo/options.h"

#include <algorithm>
#include <bit>

#include "base/index.h"
#include "games/hulahoo/actions.h"

namespace hanpan::hulahoo {

namespace {

constexpr value_set one(int value) { return static_cast<value_set>(1U << value); }
constexpr value_set every_value = 0x3FFE;

/// Calls f(value) in ascending order.
template <class F>
void each(value_set set, F&& f)
{
    for (unsigned left = set; left != 0; left &= left - 1)
        f(std::countr_zero(left));
}

/// What a full set holds, and what follows from that alone.
namespace full_set {
/// How many cards a set of these values holds, for the lower and the upper half of the values.
constexpr std::array<std::array<std::uint8_t, 128>, 2> cards_of = [] {
    std::array<std::array<std::uint8_t, 128>, 2> sums{};
    for (std::size_t half = 0; half < 2; ++half)
        for (std::size_t set = 0; set < 128; ++set)
            for (int bit = 0; bit < 7; ++bit)
                if ((set >> bit & 1) != 0)
                    sums[half][set] =
                        static_cast<std::uint8_t>(sums[half][set] + copies(bit + 7 * static_cast<int>(half)));
    return sums;
}();
constexpr int cards_in(value_set set) { return cards_of[0][set & 127U] + cards_of[1][set >> 7 & 127U]; }
} // namespace full_set

/// The chance that none of `hidden` cards, drawn from `cards`, is one of the `helps` among them.
constexpr float chance_without(float helps, float cards, int hidden)
{
    float chance = 1;
    for (int i = 0; i < hidden; ++i)
        chance *= std::max(0.0F, 1 - helps / std::max(1.0F, cards - static_cast<float>(i)));
    return chance;
}

/// The same for a full set, a round's usual hands.
constexpr std::size_t usual_hand = 16;
constexpr auto without_of_full_set = [] {
    std::array<std::array<float, usual_hand>, set_size + 1> chances{};
    for (std::size_t helps = 0; helps <= set_size; ++helps)
        for (std::size_t hidden = 0; hidden < usual_hand; ++hidden)
            chances[helps][hidden] =
                chance_without(static_cast<float>(helps), static_cast<float>(set_size), static_cast<int>(hidden));
    return chances;
}();

/// The cards that somebody cannot see, taken for a full set.
class full_pool {
public:
    float without(value_set serving, int hidden) const
    {
        const int helps = full_set::cards_in(serving);
        return hidden < static_cast<int>(usual_hand)
                   ? without_of_full_set[at(helps)][at(hidden)]
                   : chance_without(static_cast<float>(helps), static_cast<float>(set_size), hidden);
    }
};

/// The same, counted exactly.
class counted_pool {
public:
    counted_pool(const state& s, seat who)
    {
        std::array<int, greatest_value + 1> left{};
        for (int value = least_value; value <= greatest_value; ++value)
            left[at(value)] = copies(value) - s.hand[at(who)][value];
        for (seat p = 0; p < s.players; ++p) {
            const bool seen = s.revealed.has(p) || s.rules->all_open;
            if (p != who)
                for (int value = least_value; value <= greatest_value; ++value)
                    left[at(value)] -= (seen ? s.hand[at(p)] : s.known[at(who)][at(p)])[value];
            for (const int value : s.open[at(p)])
                --left[at(value)];
        }
        for (const int value : s.pile)
            --left[at(value)];
        for (int i = 0; i < s.draw.size; ++i)
            if ((s.draw_known[at(i)] >> who & 1) != 0)
                --left[at(s.draw[i])];
        for (int value = least_value; value <= greatest_value; ++value) {
            cards_[at(value)] = left[at(value)];
            all_ += left[at(value)];
        }
    }
    float without(value_set serving, int hidden) const
    {
        int helps = 0;
        each(serving, [&](int value) { helps += cards_[at(value)]; });
        return chance_without(static_cast<float>(helps), static_cast<float>(all_), hidden);
    }

private:
    std::array<int, greatest_value + 1> cards_{};
    int all_ = 0;
};

using short_action = options::short_action;

/// `Sink`: takes each choice by push(short_action, worth).
template <class Pool, class Sink>
class lister {
public:
    lister(const state& s, seat who, const Pool& pool, Sink& out, const policy_weights& weights)
        : s_(s), r_(*s.rules), who_(who), pool_(pool), out_(out), weights_(weights), left_(s.in.size())
    {
    }

    void plays()
    {
        if (r_.chaos_target) {
            for (const seat t : s_.in)
                if (t != who_)
                    targets_[targets_count_++] = target_at(t);
        } else {
            targets_[targets_count_++] = target_at(next_in(s_.in, who_, s_.players));
        }
        const question q = question_for(s_, who_);
        const counts& hand = s_.hand[at(who_)];
        counts mine = hand;
        for (const int value : s_.open[at(who_)])
            mine.add(value);
        const value_set in_open = s_.open[at(who_)].held(), held = mine.held();
        each(held, [&](int value) {
            const reply reply = judge(r_, q, value);
            if (reply.why_not != refused::none)
                return;
            const auto far = at(value < joker ? joker - value : value - joker);
            const float kept = -(mine[value] > 1 ? weights_.several : weights_.only)[far] +
                               keeps(mine[value] > 1 ? held : static_cast<value_set>(held & ~one(value)),
                                     mine[joker] - (value == joker), q.cards - 1);
            for (const bool from_open : {true, false}) {
                if (from_open ? (in_open >> value & 1) == 0 : hand[value] == 0)
                    continue;
                const short_action a{action::kind::play, static_cast<std::uint8_t>(value), call::none, from_open, -1};
                const float worth = kept + (from_open ? weights_.open_first : 0);
                if (reply.call != call::none) {
                    call_out(a, reply.call, q, worth);
                } else {
                    call_out(a, call::higher, q, worth);
                    call_out(a, call::lower, q, worth);
                }
            }
        });
        if (s_.phase == phase::respond && (!any_ || r_.voluntary_pass))
            push({action::kind::pass}, -10);
    }

    void names()
    {
        for (const seat t : s_.in)
            for (const call c : {call::none, call::higher, call::lower}) {
                const short_action a{action::kind::name, 0, c, false, static_cast<std::int8_t>(t)};
                if (c != s_.call && refusal(s_, who_, a.whole()).allowed())
                    push(a, out_chance(target_at(t), s_.top, c == call::none ? s_.call : c) -
                                0.001F * static_cast<float>(s_.cards_of(t)));
            }
    }

private:
    /// The player who answers, and what he is known to hold. (Filled in by target_at on demand: there is a place for
    /// every seat, mostly unused, and a playout has no time for that.)
    struct target {
        seat who;
        value_set held;
        int cards;
        int hidden;
        bool seen;
    };

    target target_at(seat t) const
    {
        target foe;
        foe.who = t;
        foe.seen = s_.revealed.has(t) || r_.all_open;
        const counts& hand = s_.hand[at(t)];
        const counts& known = s_.known[at(who_)][at(t)];
        foe.held = static_cast<value_set>(s_.open[at(t)].held() | (foe.seen ? hand : known).held());
        foe.cards = s_.cards_of(t);
        foe.hidden = std::max(0, hand.total() - known.total());
        return foe;
    }

    void push(short_action a, float worth)
    {
        any_ = true;
        out_.push(a, worth);
    }

    /// How well can I answer whatever comes back with cards of these values?
    float keeps(value_set held, int jokers, int left) const
    {
        if (left == 0)
            return 0;
        float value = 0;
        if ((held & 0x001E) == 0) // 1 to 4
            value -= weights_.last_spread;
        if ((held & 0x3C00) == 0) // 10 to 13
            value -= weights_.last_spread;
        value += weights_.joker_spent * static_cast<float>(std::min(jokers, 3));
        if (jokers > 0 && left <= 3)
            value += weights_.joker_late;
        if (r_.last_joker == last_joker::blocked && left == jokers)
            value -= weights_.stranded_joker;
        return value;
    }

    void call_out(short_action a, call c, const question& q, float worth)
    {
        if (limit_call(r_, a.value, c))
            return;
        a.call = c;
        const bool doubled = c == call::doubled;
        const bool wins = goes_out(r_, q, a.value, c);
        if (doubled)
            worth += (weights_.double_draws + (q.cards <= 2   ? weights_.double_when_few
                                               : q.cards >= 6 ? weights_.double_when_many
                                                              : 0)) *
                     static_cast<float>(r_.double_draw);
        for (std::size_t i = 0; i < targets_count_; ++i) {
            a.target = static_cast<std::int8_t>(r_.chaos_target ? targets_[i].who : no_seat);
            push(a, wins ? weights_.going_out : worth + threat(targets_[i], a.value, c));
        }
    }

    float threat(const target& foe, int top, call c) const
    {
        float chance = out_chance(foe, top, c);
        if (c == call::doubled)
            chance *= weights_.double_bites;
        if (left_ == 2)
            return weights_.two_left * chance;
        if (left_ == 3)
            chance *= weights_.three_left;
        return foe.cards == 1 ? weights_.last_card * chance : foe.cards == 2 ? weights_.nearly_out * chance : chance;
    }

    float out_chance(const target& foe, int top, call c) const
    {
        const value_set serving = answers(r_, top, c, foe.cards);
        if ((serving & foe.held) != 0)
            return 0;
        return foe.seen ? 1 : pool_.without(serving, foe.hidden);
    }

    const state& s_;
    const rules& r_;
    seat who_;
    const Pool& pool_;
    Sink& out_;
    const policy_weights& weights_;
    int left_;
    bool any_ = false;                           ///< something can be done
    std::array<target, max_seats_here> targets_; ///< the first `targets_count_`
    std::size_t targets_count_ = 0;
};

template <class Pool, class Sink>
void list_for(const state& s, seat who, const Pool& pool, Sink& out, const policy_weights& weights)
{
    lister<Pool, Sink> l(s, who, pool, out, weights);
    if (s.phase == phase::retarget)
        l.names();
    else
        l.plays();
}

} // namespace

value_set answers(const rules& r, int top, call c, int cards)
{
    value_set set = 0;
    const value_set above = static_cast<value_set>(every_value & ~((one(top) << 1) - 1));
    const value_set below = static_cast<value_set>((one(top) - 1) & every_value);
    switch (c) {
    case call::higher: set = above | one(top); break;
    case call::lower: set = below | one(top); break;
    case call::doubled:
        set = one(top);
        if (r.cancel_by_neighbour) {
            set = static_cast<value_set>((set | one(top) << 1 | one(top) >> 1) & every_value);
            if (r.cancel_wrap && (top == least_value || top == greatest_value))
                set |= one(least_value + greatest_value - top);
        }
        break;
    case call::anything:
    case call::none: set = every_value; break;
    }
    if (r.small_joker_one && c != call::doubled)
        set |= one(least_value);
    const bool last_may_be_joker = r.last_joker == last_joker::wins || r.last_joker == last_joker::no_win || cards != 1;
    set = static_cast<value_set>(last_may_be_joker ? set | one(joker) : set & ~one(joker));
    return set;
}

void list_options(const state& s, seat who, options& out, const policy_weights& weights)
{
    out.size = 0;
    const counted_pool pool(s, who);
    list_for(s, who, pool, out, weights);
}

action best_at_a_glance(const state& s, seat who, float noise, random_stream& rng, const policy_weights& weights)
{
    struct {
        float noise;
        random_stream& rng;
        short_action best;
        float most = -1000;
        void push(short_action a, float worth)
        {
            if (worth += noise * static_cast<float>(rng.unit()); worth > most) {
                most = worth;
                best = a;
            }
        }
    } glance{noise, rng, {}};
    const full_pool pool;
    list_for(s, who, pool, glance, weights);
    return glance.best.whole();
}

} // namespace hanpan::hulahoo
