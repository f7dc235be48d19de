// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Marks an English sentence of the engine for translation. The engine speaks only English (command line, error
/// sentences); the application looks the same sentence up in its translations, so the words are written once. `lupdate`
/// is told that this macro is an alias of QT_TRANSLATE_NOOP. `context` is the id of the game, or "engine".
#define HANPAN_WORDS(context, text) text
