// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/gametable.h"

#include <algorithm>
#include <cmath>

#include "words/tablewords.h"
#include "words/words.h"

QString GameWords::reasonText(const hanpan::advised_reason& reason) const
{
    return Words::said(reason.said, [this](const QString& face) { return pieceSign(face); });
}

QString GameStory::unnamed(hanpan::seat, const QString&, const std::vector<hanpan::zone>& before,
                           const std::vector<hanpan::zone>&) const
{
    const auto pile = std::find_if(before.begin(), before.end(), [this](const hanpan::zone& z) {
        return pileZone() == QLatin1String(z.id.c_str()) && !z.pieces.empty();
    });
    return pile == before.end() ? QString() : QString::fromStdString(pile->pieces.back());
}

hanpan::seat GameStory::foremost(const std::vector<hanpan::half_units>& values)
{
    const auto most = std::max_element(values.begin(), values.end());
    return most == values.end() || *most <= 0 || std::count(values.begin(), values.end(), *most) > 1
               ? hanpan::no_seat
               : hanpan::seat(most - values.begin());
}

QString GameScores::seatScore(const Situation&, hanpan::seat, hanpan::half_units score) const
{
    return scoreBrief(hanpan::units(score));
}

QString GameScores::scoreBrief(double units, int decimals) const
{
    if (penalty())
        return decimals < 0 ? Words::amount(units) : Words::amount(units, decimals);
    return decimals < 0 ? Words::signedAmount(units) : Words::signedAmount(units, decimals);
}

QString GameScores::scoreText(double units, int decimals) const
{
    return penalty() ? TableWords::penaltyPoints(scoreBrief(units, decimals)) : scoreBrief(units, decimals);
}

QString GameScores::changeText(double better, int decimals) const
{
    const QString amount = Words::amount(std::abs(better), decimals);
    if (!penalty() || amount == Words::amount(0, decimals))
        return Words::signedAmount(better, decimals);
    return better > 0 ? TableWords::fewer(amount) : TableWords::more(amount);
}

int GameScores::scoreSign(double units) const
{
    const int sense = penalty() ? -1 : 1;
    return units > 0 ? sense : units < 0 ? -sense : 0;
}

QString GameScores::totalText(hanpan::half_units score) const { return scoreText(hanpan::units(score)); }

int GameScores::totalSign(hanpan::half_units score) const { return penalty() ? 0 : scoreSign(hanpan::units(score)); }

QString GameScores::worth(double units) const { return Words::signedAmount(units); }

bool GameClaims::inClaims(const Situation& s) const
{
    return s.toAct.size() > 1 || (!s.toAct.empty() && !s.toAct.has(turn(s)));
}

std::vector<hanpan::zone> GamePlaces::extraZones(const Situation&) const { return {}; }
