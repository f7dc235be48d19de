// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QCoreApplication>
#include <QString>

#include "effects/effects.h"

/// What rules do, in words: what the pages and the book say alike.
class EffectWords {
    Q_DECLARE_TR_FUNCTIONS(EffectWords)

public:
    /// At how many places the rules are studied: `wanted`, or where that is 0 as many as at the table set up last for this
    /// game, or the nearest number the rules allow. 0 = nobody can play by them.
    static int players(const QString& game, const hanpan::rule_values& rules, int wanted = 0);
    /// The most telling figures of one rule set, in a sentence or two, and what to doubt of them; "" = nothing is known yet.
    static QString ofRules(const std::vector<hanpan::effects::figure>& figures, int players);
    /// From how many rounds that is, and how they were played.
    static QString source(std::int64_t rounds, int players);
};
