// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ai/bot.h"
#include "games/game.h"

namespace hanpan {

/// The first word of an action: what kind of thing it does ("discard KD" -> "discard").
inline std::string_view kind_of(std::string_view action) { return action.substr(0, action.find(' ')); }

/// What a seat may do, as far as that seat can tell: the choices in `world`, which looks the same to it as the real
/// one. What a player may do never depends on what he cannot see, so every such world gives the same list.
template <game_type G>
std::vector<typename G::action> choices_in(const typename G::state& world, seat who)
{
    std::vector<typename G::action> choices;
    legal(world, who, choices);
    return choices;
}

/// A uniformly random legal action.
template <game_type G>
typename G::action random_action(const typename G::view& view, seat who, random_stream& rng)
{
    const auto choices = choices_in<G>(imagine(view, rng), who);
    return choices[rng.below(static_cast<std::uint32_t>(choices.size()))];
}

/// The learner knows what sort of move is due but is careless in carrying it out: three times in ten it takes any legal
/// action of the same kind as the sound one (any discard instead of the best discard), never a wilder one.
template <game_type G>
typename G::action learner_action(const typename G::view& view, seat who, random_stream& rng)
{
    const typename G::action sound = rule_based(view, rng);
    constexpr std::uint32_t careless = 30; // percent
    if (rng.below(100) >= careless)
        return sound;
    const typename G::state world = imagine(view, rng);
    const std::string sound_words = to_text(world, sound);
    std::vector<typename G::action> alike;
    for (const typename G::action& choice : choices_in<G>(world, who))
        if (kind_of(to_text(world, choice)) == kind_of(sound_words))
            alike.push_back(choice);
    return alike.empty() ? sound : alike[rng.below(static_cast<std::uint32_t>(alike.size()))];
}

/// A decision at one of the levels of bot_levels(), made from the View alone.
template <game_type G>
class level_thinker final : public thinker {
public:
    /// `rules` keeps what the view points to alive. `moment` tells decisions of one match apart, so that a bot with one
    /// seed does not throw the same dice every time; it must follow from what the seat has seen.
    level_thinker(std::shared_ptr<const typename G::rules> rules, typename G::view view, seat who,
                  const bot_settings& bot, std::uint64_t moment)
        : rules_(std::move(rules)), view_(std::move(view)), who_(who), bot_(bot), moment_(moment)
    {
    }

    std::string choose(const std::atomic<bool>&) override
    {
        random_stream dice(bot_.seed, random_stream::purpose::bot, moment_);
        typename G::action action;
        if (bot_.level == "random")
            action = random_action<G>(view_, who_, dice);
        else if (bot_.level == "learner")
            action = learner_action<G>(view_, who_, dice);
        else
            action = rule_based(view_, dice);
        return to_text(imagine(view_, dice), action);
    }

private:
    std::shared_ptr<const typename G::rules> rules_;
    typename G::view view_;
    seat who_;
    bot_settings bot_;
    std::uint64_t moment_;
};

} // namespace hanpan
