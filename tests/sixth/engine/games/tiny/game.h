// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <charconv>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/money_json.h"
#include "game/game.h"

/// A game of twelve numbers that exists for the tests of everything that is built over games: hidden hands and stock,
/// a claim window in which several seats act, a rule that ends the match by itself. Draw one, discard one; another seat
/// may claim a discard into its open row. The stock ends the round, the lowest hand wins a chip from everyone.
namespace hanpan::tiny {

struct rules {
    bool claims = true;
    int hand = 2;
    bool own_end = false;
    int goal = 3;
    bool endless = false; ///< not in the book: the discards become the stock again, so that the round never ends
};

enum class phase : std::uint8_t { draw, discard, claim, over };
enum class kind : std::uint8_t { draw, discard, claim, pass };

struct action {
    kind what = kind::draw;
    int number = 0;
};

constexpr int pieces = 12;

/// What everybody sees.
struct open_part {
    const rules* law = nullptr;
    int players = 0;
    seat dealer = 0;
    seat turn = 0;
    phase now = phase::draw;
    std::uint16_t discards = 0; ///< bit n = number n + 1
    int top = 0;                ///< the last discard, 0 = none or claimed
    seat_set asked;             ///< still to answer in the claim window
    std::array<std::uint16_t, max_seats> open{};
};

struct state : open_part {
    std::array<std::uint16_t, max_seats> hand{};
    std::array<std::uint8_t, pieces> stock{}; ///< from the front
    int left = 0;
    seat claimant = no_seat; ///< nearest after the turn so far
};

struct view : open_part {
    seat who = 0;
    std::uint16_t hand = 0;
    std::array<int, max_seats> counts{};
    int left = 0;
};

struct standing : standing_base {};

struct game {
    using rules = tiny::rules;
    using standing = tiny::standing;
    using state = tiny::state;
    using view = tiny::view;
    using action = tiny::action;
    using told = tiny::action; // nothing of it is ever hidden
    static constexpr std::string_view id = "tiny";
    static constexpr int min_players = 2;
    static constexpr int max_players = 4;
    static constexpr int reading = 1;
    static constexpr bool low_score_wins = false;
    static const rule_table<rules>& book();
    static rule_problem setup_problem(const rules& r, int players);
    static bool zero_sum(const rules&) { return true; }
    static bool ends_itself(const rules& r) { return r.own_end; }
    static standing first_standing(const rules&, int players, seat dealer, random_stream& rng);
    static std::vector<std::string> deck(const rules&, int players);
    static state deal(const rules&, const standing&, std::span<const std::uint8_t> order, random_stream&);
    static standing advance(const rules&, const standing&, const state&);
    static bool match_over(const rules&, const standing&);
    static parsed<told> read_told(std::string_view text);
    static json eval(const json& question);
};

seat_set to_act(const state& s);
bool round_over(const state& s);
void legal(const state& s, seat who, std::vector<action>& list);
verdict refusal(const state& s, seat who, const action& a);
void apply(state& s, seat who, const action& a);
settlement settle(const state& s);
view observe(const state& s, seat who);
state determinize(const view& v, random_stream& rng);
std::string to_text(const action& a);
inline std::string to_text(const open_part&, const action& a) { return to_text(a); }
inline parsed<action> read_action(const open_part&, seat, std::string_view text) { return game::read_told(text); }
std::optional<action> shown(const state& s, seat who, const action& a, seat viewer);
json to_json(const view& v);
json everything(const state& s);
void list_zones(const view& v, std::vector<zone>& zones);

} // namespace hanpan::tiny
