// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantMap>

#include "launch/options.h"

class QQmlEngine;

/// What must be so before the window is made: the language and speed of this run.
void prepare(const LaunchOptions& options);
/// What a start opens.
struct AskedPage {
    QString page; ///< "" = the home page
    QVariantMap properties = {};
    QString problem = {}; ///< why what was asked for cannot be, one sentence; the home page says it then
    bool ofFile = false;  ///< it is a file that the problem is about
};
/// What the command line asks for, looked at before there is a window. Gives AskedPage::problem.
QString findAsked(const LaunchOptions& options, AskedPage* asked);
/// Opens it in the running program, and tells in a sheet what cannot be; "" or what went wrong.
QString openAsked(QQmlEngine& engine, const AskedPage& asked);
