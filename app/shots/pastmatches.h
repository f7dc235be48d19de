// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Makes a history to be photographed: empties the pictures' own database and fills it with matches that bots play at
/// once.
void makePast();
/// Forgets unfinished matches, so that the next picture deals the same pieces anew.
void forgetLeft();
