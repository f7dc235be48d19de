// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// A history to be photographed: begins the pictures' own database anew and fills it with matches that bots play at once.
void makePast();
/// Forgets the matches that were left in their midst: the next picture deals the same pieces anew.
void forgetLeft();
