// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <utility>

namespace hanpan {

/// The judgement on an action: allowed (id empty), or refused with the id of the reason and its English sentence, whose
/// %1 and %2 stand for `a` and `b` ("Your hand counts %1; you may stop with %2 at the most.").
struct verdict {
    std::string_view id;
    std::string_view sentence;
    int a = 0;
    int b = 0;

    bool allowed() const { return id.empty(); }
    /// The sentence with the numbers filled in, for the command line.
    std::string why() const;
};

/// A sentence with its %1 and %2 filled in.
std::string with_numbers(std::string_view sentence, int a, int b);

} // namespace hanpan
