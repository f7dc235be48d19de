// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowtree.h"

#include <QAccessible>
#include <QAccessibleObject>
#include <QGuiApplication>
#include <QQuickItem>
#include <QQuickWindow>

namespace {

/// Where Qt puts the popups of a window.
bool holdsPopups(const QQuickItem* item) { return item->inherits("QQuickOverlay"); }

class Tree : public QAccessibleObject {
public:
    explicit Tree(QQuickWindow* window) : QAccessibleObject(window) {}

    QWindow* window() const override { return shown(); }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(qApp); }
    QAccessible::Role role() const override { return QAccessible::Window; }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.active = shown() == QGuiApplication::focusWindow();
        state.invisible = !shown()->isVisible();
        return state;
    }
    QRect rect() const override { return shown()->geometry(); }
    QString text(QAccessible::Text) const override { return shown()->title(); }

    int childCount() const override { return int(children().size()); }
    QAccessibleInterface* child(int index) const override { return children().value(index); }
    int indexOfChild(const QAccessibleInterface* of) const override
    {
        const QList<QAccessibleInterface*> all = children();
        for (int i = 0; of && i < all.size(); ++i)
            if (all[i]->object() == of->object())
                return i;
        return -1;
    }
    QAccessibleInterface* childAt(int x, int y) const override
    {
        const QList<QAccessibleInterface*> all = children();
        for (auto on = all.crbegin(); on != all.crend(); ++on) {
            if ((*on)->state().invisible)
                continue;
            if (QAccessibleInterface* deeper = (*on)->childAt(x, y))
                return deeper;
            if ((*on)->rect().contains(x, y))
                return *on;
        }
        return nullptr;
    }
    QAccessibleInterface* focusChild() const override
    {
        QAccessibleInterface* const on = QAccessible::queryAccessibleInterface(shown()->focusObject());
        return on && on->isValid() ? on->focusChild() : nullptr;
    }

private:
    QQuickWindow* shown() const { return static_cast<QQuickWindow*>(object()); }
    QList<QAccessibleInterface*> children() const
    {
        QList<QAccessibleInterface*> found;
        const bool covered = shown()->property("covered").toBool();
        // What has no name of its own gives what it holds.
        const auto walk = [&](auto&& self, const QQuickItem* from, bool taken) -> void {
            for (QQuickItem* const item : from->childItems()) {
                QAccessibleInterface* const one = taken ? QAccessible::queryAccessibleInterface(item) : nullptr;
                if (one)
                    found.append(one);
                else if (taken || from == shown()->contentItem())
                    self(self, item, taken || holdsPopups(item));
            }
        };
        walk(walk, shown()->contentItem(), !covered);
        return found;
    }
};

QAccessibleInterface* make(const QString& kind, QObject* object)
{
    // (The window of a .qml; "QQuickWindow", which it is as well, is answered by Qt.)
    if (kind != QLatin1String("QQuickWindowQmlImpl"))
        return nullptr;
    auto* const window = qobject_cast<QQuickWindow*>(object);
    return window ? new Tree(window) : nullptr;
}

} // namespace

void WindowTree::install() { QAccessible::installFactory(make); }
