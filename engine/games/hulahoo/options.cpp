// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hulahoo/options.h"

#include <algorithm>
#include <bit>

#include "base/index.h"
#include "games/hulahoo/actions.h"

namespace hanpan::hulahoo {

namespace {

constexpr value_set one(int value) { return static_cast<value_set>(1U << value); }
constexpr value_set every_value = 0x3FFE;

value_set values_in(const counts& cards)
{
    value_set set = 0;
    for (int value = least_value; value <= greatest_value; ++value)
        set = static_cast<value_set>(set | (cards[value] > 0) << value);
    return set;
}

value_set values_in(const row<7>& cards)
{
    value_set set = 0;
    for (const int value : cards)
        set |= one(value);
    return set;
}

/// The weights of the rule-based player (strategy.cpp), for a glance.
namespace weight {
constexpr float joker_spent = 0.30F;
constexpr float double_keeps_cards = -0.32F;
constexpr float open_first = 0.04F;
constexpr float last_spread = 0.10F;
constexpr float stranded_joker = 0.60F;
constexpr float going_out = 100;
} // namespace weight

class lister {
public:
    lister(const state& s, seat who, bool thorough, options& out) : s_(s), r_(*s.rules), who_(who), out_(out)
    {
        out_.size = 0;
        for (int value = least_value; value <= greatest_value; ++value)
            pool_[at(value)] = static_cast<float>(copies(value));
        if (thorough)
            count_pool();
        for (const float n : pool_)
            pool_size_ += n;
    }

    void plays()
    {
        const question q = question_for(s_, who_);
        const counts& hand = s_.hand[at(who_)];
        const row<7>& open = s_.open[at(who_)];
        counts mine = hand;
        for (const int value : open)
            mine.add(value);
        const value_set in_open = values_in(open);
        for (int value = least_value; value <= greatest_value; ++value) {
            if (mine[value] == 0)
                continue;
            const reply reply = judge(r_, q, value);
            if (reply.why_not != refused::none)
                continue;
            mine.remove(value);
            const float kept = keeps(mine, q.cards - 1);
            mine.add(value);
            for (const bool from_open : {true, false}) {
                if (from_open ? (in_open >> value & 1) == 0 : hand[value] == 0)
                    continue;
                action a;
                a.what = action::kind::play;
                a.value = static_cast<std::uint8_t>(value);
                a.from_open = from_open;
                const float worth = kept + (from_open ? weight::open_first : 0);
                if (reply.call != call::none) {
                    call_out(a, reply.call, q, worth);
                } else {
                    call_out(a, call::higher, q, worth);
                    call_out(a, call::lower, q, worth);
                }
            }
        }
        if (s_.phase == phase::respond && (out_.size == 0 || r_.voluntary_pass)) {
            action pass;
            pass.what = action::kind::pass;
            push(pass, -10);
        }
    }

    void names()
    {
        action a;
        a.what = action::kind::name;
        for (const seat t : s_.in)
            for (const call c : {call::none, call::higher, call::lower}) {
                a.target = static_cast<std::int8_t>(t);
                a.call = c;
                if (c != s_.call && refusal(s_, who_, a).allowed())
                    push(a, out_chance(t, s_.top, c == call::none ? s_.call : c) -
                                0.001F * static_cast<float>(s_.cards_of(t)));
            }
    }

private:
    void push(const action& a, float worth)
    {
        if (out_.size < options::most)
            out_.list[out_.size++] = {a, worth};
    }

    /// The cards `who` has not seen.
    void count_pool()
    {
        for (int value = least_value; value <= greatest_value; ++value)
            pool_[at(value)] -= static_cast<float>(s_.hand[at(who_)][value]);
        for (seat p = 0; p < s_.players; ++p) {
            const bool seen = s_.revealed.has(p) || r_.all_open;
            if (p != who_)
                for (int value = least_value; value <= greatest_value; ++value)
                    pool_[at(value)] -= static_cast<float>(seen ? s_.hand[at(p)][value] : known(p)[value]);
            for (const int value : s_.open[at(p)])
                --pool_[at(value)];
        }
        for (const int value : s_.pile)
            --pool_[at(value)];
        for (int i = 0; i < s_.draw.size; ++i)
            if ((s_.draw_known[at(i)] >> who_ & 1) != 0)
                --pool_[at(s_.draw[i])];
    }

    const counts& known(seat p) const { return s_.known[at(who_)][at(p)]; }

    /// How well can I answer whatever comes back with these cards?
    float keeps(const counts& mine, int left) const
    {
        if (left == 0)
            return 0;
        const value_set held = values_in(mine);
        float value = 0;
        if ((held & 0x001E) == 0) // 1 to 4
            value -= weight::last_spread;
        if ((held & 0x3C00) == 0) // 10 to 13
            value -= weight::last_spread;
        const int jokers = mine[joker];
        value += weight::joker_spent * static_cast<float>(std::min(jokers, 3));
        if (r_.last_joker == last_joker::blocked && left == jokers)
            value -= weight::stranded_joker;
        return value;
    }

    void call_out(action& a, call c, const question& q, float worth)
    {
        if (limit_call(r_, a.value, c))
            return;
        a.call = c;
        const bool doubled = c == call::doubled;
        const bool wins =
            q.cards == 1 &&
            !(doubled && r_.last_double == last_double::draw_and_stay && r_.double_draw > 0 && q.draw_pile > 0) &&
            !(a.value == joker && r_.last_joker == last_joker::no_win);
        if (doubled)
            worth -= weight::double_keeps_cards * static_cast<float>(r_.double_draw);
        if (!r_.chaos_target) {
            a.target = -1;
            push(a, wins ? weight::going_out : worth + threat(next_in(s_.in, who_, s_.players), a.value, c));
            return;
        }
        for (const seat t : s_.in)
            if (t != who_) {
                a.target = static_cast<std::int8_t>(t);
                push(a, wins ? weight::going_out : worth + threat(t, a.value, c));
            }
    }

    float threat(seat target, int top, call c) const
    {
        const float chance = out_chance(target, top, c);
        return s_.in.size() == 2 ? 2 * chance : s_.cards_of(target) <= 2 ? 1.3F * chance : chance;
    }

    float out_chance(seat target, int top, call c) const
    {
        const value_set serving = answers(r_, top, c, s_.cards_of(target));
        const bool seen = s_.revealed.has(target) || r_.all_open;
        if ((serving & values_in(s_.open[at(target)])) != 0 ||
            (serving & values_in(seen ? s_.hand[at(target)] : known(target))) != 0)
            return 0;
        if (seen)
            return 1;
        float helps = 0;
        for (int value = least_value; value <= greatest_value; ++value)
            if ((serving >> value & 1) != 0)
                helps += pool_[at(value)];
        const int hidden = s_.hand[at(target)].total() - known(target).total();
        float chance = 1;
        for (int i = 0; i < hidden; ++i)
            chance *= std::max(0.0F, 1 - helps / std::max(1.0F, pool_size_ - static_cast<float>(i)));
        return chance;
    }

    const state& s_;
    const rules& r_;
    seat who_;
    options& out_;
    std::array<float, greatest_value + 1> pool_{};
    float pool_size_ = 0;
};

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

void list_options(const state& s, seat who, bool thorough, options& out)
{
    lister l(s, who, thorough, out);
    if (s.phase == phase::retarget)
        l.names();
    else
        l.plays();
}

} // namespace hanpan::hulahoo
