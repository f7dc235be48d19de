// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QSize>
#include <QSizeF>
#include <QString>

class QPainter;

/// A cloth and what is woven into it.
struct ClothLook {
    QColor light, middle, rim; ///< in the middle, half way, at the rim
    QString pattern;           ///< one of Preferences::cloths(); anything else is the lattice
    double mesh = 34;          ///< from thread to thread
    int turns = 0;             ///< arrows that show which way the turns go: 1 clockwise, -1 anticlockwise, 0 none
    double scale = 1;          ///< pixels of the picture for one unit of the drawing, in which `mesh` is given
};

/// A table's cloth, lighter above the middle. Patterns are the same at every call. They consist of repeated fields,
/// because lines across the whole cloth took longer to paint than the rest of a page.
QImage paintTable(const ClothLook& look, QSize size);

/// Two faint arcs round the middle of that size with a head each: which way the turns go, 1 or -1 as above.
void drawArrows(QPainter& painter, QSizeF size, int turns);

/// The board of a game's card or of a set-up, lit from the upper left: `light` turns into `deep`, with a fine lattice
/// in it; the corners are rounded by `radius` pixels of the drawing; `scale` as above.
QImage paintBoard(const QColor& light, const QColor& deep, int radius, double scale, QSize size);
