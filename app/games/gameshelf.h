// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

/// The games as they show themselves in QML: one look each, qml/games/<Game>/<Game>Look.qml (the folder is named like
/// the game), in the order of app/games/registry.cpp. The engine says whether a game can be played (GameCatalog).
///
/// A look has: `id`; a line about the game (`line`) and about what it is played with (`pieces`, best with `from` … `to`
/// players); its card on the home page: `wide` or half, and the still life of its pieces: `scene`, pieces in parts of
/// the card's height, from the middle of the scene: [face, x, y, angle], each as wide as `size`; the colour of its
/// `table` in the middle, at the rim (`tableDeep`) and of the light on it (`tableLight`); which kind of `piece` it
/// draws (pieces/Piece.qml); its `layout`, a TableLayout. Optional: `place`, a Place: where the table stands; `ownLength`: its rules know no end of a match, the
/// players choose one; `piecesApart`: pieces may not overlap; `editors`: for rules with an editor of their own, rule id
/// -> file (its root takes the RuleEditor); `moments`: its pictures of great moments, kind -> file (a MomentPicture);
/// `lettered`: those whose Korean words are written with a brush, kind -> how many times as wide as high
/// (resources/lettering).
///
/// (A look does not import the module it belongs to: the module's own singletons ask for it while they are made.)
class GameShelf : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

    /// The looks, in order.
    Q_PROPERTY(QVariantList games READ games CONSTANT)
    /// Id of the first game.
    Q_PROPERTY(QString first READ first CONSTANT)

public:
    explicit GameShelf(QQmlEngine* engine);
    static GameShelf* create(QQmlEngine* engine, QJSEngine*);

    /// The look of a game; of the first one where there is no such game.
    Q_INVOKABLE QVariant entry(const QString& game) const;
    const QVariantList& games() const { return games_; }
    QString first() const;

private:
    QVariantList games_;
};
