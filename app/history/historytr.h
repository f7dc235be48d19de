// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

/// The translation context for the sentences of the history.
struct HistoryTr {
    Q_DECLARE_TR_FUNCTIONS(History)
};
