// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/words.h"
#include "games/hoola/rules.h"

namespace hanpan::hoola {

// The rows of the table of rules (section 7), group by group, for book().
void setup_fields(rule_table<rules>& book);
void melding_fields(rule_table<rules>& book);
void claims_fields(rule_table<rules>& book);
void ending_fields(rule_table<rules>& book);
void counting_fields(rule_table<rules>& book);
void dropouts_fields(rule_table<rules>& book);

} // namespace hanpan::hoola
