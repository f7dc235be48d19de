// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include "search/temperament.h"

/// What the animals at the table say at great moments, each by its temperament.
class Remarks {
    Q_DECLARE_TR_FUNCTIONS(Remarks)

public:
    enum class Moment {
        Rare,  ///< it has ended the round in something rare
        Win,   ///< it has won more than anybody before
        Match, ///< it has won the match
        Loss,  ///< the person has done one of these to it
    };
    /// One of the few remarks there are; the same number gives the same words. "" for an even temperament.
    static QString of(hanpan::temperament temper, Moment moment, int number);
};
