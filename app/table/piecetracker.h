// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QHash>
#include <QList>
#include <QString>

#include "game/game.h"

/// Gives every piece a permanent id by comparing what lies where before and after. It sees only what its seat sees, so
/// an id reveals nothing: a piece that was hidden and is known now is simply one of the hidden ones of the place it
/// came from.
class PieceTracker {
public:
    /// A piece where it lies.
    struct Piece {
        int id = -1;
        QString face; ///< "" = hidden
        int zone = 0; ///< index into the zones of the last update
        int place = 0;
    };

    /// Takes over the zones as they are now. Pieces keep their ids: 1. a known face keeps the piece that showed it, in
    /// its own zone first; 2. a face that becomes known takes a hidden piece of a zone that now holds fewer (its own
    /// zone when it was turned); 3. hidden pieces stay in their zone; those that a zone has too many of go to zones
    /// that have too few. Known pieces that nobody sees any more have gone into the stock, at its bottom. Pieces that
    /// are gone are forgotten, new ones get new ids. `from`: the zone from which a face that a shared zone shows now
    /// has come, if known.
    void update(const std::vector<hanpan::zone>& zones, const QString& from = {});

    /// Moves a piece before the next update: the one that shows `face`, or with "" the one at `fromPlace` (-1: the
    /// middle one). `toPlace` -1 = behind the last. Neighbours close up and make room. Nothing happens if there is no
    /// such piece or zone.
    void move(const QString& from, int fromPlace, const QString& face, const QString& to, int toPlace);
    /// Moves all pieces of each zone to another zone together, before the next update.
    void carry(const QHash<QString, QString>& zones);

    /// All pieces in order of id.
    const QList<Piece>& pieces() const { return pieces_; }
    const std::vector<hanpan::zone>& zones() const { return zones_; }
    /// Forgets everything.
    void clear();

private:
    std::vector<hanpan::zone> zones_;
    QList<Piece> pieces_;
    int nextId_ = 0;
};
