// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QJSEngine>

class QQmlEngine;

/// For a class with an instance() of which the program has one: QML gets that one too, and does not own it. Such a class
/// must not be default-constructible from outside: Qt 6.4 would make its own object and never call create().
template <class T>
class SharedWithQml {
public:
    static T* create(QQmlEngine*, QJSEngine*)
    {
        QJSEngine::setObjectOwnership(T::instance(), QJSEngine::CppOwnership);
        return T::instance();
    }
};

/// The same with its instance(), made when it is first asked for. It is a child of the application object, so that it is
/// deleted before Qt is.
template <class T>
class TheOnly : public SharedWithQml<T> {
public:
    static T* instance()
    {
        static T* const only = new T(QCoreApplication::instance());
        return only;
    }
};
