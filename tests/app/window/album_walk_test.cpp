// SPDX-License-Identifier: GPL-3.0-or-later
// The album in the real window: reached from the page of one's opponents, walked through by keys, and a moment seen again.
#include "history_help.h"
#include "match/botplay.h"
#include "review/album.h"
#include "table/greatmoments.h"
#include "window_help.h"

using namespace window_help;

class AlbumWalkTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        prepare("album-walk");
        Preferences* all = Preferences::instance();
        all->reset();
        all->setMotion(QStringLiteral("off"));
        all->setMuted(true);
        auto* const history =
            new History(folder_.filePath(QStringLiteral("history.sqlite")), QCoreApplication::instance());
        const std::atomic<bool> never{false};
        // The first rounds of each game in which seat 0 made something, as far as a few seeds have some.
        for (const QString& game : history_help::games()) {
            int found = 0;
            for (std::uint64_t seed = 1; seed < 16 && found < 2; ++seed) {
                hanpan::match_setup setup;
                setup.game = game.toStdString();
                setup.players = 4;
                setup.seed = seed;
                setup.until = 1;
                auto match = hanpan::make_match(setup);
                QVERIFY(match);
                std::vector<hanpan::bot_settings> bots(4, {.level = "learner"});
                QVERIFY(hanpan::play_round_out(**match, bots, never));
                const QList<GreatOne> ones = greatMoments(**match, never);
                if (std::none_of(ones.begin(), ones.end(), [](const GreatOne& one) { return one.by.contains(0); }))
                    continue;
                ++found;
                QVERIFY(history->store().add(**match, {.levels = {QStringLiteral("learner")}, .kind = MatchKind::Match},
                                             actionsOf(**match)) > 0);
            }
        }
        window_ = std::make_unique<Window>();
        QVERIFY2(window_->opened(), qPrintable(complaints().join(u'\n')));
    }
    void cleanupTestCase() { window_.reset(); }

    void theAlbum_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("ko") << QStringLiteral("ko");
        QTest::newRow("en") << QStringLiteral("en");
    }
    void theAlbum()
    {
        QFETCH(QString, language);
        Preferences::instance()->setLanguage(language);
        Window& w = *window_;
        w.home();
        w.go(QStringLiteral("PeoplePage"));
        QTRY_COMPARE(w.pageName(), QStringLiteral("PeoplePage"));
        QVERIFY2(w.click(QStringLiteral("album")), qPrintable(w.where()));
        QTRY_COMPARE(w.pageName(), QStringLiteral("AlbumPage"));
        auto* const album = w.page()->findChild<Album*>();
        QVERIFY(album);
        QTRY_VERIFY(!album->looking());
        QTRY_VERIFY(w.seen(QStringLiteral("place-hoola-hoola")));
        picture(language, QSize(960, 640));
        picture(language, QSize(1440, 900));
        // One that was made, and one that was not.
        AlbumPlace made, empty;
        for (const AlbumPlace& one : album->places())
            (one.made > 0 ? made : empty) = one;
        QVERIFY(made.made > 0 && !empty.name.isEmpty());
        const auto name = [](const AlbumPlace& one) { return QStringLiteral("place-%1-%2").arg(one.game, one.place); };
        QAccessibleInterface* const read = QAccessible::queryAccessibleInterface(w.item(name(empty)));
        QVERIFY(read);
        QVERIFY2(read->text(QAccessible::Name).contains(empty.how), qPrintable(read->text(QAccessible::Name)));
        QVERIFY(read->text(QAccessible::Name).contains(empty.rare));
        // By keys from place to place.
        w.item(QStringLiteral("place-hoola-hoola"))->forceActiveFocus(Qt::TabFocusReason);
        QQuickItem* const before = w->activeFocusItem();
        w.key(Qt::Key_Right);
        QTRY_VERIFY(w->activeFocusItem() != before);
        w.key(Qt::Key_Left);
        QTRY_COMPARE(w->activeFocusItem(), before);
        // It is seen again where it happened.
        QVERIFY2(w.press(name(made)), qPrintable(w.where()));
        QTRY_COMPARE(w.pageName(), QStringLiteral("ReplayPage"));
        auto* const session = w.page()->property("session").value<TableSession*>();
        QTRY_VERIFY(session && session->property("replayPosition").toInt() ==
                                   Album::replayPlace(made.latest.match, made.latest.action));
        w.key(Qt::Key_Escape);
        QTRY_COMPARE(w.pageName(), QStringLiteral("AlbumPage"));
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
        w->grabWindow().save(folder + QStringLiteral("/album-%1-%2.png").arg(language).arg(size.width()));
        QQuickItem* const scroll = w.item(QStringLiteral("albumPlaces"));
        scroll->setProperty("contentY", std::max(0.0, scroll->property("contentHeight").toDouble() - scroll->height()));
        w->grabWindow().save(folder + QStringLiteral("/album-%1-%2-end.png").arg(language).arg(size.width()));
        scroll->setProperty("contentY", 0);
    }
    QTemporaryDir folder_;
    std::unique_ptr<Window> window_;
};

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    AlbumWalkTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "album_walk_test.moc"
