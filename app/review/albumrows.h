// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMetaType>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "words/rowfield.h"

/// A great moment that the person made.
struct AlbumPicture {
    Q_GADGET
    QML_VALUE_TYPE(albumPicture)

    ROW_FIELD(int, match)  ///< of the history; 0 = none
    ROW_FIELD(int, action) ///< the number of the action that brought it
    ROW_FIELD(QString, when)
    ROW_FIELD(QString, told)              ///< "Round 3 · +12 · Modern battle"
    ROW_FIELD(QList<QStringList>, pieces) ///< faces, part by part; {} = it was made without showing any
    ROW_FIELD(QStringList, faces)         ///< the characters it was about
    friend bool operator==(const AlbumPicture&, const AlbumPicture&) = default;
};

/// A place of the album: a kind of great moment, made or not yet.
struct AlbumPlace {
    Q_GADGET
    QML_VALUE_TYPE(albumPlace)

    ROW_FIELD(QString, game)
    ROW_FIELD(QString, gameName)
    ROW_FIELD(QString, place) ///< the game's own id
    ROW_FIELD(QString, name)
    ROW_FIELD(QString, how)  ///< a sentence: how it is made
    ROW_FIELD(QString, rare) ///< a sentence: how rare it is, and who played for that
    ROW_FIELD(int, made)     ///< how often
    ROW_FIELD(AlbumPicture, latest)
    friend bool operator==(const AlbumPlace&, const AlbumPlace&) = default;
};
