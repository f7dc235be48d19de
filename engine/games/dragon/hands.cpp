// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/dragon/hands.h"

#include <algorithm>
#include <array>
#include <vector>

#include "base/bits.h"
#include "base/index.h"
#include "games/dragon/combos.h"

namespace hanpan::dragon {

namespace {

/// The most tails of four that a hand's eleven other cubes hold.
struct tail_found {
    bag pieces;
    bool set;
};

std::vector<tail_found> tails_in(const context& c, const bag& hand)
{
    std::vector<tail_found> found;
    for (kinds k = hand.twice & ~c.no_natural; k != 0; k &= k - 1) {
        const type a = cubes::first(k);
        for (int out = 0; out < cubes::suits; ++out) {
            const type left_out = cubes::make(out, cubes::rank_of(a));
            const bag tail{cubes::rank_bits(cubes::rank_of(a)) & ~bit(left_out), bit(a)};
            if (left_out != a && hand.contains(tail) && (tail.once & c.no_natural) == 0)
                found.push_back({tail, true});
        }
    }
    const auto run_tail = [&](int suit, int low, int odd_suit, int odd_rank) {
        kinds tail = bit(cubes::make(odd_suit, odd_rank));
        for (int rank = low; rank < low + 3; ++rank)
            tail |= bit(cubes::make(suit, rank));
        if ((tail & ~hand.once) == 0 && (tail & c.no_natural) == 0)
            found.push_back({{tail, 0}, false});
    };
    for (int suit = 0; suit < cubes::suits; ++suit)
        for (int odd = 0; odd < cubes::suits; ++odd)
            for (int low = 1; odd != suit && low + 3 <= cubes::ranks; ++low) {
                run_tail(suit, low + 1, odd, low);
                if (c.either_end)
                    run_tail(suit, low, odd, low + 3);
            }
    return found;
}

bool fits(int wilds, bool allowed) { return wilds == 0 || (wilds > 0 && allowed); }

bool better(const context& c, const reading& a, const reading& b)
{
    if (!b || a.points != b.points)
        return !b || a.points > b.points;
    const int pa = c.figures[at(a.figure)].priority;
    const int pb = c.figures[at(b.figure)].priority;
    return pa != pb ? pa > pb : a.figure > b.figure;
}

bag bag_of(std::span<const type> pieces)
{
    bag b;
    for (const type t : pieces)
        b.add(t);
    return b;
}

} // namespace

reading best_reading(const context& c, const bag& hand, bool declarable)
{
    reading best;
    if (hand.size() != hand_size)
        return best;
    const bool run_bodies =
        std::any_of(c.figures.begin(), c.figures.begin() + c.count, [](const figure& f) { return f.body_run; });
    for (kinds heads = hand.twice & ~c.no_natural; heads != 0; heads &= heads - 1) {
        const type head = cubes::first(heads);
        const bag pair{bit(head), bit(head)};
        const bag after_head = cubes::minus(hand, pair);
        for (const tail_found& tail : tails_in(c, after_head)) {
            const std::vector<type> seven = cubes::listed(cubes::minus(after_head, tail.pieces));
            // Which four of the seven are the body?
            for (unsigned chosen = 0; chosen < 128; ++chosen) {
                if (bits::count(chosen) != 4)
                    continue;
                std::array<type, 4> body{};
                std::array<type, 3> neck{};
                std::size_t b = 0;
                std::size_t n = 0;
                for (std::size_t i = 0; i < 7; ++i)
                    if ((chosen >> i & 1) != 0)
                        body[b++] = seven[i];
                    else
                        neck[n++] = seven[i];
                const int set_wilds = as_set(c, body);
                const int run_wilds = run_bodies ? as_run(c, body) : impossible;
                if (set_wilds == impossible && run_wilds == impossible)
                    continue;
                const int neck_set = as_set(c, neck);
                const int neck_run = as_run(c, neck);
                for (std::size_t i = 0; i < c.count; ++i) {
                    const figure& f = c.figures[i];
                    const int wilds = f.body_run ? run_wilds : set_wilds;
                    if ((declarable && !f.declarable) || (f.head_suits >> cubes::suit_of(head) & 1) == 0 ||
                        !(tail.set ? f.tail_set : f.tail_run) || !fits(wilds, f.body_wild) ||
                        (f.body_needs_wild && wilds == 0) ||
                        !((f.neck_set && fits(neck_set, f.neck_wild)) || (f.neck_run && fits(neck_run, f.neck_wild))))
                        continue;
                    reading r;
                    r.figure = static_cast<int>(i);
                    r.special = f.special && cubes::suit_of(head) == c.special_suit;
                    r.points = f.points + (r.special ? c.special_bonus : 0);
                    if (!better(c, r, best))
                        continue;
                    r.head = pair;
                    r.tail = tail.pieces;
                    r.body = bag_of(body);
                    r.neck = bag_of(neck);
                    best = r;
                }
            }
        }
    }
    return best;
}

reading declared_as(const context& c, const bag& hand)
{
    if (hand.size() > hand_size)
        for (const type t : cubes::listed(hand))
            if (const bag thirteen = cubes::without(hand, t); complete(c, thirteen))
                return best_reading(c, thirteen, true);
    return best_reading(c, hand, true);
}

bool complete(const context& c, const bag& hand)
{
    return hand.size() == hand_size && usable(c, hand, hand_size - 1) == hand_size;
}

arrangement arrange(const context& c, const bag& hand)
{
    arrangement a;
    if (const reading r = best_reading(c, hand, true)) {
        a.head = r.head;
        a.neck = r.neck;
        a.body = r.body;
        a.tail = r.tail;
        return a;
    }
    target aim;
    usable(c, hand, -1, &aim);
    a.rest = hand;
    const auto take = [&](bag& into, type t) {
        if (!a.rest.has(t))
            return false;
        into.add(t);
        a.rest.remove(t);
        return true;
    };
    for (kinds k = aim.tail.once; k != 0; k &= k - 1)
        take(a.tail, cubes::first(k));
    for (kinds k = aim.tail.twice; k != 0; k &= k - 1)
        take(a.tail, cubes::first(k));
    take(a.head, aim.head);
    take(a.head, aim.head);
    std::vector<std::pair<bag*, type>> open;
    for (const auto& [part, places] : {std::pair{&a.body, aim.body}, std::pair{&a.neck, aim.neck}})
        for (kinds k = places; k != 0; k &= k - 1)
            if (!take(*part, cubes::first(k)))
                open.emplace_back(part, cubes::first(k));
    // Wild D stand where something is missing, first come, first served: this is only for showing.
    for (const auto& [part, place] : open)
        for (int suit = 0; suit < cubes::suits; ++suit)
            if (const type d = cubes::make(suit, cubes::dragon_rank);
                (c.may[at(suit)] & bit(place)) != 0 && take(*part, d))
                break;
    return a;
}

kinds improving(const context& c, const bag& hand)
{
    const int now = usable(c, hand);
    kinds better = 0;
    for (type t = 0; t < cubes::types; ++t)
        if (hand.count(t) < cubes::copies && usable(c, cubes::with(hand, t), now) > now)
            better |= bit(t);
    return better;
}

} // namespace hanpan::dragon
