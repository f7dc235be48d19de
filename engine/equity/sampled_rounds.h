// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "base/index.h"
#include "equity/sampling.h"
#include "game/knowledge.h"
#include "game/match_worth.h"
#include "match/deal.h"

/// What rounds are like under a rule set, found by playing them.
namespace hanpan::equity {

/// Plays matches by the rule-based players inside the rounds, who are quick.
template <game_type G>
class match_walk {
public:
    using standing_t = typename G::standing;
    using state_t = typename G::state;

    /// `rules` outlives it.
    match_walk(const typename G::rules& rules, int players)
        : rules_(rules), players_(players), deck_size_(G::deck(rules, players).size())
    {
    }

    /// Plays one match, or `most_rounds` of it. Before each round it asks `go_on(standing)`, and ends where that is
    /// false; after it, it says `over(standing before, finished state, standing after)`.
    template <class GoOn, class Over>
    void play(std::uint64_t seed, int most_rounds, GoOn&& go_on, Over&& over)
    {
        random_stream chance(seed, random_stream::purpose::first_dealer);
        random_stream dice(seed, random_stream::purpose::bot);
        standing_t standing = G::first_standing(rules_, players_, no_seat, chance);
        for (int round = 0; round < most_rounds && go_on(std::as_const(standing)); ++round) {
            const auto order = shuffled_deck(seed, round, deck_size_);
            state_t s = G::deal(rules_, standing, std::span<const std::uint8_t>(order), chance);
            for (seat_set asked = to_act(s); !asked.empty(); asked = to_act(s)) {
                const seat who = knowledge::next_mover(asked, dice);
                apply(s, who, knowledge::sound_action<G>(s, who, dice));
            }
            standing_t after = G::advance(rules_, standing, s);
            over(std::as_const(standing), std::as_const(s), std::as_const(after));
            standing = std::move(after);
        }
    }

private:
    const typename G::rules& rules_;
    int players_;
    std::size_t deck_size_;
};

/// Does the round between these standings count towards the match's length?
template <game_type G>
bool counts(const typename G::rules& rules, const typename G::standing& before, const typename G::standing& after)
{
    if (after.void_rounds != before.void_rounds)
        return false;
    if constexpr (requires { G::course(rules, before); }) {
        const int left = G::course(rules, before).rounds;
        return left <= 1 || G::course(rules, after).rounds < left;
    }
    return true;
}

/// What rounds are like there. Nullptr when `stop` became true before there was enough. The same sampling gives the
/// same rounds on every machine.
template <game_type G>
std::shared_ptr<const known_rounds> sample_rounds(const sampling& wanted, const std::atomic<bool>& stop)
{
    constexpr int rounds_of_open_match = 8;
    const typename G::rules rules = G::book().bind(wanted.rules);
    int different = 1;
    if constexpr (requires { G::kinds_of_rounds(rules); })
        different = G::kinds_of_rounds(rules);
    match_walk<G> walk(rules, wanted.players);
    std::vector<std::vector<sampled_round>> kinds(at(different));
    int number = 0;
    const auto enough = [&] {
        return std::all_of(kinds.begin(), kinds.end(), [&](const auto& k) { return k.size() >= at(wanted.rounds); });
    };
    constexpr int most_matches = 20000; // rounds that never count end it too
    for (; !enough() && number < most_matches && !stop.load(); ++number) {
        walk.play(
            wanted.seed + static_cast<std::uint64_t>(number), std::max(different, rounds_of_open_match),
            [&](const typename G::standing& st) {
                bool ends = false;
                if constexpr (requires { G::course(rules, st); })
                    ends = st.round > 0 && G::match_over(rules, st);
                return !ends && !stop.load();
            },
            [&](const typename G::standing& before, const typename G::state& s, const typename G::standing& after) {
                const settlement paid = settle(s);
                if (!counts<G>(rules, before, after))
                    return;
                sampled_round r;
                for (int k = 0; k < wanted.players; ++k)
                    r.paid[at(k)] = static_cast<std::int32_t>(std::clamp<half_units>(
                        paid.payments[at(seat_after(before.dealer, wanted.players, k))], -most_kept, most_kept));
                if (paid.winners.size() == 1)
                    r.winner = static_cast<std::int8_t>(distance(before.dealer, paid.winners.front(), wanted.players));
                r.next_dealer = static_cast<std::int8_t>(distance(before.dealer, after.dealer, wanted.players));
                auto& kind = kinds[std::min(at(before.round), kinds.size() - 1)];
                if (kind.size() < at(wanted.rounds))
                    kind.push_back(r);
            });
    }
    if (stop.load() || std::any_of(kinds.begin(), kinds.end(), [](const auto& k) { return k.empty(); }))
        return nullptr;
    return std::make_shared<const known_rounds>(wanted.players, G::low_score_wins, std::move(kinds));
}

} // namespace hanpan::equity
