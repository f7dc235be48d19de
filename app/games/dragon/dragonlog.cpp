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
    const QString cube = sign(cubeOf(publicText));
    if (word == QLatin1String("draw"))
        return tr("%1: mountain").arg(name);
    if (word == QLatin1String("island"))
        return tr("%1: island").arg(name);
    if (word == QLatin1String("river"))
        return tr("%1: %2 from the river").arg(name, cube);
    if (word == QLatin1String("discard"))
        return publicText.endsWith(QLatin1String("holla")) ? tr("%1: drop %2, Holla!").arg(name, cube)
                                                           : tr("%1: drop %2").arg(name, cube);
    if (word == QLatin1String("pass"))
        return tr("%1: pass").arg(name);
    if (word == QLatin1String("forfeit"))
        return tr("%1: give up").arg(name);
    return {};
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
        return tr("A fine that cannot be paid ends the game");
    if (result.ending == "forfeit")
        return tr("The round was given up");
    return tr("All mountains are empty: nobody wins");
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

QString DragonWords::handWorth(const Situation& s, hanpan::seat who, const QStringList& faces) const
{
    if (s.text("ending") != QLatin1String("holla"))
        return {};
    if (s.seat("winner") == who)
        return handName(s, s.text("winning_hand"));
    cubes::bag whole = bagOf(faces);
    if (whole.size() < dragon::hand_size)
        whole = cubes::sum(whole, bagOf(s.faces(QStringLiteral("locked:%1").arg(who))));
    const int left = dragon::uncombined(contextOf(s), whole);
    return left == 1 ? tr("1 uncombined cube") : tr("%1 uncombined cubes").arg(left);
}
