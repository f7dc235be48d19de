// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "actionmodel.h"
#include "games/situation.h"
#include "handorder.h"
#include "piecemodel.h"
#include "piecetracker.h"
#include "seatmodel.h"
#include "tablerows.h"
#include "zonemodel.h"

class Choice;
class Intent;
class Moods;
class Picked;
class PlayedMatch;
class SmallTalk;
struct GameTable;
class Talk;

/// What is seen of the table: its pieces, places, players and buttons as list models, and a reading of the own hand.
/// Everything here is derived from what the person's seat may see.
class TableModels {
public:
    /// What the models are made from.
    struct Sight {
        const PlayedMatch& played;
        const Situation& now;
        const Intent& intent;
        Picked& picked;
        const Choice& choice;
        const Talk& talk;
        const Moods& moods;
        const SmallTalk& smallTalk;
        bool dealing = false;    ///< the deal is being shown
        bool open = false;       ///< all hands lie open
        bool handsOff = false;   ///< nobody plays for the person but the program
        bool waits = false;      ///< claims are waited for: it is nobody's turn yet
        bool mayGesture = false; ///< the person may move something
        bool mayAct = false;     ///< the gesture can be an action now
        QStringList asked = {};  ///< buttons that a claim prompt offers
        QString heldUp = {};     ///< why the person waits although it may be their turn; "" = no reason
        QList<int> chances = {}; ///< of winning the match, by seat, in percent; empty = they are not told
    };
    TableModels(PieceModel& pieces, ZoneModel& zones, SeatModel& seats, ActionModel& actions)
        : pieces(pieces), zones(zones), seats(seats), actions(actions)
    {
    }
    void show(const Sight& sight);
    void showPieces(const Sight& sight);
    void showZones(const Sight& sight);
    void showSeats(const Sight& sight);

    PieceModel& pieces;
    ZoneModel& zones;
    SeatModel& seats;
    ActionModel& actions;
    PieceTracker tracker;
    HandOrder order;
    /// The value of TableFace::reading.
    const HandShown& reading() const { return reading_; }

    /// The reading of the hand in words, for anyone who listens: "1 piece short. You win with any of these: 1-4, 2-3.";
    /// `wanted`: with the pieces that would help.
    static QString told(const HandReading& reading, const GameTable& game, bool wanted);

private:
    void showActions(const Sight& sight);
    void readHand(const Sight& sight);

    HandReading read_; ///< for the position that is shown
    HandShown reading_;
};
