// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include <QDate>
#include <QString>

/// The seeds of the deals of the day (review/dealofday.h): they follow from the game and the date alone.
namespace daily_deal {

/// The first day that has a deal; earlier days would be of no use to anybody.
QDate firstDay();
/// The number that deals a game's pieces on a day.
std::uint64_t seedOf(const QString& game, QDate day);
/// The day to which a seed of that game belongs, up to tomorrow; invalid = none.
QDate dayOf(const QString& game, std::uint64_t seed);

} // namespace daily_deal
