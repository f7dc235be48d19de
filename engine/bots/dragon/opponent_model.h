// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "games/dragon/view.h"

namespace hanpan::dragon {

/// How quickly hands grow under the rules of this round: by distance, what is usual for a hand that far from complete.
struct pace {
    static constexpr std::size_t furthest = 8;
    template <class T>
    using by_distance = std::array<T, furthest + 1>;

    by_distance<double> dealt{}; ///< how often a hand of thirteen cubes as they come is so far away; adds up to 1
    by_distance<double> outs{};  ///< copies that would bring it on
    by_distance<double> loose{}; ///< uncombined cubes
};

/// What is counted of one hand.
struct hand_prospects {
    std::size_t distance = 0; ///< cubes from complete, at most `pace::furthest`
    int outs = 0;             ///< copies that would bring it on, two of a kind it does not hold
    int loose = 0;            ///< uncombined cubes
};
hand_prospects prospects_of(const context& c, const cubes::bag& hand);

/// From a few hands of `unseen` cubes, always the same ones for the same bag.
pace measure_pace(const context& c, const cubes::bag& unseen);

/// So many laps a hand's value reaches ahead; rounds seldom take half of them.
inline constexpr std::size_t laps_ahead = 16;
using by_lap = std::array<double, laps_ahead + 1>;

/// What is taken for usual where it cannot be worked out, shares of 1 unless it says otherwise. `./dev bench tune --game dragon` asks by play
/// what each is worth.
struct policy_weights {
    /// Of the others: how often a cube somebody wants lies on the island when his turn comes, as often as one comes from a mountain: less,
    /// because what is dropped there had been looked at.
    double island_share = 0.6;
    /// The mountain brings an opponent on less often than chance would, because some of what he lacks is out of reach.
    double mountain_share = 0.5;
    /// What an open take says about the distance it was made from is believed only so far.
    double doubt = 0.3;
    /// Of the seat itself: how often one it wants lies on the island, besides the mountain's; more often than for the others, since the
    /// wait is chosen with an eye on it.
    double with_island = 1.5;
    /// How much of what the others drop in a lap is still in the river when the turn comes, and for how many turns.
    double reaches_river = 1.0, stays = 0.88;
    /// How often a hand further away finds something to take in the river.
    double usually_in_river = 0.65;
    /// The share of winners who have the dearer hand, where they could have it.
    double dearer = 0.28;
    /// Uncombined cubes that a player who was beaten to the win holds beyond others at the same distance.
    double left_more = 0.6;
};
inline constexpr policy_weights usual_weights;

/// How near to a win the others are, as far as their turns so far tell: each cube taken openly brought its player on, the
/// mountain did now and then, and a player who took one from the river and could not declare may be complete.
class opponent_model {
public:
    /// Without `reads`, all of them are taken for players of whom nothing but the number of turns is known.
    opponent_model(const view& v, const pace& usual, bool reads, const policy_weights& numbers = usual_weights);

    /// By laps from the end of the seat's present turn: how likely nobody else wins in that lap, if nobody has before.
    const by_lap& safe() const { return safe_; }
    /// Uncombined cubes that the others hold on average when the seat wins in that lap from now.
    const by_lap& loose() const { return loose_; }

private:
    by_lap safe_{};
    by_lap loose_{};
};

} // namespace hanpan::dragon
