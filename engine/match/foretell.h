// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "game/knowledge.h"
#include "match/aftermath.h"
#include "match/foresee.h"
#include "search/search.h"

namespace hanpan::knowledge {

/// How often something happened, and with what result.
struct occasion {
    double weight = 0, paid = 0, weight_squares = 0;
};

/// What came of an action in one imagined world until a piece came to hand.
struct sequel {
    seat reacted = no_seat;
    std::string reaction;              ///< of that seat
    std::vector<std::string> arrivals; ///< each face once
};

/// The faces in the hand of `who`, sorted.
template <game_type G>
std::vector<std::string> faces_in_hand(const typename G::state& world, seat who, int players)
{
    std::vector<zone> hands;
    list_hands<G>(world, players, hands);
    std::vector<std::string> faces;
    for (const zone& z : hands)
        if (z.owner == who)
            for (const std::string& name : z.pieces)
                faces.push_back(name.substr(0, name.find('#')));
    std::sort(faces.begin(), faces.end());
    return faces;
}

/// Plays `world`, in which `taken` is allowed, on by the policy as far as an aftermath reaches.
template <game_type G>
sequel follow(typename G::state& world, seat who, typename G::action taken, int players, random_stream& rng)
{
    sequel told;
    std::vector<std::string> held = faces_in_hand<G>(world, who, players);
    bool others_acted = false, upon_it = true; // nothing noticeable came between
    seat mover = who;
    for (int actions = 0; actions < most_playout_actions; ++actions) {
        bool noticed = false;
        for (seat p = 0; p < players && !noticed; ++p)
            noticed = p != mover && !public_text(world, mover, taken, p).empty();
        if (mover != who && noticed && upon_it) {
            told.reacted = mover;
            told.reaction = public_text(world, mover, taken, who);
        }
        upon_it = actions == 0 || (upon_it && !noticed);
        others_acted = others_acted || (mover != who && noticed);
        apply(world, mover, taken);
        std::vector<std::string> now = faces_in_hand<G>(world, who, players);
        std::set_difference(now.begin(), now.end(), held.begin(), held.end(), std::back_inserter(told.arrivals));
        if (!told.arrivals.empty() || round_over(world) || (mover == who && others_acted && noticed))
            break;
        held = std::move(now);
        mover = next_mover(to_act(world), rng);
        taken = policy<G>(world, mover, rng);
    }
    told.arrivals.erase(std::unique(told.arrivals.begin(), told.arrivals.end()), told.arrivals.end());
    return told;
}

/// The aftermath of `taken`, which `who` may do in this position, from the View alone: `worlds` layouts (> 0), each
/// played to the end of the round by the playout policy. The same seed gives the same answer. When `stop` becomes true
/// it gives what it has reached.
template <game_type G>
aftermath foretell(const typename G::state& position, seat who, const typename G::action& taken, int players,
                   int worlds, std::uint64_t seed, const std::atomic<bool>& stop)
{
    const auto seats = static_cast<std::size_t>(players);
    const auto view = observe(position, who);
    const imagined_worlds<G> imagined{view, true};
    aftermath seen;
    std::map<std::pair<seat, std::string>, double> reactions;
    std::map<std::string, occasion, std::less<>> arrivals;
    std::vector<std::vector<double>> places(seats, std::vector<double>(seats));
    occasion all; // results of worlds in which something came to hand
    double weighed = 0, finished = 0, squares = 0;
    for (int w = 0; w < worlds && !stop.load(std::memory_order_relaxed); ++w) {
        random_stream rng(seed, random_stream::purpose::world, static_cast<std::uint64_t>(w));
        double weight = 1;
        typename G::state world = imagined(rng, weight);
        if (!refusal(world, who, taken).allowed())
            continue; // the rules ask for what nobody knows
        const sequel told = follow<G>(world, who, taken, players, rng);
        ++seen.worlds;
        weighed += weight;
        if (!told.reaction.empty())
            reactions[{told.reacted, told.reaction}] += weight;
        if (round_over(world) && told.arrivals.empty())
            seen.ended += weight;
        if (!round_over(world))
            play_out<G, playout_end::round>(world, rng, no_seat, [] { return false; });
        const bool over = round_over(world);
        double mine = 0;
        if (over) {
            std::array<double, max_seats> paid{};
            value<G>(world, std::span<double>(paid));
            add_places(std::span<const double>(paid).first(seats), G::low_score_wins, weight, places);
            finished += weight;
            mine = paid[static_cast<std::size_t>(who)] / 2;
            mine = G::low_score_wins ? -mine : mine;
        }
        for (const std::string& face : told.arrivals) {
            occasion& one = arrivals[face];
            one.weight += weight;
            one.weight_squares += weight * weight;
            one.paid += weight * mine;
        }
        if (!told.arrivals.empty()) {
            all.weight += weight;
            all.paid += weight * mine;
            squares += weight * mine * mine;
        }
    }
    if (seen.worlds == 0 || weighed <= 0)
        return seen;
    seen.ended /= weighed;
    seen.first = finished > 0 ? places[static_cast<std::size_t>(who)][0] / finished : 0;
    for (const auto& [what, weight] : reactions)
        seen.reactions.push_back({what.first, what.second, weight / weighed});
    std::stable_sort(seen.reactions.begin(), seen.reactions.end(),
                     [](const auto& a, const auto& b) { return a.chance > b.chance; });
    if (all.weight <= 0)
        return seen;
    const double mean = all.paid / all.weight;
    const double spread = std::sqrt(std::max(0.0, squares / all.weight - mean * mean));
    for (const auto& [face, one] : arrivals)
        seen.arrivals.push_back({face, one.weight / weighed, one.paid / one.weight - mean,
                                 spread * std::sqrt(one.weight_squares) / one.weight});
    std::stable_sort(seen.arrivals.begin(), seen.arrivals.end(),
                     [](const auto& a, const auto& b) { return a.gain > b.gain; });
    return seen;
}

} // namespace hanpan::knowledge
