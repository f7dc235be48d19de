// SPDX-License-Identifier: GPL-3.0-or-later
// The hand value's plans: which hands the useful cubes would make.
#include "base/index.h"
#include "bots/dragon/hand_value.h"

#include <algorithm>

#include "games/dragon/hands.h"

namespace hanpan::dragon {

namespace {

} // namespace

/// `drawn` came by luck to make `hand`, so one copy less of it may come.
hand_value::step hand_value::best_wait(const bag& hand, type drawn, kinds may_go, int uses) const
{
    const std::size_t next = laps_ > 1 ? 1 : 0; // it comes a lap from now, if there is one
    std::array<prospects, most_goals> ahead;
    kinds spare = 0;
    for (std::size_t g = 0; g < goal_count_; ++g) {
        if (goals_[g].inside >= 0 && ahead[at(goals_[g].inside)].spare == 0)
            continue;
        ahead[g] = look_ahead(c_, goals_[g].f, hand, hand_size - 1);
        spare |= ahead[g].spare;
    }
    step best;
    for (kinds k = spare & may_go; k != 0; k &= k - 1) {
        const type t = cubes::first(k);
        by_goal sets{};
        kinds any = 0;
        for (std::size_t g = 0; g < goal_count_; ++g)
            any |= sets[g] = ahead[g].gains[t];
        const wait w = wait_of(any, sets, drawn);
        const double value = wait_series(w, usual_loss(1), uses)[next];
        if (best.drop == cubes::no_cube || value > best.value)
            best = {w, t, any, value};
    }
    return best;
}

/// At distance 1, with the cubes that complete nothing but make a better wait; `drawn`: what these add to a hidden cube
/// drawn now.
hand_value::series hand_value::side_series(const bag& hand, kinds any, const wait& w, double loss, int uses,
                                           double* drawn) const
{
    const series plain = wait_series(w, loss, uses);
    std::array<way, cubes::types> ways;
    std::size_t n = 0;
    for (kinds k = cubes::every_kind & ~any & ~hand.twice; k != 0; k &= k - 1) {
        const type t = cubes::first(k);
        if (hidden_[t] == 0)
            continue;
        const step s = best_wait(cubes::with(hand, t), t, ~bit(t), uses);
        if (s.drop == cubes::no_cube)
            continue;
        ways[n].with = wait_series(s.w, loss, uses);
        ways[n].copies = hidden_[t];
        ways[n].chance = luck(hidden_[t]);
        n += ways[n].with[0] > plain[0] || ways[n].with[1] > plain[1];
    }
    const series a = wait_series(w, loss, uses, {ways.data(), n});
    *drawn = 0;
    for (std::size_t i = 0; i < n; ++i)
        *drawn += ways[i].copies / unseen_ * std::max(0.0, ways[i].with[0] - a[0]);
    return a;
}

/// What 14 cubes that `got` has brought one step nearer than `distance` are worth; one copy less may come, if it came
/// by luck.
bool hand_value::go_way(const bag& with, type got, int distance, double loss, int uses, way& w) const
{
    const type drawn = hidden_[got] > 0 ? got : cubes::no_cube;
    const auto again = [&](kinds wanted) { return drawn != cubes::no_cube && (wanted & bit(drawn)) != 0; };
    if (distance == 2) {
        const step s = best_wait(with, drawn, cubes::every_kind, uses);
        if (s.drop == cubes::no_cube)
            return false;
        w.with = wait_series(s.w, loss, uses);
        wait taken = s.w;
        taken.hidden += again(s.any);
        if (uses > 0)
            w.without = wait_series(taken, loss, uses - 1);
        return true;
    }
    const prospects near = look_ahead(c_, with, true);
    double outs = -1;
    type drop = cubes::no_cube;
    for (kinds k = near.spare; k != 0; k &= k - 1) {
        const kinds gains = near.gains[cubes::first(k)];
        if (const double n = copies_of(gains) - again(gains); n > outs) {
            outs = n;
            drop = cubes::first(k);
        }
    }
    if (drop == cubes::no_cube)
        return false;
    const kinds gains = near.gains[drop];
    const auto series_with = [&](double copies, int u) {
        return far_series(distance - 1, copies, (gains & river_) != 0, loss, u);
    };
    w.with = series_with(outs, uses);
    if (uses > 0)
        w.without = series_with(outs + again(gains), uses - 1);
    return true;
}

hand_value::series hand_value::near_series(const bag& hand, int distance, kinds gains, double loss, int uses,
                                           double* mountain) const
{
    std::array<way, cubes::types> ways;
    std::size_t n = 0;
    double lucky_at_all = 0;
    const double nearer_loss = std::min(loss, usual_loss(distance - 1));
    for (kinds k = gains; k != 0; k &= k - 1) {
        const type t = cubes::first(k);
        way& w = ways[n];
        w.in_river = uses > 0 && (river_ & bit(t)) != 0;
        if ((hidden_[t] == 0 && !w.in_river) || !go_way(cubes::with(hand, t), t, distance, nearer_loss, uses, w))
            continue;
        w.copies = hidden_[t];
        w.chance = luck(w.copies);
        lucky_at_all += w.chance;
        ++n;
    }
    // The river's best cube comes first.
    std::array<std::uint8_t, cubes::types> order{};
    std::array<by_lap, cubes::types> there;
    for (std::size_t i = 0; i < n; ++i) {
        order[i] = static_cast<std::uint8_t>(i);
        if (uses > 0)
            there[i] = in_river(ways[i].copies, ways[i].in_river);
    }
    if (uses > 0)
        std::stable_sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(n),
                         [&](std::uint8_t a, std::uint8_t b) { return ways[a].without[1] > ways[b].without[1]; });
    const double scale = lucky_at_all > surest ? surest / lucky_at_all : 1;
    const double fee = o_.rules->river_fee;
    const by_lap& safe = others_.safe();
    series a{};
    for (std::size_t j = laps_; j-- > 0;) {
        double lucky = a[j + 1] * (1 - scale * lucky_at_all);
        for (std::size_t i = 0; i < n; ++i)
            lucky += scale * ways[i].chance * std::max(ways[i].with[j + 1], a[j + 1]);
        double value = uses > 0 ? 0 : lucky;
        double rest = 1;
        for (std::size_t k = 0; uses > 0 && k < n; ++k) {
            const way& w = ways[order[k]];
            const double paid_for = w.without[j + 1] - fee;
            if (paid_for <= lucky)
                continue;
            const double have = rest * there[order[k]][j];
            value += have * paid_for;
            rest -= have;
        }
        if (uses > 0)
            value += rest * lucky;
        a[j] = safe[j] * value - (1 - safe[j]) * loss;
    }
    if (mountain != nullptr) {
        *mountain = a[0];
        for (std::size_t i = 0; i < n; ++i)
            *mountain += ways[i].copies / unseen_ * std::max(0.0, ways[i].with[0] - a[0]);
    }
    return a;
}

/// A complete hand kept back: declared a turn later, or held for a dearer one.
hand_value::series hand_value::complete_series(const bag& hand, double loss, double* mountain) const
{
    const by_lap& safe = others_.safe();
    const double paid = points_paid(best_reading(c_, hand, true).points);
    series a{};
    for (std::size_t j = 0; j < laps_; ++j)
        a[j] = safe[j] * (win_[j] + paid) - (1 - safe[j]) * loss;
    double drawn = win_[0] + paid;
    constexpr int furthest = 3;
    for (std::size_t g = 0; g < goal_count_; ++g) {
        const goal& dear = goals_[g];
        if (dear.paid <= paid)
            continue;
        const int used = usable(c_, dear.f, hand, hand_size - furthest - 1);
        const int d = hand_size - used;
        if (d > furthest)
            continue;
        // Only the dearest hand will do now: the cubes that complete any hand are twice as many.
        series nearer = wait_series({usual_.outs[1] / 2, false, dear.paid}, loss, 0);
        for (int k = 2; k < d; ++k) {
            const double chance = luck(usual_.outs[at(k)] / 2);
            series here{};
            for (std::size_t j = laps_; j-- > 0;)
                here[j] = safe[j] * (chance * nearer[j + 1] + (1 - chance) * here[j + 1]) - (1 - safe[j]) * loss;
            nearer = here;
        }
        const double copies = copies_of(look_ahead(c_, dear.f, hand, used).any);
        const double chance = luck(copies);
        series kept{};
        for (std::size_t j = laps_; j-- > 0;) {
            const double now = win_[j] + paid;
            const double better = d == 1 ? win_[j] + dear.paid : std::max(now, nearer[j + 1]);
            kept[j] = safe[j] * (chance * better + (1 - chance) * std::max(now, kept[j + 1])) - (1 - safe[j]) * loss;
            a[j] = std::max(a[j], kept[j]);
        }
        const double better = d == 1 ? win_[0] + dear.paid : std::max(win_[0] + paid, nearer[0]);
        drawn = std::max(drawn, copies / unseen_ * better + (1 - copies / unseen_) * std::max(win_[0] + paid, a[0]));
    }
    if (mountain != nullptr)
        *mountain = drawn;
    return a;
}

} // namespace hanpan::dragon
