// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "base/message.h"

namespace hanpan {

/// The judgement on an action: allowed (id empty), or refused, with the id of the reason and its English sentence. Its
/// %1, %2 and %3 stand for `a`, `b` and `c` ("Your hand counts %1; you may stop with %2 or fewer."), %r1 and %r2 for
/// `a` and `b` as the rank of a card, from 0 for the ace.
struct verdict {
    std::string_view id;
    std::string_view sentence;
    int a = 0;
    int b = 0;
    int c = 0;

    bool allowed() const { return id.empty(); }
    /// The sentence with the numbers filled in, for the command line.
    std::string why() const { return said("engine").text(); }
    /// The same; `game` is whose refusal this is.
    message said(std::string_view game) const { return {marked_sentence{game, sentence}, a, b, c}; }
};

/// The sign of a card's rank, from 0: A 2 3 4 5 6 7 8 9 10 J Q K; "" for any other number.
std::string rank_sign(int rank);

} // namespace hanpan
