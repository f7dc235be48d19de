// SPDX-License-Identifier: GPL-3.0-or-later
// A long sitting: the real program watches a game play by itself and must not grow with what was played. In the quick run two
// games until a few rounds are over; where HANPAN_FULL_TESTS is set, an hour of every game, side by side. Memory is read where
// the system tells it (Linux); what was read is printed as "measured:", which `./dev test` shows.
#include <QDeadlineTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <vector>

#include "history_help.h"

using namespace history_help;

namespace {

/// A program that shows a demo of one game, in a home of its own.
class Sitting {
public:
    Sitting(const QString& program, QString game) : game_(std::move(game))
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("HOME"), home_.path());
        environment.insert(QStringLiteral("XDG_DATA_HOME"), home_.filePath(QStringLiteral("data")));
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home_.filePath(QStringLiteral("config")));
        process_.setProcessEnvironment(environment);
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

        // Pictures, fonts and compiled bindings come in the first rounds; where one match gives way to the next two tables stand
        // side by side for a moment, and an allocator keeps what both took. That belongs to the start and is not growth: HULA-HOO!
        // is read from its second match on (its first has three rounds), Ho-Hpai in the middle of its first (twelve).
        const auto warmed = [](Sitting& sitting, int more) {
            return sitting.rounds() >= (sitting.game() == QLatin1String("hulahoo") ? 5 : 4) + more;
        };
        struct Reading {
            double first = 0;
            double last = 0;
            int rounds = 0;
        };
        std::vector<Reading> read(sittings.size());
        const auto watch = [&](double Reading::*into, const std::function<bool(Sitting&)>& until) {
            for (std::size_t i = 0; i < sittings.size(); ++i) {
                Sitting& sitting = *sittings[i];
                while (!until(sitting)) {
                    for (const auto& each : sittings)
                        QVERIFY2((each->rounds(), each->runs()), qPrintable(each->game())); // a full pipe would hold it
                }
                read[i].*into = sitting.memory();
                read[i].rounds = sitting.rounds();
            }
        };
        const QDeadlineTimer warm(std::chrono::minutes(10));
        const QDeadlineTimer hour(std::chrono::minutes(60));
        watch(&Reading::first, [&](Sitting& sitting) { return full ? warm.hasExpired() : warmed(sitting, 0); });
        watch(&Reading::last, [&](Sitting& sitting) { return full ? hour.hasExpired() : warmed(sitting, 3); });
        for (std::size_t i = 0; i < sittings.size(); ++i) {
            qInfo("measured: %s, %d rounds: %.1f MiB at first, %.1f at last", qPrintable(sittings[i]->game()),
                  read[i].rounds, read[i].first, read[i].last);
            // What is left lying about by an allocator, not what is kept: the heap in use does not grow.
            QVERIFY2(read[i].last - read[i].first < (full ? 12 : 5), qPrintable(sittings[i]->game()));
        }
    }
};

QTEST_GUILESS_MAIN(SittingTest)
#include "sitting_test.moc"
