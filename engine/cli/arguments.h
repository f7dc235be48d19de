// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "base/money.h"
#include "rulebook/rulebook.h"

namespace hanpan::cli {

/// A command or question that cannot be used; its text is the sentence of the answer. Thrown and caught inside cli/.
struct unusable : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Reads the keys of one command object. Every reader throws `unusable` with a sentence that names the key.
class arguments {
public:
    /// Any key except "cmd" and those in `known` is an error, so that a mistyped option is not silently left out.
    arguments(const json& object, std::initializer_list<std::string_view> known);

    bool has(std::string_view key) const;
    std::string text(std::string_view key) const;
    std::optional<std::string> optional_text(std::string_view key) const;
    int number(std::string_view key, int min, int max) const;
    std::optional<int> optional_number(std::string_view key, int min, int max) const;
    std::optional<std::uint64_t> optional_seed(std::string_view key) const;
    /// Chips as a number above 0, halves as .5.
    std::optional<half_units> optional_amount(std::string_view key) const;
    json optional_value(std::string_view key) const; ///< null when it is not there

private:
    const json& needed(std::string_view key) const;
    const json& object_;
};

} // namespace hanpan::cli
