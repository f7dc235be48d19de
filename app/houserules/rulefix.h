// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rulebook/rulebook.h"

/// Further changes, each one to another field.
using RuleFix = std::vector<std::pair<std::string, hanpan::json>>;

/// What is wrong with a rule set, the first thing first; none when nothing is.
using RuleJudge = std::function<std::vector<hanpan::rule_problem>(const hanpan::rule_values&)>;

/// Looks for the fewest further changes that let `values` (which contradict themselves, or what `judge` says) stand without touching `field`,
/// the one the person just changed. Prefers the values of `base`, then the defaults, then the nearest ones. Only fields
/// of the panel are changed. Nothing when there is no such way within two further changes.
std::optional<RuleFix> findRuleFix(const hanpan::rulebook& book, const hanpan::rule_values& values,
                                   const hanpan::rule_values& base, const std::string& field,
                                   const RuleJudge& judge = {});
