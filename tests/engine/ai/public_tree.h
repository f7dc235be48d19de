// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "ai/mini_hoola.h"

/// The mini game solved: what everybody can see of it as a tree, and at every node all the hands either player may hold.
/// A player's information set is a node with a hand of his (which of the cards he drew, and when, no longer matters to
/// anybody). Values are exact but for the rounding of doubles: no sampling, every deal and every draw is counted.
///
/// How likely two hands are at a node is the product of what either player's choices and draws made of his own, where
/// they share no card: a draw takes each card that neither holds nor anybody has seen with the same chance, and how many
/// those are is public. So a player's hands are weighed one by one (a `range`), and two ranges say everything.
namespace hanpan::mini {

/// A number for every hand of a node's list.
using range = std::vector<double>;

/// All hands of a size that can be held where some cards are visible.
struct hand_list {
    std::vector<card_set> hands;
    std::array<std::uint16_t, 1U << (2 * most_ranks)> place{}; ///< of a hand in the list
};

class public_tree {
public:
    struct edge {
        action done;
        int child = 0;
        card_set shown = 0; ///< what leaves the hand
    };
    struct node {
        mini::table table;
        std::array<const hand_list*, 2> hands{}; ///< of the seats
        int unseen = 0;                          ///< cards nobody holds or sees
        std::vector<edge> edges;                 ///< whatever the seat to act may be seen doing
        std::vector<std::uint32_t> first;        ///< for each of its hands, and one more: where its choices begin
    };

    /// `law` outlives the tree.
    explicit public_tree(const rules& law);

    const std::vector<node>& nodes() const { return nodes_; }
    const node& at(int n) const { return nodes_[static_cast<std::size_t>(n)]; }
    /// The edges a hand may choose; their places in a policy are first[hand] …
    std::span<const std::uint16_t> choices(const node& n, std::size_t hand) const
    {
        return {choices_.data() + n.first[hand], n.first[hand + 1] - n.first[hand]};
    }
    std::size_t all_choices() const { return choices_.size(); }
    std::size_t information_sets() const { return information_sets_; }

    /// What every hand of the root weighs: 1.
    range all_hands(seat who) const { return range(at(0).hands[static_cast<std::size_t>(who)]->hands.size(), 1.0); }
    /// The mean, over all deals, of a root value as the walks below give it.
    double mean(const range& root_value) const;

    /// A range at the end of an edge, where `chance(hand, choice)` is how likely the acting seat does that; and the other
    /// seat's range there.
    template <class F>
    range acted(const node& from, std::size_t edge_number, const range& before, F&& chance) const;
    range watched(const node& from, const edge& e, seat who, const range& before) const;
    /// What a choice is worth to the acting seat's hand, from its end's values.
    double worth(const node& from, const edge& e, card_set hand, const range& below) const;
    /// In a finished round: for each of `who`'s hands, what it receives (in stakes) against the other's range.
    range received(const node& over, seat who, const range& theirs) const;

private:
    const hand_list* hands_of(card_set visible, int size);
    int add(const table& t);

    card_set pack_;
    std::vector<node> nodes_;
    std::vector<std::uint16_t> choices_;
    std::size_t information_sets_ = 0;
    std::map<std::pair<card_set, int>, std::unique_ptr<hand_list>> lists_;
};

/// How likely every choice of every information set is; one number for each of public_tree::all_choices().
using policy = std::vector<double>;

/// What `who` gets in the mean when both play like that, in stakes.
double value(const public_tree& tree, seat who, const policy& mine, const policy& theirs);
/// The same where `who` plays as well as anybody can who knows how the other plays.
double best_response(const public_tree& tree, seat who, const policy& theirs);
/// What a player loses to somebody who knows how he plays, beyond the game's value: mean over the seats, in stakes. `p`
/// covers both seats. 0 = nobody can do better.
double exploitability(const public_tree& tree, const policy& p);

/// One decision of an information set: adds to `chances` (one for each choice, in the order of `choices`, all 0) how
/// likely each is.
using decider = std::function<void(const table& t, seat who, card_set hand, std::span<const action> choices,
                                   std::span<double> chances)>;
/// Asks for the decisions of `who` at all information sets he can come to (his own decisions decide where that is) and
/// writes them into `p`; against `theirs` only those he can come to against that. Gives how many were asked.
std::size_t ask(const public_tree& tree, seat who, const decider& decide, policy& p, const policy* theirs = nullptr);
/// The rule-based player at both seats.
policy greedy_policy(const public_tree& tree);

/// Counterfactual regret minimisation (CFR+): two players who regret, and whose average converges to what nobody can
/// exploit. Regrets are never negative, the seats take turns, later iterations weigh more in the average.
class regret_players {
public:
    explicit regret_players(const public_tree& tree)
        : tree_(tree), regrets_(tree.all_choices()), totals_(tree.all_choices())
    {
    }
    void iterate(int times);
    policy average() const;

private:
    range walk(int n, seat me, const range& mine, const range& theirs);
    double chance(const public_tree::node& n, std::size_t hand, std::size_t choice) const;

    const public_tree& tree_;
    std::vector<double> regrets_;
    std::vector<double> totals_;
    int done_ = 0;
};

} // namespace hanpan::mini
