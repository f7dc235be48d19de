// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tablerows.h"
#include "words/scoretable.h"

struct Situation;
class PlayedMatch;

/// What a round and a match came to, in words and signed numbers.
namespace results {

/// Of a round that is over, but for the text of its deal; who has won where the match is over.
RoundOutcome round(const PlayedMatch& played, const Situation& now);
ScoreTable scores(const PlayedMatch& played, const Situation& now);
/// What ends the match, in words; "" where it is a number of rounds, which the round's own words tell.
QString goal(const PlayedMatch& played, const Situation& now);
/// Where the person stands: place, total, what ends the match.
QString standing(const PlayedMatch& played, const Situation& now);

} // namespace results
