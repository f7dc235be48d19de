// SPDX-License-Identifier: GPL-3.0-or-later
// What a hand is worth: the rules' payments and the simple chains. The plans over several turns are in plans.cpp.
#include "bots/dragon/hand_value.h"

#include <algorithm>

#include "base/index.h"
#include "games/dragon/cover.h"
#include "games/dragon/hands.h"

namespace hanpan::dragon {

namespace {

/// From this distance on the next hands are worked out one by one.
int planned_from(insight depth) { return depth == insight::counting ? 1 : depth == insight::stepping ? 2 : 3; }

} // namespace

hand_value::hand_value(const view& v, insight depth, bool reads, const policy_weights& numbers)
    : o_(v.open), c_(v.open.context), numbers_(numbers), depth_(depth), me_(at(v.me)),
      usual_(measure_pace(c_, unseen(v))), others_(v, usual_, reads, numbers)
{
    const rules& r = *o_.rules;
    const bag left = unseen(v);
    for (type t = 0; t < cubes::types; ++t)
        hidden_[t] = static_cast<std::uint8_t>(left.count(t));
    unseen_ = std::max(1, left.size());
    if (r.river_pick == river_pick::any)
        for (std::size_t i = 0; i < o_.river_size; ++i)
            river_ |= bit(o_.river[i]);
    else if (o_.river_size > 0)
        river_ = bit(o_.river[o_.river_size - 1U]);
    const auto left_after = [&](int draws) {
        const int allowed = r.river_limit == unlimited ? most_uses : r.river_limit - o_.river_uses[me_] - draws;
        const int paid = r.river_fee == 0 ? most_uses : o_.chips[me_] / r.river_fee - draws;
        return std::clamp(std::min(allowed, paid), 0, most_uses);
    };
    uses_ = left_after(0);
    uses_after_one_ = left_after(1);
    // A third of the turns draw no mountain cube.
    if (r.exhaustion == exhaustion::draw)
        laps_ = std::min(laps_ahead, static_cast<std::size_t>(o_.mountains() * 3 / (2 * o_.players) + 1));
    for (std::size_t j = 0; j < win_.size(); ++j)
        win_[j] = (o_.players - 1) * r.uncombined_unit * (others_.loose()[j] + numbers_.left_more) + o_.pot;
    list_goals();
}

void hand_value::list_goals()
{
    const auto add = [&](const figure& f, int points) {
        if (goal_count_ < most_goals)
            goals_[goal_count_++] = {f, points_paid(points), -1};
    };
    for (std::size_t i = 0; i < c_.count; ++i) {
        figure f = c_.figures[i];
        // Without wild D there is no snake: it would be a boa.
        if (!f.declarable || (f.body_needs_wild && c_.wild == 0))
            continue;
        add(f, f.points);
        if (!f.special || c_.special_suit == no_suit || c_.special_bonus == 0)
            continue;
        f.head_suits = static_cast<std::uint8_t>(f.head_suits & (1U << c_.special_suit));
        add(f, f.points + c_.special_bonus);
    }
    std::stable_sort(goals_.begin(), goals_.begin() + static_cast<std::ptrdiff_t>(goal_count_),
                     [](const goal& a, const goal& b) { return a.paid < b.paid; });
    double sum = 0;
    double all = 0;
    double weight = 1;
    for (std::size_t g = 0; g < goal_count_; ++g, weight *= numbers_.dearer) {
        sum += weight * goals_[g].paid;
        all += weight;
        for (std::size_t h = 0; h < g; ++h)
            if (takes_all_of(goals_[h].f, goals_[g].f))
                goals_[g].inside = static_cast<int>(h);
    }
    if (all > 0 && o_.rules->hand_points_payer != points_payer::bank)
        lost_points_ = sum / all / (o_.players - 1);
}

double hand_value::points_paid(double points) const
{
    return o_.rules->hand_points_payer == points_payer::each_loser ? points * (o_.players - 1) : points;
}

double hand_value::capped(double due) const
{
    const bool borrows = o_.rules->shortfall == shortfall::debt || o_.rules->loans != loans::off;
    return borrows ? due : std::min<double>(due, o_.chips[me_]);
}

double hand_value::loss_of(const bag& hand) const
{
    return capped(lost_points_ + o_.rules->uncombined_unit * uncombined(c_, hand));
}

double hand_value::usual_loss(int distance) const
{
    return capped(lost_points_ + o_.rules->uncombined_unit * usual_.loose[at(distance)]);
}

double hand_value::declared(const bag& hand) const
{
    return win_[0] + points_paid(best_reading(c_, hand, true).points);
}

double hand_value::copies_of(kinds k) const
{
    int n = 0;
    for (; k != 0; k &= k - 1)
        n += hidden_[cubes::first(k)];
    return n;
}

double hand_value::luck(double copies) const { return std::min(surest, copies * numbers_.with_island / unseen_); }

double hand_value::arrives(double copies) const
{
    return std::min(0.9, (o_.players - 1) * numbers_.reaches_river * copies / unseen_);
}

by_lap hand_value::in_river(double copies, bool now) const
{
    by_lap there{};
    double have = now ? 1 : 0;
    for (double& t : there) {
        t = have;
        have = have * numbers_.stays + (1 - have) * arrives(copies);
    }
    return there;
}

hand_value::wait hand_value::wait_of(kinds any, const by_goal& sets, type drawn) const
{
    wait w;
    double sum = 0;
    double all = 0;
    for (kinds k = any; k != 0; k &= k - 1) {
        const type t = cubes::first(k);
        double paid = 0;
        for (std::size_t g = 0; g < goal_count_; ++g)
            if ((sets[g] >> t & 1) != 0)
                paid = std::max(paid, goals_[g].paid);
        const bool in_river = (river_ & bit(t)) != 0;
        const int copies = hidden_[t] - (t == drawn ? 1 : 0);
        w.hidden += copies;
        w.river = w.river || in_river;
        const double weight = copies + (in_river ? 2 : 0);
        sum += weight * paid;
        all += weight;
    }
    w.paid = all > 0 ? sum / all : 0;
    return w;
}

hand_value::wait hand_value::wait_in(const bag& hand, kinds* any) const
{
    by_goal sets{};
    *any = 0;
    for (std::size_t g = 0; g < goal_count_; ++g)
        if (goals_[g].inside < 0 || sets[at(goals_[g].inside)] != 0)
            *any |= sets[g] = look_ahead(c_, goals_[g].f, hand, hand_size - 1).any;
    return wait_of(*any, sets);
}

/// A turn's luck completes the hand, or the river does, at the price of a lap; `sideways` are cubes that bring it no
/// nearer but make a better wait.
hand_value::series hand_value::wait_series(const wait& w, double loss, int uses, std::span<const way> sideways) const
{
    const double chance = luck(w.hidden);
    const double comes = arrives(w.hidden);
    const double fee = o_.rules->river_fee;
    const by_lap& safe = others_.safe();
    series dry{};        // nothing in the river, or it may not be taken
    series full{};       // a completing cube lies there
    double complete = 0; // the hand as it would be a lap later
    for (std::size_t j = laps_; j-- > 0;) {
        const double lost = (1 - safe[j]) * loss;
        const double win = win_[j] + w.paid;
        const double next_dry = uses > 0 ? comes * full[j + 1] + (1 - comes) * dry[j + 1] : dry[j + 1];
        const double next_full = numbers_.stays * full[j + 1] + (1 - numbers_.stays) * dry[j + 1];
        double more_dry = 0;
        double more_full = 0;
        for (const way& s : sideways) {
            more_dry += s.chance * std::max(0.0, s.with[j + 1] - next_dry);
            more_full += s.chance * std::max(0.0, s.with[j + 1] - next_full);
        }
        const double patient = chance * win + (1 - chance) * next_full + more_full;
        dry[j] = safe[j] * (chance * win + (1 - chance) * next_dry + more_dry) - lost;
        full[j] = safe[j] * std::max(patient, complete - fee) - lost;
        complete = o_.rules->river_holla ? win : safe[j] * win - lost;
    }
    return uses > 0 && w.river ? full : dry;
}

/// Steps of what is usual, after the first one.
hand_value::series hand_value::far_series(int distance, double outs, bool river, double loss, int uses) const
{
    const double fee = o_.rules->river_fee;
    const by_lap& safe = others_.safe();
    std::array<series, most_uses + 1> nearer; // by river draws left
    const double paid = goals_[0].paid + 0.1 * (goals_[goal_count_ - 1].paid - goals_[0].paid);
    for (int u = 0; u <= uses; ++u)
        nearer[at(u)] = wait_series({usual_.outs[1], false, paid}, std::min(loss, usual_loss(1)), u);
    for (int d = 2; d <= distance; ++d) {
        const bool last = d == distance;
        const double usual = usual_.outs[at(d)];
        const double n = last ? outs : std::clamp(outs, usual / 2, usual);
        const double chance = luck(n);
        const double lost = last ? loss : std::min(loss, usual_loss(d));
        by_lap there{};
        there.fill(numbers_.usually_in_river);
        if (last)
            there = in_river(n, river);
        for (int u = uses; u >= 0; --u) {
            series here{};
            for (std::size_t j = laps_; j-- > 0;) {
                double value = chance * nearer[at(u)][j + 1] + (1 - chance) * here[j + 1];
                if (u > 0)
                    value += there[j] * std::max(0.0, nearer[at(u - 1)][j + 1] - fee - value);
                here[j] = safe[j] * value - (1 - safe[j]) * lost;
            }
            nearer[at(u)] = here;
        }
    }
    return nearer[at(uses)];
}

hand_value::series hand_value::after(const bag& hand, int uses, double* mountain) const
{
    const double loss = loss_of(hand);
    const prospects near = look_ahead(c_, hand, true);
    const int d = std::min(hand_size - near.usable, static_cast<int>(pace::furthest));
    series a{};
    if (d == 0)
        return complete_series(hand, loss, mountain);
    double drawn = 0;
    if (d == 1) {
        kinds any = 0;
        const wait w = wait_in(hand, &any);
        a = depth_ == insight::planning ? side_series(hand, any, w, loss, uses, &drawn) : wait_series(w, loss, uses);
        drawn += w.hidden / unseen_ * (win_[0] + w.paid - a[0]);
    } else if (d <= planned_from(depth_)) {
        return near_series(hand, d, near.any, loss, uses, mountain);
    } else {
        const double outs = copies_of(near.any);
        a = far_series(d, outs, (near.any & river_) != 0, loss, uses);
        if (mountain != nullptr)
            drawn = outs / unseen_ *
                    (far_series(d - 1, std::min(outs, usual_.outs[at(d - 1)]), true, loss, uses)[0] - a[0]);
    }
    if (mountain != nullptr)
        *mountain = a[0] + drawn;
    return a;
}

double hand_value::after_turn(const bag& hand, int uses) const { return after(hand, uses, nullptr)[0]; }

double hand_value::before_mountain(const bag& hand, int uses) const
{
    double value = 0;
    after(hand, uses, &value);
    return value;
}

} // namespace hanpan::dragon
