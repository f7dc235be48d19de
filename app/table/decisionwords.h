// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/gametable.h"
#include "tablerows.h"

/// An action of the own seat as it is offered or judged, without the player's name: "discard 9♣"; if another action
/// available now reads the same, with what tells them apart. "" = there is nothing to say about it.
QString actionWords(const GameTable& game, const Situation& s, const QString& action);
/// The own pieces, for a decision that is to be made.
OwnHand ownHand(const GameTable& game, const Situation& s);
