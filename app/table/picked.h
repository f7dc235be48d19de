// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QSet>
#include <QStringList>

#include "games/gametable.h"
#include "piecemodel.h"
#include "tablerows.h"

/// The pieces the person has chosen, and those that are held over the table right now.
class Picked {
public:
    bool isSelected(int id) const { return selected_.contains(id); }
    bool hasSelection() const { return !selected_.isEmpty(); }
    bool isHolding() const { return !held_.isEmpty(); }
    /// `onlyOne`: choosing another lets go of the first.
    void toggle(int id, bool onlyOne);
    void clearSelection() { selected_.clear(); }
    void hold(const QList<int>& ids);
    void letGo() { held_.clear(); }
    /// Pieces that are gone are neither chosen nor held.
    void keepOnly(const QSet<int>& lying);

    QList<int> selectedIds() const;
    /// What a drop or click here would move: what is held, else what is chosen.
    QList<HeldPiece> inHand(const PieceModel& model) const;
    QList<HeldPiece> selected(const PieceModel& model) const { return pieces(model, selectedIds()); }
    /// Those pieces in the order they lie on the screen, so that a meld is written as it is seen.
    static QList<HeldPiece> pieces(const PieceModel& model, const QList<int>& ids);

private:
    QSet<int> selected_;
    QSet<int> held_;
};

/// A question which of several ways a gesture means.
class Choice {
public:
    bool isOpen() const { return !ways_.isEmpty(); }
    qsizetype count() const { return ways_.size(); }
    void ask(const QList<QStringList>& ways, const Situation& now, const GameTable& game);
    /// False when none was open.
    bool clear();
    /// Leaves only the ways that are about this player; false where that are none, or all of them.
    bool narrowTo(int seat);
    /// Is it one of players, this one among them?
    bool isAbout(int seat) const;
    /// The way of this number, {} where there is none.
    QStringList way(int index) const { return ways_.value(index); }
    /// What TableFace::choice says.
    const QList<ChoiceWay>& shown() const { return shown_; }

private:
    /// The player that the way of this number is about; -1 = nobody.
    int seatOf(qsizetype index) const { return shown_[index].seat; }

    QList<QStringList> ways_;
    QList<ChoiceWay> shown_;
};
