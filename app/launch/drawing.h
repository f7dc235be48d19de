// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

class QQuickWindow;

/// By which of Qt's renderers the window is drawn. Where one cannot draw the first frame the program starts again by itself
/// with the next, and remembers it. Whoever chooses (--renderer, or Qt's own QSG_RHI_BACKEND and QT_QUICK_BACKEND) is obeyed.
class Drawing : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// What can be asked for: "default" (what Qt takes here), "opengl", "vulkan", "direct3d", "metal", "software".
    static QStringList renderers();
    /// The one after `renderer` on this system, "" after the last ("software").
    static QString after(const QString& renderer);

    /// Sets the renderer, before there is a window: `wanted` (of renderers(), "" = nobody asked), else the one that is
    /// remembered. A start that ended twice before anything was drawn counts as one that could not draw.
    void choose(const QString& wanted);
    /// Looks after the window's first frame. `arguments`: what the program was called with, for the next start.
    void watch(QQuickWindow* window, const QStringList& arguments);
    /// "" = nothing was chosen here.
    QString renderer() const { return renderer_; }

private:
    void drawn();
    void failed(const QString& why);

    QString renderer_;
    QStringList arguments_;
    bool minds_ = false; ///< false: somebody chose by Qt's own means
    bool done_ = false;
};
