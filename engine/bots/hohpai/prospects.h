// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <unordered_map>

#include "games/hohpai/view.h"
#include "search/small_net.h"

namespace hanpan::hohpai {

/// What six pieces, held after an own exchange, are judged by: they themselves, what is still hidden, how the next exchange may turn out and
/// how late it is.
struct prospect_inputs {
    static constexpr int count = 54;
    std::array<float, count> x{};
};

/// What they are judged with: the score the seat may expect to win, and the score it may expect to pay for. Learnt from self-play
/// (prospects.cpp).
using prospect_net = small_net<prospect_inputs::count, 24, 2>;

/// How the deal may go on for the view's seat (row form), judged by what was learnt: whatever is the same for all hands it may come to
/// hold is worked out once.
class prospects {
public:
    /// Was anything learnt under rules like these? Not where other hands win, or are worth something else, or where a hand that wins
    /// need not be shown.
    static bool know(const rules& law);

    /// Values hands as they are held `turns` turns from now, counting everybody's.
    explicit prospects(const view& v, int turns = 0);

    /// The expected score of wins, less what is paid for the others' as a share of what a win is paid: in the units of
    /// `hand_table::promise`.
    float operator()(dominoes::bag six);
    /// What the net is asked.
    prospect_inputs inputs(dominoes::bag six);

private:
    /// Five pieces to which any hidden one is added: what the six then promise, and what they score at once.
    struct hand_value {
        float promise = 0, score = 0;
    };
    const hand_value& value_of(dominoes::bag five);

    const hand_table& hands_;
    dominoes::bag hidden_;
    prospect_inputs same_; ///< of whatever hand
    std::unordered_map<dominoes::bag, hand_value> values_;
    std::unordered_map<dominoes::bag, float> answered_; ///< what `operator()` has said, by the hand
};

} // namespace hanpan::hohpai
