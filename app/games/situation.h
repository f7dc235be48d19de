// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <any>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include "base/money.h"
#include "base/seat.h"
#include "base/verdict.h"
#include "game/game.h"
#include "games/moment.h"
#include "match/match.h"

/// Something that was done or called out, as the human's seat knows it, with what the action's words alone do not tell.
struct Deed {
    hanpan::seat who = hanpan::no_seat;
    QString text;       ///< in the protocol's words, as far as this seat may read them
    QString taken = {}; ///< what GameStory::unnamed() says of it; "" = nothing
    /// `Asked`: announced, and not done before others have answered. `Void`: announced, but others came first. `Wrong`:
    /// done, and fined.
    enum class State { Done, Asked, Void, Wrong } state = State::Done;
};

/// What the person has switched by a game's own button (GameGestures::press). It belongs to the table, not to the
/// match.
struct TableSwitches {
    int mode = 0;        ///< in the game's own order, the usual one first
    int quietRound = -1; ///< the number of the round in which nothing more is asked
};

/// Everything the table knows of the match at one moment, as the human's seat sees it. There is no State and no secret
/// in it: view, zones, the legal list and the judge are those of `me`.
struct Situation {
    hanpan::seat me = 0;
    int players = 0;
    hanpan::seat dealer = hanpan::no_seat;
    int round = 0; ///< of the match, the first is 0
    std::any seen; ///< what `me` may know, by the game's own type; see viewOf() in games/typedgame.h
    std::vector<hanpan::log_entry> log; ///< what `me` has seen happen in this round, oldest first
    std::vector<hanpan::zone> zones;
    QStringList legal; ///< actions of `me`, in the protocol's words
    hanpan::seat_set toAct;
    bool roundOver = false;
    std::any rules;                                              ///< as the game reads them; see rulesOf()
    QStringList names;                                           ///< of the players, by seat
    std::vector<int> wins;                                       ///< finished rounds each seat has won
    std::shared_ptr<TableSwitches> switches;                     ///< null where nobody sits at a table
    std::function<hanpan::verdict(const QString& action)> judge; ///< would the match take it from `me`?

    bool mayAct() const { return toAct.has(me); }
    const hanpan::zone* zone(const QString& id) const;
    /// The names lying in a zone, bottom or left first; empty when there is no such zone.
    QStringList faces(const QString& zoneId) const;
    /// Every face that `me` sees, sorted.
    QStringList seenFaces() const;
    QString handZone() const { return QStringLiteral("hand:%1").arg(me); }
    QString name(hanpan::seat who) const { return names.value(who); }
    /// Is that `me`, and called "You"? Verbs follow: "You draw", "Fox draws".
    bool isYou(hanpan::seat who) const;
};

/// The verb of an action: "discard" of "discard KD".
inline QString firstWord(const QString& action) { return action.section(u' ', 0, 0); }

/// The house rules of the match as the engine reads them; they were bound when it began.
template <class Rules>
const Rules& rulesOf(const Situation& s)
{
    return **std::any_cast<std::shared_ptr<const Rules>>(&s.rules);
}

/// A piece that is held, selected or clicked.
struct HeldPiece {
    QString face; ///< "" = face down
    QString zone;
    int place = 0;
};

/// What a gesture may mean: actions in the protocol's words, the most natural one first. One meaning may take several
/// actions of the same player one after another (two cards added to a run); nothing is learned between them.
struct Meaning {
    QList<QStringList> actions;
    bool ask = false; ///< the allowed ones are alternatives of equal right: the person chooses
    /// Alternatives that leave every piece in the same place count as one; false where they differ in what is said.
    bool alike = true;

    bool empty() const { return actions.isEmpty(); }
    void add(const QString& action) { actions.append(QStringList{action}); }
};

/// A button of the game, before it is judged.
struct ButtonSpec {
    QString id;
    QString label;
    QString key;       ///< as shown: "M", "Space"; "" = none
    bool shown = true; ///< do these rules ever offer it?
    QString icon = {}; ///< a drawing of resources/icons before the words; "" = none
    QString hint = {}; ///< what it does, where the label is too short to say it
};

/// What somebody says aloud: words, and a drawing of resources/icons before them ("" = none).
struct Speech {
    QString words;
    QString icon = {};
};

/// A mark on a seat.
struct Badge {
    QString id;
    QString label;
    QString told = {}; ///< the same to be read out, where the label is too short; "" = the label
};

/// A piece that is seen to go somewhere although the places before and after do not tell (a covered piece given for
/// another one).
struct Travel {
    QString from;       ///< zone
    int fromPlace = -1; ///< -1 = one from the middle, where nobody could say which
    QString face;       ///< of a known piece, found by its face; "" = by its place
    QString to;
    int toPlace = -1; ///< -1 = after the last one
};

/// A moment of a ceremonial deal (a draw for the first seat, hands passed round), shown before the position is. It may
/// contain only what the human's seat sees happen.
struct DealScene {
    std::vector<hanpan::zone> zones;
    QHash<QString, QString> carried; ///< zone -> zone its pieces go to together, before they are compared
    QString text;                    ///< what is happening, for the status line
    QString kind;                    ///< event for sound and animation, "deal" = pieces come one by one; "" = none
    double stay = 1;                 ///< how long it is shown, in steps of the table's speed
    Moment moment = {};              ///< a great one that it is; without words none
};

/// Part of one's own hand that belongs together.
struct HandPart {
    QString label; ///< "Head 1/2"
    QString brief; ///< "Head": where there is no room for more
    QStringList faces;
    bool complete = false;
};

/// One of the melds that one's own hand is to become, as far as it goes.
struct HandMeld {
    QString label;     ///< "Set"
    QStringList faces; ///< one for each of its pieces; "" = still missing
};

/// What one's own hand is, as its owner holds it.
struct HandReading {
    QString title;          ///< "1 piece short"
    QString detail;         ///< "Sok + ssang-syo, 1 point"
    QStringList wanted;     ///< pieces that would complete it
    bool onRequest = false; ///< those are shown only when the person asks
    QList<HandPart> parts;
    QList<HandMeld> melds = {}; ///< where a game asks for certain melds
};

/// A kind of hand, explained.
struct HandClass {
    QString name;
    QString words;
    QStringList faces; ///< an example; "" parts its melds
    QString worth;
    bool current = false;  ///< the one that is played for now
    QString original = {}; ///< its original name, where that is another; "" = none
};

/// A claim window in which the human may answer.
struct ClaimWindow {
    QString text;         ///< "9♣, thrown by Fox: take it?"
    QString face;         ///< the piece it is about
    int milliseconds = 0; ///< 0: waits for every answer
    bool silent = false;  ///< the human is in turn anyway: no prompt, because it would tell that others may claim
    QString passAction;   ///< what happens when time is up
    QStringList buttons;  ///< ids of the buttons that answer it, the most natural one first
};
