// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <any>
#include <array>
#include <cassert>
#include <cmath>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/money_json.h"
#include "game/game.h"
#include "game/match_worth.h"
#include "match/deal.h"
#include "match/foresee.h"
#include "match/foretell.h"
#include "match/match.h"
#include "search/thinking.h"

namespace hanpan {

/// The game's free functions under other names: a class with a member of the same name would hide them.
namespace game_calls {

template <class S>
seat_set seats_to_act(const S& state)
{
    return to_act(state);
}
template <class S>
bool is_round_over(const S& state)
{
    return round_over(state);
}
template <class S>
settlement result_of(const S& state)
{
    return settle(state);
}
template <class S, class A>
void list_legal(const S& state, seat who, std::vector<A>& actions)
{
    legal(state, who, actions);
}

} // namespace game_calls

/// The `match` face over one game. Setup and actions fix everything: a round's deal follows from (seed, round), its
/// position from the deal and the round's actions. Undo goes on from the nearest mark (a position kept every
/// `mark_distance` actions), so that it costs the same early and late in a round.
template <game_type G>
class typed_match final : public match {
public:
    using rules_t = typename G::rules;
    using state_t = typename G::state;
    using standing_t = typename G::standing;
    using action_t = typename G::action;

    /// A match ready for its first action, or one sentence naming what is wrong with the setup.
    static parsed<std::unique_ptr<match>> create(const match_setup& wanted)
    {
        using result = parsed<std::unique_ptr<match>>;
        match_setup setup = wanted;
        setup.game = std::string(std::string_view(G::id));
        if (message error = complete_setup(setup, G::book(), G::min_players, G::max_players); !error.empty())
            return result::failure(std::move(error));
        auto ruled = std::make_shared<const rules_t>(G::book().bind(setup.rules));
        if (const rule_problem problem = G::setup_problem(*ruled, setup.players); !problem.none())
            return result::failure(problem.said(std::string_view(G::id)));
        std::unique_ptr<typed_match> made(new typed_match(std::move(setup), std::move(ruled)));
        if (made->rules_end_match())
            made->setup_.rounds = made->setup_.target = 0; // the set-up does not decide them here
        if (!made->setup_.deck.empty()) {
            auto order = read_deck(made->setup_.deck, made->deck_);
            if (!order)
                return result::failure(std::move(order.error));
            made->typed_deck_ = std::move(*order);
            made->setup_.deck = deck_text(made->typed_deck_, made->deck_);
        }
        random_stream dealer_dice(made->setup_.seed, random_stream::purpose::first_dealer);
        made->start_round(
            G::first_standing(*made->rules_, made->setup_.players, made->setup_.dealer.value_or(no_seat), dealer_dice));
        return result(std::unique_ptr<match>(std::move(made)));
    }

    std::unique_ptr<match> clone() const override { return std::unique_ptr<match>(new typed_match(*this)); }

    const rulebook& book() const override { return G::book(); }
    std::any rules() const override { return rules_; }
    int round() const override { return static_cast<int>(rounds_.size()) - 1; }
    seat dealer() const override { return here().standing.dealer; }
    seat_set to_act() const override { return round_over() ? seat_set() : game_calls::seats_to_act(state_); }
    bool round_over() const override { return game_calls::is_round_over(state_); }

    bool over() const override
    {
        if (!round_over())
            return false;
        if (setup_.until > 0 && round() + 1 >= setup_.until)
            return true;
        const standing_t after = G::advance(*rules_, here().standing, state_);
        if (rules_end_match())
            return G::match_over(*rules_, after);
        return length_reached(setup_, round() + 1 - after.void_rounds, after.scores);
    }

    std::vector<half_units> scores() const override
    {
        return round_over() ? G::advance(*rules_, here().standing, state_).scores : here().standing.scores;
    }

    settlement settle() const override
    {
        assert(round_over());
        return game_calls::result_of(state_);
    }

    std::vector<settlement> finished_rounds() const override
    {
        std::vector<settlement> all;
        for (std::size_t i = 0; i + 1 < rounds_.size(); ++i)
            all.push_back(rounds_[i].result);
        if (round_over())
            all.push_back(settle());
        return all;
    }

    bool low_score_wins() const override { return G::low_score_wins; }
    std::vector<seat> winners() const override
    {
        assert(over());
        const standing_t after = G::advance(*rules_, here().standing, state_);
        if constexpr (requires { G::match_winners(*rules_, after); }) {
            return G::match_winners(*rules_, after);
        } else {
            const auto best = G::low_score_wins ? std::min_element(after.scores.begin(), after.scores.end())
                                                : std::max_element(after.scores.begin(), after.scores.end());
            std::vector<seat> first;
            for (seat s = 0; s < setup_.players; ++s)
                if (after.scores[static_cast<std::size_t>(s)] == *best)
                    first.push_back(s);
            return first;
        }
    }
    int reading() const override { return G::reading; }

    std::vector<std::string> legal(seat who) const override
    {
        std::vector<std::string> names;
        for (const action_t& a : legal_actions(who))
            names.push_back(to_text(state_, a));
        return names;
    }

    verdict judge(seat who, std::string_view action) const override
    {
        action_t ignored{};
        return judge(who, action, ignored);
    }

    verdict play(seat who, std::string_view action) override
    {
        action_t chosen{};
        const verdict judged = judge(who, action, chosen);
        if (!judged.allowed())
            return judged;
        actions_.push_back({round(), who, to_text(state_, chosen)});
        rounds_.back().moves.push_back({who, chosen, told(state_, who, chosen)});
        apply(state_, who, chosen);
        keep_mark(rounds_.back(), rounds_.back().moves.size(), state_);
        ++revision_;
        return judged;
    }

    void next_round() override
    {
        assert(round_over() && !over());
        rounds_.back().result = settle();
        rounds_.back().marks = {}; // one seldom comes back to a round that was left
        start_round(G::advance(*rules_, here().standing, state_));
        ++revision_;
    }

    void end_with_this_round() override
    {
        setup_.until = round() + 1;
        here().worth = worth_at(here().standing);
        ++revision_;
    }

    bool undo() override
    {
        if (actions_.empty())
            return false;
        while (rounds_.back().moves.empty())
            rounds_.pop_back();
        rounds_.back().moves.pop_back();
        actions_.pop_back();
        go_to_end(rounds_.back());
        ++revision_;
        return true;
    }

    std::string deal_text() const override
    {
        return "hanpan deal 1 " + std::string(G::id) + " round " + std::to_string(round() + 1) + " players " +
               std::to_string(setup_.players) + ": " + hanpan::deck_text(dealing_order(round()), deck_);
    }

    std::any view_of(seat who) const override { return std::make_shared<const typename G::view>(observe(state_, who)); }

    json view(seat who) const override
    {
        json object = to_json(observe(state_, who));
        object["round"] = round() + 1;
        object["scores"] = json_amounts(scores());
        object["log"] = json_log(log(who));
        return object;
    }

    json all() const override
    {
        json object = everything(state_);
        object["round"] = round() + 1;
        object["scores"] = json_amounts(scores());
        json words = json::array();
        for (const played_action& a : actions_)
            if (a.round == round())
                words.push_back(json{{"seat", a.who}, {"action", a.text}});
        object["log"] = std::move(words);
        return object;
    }

    std::vector<zone> zones(seat who) const override
    {
        std::vector<zone> list;
        list_zones(observe(state_, who), list);
        return list;
    }

    std::vector<zone> open_zones() const override
    {
        std::vector<zone> list;
        if constexpr (requires { list_zones(state_, list); }) {
            list_zones(state_, list);
        } else {
            list = zones(0);
            for (seat s = 1; s < setup_.players; ++s)
                fill_in_names(list, zones(s));
        }
        return list;
    }

    std::vector<log_entry> log(seat viewer) const override
    {
        std::vector<log_entry> entries;
        tell(rounds_.size() - 1, viewer, entries);
        return entries;
    }
    std::vector<log_entry> past_log(seat viewer) const override
    {
        std::vector<log_entry> entries;
        for (std::size_t i = 0; i + 1 < rounds_.size(); ++i)
            tell(i, viewer, entries);
        return entries;
    }

    void know_rounds(std::shared_ptr<const known_rounds> known) override
    {
        assert(known == nullptr || known->players() == setup_.players);
        known_ = std::move(known);
        for (round_record& r : rounds_)
            r.worth = worth_at(r.standing);
    }
    std::shared_ptr<const match_worth> worth(int number) const override
    {
        if (number == round() + 1 && round_over() && !over())
            return worth_at(G::advance(*rules_, here().standing, state_));
        assert(number >= 0 && number <= round());
        return rounds_[static_cast<std::size_t>(number)].worth;
    }

    std::unique_ptr<thinker> think(seat who, const bot_settings& bot) const override
    {
        assert(to_act().has(who) && is_bot_level(bot.level));
        return thinker_for(state_, who, bot, round(), seen_by(who));
    }

    std::vector<reviewed_decision> review(seat who, const bot_settings& bot, const std::atomic<bool>& stop,
                                          const review_progress& done) const override
    {
        std::vector<reviewed_decision> found;
        std::size_t index = 0;
        for (std::size_t r = 0; r < rounds_.size(); ++r) {
            state_t walked = rounds_[r].dealt;
            std::size_t seen = 0;
            for (const move& m : rounds_[r].moves) {
                if (stop.load())
                    return found;
                std::vector<action_t> choices;
                if (m.who == who)
                    game_calls::list_legal(walked, who, choices);
                if (choices.size() > 1) {
                    const auto judge = thinker_for(walked, who, bot, static_cast<int>(r), seen);
                    reviewed_decision d{index, static_cast<int>(r), who, actions_[index].text, 0, 0, {}};
                    d.advice = judge->advise(stop, d.played);
                    if (stop.load())
                        return found; // called off in the middle of this one
                    d.reckon();
                    found.push_back(std::move(d));
                }
                seen += !m.told_to(who).empty();
                apply(walked, m.who, m.action);
                ++index;
                if (done)
                    done(index, actions_.size(), found);
            }
        }
        return found;
    }

    void foresee(seat who, int worlds, const std::atomic<bool>& stop,
                 const std::function<void(std::size_t, const foresight&)>& found) const override
    {
        state_t walked = here().dealt;
        // One seed for the whole round, so that the line does not jump by chance.
        const std::uint64_t seed = setup_.seed + static_cast<std::uint64_t>(round());
        for (std::size_t moves = 0; !stop.load(); ++moves) {
            foresight seen = knowledge::foresee<G>(walked, who, setup_.players, worlds, seed, stop);
            if (stop.load())
                return;
            found(moves, seen);
            if (moves == here().moves.size())
                return;
            apply(walked, here().moves[moves].who, here().moves[moves].action);
        }
    }

    aftermath foretell(std::size_t index, std::string_view action, int worlds,
                       const std::atomic<bool>& stop) const override
    {
        assert(index < actions_.size());
        for (const round_record& round : rounds_) {
            if (index >= round.moves.size()) {
                index -= round.moves.size();
                continue;
            }
            state_t walked = round.dealt;
            for (std::size_t i = 0; i < index; ++i)
                apply(walked, round.moves[i].who, round.moves[i].action);
            const seat who = round.moves[index].who;
            const auto taken = read_action(walked, who, action);
            if (!taken || !refusal(walked, who, *taken).allowed())
                break;
            // One seed for a decision, so that its actions are compared in the same layouts.
            return knowledge::foretell<G>(walked, who, *taken, setup_.players, worlds, setup_.seed + index, stop);
        }
        return {};
    }

    double swing() const override
    {
        constexpr int dealt_for_it = 64;
        random_stream rng(0); // the same for every match of these rules
        const standing_t fresh = G::first_standing(*rules_, setup_.players, 0, rng);
        double sum = 0, squares = 0;
        for (int n = 0; n < dealt_for_it; ++n) {
            const std::vector<std::uint8_t> order = shuffled_deck(0, n, deck_.size());
            state_t s = G::deal(*rules_, fresh, std::span<const std::uint8_t>(order), rng);
            // To its end: the estimate of a position varies less than what is paid.
            knowledge::play_out<G, knowledge::playout_end::round>(s, rng, no_seat, [] { return false; });
            std::array<double, max_seats> paid{};
            knowledge::value<G>(s, std::span<double>(paid));
            for (int p = 0; p < setup_.players; ++p) {
                const double whole_units = paid[static_cast<std::size_t>(p)] / 2;
                sum += whole_units;
                squares += whole_units * whole_units;
            }
        }
        const double seats = dealt_for_it * setup_.players, mean = sum / seats;
        const double variance = squares / seats - mean * mean;
        return variance > 0 ? std::sqrt(variance) : 1;
    }

private:
    struct move {
        seat who;
        action_t action;
        /// What each seat was told of it when it was taken; shared with clones.
        std::shared_ptr<const std::vector<std::string>> told;

        const std::string& told_to(seat viewer) const { return (*told)[static_cast<std::size_t>(viewer)]; }
    };
    /// The last action that was judged, so that judging and then playing it reads and checks it once.
    struct judged_action {
        std::uint64_t revision;
        seat who;
        std::string text;
        action_t action;
        verdict judged;
    };
    struct round_record {
        standing_t standing; ///< before the round
        state_t dealt;
        std::vector<move> moves;
        std::vector<state_t> marks; ///< of the round on the table: the position after each `mark_distance` moves
        settlement result;          ///< once the next round is dealt
        std::shared_ptr<const match_worth> worth; ///< before the round; nullptr: payments alone count
    };
    static constexpr std::size_t mark_distance = 16;

    /// Keeps the position after the first `moves` moves of a round, where a mark is due and not there yet.
    static void keep_mark(round_record& round, std::size_t moves, const state_t& position)
    {
        if (moves % mark_distance == 0 && round.marks.size() + 1 == moves / mark_distance)
            round.marks.push_back(position);
    }

    /// The position after all moves of a round, from the last mark that they reach.
    void go_to_end(round_record& round)
    {
        round.marks.resize(std::min(round.marks.size(), round.moves.size() / mark_distance));
        std::size_t reached = round.marks.size() * mark_distance;
        state_ = reached == 0 ? round.dealt : round.marks.back();
        while (reached < round.moves.size()) {
            const move& next = round.moves[reached];
            apply(state_, next.who, next.action);
            keep_mark(round, ++reached, state_);
        }
    }

    /// What `viewer` was told of the moves of a round, appended.
    void tell(std::size_t round, seat viewer, std::vector<log_entry>& entries) const
    {
        for (const move& m : rounds_[round].moves)
            if (const std::string& text = m.told_to(viewer); !text.empty())
                entries.push_back({static_cast<int>(round), m.who, text});
    }

    typed_match(match_setup setup, std::shared_ptr<const rules_t> rules) : rules_(std::move(rules))
    {
        setup_ = std::move(setup);
        deck_ = G::deck(*rules_, setup_.players);
    }
    typed_match(const typed_match&) = default;

    /// Decisions are numbered by what the seat has seen, never by hidden actions.
    std::unique_ptr<thinker> thinker_for(const state_t& state, seat who, const bot_settings& bot, int round,
                                         std::size_t seen) const
    {
        const auto moment = static_cast<std::uint64_t>(round) << 32 | seen << 4 | static_cast<std::uint64_t>(who);
        return std::make_unique<level_thinker<G>>(rules_, observe(state, who), who, bot, moment,
                                                  rounds_[static_cast<std::size_t>(round)].worth,
                                                  rounds_.front().worth);
    }

    /// What ends this match from a standing on.
    match_course course_at(const standing_t& standing) const
    {
        match_course course;
        if constexpr (requires { G::course(*rules_, standing); }) {
            course = G::course(*rules_, standing);
        } else if (!rules_end_match()) {
            // (Without rounds and target it is a round by itself, which is played for what it pays.)
            if (setup_.rounds > 0)
                course.rounds = std::max(1, setup_.rounds - (standing.round - standing.void_rounds));
            if (setup_.target > 0) {
                course.ceiling.fill(setup_.target);
                course.floor.fill(-setup_.target);
            }
        }
        if (setup_.until > 1 && !course.open()) {
            const int left = std::max(1, setup_.until - standing.round);
            course.rounds = course.rounds > 0 ? std::min(course.rounds, left) : left;
        }
        return course;
    }
    std::shared_ptr<const match_worth> worth_at(const standing_t& standing) const
    {
        if (known_ == nullptr || setup_.until == 1) // one deal, played again for what it pays
            return nullptr;
        match_moment moment{standing.round, standing.dealer, {}, course_at(standing)};
        if (moment.course.open())
            return nullptr;
        std::copy(standing.scores.begin(), standing.scores.end(), moment.scores.begin());
        return std::make_shared<const match_worth>(known_, moment);
    }

    const round_record& here() const { return rounds_.back(); }
    round_record& here() { return rounds_.back(); }

    /// What every seat is told of an action in this position.
    std::shared_ptr<const std::vector<std::string>> told(const state_t& state, seat who, const action_t& action) const
    {
        std::vector<std::string> texts;
        for (seat viewer = 0; viewer < setup_.players; ++viewer)
            texts.push_back(public_text(state, who, action, viewer));
        return std::make_shared<const std::vector<std::string>>(std::move(texts));
    }

    /// How many things this seat has seen happen in the round.
    std::size_t seen_by(seat who) const
    {
        return static_cast<std::size_t>(std::count_if(here().moves.begin(), here().moves.end(),
                                                      [who](const move& m) { return !m.told_to(who).empty(); }));
    }

    bool rules_end_match() const
    {
        if constexpr (requires { G::ends_itself(*rules_); })
            return G::ends_itself(*rules_);
        else
            return false;
    }

    /// `number`: 0 = first round.
    std::vector<std::uint8_t> dealing_order(int number) const
    {
        return number == 0 && !typed_deck_.empty() ? typed_deck_ : shuffled_deck(setup_.seed, number, deck_.size());
    }

    void start_round(standing_t standing)
    {
        const int number = static_cast<int>(rounds_.size());
        const std::vector<std::uint8_t> order = dealing_order(number);
        random_stream chance(setup_.seed, random_stream::purpose::table, static_cast<std::uint64_t>(number));
        state_ = G::deal(*rules_, standing, std::span<const std::uint8_t>(order), chance);
        auto worth = worth_at(standing);
        rounds_.push_back({std::move(standing), state_, {}, {}, {}, std::move(worth)});
    }

    std::vector<action_t> legal_actions(seat who) const
    {
        std::vector<action_t> list;
        if (to_act().has(who))
            game_calls::list_legal(state_, who, list);
        return list;
    }

    verdict judge(seat who, std::string_view action, action_t& chosen) const
    {
        if (who < 0 || who >= setup_.players)
            return no_such_seat_verdict();
        if (round_over())
            return round_over_verdict();
        if (!to_act().has(who))
            return not_your_turn_verdict();
        if (last_judged_ && last_judged_->revision == revision_ && last_judged_->who == who &&
            last_judged_->text == action) {
            chosen = last_judged_->action;
            return last_judged_->judged;
        }
        auto read = read_action(state_, who, action);
        if (!read) {
            sentence_ = read.error.text();
            return {"not_understood", sentence_};
        }
        chosen = *read;
        const verdict judged = refusal(state_, who, chosen);
        last_judged_ = judged_action{revision_, who, std::string(action), chosen, judged};
        return judged;
    }

    std::shared_ptr<const rules_t> rules_; ///< shared with clones and thinkers: states and views point into it
    std::vector<std::string> deck_;
    std::vector<std::uint8_t> typed_deck_; ///< empty: shuffled
    std::vector<round_record> rounds_;     ///< the current one is the last
    std::shared_ptr<const known_rounds> known_;
    state_t state_{};
    mutable std::optional<judged_action> last_judged_;
};

} // namespace hanpan
