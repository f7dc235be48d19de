// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/ladder.h"

#include <algorithm>
#include <cmath>

namespace hanpan::arena {

namespace {

/// The inverse of a small positive definite matrix, by Gauss-Jordan elimination.
std::vector<std::vector<double>> inverse(std::vector<std::vector<double>> m)
{
    const std::size_t n = m.size();
    std::vector<std::vector<double>> inv(n, std::vector<double>(n));
    for (std::size_t i = 0; i < n; ++i)
        inv[i][i] = 1;
    for (std::size_t c = 0; c < n; ++c) {
        std::size_t pivot = c;
        for (std::size_t r = c + 1; r < n; ++r)
            if (std::abs(m[r][c]) > std::abs(m[pivot][c]))
                pivot = r;
        std::swap(m[c], m[pivot]);
        std::swap(inv[c], inv[pivot]);
        const double by = m[c][c];
        for (std::size_t k = 0; k < n; ++k) {
            m[c][k] /= by;
            inv[c][k] /= by;
        }
        for (std::size_t r = 0; r < n; ++r) {
            const double times = m[r][c];
            if (r == c || times == 0)
                continue;
            for (std::size_t k = 0; k < n; ++k) {
                m[r][k] -= times * m[c][k];
                inv[r][k] -= times * inv[c][k];
            }
        }
    }
    return inv;
}

/// `seats_b` of the table's seats are b's.
duel meeting(const tally& t, std::size_t a, std::size_t b, int seats_b)
{
    duel d{a, b, t.ahead_of_first(1), t.wins(0).mean, t.wins(1).mean, 0, 0, 0, 0};
    // Among b's own seats one half is above the other.
    const interval all = t.above(1);
    const int others = t.players - 1, seats_a = t.players - seats_b;
    d.above = (all.mean * others - (seats_b - 1) / 2.0) / seats_a;
    d.above_margin = all.margin * others / seats_a;
    // A bot that never came out above the other is counted as having done so half a time.
    const double least = 0.5 / std::max<double>(1, static_cast<double>(t.rows.size()) * t.seats * seats_a);
    const double share = std::clamp(d.above, least, 1 - least);
    constexpr double normal_95 = 1.959964;
    d.log_odds = std::log(share / (1 - share));
    d.log_error = std::max(d.above_margin / (share * (1 - share)), 1e-3) / normal_95;
    return d;
}

} // namespace

std::vector<rating> rate(const std::vector<std::string>& bots, const std::vector<duel>& duels)
{
    // The unknowns are the strengths of all but the first.
    const std::size_t n = bots.size() - 1;
    std::vector<std::vector<double>> normal(n, std::vector<double>(n));
    std::vector<double> right(n);
    for (const duel& d : duels) {
        const double weight = 1 / (d.log_error * d.log_error);
        const auto add = [&](std::size_t bot, double sign) {
            if (bot == 0)
                return;
            right[bot - 1] += sign * weight * d.log_odds;
            normal[bot - 1][bot - 1] += weight;
        };
        add(d.a, -1);
        add(d.b, 1);
        if (d.a > 0 && d.b > 0) {
            normal[d.a - 1][d.b - 1] -= weight;
            normal[d.b - 1][d.a - 1] -= weight;
        }
    }
    const auto covariance = inverse(normal);
    const double scale = 400 / std::log(10.0);
    std::vector<rating> ratings{{bots[0], 0, 0}};
    for (std::size_t i = 0; i < n; ++i) {
        double strength = 0;
        for (std::size_t k = 0; k < n; ++k)
            strength += covariance[i][k] * right[k];
        constexpr double normal_95 = 1.959964;
        ratings.push_back({bots[i + 1], scale * strength, scale * normal_95 * std::sqrt(covariance[i][i])});
    }
    return ratings;
}

parsed<ladder_result> climb(const tournament& wanted)
{
    using result = parsed<ladder_result>;
    if (wanted.bots.size() < 2)
        return result::failure("a ladder needs at least two bots");
    ladder_result all;
    all.bots = wanted.bots;
    for (std::size_t a = 0; a < wanted.bots.size(); ++a)
        for (std::size_t b = a + 1; b < wanted.bots.size(); ++b) {
            tournament pair = wanted;
            pair.bots.clear();
            for (int s = 0; s < wanted.players; ++s)
                pair.bots.push_back(wanted.bots[s % 2 == 0 ? a : b]);
            const auto played = play(pair);
            if (!played)
                return result::failure(played.error);
            all.setup = played->setup;
            if (const tally named = played->by_name(); named.bots.size() == 2)
                all.duels.push_back(meeting(named, a, b, wanted.players / 2));
        }
    if (all.duels.size() * 2 != wanted.bots.size() * (wanted.bots.size() - 1))
        return result::failure("every bot may be in a ladder only once");
    all.ratings = rate(all.bots, all.duels);
    return result(std::move(all));
}

json ladder_result::to_json() const
{
    json out = setup;
    out["duels"] = json::array();
    for (const duel& d : duels)
        out["duels"].push_back({{"a", bots[d.a]},
                                {"b", bots[d.b]},
                                {"b_ahead", rounded(d.ahead.mean)},
                                {"ci95", rounded(d.ahead.margin)},
                                {"win_share_a", rounded(d.wins_a)},
                                {"win_share_b", rounded(d.wins_b)},
                                {"b_above", rounded(d.above)},
                                {"b_above_ci95", rounded(d.above_margin)}});
    out["ratings"] = json::array();
    for (const rating& r : ratings)
        out["ratings"].push_back({{"bot", r.bot}, {"rating", std::round(r.points)}, {"ci95", std::round(r.margin)}});
    return out;
}

} // namespace hanpan::arena
