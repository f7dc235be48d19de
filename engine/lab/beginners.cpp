// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/beginners.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "base/bits.h"
#include "games/dragon/distance.h"

namespace hanpan::panel {

namespace {

template <class State>
auto allowed(const State& s, seat who)
{
    using action = std::decay_t<decltype(rule_based(observe(s, who), std::declval<random_stream&>()))>;
    std::vector<action> all;
    legal(s, who, all);
    return all;
}

/// The best of those to which `worth` gives a number (negative: out of the question), equals by chance; null if there
/// is none.
template <class Action, class F>
const Action* best_of(const std::vector<Action>& all, random_stream& rng, F&& worth)
{
    const Action* best = nullptr;
    int most = -1;
    std::uint32_t equals = 0;
    for (const Action& a : all) {
        const int value = worth(a);
        if (value < 0 || value < most)
            continue;
        equals = value == most ? equals + 1 : 1;
        if (equals == 1 || rng.below(equals) == 0)
            best = &a;
        most = value;
    }
    return best;
}

template <class Action>
const Action& any_of(const std::vector<Action>& all, random_stream& rng)
{
    return all[rng.below(static_cast<std::uint32_t>(all.size()))];
}

/// How much another card of the hand supports a card: one of its rank, or a neighbour in its suit.
int company(int rank, int suit, int other_rank, int other_suit)
{
    return (rank == other_rank ? 1 : 0) + (suit == other_suit && std::abs(rank - other_rank) == 1 ? 1 : 0);
}

/// What is thrown first: cards that go with nothing, the dearest of them first.
int uselessness(int with, int rank) { return 100 - 20 * std::min(with, 4) + rank; }

} // namespace

hoola::action begins(const hoola::state& s, seat who, random_stream& rng)
{
    using kind = hoola::action_kind;
    const auto all = allowed(s, who);
    const hoola::card_set hand = s.hands[who];
    const auto with = [&](hoola::card c) {
        int n = 0;
        for (hoola::card_set left = hand & cards::naturals & ~cards::bit(c); left != 0; left &= left - 1) {
            const hoola::card other = cards::lowest(left);
            n += company(cards::rank_of(c), cards::suit_of(c), cards::rank_of(other), cards::suit_of(other));
        }
        return n;
    };
    // Stops when he holds next to nothing, claims whatever he can, puts everything down at once.
    constexpr int surely_low = 5;
    const auto* a = best_of(all, rng, [&](const hoola::action& one) {
        switch (one.kind) {
        case kind::blast: return 900;
        case kind::stop: return hoola::final_points(*s.law, hand) <= surely_low ? 800 : -1;
        case kind::take:
        case kind::thank: return 700 + bits::count(one.with);
        case kind::meld: return 600 + bits::count(one.with);
        case kind::add: return 500;
        case kind::draw:
        case kind::pass:
        case kind::stay: return 400;
        case kind::discard:
            return cards::is_joker(one.which) ? 0 : uselessness(with(one.which), cards::rank_of(one.which));
        default: return -1;
        }
    });
    return a != nullptr ? *a : any_of(all, rng);
}

hollywood::action begins(const hollywood::state& s, seat who, random_stream& rng)
{
    using kind = hollywood::action_kind;
    const auto all = allowed(s, who);
    const hollywood::card_set& hand = s.hands[who];
    const auto with = [&](hollywood::card c) {
        int n = -1; // the card itself is among them
        hand.each([&](hollywood::card other) {
            if (packs::is_joker(other))
                return;
            n += company(packs::rank_of(c), packs::suit_of(c), packs::rank_of(other), packs::suit_of(other));
        });
        return n;
    };
    // Goes down as soon as he can, never asks for a card out of turn, and lets others have theirs.
    const auto* a = best_of(all, rng, [&](const hollywood::action& one) {
        switch (one.kind) {
        case kind::lay_down: return 900;
        case kind::lay_off: return 800;
        case kind::draw_discard: return !packs::is_joker(s.top()) && with(s.top()) >= 1 ? 700 : 300;
        case kind::draw_stock:
        case kind::pass:
        case kind::allow:
        case kind::point_out: return 400;
        case kind::discard:
            return packs::is_joker(one.which) || packs::rank_of(one.which) == 0
                       ? 0
                       : uselessness(with(one.which), packs::rank_of(one.which));
        default: return -1;
        }
    });
    return a != nullptr ? *a : any_of(all, rng);
}

hohpai::action begins(const hohpai::state& s, seat who, random_stream& rng)
{
    using kind = hohpai::action::kind;
    const auto all = allowed(s, who);
    const dominoes::bag hand = s.hand[at(who)];
    // How many pieces short of the nearest winning hand.
    const auto near = [&](dominoes::bag held) {
        int most = 0;
        for (const hohpai::winning_hand& w : s.open.hands->hands())
            most = std::max(most, dominoes::size(held & w.pieces));
        return most;
    };
    const auto* a = best_of(all, rng, [&](const hohpai::action& one) {
        switch (one.what) {
        case kind::declare: return 900;
        case kind::decline: return 300;
        case kind::take_discard: {
            const dominoes::face f = s.open.last_discard();
            return dominoes::room_for(hand, f) && near(dominoes::with(hand, f)) > near(hand) ? 700 : 300;
        }
        case kind::take_stock:
        case kind::pass: return 400;
        case kind::exchange:
        case kind::discard: return 100 + near(dominoes::without(hand, one.piece));
        default: return -1;
        }
    });
    return a != nullptr ? *a : any_of(all, rng);
}

hulahoo::action begins(const hulahoo::state& s, seat who, random_stream& rng)
{
    using kind = hulahoo::action::kind;
    const auto all = allowed(s, who);
    // Any card but a joker, with the call that leaves the next player less; never doubles.
    constexpr int middle = 6;
    const auto* a = best_of(all, rng, [&](const hulahoo::action& one) {
        switch (one.what) {
        case kind::keep:
        case kind::pick:
        case kind::name: return 500;
        case kind::play: {
            const bool hard = one.call == (one.value > middle ? hulahoo::call::higher : hulahoo::call::lower);
            return (one.value == hulahoo::joker ? 100 : 200) + (hard                                 ? 50
                                                                : one.call == hulahoo::call::doubled ? 0
                                                                                                     : 20);
        }
        default: return 0;
        }
    });
    return a != nullptr ? *a : any_of(all, rng);
}

dragon::action begins(const dragon::state& s, seat who, random_stream& rng)
{
    using kind = dragon::action::kind;
    const auto all = allowed(s, who);
    const cubes::bag hand = observe(s, who).whole();
    const dragon::context& c = s.open.context;
    const int now = usable(c, hand);
    // Considers only the nearest hand: takes from the island what brings it nearer, never pays for the river, throws
    // anything it does not need.
    const auto* a = best_of(all, rng, [&](const dragon::action& one) {
        switch (one.what) {
        case kind::island:
            return hand.count(s.open.island) < cubes::copies && usable(c, cubes::with(hand, s.open.island)) > now ? 700
                                                                                                                  : 300;
        case kind::draw: return 400;
        case kind::pass: return 350;
        case kind::discard: return one.holla ? 900 : 100 + usable(c, cubes::without(hand, one.cube));
        default: return -1;
        }
    });
    return a != nullptr ? *a : any_of(all, rng);
}

} // namespace hanpan::panel
