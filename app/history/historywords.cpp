// SPDX-License-Identifier: GPL-3.0-or-later
#include "historywords.h"

#include <QLocale>

#include "dailydeal.h"
#include "games/gametable.h"
#include "houserules/ruleaccess.h"
#include "words/tablewords.h"
#include "words/words.h"

namespace {

struct Named {
    const char* id;
    const char* english;
};

constexpr Named endings[]{
    {"going_out", QT_TRANSLATE_NOOP("History", "Going out")},
    {"stock_out", QT_TRANSLATE_NOOP("History", "Stock empty")},
    {"void", QT_TRANSLATE_NOOP("History", "Void")},
    {"redeal", QT_TRANSLATE_NOOP("History", "Redealt")},
};

constexpr Named phases[]{
    {"early", QT_TRANSLATE_NOOP("History", "Early in a round")},
    {"middle", QT_TRANSLATE_NOOP("History", "In the middle of a round")},
    {"late", QT_TRANSLATE_NOOP("History", "Late in a round")},
};

template <std::size_t N>
QString named(const Named (&names)[N], const QString& id)
{
    for (const Named& name : names)
        if (id == QLatin1String(name.id))
            return QCoreApplication::translate("History", name.english);
    return {};
}

} // namespace

QString HistoryWords::rules(const QString& game, const QString& base, int changes)
{
    const hanpan::rulebook* book = ruleBook(game);
    const hanpan::rule_preset* preset = book ? book->find_preset(base.toStdString()) : nullptr;
    const QString label = preset ? TableWords::engineWords(game, preset->label) : TableWords::plainRules();
    return changes > 0 ? label + QStringLiteral(" +%1").arg(changes) : label;
}

QString HistoryWords::kind(MatchKind kind)
{
    switch (kind) {
    case MatchKind::Practice: return tr("Practice");
    case MatchKind::Demo: return tr("Demo");
    case MatchKind::Match: break;
    }
    return tr("Match");
}

QString HistoryWords::levelOf(const KeptMatch& match) { return match.level; }

QString HistoryWords::level(const QString& level)
{
    return level == QLatin1String("mixed") ? tr("Mixed levels") : Words::levelName(level);
}

QString HistoryWords::standing(const KeptMatch& match)
{
    if (!match.over)
        return tr("Round %1, not over").arg(match.dealt);
    if (match.place == 1)
        return tr("First of %1").arg(match.players);
    //: place, number of players
    return tr("Place %1 of %2").arg(match.place).arg(match.players);
}

QString HistoryWords::score(const KeptMatch& match)
{
    const GameTable* const its = tableGame(match.game);
    return match.finished == 0 ? QString()
           : its               ? its->scores.totalText(match.score)
                               : TableWords::signedAmount(match.score);
}

int HistoryWords::scoreSign(const KeptMatch& match)
{
    const GameTable* const its = tableGame(match.game);
    return match.finished > 0 && its ? its->scores.totalSign(match.score) : 0;
}

QString HistoryWords::paid(const QString& game, hanpan::half_units amount)
{
    const GameTable* const its = tableGame(game);
    return its ? its->scores.scoreText(hanpan::units(amount)) : TableWords::signedAmount(amount);
}

QString HistoryWords::day(const QDateTime& moment)
{
    const QDate date = moment.toLocalTime().date();
    const QDate today = QDate::currentDate();
    if (date == today)
        return tr("Today");
    if (date == today.addDays(-1))
        return tr("Yesterday");
    return HistoryWords::date(moment);
}

QString HistoryWords::dealOfDay(QDate day)
{
    return day == QDate::currentDate() ? tr("Deal of the day") : tr("Deal of the day, %1").arg(date(day.startOfDay()));
}

QString HistoryWords::dealOfDay(const KeptMatch& match)
{
    const QDate day = match.branch() ? QDate() : daily_deal::dayOf(match.game, match.seed.toULongLong());
    return day.isValid() ? dealOfDay(day) : QString();
}

QString HistoryWords::place(int round, int position)
{
    if (position == 0)
        return tr("Round %1, at the start").arg(round);
    //: round, number of the move in the match
    return tr("Round %1, move %2").arg(round).arg(position);
}

QString HistoryWords::compared(const QString& match, const QString& branch)
{
    if (branch.isEmpty())
        return match.isEmpty() ? QString() : tr("%1 in the match; not over here").arg(match);
    return match.isEmpty() ? tr("%1 here; not over in the match").arg(branch)
                           : tr("%1 in the match, %2 here").arg(match, branch);
}

QString HistoryWords::date(const QDateTime& moment)
{
    //: a date, in the format of QLocale::toString
    return QLocale().toString(moment.toLocalTime().date(), tr("d MMM yyyy"));
}

QString HistoryWords::moment(const QDateTime& moment) { return day(moment) + u' ' + time(moment); }

QString HistoryWords::time(const QDateTime& moment)
{
    return QLocale().toString(moment.toLocalTime().time(), QLocale::ShortFormat);
}

QString HistoryWords::ending(const QString& game, const QString& ending)
{
    const GameTable* const its = tableGame(game);
    QString words = its ? its->counts.endingName(ending) : QString();
    if (words.isEmpty())
        words = named(endings, ending);
    return words.isEmpty() ? ending : words;
}

QString HistoryWords::decision(const QString& game, const QString& kind)
{
    const GameTable* const its = tableGame(game);
    const QString words = its ? its->counts.decisionName(kind) : QString();
    return words.isEmpty() ? kind : words;
}

QString HistoryWords::phase(const QString& phase) { return named(phases, phase); }
