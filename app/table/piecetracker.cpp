// SPDX-License-Identifier: GPL-3.0-or-later
#include "piecetracker.h"

#include <algorithm>
#include <cstdlib>
#include <functional>

namespace {

/// A place that has no piece yet.
struct Slot {
    QString face;
    int zone = 0;
    int place = 0;
    int id = -1;
};

/// Old pieces that no slot has taken yet, and how to take the best of them.
class Leftovers {
public:
    Leftovers(const QList<PieceTracker::Piece>& pieces, const QHash<int, int>& zoneNow)
        : pieces_(pieces), zoneNow_(zoneNow)
    {
        taken_.fill(false, pieces.size());
    }

    /// Gives `slot` the fitting piece with the least cost (negative cost = it does not fit); false when none fits.
    bool give(Slot& slot, const std::function<int(const PieceTracker::Piece&, int zoneNow)>& cost)
    {
        int best = -1;
        int bestCost = 0;
        for (qsizetype i = 0; i < pieces_.size(); ++i) {
            if (taken_[i])
                continue;
            const int c = cost(pieces_[i], zoneNow_.value(pieces_[i].zone, -1));
            if (c >= 0 && (best < 0 || c < bestCost)) {
                best = int(i);
                bestCost = c;
            }
        }
        if (best < 0)
            return false;
        taken_[best] = true;
        slot.id = pieces_[best].id;
        return true;
    }

    /// The number of pieces whose face was known and is nowhere to be seen now.
    int vanished() const
    {
        int count = 0;
        for (qsizetype i = 0; i < pieces_.size(); ++i)
            count += !taken_[i] && !pieces_[i].face.isEmpty();
        return count;
    }

    /// The number of hidden pieces still left of the zone that has this index now.
    int hiddenIn(int zoneNow) const
    {
        int count = 0;
        for (qsizetype i = 0; i < pieces_.size(); ++i)
            count += !taken_[i] && pieces_[i].face.isEmpty() && zoneNow_.value(pieces_[i].zone, -1) == zoneNow;
        return count;
    }

private:
    const QList<PieceTracker::Piece>& pieces_;
    const QHash<int, int>& zoneNow_;
    QList<bool> taken_;
};

constexpr int elsewhere = 10000; ///< more than any distance within a zone

} // namespace

void PieceTracker::clear()
{
    zones_.clear();
    pieces_.clear();
}

void PieceTracker::move(const QString& from, int fromPlace, const QString& face, const QString& to, int toPlace)
{
    const auto zoneAt = [this](const QString& id) {
        for (int z = 0; z < int(zones_.size()); ++z)
            if (id == QLatin1String(zones_[std::size_t(z)].id.c_str()))
                return z;
        return -1;
    };
    const int source = zoneAt(from);
    const int goal = zoneAt(to);
    if (source < 0 || goal < 0)
        return;
    auto& leaving = zones_[std::size_t(source)].pieces;
    auto& arriving = zones_[std::size_t(goal)].pieces;
    const int wanted = fromPlace < 0 ? int(leaving.size()) / 2 : fromPlace;
    const auto moving = std::find_if(pieces_.begin(), pieces_.end(), [&](const Piece& p) {
        return p.zone == source && (face.isEmpty() ? p.place == wanted : p.face == face);
    });
    if (moving == pieces_.end())
        return;
    const int gap = moving->place;
    leaving.erase(leaving.begin() + gap);
    for (Piece& p : pieces_)
        p.place -= p.zone == source && p.place > gap;
    const int place = toPlace < 0 ? int(arriving.size()) : std::min(toPlace, int(arriving.size()));
    for (Piece& p : pieces_)
        p.place += p.zone == goal && p.place >= place && &p != &*moving;
    arriving.insert(arriving.begin() + place, moving->face.toStdString());
    moving->zone = goal;
    moving->place = place;
}

void PieceTracker::carry(const QHash<QString, QString>& zones)
{
    for (hanpan::zone& z : zones_)
        if (const auto to = zones.constFind(QString::fromStdString(z.id)); to != zones.cend())
            z.id = to->toStdString();
}

void PieceTracker::update(const std::vector<hanpan::zone>& zones, const QString& from)
{
    // From the zone indices of the last update to the current ones; zones are known by their id.
    QHash<int, int> zoneNow;
    for (int old = 0; old < int(zones_.size()); ++old)
        for (int now = 0; now < int(zones.size()); ++now)
            if (zones[std::size_t(now)].id == zones_[std::size_t(old)].id)
                zoneNow.insert(old, now);

    QList<Slot> places;
    for (int z = 0; z < int(zones.size()); ++z)
        for (int p = 0; p < int(zones[std::size_t(z)].pieces.size()); ++p)
            places.append({QString::fromStdString(zones[std::size_t(z)].pieces[std::size_t(p)]), z, p, -1});

    Leftovers left(pieces_, zoneNow);

    // 1. Known faces keep their piece: in the same zone first, so that of two like pieces the one that stayed keeps its
    // id.
    for (const bool sameZone : {true, false})
        for (Slot& slot : places)
            if (slot.id < 0 && !slot.face.isEmpty())
                left.give(slot, [&](const Piece& piece, int zone) {
                    if (piece.face != slot.face || (sameZone && zone != slot.zone))
                        return -1;
                    return std::abs(piece.place - slot.place);
                });

    // How many hidden pieces each zone can spare: those it had and no longer has.
    QList<int> spare(qsizetype(zones.size()), 0);
    for (int z = 0; z < int(zones.size()); ++z)
        spare[z] = left.hiddenIn(z);
    for (const Slot& slot : places)
        if (slot.face.isEmpty())
            --spare[slot.zone];
    // What was known and no longer is was put into the stock, which may have given as many in exchange.
    const auto isStock = [&](int z) { return zones[std::size_t(z)].kind == "stock"; };
    for (int z = 0; z < int(zones.size()); ++z)
        if (isStock(z)) {
            spare[z] += left.vanished();
            break;
        }

    // 2. Newly known faces: turned in place first, else from the zone that lost hidden pieces. The choice among several
    // must not look like knowledge (the one just drawn, the last one), so it is the middle one.
    for (Slot& slot : places) {
        if (slot.id >= 0 || slot.face.isEmpty())
            continue;
        int source = -1;
        const bool shared = zones[std::size_t(slot.zone)].owner == hanpan::no_seat;
        const auto isFrom = [&](int zone) {
            return shared && zone >= 0 && from == QLatin1String(zones[std::size_t(zone)].id.c_str());
        };
        const bool given = left.give(slot, [&](const Piece& piece, int zone) {
            if (!piece.face.isEmpty() || zone < 0 || (spare[zone] <= 0 && !isFrom(zone)))
                return -1;
            if (isFrom(zone))
                return 0;
            if (zone == slot.zone)
                return std::abs(piece.place - slot.place);
            const bool ordered = zones[std::size_t(zone)].kind != "hand";
            const int count = int(zones_[std::size_t(piece.zone)].pieces.size());
            return elsewhere + (ordered ? count - piece.place : std::abs(piece.place - count / 2));
        });
        if (given) {
            for (const Piece& piece : std::as_const(pieces_))
                if (piece.id == slot.id)
                    source = zoneNow.value(piece.zone, -1);
            if (source >= 0)
                --spare[source];
        }
    }

    // 3. Hidden places: first what lay there, then the surplus of other zones, top pieces first, then whatever
    // vanished. A stock is drawn from and filled from below, so its upper places choose first.
    const auto stay = [&](Slot& slot) {
        if (slot.id < 0 && slot.face.isEmpty())
            left.give(slot, [&](const Piece& piece, int zone) {
                return piece.face.isEmpty() && zone == slot.zone ? std::abs(piece.place - slot.place) : -1;
            });
    };
    for (Slot& slot : places)
        if (!isStock(slot.zone))
            stay(slot);
    for (auto slot = places.rbegin(); slot != places.rend(); ++slot)
        if (isStock(slot->zone))
            stay(*slot);
    for (Slot& slot : places)
        if (slot.id < 0)
            left.give(slot, [&](const Piece& piece, int zone) {
                const bool hidden = piece.face.isEmpty();
                if (!hidden && !slot.face.isEmpty())
                    return -1; // a known piece does not become another known one
                const int fromTop = int(zones_[std::size_t(piece.zone)].pieces.size()) - piece.place;
                return (hidden ? 0 : 2 * elsewhere) + (zone == slot.zone ? 0 : elsewhere) + fromTop;
            });

    QList<Piece> next;
    next.reserve(places.size());
    for (const Slot& slot : std::as_const(places))
        next.append({slot.id < 0 ? nextId_++ : slot.id, slot.face, slot.zone, slot.place});
    std::sort(next.begin(), next.end(), [](const Piece& a, const Piece& b) { return a.id < b.id; });
    zones_ = zones;
    pieces_ = next;
}
