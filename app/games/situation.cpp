// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/situation.h"

#include "words/tablewords.h"

bool Situation::isYou(hanpan::seat who) const { return who == me && name(who) == TableWords::you(); }

const hanpan::zone* Situation::zone(const QString& id) const
{
    for (const hanpan::zone& z : zones)
        if (id == QLatin1String(z.id.c_str()))
            return &z;
    return nullptr;
}

QStringList Situation::faces(const QString& zoneId) const
{
    QStringList lying;
    if (const hanpan::zone* z = zone(zoneId))
        for (const std::string& piece : z->pieces)
            lying.append(QString::fromStdString(piece));
    return lying;
}

QStringList Situation::seenFaces() const
{
    QStringList seen;
    for (const hanpan::zone& z : zones)
        for (const std::string& piece : z.pieces)
            if (!piece.empty())
                seen.append(QString::fromStdString(piece));
    seen.sort();
    return seen;
}
