// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <any>
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/money.h"
#include "base/parsed.h"
#include "base/seat.h"
#include "base/verdict.h"
#include "game/game.h"
#include "match/aftermath.h"
#include "match/foresight.h"
#include "rulebook/rulebook.h"
#include "search/bot.h"
#include "search/levels.h"

namespace hanpan {

class known_rounds;
class match_worth;

namespace arena {
class table;
struct table_setup;
} // namespace arena
namespace effects {
class player;
struct study_setup;
} // namespace effects
namespace equity {
struct sampling;
} // namespace equity

/// Everything that fixes a match before its first action.
struct match_setup {
    std::string game;
    int players = 0;
    std::uint64_t seed = 0;
    rule_values rules; ///< whatever rulebook::read takes (null = defaults); a match holds the complete values, with
                       ///< `players` set from above where it is a field
    std::optional<seat> dealer; ///< of the first round; nothing: as the rules say
    /// Length, for games whose rules know no end of the match (Hoola); both 0 = one round. Elsewhere ignored.
    int rounds = 0;        ///< the match ends after this many rounds
    half_units target = 0; ///< the match ends when a score reaches ±target (in half units), 0 = no target
    int until = 0;    ///< the match ends with this round (1 = first) whatever the rules say, to play one deal again
    std::string deck; ///< pieces of the first round in dealing order, typed by hand; empty = shuffled
};

/// One action of the record, with who took it.
struct played_action {
    int round = 0; ///< 0 = first
    seat who = no_seat;
    std::string text; ///< in the protocol's words, complete (with hidden pieces)
};

/// An entry of the log as one seat may read it.
struct log_entry {
    int round = 0;
    seat who = no_seat;
    std::string text;
};

/// The only type-erased face of a running match: app, command line and tests talk to it in the protocol's words.
class match {
public:
    virtual ~match() = default;

    /// The record's text: version, setup, every action, the result so far.
    std::string to_record() const;
    virtual std::unique_ptr<match> clone() const = 0;

    const match_setup& setup() const { return setup_; }
    virtual const rulebook& book() const = 0;
    /// The setup's rules as the game reads them, bound once a match: a std::shared_ptr<const G::rules> of its game.
    virtual std::any rules() const = 0;
    const std::vector<played_action>& actions() const { return actions_; }

    virtual int round() const = 0; ///< 0 = first
    virtual seat dealer() const = 0;
    /// Seats that may act now; empty when the round is over.
    virtual seat_set to_act() const = 0;
    virtual bool round_over() const = 0;
    /// Is the last round of the match over?
    virtual bool over() const = 0;
    /// Running scores per seat, in half units, finished rounds only (the current one too once it is over).
    virtual std::vector<half_units> scores() const = 0;
    /// What the current round paid, once it is over.
    virtual settlement settle() const = 0;
    /// Every finished round's payments, oldest first.
    virtual std::vector<settlement> finished_rounds() const = 0;
    virtual bool low_score_wins() const = 0;
    /// The winners of the match, once it is over: several where the rules let them share it.
    virtual std::vector<seat> winners() const = 0;
    /// The version of the rules as the engine reads them, which the match's record will carry.
    virtual int reading() const = 0;

    virtual std::vector<std::string> legal(seat who) const = 0;
    /// Would `play` take it? Ids outside the game's own: "no_such_seat", "not_your_turn", "not_understood",
    /// "round_over". The sentence of "not_understood" is good until the next call of judge or play.
    virtual verdict judge(seat who, std::string_view action) const = 0;
    /// Takes an action if it is allowed; otherwise nothing changes.
    virtual verdict play(seat who, std::string_view action) = 0;
    /// Deals the next round. Only when round_over() and not over().
    virtual void next_round() = 0;
    /// Ends the match with the current round: what would come after it stays unknown.
    virtual void end_with_this_round() = 0;
    /// Takes back the last action, across the start of a round too; false when there is none.
    virtual bool undo() = 0;

    /// The current round's deal on one line that anybody can check: game, round, players, and every piece in dealing
    /// order. It tells every secret of the round: show it when the round is over, and before that only its fingerprint.
    virtual std::string deal_text() const = 0;

    /// What that seat may know now, in its game's own type: a std::shared_ptr<const G::view> that points to rules() of
    /// this match.
    virtual std::any view_of(seat who) const = 0;
    /// The protocol's view object of that seat, with scores and log.
    virtual json view(seat who) const = 0;
    virtual json all() const = 0;
    virtual std::vector<zone> zones(seat who) const = 0;
    /// The same with every piece named: for the end of a round and for replays.
    virtual std::vector<zone> open_zones() const = 0;
    /// What seat `viewer` has seen happen in the current round, oldest first.
    virtual std::vector<log_entry> log(seat viewer) const = 0;
    /// The same of every round before the current one.
    virtual std::vector<log_entry> past_log(seat viewer) const = 0;

    /// What rounds under this match's rules are like, for as many players (equity/sampled_rounds.h): from now on levels
    /// from Skilled on, and the coach, choose by what a round makes of the match, where the match has an end. Nullptr:
    /// by payments alone, as before. Cheap; clones have it too.
    virtual void know_rounds(std::shared_ptr<const known_rounds> known) = 0;
    /// What the match is worth from the standing before round `number` on (0 = first, at most round() + 1 where that
    /// round is over and not the last); nullptr where the rounds are not known or the match has no end. It is worked
    /// out when it is asked first, which takes some hundredths of a second: not in the window's thread.
    virtual std::shared_ptr<const match_worth> worth(int number) const = 0;

    /// A bot's decision for that seat, which must be to act; its level one of bot_levels(). Sees the seat's View only.
    virtual std::unique_ptr<thinker> think(seat who, const bot_settings& bot) const = 0;
    /// The coach's advice for that seat, which must be to act: what its choices are worth and why the best one is. From
    /// its View only. If the caller must not wait, call `think(who, bot)` here and `advise` on another thread.
    advice advise(seat who, const bot_settings& bot, const std::atomic<bool>& stop) const
    {
        return think(who, bot)->advise(stop);
    }
    /// An action the seat, which must be to act, might take now, compared with the best one: a decision as review()
    /// gives it. From its View only. When `stop` becomes true it gives the advice reached by then.
    reviewed_decision weigh(seat who, std::string_view action, const bot_settings& bot,
                            const std::atomic<bool>& stop) const
    {
        reviewed_decision d{actions().size(), round(), who, std::string(action), 0, 0, {}};
        d.advice = think(who, bot)->advise(stop, action);
        d.reckon();
        return d;
    }
    /// Every decision of that seat in the rounds played so far at which it had a choice, judged by what it could know
    /// then; oldest first. `done(so far, of all, what has been found)` is called after each action. When `stop` becomes
    /// true it ends early with what it has. Takes the time of a search for each decision: call it for a clone on
    /// another thread.
    virtual std::vector<reviewed_decision> review(seat who, const bot_settings& bot, const std::atomic<bool>& stop,
                                                  const review_progress& done = {}) const = 0;
    /// What `who` could know at every moment of the round on the table, from the deal on: `found(moves played,
    /// foresight)` is called for each. `worlds` > 0: how many layouts are imagined for each. Ends early when `stop`
    /// becomes true. Takes the time of `worlds` playouts a move: call it for a clone on another thread.
    virtual void foresee(seat who, int worlds, const std::atomic<bool>& stop,
                         const std::function<void(std::size_t, const foresight&)>& found) const = 0;
    /// What might have come of `action` instead of actions()[index], for the seat that took that one, from what it
    /// could know then. `action`: in the protocol's words, allowed there; `worlds` > 0: how many layouts are imagined.
    /// When `stop` becomes true it gives what it has reached. Takes the time of `worlds` playouts: call it for a clone
    /// on another thread.
    virtual aftermath foretell(std::size_t index, std::string_view action, int worlds,
                               const std::atomic<bool>& stop) const = 0;
    /// How much a round moves under these rules at a table of this size: the standard deviation of what it pays a seat
    /// when rule-based players sit everywhere, in whole units, from a few dozen rounds dealt for this. It depends on
    /// rules and players alone; > 0. Losses are compared with it when decisions are graded (match/grades.h).
    virtual double swing() const = 0;
    /// Counts everything done since the match began; changes whenever the position does.
    std::uint64_t revision() const { return revision_; }

protected:
    match() = default;
    match(const match&) = default;

    match_setup setup_;
    std::vector<played_action> actions_;
    std::uint64_t revision_ = 0;
    /// The last sentence of a "not_understood" verdict, because verdicts only point to their words.
    mutable std::string sentence_;
};

/// A game as code outside the engine sees it before there is a match.
struct game_entry {
    std::string_view id;
    int min_players = 0;
    int max_players = 0;
    bool low_score_wins = false;
    level_numbers levels; ///< the numbers of its bots
    const rulebook& (*book)();
    /// Everything that keeps complete, well-typed rules from being played by this number of players: contradictions,
    /// and what the game says of the number. The first thing wrong comes first.
    std::vector<rule_problem> (*problems)(rule_values rules, int players);
    parsed<std::unique_ptr<match>> (*create)(const match_setup&);
    json (*eval)(const json& question);
    /// Measures for about `seconds` a loop and gives the object `hanpan-engine bench` prints.
    json (*bench)(double seconds);
    /// A table for a tournament.
    std::unique_ptr<arena::table> (*arena_table)(const arena::table_setup&);
    /// Plays matches to study what the rules do.
    std::unique_ptr<effects::player> (*studied)(const effects::study_setup&);
    /// Plays rounds to know what they are like; see equity/sampled_rounds.h.
    std::shared_ptr<const known_rounds> (*sampled)(const equity::sampling&, const std::atomic<bool>& stop);
};

} // namespace hanpan
