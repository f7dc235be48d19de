// SPDX-License-Identifier: GPL-3.0-or-later
#include "gradewords.h"

#include <cmath>

#include <QLocale>

#include "words/tablewords.h"

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
    if (std::abs(cost) < 0.005)
        return QStringLiteral("0");
    return (cost > 0 ? QChar(0x2212) : QChar(u'+')) + QLocale().toString(std::abs(cost), 'f', 2);
}

QString GradeWords::ofMatch(const hanpan::reviewed_decision& one)
{
    const QString share = TableWords::ofMatch(one.match_cost());
    //: a share of the chance of winning the match
    return share == TableWords::ofMatch(0) ? QString() : tr("%1 of the match").arg(share);
}

double GradeWords::promisedByBest(const hanpan::reviewed_decision& one)
{
    const hanpan::advised_action& best = one.advice.options.front();
    return one.advice.of_match.decides ? best.paid : best.value;
}

double GradeWords::promised(const hanpan::reviewed_decision& one)
{
    if (!one.advice.of_match.decides)
        return promisedByBest(one) - one.cost;
    for (const hanpan::advised_action& option : one.advice.options)
        if (option.action == one.played)
            return option.paid;
    return promisedByBest(one);
}

QString GradeWords::paidError(const hanpan::reviewed_decision& one)
{
    return one.advice.of_match.decides ? QString() : error(one.cost_error);
}

QString GradeWords::error(double error)
{
    return error < 0.005 ? QString() : QStringLiteral("±") + QLocale().toString(error, 'f', 2);
}

QString GradeWords::percent(double share) { return QLocale().toString(100 * share, 'f', 0) + u'%'; }
