// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/hohpai/strategy.h"

#include <bit>

#include "games/hohpai/actions.h"

namespace hanpan::hohpai {

namespace {

using kind = action::kind;
constexpr action plain(kind what) { return {what, dominoes::no_face}; }

/// The piece of `held` without which `value(rest)` is greatest; equal ones by `rng`.
template <class F>
std::pair<face, float> best_to_give(bag held, random_stream& rng, F&& value)
{
    face best = dominoes::no_face;
    float most = 0;
    std::uint32_t equals = 0;
    for (bag left = dominoes::distinct(held); left != 0; left &= left - 1) {
        const auto f = static_cast<face>(std::countr_zero(left));
        const float worth = value(dominoes::without(held, f));
        if (best != dominoes::no_face && worth < most)
            continue;
        equals = best != dominoes::no_face && worth == most ? equals + 1 : 1;
        if (equals == 1 || rng.below(equals) == 0)
            best = f;
        most = worth;
    }
    return {best, most};
}

/// What can still come from the stock.
bag coming_from_stock(const view& v) { return v.known.stock != 0 ? v.known.stock : v.known.hidden; }

bool put_first(const view& v) { return v.open.law->exchange_order == exchange_order::put_first; }

/// What six or seven pieces promise if no win is shown now; `coming`: what may be taken next.
float playing_on(const hand_table& hands, bag held, bag coming, random_stream& rng)
{
    if (dominoes::size(held) == 7)
        return best_to_give(held, rng, [&](bag six) { return hands.promise(six); }).second;
    return hand_table::patience *
           best_to_give(held, rng, [&](bag five) { return expectation(hands, five, coming); }).second;
}

/// Takes the discard or from the stock, by what the best five of the six then promise.
action take(const view& v, random_stream& rng)
{
    const hand_table& hands = *v.open.hands;
    const face offered = v.open.last_discard();
    const bag with_discard = dominoes::room_for(v.hand, offered) ? dominoes::with(v.hand, offered) : 0;
    const bool wins = with_discard != 0 && hands.score(with_discard) > 0;
    if (wins)
        return plain(kind::take_discard);
    if (v.open.stock == 0)
        return plain(kind::pass);
    if (with_discard == 0)
        return plain(kind::take_stock);
    const bag coming = coming_from_stock(v);
    float drawn = 0;
    for (bag left = coming; left != 0; left &= left - 1) {
        const bag piece = left & (~left + 1);
        const bag six = dominoes::with(v.hand, dominoes::face_of_bit(std::countr_zero(piece)));
        const bag later = coming & ~piece;
        drawn += hands.score(six) > 0 ? hands.promise(six) : playing_on(hands, six, later, rng);
    }
    drawn /= static_cast<float>(dominoes::size(coming));
    const bool better = playing_on(hands, with_discard, coming, rng) > drawn;
    return plain(better ? kind::take_discard : kind::take_stock);
}

/// Shows a win unless playing on promises more; a claim is always taken.
bool shows(const view& v, random_stream& rng)
{
    if (v.declined)
        return false;
    const winning_hand best = showable(v.open, v.hand);
    if (best.score == 0)
        return false;
    if (v.open.phase == phase::claim)
        return true;
    const bag coming = v.open.phase == phase::exchange && put_first(v) ? coming_from_row(v) : v.known.hidden;
    return v.open.hands->promise(best.pieces) >= playing_on(*v.open.hands, v.hand, coming, rng);
}

template <class F>
action play(const view& v, random_stream& rng, F&& worth_of_rest)
{
    switch (v.open.phase) {
    case phase::dealt:
    case phase::taken:
    case phase::claim: return plain(shows(v, rng) ? kind::declare : kind::decline);
    case phase::draw: return take(v, rng);
    case phase::exchange:
    case phase::discard:
        if (shows(v, rng))
            return plain(kind::declare);
        return {v.open.phase == phase::exchange ? kind::exchange : kind::discard,
                best_to_give(v.hand, rng, worth_of_rest).first};
    case phase::over: break;
    }
    return plain(kind::decline);
}

} // namespace

float expectation(const hand_table& hands, bag five, bag coming)
{
    if (coming == 0)
        return 0;
    float total = 0;
    for (bag left = coming; left != 0; left &= left - 1)
        total += hands.promise(dominoes::with(five, dominoes::face_of_bit(std::countr_zero(left))));
    return total / static_cast<float>(dominoes::size(coming));
}

bag coming_from_row(const view& v)
{
    const open_part& o = v.open;
    const bool end_b = o.law->row_ends == row_ends::alternating && o.turn_place(v.me) % 2 == 1;
    return v.known.row[o.row.place(end_b ? o.row.length - 1 : 0)];
}

action rule_based(const view& v, random_stream& rng)
{
    const hand_table& hands = *v.open.hands;
    if (v.open.phase == phase::exchange && !put_first(v))
        return play(v, rng, [&](bag six) { return hands.promise(six); });
    const bag coming = v.open.phase == phase::exchange ? coming_from_row(v) : coming_from_stock(v);
    return play(v, rng, [&](bag five) { return expectation(hands, five, coming); });
}

action by_winning_hands(const view& v, random_stream& rng)
{
    const bag unseen = dominoes::canonical(v.known.hidden);
    return play(v, rng, [&](bag rest) {
        double value = 0;
        for (const winning_hand& w : v.open.hands->hands()) {
            const bag missing = dominoes::minus(w.pieces, rest & w.pieces);
            if (dominoes::size(missing) > 3)
                continue;
            double ways = w.score;
            for (bag left = dominoes::distinct(missing); left != 0; left &= left - 1) {
                const auto f = static_cast<face>(std::countr_zero(left));
                const int there = dominoes::count(unseen, f);
                ways *= dominoes::count(missing, f) == 2 ? there * (there - 1) / 2 : there;
            }
            for (int n = dominoes::size(missing); n > 0; --n)
                ways *= 0.06;
            value += ways;
        }
        return static_cast<float>(value);
    });
}

} // namespace hanpan::hohpai
