// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/hulahoo/reasons.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "base/index.h"
#include "base/words.h"
#include "bots/hulahoo/endgame.h"
#include "bots/hulahoo/options.h"
#include "bots/hulahoo/strategy.h"
#include "games/hulahoo/actions.h"

// What the coach says of a choice. Each sentence is said only where its claim is true.
namespace hanpan::hulahoo {
namespace {

using kind = action::kind;

constexpr reason_words rows[] = {
    {"", ""},
#define WHY(name, ...) reason_row(#name, __VA_ARGS__),
#include "bots/hulahoo/reasons.inc"
#undef WHY
};
constexpr reason_table<why> table_of_reasons(rows);

reason say(why what, std::vector<message> parts = {}) { return table_of_reasons.say(what, std::move(parts)); }
message named(int value) { return message::of_pieces(std::to_string(value)); }
template <class Values>
message all_named(const Values& values)
{
    std::string names;
    for (const int value : values)
        names += (names.empty() ? "" : " ") + std::to_string(value);
    return message::of_pieces(names);
}
/// In tens: the layouts are imagined, and more would promise what they cannot keep.
int in_a_hundred(double share) { return static_cast<int>(std::lround(share * 10)) * 10; }

constexpr double most_likely = 0.5;
/// "Few" means that not even this many times as many cards would do.
constexpr int many_times = 3;

/// The player who has to answer; no_seat if nobody is left.
seat answerer(const view& v, const action& a)
{
    if (a.target >= 0)
        return a.target;
    const seat next = next_in(v.in, v.me, v.players);
    return next == v.me ? no_seat : next;
}

/// What the seat may do; it depends only on its own cards and on what is public.
std::vector<action> choices(const state& world, seat who)
{
    std::vector<action> list;
    legal(world, who, list);
    return list;
}

counts own_cards(const view& v)
{
    counts mine = v.hand[at(v.me)];
    for (const int open : v.open[at(v.me)])
        mine.add(open);
    return mine;
}

/// The cards of the seat when one of this value has gone.
counts kept_after(const view& v, int value)
{
    counts mine = own_cards(v);
    mine.remove(value);
    return mine;
}

/// How many of the tops with a call of higher or lower one of these cards would answer.
constexpr int all_calls = 2 * (greatest_value - least_value + 1);
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
    const state world = determinize(v, any);
    state after = world;
    apply(after, v.me, a);
    if (v.cards_of(v.me) == 1 && after.phase == phase::round_end && after.winner == v.me)
        return say(why::wins);
    const seat next = answerer(v, a);
    if (next != no_seat && a.call != call::none && elimination_chance(v, next, a.value, a.call) > most_likely)
        return say(why::cannot_answer);
    if (a.call == call::doubled && few_answer(v, a))
        return say(why::few_can_double);
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
        return say(why::best_rest);
    if (joker_instead)
        return say(why::keeps_joker);
    if (row_instead && a.from_open)
        return say(why::stays_hidden);
    if (row_instead)
        return say(why::stays_open);
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
    for (const action& o : choices(determinize(v, any), v.me))
        if (o.what == action::kind::name && o.target >= 0 && o.target != a.target) {
            others = true;
            if (elimination_chance(v, o.target, v.top, c) >= stuck)
                return {};
        }
    if (!others)
        return {};
    return say(why::hard_for_him);
}

// --- Against a move -------------------------------------------------------------------------------------------------

/// The table after an action of the seat, in any world: only what everybody sees counts.
state after(const view& v, const action& a)
{
    random_stream any(0);
    state s = determinize(v, any);
    apply(s, v.me, a);
    return s;
}
/// The player who has to answer then; no_seat if there is none.
seat answers_next(const view& v, const state& then)
{
    return then.phase == phase::respond && then.active != v.me ? then.active : no_seat;
}

/// The only card of the player who answers, if the seat knows it and it wins the round; 0 otherwise.
int winning_card(const view& v, const state& then)
{
    const seat next = answers_next(v, then);
    if (next == no_seat || then.cards_of(next) != 1 || (v.open[at(next)].size == 0 && v.hand[at(next)].total() == 0))
        return 0;
    for (const action& a : choices(then, next)) {
        state end = then;
        apply(end, next, a);
        if (a.what == kind::play && round_over(end) && end.winner == next)
            return a.value;
    }
    return 0;
}

/// The open cards with which the player who answers can do so, each value once.
std::vector<int> open_answers(const view& v, const state& then)
{
    std::vector<int> found;
    if (const seat next = answers_next(v, then); next != no_seat)
        for (const action& a : choices(then, next))
            if (a.what == kind::play && a.from_open && (found.empty() || found.back() != a.value))
                found.push_back(a.value);
    return found;
}

/// In how many of a hundred layouts the player who answers cannot.
int stuck_in_a_hundred(const view& v, const state& then)
{
    const seat next = answers_next(v, then);
    return next == no_seat ? 0 : in_a_hundred(elimination_chance(v, next, then.top, then.call));
}

bool no_joker_last(const view& v) { return v.rules->last_joker == last_joker::blocked; }
bool all_jokers(const counts& cards) { return cards.total() > 0 && cards[joker] == cards.total(); }

/// Does either of two moves lose for certain what the other wins, where everything lies open?
bool loses_what_is_won(const view& v, const action& played, const action& better)
{
    if (!worked_out(v))
        return false;
    random_stream any(0);
    bool lost = false, won = false;
    for (const search_option<action>& option : exact_options(v, determinize(v, any))) {
        lost = lost || (option.action == played && option.value <= 0); // only the winner has points
        won = won || (option.action == better && option.value > 0);
    }
    return lost && won;
}

/// What is asked of the next player, who has to answer.
reason against_asking(const view& v, const state& then, const state& instead)
{
    if (const int card = winning_card(v, then); card != 0 && winning_card(v, instead) == 0)
        return say(why::hands_win, {named(card)});
    if (answers_next(v, then) == no_seat || answers_next(v, instead) == no_seat)
        return {};
    if (const std::vector<int> open = open_answers(v, then); !open.empty() && open_answers(v, instead).empty())
        return say(why::open_answers, {all_named(open)});
    // The chances ignore what a draw pile that is running out forbids, and what was played before.
    if (then.draw.size > 0 && instead.draw.size > 0 && v.rules->last_joker != last_joker::needs_two)
        if (const int own = stuck_in_a_hundred(v, then), its = stuck_in_a_hundred(v, instead); own < its)
            return say(why::bites_less, {own, its});
    return {};
}

reason against_play(const view& v, const action& played, const action& better)
{
    const state then = after(v, played), instead = after(v, better);
    const counts kept = kept_after(v, played.value), other = kept_after(v, better.value);
    if (no_joker_last(v) && all_jokers(kept) && !all_jokers(other) && then.cards_of(v.me) == kept.total())
        return say(why::only_jokers);
    if (reason own = against_asking(v, then, instead); !own.none())
        return own;
    if (played.value == joker && better.value != joker)
        return say(why::spends_joker, {named(better.value)});
    if (const int own = then.cards_of(v.me), its = instead.cards_of(v.me); own > its)
        return say(why::holds_more, {own, its});
    if (const int own = answered_by(v, kept), its = answered_by(v, other); own < its)
        return say(why::poorer_rest, {own, its, all_calls});
    if (played.value == better.value && !played.from_open && better.from_open)
        return say(why::uses_hidden);
    return {};
}

/// The cards that stay when others are exchanged.
counts kept_in_exchange(const view& v, const action& a)
{
    counts mine = own_cards(v);
    for (const int value : a.open_cards)
        mine.remove(value);
    for (const int value : a.hand_cards)
        mine.remove(value);
    return mine;
}

reason against_exchange(const view& v, const action& played, const action& better)
{
    const counts kept = kept_in_exchange(v, played), other = kept_in_exchange(v, better);
    const int own = answered_by(v, kept), its = answered_by(v, other);
    if (kept.total() == other.total() && own < its)
        return say(why::poorer_rest, {own, its, all_calls});
    if (played.what == kind::keep && better.hand_cards.size == 0 && own == its)
        return say(why::keeps_idle, {all_named(better.open_cards), its});
    return {};
}

/// A row that answers much keeps others from calling.
reason against_row(const view& v, const action& played, const action& better)
{
    const auto row_answers = [&](const action& a) {
        counts row;
        for (const int value : a.open_cards)
            row.add(value);
        return answered_by(v, row);
    };
    const int own = row_answers(played), its = row_answers(better);
    return played.open_cards.size > 1 && own < its ? say(why::poorer_row, {own, its, all_calls}) : reason{};
}

} // namespace

why kind_of_reason(std::string_view id) { return table_of_reasons.kind(id); }

reason reason_against(const view& v, const action& played, const action& better)
{
    if (v.phase == phase::swap)
        return against_exchange(v, played, better);
    if (v.phase == phase::pick_open)
        return against_row(v, played, better);
    if (loses_what_is_won(v, played, better))
        return say(why::proven_loss);
    if (played.what == kind::pass && better.what == kind::play)
        return say(why::passes_out);
    if (played.what == kind::name && better.what == kind::name)
        return against_asking(v, after(v, played), after(v, better));
    return played.what == kind::play && better.what == kind::play ? against_play(v, played, better) : reason{};
}

reason reason_for(const view& v, const action& best)
{
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
