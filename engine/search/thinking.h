// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "search/bot.h"
#include "search/difficulty.h"
#include "search/levels.h"
#include "search/reasons.h"
#include "search/search.h"

namespace hanpan {

/// The first word of an action: what kind of thing it does ("discard KD" -> "discard").
inline std::string_view kind_of(std::string_view action) { return action.substr(0, action.find(' ')); }

/// One decision of one seat, made from its View and its own dice alone: every level, the arena's bots and the coach.
template <game_type G>
class decision {
public:
    using view_t = typename G::view;
    using action_t = typename G::action;

    /// `seed` and `moment` name its dice: a bot's seed, and what tells its decisions apart (which must follow from what
    /// the seat has seen).
    decision(const view_t& view, seat who, const player_config& m, std::uint64_t seed, std::uint64_t moment)
        : view_(view), who_(who), config_(m), dice_(seed, random_stream::purpose::bot, moment),
          world_seed_(dice_.next())
    {
    }

    search_result<action_t> make(const std::atomic<bool>& stop)
    {
        switch (config_.how) {
        case thought::chance: return certain(by_chance());
        case thought::rules: return by_temperament(certain(by_rules()), stop);
        case thought::worlds: break;
        }
        return by_temperament(compare(stop, {}), stop);
    }

    /// By search whatever the level; `wanted` are among the options.
    search_result<action_t> compare(const std::atomic<bool>& stop, std::span<const action_t> wanted)
    {
        const action_t first = knowledge::first_choice<G>(view_, dice_);
        search_budget budget = knowledge::budget_for<G>(view_, config_.search);
        const bool for_match = match_decides(budget, who_);
        // Where this round may end the match, what is expected of a round says too little: it takes what rounds pay.
        if (for_match && budget.worth->looks_to_the_end(budget.effort))
            budget.to_the_end = true;
        const auto by_worlds = [&](const action_t& incumbent) {
            return flat_search<G>({view_, budget.beliefs}, who_, budget, world_seed_, stop).run(incumbent, wanted);
        };
        if constexpr (knowledge::has_own_search<G>) {
            random_stream rng(world_seed_);
            search_result<action_t> own = search_choice(view_, budget, rng, stop);
            if (!own.options.empty() || own.worlds > 0) {
                if (for_match && !own.for_match && own.options.size() > 1)
                    own = beyond_payments(own, wanted, budget, stop);
                else if constexpr (weighs_opinions)
                    if (budget.played_out > 0 && own.options.size() > 1)
                        return weighed(own, play_out(own, first, wanted, budget, stop));
                if (lists(own, wanted))
                    return own;
                // Somebody played what the game's own search does not consider: judged beside its best.
                return by_worlds(own.best);
            }
        }
        return by_worlds(first);
    }

    /// The rule-based choice, carried out as well as the level can.
    action_t by_rules()
    {
        action_t sound{};
        if constexpr (knowledge::offers<G, hook::remembering>())
            sound = config_.remembers < 0 ? rule_based(view_, dice_)
                                          : rule_based(remembering(view_, config_.remembers), dice_);
        else
            sound = rule_based(view_, dice_);
        if (config_.epsilon_percent == 0 || dice_.below(100) >= static_cast<std::uint32_t>(config_.epsilon_percent))
            return sound;
        const typename G::state world = determinize(view_, dice_);
        const std::string words = to_text(world, sound);
        std::vector<action_t> alike;
        for (const action_t& choice : choices_in(world))
            if (kind_of(to_text(world, choice)) == kind_of(words))
                alike.push_back(choice);
        return alike.empty() ? sound : alike[dice_.below(static_cast<std::uint32_t>(alike.size()))];
    }

    action_t by_chance()
    {
        const auto choices = choices_in(determinize(view_, dice_));
        return choices[dice_.below(static_cast<std::uint32_t>(choices.size()))];
    }

private:
    static constexpr bool weighs_opinions = knowledge::offers<G, hook::opinions_on>();

    /// What the game's own search reckoned in payments, with what the match makes of them beyond: as the playouts of
    /// its options tell.
    search_result<action_t> beyond_payments(const search_result<action_t>& own, std::span<const action_t> wanted,
                                            search_budget budget, const std::atomic<bool>& stop) const
    {
        budget.effort = std::max({budget.effort, budget.played_out, worlds_for_match});
        budget.gate = std::max(budget.gate, gate_for_match);
        budget.to_the_end = true;
        std::vector<search_option<action_t>> options = own.options;
        const typename G::state world = determinize_for_list();
        const auto rank = [&](const search_option<action_t>& o) {
            if (same_action<G>(world, o.action, own.best))
                return 0;
            return std::any_of(wanted.begin(), wanted.end(),
                               [&](const action_t& a) { return same_action<G>(world, a, o.action); })
                       ? 1
                       : 2;
        };
        std::stable_sort(options.begin(), options.end(),
                         [&](const auto& a, const auto& b) { return rank(a) < rank(b); });
        const auto kept = static_cast<std::size_t>(
            std::count_if(options.begin(), options.end(), [&](const auto& o) { return rank(o) < 2; }));
        options.resize(std::min(options.size(), std::max(kept, most_candidates)));
        search_result<action_t> found = flat_search<G>({view_, budget.beliefs}, who_, budget, world_seed_, stop)
                                            .run_beyond(own.best, options, kept);
        return found.worlds > 0 ? found : own;
    }
    typename G::state determinize_for_list() const
    {
        random_stream any(world_seed_);
        return determinize(view_, any);
    }

    /// What the game's own search compared, played to the end: its best, `first` and `wanted` in every world.
    search_result<action_t> play_out(const search_result<action_t>& own, const action_t& first,
                                     std::span<const action_t> wanted, search_budget budget,
                                     const std::atomic<bool>& stop) const
    {
        budget.effort = budget.played_out;
        budget.to_the_end = true;
        std::vector<action_t> kept{first};
        kept.insert(kept.end(), wanted.begin(), wanted.end());
        std::vector<action_t> all;
        for (const auto& o : own.options)
            all.push_back(o.action);
        return flat_search<G>({view_, budget.beliefs}, who_, budget, world_seed_, stop).run(own.best, kept, all);
    }

    /// Both opinions in one: each choice by how far it is ahead of the own search's best.
    search_result<action_t> weighed(const search_result<action_t>& own, search_result<action_t> played)
    {
        if (played.worlds == 0)
            return own;
        const opinions by = opinions_on(view_);
        const typename G::state world = determinize(view_, dice_);
        const auto found = [&](const search_result<action_t>& in, const action_t& a) {
            return std::find_if(in.options.begin(), in.options.end(),
                                [&](const auto& o) { return same_action<G>(world, o.action, a); });
        };
        const search_option<action_t> mark = *found(played, own.best);
        for (search_option<action_t>& o : played.options) {
            const double ahead = mark.behind - o.behind;
            const auto reckoned = found(own, o.action);
            // What the own search did not consider is as played.
            const double lead = reckoned == own.options.end() ? ahead : reckoned->value - own.options.front().value;
            o.value = mark.value + by.reckoned * lead + by.played * ahead;
        }
        std::stable_sort(played.options.begin(), played.options.end(),
                         [](const auto& a, const auto& b) { return a.value > b.value; });
        const search_option<action_t> best = played.options.front();
        for (search_option<action_t>& o : played.options) {
            o.behind = best.value - o.value;
            o.behind_error = by.played * std::max(o.behind_error, best.behind_error);
        }
        played.options.front().behind_error = 0;
        played.best = best.action;
        return played;
    }

    /// Of the choices that are about as good as the one that was made the one that is liked best. Who does not search takes a quick look
    /// first, to know which are.
    search_result<action_t> by_temperament(search_result<action_t> made, const std::atomic<bool>& stop)
    {
        if constexpr (knowledge::offers<G, hook::nature_of>()) {
            if (config_.temperament == temperament::even)
                return made;
            if (config_.how != thought::worlds) {
                player_config quick = config_;
                quick.how = thought::worlds;
                quick.search.effort = quick_look;
                const action_t wanted[]{made.best};
                auto seen = decision(view_, who_, quick, world_seed_, 0).compare(stop, wanted);
                made.options = std::move(seen.options);
                made.worlds = seen.worlds;
            }
            const typename G::state world = determinize(view_, dice_);
            const auto own = std::find_if(made.options.begin(), made.options.end(),
                                          [&](const auto& o) { return same_action<G>(world, o.action, made.best); });
            if (own == made.options.end() || !nature_of(view_, made.best).taste)
                return made;
            const double spread = own->error * std::sqrt(static_cast<double>(own->worlds));
            double worst = own->value;
            for (const auto& o : made.options)
                worst = std::min(worst, o.value);
            const double as_good = spread > 0 ? levels_of<G>().whim * spread : share_of_range * (own->value - worst);
            const auto liked = [&](const search_option<action_t>& o) {
                const double wide = o.error * std::sqrt(static_cast<double>(o.worlds));
                return liking(config_.temperament, nature_of(view_, o.action), spread > 0 ? wide / spread : 1);
            };
            const search_option<action_t>* chosen = &*own;
            for (const auto& o : made.options)
                if (std::abs(o.value - own->value) <= as_good && 2 * o.worlds >= own->worlds &&
                    nature_of(view_, o.action).taste && liked(o) > liked(*chosen) + 1e-9)
                    chosen = &o;
            made.best = chosen->action;
        }
        return made;
    }

    /// Worlds by which what was reckoned in payments is turned into what the match makes of it, at least.
    static constexpr int worlds_for_match = 192;
    static constexpr double gate_for_match = 2; // what was reckoned knows more of the game than they do
    /// Worlds of that quick look.
    static constexpr int quick_look = 64;
    /// About as good where values are exact: within so much of the distance to the worst choice. This and `level_numbers::whim` were
    /// found by `./dev bench temperaments` (tests/bench/RESULTS.md): as much as keeps the strength within half a step.
    static constexpr double share_of_range = 0.12;

    static search_result<action_t> certain(const action_t& a)
    {
        search_result<action_t> result;
        result.best = a;
        return result;
    }

    /// What the seat may do, as far as it can tell: what a player may do never depends on what he cannot see, so every
    /// world that looks the same gives the same list.
    std::vector<action_t> choices_in(const typename G::state& world) const
    {
        std::vector<action_t> choices;
        legal(world, who_, choices);
        return choices;
    }

    bool lists(const search_result<action_t>& result, std::span<const action_t> wanted)
    {
        const typename G::state world = determinize(view_, dice_);
        return std::all_of(wanted.begin(), wanted.end(), [&](const action_t& a) {
            return std::any_of(result.options.begin(), result.options.end(),
                               [&](const auto& option) { return same_action<G>(world, option.action, a); });
        });
    }

    const view_t& view_;
    seat who_;
    player_config config_;
    random_stream dice_;
    std::uint64_t world_seed_;
};

/// A decision at one of the levels of bot_levels(), cut off from its match.
template <game_type G>
class level_thinker final : public thinker {
public:
    using action_t = typename G::action;

    /// `rules` keeps what the view points to alive. `worth`: of the match from the standing before this round; nullptr
    /// where payments alone count. `usually`: the chance that a whole unit was at the match's beginning is asked of it.
    level_thinker(std::shared_ptr<const typename G::rules> rules, typename G::view view, seat who,
                  const bot_settings& bot, std::uint64_t moment, std::shared_ptr<const match_worth> worth = nullptr,
                  std::shared_ptr<const match_worth> usually = nullptr)
        : rules_(std::move(rules)), view_(std::move(view)), who_(who), seed_(bot.seed), moment_(moment),
          worth_(bot.by_payments ? nullptr : std::move(worth)), usually_(std::move(usually)),
          config_(find_level(bot.level)->in<G>())
    {
        if (config_.how == thought::worlds)
            config_.search.worth = worth_.get();
        config_.search.milliseconds = bot.budget_ms;
        config_.search.threads = bot.threads;
        config_.temperament = bot.temperament;
    }

    std::string choose(const std::atomic<bool>& stop) override
    {
        const auto result = decision<G>(view_, who_, config_, seed_, moment_).make(stop);
        worlds_ = result.worlds;
        how_hard_ = !result.options.empty() ? difficulty_of(result.options)
                    : has_choice()          ? difficulty::usual()
                                            : difficulty();
        return to_text(view_, result.best);
    }

    advice advise(const std::atomic<bool>& stop, std::string_view played) override
    {
        player_config m = config_;
        if (m.how != thought::worlds) {
            m.how = thought::worlds;
            const search_budget given = m.search;
            m.search = find_level("expert")->in<G>().search;
            m.search.milliseconds = given.milliseconds;
            m.search.threads = given.threads;
            m.search.worth = worth_.get();
        }
        m.search = knowledge::coach_budget<G>(view_, m.search);
        std::vector<action_t> wanted;
        if (!played.empty())
            if (auto read = read_action(view_, who_, played))
                wanted.push_back(*read);
        decision<G> comparing(view_, who_, m, seed_, moment_);
        const auto result = comparing.compare(stop, wanted);
        advice told;
        worlds_ = told.worlds = result.worlds;
        told.exact = result.exact;
        if constexpr (knowledge::offers<G, hook::counts_own_wins>())
            told.own_wins = !result.exact && counts_own_wins(view_);
        told.rule_based = to_text(view_, rule_based_choice());
        for (const auto& o : result.options)
            told.options.push_back({to_text(view_, o.action), o.value, o.error, o.behind, o.behind_error, o.worlds,
                                    result.for_match ? o.paid : o.value});
        if (worth_ != nullptr)
            told.of_match = {worth_->chance_per_unit(who_),
                             (usually_ != nullptr ? *usually_ : *worth_).chance_per_unit(who_), result.for_match};
        told.own_wins = told.own_wins && !result.for_match;
        if (told.options.empty())
            told.options.push_back({to_text(view_, result.best)});
        const action_t best = sound_first(told) ? rule_based_choice() : result.best;
        give_reasons(told, best, wanted.empty() ? std::optional<action_t>() : wanted.front());
        return told;
    }

    int worlds() const override { return worlds_; }
    difficulty how_hard() const override { return how_hard_; }

private:
    /// Whether the rules leave the seat more than one thing to do.
    bool has_choice() const
    {
        random_stream dice(seed_, random_stream::purpose::bot, moment_);
        std::vector<action_t> choices;
        legal(determinize(view_, dice), who_, choices);
        return choices.size() > 1;
    }

    action_t rule_based_choice() const
    {
        random_stream dice(seed_, random_stream::purpose::bot, moment_);
        return rule_based(view_, dice);
    }

    /// Where the sampled values cannot tell the sound choice from the best one (twice the error of their difference, and what the
    /// game doubts them by), a teacher says the sound one: it comes first, and the others are measured against it. True when it does.
    bool sound_first(advice& told) const
    {
        auto& options = told.options;
        const auto sound = std::find_if(options.begin(), options.end(),
                                        [&](const advised_action& o) { return o.action == told.rule_based; });
        if (sound == options.end())
            return false;
        const bool moves = sound != options.begin() && sound->behind_error > 0 &&
                           sound->behind <= 2 * sound->behind_error + knowledge::doubt<G>(view_);
        if (moves) {
            const double lead = sound->behind, error = sound->behind_error;
            for (advised_action& o : options) {
                o.behind = std::max(0.0, o.behind - lead);
                o.behind_error = std::max(o.behind_error, error);
            }
            std::rotate(options.begin(), sound, sound + 1);
            options.front().behind = options.front().behind_error = 0;
        }
        // Dearest last, as it is told.
        std::stable_sort(options.begin() + 1, options.end(),
                         [](const advised_action& a, const advised_action& b) { return a.behind < b.behind; });
        return options.front().action == told.rule_based;
    }

    /// What speaks for the best one, and of what was to be judged besides what speaks against it.
    void give_reasons(advice& told, const action_t& best, const std::optional<action_t>& played) const
    {
        told.why = worded(told.options.size() > 1 ? own_reason(best) : reason{}, [&] { return common_reason(told); });
        const auto judged = !played ? told.options.end()
                                    : std::find_if(told.options.begin() + 1, told.options.end(),
                                                   [&](const auto& o) { return o.action == to_text(view_, *played); });
        if (judged == told.options.end())
            return;
        const bool behind = falls_behind(*judged);
        told.of_played = worded(behind ? own_reason_against(*played, best) : own_reason(*played),
                                [&] { return behind ? common_reason_against(told) : reason{}; });
        const auto same = [&] { return told.of_played.said == told.why.said.text(); };
        if (same() && behind)
            told.of_played = worded({}, [&] { return common_reason_against(told); });
        if (same())
            told.of_played = {};
    }

    /// The game's own, else what is said of any game.
    template <class Common>
    static advised_reason worded(const reason& own, Common&& common)
    {
        if (!own.none())
            return {own.id, own.said(G::id)};
        const reason said = common();
        return said.none() ? advised_reason{} : advised_reason{said.id, said.said("engine")};
    }

    reason own_reason(const action_t& a) const
    {
        if constexpr (knowledge::offers<G, hook::reason_for>())
            return reason_for(view_, a);
        else
            return {};
    }

    reason own_reason_against(const action_t& played, const action_t& better) const
    {
        if constexpr (knowledge::offers<G, hook::reason_against>())
            return reason_against(view_, played, better);
        else
            return {};
    }

    std::shared_ptr<const typename G::rules> rules_;
    typename G::view view_;
    seat who_;
    std::uint64_t seed_;
    std::uint64_t moment_;
    std::shared_ptr<const match_worth> worth_, usually_;
    player_config config_;
    int worlds_ = 0;
    difficulty how_hard_;
};

} // namespace hanpan
