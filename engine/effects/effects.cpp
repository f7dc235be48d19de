// SPDX-License-Identifier: GPL-3.0-or-later
#include "effects/effects.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <functional>
#include <map>
#include <numeric>
#include <thread>

#include "arena/tally.h"
#include "effects/estimates.h"

namespace hanpan::effects {

namespace {

/// Every third match is played a second time, with one stronger player.
constexpr std::size_t matches_a_duel = 3;
/// Who plays no better than this, in deviations of a round, is hardly better: ahead nine times in ten after 1,600 rounds.
constexpr double slight_skill = 0.032;
/// With fewer matches nothing is said.
constexpr std::size_t fewest_matches = 8;

/// Calls `play(number, player)` for each number below `count` on so many threads; gives how many of the first ones are
/// done, which is all of them unless `stop` became true.
std::size_t share_out(std::size_t first, std::size_t end, int threads, const std::atomic<bool>& stop,
                      const std::function<std::unique_ptr<player>()>& make,
                      const std::function<void(std::size_t, player&)>& play)
{
    std::vector<char> done(end - first, 0);
    std::atomic<std::size_t> next{first};
    const auto work = [&] {
        const auto me = make();
        for (std::size_t i = next++; i < end && !stop.load(); i = next++) {
            play(i, *me);
            done[i - first] = 1;
        }
    };
    std::vector<std::thread> others;
    for (int t = 1; t < threads; ++t)
        others.emplace_back(work);
    work();
    for (std::thread& t : others)
        t.join();
    return first + static_cast<std::size_t>(std::find(done.begin(), done.end(), 0) - done.begin());
}

/// The columns of the rows as pairs of sums.
template <class Row, class Of, class By>
ratio column(const std::vector<Row>& rows, Of&& of, By&& by)
{
    ratio r;
    r.of.reserve(rows.size());
    r.by.reserve(rows.size());
    for (const Row& row : rows) {
        r.of.push_back(static_cast<double>(of(row)));
        r.by.push_back(static_cast<double>(by(row)));
    }
    return r;
}

int rounds_of(const match_row& row) { return row.rounds; }

/// The most that so large a share of all rounds moves.
estimate moved_by(const std::vector<match_row>& rows, double share, std::string id)
{
    std::vector<double> sorted;
    for (const match_row& row : rows)
        sorted.insert(sorted.end(), row.moved.begin(), row.moved.end());
    std::sort(sorted.begin(), sorted.end());
    const auto at = [&](double part) {
        const double place = std::ceil(part * static_cast<double>(sorted.size())) - 1;
        return sorted[static_cast<std::size_t>(std::clamp(place, 0.0, static_cast<double>(sorted.size() - 1)))];
    };
    const double value = at(share);
    // The error of the share that lies below becomes one of the amount (Woodruff 1952).
    const ratio below = column(
        rows,
        [value](const match_row& row) {
            return std::count_if(row.moved.begin(), row.moved.end(), [value](double x) { return x <= value; });
        },
        rounds_of);
    const double error = wide * std::sqrt(share * (1 - share) / static_cast<double>(sorted.size()) *
                                          std::max(1.0, below.design_effect()));
    estimate e{{std::move(id), value, at(std::max(0.0, share - error)), at(std::min(1.0, share + error))},
               below.influence()};
    // More moved is less below.
    for (double& x : e.influence)
        x = -x;
    return e;
}

/// What a player is ahead in a round, in standard deviations of that.
estimate skill_of(const std::vector<duel_row>& duels, const ratio& ahead)
{
    const ratio squares = column(
        duels, [](const duel_row& d) { return d.squares; }, [](const duel_row& d) { return d.rounds; });
    const double mean = ahead.value(), deviation = std::sqrt(std::max(0.0, squares.value() - mean * mean));
    estimate e{{"skill", 0, 0, 0, deviation > 0}, {}};
    if (!e.f.known)
        return e;
    const std::vector<double> of_mean = ahead.influence(), of_square = squares.influence();
    double variance = 0;
    for (std::size_t i = 0; i < duels.size(); ++i) {
        const double of_deviation = (of_square[i] - 2 * mean * of_mean[i]) / (2 * deviation);
        e.influence.push_back((of_mean[i] - mean / deviation * of_deviation) / deviation);
        variance += e.influence.back() * e.influence.back();
    }
    const double error = wide_of(duels.size()) * std::sqrt(variance);
    e.f.value = mean / deviation;
    e.f.low = e.f.value - error;
    e.f.high = e.f.value + error;
    return e;
}

/// How much the place at the table is worth, as a share of what a round moves.
estimate seats_of(const std::vector<match_row>& rows, const std::vector<estimate>& places)
{
    const ratio all = column(
        rows, [](const match_row& r) { return std::accumulate(r.moved.begin(), r.moved.end(), 0.0); }, rounds_of);
    const double moved = all.value();
    estimate e{{"seats", 0, 0, 0, moved > 0}, {}};
    if (!e.f.known)
        return e;
    double squares = 0, errors = 0;
    for (const estimate& place : places) {
        squares += place.f.value * place.f.value;
        for (const double x : place.influence)
            errors += x * x;
    }
    const double n = static_cast<double>(places.size()), root = std::sqrt(squares / n), error = std::sqrt(errors / n);
    // How far errors alone may move the root: the 95 % point of their own root, about 1.4 of it at every size of table.
    const double reach = 1.4 * error / moved;
    e.f.value = std::sqrt(std::max(0.0, squares / n - errors / n)) / moved;
    e.f.low = std::max(0.0, root / moved - reach);
    e.f.high = root / moved + reach;
    e.influence.resize(rows.size());
    if (root > 0)
        for (const estimate& place : places)
            for (std::size_t i = 0; i < rows.size(); ++i)
                e.influence[i] += place.f.value * place.influence[i] / (n * root * moved);
    return e;
}

/// In how many of the rounds a thing must come up to be one that is to be known.
constexpr double met_in = 0.02;

/// How many of these shares of rounds are so large, and how many may be.
estimate things_of(const std::map<std::string, ratio>& in_rounds)
{
    estimate e{{"things", 0, 0, 0}, {}};
    for (const auto& [id, in] : in_rounds) {
        const figure f = in.share(id).f;
        e.f.value += f.value >= met_in;
        e.f.low += f.low >= met_in;
        e.f.high += f.high >= met_in;
    }
    return e;
}

/// After how many rounds the sum of what a player is ahead is above 0 nine times in ten.
estimate until_ahead(const estimate& skill)
{
    constexpr double nine_in_ten = 1.2816;
    const auto needed = [](double of) { return std::max(1.0, std::pow(nine_in_ten / of, 2)); };
    estimate e{{"until_ahead", 0, 0, 0, skill.f.known && skill.f.low > 0}, skill.influence};
    if (e.f.known) {
        e.f.value = needed(skill.f.value);
        e.f.low = needed(skill.f.high);
        e.f.high = needed(skill.f.low);
    }
    for (double& x : e.influence)
        x = -x;
    return e;
}

std::vector<estimate> estimates(const std::vector<match_row>& rows, const std::vector<duel_row>& duels, int players)
{
    std::vector<estimate> all;
    if (rows.size() < fewest_matches || duels.size() < fewest_matches / 2)
        return all;
    all.push_back(column(
                      rows, [](const match_row& r) { return r.turns; }, rounds_of)
                      .mean("turns"));
    all.push_back(column(
                      rows, [](const match_row& r) { return r.chosen; }, [](const match_row& r) { return r.asked; })
                      .share("choices"));
    all.push_back(moved_by(rows, 0.5, "moved"));
    all.push_back(moved_by(rows, 0.95, "moved_often"));
    all.push_back(
        column(
            rows, [](const match_row& r) { return r.overtakings; }, [](const match_row& r) { return r.standings; })
            .share("overtakings"));
    std::vector<estimate> places;
    for (int k = 0; k < players; ++k)
        places.push_back(
            column(
                rows, [k](const match_row& r) { return r.from_dealer[static_cast<std::size_t>(k)]; }, rounds_of)
                .mean("from_dealer." + std::to_string(k)));
    const ratio ahead = column(
        duels, [](const duel_row& d) { return d.ahead; }, [](const duel_row& d) { return d.rounds; });
    const estimate edge = ahead.mean("edge"), skill = skill_of(duels, ahead), seats = seats_of(rows, places);
    all.insert(all.end(), places.begin(), places.end());
    all.push_back(edge);
    all.push_back(until_ahead(skill));
    all.push_back(skill);
    all.push_back(seats);
    if (rows.front().has_claims)
        all.push_back(column(
                          rows, [](const match_row& r) { return r.claims; }, rounds_of)
                          .rate("claims"));
    all.push_back(column(
                      rows, [](const match_row& r) { return r.cut; }, [](const match_row&) { return 1; })
                      .share("cut"));

    std::map<std::string, ratio> named, in_rounds;
    const auto at = [&](std::map<std::string, ratio>& of, const std::string& id, std::size_t i) -> double& {
        ratio& r = of[id];
        r.of.resize(rows.size());
        return r.of[i];
    };
    for (std::size_t i = 0; i < rows.size(); ++i)
        for (const happening& h : rows[i].happened) {
            at(named, h.id, i) = h.id.starts_with("does.") ? h.times : h.rounds;
            at(in_rounds, h.id, i) = h.rounds;
        }
    for (auto* of : {&named, &in_rounds})
        for (auto& [id, r] : *of)
            for (const match_row& row : rows)
                r.by.push_back(row.rounds);
    all.push_back(things_of(in_rounds));
    for (const auto& [id, r] : named)
        all.push_back(id.starts_with("does.") ? r.rate(id) : r.share(id));
    return all;
}

/// What is said of a thing that never happened in so many rounds.
estimate never(const std::string& id, const std::vector<match_row>& rows)
{
    const ratio none = column(
        rows, [](const match_row&) { return 0; }, rounds_of);
    return id.starts_with("does.") ? none.rate(id) : none.share(id);
}

} // namespace

parsed<study> study::of(const wanted& what)
{
    using result = parsed<study>;
    match_setup checked;
    checked.game = what.game->id;
    checked.players = what.players;
    checked.rules = what.rules;
    // Making such a match tells what is wrong with the players or the rules.
    const auto sample = what.game->create(checked);
    if (!sample)
        return result::failure(sample.error);
    const level_numbers& numbers = what.game->levels;
    return result(study(*what.game, {what.players, what.seed, (*sample)->setup().rules,
                                     find_level("casual")->in(numbers), find_level("learner")->in(numbers)}));
}

void study::play_on(int matches, int threads, const std::atomic<bool>& stop)
{
    const auto make = [this] { return game_->studied(setup_); };
    const std::size_t first = rows_.size(), end = first + static_cast<std::size_t>(std::max(0, matches));
    rows_.resize(end);
    rows_.resize(
        share_out(first, end, threads, stop, make, [this](std::size_t i, player& p) { rows_[i] = p.play(i); }));
    const std::size_t began = duels_.size();
    const std::size_t wanted = std::max(began, (rows_.size() + matches_a_duel - 1) / matches_a_duel);
    duels_.resize(wanted);
    duels_.resize(
        share_out(began, wanted, threads, stop, make, [this](std::size_t i, player& p) { duels_[i] = p.duel(i); }));
    // Where it was stopped between the two, nothing is kept that later portions would not make up for.
    rows_.resize(std::min(rows_.size(), duels_.size() * matches_a_duel));
}

std::int64_t study::rounds() const
{
    return std::accumulate(rows_.begin(), rows_.end(), std::int64_t{0},
                           [](std::int64_t sum, const match_row& r) { return sum + r.rounds; });
}

std::vector<figure> study::figures() const
{
    std::vector<figure> all;
    for (estimate& e : estimates(rows_, duels_, setup_.players))
        all.push_back(std::move(e.f));
    return all;
}

std::vector<change> compared(const study& before, const study& after)
{
    std::vector<estimate> was = estimates(before.rows_, before.duels_, before.players());
    std::vector<estimate> is = estimates(after.rows_, after.duels_, after.players());
    if (was.empty() || is.empty())
        return {};
    const auto complete = [](std::vector<estimate>& in, const std::vector<estimate>& from,
                             const std::vector<match_row>& rows) {
        for (const estimate& e : from)
            if (std::none_of(in.begin(), in.end(), [&](const estimate& o) { return o.f.id == e.f.id; }) &&
                e.f.id.find('.') != std::string::npos)
                in.push_back(never(e.f.id, rows));
    };
    complete(was, is, before.rows_);
    complete(is, was, after.rows_);
    std::vector<change> all;
    for (const estimate& a : was)
        for (const estimate& b : is)
            if (a.f.id == b.f.id)
                all.push_back(difference(a, b));
    return all;
}

const figure* find(const std::vector<figure>& in, std::string_view id)
{
    const auto at = std::find_if(in.begin(), in.end(), [&](const figure& f) { return f.id == id; });
    return at == in.end() ? nullptr : &*at;
}

std::vector<message> doubts(const std::vector<figure>& figures)
{
    std::vector<message> all;
    constexpr double often = 0.05;
    if (const figure* cut = find(figures, "cut"); cut && cut->low > often)
        all.push_back(
            {HANPAN_SENTENCE("engine", "%1 of 100 matches come to no end under these rules: they were cut off."),
             static_cast<int>(std::lround(100 * cut->value))});
    if (const figure* skill = find(figures, "skill"); skill && skill->known && skill->high < slight_skill)
        all.push_back(HANPAN_SENTENCE(
            "engine",
            "Our bots play no better than beginners under these rules: what they find says little of people."));
    return all;
}

json to_json(const figure& f)
{
    if (!f.known)
        return nullptr;
    return {{"value", arena::rounded(f.value)}, {"low", arena::rounded(f.low)}, {"high", arena::rounded(f.high)}};
}

json to_json(const change& c)
{
    json object{{"before", to_json(c.before)}, {"after", to_json(c.after)}};
    if (c.before.known && c.after.known) {
        object["difference"] = {
            {"value", arena::rounded(c.difference)}, {"low", arena::rounded(c.low)}, {"high", arena::rounded(c.high)}};
        object["shows"] = c.shows();
    }
    return object;
}

} // namespace hanpan::effects
