// SPDX-License-Identifier: GPL-3.0-or-later
// Does a moving table keep its pace? The real window shows the largest table of each game while the computer plays, with
// all its motion: deals, moves, claims, the end of the round. Printed is how long a frame took from the moment its work
// began to the moment it was shown, by the renderer this machine has (QT_QUICK_BACKEND=software: without a graphics card).
//   window_bench [SECONDS] [GAME]
#include <algorithm>
#include <cstdio>
#include <vector>

#include <QElapsedTimer>
#include <QTimer>

#include "../app/window_help.h"

#include "registry/registry.h"

namespace {

constexpr double frame = 1000.0 / 60; // ms

struct Kind {
    const char* name;
    std::vector<double> took;
};

double share(std::vector<double> times, double part)
{
    const auto at = static_cast<std::ptrdiff_t>(part * double(times.size() - 1));
    std::nth_element(times.begin(), times.begin() + at, times.end());
    return times[std::size_t(at)];
}

void print(const QString& game, int seats, const Kind& kind)
{
    if (kind.took.size() < 2)
        return;
    const auto late = std::count_if(kind.took.begin(), kind.took.end(), [](double ms) { return ms > frame; });
    std::printf("%-10s %d seats %-7s %6zu frames, ms: half %.2f, 99 %% %.2f, worst %.2f; over 16.7: %.2f %%\n",
                qPrintable(game), seats, kind.name, kind.took.size(), share(kind.took, 0.5), share(kind.took, 0.99),
                *std::max_element(kind.took.begin(), kind.took.end()), 100.0 * double(late) / double(kind.took.size()));
}

void measure(window_help::Window& window, const hanpan::game_entry& entry, int seconds)
{
    const QString game = QString::fromUtf8(entry.id.data(), qsizetype(entry.id.size()));
    int seats = entry.max_players;
    while (!entry.problems(*entry.book().read(nullptr), seats).empty())
        --seats;
    window.home();
    window.go(
        QStringLiteral("Table"),
        {{QStringLiteral("match"), QVariant::fromValue(MatchRequest{.game = game,
                                                                    .players = seats,
                                                                    .rounds = 50,
                                                                    .levels = QStringList{QStringLiteral("learner")},
                                                                    .demo = true})}});
    auto* session = window.page() ? window.page()->property("session").value<TableSession*>() : nullptr;
    if (!session)
        return;
    Kind opening{"opening", {}}; // the page comes in: the whole window is new
    Kind deal{"deal", {}};
    Kind play{"play", {}};
    Kind end{"finale", {}};
    QElapsedTimer dealt;
    QElapsedTimer work;
    const auto heard = QObject::connect(session, &TableSession::happened, session, [&](const QString& kind, int) {
        if (kind == QLatin1String("deal"))
            dealt.start();
    });
    // HANPAN_LATE=1: where the time of each late frame went: items brought in order, scene made, pixels.
    QElapsedTimer phase;
    double spent[3]{};
    const bool telling = qEnvironmentVariableIsSet("HANPAN_LATE");
    const auto mark = [&](int which) {
        return [&, which] {
            spent[which] = double(phase.nsecsElapsed()) / 1e6;
            phase.start();
        };
    };
    QList<QMetaObject::Connection> marks;
    if (telling) {
        marks.append(QObject::connect(
            window.get(), &QQuickWindow::afterAnimating, session, [&] { phase.start(); }, Qt::DirectConnection));
        marks.append(
            QObject::connect(window.get(), &QQuickWindow::beforeSynchronizing, session, mark(0), Qt::DirectConnection));
        marks.append(
            QObject::connect(window.get(), &QQuickWindow::afterSynchronizing, session, mark(1), Qt::DirectConnection));
        marks.append(
            QObject::connect(window.get(), &QQuickWindow::frameSwapped, session, mark(2), Qt::DirectConnection));
    }
    // All of it is done by one thread under the software renderer: the frame's animations, its items, its pixels.
    const auto began = QObject::connect(
        window.get(), &QQuickWindow::afterAnimating, session, [&] { work.start(); }, Qt::DirectConnection);
    const auto shown = QObject::connect(
        window.get(), &QQuickWindow::frameSwapped, session,
        [&] {
            if (!work.isValid())
                return;
            const double ms = double(work.nsecsElapsed()) / 1e6;
            work.invalidate();
            Kind& kind = !dealt.isValid()                               ? opening
                         : session->phase() != QLatin1String("playing") ? end
                         : dealt.isValid() && dealt.elapsed() < 2000    ? deal
                                                                        : play;
            kind.took.push_back(ms);
            if (telling && ms > frame)
                std::printf("  late %s: %.1f ms = order %.1f + scene %.1f + pixels %.1f (%s)\n", kind.name, ms,
                            spent[0], spent[1], spent[2], qPrintable(session->property("lastTurn").toString()));
        },
        Qt::DirectConnection);
    QEventLoop loop;
    QTimer rounds; // the next round once the last one's end was seen
    rounds.setInterval(6000);
    QObject::connect(&rounds, &QTimer::timeout, session, [&] {
        if (session->phase() == QLatin1String("roundOver"))
            session->nextRound();
    });
    rounds.start();
    QTimer::singleShot(seconds * 1000, &loop, &QEventLoop::quit);
    loop.exec();
    QObject::disconnect(heard);
    QObject::disconnect(began);
    QObject::disconnect(shown);
    for (const auto& each : marks)
        QObject::disconnect(each);
    for (const Kind* kind : {&opening, &deal, &play, &end})
        print(game, seats, *kind);
}

} // namespace

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    window_help::prepare("window-bench");
    const int seconds = argc > 1 ? std::max(1, std::atoi(argv[1])) : 20;
    window_help::Window window;
    if (!window.opened())
        return 1;
    window->resize(1440, 900);
    Preferences::instance()->setMotion(QStringLiteral("normal"));
    Preferences::instance()->setBotSpeed(QStringLiteral("fast"));
    Preferences::instance()->setMuted(true);
    for (const hanpan::game_entry& entry : hanpan::all_games())
        if (argc < 3 || entry.id == argv[2])
            measure(window, entry, seconds);
    return 0;
}
