// SPDX-License-Identifier: GPL-3.0-or-later
// Every game that has a table. Adding one = its gestures, its words and one line here.
#include "gestures/hoola.h"
#include "tablegame.h"

const TableGame* tableGame(const QString& id)
{
    static const HoolaTable hoola;
    return id == QLatin1String("hoola") ? &hoola : nullptr;
}
