// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

#include "match/match.h"
#include "roundfacts.h"

/// What a kept match counts as.
enum class MatchKind {
    Match,    ///< a normal match: counts in statistics
    Practice, ///< something seen was taken back, or the deal was known, or it is a "what if": kept apart
    Demo      ///< played by bots alone
};
QString toText(MatchKind kind); ///< "match", "practice", "demo"
MatchKind matchKind(const QString& text);

/// One action as it is kept.
struct KeptAction {
    int round = 0; ///< from 0
    int seat = 0;
    QString text;
    bool automatic = false; ///< the table acted for the person, who had no choice
    bool news = true;       ///< it showed something new: taking it back makes the match practice
};

/// A kept match without its actions.
struct KeptMatch {
    int id = 0; ///< 0 = none
    QString game = {};
    int players = 0;
    QString seed = {};
    QString start = {}; ///< the record (engine/match/RECORD.md) before the first action
    QStringList levels = {};
    MatchKind kind = MatchKind::Match;
    bool over = false;
    int dealt = 1; ///< rounds
    QDateTime began = {};
    QDateTime touched = {};
    int actions = 0;
    int parent = 0; ///< the match from which this one was taken over; 0 = none
    // What follows from the record.
    QString rulesKey = {};
    QString rulesBase = {};
    int rulesChanges = 0;
    hanpan::half_units score = 0; ///< of the person
    int place = 0;                ///< of the person, from 1
    int finished = 0;             ///< rounds
    int reading = 1;              ///< the reading of the game's rules under which it was played
    QString rulesName = {};       ///< the person's name for its rules; "" = a preset's
    QString level = {};           ///< the opponents' one level, or "mixed"
    QString nonce = {};           ///< hashed with its deals, so that their fingerprints reveal nothing; "" = none
    int copied = 0;               ///< the number of rounds that were played in `parent`, and count there
    QStringList characters = {};  ///< who sits at the other seats, in their order; {} = nobody chose
    QString title = {}; ///< the person's name for a branch; "" = named by the place where it leaves its parent
    int branched = -1;  ///< the number of actions it has from `parent`, if it is a branch; -1 = it is none

    bool branch() const { return branched >= 0; }
};

/// A decision of a kept match that was a mistake, to be tried again.
struct Puzzle {
    int match = 0;
    int number = 0;  ///< the number of the action; the position before it is asked
    QString grade;   ///< of the played action: "mistake", "blunder"
    double cost = 0; ///< in whole units
    QDateTime found;
    QDateTime due; ///< it is asked from then on
    int tries = 0;
    int solved = 0; ///< how many times in a row
    int round = 0;  ///< of the action, from 0 (only read, never written)
};

/// The score sheet of an evening at a real table.
struct Evening {
    int id = 0;    ///< 0 = not kept yet
    QString game;  ///< the game played; "" = something else
    QString title; ///< the person's name for it; "" = named by its day
    QStringList names;
    QList<QList<hanpan::half_units>> rounds; ///< by round: what each player got or wrote down
    QDateTime began;
    QDateTime touched;
};

/// A finished round with the match it belongs to.
struct KeptRound {
    KeptMatch match;
    RoundFacts facts;
    QDateTime ended;
    JudgedFacts judged = {};
};

/// A match that was removed, with everything of it.
struct RemovedMatch {
    KeptMatch about;
    QList<KeptAction> actions;
    QList<KeptRound> rounds;
    QList<Puzzle> puzzles;
};

/// A kept match, ready to go on.
struct WokenMatch {
    KeptMatch about;
    std::unique_ptr<hanpan::match> match; ///< nullptr when it could not be restored
    QList<KeptAction> actions;            ///< those that the match contains
    QString error;                        ///< why there is none, one sentence
    /// Why it ends before the kept actions do, one sentence: an earlier reading of the rules, or damage. "" = it is
    /// complete.
    QString note;
    QList<QList<hanpan::half_units>> payments; ///< the stored payments of every finished round
    bool unreadable = false;                   ///< the file is damaged where the rest of it lies

    /// Whether all of it was restored; still valid after `match` was moved out of here.
    bool whole() const { return error.isEmpty() && note.isEmpty(); }
};

/// Plays a match from its start (about.start) with these actions and deals, as far as possible; see WokenMatch.
/// `payments`: the stored ones of its finished rounds, empty if not known.
WokenMatch replayed(const KeptMatch& about, const QList<KeptAction>& actions,
                    const QList<QList<hanpan::half_units>>& payments);
/// The record of a match before its first action.
QString startOf(const hanpan::match& match);
/// The actions of a match as they are kept, without knowledge of what was seen.
QList<KeptAction> actionsOf(const hanpan::match& match);
