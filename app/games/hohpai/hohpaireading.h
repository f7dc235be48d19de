// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QStringList>

#include "games/hohpai/hands.h"
#include "games/tablegame.h"

/// What five to seven dominoes are, under these rules: how far from a win, what is complete, what is begun.
struct HohpaiReading {
    Q_DECLARE_TR_FUNCTIONS(HohpaiReading)
public:
    int distance = 0;   ///< pieces still needed, 0 = a win
    int score = 0;      ///< of the win
    QString label;      ///< of the win, in words
    QStringList wanted; ///< with one piece missing: every piece that would complete a win
    QList<HandPart> parts;

    /// Reads the pieces; the last answer is kept, for the table asks often.
    static const HohpaiReading& of(const hanpan::hohpai::rules& law, int players, const QStringList& faces);

    /// "ssang-syo", "ryouk-sok", …: a group by its own name.
    static QString groupName(const hanpan::hohpai::group& group, const hanpan::hohpai::rules& law);
    static QString className(hanpan::hohpai::group_class what, const hanpan::hohpai::rules& law);
    /// One way to show a winning hand, in words.
    static QString wayName(const hanpan::hohpai::showing& way, const hanpan::hohpai::hand_table& table,
                           const hanpan::hohpai::rules& law);
    static QStringList names(hanpan::dominoes::bag pieces);
    /// The other way round. Names of no piece are left out, and so are more of a kind than there are.
    static hanpan::dominoes::bag piecesOf(const QStringList& names);
};
