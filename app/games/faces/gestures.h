// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/situation.h"

/// What a gesture may mean, and what the table does for the person without being asked.
class GameGestures {
public:
    virtual ~GameGestures() = default;

    /// THE gesture function: what (held pieces, target) may mean; empty when the gesture means nothing. The first
    /// meaning the match allows is played; if it allows none, the refusal of the first one is shown. `target` is a zone
    /// id, or "button:<id>" for a button or key. `place`: index in the zone where the pieces are dropped, -1 unknown.
    /// It only asks the match for judgements.
    virtual Meaning gesture(const Situation& s, const QList<HeldPiece>& held, const QString& target,
                            int place) const = 0;
    /// Where a double-clicked piece goes, the most natural target first.
    virtual QStringList naturalTargets(const Situation& s, const HeldPiece& piece) const = 0;
    /// Faces of the person's own hand that some possible action uses now.
    virtual QStringList playableFaces(const Situation&) const { return {}; }
    /// Zones whose pieces the human may choose one by one, the hand first.
    virtual QStringList ownZones(const Situation& s) const { return {s.handZone()}; }
    /// Faces of one of those zones that some possible action uses now.
    virtual QStringList playableIn(const Situation& s, const QString& zoneId) const
    {
        return zoneId == s.handZone() ? playableFaces(s) : QStringList();
    }
    /// Pieces of the hand that could be added to something on the table now, without the number that distinguishes
    /// copies.
    virtual QStringList layableFaces(const Situation&) const { return {}; }
    /// Whether only one piece at a time makes sense now. Then choosing another lets go of the first.
    virtual bool selectsOne(const Situation&) const { return false; }
    /// The only thing the person can do if there is no choice: the table does it after a moment to read why. "" = none.
    virtual QString forcedAfterNotice(const Situation&) const { return {}; }
    /// Whether the human has no part in the rest of this round, and may want to see its end sooner.
    virtual bool watching(const Situation&) const { return false; }
    /// How long the human may think about this decision, in ms; then the table decides. 0 = without end.
    virtual int thinkingTime(const Situation&) const { return 0; }
    /// Whether these rules forbid everybody to take this action back. Then undoing it is practice, even if nothing new
    /// was seen.
    virtual bool standsFast(const Situation&, const QString& /*action*/) const { return false; }
    /// The action taken for the human when that time is up; "" = what a sound player would do.
    virtual QString onTimeout(const Situation&) const { return {}; }
    /// Presses a button that changes nothing in the match, only what the table asks (which calls are put to the human);
    /// true if it was one. Such a button can always be pressed while a round is played.
    virtual bool press(const Situation&, const QString&) const { return false; }
    /// Whether it is such a button.
    virtual bool ownButton(const QString&) const { return false; }
    /// The most natural button now, "" when there is none.
    virtual QString primaryButton(const Situation& s) const = 0;
    /// What the human's seat answers if there is nothing to decide: it is done at once without asking; "" = a decision.
    virtual QString forced(const Situation&) const { return {}; }
    /// What the human's seat answers without being asked if the coach would answer the same: the table asks the coach
    /// first, beside the window. "" = the human is asked.
    virtual QString unlessAdvised(const Situation&) const { return {}; }
    /// The same check when no coach is asked (in a lesson): true = nothing obvious speaks against it.
    virtual bool plainlyRight(const Situation&, const QString& /*action*/) const { return false; }
    /// The action that the human performs by starting this one: drawing in one's own turn passes a claim.
    virtual QString meantBy(const Situation&, const QString& action) const { return action; }

protected:
    GameGestures() = default;
};
