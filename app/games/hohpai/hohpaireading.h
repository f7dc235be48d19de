// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QStringList>

#include "games/hohpai/reading.h"
#include "games/situation.h"

/// What five to seven dominoes are, under these rules, and its words.
struct HohpaiReading {
    Q_DECLARE_TR_FUNCTIONS(HohpaiReading)
public:
    std::shared_ptr<const hanpan::hohpai::hand_table> table;
    hanpan::hohpai::hand_reading read;

    /// Reads the pieces; the last answer is kept, because the table asks often. Valid until the next call.
    static const HohpaiReading& of(const hanpan::hohpai::rules& law, int players, hanpan::dominoes::bag held);
    static const HohpaiReading& of(const hanpan::hohpai::rules& law, int players, const QStringList& faces)
    {
        return of(law, players, piecesOf(faces));
    }

    /// Points and name of the win that they are, or are nearest to.
    int score() const { return read.nearest.score; }
    QString label() const;
    QList<HandPart> parts() const;

    static QString className(hanpan::hohpai::group_class what, const hanpan::hohpai::rules& law);
    static QStringList names(hanpan::dominoes::bag pieces);
    /// The bag of these names. Unknown names are ignored, and so are more of a kind than there are.
    static hanpan::dominoes::bag piecesOf(const QStringList& names);

private:
    /// "ssang-syo", "ryouk-sok", …: a group by its own name.
    QString groupName(hanpan::dominoes::bag pieces) const;
};
