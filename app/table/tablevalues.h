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

    ROW_FIELD(bool, running)         ///< start() or startFromRecord() succeeded
    ROW_FIELD(QString, game)         ///< id of the game: "hoola", …
    ROW_FIELD(QString, tableTitle)   ///< its name, translated
    ROW_FIELD(int, players)          ///< how many there are
    ROW_FIELD(int, seat)             ///< that is played from here: the person's, or the one a replay is seen from
    ROW_FIELD(bool, clockwise, true) ///< the next player sits at the left of the human
    ROW_FIELD(bool, kept)            ///< written into the history, each action before it is shown
    ROW_FIELD(bool, demo)            ///< a bot plays the human's seat too
    ROW_FIELD(bool, replaying)       ///< a record is shown: replayKept() or replayRecord() has succeeded
    ROW_FIELD(bool, episode)         ///< one deal, or begun in the midst of another match: after it one goes back there
    ROW_FIELD(QString, dealDay)      ///< whose deal of the day is played, ISO ("2026-02-17"); "" = it is none
    ROW_FIELD(QString, ruleSetLabel) ///< name of the (nearest) preset, translated,
    ROW_FIELD(int, ruleChanges)      ///< and how many rules differ from it
    ROW_FIELD(RuleValues, ruleValues) ///< all of the rules: what RuleModel.frozen takes
    ROW_FIELD(QString,
              dealFingerprint) ///< SHA-256 of the round's deal, fixed before the first piece is dealt; "" = no match
    ROW_FIELD(QList<HandKind>, handClasses) ///< every kind of hand these rules know; empty where the game has none
    ROW_FIELD(QString, handClassesName)     ///< what that list is called,
    ROW_FIELD(QString, handClassesTitle)    ///< and what stands over it; "" = hands and what they count
    friend bool operator==(const TableMatch&, const TableMatch&) = default;
};

/// How far the match has come.
struct TableCourse {
    Q_GADGET

    /// "playing", "roundOver", "matchOver"; in a replay "playing", or "replay" while hands lie open
    ROW_FIELD(QString, phase, QStringLiteral("playing"))
    ROW_FIELD(QString, roundText) ///< "3판째", "2 / 5 라운드"
    /// Where the person stands in the match, and what ends it: "place 2 of 4 · −3 · to 77 points"; "" before anybody is ahead.
    ROW_FIELD(QString, standing)
    ROW_FIELD(bool, watching) ///< the human has no part in the rest of the round: fastForward() shows its end at once
    ROW_FIELD(bool, canUndo)
    ROW_FIELD(bool, canRedo)
    /// Undoing now changes nothing of what the match counts for. When false, something new was seen since, and undo makes the
    /// match practice: the person is to be asked first.
    ROW_FIELD(bool, undoIsFree, true)
    /// A seen position was taken back: the match is practice and does not count in statistics. Until redo() has brought back
    /// all of it.
    ROW_FIELD(bool, practice)
    friend bool operator==(const TableCourse&, const TableCourse&) = default;
};

/// Whose turn it is.
struct TableTurn {
    Q_GADGET

    ROW_FIELD(QString, statusText) ///< one line: whose turn it is and what may be done next
    /// What the one who acted last has done, in one line; "" while nothing has happened, or the round is dealt.
    ROW_FIELD(QString, lastTurn)
    ROW_FIELD(bool, myTurn) ///< the human may act now
    friend bool operator==(const TableTurn&, const TableTurn&) = default;
};

/// How the own hand is arranged.
struct TableHand {
    Q_GADGET

    ROW_FIELD(QString, handSort)      ///< "rank", "suit", "melds", "own"; it survives draws
    ROW_FIELD(QString, handSortText)  ///< the name of that order in the game's own words; "" = the usual one
    ROW_FIELD(QStringList, handSorts) ///< the orders that mean something in this game, of the first three
    ROW_FIELD(bool, handApart)        ///< its last piece was just drawn and stands a little apart
    friend bool operator==(const TableHand&, const TableHand&) = default;
};

/// All that a position says.
struct TablePosition {
    TableMatch match = {};
    TableCourse course = {};
    TableTurn turn = {};
    TableSign sign = {};
    Thinking thinking = {};
    RoundOutcome result = {};
    ScoreTable scoreTable = {};
};
