// SPDX-License-Identifier: GPL-3.0-or-later
#include "handorder.h"

#include <algorithm>
#include <utility>

#include "games/gametable.h"

bool HandOrder::setMode(const QString& mode)
{
    if (mode != QLatin1String("rank") && mode != QLatin1String("suit") && mode != QLatin1String("melds") &&
        mode != QLatin1String("own"))
        return false;
    mode_ = mode;
    return true;
}

QList<int> HandOrder::arrange(const QList<Piece>& hand, const Situation& s, const GameTable& game)
{
    QList<Piece> sorted = hand;
    // Ids last: two equal faces keep their order from one draw to the next.
    const auto by = [&](auto first, auto second) {
        std::sort(sorted.begin(), sorted.end(), [&](const Piece& a, const Piece& b) {
            const auto key = [&](const Piece& p) { return std::pair(first(p.face), second(p.face)); };
            return key(a) != key(b) ? key(a) < key(b) : a.id < b.id;
        });
    };
    const auto rank = [&](const QString& face) { return game.hand.rankOrder(face); };
    const auto suit = [&](const QString& face) { return game.hand.suitOrder(face); };

    if (mode_ == QLatin1String("own")) {
        const auto shownAt = [this](const Piece& p) {
            const qsizetype at = shown_.indexOf(p.id);
            return at < 0 ? shown_.size() : at;
        };
        std::stable_sort(sorted.begin(), sorted.end(),
                         [&](const Piece& a, const Piece& b) { return shownAt(a) < shownAt(b); });
    } else if (mode_ == QLatin1String("rank")) {
        by(rank, suit);
    } else {
        by(suit, rank);
        if (mode_ == QLatin1String("melds")) {
            QStringList faces;
            for (const Piece& p : std::as_const(sorted))
                faces.append(p.face);
            QList<Piece> grouped;
            for (const QStringList& group : parted(faces, s, game))
                for (const QString& face : group) {
                    const auto found =
                        std::find_if(sorted.begin(), sorted.end(), [&](const Piece& p) { return p.face == face; });
                    grouped.append(*found);
                    sorted.erase(found);
                }
            sorted = grouped;
        }
    }

    setApart(sorted, game.hand.setApart(s));
    shown_.clear();
    for (const Piece& p : std::as_const(sorted))
        shown_.append(p.id);
    return shown_;
}

QList<QStringList> HandOrder::parted(const QStringList& faces, const Situation& s, const GameTable& game)
{
    QList<QStringList> parts;
    QStringList left = faces;
    for (const QStringList& group : game.hand.handGroups(s, faces)) {
        QStringList part;
        for (const QString& face : group)
            if (left.removeOne(face))
                part.append(face);
        if (!part.isEmpty())
            parts.append(part);
    }
    if (!left.isEmpty())
        parts.append(left);
    return parts;
}

void HandOrder::setApart(QList<Piece>& sorted, const QString& face)
{
    // Of two like pieces, the one that was not there before; once chosen, it stays the one.
    const Piece* best = nullptr;
    const auto rank = [this](const Piece& p) { return p.id == apart_ ? 2 : shown_.contains(p.id) ? 0 : 1; };
    if (!face.isEmpty())
        for (const Piece& p : std::as_const(sorted))
            if (p.face == face && (!best || rank(p) > rank(*best)))
                best = &p;
    apart_ = best ? best->id : -1;
    // Nobody else touches the own order: there a new piece comes at the right end anyway and may be moved.
    if (best && mode_ != QLatin1String("own"))
        sorted.move(best - sorted.constData(), sorted.size() - 1);
}

void HandOrder::move(int id, int place)
{
    const qsizetype from = shown_.indexOf(id);
    if (from < 0)
        return;
    if (mode_ != QLatin1String("own"))
        before_ = mode_;
    mode_ = QStringLiteral("own");
    const qsizetype last = shown_.size() - 1;
    shown_.move(from, place < 0 ? last : std::min(qsizetype(place), last));
}

void HandOrder::forget()
{
    shown_.clear();
    apart_ = -1;
    // What was put in order by hand was that hand; the next one is sorted as before.
    if (mode_ == QLatin1String("own") && !before_.isEmpty())
        mode_ = before_;
}
