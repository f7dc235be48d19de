// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

/// The words of the command line stand in one context, whichever file says them.
struct LaunchTr {
    Q_DECLARE_TR_FUNCTIONS(Launch)
};
