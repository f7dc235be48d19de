// SPDX-License-Identifier: GPL-3.0-or-later
// Dragon Holla at the table: what is held and where it goes, as the engine's gestures take it.
#include "games/dragon/dragontable.h"

#include <algorithm>

#include "games/held.h"

namespace dragon = hanpan::dragon;
namespace cubes = hanpan::cubes;

QString DragonTable::faceOf(cubes::type cube) { return QString::fromStdString(cubes::to_text(cube)); }

QStringList DragonTable::facesOf(const std::vector<cubes::type>& list)
{
    QStringList faces;
    for (const cubes::type t : list)
        faces.append(faceOf(t));
    return faces;
}

QStringList DragonTable::facesOf(const cubes::bag& held) { return facesOf(cubes::listed(held)); }

cubes::type DragonTable::cubeOf(const QString& face)
{
    const auto cube = cubes::read_cube(face.toStdString());
    return cube ? *cube : cubes::no_cube;
}

std::vector<cubes::type> DragonTable::cubesOf(const QStringList& faces)
{
    std::vector<cubes::type> list;
    for (const QString& face : faces)
        if (const cubes::type cube = cubeOf(face); cube != cubes::no_cube)
            list.push_back(cube);
    return list;
}

cubes::bag DragonTable::bagOf(const QStringList& faces)
{
    cubes::bag b;
    for (const cubes::type cube : cubesOf(faces))
        if (b.count(cube) < cubes::copies)
            b.add(cube);
    return b;
}

dragon::spot DragonTable::spotOf(const Situation& s, const QString& zoneId)
{
    const hanpan::zone* const z = s.zone(zoneId);
    return z ? dragon::spot_of(*z, s.me) : spot::elsewhere;
}

dragon::held DragonTable::heldOf(const Situation& s, const QList<HeldPiece>& pieces)
{
    dragon::held parts;
    for (const HeldPiece& piece : pieces) {
        const hanpan::zone* const z = s.zone(piece.zone);
        const cubes::type cube = cubeOf(piece.face);
        switch (spotOf(s, piece.zone)) {
        case spot::hand: parts.hand.push_back(cube); break;
        case spot::river: parts.river.push_back(cube); break;
        case spot::island: parts.island = true; break;
        case spot::mountain:
            if (piece.place == int(z->pieces.size()) - 1)
                parts.mountain = z->owner;
            else
                parts.foreign = true;
            break;
        default: parts.foreign = true;
        }
    }
    return parts;
}

dragon::goal DragonTable::goalOf(const Situation& s, const QString& target)
{
    if (const auto id = gestures::after(gestures::buttonPrefix, target)) {
        const auto pressed = dragon::button_of(id->toStdString());
        return pressed ? dragon::goal{spot::button, *pressed, hanpan::no_seat} : dragon::goal();
    }
    dragon::goal to;
    to.where = spotOf(s, target);
    if (to.where == spot::mountain)
        to.owner = s.zone(target)->owner;
    return to;
}

QString DragonTable::written(dragon::button button)
{
    return QString::fromStdString(std::string(dragon::id_of(button)));
}

Meaning DragonTable::gesture(const Situation& s, const QList<HeldPiece>& held, const QString& target, int) const
{
    return written(dragon::gesture(viewOf(s), legalOf(s), heldOf(s, held), goalOf(s, target)));
}

QString DragonTable::meaningless(const Situation& s, const QList<HeldPiece>& held, const QString& target) const
{
    const dragon::open_part& o = viewOf(s).open;
    const bool drawing = o.phase == dragon::phase::draw;
    const dragon::goal to = goalOf(s, target);
    const auto some = [&](auto from) {
        return std::any_of(held.begin(), held.end(), [&](const HeldPiece& p) { return from(spotOf(s, p.zone)); });
    };
    const bool mine = some([](spot from) { return from == spot::hand; });
    if (to.where == spot::button && (to.pressed == dragon::button::discard || to.pressed == dragon::button::holla))
        return drawing ? tr("Draw a cube first.") : tr("Choose one cube of your hand to drop.");
    if (to.where == spot::button && to.pressed == dragon::button::river)
        return o.river_size == 0 ? tr("The river is empty.") : tr("Choose a cube of the river.");
    if (some([](spot from) { return from == spot::locked; }))
        return tr("Cubes taken from the river are locked.");
    if (mine && to.where == spot::river)
        return drawing ? tr("Draw a cube first.")
                       : tr("Drop onto the island; you drop into the river only after a river draw.");
    if (mine && to.where == spot::island)
        return tr("After a river draw the cube goes into the river.");
    if (to.where == spot::mountain)
        return some([](spot from) { return from != spot::mountain; }) ? tr("You can't put cubes on a mountain.")
                                                                      : tr("Draw from your own mountain first.");
    if (drawing)
        return tr("Draw from a mountain, the island or the river.");
    return held.isEmpty() ? tr("Choose a cube first.")
                          : tr("That cube cannot go there: drop it onto the island or into the river.");
}

namespace {

/// The zone of a place that has but one; the hand is the own one.
QString dragonZone(const Situation& s, dragon::spot where)
{
    return where == dragon::spot::hand ? s.handZone() : QString::fromStdString(std::string(dragon::kind_of(where)));
}

} // namespace

QStringList DragonTable::naturalTargets(const Situation& s, const HeldPiece& piece) const
{
    const spot to = dragon::natural_target(viewOf(s), spotOf(s, piece.zone));
    return to == spot::elsewhere ? QStringList() : QStringList{dragonZone(s, to)};
}

QString DragonTable::primaryButton(const Situation& s) const
{
    return written(dragon::primary_button(viewOf(s), legalOf(s)));
}

QStringList DragonTable::ownZones(const Situation& s) const { return {s.handZone(), dragonZone(s, spot::river)}; }

QStringList DragonTable::playableIn(const Situation& s, const QString& zoneId) const
{
    return facesOf(dragon::playable(legalOf(s), spotOf(s, zoneId)));
}

QString DragonTable::onTimeout(const Situation& s) const { return written(dragon::on_timeout(viewOf(s), legalOf(s))); }

QString DragonTable::pileZone() const { return QString::fromStdString(std::string(dragon::kind_of(spot::island))); }

/// The game's face to app/games/registry.cpp.
const GameTable& dragonTable();
const GameTable& dragonTable()
{
    static const DragonTable table;
    static const GameTable faces = facesOf(table);
    return faces;
}
