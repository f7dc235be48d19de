// SPDX-License-Identifier: GPL-3.0-or-later
// The great moments that are collected.
#include "games/hollywood/hollywoodtable.h"

QList<GreatKind> HollywoodTable::greatKinds() const
{
    return {
        {QStringLiteral("runs"), tr("Three runs", "a great moment"),
         tr("In a hand that asks for three runs, lay them down and go out in the same turn.")},
        {QStringLiteral("at_once"), tr("All at once", "a great moment"), tr("Lay down and go out in the same turn.")}};
}
