// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/dragon/opponent_model.h"

#include <algorithm>

#include "base/bits.h"
#include "base/index.h"
#include "games/dragon/cover.h"
#include "games/dragon/distance.h"

namespace hanpan::dragon {

namespace {

template <class T>
using by_distance = pace::by_distance<T>;

// The usual shape, measured with efficient players: `./dev bench learn --game dragon --levels expert`
// (tests/bench/RESULTS.md). A few sample hands tell how much it differs under the rules in force.
constexpr by_distance<double> usual_outs = {0, 6, 13.5, 20, 29, 42, 46, 48, 50};
constexpr by_distance<double> usual_loose = {2.5, 3.6, 5.8, 8.3, 11, 12.5, 13, 13, 13};
constexpr int hands_measured = 16;
constexpr double most = 0.9;

} // namespace

hand_prospects prospects_of(const context& c, const bag& hand)
{
    const prospects near = look_ahead(c, hand, true);
    return {at(std::clamp(hand_size - near.usable, 0, static_cast<int>(pace::furthest))),
            2 * bits::count(near.any & ~hand.once) + bits::count(near.any & hand.once), uncombined(c, hand)};
}

pace measure_pace(const context& c, const bag& unseen)
{
    pace p;
    std::array<type, cubes::pieces> list{};
    std::size_t count = 0;
    for (kinds k = unseen.once; k != 0; k &= k - 1)
        for (int n = unseen.count(cubes::first(k)); n > 0; --n)
            list[count++] = cubes::first(k);
    double outs = 0;
    double outs_expected = 0;
    double loose = 0;
    double loose_expected = 0;
    int hands = 0;
    random_stream dice(1);
    for (; hands < hands_measured && count >= hand_size; ++hands) {
        bag hand;
        for (std::size_t i = 0; i < hand_size; ++i) {
            std::swap(list[i], list[i + dice.below(static_cast<std::uint32_t>(count - i))]);
            hand.add(list[i]);
        }
        const hand_prospects its = prospects_of(c, hand);
        p.dealt[its.distance] += 1;
        outs += its.outs;
        outs_expected += usual_outs[its.distance];
        loose += its.loose;
        loose_expected += usual_loose[its.distance];
    }
    if (hands == 0) {
        p.dealt[4] = 1;
        hands = 1;
    }
    for (double& share : p.dealt)
        share /= hands;
    const double more = outs_expected > 0 ? outs / outs_expected : 1;
    const double looser = loose_expected > 0 ? loose / loose_expected : 1;
    for (std::size_t d = 0; d < p.outs.size(); ++d) {
        p.outs[d] = usual_outs[d] * more;
        p.loose[d] = std::min<double>(hand_size, usual_loose[d] * looser);
    }
    return p;
}

namespace {

/// How a turn goes at each distance.
struct turn_chances {
    by_distance<double> mountain{}, island{}, river{};
    double doubt;

    turn_chances(const pace& usual, double unseen_cubes, int players, const policy_weights& numbers)
        : doubt(numbers.doubt)
    {
        for (std::size_t d = 1; d < mountain.size(); ++d) {
            mountain[d] = std::min(most, numbers.mountain_share * usual.outs[d] / unseen_cubes);
            island[d] = std::min(most, numbers.island_share * usual.outs[d] / unseen_cubes);
            // What the others dropped since the turn before.
            double none = 1;
            for (int i = 1; i < players; ++i)
                none *= 1 - island[d];
            river[d] = 1 - none;
        }
    }
};

/// The distribution of an opponent's distance.
class somewhere {
public:
    somewhere(const by_distance<double>& dealt, const turn_chances& chances, bool river_wins)
        : share_(dealt), chances_(chances), river_wins_(river_wins)
    {
    }

    /// He took one openly; nearer to a hand there is less to take.
    void took(source from)
    {
        for (std::size_t d = 0; d < share_.size(); ++d) {
            const double river = chances_.river[d];
            const double island = chances_.island[d];
            const double likely = from == source::river    ? river
                                  : from == source::island ? island
                                                           : island + (1 - island) * river;
            share_[d] *= likely + chances_.doubt;
        }
        for (std::size_t d = 1; d < share_.size(); ++d) {
            share_[d - 1] += share_[d];
            share_[d] = 0;
        }
        if (from != source::river || river_wins_)
            not_won();
    }
    void drew_hidden()
    {
        for (std::size_t d = 0; d < share_.size(); ++d)
            share_[d] *= (1 - chances_.island[d]) * (1 - chances_.river[d]) + chances_.doubt;
        for (std::size_t d = 1; d < share_.size(); ++d)
            move(d, share_[d] * chances_.mountain[d]);
        not_won();
    }
    /// A turn of which nothing is known; `uses` river draws are left. Gives how likely it wins.
    double turn(double& uses)
    {
        double wins = share_[0];
        share_[0] = 0;
        double used = 0;
        for (std::size_t d = 1; d < share_.size(); ++d) {
            const double island = chances_.island[d];
            const double river = (1 - island) * std::min(1.0, uses) * chances_.river[d];
            const double mountain = (1 - island - river) * chances_.mountain[d];
            const double here = share_[d];
            used += here * river;
            const bool holla = d == 1;
            const double by_river = holla && river_wins_ ? 0 : river;
            move(d, here * (by_river + (holla ? 0 : island + mountain)));
            if (holla) {
                const double won = here * (island + mountain + river - by_river);
                wins += won;
                share_[d] -= won;
            }
        }
        uses = std::max(0.0, uses - used);
        normalise();
        return wins;
    }
    void not_won()
    {
        share_[0] = 0;
        normalise();
    }
    double mean(const by_distance<double>& of) const
    {
        double sum = 0;
        for (std::size_t d = 0; d < share_.size(); ++d)
            sum += share_[d] * of[d];
        return sum;
    }

private:
    void move(std::size_t d, double much)
    {
        share_[d] -= much;
        share_[d - 1] += much;
    }
    void normalise()
    {
        double all = 0;
        for (const double s : share_)
            all += s;
        if (all <= 0) {
            share_[1] = 1;
            return;
        }
        for (double& s : share_)
            s /= all;
    }

    by_distance<double> share_;
    const turn_chances& chances_;
    bool river_wins_;
};

} // namespace

opponent_model::opponent_model(const view& v, const pace& usual, bool reads, const policy_weights& numbers)
{
    const open_part& o = v.open;
    const rules& r = *o.rules;
    const turn_chances chances(usual, std::max(1, unseen(v).size()), o.players, numbers);
    const auto takes_of = [&](seat p) { return o.river_uses[at(p)] + o.known[at(p)].size(); };
    // Every turn left a mountain smaller or took a cube openly; cubes that were dropped again are ignored.
    int turns = cubes::pieces - hand_size * o.players - 1 - o.mountains();
    for (seat p = 0; p < o.players; ++p)
        turns += takes_of(p);
    const double limit = r.river_limit == unlimited ? cubes::pieces : r.river_limit;
    safe_.fill(1);
    for (seat p = 0; p < o.players; ++p) {
        if (p == v.me)
            continue;
        somewhere him(usual.dealt, chances, r.river_holla);
        him.not_won();
        const int takes = takes_of(p);
        const int own = std::max(takes, (turns - (p - o.first + o.players) % o.players + o.players - 1) / o.players);
        double uses = limit;
        if (reads) {
            const source last = o.last_source[at(p)];
            const bool last_open = takes > 0 && (last == source::river || last == source::island);
            // His takes are spread over his turns, except the last turn, which is known.
            const int early = own - last_open;
            for (int t = 0; t < early; ++t)
                if ((t + 1) * (takes - last_open) / early > t * (takes - last_open) / early) {
                    him.took(source::none);
                } else {
                    him.drew_hidden();
                }
            if (last_open)
                him.took(last);
            uses = std::max(0.0, limit - o.river_uses[at(p)]);
        } else {
            for (int t = 0; t < own; ++t)
                him.turn(uses);
        }
        for (std::size_t j = 0; j < safe_.size(); ++j) {
            safe_[j] *= 1 - him.turn(uses);
            loose_[j] += him.mean(usual.loose) / (o.players - 1);
        }
    }
}

} // namespace hanpan::dragon
