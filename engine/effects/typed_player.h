// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <concepts>
#include <span>
#include <utility>

#include "base/index.h"
#include "effects/rows.h"
#include "match/deal.h"
#include "search/thinking.h"

namespace hanpan::effects {

/// Players of this game may act out of their order: `G::is_claim(state, who, action) -> bool` says when one does.
template <class G>
concept has_claims = requires(const typename G::state& s, seat who, const typename G::action& a)
{
    {
        G::is_claim(s, who, a)
        } -> std::same_as<bool>;
};

template <game_type G>
class typed_player final : public player {
public:
    explicit typed_player(const study_setup& setup)
        : setup_(setup), rules_(G::book().bind(setup.rules)), deck_size_(G::deck(rules_, setup.players).size())
    {
    }

    match_row play(std::uint64_t number) override
    {
        match_row row;
        row.number = number;
        row.has_claims = has_claims<G>;
        const bool looks = number % looked_at == 0;
        seat leader = no_seat;
        walk(
            number, [&](seat) -> const player_config& { return setup_.usual; },
            [&](const state_t& s, seat who, const action_t& a) {
                if (looks)
                    row.asked += 1, row.chosen += has_choice(s, who);
                if constexpr (has_claims<G>)
                    row.claims += G::is_claim(s, who, a);
                std::string word = to_text(s, a);
                word.resize(kind_of(word).size());
                count(std::move(word), seen_);
            },
            [&](const state_t& s, int turns, const typename G::standing& after) {
                const settlement paid = settle(s);
                ++row.rounds;
                row.turns += turns;
                row.cut = row.cut || turns > turns_of_endless_round * setup_.players;
                finish(row, paid);
                const auto results = beside_mean(paid);
                double lost = 0;
                for (int p = 0; p < setup_.players; ++p)
                    lost += std::max(0.0, -results[at(p)]);
                row.moved.push_back(lost);
                const seat dealer = dealer_;
                for (int k = 0; k < setup_.players; ++k)
                    row.from_dealer[at(k)] += results[at((dealer + k) % setup_.players)];
                const seat now = single_leader(after);
                if (leader != no_seat) {
                    ++row.standings;
                    row.overtakings += now != no_seat && now != leader;
                }
                if (now != no_seat)
                    leader = now;
            },
            &row.cut);
        return row;
    }

    duel_row duel(std::uint64_t number) override
    {
        duel_row row;
        row.number = number;
        const auto strong = static_cast<seat>(number % static_cast<std::uint64_t>(setup_.players));
        walk(
            number + first_duel,
            [&](seat who) -> const player_config& { return who == strong ? setup_.usual : setup_.weaker; },
            [](const state_t&, seat, const action_t&) {},
            [&](const state_t& s, int, const typename G::standing&) {
                // Beside the mean of the others: n / (n − 1) of what it is beside the table's mean.
                const double n = setup_.players;
                const double ahead = beside_mean(settle(s))[at(strong)] * n / (n - 1);
                ++row.rounds;
                row.ahead += ahead;
                row.squares += ahead * ahead;
            });
        return row;
    }

private:
    using state_t = typename G::state;
    using action_t = typename G::action;
    /// Listing choices takes longer than choosing: in every so manyth match they are.
    static constexpr std::uint64_t looked_at = 8;
    /// Duels have deals of their own.
    static constexpr std::uint64_t first_duel = std::uint64_t{1} << 40;

    static std::size_t at(int i) { return static_cast<std::size_t>(i); }

    /// Plays a match. `who_is(seat)`: how well it plays; `done(state, who, action)` before each action;
    /// `over(state, turns, standing after it)` after each round. `*cut` becomes true where it had no end.
    template <class WhoIs, class Done, class Over>
    void walk(std::uint64_t number, WhoIs&& who_is, Done&& done, Over&& over, bool* cut = nullptr)
    {
        const std::uint64_t seed = random_stream(setup_.seed, random_stream::purpose::table, number).next();
        random_stream chance(seed, random_stream::purpose::first_dealer);
        typename G::standing standing = G::first_standing(rules_, setup_.players, no_seat, chance);
        const bool ends = ends_itself();
        const std::atomic<bool> never{false};
        for (int round = 0; round < (ends ? most_rounds : rounds_of_open_match); ++round) {
            const auto order = shuffled_deck(seed, round, deck_size_);
            state_t s = G::deal(rules_, standing, std::span<const std::uint8_t>(order), chance);
            dealer_ = standing.dealer;
            seen_.clear();
            std::array<std::uint64_t, max_seats> dice{}, moments{};
            for (int p = 0; p < setup_.players; ++p)
                dice[at(p)] =
                    random_stream(seed, random_stream::purpose::bot, static_cast<std::uint64_t>(round * max_seats + p))
                        .next();
            seat turn = no_seat;
            int turns = 0;
            for (seat_set asked = to_act(s); !asked.empty(); asked = to_act(s)) {
                const seat who = asked.lowest();
                // Where several are asked at once, they may claim: it is nobody's turn.
                if (asked.size() == 1 && who != turn) {
                    turn = who;
                    ++turns;
                }
                const action_t chosen =
                    decision<G>(observe(s, who), who, who_is(who), dice[at(who)], moments[at(who)]++).make(never).best;
                done(std::as_const(s), who, chosen);
                apply(s, who, chosen);
            }
            standing = G::advance(rules_, standing, s);
            over(std::as_const(s), turns, std::as_const(standing));
            if (ends && G::match_over(rules_, standing))
                return;
        }
        if (ends && cut)
            *cut = true;
    }

    bool ends_itself() const
    {
        if constexpr (requires { G::ends_itself(rules_); })
            return G::ends_itself(rules_);
        else
            return false;
    }
    bool has_choice(const state_t& s, seat who)
    {
        choices_.clear();
        legal(s, who, choices_);
        return choices_.size() > 1;
    }
    static void count(std::string text, std::vector<happening>& in)
    {
        for (happening& h : in)
            if (h.id == text) {
                ++h.times;
                return;
            }
        in.push_back({std::move(text), 1, 1});
    }
    /// A thing of the round that is over goes into the row.
    static void enter(match_row& row, std::string id, int times)
    {
        for (happening& h : row.happened)
            if (h.id == id) {
                ++h.rounds;
                h.times += times;
                return;
            }
        row.happened.push_back({std::move(id), 1, times});
    }
    void finish(match_row& row, const settlement& paid)
    {
        for (const happening& h : seen_)
            enter(row, "does." + h.id, h.times);
        enter(row, "ends." + paid.ending, 1);
        std::vector<happening> named;
        for (const settlement_line& line : paid.lines) {
            count(line.reason, named);
            for (const settlement_line::factor& f : line.factors)
                count(f.id, named);
        }
        for (const happening& h : named)
            enter(row, "pays." + h.id, 1);
    }
    /// By seat: what it got beside the mean of the table, whole units, more is better.
    std::array<double, max_seats> beside_mean(const settlement& paid) const
    {
        std::array<double, max_seats> result{};
        double sum = 0;
        for (int p = 0; p < setup_.players; ++p)
            sum += units(paid.payments[at(p)]);
        for (int p = 0; p < setup_.players; ++p) {
            const double more = units(paid.payments[at(p)]) - sum / setup_.players;
            result[at(p)] = G::low_score_wins ? -more : more;
        }
        return result;
    }
    /// The only seat with the best score, or no_seat.
    static seat single_leader(const typename G::standing& st)
    {
        const auto better = [](half_units a, half_units b) { return G::low_score_wins ? a < b : a > b; };
        seat best = 0;
        bool alone = true;
        for (int p = 1; p < st.players; ++p) {
            const half_units mine = st.scores[at(p)], top = st.scores[at(best)];
            if (better(mine, top)) {
                best = static_cast<seat>(p);
                alone = true;
            } else if (mine == top) {
                alone = false;
            }
        }
        return alone ? best : no_seat;
    }

    study_setup setup_;
    typename G::rules rules_;
    std::size_t deck_size_;
    seat dealer_ = no_seat;       ///< of the round that is played
    std::vector<happening> seen_; ///< what was done in it
    std::vector<action_t> choices_;
};

} // namespace hanpan::effects
