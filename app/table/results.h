// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantList>
#include <QVariantMap>

struct Situation;
class PlayedMatch;

/// What a round and a match came to, in words and signed numbers; what TableFace says under `settlement`, `payments`,
/// `hands`, `scoreTable` and `matchResult`. The first three for a round that is over, the last one for a match that is.
namespace results {

QVariantList settlementRows(const PlayedMatch& played, const Situation& now);
QVariantList paymentRows(const PlayedMatch& played, const Situation& now);
QVariantList handRows(const PlayedMatch& played, const Situation& now);
QVariantMap scoreRows(const PlayedMatch& played, const Situation& now);
/// What ends the match, in words; "" where it is a number of rounds, which the round's own words tell.
QString goal(const PlayedMatch& played, const Situation& now);
/// Where the person stands: place, total, what ends the match.
QString standing(const PlayedMatch& played, const Situation& now);
/// What an opponent says at the end of a great round, {name, face, words}: one that ended in something rare, brought more than any
/// before it in the match, or ended the match. {} after any other.
QVariantMap remark(const PlayedMatch& played, const Situation& now);
QVariantMap ranking(const PlayedMatch& played, const Situation& now);

} // namespace results
