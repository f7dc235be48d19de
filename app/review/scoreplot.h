// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include "words/scoretable.h"

/// How everybody's total went from round to round, for paper: a line a player with his name at its end, as ScorePlot.qml draws it.
/// A null image while no round is finished.
QImage scorePlot(const ScoreTable& table);
