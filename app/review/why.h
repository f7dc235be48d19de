// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <string>

#include <QCoreApplication>

#include "match/match.h"
#include "reviewrows.h"

class Hindsight;

/// Why a decision was dear: what might have come of what was played and of what was better, as far as could be known then
/// (match/aftermath.h).
struct Why {
    Q_DECLARE_TR_FUNCTIONS(Review)

public:
    /// Of how many decisions of a review it is told.
    static constexpr std::size_t most = 3;

    std::string better;
    hanpan::aftermath ofPlayed, ofBetter;

    /// Works it out: a thousand layouts for each of the two. Of no use when `stop` became true.
    static Why of(const hanpan::match& match, const hanpan::reviewed_decision& one, const std::atomic<bool>& stop);

    /// For a page. `hindsight`: of that match. `swing`: of a round (match::swing).
    WhyShown inWords(Hindsight& hindsight, const hanpan::match& match, const hanpan::reviewed_decision& one,
                     double swing) const;
};
