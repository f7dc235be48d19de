// SPDX-License-Identifier: GPL-3.0-or-later
#include "tablegame.h"

#include "words/tablewords.h"

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

QStringList Situation::legalOf(QStringView word) const
{
    QStringList found;
    for (const QString& action : legal)
        if (QStringView(action).split(u' ').front() == word)
            found.append(action);
    return found;
}

QStringList TableGame::playableFaces(const Situation& s) const
{
    QStringList playable;
    if (!s.mayAct())
        return playable;
    for (const QString& face : s.faces(s.handZone()))
        for (const QString& action : s.legal)
            if (QStringView(action).split(u' ').contains(QStringView(face))) {
                playable.append(face);
                break;
            }
    return playable;
}

QString TableGame::shortReason(const Situation&, const hanpan::verdict&) const { return {}; }

QString TableGame::seatScore(const Situation&, hanpan::seat, hanpan::half_units score) const
{
    return TableWords::signedAmount(score);
}

QString TableGame::distanceNote(const Situation&, const QString&) const { return {}; }

bool TableGame::inClaims(const Situation& s) const
{
    return s.toAct.size() > 1 || (!s.toAct.empty() && !s.toAct.has(turn(s)));
}

std::vector<hanpan::zone> TableGame::extraZones(const Situation&) const { return {}; }

bool TableGame::clockwise(const Situation& s) const
{
    // Games without the rule are played clockwise.
    return s.rules.value("direction", std::string("cw")) == "cw";
}
