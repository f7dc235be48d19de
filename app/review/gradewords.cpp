// SPDX-License-Identifier: GPL-3.0-or-later
#include "gradewords.h"

#include <QLocale>

QString GradeWords::id(hanpan::grade g)
{
    const std::string_view name = hanpan::grade_name(g);
    return QString::fromUtf8(name.data(), qsizetype(name.size()));
}

QString GradeWords::text(hanpan::grade g)
{
    switch (g) {
    case hanpan::grade::best: return tr("Best");
    case hanpan::grade::good: return tr("Good");
    case hanpan::grade::inaccuracy: return tr("Inaccuracy");
    case hanpan::grade::mistake: return tr("Mistake");
    case hanpan::grade::blunder: return tr("Blunder");
    case hanpan::grade::open: break;
    }
    //: a decision that the search cannot tell apart from the best one
    return tr("Too close to call");
}

QString GradeWords::sign(hanpan::grade g)
{
    switch (g) {
    case hanpan::grade::best: return QStringLiteral("!");
    case hanpan::grade::good: return QStringLiteral("○");
    case hanpan::grade::inaccuracy: return QStringLiteral("?!");
    case hanpan::grade::mistake: return QStringLiteral("?");
    case hanpan::grade::blunder: return QStringLiteral("??");
    case hanpan::grade::open: break;
    }
    return QStringLiteral("=");
}

QString GradeWords::cost(double cost)
{
    return cost < 0.005 ? QStringLiteral("0") : QChar(0x2212) + QLocale().toString(cost, 'f', 2);
}

QString GradeWords::error(double error)
{
    return error < 0.005 ? QString() : QStringLiteral("±") + QLocale().toString(error, 'f', 2);
}

QString GradeWords::percent(double share) { return QLocale().toString(100 * share, 'f', 0) + u'%'; }
