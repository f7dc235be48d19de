// SPDX-License-Identifier: GPL-3.0-or-later
// The sounds: every event of a table has one, the files are what the mixer can play, and nothing happens without a device.
#include <QFile>
#include <QQmlEngine>
#include <QStandardPaths>
#include <QTest>
#include <QtEndian>

#include <memory>

#include "registry/registry.h"
#include "settings/preferences.h"
#include "sound/soundboard.h"

class SoundBoardTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("hanpan-tests"));
        QCoreApplication::setApplicationName(QStringLiteral("soundboard"));
        Preferences::instance()->reset();
    }

    /// What TableSession::happened tells, and what the table adds by itself.
    void everyEventHasASound()
    {
        for (const char* kind : {"deal", "draw", "discard", "meld", "add", "claim", "stop", "blast", "drop", "win",
                                 "lose", "undo", "place", "shuffle", "error", "rare"})
            QVERIFY2(!SoundBoard::file(QString::fromLatin1(kind)).isEmpty(), kind);
        QVERIFY(SoundBoard::file(QStringLiteral("trumpet")).isEmpty());
    }

    /// RIFF/WAVE, PCM, one channel, 44.1 kHz, 16 bit; between a tenth of a second and two seconds.
    void filesArePlainWaves()
    {
        QStringList files;
        for (const QString& kind : SoundBoard::kinds()) {
            files << SoundBoard::file(kind);
            for (const hanpan::game_entry& game : hanpan::all_games())
                files << SoundBoard::file(kind, QString::fromStdString(std::string(game.id)));
        }
        files.removeDuplicates();
        for (const QString& kind : std::as_const(files)) {
            QFile file(kind);
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(kind));
            const QByteArray bytes = file.readAll();
            QVERIFY(bytes.startsWith("RIFF"));
            QCOMPARE(bytes.mid(8, 8), QByteArray("WAVEfmt "));
            QCOMPARE(int(qFromLittleEndian<quint16>(bytes.constData() + 20)), 1);
            QCOMPARE(int(qFromLittleEndian<quint16>(bytes.constData() + 22)), 1);
            QCOMPARE(int(qFromLittleEndian<quint32>(bytes.constData() + 24)), 44100);
            QCOMPARE(int(qFromLittleEndian<quint16>(bytes.constData() + 34)), 16);
            const double seconds = (bytes.size() - 44) / (2 * 44100.0);
            QVERIFY2(seconds > 0.1 && seconds < 2, qPrintable(kind));
        }
    }

    /// How a round of each game ends sounds like no other's.
    void everyGameHasItsOwn()
    {
        QStringList wins;
        for (const hanpan::game_entry& game : hanpan::all_games())
            wins << SoundBoard::file(QStringLiteral("win"), QString::fromStdString(std::string(game.id)));
        QCOMPARE(wins.removeDuplicates(), 0);
        QVERIFY(!wins.contains(SoundBoard::file(QStringLiteral("win"))));
        // What a game has not is everybody's; what nobody has stays silent.
        QCOMPARE(SoundBoard::file(QStringLiteral("draw"), QStringLiteral("hoola")),
                 SoundBoard::file(QStringLiteral("draw")));
        QVERIFY(SoundBoard::file(QStringLiteral("trumpet"), QStringLiteral("hoola")).isEmpty());
    }

    void playsOrStaysSilentWithoutHarm()
    {
        QQmlEngine engine;
        const std::unique_ptr<SoundBoard> board(SoundBoard::create(&engine, nullptr));
        for (const QString& kind : SoundBoard::kinds())
            QVERIFY(board->play(kind));
        QVERIFY(!board->play(QStringLiteral("trumpet")));
        QVERIFY(!board->play(QString()));

        // Preferences may change while something sounds.
        Preferences::instance()->setVolume(10);
        QVERIFY(board->play(QStringLiteral("draw")));
        Preferences::instance()->setMuted(true);
        QVERIFY(board->play(QStringLiteral("draw")));
        Preferences::instance()->setMuted(false);
        Preferences::instance()->setVolume(0);
        QVERIFY(board->play(QStringLiteral("draw")));
        Preferences::instance()->reset();
    }
};

QTEST_MAIN(SoundBoardTest)
#include "soundboard_test.moc"
