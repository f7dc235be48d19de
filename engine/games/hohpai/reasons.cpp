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

} // namespace

reason reason_for(const view& v, const action& best)
{
    using kind = action::kind;
    switch (best.what) {
    case kind::exchange:
    case kind::discard:
        if (dominoes::size(v.hand) == 6 && one_short(v, dominoes::without(v.hand, best.piece)))
            return {"one_short", HANPAN_WORDS("hohpai", "What stays needs one piece for a win.")};
        return {"what_stays",
                HANPAN_WORDS("hohpai", "What you keep has the best chances, given the pieces still to come.")};
    case kind::declare: return {"win_now", HANPAN_WORDS("hohpai", "A win now is worth more than a bigger one later.")};
    case kind::decline:
        return {"dearer_win", HANPAN_WORDS("hohpai", "A win for more points is near enough to wait for.")};
    case kind::take_discard: return {"piece_helps", HANPAN_WORDS("hohpai", "The piece brings you nearer to a win.")};
    case kind::take_stock:
        return {"rather_stock", HANPAN_WORDS("hohpai", "A hidden piece is more likely to help than the discard.")};
    case kind::pass: return {"not_wanted", HANPAN_WORDS("hohpai", "The piece helps no win you are near to.")};
    }
    return {};
}

} // namespace hanpan::hohpai
