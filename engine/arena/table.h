// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "arena/external.h"
#include "arena/tally.h"
#include "base/index.h"
#include "base/money_json.h"
#include "match/deal.h"
#include "match/match.h"
#include "search/thinking.h"

namespace hanpan::arena {

/// A table of a tournament: plays single rounds, one after another. Each thread has its own.
class table {
public:
    virtual ~table() = default;
    /// Plays deal `number` with bot `seated[s]` of the tournament in seat s.
    virtual round_result play(std::uint64_t number, std::span<const int> seated) = 0;
    /// What went wrong with the tournament's bot `bot` at this table.
    virtual troubles troubles_of(int bot) const = 0;
};

/// Everything that fixes what is played at a table.
struct table_setup {
    int players = 0;
    std::uint64_t seed = 0;
    json rules; ///< complete values
    std::vector<std::string> bots;
    int bot_timeout_ms = 2000;
};

/// A round so far.
template <game_type G>
struct played_round {
    struct move {
        seat who;
        typename G::action action;
    };
    const typename G::rules* rules = nullptr;
    typename G::standing standing;
    std::vector<std::uint8_t> order; ///< as it was dealt
    random_stream chance{0};         ///< what `deal` got
    std::vector<move> moves;
};

/// The bots the program knows. Another type (the lab's oracles) may add to them: its `decide` gets the table's state
/// and, if it takes it, the round so far.
template <game_type G>
struct usual_bots {
    /// Can it decide for that name?
    static bool knows(const std::string&) { return false; }
};

template <game_type G, class More = usual_bots<G>>
class typed_table final : public table {
public:
    using state_t = typename G::state;
    using action_t = typename G::action;

    explicit typed_table(const table_setup& setup)
        : setup_(setup), rules_(G::book().bind(setup.rules)), deck_size_(G::deck(rules_, setup.players).size())
    {
        for (const std::string& name : setup.bots) {
            bot b{name, {}, nullptr};
            if (name.starts_with(exec_prefix))
                b.external = std::make_unique<external_bot>(name.substr(exec_prefix.size()), setup.bot_timeout_ms);
            else if (const auto known = read_player_config(name, levels_of<G>()))
                b.config = *known;
            bots_.push_back(std::move(b));
        }
        // Where every round of a match is another game (contracts), the deals go through them in turn.
        random_stream rng(setup.seed, random_stream::purpose::first_dealer);
        typename G::standing st = G::first_standing(rules_, setup.players, 0, rng);
        for (rounds_in_lap_ = 1; rounds_in_lap_ < most_in_lap; ++rounds_in_lap_) {
            st.round = rounds_in_lap_;
            if (G::match_over(rules_, st))
                break;
        }
    }

    round_result play(std::uint64_t number, std::span<const int> seated) override
    {
        round_result result;
        state_t s = dealt(number);
        const state_t start = s;
        start_externals(seated);
        std::array<std::uint64_t, max_seats> decisions{};
        const std::atomic<bool> never{false};
        for (seat_set asked = to_act(s); !asked.empty(); asked = to_act(s)) {
            const seat who = asked.lowest();
            const auto place = static_cast<std::size_t>(who);
            bot& b = bots_[at(seated[place])];
            const auto view = observe(s, who);
            // Every seat of a deal has its own dice, the same for any bot that sits there.
            const std::uint64_t dice =
                random_stream(setup_.seed ^ 0x5bd1e995U, random_stream::purpose::bot, number * max_seats + place)
                    .next();
            const auto began = std::chrono::steady_clock::now();
            action_t chosen{};
            if (b.external != nullptr)
                chosen = ask(*b.external, start, s, view, who);
            else if (More::knows(b.name))
                chosen = decide_with_more(b.name, s, view, who, dice, decisions[place]);
            else
                chosen = decision<G>(view, who, b.config, dice, decisions[place]).make(never).best;
            const auto took = std::chrono::steady_clock::now() - began;
            result.decisions[place].add(std::chrono::duration<double, std::milli>(took).count());
            ++decisions[place];
            round_.moves.push_back({who, chosen});
            apply(s, who, chosen);
        }
        const settlement paid = settle(s);
        for (std::size_t i = 0; i < paid.payments.size(); ++i)
            result.paid[i] = G::low_score_wins ? -paid.payments[i] : paid.payments[i];
        for (const seat w : paid.winners)
            result.winners.add(w);
        if (any_external_)
            for (std::size_t i = 0; i < seated.size(); ++i)
                if (auto& external = bots_[at(seated[i])].external)
                    external->end_round(json_amounts(paid.payments));
        return result;
    }

    troubles troubles_of(int number) const override
    {
        const auto& external = bots_[at(number)].external;
        return external == nullptr ? troubles{} : external->seen();
    }

private:
    struct bot {
        std::string name;
        player_config config;
        std::unique_ptr<external_bot> external;
    };
    static constexpr int most_in_lap = 7;

    state_t dealt(std::uint64_t number)
    {
        random_stream chance(setup_.seed, random_stream::purpose::table, number);
        const auto dealer = static_cast<seat>(number % static_cast<std::uint64_t>(setup_.players));
        typename G::standing st = G::first_standing(rules_, setup_.players, dealer, chance);
        st.round = static_cast<int>(number / static_cast<std::uint64_t>(setup_.players) %
                                    static_cast<std::uint64_t>(rounds_in_lap_));
        round_.rules = &rules_;
        round_.standing = st;
        round_.order = shuffled_deck(setup_.seed + (number >> 31), static_cast<int>(number & 0x7FFFFFFF), deck_size_);
        round_.chance = chance;
        round_.moves.clear();
        return G::deal(rules_, st, std::span<const std::uint8_t>(round_.order), chance);
    }

    void start_externals(std::span<const int> seated)
    {
        any_external_ = false;
        for (std::size_t s = 0; s < seated.size(); ++s)
            if (auto& external = bots_[at(seated[s])].external) {
                any_external_ = true;
                external->start_round(std::string(std::string_view(G::id)), setup_.rules, setup_.players,
                                      static_cast<seat>(s));
            }
    }

    action_t decide_with_more(const std::string& name, const state_t& s, const typename G::view& view, seat who,
                              std::uint64_t dice, std::uint64_t moment)
    {
        if constexpr (requires { More::decide(name, s, view, who, dice, moment, round_); })
            return More::decide(name, s, view, who, dice, moment, round_);
        else if constexpr (requires { More::decide(name, s, view, who, dice, moment); })
            return More::decide(name, s, view, who, dice, moment);
        else
            return {};
    }

    action_t ask(external_bot& external, const state_t& start, const state_t& s, const typename G::view& view, seat who)
    {
        std::vector<action_t> choices;
        legal(s, who, choices);
        std::vector<std::string> words;
        words.reserve(choices.size());
        for (const action_t& a : choices)
            words.push_back(to_text(s, a));
        json seen = to_json(view);
        seen["round"] = 1;
        seen["scores"] = json_amounts(std::vector<half_units>(static_cast<std::size_t>(setup_.players), 0));
        std::vector<log_entry> log;
        state_t walked = start;
        for (const auto& m : round_.moves) {
            if (std::string text = public_text(walked, m.who, m.action, who); !text.empty())
                log.push_back({0, m.who, std::move(text)});
            apply(walked, m.who, m.action);
        }
        seen["log"] = json_log(log);
        if (const auto answer = external.decide(seen, words)) {
            if (const auto read = read_action(s, who, *answer); read && refusal(s, who, *read).allowed())
                return *read;
            external.was_nonsense();
        }
        random_stream dice(setup_.seed, random_stream::purpose::bot, round_.moves.size());
        return rule_based(view, dice);
    }

    table_setup setup_;
    typename G::rules rules_;
    std::size_t deck_size_;
    std::vector<bot> bots_;
    played_round<G> round_;
    bool any_external_ = false;
    int rounds_in_lap_ = 1;
};

} // namespace hanpan::arena
