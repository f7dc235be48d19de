// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "games/dragon/view.h"

namespace hanpan::dragon {

/// How quickly hands grow under the rules of this round: what is usual for a hand at each distance.
struct pace {
    static constexpr std::size_t furthest = 8;
    template <class T>
    using by_distance = std::array<T, furthest + 1>;

    by_distance<double> dealt{}; ///< the share of hands of thirteen random cubes at that distance; adds up to 1
    by_distance<double> outs{};  ///< copies that would bring it on
    by_distance<double> loose{}; ///< uncombined cubes
};

/// What is counted of one hand.
struct hand_prospects {
    std::size_t distance = 0; ///< cubes from complete, at most `pace::furthest`
    int outs = 0;             ///< copies that would bring it on: two of each kind it does not hold
    int loose = 0;            ///< uncombined cubes
};
hand_prospects prospects_of(const context& c, const cubes::bag& hand);

/// Measured on a few hands of `unseen` cubes, always the same ones for the same bag.
pace measure_pace(const context& c, const cubes::bag& unseen);

/// How many laps a hand's value reaches ahead; rounds seldom take half of them.
inline constexpr std::size_t laps_ahead = 16;
using by_lap = std::array<double, laps_ahead + 1>;

/// Usual values where nothing can be worked out; shares of 1 unless they say otherwise. `./dev bench tune --game
/// dragon` finds by play what each is worth.
struct policy_weights {
    /// An opponent: how often a cube he wants lies on the island at his turn, against how often one comes from a
    /// mountain; below 1, because others considered it before they dropped it.
    double island_share = 0.6;
    /// The mountain helps an opponent less often than chance would, because some of what he lacks is out of reach.
    double mountain_share = 0.5;
    /// How far an open take is trusted to tell the distance it was made from.
    double doubt = 0.3;
    /// The seat itself: luck of a turn with the island, against the mountain alone; more than for the others, because
    /// the seat chooses its wait with an eye on the island.
    double with_island = 1.5;
    /// The share of a lap's discards that is still in the river at the seat's turn, and how much of it stays each turn
    /// after.
    double reaches_river = 1.0, stays = 0.88;
    /// How often a hand further away finds something to take in the river.
    double usually_in_river = 0.65;
    /// The share of winners who hold the dearer hand where they could.
    double dearer = 0.28;
    /// How many uncombined cubes more the loser of a race to the win holds than others at the same distance.
    double left_more = 0.6;
};
inline constexpr policy_weights usual_weights;

/// How near to a win the others are, as far as their turns tell: each cube taken openly brought its player on, the
/// mountain did sometimes, and a player who took one from the river and could not declare may be complete.
class opponent_model {
public:
    /// Without `reads`, only the number of the others' turns is used.
    opponent_model(const view& v, const pace& usual, bool reads, const policy_weights& numbers = usual_weights);

    /// By laps from the end of the seat's present turn: how likely nobody else wins in that lap, if nobody has before.
    const by_lap& safe() const { return safe_; }
    /// How many uncombined cubes the others hold on average when the seat wins in that lap.
    const by_lap& loose() const { return loose_; }

private:
    by_lap safe_{};
    by_lap loose_{};
};

} // namespace hanpan::dragon
