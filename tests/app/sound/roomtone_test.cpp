// SPDX-License-Identifier: GPL-3.0-or-later
// The quiet of a room: every game has one that goes round without a seam, and it is heard only by somebody who sits there,
// wants it and looks at the window.
#include <QFile>
#include <QQuickWindow>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QtEndian>

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>

#include "registry/registry.h"
#include "settings/preferences.h"
#include "sound/roomtone.h"

class RoomToneTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("hanpan-tests"));
        QCoreApplication::setApplicationName(QStringLiteral("roomtone"));
    }
    void init()
    {
        Preferences::instance()->reset();
        window_ = std::make_unique<QQuickWindow>();
        show(*window_);
        QTRY_VERIFY(window_->isActive());
    }
    void cleanup() { window_.reset(); }

    /// At its end it goes on as if nothing were, and it is no louder there than elsewhere.
    void goesRoundWithoutASeam()
    {
        for (const hanpan::game_entry& game : hanpan::all_games()) {
            QFile file(RoomTone::file(QString::fromStdString(std::string(game.id))));
            QVERIFY2(file.open(QIODevice::ReadOnly), std::string(game.id).c_str());
            const QByteArray bytes = file.readAll();
            const auto at = [&bytes](qsizetype i) {
                return double(qFromLittleEndian<qint16>(bytes.constData() + 44 + 2 * i));
            };
            const qsizetype count = (bytes.size() - 44) / 2;
            const int rate = int(qFromLittleEndian<quint32>(bytes.constData() + 24));
            QVERIFY(count >= 8 * rate && count <= 12 * rate);
            double all = 0;
            for (qsizetype i = 1; i < count; ++i)
                all += std::abs(at(i) - at(i - 1));
            // The step over the seam and the bend on both of its sides are as anywhere.
            const double usual = all / double(count - 1);
            QVERIFY2(std::abs(at(0) - at(count - 1)) < 5 * usual, std::string(game.id).c_str());
            double near = 0;
            for (qsizetype i = 0; i < rate / 20; ++i)
                near += std::abs(at(i + 1) - at(i)) + std::abs(at(count - 1 - i) - at(count - 2 - i));
            QVERIFY2(near / (rate / 10.0) < 3 * usual, std::string(game.id).c_str());
        }
        QCOMPARE(RoomTone::file(QStringLiteral("tiny")), QString());
    }

    void comesAndGoesSoftly()
    {
        RoomTone room;
        room.setGame(QStringLiteral("hoola"));
        room.setWindow(window_.get());
        QVERIFY(!room.wanted());
        QCOMPARE(room.presence(), 0.0);
        double leap = 0, before = 0;
        connect(&room, &RoomTone::presenceChanged, &room, [&] {
            leap = std::max(leap, std::abs(room.presence() - before));
            before = room.presence();
        });
        QSignalSpy heard(&room, &RoomTone::presenceChanged);
        room.setOn(true);
        QVERIFY(room.wanted());
        QVERIFY(room.presence() < 0.5);
        QTRY_COMPARE(room.presence(), 1.0);
        QVERIFY(heard.count() > 3);
        // A pause that is over before it has faded goes back from where it is.
        room.setOn(false);
        QVERIFY(!room.wanted());
        QTRY_VERIFY(room.presence() < 0.9);
        const double turned = room.presence();
        room.setOn(true);
        QVERIFY(std::abs(room.presence() - turned) < 0.2);
        QTRY_COMPARE(room.presence(), 1.0);
    }

    /// Paused, switched off, muted, turned down, no room, nobody at the window: silent; and back again.
    void staysSilent_data()
    {
        using Do = std::function<void(RoomTone&, QWindow&)>;
        QTest::addColumn<Do>("stop");
        QTest::addColumn<Do>("again");
        const auto row = [](const char* name, const Do& stop, const Do& again) {
            QTest::newRow(name) << stop << again;
        };
        row(
            "paused", [](RoomTone& room, QWindow&) { room.setOn(false); },
            [](RoomTone& room, QWindow&) { room.setOn(true); });
        row(
            "switched off", [](RoomTone&, QWindow&) { Preferences::instance()->setRoomTone(false); },
            [](RoomTone&, QWindow&) { Preferences::instance()->restoreDefaults(); });
        row(
            "muted", [](RoomTone&, QWindow&) { Preferences::instance()->setMuted(true); },
            [](RoomTone&, QWindow&) { Preferences::instance()->setMuted(false); });
        row(
            "turned down", [](RoomTone&, QWindow&) { Preferences::instance()->setVolume(0); },
            [](RoomTone&, QWindow&) { Preferences::instance()->setVolume(50); });
        row(
            "no room", [](RoomTone& room, QWindow&) { room.setGame(QStringLiteral("tiny")); },
            [](RoomTone& room, QWindow&) { room.setGame(QStringLiteral("dragon")); });
        row(
            "window hidden", [](RoomTone&, QWindow& window) { window.hide(); },
            [](RoomTone&, QWindow& window) { show(window); });
        const auto other = std::make_shared<QWindow>();
        row(
            "another window", [other](RoomTone&, QWindow&) { show(*other); },
            [other](RoomTone&, QWindow& window) {
                other->hide();
                window.requestActivate();
            });
        row(
            "window gone", [](RoomTone& room, QWindow&) { room.setWindow(nullptr); },
            [](RoomTone& room, QWindow& window) { room.setWindow(qobject_cast<QQuickWindow*>(&window)); });
    }
    void staysSilent()
    {
        using Do = std::function<void(RoomTone&, QWindow&)>;
        QFETCH(const Do, stop);
        QFETCH(const Do, again);
        RoomTone room;
        room.setGame(QStringLiteral("hohpai"));
        room.setWindow(window_.get());
        room.setOn(true);
        QVERIFY(room.wanted());
        QTRY_VERIFY(room.presence() > 0.1);
        stop(room, *window_);
        QTRY_VERIFY(!room.wanted());
        QTRY_COMPARE(room.presence(), 0.0);
        again(room, *window_);
        QTRY_VERIFY(room.wanted());
        QTRY_VERIFY(room.presence() > 0);
    }

private:
    static void show(QWindow& window)
    {
        window.resize(200, 200);
        window.show();
        window.requestActivate();
    }
    std::unique_ptr<QQuickWindow> window_;
};

QTEST_MAIN(RoomToneTest)
#include "roomtone_test.moc"
