// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QVariantMap>

/// How everybody's total went from round to round, for paper: a line a player with his name at its end, as ScorePlot.qml draws it.
/// `table`: TableFace's scoreTable. A null image while no round is finished.
QImage scorePlot(const QVariantMap& table);
