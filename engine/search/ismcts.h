// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <vector>

#include "game/knowledge.h"
#include "search/search.h"

namespace hanpan {

/// Tree search over imagined worlds for games whose actions everybody sees (information set Monte Carlo tree search):
/// every simulation draws a world, walks down one common tree of what has been done, adds one node and plays on by the
/// playout policy. Where the seat that searches is to act it chooses what is best for it among what is possible in that
/// world; since a node stands for a history and not for a world, it uses nothing that is hidden from it.
///
/// The others act half of the time by the playout policy and half of the time choose from the tree, each for himself.
/// Always from the tree would be too much: there is one tree for all worlds, so they would choose as if they saw the
/// hand of the seat that searches. Always by the policy would be too little: there are better players than that.
/// (tests/bench/RESULTS.md, "HULA-HOO!'s tree".)
template <game_type G>
class information_tree {
public:
    using state_t = typename G::state;
    using view_t = typename G::view;
    using action_t = typename G::action;

    /// `seat_to_move` is the view's seat. `explore` weighs what was tried seldom, in units of the spread of payoffs
    /// seen so far.
    ///
    /// Of the budget only what playouts are valued by counts: the match, and whether they are cut.
    information_tree(const view_t& view, seat seat_to_move, double explore, const search_budget& budget = {})
        : view_(view), me_(seat_to_move), explore_(explore), worth_(budget.worth), to_the_end_(budget.to_the_end),
          decides_(match_decides(budget, seat_to_move))
    {
        nodes_.push_back({});
    }

    /// Runs up to `simulations`; fewer when `stop` becomes true or `milliseconds` (if not 0) are over.
    void run(int simulations, int milliseconds, random_stream& rng, const std::atomic<bool>& stop)
    {
        const auto start = std::chrono::steady_clock::now();
        const auto called_off = [&] {
            return stop.load(std::memory_order_relaxed) ||
                   (milliseconds > 0 &&
                    std::chrono::steady_clock::now() - start >= std::chrono::milliseconds(milliseconds));
        };
        nodes_.reserve(static_cast<std::size_t>(simulations) + 1);
        for (int n = 0; n < simulations; ++n, ++done_) {
            if (n % 64 == 0 && n > 0 && called_off())
                break;
            if (!simulate(rng, called_off))
                break;
        }
    }

    int simulations() const { return done_; }

    /// The choices tried, the most visited first. The first one is the answer unless it beats `incumbent` by less than
    /// `gate` standard errors.
    search_result<action_t> result(const action_t& incumbent, double gate) const
    {
        search_result<action_t> r;
        r.best = incumbent;
        r.worlds = done_;
        r.playouts = done_;
        r.for_match = decides_;
        std::vector<int> order;
        for (int c = nodes_[0].child; c >= 0; c = at(c).sibling)
            if (at(c).visits > 0) // none where its first simulation was called off
                order.push_back(c);
        std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return at(a).visits > at(b).visits; });
        if (order.empty())
            return r;
        const auto known = std::find_if(order.begin(), order.end(), [&](int c) { return at(c).action == incumbent; });
        if (known == order.end()) {
            r.best = at(order.front()).action;
        } else {
            const node& best = at(order.front());
            const node& old = at(*known);
            const double error = std::hypot(error_of(best), old.visits > 1 ? error_of(old) : 0);
            if (mean(best) - mean(old) <= gate * error)
                std::rotate(order.begin(), known, known + 1);
            r.best = at(order.front()).action;
        }
        const double top = mean(at(order.front())), top_error = told_error_of(at(order.front()));
        for (const int c : order) {
            const double error = told_error_of(at(c));
            // Each was tried in worlds of its own, so both means are uncertain.
            r.options.push_back({at(c).action, mean(at(c)) / 2, error / 2, std::max(0.0, top - mean(at(c))) / 2,
                                 c == order.front() ? 0 : std::hypot(top_error, error) / 2, at(c).visits,
                                 at(c).paid / at(c).visits / 2});
        }
        return r;
    }

private:
    struct node {
        action_t action{};
        seat who = no_seat; ///< its action led here
        int visits = 0;
        int available = 0; ///< in how many simulations it could be chosen
        int child = -1;
        int sibling = -1;
        double total = 0; ///< of `who`'s payoff
        double squares = 0;
        double paid = 0; ///< to `who`
    };

    const node& at(int n) const { return nodes_[static_cast<std::size_t>(n)]; }
    node& at(int n) { return nodes_[static_cast<std::size_t>(n)]; }

    static double mean(const node& n) { return n.visits > 0 ? n.total / n.visits : 0; }
    static double error_of(const node& n)
    {
        if (n.visits < 2)
            return 0;
        const double variance = std::max(0.0, n.squares - n.total * n.total / n.visits) / (n.visits - 1);
        return std::sqrt(variance / n.visits);
    }

    /// The error that is reported: where it was tried once, the mean may be off by the whole spread of payoffs.
    double told_error_of(const node& n) const { return n.visits < 2 ? std::max(1.0, high_ - low_) : error_of(n); }

    int find_child(int parent, const action_t& a) const
    {
        for (int c = at(parent).child; c >= 0; c = at(c).sibling)
            if (at(c).action == a)
                return c;
        return -1;
    }

    int add_child(int parent, const action_t& a, seat who)
    {
        node n;
        n.action = a;
        n.who = who;
        n.sibling = at(parent).child;
        nodes_.push_back(n);
        return at(parent).child = static_cast<int>(nodes_.size()) - 1;
    }

    /// The child an action leads to, a fresh one if it was not seen there before.
    int follow(int parent, const action_t& a, seat who, bool& fresh)
    {
        const int known = find_child(parent, a);
        fresh = known < 0;
        const int child = fresh ? add_child(parent, a, who) : known;
        ++at(child).available;
        return child;
    }

    /// The child to follow: one not tried yet (the most promising by the game's order), else the best by mean and
    /// curiosity among those possible in this world.
    int choose(int parent, const state_t& world, seat who, bool& fresh)
    {
        choices_.clear();
        knowledge::list_candidates<G>(world, who, choices_);
        int best = -1;
        double most = 0;
        fresh = false;
        const double spread = std::max(1.0, high_ - low_);
        for (const action_t& a : choices_) {
            const int c = find_child(parent, a);
            if (c < 0) {
                if (!fresh) {
                    fresh = true;
                    best = -2;
                    pick_ = &a;
                }
                continue;
            }
            ++at(c).available;
            if (fresh)
                continue;
            const double value = mean(at(c)) + explore_ * spread * std::sqrt(std::log(at(c).available) / at(c).visits);
            if (best == -1 || value > most) {
                best = c;
                most = value;
            }
        }
        if (!fresh)
            return best;
        const int added = add_child(parent, *pick_, who);
        at(added).available = 1;
        return added;
    }

    /// False when it was called off on the way; then nothing is counted.
    template <class CalledOff>
    bool simulate(random_stream& rng, CalledOff&& called_off)
    {
        state_t world = determinize(view_, rng);
        path_.clear();
        int here = 0;
        for (seat_set asked = to_act(world); !asked.empty(); asked = to_act(world)) {
            const seat who = path_.empty() ? me_ : knowledge::next_mover(asked, rng);
            bool fresh = false;
            here = who != me_ && rng.below(2) == 0 ? follow(here, knowledge::policy<G>(world, who, rng), who, fresh)
                                                   : choose(here, world, who, fresh);
            path_.push_back(here);
            apply(world, who, at(here).action);
            if (fresh)
                break;
        }
        using knowledge::playout_end;
        if ((to_the_end_ ? knowledge::play_out<G, playout_end::round>(world, rng, me_, called_off)
                         : knowledge::play_out<G>(world, rng, me_, called_off)) < 0)
            return false;
        std::array<double, max_seats> paid{};
        knowledge::value<G>(world, std::span<double>(paid), me_);
        const bool expected = !round_over(world);
        for (const int n : path_) {
            node& visited = at(n);
            // Everybody looks after his own match.
            const playout_result mine =
                result_of<G>(std::span<const double>(paid), visited.who, expected, decides_ ? worth_ : nullptr);
            ++visited.visits;
            visited.total += mine.worth;
            visited.squares += mine.worth * mine.worth;
            visited.paid += mine.paid;
            low_ = std::min(low_, mine.worth);
            high_ = std::max(high_, mine.worth);
        }
        return true;
    }

    const view_t& view_;
    seat me_;
    double explore_;
    const match_worth* worth_;
    bool to_the_end_;
    bool decides_;
    std::vector<node> nodes_;
    std::vector<int> path_;
    std::vector<action_t> choices_;
    const action_t* pick_ = nullptr;
    double low_ = 0;
    double high_ = 0;
    int done_ = 0;
};

} // namespace hanpan
