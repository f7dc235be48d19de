// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMetaType>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "words/rowfield.h"

/// Something worth more than a line of the log. A great one, of which players tell afterwards, has a `kind` besides its
/// words, and is shown in a picture: the game's own of that kind (`moments` of its look), or one made of its pieces.
struct Moment {
    Q_GADGET
    QML_VALUE_TYPE(greatMoment)

    ROW_FIELD(QString, words)             ///< large, for everybody; "" = nothing
    ROW_FIELD(QString, kind)              ///< of the game's own: "dragon"; "" = words alone
    ROW_FIELD(QString, place)             ///< in the album, where that is not its kind: "six"; "" = it is
    ROW_FIELD(QString, told)              ///< whose it is and what it means, under the words
    ROW_FIELD(QString, event)             ///< for sound and animation, as GameStory::eventKind(); "" = none
    ROW_FIELD(QList<int>, who)            ///< the seats that did it
    ROW_FIELD(QList<int>, whom)           ///< the seats it was done to, in that order
    ROW_FIELD(QList<QStringList>, pieces) ///< faces of the pieces it was done with, part by part

    /// All of it in words.
    QString spoken() const { return told.isEmpty() ? words : words + u' ' + told; }
    friend bool operator==(const Moment&, const Moment&) = default;
};

/// A kind of great moment that is collected: its place in the album.
struct GreatKind {
    QString id; ///< Moment::place or kind
    QString name;
    QString how;           ///< a sentence: what one does to make it
    bool byOthers = false; ///< it is made by those to whom it does not happen: Moment::whom
};
