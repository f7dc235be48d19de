// SPDX-License-Identifier: GPL-3.0-or-later
// The calendar of the deals of the day in the real window: a past day by pointer, by keys and as a screen reader has it, and
// the line that is copied for others.
#include <QClipboard>

#include "history/dailydeal.h"
#include "history_help.h"
#include "match/botplay.h"
#include "review/dealofday.h"
#include "window_help.h"

using namespace window_help;

class DailyWalkTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        prepare("daily-walk");
        Preferences* all = Preferences::instance();
        all->reset();
        all->setMotion(QStringLiteral("off"));
        all->setMuted(true);
        auto* const history =
            new History(folder_.filePath(QStringLiteral("history.sqlite")), QCoreApplication::instance());
        // Of some days many games, of others few or none.
        const std::atomic<bool> never{false};
        int number = 0;
        for (const QString& game : history_help::games())
            for (const int day : {0, 2, 3, 5, 8, 9})
                if (day == 0 || ++number % 3 != 0) {
                    auto made = hanpan::make_match(DealOfDay::setupOf(game, day_.addDays(day)));
                    QVERIFY(made);
                    std::vector<hanpan::bot_settings> bots(std::size_t((*made)->setup().players), {.level = "learner"});
                    QVERIFY(hanpan::play_round_out(**made, bots, never));
                    QVERIFY(history->store().add(**made,
                                                 {.levels = {QStringLiteral("learner")}, .kind = MatchKind::Match},
                                                 actionsOf(**made)) > 0);
                }
        window_ = std::make_unique<Window>();
        QVERIFY2(window_->opened(), qPrintable(complaints().join(u'\n')));
    }
    void cleanupTestCase() { window_.reset(); }

    void aPastDay_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("ko") << QStringLiteral("ko");
        QTest::newRow("en") << QStringLiteral("en");
    }
    void aPastDay()
    {
        QFETCH(QString, language);
        Preferences::instance()->setLanguage(language);
        Window& w = *window_;
        w.home();
        w.go(QStringLiteral("Daily"));
        QTRY_COMPARE(w.pageName(), QStringLiteral("Daily"));
        auto* const deals = w.page()->findChild<DealOfDay*>();
        QVERIFY(deals);
        const auto shown = [&] { return QDate::fromString(deals->day(), Qt::ISODate); };
        QCOMPARE(shown(), QDate::currentDate());
        // Back to February of 2026: a month at a time, and then to a day, by pointer.
        for (int patience = 0; shown().month() != 2 || shown().year() != 2026; ++patience) {
            QVERIFY(patience < 2400);
            QVERIFY2(w.click(QStringLiteral("monthBefore")), qPrintable(w.where()));
        }
        QVERIFY(w.click(QStringLiteral("day-2026-02-10")));
        QTRY_COMPARE(shown(), day_);
        QCOMPARE(deals->deals().size(), history_help::games().size());
        for (const DayDeal& deal : deals->deals())
            QVERIFY(deal.over);
        picture(language, QSize(960, 640));
        picture(language, QSize(1440, 900));
        // By keys: a week back and on, a day, a month.
        QQuickItem* const day = w.seen(QStringLiteral("day-2026-02-10"));
        QTRY_VERIFY(day && day->hasActiveFocus());
        w.key(Qt::Key_Left);
        QTRY_COMPARE(shown(), day_.addDays(-1));
        w.key(Qt::Key_Down);
        QTRY_COMPARE(shown(), day_.addDays(6));
        w.key(Qt::Key_PageUp);
        QTRY_COMPARE(shown(), day_.addDays(6).addMonths(-1));
        w.key(Qt::Key_PageUp); // no deals before
        QTRY_COMPARE(shown(), daily_deal::firstDay());
        QTRY_VERIFY(w.seen(QStringLiteral("day-2026-01-01"))->hasActiveFocus());
        w.key(Qt::Key_PageDown);
        QTRY_COMPARE(shown(), QDate(2026, 2, 1));
        // A screen reader hears what was played, and goes there.
        QAccessibleInterface* const read =
            QAccessible::queryAccessibleInterface(w.seen(QStringLiteral("day-2026-02-10")));
        QVERIFY(read && read->actionInterface());
        for (const QString& game : history_help::games())
            QVERIFY2(read->text(QAccessible::Name).contains(gameName(game)), qPrintable(read->text(QAccessible::Name)));
        read->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QTRY_COMPARE(shown(), day_);
        // The line for others.
        const QString game = history_help::games().first();
        QVERIFY2(w.press(QStringLiteral("shareDeal-") + game), qPrintable(w.where()));
        const auto of = [&] {
            for (const DayDeal& deal : deals->deals())
                if (deal.game == game)
                    return deal;
            return DayDeal();
        };
        QCOMPARE(QGuiApplication::clipboard()->text(), of().share);
        QVERIFY(of().share.contains(gameName(game)) && of().share.contains(of().result));
        QTRY_VERIFY(w.seen(QStringLiteral("dealNotice")));
        // What was played can be looked at again.
        QVERIFY2(w.click(QStringLiteral("reviewDeal-") + game), qPrintable(w.where()));
        QTRY_COMPARE(w.pageName(), QStringLiteral("ReviewPage"));
        w.key(Qt::Key_Escape);
        QTRY_COMPARE(w.pageName(), QStringLiteral("Daily"));
        QCOMPARE(complaints(), QStringList());
    }

private:
    /// Kept for people to look at: HANPAN_PICTURES=DIR.
    void picture(const QString& language, QSize size) const
    {
        const QString folder = qEnvironmentVariable("HANPAN_PICTURES");
        if (folder.isEmpty())
            return;
        Window& w = *window_;
        w->resize(size);
        QTRY_COMPARE(w.page()->width(), qreal(size.width()));
        w->grabWindow().save(folder + QStringLiteral("/daily-%1-%2.png").arg(language).arg(size.width()));
    }
    const QDate day_{2026, 2, 10};
    QTemporaryDir folder_;
    std::unique_ptr<Window> window_;
};

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    DailyWalkTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "daily_walk_test.moc"
