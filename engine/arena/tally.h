// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "arena/external.h"
#include "base/money.h"
#include "base/parsed.h"

namespace hanpan::arena {

/// How long decisions took, in steps of an eighth of an octave, so that shards can be added up.
class latencies {
public:
    void add(double ms);
    void add(const latencies& other);
    std::int64_t count() const { return count_; }
    double mean_ms() const { return count_ == 0 ? 0 : total_ms_ / static_cast<double>(count_); }
    /// The `share` quickest take no more than this many milliseconds.
    double quantile_ms(double share) const;
    json to_json() const;
    static latencies from_json(const json& j);

private:
    std::map<int, std::int64_t> steps_;
    std::int64_t count_ = 0;
    double total_ms_ = 0;
};

/// A round as the tournament sees it, by seat.
struct round_result {
    std::array<half_units, max_seats> paid{}; ///< more is better
    seat_set winners;
    std::array<latencies, max_seats> decisions;
};

/// Joint winners share a win; the shares of up to eight are whole multiples of 1 / one_win.
inline constexpr std::int64_t one_win = 840;

/// One deal, played once in every rotation: one observation. Whole numbers, so that shards merge exactly.
struct deal_row {
    deal_row(std::uint64_t deal, std::size_t bots) : number(deal), paid(bots), wins(bots), above(bots) {}
    std::uint64_t number = 0;
    std::vector<std::int64_t> paid;  ///< per bot of the tournament, half units, over all rotations
    std::vector<std::int64_t> wins;  ///< per bot, in 1/840
    std::vector<std::int64_t> above; ///< per bot: twice the other seats it was paid more than, and those paid the same
};

/// A mean over deals with its 95 % interval.
struct interval {
    double mean = 0;
    double margin = 0;
};

/// A mean, margin or time as results write it: to four decimals.
double rounded(double x);

/// The results of a tournament or of a shard of it.
struct tally {
    int players = 0; ///< at a table
    json setup;      ///< what was played; must be the same in shards that are merged
    int seats = 0;   ///< of each bot, over a deal's rotations
    std::vector<std::string> bots;
    std::vector<deal_row> rows;       ///< by number
    std::vector<latencies> decisions; ///< per bot
    std::vector<troubles> trouble;    ///< per bot

    /// A bot's payoff a round, in whole units.
    interval payoff(std::size_t bot) const;
    interval ahead_of_first(std::size_t bot) const;
    interval wins(std::size_t bot) const;
    /// The share of the other seats that a seat of the bot is paid more than; equal pay counts half.
    interval above(std::size_t bot) const;

    /// The tournament's answer; with `deals` also everything needed to merge it with others.
    json to_json(bool deals) const;
    /// Bots of the same name together: every deal's mean over them.
    tally by_name() const;
};

/// Puts shards together; gives a sentence if they do not belong together or overlap.
parsed<tally> merge(const std::vector<json>& shards);

} // namespace hanpan::arena
