// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/parsed.h"
#include "effects/rows.h"
#include "match/match.h"

/// What house rules do: figures of how rounds go under a rule set, as our bots play it, and how they differ from those
/// under another.
namespace hanpan::effects {

/// A figure with its 95 % interval.
struct figure {
    /// - "turns": turns of a round
    /// - "choices": the share of decisions with more than one choice
    /// - "moved", "moved_often": what half of all rounds move at most, and 19 of 20, in whole units: the sum of what the
    ///   players below the table's mean are below it
    /// - "overtakings": the share of rounds that began with a single leader and end with another one
    /// - "from_dealer.K": what the player K places after the dealer gets a round beside the table's mean, whole units
    /// - "edge", "until_ahead": what a casual player among learners gets a round more than they, whole units; after how
    ///   many rounds it is ahead of them nine times in ten
    /// - "skill": "edge" in standard deviations of a round: 0 is pure luck; until_ahead = (1.28 / skill)²
    /// - "seats": how much the place at the table is worth: the root mean square of "from_dealer.K", error taken out, as a
    ///   share of what a round moves on average
    /// - "claims": how often a round somebody acts out of their order (`G::is_claim`); only of games that have such actions
    /// - "things": how many endings, reasons and factors of payments and kinds of action come up in one round of fifty or more
    /// - "cut": the share of matches that were not over after `most_rounds` though their rules know an end, or in which a
    ///   round was longer than `turns_of_endless_round`
    /// - "ends.ENDING", "pays.NAME": the share of rounds that end so, and in which a settlement names it; "does.KIND":
    ///   how often a round such an action is taken, by the protocol's words
    std::string id;
    double value = 0, low = 0, high = 0;
    bool known = true; ///< false: too few rounds were played to say anything ("until_ahead" of nobody who is ahead)
};

/// A figure under two rule sets.
struct change {
    figure before, after;
    double difference = 0, low = 0, high = 0; ///< after − before, with its 95 % interval
    /// Whether the interval leaves no difference out.
    bool shows() const { return before.known && after.known && (low > 0 || high < 0); }
};

/// One rule set of a game at a table of one size, studied by playing under it.
class study {
public:
    struct wanted {
        const game_entry* game = nullptr; ///< not null
        int players = 0;
        rule_values rules; ///< whatever rulebook::read takes
        std::uint64_t seed = 0;
    };
    /// Nothing has been played yet. A sentence if these rules cannot be played by so many.
    static parsed<study> of(const wanted& what);

    /// Plays `matches` more, and a third as many in which one player is stronger, on `threads` threads. When `stop`
    /// becomes true it returns soon, with whole matches only. What was played depends on their number alone.
    void play_on(int matches, int threads, const std::atomic<bool>& stop);

    int players() const { return setup_.players; }
    const rule_values& rules() const { return setup_.rules; } ///< complete
    std::int64_t rounds() const;                              ///< played so far
    std::size_t matches() const { return rows_.size(); }
    /// Everything that is known by now, in a fixed order: what is asked of every game first, then what happened, by
    /// name. Empty before the first match.
    std::vector<figure> figures() const;

    /// The figures of both and their differences; things that happened under one of them alone too. Their deals are the
    /// same where the seeds are, which makes the differences sharper.
    friend std::vector<change> compared(const study& before, const study& after);

private:
    study(const game_entry& game, study_setup setup) : game_(&game), setup_(std::move(setup)) {}

    const game_entry* game_;
    study_setup setup_;
    std::vector<match_row> rows_; ///< by number, from 0
    std::vector<duel_row> duels_; ///< by number, from 0
};

std::vector<change> compared(const study& before, const study& after);

/// The figure of that id; nullptr = there is none.
const figure* find(const std::vector<figure>& in, std::string_view id);

/// Sentences on what such figures are worth: matches that were cut off, bots that know no way with the rules. Nothing
/// where all is well.
std::vector<message> doubts(const std::vector<figure>& figures);

/// {"value","low","high"}, and of a change both with their "difference".
json to_json(const figure& f);
json to_json(const change& c);

} // namespace hanpan::effects
