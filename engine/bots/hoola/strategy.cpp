// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/hoola/strategy.h"

#include <algorithm>

#include "base/bits.h"
#include "games/hoola/moves.h"
#include "games/hoola/settle.h"

// The rule-based player of section 9: sheds cards, keeps pairs and neighbours, avoids feeding claims, claims what
// helps, stops when the others are likely to hold more, holds a nearly complete hand back for Hoola. It uses its own
// hand and what lies on the table; the hidden part of a state is out of its reach (`standpoint`).
namespace hanpan::hoola {
namespace {

/// For a card's neighbourhood in its suit (bits 0…4 = ranks c-2 … c+2): how many of the cards in `there` make a run of
/// three with c and one card of `mine`; [mine << 5 | there].
constexpr std::array<std::uint8_t, 1024> make_run_outs()
{
    constexpr unsigned trios[] = {0b00011, 0b01010, 0b11000};
    std::array<std::uint8_t, 1024> outs{};
    for (unsigned mine = 0; mine < 32; ++mine)
        for (unsigned there = 0; there < 32; ++there) {
            unsigned found = 0;
            for (const unsigned pair : trios) {
                const unsigned low = pair & -pair, high = pair & ~low;
                if ((mine & low) != 0)
                    found |= there & high;
                if ((mine & high) != 0)
                    found |= there & low;
            }
            outs[mine << 5 | there] = static_cast<std::uint8_t>(bits::count(found));
        }
    return outs;
}
constexpr auto run_outs = make_run_outs();

/// How many pairs of the neighbours in `there` make a run of three with c.
constexpr std::array<std::uint8_t, 32> make_run_pairs()
{
    std::array<std::uint8_t, 32> pairs{};
    for (unsigned there = 0; there < 32; ++there)
        for (const unsigned pair : {0b00011U, 0b01010U, 0b11000U})
            pairs[there] = static_cast<std::uint8_t>(pairs[there] + ((there & pair) == pair));
    return pairs;
}
constexpr auto run_pairs = make_run_pairs();

/// A suit's cards widened by two ranks below the ace and two above the king, so that `>> rank & 31` is a neighbourhood.
unsigned widened(const rules& law, card_set set, int suit)
{
    const unsigned lane = cards::lane(set, suit);
    unsigned wide = lane << 2;
    if (law.ace_runs == ace_runs::cyclic)
        wide |= lane >> 11 | (lane & 3) << 15;
    else if (law.ace_runs == ace_runs::low_high)
        wide |= (lane & 1) << 15;
    return wide;
}

/// How many hidden cards meld with a discard of this rank in a pair.
int seven_partners(int rank, unsigned around_there, int same_there)
{
    if (rank == cards::seven)
        return same_there + bits::count(around_there & 0b01010U);
    if (rank == cards::six)
        return around_there >> 3 & 1;
    return rank == cards::eight ? around_there >> 1 & 1 : 0;
}

} // namespace

discard_costs::discard_costs(const open_part& t, seat who, card_set hand, const policy_weights& weights)
    : law_(*t.law), plan_(plan_for(law_)), weights_(weights), held_(hand & cards::naturals),
      hidden_(cards::naturals & ~t.visible & ~hand)
{
    const int unseen = std::max(2, bits::count(hidden_));
    // Chances, in 1/256, that somebody holds a given card, or a given pair.
    int fewest = hand_size;
    for (const seat other : t.active) {
        if (other == who)
            continue;
        const int n = t.counts[other];
        fewest = std::min(fewest, n);
        one_ += 256 * n / unseen;
        two_ += 256 * n * (n - 1) / (unseen * (unseen - 1));
    }
    // Claims hurt more when the claimer is nearly out; points weigh more when the end is near.
    fear_ = fewest <= 4 ? 3 : 2;
    haste_ = t.stock_count < 2 * t.active.size() || fewest <= 3 ? 3 : 2;
    for (int suit = 0; suit < cards::suits; ++suit) {
        mine_[static_cast<std::size_t>(suit)] = widened(law_, held_, suit);
        there_[static_cast<std::size_t>(suit)] = widened(law_, hidden_, suit);
    }
    all_left_ = least_left(plan_, held_);
}

int discard_costs::operator()(card c) const
{
    if (cards::is_joker(c))
        return 4000;
    const int rank = cards::rank_of(c);
    const auto suit = static_cast<std::size_t>(cards::suit_of(c));
    const unsigned around_mine = mine_[suit] >> rank & 31, around_there = there_[suit] >> rank & 31;
    const card_set same_mine = held_ & cards::of_rank(rank) & ~cards::bit(c);
    const int same_there = cards::number_of(hidden_, rank);
    int outs = run_outs[around_mine << 5 | around_there];
    if (same_mine != 0)
        outs += same_there + (same_mine & (same_mine - 1) ? 8 : 0);
    const int pairs = run_pairs[around_there] + same_there * (same_there - 1) / 2;
    int cost = weights_.keep_out * outs + fear_ * (pairs * two_) / weights_.danger;
    if (law_.seven_pair_melds)
        cost += fear_ * one_ * seven_partners(rank, around_there, same_there) / weights_.danger;
    if (rank == cards::seven)
        cost += weights_.seven_bonus;
    cost -= haste_ * weights_.points_weight * (rank + 1);
    // Cards of melds that are held back stay.
    return cost +
           weights_.least_left_cost * (least_left(plan_, held_ & ~cards::bit(c)) - all_left_ + card_weight(rank));
}

namespace {

/// What the player knows and reckons with, gathered once a decision.
class player {
public:
    player(const standpoint& p, random_stream& rng, const policy_weights& weights)
        : p_(p), t_(p.on), law_(*p.on.law), plan_(plan_for(law_)), rng_(rng), weights_(weights)
    {
    }

    action decide()
    {
        if (p_.meant.kind != action_kind::pass)
            return p_.meant;
        switch (t_.phase) {
        case phase::dropout: return of(wants_to_drop() ? action_kind::drop : action_kind::stay);
        case phase::claim:
        case phase::turn: return before_drawing();
        default: return after_drawing();
        }
    }

private:
    static action of(action_kind kind)
    {
        action a;
        a.kind = kind;
        return a;
    }

    // --- before drawing -------------------------------------------------------------------------------------------

    action before_drawing()
    {
        const bool in_turn = p_.who == t_.turn;
        if (in_turn) {
            if (judge_blast(p_).allowed())
                return of(action_kind::blast);
            if (judge_stop(p_).allowed() && stop_pays())
                return of(action_kind::stop);
        }
        action best = of(phase_of(p_) == phase::claim ? action_kind::pass : action_kind::draw);
        int least = least_left(plan_, p_.hand) - weights_.worth_taking;
        if (can_take(p_) && (in_turn || weights_.claims))
            each_take(p_, in_turn ? action_kind::take : action_kind::thank, [&](const action& a) {
                // A lay-off or a lone seven costs no card of the hand and saves the draw.
                const int left = a.with == 0 ? least - 1 : least_left(plan_, p_.hand & ~a.with);
                if (left < least || t_.counts[p_.who] - bits::count(a.with) <= 1) {
                    least = left;
                    best = a;
                }
            });
        if (best.kind == action_kind::draw && law_.play_before_draw) {
            if (action a; play(a))
                return a;
            if (t_.acted)
                return discard();
        }
        return best;
    }

    // --- melds and lay-offs ---------------------------------------------------------------------------------------

    action after_drawing()
    {
        if (law_.stop_timing == stop_timing::in_turn && judge_stop(p_).allowed() && stop_pays())
            return of(action_kind::stop);
        if (action a; play(a))
            return a;
        return discard();
    }

    /// The next meld or lay-off, if there is a good one.
    bool play(action& chosen)
    {
        const int most = spendable(p_);
        if (most < 1)
            return false;
        const card_set held = p_.hand & cards::naturals;
        const bool joker = (p_.hand & cards::jokers) != 0;
        card_set melded = 0;
        if (joker || least_left(plan_, held) < weight(held))
            melded = best_cover(plan_, held).melded;
        const bool registered = t_.registered.has(p_.who);
        if (!registered && hold_back(melded))
            return false;
        if (melded != 0) {
            int best = 0;
            each_meld(law_, melded, no_card, most, true, [&](card_set m, card) {
                // The largest group whose rest can still be melded.
                const int worth = 64 * bits::count(m) - least_left(plan_, melded & ~m) - (bits::count(m) == 1 ? 1 : 0);
                if (chosen.with == 0 || worth > best) {
                    best = worth;
                    chosen.kind = action_kind::meld;
                    chosen.with = m;
                }
            });
            if (chosen.with != 0)
                return true;
        }
        if (joker && meld_with_joker(chosen, most))
            return true;
        return lay_off(chosen, melded);
    }

    bool meld_with_joker(action& chosen, int most)
    {
        int least = 1 << 10;
        each_meld(law_, p_.hand, no_card, most, false, [&](card_set m, card as) {
            if ((m & cards::jokers) == 0)
                return;
            const int left = least_left(plan_, p_.hand & cards::naturals & ~m);
            if (left < least) {
                least = left;
                chosen.kind = action_kind::meld;
                chosen.with = m;
                chosen.joker_as = as;
            }
        });
        return least < 1 << 10;
    }

    /// The dearest loose card that fits somewhere.
    bool lay_off(action& chosen, card_set kept)
    {
        if (!may_lay_off(p_))
            return false;
        card_set fits = p_.hand & t_.accepts;
        if ((fits & ~kept) != 0)
            fits &= ~kept;
        int best = -1;
        for (; fits != 0; fits &= fits - 1) {
            const card c = cards::lowest(fits);
            if (cards::rank_of(c) > best) {
                best = cards::rank_of(c);
                chosen.which = c;
            }
        }
        if (best < 0)
            return false;
        chosen.kind = action_kind::add;
        for (int m = 0; m < t_.meld_count; ++m)
            if (cards::has(t_.melds[m].accepts, chosen.which)) {
                chosen.onto = static_cast<std::int8_t>(m);
                break;
            }
        return true;
    }

    /// Keeps everything for Hoola while one or two cards are loose, the stock lasts and nobody is near his end.
    bool hold_back(card_set melded) const
    {
        if (!law_.double_hoola || !law_.doubles() || law_.play_for_places || t_.counts[p_.who] < hand_size)
            return false;
        const int loose = bits::count(p_.hand & ~melded);
        if (loose <= (law_.keeps_one() ? 1 : 0) || loose > weights_.most_loose_to_hold ||
            t_.stock_count < weights_.stock_to_hold * t_.active.size())
            return false;
        for (const seat other : t_.active)
            if (other != p_.who && t_.counts[other] < weights_.cards_to_hold)
                return false;
        return true;
    }

    // --- the discard ----------------------------------------------------------------------------------------------

    action discard()
    {
        action a = of(action_kind::discard);
        if (t_.counts[p_.who] == 1) {
            a.which = cards::lowest(p_.hand);
            return a;
        }
        const discard_costs cost_of(t_, p_.who, p_.hand, weights_);
        std::uint64_t dice = rng_.next();
        int least = 1 << 30;
        for (card_set left = p_.hand; left != 0; left &= left - 1, dice >>= 3) {
            const card c = cards::lowest(left);
            const int cost = static_cast<int>(dice & 7) + cost_of(c);
            if (cost < least) {
                least = cost;
                a.which = c;
            }
        }
        return a;
    }

    // --- ending play ----------------------------------------------------------------------------------------------

    /// Is stopping worth more than it risks? Takes every hand of an opponent for equally likely.
    bool stop_pays() const
    {
        const int mine = final_points(law_, p_.hand);
        const card_set hidden = pack(law_) & ~t_.visible & ~p_.hand;
        // sums[n][x]: chance that n hidden cards count x; larger sums do not matter.
        constexpr int top = 64;
        if (mine >= top)
            return false;
        std::array<double, 16> value{};
        for (int rank = 0; rank < cards::ranks; ++rank)
            value[static_cast<std::size_t>(std::min(15, final_points(law_, cards::bit(cards::make(0, rank)))))] +=
                cards::number_of(hidden, rank);
        if ((hidden & cards::jokers) != 0)
            value[static_cast<std::size_t>(std::min(15, law_.joker_final_value))] +=
                bits::count(hidden & cards::jokers);
        for (double& v : value)
            v /= std::max(1, bits::count(hidden));
        const int beats = law_.undercut_on_tie ? mine : mine - 1;
        const auto limit = static_cast<std::size_t>(std::clamp(beats + weights_.stop_margin, 0, top));
        std::size_t longest = 0;
        for (const seat other : t_.active)
            if (other != p_.who)
                longest = std::max<std::size_t>(longest, t_.counts[other]);
        longest = std::min<std::size_t>(longest, hand_size + 1);
        std::array<std::array<double, top + 1>, hand_size + 2> sums;
        std::fill_n(sums[0].begin(), limit + 1, 0.0);
        sums[0][0] = 1;
        for (std::size_t n = 1; n <= longest; ++n)
            for (std::size_t x = 0; x <= limit; ++x) {
                double sum = 0;
                for (std::size_t v = 0; v < value.size() && v <= x; ++v)
                    sum += sums[n - 1][x - v] * value[v];
                sums[n][x] = sum;
            }
        // lower[n]: chance that n cards count at most `limit`.
        std::array<double, hand_size + 2> lower{};
        if (beats + weights_.stop_margin >= 0)
            for (std::size_t n = 0; n <= longest; ++n)
                for (std::size_t x = 0; x <= limit; ++x)
                    lower[n] += sums[n][x];
        double alone = 1;
        double gain = 0;
        int rank = 0;
        for (const seat other : t_.active) {
            if (other == p_.who)
                continue;
            alone *= 1 - std::min(1.0, lower[std::min<std::size_t>(t_.counts[other], longest)]);
            ++rank;
            gain += rank * (law_.double_unmelded && !t_.registered.has(other) ? 2.0 : 1.0);
        }
        const int opponents = t_.active.size() - 1;
        double loss = opponents * law_.undercut_penalty;
        if (law_.undercut_settlement == undercut::ranked_last)
            loss = opponents;
        else if (law_.undercut_settlement == undercut::pays_all)
            loss = gain;
        return alone * gain - (1 - alone) * loss > weights_.stop_share * gain;
    }

    /// Six or seven players: is the hand worth less than its price?
    bool wants_to_drop() const
    {
        const double price =
            dropout_worth(law_, p_.hand) / 2.0 / (law_.dropout_schedule == dropout_schedule::xavier ? law_.stake : 1);
        const double paid = law_.dropout_payment == dropout_payment::table_pays_dropper ? price : -price;
        const double playing = (usual_left - least_left(plan_, p_.hand & cards::naturals)) / left_per_stake;
        return paid > playing;
    }

    static int weight(card_set held) { return melds::sum(melds::natural_sums, held) + 6 * bits::count(held); }

    static constexpr double usual_left = 62;
    static constexpr double left_per_stake = 8;

    const standpoint& p_;
    const open_part& t_;
    const rules& law_;
    const lane_plan& plan_;
    random_stream& rng_;
    const policy_weights& weights_;
};

} // namespace

action rule_based(const standpoint& p, random_stream& rng)
{
    static constexpr policy_weights usual;
    return player(p, rng, usual).decide();
}
action rule_based(const standpoint& p, random_stream& rng, const policy_weights& weights)
{
    return player(p, rng, weights).decide();
}

namespace {

/// The weights that win most against the usual ones, by self-play (40,000 deals each). Cards that wait for a meld are
/// worth more than the points they cost, the more so the longer a hand lasts: less where stops are allowed and players
/// few. Stakes a round, with stops: +0.05 for two players (with the keep_out of four: -0.04), +0.07 for three, +0.20
/// for four, +0.39 for five; without stops +0.06, …, +0.32, +0.45.
const policy_weights& strong_policy(const open_part& t)
{
    static constexpr policy_weights patient{.keep_out = 110};
    static constexpr policy_weights by_players[] = {
        {.stop_share = 0.85}, {.keep_out = 50, .stop_share = 0.7}, {.keep_out = 70}, {.keep_out = 100}};
    if (!t.law->stops())
        return patient;
    return by_players[std::clamp(t.active.size(), 2, 5) - 2];
}

} // namespace

action incumbent(const view& v, random_stream& rng) { return rule_based(v.stand(), rng, strong_policy(v)); }
action own_playout_action(const state& s, seat who, random_stream& rng)
{
    return rule_based(standpoint_of(s, who), rng, strong_policy(s));
}

view remembering(const view& v, int last)
{
    view left = v;
    for (int i = 0; i < v.pile_count - last; ++i)
        left.visible &= ~cards::bit(v.pile[i]);
    return left;
}

void candidates(const state& s, seat who, std::vector<action>& out)
{
    const standpoint p = standpoint_of(s, who);
    const std::size_t before = out.size();
    constexpr std::size_t most_plays = 14;
    each_action(p, [&](const action& a) {
        if (out.size() - before < most_plays)
            out.push_back(a);
    });
    each_discard(p, [&](const action& a) { out.push_back(a); });
}

} // namespace hanpan::hoola
