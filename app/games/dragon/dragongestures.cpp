// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/dragon/dragongestures.h"

#include <algorithm>

#include "games/dragon/actions.h"
#include "games/held.h"

namespace {

using gestures::buttonPrefix;

namespace dragon = hanpan::dragon;
namespace cubes = hanpan::cubes;

const QString island = QStringLiteral("island");
const QString river = QStringLiteral("river");
const QString mountainPrefix = QStringLiteral("mountain:");
const QString holla = QStringLiteral(" holla");

/// What is held, parted by where it comes from.
struct Held {
    QStringList hand;
    QStringList river;
    QString mountain; ///< the zone whose next cube is held
    bool island = false;
    bool foreign = false; ///< something nobody may pick up

    bool empty() const { return hand.isEmpty() && river.isEmpty() && mountain.isEmpty() && !island && !foreign; }
};

Held part(const Situation& s, const QList<HeldPiece>& held)
{
    Held parts;
    for (const HeldPiece& piece : held) {
        const hanpan::zone* zone = s.zone(piece.zone);
        const bool top = zone && piece.place == int(zone->pieces.size()) - 1;
        if (piece.zone == s.handZone())
            parts.hand.append(piece.face);
        else if (piece.zone == river)
            parts.river.append(piece.face);
        else if (piece.zone == island)
            parts.island = true;
        else if (piece.zone.startsWith(mountainPrefix) && top)
            parts.mountain = piece.zone;
        else
            parts.foreign = true;
    }
    return parts;
}

/// Drawing from this mountain. The own one and the largest need not be named.
Meaning drawFrom(const QString& mountain)
{
    Meaning meaning;
    meaning.add(QStringLiteral("draw ") + mountain.mid(mountainPrefix.size()));
    return meaning;
}

/// Every way to draw from the mountains: one, or one for each that may be chosen.
Meaning draws(const Situation& s)
{
    Meaning meaning;
    const QStringList all = s.legalOf(u"draw");
    for (const QString& action : all)
        meaning.add(action);
    if (all.isEmpty())
        meaning.add(QStringLiteral("draw"));
    meaning.ask = true;
    return meaning;
}

Meaning fromRiver(const Situation& s, const QStringList& faces)
{
    Meaning meaning;
    if (faces.size() == 1)
        meaning.add(QStringLiteral("river ") + faces.first());
    else if (faces.isEmpty())
        for (const QString& action : s.legalOf(u"river"))
            meaning.add(action);
    if (meaning.empty() && faces.isEmpty() && !s.faces(river).isEmpty())
        meaning.add(QStringLiteral("river ") + s.faces(river).last());
    meaning.ask = true;
    return meaning;
}

/// Dropping this cube; where it completes a hand, with Holla or without.
Meaning drop(const Situation& s, const QString& face)
{
    Meaning meaning;
    const QString plain = QStringLiteral("discard ") + face;
    if (s.legal.contains(plain + holla))
        meaning.add(plain + holla);
    meaning.add(plain);
    meaning.ask = true;
    return meaning;
}

bool drawing(const Situation& s) { return s.text("phase") == QLatin1String("draw"); }

bool fromTheRiver(const Situation& s) { return s.text("drawn_from") == QLatin1String("river"); }

} // namespace

Meaning DragonTable::gesture(const Situation& s, const QList<HeldPiece>& pieces, const QString& target, int) const
{
    const Held held = part(s, pieces);
    Meaning meaning;
    if (held.foreign)
        return meaning;
    if (target.startsWith(buttonPrefix)) {
        const QString button = target.mid(buttonPrefix.size());
        if (button == QLatin1String("draw"))
            return draws(s);
        if (button == QLatin1String("river"))
            return fromRiver(s, held.river);
        if (button == QLatin1String("discard")) {
            if (held.hand.size() == 1)
                meaning.add(QStringLiteral("discard ") + held.hand.first());
            return meaning;
        }
        if (button == QLatin1String("holla")) {
            if (held.hand.size() == 1)
                meaning.add(QStringLiteral("discard ") + held.hand.first() + holla);
            else
                for (const QString& action : s.legalOf(u"discard"))
                    if (action.endsWith(holla))
                        meaning.add(action);
            meaning.ask = true;
            return meaning;
        }
        meaning.add(button); // island, pass, forfeit
        return meaning;
    }
    if (target == s.handZone()) {
        if (!held.mountain.isEmpty())
            return drawFrom(held.mountain);
        if (held.river.size() == 1 && held.hand.isEmpty())
            return fromRiver(s, held.river);
        if (held.island)
            meaning.add(island);
        return meaning;
    }
    if (target.startsWith(mountainPrefix))
        return held.empty() || held.mountain == target ? drawFrom(target) : meaning;
    if (target == island) {
        if (held.hand.size() == 1)
            return fromTheRiver(s) ? meaning : drop(s, held.hand.first());
        if (held.empty() || held.island)
            meaning.add(island);
        return meaning;
    }
    if (target == river) {
        if (held.hand.size() == 1)
            return drawing(s) || fromTheRiver(s) ? drop(s, held.hand.first()) : meaning;
        return held.empty() || !held.river.isEmpty() ? fromRiver(s, held.river) : meaning;
    }
    return meaning;
}

QStringList DragonTable::naturalTargets(const Situation& s, const HeldPiece& piece) const
{
    if (piece.zone == s.handZone())
        return {fromTheRiver(s) ? river : island};
    if (piece.zone == island || piece.zone == river || piece.zone.startsWith(mountainPrefix))
        return {s.handZone()};
    return {};
}

QString DragonTable::primaryButton(const Situation& s) const
{
    if (drawing(s))
        return s.legalOf(u"draw").isEmpty() ? QStringLiteral("island") : QStringLiteral("draw");
    for (const QString& action : s.legal)
        if (action.endsWith(holla))
            return QStringLiteral("holla");
    return QStringLiteral("discard");
}

std::vector<hanpan::zone> DragonTable::extraZones(const Situation& s) const
{
    // The die beside the island and what it says: "indicator:<dots>:<suits of the wild D>:<odd|even|dots|->:<where the
    // last cube was dropped>". It has no pieces; the layout reads its name.
    std::string wild;
    if (const auto list = s.view.find("wild"); list != s.view.end())
        for (const hanpan::json& d : *list)
            wild += d.get<std::string>().back();
    const auto word = [&](const char* key) {
        const QString said = s.text(key);
        return said.isEmpty() ? std::string("-") : said.toStdString();
    };
    return {{"indicator:" + std::to_string(s.view.value("die", 0)) + ":" + (wild.empty() ? "-" : wild) + ":" +
                 word("parity") + ":" + word("last_to"),
             "indicator",
             hanpan::no_seat,
             {}}};
}

QStringList DragonTable::ownZones(const Situation& s) const { return {s.handZone(), river}; }

QStringList DragonTable::playableIn(const Situation& s, const QString& zoneId) const
{
    QStringList faces;
    if (zoneId == river)
        for (const QString& action : s.legalOf(u"river"))
            faces.append(action.section(u' ', 1, 1));
    else if (zoneId == s.handZone())
        for (const QString& action : s.legalOf(u"discard"))
            faces.append(action.section(u' ', 1, 1));
    return faces;
}

int DragonTable::thinkingTime(const Situation& s) const { return lawOf(s).turn_timer * 1000; }

QString DragonTable::onTimeout(const Situation& s) const
{
    // From the mountain, and the drawn cube is dropped again (rules 6.5).
    if (drawing(s))
        return s.legalOf(u"draw").value(0);
    return QStringLiteral("discard ") + setApart(s);
}

QString DragonTable::setApart(const Situation& s) const
{
    return !drawing(s) && s.mayAct() ? s.text("drawn") : QString();
}

int DragonTable::rankOrder(const QString& face) const
{
    const auto cube = cubes::read_cube(face.toStdString());
    return cube ? cubes::rank_of(*cube) : 0;
}

int DragonTable::suitOrder(const QString& face) const
{
    const auto cube = cubes::read_cube(face.toStdString());
    return cube ? cubes::suit_of(*cube) : 0;
}

QList<QStringList> DragonTable::handGroups(const Situation& s, const QStringList& faces) const
{
    // Locked cubes belong to the hand too, but lie beside it.
    cubes::bag free = bagOf(faces);
    const cubes::bag locked = bagOf(s.faces(QStringLiteral("locked:%1").arg(s.me)));
    const dragon::arrangement a = dragon::arrange(contextOf(s), cubes::sum(free, locked));
    QList<QStringList> groups;
    for (const cubes::bag& part : {a.head, a.neck, a.body, a.tail}) {
        QStringList group;
        for (const cubes::type t : cubes::listed(part))
            if (free.has(t)) {
                free.remove(t);
                group.append(QString::fromStdString(cubes::to_text(t)));
            }
        if (!group.isEmpty())
            groups.append(group);
    }
    return groups;
}

QStringList DragonTable::shownHand(const Situation& s, hanpan::seat who, const QStringList& faces) const
{
    // What lies beside the hand helps to read it, where it is not among the faces already.
    cubes::bag whole = bagOf(faces);
    if (whole.size() < dragon::hand_size)
        whole = cubes::sum(whole, bagOf(s.faces(QStringLiteral("locked:%1").arg(who))));
    const dragon::arrangement a = dragon::arrange(contextOf(s), whole);
    QStringList left = faces;
    QStringList ordered;
    for (const cubes::bag& part : {a.head, a.neck, a.body, a.tail})
        for (const cubes::type t : cubes::listed(part))
            if (const QString face = QString::fromStdString(cubes::to_text(t)); left.removeOne(face))
                ordered.append(face);
    return ordered + left;
}

bool DragonTable::isHeld(const QString& kind) const
{
    return kind == QLatin1String("hand") || kind == QLatin1String("locked");
}

bool DragonTable::clockwise(const Situation& s) const { return lawOf(s).direction == dragon::direction::clockwise; }

const GameTable& dragonTable()
{
    static const DragonTable table;
    static const GameTable faces = facesOf(table);
    return faces;
}
