// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <string>

#include <QCoreApplication>

#include "match/match.h"
#include "reviewrows.h"

class Hindsight;

/// Why a decision was costly: what might have come of the played move and of the better one, as far as could be known
/// then (match/aftermath.h).
struct Why {
    Q_DECLARE_TR_FUNCTIONS(Review)

public:
    /// For how many decisions of a review this is computed.
    static constexpr std::size_t most = 3;

    std::string better;
    hanpan::aftermath ofPlayed, ofBetter;

    /// Computes it from a thousand layouts for each of the two. The result is useless if `stop` became true.
    static Why of(const hanpan::match& match, const hanpan::reviewed_decision& one, const std::atomic<bool>& stop);

    /// The same for a page. `hindsight`: of that match. `swing`: of a round (match::swing).
    WhyShown inWords(Hindsight& hindsight, const hanpan::match& match, const hanpan::reviewed_decision& one,
                     double swing) const;
};
