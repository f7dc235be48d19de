// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QMetaType>
#include <QString>
#include <QStringList>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include "words/rowfield.h"

// What the pages show of kept matches, as value types for QML.

/// What can be imported to make up for the loss that a notice reports; an empty text = nothing.
struct SafetyCopy {
    Q_GADGET
    QML_VALUE_TYPE(safetyCopy)

    ROW_FIELD(QString, text) ///< "Import the copy of 17 Feb 2026"
    ROW_FIELD(QUrl, file)
    friend bool operator==(const SafetyCopy&, const SafetyCopy&) = default;
};

/// The match of a game that the home page offers to continue; id 0 = there is none.
struct UnfinishedMatch {
    Q_GADGET
    QML_VALUE_TYPE(unfinishedMatch)

    ROW_FIELD(int, id)
    ROW_FIELD(int, round) ///< from 1
    ROW_FIELD(int, count) ///< how many of the game's matches are not over
    ROW_FIELD(QDateTime, began)
    friend bool operator==(const UnfinishedMatch&, const UnfinishedMatch&) = default;
};

/// A kept match in words; id 0 = there is no such match.
struct AboutMatch {
    Q_GADGET
    QML_VALUE_TYPE(aboutMatch)

    ROW_FIELD(int, id)
    ROW_FIELD(QString, game)
    ROW_FIELD(QString, gameName)
    ROW_FIELD(QString, rules)
    ROW_FIELD(QString, opponents)
    ROW_FIELD(QString, standing)
    ROW_FIELD(QString, score)
    ROW_FIELD(QString, when)
    ROW_FIELD(QString, kind) ///< "match", "practice", "demo"
    ROW_FIELD(bool, over)
    ROW_FIELD(int, rounds) ///< the number of finished rounds
    ROW_FIELD(int, players)
    ROW_FIELD(bool, secret)            ///< a match that goes on keeps some of its deal secret
    ROW_FIELD(QString, seed)           ///< "" if it is secret
    ROW_FIELD(QString, whyNotExported) ///< "" = it can be exported
    ROW_FIELD(QString, whyNoCode)      ///< "" = it can have a code
    ROW_FIELD(QString, day)            ///< in words, if it is a deal of the day; else ""
    ROW_FIELD(QStringList, levels)
    friend bool operator==(const AboutMatch&, const AboutMatch&) = default;
};

/// A branch that was tried out from a place of a match.
struct BranchRow {
    Q_GADGET
    QML_VALUE_TYPE(branchRow)

    ROW_FIELD(int, id)
    ROW_FIELD(QString, title)
    ROW_FIELD(QString, named) ///< the person's name for it; "" = it has none
    ROW_FIELD(QString, where) ///< "Round 2, move 31"
    ROW_FIELD(int, position)  ///< of the replay
    ROW_FIELD(bool, over)
    ROW_FIELD(QString, standing)
    ROW_FIELD(QString, compared) ///< the round's result in the match, and in the branch
    friend bool operator==(const BranchRow&, const BranchRow&) = default;
};

/// What a pasted code would begin.
struct JudgedCode {
    Q_GADGET
    QML_VALUE_TYPE(judgedCode)

    ROW_FIELD(bool, ok)
    ROW_FIELD(QString, text) ///< a sentence: the deal, or what is wrong with the code; "" if nothing was pasted
    ROW_FIELD(QString, game)
    ROW_FIELD(QString, record)
    ROW_FIELD(bool, practice) ///< the person has sat at that deal before
    friend bool operator==(const JudgedCode&, const JudgedCode&) = default;
};

/// The text records in a file.
struct RecordFile {
    Q_GADGET
    QML_VALUE_TYPE(recordFile)

    ROW_FIELD(bool, ok)
    ROW_FIELD(QString, text)   ///< its name, or why it cannot be read
    ROW_FIELD(QString, record) ///< all of it
    ROW_FIELD(QString, first)  ///< the first one, if there are several
    friend bool operator==(const RecordFile&, const RecordFile&) = default;
};
