// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "bots/hoola/cover.h"
#include "games/hoola/view.h"

namespace hanpan::hoola {

/// What a seat's play says for and against a hand it may hold.
class hand_signs {
public:
    /// In this order: cards it could have laid off; something it could have put down; the same in a hand that may be
    /// waiting for Hoola; sevens; two of a rank; two in a row; two with one missing; points. Then hidden cards that
    /// would make a meld of two of a rank, of two in a row, of two with one missing, all growing with the cards thrown
    /// up to six. Then cards that go with one it has thrown: of its rank, next to it, one further. Then the cards it
    /// should rather have thrown than its last discard: whether there are any, how many, by how much. And the points
    /// once more, growing with the cards thrown.
    using row = std::array<double, 18>;

    /// `v` must outlive it.
    hand_signs(const view& v, seat who);
    row operator()(card_set hand) const;

private:
    struct cheaper {
        int count = 0, by = 0;
    };
    cheaper rather_thrown(card_set hand) const;
    bool may_wait(card_set held) const;

    const view& v_;
    seat who_;
    const lane_plan& plan_;
    card_set hidden_;
    double lateness_;
    /// For every card, how many cards the seat has thrown of its rank, next to it, one further; eight bits each.
    std::array<std::uint32_t, 64> near_thrown_{};
};

/// A possible world as sensible opponents make it likely: a player who has ended a turn has put down what he could
/// (unless he waits for Hoola) and did not throw what he collects.
state determinize_likely(const view& v, random_stream& rng, double& weight);

} // namespace hanpan::hoola
