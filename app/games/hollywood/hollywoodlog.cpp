// SPDX-License-Identifier: GPL-3.0-or-later
// What Hollywood Rummy says of what was done and how it was paid: log, bubbles, endings, settlement.
#include <cmath>

#include "games/hollywood/hollywoodtable.h"
#include "games/hollywood/settle.h"
#include "words/cardwords.h"
#include "words/words.h"

bool HollywoodTable::penalty() const { return hanpan::hollywood::game::low_score_wins; }

QString HollywoodTable::worth(double units) const
{
    return tr("about %1 penalty points").arg(Words::amount(std::round(std::abs(units))));
}

int HollywoodTable::roundsTotal(const Situation& s) const { return int(lawOf(s).schedule().size()); }

std::vector<hanpan::half_units> HollywoodTable::matchPoints(const Situation& s,
                                                            const std::vector<hanpan::half_units>& scores) const
{
    using hanpan::hollywood::tie_break;
    const Rules& law = lawOf(s);
    const View& v = viewOf(s);
    constexpr hanpan::half_units most = 10'000; // more than any hand counts
    std::vector<hanpan::half_units> points;
    for (std::size_t who = 0; who < scores.size(); ++who) {
        const auto seat = hanpan::seat(who);
        hanpan::half_units behind = 0;
        if (law.tie_break == tie_break::hands_won && who < s.wins.size())
            behind = -s.wins[who];
        if (law.tie_break == tie_break::last_hand) {
            const int factor = v.down.has(seat) ? 1 : law.not_down_factor;
            const Cards& left = seat == v.me ? v.hand : v.shown[who];
            behind = v.winner == seat ? law.winner_bonus : hanpan::hollywood::hand_points(law, left) * factor;
        }
        points.push_back(scores[who] * most + behind);
    }
    return points;
}

QString HollywoodTable::eventKind(const QString& publicText) const
{
    switch (read(publicText).kind) {
    case Kind::draw_stock:
    case Kind::draw_discard: return QStringLiteral("draw");
    case Kind::may_i:
    case Kind::allow:
    case Kind::deny:
    case Kind::withdraw:
    case Kind::point_out: return QStringLiteral("claim");
    case Kind::lay_down: return QStringLiteral("meld");
    case Kind::lay_off:
    case Kind::undo: return QStringLiteral("add");
    case Kind::discard: return QStringLiteral("discard");
    case Kind::pass: break; // nobody's business
    }
    return {};
}

QString HollywoodTable::bubble(const QString& publicText) const
{
    switch (read(publicText).kind) {
    case Kind::may_i: return tr("May I?", "called out");
    case Kind::allow: return tr("Go ahead.", "called out");
    case Kind::deny: return tr("No, I'll take it.", "called out");
    case Kind::withdraw: return tr("Never mind.", "called out");
    case Kind::point_out: return tr("You could have laid that off!", "called out");
    default: return {};
    }
}

Clause HollywoodTable::eventText(const Situation& s, hanpan::seat who, const QString& publicText) const
{
    const Told deed = read(publicText);
    const QString& name = Clause::subject;
    const bool you = s.isYou(who);
    switch (deed.kind) {
    case Kind::draw_stock: return (you ? tr("%1 draw", "you") : tr("%1 draws")).arg(name);
    case Kind::draw_discard: return (you ? tr("%1 take the discard", "you") : tr("%1 takes the discard")).arg(name);
    case Kind::may_i: return tr("%1: may I?").arg(name);
    case Kind::allow: return (you ? tr("%1 allow it", "you") : tr("%1 allows it")).arg(name);
    case Kind::deny: return (you ? tr("%1 deny it", "you") : tr("%1 denies it")).arg(name);
    case Kind::withdraw: return (you ? tr("%1 withdraw the call", "you") : tr("%1 withdraws the call")).arg(name);
    case Kind::lay_down:
        return (you ? tr("%1 lay down %2", "you") : tr("%1 lays down %2")).arg(name, choiceLabel(s, publicText));
    case Kind::lay_off: return (you ? tr("%1 lay off %2", "you") : tr("%1 lays off %2")).arg(name, signOf(deed.which));
    case Kind::discard: return (you ? tr("%1 discard %2", "you") : tr("%1 discards %2")).arg(name, signOf(deed.which));
    case Kind::undo: return (you ? tr("%1 take the play back", "you") : tr("%1 takes the play back")).arg(name);
    case Kind::point_out: return (you ? tr("%1 point it out", "you") : tr("%1 points it out")).arg(name);
    case Kind::pass: break;
    }
    return {};
}

QString HollywoodTable::thrown(const QString& publicText) const
{
    const Told deed = read(publicText);
    return deed.kind == Kind::discard ? facesOf({deed.which}).first() : QString();
}

bool HollywoodTable::takesUnnamed(const QString& publicText) const
{
    const Kind kind = read(publicText).kind;
    return kind == Kind::draw_discard || kind == Kind::may_i;
}

Clause HollywoodTable::told(const Situation& s, const Deed& deed) const
{
    if (deed.taken.isEmpty())
        return eventText(s, deed.who, deed.text);
    const QString& name = Clause::subject;
    const QString sign = CardWords::sign(deed.taken);
    if (read(deed.text).kind == Kind::may_i)
        return tr("%1: may I have %2?").arg(name, sign);
    return (s.isYou(deed.who) ? tr("%1 take %2", "you") : tr("%1 takes %2")).arg(name, sign);
}

QString HollywoodTable::endingTitle(const Situation& s, const hanpan::settlement& result) const
{
    if (result.winners.empty())
        return result.ending == "stock_out" ? tr("The stock is empty: no one wins") : tr("No one went out");
    const bool mine = result.winners.front() == s.me;
    const QString name = s.name(result.winners.front());
    return mine ? tr("You go out and win the round") : tr("%1 goes out and wins the round").arg(name);
}

QString HollywoodTable::tale(const Situation& s, const hanpan::settlement& result) const
{
    const hanpan::seat most = foremost(result.payments);
    if (most == hanpan::no_seat)
        return {};
    const QString counts = scoreText(hanpan::units(result.payments[std::size_t(most)]));
    return s.isYou(most) ? tr("You are left with the most: %1").arg(counts)
                         : tr("%1 is left with the most: %2").arg(s.name(most), counts);
}

Moment HollywoodTable::rareMoment(const Situation& s, const hanpan::settlement&) const
{
    // Whoever wins in the turn of laying down held the whole hand until then.
    const View& v = viewOf(s);
    if (v.winner == hanpan::no_seat || !v.laid_now)
        return {};
    QList<QStringList> melds;
    bool runs = true;
    for (int i = 0; i < v.meld_count; ++i)
        if (const auto& meld = v.melds[i]; meld.owner == v.winner) {
            melds.append(plainFaces({meld.cards, meld.length}));
            runs = runs && meld.kind == MeldKind::run;
        }
    runs = runs && melds.size() > 2;
    return {.words = runs ? tr("Three runs!") : tr("All at once!"),
            .kind = runs ? QStringLiteral("runs") : QStringLiteral("at_once"),
            .told = (s.isYou(v.winner) ? tr("%1 go out in the turn of laying down", "you")
                                       : tr("%1 goes out in the turn of laying down"))
                        .arg(s.name(v.winner)),
            .event = QStringLiteral("rare"),
            .who = {v.winner},
            .pieces = melds};
}

QString HollywoodTable::lineReason(const Situation&, const hanpan::settlement_line& line) const
{
    if (line.reason == "cards_left")
        return tr("cards in hand");
    if (line.reason == "winner_bonus")
        return tr("bonus for winning");
    return QString::fromStdString(line.reason);
}

QString HollywoodTable::factorText(const Situation&, const hanpan::settlement_line::factor& factor) const
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
