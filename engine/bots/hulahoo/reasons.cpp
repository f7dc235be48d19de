// SPDX-License-Identifier: GPL-3.0-or-later
#include <vector>

#include "base/words.h"
#include "bots/hulahoo/options.h"
#include "bots/hulahoo/strategy.h"
#include "games/hulahoo/actions.h"

// What the coach says of a choice: each sentence where what it claims is so, and nowhere else.
namespace hanpan::hulahoo {
namespace {

constexpr double most_likely = 0.5;
/// "Few": so many times as many cards would not do.
constexpr int many_times = 3;

/// Who has to answer; no_seat if nobody is left to.
seat answerer(const view& v, const action& a)
{
    if (a.target >= 0)
        return a.target;
    const seat next = next_in(v.in, v.me, v.players);
    return next == v.me ? no_seat : next;
}

/// What the seat may do; it depends on its own cards and on what is public alone.
std::vector<action> choices(const state& world, seat who)
{
    std::vector<action> list;
    legal(world, who, list);
    return list;
}

/// The cards of the seat when one of this value has gone.
counts kept_after(const view& v, int value)
{
    counts mine = v.hand[at(v.me)];
    for (const int open : v.open[at(v.me)])
        mine.add(open);
    mine.remove(value);
    return mine;
}

/// How many of the 26 tops with a call of higher or lower one of these cards would answer.
int answered_by(const view& v, const counts& cards)
{
    int answered = 0;
    for (int top = least_value; top <= greatest_value; ++top)
        for (const call c : {call::higher, call::lower})
            answered += (answers(*v.rules, top, c, cards.total()) & cards.held()) != 0;
    return answered;
}

bool few_answer(const view& v, const action& a)
{
    const counts hidden = unseen(v);
    const seat next = answerer(v, a);
    const value_set serving = answers(*v.rules, a.value, call::doubled, next == no_seat ? 2 : v.cards_of(next));
    int serve = 0;
    for (int value = least_value; value <= greatest_value; ++value)
        if ((serving >> value & 1) != 0)
            serve += hidden[value];
    return serve * (many_times + 1) <= hidden.total();
}

reason of_play(const view& v, const action& a)
{
    random_stream any(0);
    const state world = imagine(v, any);
    state after = world;
    apply(after, v.me, a);
    if (v.cards_of(v.me) == 1 && after.phase == phase::round_end && after.winner == v.me)
        return {"wins", HANPAN_WORDS("hulahoo", "It's your last card: you win the round.")};
    const seat next = answerer(v, a);
    if (next != no_seat && a.call != call::none && elimination_chance(v, next, a.value, a.call) > most_likely)
        return {"cannot_answer", HANPAN_WORDS("hulahoo", "The player who has to answer most likely cannot.")};
    if (a.call == call::doubled && few_answer(v, a))
        return {"few_can_double", HANPAN_WORDS("hulahoo", "Few cards answer a double.")};
    const int answered = answered_by(v, kept_after(v, a.value));
    bool most = answered > 0, other = false, joker_instead = false, row_instead = false;
    for (const action& o : choices(world, v.me))
        if (o.what == action::kind::play && o.value != a.value) {
            other = true;
            joker_instead = joker_instead || o.value == joker;
            most = most && answered_by(v, kept_after(v, o.value)) < answered;
        } else if (o.what == action::kind::play) {
            row_instead = row_instead || o.from_open != a.from_open;
        }
    if (most && other)
        return {"best_rest",
                HANPAN_WORDS("hulahoo", "No other play keeps cards that answer as much of what may be called.")};
    if (joker_instead)
        return {"keeps_joker", HANPAN_WORDS("hulahoo", "You keep your joker.")};
    if (row_instead && a.from_open)
        return {"stays_hidden",
                HANPAN_WORDS("hulahoo", "The others saw that card; the one in your hand stays hidden.")};
    if (row_instead)
        return {"stays_open", HANPAN_WORDS("hulahoo", "The same card stays in your open row for all to see.")};
    return {};
}

/// Is that player likelier to be stuck with the call than anybody else who could be named?
reason of_naming(const view& v, const action& a)
{
    if (a.target < 0)
        return {};
    const call c = a.call == call::none ? v.call : a.call;
    const double stuck = elimination_chance(v, a.target, v.top, c);
    random_stream any(0);
    bool others = false;
    for (const action& o : choices(imagine(v, any), v.me))
        if (o.what == action::kind::name && o.target >= 0 && o.target != a.target) {
            others = true;
            if (elimination_chance(v, o.target, v.top, c) >= stuck)
                return {};
        }
    if (!others)
        return {};
    return {"hard_for_him", HANPAN_WORDS("hulahoo", "That player is likeliest to be stuck with the call.")};
}

} // namespace

reason reason_for(const view& v, const action& best)
{
    using kind = action::kind;
    switch (best.what) {
    case kind::name: return of_naming(v, best);
    case kind::play: return of_play(v, best);
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
