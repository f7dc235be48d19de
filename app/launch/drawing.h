// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

class QQuickWindow;

/// The Qt renderer with which the window is drawn. If one cannot draw the first frame, the program restarts itself with
/// the next, and remembers that. An explicit choice (--renderer, or Qt's own QSG_RHI_BACKEND and QT_QUICK_BACKEND) is
/// obeyed.
class Drawing : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// What can be asked for: "default" (Qt's choice), "opengl", "vulkan", "direct3d", "metal", "software".
    static QStringList renderers();
    /// The one after `renderer` on this system, "" after the last ("software").
    static QString after(const QString& renderer);

    /// Sets the renderer, before there is a window: `wanted` (of renderers(), "" = nobody asked), else the one that is
    /// remembered. Two starts in a row that ended before anything was drawn count as a renderer that cannot draw.
    void choose(const QString& wanted);
    /// Watches for the window's first frame. `arguments`: the program's own, for a restart.
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
