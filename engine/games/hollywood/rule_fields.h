// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/words.h"
#include "games/hollywood/rules.h"

namespace hanpan::hollywood {

// The rows of the table of rules (section 5), group by group, for book().
void card_fields(rule_table<rules>& book);
void contract_fields(rule_table<rules>& book);
void mayi_fields(rule_table<rules>& book);
void play_fields(rule_table<rules>& book);
void score_fields(rule_table<rules>& book);

} // namespace hanpan::hollywood
