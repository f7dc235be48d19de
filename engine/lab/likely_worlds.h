// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include "arena/table.h"
#include "base/index.h"
#include "lab/open_hands.h"

namespace hanpan {

/// Deals as likely as everything `who` has seen makes them, for somebody who knows that all others are rule-based
/// players and exactly how those choose: the most that can be known of the hands without seeing them.
///
/// It walks over the deals in which the others do what the rule-based player does there (with his dice drawn too) and
/// `who` sees what he saw (where they act in secret, only that). The walk starts from the true deal, which is one of
/// them, so no part of it has to be thrown away; but worlds too near the start resemble the truth more than they
/// should. A short walk therefore knows too much, never too little.
template <game_type G>
class likely_worlds {
public:
    likely_worlds(const arena::played_round<G>& round, seat who, std::uint64_t seed)
        : round_(round), who_(who), rng_(seed), order_(round.order)
    {
        const state_t truth = replay_as_it_was();
        seen_ = to_json(observe(truth, who_)).dump();
        find_dice();
        find_free();
    }

    /// `count` worlds, the unknown future of each dealt anew; `steps` of the walk before each.
    std::vector<typename G::state> draw(int count, int steps)
    {
        std::vector<state_t> worlds;
        for (int n = 0; n < count; ++n) {
            for (int i = 0; i < steps; ++i)
                step(i % dice_every == dice_every - 1);
            worlds.push_back(other_secrets(world_, who_, rng_));
        }
        return worlds;
    }

private:
    using state_t = typename G::state;
    using action_t = typename G::action;
    static constexpr int dice_every = 4;
    /// How many dice are tried for an act as it was; a player whose act none of them explains is taken at his deed.
    static constexpr int most_dice = 400;

    state_t dealt(const std::vector<std::uint8_t>& order) const
    {
        random_stream chance = round_.chance;
        return G::deal(*round_.rules, round_.standing, std::span<const std::uint8_t>(order), chance);
    }

    state_t replay_as_it_was()
    {
        state_t s = dealt(order_);
        for (const auto& m : round_.moves) {
            heard_.push_back(public_text(s, m.who, m.action, who_));
            acts_.push_back(m.action);
            apply(s, m.who, m.action);
        }
        return world_ = s;
    }

    action_t choice(const state_t& s, std::size_t n, std::uint64_t dice) const
    {
        random_stream rng(dice);
        return rule_based(observe(s, round_.moves[n].who), rng);
    }

    bool theirs(std::size_t n) const { return round_.moves[n].who != who_ && !mute_[n]; }

    void find_dice()
    {
        state_t s = dealt(order_);
        dice_.resize(round_.moves.size());
        mute_.resize(round_.moves.size());
        for (std::size_t n = 0; n < round_.moves.size(); ++n) {
            const auto& m = round_.moves[n];
            if (m.who != who_) {
                int tried = 0;
                do
                    dice_[n] = rng_.next();
                while (!same_action<G>(s, choice(s, n, dice_[n]), m.action) && ++tried < most_dice);
                mute_[n] = tried == most_dice;
            }
            apply(s, m.who, m.action);
        }
    }

    /// Finds the places of the deal that `who` did not get.
    void find_free()
    {
        const std::string start = to_json(observe(dealt(order_), who_)).dump();
        const auto same_start = [&](std::size_t a, std::size_t b) {
            auto other = order_;
            std::swap(other[a], other[b]);
            return to_json(observe(dealt(other), who_)).dump() == start;
        };
        // The last card of the deal lies deep in the stock; if it is known after all, take another one.
        const std::size_t last = order_.size() - 1;
        for (std::size_t place = 0; place < last; ++place)
            if (same_start(place, last) || same_start(place, last - 1))
                free_.push_back(place);
        free_.push_back(last);
    }

    void step(bool dice_alone)
    {
        if (dice_alone) {
            if (round_.moves.empty())
                return;
            throw_again();
            const std::size_t n = rng_.below(static_cast<std::uint32_t>(round_.moves.size()));
            if (!theirs(n))
                return;
            const std::uint64_t before = std::exchange(dice_[n], rng_.next());
            if (!moved())
                dice_[n] = before;
            return;
        }
        if (free_.size() < 2)
            return;
        const std::size_t a = free_[rng_.below(static_cast<std::uint32_t>(free_.size()))];
        const std::size_t b = free_[rng_.below(static_cast<std::uint32_t>(free_.size()))];
        if (a == b)
            return;
        std::swap(order_[a], order_[b]);
        if (!moved())
            std::swap(order_[a], order_[b]);
    }

    /// Keeps the deal and the dice as they are now, if they are possible.
    bool moved()
    {
        state_t s = dealt(order_);
        std::vector<action_t> acts;
        for (std::size_t n = 0; n < round_.moves.size(); ++n) {
            const auto& m = round_.moves[n];
            if (!to_act(s).has(m.who))
                return false;
            const action_t act = theirs(n) ? choice(s, n, dice_[n]) : m.action;
            const bool as_it_was = same_action<G>(s, act, m.action);
            if (!as_it_was && public_text(s, m.who, act, who_) != heard_[n])
                return false;
            if (!refusal(s, m.who, act).allowed())
                return false;
            acts.push_back(act);
            apply(s, m.who, act);
        }
        if (!to_act(s).has(who_) || to_json(observe(s, who_)).dump() != seen_)
            return false;
        world_ = s;
        acts_ = std::move(acts);
        return true;
    }

    /// Throws new dice; given the acts, the dice of one tell nothing about another's.
    void throw_again()
    {
        state_t s = dealt(order_);
        for (std::size_t n = 0; n < round_.moves.size(); ++n) {
            if (theirs(n))
                if (const std::uint64_t dice = rng_.next(); same_action<G>(s, choice(s, n, dice), acts_[n]))
                    dice_[n] = dice;
            apply(s, round_.moves[n].who, acts_[n]);
        }
    }

    const arena::played_round<G>& round_;
    seat who_;
    random_stream rng_;
    std::vector<std::uint8_t> order_;
    std::string seen_;
    std::vector<std::string> heard_; ///< what `who` noticed of each act
    std::vector<action_t> acts_;     ///< what was done in the world the walk has come to
    std::vector<std::uint64_t> dice_;
    std::vector<bool> mute_;
    std::vector<std::size_t> free_;
    state_t world_{};
};

/// Those worlds one after another, for the flat search.
template <class G>
struct given_worlds {
    const std::vector<typename G::state>& worlds;
    mutable std::size_t next = 0;
    typename G::state operator()(random_stream&, double& weight) const
    {
        weight = 1;
        return worlds[next++ % worlds.size()];
    }
};

} // namespace hanpan
