// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

/// The sentences of moving house: its context in the translations.
struct MovingTr {
    Q_DECLARE_TR_FUNCTIONS(Moving)

public:
    /// What everything says that was told to stop.
    static QString stopped() { return tr("Stopped; nothing was changed."); }
};
