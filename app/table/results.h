// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "moods.h"
#include "tablerows.h"
#include "words/scoretable.h"

struct Situation;
class PlayedMatch;

/// The results of a round and of a match, in words and signed numbers.
namespace results {

/// The result of a round that is over, without the text of its deal, but with the winner if the match is over.
RoundOutcome round(const PlayedMatch& played, const Situation& now);
/// How a player feels about this result of the round.
Mood moodAfter(const PlayedMatch& played, const hanpan::settlement& result, hanpan::seat who);
ScoreTable scores(const PlayedMatch& played, const Situation& now);
/// What ends the match, in words; "" if it is a number of rounds, because the round's own words say that.
QString goal(const PlayedMatch& played, const Situation& now);
/// Where the person stands: place, total, what ends the match.
QString standing(const PlayedMatch& played, const Situation& now);

} // namespace results
