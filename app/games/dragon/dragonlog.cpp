// SPDX-License-Identifier: GPL-3.0-or-later
// What Dragon Holla says of what was done and how it was paid: log, bubbles, endings, settlement.
#include "games/dragon/dragontable.h"

namespace dragon = hanpan::dragon;
namespace cubes = hanpan::cubes;

QString DragonTable::eventKind(const QString& publicText) const
{
    const Told a = read(publicText);
    if (a.holla)
        return QStringLiteral("stop");
    if (a.what == Kind::island || a.what == Kind::river)
        return QStringLiteral("claim");
    if (a.what == Kind::draw)
        return QStringLiteral("draw");
    return a.what == Kind::discard ? QStringLiteral("discard") : QString();
}

QString DragonTable::bubble(const QString& publicText) const
{
    return read(publicText).holla ? tr("Holla!", "called out") : QString();
}

Clause DragonTable::eventText(const Situation& s, hanpan::seat who, const QString& publicText) const
{
    const Told a = read(publicText);
    if (!a.what)
        return {};
    const QString& name = Clause::subject;
    const bool you = s.isYou(who);
    const QString cube = cubeName(a.cube);
    switch (*a.what) {
    case Kind::draw: return (you ? tr("%1 draw from the mountain", "you") : tr("%1 draws from the mountain")).arg(name);
    case Kind::island: return (you ? tr("%1 take from the island", "you") : tr("%1 takes from the island")).arg(name);
    case Kind::river:
        return (you ? tr("%1 take %2 from the river", "you") : tr("%1 takes %2 from the river")).arg(name, cube);
    case Kind::discard:
        return a.holla ? (you ? tr("%1 drop %2, Holla!", "you") : tr("%1 drops %2, Holla!")).arg(name, cube)
                       : (you ? tr("%1 drop %2", "you") : tr("%1 drops %2")).arg(name, cube);
    case Kind::pass: return (you ? tr("%1 pass", "you") : tr("%1 passes")).arg(name);
    case Kind::forfeit: return (you ? tr("%1 give up", "you") : tr("%1 gives up")).arg(name);
    }
    return {};
}

QString DragonTable::thrown(const QString& publicText) const
{
    const Told a = read(publicText);
    return a.what == Kind::discard ? faceOf(a.cube) : QString();
}

bool DragonTable::takesUnnamed(const QString& publicText) const { return read(publicText).what == Kind::island; }

Deed::State DragonTable::stateOf(const Situation* now, hanpan::seat, const std::vector<hanpan::log_entry>& log,
                                 std::size_t at) const
{
    // A right one ends the round.
    const bool right = at + 1 == log.size() && (now == nullptr || viewOf(*now).open.ending == dragon::ending::holla);
    return read(log[at].text).holla && !right ? Deed::State::Wrong : Deed::State::Done;
}

Moment DragonTable::moment(const Situation& before, const Situation& after) const
{
    const dragon::open_part& was = viewOf(before).open;
    const dragon::open_part& is = viewOf(after).open;
    for (hanpan::seat who = 0; who < after.players; ++who)
        if (is.exposed.has(who) && !was.exposed.has(who)) {
            const QString fine = chips(is.pot - was.pot);
            return {.words =
                        after.isYou(who)
                            ? tr("Wrong Holla! You pay %1 to the pot, and everyone sees your hand").arg(fine)
                            : tr("Wrong Holla! %1 pays %2 to the pot and shows their hand").arg(after.name(who), fine)};
        }
    return {};
}

Clause DragonTable::told(const Situation& s, const Deed& deed) const
{
    if (deed.state == Deed::State::Wrong)
        return (s.isYou(deed.who) ? tr("%1 drop %2, wrong Holla! Fine %3, the hand is shown", "you")
                                  : tr("%1 drops %2, wrong Holla! Fine %3, the hand is shown"))
            .arg(Clause::subject, cubeName(read(deed.text).cube), chips(lawOf(s).wrong_holla_fine));
    if (deed.taken.isEmpty())
        return eventText(s, deed.who, deed.text);
    return (s.isYou(deed.who) ? tr("%1 take %2 from the island", "you") : tr("%1 takes %2 from the island"))
        .arg(Clause::subject, pieceName(deed.taken));
}

QString DragonTable::endingTitle(const Situation& s, const hanpan::settlement& result) const
{
    const dragon::open_part& o = viewOf(s).open;
    if (result.ending == to_text(dragon::ending::holla) && !result.winners.empty()) {
        const hanpan::seat winner = result.winners.front();
        const QString hand = o.special ? tr("Special dragon") : handName(lawOf(s), o.figure);
        return winner == s.me ? tr("Holla! You win with: %1").arg(hand)
                              : tr("Holla! %1 wins with: %2").arg(s.name(winner), hand);
    }
    if (result.ending == to_text(dragon::ending::broke))
        return tr("Match over: a fine couldn't be paid");
    if (result.ending == to_text(dragon::ending::forfeit))
        return tr("The round was given up");
    return tr("All mountains are empty: no one wins");
}

QString DragonTable::tale(const Situation& s, const hanpan::settlement& result) const
{
    std::vector<hanpan::half_units> paid(std::size_t(s.players));
    for (const hanpan::settlement_line& line : result.lines)
        if (line.from >= 0 && line.to >= 0)
            paid[std::size_t(line.from)] += line.amount;
    const hanpan::seat most = s.players > 2 ? foremost(paid) : hanpan::no_seat;
    if (most == hanpan::no_seat)
        return {};
    const QString amount = chips(int(paid[std::size_t(most)] / 2));
    return s.isYou(most) ? tr("You pay the most: %1").arg(amount)
                         : tr("%1 pays the most: %2").arg(s.name(most), amount);
}

Moment DragonTable::rareMoment(const Situation& s, const hanpan::settlement& result) const
{
    const dragon::open_part& o = viewOf(s).open;
    const bool whole = o.special || o.figure == int(dragon::standard_hand::dragon);
    if (result.ending != to_text(dragon::ending::holla) || !whole)
        return {};
    Moment great{.words = o.special ? tr("Special dragon") : handName(lawOf(s), o.figure),
                 .kind = o.special ? QStringLiteral("special") : QStringLiteral("dragon"),
                 .told = endingTitle(s, result),
                 .event = QStringLiteral("rare"),
                 .who = {o.winner}};
    // From the head to the tail.
    QStringList faces;
    for (const hanpan::zone& z : s.zones)
        if (z.owner == o.winner && isHeld(QString::fromStdString(z.kind)))
            faces += s.faces(QString::fromStdString(z.id));
    for (const HandPart& part : shownParts(s, o.winner, faces))
        great.pieces.append(part.faces);
    return great;
}

QString DragonTable::lineReason(const Situation& s, const hanpan::settlement_line& line) const
{
    if (line.reason == "custom_hand")
        return handName(lawOf(s), viewOf(s).open.figure);
    if (line.reason == "bank")
        return tr("from the bank");
    if (line.reason == "pot")
        return tr("the pot");
    if (line.reason == "pot_share")
        return tr("share of the pot");
    if (line.reason == "refund")
        return tr("paid back");
    if (line.reason == "forfeit")
        return tr("given up");
    if (line.reason == "river_fee")
        return tr("river fees, into the pot");
    if (line.reason == "wrong_holla")
        return tr("wrong Holla, into the pot");
    for (int figure = 0; figure < dragon::standard_figures; ++figure)
        if (line.reason == dragon::figure_id(lawOf(s), figure))
            return handName(lawOf(s), figure);
    return QString::fromStdString(line.reason);
}

QString DragonTable::factorText(const Situation&, const hanpan::settlement_line::factor& factor) const
{
    const int value = int(factor.value);
    if (factor.id == "points")
        return tr("hand %1").arg(value);
    if (factor.id == "special")
        return value > 0 ? tr("special +%1").arg(value) : QString();
    if (factor.id == "share")
        return tr("share of the hand %1").arg(value);
    if (factor.id == "uncombined")
        return uncombined(value);
    if (factor.id == "unit")
        return value == 1 ? tr("1 chip each") : tr("%1 chips each").arg(value);
    if (factor.id == "due")
        return tr("of %1 owed").arg(value);
    if (factor.id == "loans")
        return tr("loans taken: %1").arg(value);
    if (factor.id == "draws")
        return value == 1 ? tr("1 draw") : tr("%1 draws").arg(value);
    return QString::fromStdString(factor.id);
}
