// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "houserows.h"
#include "travels.h"

/// The words of the way from house to house, in the language in use.
namespace JourneyWords {

using House = hanpan::journey::house;

QString stage(hanpan::journey::stage stage);
QString chips(hanpan::half_units amount);
QList<HouseResident> people(const House& house);
/// What the host asks for, and how far one is in the try that goes on.
QList<HouseNeed> needs(const House& house, const HouseStay& stay);
/// How far one is with the task.
QString standing(const House& house, const HouseStay& stay);
/// What the host says after a round: `before` and `after` are what was kept, `paid` what the round brought.
QString verdict(const House& house, const HouseStay& before, const HouseStay& after, hanpan::half_units paid,
                hanpan::half_units purse);

} // namespace JourneyWords
