// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include "match/grades.h"

/// The words and signs of grades, and of what they cost.
class GradeWords {
    Q_DECLARE_TR_FUNCTIONS(Review)

public:
    /// The level of bots that judges when there is time; a quick look takes the one below.
    static constexpr const char* coach = "master";
    static constexpr const char* quickCoach = "expert";

    /// "open", "best", … as the interface names them to itself.
    static QString id(hanpan::grade g);
    /// "Inaccuracy"
    static QString text(hanpan::grade g);
    /// As players of chess write them, so that no grade is told by colour alone: "?!".
    static QString sign(hanpan::grade g);
    /// A share as it is said: "93%"
    static QString percent(double share);
    /// "−0.85", "0"
    static QString cost(double cost);
    /// "±0.12"; "" where nothing is in doubt
    static QString error(double error);
};
