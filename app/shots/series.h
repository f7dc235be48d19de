// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class Photographer;

/// Pictures that tell a story: a game's first turn with a claim in it, event by event, and the end of its round, frame
/// by frame, with the log of both beside them (<name>.txt), so that the pictures can be checked against it. Taken when
/// the pictures asked for have "series" in their name.
void takeSeries(Photographer& photographer, const QString& game);
