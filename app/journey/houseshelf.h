// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>
#include <QStringList>

#include "journey/house.h"

/// The houses there are, in the order of the journey, and what was wrong with files that are none.
struct HouseShelf {
    std::vector<hanpan::journey::house> houses;
    QStringList complaints; ///< a sentence for each file that was left out

    /// Reads every .json of these folders, one folder after the other. What cannot be used, names a lesson that its game
    /// does not have, or takes the place of a house that was read before, is left out.
    static HouseShelf read(const QStringList& folders);
    /// Where the houses are that come with the program, and where a person puts others.
    static QStringList folders();
    /// The words in the program's language.
    static QString said(const hanpan::journey::words& words);
};
