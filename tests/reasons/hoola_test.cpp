// SPDX-License-Identifier: GPL-3.0-or-later
// What the coach says of Hoola, and whether it is true.
#include "frame.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <map>
#include <numeric>

#include "bots/hoola/bot.h"
#include "bots/hoola/reasons.h"
#include "hoola/sitting.h"

namespace hanpan::hoola {
namespace {

using said = claim<game>;
using result = ::testing::AssertionResult;

result yes_if(bool holds, const std::string& found)
{
    return holds ? ::testing::AssertionSuccess() : ::testing::AssertionFailure() << found;
}

// --- plain counting, by the rules and nothing else --------------------------------------------------------------------

std::vector<card> listed(card_set set)
{
    std::vector<card> list;
    for (; set != 0; set &= set - 1)
        list.push_back(cards::lowest(set));
    return list;
}
int many(card_set set) { return std::popcount(set); }
card_set of_names(const std::vector<std::string>& names)
{
    card_set set = 0;
    for (const std::string& name : names)
        set |= cards::bit(*cards::read_card(name));
    return set;
}
card_set hidden(const said& c) { return pack(*c.seen.law) & ~c.seen.visible & ~c.seen.hand; }

/// May these lie as a new meld?
bool is_meld(const rules& law, card_set pieces)
{
    const std::vector<card> all = listed(pieces);
    std::vector<card> plain;
    for (const card c : all)
        if (!cards::is_joker(c))
            plain.push_back(c);
    const int count = static_cast<int>(all.size()), jokers = count - static_cast<int>(plain.size());
    if (count == 0 || jokers > 1 || plain.empty())
        return false;
    const auto rank = [](card c) { return cards::rank_of(c); };
    const bool one_rank = std::all_of(plain.begin(), plain.end(), [&](card c) { return rank(c) == rank(plain[0]); });
    const bool one_suit =
        std::all_of(plain.begin(), plain.end(), [&](card c) { return cards::suit_of(c) == cards::suit_of(plain[0]); });
    if (count == 1)
        return jokers == 0 && rank(plain[0]) == cards::seven;
    if (count == 2)
        return jokers == 0 && law.seven_pair_melds &&
               (rank(plain[0]) == cards::seven || rank(plain[1]) == cards::seven) &&
               (one_rank || (one_suit && std::abs(rank(plain[0]) - rank(plain[1])) == 1));
    if (one_rank)
        return count <= 4;
    if (!one_suit || count > 13)
        return false;
    for (int first = 0; first < 13; ++first) {
        const int last = first + count - 1;
        if (last > 12 && !(law.ace_runs == ace_runs::cyclic || (law.ace_runs == ace_runs::low_high && last == 13)))
            continue;
        int filled = 0;
        for (int place = first; place <= last; ++place)
            filled += std::any_of(plain.begin(), plain.end(), [&](card c) { return rank(c) == place % 13; });
        if (filled == static_cast<int>(plain.size()))
            return true;
    }
    return false;
}

int points(const rules& law, card_set hand)
{
    std::map<int, int> of_rank;
    for (const card c : listed(hand))
        if (!cards::is_joker(c))
            ++of_rank[cards::rank_of(c)];
    int sum = 0;
    for (const card c : listed(hand)) {
        const int rank = cards::rank_of(c);
        if (cards::is_joker(c))
            sum += law.joker_final_value;
        else if (law.quads_ignored && of_rank[rank] == 4)
            sum += 0;
        else if (rank == cards::seven)
            sum += law.seven_final_value;
        else
            sum += law.face_value == face_value::ten ? std::min(rank + 1, 10) : rank + 1;
    }
    return sum;
}

/// Cards outside disjoint melds, at best: every way to part the hand.
int loose(const rules& law, card_set hand)
{
    const std::vector<card> held = listed(hand);
    const unsigned all = 1U << held.size();
    std::vector<int> least(all);
    for (unsigned part = 0; part < all; ++part) {
        least[part] = std::popcount(part);
        for (unsigned meld = part; meld != 0; meld = (meld - 1) & part) {
            card_set pieces = 0;
            for (std::size_t i = 0; i < held.size(); ++i)
                if (meld >> i & 1)
                    pieces |= cards::bit(held[i]);
            if (least[part & ~meld] < least[part] && is_meld(law, pieces))
                least[part] = least[part & ~meld];
        }
    }
    return least[all - 1];
}

/// The table with nobody left who could take the discard before `who`.
state left_to(const said& c)
{
    state s = c.table;
    if (s.phase == phase::claim)
        s.asked = seat_set::of(c.who);
    s.claimant = no_seat;
    return s;
}

/// Can `who` empty his hand before his turn is over? All he may do is tried.
bool out_this_turn(const state& s, seat who, int& left)
{
    if (s.counts[who] == 0)
        return true;
    if (round_over(s) || s.turn != who || (s.phase != phase::play && !s.acted) || --left < 0)
        return false;
    std::vector<action> list;
    legal(s, who, list);
    return std::any_of(list.begin(), list.end(), [&](const action& a) {
        if (a.kind != action_kind::meld && a.kind != action_kind::add &&
            (a.kind != action_kind::discard || s.counts[who] > 1))
            return false;
        state next = s;
        apply(next, who, a);
        return out_this_turn(next, who, left);
    });
}

bool goes_out(const said& c, const action& a)
{
    state s = left_to(c);
    int left = 200'000;
    if (a.kind == action_kind::draw) {
        if (s.stock_count == 0)
            return false;
        for (const card drawn : listed(hidden(c))) {
            state other = s;
            card& top = other.stock[other.stock_count - 1];
            for (int i = 0; i < other.stock_count; ++i)
                if (other.stock[i] == drawn)
                    other.stock[i] = top;
            for (card_set& hand : other.hands)
                if (cards::has(hand, drawn))
                    hand = (hand & ~cards::bit(drawn)) | cards::bit(top);
            top = drawn;
            apply(other, c.who, a);
            if (!out_this_turn(other, c.who, left))
                return false;
        }
        return true;
    }
    if (a.kind == action_kind::pass || a.kind == action_kind::stop || a.kind == action_kind::blast)
        return false;
    apply(s, c.who, a);
    return out_this_turn(s, c.who, left);
}
/// Does it happen without anybody's leave?
bool at_once(const said& c, const action& a)
{
    state s = c.table;
    apply(s, c.who, a);
    return s.phase != phase::claim;
}

/// The position with the seat holding this hand in the middle of its turn.
state holding(const said& c, seat who, card_set hand)
{
    state s = c.table;
    s.phase = phase::play;
    s.turn = static_cast<std::int8_t>(who);
    s.asked = {};
    s.meant = {};
    s.hands[who] = hand;
    s.counts[who] = static_cast<std::uint8_t>(many(hand));
    return s;
}
bool may_add(const state& s, seat who, card c)
{
    for (int m = 0; m < s.meld_count; ++m) {
        action add;
        add.kind = action_kind::add;
        add.which = c;
        add.onto = static_cast<std::int8_t>(m);
        if (refusal(s, who, add).allowed())
            return true;
    }
    return false;
}

/// The unseen cards that, drawn next by who holds `hand`, could be laid down with two of it or laid off.
card_set wanted(const said& c, card_set hand)
{
    card_set found = 0;
    for (const card drawn : listed(hidden(c))) {
        const state s = holding(c, c.who, hand | cards::bit(drawn));
        bool good = may_add(s, c.who, drawn);
        const std::vector<card> held = listed(hand);
        for (unsigned part = 0; !good && part < 1U << held.size(); ++part) {
            if (std::popcount(part) < 2)
                continue;
            action meld;
            meld.kind = action_kind::meld;
            meld.with = cards::bit(drawn);
            for (std::size_t i = 0; i < held.size(); ++i)
                if (part >> i & 1)
                    meld.with |= cards::bit(held[i]);
            good = is_meld(*s.law, meld.with) && refusal(s, c.who, meld).allowed();
        }
        if (good)
            found |= cards::bit(drawn);
    }
    return found;
}

int pairs_with(const said& c, card which)
{
    int pairs = 0;
    const std::vector<card> there = listed(hidden(c));
    for (std::size_t i = 0; i < there.size(); ++i)
        for (std::size_t j = i + 1; j < there.size(); ++j)
            pairs += is_meld(*c.seen.law, cards::bit(which) | cards::bit(there[i]) | cards::bit(there[j]));
    return pairs;
}

/// How often in a hundred somebody undercuts, in layouts of the test's own.
double undercut_in_hundred(const said& c)
{
    double under = 0, all = 0;
    for (int n = 0; n < 1000; ++n) {
        double weight = 1;
        const state s = determinize_likely(c.seen, c.rng, weight);
        bool lower = false;
        for (seat other = 0; other < s.players; ++other)
            if (other != c.who && s.counts[other] > 0) {
                const int theirs = points(*s.law, s.hands[other]), mine = points(*s.law, s.hands[c.who]);
                lower = lower || (s.law->undercut_on_tie ? theirs <= mine : theirs < mine);
            }
        under += lower ? weight : 0;
        all += weight;
    }
    return 100 * under / all;
}
result about(int told, double found) { return yes_if(std::abs(told - found) <= 15, "found " + std::to_string(found)); }

/// Would going out in one turn pay more than going out after another?
bool one_turn_pays_double(const said& c)
{
    const state& s = c.table;
    if (s.registered.has(c.who) || (s.turn == c.who && s.registered_before))
        return false;
    final_position end = position_of(s);
    end.playing = s.active;
    end.volunteers = {}; // what they pay is no matter of this
    end.closer = c.who;
    end.hands[c.who] = 0;
    end.registered.add(c.who);
    const auto paid = [&](ending how) {
        end.ending = how;
        return settle_position(*s.law, end).payments[static_cast<std::size_t>(c.who)];
    };
    return !s.law->play_for_places && paid(ending::hoola) == 2 * paid(ending::going_out);
}

/// Could some other seat lay these off once the action is done, if it held them?
bool others_may_add(const said& c, const action& meld, card_set pieces)
{
    state s = left_to(c);
    if (s.phase != phase::play && meld.kind == action_kind::meld)
        s.acted = true;
    apply(s, c.who, meld);
    for (const card piece : listed(pieces)) {
        bool somebody = false;
        for (const seat other : s.active) {
            if (other == c.who)
                continue;
            state his = s;
            his.phase = phase::play;
            his.turn = static_cast<std::int8_t>(other);
            his.hands[other] = cards::bit(piece) | cards::bit(piece == 0 ? 1 : 0) | cards::bit(2);
            his.counts[other] = 3;
            for (int m = 0; m < his.meld_count; ++m) {
                action add;
                add.kind = action_kind::add;
                add.which = piece;
                add.onto = static_cast<std::int8_t>(m);
                const bool its = meld.kind == action_kind::meld ? m + 1 == his.meld_count : m + 1 == his.meld_count;
                somebody = somebody || (its && refusal(his, other, add).allowed());
            }
        }
        if (!somebody)
            return false;
    }
    return true;
}
card_set put_down(const said& c, const action& a)
{
    state s = left_to(c);
    const card_set before = s.hands[c.who];
    apply(s, c.who, a);
    return before & ~s.hands[c.who];
}
int points_left(const said& c, const action& a) { return points(*c.seen.law, c.seen.hand & ~put_down(c, a)); }
/// The cards a claim of the discard lays down with it.
card_set taken_meld(const said& c, const action& a)
{
    return a.with | cards::bit(c.table.pile[c.table.pile_count - 1]);
}
int loose_by_taking(const said& c)
{
    std::vector<action> list;
    legal(c.table, c.who, list);
    int least = 99;
    for (const action& a : list)
        if (a.kind == action_kind::take || a.kind == action_kind::thank)
            least = std::min(least, loose(*c.seen.law, c.seen.hand & ~a.with));
    return least;
}
bool fits_nothing(const said& c, card which)
{
    for (const card other : listed(c.seen.hand & ~cards::bit(which))) {
        const card_set two = cards::bit(which) | cards::bit(other);
        if (is_meld(*c.seen.law, two))
            return false;
        for (const card third : listed(pack(*c.seen.law) & ~two))
            if (is_meld(*c.seen.law, two | cards::bit(third)))
                return false;
    }
    return true;
}

result nobody_lower(const said& c)
{
    const std::vector<card> there = listed(hidden(c));
    const int mine = points(*c.seen.law, c.seen.hand);
    for (const seat other : c.seen.active) {
        if (other == c.who)
            continue;
        // Every hand of up to three cards, and many longer ones.
        const auto undercuts = [&](card_set hand) {
            const int theirs = points(*c.seen.law, hand);
            return c.seen.law->undercut_on_tie ? theirs <= mine : theirs < mine;
        };
        std::vector<card> shuffled = there;
        const std::size_t n = c.seen.counts[other];
        for (int tries = 0; n > 3 && tries < 500; ++tries) {
            c.rng.shuffle(std::span<card>(shuffled));
            card_set hand = 0;
            for (std::size_t i = 0; i < n; ++i)
                hand |= cards::bit(shuffled[i]);
            if (undercuts(hand))
                return yes_if(false, cards::to_text(hand));
        }
        for (std::size_t i = 0; n <= 3 && i < there.size(); ++i)
            for (std::size_t j = n > 1 ? i + 1 : i; j < (n > 1 ? there.size() : i + 1); ++j)
                for (std::size_t k = n > 2 ? j + 1 : j; k < (n > 2 ? there.size() : j + 1); ++k) {
                    const card_set hand = cards::bit(there[i]) | cards::bit(there[j]) | cards::bit(there[k]);
                    if (undercuts(hand))
                        return yes_if(false, cards::to_text(hand));
                }
    }
    state s = c.table;
    apply(s, c.who, c.of);
    return yes_if(round_over(s) && settle(s).winners == std::vector<seat>{c.who}, "he does not win");
}

using check = claim_check<game, why>;
constexpr check rows[] = {
    {why::nobody_lower, nobody_lower},
    {why::stop_likely,
     [](const said& c) {
         return c.number(0) > 50 ? about(c.number(0), 100 - undercut_in_hundred(c))
                                 : yes_if(false, "that is not likely");
     }},
    {why::blast_now,
     [](const said& c) {
         state s = c.table;
         apply(s, c.who, c.of);
         return yes_if(round_over(s) && settle(s).winners == std::vector<seat>{c.who}, "he does not win");
     }},
    {why::goes_out,
     [](const said& c) { return yes_if(at_once(c, c.of) && goes_out(c, c.of), "he does not get rid of them"); }},
    {why::draw_goes_out,
     [](const said& c) {
         return yes_if(c.of.kind == action_kind::draw && at_once(c, c.of) && goes_out(c, c.of), "not with every card");
     }},
    {why::draw_goes_out_if_left,
     [](const said& c) { return yes_if(c.of.kind == action_kind::draw && goes_out(c, c.of), "not with every card"); }},
    {why::claim_goes_out,
     [](const said& c) {
         return yes_if(c.of.kind == action_kind::thank && goes_out(c, c.of), "he does not get rid of them");
     }},
    {why::goes_out_if_left,
     [](const said& c) {
         return yes_if((c.of.kind == action_kind::meld || c.of.kind == action_kind::add) && goes_out(c, c.of),
                       "he does not get rid of them");
     }},
    {why::makes_meld,
     [](const said& c) {
         const card_set named = of_names(c.pieces(0));
         return yes_if(named == taken_meld(c, c.of) && many(named) > 1 - (named & cards::sevens ? 1 : 0) &&
                           is_meld(*c.seen.law, named),
                       "no meld");
     }},
    {why::laid_off,
     [](const said& c) {
         state s = left_to(c);
         apply(s, c.who, c.of);
         return yes_if(s.counts[c.who] == c.table.counts[c.who] && s.pile_count + 1 == c.table.pile_count, "it is not");
     }},
    {why::opens,
     [](const said& c) {
         state s = left_to(c);
         const bool before = s.registered.has(c.who);
         apply(s, c.who, c.of);
         const std::vector<card> named = listed(of_names(c.pieces(0)));
         return yes_if(!before && !named.empty() &&
                           std::all_of(named.begin(), named.end(), [&](card x) { return may_add(s, c.who, x); }),
                       "they may not be laid off");
     }},
    {why::counts_less,
     [](const said& c) {
         const int now = points(*c.seen.law, c.seen.hand), then = points_left(c, c.of);
         return yes_if(c.number(0) == then && c.number(1) == now && then < now, std::to_string(then));
     }},
    {why::breaks_up,
     [](const said& c) {
         const int now = loose(*c.seen.law, c.seen.hand), then = loose_by_taking(c);
         return yes_if(c.number(0) == then && c.number(1) == now && then > now,
                       std::to_string(then) + " " + std::to_string(now));
     }},
    {why::no_nearer,
     [](const said& c) {
         const int now = loose(*c.seen.law, c.seen.hand), then = loose_by_taking(c);
         return yes_if(c.number(0) == now && then == now, std::to_string(then) + " " + std::to_string(now));
     }},
    {why::waits,
     [](const said& c) {
         const card_set found = wanted(c, c.seen.hand);
         return yes_if(of_names(c.pieces(0)) == found && found != 0, cards::to_text(found));
     }},
    {why::waits_many,
     [](const said& c) {
         const int found = many(wanted(c, c.seen.hand));
         return yes_if(c.number(0) == found && c.number(1) == many(hidden(c)), std::to_string(found));
     }},
    {why::stop_risk,
     [](const said& c) {
         action stop;
         stop.kind = action_kind::stop;
         return refusal(c.table, c.who, stop).allowed() ? about(c.number(0), undercut_in_hundred(c))
                                                        : yes_if(false, "he may not stop");
     }},
    {why::hold_for_hoola,
     [](const said& c) {
         const int found = loose(*c.seen.law, c.seen.hand & ~cards::bit(c.of.which));
         return yes_if(one_turn_pays_double(c) && c.number(0) == found, std::to_string(found));
     }},
    {why::would_feed,
     [](const said& c) {
         action meld;
         meld.kind = action_kind::meld;
         meld.with = of_names(c.pieces(0));
         const card_set fed = of_names(c.pieces(1));
         return yes_if(refusal(c.table, c.who, meld).allowed() && fed != 0 && (fed & ~hidden(c)) == 0 &&
                           others_may_add(c, meld, fed),
                       "they may not");
     }},
    {why::alone_and_dear,
     [](const said& c) {
         const std::vector<card> rest = listed(c.seen.hand & ~cards::bit(c.of.which));
         return yes_if(fits_nothing(c, c.of.which) && std::all_of(rest.begin(), rest.end(),
                                                                  [&](card x) {
                                                                      return points(*c.seen.law, cards::bit(x)) <=
                                                                             points(*c.seen.law,
                                                                                    cards::bit(c.of.which));
                                                                  }),
                       "it fits, or another counts more");
     }},
    {why::alone, [](const said& c) { return yes_if(fits_nothing(c, c.of.which), "it fits"); }},
    {why::no_use, [](const said& c) { return yes_if(pairs_with(c, c.of.which) == 0, "some do"); }},
    {why::most_waits,
     [](const said& c) {
         const auto after = [&](card x) { return many(wanted(c, c.seen.hand & ~cards::bit(x))); };
         const int own = after(c.of.which);
         for (const card other : listed(c.seen.hand))
             if (after(other) > own)
                 return yes_if(false, cards::to_text(other) + " leaves more");
         return yes_if(c.number(0) == own && own > 0, std::to_string(own));
     }},
    {why::holds_meld,
     [](const said& c) {
         const card_set named = of_names(c.pieces(0));
         return yes_if((named & ~c.seen.hand) == 0 && many(named) >= 3 && is_meld(*c.seen.law, named), "no meld");
     }},
    {why::paid_to_drop,
     [](const said& c) {
         state s = c.table;
         apply(s, c.who, c.of);
         knowledge::play_out<game, knowledge::playout_end::round>(s, c.rng, no_seat, [] { return false; });
         return yes_if(settle(s).payments[static_cast<std::size_t>(c.who)] > 0, "nobody pays");
     }},
    {why::misses_out,
     [](const said& c) {
         return yes_if(at_once(c, *c.better) && goes_out(c, *c.better) && !goes_out(c, c.of),
                       "no such chance is missed");
     }},
    {why::misses_out_if_left,
     [](const said& c) { return yes_if(goes_out(c, *c.better) && !goes_out(c, c.of), "no such chance is missed"); }},
    {why::undercut,
     [](const said& c) {
         return c.of.kind == action_kind::stop ? about(c.number(0), undercut_in_hundred(c)) : yes_if(false, "no stop");
     }},
    {why::breaks_meld,
     [](const said& c) {
         const card_set named = of_names(c.pieces(0));
         return yes_if((named & ~c.seen.hand) == 0 && cards::has(named, c.of.which) && is_meld(*c.seen.law, named) &&
                           loose(*c.seen.law, c.seen.hand & ~cards::bit(c.of.which)) > loose(*c.seen.law, c.seen.hand),
                       "nothing is broken");
     }},
    {why::fewer_waits,
     [](const said& c) {
         const int own = many(wanted(c, c.seen.hand & ~cards::bit(c.of.which)));
         const int its = many(wanted(c, c.seen.hand & ~cards::bit(c.better->which)));
         return yes_if(c.part(0) == cards::to_text(c.of.which) && c.number(1) == own &&
                           c.part(2) == cards::to_text(c.better->which) && c.number(3) == its && own < its,
                       std::to_string(own) + " " + std::to_string(its));
     }},
    {why::keeps_points,
     [](const said& c) {
         const int more = points_left(c, c.of) - points_left(c, *c.better);
         return yes_if(c.number(1) == more && more > 0 && c.part(0) == cards::to_text(c.of.which) &&
                           c.part(2) == cards::to_text(c.better->which),
                       std::to_string(more));
     }},
    {why::more_use,
     [](const said& c) {
         const int own = pairs_with(c, c.of.which), its = pairs_with(c, c.better->which);
         return yes_if(c.number(1) == own && c.number(3) == its && own > its &&
                           c.part(0) == cards::to_text(c.of.which) && c.part(2) == cards::to_text(c.better->which),
                       std::to_string(own) + " " + std::to_string(its));
     }},
    {why::keeps_cards,
     [](const said& c) {
         const card_set down = put_down(c, *c.better);
         const int more = points(*c.seen.law, c.seen.hand) - points_left(c, *c.better);
         return yes_if(
             of_names(c.pieces(0)) == down && c.number(1) == more && more > 0 &&
                 (c.of.kind == action_kind::draw || c.of.kind == action_kind::stop || (down & put_down(c, c.of)) == 0),
             cards::to_text(down) + " " + std::to_string(more));
     }},
    {why::leaves_meld,
     [](const said& c) {
         const card_set named = of_names(c.pieces(0));
         return yes_if(named == taken_meld(c, *c.better) && is_meld(*c.seen.law, named) &&
                           refusal(c.table, c.who, *c.better).allowed() && c.of.kind != c.better->kind,
                       "it does not");
     }},
    {why::takes_apart,
     [](const said& c) {
         const int now = loose(*c.seen.law, c.seen.hand), then = loose(*c.seen.law, c.seen.hand & ~put_down(c, c.of));
         return yes_if(c.number(0) == then && c.number(1) == now && then > now, std::to_string(then));
     }},
    {why::opens_early,
     [](const said& c) {
         const int found = loose(*c.seen.law, c.seen.hand);
         return yes_if(one_turn_pays_double(c) && c.number(0) == found && !goes_out(c, c.of), std::to_string(found));
     }},
    {why::feeds,
     [](const said& c) {
         const card_set fed = of_names(c.pieces(0));
         return yes_if(fed != 0 && (fed & ~hidden(c)) == 0 && others_may_add(c, c.of, fed), "they may not");
     }},
    {why::leaves_more,
     [](const said& c) {
         const int own = points_left(c, c.of), its = points_left(c, *c.better);
         return yes_if(c.number(0) == own && c.number(1) == its && own > its,
                       std::to_string(own) + " " + std::to_string(its));
     }},
};
constexpr claim_checks checks(rows);

/// One card that fits a meld on the table, whatever is drawn: the win is seen, and a stop hears what it misses.
TEST(reasons_of_hoola, a_certain_win_is_seen)
{
    for (const bool claimable : {false, true}) {
        sitting t({{"stop_rule", "any"}, {"players", 3}}, {"2H", "9S 9D KC KD", "QS QD 4C 8C"}, "6D");
        t.meld(0, "3H 4H 5H 6H");
        t.s.top_live = claimable;
        const view seen = observe(t.s, 0);
        action draw, stop;
        draw.kind = action_kind::draw;
        stop.kind = action_kind::stop;
        EXPECT_EQ(reason_for(seen, draw).id, claimable ? "draw_goes_out_if_left" : "draw_goes_out");
        EXPECT_EQ(reason_against(seen, stop, draw).id, claimable ? "misses_out_if_left" : "misses_out");
    }
}

TEST(reasons_of_hoola, claim_what_is_true)
{
    random_stream rng(73);
    auto houses = testing_rules::presets(book());
    for (auto& house : testing_rules::random_sets(book(), 14, rng))
        houses.push_back(std::move(house));
    auto met = ask_for_reasons<game>(checks, kind_of_reason, houses, 60);
    // What presets seldom have: discards laid off out of turn, melds before the draw, drop-outs.
    houses.clear();
    houses.push_back({"laid off", rounds<game>::complete({{"claim_layoff", true}, {"claim_lone_seven", true}})});
    houses.push_back({"before the draw", rounds<game>::complete({{"play_before_draw", true}})});
    for (const char* schedule : {"seed", "xavier"})
        houses.push_back({schedule, rounds<game>::complete({{"players", 7},
                                                            {"dropout_schedule", schedule},
                                                            {"dropout_payment", "table_pays_dropper"}})});
    const auto rare = ask_for_reasons<game>(checks, kind_of_reason, houses, 200);
    std::transform(met.begin(), met.end(), rare.begin(), met.begin(), std::plus<>());
    for (std::size_t kind = 1; kind < met.size(); ++kind)
        EXPECT_GT(met[kind], 0) << "never said, so never checked: " << kind;
}

} // namespace
} // namespace hanpan::hoola
