// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "effects/effects.h"

namespace hanpan::effects {

/// What a group may like more or less of. Each is measured by one figure (`figure_of`).
enum class trait {
    length,   ///< "turns": long rounds
    stakes,   ///< "moved": wild rounds, which move much
    skill,    ///< "skill": the better player is ahead soon
    fairness, ///< "seats": every place at the table is worth the same (the figure is small then)
    claims,   ///< "claims": players act out of their order; not in every game
    plain,    ///< "things": few endings, payments and kinds of action to know (the figure is small then)
};
inline constexpr int trait_count = 6;
/// "length", "stakes", …
std::string_view to_text(trait t);
std::optional<trait> read_trait(std::string_view text);
std::string_view figure_of(trait t);

/// What a group likes of one trait.
struct preference {
    trait what = trait::length;
    /// −1 = as little of it as under any preset or less, 1 = as much as under any or more, 0 = the middle. Between them: the
    /// presets' quantile of that, or further out.
    double toward = 0;
    /// Instead of `toward`: near this value of the figure ("turns": 40), neither below nor above.
    std::optional<double> value;
    double weight = 1;
};

/// How plain the rules should be for the youngest at the table: nothing is asked from 12 years on; below that the rules
/// with the fewest things to know, at half the weight from 8 years on.
std::optional<preference> for_youngest(int years);

/// How far a rule set is from a preference.
struct met {
    preference wanted;
    figure f;          ///< not known: the game has no such thing, or too little was played
    double target = 0; ///< what was asked for, in the figure's unit
    double away =
        0; ///< how far the figure is on the wrong side of it, in usual differences between the presets; 0 = met
    bool there = false; ///< met, as far as the figure's interval tells
};

/// One field that is otherwise than in the preset.
struct field_change {
    std::string field;
    json from, to;
    /// What it does to the figures that are asked for, from the deals of both; empty until it is confirmed.
    std::vector<change> changes;
};

/// A rule set that may suit.
struct house {
    std::string preset;                ///< what it is, or comes from
    std::vector<field_change> changed; ///< in the order in which they were found; empty: the preset as it is
    rule_values rules;                 ///< complete
    std::vector<met> preferences;      ///< in the order in which they were asked for
    double away = 0;                   ///< all of them together: root of the weighted mean square
    std::vector<figure> figures;       ///< all that is known (study::figures)
    std::int64_t rounds = 0;           ///< from how many
    /// Sentences on what its figures are worth: matches that were cut off, bots that do not know what to do with the rules.
    std::vector<message> doubts;
};

/// What was found by now.
struct found_houses {
    /// All that can be played, the nearest first; of those that differ in the number of players alone, the first in the book.
    std::vector<house> presets;
    std::vector<house> changed; ///< nearer than the preset they come from, confirmed by other deals; the nearest first
    /// Preferences that no house here comes up to, by their place in what was asked for.
    std::vector<std::size_t> unmet;
    struct refusal {
        std::string preset;
        message why;
    };
    std::vector<refusal> refused; ///< presets that so many cannot play
    double progress = 0;          ///< 0 … 1
    bool done = false;
};

/// Looks for the house rules that suit a group: plays all presets of a game, and changes single fields of the best ones,
/// as few as bring it nearer. What is found depends on `wanted` alone and on how many steps were taken.
class finder {
public:
    struct wanted {
        const game_entry* game = nullptr; ///< not null
        int players = 0;
        std::vector<preference> preferences;
        std::uint64_t seed = 0;
        int most_changes = 3; ///< of a preset
        int from = 2;         ///< so many presets are changed, the nearest ones
    };
    /// Nothing has been played yet. A sentence if no preset of the game can be played by so many, or nothing is asked for.
    static parsed<finder> of(wanted what);
    finder(finder&&) noexcept;
    finder& operator=(finder&&) noexcept;
    ~finder();

    /// A small part of the work (well below a second), on this thread; false = there is nothing left to do. When `stop`
    /// becomes true it returns soon, and nothing is lost.
    bool step(const std::atomic<bool>& stop);
    found_houses found() const;

private:
    struct work;
    explicit finder(std::unique_ptr<work> w);
    std::unique_ptr<work> work_;
};

} // namespace hanpan::effects
