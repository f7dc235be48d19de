// SPDX-License-Identifier: GPL-3.0-or-later
// What the history says of this game: the ways a round ends, what is counted, what decisions are about.
#include "bots/hollywood/decisions.h"
#include "games/hollywood/hollywoodtable.h"

QStringList HollywoodTable::countsOf(const QString& action) const
{
    switch (read(action).kind) {
    case Kind::may_i:
    case Kind::allow:
    case Kind::deny:
    case Kind::withdraw:
    case Kind::point_out: return {claims};
    case Kind::lay_down: return {layDowns};
    default: return {};
    }
}

QString HollywoodTable::endingName(const QString& ending) const
{
    if (ending == QLatin1String("laid_out"))
        return tr("Last card laid");
    if (ending == QLatin1String("discarded"))
        return tr("Last card discarded");
    if (ending == QLatin1String("stalled"))
        return tr("Nobody could go on");
    return {};
}

QString HollywoodTable::decisionName(const QString& kind) const
{
    using Decision = hanpan::hollywood::decision_kind;
    const auto about = hanpan::hollywood::decision_kinds.of(kind.toStdString());
    if (!about)
        return {};
    switch (*about) {
    case Decision::discard: return tr("Which card to discard");
    case Decision::lay_off: return tr("Laying off a card or keeping it");
    case Decision::lay_down: return tr("Laying down the contract or waiting");
    case Decision::draw: return tr("The discard or the stock");
    case Decision::call: return tr("Saying “May I?” or letting the card go");
    case Decision::allow: return tr("Allowing a “May I?” or denying it");
    case Decision::point_out: break;
    }
    return tr("Pointing out what somebody overlooked");
}

QList<std::pair<QString, QString>> HollywoodTable::happenings() const
{
    return {{QStringLiteral("does.may_i"), tr("May I? calls")},
            {QStringLiteral("does.lay_down"), tr("Contracts laid down")},
            {QStringLiteral("does.lay_off"), tr("Cards laid off")},
            {QStringLiteral("pays.wilds"), tr("Wild cards caught in hand")}};
}
