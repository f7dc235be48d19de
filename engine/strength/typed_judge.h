// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "game/judging.h"
#include "search/thinking.h"
#include "strength/judged.h"

namespace hanpan::strength {

/// Judges decisions of one game. Everything follows from the view, the action and the seed alone.
template <game_type G>
class typed_judge {
public:
    using view_t = typename G::view;
    using state_t = typename G::state;
    using action_t = typename G::action;

    explicit typed_judge(std::uint64_t seed) : seed_(seed)
    {
        // The expert's way of searching, as much of it as the game says.
        coach_ = find_level("expert")->in<G>();
        coach_.search.effort = numbers().effort;
    }

    static constexpr judge_numbers numbers() { return judging_of(static_cast<const view_t*>(nullptr)); }

    /// The decision of `who`, who is to act; `index` tells it apart from the others of the match. Nothing where the
    /// rules left no choice, or when `stop` became true.
    std::optional<judged_decision> judge(const view_t& view, seat who, const action_t& played, std::size_t index,
                                         const std::atomic<bool>& stop) const
    {
        random_stream dice(seed_, random_stream::purpose::bot, index);
        const state_t world = determinize(view, dice);
        std::vector<action_t> choices;
        legal(world, who, choices);
        if (choices.size() < 2)
            return std::nullopt;
        const action_t casual = rule_based(view, dice);
        const action_t wanted[]{played, casual};
        const result first = half(world, view, who, wanted, index, seed_, stop);
        result second = first;
        if (!exact(first)) // the other half of the worlds
            second = half(world, view, who, wanted, index, ~seed_, stop);
        if (stop.load())
            return std::nullopt;

        const auto ahead = [&](const result& in, const action_t& a) { return lead(world, in, a, casual); };
        judged_decision d;
        d.index = index;
        d.played = to_text(world, played);
        d.gain = (ahead(first, played) + ahead(second, played)) / 2;
        const double by_first = ahead(second, first.best), by_second = ahead(first, second.best);
        d.coach = (by_first + by_second) / 2;
        const bool as_good = same_action<G>(world, first.best, played) || same_action<G>(world, second.best, played);
        const action_t better = as_good ? played : by_first >= by_second ? first.best : second.best;
        d.better = to_text(world, better);
        d.kind = name_of(kind_of_decision(view, played, better));
        d.phase = round_phase_name(phase_of_round(view));
        return d;
    }

    /// What a round promises `who`, whole units, more being better, as its view shows it at the deal: rounds played on
    /// in imagined worlds by Casual players in every seat.
    double promise(const view_t& at_deal, seat who, std::uint64_t round, const std::atomic<bool>& stop) const
    {
        double sum = 0, weights = 0;
        const imagined_worlds<G> imagined{at_deal, true};
        for (int n = 0; n < numbers().promises && !stop.load(); ++n) {
            random_stream rng(seed_ + round, random_stream::purpose::world, static_cast<std::uint64_t>(n));
            double weight = 1;
            state_t s = imagined(rng, weight);
            for (int actions = 0; !round_over(s) && actions < knowledge::most_playout_actions; ++actions) {
                const seat next = knowledge::next_mover(to_act(s), rng);
                apply(s, next, knowledge::sound_action<G>(s, next, rng));
            }
            if (!round_over(s))
                continue;
            sum += weight * paid_to(s, who);
            weights += weight;
        }
        return weights > 0 ? sum / weights : 0;
    }

    /// What a finished round paid, whole units, more being better.
    static double paid_to(const state_t& finished, seat who)
    {
        std::array<double, max_seats> paid{};
        knowledge::value<G>(finished, std::span<double>(paid));
        const double mine = paid[static_cast<std::size_t>(who)] / 2;
        return G::low_score_wins ? -mine : mine;
    }

private:
    using result = search_result<action_t>;

    result half(const state_t& world, const view_t& view, seat who, std::span<const action_t> wanted, std::size_t index,
                std::uint64_t seed, const std::atomic<bool>& stop) const
    {
        if constexpr (knowledge::has_own_search<G>) {
            result own = decision<G>(view, who, coach_, seed, index).compare(stop, {});
            if (std::all_of(wanted.begin(), wanted.end(), [&](const action_t& a) { return listed(world, own, a); }))
                return own;
            // What the game's own search does not consider is played out, which takes longer.
            player_config quick = coach_;
            quick.search.effort = numbers().played_out;
            return decision<G>(view, who, quick, seed, index).compare(stop, wanted);
        } else {
            return decision<G>(view, who, coach_, seed, index).compare(stop, wanted);
        }
    }

    static const search_option<action_t>* listed(const state_t& world, const result& in, const action_t& a)
    {
        const auto found = std::find_if(in.options.begin(), in.options.end(),
                                        [&](const auto& o) { return same_action<G>(world, o.action, a); });
        return found == in.options.end() ? nullptr : &*found;
    }

    /// Nothing was sampled, so another half would say the same.
    static bool exact(const result& r)
    {
        return r.exact ||
               std::all_of(r.options.begin(), r.options.end(), [](const auto& o) { return o.behind_error == 0; });
    }

    /// By how much `a` is worth more than Casual's choice, in the worlds that both were played in.
    static double lead(const state_t& world, const result& in, const action_t& a, const action_t& casual)
    {
        const auto* const his = listed(world, in, casual);
        const auto* const its = listed(world, in, a);
        return his && its ? his->behind - its->behind : 0;
    }

    std::uint64_t seed_;
    player_config coach_;
};

} // namespace hanpan::strength
