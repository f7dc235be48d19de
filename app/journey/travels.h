// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "base/money.h"
#include "journey/house.h"

/// What has become of a person in a house.
struct HouseStay {
    int tries = 0;                                    ///< of the task that are over
    bool passed = false;                              ///< one of them succeeded
    std::vector<hanpan::journey::round_facts> rounds; ///< of the try that goes on
    QStringList dealt; ///< the seeds of rounds that were dealt and have not been judged, oldest first
};

/// What is kept of a journey, by the houses' names. Houses that are not there any more keep their place.
struct Travels {
    hanpan::half_units purse = 0;
    std::map<std::string, HouseStay> houses;

    std::vector<hanpan::journey::visit> visits() const;
    QByteArray text() const;
    /// Adds what was done elsewhere: of two that were in a house, the one who came further counts.
    void join(const Travels& other);
    /// Reads what text() gave; false where it is damaged or of a newer version.
    static bool read(const QByteArray& text, Travels& into);
};

/// The one file that keeps a journey. Two programs may use it at once: every change begins with what is there.
class TravelFile {
public:
    explicit TravelFile(QString path) : path_(std::move(path)) {}
    /// The one that lies beside a history.
    static TravelFile beside(const QString& history);

    /// What is kept; nothing where there is no file. A damaged file is set aside, and `problem` gets a sentence.
    Travels read(QString& problem) const;
    /// Changes what is kept, and gives what it is now. `problem` gets a sentence where it could not be saved.
    Travels change(const std::function<void(Travels&)>& work, QString& problem) const;

private:
    QString path_;
};
