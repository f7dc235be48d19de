// SPDX-License-Identifier: GPL-3.0-or-later
// The sounds: every event of a table has one, the files are what the mixer can play, what is heard often never comes twice
// alike, and nothing happens without a device. How loud the files are is looked at by the test `sounds`.
#include <QFile>
#include <QQmlEngine>
#include <QStandardPaths>
#include <QTest>
#include <QtEndian>

#include <algorithm>
#include <cmath>
#include <memory>

#include "registry/registry.h"
#include "settings/preferences.h"
#include "sound/soundboard.h"
#include "sound/sounddevice.h"

namespace {

QStringList games()
{
    QStringList all{QString()}; // a game without sounds of its own
    for (const hanpan::game_entry& game : hanpan::all_games())
        all << QString::fromStdString(std::string(game.id));
    return all;
}

QList<int> samples(const QString& path)
{
    QFile file(path);
    QList<int> all;
    if (file.open(QIODevice::ReadOnly)) {
        const QByteArray bytes = file.readAll();
        for (qsizetype i = 44; i + 1 < bytes.size(); i += 2)
            all.append(qFromLittleEndian<qint16>(bytes.constData() + i));
    }
    return all;
}

/// How often the sound goes up through zero in its twentieth of a second after the blow.
int pitch(const QString& path)
{
    const QList<int> all = samples(path).mid(22050 / 100, 22050 / 20);
    int crossings = 0;
    for (qsizetype i = 1; i < all.size(); ++i)
        crossings += all[i - 1] < 0 && all[i] >= 0;
    return crossings;
}

} // namespace

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
        for (const QString& game : games())
            for (const char* kind :
                 {"deal", "draw", "discard", "meld", "add", "claim", "stop", "blast", "drop", "win", "lose", "undo",
                  "place", "shuffle", "error", "rare", "dismay", "count", "double"}) {
                const QStringList files = SoundBoard::files(QString::fromLatin1(kind), game);
                QVERIFY2(!files.isEmpty(), kind);
                for (const QString& file : files)
                    QVERIFY2(QFile::exists(file), qPrintable(file));
            }
        QVERIFY(SoundBoard::files(QStringLiteral("trumpet")).isEmpty());
        QVERIFY(!SoundBoard::lands(QStringLiteral("trumpet")));
        QVERIFY(SoundBoard::lands(QStringLiteral("discard")) && !SoundBoard::lands(QStringLiteral("stop")));
    }

    /// RIFF/WAVE, PCM, one channel, 16 bit, of a rate that every device plays; as short as a sound of a table is.
    void filesArePlainWaves()
    {
        QStringList files;
        for (const QString& kind : SoundBoard::kinds())
            for (const QString& game : games())
                files << SoundBoard::files(kind, game);
        files.removeDuplicates();
        for (const QString& kind : std::as_const(files)) {
            QFile file(kind);
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(kind));
            const QByteArray bytes = file.readAll();
            QVERIFY(bytes.startsWith("RIFF"));
            QCOMPARE(bytes.mid(8, 8), QByteArray("WAVEfmt "));
            QCOMPARE(int(qFromLittleEndian<quint16>(bytes.constData() + 20)), 1);
            QCOMPARE(int(qFromLittleEndian<quint16>(bytes.constData() + 22)), 1);
            const int rate = int(qFromLittleEndian<quint32>(bytes.constData() + 24));
            QVERIFY2(rate == 44100 || rate == 22050, qPrintable(kind));
            QCOMPARE(int(qFromLittleEndian<quint16>(bytes.constData() + 34)), 16);
            const double seconds = double(bytes.size() - 44) / (2 * rate);
            QVERIFY2(seconds > 0.1 && seconds <= 1.5, qPrintable(kind));
        }
    }

    /// How a round of each game ends sounds like no other's, and what a thing is made of is heard.
    void everyGameHasItsOwn()
    {
        for (const char* kind : {"win", "rare"}) {
            QStringList ends;
            for (const QString& game : games())
                if (const QStringList own = SoundBoard::files(QLatin1String(kind), game);
                    kind == QLatin1String("win") || game.isEmpty() || own != SoundBoard::files(QLatin1String(kind)))
                    ends << own;
            QCOMPARE(ends.removeDuplicates(), 0);
        }
        QStringList discards;
        for (const QString& game : games())
            if (game != QLatin1String("hoola")) // its blanket is everybody's
                discards << SoundBoard::files(QStringLiteral("discard"), game);
        QCOMPARE(discards.removeDuplicates(), 0);
        // What a game has not is everybody's; what nobody has stays silent.
        for (const char* game : {"hoola", "tiny"})
            QCOMPARE(SoundBoard::files(QStringLiteral("draw"), QLatin1String(game)),
                     SoundBoard::files(QStringLiteral("draw")));
        QVERIFY(SoundBoard::files(QStringLiteral("trumpet"), QStringLiteral("hoola")).isEmpty());
        // Two kinds that are one sound are the game's one sound, too.
        QCOMPARE(SoundBoard::files(QStringLiteral("add"), QStringLiteral("dragon")),
                 SoundBoard::files(QStringLiteral("place"), QStringLiteral("dragon")));
    }

    /// What is heard in every turn has three takes or more; none comes twice in a row, and each comes.
    void neverTheSameTwice()
    {
        QQmlEngine engine;
        const std::unique_ptr<SoundBoard> board(SoundBoard::create(&engine, nullptr));
        for (const QString& game : games())
            for (const char* often : {"draw", "place", "discard", "meld", "claim"}) {
                const QString kind = QString::fromLatin1(often);
                const QStringList takes = SoundBoard::files(kind, game);
                QVERIFY2(takes.size() >= (kind == QLatin1String("meld") || kind == QLatin1String("claim") ? 2 : 3),
                         qPrintable(game + u' ' + kind));
                QStringList heard;
                for (int i = 0; i < 60; ++i)
                    heard << board->next(kind, game);
                for (int i = 1; i < heard.size(); ++i)
                    QVERIFY2(heard[i] != heard[i - 1], qPrintable(heard[i]));
                heard.removeDuplicates();
                heard.sort();
                QStringList all = takes;
                all.sort();
                QCOMPARE(heard, all);
            }
    }

    /// What counts climbs note by note; higher than the highest it goes on between the two last.
    void countingClimbs()
    {
        QQmlEngine engine;
        const std::unique_ptr<SoundBoard> board(SoundBoard::create(&engine, nullptr));
        for (const char* counts : {"count", "double"}) {
            const QString kind = QString::fromLatin1(counts);
            const int steps = int(SoundBoard::files(kind).size());
            QVERIFY(steps >= 4);
            for (int step = 0; step < steps; ++step)
                QCOMPARE(board->next(kind, {}, step), SoundBoard::files(kind)[step]);
            QCOMPARE(board->next(kind, {}, -1), SoundBoard::files(kind).first());
            QCOMPARE(board->next(kind, {}, steps), SoundBoard::files(kind)[steps - 2]);
            QCOMPARE(board->next(kind, {}, steps + 1), SoundBoard::files(kind)[steps - 1]);
        }
        const QStringList notes = SoundBoard::files(QStringLiteral("count"));
        QVERIFY(notes.size() >= 8);
        for (qsizetype i = 1; i < notes.size(); ++i)
            QVERIFY2(pitch(notes[i]) > pitch(notes[i - 1]), qPrintable(notes[i]));
    }

    void playsOrStaysSilentWithoutHarm()
    {
        // Nobody hears the tests.
        QVERIFY(!SoundDevice::shared()->here());
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
        QCOMPARE(SoundDevice::factor(), 0.0);
        Preferences::instance()->setMuted(false);
        QVERIFY(SoundDevice::factor() > 0);
        Preferences::instance()->setVolume(0);
        QVERIFY(board->play(QStringLiteral("draw")));
        QCOMPARE(SoundDevice::factor(), 0.0);
        Preferences::instance()->reset();
    }
};

QTEST_MAIN(SoundBoardTest)
#include "soundboard_test.moc"
