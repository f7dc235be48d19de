// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QList>
#include <QString>
#include <QStringList>

#include "games/gametable.h"
#include "history/keptmatch.h"
#include "match/match.h"
#include "words/characters.h"

/// A match as it is played here: the engine's match, who sits at it, and what its record does not hold: what each
/// action let the person see, whether it was the person's decision, and what was taken back. The position exists once,
/// in the match.
class PlayedMatch {
public:
    /// What undo must know about each action of the record.
    struct Step {
        bool news = true;       ///< it showed something new, or something did before the next action
        bool automatic = false; ///< the table acted; it was not the person's decision
    };

    /// Takes a match of a game that has a table. `levels`: of the bots by seat, without the person's; the last one
    /// repeats, none = "casual". `known`: its actions with what is known of them; without it, nothing new may be taken
    /// back.
    void take(std::unique_ptr<hanpan::match> match, const QStringList& levels, const QList<KeptAction>& known);
    /// Takes the same match at another place (in a replay).
    void jump(std::unique_ptr<hanpan::match> match);

    /// The position as the person's seat sees it, without the game's own zones that are empty.
    Situation situation() const;

    /// What this seat has heard of the current round. Calls that turned out to count are in full words, because all
    /// have seen them by now.
    std::vector<hanpan::log_entry> heard(const Situation& now) const;
    /// The same of the rounds before it.
    std::vector<hanpan::log_entry> heardBefore() const;
    /// The top of the discards before each entry that this seat has heard, by round (from 1); it replays the match.
    QHash<int, QStringList> tops() const { return tops(*match_, me_, *game_); }
    static QHash<int, QStringList> tops(const hanpan::match& match, hanpan::seat me, const GameTable& game);

    /// Whether there is a match.
    explicit operator bool() const { return match_ != nullptr; }
    hanpan::match* operator->() const { return match_.get(); }
    hanpan::match& operator*() const { return *match_; }
    const GameTable& game() const { return *game_; }

    /// Whether nothing is dealt after the current deal, whatever the rules say.
    bool endsWithThisDeal() const { return match_->setup().until == match_->round() + 1; }

    /// The seat from which one looks: the person's, unless a replay is seen with somebody else's eyes.
    hanpan::seat me() const { return me_; }
    /// Before take(): where the person sits. After it: with whose eyes one sees.
    void sit(hanpan::seat seat) { me_ = seat; }
    /// Where the person sat when the match was taken.
    hanpan::seat person() const { return person_; }
    /// The bots' levels by seat, without the person's.
    const QStringList& levels() const { return levels_; }
    /// "" for the person.
    QString levelOf(hanpan::seat who) const
    {
        return who == person_ ? QString() : levels_.value(who - (who > person_));
    }
    /// The characters at the other seats, in seat order (words/characters.h): one for each.
    QStringList characters() const { return Characters::seated(characters_, match_ ? match_->setup().players - 1 : 0); }
    /// The character at a seat; "" for the person.
    QString characterOf(hanpan::seat who) const
    {
        return who == person_ ? QString() : characters().value(who - (who > person_));
    }
    void setCharacters(const QStringList& ids) { characters_ = ids; }
    /// Whether the match does not count: something that was seen has been taken back, or the deal was known.
    bool practice() const { return practice_; }
    void setPractice(bool practice)
    {
        practice_ = practice;
        countsAgain_ = false;
    }
    /// The person's name for the rules, if they are an own rule set; "" = a preset's.
    const QString& rulesName() const { return rulesName_; }
    void setRulesName(const QString& name) { rulesName_ = name; }

    /// Plays an action if the match accepts it; redo() is then no longer possible.
    hanpan::verdict play(hanpan::seat who, const QString& action, const Step& step);
    void nextRound();
    /// Notes that the last action let the person see something new.
    void sawNews();

    /// Whether the current round goes on and has a decision of the person to take back.
    bool canUndo() const { return lastDecision() >= 0; }
    /// Whether nothing new has been seen since that decision.
    bool undoIsFree() const;
    /// Takes back the person's last decision of the current round and all that followed. If something new had been seen
    /// since, the match becomes practice, until redo() has brought back all that was taken.
    void undo();
    bool canRedo() const { return !undone_.isEmpty(); }
    /// Brings back one decision of the person and everything that followed it, up to the person's next one.
    void redo();
    /// What is kept beside its record: who sat at it, and what the person calls the rules.
    KeptMatch about() const;
    /// The actions with what is known of them.
    QList<KeptAction> kept() const;

private:
    /// Completes the calls in `log`, of that round; `now`: nullptr for a round that is over.
    void complete(std::vector<hanpan::log_entry>& log, int round, const Situation* now) const;
    /// Drops what redo() could have brought back.
    void forgetUndone();
    /// Index of the person's last decision in the round on the table, in the record; -1 when there is none.
    qsizetype lastDecision() const;

    std::unique_ptr<hanpan::match> match_;
    const GameTable* game_ = nullptr;
    QStringList levels_;
    std::shared_ptr<TableSwitches> switches_ = std::make_shared<TableSwitches>();
    QList<Step> steps_;        ///< one for each action of the record
    QList<KeptAction> undone_; ///< what undo() took back and redo() can bring back, in its order
    QString rulesName_;
    QStringList characters_; ///< as they were asked for
    hanpan::seat me_ = 0;
    hanpan::seat person_ = 0;
    bool practice_ = false;
    bool countsAgain_ = false; ///< it counts again once everything taken back is restored
};
