// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// A line written for the eye, as it is read out: cards by the names they have on the table ("10♦" is the "10 of
/// diamonds"), with the Korean particle that fits them; minus and times signs in words; pauses where signs separate
/// parts. Readers leave such signs out, or name them by what they look like. A line without any comes back as it is.
QString spoken(const QString& line);
