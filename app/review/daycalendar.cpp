// SPDX-License-Identifier: GPL-3.0-or-later
#include "daycalendar.h"

#include <algorithm>

#include <QHash>
#include <QLocale>

#include "games/gametable.h"
#include "history/dailydeal.h"
#include "history/history.h"
#include "history/historywords.h"
#include "words/language.h"

namespace {

constexpr int daysOfWeek = 7;

QDate beginOf(QDate day) { return {day.year(), day.month(), 1}; }

} // namespace

DayCalendar::DayCalendar(QObject* parent) : QObject(parent)
{
    connect(History::instance(), &History::changed, this, &DayCalendar::look);
    connect(Language::instance(), &Language::changed, this, &DayCalendar::look);
    look();
}

void DayCalendar::setDay(const QString& day)
{
    const QDate wanted = QDate::fromString(day, Qt::ISODate);
    if (!wanted.isValid() || wanted == day_)
        return;
    const bool another = beginOf(wanted) != beginOf(day_);
    day_ = wanted;
    if (another)
        look();
    else
        emit changed();
}

QString DayCalendar::monthText() const
{
    //: a month, in the format of QLocale::toString
    return QLocale().toString(day_, tr("MMMM yyyy"));
}

QStringList DayCalendar::weekdays() const
{
    QStringList names;
    const int begin = QLocale().firstDayOfWeek();
    for (int i = 0; i < daysOfWeek; ++i)
        names.append(QLocale().standaloneDayName((begin - 1 + i) % daysOfWeek + 1, QLocale::ShortFormat));
    return names;
}

int DayCalendar::lead() const
{
    return (beginOf(day_).dayOfWeek() - int(QLocale().firstDayOfWeek()) + daysOfWeek) % daysOfWeek;
}

bool DayCalendar::first() const { return beginOf(day_) <= beginOf(daily_deal::firstDay()); }

bool DayCalendar::last() const { return beginOf(day_) >= beginOf(QDate::currentDate()); }

QString DayCalendar::from(int months, int days) const
{
    return std::clamp(day_.addMonths(months).addDays(days), daily_deal::firstDay(), QDate::currentDate())
        .toString(Qt::ISODate);
}

QString DayCalendar::played() const
{
    int deals = 0, days = 0;
    for (const DayMark& mark : days_) {
        const int its = int(mark.played.count(true));
        deals += its;
        days += its > 0;
    }
    return deals == 0 ? tr("No deal of this month has been played.")
                      : tr("%1 on %2", "how many deals, on how many days")
                            .arg(tr("%n deal(s) played", nullptr, deals), tr("%n day(s)", nullptr, days));
}

void DayCalendar::look()
{
    const QStringList games = gameIds();
    const QDate begin = beginOf(day_), today = QDate::currentDate();
    QVariantList seeds;
    QStringList places;
    for (int i = 0; i < day_.daysInMonth(); ++i)
        for (const QString& game : games) {
            seeds.append(QString::number(daily_deal::seedOf(game, begin.addDays(i))));
            places.append(QStringLiteral("?"));
        }
    QHash<QString, QString> played; // seed -> game
    for (const KeptMatch& match : History::instance()->store().list(
             QStringLiteral("parent = 0 AND kind <> 'demo' AND over = 1 AND seed IN (%1)").arg(places.join(u',')),
             seeds))
        played.insert(match.seed, match.game);
    days_.clear();
    for (int i = 0; i < day_.daysInMonth(); ++i) {
        const QDate day = begin.addDays(i);
        DayMark mark{.day = day.toString(Qt::ISODate),
                     .number = i + 1,
                     .open = day >= daily_deal::firstDay() && day <= today,
                     .today = day == today};
        QStringList names;
        for (const QString& game : games) {
            mark.played.append(played.value(QString::number(daily_deal::seedOf(game, day))) == game);
            if (mark.played.last())
                names.append(gameName(game));
        }
        const QString date = HistoryWords::date(day.startOfDay());
        mark.name = names.isEmpty() ? date : tr("%1, played: %2").arg(date, names.join(QStringLiteral(", ")));
        days_.append(mark);
    }
    emit changed();
}
