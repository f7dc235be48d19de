// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

/// The sentences of the history: its context in the translations.
struct HistoryTr {
    Q_DECLARE_TR_FUNCTIONS(History)
};
