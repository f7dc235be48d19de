// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>

#include "bots/dragon/opponent_model.h"
#include "games/dragon/distance.h"
#include "games/dragon/view.h"

namespace hanpan::dragon {

/// How far a hand is thought through.
enum class insight : std::uint8_t {
    counting, ///< counts the cubes that would bring it on, and assumes what is usual after that
    stepping, ///< at distance 2, considers the hand each of those would make
    planning  ///< at distance 3 too, and at distance 1 the better waits that may come
};

/// What a hand promises its seat: the expected payment of the round in coins. It follows from how far the hand is, how
/// many of the cubes that would bring it on may still come by luck or lie in the river, what the hands it can become
/// win, and what its uncombined cubes cost when another wins first. Laps are counted from the end of the seat's present
/// turn.
class hand_value {
public:
    /// `v` and `numbers` must outlive it. Without `reads`, nothing is concluded from what the others took.
    hand_value(const view& v, insight depth, bool reads, const policy_weights& numbers = usual_weights);

    /// Of 13 cubes at the end of the seat's turn, with `uses` river draws left.
    double after_turn(const cubes::bag& hand, int uses) const;
    /// Of 13 cubes before a hidden one is drawn.
    double before_mountain(const cubes::bag& hand, int uses) const;
    /// Of 13 complete cubes, declared now.
    double declared(const cubes::bag& hand) const;

    /// River draws the seat has left and can pay for; more than `most_uses` are worth no more.
    int uses() const { return uses_; }
    /// The same after one more.
    int uses_after_one() const { return uses_after_one_; }
    static constexpr int most_uses = 3;

private:
    static constexpr double surest = 0.95; ///< no turn's luck is likelier
    using series = by_lap;                 ///< what a hand is worth at the end of the seat's turn, by laps from now
    static constexpr std::size_t most_goals = most_figures + 1; ///< the special one counts twice
    using by_goal = std::array<cubes::kinds, most_goals>;

    /// A hand to aim for, the cheapest first.
    struct goal {
        figure f;
        double paid = 0; ///< for its points by all others together
        int inside = -1; ///< an earlier goal that takes all that this one takes
    };
    /// What completes a hand at distance 1.
    struct wait {
        double hidden = 0;  ///< copies that may come by luck, without the one drawn to get there
        bool river = false; ///< one lies in the river
        double paid = 0;    ///< for the points, on average
    };
    /// The best discard of 14 cubes that leaves distance 1.
    struct step {
        wait w;
        cubes::type drop = cubes::no_cube;
        cubes::kinds any = 0; ///< completes it
        double value = 0;
    };
    /// A cube that does something for a hand, and the hand it makes.
    struct way {
        double copies = 0; ///< how many are hidden
        double chance = 0; ///< of getting one in a turn by luck
        bool in_river = false;
        series with{};    ///< after getting it by luck
        series without{}; ///< after paying for it in the river
    };

    void list_goals();
    double points_paid(double points) const;
    double loss_of(const cubes::bag& hand) const;
    double usual_loss(int distance) const;
    double capped(double due) const;

    double copies_of(cubes::kinds k) const;
    double luck(double copies) const;
    double arrives(double copies) const;
    by_lap in_river(double copies, bool now) const; ///< how likely one lies there
    wait wait_of(cubes::kinds any, const by_goal& sets, cubes::type drawn = cubes::no_cube) const;
    wait wait_in(const cubes::bag& hand, cubes::kinds* any) const;
    step best_wait(const cubes::bag& hand, cubes::type drawn, cubes::kinds may_go, int uses) const;

    series after(const cubes::bag& hand, int uses, double* mountain) const;
    series wait_series(const wait& w, double loss, int uses, std::span<const way> sideways = {}) const;
    series side_series(const cubes::bag& hand, cubes::kinds any, const wait& w, double loss, int uses,
                       double* drawn) const;
    series near_series(const cubes::bag& hand, int distance, cubes::kinds gains, double loss, int uses,
                       double* mountain) const;
    bool go_way(const cubes::bag& with, cubes::type got, int distance, double loss, int uses, way& w) const;
    series complete_series(const cubes::bag& hand, double loss, double* mountain) const;
    series far_series(int distance, double outs, bool river, double loss, int uses) const;

    const open_part& o_;
    const context& c_;
    const policy_weights& numbers_;
    insight depth_;
    std::size_t me_;
    pace usual_;
    opponent_model others_;
    std::array<std::uint8_t, cubes::types> hidden_{}; ///< copies in hands and mountains
    double unseen_ = 1;                               ///< all of them
    cubes::kinds river_ = 0;                          ///< may be taken from it
    int uses_ = 0, uses_after_one_ = 0;
    std::array<goal, most_goals> goals_{};
    std::size_t goal_count_ = 0;
    std::size_t laps_ = laps_ahead; ///< until the mountains are gone, where that ends the round
    by_lap win_{};                  ///< what a win brings besides its points
    double lost_points_ = 0;        ///< what another's win costs besides one's own uncombined cubes
};

} // namespace hanpan::dragon
