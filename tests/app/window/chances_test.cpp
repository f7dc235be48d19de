// SPDX-License-Identifier: GPL-3.0-or-later
// Chances of the match in the program's window: beside the names at a table, switched off in the settings, never in a lesson; and the
// line of a whole match in its review.
#include <QtTest/QTest>

#include "history_help.h"
#include "opponents/roundsknown.h"
#include "review/chanceline.h"
#include "review/review.h"
#include "window_help.h"

using namespace window_help;

class ChancesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        prepare("chances");
        Preferences::instance()->reset();
        Preferences::instance()->setMotion(QStringLiteral("off"));
        Preferences::instance()->setMuted(true);
        Preferences::instance()->setLanguage(QStringLiteral("en"));
        new History(folder_.filePath(QStringLiteral("history.sqlite")), QCoreApplication::instance());
        window_ = std::make_unique<Window>();
        QVERIFY(window_->opened());
    }
    void cleanupTestCase()
    {
        window_.reset();
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
    }

    void besideTheNames()
    {
        Window& w = *window_;
        sit(4);
        QTRY_COMPARE_WITH_TIMEOUT(shown().size(), 4, 60000);
        int sum = 0;
        for (const QString& one : shown()) {
            QVERIFY2(one.endsWith(u'%'), qPrintable(one));
            sum += one.chopped(1).toInt();
        }
        QCOMPARE(sum, 100);
        // They have room, and the names too.
        for (int seat = 0; seat < 4; ++seat) {
            const QQuickItem* badge = w.item(QStringLiteral("seat%1").arg(seat));
            QVERIFY(badge);
            const QQuickItem* chance = badge->findChild<QQuickItem*>(QStringLiteral("chance"));
            QVERIFY(chance->mapRectToItem(badge, chance->boundingRect()).right() <= badge->width());
            QVERIFY(badge->property("accessibleName").toString().contains(QStringLiteral("chance of the match ")));
        }
        picture("en");
        Preferences::instance()->setLanguage(QStringLiteral("ko"));
        QTRY_COMPARE(shown().size(), 4);
        picture("ko");
        Preferences::instance()->setLanguage(QStringLiteral("en"));
    }

    void theSwitchOfTheSettings()
    {
        Window& w = *window_;
        for (const bool on : {false, true}) {
            w.home();
            w.go(QStringLiteral("Settings"));
            QTRY_COMPARE(w.pageName(), QStringLiteral("Settings"));
            QVERIFY(w.click(QStringLiteral("chances")));
            QTRY_COMPARE(Preferences::instance()->chances(), on);
            w.home();
            sit(4);
            if (on) {
                QTRY_COMPARE_WITH_TIMEOUT(shown().size(), 4, 60000);
                // At the table that is open it takes effect at once.
                Preferences::instance()->setChances(false);
                QTRY_VERIFY(shown().isEmpty());
                Preferences::instance()->setChances(true);
                QTRY_COMPARE(shown().size(), 4);
            } else {
                QVERIFY(shown().isEmpty());
            }
        }
    }

    void notInALesson()
    {
        Window& w = *window_;
        w.home();
        w.go(QStringLiteral("Lesson"),
             {{QStringLiteral("game"), QStringLiteral("dragon")}, {QStringLiteral("number"), 1}});
        QTRY_COMPARE(w.pageName(), QStringLiteral("Lesson"));
        QTRY_VERIFY(w.item(QStringLiteral("seat0")));
        QVERIFY(shown().isEmpty());
        w.home();
    }

    void turningPointsAreTheLargestMoves()
    {
        using List = std::vector<int>;
        QVERIFY(ChanceLine::turningPoints({}).empty());
        QVERIFY(ChanceLine::turningPoints({0.25}).empty());
        QCOMPARE(ChanceLine::turningPoints({0.25, 0.29, 0.2, 0.21, 0.6, 1}), (List{1, 3, 4}));
        // No more than five, the smallest of six left out, in order.
        QCOMPARE(ChanceLine::turningPoints({0, 0.1, 0.3, 0.24, 0.4, 0.6, 1}), (List{0, 1, 3, 4, 5}));
    }

    void theLineOfAWholeMatch()
    {
        Window& w = *window_;
        const auto match = history_help::played("dragon", 8, 5000, 0);
        QVERIFY(match->over() && match->finished_rounds().size() > 2);
        QStringList levels;
        for (int i = 1; i < match->setup().players; ++i)
            levels.append(QStringLiteral("learner"));
        const int id =
            History::instance()->store().add(*match, {.levels = levels, .kind = MatchKind::Match}, actionsOf(*match));
        QVERIFY(id > 0);
        w.go(QStringLiteral("ReviewPage"),
             {{QStringLiteral("matchId"), id}, {QStringLiteral("order"), QStringLiteral("match")}});
        QTRY_COMPARE(w.pageName(), QStringLiteral("ReviewPage"));
        auto* line = w.page()->findChild<ChanceLine*>();
        QVERIFY(line && line->wanted());
        QTRY_VERIFY_WITH_TIMEOUT(!line->line().isEmpty(), 60000);
        // As the engine has it, from its own rounds.
        const std::atomic<bool> go{false};
        const auto again = match->clone();
        again->know_rounds(RoundsKnown::played(match->setup(), go));
        const std::size_t rounds = match->finished_rounds().size();
        QCOMPARE(std::size_t(line->line().size()), rounds + 1);
        for (std::size_t number = 0; number < rounds; ++number)
            QCOMPARE(line->line()[qsizetype(number)], again->worth(int(number))->chances()[0]);
        const std::vector<hanpan::seat> first = match->winners();
        QCOMPARE(line->line().last(), first.front() == 0 ? 1.0 / double(first.size()) : 0.0);
        // Both are on the page, and a round opens at the table.
        QTRY_VERIFY(w.item(QStringLiteral("chancePlot")));
        QVERIFY(!w.item(QStringLiteral("reviewPlot")) && !w.item(QStringLiteral("decisions")));
        QVERIFY(!line->turns().isEmpty());
        QTRY_VERIFY(w.item(QStringLiteral("turn 0")));
        const TurningPoint turn = line->turns().first();
        QVERIFY(w.item(QStringLiteral("turn 0"))->property("text").toString().contains(turn.to));
        picture("line");
        Preferences::instance()->setLanguage(QStringLiteral("ko"));
        QTRY_VERIFY(!line->running() && line->places().first() != QStringLiteral("At the start"));
        picture("line-ko");
        Preferences::instance()->setLanguage(QStringLiteral("en"));
        QTRY_VERIFY(!line->running() && w.item(QStringLiteral("turn 0")));
        QVERIFY(w.click(QStringLiteral("turn 0")));
        QTRY_COMPARE(w.pageName(), QStringLiteral("ReplayPage"));
        const auto* session = w.page()->property("session").value<TableSession*>();
        QTRY_COMPARE(session->replayPosition(), turn.position);
        QCOMPARE(session->roundNumber(), turn.round);
        w.home();
    }

    /// What a review finds does not depend on whether rounds had been played before.
    void aReviewIsTheSameWheneverItIsMade()
    {
        const auto match = history_help::played("hoola", 21, 5000, 3);
        QVERIFY(match->over());
        const int id = History::instance()->store().add(
            *match, {.levels = {QStringLiteral("learner")}, .kind = MatchKind::Match}, actionsOf(*match));
        QVERIFY(id > 0 && !RoundsKnown::kept(match->setup()));
        QList<ReviewedRow> before;
        for (const bool known : {false, true}) {
            QCOMPARE(RoundsKnown::kept(match->setup()) != nullptr, known);
            Review review;
            review.setDeep(false);
            review.setMatchId(id);
            QTRY_VERIFY_WITH_TIMEOUT(!review.running(), 120000);
            const QList<ReviewedRow> rows = review.decisions();
            QVERIFY(std::any_of(rows.begin(), rows.end(), [](const ReviewedRow& row) {
                return row.ofMatch.endsWith(QStringLiteral("% of the match"));
            }));
            if (known)
                QCOMPARE(rows, before);
            before = rows;
        }
    }

private:
    /// At a table of a game whose rules end the match.
    void sit(int players)
    {
        window_->home();
        window_->go(QStringLiteral("Table"),
                    {{QStringLiteral("match"),
                      QVariant::fromValue(MatchRequest{
                          .game = QStringLiteral("dragon"), .players = players, .seed = QString::number(++seed_)})}});
        QTRY_COMPARE(window_->pageName(), QStringLiteral("Table"));
        QTRY_VERIFY(window_->item(QStringLiteral("seat0")));
    }
    QStringList shown() const
    {
        QStringList all;
        const auto find = [&](auto&& self, const QQuickItem* from) -> void {
            if (!from->isVisible())
                return;
            if (from->objectName() == QLatin1String("chance"))
                all.append(from->property("text").toString());
            for (const QQuickItem* child : from->childItems())
                self(self, child);
        };
        find(find, window_->get()->contentItem());
        return all;
    }
    void picture(const char* name) const
    {
        if (!qEnvironmentVariableIsSet("HANPAN_PICTURES"))
            return;
        QTest::qWait(300);
        window_->get()->grabWindow().save(qEnvironmentVariable("HANPAN_PICTURES") + QStringLiteral("/chances-") +
                                          QString::fromLatin1(name) + QStringLiteral(".png"));
    }

    QTemporaryDir folder_;
    std::unique_ptr<Window> window_;
    int seed_ = 300;
};

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    ChancesTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "chances_test.moc"
