// SPDX-License-Identifier: GPL-3.0-or-later
#include "launch/drawing.h"

#include <cstdio>

#include <QCoreApplication>
#include <QProcess>
#include <QQuickWindow>
#include <QSGRendererInterface>
#include <QTimer>

#include "launch/launchtr.h"
#include "settings/preferences.h"
#include "words/particles.h"

namespace {

// Starts that began and have not drawn yet; what has drawn where the first could not. Forgotten with another version.
const QString begun = QStringLiteral("drawing/begun");
const QString known = QStringLiteral("drawing/renderer");
const QString forVersion = QStringLiteral("drawing/version");

/// As long as a window may lie open without a frame, in milliseconds.
constexpr int patience = 20000;

const QString usual = QStringLiteral("default");
const QString last = QStringLiteral("software");

} // namespace

QStringList Drawing::renderers()
{
    return {
        usual, QStringLiteral("opengl"), QStringLiteral("vulkan"), QStringLiteral("direct3d"), QStringLiteral("metal"),
        last};
}

QString Drawing::after(const QString& renderer)
{
    if (renderer == last)
        return {};
#ifdef Q_OS_WIN
    if (renderer.isEmpty() || renderer == usual || renderer == QLatin1String("direct3d"))
        return QStringLiteral("opengl");
#endif
    return last;
}

void Drawing::choose(const QString& wanted)
{
    Preferences& kept = *Preferences::instance();
    if (kept.remembered(forVersion).toString() != QCoreApplication::applicationVersion()) {
        for (const QString& key : {begun, known})
            kept.forget(key);
        kept.remember(forVersion, QCoreApplication::applicationVersion());
    }
    minds_ = qEnvironmentVariableIsEmpty("QSG_RHI_BACKEND") && qEnvironmentVariableIsEmpty("QT_QUICK_BACKEND");
    if (!minds_ && wanted.isEmpty())
        return;
    minds_ = true;
    renderer_ = wanted.isEmpty() ? kept.remembered(known, usual).toString() : wanted;
    if (!renderers().contains(renderer_))
        renderer_ = usual;
    const int unfinished = kept.remembered(begun, 0).toInt();
    if (wanted.isEmpty() && unfinished >= 2 && !after(renderer_).isEmpty()) {
        renderer_ = after(renderer_);
        kept.remember(known, renderer_);
        kept.remember(begun, 1);
    } else {
        kept.remember(begun, unfinished + 1);
    }
    if (renderer_ == last)
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    else if (renderer_ == QLatin1String("opengl"))
        QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
    else if (renderer_ == QLatin1String("vulkan"))
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Vulkan);
    else if (renderer_ == QLatin1String("direct3d"))
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Direct3D11);
    else if (renderer_ == QLatin1String("metal"))
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Metal);
}

void Drawing::watch(QQuickWindow* window, const QStringList& arguments)
{
    if (!minds_)
        return;
    arguments_ = arguments;
    connect(window, &QQuickWindow::frameSwapped, this, &Drawing::drawn, Qt::QueuedConnection);
    connect(
        window, &QQuickWindow::sceneGraphError, this,
        [this](QQuickWindow::SceneGraphError, const QString& why) { failed(why); }, Qt::QueuedConnection);
    // A window that lies open and stays empty; one that is not shown needs no frame.
    auto* waiting = new QTimer(this);
    waiting->setInterval(patience);
    connect(waiting, &QTimer::timeout, this, [this, window, waiting] {
        if (done_)
            waiting->deleteLater();
        else if (window->isExposed())
            failed(QStringLiteral("no frame came"));
    });
    waiting->start();
}

void Drawing::drawn()
{
    if (done_)
        return;
    done_ = true;
    Preferences::instance()->forget(begun);
}

void Drawing::failed(const QString& why)
{
    if (done_)
        return;
    done_ = true;
    const QString next = after(renderer_);
    const QString reason = why.section(u'\n', 0, 0);
    if (next.isEmpty()) {
        std::fprintf(stderr, "hanpan: %s\n", qPrintable(LaunchTr::tr("The window cannot be drawn: %1").arg(reason)));
        QCoreApplication::exit(1);
        return;
    }
    std::fprintf(stderr, "hanpan: %s\n",
                 qPrintable(withParticles(
                     LaunchTr::tr("The renderer “%1” cannot draw the window (%2); starting again with “%3”.")
                         .arg(renderer_, reason, next))));
    Preferences& kept = *Preferences::instance();
    kept.remember(known, next);
    kept.forget(begun);
    QStringList again;
    for (qsizetype i = 0; i < arguments_.size(); ++i) {
        if (arguments_[i] == QLatin1String("--renderer"))
            ++i;
        else if (!arguments_[i].startsWith(QLatin1String("--renderer=")))
            again.append(arguments_[i]);
    }
    QProcess::startDetached(QCoreApplication::applicationFilePath(), again);
    // At once: whatever is torn down now could stand on what could not be drawn.
    QCoreApplication::exit(0);
}
