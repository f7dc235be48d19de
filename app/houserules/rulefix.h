// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rulebook/rulebook.h"

/// Further changes, each to another field.
using RuleFix = std::vector<std::pair<std::string, hanpan::json>>;

/// Gives what is wrong with a rule set, the first problem first; none when nothing is.
using RuleJudge = std::function<std::vector<hanpan::rule_problem>(const hanpan::rule_values&)>;

/// Finds the fewest further changes that make `values` (which contradict themselves, or fail `judge`) valid without
/// touching `field`, the one the person just changed. It prefers the values of `base`, then the defaults, then the
/// nearest ones, and changes only fields of the panel. Nothing when two further changes are not enough.
std::optional<RuleFix> findRuleFix(const hanpan::rulebook& book, const hanpan::rule_values& values,
                                   const hanpan::rule_values& base, const std::string& field,
                                   const RuleJudge& judge = {});
