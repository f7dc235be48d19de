// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "launch/options.h"

class QQmlApplicationEngine;

/// What must be so before the window is made: the language and speed of this run.
void prepare(const LaunchOptions& options);
/// Opens in the running program what the command line asks for. Gives "" or one sentence saying why it cannot be.
QString openAsked(QQmlApplicationEngine& engine, const LaunchOptions& options);
