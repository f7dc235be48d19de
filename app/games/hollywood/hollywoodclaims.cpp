// SPDX-License-Identifier: GPL-3.0-or-later
// Whose turn it is, and what the others are asked.
#include "games/hollywood/hollywoodtable.h"
#include "words/cardwords.h"

hanpan::seat HollywoodTable::turn(const Situation& s) const { return viewOf(s).turn; }

bool HollywoodTable::opensClaims(const Situation& s, const QString& action) const
{
    const Kind kind = read(action).kind;
    return (kind == Kind::discard && viewOf(s).phase == Phase::window) || kind == Kind::may_i;
}

bool HollywoodTable::claimsOpen(const Situation& s) const
{
    // The player in turn speaks first; after that the others are waited for.
    return viewOf(s).phase == Phase::window && !(turn(s) == s.me && s.mayAct());
}

QString HollywoodTable::waiting(const Situation& s) const
{
    return viewOf(s).phase == Phase::window ? tr("Waiting: does anyone ask for the discard?") : QString();
}

std::optional<ClaimWindow> HollywoodTable::claim(const Situation& s) const
{
    const View& v = viewOf(s);
    if (!s.mayAct())
        return std::nullopt;
    const bool mine = v.turn == s.me;
    ClaimWindow window;
    window.face = faceOf(v.top());
    window.passAction = idOf(Button::pass);
    const QString sign = CardWords::sign(window.face);
    const hanpan::seat thrower = v.pile_count > 0 ? v.pile_by[v.pile_count - 1] : hanpan::no_seat;
    switch (v.phase) {
    case Phase::window:
    case Phase::ahead:
        window.milliseconds = lawOf(s).mayi_timer_s * 1000;
        window.silent = mine; // the turn goes on as it would without the others
        window.buttons = QStringList{idOf(Button::may_i), idOf(Button::pass)};
        if (v.phase == Phase::ahead)
            window.text = tr("%1 wants %2. Take it yourself?").arg(s.name(v.claimant), sign);
        else
            window.text = thrower == hanpan::no_seat ? tr("%1: may I?").arg(sign)
                                                     : tr("%1 discarded %2. May I?").arg(s.name(thrower), sign);
        return window;
    case Phase::decision:
        if (mine) {
            window.text = tr("%1: may I have %2?").arg(s.name(v.claimant), sign);
            window.buttons = QStringList{idOf(Button::allow), idOf(Button::deny)};
            window.passAction = idOf(Button::allow);
        } else {
            window.text = tr("You asked for %1. %2 decides.").arg(sign, s.name(v.turn));
            window.buttons = QStringList{idOf(Button::pass), idOf(Button::deny)};
        }
        return window;
    case Phase::pointing:
        window.text = tr("%1 could have laid off %2. Point it out?").arg(s.name(v.turn), sign);
        window.buttons = QStringList{idOf(Button::may_i), idOf(Button::pass)};
        return window;
    case Phase::draw:
    case Phase::play:
    case Phase::over: break;
    }
    return std::nullopt;
}
