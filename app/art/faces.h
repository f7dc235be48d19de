// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPoint>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

class QQmlEngine;
class QJSEngine;

/// Faces of those who sit at a table, as they look at a moment. One picture holds the whole face; Qt caches it by its
/// address and size, so that a mood, a glance or a blink is another picture and nothing moves in between.
class Faces : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    /// For the QML engine, which gets the image provider from it and has an object of its own.
    static Faces* create(QQmlEngine* engine, QJSEngine* script);

    /// The address of the face of resources/characters/`id`.svg. `mood`, `gaze` and `lids` as in Look of portrait.h.
    Q_INVOKABLE QUrl picture(const QString& id, const QString& mood, QPoint gaze, bool lids) const;

private:
    // Not default-constructible from outside: Qt 6.4 would make its own object and never call create().
    explicit Faces(QObject* parent);
};
