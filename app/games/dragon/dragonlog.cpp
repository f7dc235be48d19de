// SPDX-License-Identifier: GPL-3.0-or-later
// What Dragon Holla says of what was done and how it was paid: log, bubbles, endings, settlement.
#include "games/dragon/cover.h"

#include "games/dragon/dragonwords.h"

namespace dragon = hanpan::dragon;
namespace cubes = hanpan::cubes;

QString DragonWords::eventKind(const QString& publicText) const
{
    const QString word = firstWord(publicText);
    if (word == QLatin1String("discard"))
        return publicText.endsWith(QLatin1String("holla")) ? QStringLiteral("stop") : word;
    if (word == QLatin1String("island") || word == QLatin1String("river"))
        return QStringLiteral("claim");
    return word == QLatin1String("draw") ? word : QString();
}

QString DragonWords::bubble(const QString& publicText) const
{
    return publicText.endsWith(QLatin1String("holla")) ? tr("Holla!", "called out") : QString();
}

QString DragonWords::eventText(const Situation& s, hanpan::seat who, const QString& publicText) const
{
    const QString word = firstWord(publicText);
    const QString name = s.name(who);
    const bool you = s.isYou(who);
    const QString cube = cubeName(cubeOf(publicText));
    if (word == QLatin1String("draw"))
        return (you ? tr("%1 draw from the mountain", "you") : tr("%1 draws from the mountain")).arg(name);
    if (word == QLatin1String("island"))
        return (you ? tr("%1 take from the island", "you") : tr("%1 takes from the island")).arg(name);
    if (word == QLatin1String("river"))
        return (you ? tr("%1 take %2 from the river", "you") : tr("%1 takes %2 from the river")).arg(name, cube);
    if (word == QLatin1String("discard"))
        return publicText.endsWith(QLatin1String("holla"))
                   ? (you ? tr("%1 drop %2, Holla!", "you") : tr("%1 drops %2, Holla!")).arg(name, cube)
                   : (you ? tr("%1 drop %2", "you") : tr("%1 drops %2")).arg(name, cube);
    if (word == QLatin1String("pass"))
        return (you ? tr("%1 pass", "you") : tr("%1 passes")).arg(name);
    if (word == QLatin1String("forfeit"))
        return (you ? tr("%1 give up", "you") : tr("%1 gives up")).arg(name);
    return {};
}

Deed::State DragonWords::stateOf(const Situation* now, hanpan::seat, const std::vector<hanpan::log_entry>& log,
                                 std::size_t at) const
{
    // A right one ends the round.
    const bool holla = QString::fromStdString(log[at].text).endsWith(QLatin1String("holla"));
    const bool right = at + 1 == log.size() && (now == nullptr || now->text("ending") == QLatin1String("holla"));
    return holla && !right ? Deed::State::Wrong : Deed::State::Done;
}

Moment DragonWords::moment(const Situation& before, const Situation& after) const
{
    for (hanpan::seat who = 0; who < after.players; ++who)
        if (after.lists("exposed", who) && !before.lists("exposed", who)) {
            const QString fine = chips(after.number("pot", 0) - before.number("pot", 0));
            return {after.isYou(who)
                        ? tr("Wrong Holla! You pay %1 to the pot, and everyone sees your hand").arg(fine)
                        : tr("Wrong Holla! %1 pays %2 to the pot and shows their hand").arg(after.name(who), fine)};
        }
    return {};
}

QString DragonWords::told(const Situation& s, const Deed& deed) const
{
    if (deed.state == Deed::State::Wrong)
        return (s.isYou(deed.who) ? tr("%1 drop %2, wrong Holla! Fine %3, the hand is shown", "you")
                                  : tr("%1 drops %2, wrong Holla! Fine %3, the hand is shown"))
            .arg(s.name(deed.who), cubeName(cubeOf(deed.text)), chips(lawOf(s).wrong_holla_fine));
    if (deed.taken.isEmpty())
        return eventText(s, deed.who, deed.text);
    return (s.isYou(deed.who) ? tr("%1 take %2 from the island", "you") : tr("%1 takes %2 from the island"))
        .arg(s.name(deed.who), cubeName(deed.taken));
}

QString DragonWords::endingTitle(const Situation& s, const hanpan::settlement& result) const
{
    if (result.ending == "holla" && !result.winners.empty()) {
        const hanpan::seat winner = result.winners.front();
        QString hand = handName(s, s.text("winning_hand"));
        if (s.view.value("special", false))
            hand = tr("Special dragon");
        return winner == s.me ? tr("Holla! You win with: %1").arg(hand)
                              : tr("Holla! %1 wins with: %2").arg(s.name(winner), hand);
    }
    if (result.ending == "broke")
        return tr("Match over: a fine couldn't be paid");
    if (result.ending == "forfeit")
        return tr("The round was given up");
    return tr("All mountains are empty: no one wins");
}

QString DragonWords::rareMoment(const Situation& s, const hanpan::settlement& result) const
{
    if (result.ending != "holla")
        return {};
    if (s.view.value("special", false))
        return tr("Special dragon");
    return s.text("winning_hand") == QLatin1String("dragon") ? handName(s, QStringLiteral("dragon")) : QString();
}

QString DragonWords::lineReason(const Situation& s, const hanpan::settlement_line& line) const
{
    if (line.reason == "custom_hand")
        return handName(s, s.text("winning_hand"));
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
    return handName(s, QString::fromStdString(line.reason));
}

QString DragonWords::factorText(const Situation&, const hanpan::settlement_line::factor& factor) const
{
    const int value = int(factor.value);
    if (factor.id == "points")
        return tr("hand %1").arg(value);
    if (factor.id == "special")
        return value > 0 ? tr("special +%1").arg(value) : QString();
    if (factor.id == "share")
        return tr("share of the hand %1").arg(value);
    if (factor.id == "uncombined")
        return value == 1 ? tr("1 uncombined cube") : tr("%1 uncombined cubes").arg(value);
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

cubes::bag DragonWords::handOf(const Situation& s, hanpan::seat who, const QStringList& faces)
{
    const cubes::bag whole = bagOf(faces);
    return whole.size() < dragon::hand_size ? cubes::sum(whole, bagOf(s.faces(QStringLiteral("locked:%1").arg(who))))
                                            : whole;
}

QList<HandPart> DragonWords::shownParts(const Situation& s, hanpan::seat who, const QStringList& faces) const
{
    if (s.text("ending") != QLatin1String("holla"))
        return {};
    const dragon::context c = contextOf(s);
    cubes::bag whole = handOf(s, who, faces);
    QList<HandPart> parts;
    const auto part = [&](const QString& name, const cubes::bag& held) {
        HandPart p;
        p.complete = true;
        p.label = p.brief = name;
        for (const cubes::type t : cubes::listed(held))
            p.faces.append(QString::fromStdString(cubes::to_text(t)));
        if (!p.faces.isEmpty())
            parts.append(p);
    };
    if (s.seat("winner") == who) {
        if (const dragon::reading best = dragon::best_reading(c, whole, true)) {
            part(tr("Head"), best.head);
            part(tr("Neck"), best.neck);
            part(tr("Body"), best.body);
            part(tr("Tail"), best.tail);
        }
        return parts;
    }
    // A cube is left over where the others combine as well without it.
    for (int left = dragon::uncombined(c, whole); left > 0;) {
        const int before = left;
        for (const cubes::type t : cubes::listed(whole))
            if (const cubes::bag rest = cubes::without(whole, t); dragon::uncombined(c, rest) == left - 1) {
                whole = rest;
                --left;
                break;
            }
        if (left == before)
            break;
    }
    part(QString(), whole);
    return parts;
}

QList<hanpan::seat> DragonWords::placedBy(const Situation& s, const hanpan::zone& z) const
{
    QList<hanpan::seat> seats;
    if (z.kind == "river")
        if (const auto found = s.view.find("river_by"); found != s.view.end())
            for (const hanpan::json& who : *found)
                seats.append(who.get<int>());
    return seats;
}

QString DragonWords::handWorth(const Situation& s, hanpan::seat who, const QStringList& faces) const
{
    if (s.text("ending") != QLatin1String("holla"))
        return {};
    if (s.seat("winner") == who)
        return handName(s, s.text("winning_hand"));
    const int left = dragon::uncombined(contextOf(s), handOf(s, who, faces));
    return left == 1 ? tr("1 uncombined cube") : tr("%1 uncombined cubes").arg(left);
}
