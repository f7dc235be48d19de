// SPDX-License-Identifier: GPL-3.0-or-later
// The real window's page of statistics: with nothing played, with one judged round, with many; in both languages, in the smallest
// window with the largest words; and from its buttons to the review and to what judges earlier rounds.
#include "history/statistics.h"
#include "history_help.h"
#include "match/record.h"
#include "registry/registry.h"
#include "review/habitpractice.h"
#include "sight.h"
#include "table/tablesession.h"
#include "window_help.h"

using namespace sight;
using namespace window_help;

class StatisticsWalkTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        prepare("statistics");
        Preferences* all = Preferences::instance();
        all->reset();
        all->setMotion(QStringLiteral("off"));
        all->setMuted(true);
        new History(folder_.filePath(QStringLiteral("history.sqlite")), QCoreApplication::instance());
        window_ = std::make_unique<Window>();
        QVERIFY2(window_->opened(), qPrintable(complaints().join(u'\n')));
    }
    void cleanupTestCase() { window_.reset(); }
    void init()
    {
        complaints().clear();
        Preferences::instance()->setTextSize(100);
        window_->home();
    }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }

    void a_nothing_played()
    {
        QVERIFY(opened());
        QVERIFY(window_->seen(QStringLiteral("strong")));
        QVERIFY(!window_->item(QStringLiteral("judgeEarlier")));
        QVERIFY(!window_->item(QStringLiteral("luckPlot")));
        look("nothing");
    }
    void b_one_round()
    {
        history_help::keepJudgedRounds(store(), game(), 1, [](int) { return 3.0; });
        QVERIFY(opened());
        QVERIFY(window_->seen(QStringLiteral("luckPlot")));
        QVERIFY(!window_->item(QStringLiteral("growthPlot")));
        QVERIFY(!window_->item(QStringLiteral("habit-0")));
        look("one");
    }
    void c_many_rounds()
    {
        for (const QString& of : history_help::games())
            history_help::keepJudgedRounds(store(), of.toStdString(), 40,
                                           [](int n) { return n < 20 ? -6.0 : n % 3 * 0.5; });
        QVERIFY(opened());
        QStringList rows = history_help::games();
        rows.append(QString());
        for (const QString& of : std::as_const(rows)) {
            const QQuickItem* track = window_->item(QStringLiteral("strength-") + of);
            QVERIFY2(track && track->property("known").toBool(), qPrintable(of));
        }
        QVERIFY(window_->seen(QStringLiteral("growthPlot")));
        look("many");
        // From the dearest habit to the decision, and back.
        QVERIFY(window_->click(QStringLiteral("habit-0")));
        QTRY_COMPARE(window_->pageName(), QStringLiteral("ReviewPage"));
        QVERIFY(window_->page()->property("matchId").toInt() > 0);
        window_->key(Qt::Key_Escape);
        QTRY_COMPARE(window_->pageName(), QStringLiteral("StatisticsPage"));
    }
    void d_earlier_rounds_are_judged_while_the_page_is_left()
    {
        const QString quick = QStringLiteral("hohpai"); // its rounds are judged in a moment
        for (int seed = 1; seed <= 3; ++seed) {
            const auto match = history_help::played(quick.toStdString(), std::uint64_t(seed), 5000, 2);
            store().add(*match, {.levels = {QStringLiteral("casual")}, .kind = MatchKind::Match}, actionsOf(*match));
        }
        History::instance()->touch();
        QVERIFY(store().unjudgedRounds(quick) > 0);
        QVERIFY(opened());
        QVERIFY(window_->click(QStringLiteral("judgeEarlier")));
        QVERIFY(History::instance()->judgingEarlier());
        QVERIFY(window_->seen(QStringLiteral("judgedEarlier")));
        look("judging");
        window_->home();
        QTRY_VERIFY_WITH_TIMEOUT(!History::instance()->judgingEarlier(), 60000);
        QCOMPARE(store().unjudgedRounds(quick), 0);
        QVERIFY(opened());
        QVERIFY(!window_->item(QStringLiteral("judgeEarlier")));
    }
    /// From the dearest habit to its practice, decision by decision with the keyboard, and out of it again.
    void d_a_habit_is_practised()
    {
        const QString quick = QStringLiteral("hohpai");
        history_help::keepJudgedRounds(store(), quick.toStdString(), 10, [](int) { return 0.0; });
        for (const KeptRound& round : store().rounds(QStringLiteral("round.game = 'hohpai'"))) {
            JudgedFacts judged = round.judged;
            judged.version = judgeVersion;
            judged.costs = {{QStringLiteral("give/early"), {2, 1.5 + round.facts.round % 2, 0, 1}}};
            QVERIFY(store().keepJudged(round.match.id, round.facts.round, judged));
        }
        Window& w = *window_;
        QVERIFY(opened(quick));
        QVERIFY(w.press(QStringLiteral("practise")));
        QTRY_COMPARE(w.pageName(), QStringLiteral("HabitPage"));
        for (int n = 1; n <= 2; ++n) {
            auto* const session = w.page()->property("session").value<TableSession*>();
            auto* const practice = w.page()->findChild<HabitPractice*>();
            QVERIFY(session && practice);
            QTRY_VERIFY_WITH_TIMEOUT(practice->number() == n && practice->record() != QString() && w.quiet(), 60000);
            const auto asked = hanpan::match_from_record(practice->record().toStdString());
            QVERIFY(asked);
            QTRY_VERIFY_WITH_TIMEOUT(session->myTurn(), 60000); // once the table is laid
            if (n == 1)
                lookAtPractice("asked");
            const QString answer = QString::fromStdString((*asked)->legal(0).front());
            QVERIFY2(QTest::qWaitFor([&] { return session->act(answer); }, 60000), qPrintable(w.where()));
            QTRY_VERIFY_WITH_TIMEOUT(!practice->verdict().text.isEmpty(), 60000);
            if (n == 2) {
                QTRY_VERIFY(w.item(QStringLiteral("puzzleNext")));
                lookAtPractice("judged");
            }
            QVERIFY2(n == 2 ? w.press(QStringLiteral("puzzleNext")) : w.pressWhenThere({QStringLiteral("puzzleNext")}),
                     qPrintable(w.where()));
        }
        // Out of it at any time.
        QTRY_VERIFY(w.quiet());
        w.key(Qt::Key_Escape);
        QTRY_COMPARE(w.pageName(), QStringLiteral("StatisticsPage"));
    }
    void e_the_dealing_is_looked_at()
    {
        QVERIFY(opened());
        QVERIFY(window_->press(QStringLiteral("dealing")));
        QTRY_COMPARE(window_->open().size(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(window_->item(QStringLiteral("dealtPieces")), 30000);
        QStringList found;
        for (const char* language : {"ko", "en"}) {
            Preferences::instance()->setLanguage(QLatin1String(language));
            window_->get()->resize(960, 640);
            settle();
            found += wordsWrong(*window_, window_->item(QStringLiteral("dealtPieces"))->parentItem());
            if (const QString folder = qEnvironmentVariable("HANPAN_PICTURES"); !folder.isEmpty())
                window_->get()->grabWindow().save(folder + QStringLiteral("/dealing-") + QLatin1String(language) +
                                                  QStringLiteral(".png"));
        }
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
        window_->key(Qt::Key_Escape);
        QTRY_VERIFY(window_->quiet());
    }

private:
    static std::string game() { return history_help::games().last().toStdString(); }
    static HistoryStore& store() { return History::instance()->store(); }
    bool opened(const QString& of = QString::fromStdString(game()))
    {
        Window& w = *window_;
        w.home();
        if (!QTest::qWaitFor([&] { return w.quiet() && w.pageName() == QLatin1String("Home"); }, 5000))
            return false;
        w.go(QStringLiteral("StatisticsPage"), {{QStringLiteral("game"), of}});
        return QTest::qWaitFor([&] { return w.quiet() && w.pageName() == QLatin1String("StatisticsPage"); }, 5000);
    }
    void settle()
    {
        for (int i = 0; i < 4; ++i) {
            QCoreApplication::processEvents();
            QTest::qWait(1);
        }
        window_->get()->grabWindow();
    }
    /// The same of the practice, in every size and language.
    void lookAtPractice(const char* when)
    {
        Window& w = *window_;
        QStringList found;
        for (const auto& [size, words] :
             {std::pair{QSize(960, 640), 100}, {QSize(960, 640), 200}, {QSize(1440, 900), 100}})
            for (const char* language : {"en", "ko"}) {
                Preferences::instance()->setLanguage(QLatin1String(language));
                Preferences::instance()->setTextSize(words);
                w->resize(size);
                settle();
                QQuickItem* const card = w.item(QStringLiteral("puzzleCard"));
                QVERIFY(card);
                for (const QString& line : wordsWrong(w, card))
                    found.append(
                        QStringLiteral("%1 %2 %3 %: ").arg(QLatin1String(when), QLatin1String(language)).arg(words) +
                        line);
                if (const QString folder = qEnvironmentVariable("HANPAN_PICTURES"); !folder.isEmpty())
                    w->grabWindow().save(QStringLiteral("%1/practice-%2-%3-%4-%5.png")
                                             .arg(folder, QLatin1String(when))
                                             .arg(size.width())
                                             .arg(words)
                                             .arg(QLatin1String(language)));
            }
        Preferences::instance()->setLanguage(QStringLiteral("en"));
        Preferences::instance()->setTextSize(100);
        settle();
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }
    /// Nothing is cut, over something else, or outside, wherever the page is scrolled to.
    void look(const char* when)
    {
        Window& w = *window_;
        QStringList found;
        for (const auto& [size, words] :
             {std::pair{QSize(960, 640), 100}, {QSize(960, 640), 200}, {QSize(1440, 900), 100}})
            for (const char* language : {"en", "ko"}) {
                Preferences::instance()->setLanguage(QLatin1String(language));
                Preferences::instance()->setTextSize(words);
                w->resize(size);
                settle();
                QQuickItem* flick = w.item(QStringLiteral("strong"));
                while (flick && !flick->inherits("QQuickFlickable"))
                    flick = flick->parentItem();
                QVERIFY(flick);
                const double whole = flick->property("contentHeight").toDouble() - flick->height();
                for (double at = 0;; at = std::min(whole, at + flick->height() * 0.8)) {
                    flick->setProperty("contentY", std::max(0.0, at));
                    settle();
                    for (const QString& line : wordsWrong(w))
                        found.append(QStringLiteral("%1 %2x%3 %4 %% %5 at %6: ")
                                         .arg(QLatin1String(when))
                                         .arg(size.width())
                                         .arg(size.height())
                                         .arg(words)
                                         .arg(QLatin1String(language))
                                         .arg(at) +
                                     line);
                    if (const QString folder = qEnvironmentVariable("HANPAN_PICTURES"); !folder.isEmpty())
                        w->grabWindow().save(QStringLiteral("%1/statistics-%2-%3-%4-%5-%6.png")
                                                 .arg(folder, QLatin1String(when))
                                                 .arg(size.width())
                                                 .arg(words)
                                                 .arg(QLatin1String(language))
                                                 .arg(qRound(at)));
                    if (at >= whole)
                        break;
                }
            }
        Preferences::instance()->setLanguage(QStringLiteral("en"));
        Preferences::instance()->setTextSize(100);
        for (const QString& line : found)
            std::fprintf(stderr, "%s\n", qPrintable(line));
        QVERIFY2(found.isEmpty(), qPrintable(QString::number(found.size()) + QStringLiteral(" things, above")));
    }

    QTemporaryDir folder_;
    std::unique_ptr<Window> window_;
};

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    StatisticsWalkTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "statistics_walk_test.moc"
