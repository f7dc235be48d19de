// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSize>
#include <QString>

/// Paints where a game's table stands: layers, one over another, as Ink::stuff and Ink::drawing write them, joined by
/// ';'. `scale`: pixels of the picture for one unit of the drawing, in which the layers give their places. The same at
/// every call. What no layer covers stays transparent; a layer that is not understood is left out, with a warning.
QImage paintPlace(const QString& layers, QSize size, double scale);
