// SPDX-License-Identifier: GPL-3.0-or-later
// What the rules do is worked out while somebody looks: how soon are the first figures there and all of them, and does the
// window wait meanwhile? The real window shows the panel of house rules with its effects, scrolled up and down, and then all
// rule sets beside each other. Printed are times, and how late a beat of the interface's thread came that is due every 16 ms.
//   effects_bench [SECONDS] [GAME]
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <functional>
#include <vector>

#include <QElapsedTimer>
#include <QTimer>

#include "../app/window_help.h"

#include "effects/houses.h"
#include "effects/ruleeffects.h"
#include "houserules/ruleaccess.h"

namespace {

constexpr int frame = 16; // ms

double share(std::vector<double> times, double part)
{
    const auto at = static_cast<std::ptrdiff_t>(part * double(times.size() - 1));
    std::nth_element(times.begin(), times.begin() + at, times.end());
    return times[std::size_t(at)];
}

/// Lets the window live for so many seconds, `each` called every frame with the seconds since the beginning; prints how long
/// frames took and how late the beats came.
void live(const window_help::Window& window, const QString& what, int seconds, const std::function<void(double)>& each)
{
    std::vector<double> late, took;
    QElapsedTimer since, beat, work;
    const auto began = QObject::connect(
        window.get(), &QQuickWindow::afterAnimating, window.get(), [&] { work.start(); }, Qt::DirectConnection);
    const auto shown = QObject::connect(
        window.get(), &QQuickWindow::frameSwapped, window.get(),
        [&] {
            if (work.isValid())
                took.push_back(double(work.nsecsElapsed()) / 1e6);
            work.invalidate();
        },
        Qt::DirectConnection);
    QTimer timer;
    timer.setTimerType(Qt::PreciseTimer);
    QObject::connect(&timer, &QTimer::timeout, window.get(), [&] {
        late.push_back(std::max(0.0, double(beat.nsecsElapsed()) / 1e6 - frame));
        beat.start();
        each(double(since.elapsed()) / 1000);
    });
    QEventLoop loop;
    QTimer::singleShot(seconds * 1000, &loop, &QEventLoop::quit);
    since.start();
    beat.start();
    timer.start(frame);
    loop.exec();
    QObject::disconnect(began);
    QObject::disconnect(shown);
    if (took.size() > 1 && late.size() > 1)
        std::printf("  %-9s %5zu frames, ms: half %.2f, 99 %% %.2f, worst %.2f; beats late by ms: half %.2f, 99 %% "
                    "%.2f, worst %.2f\n",
                    qPrintable(what), took.size(), share(took, 0.5), share(took, 0.99),
                    *std::max_element(took.begin(), took.end()), share(late, 0.5), share(late, 0.99),
                    *std::max_element(late.begin(), late.end()));
}

/// Seconds until it is so; −1 = not within two minutes.
double until(const QElapsedTimer& since, const std::function<bool()>& so)
{
    return QTest::qWaitFor(so, 120'000) ? double(since.elapsed()) / 1000 : -1;
}

void measure(window_help::Window& window, const QString& game, int seconds)
{
    std::printf("%s\n", qPrintable(game));
    window.home();
    window.go(QStringLiteral("HouseRules"), {{QStringLiteral("game"), game}});
    QTest::qWait(800);
    auto* const scroll = window.item(QStringLiteral("rulesScroll"));
    auto* const effects = window.page()->findChild<RuleEffects*>();
    if (!scroll || !effects)
        return;
    const auto up_and_down = [&](double at) {
        const double room = scroll->property("contentHeight").toDouble() - scroll->height();
        scroll->setProperty("contentY", room * (0.5 - 0.5 * std::cos(at)));
    };
    live(window, QStringLiteral("idle"), std::max(2, seconds / 2), up_and_down);
    QElapsedTimer since;
    since.start();
    window.item(QStringLiteral("leftShown"))->setProperty("value", QStringLiteral("effects"));
    const double first = until(since, [&] { return !effects->rows().isEmpty(); });
    live(window, QStringLiteral("effects"), seconds, up_and_down);
    qsizetype rules = 0;
    for (const hanpan::rule_info& field : ruleBook(game)->fields())
        rules += field.in_panel && effects->swept(toQString(field.id));
    std::printf("  figures after %.2f s; %d rules after %.1f s\n", first, int(rules), double(since.elapsed()) / 1000);

    window.home();
    window.go(QStringLiteral("HousesPage"), {{QStringLiteral("game"), game}});
    since.start();
    auto* const houses = window.page()->findChild<Houses*>();
    const auto played = [&](const HouseRow& row) { return !row.cells.isEmpty() && !row.cells.first().text.isEmpty(); };
    const auto count = [&] {
        const QList<HouseRow> rows = houses->rows();
        return std::count_if(rows.begin(), rows.end(), played);
    };
    const double one = until(since, [&] { return count() > 0; });
    const double all = until(since, [&] { return count() == houses->rows().size(); });
    std::printf("  houses: first figures after %.2f s, all %d after %.2f s\n", one, int(houses->rows().size()), all);
    live(window, QStringLiteral("houses"), seconds, [](double) {});
    window.home();
}

} // namespace

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    window_help::prepare("effects-bench");
    const int seconds = argc > 1 ? std::max(1, std::atoi(argv[1])) : 10;
    window_help::Window window;
    if (!window.opened())
        return 1;
    window->resize(1440, 900);
    Preferences::instance()->setMuted(true);
    for (const hanpan::game_entry& entry : hanpan::all_games())
        if (argc < 3 || entry.id == argv[2])
            measure(window, QString::fromUtf8(entry.id.data(), qsizetype(entry.id.size())), seconds);
    return 0;
}
