// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/tablegame.h"

#include <algorithm>
#include <cmath>

#include "words/tablewords.h"
#include "words/words.h"

QString TableGame::reasonText(const hanpan::advised_reason& reason) const
{
    return Words::said(reason.said, [this](const QString& face) { return pieceSign(face); });
}

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

QStringList Situation::legalOf(QStringView word) const
{
    QStringList found;
    for (const QString& action : legal)
        if (QStringView(action).split(u' ').front() == word)
            found.append(action);
    return found;
}

namespace {

QString textFrom(const hanpan::json& value)
{
    return value.is_string() ? QString::fromStdString(value.get<std::string>()) : QString();
}

int numberFrom(const hanpan::json& value, int otherwise)
{
    return value.is_number_integer() ? value.get<int>() : otherwise;
}

/// What an object holds under a key, or a list for a seat; null where it holds nothing.
const hanpan::json& under(const hanpan::json& object, const char* key)
{
    static const hanpan::json nothing;
    const auto found = object.find(key);
    return found != object.end() ? *found : nothing;
}

const hanpan::json& entry(const hanpan::json& list, hanpan::seat who)
{
    static const hanpan::json nothing;
    return list.is_array() && std::size_t(who) < list.size() ? list[std::size_t(who)] : nothing;
}

} // namespace

QString Situation::text(const char* key) const { return textFrom(under(view, key)); }

int Situation::number(const char* key, int otherwise) const { return numberFrom(under(view, key), otherwise); }

QString Situation::textOf(const char* key, hanpan::seat who) const { return textFrom(entry(under(view, key), who)); }

int Situation::numberOf(const char* key, hanpan::seat who, int otherwise) const
{
    return numberFrom(entry(under(view, key), who), otherwise);
}

bool Situation::lists(const char* key, hanpan::seat who) const
{
    const hanpan::json& list = under(view, key);
    return list.is_array() && std::find(list.begin(), list.end(), hanpan::json(who)) != list.end();
}

QString TableGame::unnamed(hanpan::seat, const QString&, const std::vector<hanpan::zone>& before,
                           const std::vector<hanpan::zone>&) const
{
    const auto pile = std::find_if(before.begin(), before.end(), [this](const hanpan::zone& z) {
        return pileZone() == QLatin1String(z.id.c_str()) && !z.pieces.empty();
    });
    return pile == before.end() ? QString() : QString::fromStdString(pile->pieces.back());
}

QStringList TableGame::layableFaces(const Situation& s) const
{
    QStringList faces;
    if (const QString word = layOffWord(); !word.isEmpty())
        for (const QString& action : s.legalOf(word))
            if (const QString face = action.section(u' ', 1, 1).section(u'#', 0, 0); !faces.contains(face))
                faces.append(face);
    return faces;
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

QStringList TableGame::countsOf(const QString& action) const
{
    QStringList counts;
    if (eventKind(action) == QLatin1String("claim"))
        counts.append(QStringLiteral("claims"));
    const QString verb = firstWord(action);
    if (verb == QLatin1String("stop"))
        counts.append(QStringLiteral("stops"));
    if (verb == QLatin1String("lay_down"))
        counts.append(QStringLiteral("lay_downs"));
    return counts;
}

QString TableGame::seatScore(const Situation&, hanpan::seat, hanpan::half_units score) const
{
    return scoreBrief(hanpan::units(score));
}

QString TableGame::scoreBrief(double units, int decimals) const
{
    if (penalty())
        return decimals < 0 ? Words::amount(units) : Words::amount(units, decimals);
    return decimals < 0 ? Words::signedAmount(units) : Words::signedAmount(units, decimals);
}

QString TableGame::scoreText(double units, int decimals) const
{
    return penalty() ? TableWords::penaltyPoints(scoreBrief(units, decimals)) : scoreBrief(units, decimals);
}

QString TableGame::changeText(double better, int decimals) const
{
    const QString amount = Words::amount(std::abs(better), decimals);
    if (!penalty() || amount == Words::amount(0, decimals))
        return Words::signedAmount(better, decimals);
    return better > 0 ? TableWords::fewer(amount) : TableWords::more(amount);
}

int TableGame::scoreSign(double units) const
{
    const int sense = penalty() ? -1 : 1;
    return units > 0 ? sense : units < 0 ? -sense : 0;
}

QString TableGame::totalText(hanpan::half_units score) const { return scoreText(hanpan::units(score)); }

int TableGame::totalSign(hanpan::half_units score) const { return penalty() ? 0 : scoreSign(hanpan::units(score)); }

QString TableGame::worth(double units) const { return Words::signedAmount(units); }

QString TableGame::distanceNote(const Situation&, const QString&) const { return {}; }

bool TableGame::inClaims(const Situation& s) const
{
    return s.toAct.size() > 1 || (!s.toAct.empty() && !s.toAct.has(turn(s)));
}

std::vector<hanpan::zone> TableGame::extraZones(const Situation&) const { return {}; }
