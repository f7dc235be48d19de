// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace hanpan {

/// The names of an enum's values in its order, from 0 to `last`: with one too few or too many it does not compile.
template <auto last>
class enum_names {
    static constexpr std::size_t count = static_cast<std::size_t>(last) + 1;

public:
    template <class... Names>
    requires(sizeof...(Names) == count) explicit constexpr enum_names(Names... names) : names_{names...} {}
    constexpr std::string_view operator()(decltype(last) value) const
    {
        return names_[static_cast<std::size_t>(value)];
    }
    /// The value of that name; nothing when none is called so.
    constexpr std::optional<decltype(last)> of(std::string_view name) const
    {
        for (std::size_t i = 0; i < count; ++i)
            if (names_[i] == name)
                return static_cast<decltype(last)>(i);
        return std::nullopt;
    }

private:
    std::array<std::string_view, count> names_;
};

} // namespace hanpan
