// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QString>

#include "match/match.h"

/// A match to be played elsewhere as a line of text: the rules code (houserules/rulecode.h), then separated by points
/// the number of players, the number of the deal, the length if the rules set none ("r5" rounds, "t20" target), the
/// first dealer if one was chosen ("d2"), and four letters that reveal typing errors. Pasted among the rules it works
/// as a rules code.
struct DealCode {
    QString game;
    int players = 0;
    QString seed;
    std::shared_ptr<hanpan::match> match; ///< before its first action
    QString error;                        ///< a sentence; empty when all is well
};

/// The code of a match; "" for one dealt from a deck typed by hand, which no number describes.
QString writeDealCode(const hanpan::match& match);
DealCode readDealCode(const QString& pasted);
