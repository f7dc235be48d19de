// SPDX-License-Identifier: GPL-3.0-or-later
// What Hollywood Rummy says of what was done and how it was paid: log, bubbles, endings, settlement.
#include "games/hollywood/settle.h"

#include "games/hollywood/hollywoodwords.h"

#include "words/cardwords.h"

std::vector<hanpan::half_units> HollywoodWords::matchPoints(const Situation& s,
                                                            const std::vector<hanpan::half_units>& scores) const
{
    using hanpan::hollywood::tie_break;
    const hanpan::hollywood::rules& law = lawOf(s);
    constexpr hanpan::half_units most = 10'000; // more than any hand counts
    std::vector<hanpan::half_units> points;
    for (std::size_t who = 0; who < scores.size(); ++who) {
        hanpan::half_units behind = 0;
        if (law.tie_break == tie_break::hands_won && who < s.wins.size())
            behind = -s.wins[who];
        if (law.tie_break == tie_break::last_hand) {
            const bool won = s.seat("winner") == hanpan::seat(who);
            const int factor = s.lists("down", hanpan::seat(who)) ? 1 : law.not_down_factor;
            behind = won ? law.winner_bonus
                         : hanpan::hollywood::hand_points(law, cardsOf(s.faces(QStringLiteral("hand:%1").arg(who)))) *
                               factor;
        }
        points.push_back(scores[who] * most + behind);
    }
    return points;
}

QString HollywoodWords::eventKind(const QString& publicText) const
{
    QString word = firstWord(publicText);
    if (publicText == QLatin1String("draw stock") || word == QLatin1String("draw"))
        return QStringLiteral("draw");
    if (word == QLatin1String("may_i") || word == QLatin1String("allow") || word == QLatin1String("deny") ||
        word == QLatin1String("withdraw") || word == QLatin1String("point_out"))
        return QStringLiteral("claim");
    if (word == QLatin1String("lay_down"))
        return QStringLiteral("meld");
    if (word == QLatin1String("lay_off") || word == QLatin1String("undo"))
        return QStringLiteral("add");
    if (word == QLatin1String("discard"))
        return word;
    return {}; // a pass is nobody's business
}

QString HollywoodWords::bubble(const QString& publicText) const
{
    const QString word = firstWord(publicText);
    if (word == QLatin1String("may_i"))
        return tr("May I?", "called out");
    if (word == QLatin1String("allow"))
        return tr("Go ahead.", "called out");
    if (word == QLatin1String("deny"))
        return tr("No, I'll take it.", "called out");
    if (word == QLatin1String("withdraw"))
        return tr("Never mind.", "called out");
    if (word == QLatin1String("point_out"))
        return tr("You could have laid that off!", "called out");
    return {};
}

QString HollywoodWords::eventText(const Situation& s, hanpan::seat who, const QString& publicText) const
{
    const QString word = firstWord(publicText);
    const QString name = s.name(who);
    const bool you = s.isYou(who);
    const QString cardSigns = CardWords::signs(CardWords::cardsOf(publicText));
    if (publicText == QLatin1String("draw stock"))
        return (you ? tr("%1 draw", "you") : tr("%1 draws")).arg(name);
    if (publicText == QLatin1String("draw discard"))
        return (you ? tr("%1 take the discard", "you") : tr("%1 takes the discard")).arg(name);
    if (word == QLatin1String("may_i"))
        return tr("%1: may I?").arg(name);
    if (word == QLatin1String("allow"))
        return (you ? tr("%1 allow it", "you") : tr("%1 allows it")).arg(name);
    if (word == QLatin1String("deny"))
        return (you ? tr("%1 deny it", "you") : tr("%1 denies it")).arg(name);
    if (word == QLatin1String("withdraw"))
        return (you ? tr("%1 withdraw the call", "you") : tr("%1 withdraws the call")).arg(name);
    if (word == QLatin1String("lay_down"))
        return (you ? tr("%1 lay down %2", "you") : tr("%1 lays down %2")).arg(name, choiceLabel(s, publicText));
    if (word == QLatin1String("lay_off"))
        return (you ? tr("%1 lay off %2", "you") : tr("%1 lays off %2")).arg(name, cardSigns);
    if (word == QLatin1String("discard"))
        return (you ? tr("%1 discard %2", "you") : tr("%1 discards %2")).arg(name, cardSigns);
    if (word == QLatin1String("undo"))
        return (you ? tr("%1 take the play back", "you") : tr("%1 takes the play back")).arg(name);
    if (word == QLatin1String("point_out"))
        return (you ? tr("%1 point it out", "you") : tr("%1 points it out")).arg(name);
    return {};
}

bool HollywoodWords::takesUnnamed(const QString& publicText) const
{
    return publicText == QLatin1String("draw discard") || firstWord(publicText) == QLatin1String("may_i");
}

QString HollywoodWords::told(const Situation& s, const Deed& deed) const
{
    if (deed.taken.isEmpty())
        return eventText(s, deed.who, deed.text);
    const QString name = s.name(deed.who);
    const QString sign = CardWords::sign(deed.taken);
    if (firstWord(deed.text) == QLatin1String("may_i"))
        return tr("%1: may I have %2?").arg(name, sign);
    return (s.isYou(deed.who) ? tr("%1 take %2", "you") : tr("%1 takes %2")).arg(name, sign);
}

QString HollywoodWords::endingTitle(const Situation& s, const hanpan::settlement& result) const
{
    if (result.winners.empty())
        return result.ending == "stock_out" ? tr("The stock is empty: no one wins") : tr("No one went out");
    const bool mine = result.winners.front() == s.me;
    const QString name = s.name(result.winners.front());
    return mine ? tr("You go out and win the round") : tr("%1 goes out and wins the round").arg(name);
}

QString HollywoodWords::lineReason(const Situation&, const hanpan::settlement_line& line) const
{
    if (line.reason == "cards_left")
        return tr("cards in hand");
    if (line.reason == "winner_bonus")
        return tr("bonus for winning");
    return QString::fromStdString(line.reason);
}

QString HollywoodWords::factorText(const Situation&, const hanpan::settlement_line::factor& factor) const
{
    const int value = int(factor.value);
    if (factor.id == "cards")
        return cards(value);
    if (factor.id == "wilds")
        return value == 1 ? tr("1 wild") : tr("%1 wilds").arg(value);
    if (factor.id == "not_down")
        return tr("never laid down ×%1").arg(value);
    return QString::fromStdString(factor.id);
}

QString HollywoodWords::handWorth(const Situation& s, hanpan::seat, const QStringList& faces) const
{
    return points(hanpan::hollywood::hand_points(lawOf(s), cardsOf(faces)));
}
