// SPDX-License-Identifier: GPL-3.0-or-later
// Does a moving table keep its pace? The real window shows the largest table of each game while the computer plays, with
// all its motion: deals, moves, claims, the end of the round. Printed is how long a frame took from the moment its work
// began to the moment it was shown, by the renderer this machine has (QT_QUICK_BACKEND=software: without a graphics card).
//   window_bench [SECONDS] [GAME]
// The great moments of the game follow, one after another. With HANPAN_PICTURES=DIR nothing is measured: three pictures of
// each of them are kept, in both languages and two sizes.
#include <algorithm>
#include <cstdio>
#include <vector>

#include <QElapsedTimer>
#include <QTimer>

#include "../app/window_help.h"
#include "sample_moments.h"

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

QString nameOf(const hanpan::game_entry& entry)
{
    return QString::fromUtf8(entry.id.data(), qsizetype(entry.id.size()));
}

/// A table where the computer plays every seat; nullptr where there is none.
TableSession* sit(window_help::Window& window, const QString& game, int seats)
{
    window.home();
    window.go(
        QStringLiteral("Table"),
        {{QStringLiteral("match"), QVariant::fromValue(MatchRequest{.game = game,
                                                                    .players = seats,
                                                                    .rounds = 50,
                                                                    .levels = QStringList{QStringLiteral("learner")},
                                                                    .demo = true})}});
    return window.page() ? window.page()->property("session").value<TableSession*>() : nullptr;
}

/// Shows a great moment; gives its item once it has begun, nullptr if it does not.
QQuickItem* pose(window_help::Window& window, TableSession& session, const Moment& moment)
{
    emit session.moment(moment);
    QQuickItem* item = nullptr;
    (void)QTest::qWaitFor([&] { return (item = window.item(QStringLiteral("greatMoment"))) != nullptr; }, 5000);
    return item;
}

void picture(window_help::Window& window, const hanpan::game_entry& entry, const QDir& folder)
{
    const QString game = nameOf(entry);
    TableSession* const session = sit(window, game, std::min(4, entry.max_players));
    // At the end of a round it is known how everybody looks.
    if (!session || !QTest::qWaitFor(
                        [&] {
                            session->skipPacing();
                            return session->phase() == QLatin1String("roundOver");
                        },
                        120000))
        return;
    if (QQuickItem* pause = window.item(QStringLiteral("pauseChip")))
        QMetaObject::invokeMethod(pause, "clicked");
    QTest::keyClick(window.get(), Qt::Key_Escape);
    for (const char* language : {"en", "ko"})
        for (const QSize size : {QSize(960, 640), QSize(1440, 900)}) {
            Preferences::instance()->setLanguage(QString::fromLatin1(language));
            window->resize(size);
            QTest::qWait(400);
            if (QQuickItem* result = window.item(QStringLiteral("roundResult")))
                result->setVisible(false);
            const QList<Moment> all = bench::greatMoments(game);
            for (qsizetype i = 0; i < all.size(); ++i) {
                QQuickItem* const shown = pose(window, *session, all[i]);
                auto* const run = shown ? shown->property("run").value<QObject*>() : nullptr;
                if (!run) {
                    std::printf("%s: %s was not shown\n", qPrintable(game), qPrintable(all[i].kind));
                    continue;
                }
                QMetaObject::invokeMethod(run, "pause");
                for (const double at : {0.18, 0.42, 0.9}) {
                    shown->setProperty("clock", at);
                    QTest::qWait(60);
                    window->grabWindow().save(folder.filePath(QStringLiteral("%1-%2-%3-%4-%5.png")
                                                                  .arg(game, all[i].kind, QLatin1String(language))
                                                                  .arg(size.width())
                                                                  .arg(qRound(at * 100))));
                }
                QMetaObject::invokeMethod(shown, "stop");
            }
        }
}

void measure(window_help::Window& window, const hanpan::game_entry& entry, int seconds)
{
    const QString game = nameOf(entry);
    int seats = entry.max_players;
    while (!entry.problems(*entry.book().read(nullptr), seats).empty())
        --seats;
    TableSession* const session = sit(window, game, seats);
    if (!session)
        return;
    Kind opening{"opening", {}}; // the page comes in: the whole window is new
    Kind deal{"deal", {}};
    Kind play{"play", {}};
    Kind end{"finale", {}};
    Kind great{"moments", {}};
    bool posing = false;
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
            Kind& kind = posing                                         ? great
                         : !dealt.isValid()                             ? opening
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
    rounds.stop();
    // Over the table in the midst of a round.
    if (session->phase() != QLatin1String("playing"))
        session->nextRound();
    QTest::qWait(3000);
    session->setPaused(true);
    posing = true;
    for (const Moment& one : bench::greatMoments(game))
        if (QQuickItem* shown = pose(window, *session, one))
            (void)QTest::qWaitFor([&] { return !shown->property("running").toBool(); }, 10000);
    QObject::disconnect(heard);
    QObject::disconnect(began);
    QObject::disconnect(shown);
    for (const auto& each : marks)
        QObject::disconnect(each);
    for (const Kind* kind : {&opening, &deal, &play, &end, &great})
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
        if (argc < 3 || entry.id == argv[2]) {
            if (qEnvironmentVariableIsSet("HANPAN_PICTURES"))
                picture(window, entry, QDir(qEnvironmentVariable("HANPAN_PICTURES")));
            else
                measure(window, entry, seconds);
        }
    return 0;
}
