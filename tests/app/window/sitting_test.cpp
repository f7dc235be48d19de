// SPDX-License-Identifier: GPL-3.0-or-later
// A long sitting: the real program watches a game play by itself and must not grow with what was played. In the quick run two
// games until a few rounds are over; where HANPAN_FULL_TESTS is set, an hour of every game, side by side. Memory is read where
// the system tells it (Linux); what was read is printed as "measured:", which `./dev test` shows.
#include <QDeadlineTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <memory>
#include <vector>

#include "history_help.h"
#include "own_home.h"

using namespace history_help;

namespace {

/// A program that shows a demo of one game, in a home of its own.
class Sitting {
public:
    Sitting(const QString& program, QString game) : game_(std::move(game))
    {
        process_.setProcessEnvironment(own_home::in(home_.path()));
        process_.start(program, {QStringLiteral("--demo"), QStringLiteral("--game"), game_, QStringLiteral("--speed"),
                                 QStringLiteral("instant"), QStringLiteral("--log"), QStringLiteral("--lang"),
                                 QStringLiteral("en")});
    }
    ~Sitting()
    {
        process_.kill();
        process_.waitForFinished();
    }

    const QString& game() const { return game_; }
    bool runs() const { return process_.state() != QProcess::NotRunning; }
    /// Rounds that were dealt so far, in all matches.
    int rounds()
    {
        process_.waitForReadyRead(100);
        while (process_.canReadLine()) {
            const QString line = QString::fromUtf8(process_.readLine()).trimmed();
            if (!line.startsWith(QLatin1String("match ")))
                continue;
            const QString now = line.section(u' ', 0, 1) + u' ' + line.section(u' ', 4, 5);
            rounds_ += now != last_;
            last_ = now;
        }
        return rounds_;
    }
    /// Memory that is the program's alone, in MiB; 0 where the system does not tell.
    double memory() const
    {
        QFile status(QStringLiteral("/proc/%1/status").arg(process_.processId()));
        if (!status.open(QIODevice::ReadOnly))
            return 0;
        const QString text = QString::fromUtf8(status.readAll());
        const qsizetype at = text.indexOf(QLatin1String("RssAnon:"));
        return at < 0 ? 0 : text.mid(at + 8, 20).trimmed().section(u' ', 0, 0).toDouble() / 1024;
    }

private:
    QString game_;
    QTemporaryDir home_;
    QProcess process_;
    QString last_;
    int rounds_ = 0;
};

} // namespace

class SittingTest : public QObject {
    Q_OBJECT

private slots:
    void aLongSittingStaysSmall()
    {
        const QString program = qEnvironmentVariable("HANPAN_PROGRAM");
        if (program.isEmpty())
            QSKIP("HANPAN_PROGRAM is not set");
        const bool full = qEnvironmentVariableIsSet("HANPAN_FULL_TESTS");
        std::vector<std::unique_ptr<Sitting>> sittings;
        for (const QString& game : full ? games() : QStringList{QStringLiteral("hohpai"), QStringLiteral("hulahoo")})
            sittings.push_back(std::make_unique<Sitting>(program, game));

        // Pictures, fonts and compiled bindings come in the first rounds, and where one match gives way to the next two tables
        // stand side by side for a moment, of which an allocator keeps some. That comes once; what is kept by mistake comes with
        // every round. So the quick run looks at stretches of three rounds until one of them did not grow, and four that all did
        // are growth. The hour is one stretch.
        const auto reached = [](Sitting& sitting, int rounds) { return sitting.rounds() >= rounds; };
        const auto wait = [&](const std::function<bool(Sitting&)>& until) {
            for (const auto& sitting : sittings)
                while (!until(*sitting))
                    for (const auto& each : sittings)
                        QVERIFY2((each->rounds(), each->runs()), qPrintable(each->game())); // a full pipe would hold it
        };
        const auto readAll = [&] {
            std::vector<double> read;
            for (const auto& sitting : sittings)
                read.push_back(sitting->memory());
            return read;
        };
        const QDeadlineTimer warm(std::chrono::minutes(10));
        const QDeadlineTimer hour(std::chrono::minutes(60));
        int rounds = 4;
        wait([&](Sitting& sitting) { return full ? warm.hasExpired() : reached(sitting, rounds); });
        std::vector<double> before = readAll();
        QStringList grew;
        for (int stretch = 0; stretch < (full ? 1 : 4); ++stretch) {
            rounds += 3;
            wait([&](Sitting& sitting) { return full ? hour.hasExpired() : reached(sitting, rounds); });
            const std::vector<double> now = readAll();
            QStringList still;
            for (std::size_t i = 0; i < sittings.size(); ++i) {
                const QString& game = sittings[i]->game();
                qInfo("measured: %s, %d rounds: %.1f MiB before, %.1f now", qPrintable(game), sittings[i]->rounds(),
                      before[i], now[i]);
                // What an allocator leaves between, not what is kept: the heap in use does not grow.
                if (now[i] - before[i] >= (full ? 12 : 2) && (stretch == 0 || grew.contains(game)))
                    still.append(game);
            }
            grew = still;
            if (grew.isEmpty())
                return;
            before = now;
        }
        QFAIL(qPrintable(grew.join(QStringLiteral(", "))));
    }
};

QTEST_GUILESS_MAIN(SittingTest)
#include "sitting_test.moc"
