// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/tablesign.h"
#include "houserules/rulevalues.h"
#include "tablerows.h"
#include "words/scoretable.h"

// What TableShown shows, grouped by what changes together.

/// The match: what stays while its rounds are played.
struct TableMatch {
    Q_GADGET

    ROW_FIELD(bool, running)          ///< start() or startFromRecord() succeeded
    ROW_FIELD(QString, game)          ///< id of the game: "hoola", …
    ROW_FIELD(QString, tableTitle)    ///< its name, translated
    ROW_FIELD(int, players)           ///< how many players
    ROW_FIELD(int, seat)              ///< the person's seat, or the one from which a replay is seen
    ROW_FIELD(bool, clockwise, true)  ///< the next player sits to the left of the human
    ROW_FIELD(bool, kept)             ///< it is written into the history, each action before it is shown
    ROW_FIELD(bool, demo)             ///< a bot plays the human's seat too
    ROW_FIELD(bool, replaying)        ///< a record is shown: replayKept() or replayRecord() succeeded
    ROW_FIELD(bool, episode)          ///< one deal, or begun in the middle of another match: after it one goes back
                                      ///< there
    ROW_FIELD(QString, dealDay)       ///< the day of the deal of the day, ISO ("2026-02-17"); "" = it is no such deal
    ROW_FIELD(QString, ruleSetLabel)  ///< name of the (nearest) preset, translated,
    ROW_FIELD(int, ruleChanges)       ///< and the number of rules that differ from it
    ROW_FIELD(RuleValues, ruleValues) ///< all of the rules: what RuleModel.frozen takes
    ROW_FIELD(QString,
              dealFingerprint) ///< SHA-256 of the round's deal, fixed before the first piece is dealt; "" = no match
    ROW_FIELD(QList<HandKind>, handClasses) ///< every kind of hand in these rules; empty if the game has none
    ROW_FIELD(QString, handClassesName)     ///< the name of that list,
    ROW_FIELD(QString, handClassesTitle)    ///< and its heading; "" = hands and their values
    friend bool operator==(const TableMatch&, const TableMatch&) = default;
};

/// How far the match has come.
struct TableCourse {
    Q_GADGET

    /// "playing", "roundOver", "matchOver"; in a replay "playing", or "replay" while hands lie open
    ROW_FIELD(QString, phase, QStringLiteral("playing"))
    ROW_FIELD(QString, roundText) ///< "3판째", "2 / 5 라운드"
    /// Where the person stands in the match, and what ends it: "place 2 of 4 · −3 · to 77 points"; "" before anybody is
    /// ahead.
    ROW_FIELD(QString, standing)
    ROW_FIELD(bool, watching) ///< the human has no part in the rest of the round: fastForward() shows its end at once
    ROW_FIELD(bool, canUndo)
    ROW_FIELD(bool, canRedo)
    /// Undoing now does not change whether the match counts. When false, something new was seen since, and undo makes
    /// the match practice: the person has to be asked first.
    ROW_FIELD(bool, undoIsFree, true)
    /// A position that was seen was taken back: the match is practice and does not count in statistics, until redo()
    /// has brought back everything.
    ROW_FIELD(bool, practice)
    friend bool operator==(const TableCourse&, const TableCourse&) = default;
};

/// Whose turn it is.
struct TableTurn {
    Q_GADGET

    ROW_FIELD(QString, statusText) ///< one line: whose turn it is and what may be done next
    /// What the player who acted last has done, in one line; "" while nothing has happened or the round is dealt.
    ROW_FIELD(QString, lastTurn)
    ROW_FIELD(bool, myTurn) ///< the human may act now
    friend bool operator==(const TableTurn&, const TableTurn&) = default;
};

/// How the own hand is arranged.
struct TableHand {
    Q_GADGET

    ROW_FIELD(QString, handSort)      ///< "rank", "suit", "melds", "own"; it survives draws
    ROW_FIELD(QString, handSortText)  ///< the game's own name for that order; "" = the usual one
    ROW_FIELD(QStringList, handSorts) ///< which of the first three orders mean something in this game
    ROW_FIELD(bool, handApart)        ///< the last piece was just drawn and stands a little apart
    friend bool operator==(const TableHand&, const TableHand&) = default;
};

/// All values of a position.
struct TablePosition {
    TableMatch match = {};
    TableCourse course = {};
    TableTurn turn = {};
    TableSign sign = {};
    Thinking thinking = {};
    RoundOutcome result = {};
    ScoreTable scoreTable = {};
};
