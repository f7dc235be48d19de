// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantMap>

#include "launch/options.h"

class QQmlApplicationEngine;

/// What must be so before the window is made: the language and speed of this run.
void prepare(const LaunchOptions& options);
/// A page and what it is opened with; no page: the home page.
struct AskedPage {
    QString page;
    QVariantMap properties;
};
/// What the command line asks for, looked at before there is a window. Gives "" or one sentence saying why it cannot be.
QString findAsked(const LaunchOptions& options, AskedPage* asked);
/// Opens it in the running program; "" or what went wrong.
QString openAsked(QQmlApplicationEngine& engine, const AskedPage& asked);
