// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/match_worth.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <numeric>

#include "base/index.h"
#include "base/random.h"
#include "base/recent.h"

namespace hanpan {

namespace {

/// Ways on that are looked at for each question: a chance is known to 2 points, a difference of two much better.
constexpr std::size_t paths = 512;
/// The same for what is expected of a round, which is not known so well; playouts ask for it at every end.
constexpr std::size_t paths_of_expected = 128;
/// And where only one standing is asked about.
constexpr std::size_t ways = 4096;
/// A match without a number of rounds is looked at for so many; later rounds take the draws of earlier ones.
constexpr int drawn_rounds = 24;
constexpr int most_rounds_on = 96;
/// Of the known rounds so many tell how the chances go with a payment.
constexpr std::size_t looked_at = 256;
/// A chance that goes with one's own payment as closely as this is left to the payment.
constexpr double as_good_as_payment = 0.95;
/// Where the next round moves a chance by less than this, it is decided.
constexpr double moves_nothing = 0.004;
/// Of two rounds that are worth the same to the match, the one that pays more is liked: so much of a payment counts.
constexpr double payment_counts = 0.02;
/// What is expected of a round leaves so much of a round's spread open.
constexpr double still_open = 0.6;
/// A round that may end the match as often as this is looked at to its end, with so many worlds at least.
constexpr double often = 0.25;
constexpr int worlds_to_the_end = 64;
/// A round that brings what the match needs makes it more likely by so much, or it is not said.
constexpr double tells = 0.5;

std::uint64_t next_id()
{
    static std::atomic<std::uint64_t> last{0};
    return ++last;
}

/// splitmix64's last step: numbers beside each other give numbers that have nothing to do with each other.
std::uint64_t scattered(std::uint64_t n)
{
    n = (n + 1) * 0x9E3779B97F4A7C15U;
    n = (n ^ n >> 30) * 0xBF58476D1CE4E5B9U;
    n = (n ^ n >> 27) * 0x94D049BB133111EBU;
    return n ^ n >> 31;
}

/// seat_after() without a division, for fewer steps than there are players.
seat on_from(seat s, int steps, int players)
{
    const seat on = s + steps;
    return on < players ? on : on - players;
}

/// Adds up who wins on each path, of so many seats: who is best after `first`, what is `later` on that path and, unless
/// nullptr, what is still `open` there. `sign`: -1 where few points win. Those who are level share a path.
void add_winners(match_worth::by_seat& sum, std::size_t seats, double sign, const match_worth::by_seat& first,
                 std::span<const match_worth::by_seat> later, const match_worth::by_seat* open)
{
    static constexpr auto share = [] {
        std::array<double, max_seats + 1> of{};
        for (std::size_t n = 1; n < of.size(); ++n)
            of[n] = 1 / static_cast<double>(n);
        return of;
    }();
    for (std::size_t path = 0; path < later.size(); ++path) {
        match_worth::by_seat score;
        double best = -1e300;
        for (std::size_t p = 0; p < seats; ++p) {
            score[p] = sign * (first[p] + later[path][p] + (open != nullptr ? open[path][p] : 0));
            best = std::max(best, score[p]);
        }
        std::size_t level = 0;
        for (std::size_t p = 0; p < seats; ++p)
            level += score[p] == best;
        for (std::size_t p = 0; p < seats; ++p)
            sum[p] += score[p] == best ? share[level] : 0;
    }
}

struct asked_chances {
    std::uint64_t id = 0; ///< the worth's own
    std::array<std::int32_t, max_seats> paid{};
    friend bool operator==(const asked_chances&, const asked_chances&) = default;
};

/// The chances after a round that paid this, whole half units, from reckon() unless this thread knows them.
template <class Reckon>
const match_worth::by_seat& remembered(std::uint64_t id, std::span<const double> paid, int players, Reckon&& reckon)
{
    thread_local recent_answers<asked_chances, match_worth::by_seat, 10> last;
    asked_chances asked{id};
    std::uint64_t sum = 0;
    for (std::size_t p = 0; p < at(players); ++p) {
        asked.paid[p] = static_cast<std::int32_t>(paid[p]);
        sum = (sum ^ static_cast<std::uint32_t>(asked.paid[p])) * 0x100000001b3U;
    }
    return last.of(asked, mixed(sum, id, sum >> 32), reckon);
}

} // namespace

known_rounds::known_rounds(int players, bool low_score_wins, std::vector<std::vector<sampled_round>> kinds)
    : players_(players), low_score_wins_(low_score_wins), kinds_(std::move(kinds))
{
    // Whether the dealer follows from the dealer or from the winner: as most rounds have it.
    std::array<int, max_seats> after_dealer{}, after_winner{};
    for (const auto& kind : kinds_)
        for (const sampled_round& r : kind) {
            one_takes_all_ = one_takes_all_ && std::count(r.paid.begin(), r.paid.end(), 0) == max_seats - 1;
            ++after_dealer[at(r.next_dealer)];
            if (r.winner != no_seat)
                ++after_winner[at(distance(r.winner, r.next_dealer, players_))];
        }
    const auto* by_dealer = std::max_element(after_dealer.begin(), after_dealer.end());
    const auto* by_winner = std::max_element(after_winner.begin(), after_winner.end());
    winner_deals_ = *by_winner > *by_dealer;
    next_place_ = static_cast<int>(winner_deals_ ? by_winner - after_winner.begin() : by_dealer - after_dealer.begin());
}

std::span<const sampled_round> known_rounds::like(int number) const
{
    return kinds_[std::min(at(number), kinds_.size() - 1)];
}

seat known_rounds::winner(std::span<const double> paid) const
{
    seat best = 0;
    bool alone = true;
    for (seat p = 1; p < players_; ++p) {
        const double more = (paid[at(p)] - paid[at(best)]) * (low_score_wins_ ? -1 : 1);
        if (more > 0)
            best = p;
        alone = more > 0 || (alone && more < 0);
    }
    return alone ? best : no_seat;
}

seat known_rounds::next_dealer(seat dealer, std::span<const double> paid) const
{
    const seat won = winner_deals_ ? winner(paid) : no_seat;
    return seat_after(won != no_seat ? won : dealer, players_, winner_deals_ && won == no_seat ? 0 : next_place_);
}

match_worth::match_worth(std::shared_ptr<const known_rounds> known, const match_moment& moment)
    : known_(std::move(known)), moment_(moment), id_(next_id())
{
}

double match_worth::gain(std::span<const double> paid, seat who) const
{
    return known_->low_score_wins() ? -paid[at(who)] : paid[at(who)];
}

void match_worth::place_payments(const sampled_round& from, seat dealer, by_seat& paid) const
{
    for (int k = 0; k < players(); ++k)
        paid[at(on_from(dealer, k, players()))] = from.paid[at(k)];
}

bool match_worth::over(const by_seat& scores, int played, const std::array<int, max_seats>& won) const
{
    const match_course& c = moment_.course;
    if (c.rounds > 0 && played >= c.rounds)
        return true;
    for (int p = 0; p < players(); ++p)
        if (scores[at(p)] >= static_cast<double>(c.ceiling[at(p)]) ||
            scores[at(p)] <= static_cast<double>(c.floor[at(p)]) || (c.wins[at(p)] > 0 && won[at(p)] >= c.wins[at(p)]))
            return true;
    return played >= most_rounds_on;
}

/// By seat what the places at the end go by: the scores, or how near each came to the rounds that had to be won (told as
/// scores are, few being better where few points win).
match_worth::by_seat match_worth::what_decides(const by_seat& scores, const std::array<int, max_seats>& won) const
{
    if (!moment_.course.by_wins())
        return scores;
    by_seat ahead{};
    for (int p = 0; p < players(); ++p)
        ahead[at(p)] = (known_->low_score_wins() ? -1 : 1) * (won[at(p)] - moment_.course.wins[at(p)]);
    return ahead;
}

match_worth::by_seat match_worth::shares(const by_seat& deciding) const
{
    const auto all = std::span(deciding).first(at(players()));
    const double best = known_->low_score_wins() ? *std::min_element(all.begin(), all.end())
                                                 : *std::max_element(all.begin(), all.end());
    const auto first = static_cast<double>(std::count(all.begin(), all.end(), best));
    by_seat share{};
    for (std::size_t p = 0; p < all.size(); ++p)
        share[p] = all[p] == best ? 1 / first : 0;
    return share;
}

void match_worth::draw() const
{
    std::call_once(once_drawn_, [this] {
        const int left = moment_.course.rounds > 0 ? std::min(moment_.course.rounds, drawn_rounds) : drawn_rounds;
        order_.resize(at(left));
        for (int later = 0; later < left; ++later) {
            // Each known round is taken as often as any other, in an order that is the same wherever this is asked.
            const std::size_t size = known_->like(moment_.round + later).size();
            std::vector<std::uint16_t> numbers(size);
            std::iota(numbers.begin(), numbers.end(), std::uint16_t{0});
            random_stream(0x6571, random_stream::purpose::world, static_cast<std::uint64_t>(later))
                .shuffle(std::span(numbers));
            order_[at(later)] = std::move(numbers);
        }
        const auto next = known_->like(moment_.round);
        for (const sampled_round& r : next) {
            by_seat paid{};
            place_payments(r, moment_.dealer, paid);
            for (int p = 0; p < players(); ++p)
                usual_[at(p)] += paid[at(p)] / static_cast<double>(next.size());
        }
        apart_.resize(paths);
        for (std::size_t path = 0; path < paths; ++path) {
            by_seat other{};
            place_payments(drawn(0, path), moment_.dealer, other);
            for (int p = 0; p < players(); ++p)
                apart_[path][at(p)] = still_open * (other[at(p)] - usual_[at(p)]);
        }
    });
}

/// By path what the rounds after the next one bring, where rounds alone end the match: that is the same whatever the next
/// one pays, but for who deals after it.
const std::vector<match_worth::by_seat>& match_worth::still_to_come(seat dealer) const
{
    std::call_once(once_later_[at(dealer)], [&] {
        later_[at(dealer)].resize(paths);
        for (std::size_t path = 0; path < paths; ++path) {
            by_seat more{};
            std::array<int, max_seats> won{};
            seat deals = dealer;
            for (int played = 1; played < moment_.course.rounds; ++played)
                go_on(drawn(played, path), deals, more, later_[at(dealer)][path], won);
        }
    });
    return later_[at(dealer)];
}

const sampled_round& match_worth::drawn(int later, std::size_t path) const
{
    const auto& order = order_[at(later) % order_.size()];
    const auto rounds = known_->like(moment_.round + later);
    // (Where later rounds are of another kind than the draws, these are taken by what is there.)
    // Further laps through the rounds put them together otherwise.
    const std::size_t lap = path / order.size() + at(later) / order_.size();
    const std::uint64_t shift = lap == 0 ? 0 : scattered(lap * 128 + at(later)) >> 40;
    return rounds[order[(path + static_cast<std::size_t>(shift)) % order.size()] % rounds.size()];
}

/// One more round.
void match_worth::go_on(const sampled_round& r, seat& dealer, by_seat& paid, by_seat& scores,
                        std::array<int, max_seats>& won) const
{
    place_payments(r, dealer, paid);
    for (int p = 0; p < players(); ++p)
        scores[at(p)] += paid[at(p)];
    if (r.winner != no_seat)
        ++won[at(on_from(dealer, r.winner, players()))];
    dealer = on_from(dealer, r.next_dealer, players());
}

/// Calls end(scores, how many paths it stands for).
template <class End>
void match_worth::play_on(std::span<const double> paid, bool expected, End&& end) const
{
    draw();
    by_seat first{};
    for (int p = 0; p < players(); ++p)
        first[at(p)] = static_cast<double>(moment_.scores[at(p)]) + paid[at(p)];
    std::array<int, max_seats> won_first{};
    if (!expected) {
        if (const seat w = known_->winner(paid); w != no_seat)
            ++won_first[at(w)];
        if (over(first, 1, won_first)) {
            end(what_decides(first, won_first), paths);
            return;
        }
    }
    const seat dealer_next = known_->next_dealer(moment_.dealer, paid);
    by_seat more{};
    const std::size_t asked = expected ? paths_of_expected : paths;
    for (std::size_t path = 0; path < asked; ++path) {
        by_seat scores = first;
        auto won = won_first;
        seat dealer = dealer_next;
        if (expected) {
            // What is still open of the round: another one's distance from what rounds bring on average.
            by_seat then{};
            for (int p = 0; p < players(); ++p) {
                then[at(p)] = paid[at(p)] + apart_[path][at(p)];
                scores[at(p)] = first[at(p)] + apart_[path][at(p)];
            }
            if (const seat w = known_->winner(then); w != no_seat)
                ++won[at(w)];
        }
        for (int played = 1; !over(scores, played, won); ++played)
            go_on(drawn(played, path), dealer, more, scores, won);
        end(what_decides(scores, won), std::size_t{1});
    }
}

match_worth::by_seat match_worth::worked_out(std::span<const double> paid, bool expected) const
{
    by_seat sum{};
    if (expected && known_->one_takes_all()) {
        // One of them gets it all, in whole units.
        const double sure = std::accumulate(paid.begin(), paid.begin() + players(), 0.0);
        const double all = 2 * std::round(sure / 2);
        for (int winner = 0; all > 0 && winner < players(); ++winner) {
            if (paid[at(winner)] <= 0)
                continue;
            by_seat taken{};
            taken[at(winner)] = all;
            const by_seat& then = remembered(id_, taken, players(), [&] { return worked_out(taken, false); });
            for (int p = 0; p < players(); ++p)
                sum[at(p)] += paid[at(winner)] / sure * then[at(p)];
        }
        if (all > 0)
            return sum;
    }
    if (moment_.course.by_rounds_alone() && (expected || moment_.course.rounds > 1)) {
        draw();
        by_seat first{};
        for (int p = 0; p < players(); ++p)
            first[at(p)] = static_cast<double>(moment_.scores[at(p)]) + paid[at(p)];
        const std::size_t asked = expected ? paths_of_expected : paths;
        add_winners(sum, at(players()), known_->low_score_wins() ? -1 : 1, first,
                    std::span(still_to_come(known_->next_dealer(moment_.dealer, paid))).first(asked),
                    expected ? apart_.data() : nullptr);
        for (double& s : sum)
            s /= static_cast<double>(asked);
        return sum;
    }
    std::size_t number = 0;
    play_on(paid, expected, [&](const by_seat& scores, std::size_t times) {
        const by_seat share = shares(scores);
        for (int p = 0; p < players(); ++p)
            sum[at(p)] += share[at(p)] * static_cast<double>(times);
        number += times;
    });
    for (double& s : sum)
        s /= static_cast<double>(number);
    return sum;
}

match_worth::by_seat match_worth::chances_after(std::span<const double> paid) const { return worked_out(paid, false); }

/// The whole rest, the next round too. Calls end(scores) for each way on.
template <class End>
void match_worth::play_all(End&& end) const
{
    draw();
    for (std::size_t path = 0; path < ways; ++path) {
        by_seat scores{}, more{};
        std::array<int, max_seats> won{};
        for (int p = 0; p < players(); ++p)
            scores[at(p)] = static_cast<double>(moment_.scores[at(p)]);
        seat dealer = moment_.dealer;
        for (int played = 0; played == 0 || !over(scores, played, won); ++played)
            go_on(drawn(played, path), dealer, more, scores, won);
        end(what_decides(scores, won));
    }
}

match_worth::by_seat match_worth::chances() const
{
    by_seat sum{};
    play_all([&](const by_seat& scores) {
        const by_seat share = shares(scores);
        for (int p = 0; p < players(); ++p)
            sum[at(p)] += share[at(p)] / static_cast<double>(ways);
    });
    return sum;
}

std::array<match_worth::by_seat, max_seats> match_worth::places() const
{
    std::array<by_seat, max_seats> all{};
    play_all([&](const by_seat& scores) {
        for (int p = 0; p < players(); ++p) {
            int before = 0, level = 0;
            for (int q = 0; q < players(); ++q) {
                const double ahead = gain(scores, q) - gain(scores, p);
                before += ahead > 0;
                level += ahead == 0; // itself too
            }
            for (int k = before; k < before + level; ++k)
                all[at(p)][at(k)] += 1.0 / level / static_cast<double>(ways);
        }
    });
    return all;
}

const match_worth::ready& match_worth::prepared() const
{
    std::call_once(once_, [this] {
        const auto next = known_->like(moment_.round);
        // (After a last round nothing has to be drawn.)
        const std::size_t step = moment_.course.rounds == 1 ? 1 : std::max<std::size_t>(1, next.size() / looked_at);
        struct sums {
            double own = 0, chance = 0, own2 = 0, chance2 = 0, both = 0;
        };
        std::array<sums, max_seats> of{};
        double n = 0, ends = 0;
        for (std::size_t i = 0; i < next.size(); i += step, ++n) {
            by_seat paid{}, after{};
            place_payments(next[i], moment_.dealer, paid);
            std::array<int, max_seats> won{};
            if (const seat w = known_->winner(paid); w != no_seat)
                ++won[at(w)];
            for (int p = 0; p < players(); ++p)
                after[at(p)] = static_cast<double>(moment_.scores[at(p)]) + paid[at(p)];
            ends += over(after, 1, won);
            const by_seat chance = worked_out(paid, false);
            for (int p = 0; p < players(); ++p) {
                sums& s = of[at(p)];
                const double own = gain(paid, p), c = chance[at(p)];
                s.own += own;
                s.chance += c;
                s.own2 += own * own;
                s.chance2 += c * c;
                s.both += own * c;
            }
        }
        ready_.ends = ends / n;
        for (int p = 0; p < players(); ++p) {
            const sums& s = of[at(p)];
            const double own = std::sqrt(std::max(0.0, s.own2 / n - s.own * s.own / n / n));
            const double moved = std::sqrt(std::max(0.0, s.chance2 / n - s.chance * s.chance / n / n));
            const double both = s.both / n - s.own * s.chance / n / n;
            ready_.per_half[at(p)] = own > 0 ? moved / own : 0;
            ready_.together[at(p)] = own > 0 && moved > 0 ? std::max(0.0, both / own / moved) : 0;
            ready_.moved[at(p)] = own > 0 && moved > moves_nothing;
            ready_.decides[at(p)] = ready_.moved[at(p)] && ready_.together[at(p)] < as_good_as_payment;
        }
    });
    return ready_;
}

double match_worth::payments_tell(seat who) const
{
    const double together = prepared().together[at(who)];
    return decides(who) ? together * together * (1 - may_end()) : 1;
}

bool match_worth::looks_to_the_end(int worlds) const
{
    return may_end() > often && worlds >= worlds_to_the_end && !known_->one_takes_all();
}

double match_worth::value(std::span<const double> paid, seat who, bool expected) const
{
    const double own = gain(paid, who);
    if (!decides(who))
        return own;
    by_seat whole_halves{};
    for (int p = 0; p < players(); ++p)
        whole_halves[at(p)] = static_cast<double>(std::lround(paid[at(p)]));
    // (What is expected of a round is hardly ever the same twice.)
    const by_seat chance =
        expected ? worked_out(whole_halves, true)
                 : remembered(id_, whole_halves, players(), [&] { return worked_out(whole_halves, false); });
    return chance[at(who)] / prepared().per_half[at(who)] + payment_counts * own;
}

match_need match_worth::need(seat who) const
{
    match_need found;
    const ready& all = prepared();
    if (!all.decides[at(who)]) {
        // Either its chance goes with its payment, or nothing moves it.
        found.what = all.moved[at(who)] ? match_need::kind::open : match_need::kind::decided;
        found.with = found.without = chances()[at(who)];
        return found;
    }
    if (moment_.course.by_wins())
        return need_of_a_win(who);
    struct case_of {
        double own, chance;
    };
    std::vector<case_of> cases;
    for (const sampled_round& r : known_->like(moment_.round)) {
        by_seat paid{};
        place_payments(r, moment_.dealer, paid);
        cases.push_back({gain(paid, who), worked_out(paid, false)[at(who)]});
    }
    std::stable_sort(cases.begin(), cases.end(), [](const case_of& a, const case_of& b) { return a.own < b.own; });
    const double total =
        std::accumulate(cases.begin(), cases.end(), 0.0, [](double sum, const case_of& c) { return sum + c.chance; });
    // The payment that parts the rounds best into those that win the match and those that do not (least squares).
    double below = 0, best = -1;
    const auto n = static_cast<double>(cases.size());
    for (std::size_t i = 1; i < cases.size(); ++i) {
        below += cases[i - 1].chance;
        if (cases[i].own == cases[i - 1].own)
            continue;
        const double under = below / static_cast<double>(i), upper = (total - below) / (n - static_cast<double>(i));
        const double parted = static_cast<double>(i) * (n - static_cast<double>(i)) * (upper - under) * (upper - under);
        if (upper > under && parted > best) {
            best = parted;
            found.amount = static_cast<half_units>(std::ceil(cases[i].own));
            found.with = upper;
            found.without = under;
        }
    }
    if (best < 0 || found.with - found.without < tells)
        found.what = match_need::kind::open;
    else
        found.what = total > n / 2 ? match_need::kind::safety : match_need::kind::points;
    return found;
}

match_need match_worth::need_of_a_win(seat who) const
{
    match_need found;
    double won = 0, lost = 0;
    for (const sampled_round& r : known_->like(moment_.round)) {
        by_seat paid{};
        place_payments(r, moment_.dealer, paid);
        const bool wins = r.winner != no_seat && seat_after(moment_.dealer, players(), r.winner) == who;
        (wins ? found.with : found.without) += worked_out(paid, false)[at(who)];
        ++(wins ? won : lost);
    }
    found.with /= std::max(1.0, won);
    found.without /= std::max(1.0, lost);
    found.what = found.with - found.without < tells ? match_need::kind::open : match_need::kind::win;
    return found;
}

} // namespace hanpan
