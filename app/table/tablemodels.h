// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantMap>

#include "actionmodel.h"
#include "handorder.h"
#include "piecemodel.h"
#include "piecetracker.h"
#include "seatmodel.h"
#include "zonemodel.h"

class Intent;
class Picked;
class PlayedMatch;
class Talk;

/// What is seen of the table: its pieces, places, players and buttons as list models, and what the own hand is. Everything
/// here is derived from what the person's seat may see.
class TableModels {
public:
    /// What all of it is made from.
    struct Sight {
        const PlayedMatch& played;
        const Situation& now;
        const Intent& intent;
        Picked& picked;
        const Talk& talk;
        bool dealing = false;    ///< the deal is being shown
        bool open = false;       ///< all hands are
        bool handsOff = false;   ///< nobody plays for the person but the program
        bool mayGesture = false; ///< the person may move something
        bool mayAct = false;     ///< and it can be an action, now
    };
    void show(const Sight& sight);
    void showPieces(const Sight& sight);
    void showZones(const Sight& sight);

    PieceModel pieces;
    ZoneModel zones;
    SeatModel seats;
    ActionModel actions;
    PieceTracker tracker;
    HandOrder order;
    /// What TableFace::reading says.
    const QVariantMap& reading() const { return reading_; }

private:
    void showSeats(const Sight& sight);
    void showActions(const Sight& sight);
    void readHand(const Sight& sight);

    QVariantMap reading_;
};
