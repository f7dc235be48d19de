// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <span>
#include <string>
#include <thread>
#include <vector>

#include "game/knowledge.h"
#include "game/match_worth.h"
#include "search/samples.h"

namespace hanpan {

/// Is it the same action? By value where the game can tell, otherwise by its words.
template <game_type G>
bool same_action(const typename G::state& world, const typename G::action& a, const typename G::action& b)
{
    if constexpr (requires { a == b; })
        return a == b;
    else
        return to_text(world, a) == to_text(world, b);
}

/// Does the match make something else of the round's payments than they are, for the seat?
inline bool match_decides(const search_budget& budget, seat who)
{
    return budget.worth != nullptr && budget.worth->decides(who);
}

/// What the end of a playout, or where it was cut, is to a seat: half units, more being better.
struct playout_result {
    double worth = 0; ///< to the match; the payment where payments alone count
    double paid = 0;
};

/// Of the payments there (knowledge::value), which `expected` says are those of a round that goes on.
template <game_type G>
playout_result result_of(std::span<const double> paid, seat who, bool expected, const match_worth* worth)
{
    const double mine = paid[static_cast<std::size_t>(who)], own = G::low_score_wins ? -mine : mine;
    return {worth == nullptr ? own : worth->value(paid, who, expected), own};
}

/// Worlds as the seat can imagine them.
template <game_type G>
struct imagined_worlds {
    const typename G::view& view;
    bool beliefs;
    /// `weight`: how much the world counts against the others.
    typename G::state operator()(random_stream& rng, double& weight) const
    {
        weight = 1;
        if constexpr (knowledge::offers<G, hook::determinize_likely>())
            if (beliefs)
                return determinize_likely(view, rng, weight);
        return determinize(view, rng);
    }
};

/// Flat Monte Carlo over imagined worlds: every candidate is played out in the same worlds, by the same policy and the
/// same dice; worlds come in growing batches, and candidates that are clearly beaten after a batch are given up; the
/// best one is taken if it beats the rule-based choice by the gate. Each player of a playout goes for his own payoff,
/// because the policy does, and the mover's own entry of the payments is compared, or what the match makes of them.
///
/// The answer follows from the view, `seed` and the number of worlds alone: every world has its own stream, and results
/// are whole numbers added up in the worlds' order, so threads and optimisation cannot change it.
///
/// `Worlds` draws the worlds; one with a `play_on(state&, random_stream&)` plays them to the end as well.
template <game_type G, class Worlds = imagined_worlds<G>>
class flat_search {
public:
    using state_t = typename G::state;
    using action_t = typename G::action;
    using clock = std::chrono::steady_clock;

    flat_search(const Worlds& worlds, seat who, const search_budget& budget, std::uint64_t seed,
                const std::atomic<bool>& stop)
        : worlds_(worlds), who_(who), budget_(budget), seed_(seed), stop_(stop), start_(clock::now())
    {
    }

    /// `incumbent`: the rule-based choice. `wanted`: actions to be tried besides the candidates (what a person played).
    search_result<action_t> run(const action_t& incumbent, std::span<const action_t> wanted = {})
    {
        std::vector<action_t> found;
        random_stream rng = choices_dice();
        double weight = 1;
        knowledge::list_candidates<G>(worlds_(rng, weight), who_, found);
        if (found.size() > most_candidates) {
            rng.shuffle(std::span<action_t>(found));
            found.resize(most_candidates);
        }
        return run(incumbent, wanted, found);
    }

    /// The same with these candidates.
    search_result<action_t> run(const action_t& incumbent, std::span<const action_t> wanted,
                                std::span<const action_t> found)
    {
        list_choices(incumbent, wanted, found);
        return compare(incumbent);
    }

    /// What another way has reckoned in payments, where the match makes something else of them: what playouts are worth,
    /// corrected by how far they were paid beside what was reckoned, as far as payments still tell. `kept`: so many of
    /// the first are not given up.
    search_result<action_t> run_beyond(const action_t& incumbent, std::span<const search_option<action_t>> reckoned,
                                       std::size_t kept)
    {
        for (const auto& o : reckoned) {
            choices_.push_back(o.action);
            reckoned_.push_back(o.value * 2);
        }
        must_keep_ = std::max<std::size_t>(kept, 1);
        return compare(incumbent);
    }

private:
    search_result<action_t> compare(const action_t& incumbent)
    {
        search_result<action_t> result;
        result.best = incumbent;
        if (choices_.size() < 2) {
            result.options.push_back({incumbent});
            return result;
        }
        decides_ = match_decides(budget_, who_);
        payments_tell_ = decides_ ? budget_.worth->payments_tell(who_) : 1;
        samples_ = samples(choices_.size());
        paid_ = samples(decides_ ? choices_.size() : 0);
        for (int size = first_batch; tried_ < budget_.effort && samples_.alive() > 1 && !called_off(); size *= 2) {
            tried_ = play_worlds(std::min(tried_ + (tried_ == 0 ? size : size / 2), budget_.effort));
            if (tried_ >= drop_from)
                samples_.drop_beaten(drop_errors, must_keep_);
        }
        return conclude(result);
    }

    static constexpr int first_batch = 16;
    // Payments are lopsided (many small losses, now and then a double), so few worlds tell little about which choice is
    // beaten: given up too early, good choices were lost to noise (Hoola at two: +0.04 stakes a round of +0.17).
    static constexpr int drop_from = 64;
    static constexpr double drop_errors = 3;

    /// True even in the middle of the first world: then nothing was tried, and the rule-based choice stands.
    bool called_off() const
    {
        return stop_.load(std::memory_order_relaxed) ||
               (budget_.milliseconds > 0 && clock::now() - start_ >= std::chrono::milliseconds(budget_.milliseconds));
    }

    /// Dice for listing the choices; no world uses them.
    random_stream choices_dice() const
    {
        return random_stream(seed_, random_stream::purpose::world, ~std::uint64_t{0});
    }

    void list_choices(const action_t& incumbent, std::span<const action_t> wanted, std::span<const action_t> found)
    {
        random_stream rng = choices_dice();
        double weight = 1;
        const state_t world = worlds_(rng, weight);
        const auto add = [&](const action_t& a) {
            for (const action_t& known : choices_)
                if (same_action<G>(world, known, a))
                    return;
            choices_.push_back(a);
        };
        add(incumbent);
        for (const action_t& a : wanted)
            add(a);
        must_keep_ = choices_.size(); // the incumbent too, because gains are measured against it
        for (const action_t& a : found)
            add(a);
    }

    /// Plays worlds from tried_ up to `until`; gives how far it got. Only whole worlds count, so that all candidates
    /// share them.
    int play_worlds(int until)
    {
        samples_.reserve(until);
        paid_.reserve(until);
        const int threads = std::clamp(budget_.threads, 1, 64);
        // With a clock or a stop, check them after every few worlds.
        const int step = threads == 1 ? 1 : 4 * threads;
        int done = tried_;
        while (done < until) {
            const int to = std::min(until, done + step);
            std::atomic<bool> whole{true}; // a world that was called off does not count, nor do those beside it
            if (threads == 1) {
                whole = play_world(done);
            } else {
                std::vector<std::thread> team;
                team.reserve(static_cast<std::size_t>(threads));
                for (int t = 0; t < threads; ++t)
                    team.emplace_back([=, this, &whole] {
                        for (int w = done + t; w < to && whole; w += threads)
                            if (!play_world(w))
                                whole = false;
                    });
                for (std::thread& t : team)
                    t.join();
            }
            if (!whole)
                break;
            done = to;
            tried_ = done;
            if (called_off())
                break;
        }
        samples_.count(done);
        return done;
    }

    /// False when it was called off on the way.
    bool play_world(int number)
    {
        random_stream rng(seed_, random_stream::purpose::world, static_cast<std::uint64_t>(number));
        double weight = 1;
        const state_t world = worlds_(rng, weight);
        samples_.set_weight(number, weight);
        if (decides_)
            paid_.set_weight(number, weight);
        for (std::size_t c = 0; c < choices_.size(); ++c) {
            if (!samples_.alive(c))
                continue;
            state_t s = world;
            random_stream dice = rng;
            apply(s, who_, choices_[c]);
            if constexpr (requires { worlds_.play_on(s, dice); })
                worlds_.play_on(s, dice);
            else if (play_on(s, dice) < 0)
                return false;
            std::array<double, max_seats> paid{};
            knowledge::value<G>(s, std::span<double>(paid), who_);
            const playout_result r =
                result_of<G>(std::span<const double>(paid), who_, !round_over(s), decides_ ? budget_.worth : nullptr);
            samples_.set(c, number, reckoned_.empty() ? r.worth : r.worth + payments_tell_ * (reckoned_[c] - r.paid));
            if (decides_)
                paid_.set(c, number, r.paid);
        }
        return true;
    }

    int play_on(state_t& s, random_stream& dice) const
    {
        using knowledge::playout_end;
        const auto off = [this] { return called_off(); };
        return budget_.to_the_end ? knowledge::play_out<G, playout_end::round>(s, dice, who_, off)
                                  : knowledge::play_out<G>(s, dice, who_, off);
    }

    search_result<action_t> conclude(search_result<action_t>& result)
    {
        result.worlds = tried_;
        result.playouts = samples_.playouts();
        result.for_match = decides_;
        if (tried_ == 0)
            return result;
        std::size_t best = samples_.leader();
        if (best != 0 && samples_.ahead(best, 0).mean <= budget_.gate * samples_.ahead(best, 0).error)
            best = 0;
        result.best = choices_[best];
        std::vector<std::size_t> order;
        for (std::size_t c = 0; c < choices_.size(); ++c)
            if (c != best)
                order.push_back(c);
        // Those tried longest come first, then those that promise most.
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            return samples_.ahead(best, a).mean < samples_.ahead(best, b).mean;
        });
        order.insert(order.begin(), best);
        for (const std::size_t c : order) {
            const estimated own = samples_.mean(c);
            const estimated behind = samples_.ahead(best, c);
            result.options.push_back({choices_[c], own.mean / 2, own.error / 2, behind.mean / 2, behind.error / 2,
                                      samples_.worlds(c),
                                      !decides_           ? own.mean / 2
                                      : reckoned_.empty() ? paid_.mean(c, samples_.worlds(c)).mean / 2
                                                          : reckoned_[c] / 2});
        }
        return result;
    }

    Worlds worlds_;
    seat who_;
    search_budget budget_;
    std::uint64_t seed_;
    const std::atomic<bool>& stop_;
    clock::time_point start_;
    std::vector<action_t> choices_; ///< the incumbent first
    std::size_t must_keep_ = 0;     ///< how many of the first are never dropped
    std::vector<double> reckoned_;  ///< half units, by choice; empty: playouts alone tell
    samples samples_{0};
    samples paid_{0}; ///< the payments beside it, where the match decides
    bool decides_ = false;
    double payments_tell_ = 1; ///< match_worth::payments_tell
    int tried_ = 0;
};

} // namespace hanpan
