// SPDX-License-Identifier: GPL-3.0-or-later
#include "picked.h"

#include <algorithm>

namespace {

QList<int> idsOf(const QSet<int>& set) { return QList<int>(set.begin(), set.end()); }

} // namespace

void Picked::toggle(int id, bool onlyOne)
{
    if (selected_.remove(id))
        return;
    if (onlyOne)
        selected_.clear();
    selected_.insert(id);
}

void Picked::hold(const QList<int>& ids) { held_ = QSet<int>(ids.begin(), ids.end()); }

void Picked::keepOnly(const QSet<int>& lying)
{
    selected_.intersect(lying);
    held_.intersect(lying);
}

QList<int> Picked::selectedIds() const { return idsOf(selected_); }

QList<HeldPiece> Picked::inHand(const PieceModel& model) const
{
    return pieces(model, idsOf(held_.isEmpty() ? selected_ : held_));
}

QList<HeldPiece> Picked::pieces(const PieceModel& model, const QList<int>& ids)
{
    QList<const PieceRow*> found;
    for (const int id : ids)
        if (const PieceRow* row = model.find(id))
            found.append(row);
    std::stable_sort(found.begin(), found.end(),
                     [](const PieceRow* a, const PieceRow* b) { return a->place < b->place; });
    QList<HeldPiece> list;
    for (const PieceRow* row : std::as_const(found))
        list.append({row->face, row->zone, row->place});
    return list;
}

void Choice::ask(const QList<QStringList>& ways, const Situation& now, const GameTable& game)
{
    ways_ = ways;
    shown_.clear();
    for (const QStringList& steps : ways) {
        const QString& last = steps.last();
        shown_.append({.label = game.words.choiceLabel(now, last),
                       .icon = game.words.choiceIcon(now, last),
                       .seat = game.words.choiceSeat(last),
                       .melds = game.words.choicePieces(now, last),
                       .note = game.words.choiceNote(now, last),
                       .action = steps.join(QStringLiteral("; "))});
    }
}

bool Choice::isAbout(int seat) const
{
    for (qsizetype i = 0; i < ways_.size(); ++i)
        if (seat >= 0 && seatOf(i) == seat)
            return true;
    return false;
}

bool Choice::narrowTo(int seat)
{
    if (!isAbout(seat))
        return false;
    const qsizetype before = ways_.size();
    for (qsizetype i = before - 1; i >= 0; --i)
        if (seatOf(i) != seat) {
            ways_.removeAt(i);
            shown_.removeAt(i);
        }
    return ways_.size() < before;
}

bool Choice::clear()
{
    if (ways_.isEmpty())
        return false;
    ways_.clear();
    shown_.clear();
    return true;
}
