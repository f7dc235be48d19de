// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include "rulebook/rulebook.h"

/// A rule set as it is kept and exchanged. One JSON object a file:
///     {"format":"hanpan-rules","version":1,"game":"hoola","name":"…","base":"battle_modern","rules":{every field},
///      "changed":"2026-02-17T20:15:00Z","played":3}
/// All values are written out, so that a rule set stays what it was when a later version changes a preset.
struct RuleSet {
    QString id; ///< the file's base name
    QString game;
    QString name;
    QString base; ///< the preset it is compared with
    QString own;  ///< only in "in-use": the own rule set it belongs to
    hanpan::rule_values values;
    QDateTime changed;
    int played = 0; ///< matches begun with it
};

/// What came out of reading a file.
struct RuleFile {
    RuleSet set;
    QString error;        ///< a sentence; empty when `set` can be used
    bool damaged = false; ///< not a rules file at all, or cut off; otherwise it is whole, but not for us
};

QByteArray writeRuleFile(const RuleSet& set);

/// Reads a file's content; also takes what the command line takes: a bare object of differences. `game` is the game it
/// should be for.
RuleFile readRuleFile(const QByteArray& content, const QString& game);

/// A name fit for keeping: one line, no blanks around it, at most 60 characters.
QString tidyName(const QString& name);
