// SPDX-License-Identifier: GPL-3.0-or-later
// Every game that has a table. Adding one = its gestures, its words and one line here.
#include <QHash>
#include "gestures/hoola.h"
#include "tablegame.h"

const TableGame* tableGame(const QString& id)
{
    static const HoolaTable hoola;
    static const QHash<QString, const TableGame*> tables{
        {QStringLiteral("hoola"), &hoola},
    };
    return tables.value(id, nullptr);
}
