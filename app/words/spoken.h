// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// A line that is written for the eye, as it is read out: cards by the names they have on the table ("10♦" is the "10 of
/// diamonds"), with the Korean particle that fits those; a minus and "times" in words, pauses where signs part it. Readers
/// leave such signs out, or name them by what they look like. What has none comes back as it is.
QString spoken(const QString& line);
