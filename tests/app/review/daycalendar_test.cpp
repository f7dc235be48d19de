// SPDX-License-Identifier: GPL-3.0-or-later
// The days on which deals of the day were played, and the line that tells others of a result.
#include <atomic>

#include <QClipboard>
#include <QGuiApplication>
#include <QStandardPaths>
#include <QTemporaryDir>

#include "history/dailydeal.h"
#include "history_help.h"
#include "match/botplay.h"
#include "review/daycalendar.h"
#include "review/dealofday.h"
#include "settings/preferences.h"

class DayCalendarTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    std::unique_ptr<History> history_;
    const QString game_ = QStringLiteral("hulahoo"); // the quickest

    /// A deal of that day, played to its end or dealt alone, in the history.
    int keep(QDate day, bool whole, MatchKind kind = MatchKind::Match)
    {
        auto made = hanpan::make_match(DealOfDay::setupOf(game_, day));
        const std::atomic<bool> never{false};
        std::vector<hanpan::bot_settings> bots(std::size_t((*made)->setup().players), {.level = "learner"});
        if (whole)
            hanpan::play_round_out(**made, bots, never);
        return history_->store().add(**made, {.levels = {QStringLiteral("learner")}, .kind = kind}, actionsOf(**made));
    }
    const DayMark markOf(const DayCalendar& calendar, QDate day) const { return calendar.days().value(day.day() - 1); }

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("hanpan-tests"));
        QCoreApplication::setApplicationName(QStringLiteral("daycalendar"));
        Preferences::instance()->reset();
        history_ = std::make_unique<History>(folder_.filePath(QStringLiteral("history.sqlite")));
    }
    void init() { Preferences::instance()->setLanguage(QStringLiteral("en")); }

    void weeksAreThoseOfTheCalendar()
    {
        DayCalendar calendar;
        calendar.setDay(QStringLiteral("2026-02-17"));
        QCOMPARE(calendar.monthText(), QStringLiteral("February 2026"));
        QCOMPARE(calendar.days().size(), 28);
        QCOMPARE(calendar.weekdays().size(), 7);
        QCOMPARE(calendar.weekdays().first(), QStringLiteral("Sun"));
        QCOMPARE(calendar.lead(), 0); // 1 Feb 2026 was a Sunday
        calendar.setDay(QStringLiteral("2026-01-05"));
        QCOMPARE(calendar.lead(), 4); // 1 Jan 2026 was a Thursday
        QCOMPARE(calendar.days().size(), 31);
        QVERIFY(calendar.first());
        QVERIFY(!calendar.last());
        QCOMPARE(calendar.from(-1, 0), QStringLiteral("2026-01-01")); // the first day with deals
        QCOMPARE(calendar.from(1, 0), QStringLiteral("2026-02-05"));
        QCOMPARE(calendar.from(0, 7), QStringLiteral("2026-01-12"));
        calendar.setDay(QStringLiteral("yesterday"));
        QCOMPARE(calendar.day(), QStringLiteral("2026-01-05"));
        Preferences::instance()->setLanguage(QStringLiteral("ko"));
        QCOMPARE(calendar.monthText(), QStringLiteral("2026년 1월"));
        QCOMPARE(calendar.weekdays().first(), QStringLiteral("일"));
        calendar.setDay(QDate::currentDate().toString(Qt::ISODate));
        QVERIFY(calendar.last());
        QCOMPARE(calendar.from(0, 1), QDate::currentDate().toString(Qt::ISODate)); // tomorrow is not open
    }

    void onlyWhatIsOverIsMarked()
    {
        const QDate played = daily_deal::firstDay().addDays(40), begun = played.addDays(1), shown = played.addDays(2);
        keep(begun, false);
        keep(shown, true, MatchKind::Demo);
        DayCalendar calendar;
        calendar.setDay(played.toString(Qt::ISODate));
        QCOMPARE(calendar.played(), QStringLiteral("No deal of this month has been played."));
        keep(played, true);
        history_->touch();
        const qsizetype its = gameIds().indexOf(game_);
        for (const DayMark& mark : calendar.days()) {
            QVERIFY(mark.open);
            QCOMPARE(mark.played.size(), gameIds().size());
            for (qsizetype i = 0; i < mark.played.size(); ++i)
                QCOMPARE(mark.played[i], mark.day == QLatin1String("2026-02-10") && i == its);
        }
        QCOMPARE(markOf(calendar, played).name, QStringLiteral("10 Feb 2026, played: ") + gameName(game_));
        QCOMPARE(markOf(calendar, begun).name, QStringLiteral("11 Feb 2026"));
        QCOMPARE(calendar.played(), QStringLiteral("1 deal played on 1 day"));
        // A second try is no second deal.
        keep(played, true, MatchKind::Practice);
        history_->touch();
        QCOMPARE(calendar.played(), QStringLiteral("1 deal played on 1 day"));
    }

    void theLineTellsTheResultAlone()
    {
        const QDate day = daily_deal::firstDay().addDays(60);
        DealOfDay deals;
        deals.setGame(game_);
        deals.setDay(day.toString(Qt::ISODate));
        QVERIFY(!deals.copyLine(game_).ok);
        const int id = keep(day, true);
        history_->touch();
        const DayDeal deal = deals.deals().value(0);
        QCOMPARE(deal.id, id);
        const QString line = QStringLiteral("Hanpan, deal of 2 Mar 2026 · %1 · %2").arg(gameName(game_), deal.result);
        QCOMPARE(deal.share, line);
        QVERIFY(deals.copyLine(game_).ok);
        QCOMPARE(QGuiApplication::clipboard()->text(), line);
        // Once the sixty have played, the place is in it.
        deals.setOthers(true);
        QTRY_VERIFY_WITH_TIMEOUT(!deals.deals().value(0).field.isEmpty(), 50000);
        const auto place = SeatField::known(history_->store().find(id));
        QVERIFY(place);
        QCOMPARE(place->bots(), hanpan::arena::usual_field);
        QCOMPARE(deals.deals().value(0).share,
                 line + QStringLiteral(" · ahead of %1 of 60 computer players").arg(place->worse));
        Preferences::instance()->setLanguage(QStringLiteral("ko"));
        QVERIFY(deals.deals().value(0).share.startsWith(QStringLiteral("한판")));
        // Another day forgets nothing of it.
        deals.setDay(day.addDays(1).toString(Qt::ISODate));
        deals.setOthers(false);
        deals.setDay(day.toString(Qt::ISODate));
        QVERIFY(!deals.deals().value(0).field.isEmpty());
    }
};

QTEST_MAIN(DayCalendarTest)
#include "daycalendar_test.moc"
