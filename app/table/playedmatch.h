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

/// A match as it is played here: the engine's match, who sits at it, and what its record does not say: what each action
/// let the person see, whether it was his decision, and what was taken back. The position exists once, in the match.
class PlayedMatch {
public:
    /// What undo must know of each action of the record.
    struct Step {
        bool news = true;       ///< something new was seen by it, or after it before the next one
        bool automatic = false; ///< the table acted: no decision of the person
    };

    /// Takes a match of a game that has a table. `levels`: of the bots by seat, without the person's; the last one repeats,
    /// none = "casual". `known`: its actions where that is known of them, else nothing new may be taken back.
    void take(std::unique_ptr<hanpan::match> match, const QStringList& levels, const QList<KeptAction>& known);
    /// The same match at another place of it (a replay).
    void jump(std::unique_ptr<hanpan::match> match);

    /// The position as the person's seat sees it; empty zones of the game's own are not in it.
    Situation situation() const;

    /// What this seat has heard of the round on the table, as the match has it, but for calls that turned out to count: those are in
    /// their whole words, for all have seen them by now.
    std::vector<hanpan::log_entry> heard(const Situation& now) const;
    /// The same of the rounds before it.
    std::vector<hanpan::log_entry> heardBefore() const;
    /// What lay on top of the discards before each entry of what this seat has heard, by round (from 1): the match played once more.
    QHash<int, QStringList> tops() const { return tops(*match_, me_, *game_); }
    static QHash<int, QStringList> tops(const hanpan::match& match, hanpan::seat me, const GameTable& game);

    /// There is a match.
    explicit operator bool() const { return match_ != nullptr; }
    hanpan::match* operator->() const { return match_.get(); }
    hanpan::match& operator*() const { return *match_; }
    const GameTable& game() const { return *game_; }

    /// Nothing is dealt after what is on the table, whatever the rules say.
    bool endsWithThisDeal() const { return match_->setup().until == match_->round() + 1; }

    /// The seat that is looked from: the person's, unless a replay is seen with somebody else's eyes.
    hanpan::seat me() const { return me_; }
    /// Before take(): where the person sits. After it: whose eyes are borrowed.
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
    /// Who sits at the other seats, in their order (words/characters.h): as many as there are.
    QStringList characters() const { return Characters::seated(characters_, match_ ? match_->setup().players - 1 : 0); }
    /// The character at a seat; "" for the person.
    QString characterOf(hanpan::seat who) const
    {
        return who == person_ ? QString() : characters().value(who - (who > person_));
    }
    void setCharacters(const QStringList& ids) { characters_ = ids; }
    /// It does not count: something that was seen has been taken back, or the deal was known.
    bool practice() const { return practice_; }
    void setPractice(bool practice)
    {
        practice_ = practice;
        countsAgain_ = false;
    }
    /// What the person calls the rules, where they are an own rule set; "" = a preset's.
    const QString& rulesName() const { return rulesName_; }
    void setRulesName(const QString& name) { rulesName_ = name; }

    /// Plays an action if the match takes it; what undo took back is gone then.
    hanpan::verdict play(hanpan::seat who, const QString& action, const Step& step);
    void nextRound();
    /// The last action let the person see something new.
    void sawNews();

    /// There is a decision of the person in a round that goes on, which can be taken back.
    bool canUndo() const { return lastDecision() >= 0; }
    /// Nothing new has been seen since.
    bool undoIsFree() const;
    /// Takes back everything up to and with the person's last decision of the round on the table. Where something new had been seen
    /// since, the match becomes practice, until redo() has brought back all that was taken.
    void undo();
    bool canRedo() const { return !undone_.isEmpty(); }
    /// Brings back one decision of the person with everything that followed it, up to his next one.
    void redo();
    /// What is remembered of it beside its record: who sat at it, and by what name of the rules.
    KeptMatch about() const;
    /// The actions with what is known of them.
    QList<KeptAction> kept() const;

private:
    /// `log` of that round with its calls completed; `now`: nullptr for a round that is over.
    void complete(std::vector<hanpan::log_entry>& log, int round, const Situation* now) const;
    /// What redo() might have brought back is gone.
    void forgetUndone();
    /// Index of the person's last decision in the round on the table, in the record; -1 when there is none.
    qsizetype lastDecision() const;

    std::unique_ptr<hanpan::match> match_;
    const GameTable* game_ = nullptr;
    QStringList levels_;
    std::shared_ptr<TableSwitches> switches_ = std::make_shared<TableSwitches>();
    QList<Step> steps_;        ///< one for each action of the record
    QList<KeptAction> undone_; ///< what undo() took back and redo() may bring again, in its order
    QString rulesName_;
    QStringList characters_; ///< as they were wanted
    hanpan::seat me_ = 0;
    hanpan::seat person_ = 0;
    bool practice_ = false;
    bool countsAgain_ = false; ///< it is practice only as long as something is taken back
};
