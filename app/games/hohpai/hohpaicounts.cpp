// SPDX-License-Identifier: GPL-3.0-or-later
// What the history says of this game: the ways a round ends, what is counted.
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

QString HohpaiTable::countName(const QString& count) const
{
    if (count == "hand:mixed_pair")
        return tr("Ordinary wins");
    if (count == "hand:like_pair")
        return tr("Wins with matching groups");
    return {};
}

QList<std::pair<QString, QString>> HohpaiTable::happenings() const
{
    return {{QStringLiteral("does.exchange"), tr("Exchanges")},
            {QStringLiteral("pays.mixed_pair"), tr("Ordinary wins")},
            {QStringLiteral("pays.like_pair"), tr("Wins with matching groups")}};
}
