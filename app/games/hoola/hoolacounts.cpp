// SPDX-License-Identifier: GPL-3.0-or-later
// What the history says of this game: the ways a round ends, what is counted, what decisions are about.
#include "bots/hoola/decisions.h"
#include "games/hoola/hoolatable.h"

QStringList HoolaTable::countsOf(const QString& action) const
{
    switch (read(action).kind) {
    case Kind::take:
    case Kind::thank: return {QStringLiteral("claims")};
    case Kind::stop: return {QStringLiteral("stops")};
    default: return {};
    }
}

bool HoolaTable::countsEnding(const QString& ending) const
{
    return ending == QLatin1String("hoola") || ending == QLatin1String("minor_blast") ||
           ending == QLatin1String("major_blast");
}

QString HoolaTable::endingName(const QString& ending) const
{
    if (ending == QLatin1String("hoola"))
        return tr("Hoola");
    if (ending == QLatin1String("stop"))
        return tr("Stop");
    if (ending == QLatin1String("undercut"))
        return tr("Undercut");
    if (ending == QLatin1String("minor_blast"))
        return tr("Minor blast");
    if (ending == QLatin1String("major_blast"))
        return tr("Major blast");
    return {};
}

QString HoolaTable::decisionName(const QString& kind) const
{
    using Decision = hanpan::hoola::decision_kind;
    const auto about = hanpan::hoola::decision_kinds.of(kind.toStdString());
    if (!about)
        return {};
    switch (*about) {
    case Decision::discard: return tr("Which card to discard");
    case Decision::lay_down: return tr("Melding or waiting");
    case Decision::take: return tr("The discard or the stock");
    case Decision::claim: return tr("Claiming a discard or letting it go");
    case Decision::stop: return tr("Stopping or going on");
    case Decision::blast: return tr("Blasting or playing on");
    case Decision::drop: break;
    }
    return tr("Staying or dropping out");
}

QList<std::pair<QString, QString>> HoolaTable::happenings() const
{
    return {{QStringLiteral("does.thank"), tr("Thank you! claims")},
            {QStringLiteral("does.take"), tr("Discards taken in turn")},
            {QStringLiteral("pays.unmelded"), tr("Somebody never laid a meld")}};
}
