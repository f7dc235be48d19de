// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/money.h"
#include "base/parsed.h"
#include "base/random.h"
#include "base/seat.h"
#include "base/verdict.h"
#include "game/told.h"
#include "rulebook/rule_table.h"

namespace hanpan {

/// A place where pieces lie, as one seat sees it. The screen is drawn from these; hidden pieces have no name.
struct zone {
    std::string id;   ///< unique at the table: "hand:0", "stock", "discard", "meld:3", "open:2", …
    std::string kind; ///< what it is for the table's layout: "hand", "stock", "discard", "meld", …
    seat owner = no_seat;
    std::vector<std::string> pieces; ///< names in order, bottom or left first; "" = face down
};

/// How play goes on from round to round. Each game's `standing` derives from this (mayi carry-over, pots, chips …).
/// It is a small value: `advance` makes the next one from a finished round.
struct standing_base {
    int round = 0; ///< 0 = first round
    int players = 0;
    seat dealer = no_seat;
    std::vector<half_units> scores; ///< running total per seat
    int void_rounds = 0;            ///< finished rounds that do not count towards the match's length
};

/// One inner loop of a game for the benchmark: does `count` of the thing (melds found, hands evaluated) on material
/// prepared from `rng` and gives a number that depends on all results, so that nothing is optimised away.
struct kernel {
    std::string_view id; ///< "melds", "hand_evaluations", …
    std::uint64_t (*run)(std::uint64_t count, random_stream& rng) = nullptr;
};

/// A game is a value type with free functions, checked by this concept; no inheritance inside the engine.
/// `G` is an empty traits struct in the game's folder (`hoola::game`) that names the types; the functions are free
/// functions in the game's namespace, found by argument-dependent lookup.
///
/// Besides what the concept demands, a game may offer:
/// - `G::ends_itself(rules) -> bool`: the rules know an end of the match, so `match_over` decides it and the set-up's
///   rounds and target do not apply. Without it the rules know none.
/// - `list_zones(state, zones)`: every piece by name, for the end of a round and for replays. Without it a match puts
///   together what all seats see, and nobody's pieces (a stock) stay face down.
/// - `random_action(state, who, rng)`: the same as by way of `legal`, without its cost, for playouts.
/// - `G::match_winners(rules, standing) -> std::vector<seat>`: who has won a match that is over, where that is not simply
///   the best score (tie-breaks, wins).
/// - `G::kernels() -> std::vector<kernel>`: the inner loops `hanpan-engine bench` measures.
///
/// State: everything on the table of ONE round, hidden pieces included; trivially copyable, no heap; refers to its
/// rules by a plain pointer that the match keeps alive. Action: small trivially copyable value. View: what one seat may
/// know, with no room for a secret; holds the rules pointer and all public history a player could remember.
///
/// (clang-format 14 does not know requirements, so it looks away.)
// clang-format off
template <class G>
concept game_type = requires(const typename G::rules& rules, const typename G::standing& standing,
                             const typename G::state& state, typename G::state& mutable_state,
                             const typename G::view& view, const typename G::action& action, const typename G::told& told,
                             random_stream& rng, seat who,
                             std::vector<typename G::action>& actions, std::string_view text,
                             std::vector<zone>& zones, const json& question) {
    requires std::is_trivially_copyable_v<typename G::state>;
    requires std::is_trivially_copyable_v<typename G::action>;
    requires std::derived_from<typename G::standing, standing_base>;
    { G::id } -> std::convertible_to<std::string_view>;
    { G::min_players } -> std::convertible_to<int>; ///< under any rules
    { G::max_players } -> std::convertible_to<int>;
    /// The version of the rules as this engine reads them: one more with every correction after which a match played
    /// before may go another way. Records carry it (match/RECORD.md).
    { G::reading } -> std::convertible_to<int>;
    /// The house rules' one table.
    { G::book() } -> std::same_as<const rule_table<typename G::rules>&>;

    /// What these rules cannot do with so many players ("Six or seven players need a drop-out schedule."), with the two
    /// fields that could be changed; none() when all is well. `make_match` asks; rules alone were judged by the book.
    { G::setup_problem(rules, int()) } -> std::same_as<rule_problem>;
    /// Do the payments of a round sum to 0 under these rules?
    { G::zero_sum(rules) } -> std::same_as<bool>;

    /// Before the first round: scores at their start, the first dealer chosen from `rng` by the rules
    /// (`dealer` given = that seat). (rules, players, dealer or no_seat, rng)
    { G::first_standing(rules, int(), who, rng) } -> std::same_as<typename G::standing>;
    /// The pieces of the set in use, in a fixed order, by name: what a deck typed by hand must hold exactly.
    { G::deck(rules, int()) } -> std::same_as<std::vector<std::string>>;
    /// A dealt round. `order`: indices into G::deck(rules, players), first one dealt first (a shuffle by the match, or a
    /// deck typed by hand); `rng` for anything else chance decides (dice), a stream of its own.
    { G::deal(rules, standing, std::span<const std::uint8_t>(), rng) } -> std::same_as<typename G::state>;
    /// After a finished round: scores, dealer, round number, and whatever the game carries over.
    { G::advance(rules, standing, state) } -> std::same_as<typename G::standing>;
    /// The match is over by the game's own rules (7 hands, 77 points, a bust player). False where the rules know no end
    /// (Hoola): there the match's chosen rounds or score decide.
    { G::match_over(rules, standing) } -> std::same_as<bool>;
    /// Seats ordered by the match's result: true where fewer points win (Hollywood Rummy).
    { G::low_score_wins } -> std::convertible_to<bool>;

    { to_act(state) } -> std::same_as<seat_set>; ///< empty when the round is over; several seats in a claim window
    { round_over(state) } -> std::same_as<bool>;
    /// A representative of every distinct choice of `who`, small enough to search; empty when not to act. Appends.
    legal(state, who, actions);
    /// The reason why not, or an empty verdict. Judges any arrangement a person can make, not only those listed.
    { refusal(state, who, action) } -> std::same_as<verdict>;
    /// Applies an allowed action.
    apply(mutable_state, who, action);
    /// Who pays whom, itemised. Only for a finished round.
    { settle(state) } -> std::same_as<settlement>;

    { observe(state, who) } -> std::same_as<typename G::view>;
    /// A possible world: a state that looks the same to the view's seat, hidden pieces drawn from `rng`.
    { determinize(view, rng) } -> std::same_as<typename G::state>;

    /// The action in the protocol's words, and back, in a position or as its player sees it. Reading checks the words alone
    /// (unknown pieces, missing numbers); whether the action is allowed is for `refusal` to say.
    { to_text(state, action) } -> std::same_as<std::string>;
    { to_text(view, action) } -> std::same_as<std::string>;
    { read_action(state, who, text) } -> std::same_as<parsed<typename G::action>>;
    { read_action(view, who, text) } -> std::same_as<parsed<typename G::action>>;
    /// `G::told`: an action as it is written, hidden pieces missing; it is read and written without a position.
    { G::read_told(text) } -> std::same_as<parsed<typename G::told>>;
    { to_text(told) } -> std::same_as<std::string>;
    /// What seat `viewer` sees of `who` doing `action` in `state` (before it is applied), hidden pieces left out; nothing where
    /// the viewer notices nothing (a silent pass in a claim window whose being asked at all would tell something).
    /// (state, who, action, viewer)
    { shown(state, who, action, who) } -> std::same_as<std::optional<typename G::told>>;
    /// The protocol's view object (without "log" and "scores", which the match adds), and everything for "all".
    { to_json(view) } -> std::same_as<json>;
    { everything(state) } -> std::same_as<json>;
    /// Where every piece lies as this seat sees it: same secrets as the view, for the screen.
    list_zones(view, zones);

    /// One line of `hanpan-engine eval`: the answer object, or {"error": sentence}.
    { G::eval(question) } -> std::same_as<json>;
};
// clang-format on

} // namespace hanpan
