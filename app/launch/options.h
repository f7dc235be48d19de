// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

/// What the command line asks of the application.
struct LaunchOptions {
    bool help = false;
    bool version = false;
    QString game;          ///< open its set-up, or begin at once where `rules`, `seed` or `demo` say how
    QString rules;         ///< a preset's id, a rules code, or a file saved from the rules page
    QString seed;          ///< the number of a deal
    bool resume = false;   ///< go on with the match played last (of `game`, when that is given)
    QString replay;        ///< a record to look at
    QString file;          ///< a file to open, whatever it holds
    bool demo = false;     ///< bots play, for ever
    QString speed;         ///< "instant", "fast", "normal", "slow": of the opponents, this time only
    QString language;      ///< "ko" or "en", this time only
    bool log = false;      ///< a line on the standard output for every action, once it is kept
    QString renderer;      ///< of Drawing::renderers(), this time only; "" = nobody asked
    QString takeAlong;     ///< everything of the person goes into this file, without a window
    QString bringIn;       ///< everything that another computer put into this file comes in, without a window
    bool settings = false; ///< with `bringIn`: its settings too
    QString shots;         ///< a folder for pictures
    QString only;
    QString error; ///< one sentence: what cannot be; nothing but `language` counts then
};

/// Reads the command line; `arguments` without the program's name. Sentences are in the language of the moment.
LaunchOptions readOptions(const QStringList& arguments);
/// What `--help` prints. Needs a QCoreApplication.
QString helpText();
