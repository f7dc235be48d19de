// SPDX-License-Identifier: GPL-3.0-or-later
// What a player of the mini game can imagine of the cards he does not see.
#include <algorithm>
#include <atomic>
#include <utility>

#include "ai/mini_hoola.h"

namespace hanpan::mini {

std::atomic<double> slip{0.064};

namespace {

/// The cards the seat does not see, in any order.
struct hidden_cards {
    std::array<card, 2 * most_ranks> cards{};
    std::uint32_t count = 0;

    explicit hidden_cards(const view& v)
    {
        for (card_set left = without(pack(*v.law), static_cast<card_set>(v.visible() | v.hand)); left != 0;
             left = static_cast<card_set>(left & (left - 1)))
            cards[count++] = lowest(left);
    }
    void shuffle(std::uint32_t first, random_stream& rng)
    {
        for (std::uint32_t i = 0; i < first; ++i)
            std::swap(cards[i], cards[i + rng.below(count - i)]);
    }
    card_set first(std::uint32_t n) const
    {
        card_set set = 0;
        for (std::uint32_t i = 0; i < n; ++i)
            set = static_cast<card_set>(set | bit(cards[i]));
        return set;
    }
};

/// One decision of the other player: what lay on the table, and what he did.
struct decided {
    table before;
    action done;
};

/// How likely somebody who now holds `hand` has done all that. Going back in time, each card of a hand after a draw
/// is as likely as any other to be the drawn one.
double explains(std::span<const decided> turns, seat who, card_set hand)
{
    if (turns.empty())
        return 1;
    const table& before = turns.back().before;
    const action& done = turns.back().done;
    const auto earlier = turns.first(turns.size() - 1);
    const auto likely = [&](card_set held) {
        return (greedy(before, who, held) == done ? 1 : slip.load(std::memory_order_relaxed)) *
               explains(earlier, who, held);
    };
    if (done.what != kind::draw)
        return likely(
            static_cast<card_set>(hand | done.with | (done.thrown == no_card ? card_set{0} : bit(done.thrown))));
    double sum = 0;
    for (card_set left = hand; left != 0; left = static_cast<card_set>(left & (left - 1)))
        sum += likely(without(hand, bit(lowest(left))));
    return sum / std::popcount(hand);
}

/// The hands the other player may hold, with how likely they and those before them are together.
struct belief {
    view from;
    std::vector<std::pair<card_set, double>> hands;
};

belief belief_of(const view& v)
{
    std::array<decided, 24> turns;
    std::size_t count = 0;
    table t;
    t.law = v.law;
    t.left = static_cast<std::uint8_t>(v.law->draws);
    // Who began follows from the number of turns ended.
    for (int i = 0; i < v.moves; ++i)
        t.turn ^= static_cast<int>(v.history[static_cast<std::size_t>(i)].what == kind::play);
    t.turn ^= v.turn;
    for (int i = 0; i < v.moves; ++i) {
        const action& a = v.history[static_cast<std::size_t>(i)];
        if (t.turn != v.who)
            turns[count++] = {t, a};
        follow(t, a);
    }
    belief b{v, {}};
    const auto free = without(pack(*v.law), static_cast<card_set>(v.visible() | v.hand));
    double sum = 0;
    for (card_set set = free; set != 0; set = static_cast<card_set>((set - 1) & free))
        if (std::popcount(set) == v.counts[static_cast<std::size_t>(1 - v.who)])
            b.hands.emplace_back(set, sum += explains({turns.data(), count}, 1 - v.who, set));
    return b;
}

} // namespace

state determinize(const view& v, random_stream& rng)
{
    hidden_cards hidden(v);
    const std::uint32_t theirs = v.counts[static_cast<std::size_t>(1 - v.who)];
    hidden.shuffle(theirs + v.left, rng);
    state s;
    static_cast<table&>(s) = v;
    s.hands[static_cast<std::size_t>(v.who)] = v.hand;
    s.hands[static_cast<std::size_t>(1 - v.who)] = hidden.first(theirs);
    std::copy_n(hidden.cards.begin() + theirs, v.left, s.stock.begin());
    return s;
}

state determinize_likely(const view& v, random_stream& rng, double& /*weight*/)
{
    // A search asks for hundreds of worlds of one view.
    thread_local belief last;
    if (last.from != v)
        last = belief_of(v);
    if (last.hands.empty())
        return determinize(v, rng);
    state s;
    static_cast<table&>(s) = v;
    const double wanted = rng.unit() * last.hands.back().second;
    const auto chosen =
        std::find_if(last.hands.begin(), last.hands.end() - 1, [&](const auto& h) { return wanted < h.second; });
    view both = v;
    both.hand = static_cast<card_set>(v.hand | chosen->first);
    hidden_cards rest(both);
    rest.shuffle(v.left, rng);
    s.hands[static_cast<std::size_t>(v.who)] = v.hand;
    s.hands[static_cast<std::size_t>(1 - v.who)] = chosen->first;
    std::copy_n(rest.cards.begin(), v.left, s.stock.begin());
    return s;
}

} // namespace hanpan::mini
