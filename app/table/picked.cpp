// SPDX-License-Identifier: GPL-3.0-or-later
#include "picked.h"

#include <algorithm>

namespace {

QVariantList idsOf(const QSet<int>& set)
{
    QVariantList ids;
    for (const int id : set)
        ids.append(id);
    return ids;
}

} // namespace

void Picked::toggle(int id, bool onlyOne)
{
    if (selected_.remove(id))
        return;
    if (onlyOne)
        selected_.clear();
    selected_.insert(id);
}

void Picked::hold(const QVariantList& ids)
{
    held_.clear();
    for (const QVariant& id : ids)
        held_.insert(id.toInt());
}

void Picked::keepOnly(const QSet<int>& lying)
{
    selected_.intersect(lying);
    held_.intersect(lying);
}

QVariantList Picked::selectedIds() const { return idsOf(selected_); }

QList<HeldPiece> Picked::inHand(const PieceModel& model) const
{
    return pieces(model, idsOf(held_.isEmpty() ? selected_ : held_));
}

QList<HeldPiece> Picked::pieces(const PieceModel& model, const QVariantList& ids)
{
    QList<const PieceRow*> found;
    for (const QVariant& id : ids)
        if (const PieceRow* row = model.find(id.toInt()))
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
        QVariantList melds;
        for (const QStringList& meld : game.words.choicePieces(now, steps.last()))
            melds.append(QVariant(meld));
        shown_.append(QVariantMap{{QStringLiteral("label"), game.words.choiceLabel(now, steps.last())},
                                  {QStringLiteral("icon"), game.words.choiceIcon(now, steps.last())},
                                  {QStringLiteral("seat"), int(game.words.choiceSeat(steps.last()))},
                                  {QStringLiteral("melds"), melds},
                                  {QStringLiteral("note"), game.words.choiceNote(now, steps.last())},
                                  {QStringLiteral("action"), steps.join(QStringLiteral("; "))}});
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
