// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of Ho-Hpai at the table share: known deals, pieces of the hand.
#pragma once

#include "table_help.h"

namespace hohpai_help {

using namespace table_help;
using hanpan::json;

/// The record of a deal in which everybody holds these six (in Tok five but for the head) and the row or stock begins
/// with `next`; whatever is left follows in order.
inline QString record(const QStringList& hands, const QString& next, json rules, int dealer = 0)
{
    if (!rules.contains("whirl"))
        rules["whirl"] = false;
    QStringList deck;
    for (int i = 0; i < hands.size(); ++i)
        deck += hands[(dealer + i) % hands.size()].split(u' ');
    if (!next.isEmpty())
        deck += next.split(u' ');
    QStringList set;
    for (int low = 1; low <= 6; ++low)
        for (int high = low; high <= 6; ++high) {
            const QString face = QStringLiteral("%1-%2").arg(low).arg(high);
            const QStringList twice = QStringLiteral("1-1 1-3 1-5 1-6 2-2 3-3 4-4 4-6 5-5 5-6 6-6").split(u' ');
            for (int copy = 0; copy < (twice.contains(face) ? 2 : 1); ++copy)
                set.append(face);
        }
    for (const QString& face : std::as_const(deck))
        set.removeOne(face);
    return dealt((deck + set).join(u' '), int(hands.size()), std::move(rules), dealer, "hohpai");
}

// RULES.md section 9, vector 24: one piece short, only 2-2 helps.
inline const QString short24 = QStringLiteral("1-2 1-4 2-3 2-4 2-5 2-6");
// Three hands nobody wins with as dealt.
inline const QString other1 = QStringLiteral("1-1 1-3 1-5 3-4 4-6 6-6");
inline const QString other2 = QStringLiteral("1-1 1-5 3-6 4-6 5-5 4-4");
inline const QString other3 = QStringLiteral("1-6 3-3 3-5 4-4 5-5 1-3");

inline int handId(const TableSession& session, const QString& face)
{
    return pieceIn(session, QStringLiteral("hand:0"), face);
}

/// Opens the record with the bots held back.
inline void open(TableSession& session, const QString& text)
{
    session.setUntimed(true);
    session.setPaused(true);
    QVERIFY2(session.startFromRecord(text), qPrintable(session.startError() + text));
}

} // namespace hohpai_help
