// SPDX-License-Identifier: GPL-3.0-or-later
// What Dragon Holla's places, buttons and players are called, and what is to be read of them.
#include "games/dragon/dragontable.h"

#include "words/words.h"

namespace dragon = hanpan::dragon;
namespace cubes = hanpan::cubes;

QString DragonTable::worth(double units) const { return tr("%1 chips").arg(Words::signedAmount(units)); }

QString DragonTable::chips(int count) { return count == 1 ? tr("1 chip") : tr("%1 chips").arg(Words::amount(count)); }

QString DragonTable::cubeName(cubes::type cube)
{
    if (cube == cubes::no_cube)
        return {};
    const QString number = cubes::is_dragon(cube) ? QString(u'D') : QString::number(cubes::rank_of(cube));
    switch (cubes::suit_of(cube)) {
    case 0: return tr("black %1", "a cube by colour and number").arg(number);
    case 1: return tr("red %1", "a cube by colour and number").arg(number);
    case 2: return tr("blue %1", "a cube by colour and number").arg(number);
    default: return tr("green %1", "a cube by colour and number").arg(number);
    }
}

QString DragonTable::pieceName(const QString& face) const
{
    const cubes::type cube = cubeOf(face);
    return cube == cubes::no_cube ? face : cubeName(cube);
}

QString DragonTable::hiddenName() const { return tr("Covered cube"); }

QString DragonTable::choiceLabel(const Situation& s, const QString& action) const
{
    const Told a = read(action);
    if (a.what == dragon::action::kind::river)
        return tr("%1 from the river").arg(cubeName(a.cube));
    if (a.what == dragon::action::kind::draw)
        return mountainLabel(s, a.mountain == hanpan::no_seat ? s.me : hanpan::seat(a.mountain));
    return a.holla ? tr("Drop %1 and say Holla!").arg(cubeName(a.cube))
                   : tr("Drop %1 and stay silent").arg(cubeName(a.cube));
}

QList<ButtonSpec> DragonTable::buttons(const Situation& s) const
{
    using dragon::button;
    const dragon::rules& law = lawOf(s);
    const auto spec = [](button id, const QString& label, QChar key, bool shown = true) {
        return ButtonSpec{written(id), label, key, shown};
    };
    return {
        spec(button::draw, tr("Mountain", "button: draw from the own wall"), u'D'),
        spec(button::island, tr("Island", "button: draw the island cube"), u'I'),
        spec(button::river, tr("River", "button: draw from the river"), u'R', law.river_limit > 0),
        spec(button::discard, tr("Drop", "button"), u'X'),
        spec(button::holla, tr("Holla!", "button: drop and declare"), u'W'),
        spec(button::pass, tr("Pass", "button"), u'P', law.exhaustion == dragon::exhaustion::last_island),
        spec(button::forfeit, tr("Give up", "button: forfeit the round"), u'G',
             law.abandon == dragon::abandon::forfeit_30),
    };
}

QString DragonTable::wildWords(const Situation& s)
{
    const dragon::open_part& o = viewOf(s).open;
    const dragon::parity parity = dragon::sign_of(o).parity;
    const QString own = cubeName(cubes::make(cubes::suit_of(o.open), cubes::dragon_rank));
    QString rule;
    switch (lawOf(s).wild_rule) {
    case dragon::wild_rule::unlimited: return tr("Every D is wild");
    case dragon::wild_rule::none: return tr("No wild cubes");
    case dragon::wild_rule::three_cube: return tr("Every D but %1 is wild").arg(own);
    case dragon::wild_rule::same_color: return tr("Only %1 is wild").arg(own);
    case dragon::wild_rule::four_color: return tr("D is wild for its own colour");
    case dragon::wild_rule::odd_even:
        if (parity == dragon::parity::by_dots)
            return tr("Black and blue D: wild for odd, red and green D: for even");
        rule = tr("D is wild for %1 numbers", "odd or even");
        break;
    case dragon::wild_rule::four_color_odd_even:
        if (parity == dragon::parity::by_dots)
            return tr("D is wild for its own colour: black and blue odd, red and green even");
        rule = tr("D is wild for its colour's %1 numbers", "odd or even");
        break;
    }
    return rule.arg(parity == dragon::parity::odd ? tr("odd") : tr("even"));
}

std::vector<hanpan::zone> DragonTable::extraZones(const Situation&) const
{
    // The die beside the island: a place without pieces, by which it is named and found.
    return {{"indicator", "indicator", hanpan::no_seat, {}}};
}

TableSign DragonTable::sign(const Situation& s) const
{
    const dragon::open_part& o = viewOf(s).open;
    const dragon::table_sign says = dragon::sign_of(o);
    TableSign sign;
    sign.dots = says.dots;
    for (const cubes::type t : cubes::listed({says.wild, 0}))
        sign.wild += faceOf(t).back();
    sign.odd = says.parity == dragon::parity::odd;
    sign.even = says.parity == dragon::parity::even;
    sign.lastTo = QString::fromStdString(std::string(dragon::source_name(says.last_to)));
    sign.words = wildWords(s);
    if (o.pot > 0)
        sign.pot = tr("pot %1").arg(o.pot);
    return sign;
}

QString DragonTable::mountainLabel(const Situation& s, hanpan::seat owner)
{
    const int left = viewOf(s).open.mountain[std::size_t(owner)];
    return owner == s.me ? tr("Your mountain: %1").arg(left) : tr("%1's mountain: %2").arg(s.name(owner)).arg(left);
}

QString DragonTable::zoneLabel(const Situation& s, const hanpan::zone& z) const
{
    switch (dragon::spot_of(z, s.me)) {
    case spot::hand: return tr("Your hand");
    case spot::locked: return z.owner == s.me ? tr("Your river cubes") : tr("%1's river cubes").arg(s.name(z.owner));
    case spot::mountain: return mountainLabel(s, z.owner);
    case spot::island: return tr("Island");
    case spot::river: return tr("River");
    default: break;
    }
    if (z.owner != hanpan::no_seat)
        return tr("%1's hand").arg(s.name(z.owner));
    const TableSign says = sign(s);
    return says.pot.isEmpty() ? says.words : tr("%1 · pot %2").arg(says.words).arg(viewOf(s).open.pot);
}

QList<hanpan::seat> DragonTable::placedBy(const Situation& s, const hanpan::zone& z) const
{
    QList<hanpan::seat> seats;
    const dragon::open_part& o = viewOf(s).open;
    if (dragon::spot_of(z, s.me) == spot::river)
        for (std::size_t i = 0; i < o.river_size; ++i)
            seats.append(o.river_by[i]);
    return seats;
}

bool DragonTable::isHeld(const QString& kind) const
{
    const std::string name = kind.toStdString();
    return name == dragon::kind_of(spot::hand) || name == dragon::kind_of(spot::locked);
}

bool DragonTable::clockwise(const Situation& s) const { return lawOf(s).direction == dragon::direction::clockwise; }

QString DragonTable::status(const Situation& s) const
{
    const dragon::open_part& o = viewOf(s).open;
    if (o.current != s.me)
        return tr("%1's turn").arg(s.name(o.current));
    const std::vector<Told> legal = legalOf(s);
    const auto some = [&](dragon::action::kind what) {
        return std::any_of(legal.begin(), legal.end(), [&](const Told& t) { return t.what == what; });
    };
    if (o.phase == dragon::phase::draw) {
        if (some(dragon::action::kind::pass))
            return tr("Your turn · the mountains are empty: island, river, or pass");
        return some(dragon::action::kind::river) ? tr("Your turn · draw from the mountain, the island or the river")
                                                 : tr("Your turn · draw from the mountain or the island");
    }
    if (std::any_of(legal.begin(), legal.end(), [](const Told& t) { return t.holla; }))
        return tr("Your turn · your hand is complete: drop a cube and say Holla!");
    return o.drawn_from == source::river ? tr("Your turn · drop a cube into the river")
                                         : tr("Your turn · drop a cube onto the island");
}

QList<Badge> DragonTable::badges(const Situation& s, hanpan::seat who) const
{
    const dragon::open_part& o = viewOf(s).open;
    const dragon::rules& law = lawOf(s);
    const auto seat = std::size_t(who);
    QList<Badge> list;
    if (who == s.dealer)
        list.append({QStringLiteral("dealer"), tr("Dealer", "badge")});
    const int uses = o.river_uses[seat];
    const bool unlimited = law.river_limit == dragon::unlimited;
    if (law.river_limit > 0 && (uses > 0 || (who == s.me && !unlimited)))
        list.append(
            {QStringLiteral("river"),
             unlimited ? tr("River %1", "badge: river draws taken").arg(uses)
                       : tr("River %1/%2", "badge: river draws taken of those allowed").arg(uses).arg(law.river_limit),
             unlimited ? tr("river draws: %1").arg(uses) : tr("river draws: %1 of %2").arg(uses).arg(law.river_limit)});
    if (o.exposed.has(who))
        list.append({QStringLiteral("exposed"), tr("Shown", "badge: the hand lies open after a wrong Holla")});
    const source from = who != s.me && !s.roundOver ? o.last_source[seat] : source::none;
    const auto last = [&](const QString& label, const QString& told) {
        list.append({QStringLiteral("last"), label, told});
    };
    if (from == source::mountain)
        last(tr("Mountain", "badge: where the last cube was drawn"), tr("drew from the mountain last"));
    if (from == source::island)
        last(tr("Island", "badge: where the last cube was drawn"), tr("drew from the island last"));
    if (from == source::river)
        last(tr("River", "badge: where the last cube was drawn"), tr("drew from the river last"));
    if (const int loans = o.loans[seat]; loans > 0)
        list.append({QStringLiteral("loans"), tr("Loan ×%1", "badge").arg(loans)});
    return list;
}

QString DragonTable::seatScore(const Situation& s, hanpan::seat who, hanpan::half_units score) const
{
    // During the round fees have gone already; after it the score is the truth.
    return s.roundOver ? totalText(score) : chips(viewOf(s).open.chips[std::size_t(who)]);
}
