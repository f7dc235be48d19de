// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QImage>
#include <QKeyEvent>
#include <QQmlApplicationEngine>
#include <QQmlComponent>
#include <QQuickItem>
#include <QQuickWindow>

#include <cstdio>
#include <functional>
#include <memory>
#include <vector>

#include "settings/preferences.h"

/// A language, a theme, a size of the window, and a size of the words in percent.
struct Variant {
    QString language;
    QString theme;
    QSize size;
    int text = 100;
    QString name() const
    {
        return QStringLiteral("%1-%2-%3x%4").arg(language, theme).arg(size.width()).arg(size.height()) +
               (text == 100 ? QString() : QStringLiteral("-text%1").arg(text));
    }
};

inline std::vector<Variant> variants()
{
    std::vector<Variant> all;
    for (const QSize size : {QSize(960, 640), QSize(1440, 900), QSize(2560, 1440)})
        for (const char* theme : {"light", "dark"})
            for (const char* language : {"ko", "en"})
                all.push_back({QString::fromLatin1(language), QString::fromLatin1(theme), size});
    for (const char* language : {"ko", "en"}) {
        all.push_back({QString::fromLatin1(language), QStringLiteral("contrast"), QSize(1440, 900)});
        all.push_back({QString::fromLatin1(language), QStringLiteral("light"), QSize(1280, 800), 200});
    }
    return all;
}

/// Opens pages of the running program and takes pictures of them in every variant.
class Photographer {
public:
    Photographer(QQmlApplicationEngine& engine, QQuickWindow& window, QString folder, QString only)
        : window_(window), folder_(std::move(folder)), only_(std::move(only))
    {
        // A singleton written in QML is reached from QML only.
        QQmlComponent component(&engine);
        component.setData("import QtQml\nimport Hanpan\nQtObject {\n"
                          "function open(page, properties) { Navigator.home(); Navigator.go(page, properties) }\n"
                          "function home() { Navigator.home() } }",
                          {});
        navigator_.reset(component.create());
        if (!navigator_)
            fail(component.errorString());
    }

    int pictures() const { return pictures_; }
    bool failed() const { return failed_; }

    /// Is any picture of this name wanted?
    bool wanted(const QString& name) const
    {
        for (const Variant& variant : variants())
            if (fileName(name, variant).contains(only_))
                return true;
        return false;
    }

    void home()
    {
        QMetaObject::invokeMethod(navigator_.get(), "home");
        settle();
    }

    /// Opens a page; nullptr when the program cannot.
    QQuickItem* open(const QString& page, const QVariantMap& properties)
    {
        QMetaObject::invokeMethod(navigator_.get(), "open", Q_ARG(QVariant, page), Q_ARG(QVariant, properties));
        settle();
        QQuickItem* item = current(window_.contentItem(), page);
        if (!item)
            fail(QStringLiteral("page %1 did not open").arg(page));
        return item;
    }

    /// Takes the same moment in every variant.
    void take(const QString& name)
    {
        for (const Variant& variant : variants()) {
            const QString file = fileName(name, variant);
            if (!file.contains(only_))
                continue;
            Preferences::instance()->setLanguage(variant.language);
            Preferences::instance()->setTheme(variant.theme);
            Preferences::instance()->setTextSize(variant.text);
            window_.resize(variant.size);
            if (settle().save(QDir(folder_).filePath(file)))
                ++pictures_;
            else
                fail(QStringLiteral("cannot write %1").arg(file));
        }
        Preferences::instance()->setTextSize(100);
    }

    /// Takes one picture as the window is this very moment, moving or not: a frame of a series.
    void snap(const QString& name)
    {
        if (!window_.grabWindow().save(QDir(folder_).filePath(name + QStringLiteral(".png"))))
            fail(QStringLiteral("cannot write %1").arg(name));
        else
            ++pictures_;
    }
    /// The same, once nothing moves.
    void snapSettled(const QString& name)
    {
        settle();
        snap(name);
    }
    const QString& folder() const { return folder_; }
    const QString& only() const { return only_; }
    void resize(const QSize& size) { window_.resize(size); }

    /// The visible thing of this name: a button, a sheet.
    QObject* find(const QString& name) const
    {
        // What a list has made is a child of nothing but the scene.
        if (QQuickItem* item =
                seen(window_.contentItem(), [&](const QQuickItem* i) { return i->objectName() == name; }))
            return item;
        const QList<QObject*> all = window_.findChildren<QObject*>(name);
        for (QObject* one : all)
            if (one->property("visible").toBool())
                return one;
        return all.value(0);
    }
    /// Presses a button, takes the picture of what it opens, and closes that again.
    void takeSheet(const QString& button, const QString& name)
    {
        if (!wanted(name))
            return;
        QObject* pressed = find(button);
        if (!pressed || !QMetaObject::invokeMethod(pressed, "clicked")) {
            fail(QStringLiteral("no button %1").arg(button));
            return;
        }
        take(name);
        QKeyEvent down(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
        QKeyEvent up(QEvent::KeyRelease, Qt::Key_Escape, Qt::NoModifier);
        QCoreApplication::sendEvent(&window_, &down);
        QCoreApplication::sendEvent(&window_, &up);
        settle();
    }

    void fail(const QString& why)
    {
        failed_ = true;
        std::fprintf(stderr, "hanpan --shots: %s\n", qPrintable(why));
    }

    /// Lets events pass until `done`, a minute (a busy machine's) or so many milliseconds at most.
    static bool waitFor(const std::function<bool()>& done, int most = 60 * 1000)
    {
        QElapsedTimer watch;
        watch.start();
        while (!done() && watch.elapsed() < most)
            QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 20);
        return done();
    }

private:
    static QString fileName(const QString& name, const Variant& variant)
    {
        return QStringLiteral("%1-%2.png").arg(name, variant.name());
    }

    /// The picture once nothing moves any more, that is when two in a row are the same.
    QImage settle()
    {
        QImage last;
        waitFor(
            [&] {
                // No hand is on the mouse: nothing may look as if it were pointed at.
                QEvent leave(QEvent::Leave);
                QCoreApplication::sendEvent(&window_, &leave);
                QElapsedTimer pause;
                pause.start();
                while (pause.elapsed() < 40)
                    QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
                const QImage now = window_.grabWindow();
                const bool still = now == last && !seen(window_.contentItem(), [](const QQuickItem* item) {
                                       return item->property("painting").toBool(); // its picture is still being made
                                   });
                last = now;
                return still && now.size() == window_.size() * window_.devicePixelRatio();
            },
            10 * 1000);
        return last;
    }

    /// The first visible item, `from` among them, for which `is` is true; nullptr where there is none.
    template <class Is>
    static QQuickItem* seen(QQuickItem* from, const Is& is)
    {
        if (is(from))
            return from;
        for (QQuickItem* child : from->childItems())
            if (QQuickItem* found = child->isVisible() ? seen(child, is) : nullptr)
                return found;
        return nullptr;
    }
    /// The visible item that was made from pages/<page>.qml.
    static QQuickItem* current(QQuickItem* from, const QString& page)
    {
        return seen(from, [&](const QQuickItem* item) {
            return QString::fromLatin1(item->metaObject()->className()).startsWith(page + QStringLiteral("_QMLTYPE"));
        });
    }

    QQuickWindow& window_;
    QString folder_;
    QString only_;
    std::unique_ptr<QObject> navigator_;
    int pictures_ = 0;
    bool failed_ = false;
};
