// SPDX-License-Identifier: GPL-3.0-or-later
// What the history says of this game: the ways a round ends, what is counted, what decisions are about.
#include "bots/hohpai/decisions.h"
#include "games/hohpai/hohpaitable.h"

namespace hohpai = hanpan::hohpai;

QStringList HohpaiTable::countsOf(const QString& action) const
{
    return read(action).what == Kind::take_discard ? QStringList{"claims"} : QStringList{};
}

QString HohpaiTable::endingName(const QString& ending) const
{
    const std::string how = ending.toStdString();
    if (how == to_text(hohpai::ending::win))
        return tr("Two perfect groups");
    if (how == to_text(hohpai::ending::dealt_win))
        return tr("Dealt a win");
    if (how == to_text(hohpai::ending::draw_cap))
        return tr("Drawn");
    return {};
}

QString HohpaiTable::decisionName(const QString& kind) const
{
    using Decision = hanpan::hohpai::decision_kind;
    const auto about = hanpan::hohpai::decision_kinds.of(kind.toStdString());
    if (!about)
        return {};
    switch (*about) {
    case Decision::give: return tr("Which piece to give away");
    case Decision::take: return tr("The discard or the stock");
    case Decision::declare: break;
    }
    return tr("Declaring or waiting for a better hand");
}

QList<std::pair<QString, QString>> HohpaiTable::happenings() const
{
    return {{QStringLiteral("does.exchange"), tr("Exchanges")},
            {QStringLiteral("pays.mixed_pair"), tr("Ordinary wins")},
            {QStringLiteral("pays.like_pair"), tr("Wins with matching groups")}};
}
