// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "registry/games.h"

/// The games as the types of a typed test: TYPED_TEST_SUITE(name, every_game, game_names).
namespace hanpan {

template <class List, class... Others>
struct as_gtest;
template <class... Gs, class... Others>
struct as_gtest<type_list<Gs...>, Others...> {
    using types = ::testing::Types<Others..., Gs...>;
};
using every_game = as_gtest<game_types>::types;

struct game_names {
    template <class G>
    static std::string GetName(int)
    {
        return std::string(std::string_view(G::id));
    }
};

} // namespace hanpan
