// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <atomic>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/money_json.h"
#include "game/game.h"
#include "game/knowledge.h"

/// Hoola small enough to be solved: two players, two suits of six ranks (fewer by the rules), three cards each, four draws.
/// The search plays it by the very code that plays the real games, and public_tree.h knows the truth.
///
/// - A turn: draw, or take the last discard into a run at once; then put down what you like; then throw a card.
/// - Runs of three and more of a suit, aces low. Who has a run of his own may lay cards off at any run.
/// - The last card is kept: with one card left nothing is thrown, and it goes by being put down. Who has none is out and
///   wins.
/// - After the last draw's turn fewer points win (the card's rank); equal points pay nothing.
/// - The loser pays a stake, two if he has put nothing down.
///
/// Smaller than Hoola where the number of positions asks for it: a turn's melds and discard are one action; no sets, sevens,
/// jokers, claims out of turn or stops; two of the twelve cards stay face down for good, so that each has two draws.
namespace hanpan::mini {

using card_set = std::uint16_t; ///< bit = suit * 6 + rank
using card = std::int8_t;
inline constexpr card no_card = -1;
inline constexpr int most_ranks = 6;
inline constexpr int hand_size = 3;

constexpr card_set bit(card c) { return static_cast<card_set>(1U << c); }
constexpr card_set without(card_set all, card_set some) { return static_cast<card_set>(all & ~some); }
constexpr card lowest(card_set set) { return static_cast<card>(std::countr_zero(set)); }
constexpr int points(card c) { return c % most_ranks + 1; }
constexpr int points(card_set set)
{
    int sum = 0;
    for (; set != 0; set = static_cast<card_set>(set & (set - 1)))
        sum += points(lowest(set));
    return sum;
}

struct rules {
    int ranks = 6; ///< of each suit, 4 … 6
    int draws = 4; ///< of both together; the other cards stay out of play
};
/// Every card of the game.
card_set pack(const rules& law);

enum class phase : std::uint8_t { draw, play, over };
enum class kind : std::uint8_t { draw, take, play };

struct action {
    kind what = kind::draw;
    card_set with = 0;     ///< take: the hand's cards that go down with the discard; play: what is put down
    card thrown = no_card; ///< play
    friend bool operator==(const action&, const action&) = default;
};

/// What everybody sees.
struct table {
    const rules* law = nullptr;
    seat turn = 0;
    phase now = phase::draw;
    card_set down = 0;   ///< in runs
    card_set thrown = 0; ///< discards that were not taken
    card top = no_card;  ///< the one that may be taken
    seat_set melded;
    std::array<std::uint8_t, 2> counts{hand_size, hand_size};
    std::uint8_t left = 0; ///< draws
    seat out = no_seat;    ///< who went out
    std::uint8_t moves = 0;
    std::array<action, 24> history{}; ///< everything that has been done; the seats take turns
    card_set visible() const { return static_cast<card_set>(down | thrown); }
    friend bool operator==(const table&, const table&) = default;
};

struct state : table {
    std::array<card_set, 2> hands{};
    std::array<card, 2 * most_ranks> stock{}; ///< stock[left - 1] is drawn next
};

struct view : table {
    seat who = 0;
    card_set hand = 0;
    friend bool operator==(const view&, const view&) = default;
};

struct standing : standing_base {};

struct game {
    using rules = mini::rules;
    using standing = mini::standing;
    using state = mini::state;
    using view = mini::view;
    using action = mini::action;
    using told = mini::action;
    static constexpr std::string_view id = "mini";
    static constexpr int min_players = 2;
    static constexpr int max_players = 2;
    static constexpr int reading = 1;
    static constexpr bool low_score_wins = false;
    static const rule_table<rules>& book();
    static rule_problem setup_problem(const rules& law, int players);
    static bool zero_sum(const rules&) { return true; }
    static standing first_standing(const rules&, int players, seat dealer, random_stream&);
    static std::vector<std::string> deck(const rules& law, int players);
    static state deal(const rules& law, const standing&, std::span<const std::uint8_t> order, random_stream&);
    static standing advance(const rules&, const standing& before, const state& s);
    static bool match_over(const rules&, const standing&) { return false; }
    static parsed<told> read_told(std::string_view text);
    static json eval(const json&) { return {{"error", "The mini game answers no questions."}}; }
};

/// What a player with these cards may do; the hand and the table are all it depends on. Appends.
void list_moves(const table& t, card_set hand, std::vector<action>& list);
/// The table after the turn's player, who is left with `count` cards, has done that.
void follow(table& t, const action& a);
/// What the first seat receives, in half units. Only for a finished round.
half_units payoff(const table& t, card_set first, card_set second);
/// The rule-based player, who never throws dice: takes and puts down whatever goes, throws the card that is the least
/// use, and the dearest when he draws no more.
action greedy(const table& t, seat who, card_set hand);

seat_set to_act(const state& s);
inline bool round_over(const state& s) { return s.now == phase::over; }
void legal(const state& s, seat who, std::vector<action>& list);
verdict refusal(const state& s, seat who, const action& a);
void apply(state& s, seat who, const action& a);
settlement settle(const state& s);
void payoffs(const state& s, std::span<half_units> paid);
view observe(const state& s, seat who);
state determinize(const view& v, random_stream& rng);
/// The other's hand as likely as the turns of players of all levels have made it: they do what a greedy player would, and `slip` times as
/// often a given other thing. As often as the players of Hoola depart from what its rule-based player would do: `./dev bench learn`.
extern std::atomic<double> slip;
state determinize_likely(const view& v, random_stream& rng, double& weight);
std::string to_text(const action& a);
inline std::string to_text(const table&, const action& a) { return to_text(a); }
inline parsed<action> read_action(const table&, seat, std::string_view text) { return game::read_told(text); }
inline std::optional<action> shown(const state&, seat, const action& a, seat) { return a; }
json to_json(const view& v);
json everything(const state& s);
void list_zones(const view& v, std::vector<zone>& zones);
inline action rule_based(const view& v, random_stream&) { return greedy(v, v.who, v.hand); }
inline action playout_action(const state& s, seat who, random_stream&)
{
    return greedy(s, who, s.hands[static_cast<std::size_t>(who)]);
}

} // namespace hanpan::mini

namespace hanpan {

template <>
struct bot_of<mini::game> {
    using hooks = hook_list<hook::playout_action, hook::payoffs, hook::determinize_likely>;
};
static_assert(knowledge::checked<mini::game>());

} // namespace hanpan
