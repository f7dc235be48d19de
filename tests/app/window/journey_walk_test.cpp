// SPDX-License-Identifier: GPL-3.0-or-later
// The way from house to house in the real window: from home to the first house by pointer and by keys, its rounds played to
// the end of a try, what the host says, and all of it there after a restart.
#include "journey/journey.h"
#include "window_player.h"

using namespace window_help;

class JourneyWalkTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        prepare("journey-walk");
        Preferences* all = Preferences::instance();
        all->reset();
        all->setMotion(QStringLiteral("off"));
        all->setMuted(true);
        all->setBotSpeed(QStringLiteral("instant"));
        new History(folder_.filePath(QStringLiteral("history.sqlite")), QCoreApplication::instance());
        window_ = std::make_unique<Window>();
        QVERIFY2(window_->opened(), qPrintable(complaints().join(u'\n')));
    }
    void cleanupTestCase() { window_.reset(); }

    void theFirstHouse()
    {
        Window& w = *window_;
        Journey& journey = *Journey::instance();
        const QString house = QStringLiteral("persimmon");
        QVERIFY(!w.item(QStringLiteral("you"))); // a newcomer sees the games alone
        QVERIFY2(w.click(QStringLiteral("houses")), qPrintable(w.where()));
        QTRY_COMPARE(w.pageName(), QStringLiteral("JourneyPage"));
        QTRY_COMPARE(w.item(QStringLiteral("houseName"))->property("text").toString(), journey.house(house).name);
        // One looks at another house by pointer and by keys; one that is not open says why.
        QVERIFY(w.click(QStringLiteral("house-spring")));
        QTRY_COMPARE(w.item(QStringLiteral("houseName"))->property("text").toString(),
                     journey.house(QStringLiteral("spring")).name);
        w.key(Qt::Key_Up);
        QTRY_COMPARE(w.item(QStringLiteral("houseName"))->property("text").toString(), journey.house(house).name);
        QVERIFY(w.click(QStringLiteral("house-sea")));
        QTRY_VERIFY(!w.item(QStringLiteral("sitDown"))->property("available").toBool());
        QVERIFY(w.click(QStringLiteral("sitDown")));
        QCOMPARE(w.pageName(), QStringLiteral("JourneyPage"));
        QVERIFY(w.click(QStringLiteral("house-") + house));

        bool byKeys = false;
        int rounds = 0;
        for (bool over = false; !over; byKeys = !byKeys) {
            const auto open = [&](const QString& name) { return byKeys ? w.press(name) : w.click(name); };
            QTRY_VERIFY(w.item(QStringLiteral("sitDown"))->property("available").toBool());
            QVERIFY2(open(QStringLiteral("sitDown")), qPrintable(w.where()));
            QTRY_COMPARE(w.pageName(), QStringLiteral("Table"));
            Player player(w, byKeys ? By::Keys : By::Pointer, quint32(++rounds));
            QTRY_VERIFY2(player.session() && player.session()->property("running").toBool(), qPrintable(w.where()));
            player.session()->setUntimed(true);
            QCOMPARE(player.session()->characters(),
                     QStringList({QStringLiteral("rabbit"), QStringLiteral("turtle"), QStringLiteral("deer")}));
            if (rounds == 1) {
                // Left in its midst, it is offered to go on with, there and nowhere else.
                QVERIFY(open(QStringLiteral("menuButton")));
                QVERIFY(open(QStringLiteral("menuLeave")));
                QTRY_VERIFY(w.item(QStringLiteral("sheet leave")));
                QVERIFY(open(QStringLiteral("sheet leave")));
                QTRY_COMPARE(w.pageName(), QStringLiteral("JourneyPage"));
                QTRY_VERIFY(w.quiet());
                QVERIFY(open(QStringLiteral("sitDown")));
                QTRY_COMPARE(w.pageName(), QStringLiteral("Table"));
                QTRY_VERIFY(player.session() && player.session()->property("running").toBool());
                player.session()->setUntimed(true);
            }
            const QString wrong = player.playRound();
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
            const int match = player.session()->property("matchId").toInt();
            QTRY_VERIFY2(w.item(QStringLiteral("hostSays")), qPrintable(w.where()));
            QTRY_VERIFY_WITH_TIMEOUT(!journey.verdict(match).looking, 60000);
            QVERIFY(!journey.verdict(match).text.isEmpty());
            QTRY_COMPARE(w.item(QStringLiteral("hostSays"))->property("verdict").value<HouseVerdict>(),
                         journey.verdict(match));
            if (rounds == 1) {
                picture("host");
                // Sixty others had this seat.
                QVERIFY2(open(QStringLiteral("resultField")), qPrintable(w.where()));
                QTRY_VERIFY2(w.item(QStringLiteral("fieldPlace")), qPrintable(w.where()));
                QTRY_VERIFY(!w.item(QStringLiteral("fieldPlace"))->property("text").toString().isEmpty());
                picture("field");
                w.key(Qt::Key_Escape);
                QTRY_VERIFY2(w.quiet(), qPrintable(w.where()));
            }
            QVERIFY2(byKeys ? w.pressWhenThere({QStringLiteral("nextRound")}) : w.click(QStringLiteral("nextRound")),
                     qPrintable(w.where()));
            QTRY_COMPARE(w.pageName(), QStringLiteral("JourneyPage"));
            QCOMPARE(w.depth(), 2);
            Travels kept;
            QFile file(folder_.filePath(QStringLiteral("journey.json")));
            QVERIFY(file.open(QIODevice::ReadOnly) && Travels::read(file.readAll(), kept));
            const HouseStay& stay = kept.houses["persimmon"];
            over = stay.tries == 1;
            QVERIFY2(over || stay.rounds.size() == std::size_t(rounds), qPrintable(QString::number(rounds)));
            QVERIFY(rounds <= 4);
        }
        const Journey again(nullptr); // as the next start reads it
        QCOMPARE(again.house(house), journey.house(house));
        QCOMPARE(again.purse(), journey.purse());
        w.key(Qt::Key_Escape);
        QTRY_COMPARE(w.pageName(), QStringLiteral("Home"));
        // One is known by now, and so are those one played with.
        QTRY_VERIFY(w.item(QStringLiteral("you")));
        QVERIFY(w.click(QStringLiteral("people")));
        QTRY_COMPARE(w.pageName(), QStringLiteral("PeoplePage"));
        QTRY_VERIFY(w.item(QStringLiteral("acquaintance-rabbit")));
        w.key(Qt::Key_Escape);
        QTRY_COMPARE(w.pageName(), QStringLiteral("Home"));
        QCOMPARE(complaints(), QStringList());
    }

private:
    /// Kept for people to look at: HANPAN_PICTURES=DIR.
    void picture(const char* name) const
    {
        if (const QString folder = qEnvironmentVariable("HANPAN_PICTURES"); !folder.isEmpty())
            (*window_)->grabWindow().save(folder + u'/' + QLatin1String(name) + QStringLiteral(".png"));
    }
    QTemporaryDir folder_;
    std::unique_ptr<Window> window_;
};

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    JourneyWalkTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "journey_walk_test.moc"
