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
#include "games/judging.h"
#include "match/match.h"
#include "search/advice.h"

class BookWriter;

/// Something that was done or called out, as the human's seat knows it, with what the words of the action alone do not tell.
struct Deed {
    hanpan::seat who = hanpan::no_seat;
    QString text;       ///< in the protocol's words, as far as this seat may read them
    QString taken = {}; ///< what TableGame::unnamed() says of it; "" = nothing
    /// `Asked`: said, and not done before others have answered. `Void`: said, and others came first. `Wrong`: done, and fined.
    enum class State { Done, Asked, Void, Wrong } state = State::Done;
};

/// What is worth more than a line of the log.
struct Moment {
    QString words;      ///< large, for everybody; "" = nothing
    QString event = {}; ///< for sound and animation, as TableGame::eventKind(); "" = none
};

/// Everything the table knows of the match at one moment, as the human's seat sees it. No State, no secret: view, zones,
/// the legal list and the judge are those of `me`.
/// What the person has switched by a game's own button (TableGame::press). It is the table's, not the match's.
struct TableSwitches {
    int mode = 0;        ///< in the game's own order, the usual one first
    int quietRound = -1; ///< the number of the round in which nothing more is asked
};

struct Situation {
    hanpan::seat me = 0;
    int players = 0;
    hanpan::seat dealer = hanpan::no_seat;
    hanpan::json view; ///< the protocol's view object
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
    QString handZone() const { return QStringLiteral("hand:%1").arg(me); }
    /// The legal actions whose first word is `word`.
    QStringList legalOf(QStringView word) const;
    QString name(hanpan::seat who) const { return names.value(who); }
    /// Is that `me`, and called "You"? Verbs follow: "You draw", "Fox draws".
    bool isYou(hanpan::seat who) const;

    // What the view says under a key; games leave out what does not apply, or say null.
    /// "" when it says no text.
    QString text(const char* key) const;
    int number(const char* key, int otherwise = 0) const;
    /// no_seat when it names none.
    hanpan::seat seat(const char* key) const { return number(key, hanpan::no_seat); }
    /// Is seat `who` in this list of seats?
    bool lists(const char* key, hanpan::seat who) const;
    // One seat's entry of a list with an entry for every seat.
    QString textOf(const char* key, hanpan::seat who) const;
    int numberOf(const char* key, hanpan::seat who, int otherwise = 0) const;
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
    bool ask = false; ///< several that are allowed are alternatives of equal right: the person chooses
    /// Alternatives that leave every piece in the same place are one; false where they differ in what is said.
    bool alike = true;

    bool empty() const { return actions.isEmpty(); }
    void add(const QString& action) { actions.append(QStringList{action}); }
};

/// A button of the game, before it is judged.
struct ButtonSpec {
    QString id;
    QString label;
    QString key;       ///< as shown: "M", "Space"; "" = none
    bool shown = true; ///< these rules ever offer it
    QString icon = {}; ///< a drawing of resources/icons before the words; "" = none
    /// It belongs to a moment that comes seldom in a round, and this is it; else its place stays empty. Such buttons come first: the
    /// last rows stand where the hand finds them.
    bool timely = true;
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
    QString told = {}; ///< the same to be heard, where the label is too short to be understood; "" = as it is
};

/// A piece that is seen to go somewhere although the places before and after do not tell (a covered piece given for
/// another one).
struct Travel {
    QString from;       ///< zone
    int fromPlace = -1; ///< -1 = one from the middle, where nobody could say which
    QString face;       ///< of a known piece, found by its face; "" = by its place
    QString to;
    int toPlace = -1; ///< -1 = behind the last one
};

/// A moment of a deal that is a ceremony (a draw for the first seat, hands passed round), shown before the position is.
/// Nothing in it may be more than what the human's seat sees happen.
struct DealScene {
    std::vector<hanpan::zone> zones;
    QHash<QString, QString> carried; ///< zone -> zone its pieces go to together, before they are compared
    QString text;                    ///< what is happening, for the status line
    QString kind;                    ///< event for sound and animation, "deal" = pieces come one by one; "" = none
    double stay = 1;                 ///< how long it is looked at, in steps of the table's speed
};

/// Part of the own hand that belongs together.
struct HandPart {
    QString label; ///< "Head 1/2"
    QString brief; ///< "Head": where there is no room for more
    QStringList faces;
    bool complete = false;
};

/// One meld of those that the own hand is to become, as far as it stands.
struct HandMeld {
    QString label;     ///< "Set"
    QStringList faces; ///< one for each of its pieces; "" = still missing
};

/// What the own hand is, as its owner holds it.
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
    QString original = {}; ///< its name as it is written where it comes from; "" = that is no other
};

/// A claim window in which the human may answer.
struct ClaimWindow {
    QString text;         ///< "9♣, thrown by Fox: take it?"
    QString face;         ///< the piece it is about
    int milliseconds = 0; ///< 0: waits for every answer
    bool silent = false;  ///< the human is in turn anyway: no prompt, since it would tell that others may claim
    QString passAction;   ///< what happens when time is up
    QStringList buttons;  ///< ids of the buttons that answer it, the most natural one first
};

/// What a game adds to the table: which gesture means which action, and the game's words. One folder a game in
/// app/games, one word in registry.cpp; the session and all models are the same for every game.
///
/// All words are made on demand by tr()-like calls, so that a language switch only has to ask again.
class TableGame {
public:
    virtual ~TableGame() = default;

    /// What the game is called.
    virtual QString name() const = 0;
    /// Whose game it is, or who wrote it down; "" = nobody's and everybody's.
    virtual QString credit() const { return {}; }

    /// THE gesture function. What (held pieces, target) may mean; empty when the gesture means nothing. The first one the
    /// match allows is played; when none is, the refusal of the first one is shown. `target` is a zone id, or "button:<id>" for a button or key. `place`: index in
    /// the zone where the pieces are dropped, -1 unknown. Never asks the match for more than a judgement.
    virtual Meaning gesture(const Situation& s, const QList<HeldPiece>& held, const QString& target,
                            int place) const = 0;
    /// Where a double-clicked piece wants to go, the most natural target first.
    virtual QStringList naturalTargets(const Situation& s, const HeldPiece& piece) const = 0;
    /// Why a gesture that means nothing (no candidate) cannot be; one sentence.
    virtual QString meaningless(const Situation& s, const QList<HeldPiece>& held, const QString& target) const = 0;
    /// Faces of the own hand that take part in something that may be done now.
    virtual QStringList playableFaces(const Situation& s) const;
    /// Writes the game's book of rules, those in force.
    virtual void writeBook(BookWriter& book) const = 0;

    /// How an action is offered when the person chooses between several ("9♣ 9♦ 9♥").
    virtual QString choiceLabel(const Situation& s, const QString& action) const = 0;
    /// The player it is about, where the choice is one of players; no_seat = it is not.
    virtual hanpan::seat choiceSeat(const QString& /*action*/) const { return hanpan::no_seat; }
    /// A drawing before that label; "" = none.
    virtual QString choiceIcon(const Situation&, const QString&) const { return {}; }
    /// The pieces it would lay, meld by meld, to be shown in place of the label; empty = the label says it.
    virtual QList<QStringList> choicePieces(const Situation&, const QString&) const { return {}; }
    /// What that would leave ("12 points stay in hand"); "" = nothing to say.
    virtual QString choiceNote(const Situation&, const QString&) const { return {}; }

    /// Zones whose pieces are the human's to choose one by one, the hand first.
    virtual QStringList ownZones(const Situation& s) const { return {s.handZone()}; }
    /// Faces of one of those zones that take part in something that may be done now.
    virtual QStringList playableIn(const Situation& s, const QString& zoneId) const
    {
        return zoneId == s.handZone() ? playableFaces(s) : QStringList();
    }
    /// The first word of the action that adds a piece of the hand, which it names next, to what lies on the table; "" = none.
    virtual QString layOffWord() const { return {}; }
    /// Pieces of the hand that could be added to something on the table now, without the number that tells twins apart.
    QStringList layableFaces(const Situation& s) const;
    /// What each piece of a zone stands for where that is not itself, as it is shown on it ("7♣"); empty = all for themselves.
    virtual QStringList standIns(const Situation&, const QString& /*zoneId*/) const { return {}; }
    /// Only one piece can be meant at a time now: choosing another lets go of the first.
    virtual bool selectsOne(const Situation&) const { return false; }
    /// The one thing the person can do where there is no choice: the table does it after a moment to read why. "" = none.
    virtual QString forcedAfterNotice(const Situation&) const { return {}; }
    /// The human has no part in the rest of this round and may want to see its end sooner.
    virtual bool watching(const Situation&) const { return false; }
    /// How long the human may think about this decision, in ms; then the table decides for him. 0 = for ever.
    virtual int thinkingTime(const Situation&) const { return 0; }

    /// Do these rules let nobody take this action back? Then undoing it is practice, even where nothing new was seen.
    virtual bool standsFast(const Situation&, const QString& /*action*/) const { return false; }
    /// What is done for him when that time is up; "" = what a sound player would do.
    virtual QString onTimeout(const Situation&) const { return {}; }

    /// A button that changes nothing in the match but what the table asks (which calls are put to the human); true when
    /// it was one, and pressed. Such a button can always be pressed while a round is played.
    virtual bool press(const Situation&, const QString&) const { return false; }
    /// Is it such a button?
    virtual bool ownButton(const QString&) const { return false; }

    /// All buttons in their fixed order.
    virtual QList<ButtonSpec> buttons(const Situation& s) const = 0;
    /// The most natural button now, "" when none.
    virtual QString primaryButton(const Situation& s) const = 0;
    /// The refusal in a few characters for a dim button ("38 > 10"); "" = no short form.
    virtual QString shortReason(const Situation& s, const hanpan::verdict& refusal) const;
    /// What stands beside a button that may be pressed: what that could cost ("risks 15"); "" = nothing.
    virtual QString priceNote(const Situation&, const QString& /*button*/) const { return {}; }
    /// What stands beside a button that is dim for want of the turn: how far the own hand is from what it needs
    /// ("38 > 10"); "" = nothing.
    virtual QString distanceNote(const Situation& s, const QString& button) const;

    /// Places without pieces of their own ("meld:new").
    virtual std::vector<hanpan::zone> extraZones(const Situation& s) const;
    virtual QString zoneLabel(const Situation& s, const hanpan::zone& z) const = 0;
    /// "7 of hearts"; never called for a hidden piece.
    virtual QString pieceName(const QString& face) const = 0;
    /// The same in a sentence of the coach: "7♥", as short as the lines of the log have it.
    virtual QString pieceSign(const QString& face) const { return face; }
    /// What the coach says of a choice; "" = nothing.
    QString reasonText(const hanpan::advised_reason& reason) const;
    /// "a card", "a cube" for a hidden piece.
    virtual QString hiddenName() const = 0;
    /// The orders of the hand that mean something in this game, of "rank", "suit", "melds".
    virtual QStringList handSorts() const
    {
        return {QStringLiteral("rank"), QStringLiteral("suit"), QStringLiteral("melds")};
    }
    /// Where a piece stands when the hand is sorted by rank and by suit.
    virtual int rankOrder(const QString& face) const = 0;
    virtual int suitOrder(const QString& face) const = 0;
    /// The face of a piece of the hand that stands apart at its right end for now (the one just drawn); "" = none.
    virtual QString setApart(const Situation&) const { return {}; }
    /// The hand parted into its best melds, leftovers last.
    virtual QList<QStringList> handGroups(const Situation& s, const QStringList& faces) const = 0;
    /// How the hand is ordered until the person chooses: "rank", "suit" or "melds".
    virtual QString firstOrder() const { return QStringLiteral("suit"); }
    /// The name of an order in this game's words; "" = the table's own ("By suit").
    virtual QString orderName(const QString&) const { return {}; }
    /// What the own hand is now, live; an empty title = nothing is shown.
    virtual HandReading reading(const Situation&) const { return {}; }
    /// Every kind of hand these rules know, for the list of hands; empty = the game has none.
    virtual QList<HandClass> handClasses(const Situation&) const { return {}; }
    /// What that list is called, on its button and over it; "" = hands and what they count.
    virtual QString handClassesName() const { return {}; }
    virtual QString handClassesTitle() const { return {}; }
    /// Zones of this kind lie open once the round is over.
    virtual bool shownAtEnd(const QString& kind) const { return kind == QLatin1String("hand"); }
    /// A revealed hand in the order it is best read; the faces are all there, in the engine's order.
    virtual QStringList shownHand(const Situation&, hanpan::seat, const QStringList& faces) const { return faces; }
    /// The parts of such a hand that count as whole, in the order of shownHand(); what is in none of them is left over.
    /// Empty = the game does not part hands.
    virtual QList<HandPart> shownParts(const Situation&, hanpan::seat, const QStringList&) const { return {}; }
    /// Who laid each piece of a shared place, in its order; empty = nobody asks.
    virtual QList<hanpan::seat> placedBy(const Situation&, const hanpan::zone&) const { return {}; }
    /// Playing order on the screen: the next player sits at the left.
    virtual bool clockwise(const Situation&) const { return true; }
    /// The deal as a ceremony, in the order it is shown; empty = pieces are simply dealt.
    virtual QList<DealScene> dealScenes(const Situation&) const { return {}; }
    /// Pieces that are seen to travel by this event although zones alone do not tell, in their order.
    virtual QList<Travel> travels(const Situation& /*before*/, const Situation& /*after*/, hanpan::seat,
                                  const QString& /*publicText*/) const
    {
        return {};
    }
    /// What the human's seat has to answer where there is nothing to decide: done at once without asking; "" = a decision.
    virtual QString forced(const Situation&) const { return {}; }
    /// What the human's seat answers without being asked where the coach would answer it too: the table asks the coach first, beside
    /// the window. "" = he is asked.
    virtual QString unlessAdvised(const Situation&) const { return {}; }
    /// The same where no coach is asked (in a lesson): true = at a glance nothing speaks against it.
    virtual bool plainlyRight(const Situation&, const QString& /*action*/) const { return false; }
    /// The action by which the human does what this one begins: passing a claim in one's own turn is how one draws.
    virtual QString meantBy(const Situation&, const QString& action) const { return action; }
    /// What tells an action apart from others of the moment that read the same.
    virtual QString apart(const Situation& s, const QString& action) const { return choiceLabel(s, action); }
    /// Pieces in zones of this kind are still held by their owner: counted at the seat, shown at the round's end.
    virtual bool isHeld(const QString& kind) const { return kind == QLatin1String("hand"); }
    /// What is to be read beside a zone at all times: the call in force beside a pile.
    virtual Speech zoneNote(const Situation&, const hanpan::zone&) const { return {}; }
    /// The zone that a face came from which this action has brought to light; "" = where one is missing now. Needed where a
    /// zone gives a hidden piece and gets another in one action.
    virtual QString cameFrom(hanpan::seat, const QString&) const { return {}; }
    /// What decides the match, per seat, where that is not the score.
    virtual std::vector<hanpan::half_units> matchPoints(const Situation&,
                                                        const std::vector<hanpan::half_units>& scores) const
    {
        return scores;
    }
    /// Rounds the rules fix for the match; 0 = they do not.
    virtual int roundsTotal(const Situation&) const { return 0; }
    /// What else the rules end the match with ("to 77 points"); "" = nothing.
    virtual QString matchGoal(const Situation&) const { return {}; }
    /// How far this score is on the way to what the rules end the match with, from 0 to 1; nothing where that is no score.
    virtual std::optional<double> matchProgress(const Situation&, hanpan::seat, hanpan::half_units) const
    {
        return std::nullopt;
    }

    // ---- how a score is written, on every page alike: what is good for its player has a plus, penalty points have no sign

    /// Are the points of this game against who gets them? (The engine's low_score_wins.)
    virtual bool penalty() const { return false; }
    /// What a round or a match brought, in whole units: "+6", "−3", "0"; "15 penalty points". `decimals` -1: a half shows.
    QString scoreText(double units, int decimals = -1) const;
    /// The same where a heading or a column tells what it is: "+6"; "15".
    QString scoreBrief(double units, int decimals = -1) const;
    /// How much better (> 0) or worse something is: "+5.0", "−2.0"; "5.0 fewer", "2.0 more".
    QString changeText(double better, int decimals = 1) const;
    /// Is that good (1) or bad (-1) for the player who gets it, or neither (0)?
    int scoreSign(double units) const;
    /// What a seat has of all that was paid: "+12", "69 chips", "45 penalty points".
    virtual QString totalText(hanpan::half_units score) const;
    /// The same in a column of such amounts: "+12", "69 chips", "45".
    virtual QString totalBrief(hanpan::half_units score) const { return scoreBrief(hanpan::units(score)); }
    /// Is having so much good or bad? 0 where it says nothing by itself (chips that one began with).
    virtual int totalSign(hanpan::half_units score) const;

    /// The claim window in which `me` may answer now; nothing when there is none.
    virtual std::optional<ClaimWindow> claim(const Situation& s) const = 0;
    /// Whether this action opens a claim window as far as anyone can see: after it the table pauses for the same short
    /// time whoever may claim, so that the pause tells nothing.
    virtual bool opensClaims(const Situation& s, const QString& action) const = 0;
    /// Whether seats other than the one in turn are asked now, or the one in turn beside others (a claim window).
    virtual bool inClaims(const Situation& s) const;
    /// Claims are a race here: the first answer wins.
    virtual bool isRace(const Situation&) const { return false; }
    /// Whether somebody may still take this turn away or has already called for it, so that it is nobody's yet: as far as the
    /// match knows, whatever the human's seat sees.
    virtual bool claimsOpen(const Situation&) const { return false; }
    /// What is said then to everybody who is not asked himself, the same to all of them; "" = nothing.
    virtual QString waiting(const Situation&) const { return {}; }
    /// The seat whose turn it is (not: who may claim); no_seat when the round is over.
    virtual hanpan::seat turn(const Situation& s) const = 0;

    /// Whose turn, and what may be done next.
    virtual QString status(const Situation& s) const = 0;
    virtual QList<Badge> badges(const Situation& s, hanpan::seat who) const = 0;
    /// A line of the own seat that only its owner may read ("38 points"); "" = none.
    virtual QString ownNote(const Situation&) const { return {}; }
    /// A value the coach reckons with, in whole units of what the game is paid in, more being better: "+1.3 stakes".
    virtual QString worth(double units) const;
    /// What a seat's badge says of its score.
    virtual QString seatScore(const Situation& s, hanpan::seat who, hanpan::half_units score) const;
    /// "draw", "discard", "meld", "add", "claim", "stop", "blast", …: the event for sound and animation; "" = silent.
    virtual QString eventKind(const QString& publicText) const = 0;
    /// A written rule's value spelled out, where it is but a name ("seed_7").
    virtual QString spelledRule(const QString& /*ruleId*/, const QString& value) const { return value; }
    /// What each number of a rule of several is for ("Snake", "Boa", "Dragon"); {} = the first, the second, …
    virtual QStringList numberNames(const QString& /*ruleId*/) const { return {}; }
    /// Further words by which a rule is looked for, as lessons say them.
    virtual QString alsoCalled(const QString& /*ruleId*/) const { return {}; }
    /// A written rule's value as people say it ("set 3 · run 4, …"); "" = as it is written.
    virtual QString toldRule(const QString& /*ruleId*/, const QString& /*value*/) const { return {}; }
    /// The preset of a person who has chosen none; "" = the rulebook's first.
    virtual QString firstPreset() const { return {}; }

    // ---- what the history counts

    /// Ids of what an action of the person adds one to: "claims", "stops", "lay_downs", "doubles".
    virtual QStringList countsOf(const QString& action) const;
    /// Rounds won in this way are counted.
    virtual bool countsEnding(const QString& /*ending*/) const { return false; }
    /// A round that was won names the hand it was won with, by its settlement's lines.
    virtual bool countsHands() const { return false; }
    /// What is shown although it never happened, in this order.
    virtual QStringList usualCounts() const { return {}; }
    /// What this game calls a count, or a way a round ends; "" = as all games do (history/historywords.h).
    virtual QString countName(const QString& /*count*/) const { return {}; }
    virtual QString endingName(const QString& /*ending*/) const { return {}; }
    /// What exactly is counted, in a sentence; "" = as all games say it, or nothing.
    virtual QString countHint(const QString& /*count*/) const { return {}; }

    /// What the player says aloud; "" = nothing.
    virtual QString bubble(const QString& publicText) const = 0;
    /// The same with the names of the table and a drawing, for games whose calls need them.
    virtual Speech speech(const Situation&, hanpan::seat, const QString& publicText) const
    {
        return {bubble(publicText)};
    }
    /// One line for the log and the screen reader; "" = not worth a line.
    virtual QString eventText(const Situation& s, hanpan::seat who, const QString& publicText) const = 0;

    /// The same with what else is known of the deed.
    virtual QString told(const Situation& s, const Deed& deed) const { return eventText(s, deed.who, deed.text); }
    virtual Speech called(const Situation& s, const Deed& deed) const { return speech(s, deed.who, deed.text); }
    /// The face this action puts on the discards; "" = none.
    virtual QString thrown(const QString& publicText) const
    {
        return firstWord(publicText) == QLatin1String("discard") ? publicText.section(u' ', 1, 1) : QString();
    }
    /// Whether the action takes pieces that everybody sees and that its words do not name, or asks for them.
    virtual bool takesUnnamed(const QString& /*publicText*/) const { return false; }
    /// Which those are ("13 5"), by what lay where before and after it; here the top of pileZone().
    virtual QString unnamed(hanpan::seat who, const QString& publicText, const std::vector<hanpan::zone>& before,
                            const std::vector<hanpan::zone>& after) const;
    virtual QString pileZone() const { return QStringLiteral("discard"); }
    /// What became of entry `at` of the log of a round; `now`: the position it has led to, nullptr for a round that is over.
    virtual Deed::State stateOf(const Situation* /*now*/, hanpan::seat /*me*/, const std::vector<hanpan::log_entry>&,
                                std::size_t /*at*/) const
    {
        return Deed::State::Done;
    }
    /// A call that may be heard before it is known to count, and in fewer words than it has: what is heard of it once it does, as
    /// all have seen it by then. `whole`: as it was played. "" = the action is no such call.
    virtual QString completed(const QString& /*publicText*/, const QString& /*whole*/) const { return {}; }
    /// What this change makes worth more than a line, in large words; "" = nothing.
    virtual Moment moment(const Situation& /*before*/, const Situation& /*after*/) const { return {}; }

    /// What this action changed before everybody's eyes and was nobody's choice, to be heard: a row that was mixed, the
    /// open cards that came; "" = nothing.
    virtual QString seenChange(const Situation& /*before*/, const Situation& /*after*/) const { return {}; }

    /// How the round ended: "Fox stops and wins", …
    virtual QString endingTitle(const Situation& s, const hanpan::settlement& result) const = 0;
    /// What a round ended in that one does not see every evening ("Hoola!"); "" = an ordinary end.
    virtual QString rareMoment(const Situation&, const hanpan::settlement&) const { return {}; }
    /// Why this line is paid: "2nd place".
    virtual QString lineReason(const Situation& s, const hanpan::settlement_line& line) const = 0;
    /// One factor by name: "7 in hand ×2".
    virtual QString factorText(const Situation& s, const hanpan::settlement_line::factor& factor) const = 0;
    /// What a revealed hand counts ("20 points"); "" = nothing to say.
    virtual QString handWorth(const Situation& s, hanpan::seat who, const QStringList& faces) const = 0;

    // ---- the judge for a real table. `s` is no match: its rules are set, its players and their names, `me` is nobody.

    /// What can be asked under these rules; empty = this game has no judge.
    virtual QList<JudgeQuestion> judgeQuestions(const Situation&) const { return {}; }
    /// Every kind of piece of the set under these rules, in rows as they are looked for.
    virtual QList<QStringList> judgePieces(const Situation&) const { return {}; }
    /// How many pieces with this face there are.
    virtual int judgeCopies(const Situation&, const QString& /*face*/) const { return 1; }
    /// The answer. Every field has at least the pieces it needs; nothing else is promised.
    virtual JudgeAnswer judged(const Situation&, const JudgeCase&) const { return {}; }
};

/// Every game that has a table, by its id, in the order of the home page.
const QList<std::pair<QString, const TableGame*>>& tableGames();
/// The table's knowledge of a game, nullptr for a game without one. Lives for ever.
const TableGame* tableGame(const QString& id);
/// What a game is called; its id where it has no table.
QString gameName(const QString& id);
/// Where nothing has been chosen yet: the first game there is.
QString firstGame();
/// The ids of all games of the engine, in the order of the home page; those without a table last.
QStringList gameIds();
