// SPDX-License-Identifier: GPL-3.0-or-later
// The great moments that are collected.
#include "games/hoola/hoolatable.h"

QList<GreatKind> HoolaTable::greatKinds() const
{
    return {
        {QStringLiteral("hoola"), tr("Hoola", "a great moment"), tr("Go out in one turn, with nothing melded before.")},
        {QStringLiteral("blast"), tr("Blast", "a great moment"),
         tr("Win with seven very low or very high cards at the start of a turn, before you have melded.")},
        {QStringLiteral("undercut"), tr("Undercut", "a great moment"),
         tr("Have fewer points than the player who stops."), true},
        {QStringLiteral("thanks"), tr("Thank you", "a great moment"), tr("Go out on a discard that you claimed.")},
        {QStringLiteral("bears_all"), tr("Pays for all", "a great moment"),
         tr("Go out on a claimed discard where its player has to pay for everyone.")}};
}
