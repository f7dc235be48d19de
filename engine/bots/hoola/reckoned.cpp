// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/hoola/reckoned.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/bits.h"
#include "bots/hoola/beliefs.h"
#include "games/hoola/moves.h"

namespace hanpan::hoola {

namespace {

/// After this many positions the search gives up.
constexpr int most_positions = 4000;

bool out_in(const state& s, seat who, int& left)
{
    if (s.counts[who] == 0)
        return true;
    const standpoint p = standpoint_of(s, who);
    if (s.phase == phase::over || s.turn != who || !may_discard(p) || --left < 0)
        return false;
    if (s.counts[who] == 1)
        return true; // it is thrown
    bool found = false;
    each_play(p, [&](const action& a) {
        if (found || left < 0)
            return;
        state next = s;
        apply(next, who, a);
        found = out_in(next, who, left);
    });
    return found;
}

/// The card is the next one to be drawn in this world.
void put_on_top(state& s, card c)
{
    card& top = s.stock[s.stock_count - 1];
    for (int i = 0; i < s.stock_count; ++i)
        if (s.stock[i] == c) {
            std::swap(s.stock[i], top);
            return;
        }
    for (card_set& hand : s.hands)
        if (cards::has(hand, c)) {
            hand = (hand & ~cards::bit(c)) | cards::bit(top);
            top = c;
            return;
        }
}

/// A world in which nobody takes the discard before the view's seat.
state left_to_me(const view& v)
{
    random_stream any(0);
    state s = determinize(v, any);
    if (s.phase == phase::claim)
        s.asked = seat_set::of(v.me);
    return s;
}

} // namespace

bool can_go_out(const state& s, seat who)
{
    int left = most_positions;
    return out_in(s, who, left);
}

bool may_come_to_nothing(const view& v, const action& a)
{
    if (v.turn != v.me)
        return true;
    // That somebody is asked does not show.
    return v.phase == phase::turn && !v.acted && v.top_live && v.law->battle && v.active.size() > 2 &&
           !comes_first(v, a.kind);
}

bool goes_out_by(const view& v, const action& a)
{
    state s = left_to_me(v);
    if (a.kind != action_kind::draw) {
        switch (a.kind) {
        case action_kind::take:
        case action_kind::thank:
        case action_kind::meld:
        case action_kind::add:
        case action_kind::discard: break;
        default: return false;
        }
        apply(s, v.me, a);
        return can_go_out(s, v.me);
    }
    if (s.stock_count == 0)
        return false;
    for (card_set left = unseen(v); left != 0; left &= left - 1) {
        state drawn = s;
        put_on_top(drawn, cards::lowest(left));
        apply(drawn, v.me, a);
        if (!can_go_out(drawn, v.me))
            return false;
    }
    return true;
}

int loose_cards(const rules& law, card_set hand)
{
    if (hand == 0)
        return 0;
    const card c = cards::lowest(hand);
    int least = 1 + loose_cards(law, hand & ~cards::bit(c));
    each_meld(law, hand, c, bits::count(hand), true,
              [&](card_set m, card) { least = std::min(least, loose_cards(law, hand & ~m)); });
    return least;
}

card_set waited_for(const view& v, card_set hand)
{
    const rules& law = *v.law;
    const int most = bits::count(hand) + 1 - (law.keeps_one() ? 1 : 0);
    const bool lays_off = (!law.layoff_requires_meld || v.registered.has(v.me)) && most >= 1;
    card_set found = 0;
    for (card_set left = unseen(v); left != 0; left &= left - 1) {
        const card c = cards::lowest(left);
        bool makes = lays_off && cards::has(v.accepts, c);
        if (!makes)
            each_meld(law, hand | cards::bit(c), c, most, false,
                      [&](card_set m, card) { makes = makes || bits::count(m) >= 3; });
        if (makes)
            found |= cards::bit(c);
    }
    return found;
}

int ways_to_use(const view& v, card c)
{
    int ways = 0;
    const card_set hidden = unseen(v);
    for (card_set left = hidden; left != 0; left &= left - 1)
        for (card_set more = left & (left - 1); more != 0; more &= more - 1)
            ways += read_meld(*v.law, cards::bit(c) | (left & -left) | (more & -more)).why == refused::none;
    return ways;
}

bool fits_any(const rules& law, card_set hand, card c)
{
    const card_set one = cards::bit(c);
    bool fits = false;
    for (card_set left = hand & ~one; left != 0; left &= left - 1) {
        const card_set two = one | (left & -left);
        fits = fits || read_meld(law, two).why == refused::none;
        for (card_set third = pack(law) & ~two; third != 0; third &= third - 1)
            fits = fits || read_meld(law, two | (third & -third)).why == refused::none;
    }
    return fits;
}

std::optional<double> undercut_share(const view& v)
{
    constexpr int worlds = 1000;
    constexpr double enough = 200; // as many as this, of equal weight, tell enough
    random_stream rng(0);
    const int mine = final_points(*v.law, v.hand);
    double under = 0, all = 0, squares = 0;
    for (int n = 0; n < worlds; ++n) {
        double weight = 1;
        const state s = determinize_likely(v, rng, weight);
        bool lower = false;
        for (const seat other : v.active)
            if (other != v.me) {
                const int theirs = final_points(*v.law, s.hands[other]);
                lower = lower || theirs < mine || (theirs == mine && v.law->undercut_on_tie);
            }
        under += lower ? weight : 0;
        all += weight;
        squares += weight * weight;
    }
    if (all * all < enough * squares)
        return std::nullopt;
    return under / all;
}

bool nobody_can_undercut(const view& v)
{
    const rules& law = *v.law;
    const card_set hidden = unseen(v);
    std::array<int, 64> each{};
    std::size_t many = 0;
    for (card_set left = hidden; left != 0; left &= left - 1)
        each[many++] = final_points(law, left & -left);
    std::sort(each.begin(), each.begin() + static_cast<std::ptrdiff_t>(many));
    const int mine = final_points(law, v.hand);
    for (const seat other : v.active) {
        if (other == v.me)
            continue;
        const std::size_t held = std::min<std::size_t>(v.counts[other], many);
        if (law.quads_ignored && held >= 4 && cards::quads(hidden) != 0)
            return false; // four of a kind count 0
        int least = 0;
        for (std::size_t i = 0; i < held; ++i)
            least += each[i];
        if (least < mine || (least == mine && law.undercut_on_tie))
            return false;
    }
    return true;
}

} // namespace hanpan::hoola
