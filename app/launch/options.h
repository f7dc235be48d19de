// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

/// What the command line asks of the application.
struct LaunchOptions {
    bool help = false;
    bool version = false;
    QString game;          ///< opens its set-up, or begins at once if `rules`, `seed` or `demo` say how
    QString rules;         ///< a preset's id, a rules code, or a file saved from the rules page
    QString seed;          ///< the number of a deal
    bool resume = false;   ///< goes on with the match played last (of `game`, when that is given)
    QString replay;        ///< a record to look at
    QString file;          ///< a file to open, whatever it holds
    bool demo = false;     ///< bots play, without end
    QString speed;         ///< "instant", "fast", "normal", "slow": of the opponents, this time only
    QString language;      ///< "ko" or "en", this time only
    bool log = false;      ///< prints a line on standard output for every action, once it is kept
    QString renderer;      ///< of Drawing::renderers(), this time only; "" = nobody asked
    QString takeAlong;     ///< exports everything of the person into this file, without a window
    QString bringIn;       ///< imports everything that another computer exported into this file, without a window
    bool settings = false; ///< with `bringIn`: its settings too
    QString shots;         ///< a folder for pictures
    QString only;
    QString error; ///< what is wrong, one sentence; then nothing but `language` counts
};

/// Reads the command line; `arguments` without the program's name. Sentences are in the language of the moment.
LaunchOptions readOptions(const QStringList& arguments);
/// What `--help` prints. Needs a QCoreApplication.
QString helpText();
