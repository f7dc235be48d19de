// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "base/random.h"
#include "rulebook/rulebook.h"

namespace hanpan::testing_rules {

/// A rule set with a name for messages.
struct named_rules {
    std::string name;
    rule_values values;
};

/// Every preset, complete.
std::vector<named_rules> presets(const rulebook& book);

/// `count` random rule sets that pass validation: a preset with at most so many fields thrown anew within their bounds.
std::vector<named_rules> random_sets(const rulebook& book, int count, random_stream& rng, int most_changes = 12);

} // namespace hanpan::testing_rules
