// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include "rulebook/rulebook.h"

/// A rule set as it is kept and exchanged, one JSON object a file:
///     {"format":"hanpan-rules","version":1,"game":"hoola","name":"…","base":"battle_modern","rules":{every field},
///      "changed":"2026-02-17T20:15:00Z","played":3}
/// All values are written out, so that a rule set stays the same when a later version changes a preset.
struct RuleSet {
    QString id; ///< the file's base name
    QString game;
    QString name;
    QString base; ///< the preset with which it is compared
    QString own;  ///< only in "in-use": the own rule set from which it comes
    hanpan::rule_values values;
    QDateTime changed;
    int played = 0; ///< number of matches begun with it
};

/// The result of reading a file.
struct RuleFile {
    RuleSet set;
    QString error;        ///< a sentence; empty when `set` is usable
    bool damaged = false; ///< it is not a rules file at all, or cut off; else it is complete, but not for this program
};

QByteArray writeRuleFile(const RuleSet& set);

/// Reads a file's content; also accepts what the command line accepts: a bare object of differences. `game`: the game
/// it should be for.
RuleFile readRuleFile(const QByteArray& content, const QString& game);

/// A name fit for keeping: one line, no blanks around it, at most 60 characters.
QString tidyName(const QString& name);
