// SPDX-License-Identifier: GPL-3.0-or-later
#include <bit>

#include "base/words.h"
#include "games/hohpai/strategy.h"

namespace hanpan::hohpai {

namespace {

/// Would one more piece make these five a winning hand?
bool one_short(const view& v, dominoes::bag five)
{
    for (dominoes::bag left = dominoes::distinct(v.known.hidden); left != 0; left &= left - 1) {
        const dominoes::face f = dominoes::face_of_bit(std::countr_zero(left));
        if (dominoes::room_for(five, f) && v.open.hands->score(dominoes::with(five, f)) > 0)
            return true;
    }
    return false;
}

/// What five pieces that are kept are like: `grip` the more, the more of what may come wins at once, and the less, the more wins
/// are two pieces away; `risk` the points of those wins, the nearest that there are.
nature nature_of_five(const view& v, dominoes::bag five)
{
    const hand_table& hands = *v.open.hands;
    int near = 0, near_points = 0, far = 0, far_points = 0;
    for (dominoes::bag left = dominoes::distinct(v.known.hidden); left != 0; left &= left - 1) {
        const dominoes::face f = dominoes::face_of_bit(std::countr_zero(left));
        if (!dominoes::room_for(five, f))
            continue;
        const dominoes::bag six = dominoes::with(five, f);
        if (const int points = hands.score(six); points > 0) {
            ++near;
            near_points += points;
        }
        for (dominoes::bag more = left & (left - 1); more != 0; more &= more - 1) {
            const dominoes::face g = dominoes::face_of_bit(std::countr_zero(more));
            if (!dominoes::room_for(six, g))
                continue;
            if (const int points = hands.best_of(dominoes::with(six, g)).score; points > 0) {
                ++far;
                far_points += points;
            }
        }
    }
    constexpr double later = 0.02; // against one that wins at once
    return {near - later * far, near > 0  ? static_cast<double>(near_points) / near
                                : far > 0 ? static_cast<double>(far_points) / far
                                          : 0};
}

} // namespace

reason reason_for(const view& v, const action& best)
{
    using kind = action::kind;
    switch (best.what) {
    case kind::exchange:
    case kind::discard:
        if (dominoes::size(v.hand) == 6 && one_short(v, dominoes::without(v.hand, best.piece)))
            return {"one_short", HANPAN_WORDS("hohpai", "What you keep needs one piece to win.")};
        return {"what_stays",
                HANPAN_WORDS("hohpai", "What you keep has the best chances, given the pieces still to come.")};
    case kind::declare: return {"win_now", HANPAN_WORDS("hohpai", "A win now is worth more than a bigger one later.")};
    case kind::decline:
        return {"dearer_win", HANPAN_WORDS("hohpai", "A win for more points is close enough to wait for.")};
    case kind::take_discard: return {"piece_helps", HANPAN_WORDS("hohpai", "The piece brings you closer to a win.")};
    case kind::take_stock:
        return {"rather_stock", HANPAN_WORDS("hohpai", "A hidden piece is more likely to help than the discard.")};
    case kind::pass: return {"not_wanted", HANPAN_WORDS("hohpai", "The piece doesn't help any win you are close to.")};
    }
    return {};
}

nature nature_of(const view& v, const action& a)
{
    switch (a.what) {
    case action::kind::take_discard: return {1, -1};
    case action::kind::take_stock: return {-1, 1};
    case action::kind::declare: return {1, -1};
    case action::kind::decline: return {-1, 1};
    case action::kind::exchange:
    case action::kind::discard:
        if (dominoes::size(v.hand) == 6)
            return nature_of_five(v, dominoes::without(v.hand, a.piece));
        break;
    case action::kind::pass: break;
    }
    return {};
}

} // namespace hanpan::hohpai
