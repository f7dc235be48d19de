// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "lab/net_fitting.h"

namespace hanpan {
namespace {

using net = small_net<2, 12, 2>;

/// A fold and a saddle: nothing a straight line could be fitted to.
std::vector<net_example<net>> a_fold(int count, random_stream& rng)
{
    std::vector<net_example<net>> all;
    for (int i = 0; i < count; ++i) {
        const auto x = static_cast<float>(2 * rng.unit() - 1), y = static_cast<float>(2 * rng.unit() - 1);
        all.push_back({{x, y}, {std::abs(x), x * y}});
    }
    return all;
}

} // namespace

// What was fitted holds for what was not seen; who says the mean of all is off by their variance (1/12 and 1/9).
TEST(net_fitting, finds_a_function_from_examples)
{
    random_stream rng(5);
    auto known = a_fold(20000, rng);
    const auto kept = a_fold(2000, rng);
    net found = new_net<net>(rng);
    fit(found, known, 60, rng);
    EXPECT_LT(off_by(found, std::span<const net_example<net>>(kept)), 0.05 * (1.0 / 12 + 1.0 / 9));
}

// By hand: one unit counts as it is positive, the other is not.
TEST(net_fitting, a_unit_counts_only_where_it_is_positive)
{
    small_net<1, 2, 1> two;
    two.bias = {1, -1};
    two.weights = {{{2, 3}}};
    two.out_bias = {0.5F};
    two.out_weights = {{{10}, {100}}};
    EXPECT_FLOAT_EQ(two({0})[0], 10.5F);
    EXPECT_FLOAT_EQ(two({1})[0], 0.5F + 30 + 200);
    EXPECT_FLOAT_EQ(two({-1})[0], 0.5F);
}

// A file that was written is read as it was, and compiled in as it was read; half a file is refused.
TEST(net_fitting, what_is_written_is_read_again)
{
    random_stream rng(6);
    net one = new_net<net>(rng), other;
    const auto path = std::filesystem::temp_directory_path() / "hanpan-net-fitting-test.inc";
    std::ofstream(path) << written(one);
    ASSERT_TRUE(read_net(path.string(), other));
    EXPECT_EQ(written(one), written(other));
    std::array<double, net::numbers> flat{};
    std::size_t next = 0;
    other.each([&](float& w) { flat[next++] = static_cast<double>(w); });
    EXPECT_EQ(written(net::from(flat)), written(one));

    const std::string half = written(one).substr(0, written(one).size() / 2);
    std::ofstream(path) << half;
    EXPECT_FALSE(read_net(path.string(), other));
    std::filesystem::remove(path);
}

} // namespace hanpan
