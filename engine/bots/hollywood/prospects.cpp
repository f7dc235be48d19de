// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/hollywood/prospects.h"

#include <algorithm>

#include "base/index.h"
#include "base/money.h"
#include "games/hollywood/holding.h"
#include "games/hollywood/melding.h"
#include "games/hollywood/missing.h"
#include "games/hollywood/outs.h"

namespace hanpan::hollywood {
namespace {

/// Actions of a playout: two or three turns with their windows. With 8, 14, 20 Expert is 11.1, 12.0 and 11.9 ± 1.1
/// points ahead of the rule-based player (`hanpan-engine arena --game hollywood --players 4 --bots mc:16:2,casual
/// --rounds 1200 --seed 11`); longer ones cost more.
constexpr int lap = 14;

/// What is known of one seat.
struct standing_of_seat {
    bool down = false;
    int cards = 0;
    int distance = 0;
    float out_share = 0; ///< the share of the cards it does not see that would bring it nearer
    int points = 0;
    int wilds = 0;
    int ready = 0; ///< naturals that could be laid off on what lies on the table
    int stuck = 0; ///< naturals that could not; not down: those that the contract does not need either
    int ready_points = 0;
};

/// The naturals of a hand that could be laid off, a run's next ones too. This is as exact as the net needs: who may lay
/// off where, and wilds of the table that naturals free, are ignored.
card_set fitting(const rules& law, const open_part& t, const card_set& hand)
{
    cards::card_set faces = 0;
    const cards::card_set held = hand.any() & ~law.wild_faces();
    for (int i = 0; i < t.meld_count; ++i) {
        const table_meld& m = t.melds[i];
        const auto fits = [&](cards::card_set face) {
            return (held & face) != 0 && takes(law, m, hand.find(cards::lowest(face)));
        };
        if (m.kind == meld_kind::set) {
            for (cards::card_set left = held & cards::of_rank(m.rank) & ~faces; left != 0; left &= left - 1)
                if (const cards::card_set face = left & (0 - left); fits(face))
                    faces |= face;
            continue;
        }
        const auto along = [&](int place, int step) {
            const auto face = [&] { return run_faces(m.suit, place, 1); };
            if (place < low_place || place > high_place || !fits(face()))
                return;
            for (; place >= low_place && place <= high_place && (held & face()) != 0; place += step)
                faces |= face();
        };
        along(m.end() + 1, 1);
        along(m.start - 1, -1);
    }
    card_set found;
    hand.each([&](card c) {
        if (cards::has(faces, packs::face_of(c)))
            found.add(c);
    });
    return found;
}

standing_of_seat standing_in(const state& world, seat who, const card_set& common)
{
    const rules& law = *world.law;
    standing_of_seat s;
    s.down = world.down.has(who);
    s.cards = world.counts[who];
    const cards::card_set wild = law.wild_faces();
    const int copies = law.packs(world.players);
    for (int k = 0; k < copies; ++k)
        s.wilds += bits::count(world.hands[who].faces(k) & wild);
    world.hands[who].each([&](card c) { s.points += law.points(c); });
    const card_set fit = fitting(law, world, world.hands[who]);
    s.ready = fit.size();
    fit.each([&](card c) { s.ready_points += law.points(c); });
    s.stuck = std::max(0, s.cards - s.ready - s.wilds - (s.down ? 0 : world.goal.fewest()));
    if (s.down)
        return s;
    s.distance = missing(law, world.goal, world.hands[who]);
    if (s.distance == 0)
        return s;
    const cards::card_set faces = outs(law, world.goal, world.hands[who], s.distance) | (wild & cards::naturals);
    card_set visible = common;
    visible.add(world.hands[who]);
    int n = 0, all = 0;
    for (int k = 0; k < copies; ++k) {
        n += bits::count(faces & ~visible.faces(k));
        all += bits::count(cards::naturals & ~visible.faces(k));
    }
    s.out_share = static_cast<float>(n) / static_cast<float>(std::max(all, 1));
    return s;
}

/// The inputs' places.
enum input : std::size_t {
    is_down = 0,
    far_off = 1,            ///< not down: five places for the distance, the last for four cards and more
    far_at_once = 6,        ///< the same where all cards have to go at once
    out_share = 11,         ///< not down: see above, times 3
    outs_one_away = 12,     ///< the same where one card is missing
    held_cards = 13,        ///< in tens
    spare_cards = 14,       ///< not down: beyond the contract, in fives
    held_points = 15,       ///< in ten cards of mean cost
    wilds = 16,             ///< in pairs
    turns_until = 17,       ///< turns until its own, in threes
    down_quickness = 18,    ///< sum of 1 / cards over the others who are down
    down_quickest = 19,     ///< the greatest of these
    collect_quickness = 20, ///< sum of 1 / (distance + 1) over the others who are not
    collect_quickest = 21,
    down_before = 22,    ///< as 18, of those whose turn comes before
    collect_before = 23, ///< as 20, of those whose turn comes before
    down_players = 24,   ///< others who are down, in threes
    outs_of_others = 25, ///< as 12, added up
    contract_cards = 26, ///< not down: in tens
    one_card = 27,       ///< down with one card
    two_cards = 28,      ///< down with two
    one_by_cards = 29,   ///< down: 1 / cards
    outs_two_away = 30,  ///< as 12 where two are missing
    at_once = 31,
    ready_down = 32,       ///< down: cards that can be laid off, in fives
    few_stuck_down = 33,   ///< down: 1 / (n + 1), n = the cards that cannot be laid off
    stuck_down = 34,       ///< down: in fives
    ready_whole = 35,      ///< not down: as 32
    few_stuck_whole = 36,  ///< complete: 1 / (n + 1), n = the cards that can neither be laid down nor laid off
    stuck_whole = 37,      ///< complete: in fives
    ready_points = 38,     ///< in ten cards of mean cost
    few_stuck_others = 39, ///< the others who are down: as 33, added up
    fewest_stuck = 40,     ///< the greatest of these
    few_stuck_before = 41, ///< as 39, of those whose turn comes before
    complete_others = 42,  ///< as 36, of others who hold the contract, added up
    complete_before = 43,  ///< of these those whose turn comes before
};

/// `./dev bench learn --game hollywood --levels playout --rounds 1000000 --passes 12` (four minutes).
constexpr prospect_net fitted = prospect_net::from({
#include "hollywood/weights/prospects.inc"
});

} // namespace

double average_points(const rules& law, int players)
{
    // A card costs the same in every suit, except for red aces.
    int sum = 0;
    for (const int suit : {0, 1})
        for (int rank = 0; rank < cards::ranks; ++rank)
            sum += law.points(packs::make(cards::make(suit, rank), 0));
    const int naturals = law.packs(players) * cards::suits * cards::ranks;
    const int jokers = law.jokers_total == 0 ? 0 : law.jokers_total * law.points(packs::make(cards::make_joker(1), 0));
    return (static_cast<double>(sum) * naturals / (2 * cards::ranks) + jokers) / (naturals + law.jokers_total);
}

namespace {

/// `average`: mean points of a card.
std::array<prospect_inputs, max_seats_here> inputs_at(const state& world, double average)
{
    const int players = world.players;
    card_set common;
    for (int i = 0; i < world.pile_count; ++i)
        common.add(world.pile[i]);
    for (int i = 0; i < world.meld_count; ++i)
        for (int k = 0; k < world.melds[i].length; ++k)
            common.add(world.melds[i].cards[k]);
    for (seat i = 0; i < players; ++i)
        common.add(world.seen[i]);
    std::array<standing_of_seat, max_seats_here> all;
    for (seat i = 0; i < players; ++i)
        all[at(i)] = standing_in(world, i, common);
    const bool together = world.all_at_once();
    const float mean = static_cast<float>(average);
    const auto few_stuck = [](const standing_of_seat& s) { return 1.0F / static_cast<float>(1 + s.stuck); };
    std::array<prospect_inputs, max_seats_here> result;
    for (seat who = 0; who < players; ++who) {
        auto& x = result[at(who)].x;
        const standing_of_seat& me = all[at(who)];
        const int offset = distance(world.turn, who, players);
        const auto steps = static_cast<std::size_t>(std::min(me.distance, 4));
        if (me.down) {
            x[is_down] = 1;
            x[one_card] = me.cards == 1;
            x[two_cards] = me.cards == 2;
            x[one_by_cards] = 1.0F / static_cast<float>(me.cards);
            x[ready_down] = static_cast<float>(me.ready) / 5;
            x[few_stuck_down] = few_stuck(me);
            x[stuck_down] = static_cast<float>(me.stuck) / 5;
        } else {
            x[(together ? far_at_once : far_off) + steps] = 1;
            x[out_share] = me.out_share * 3;
            x[outs_one_away] = me.distance == 1 ? me.out_share * 3 : 0;
            x[spare_cards] = static_cast<float>(me.cards - world.goal.fewest()) / 5;
            x[contract_cards] = static_cast<float>(world.goal.fewest()) / 10;
            x[outs_two_away] = me.distance == 2 ? me.out_share * 3 : 0;
            x[ready_whole] = static_cast<float>(me.ready) / 5;
            if (me.distance == 0) {
                x[few_stuck_whole] = few_stuck(me);
                x[stuck_whole] = static_cast<float>(me.stuck) / 5;
            }
        }
        x[ready_points] = static_cast<float>(me.ready_points) / (mean * 10);
        x[held_cards] = static_cast<float>(me.cards) / 10;
        x[held_points] = static_cast<float>(me.points) / (mean * 10);
        x[wilds] = static_cast<float>(me.wilds) / 2;
        x[turns_until] = static_cast<float>(offset) / 3;
        x[at_once] = together ? 1.0F : 0.0F;
        for (seat s = 0; s < players; ++s) {
            if (s == who)
                continue;
            const standing_of_seat& other = all[at(s)];
            const bool before = distance(world.turn, s, players) < offset;
            if (other.down) {
                const float quick = 1.0F / static_cast<float>(other.cards);
                x[down_quickness] += quick;
                x[down_quickest] = std::max(x[down_quickest], quick);
                x[down_before] += before ? quick : 0;
                x[down_players] += 1.0F / 3;
                x[few_stuck_others] += few_stuck(other);
                x[fewest_stuck] = std::max(x[fewest_stuck], few_stuck(other));
                x[few_stuck_before] += before ? few_stuck(other) : 0;
            } else {
                const float quick = 1.0F / static_cast<float>(1 + other.distance);
                x[collect_quickness] += quick;
                x[collect_quickest] = std::max(x[collect_quickest], quick);
                x[collect_before] += before ? quick : 0;
                x[outs_of_others] += other.distance == 1 ? other.out_share * 3 : 0;
                if (other.distance == 0) {
                    x[complete_others] += few_stuck(other);
                    x[complete_before] += before ? few_stuck(other) : 0;
                }
            }
        }
    }
    return result;
}

} // namespace

std::array<prospect_inputs, max_seats_here> inputs_of(const state& world)
{
    return inputs_at(world, average_points(*world.law, world.players));
}

prospects judge_inputs(const prospect_inputs& in)
{
    const auto out = fitted(in.x);
    return {std::clamp(out[0], 0.0F, 1.0F), std::max(out[1], 0.0F), std::max(out[2], 0.0F)};
}

namespace {

/// Does somebody hold a contract that he will lay down in his next turn? (Not told where all cards have to go at once.)
bool one_is_complete(const state& world)
{
    if (world.all_at_once())
        return false;
    for (seat who = 0; who < world.players; ++who)
        if (!world.down.has(who) && missing(*world.law, world.goal, world.hands[who]) == 0)
            return true;
    return false;
}

} // namespace

bool ripe(const state& world, int actions)
{
    return actions >= lap && !world.drawn && world.granted == 0 &&
           (world.phase == phase::window || world.phase == phase::draw) && !one_is_complete(world);
}

void estimate(const state& world, std::span<double> paid)
{
    const rules& law = *world.law;
    const double mean = average_points(law, world.players);
    const auto inputs = inputs_at(world, mean);
    for (seat who = 0; who < world.players; ++who) {
        const prospects p = judge_inputs(inputs[at(who)]);
        paid[at(who)] =
            static_cast<double>(p.left_down + static_cast<float>(law.not_down_factor) * p.left_whole) * mean * 2 +
            static_cast<double>(p.winning) * law.winner_bonus * 2;
    }
}

} // namespace hanpan::hollywood
