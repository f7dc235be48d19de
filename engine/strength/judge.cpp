// SPDX-License-Identifier: GPL-3.0-or-later
#include "strength/judge.h"

#include "registry/games.h"
#include "registry/registry.h"
#include "strength/judge_of.h"

namespace hanpan::strength {

namespace {

template <class... Gs>
std::unique_ptr<decision_judge> judge_among(type_list<Gs...>, std::string_view game, std::uint64_t seed)
{
    std::unique_ptr<decision_judge> found;
    ((game == std::string_view(Gs::id) ? void(found = judge_of<Gs>(seed)) : void()), ...);
    return found;
}

} // namespace

std::unique_ptr<decision_judge> judge_for(std::string_view game, std::uint64_t seed)
{
    return judge_among(game_types{}, game, seed);
}

std::span<const level_place> places_of(std::string_view game)
{
    const auto judge = judge_for(game, 0);
    return judge == nullptr ? std::span<const level_place>() : judge->places();
}

std::vector<judged_round> judge_rounds(const match& played, seat who, const std::atomic<bool>& stop, int first,
                                       const judging_progress& done)
{
    std::vector<judged_round> all;
    const auto judge = judge_for(played.setup().game, played.setup().seed);
    const auto made = make_match(played.setup());
    if (judge == nullptr || !made || who < 0 || who >= played.setup().players)
        return all;
    match& walked = **made;
    const std::vector<settlement> finished = played.finished_rounds();
    const std::vector<played_action>& actions = played.actions();
    std::size_t index = 0;
    for (int r = 0; r < static_cast<int>(finished.size()); ++r) {
        const bool judged = r >= first;
        judged_round round;
        round.round = r;
        const bool played_out = !walked.round_over(); // a deal alone may decide a round
        if (judged && played_out)
            round.promised = judge->promise(walked, who, stop);
        for (; index < actions.size() && actions[index].round == r; ++index) {
            const played_action& next = actions[index];
            if (judged && next.who == who)
                if (auto d = judge->judge(walked, who, next.text, index, stop))
                    round.add(std::move(*d));
            if (stop.load() || !walked.play(next.who, next.text).allowed())
                return all;
            if (done)
                done(index + 1, actions.size());
        }
        const auto halves =
            static_cast<double>(finished[static_cast<std::size_t>(r)].payments[static_cast<std::size_t>(who)]);
        round.paid = (played.low_score_wins() ? -halves : halves) / 2;
        if (!played_out)
            round.promised = round.paid;
        if (stop.load())
            return all;
        if (judged)
            all.push_back(std::move(round));
        if (r + 1 < static_cast<int>(finished.size())) {
            if (!walked.round_over() || walked.over())
                return all;
            walked.next_round();
        }
    }
    return all;
}

} // namespace hanpan::strength
