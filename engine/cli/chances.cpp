// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/chances.h"

#include <atomic>
#include <cmath>

#include "base/index.h"
#include "base/json_text.h"
#include "base/money_json.h"
#include "equity/sampling.h"
#include "game/match_worth.h"
#include "registry/registry.h"

namespace hanpan::cli {

namespace {

double rounded(double x) { return std::round(x * 1000) / 1000; }

} // namespace

json chances_told(std::string_view record)
{
    const auto read = match_from_record(record);
    if (!read)
        return failure(read.error);
    match& played = **read;
    const match_setup& setup = played.setup();
    const std::atomic<bool> stop{false};
    played.know_rounds(find_game(setup.game)->sampled({setup.players, setup.rules, 1}, stop));
    if (played.worth(0) == nullptr)
        return failure("this match has no end, so nobody has a chance of winning it");
    const std::vector<settlement> finished = played.finished_rounds();
    const int last = played.round() + (played.round_over() && !played.over() ? 1 : 0);
    // Scores before a round: those of now without what it and all later ones paid.
    std::vector<half_units> scores = played.scores();
    for (const settlement& round : finished)
        for (std::size_t s = 0; s < scores.size(); ++s)
            scores[s] -= round.payments[s];
    json rounds = json::array();
    for (int number = 0; number <= last; ++number) {
        const auto chances = played.worth(number)->chances();
        json by_seat = json::array();
        for (int s = 0; s < setup.players; ++s)
            by_seat.push_back(rounded(chances[at(s)]));
        rounds.push_back({{"round", number + 1}, {"scores", json_amounts(scores)}, {"chances", std::move(by_seat)}});
        if (at(number) < finished.size())
            for (std::size_t s = 0; s < scores.size(); ++s)
                scores[s] += finished[at(number)].payments[s];
    }
    json reply{
        {"game", setup.game}, {"players", setup.players}, {"rounds", std::move(rounds)}, {"over", played.over()}};
    if (played.over())
        reply["winners"] = played.winners();
    return reply;
}

} // namespace hanpan::cli
