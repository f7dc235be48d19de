// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QSize>
#include <QString>

/// A cloth and what is woven into it.
struct ClothLook {
    QColor light, middle, rim; ///< in the middle, half way, at the rim
    QString pattern;           ///< one of Preferences::cloths(); anything else is the lattice
    double mesh = 34;          ///< from thread to thread
    int turns = 0;             ///< arrows that say which way the turns go: 1 clockwise, -1 anticlockwise, 0 none
    double scale = 1;          ///< pixels of the picture for one of the drawing, in which `mesh` is
};

/// A table's cloth, lighter above the middle. Patterns are the same at every call; repeated fields, not lines across all of it, which
/// took longer than all else of a page.
QImage paintTable(const ClothLook& look, QSize size);

/// The board of a game's card or of set-up, lit from the upper left: `light` turning into `deep`, a fine lattice in it, corners
/// rounded by `radius` pixels of the drawing; `scale` as above.
QImage paintBoard(const QColor& light, const QColor& deep, int radius, double scale, QSize size);
