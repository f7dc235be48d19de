// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// Where all that is kept of a person lies: matches, house rules, copies, the log, settings. The environment variable
/// HANPAN_HOME names a folder for all of it; without it, it lies where this system keeps such things. Pictures
/// (QStandardPaths' test mode) never use a person's own.
namespace HomeFolder {

/// The folder HANPAN_HOME names, absolute; empty when it names none or pictures are made.
QString given();
/// The folder of matches, house rules, copies and the log.
QString path();
/// Settings lie there too from now on, if it was given. Once the application has its name, before anybody reads a
/// setting.
void keepSettings();

} // namespace HomeFolder
