// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/gametable.h"
#include "tablerows.h"

/// An action of the own seat as it is offered or judged, without the player's name: "discard 9♣"; with what tells it apart where
/// another one of the moment reads the same. "" = there is nothing to say of it.
QString actionWords(const GameTable& game, const Situation& s, const QString& action);
/// The own pieces where something is to be decided.
OwnHand ownHand(const GameTable& game, const Situation& s);
