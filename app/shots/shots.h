// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QQmlApplicationEngine;

/// Pictures of the running program (`hanpan --shots DIR`): every page, and a round of Hoola played to its end, each in
/// both languages, light and dark, in three sizes. Nothing is staged: the window is the program's own, the pages are
/// opened through Navigator, and the round is played through TableSession like a person's.
///
/// Writes `<page>-<language>-<theme>-<size>.png` into `folder` (made if need be), but only those whose name contains
/// `only`. Gives the program's exit status: 1 when a page or picture failed, with a line on standard error.
int takeShots(QQmlApplicationEngine& engine, const QString& folder, const QString& only);
