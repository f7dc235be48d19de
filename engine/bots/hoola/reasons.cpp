// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/hoola/reasons.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "base/bits.h"
#include "base/words.h"
#include "bots/hoola/reckoned.h"
#include "bots/hoola/strategy.h"
#include "games/hoola/moves.h"
#include "games/hoola/settle.h"

namespace hanpan::hoola {

namespace {

constexpr reason_words rows[] = {
    {"", ""},
#define WHY(name, ...) reason_row(#name, __VA_ARGS__),
#include "bots/hoola/reasons.inc"
#undef WHY
};
constexpr reason_table<why> table_of_reasons(rows);

reason say(why kind, std::vector<message> parts = {}) { return table_of_reasons.say(kind, std::move(parts)); }
message named(card_set pieces) { return message::of_pieces(cards::to_text(pieces)); }
message named(card c) { return named(cards::bit(c)); }
/// In tens: the layouts are imagined, and more would promise what they cannot keep.
int in_a_hundred(double share) { return static_cast<int>(std::lround(share * 10)) * 10; }
constexpr int worth_telling = 10;

/// At most this many cards are named; of more, only the number.
constexpr int most_named = 4;
/// Waiting for Hoola makes sense with at most this many cards outside melds.
constexpr int most_loose = 4;

bool plays(action_kind kind) { return kind == action_kind::meld || kind == action_kind::add; }
bool takes(action_kind kind) { return kind == action_kind::take || kind == action_kind::thank; }
bool new_meld(const action& a) { return a.kind == action_kind::meld || (takes(a.kind) && a.with != 0); }

/// The cards of the hand the action puts on the table.
card_set laid(const action& a)
{
    if (a.kind == action_kind::add || a.kind == action_kind::discard)
        return cards::bit(a.which);
    return a.kind == action_kind::meld || takes(a.kind) ? a.with : 0;
}
/// The meld that lies there then.
card_set meld_of(const view& v, const action& a) { return a.with | (takes(a.kind) ? cards::bit(v.top()) : 0); }
table_meld as_laid(const view& v, const action& a)
{
    const card_set pieces = meld_of(v, a);
    return lay(*v.law, pieces, read_meld(*v.law, pieces, a.joker_as), v.me);
}
int points_after(const view& v, const action& a) { return final_points(*v.law, v.hand & ~laid(a)); }

/// The fewest cards left outside melds by any way to take the discard; -1: it cannot be taken.
int loose_if_taken(const view& v)
{
    int least = -1;
    const standpoint p = v.stand();
    each_take(p, v.turn == v.me ? action_kind::take : action_kind::thank, [&](const action& a) {
        const int loose = loose_cards(*v.law, v.hand & ~a.with);
        least = least < 0 ? loose : std::min(least, loose);
    });
    return least;
}

/// Does it still pay more to lay everything down in one turn?
bool waits_for_hoola(const view& v)
{
    const rules& law = *v.law;
    return law.double_hoola && law.doubles() && !law.play_for_places && !v.registered.has(v.me) &&
           !v.registered_before && !v.melded_this_turn;
}

/// What the others who may lay off could add to a meld of these.
card_set fed_by(const view& v, const action& a)
{
    bool somebody = false;
    for (const seat other : v.active)
        somebody = somebody || (other != v.me && (!v.law->layoff_requires_meld || v.registered.has(other)));
    return somebody ? as_laid(v, a).accepts & unseen(v) : 0;
}

reason of_waiting(const view& v, card_set hand)
{
    const card_set wanted = waited_for(v, hand);
    const int many = bits::count(wanted);
    if (many == 0)
        return {};
    return many <= most_named ? say(why::waits, {named(wanted)}) : say(why::waits_many, {many, bits::count(unseen(v))});
}

reason for_draw(const view& v, const action& a)
{
    if (goes_out_by(v, a))
        return say(may_come_to_nothing(v, a) ? why::draw_goes_out_if_left : why::draw_goes_out);
    const standpoint p = v.stand();
    if (judge_stop(p).allowed())
        if (const auto share = undercut_share(v); share && in_a_hundred(*share) >= worth_telling)
            return say(why::stop_risk, {in_a_hundred(*share)});
    return {};
}

/// Why the discard is left where it lies.
reason for_leaving(const view& v)
{
    const int taken = loose_if_taken(v), now = loose_cards(*v.law, v.hand);
    if (taken < now)
        return {};
    return taken > now ? say(why::breaks_up, {taken, now}) : say(why::no_nearer, {now});
}

reason for_play(const view& v, const action& a)
{
    if (new_meld(a) && !v.registered.has(v.me) && v.law->layoff_requires_meld)
        if (const card_set left = v.hand & ~a.with; bits::count(left) > (v.law->keeps_one() ? 1 : 0))
            if (const card_set fits = left & v.accepts; fits != 0)
                return say(why::opens, {named(fits)});
    if (takes(a.kind))
        return new_meld(a) ? say(why::makes_meld, {named(meld_of(v, a))}) : say(why::laid_off);
    const int now = final_points(*v.law, v.hand), after = points_after(v, a);
    return after < now ? say(why::counts_less, {after, now}) : reason{};
}

reason for_discard(const view& v, const action& a)
{
    const rules& law = *v.law;
    const card_set rest = v.hand & ~cards::bit(a.which);
    action most;
    each_play(v.stand(), [&](const action& play) {
        if (play.kind == action_kind::meld && (play.with & cards::jokers) == 0 &&
            bits::count(play.with) > bits::count(most.with))
            most = play;
    });
    if (most.with != 0) {
        if (const int loose = loose_cards(law, rest); waits_for_hoola(v) && loose <= most_loose)
            return say(why::hold_for_hoola, {loose});
        if (const card_set fed = fed_by(v, most); fed != 0 && bits::count(fed) <= most_named)
            return say(why::would_feed, {named(most.with), named(fed)});
    }
    if (!cards::is_joker(a.which) && !fits_any(law, v.hand, a.which)) {
        const int own = final_points(law, cards::bit(a.which));
        bool most_of_all = rest != 0;
        for (card_set left = rest; left != 0; left &= left - 1)
            most_of_all = most_of_all && final_points(law, left & -left) <= own;
        return say(most_of_all ? why::alone_and_dear : why::alone);
    }
    if (const int own = bits::count(waited_for(v, rest)); own > 0) {
        bool most_waits = true, differs = false;
        for (card_set left = rest; left != 0; left &= left - 1) {
            const int other = bits::count(waited_for(v, v.hand & ~(left & -left)));
            most_waits = most_waits && other <= own;
            differs = differs || other < own;
        }
        if (most_waits && differs)
            return say(why::most_waits, {own});
    }
    if (!cards::is_joker(a.which) && ways_to_use(v, a.which) == 0)
        return say(why::no_use);
    return {};
}

card_set largest_meld(const rules& law, card_set hand, card must)
{
    card_set largest = 0;
    each_meld(law, hand, must, bits::count(hand), false, [&](card_set m, card) {
        if (bits::count(m) > bits::count(largest))
            largest = m;
    });
    return largest;
}

reason against_discard(const view& v, const action& played, const action& better)
{
    const rules& law = *v.law;
    const card c = played.which;
    const card_set rest = v.hand & ~cards::bit(c);
    if (loose_cards(law, rest) > loose_cards(law, v.hand))
        if (const card_set broken = largest_meld(law, v.hand, c); broken != 0)
            return say(why::breaks_meld, {named(broken)});
    if (plays(better.kind))
        return {};
    if (better.kind != action_kind::discard)
        return {};
    const card_set other = v.hand & ~cards::bit(better.which);
    const int own = bits::count(waited_for(v, rest)), its = bits::count(waited_for(v, other));
    if (own < its)
        return say(why::fewer_waits, {named(c), own, named(better.which), its});
    if (const int more = final_points(law, rest) - final_points(law, other); more > 0)
        return say(why::keeps_points, {named(c), more, named(better.which)});
    if (cards::is_joker(c) || cards::is_joker(better.which))
        return {};
    if (const int use = ways_to_use(v, c), less = ways_to_use(v, better.which); use > less)
        return say(why::more_use, {named(c), use, named(better.which), less});
    return {};
}

reason against_laying(const view& v, const action& played)
{
    if (new_meld(played) && waits_for_hoola(v) && !goes_out_by(v, played))
        if (const int loose = loose_cards(*v.law, v.hand); loose <= most_loose)
            return say(why::opens_early, {loose});
    if (takes(played.kind)) {
        const int now = loose_cards(*v.law, v.hand), then = loose_cards(*v.law, v.hand & ~played.with);
        if (then > now)
            return say(why::takes_apart, {then, now});
    }
    if (new_meld(played))
        if (const card_set fed = fed_by(v, played); fed != 0 && bits::count(fed) <= most_named)
            return say(why::feeds, {named(fed)});
    return {};
}

} // namespace

why kind_of_reason(std::string_view id) { return table_of_reasons.kind(id); }

reason reason_for(const view& v, const action& a)
{
    switch (a.kind) {
    case action_kind::stop:
        if (may_come_to_nothing(v, a))
            return {};
        if (nobody_can_undercut(v))
            return say(why::nobody_lower);
        if (const auto share = undercut_share(v); share && in_a_hundred(1 - *share) > 50)
            return say(why::stop_likely, {in_a_hundred(1 - *share)});
        return {};
    case action_kind::blast: return may_come_to_nothing(v, a) ? reason{} : say(why::blast_now);
    case action_kind::draw:
        if (reason own = for_draw(v, a); !own.none())
            return own;
        if (can_take(v.stand()))
            if (reason own = for_leaving(v); !own.none())
                return own;
        return of_waiting(v, v.hand);
    case action_kind::pass: return for_leaving(v);
    case action_kind::take:
    case action_kind::thank:
    case action_kind::meld:
    case action_kind::add:
        if (goes_out_by(v, a))
            return say(!may_come_to_nothing(v, a)     ? why::goes_out
                       : a.kind == action_kind::thank ? why::claim_goes_out
                                                      : why::goes_out_if_left);
        return for_play(v, a);
    case action_kind::discard: return goes_out_by(v, a) ? say(why::goes_out) : for_discard(v, a);
    case action_kind::stay:
        if (const card_set held = largest_meld(*v.law, v.hand, no_card); bits::count(held) >= 3)
            return say(why::holds_meld, {named(held)});
        return {};
    case action_kind::drop:
        if (v.law->dropout_payment == dropout_payment::table_pays_dropper &&
            v.law->dropout_shortfall != dropout_shortfall::nobody_pays_redeal && dropout_worth(*v.law, v.hand) > 0)
            return say(why::paid_to_drop);
        return {};
    }
    return {};
}

reason reason_against(const view& v, const action& played, const action& better)
{
    if (better.kind != action_kind::thank && goes_out_by(v, better) && !goes_out_by(v, played))
        return say(may_come_to_nothing(v, better) ? why::misses_out_if_left : why::misses_out);
    if (played.kind == action_kind::stop) {
        const auto share = undercut_share(v);
        return share && in_a_hundred(*share) >= worth_telling ? say(why::undercut, {in_a_hundred(*share)}) : reason{};
    }
    if (plays(better.kind) && laid(better) != laid(played)) {
        const int left = points_after(v, better);
        if (plays(played.kind) || takes(played.kind)) {
            if (const int more = points_after(v, played); more > left)
                return say(why::leaves_more, {more, left});
        } else if (const int now = points_after(v, {}); now > left && (laid(better) & laid(played)) == 0) {
            return say(why::keeps_cards, {named(laid(better)), now - left});
        }
    }
    if (takes(better.kind) && !takes(played.kind) && new_meld(better))
        return say(why::leaves_meld, {named(meld_of(v, better))});
    if (new_meld(played))
        return against_laying(v, played);
    return played.kind == action_kind::discard ? against_discard(v, played, better) : reason{};
}

nature nature_of(const view&, const action& a)
{
    switch (a.kind) {
    case action_kind::take:
    case action_kind::thank:
    case action_kind::meld:
    case action_kind::add:
    case action_kind::stop: return {1, 0};
    case action_kind::blast: return {1, 1};
    case action_kind::draw: return {-1, 1};
    case action_kind::pass:
    case action_kind::discard: return {-1, 0};
    case action_kind::drop: return {0, -1};
    case action_kind::stay: break;
    }
    return {};
}

} // namespace hanpan::hoola
