// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include "match/grades.h"

/// The words and signs of grades, and of what they cost.
class GradeWords {
    Q_DECLARE_TR_FUNCTIONS(Review)

public:
    /// The level of bots that judges when there is time; the quick look takes the one below.
    static constexpr const char* coach = "master";
    static constexpr const char* quickCoach = "expert";

    /// "open", "best", …: the id of a grade in the interface.
    static QString id(hanpan::grade g);
    /// "Inaccuracy"
    static QString text(hanpan::grade g);
    /// The mark that chess players use, so that no grade is shown by colour alone: "?!".
    static QString sign(hanpan::grade g);
    /// A share in words: "93%"
    static QString percent(double share);
    /// "−0.85", "0"; "+0.85" for what it brought
    static QString cost(double cost);
    /// What a decision cost of the chance of winning the match: "4% of the match"; "" = nothing, or it is not known.
    static QString ofMatch(const hanpan::reviewed_decision& one);

    // Where the match decides, the coach's values are no payments; what is promised and cost in payments is:
    /// by the action that was played
    static double promised(const hanpan::reviewed_decision& one);
    /// by the best one
    static double promisedByBest(const hanpan::reviewed_decision& one);
    /// by how much less it was; less than 0 where the match is better won by what pays less
    static double paidLess(const hanpan::reviewed_decision& one) { return promisedByBest(one) - promised(one); }
    /// The doubt of that: "±0.12"; "" if there is none, or it is not known.
    static QString paidError(const hanpan::reviewed_decision& one);
    /// "±0.12"; "" if there is no doubt
    static QString error(double error);
};
