// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/tally.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace hanpan::arena {

namespace {

constexpr int steps_an_octave = 8;
constexpr double normal_95 = 1.959964;

/// Mean and 95 % interval of whole numbers, one a deal, divided by `unit`. Deals are independent; the rounds of one
/// deal are not, so they count as one observation.
template <class F>
interval over_deals(const std::vector<deal_row>& rows, double unit, F&& of)
{
    const auto n = static_cast<double>(rows.size());
    if (rows.empty())
        return {};
    std::int64_t sum = 0;
    for (const deal_row& r : rows)
        sum += of(r);
    const double mean = static_cast<double>(sum) / n;
    double squares = 0;
    for (const deal_row& r : rows)
        squares += (static_cast<double>(of(r)) - mean) * (static_cast<double>(of(r)) - mean);
    const double error = rows.size() > 1 ? std::sqrt(squares / (n - 1) / n) : 0;
    return {mean / unit, normal_95 * error / unit};
}

json trouble_json(const troubles& t)
{
    return {{"nonsense", t.nonsense}, {"timeouts", t.timeouts}, {"deaths", t.deaths}};
}

} // namespace

double rounded(double x) { return std::round(x * 1e4) / 1e4; }

void latencies::add(double ms)
{
    const int step = static_cast<int>(std::floor(std::log2(std::max(ms, 1e-6)) * steps_an_octave));
    ++steps_[step];
    ++count_;
    total_ms_ += ms;
}

void latencies::add(const latencies& other)
{
    for (const auto& [step, n] : other.steps_)
        steps_[step] += n;
    count_ += other.count_;
    total_ms_ += other.total_ms_;
}

double latencies::quantile_ms(double share) const
{
    auto left = static_cast<std::int64_t>(std::ceil(share * static_cast<double>(count_)));
    for (const auto& [step, n] : steps_) {
        left -= n;
        if (left <= 0)
            return std::exp2((step + 1.0) / steps_an_octave);
    }
    return 0;
}

json latencies::to_json() const
{
    json steps = json::array();
    for (const auto& [step, n] : steps_)
        steps.push_back({step, n});
    return {{"ms", total_ms_}, {"steps", std::move(steps)}};
}

namespace {

/// A number of a shard's file, held within what can be added up.
std::int64_t read_count(const json& j) { return bounded(j.get<std::int64_t>()); }
std::vector<std::int64_t> read_counts(const json& list)
{
    std::vector<std::int64_t> all;
    for (const json& j : list)
        all.push_back(read_count(j));
    return all;
}

} // namespace

latencies latencies::from_json(const json& j)
{
    latencies l;
    l.total_ms_ = j.at("ms").get<double>();
    for (const json& s : j.at("steps")) {
        const auto n = read_count(s.at(1));
        l.steps_[s.at(0).get<int>()] += n;
        l.count_ += n;
    }
    return l;
}

interval tally::payoff(std::size_t bot) const
{
    return over_deals(rows, 2.0 * seats, [&](const deal_row& r) { return r.paid[bot]; });
}

interval tally::ahead_of_first(std::size_t bot) const
{
    return over_deals(rows, 2.0 * seats, [&](const deal_row& r) { return r.paid[bot] - r.paid[0]; });
}

interval tally::wins(std::size_t bot) const
{
    return over_deals(rows, static_cast<double>(one_win) * seats, [&](const deal_row& r) { return r.wins[bot]; });
}

interval tally::above(std::size_t bot) const
{
    return over_deals(rows, 2.0 * seats * (players - 1), [&](const deal_row& r) { return r.above[bot]; });
}

tally tally::by_name() const
{
    tally merged;
    merged.setup = setup;
    std::vector<std::size_t> place;
    std::vector<int> count;
    for (const std::string& name : bots) {
        const auto known = std::find(merged.bots.begin(), merged.bots.end(), name);
        place.push_back(static_cast<std::size_t>(known - merged.bots.begin()));
        if (known == merged.bots.end()) {
            merged.bots.push_back(name);
            count.push_back(0);
        }
        ++count[place.back()];
    }
    // The mean over bots of one name, kept whole by a common multiple.
    int common = 1;
    for (const int n : count)
        common = std::lcm(common, n);
    merged.players = players;
    merged.seats = seats * common;
    merged.decisions.resize(merged.bots.size());
    merged.trouble.resize(merged.bots.size());
    for (std::size_t b = 0; b < bots.size(); ++b) {
        merged.decisions[place[b]].add(decisions[b]);
        troubles& t = merged.trouble[place[b]];
        t.nonsense += trouble[b].nonsense;
        t.timeouts += trouble[b].timeouts;
        t.deaths += trouble[b].deaths;
    }
    for (const deal_row& r : rows) {
        deal_row m(r.number, merged.bots.size());
        for (std::size_t b = 0; b < bots.size(); ++b) {
            m.paid[place[b]] += r.paid[b] * (common / count[place[b]]);
            m.wins[place[b]] += r.wins[b] * (common / count[place[b]]);
            m.above[place[b]] += r.above[b] * (common / count[place[b]]);
        }
        merged.rows.push_back(std::move(m));
    }
    return merged;
}

json tally::to_json(bool deals) const
{
    json out = setup;
    out["deals"] = rows.size();
    out["rounds_played"] = rows.size() * static_cast<std::size_t>(seats);
    const auto list = [](const tally& t) {
        json lines = json::array();
        for (std::size_t b = 0; b < t.bots.size(); ++b) {
            const interval mean = t.payoff(b), diff = t.ahead_of_first(b), won = t.wins(b);
            json line{{"bot", t.bots[b]},
                      {"mean", rounded(mean.mean)},
                      {"ci95", rounded(mean.margin)},
                      {"diff", rounded(diff.mean)},
                      {"diff_ci95", rounded(diff.margin)},
                      {"win_share", rounded(won.mean)},
                      {"above_share", rounded(t.above(b).mean)},
                      {"decisions", t.decisions[b].count()},
                      {"ms_per_decision", rounded(t.decisions[b].mean_ms())},
                      {"p99_ms", rounded(t.decisions[b].quantile_ms(0.99))}};
            if (t.trouble[b].any())
                line["trouble"] = trouble_json(t.trouble[b]);
            lines.push_back(std::move(line));
        }
        return lines;
    };
    out["bots"] = list(*this);
    if (const tally named = by_name(); named.bots.size() < bots.size())
        out["by_name"] = list(named);
    if (!deals)
        return out;
    json raw{{"seats", seats}, {"rows", json::array()}, {"decisions", json::array()}, {"trouble", json::array()}};
    for (const deal_row& r : rows)
        raw["rows"].push_back({r.number, r.paid, r.wins, r.above});
    for (std::size_t b = 0; b < bots.size(); ++b) {
        raw["decisions"].push_back(decisions[b].to_json());
        raw["trouble"].push_back(trouble_json(trouble[b]));
    }
    out["raw"] = std::move(raw);
    return out;
}

parsed<tally> merge(const std::vector<json>& shards)
{
    tally all;
    const auto wrong = [](const std::string& why) { return parsed<tally>::failure(why); };
    for (std::size_t i = 0; i < shards.size(); ++i) {
        const json& shard = shards[i];
        const std::string which = "result " + std::to_string(i + 1);
        try {
            const json& raw = shard.at("raw");
            json setup = shard;
            for (const char* key : {"raw", "bots", "by_name", "deals", "rounds_played", "shard"})
                setup.erase(key);
            std::vector<std::string> names;
            for (const json& b : shard.at("bots"))
                names.push_back(b.at("bot").get<std::string>());
            if (i == 0) {
                all.setup = setup;
                all.bots = names;
                all.seats = raw.at("seats").get<int>();
                all.players = setup.at("players").get<int>();
                all.decisions.resize(names.size());
                all.trouble.resize(names.size());
            } else if (setup != all.setup || names != all.bots || raw.at("seats").get<int>() != all.seats) {
                return wrong(which + " is of another tournament than the first one");
            }
            for (const json& r : raw.at("rows")) {
                deal_row row(r.at(0).get<std::uint64_t>(), 0);
                row.paid = read_counts(r.at(1));
                row.wins = read_counts(r.at(2));
                row.above = read_counts(r.at(3));
                if (row.paid.size() != names.size() || row.wins.size() != names.size() ||
                    row.above.size() != names.size())
                    return wrong(which + " is damaged: a deal has results for other bots");
                all.rows.push_back(std::move(row));
            }
            for (std::size_t b = 0; b < names.size(); ++b) {
                all.decisions[b].add(latencies::from_json(raw.at("decisions").at(b)));
                const json& t = raw.at("trouble").at(b);
                all.trouble[b].nonsense += read_count(t.at("nonsense"));
                all.trouble[b].timeouts += read_count(t.at("timeouts"));
                all.trouble[b].deaths += read_count(t.at("deaths"));
            }
        } catch (const json::exception&) {
            return wrong(which + " is no result of a shard (\"arena … --shard\")");
        }
    }
    std::sort(all.rows.begin(), all.rows.end(), [](const auto& a, const auto& b) { return a.number < b.number; });
    for (std::size_t i = 1; i < all.rows.size(); ++i)
        if (all.rows[i].number == all.rows[i - 1].number)
            return wrong("deal " + std::to_string(all.rows[i].number) + " is there twice");
    return parsed<tally>(std::move(all));
}

} // namespace hanpan::arena
