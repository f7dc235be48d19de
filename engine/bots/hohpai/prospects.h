// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <unordered_map>

#include "games/hohpai/view.h"
#include "search/small_net.h"

namespace hanpan::hohpai {

/// The inputs by which six pieces, held after an exchange of one's own, are valued: the pieces, what is still hidden,
/// how the next exchange may turn out and how late it is.
struct prospect_inputs {
    static constexpr int count = 54;
    std::array<float, count> x{};
};

/// The net: the score the seat may expect to win, and the score it may expect to pay for. Learnt from self-play
/// (prospects.cpp).
using prospect_net = small_net<prospect_inputs::count, 24, 2>;

/// How the deal may go on for the view's seat (row form), by the net. What is the same for all hands it may come to
/// hold is worked out once.
class prospects {
public:
    /// Was the net taught under rules like these? Not where other hands win or have other scores, or where a winning
    /// hand need not be shown.
    static bool know(const rules& law);

    /// Values hands as they are held `turns` turns from now, counting everybody's.
    explicit prospects(const view& v, int turns = 0);

    /// The expected score of wins, less what is paid for the others' as a share of what a win is paid: in the units of
    /// `hand_table::promise`.
    float operator()(dominoes::bag six);
    /// The net's inputs.
    prospect_inputs inputs(dominoes::bag six);

private:
    /// Five pieces with any hidden one added: what the six promise and what they score, on average.
    struct hand_value {
        float promise = 0, score = 0;
    };
    const hand_value& value_of(dominoes::bag five);

    const hand_table& hands_;
    dominoes::bag hidden_;
    prospect_inputs same_; ///< the inputs that are the same for every hand
    std::unordered_map<dominoes::bag, hand_value> values_;
    std::unordered_map<dominoes::bag, float> answered_; ///< earlier answers of `operator()`, by the hand
};

} // namespace hanpan::hohpai
