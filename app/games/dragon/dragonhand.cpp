// SPDX-License-Identifier: GPL-3.0-or-later
// What Dragon Holla says of hands: the own one as it is held, those that are shown, and what there are.
#include "games/dragon/cover.h"
#include "games/dragon/hands.h"

#include "games/dragon/dragontable.h"

namespace dragon = hanpan::dragon;
namespace cubes = hanpan::cubes;

QString DragonTable::orderName(const QString& mode) const
{
    return mode == firstOrder() ? tr("Head to tail", "order of the hand") : QString();
}

int DragonTable::rankOrder(const QString& face) const
{
    const cubes::type cube = cubeOf(face);
    return cube == cubes::no_cube ? 0 : cubes::rank_of(cube);
}

int DragonTable::suitOrder(const QString& face) const
{
    const cubes::type cube = cubeOf(face);
    return cube == cubes::no_cube ? 0 : cubes::suit_of(cube);
}

QString DragonTable::setApart(const Situation& s) const
{
    const cubes::type drawn = dragon::drawn_now(viewOf(s));
    return drawn == cubes::no_cube ? QString() : faceOf(drawn);
}

QList<QStringList> DragonTable::handGroups(const Situation& s, const QStringList& faces) const
{
    QList<QStringList> groups;
    for (const std::vector<cubes::type>& part : dragon::hand_groups(viewOf(s), bagOf(faces)))
        groups.append(facesOf(part));
    return groups;
}

QStringList DragonTable::partNames() { return {tr("Head"), tr("Neck"), tr("Body"), tr("Tail")}; }

QString DragonTable::handName(const dragon::rules& law, int figure)
{
    switch (figure) {
    case int(dragon::standard_hand::snake): return tr("Snake");
    case int(dragon::standard_hand::boa): return tr("Boa (imugi)");
    case int(dragon::standard_hand::dragon): return tr("Dragon");
    }
    const auto own = std::size_t(figure - dragon::standard_figures);
    return own < law.custom_hands.size() ? QString::fromStdString(law.custom_hands[own].name) : QString();
}

QString DragonTable::uncombined(int count)
{
    return count == 1 ? tr("1 uncombined cube") : tr("%1 uncombined cubes").arg(count);
}

HandReading DragonTable::reading(const Situation& s) const
{
    const dragon::view& v = viewOf(s);
    const dragon::context& c = v.open.context;
    const cubes::bag whole = v.whole();
    if (s.roundOver || whole.size() < dragon::hand_size)
        return {};
    const dragon::arrangement a = dragon::arrange(c, whole);
    HandReading shown;
    cubes::bag free = v.hand;
    const cubes::bag parts[]{a.head, a.neck, a.body, a.tail};
    constexpr int sizes[]{2, 3, 4, 4};
    for (int i = 0; i < 4; ++i) {
        const int held = parts[i].size();
        HandPart p;
        p.complete = held == sizes[i];
        p.brief = partNames()[i];
        p.label =
            p.complete
                ? p.brief
                : tr("%1 %2/%3", "part of the hand, cubes held of those needed").arg(p.brief).arg(held).arg(sizes[i]);
        // Locked cubes lie beside the hand.
        for (const cubes::type t : cubes::listed(parts[i]))
            if (free.has(t)) {
                free.remove(t);
                p.faces.append(faceOf(t));
            }
        if (!p.faces.isEmpty())
            shown.parts.append(p);
    }
    if (const int short_by = dragon::distance(c, whole); short_by > 0) {
        shown.title = short_by == 1 ? tr("1 cube short") : tr("%1 cubes short").arg(short_by);
        if (whole.size() == dragon::hand_size)
            shown.wanted = facesOf(cubes::bag{dragon::improving(c, whole), 0});
        shown.onRequest = !shown.wanted.isEmpty();
        return shown;
    }
    const dragon::reading best = dragon::declared_as(c, whole);
    shown.title = handName(lawOf(s), best.figure);
    shown.detail = best.special ? tr("Special, %1").arg(chips(best.points)) : chips(best.points);
    return shown;
}

QList<HandClass> DragonTable::handClasses(const Situation& s) const
{
    const dragon::rules& law = lawOf(s);
    const auto list = [](std::string_view example) { return facesOf(*cubes::read_cubes(example)); };
    QString special = tr("Twin, pure run of three, pure set of four, tail; no wild cube anywhere.");
    if (law.special_dragon != dragon::special_dragon::off)
        special += u' ' + (law.special_dragon == dragon::special_dragon::black
                               ? tr("With a black head, %1 more.")
                               : tr("With a head of the open cube's colour, %1 more."))
                              .arg(chips(law.special_dragon_bonus));
    QList<HandClass> all{
        {tr("Dragon"), special, list("5s 5s 3h 4h 5h 9s 9h 9d 9c 12d 11d 10d 9s"), chips(law.points[2])},
        {tr("Boa (imugi)"), tr("Twin, any set or run of three, pure set of four, tail."),
         list("5d 5d 3h 3d 3c 9s 9h 9d 9c 12d 11d 10d 9s"), chips(law.points[1])},
        {tr("Snake"), tr("Twin, any set or run of three, set of four with a wild D, tail."),
         list("5d 5d 3h 4h 5h 9s 9h 9d Dc 6s 6h 6c 6c"), chips(law.points[0])},
    };
    for (const dragon::custom_hand& h : law.custom_hands) {
        // The first suit its head may have; sets where they are allowed, else runs.
        int suit = 0;
        while (suit < cubes::suits - 1 && (h.head_suits >> suit & 1) == 0)
            ++suit;
        const QString head = faceOf(cubes::make(suit, 5));
        all.append({QString::fromStdString(h.name),
                    h.body_run ? tr("A house hand whose body is a run of four.") : tr("A house hand."),
                    QStringList{head, head} + list(h.neck_set ? "3h 3d 3c" : "2h 3h 4h") +
                        list(h.body_run ? "7c 8c 9c 10c" : "9s 9h 9d 9c") +
                        list(h.tail_set ? "6s 6h 6c 6c" : "13d 12d 11d 10s"),
                    chips(h.points)});
    }
    return all;
}

QStringList DragonTable::shownHand(const Situation& s, hanpan::seat who, const QStringList& faces) const
{
    return facesOf(dragon::in_parts(viewOf(s).open, who, cubesOf(faces)));
}

QList<HandPart> DragonTable::shownParts(const Situation& s, hanpan::seat who, const QStringList& faces) const
{
    const dragon::open_part& o = viewOf(s).open;
    if (o.ending != dragon::ending::holla)
        return {};
    const cubes::bag whole = dragon::with_locked(o, who, bagOf(faces));
    QList<HandPart> parts;
    const auto part = [&](const QString& name, const cubes::bag& held) {
        HandPart p;
        p.complete = true;
        p.label = p.brief = name;
        p.faces = facesOf(held);
        if (!p.faces.isEmpty())
            parts.append(p);
    };
    if (o.winner != who) {
        part(QString(), dragon::combined(o.context, whole));
    } else if (const dragon::reading best = dragon::best_reading(o.context, whole, true)) {
        const cubes::bag laid[]{best.head, best.neck, best.body, best.tail};
        for (int i = 0; i < 4; ++i)
            part(partNames()[i], laid[i]);
    }
    return parts;
}

QString DragonTable::handWorth(const Situation& s, hanpan::seat who, const QStringList& faces) const
{
    const dragon::open_part& o = viewOf(s).open;
    if (o.ending != dragon::ending::holla)
        return {};
    if (o.winner == who)
        return handName(lawOf(s), o.figure);
    return uncombined(dragon::uncombined(o.context, dragon::with_locked(o, who, bagOf(faces))));
}
