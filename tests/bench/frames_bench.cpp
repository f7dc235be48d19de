// SPDX-License-Identifier: GPL-3.0-or-later
// Does the window wait for the bots? A demo is played with bots that hardly think and with those that think longest, while
// the interface's thread is asked for a frame every 16 ms; printed is how late the frames came.
//   frames_bench [SECONDS]
#include <algorithm>
#include <cstdio>
#include <vector>

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTimer>

#include "table/tablesession.h"

namespace {

constexpr double frame = 16; // ms

double share(std::vector<double> late, double part)
{
    const auto at = static_cast<std::ptrdiff_t>(part * double(late.size() - 1));
    std::nth_element(late.begin(), late.begin() + at, late.end());
    return late[std::size_t(at)];
}

void measure(const QString& game, const QString& level, int seconds)
{
    TableSession session;
    session.setDemo(true);
    session.setSpeed(QStringLiteral("fast"));
    if (!session.start(game, 4, {}, QStringLiteral("7"), {level}, 20, 0)) {
        std::printf("%s: %s\n", qPrintable(game), qPrintable(session.startError()));
        return;
    }
    QObject::connect(&session, &TableSession::roundEnded, &session, &TableSession::nextRound, Qt::QueuedConnection);
    std::vector<double> late;
    QElapsedTimer clock;
    QTimer beat;
    beat.setTimerType(Qt::PreciseTimer);
    QObject::connect(&beat, &QTimer::timeout, &session, [&] {
        late.push_back(std::max(0.0, double(clock.nsecsElapsed()) / 1e6 - frame));
        clock.restart();
    });
    QEventLoop loop;
    QTimer::singleShot(seconds * 1000, &loop, &QEventLoop::quit);
    clock.start();
    beat.start(int(frame));
    loop.exec();
    if (late.size() > 1)
        std::printf("%-10s %-8s %6zu frames, late by ms: half %.2f, 99 %% %.2f, worst %.2f\n", qPrintable(game),
                    qPrintable(level), late.size(), share(late, 0.5), share(late, 0.99),
                    *std::max_element(late.begin(), late.end()));
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication app(argc, argv);
    const int seconds = argc > 1 ? std::max(1, std::atoi(argv[1])) : 5;
    for (const char* game : {"hoola", "hollywood", "hohpai", "hulahoo", "dragon"})
        for (const char* level : {"learner", "master"})
            measure(QString::fromLatin1(game), QString::fromLatin1(level), seconds);
    return 0;
}
