// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/reasons.h"

#include "base/words.h"

namespace hanpan {

reason common_reason(const advice& told)
{
    if (told.options.size() < 2)
        return {"only_choice", HANPAN_WORDS("engine", "There is nothing else to do.")};
    if (told.worlds == 0)
        return {"by_rule", HANPAN_WORDS("engine", "A sound move by the rules of thumb.")};
    const advised_action& next = told.options[1];
    if (told.exact)
        return {"exact", HANPAN_WORDS("engine", "Worked out to the end.")};
    // Reckoned, not sampled: there is no error to measure the lead by.
    if (next.behind_error == 0)
        return next.behind > 0
                   ? reason{"reckoned", HANPAN_WORDS("engine", "Reckoned from what is known, it promises most.")}
                   : reason{"as_good",
                            HANPAN_WORDS("engine", "Others are about as good; this one is the sound choice.")};
    if (next.behind > 2 * next.behind_error)
        return {"clearly_ahead", HANPAN_WORDS("engine", "Clearly ahead of everything else in the deals imagined.")};
    if (next.behind > next.behind_error)
        return {"ahead", HANPAN_WORDS("engine", "Ahead of the next best in the deals imagined.")};
    return {"as_good", HANPAN_WORDS("engine", "Others are about as good; this one is the sound choice.")};
}

} // namespace hanpan
