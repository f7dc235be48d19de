// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

#include "match/match.h"
#include "roundfacts.h"

/// What a kept match counts for.
enum class MatchKind {
    Match,    ///< played for itself: counts in statistics
    Practice, ///< something seen was taken back, a known deal, a "what if": kept apart
    Demo      ///< played by bots alone
};
QString toText(MatchKind kind); ///< "match", "practice", "demo"
MatchKind matchKind(const QString& text);

/// One action as it is kept.
struct KeptAction {
    int round = 0; ///< from 0
    int seat = 0;
    QString text;
    bool automatic = false; ///< the table acted for the person, who decided nothing
    bool news = true;       ///< something new was seen by it: taking it back makes the match practice
};

/// A kept match without its actions.
struct KeptMatch {
    int id = 0; ///< 0 = none
    QString game = {};
    int players = 0;
    QString seed = {};
    QString start = {}; ///< the record (engine/match/RECORD.md) as it was before the first action
    QStringList levels = {};
    MatchKind kind = MatchKind::Match;
    bool over = false;
    int dealt = 1; ///< rounds
    QDateTime began = {};
    QDateTime touched = {};
    int actions = 0;
    int parent = 0; ///< the match this one was taken over from; 0 = none
    // What follows from the record.
    QString rulesKey = {};
    QString rulesBase = {};
    int rulesChanges = 0;
    hanpan::half_units score = 0; ///< of the person
    int place = 0;                ///< of the person, from 1
    int finished = 0;             ///< rounds
    int reading = 1;              ///< of the game's rules, under which it was played
    QString rulesName = {};       ///< what the person calls its rules; "" = a preset's
    QString level = {};           ///< the opponents' one level, or "mixed"
    QString nonce = {};          ///< hashed with its deals, so that their fingerprints tell nothing; "" = there is none
    int copied = 0;              ///< rounds that were played in `parent`, and count there
    QStringList characters = {}; ///< who sits at the other seats, in their order; {} = nobody chose
    QString title = {};          ///< what the person calls a branch; "" = by the place it leaves its parent at
    int branched = -1;           ///< actions it has from `parent`, where it is a branch of it; -1 = it is none

    bool branch() const { return branched >= 0; }
};

/// A decision of a kept match that was a mistake: to be tried again.
struct Puzzle {
    int match = 0;
    int number = 0;  ///< of the action: the position before it is asked
    QString grade;   ///< of what was played: "mistake", "blunder"
    double cost = 0; ///< whole units
    QDateTime found;
    QDateTime due; ///< asked from then on
    int tries = 0;
    int solved = 0; ///< times in a row
    int round = 0;  ///< of the action, from 0 (only read)
};

/// The score sheet of an evening at a real table.
struct Evening {
    int id = 0;    ///< 0 = not kept yet
    QString game;  ///< what is played; "" = something else
    QString title; ///< what the person calls it; "" = by its day
    QStringList names;
    QList<QList<hanpan::half_units>> rounds; ///< what each player got or wrote down
    QDateTime began;
    QDateTime touched;
};

/// A finished round with the match it belongs to.
struct KeptRound {
    KeptMatch match;
    RoundFacts facts;
    QDateTime ended;
};

/// A match that was taken away, whole.
struct RemovedMatch {
    KeptMatch about;
    QList<KeptAction> actions;
    QList<KeptRound> rounds;
    QList<Puzzle> puzzles;
};

/// A kept match, alive again.
struct WokenMatch {
    KeptMatch about;
    std::unique_ptr<hanpan::match> match; ///< nullptr when it could not be
    QList<KeptAction> actions;            ///< those that are in it
    QString error;                        ///< why there is none, one sentence
    /// Why it ends before what is kept of it does, one sentence: an earlier reading of the rules, or damage. "" = it is
    /// whole.
    QString note;
    QList<QList<hanpan::half_units>> payments; ///< of every finished round as it was stored
    bool unreadable = false;                   ///< the file is damaged where the rest of it lies

    /// Also after the match itself was taken out of here.
    bool whole() const { return error.isEmpty() && note.isEmpty(); }
};

/// Goes through a match from its start (about.start) with these actions and deals, as far as that can be; see WokenMatch.
/// `payments`: of its finished rounds as they were stored, empty where that is not known.
WokenMatch replayed(const KeptMatch& about, const QList<KeptAction>& actions,
                    const QList<QList<hanpan::half_units>>& payments);
/// The record of a match as it was before its first action.
QString startOf(const hanpan::match& match);
/// The actions of a match as they are kept; nothing is known of what was seen.
QList<KeptAction> actionsOf(const hanpan::match& match);
