// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include "words/scoretable.h"

/// Everybody's total from round to round, for paper: a line for each player with the name at its end, as ScorePlot.qml
/// draws it. A null image while no round is finished.
QImage scorePlot(const ScoreTable& table);
