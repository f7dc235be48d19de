// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <optional>
#include <string>
#include <vector>

#include <QHash>
#include <QString>

#include "effectrows.h"
#include "effects/field_study.h"
#include "registry/registry.h"

/// What a rule does over its values, as far as it was played.
struct SweptRule {
    std::string id{};
    std::vector<hanpan::effects::field_value> values{};
    /// The figure that it changes most; nothing = no difference that shows.
    std::optional<std::string> figure{};
    std::size_t matches = 0; ///< so many at most were played under each value

    /// In words and for a picture; empty where there are not two values that can be played.
    RuleSpark spark(const QString& game) const;
};

/// Plays every rule of a panel over its values, a little of all first, and then more; used by one job alone.
class RuleSweep {
public:
    /// What is known already need not be played again.
    RuleSweep(const hanpan::game_entry& game, int players, hanpan::rule_values rules,
              const QHash<QString, SweptRule>& known);

    /// Plays on with the rule whose turn it is; `first`: the place in the rulebook of the one that is seen first. Nothing:
    /// `stop` became true, or there is nothing left to do.
    std::optional<SweptRule> step(const std::atomic<bool>& stop, int first);
    bool finished() const { return at_ == matchesUnderAValue.size(); }

private:
    /// How many matches under each value each time round.
    static const std::vector<std::size_t> matchesUnderAValue;

    const hanpan::game_entry* game_;
    int players_;
    hanpan::rule_values rules_;
    std::size_t at_ = 0;            ///< which time round it is
    std::vector<std::size_t> done_; ///< by rule, the most matches under a value
};
