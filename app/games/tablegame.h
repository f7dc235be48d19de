// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/gametable.h"

/// All faces of a game in one class.
class TableGame : public GameGestures,
                  public GameClaims,
                  public GamePlaces,
                  public GameHand,
                  public GameWords,
                  public GameStory,
                  public GameScores,
                  public GameCounts,
                  public GameBook,
                  public GameReferee {};
