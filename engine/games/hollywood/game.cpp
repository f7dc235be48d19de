// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hollywood/game.h"

#include <algorithm>
#include <array>

#include "base/index.h"
#include "base/words.h"

namespace hanpan::hollywood {
namespace {

/// The card at an index of `game::deck`.
card card_at(std::size_t index, int pack_count)
{
    constexpr std::size_t pack = cards::suits * cards::ranks;
    const std::size_t naturals = pack * static_cast<std::size_t>(pack_count);
    if (index >= naturals)
        return packs::make(cards::make_joker(static_cast<int>(index - naturals) + 1), 0);
    const int in_pack = static_cast<int>(index % pack);
    return packs::make(cards::make(in_pack / cards::ranks, in_pack % cards::ranks), static_cast<int>(index / pack));
}

/// Everybody draws a card; the highest deals; equal ones draw again.
seat high_card_dealer(int players, random_stream& rng)
{
    seat_set drawing = seat_set::first(players);
    while (drawing.size() > 1) {
        seat_set best;
        int highest = -1;
        for (const seat s : drawing) {
            const int rank = static_cast<int>(rng.below(cards::ranks));
            if (rank > highest)
                best = {};
            if (rank >= highest) {
                highest = rank;
                best.add(s);
            }
        }
        drawing = best;
    }
    return drawing.lowest();
}

bool tie_for_first(const std::vector<half_units>& scores)
{
    return std::count(scores.begin(), scores.end(), *std::min_element(scores.begin(), scores.end())) > 1;
}

} // namespace

rule_problem game::setup_problem(const rules& r, int players)
{
    const int needed = players * r.most_dealt() + 1 + 10;
    if (needed > r.deck_size(players))
        return {"deck_count", "cards_dealt", HANPAN_WORDS("hollywood", "So many players need %1 cards; there are %2."),
                needed, r.deck_size(players)};
    return {};
}

standing game::first_standing(const rules& r, int players, seat dealer, random_stream& rng)
{
    standing st;
    st.players = players;
    const auto seats = static_cast<std::size_t>(players);
    st.scores.assign(seats, 0);
    st.carried.assign(seats, 0);
    st.hands_won.assign(seats, 0);
    st.last_hand.assign(seats, 0);
    if (dealer != no_seat)
        st.dealer = dealer;
    else if (r.first_dealer == first_dealer::seat_1)
        st.dealer = 0;
    else if (r.first_dealer == first_dealer::high_card)
        st.dealer = high_card_dealer(players, rng);
    else
        st.dealer = static_cast<seat>(rng.below(static_cast<std::uint32_t>(players)));
    return st;
}

std::vector<std::string> game::deck(const rules& r, int players)
{
    std::vector<std::string> names;
    const auto size = static_cast<std::size_t>(r.deck_size(players));
    for (std::size_t i = 0; i < size; ++i)
        names.push_back(packs::to_text(card_at(i, r.packs(players))));
    return names;
}

state game::deal(const rules& r, const standing& st, std::span<const std::uint8_t> order, random_stream& rng)
{
    std::array<card, packs::max_cards> dealt{};
    for (std::size_t i = 0; i < order.size(); ++i)
        dealt[i] = card_at(order[i], r.packs(st.players));
    const std::vector<int> hands = r.schedule();
    const auto number = std::min(static_cast<std::size_t>(st.round), hands.size() - 1); // extra hand: the last again
    return deal_cards(r, st.players, st.dealer, hands[number], number + 1 == hands.size(), dealt.data(),
                      static_cast<int>(order.size()), st.carried.data(), rng.next());
}

standing game::advance(const rules& r, const standing& st, const state& s)
{
    standing next = st;
    const settlement result = settle(s);
    next.last_hand = result.payments;
    for (std::size_t i = 0; i < next.scores.size(); ++i) {
        next.scores[i] += result.payments[i];
        const bool carries = r.mayi_carry_over && r.mayi_enabled && r.mayi_limit > 0;
        next.carried[i] = carries ? static_cast<std::uint8_t>(s.allowance[i] - s.used[i]) : std::uint8_t{0};
    }
    if (s.winner != no_seat)
        ++next.hands_won[at(s.winner)];
    next.dealer = seat_after(st.dealer, st.players);
    ++next.round;
    return next;
}

bool game::match_over(const rules& r, const standing& st)
{
    const int hands = static_cast<int>(r.schedule().size());
    if (st.round < hands)
        return false;
    // Three extra hands at the most: a match must end.
    return r.tie_break != tie_break::extra_hand7 || !tie_for_first(st.scores) || st.round >= hands + 3;
}

match_course game::course(const rules& r, const standing& st)
{
    match_course c;
    // (An extra hand after a tie is not looked for: it is as anybody's as the tie.)
    c.rounds = std::max(1, static_cast<int>(r.schedule().size()) - st.round);
    return c;
}

std::vector<seat> game::match_winners(const rules& r, const standing& st)
{
    std::vector<seat> best;
    const auto better = [&](std::size_t a, std::size_t b) {
        if (st.scores[a] != st.scores[b])
            return st.scores[a] < st.scores[b];
        if (r.tie_break == tie_break::hands_won)
            return st.hands_won[a] > st.hands_won[b];
        if (r.tie_break == tie_break::last_hand)
            return st.last_hand[a] < st.last_hand[b];
        return false;
    };
    for (std::size_t s = 0; s < st.scores.size(); ++s) {
        if (!best.empty() && better(static_cast<std::size_t>(best.front()), s))
            continue;
        if (!best.empty() && better(s, static_cast<std::size_t>(best.front())))
            best.clear();
        best.push_back(static_cast<seat>(s));
    }
    return best;
}

namespace {

/// Hands as dealt, with the seven contracts in turn.
std::uint64_t missing_kernel(std::uint64_t count, random_stream& rng)
{
    static const rules law;
    static const std::vector<contract> contracts = contracts_of(law.contracts);
    static const std::vector<card_set> hands = [&rng] {
        std::vector<card> all;
        for (std::size_t i = 0; i < 104; ++i)
            all.push_back(card_at(i, 2));
        std::vector<card_set> list(4096);
        for (card_set& hand : list) {
            rng.shuffle(std::span<card>(all));
            for (std::size_t i = 0; i < 12; ++i)
                hand.add(all[i]);
        }
        return list;
    }();
    std::uint64_t sum = 0;
    for (std::uint64_t i = 0; i < count; ++i)
        sum = sum * 3 +
              static_cast<std::uint64_t>(missing(law, contracts[i % contracts.size()], hands[i * 7919 % hands.size()]));
    return sum;
}

} // namespace

std::vector<kernel> game::kernels() { return {{"missing", missing_kernel}}; }

} // namespace hanpan::hollywood
