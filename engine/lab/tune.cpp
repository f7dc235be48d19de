// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the weights of a rule-based player (the game's `policy_weights`) that win most against the usual ones, which
// sit at all other seats. Called by `./dev bench tune`.
//   tune [--game hoola] [--players 4] [--rules JSON] [--generations 40] [--deals 2000] [--brood 24] [--seed 1]
// Cross-entropy: each generation draws a brood around the middle, and every one of them plays the same deals from every
// seat; the best quarter says where the next middle is and how wide the next brood spreads. In the end the rounded
// middle plays deals nobody has seen, besides the bots' present weights. Stakes a round, ± the standard error by deals.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <random>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "bots/hulahoo/options.h"
#include "game/knowledge.h"
#include "lab/by_two.h"
#include "lab/deals.h"
#include "registry/games.h"
#include "search/levels.h"

namespace hanpan {
namespace {

struct options {
    std::string game = "hoola", rules;
    int players = 4, generations = 40, deals = 2000, brood = 24, seed = 1, last_deals = 20000;
};

/// One of the weights: how far it spreads at first, and its bounds.
template <class Weights>
struct knob {
    const char* name;
    double wide, least, most;
    double (*get)(const Weights&);
    void (*set)(Weights&, double);
};

template <auto Member, class Weights>
constexpr knob<Weights> knob_of(const char* name, double wide, double least, double most)
{
    using number = std::remove_reference_t<decltype(std::declval<Weights&>().*Member)>;
    return {name,
            wide,
            least,
            most,
            [](const Weights& t) { return static_cast<double>(t.*Member); },
            [](Weights& t, double x) {
                if constexpr (std::is_integral_v<number>)
                    t.*Member = static_cast<number>(std::lround(x));
                else
                    t.*Member = static_cast<number>(x);
            }};
}

/// One weight of an array.
template <auto Member, std::size_t Place, class Weights>
constexpr knob<Weights> knob_at(const char* name, double wide, double least, double most)
{
    return {name,
            wide,
            least,
            most,
            [](const Weights& t) { return static_cast<double>((t.*Member)[Place]); },
            [](Weights& t, double x) { (t.*Member)[Place] = static_cast<float>(x); }};
}

/// What can be tuned in a game: `weights`, their knobs, and how one plays by them.
template <class G>
struct tuned;

template <>
struct tuned<hoola::game> {
    using weights = hoola::policy_weights;
    static constexpr auto knobs()
    {
        return std::to_array<knob<weights>>({
            knob_of<&weights::worth_taking, weights>("worth_taking", 3, -20, 40),
            knob_of<&weights::most_loose_to_hold, weights>("most_loose_to_hold", 1, 0, 5),
            knob_of<&weights::stock_to_hold, weights>("stock_to_hold", 1, 0, 8),
            knob_of<&weights::cards_to_hold, weights>("cards_to_hold", 1, 0, 8),
            knob_of<&weights::keep_out, weights>("keep_out", 30, 0, 400),
            knob_of<&weights::danger, weights>("danger", 12, 4, 400),
            knob_of<&weights::seven_bonus, weights>("seven_bonus", 40, -200, 600),
            knob_of<&weights::points_weight, weights>("points_weight", 2, 0, 30),
            knob_of<&weights::least_left_cost, weights>("least_left_cost", 4, 0, 80),
            knob_of<&weights::stop_margin, weights>("stop_margin", 1, -4, 12),
            knob_of<&weights::stop_share, weights>("stop_share", 0.15, -0.5, 1.5),
        });
    }
    static hoola::action play(const hoola::state& s, seat who, random_stream& rng, const weights& t)
    {
        return rule_based(standpoint_of(s, who), rng, t);
    }
    static hoola::action now(const hoola::state& s, seat who, random_stream& rng)
    {
        return own_playout_action(s, who, rng);
    }
};

template <>
struct tuned<hollywood::game> {
    using weights = hollywood::policy_weights;
    static constexpr auto knobs()
    {
        return std::to_array<knob<weights>>({
            knob_of<&weights::out_worth, weights>("out_worth", 4, 0, 60),
            knob_of<&weights::company_worth, weights>("company_worth", 3, 0, 60),
            knob_of<&weights::point_worth, weights>("point_worth", 2, 0, 40),
            knob_of<&weights::feeding, weights>("feeding", 20, -100, 400),
            knob_of<&weights::outs_to_call, weights>("outs_to_call", 3, 0, 40),
            knob_of<&weights::far_off, weights>("far_off", 1, 0, 9),
        });
    }
    static hollywood::action play(const hollywood::state& s, seat who, random_stream&, const weights& t)
    {
        return strong_policy(standpoint_of(s, who), true, t);
    }
    static hollywood::action now(const hollywood::state& s, seat who, random_stream& rng)
    {
        return own_playout_action(s, who, rng);
    }
};

template <>
struct tuned<hulahoo::game> {
    using weights = hulahoo::policy_weights;
    static constexpr auto knobs()
    {
        return std::to_array<knob<weights>>({
            knob_of<&weights::joker_spent, weights>("joker_spent", 0.2, -1, 3),
            knob_of<&weights::double_draws, weights>("double_draws", 0.2, -1, 3),
            knob_of<&weights::double_when_few, weights>("double_when_few", 0.2, -2, 3),
            knob_of<&weights::double_when_many, weights>("double_when_many", 0.2, -2, 3),
            knob_of<&weights::joker_late, weights>("joker_late", 0.2, -2, 3),
            knob_of<&weights::going_out, weights>("going_out", 2, -1, 10),
            knob_of<&weights::open_first, weights>("open_first", 0.1, -1, 2),
            knob_of<&weights::last_spread, weights>("last_spread", 0.1, -1, 2),
            knob_of<&weights::stranded_joker, weights>("stranded_joker", 0.3, -1, 5),
            knob_of<&weights::two_left, weights>("two_left", 0.7, 0, 9),
            knob_of<&weights::three_left, weights>("three_left", 0.4, 0, 9),
            knob_of<&weights::nearly_out, weights>("nearly_out", 0.4, 0, 9),
            knob_of<&weights::last_card, weights>("last_card", 0.6, 0, 9),
            knob_of<&weights::double_bites, weights>("double_bites", 0.3, -1, 5),
            knob_at<&weights::only, 1, weights>("only1", 0.1, -2, 2),
            knob_at<&weights::only, 2, weights>("only2", 0.1, -2, 2),
            knob_at<&weights::only, 3, weights>("only3", 0.1, -2, 2),
            knob_at<&weights::only, 4, weights>("only4", 0.1, -2, 2),
            knob_at<&weights::only, 5, weights>("only5", 0.1, -2, 2),
            knob_at<&weights::only, 6, weights>("only6", 0.1, -2, 2),
            knob_at<&weights::several, 1, weights>("several1", 0.1, -2, 2),
            knob_at<&weights::several, 2, weights>("several2", 0.1, -2, 2),
            knob_at<&weights::several, 3, weights>("several3", 0.1, -2, 2),
            knob_at<&weights::several, 4, weights>("several4", 0.1, -2, 2),
            knob_at<&weights::several, 5, weights>("several5", 0.1, -2, 2),
            knob_at<&weights::several, 6, weights>("several6", 0.1, -2, 2),
        });
    }
    static hulahoo::action play(const hulahoo::state& s, seat who, random_stream& rng, const weights& t)
    {
        return rule_based(s, who, rng, t);
    }
    static hulahoo::action now(const hulahoo::state& s, seat who, random_stream& rng)
    {
        return own_playout_action(s, who, rng);
    }
};

/// Where the bots reckon instead of playing rounds out: the constants they reckon with, at Expert. Other constants are
/// compared with the rule-based player like all others.
template <class G, class Numbers>
typename G::action reckoned(const typename G::state& s, seat who, random_stream& rng, const Numbers& numbers)
{
    static const std::atomic<bool> never{false};
    static const player_config expert = find_level("expert")->in<G>();
    const auto v = observe(s, who);
    const auto found = search_choice(v, expert.search, rng, never, numbers);
    return found.options.empty() ? rule_based(v, rng) : found.best;
}

template <>
struct tuned<hohpai::game> {
    using weights = hohpai::policy_weights;
    static constexpr auto knobs()
    {
        return std::to_array<knob<weights>>({
            knob_of<&weights::gift, weights>("gift", 0.15, -1, 2),
            knob_of<&weights::reluctance, weights>("reluctance", 30, 0, 400),
        });
    }
    static hohpai::action play(const hohpai::state& s, seat who, random_stream& rng, const weights& t)
    {
        return reckoned<hohpai::game>(s, who, rng, t);
    }
    static hohpai::action now(const hohpai::state& s, seat who, random_stream& rng) { return play(s, who, rng, {}); }
};

template <>
struct tuned<dragon::game> {
    using weights = dragon::policy_weights;
    static constexpr auto knobs()
    {
        return std::to_array<knob<weights>>({
            knob_of<&weights::island_share, weights>("island_share", 0.2, 0, 2),
            knob_of<&weights::mountain_share, weights>("mountain_share", 0.2, 0, 2),
            knob_of<&weights::doubt, weights>("doubt", 0.2, 0.01, 3),
            knob_of<&weights::with_island, weights>("with_island", 0.3, 0.5, 3),
            knob_of<&weights::reaches_river, weights>("reaches_river", 0.3, 0, 3),
            knob_of<&weights::stays, weights>("stays", 0.15, 0, 1),
            knob_of<&weights::usually_in_river, weights>("usually_in_river", 0.2, 0, 1),
            knob_of<&weights::dearer, weights>("dearer", 0.15, 0, 1),
            knob_of<&weights::left_more, weights>("left_more", 0.5, -3, 5),
        });
    }
    static dragon::action play(const dragon::state& s, seat who, random_stream& rng, const weights& t)
    {
        return reckoned<dragon::game>(s, who, rng, t);
    }
    static dragon::action now(const dragon::state& s, seat who, random_stream& rng) { return play(s, who, rng, {}); }
};

/// The rule-based player, on a state where the game allows that (which is quicker), otherwise on a view.
template <class G>
typename G::action usual(const typename G::state& s, seat who, random_stream& rng)
{
    if constexpr (requires { rule_based(s, who, rng); } && !std::same_as<G, dragon::game>)
        return rule_based(s, who, rng);
    else
        return rule_based(observe(s, who), rng);
}

struct score {
    double mean = 0, error = 0;
};

/// What a player gets who plays deals `from` … `from + deals - 1` once from every seat; `decide(state, seat, rng)`.
template <game_type G, class Decide>
score paid(const typename G::rules& rules, const options& asked, std::uint64_t from, int deals, const Decide& decide)
{
    double sum = 0, squares = 0;
    for (int n = 0; n < deals; ++n) {
        double deal = 0;
        for (seat mine = 0; mine < asked.players; ++mine) {
            random_stream rng(from + static_cast<std::uint64_t>(n));
            auto s = first_round<G>(rules, asked.players, rng);
            std::vector<random_stream> dice;
            for (seat p = 0; p < asked.players; ++p)
                dice.emplace_back(from + static_cast<std::uint64_t>(n), random_stream::purpose::bot,
                                  static_cast<std::uint64_t>(p));
            for (seat_set now = to_act(s); !now.empty(); now = to_act(s)) {
                const seat who = now.lowest();
                random_stream& own = dice[static_cast<std::size_t>(who)];
                apply(s, who, who == mine ? decide(s, who, own) : usual<G>(s, who, own));
            }
            std::array<double, max_seats> all{};
            knowledge::value<G>(s, std::span<double>(all));
            deal += all[static_cast<std::size_t>(mine)] / 2 / asked.players * (G::low_score_wins ? -1 : 1);
        }
        sum += deal;
        squares += deal * deal;
    }
    const double mean = sum / deals;
    return {mean, std::sqrt(std::max(0.0, squares / deals - mean * mean) / deals)};
}

template <game_type G>
void tune(const options& asked)
{
    using with = tuned<G>;
    using weights = typename with::weights;
    constexpr auto knobs = with::knobs();
    using numbers = std::array<double, knobs.size()>;
    const auto law = G::book().read(asked.rules.empty() ? json() : json::parse(asked.rules));
    if (!law)
        throw CLI::ValidationError("--rules", law.error.text());
    const typename G::rules rules = G::book().bind(*law);
    const auto made_of = [&](const numbers& x) {
        weights t;
        for (std::size_t k = 0; k < knobs.size(); ++k)
            knobs[k].set(t, x[k]);
        return t;
    };
    numbers middle, wide;
    for (std::size_t k = 0; k < knobs.size(); ++k) {
        middle[k] = std::clamp(knobs[k].get(weights{}), knobs[k].least, knobs[k].most);
        wide[k] = knobs[k].wide;
    }
    std::mt19937_64 chance(static_cast<std::uint64_t>(asked.seed));
    std::normal_distribution<double> normal;
    const auto brood = static_cast<std::size_t>(asked.brood);
    std::uint64_t deal = static_cast<std::uint64_t>(asked.seed) << 40;
    for (int g = 0; g < asked.generations; ++g, deal += static_cast<std::uint64_t>(asked.deals)) {
        std::vector<std::pair<double, numbers>> tried(brood);
        for (auto& [won, x] : tried)
            for (std::size_t k = 0; k < knobs.size(); ++k)
                x[k] = std::clamp(middle[k] + wide[k] * normal(chance), knobs[k].least, knobs[k].most);
        by_two([&](int t) {
            for (std::size_t i = at(t); i < brood; i += threads) {
                const weights own = made_of(tried[i].second);
                tried[i].first =
                    paid<G>(rules, asked, deal, asked.deals, [&](const auto& s, seat who, random_stream& rng) {
                        return with::play(s, who, rng, own);
                    }).mean;
            }
        });
        std::sort(tried.begin(), tried.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
        const std::size_t best = std::max<std::size_t>(2, brood / 4);
        double elite = 0;
        for (std::size_t i = 0; i < best; ++i)
            elite += tried[i].first / static_cast<double>(best);
        for (std::size_t k = 0; k < knobs.size(); ++k) {
            double mean = 0, square = 0;
            for (std::size_t i = 0; i < best; ++i) {
                mean += tried[i].second[k] / static_cast<double>(best);
                square += tried[i].second[k] * tried[i].second[k] / static_cast<double>(best);
            }
            // Half way: the best quarter owes much of its place to luck.
            middle[k] += 0.5 * (mean - middle[k]);
            wide[k] = 0.7 * wide[k] + 0.3 * std::sqrt(std::max(0.0, square - mean * mean));
        }
        std::printf("%3d %+.3f ", g + 1, elite);
        for (std::size_t k = 0; k < knobs.size(); ++k)
            std::printf(" %s %.4g ± %.2g", knobs[k].name, middle[k], wide[k]);
        std::printf("\n");
        std::fflush(stdout);
    }
    const weights found = made_of(middle);
    std::array<score, 2> told;
    by_two([&](int t) {
        told[at(t)] = paid<G>(rules, asked, ~deal, asked.last_deals, [&](const auto& s, seat who, random_stream& rng) {
            return t == 0 ? with::play(s, who, rng, found) : with::now(s, who, rng);
        });
    });
    std::printf("found %+.3f ± %.3f, now %+.3f ± %.3f\n", told[0].mean, told[0].error, told[1].mean, told[1].error);
    for (std::size_t k = 0; k < knobs.size(); ++k)
        std::printf("  .%s = %.6g,\n", knobs[k].name, knobs[k].get(found));
}

} // namespace
} // namespace hanpan

int main(int argc, char** argv)
{
    hanpan::options asked;
    CLI::App line("Finds the weights of a rule-based player that win most against the usual ones");
    line.add_option("--game", asked.game, "which")
        ->check(CLI::IsMember({"hoola", "hollywood", "hohpai", "hulahoo", "dragon"}));
    line.add_option("--rules", asked.rules, "house rules as JSON; the default ones without");
    line.add_option("--players", asked.players, "seats")->check(CLI::Range(2, 8));
    line.add_option("--generations", asked.generations, "steps")->check(CLI::PositiveNumber);
    line.add_option("--deals", asked.deals, "that each of a generation plays from every seat")
        ->check(CLI::PositiveNumber);
    line.add_option("--brood", asked.brood, "weights of a generation")->check(CLI::Range(8, 1000));
    line.add_option("--seed", asked.seed, "of the deals and the drawing")->check(CLI::PositiveNumber);
    line.add_option("--last-deals", asked.last_deals, "that what was found plays in the end")
        ->check(CLI::PositiveNumber);
    CLI11_PARSE(line, argc, argv);
    if (asked.game == "hoola")
        hanpan::tune<hanpan::hoola::game>(asked);
    else if (asked.game == "hulahoo")
        hanpan::tune<hanpan::hulahoo::game>(asked);
    else if (asked.game == "hohpai")
        hanpan::tune<hanpan::hohpai::game>(asked);
    else if (asked.game == "dragon")
        hanpan::tune<hanpan::dragon::game>(asked);
    else
        hanpan::tune<hanpan::hollywood::game>(asked);
    return 0;
}
