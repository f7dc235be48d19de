// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <optional>
#include <string>
#include <vector>

#include "effects/effects.h"

namespace hanpan::effects {

/// The values of a field that are worth trying: all of a flag or a choice; of a number its ends, what the presets have and
/// steps between, at most `most`; of anything else what the presets have. The value in `rules` among them, sorted where
/// they have an order. Empty for the field that says how many play.
std::vector<json> values_to_try(const rulebook& book, const rule_info& field, const rule_values& rules, int most = 7);

/// One value of a field, the others as they are.
struct field_value {
    json value;
    bool in_use = false;
    message refused; ///< why it cannot be played; empty = it can
    std::int64_t rounds = 0;
    /// From the value in use to this one; of the value in use itself, both are the same. Empty before anything is known.
    std::vector<change> changes;

    /// The figure under this value; nullptr = not known.
    const figure* find(std::string_view id) const;
};

/// What a field of a rule set does: the figures for each of its values, all others as they are, with the same deals.
class field_study {
public:
    struct wanted {
        const game_entry* game = nullptr; ///< not null
        int players = 0;
        rule_values rules; ///< whatever rulebook::read takes
        std::string field;
        std::uint64_t seed = 0;
        std::size_t most_matches = 1500; ///< under each value; more are not worth their electricity
    };
    /// Nothing has been played yet. A sentence if the rules in use cannot be played by so many, or there is no such field.
    static parsed<field_study> of(const wanted& what);

    /// Plays a portion under each value (together well below a second at first), on this thread; false = there is nothing
    /// left to do. When `stop` becomes true it returns soon, with whole matches only.
    bool step(const std::atomic<bool>& stop);

    /// In the order of `values_to_try`.
    const std::vector<field_value>& values() const { return values_; }
    /// Why the field has no effect under these rules; nothing when it has.
    const std::optional<rule_greyed>& greyed() const { return greyed_; }

    /// Of these figures ("turns", "moved", …) the one that the field changes most, measured by its error, if any is changed
    /// beyond what so many looks at once may show by chance. Nothing: no difference that shows.
    std::optional<std::string> most_changed(const std::vector<std::string>& of = usual_figures()) const;
    /// Whether a value differs from the one in use in this figure, beyond what so many looks at once may show by chance.
    bool shows(const std::string& figure) const;
    /// "turns", "moved", "skill", "choices", "overtakings": what a row's small picture may show.
    static const std::vector<std::string>& usual_figures();

private:
    field_study() = default;

    std::vector<field_value> values_;
    std::vector<std::optional<study>> studies_; ///< by value; nothing where it is refused
    std::size_t in_use_ = 0;
    std::size_t matches_ = 0, most_matches_ = 0;
    std::optional<rule_greyed> greyed_;
};

} // namespace hanpan::effects
