// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/words.h"
#include "games/hulahoo/strategy.h"

namespace hanpan::hulahoo {
namespace {

/// Who has to answer; no_seat if nobody is left to.
seat answers(const view& v, const action& a)
{
    if (a.target >= 0)
        return a.target;
    const seat next = next_in(v.in, v.me, v.players);
    return next == v.me ? no_seat : next;
}

constexpr double most_likely = 0.5;

} // namespace

reason reason_for(const view& v, const action& best)
{
    using kind = action::kind;
    switch (best.what) {
    case kind::name:
        if (best.target >= 0)
            return {"hard_for_him", HANPAN_WORDS("hulahoo", "That player is likeliest to be stuck with the call.")};
        return {};
    case kind::play: {
        const seat next = answers(v, best);
        if (next != no_seat && best.call != call::none &&
            elimination_chance(v, next, best.value, best.call) > most_likely)
            return {"cannot_answer", HANPAN_WORDS("hulahoo", "The player who has to answer most likely cannot.")};
        if (best.call == call::doubled)
            return {"few_can_double", HANPAN_WORDS("hulahoo", "Few cards answer a double.")};
        return {"best_rest", HANPAN_WORDS("hulahoo", "The cards you keep answer most of what may be called.")};
    }
    case kind::pick:
    case kind::swap:
    case kind::keep:
    case kind::pass: return {};
    }
    return {};
}

nature nature_of(const view&, const action& a)
{
    switch (a.what) {
    case action::kind::swap: return {1, 1};
    case action::kind::keep: return {-1, -1};
    case action::kind::pass: return {-1, 0};
    case action::kind::play: return {a.call == call::doubled ? 1.0 : a.from_open ? 0.0 : -1.0, 0};
    case action::kind::pick:
    case action::kind::name: break;
    }
    return {};
}

} // namespace hanpan::hulahoo
