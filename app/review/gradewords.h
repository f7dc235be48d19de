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
    /// "−0.85", "0"
    static QString cost(double cost);
    /// "±0.12"; "" if there is no doubt
    static QString error(double error);
};
