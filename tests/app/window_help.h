// SPDX-License-Identifier: GPL-3.0-or-later
// The real window as the program builds it, driven by pointer and keys; whatever QML complains about fails the test.
#pragma once

#include <QAccessible>
#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QQmlApplicationEngine>
#include <QQmlComponent>
#include <QQuickItem>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QtQuickTest/quicktest.h>

#include "history/history.h"
#include "launch/qmlfolder.h"
#include "lessons/courses.h"
#include "registry/registry.h"
#include "settings/preferences.h"
#include "speech/announcer.h"
#include "speech/windowtree.h"
#include "table/tablesession.h"
#include "try_often.h"

namespace window_help {

inline QStringList& complaints()
{
    static QStringList all;
    return all;
}

inline void note(QtMsgType type, const QMessageLogContext&, const QString& said)
{
    if (type == QtDebugMsg || type == QtInfoMsg)
        return;
    // What the machine lacks is not QML's fault: no sound, no window manager.
    for (const char* machine :
         {"PulseAudio", "This plugin does not support", "propagateSizeHints", "XDG_RUNTIME_DIR", "stopAnimationDriver"})
        if (said.contains(QLatin1String(machine)))
            return;
    complaints().append(said);
}

/// What must be before the first of these tests: an own place for settings and matches.
inline void prepare(const char* name)
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("hanpan-tests"));
    // One program may run several times at once, each under other conditions: they share no settings.
    QCoreApplication::setApplicationName(QFileInfo(QCoreApplication::applicationFilePath()).baseName() + u'-' +
                                         QString::fromLatin1(name) + qEnvironmentVariable("QT_SCALE_FACTOR") + u'-' +
                                         qEnvironmentVariable("HANPAN_TEXT_SIZE"));
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    qInstallMessageHandler(note);
    WindowTree::install();
    // Whoever plays here has played before: no lesson is offered.
    for (const hanpan::game_entry& entry : hanpan::all_games())
        Courses().offered(QString::fromStdString(std::string(entry.id)));
}

/// The matches of this deal are forgotten: a table that deals it anew is not asked whether one that goes on shall become practice.
inline void forgetDeal(const QString& seed)
{
    QList<int> ids;
    for (const KeptMatch& match : History::instance()->store().list(QStringLiteral("seed = ?"), {seed}))
        ids.append(match.id);
    History::instance()->remove(ids);
}

/// What a person plays with. Tree: nothing but what a screen reader is given, and the actions it has.
enum class By { Pointer, Keys, Touch, Tree };

class Window {
public:
    /// `waits`: as a start makes it, without a page until begin() (Main.qml).
    explicit Window(bool waits = false)
    {
        engine_.addImportPath(QStringLiteral("qrc:/qt/qml"));
        if (qEnvironmentVariableIsSet("HANPAN_QML"))
            engine_.addUrlInterceptor(&sources_);
        if (waits)
            engine_.setInitialProperties({{QStringLiteral("waits"), true}});
        engine_.load(QUrl(QStringLiteral("qrc:/qt/qml/Hanpan/Main.qml")));
        if (!engine_.rootObjects().isEmpty())
            window_ = qobject_cast<QQuickWindow*>(engine_.rootObjects().first());
        if (window_) {
            window_->resize(1280, 800);
            window_->requestActivate();
            // (Not qWaitForWindowActive: Wayland knows no activation, but it gives the keyboard to a new window.)
            if (!QTest::qWaitForWindowExposed(window_) ||
                !QTest::qWaitFor([this] { return QGuiApplication::focusWindow() == window_; }, 10000))
                window_ = nullptr;
        }
        QQmlComponent component(&engine_);
        component.setData("import QtQml\nimport Hanpan\nQtObject {\n"
                          "function open(page, properties) { Navigator.go(page, properties) }\n"
                          "function replace(page, properties) { Navigator.replace(page, properties) }\n"
                          "function home() { Navigator.home() } }",
                          {});
        navigator_.reset(component.create());
    }

    bool opened() const { return window_ != nullptr && navigator_ != nullptr; }
    QQuickWindow* operator->() const { return window_; }
    QQuickWindow* get() const { return window_; }
    QQmlEngine* engine() { return &engine_; }

    QQuickItem* stack() const
    {
        // Asked for at every step of a round: sought once.
        if (!stack_ || !stack_->isVisible())
            stack_ = item(QStringLiteral("pages"));
        return stack_;
    }
    QQuickItem* page() const { return stack() ? stack()->property("currentItem").value<QQuickItem*>() : nullptr; }
    int depth() const { return stack() ? stack()->property("depth").toInt() : 0; }
    /// "Setup" of "Setup_QMLTYPE_12".
    static QString typeOf(const QObject* object)
    {
        return QString::fromLatin1(object->metaObject()->className()).section(QStringLiteral("_QML"), 0, 0);
    }
    QString pageName() const { return page() ? typeOf(page()) : QString(); }

    void home() { QMetaObject::invokeMethod(navigator_.get(), "home"); }
    void go(const QString& name, const QVariantMap& properties = {})
    {
        QMetaObject::invokeMethod(navigator_.get(), "open", Q_ARG(QVariant, name), Q_ARG(QVariant, properties));
    }

    void replace(const QString& name, const QVariantMap& properties)
    {
        QMetaObject::invokeMethod(navigator_.get(), "replace", Q_ARG(QVariant, name), Q_ARG(QVariant, properties));
    }

    /// The visible item of this name: in a sheet first, then on the page.
    QQuickItem* item(const QString& name) const
    {
        const auto find = [&](auto&& self, QQuickItem* from) -> QQuickItem* {
            if (!from || !from->isVisible())
                return nullptr;
            const QList<QQuickItem*> children = from->childItems();
            for (auto it = children.rbegin(); it != children.rend(); ++it)
                if (QQuickItem* found = self(self, *it))
                    return found;
            return from->objectName() == name ? from : nullptr;
        };
        return find(find, window_->contentItem());
    }
    /// The same once it can be pressed: it has a size and, where all comes to rest, lies where it will be seen. Until a frame is
    /// drawn what stands in a row of a new page lies on one heap.
    QQuickItem* seen(const QString& name) const
    {
        QQuickItem* found = nullptr;
        if (!QTest::qWaitFor([&] { return (found = item(name)) && found->isEnabled() && found->width() > 0; }, 5000))
            return nullptr;
        // (Something on a table may never rest.)
        (void)QTest::qWaitFor([&] { return !QQuickTest::qIsPolishScheduled(window_); }, 1000);
        return item(name);
    }
    QPoint middle(const QQuickItem* item) const
    {
        return item->mapToScene(QPointF(item->width() / 2, item->height() / 2)).toPoint();
    }
    bool click(const QString& name, Qt::MouseButton button = Qt::LeftButton)
    {
        QQuickItem* found = seen(name);
        if (!found)
            return false;
        scrollTo(found);
        QTest::mouseClick(window_, button, {}, middle(found));
        return true;
    }
    /// Brings something of a page that is longer than the window into sight, as a wheel does.
    void scrollTo(QQuickItem* item) const
    {
        if (QRect(QPoint(), window_->size()).contains(middle(item)))
            return;
        for (QQuickItem* up = item->parentItem(); up; up = up->parentItem())
            if (up->inherits("QQuickFlickable")) {
                auto* content = up->property("contentItem").value<QQuickItem*>();
                const qreal at = item->mapToItem(content, QPointF(0, item->height() / 2)).y();
                up->setProperty("contentY", qBound(0.0, at - up->height() / 2,
                                                   up->property("contentHeight").toReal() - up->height()));
                return;
            }
    }
    /// What a screen reader finds under this name or one that begins so, and can press.
    std::vector<QAccessibleInterface*> inTree(const QString& beginning) const
    {
        std::vector<QAccessibleInterface*> found;
        const auto look = [&](auto&& self, QAccessibleInterface* from) -> void {
            if (!from || !from->isValid() || from->state().invisible)
                return;
            if (from->object() && from->object()->objectName().startsWith(beginning) && !from->state().disabled &&
                from->actionInterface() &&
                from->actionInterface()->actionNames().contains(QAccessibleActionInterface::pressAction()))
                found.push_back(from);
            for (int i = 0; i < from->childCount(); ++i)
                self(self, from->child(i));
        };
        look(look, QAccessible::queryAccessibleInterface(window_));
        return found;
    }
    static void act(QAccessibleInterface* on)
    {
        on->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    }
    /// The same by the action a screen reader has for it.
    bool act(const QString& name)
    {
        // (QAccessible::isActive() asks the platform, and tests have none that listens.)
        const bool before = Announcer::instance()->active();
        QAccessible::setActive(true);
        std::vector<QAccessibleInterface*> found;
        const bool there = QTest::qWaitFor(
            [&] {
                found = inTree(name);
                // Of a page that is just leaving there may be one too.
                std::erase_if(found, [&](const QAccessibleInterface* one) { return one->object() != item(name); });
                return !found.empty();
            },
            5000);
        if (there)
            act(found.front());
        QAccessible::setActive(before);
        return there;
    }
    /// The same by a finger.
    bool touch(const QString& name)
    {
        QQuickItem* found = seen(name);
        if (!found)
            return false;
        scrollTo(found);
        touch(middle(found));
        return true;
    }
    void touch(QPoint at)
    {
        QTest::touchEvent(window_, finger()).press(0, at, window_);
        QTest::touchEvent(window_, finger()).release(0, at, window_);
    }
    void swipe(QPoint from, QPoint to)
    {
        QTest::touchEvent(window_, finger()).press(0, from, window_);
        for (int i = 1; i <= 6; ++i)
            QTest::touchEvent(window_, finger()).move(0, from + (to - from) * i / 6, window_);
        QTest::touchEvent(window_, finger()).release(0, to, window_);
    }
    /// The same by the keyboard: it gets the focus as Tab gives it, then Return.
    bool press(const QString& name)
    {
        QQuickItem* found = nullptr;
        if (!QTest::qWaitFor([&] { return (found = item(name)) && found->isEnabled(); }, 5000))
            return false;
        found->forceActiveFocus(Qt::TabFocusReason);
        QTest::keyClick(window_, Qt::Key_Return);
        return true;
    }
    static QPointingDevice* finger()
    {
        static QPointingDevice* const screen = QTest::createTouchDevice();
        return screen;
    }
    /// Return on the button the keyboard comes to by itself, one of these, once it has come.
    bool pressWhenThere(const QStringList& names)
    {
        if (!QTest::qWaitFor(
                [&] {
                    const QQuickItem* at = window_->activeFocusItem();
                    return at && names.contains(at->objectName()) && at->isEnabled();
                },
                5000))
            return false;
        QTest::keyClick(window_, Qt::Key_Return);
        return true;
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(window_, key, modifiers); }
    /// A claim is asked, and its first moment, in which no key answers it, is over.
    bool promptListens() const
    {
        const QQuickItem* prompt = item(QStringLiteral("claimPrompt"));
        return prompt && prompt->property("listens").toBool();
    }

    /// Names of the sheets, menus and prompts that are open.
    QStringList open() const
    {
        QStringList names;
        for (const QObject* popup : engine_.rootObjects().first()->findChildren<QObject*>())
            if (popup->inherits("QQuickPopup") && !popup->inherits("QQuickToolTip") &&
                popup->property("opened").toBool())
                names.append(typeOf(popup));
        return names;
    }
    /// True when none is open, and none is just coming or going: one that fades still takes what is pressed.
    bool quiet() const
    {
        for (const QObject* popup : engine_.rootObjects().first()->findChildren<QObject*>())
            if (popup->inherits("QQuickPopup") && !popup->inherits("QQuickToolTip") &&
                popup->property("visible").toBool())
                return false;
        return true;
    }
    QString where() const
    {
        const QQuickItem* focus = window_->activeFocusItem();
        return pageName() + QStringLiteral(" (") + QString::number(depth()) + QStringLiteral(") open: ") +
               open().join(u',') + QStringLiteral(" focus: ") +
               (focus ? typeOf(focus) + u' ' + focus->objectName() : QStringLiteral("none"));
    }

private:
    QmlFolder sources_{qEnvironmentVariable("HANPAN_QML")};
    QQmlApplicationEngine engine_;
    QQuickWindow* window_ = nullptr;
    mutable QPointer<QQuickItem> stack_;
    std::unique_ptr<QObject> navigator_;
};

} // namespace window_help
