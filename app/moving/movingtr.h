// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

/// The translation context for the sentences about moving to another computer.
struct MovingTr {
    Q_DECLARE_TR_FUNCTIONS(Moving)

public:
    /// The sentence for anything that was stopped.
    static QString stopped() { return tr("Stopped; nothing was changed."); }
};
