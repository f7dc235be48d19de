// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPoint>
#include <QString>

/// How somebody looks at a moment.
struct Look {
    /// "waits", "thinks", "pleased", "hit" or "wins"; anything else looks like "waits".
    QString mood;
    /// Where the eyes turn: −1, 0 or 1 in each direction, (0, 0) = straight at whoever looks at the picture.
    QPoint gaze;
    bool lids = false; ///< the eyes are shut for a moment
};

/// Paints the head `svg` (a drawing of resources/characters, README.md there) into a medallion `size` pixels wide and
/// high, with a face that looks like that: ground, dress, eyes, brows, mouth and cheeks are the same parts for all
/// heads, and the drawing says where they are.
QImage paintPortrait(const QByteArray& svg, const Look& look, int size);
