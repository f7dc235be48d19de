// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/situation.h"
#include "search/advice.h"

/// The table's words for pieces, buttons, choices and seats.
class GameWords {
public:
    virtual ~GameWords() = default;

    /// "7 of hearts"; never called for a hidden piece.
    virtual QString pieceName(const QString& face) const = 0;
    /// The same in a sentence of the coach: "7♥", as short as in the log.
    virtual QString pieceSign(const QString& face) const { return face; }
    /// "a card", "a cube" for a hidden piece.
    virtual QString hiddenName() const = 0;
    /// All buttons in their fixed order.
    virtual QList<ButtonSpec> buttons(const Situation& s) const = 0;
    /// Shown beside a button that can be pressed: what that could cost ("risks 15"); "" = nothing.
    virtual QString priceNote(const Situation&, const QString& /*button*/) const { return {}; }
    /// Why a gesture without a meaning is impossible; one sentence.
    virtual QString meaningless(const Situation& s, const QList<HeldPiece>& held, const QString& target) const = 0;
    /// The label of an action when the person chooses between several ("9♣ 9♦ 9♥").
    virtual QString choiceLabel(const Situation& s, const QString& action) const = 0;
    /// The player whom a choice concerns; no_seat = it is not about a player.
    virtual hanpan::seat choiceSeat(const QString& /*action*/) const { return hanpan::no_seat; }
    /// A drawing before that label; "" = none.
    virtual QString choiceIcon(const Situation&, const QString&) const { return {}; }
    /// The pieces it would lay, meld by meld, shown instead of the label; empty = the label says it.
    virtual QList<QStringList> choicePieces(const Situation&, const QString&) const { return {}; }
    /// What that choice would leave ("12 points stay in hand"); "" = nothing to say.
    virtual QString choiceNote(const Situation&, const QString&) const { return {}; }
    /// What distinguishes an action from others possible now that read the same.
    virtual QString apart(const Situation& s, const QString& action) const { return choiceLabel(s, action); }
    /// The coach's reason for a choice; "" = nothing.
    QString reasonText(const hanpan::advised_reason& reason) const;
    /// Whose turn it is, and what may be done next.
    virtual QString status(const Situation& s) const = 0;
    virtual QList<Badge> badges(const Situation& s, hanpan::seat who) const = 0;
    /// A line at the person's own seat that nobody else may read ("38 points"); "" = none.
    virtual QString ownNote(const Situation&) const { return {}; }

protected:
    GameWords() = default;
};
