// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/hindsight.h"

#include <algorithm>

void Hindsight::take(const hanpan::match& match, const WokenMatch& woken, const Secrets& secrets)
{
    played_.setCharacters(woken.about.characters);
    played_.take(
        replay_.begin(match, woken.actions.mid(0, qsizetype(match.actions().size())), woken.about.id, {}, secrets),
        woken.about.levels, {});
}

Situation Hindsight::at(int action)
{
    replay_.show(placeOf(action), played_);
    return played_.situation();
}

Situation Hindsight::after(int action, const QString& other)
{
    const Situation before = at(action);
    if (!played_.play(before.me, other, {}).allowed())
        return before;
    replay_.stray();
    const Situation then = played_.situation();
    replay_.show(placeOf(action), played_);
    // In a round that goes on nothing may be revealed that had not been seen.
    const QStringList known = before.seenFaces(), now = then.seenFaces();
    return replay_.covers(then.round) && !std::includes(known.begin(), known.end(), now.begin(), now.end()) ? before
                                                                                                            : then;
}
