// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "rulebook/rulebook.h"

/// House rules as a line of text that one can send to a friend: "HP1-" and base64url of
///     1 byte   how the next part is packed: 0 not at all, 1 deflate (zlib)
///     text     "<game> <preset>", then one "<rule>=<value>" a line: the differences from that preset alone;
///              "name=<value>" is not a rule but the owner's name for them
///     4 bytes  the first four of SHA-256 over everything before
/// A value is JSON; a plain word has no quotes. Rules are named by id, so that a code made today can still be read when
/// rules are added. "HP2-" would be a code of a later form.
struct RuleCode {
    QString game;
    QString name;             ///< as tidyName() gives it; "" = they have none
    hanpan::json differences; ///< in the form for rulebook::read; not yet judged
    QString error;            ///< a sentence for the person; empty when the code is fine
};

/// The code of complete, valid values. `name`: the owner's name for them, "" = none.
QString writeRuleCode(const hanpan::rulebook& book, const hanpan::rule_values& values, const QString& name = {});

/// Reads a code out of pasted text: text around it, spaces and line breaks inside it do no harm.
RuleCode readRuleCode(const QString& pasted);
