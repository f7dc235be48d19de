// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/gametable.h"

/// What every game with a stock and a discard pile knows of its table, and of what is held over it.
namespace gestures {

inline const QString stock = QStringLiteral("stock");
inline const QString discard = QStringLiteral("discard");
/// The target of a gesture on a button: this and the button's id.
inline const QString buttonPrefix = QStringLiteral("button:");
/// What follows `prefix` in the name of a place or a button ("3" of "meld:3"); nothing where it has another one.
inline std::optional<QString> after(const QString& prefix, const QString& name)
{
    return name.startsWith(prefix) ? std::optional(name.sliced(prefix.size())) : std::nullopt;
}

/// The pieces held, by where they come from.
struct Held {
    QStringList hand; ///< own pieces, left to right
    bool stockTop = false;
    bool discardTop = false;
    bool foreign = false; ///< something nobody may pick up: a meld's card, another hand, a covered discard
};

Held part(const Situation& s, const QList<HeldPiece>& held);

} // namespace gestures
