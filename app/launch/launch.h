// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantMap>

#include "launch/options.h"

class QQmlEngine;

/// Sets what must be known before the window is made: the language and speed of this run.
void prepare(const LaunchOptions& options);
/// What a start opens.
struct AskedPage {
    QString page; ///< "" = the home page
    QVariantMap properties = {};
    QString problem = {}; ///< why it cannot be opened, one sentence, which the home page then shows
    bool ofFile = false;  ///< the problem is one of a file
};
/// Finds what the command line asks for, before there is a window. Gives AskedPage::problem.
QString findAsked(const LaunchOptions& options, AskedPage* asked);
/// Opens it in the running program; a sheet shows any problem. Gives "" or what went wrong.
QString openAsked(QQmlEngine& engine, const AskedPage& asked);
