// SPDX-License-Identifier: GPL-3.0-or-later
#include "tableshown.h"

#include <utility>

TableShown::TableShown(QObject* parent)
    : QObject(parent), pieces_(new PieceModel(this)), zones_(new ZoneModel(this)), seats_(new SeatModel(this)),
      actions_(new ActionModel(this))
{
}

void TableShown::show(const TablePosition& position)
{
    const TablePosition old = std::exchange(position_, position);
    if (old.match != position.match)
        emit matchChanged();
    // Before the phase, with which the show of the result begins.
    if (old.result != position.result || old.scoreTable != position.scoreTable)
        emit resultChanged();
    if (old.course != position.course)
        emit courseChanged();
    if (old.turn != position.turn)
        emit turnChanged();
    if (old.sign != position.sign)
        emit signChanged();
    if (old.thinking != position.thinking)
        emit thinkingChanged();
    emit changed();
}

void TableShown::show(const ClaimShown& claim)
{
    if (std::exchange(claim_, claim) != claim)
        emit claimChanged();
}

void TableShown::show(const QList<ChoiceWay>& choice)
{
    if (std::exchange(choice_, choice) != choice)
        emit choiceChanged();
}

void TableShown::show(const HandShown& reading)
{
    if (std::exchange(reading_, reading) != reading)
        emit readingChanged();
}

void TableShown::show(const Hint& hint)
{
    if (std::exchange(hint_, hint) != hint)
        emit hintChanged();
}

void TableShown::show(const TableHand& hand)
{
    if (std::exchange(hand_, hand) != hand)
        emit handChanged();
}
