// SPDX-License-Identifier: GPL-3.0-or-later
// The table's promise is that of a lone player who knows nothing but six pieces. The net has learnt the rest from deals
// between players who look ahead: that the others win sooner or later and have to be paid, how late it is, and which
// pieces may still come.
#include "bots/hohpai/prospects.h"

#include <algorithm>
#include <bit>

#include "base/index.h"

namespace hanpan::hohpai {

namespace {

/// The inputs after the 21 faces held and the 21 hidden ones.
enum extra : std::size_t {
    promise = 2UL * dominoes::faces,
    one_missing,
    two_missing,
    more_missing,
    best_next,  ///< what is promised after the next exchange if the best piece is given
    win_next,   ///< what that exchange scores at once
    mean_next,  ///< what is promised after it, whichever piece is given
    turns_made, ///< by anybody, in twenties
    row_gone_through,
    row_mixes, ///< from now on, each time it has gone through
    two_players,
    three_players,
};
static_assert(three_players + 1 == prospect_inputs::count);

/// `./dev bench learn --game hohpai --levels expert --rounds 300000 --passes 8`.
constexpr prospect_net fitted = prospect_net::from({
#include "hohpai/weights/prospects.inc"
});

} // namespace

bool prospects::know(const rules& law)
{
    // Where the plainest hand is worth three points or more it would wait for others in vain (tests/bench/RESULTS.md).
    constexpr int dearest_plain_hand = 2;
    return row_form(law) && law.win_declaration == win_declaration::automatic && law.score_table == score_table::seed &&
           law.combo_reading == combo_reading::pieces && law.mixed_pair_score <= dearest_plain_hand;
}

prospects::prospects(const view& v, int turns) : hands_(*v.open.hands), hidden_(v.known.hidden)
{
    const open_part& o = v.open;
    auto& x = same_.x;
    for (bag left = hidden_; left != 0; left &= left - 1)
        x[dominoes::faces + at(dominoes::face_of_bit(std::countr_zero(left)))] += 0.5F;
    x[turns_made] = static_cast<float>(o.turns + turns) / 20;
    int since = o.since_mix + turns;
    if (o.remixes)
        while (since > o.full_row)
            since -= o.full_row;
    x[row_gone_through] = static_cast<float>(since) / static_cast<float>(o.full_row);
    x[row_mixes] = o.remixes && since == o.full_row;
    x[two_players] = o.players == 2;
    x[three_players] = o.players == 3;
}

const prospects::hand_value& prospects::value_of(bag five)
{
    const auto [place, is_new] = values_.try_emplace(five);
    hand_value& found = place->second;
    if (!is_new)
        return found;
    int pieces = 0;
    for (bag left = hidden_; left != 0; left &= left - 1) {
        const face f = dominoes::face_of_bit(std::countr_zero(left));
        if (!dominoes::room_for(five, f))
            continue;
        const bag six = dominoes::with(five, f);
        found.promise += hands_.promise(six);
        found.score += static_cast<float>(hands_.score(six));
        ++pieces;
    }
    if (pieces > 0) {
        found.promise /= static_cast<float>(pieces);
        found.score /= static_cast<float>(pieces);
    }
    return found;
}

prospect_inputs prospects::inputs(bag six)
{
    prospect_inputs in = same_;
    auto& x = in.x;
    for (bag left = six; left != 0; left &= left - 1)
        x[dominoes::face_of_bit(std::countr_zero(left))] += 1;
    x[promise] = hands_.promise(six);
    const int missing = hands_.distance(six);
    x[one_missing] = missing == 1;
    x[two_missing] = missing == 2;
    x[more_missing] = missing > 2;
    const bag kinds = dominoes::distinct(six);
    for (bag left = kinds; left != 0; left &= left - 1) {
        const hand_value& next = value_of(dominoes::without(six, static_cast<face>(std::countr_zero(left))));
        x[best_next] = std::max(x[best_next], next.promise);
        x[win_next] = std::max(x[win_next], next.score);
        x[mean_next] += next.promise / static_cast<float>(std::popcount(kinds));
    }
    return in;
}

float prospects::operator()(bag six)
{
    const auto [place, is_new] = answered_.try_emplace(six);
    if (is_new) {
        const auto said = fitted(inputs(six).x);
        place->second = said[0] - said[1];
    }
    return place->second;
}

} // namespace hanpan::hohpai
