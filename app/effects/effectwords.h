// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

#include <QCoreApplication>
#include <QList>
#include <QString>

#include "effects/effects.h"

/// What rules do, in words: what the pages and the book say alike. Figures are named by hanpan::effects::figure::id.
class EffectWords {
    Q_DECLARE_TR_FUNCTIONS(EffectWords)

public:
    /// What a figure is called: "Turns in a round"; "" = nobody is told of it.
    static QString label(const QString& game, const std::string& id);
    /// The same in so few words that they fit over a column: "Turns".
    static QString shortLabel(const QString& game, const std::string& id);
    /// The figure in words: "11.5", "42%", "+0.3". `more`: with so many decimals more than it usually has.
    static QString value(const std::string& id, double value, int more = 0);
    /// The number that `value` writes; only of "skill" another one: the rounds it takes to show.
    static double shown(const std::string& id, double value);
    /// Two of them, with as many decimals as tell them apart.
    static std::pair<QString, QString> apart(const std::string& id, double one, double other);
    /// Is it a part of all rounds, or of all decisions?
    static bool isShare(const std::string& id);
    /// At how many places the rules are studied: `wanted`, or where that is 0 as many as at the table set up last for this
    /// game; where the rules do not allow it, the fewest that they allow. 0 = nobody can play by them.
    static int players(const QString& game, const hanpan::rule_values& rules, int wanted = 0);
    /// From how many rounds something is, and how they were played.
    static QString source(std::int64_t rounds, int players);
    /// How long so many turns take at a table of people, in whole minutes.
    static double minutes(double turns, int players);

    /// One figure that is told of a game, in the order in which it is told.
    struct Told {
        const hanpan::effects::change* what = nullptr; ///< in the list that was given; lives as long as it does
        QString group;                                 ///< the heading it belongs to
        QString label;
    };
    static QList<Told> told(const QString& game, const std::vector<hanpan::effects::change>& changes);
    /// The most telling figures of one rule set, in a sentence or two, and what to doubt of them; "" = nothing is known yet.
    static QString ofRules(const std::vector<hanpan::effects::figure>& figures, int players);
    /// The most telling differences in a sentence or two, and what to doubt of what is after them.
    static QString ofChanges(const QString& game, const std::vector<hanpan::effects::change>& changes);
};
