// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <string>

#include <QCoreApplication>
#include <QVariantMap>

#include "match/match.h"

class TableSession;

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

    /// For a page: {game, hand (faces, "" parts its melds), worth (of the hand, in words), beside (what else lay before the person,
    /// TableSession::ownHand), moves}; the moves are what was played and
    /// what was better: [{label ("Played"), text, faces (it is about), told (what it promised, and what might have come of
    /// it), arrivals (faces that would have helped, the most welcome first), said (the whole in words)}]. `walker`: a replay
    /// that stands where `one` was decided, and does so afterwards. `swing`: of a round (match::swing).
    QVariantMap inWords(TableSession& walker, const hanpan::match& match, const hanpan::reviewed_decision& one,
                        double swing) const;
};
