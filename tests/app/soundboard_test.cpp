// SPDX-License-Identifier: GPL-3.0-or-later
// The sounds: every event of a table has one, the files are what the mixer can play, and nothing happens without a device.
#include <QFile>
#include <QQmlEngine>
#include <QStandardPaths>
#include <QTest>
#include <QtEndian>

#include <memory>

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
                                 "lose", "undo", "place", "shuffle", "error"})
            QVERIFY2(!SoundBoard::file(QString::fromLatin1(kind)).isEmpty(), kind);
        QVERIFY(SoundBoard::file(QStringLiteral("trumpet")).isEmpty());
    }

    /// RIFF/WAVE, PCM, one channel, 44.1 kHz, 16 bit; between a tenth of a second and a second and a half.
    void filesArePlainWaves()
    {
        for (const QString& kind : SoundBoard::kinds()) {
            QFile file(SoundBoard::file(kind));
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(kind));
            const QByteArray bytes = file.readAll();
            QVERIFY(bytes.startsWith("RIFF"));
            QCOMPARE(bytes.mid(8, 8), QByteArray("WAVEfmt "));
            QCOMPARE(int(qFromLittleEndian<quint16>(bytes.constData() + 20)), 1);
            QCOMPARE(int(qFromLittleEndian<quint16>(bytes.constData() + 22)), 1);
            QCOMPARE(int(qFromLittleEndian<quint32>(bytes.constData() + 24)), 44100);
            QCOMPARE(int(qFromLittleEndian<quint16>(bytes.constData() + 34)), 16);
            const double seconds = (bytes.size() - 44) / (2 * 44100.0);
            QVERIFY2(seconds > 0.1 && seconds < 1.5, qPrintable(kind));
        }
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
