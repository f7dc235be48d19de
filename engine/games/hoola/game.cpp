// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hoola/game.h"

#include <array>

#include "base/bits.h"
#include "base/words.h"
#include "melds/deadwood.h"

namespace hanpan::hoola {
namespace {

/// The card at an index of `game::deck`.
card card_at(std::size_t index)
{
    constexpr std::size_t natural_count = cards::suits * cards::ranks;
    if (index >= natural_count)
        return cards::make_joker(static_cast<int>(index - natural_count) + 1);
    return cards::make(static_cast<int>(index) / cards::ranks, static_cast<int>(index) % cards::ranks);
}

std::vector<card> pack_in_order(const rules& law)
{
    std::vector<card> all(static_cast<std::size_t>(bits::count(pack(law))));
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = card_at(i);
    return all;
}

/// Random hands for the kernels; their number is a power of two.
std::vector<card_set> random_hands(std::size_t size, random_stream& rng)
{
    std::vector<card_set> hands(4096);
    std::vector<card> all = pack_in_order(rules{});
    for (card_set& hand : hands) {
        rng.shuffle(std::span<card>(all));
        for (std::size_t i = 0; i < size; ++i)
            hand |= cards::bit(all[i]);
    }
    return hands;
}

std::uint64_t deadwood_kernel(std::uint64_t count, random_stream& rng)
{
    static const std::vector<card_set> hands = random_hands(10, rng);
    std::uint64_t sum = 0;
    for (std::uint64_t i = 0; i < count; ++i)
        sum += static_cast<std::uint64_t>(melds::least_deadwood(hands[i % hands.size()]));
    return sum;
}

std::uint64_t meld_kernel(std::uint64_t count, random_stream& rng)
{
    static const std::vector<card_set> hands = random_hands(hand_size + 1, rng);
    const rules law;
    std::uint64_t sum = 0;
    for (std::uint64_t i = 0; i < count; ++i)
        each_meld(law, hands[i % hands.size()], no_card, hand_size, true, [&](card_set m, card) { sum += m; });
    return sum;
}

} // namespace

rule_problem game::setup_problem(const rules& r, int players)
{
    if (players > max_in_play && r.dropout_schedule == dropout_schedule::none)
        return {"players", "dropout_schedule", HANPAN_WORDS("hoola", "Six or seven players need a drop-out schedule.")};
    return {};
}

standing game::first_standing(const rules& r, int players, seat dealer, random_stream& rng)
{
    standing st;
    st.players = players;
    st.scores.assign(static_cast<std::size_t>(players), 0);
    const seat drawn = static_cast<seat>(rng.below(static_cast<std::uint32_t>(players)));
    st.dealer = dealer != no_seat ? dealer : r.first_dealer == first_dealer::host ? 0 : drawn;
    return st;
}

std::vector<std::string> game::deck(const rules& r, int)
{
    std::vector<std::string> names;
    for (const card c : pack_in_order(r))
        names.push_back(cards::to_text(c));
    return names;
}

state game::deal(const rules& r, const standing& st, std::span<const std::uint8_t> order, random_stream& rng)
{
    std::array<card, max_cards> dealt{};
    for (std::size_t i = 0; i < order.size(); ++i)
        dealt[i] = card_at(order[i]);
    return deal_cards(r, st.players, st.dealer, dealt.data(), rng.next());
}

standing game::advance(const rules& r, const standing& st, const state& s)
{
    standing next = st;
    const settlement result = settle(s);
    for (std::size_t i = 0; i < next.scores.size(); ++i)
        next.scores[i] += result.payments[i];
    next.dealer = next_dealer_of(r, position_of(s));
    ++next.round;
    if (s.ending == ending::redeal && next.void_rounds < most_redeals)
        ++next.void_rounds;
    return next;
}

std::vector<kernel> game::kernels() { return {{"melds", meld_kernel}, {"hand_evaluations", deadwood_kernel}}; }

} // namespace hanpan::hoola
