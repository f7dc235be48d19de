// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QObject>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QStringList>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

class QQmlEngine;
class QJSEngine;

/// Drawings in any colour. resources/icons and resources/pieces hold each drawing once, in `currentColor`; this gives
/// QML an image address of it in the colour asked for. It is rendered at the image's sourceSize and cached by Qt.
class Ink : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    /// For the QML engine, which gets the image provider from it and has an object of its own.
    static Ink* create(QQmlEngine* engine, QJSEngine* script);

    /// The address of resources/icons/`name`.svg in `colour`.
    Q_INVOKABLE QUrl icon(const QString& name, const QColor& colour) const;
    /// The address of resources/pieces/`name`.svg, its `currentColor` parts in `colour`.
    Q_INVOKABLE QUrl piece(const QString& name, const QColor& colour = QColor(0, 0, 0)) const;
    /// The address of a card's whole back, with its shadow, as one picture: a table turns over a hundred of them, and
    /// each part drawn by itself would cost time in every frame in which the card moves. Around the card's outline the
    /// picture has one pixel at either side, and the shadow's drop below (`drop` parts of its width, at least a pixel,
    /// and one more). `name`: of resources/pieces, drawn in `colour` into the middle, `inner` parts of the width wide;
    /// as high as the card less the same margin where `tall`, else as wide as high.
    Q_INVOKABLE QUrl back(const QString& name, const QColor& face, const QColor& edge, const QColor& shadow,
                          double inner, bool tall, const QColor& colour = QColor(0, 0, 0)) const;
    /// The address of a board of a game's card, as large as the image's sourceSize: paintBoard of cloth.h.
    Q_INVOKABLE QUrl cloth(const QColor& light, const QColor& deep, int radius, double scale) const;
    /// The address of a table's cloth, as large as the image's sourceSize: paintTable of cloth.h.
    Q_INVOKABLE QUrl table(const QColor& light, const QColor& middle, const QColor& rim, const QString& pattern,
                           double mesh, int turns, double scale) const;
    /// A layer of a place (place.h): what `kind` says, in `area`, in these colours; `grain`: how coarse it is. A colour's
    /// opacity is the layer's where it has one colour only.
    Q_INVOKABLE QString stuff(const QString& kind, const QRectF& area, const QColor& colour = Qt::white,
                              const QColor& deep = Qt::black, const QColor& line = Qt::white, double grain = 1) const;
    /// The same of resources/games/<game>/place/`name`.svg, as large as it fits into `area`; from right to left where the
    /// width is less than 0.
    Q_INVOKABLE QString drawing(const QString& name, const QRectF& area, double opacity = 1) const;
    /// The same, cut out of mother-of-pearl.
    Q_INVOKABLE QString inlay(const QString& name, const QRectF& area, double opacity = 1, double grain = 1) const;
    /// The address of a place made of such layers, the lowest first, as large as the image's sourceSize.
    Q_INVOKABLE QUrl place(const QStringList& layers, double scale) const;
    /// The size at which a picture `width` pixels wide and `tall` × width high is painted: rounded up to steps of
    /// `step` pixels; 0 by 0 where there is no width.
    Q_INVOKABLE QSizeF paintedSize(double width, double tall, int step) const;

private:
    // Not default-constructible from outside: Qt 6.4 would make its own object and never call create().
    explicit Ink(QObject* parent);
};
