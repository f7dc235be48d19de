// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include "base/money.h"

/// A great moment that the person made, in whatever language it is told.
struct KeptMoment {
    int match = 0;  ///< of the history
    int round = 0;  ///< from 0
    int action = 0; ///< the number of the action that brought it
    QString place;  ///< in the album (GreatKind::id)
    QList<QStringList> pieces;
    QList<int> others;           ///< the other seats it was about
    hanpan::half_units paid = 0; ///< what the round brought the person
    friend bool operator==(const KeptMoment&, const KeptMoment&) = default;
};

/// What has been found in the matches of a history, so that none is looked through twice. All of it can be found again: a
/// file that cannot be read is simply written anew.
struct AlbumFile {
    QString history;       ///< whose matches they are (HistoryDatabase::id)
    QMap<int, int> looked; ///< by match: how many of its rounds have been looked through
    QList<KeptMoment> moments;

    /// The path of the one that lies beside a history.
    static QString beside(const QString& history);
    QByteArray text() const;
    /// Reads what text() gave; false where it is damaged, or of a version that finds other moments.
    static bool read(const QByteArray& text, AlbumFile& into);
    friend bool operator==(const AlbumFile&, const AlbumFile&) = default;
};
