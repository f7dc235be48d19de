// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/dragon/actions.h"

#include "games/dragon/dragonwords.h"

#include <cmath>

#include <algorithm>

#include "words/words.h"

namespace {

namespace dragon = hanpan::dragon;
namespace cubes = hanpan::cubes;

} // namespace

QStringList DragonWords::facesOf(const cubes::bag& held)
{
    QStringList list;
    for (const cubes::type t : cubes::listed(held))
        list.append(QString::fromStdString(cubes::to_text(t)));
    return list;
}

dragon::context DragonWords::contextOf(const Situation& s)
{
    const auto open = cubes::read_cube(s.text("open").toStdString());
    return dragon::make_context(lawOf(s), open ? *open : cubes::type(0));
}

cubes::bag DragonWords::bagOf(const QStringList& faces)
{
    cubes::bag b;
    for (const QString& face : faces)
        if (const auto cube = cubes::read_cube(face.toStdString()); cube && b.count(*cube) < cubes::copies)
            b.add(*cube);
    return b;
}

cubes::bag DragonWords::wholeHand(const Situation& s)
{
    return bagOf(s.faces(s.handZone()) + s.faces(QStringLiteral("locked:%1").arg(s.me)));
}

QString DragonWords::worth(double units) const { return tr("%1 chips").arg(Words::signedAmount(units)); }

QString DragonWords::cubeName(const QString& face)
{
    const auto cube = cubes::read_cube(face.toStdString());
    if (!cube)
        return face;
    const int rank = cubes::rank_of(*cube);
    const QString number = rank == cubes::dragon_rank ? QStringLiteral("D") : QString::number(rank);
    switch (cubes::suit_of(*cube)) {
    case 0: return tr("black %1", "a cube by colour and number").arg(number);
    case 1: return tr("red %1", "a cube by colour and number").arg(number);
    case 2: return tr("blue %1", "a cube by colour and number").arg(number);
    default: return tr("green %1", "a cube by colour and number").arg(number);
    }
}

hanpan::seat DragonWords::turn(const Situation& s) const { return s.seat("current"); }

QString DragonWords::meaningless(const Situation& s, const QList<HeldPiece>& held, const QString& target) const
{
    const bool drawing = phaseOf(s) == QLatin1String("draw");
    const bool mine = std::any_of(held.begin(), held.end(), [&](const HeldPiece& p) { return p.zone == s.handZone(); });
    if (target == QLatin1String("button:discard") || target == QLatin1String("button:holla"))
        return drawing ? tr("Draw a cube first.") : tr("Choose one cube of your hand to drop.");
    if (target == QLatin1String("button:river"))
        return s.faces(QStringLiteral("river")).isEmpty() ? tr("The river is empty.")
                                                          : tr("Choose a cube of the river.");
    for (const HeldPiece& piece : held)
        if (piece.zone.startsWith(QLatin1String("locked:")))
            return tr("Cubes taken from the river are locked.");
    if (mine && target == QLatin1String("river"))
        return drawing ? tr("Draw a cube first.")
                       : tr("Drop onto the island; you drop into the river only after a river draw.");
    if (mine && target == QLatin1String("island"))
        return tr("After a river draw the cube goes into the river.");
    if (target.startsWith(QLatin1String("mountain:"))) {
        const bool brought = std::any_of(held.begin(), held.end(), [](const HeldPiece& p) {
            return !p.zone.startsWith(QLatin1String("mountain:"));
        });
        return brought ? tr("You can't put cubes on a mountain.") : tr("Draw from your own mountain first.");
    }
    if (drawing)
        return tr("Draw from a mountain, the island or the river.");
    return held.isEmpty() ? tr("Choose a cube first.")
                          : tr("That cube cannot go there: drop it onto the island or into the river.");
}

QString DragonWords::choiceLabel(const Situation& s, const QString& action) const
{
    const QString word = firstWord(action);
    if (word == QLatin1String("river"))
        return tr("%1 from the river").arg(cubeName(cubeOf(action)));
    if (word == QLatin1String("draw"))
        return zoneLabel(s, {("mountain:" + cubeOf(action)).toStdString(), "mountain", cubeOf(action).toInt(), {}});
    return action.endsWith(QLatin1String("holla")) ? tr("Drop %1 and say Holla!").arg(cubeName(cubeOf(action)))
                                                   : tr("Drop %1 and stay silent").arg(cubeName(cubeOf(action)));
}

QList<ButtonSpec> DragonWords::buttons(const Situation& s) const
{
    const dragon::rules& law = lawOf(s);
    return {
        {QStringLiteral("draw"), tr("Mountain", "button: draw from the own wall"), QStringLiteral("D"), true},
        {QStringLiteral("island"), tr("Island", "button: draw the island cube"), QStringLiteral("I"), true},
        {QStringLiteral("river"), tr("River", "button: draw from the river"), QStringLiteral("R"), law.river_limit > 0},
        {QStringLiteral("discard"), tr("Drop", "button"), QStringLiteral("X"), true},
        {QStringLiteral("holla"), tr("Holla!", "button: drop and declare"), QStringLiteral("W"), true},
        {QStringLiteral("pass"), tr("Pass", "button"), QStringLiteral("P"),
         law.exhaustion == dragon::exhaustion::last_island},
        {QStringLiteral("forfeit"), tr("Give up", "button: forfeit the round"), QStringLiteral("G"),
         law.abandon == dragon::abandon::forfeit_30},
    };
}

QString DragonWords::wildWords(const Situation& s)
{
    const dragon::rules& law = lawOf(s);
    const QString parity = s.text("parity");
    QString rule;
    switch (law.wild_rule) {
    case dragon::wild_rule::unlimited: return tr("Every D is wild");
    case dragon::wild_rule::none: return tr("No wild cubes");
    case dragon::wild_rule::three_cube:
        return tr("Every D but %1 is wild").arg(cubeName(u'D' + s.text("open").right(1)));
    case dragon::wild_rule::same_color: return tr("Only %1 is wild").arg(cubeName(u'D' + s.text("open").right(1)));
    case dragon::wild_rule::four_color: return tr("D is wild for its own colour");
    case dragon::wild_rule::odd_even:
        if (parity == QLatin1String("dots"))
            return tr("Black and blue D: wild for odd, red and green D: for even");
        rule = tr("D is wild for %1 numbers", "odd or even");
        break;
    case dragon::wild_rule::four_color_odd_even:
        if (parity == QLatin1String("dots"))
            return tr("D is wild for its own colour: black and blue odd, red and green even");
        rule = tr("D is wild for its colour's %1 numbers", "odd or even");
        break;
    }
    return rule.arg(parity == QLatin1String("odd") ? tr("odd") : tr("even"));
}

QString DragonWords::zoneLabel(const Situation& s, const hanpan::zone& z) const
{
    const bool mine = z.owner == s.me;
    if (z.kind == "hand")
        return mine ? tr("Your hand") : tr("%1's hand").arg(s.name(z.owner));
    if (z.kind == "locked")
        return mine ? tr("Your river cubes") : tr("%1's river cubes").arg(s.name(z.owner));
    if (z.kind == "mountain") {
        const int left = s.numberOf("mountains", z.owner);
        return mine ? tr("Your mountain: %1").arg(left) : tr("%1's mountain: %2").arg(s.name(z.owner)).arg(left);
    }
    if (z.kind == "island")
        return tr("Island");
    if (z.kind == "river")
        return tr("River");
    if (z.kind == "indicator") {
        const int pot = s.view.value("pot", 0);
        const QString wild = wildWords(s);
        return pot > 0 ? tr("%1 · pot %2").arg(wild).arg(pot) : wild;
    }
    return QString::fromStdString(z.id);
}

QString DragonWords::hiddenName() const { return tr("Covered cube"); }

QString DragonWords::orderName(const QString& mode) const
{
    return mode == QLatin1String("melds") ? tr("Head to tail", "order of the hand") : QString();
}

QStringList DragonWords::numberNames(const QString& ruleId) const
{
    if (ruleId == QLatin1String("points"))
        return {tr("Snake"), tr("Boa (imugi)"), tr("Dragon")};
    return TableGame::numberNames(ruleId);
}

QString DragonWords::handName(const Situation& s, const QString& id)
{
    if (id == QLatin1String("snake"))
        return tr("Snake");
    if (id == QLatin1String("boa"))
        return tr("Boa (imugi)");
    if (id == QLatin1String("dragon"))
        return tr("Dragon");
    for (const dragon::custom_hand& h : lawOf(s).custom_hands)
        if (id == QString::fromStdString(h.id))
            return QString::fromStdString(h.name);
    return id;
}

HandReading DragonWords::reading(const Situation& s) const
{
    const QStringList hand = s.faces(s.handZone());
    const cubes::bag whole = wholeHand(s);
    if (s.roundOver || hand.contains(QString()) || whole.size() < dragon::hand_size)
        return {};
    const dragon::context c = contextOf(s);
    const dragon::arrangement a = dragon::arrange(c, whole);
    HandReading shown;
    cubes::bag free = bagOf(hand);
    const auto part = [&](const QString& name, const cubes::bag& held, int size) {
        HandPart p;
        p.complete = held.size() == size;
        p.brief = name;
        p.label =
            p.complete
                ? name
                : tr("%1 %2/%3", "part of the hand, cubes held of those needed").arg(name).arg(held.size()).arg(size);
        // Locked cubes lie beside the hand.
        for (const cubes::type t : cubes::listed(held))
            if (free.has(t)) {
                free.remove(t);
                p.faces.append(QString::fromStdString(cubes::to_text(t)));
            }
        if (!p.faces.isEmpty())
            shown.parts.append(p);
    };
    part(tr("Head"), a.head, 2);
    part(tr("Neck"), a.neck, 3);
    part(tr("Body"), a.body, 4);
    part(tr("Tail"), a.tail, 4);
    const int short_by = dragon::distance(c, whole);
    if (short_by > 0) {
        shown.title = short_by == 1 ? tr("1 cube short") : tr("%1 cubes short").arg(short_by);
        if (whole.size() == dragon::hand_size)
            shown.wanted = facesOf({dragon::improving(c, whole), 0});
        shown.onRequest = !shown.wanted.isEmpty();
        return shown;
    }
    cubes::bag thirteen = whole;
    if (whole.size() > dragon::hand_size)
        for (const cubes::type t : cubes::listed(whole))
            if (dragon::complete(c, cubes::without(whole, t))) {
                thirteen = cubes::without(whole, t);
                break;
            }
    const dragon::reading best = dragon::best_reading(c, thirteen, true);
    shown.title = handName(s, QString::fromStdString(std::string(dragon::figure_id(lawOf(s), best.figure))));
    shown.detail = best.special ? tr("Special, %1").arg(chips(best.points)) : chips(best.points);
    return shown;
}

QList<HandClass> DragonWords::handClasses(const Situation& s) const
{
    const dragon::rules& law = lawOf(s);
    const auto list = [](const char* faces) { return QString::fromLatin1(faces).split(u' '); };
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
        const QString head = QString::fromStdString(cubes::to_text(cubes::make(suit, 5)));
        all.append({QString::fromStdString(h.name),
                    h.body_run ? tr("A house hand whose body is a run of four.") : tr("A house hand."),
                    QStringList{head, head} + list(h.neck_set ? "3h 3d 3c" : "2h 3h 4h") +
                        list(h.body_run ? "7c 8c 9c 10c" : "9s 9h 9d 9c") +
                        list(h.tail_set ? "6s 6h 6c 6c" : "13d 12d 11d 10s"),
                    chips(h.points)});
    }
    return all;
}

QString DragonWords::chips(int count) { return count == 1 ? tr("1 chip") : tr("%1 chips").arg(Words::amount(count)); }

QString DragonWords::status(const Situation& s) const
{
    const hanpan::seat who = turn(s);
    if (who != s.me)
        return tr("%1's turn").arg(s.name(who));
    if (phaseOf(s) == QLatin1String("draw")) {
        if (!s.legalOf(u"pass").isEmpty())
            return tr("Your turn · the mountains are empty: island, river, or pass");
        return s.legalOf(u"river").isEmpty() ? tr("Your turn · draw from the mountain or the island")
                                             : tr("Your turn · draw from the mountain, the island or the river");
    }
    const bool holla = std::any_of(s.legal.begin(), s.legal.end(),
                                   [](const QString& a) { return a.endsWith(QLatin1String("holla")); });
    if (holla)
        return tr("Your turn · your hand is complete: drop a cube and say Holla!");
    return s.text("drawn_from") == QLatin1String("river") ? tr("Your turn · drop a cube into the river")
                                                          : tr("Your turn · drop a cube onto the island");
}

QList<Badge> DragonWords::badges(const Situation& s, hanpan::seat who) const
{
    QList<Badge> list;
    if (who == s.dealer)
        list.append({QStringLiteral("dealer"), tr("Dealer", "badge")});
    const dragon::rules& law = lawOf(s);
    const int uses = s.numberOf("river_uses", who);
    if (law.river_limit == dragon::unlimited) {
        if (uses > 0)
            list.append({QStringLiteral("river"), tr("River %1", "badge: river draws taken").arg(uses),
                         tr("river draws: %1").arg(uses)});
    } else if (law.river_limit > 0 && (uses > 0 || who == s.me)) {
        list.append({QStringLiteral("river"),
                     tr("River %1/%2", "badge: river draws taken of those allowed").arg(uses).arg(law.river_limit),
                     tr("river draws: %1 of %2").arg(uses).arg(law.river_limit)});
    }
    if (s.lists("exposed", who))
        list.append({QStringLiteral("exposed"), tr("Shown", "badge: the hand lies open after a wrong Holla")});
    if (const QString from = s.textOf("last_draws", who); who != s.me && !s.roundOver) {
        if (from == QLatin1String("mountain"))
            list.append({QStringLiteral("last"), tr("Mountain", "badge: where the last cube was drawn"),
                         tr("drew from the mountain last")});
        else if (from == QLatin1String("island"))
            list.append({QStringLiteral("last"), tr("Island", "badge: where the last cube was drawn"),
                         tr("drew from the island last")});
        else if (from == QLatin1String("river"))
            list.append({QStringLiteral("last"), tr("River", "badge: where the last cube was drawn"),
                         tr("drew from the river last")});
    }
    if (const int loans = s.numberOf("loans", who); loans > 0)
        list.append({QStringLiteral("loans"), tr("Loan ×%1", "badge").arg(loans)});
    return list;
}

QString DragonWords::ownNote(const Situation&) const { return {}; }

QString DragonWords::seatScore(const Situation& s, hanpan::seat who, hanpan::half_units score) const
{
    // During the round fees have gone already; after it the score is the truth.
    return s.roundOver ? totalText(score) : chips(s.numberOf("chips", who));
}

int DragonWords::roundsTotal(const Situation& s) const { return lawOf(s).rounds; }
