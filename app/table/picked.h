// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QSet>
#include <QStringList>

#include "games/gametable.h"
#include "piecemodel.h"
#include "tablerows.h"

/// The pieces the person has chosen, and those held over the table right now.
class Picked {
public:
    bool isSelected(int id) const { return selected_.contains(id); }
    bool hasSelection() const { return !selected_.isEmpty(); }
    bool isHolding() const { return !held_.isEmpty(); }
    /// Chooses a piece, or lets go of it. `onlyOne`: choosing another lets go of the first.
    void toggle(int id, bool onlyOne);
    void clearSelection() { selected_.clear(); }
    void hold(const QList<int>& ids);
    void letGo() { held_.clear(); }
    /// Drops chosen and held pieces that are not in `lying`.
    void keepOnly(const QSet<int>& lying);

    QList<int> selectedIds() const;
    /// What a drop or click would move now: the held pieces, else the chosen ones.
    QList<HeldPiece> inHand(const PieceModel& model) const;
    QList<HeldPiece> selected(const PieceModel& model) const { return pieces(model, selectedIds()); }
    /// Those pieces in the order in which they lie on the screen, so that a meld is written as it is seen.
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
    /// Withdraws the question; false when none was open.
    bool clear();
    /// Leaves only the ways that concern this player; false if that would be none, or all of them.
    bool narrowTo(int seat);
    /// Whether the question is about players and this one is among them.
    bool isAbout(int seat) const;
    /// The way of this number, {} if there is none.
    QStringList way(int index) const { return ways_.value(index); }
    /// The value of TableFace::choice.
    const QList<ChoiceWay>& shown() const { return shown_; }

private:
    /// The player whom the way of this number concerns; -1 = nobody.
    int seatOf(qsizetype index) const { return shown_[index].seat; }

    QList<QStringList> ways_;
    QList<ChoiceWay> shown_;
};
