// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/faces/book.h"
#include "games/faces/claims.h"
#include "games/faces/counts.h"
#include "games/faces/gestures.h"
#include "games/faces/hand.h"
#include "games/faces/places.h"
#include "games/faces/referee.h"
#include "games/faces/scores.h"
#include "games/faces/story.h"
#include "games/faces/words.h"

/// What a game adds to the table: which gesture means which action, and the game's words, each in a face of its own. A
/// game has a folder in app/games and a word in registry.cpp; the session and all models are the same for every game.
///
/// All words are made on demand by tr()-like calls, so that after a language switch they only have to be asked for
/// again.
struct GameTable {
    const GameGestures& gestures;
    const GameClaims& claims;
    const GamePlaces& places;
    const GameHand& hand;
    const GameWords& words;
    const GameStory& story;
    const GameScores& scores;
    const GameCounts& counts;
    const GameBook& book;
    const GameReferee& referee;
};

/// The faces of a class that has all of them.
template <class All>
GameTable facesOf(const All& all)
{
    return {all, all, all, all, all, all, all, all, all, all};
}

/// Every game that has a table, by its id, in the order of the home page.
const QList<std::pair<QString, const GameTable*>>& tableGames();
/// The table's knowledge of a game, nullptr for a game without one. Lives for ever.
const GameTable* tableGame(const QString& id);
/// What a game is called; its id where it has no table.
QString gameName(const QString& id);
/// Where nothing has been chosen yet: the first game there is.
QString firstGame();
/// The ids of all games of the engine, in the order of the home page; those without a table last.
QStringList gameIds();
