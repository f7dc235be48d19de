// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "albumfile.h"
#include "albumrows.h"
#include "work/background.h"

/// The album: every great moment that the person made in a match that counts. Matches are looked through beside the window,
/// each once; what was found is kept beside the history (AlbumFile).
class Album : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Every place, game by game.
    SHOWN_VALUE(QList<AlbumPlace>, places, changed)
    /// Whether matches are being looked through.
    Q_PROPERTY(bool looking READ looking NOTIFY changed)

public:
    explicit Album(QObject* parent = nullptr);

    bool looking() const { return work_.running(); }
    /// The pictures of a place, latest first.
    Q_INVOKABLE QList<AlbumPicture> pictures(const QString& game, const QString& place) const;
    /// The place of the replay at which the moment has just happened.
    Q_INVOKABLE static int replayPlace(int match, int action);
    /// Looks through what has been played since.
    Q_INVOKABLE void look();
    /// How often a seat makes it: of `rounds` rounds of one seat `made`, among players of a level (of the engine). A
    /// sentence.
    static QString rarity(int made, int rounds, const QString& level, int players);

signals:
    void changed();

private:
    void show();
    AlbumPicture picture(const KeptMoment& one) const;

    AlbumFile found_;
    Background work_;
};
