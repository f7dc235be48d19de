// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/situation.h"

/// How a score is written on every page (a score that is good for its player has a plus, penalty points have no sign),
/// and what ends a match.
class GameScores {
public:
    virtual ~GameScores() = default;

    /// Whether the points of this game count against their owner. (The engine's low_score_wins.)
    virtual bool penalty() const { return false; }
    /// The result of a round or a match, in whole units: "+6", "−3", "0"; "15 penalty points". `decimals` -1: only a
    /// half is shown.
    QString scoreText(double units, int decimals = -1) const;
    /// The same under a heading that names the unit: "+6"; "15".
    QString scoreBrief(double units, int decimals = -1) const;
    /// How much better (> 0) or worse something is: "+5.0", "−2.0"; "5.0 fewer", "2.0 more".
    QString changeText(double better, int decimals = 1) const;
    /// Whether that is good (1) or bad (-1) for the player who gets it, or neither (0).
    int scoreSign(double units) const;
    /// A seat's total: "+12", "69 chips", "45 penalty points".
    virtual QString totalText(hanpan::half_units score) const;
    /// The same in a column of totals: "+12", "69 chips", "45".
    virtual QString totalBrief(hanpan::half_units score) const { return scoreBrief(hanpan::units(score)); }
    /// Whether such a total is good or bad; 0 if it says nothing by itself (chips with which one began).
    virtual int totalSign(hanpan::half_units score) const;
    /// One of the coach's values, in whole units of what the game is paid in, more is better: "+1.3 stakes".
    virtual QString worth(double units) const;
    /// A seat's score as its badge shows it.
    virtual QString seatScore(const Situation& s, hanpan::seat who, hanpan::half_units score) const;
    /// What decides the match, by seat, if that is not the score.
    virtual std::vector<hanpan::half_units> matchPoints(const Situation&,
                                                        const std::vector<hanpan::half_units>& scores) const
    {
        return scores;
    }
    /// Whether a match with an end has chances of winning it that are shown and played by: not where those who play by
    /// them win no more matches than others.
    virtual bool hasChances(const Situation&) const { return true; }
    /// The number of rounds that the rules set for the match; 0 = they do not.
    virtual int roundsTotal(const Situation&) const { return 0; }
    /// What else ends the match by the rules ("to 77 points"); "" = nothing.
    virtual QString matchGoal(const Situation&) const { return {}; }
    /// How far this score has come towards the end of the match, from 0 to 1; nothing if no score ends it.
    virtual std::optional<double> matchProgress(const Situation&, hanpan::seat, hanpan::half_units) const
    {
        return std::nullopt;
    }

protected:
    GameScores() = default;
};
