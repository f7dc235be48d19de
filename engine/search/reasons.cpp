// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/reasons.h"

#include "base/words.h"

namespace hanpan {

reason common_reason(const advice& told)
{
    if (told.options.size() < 2)
        return {"only_choice", HANPAN_WORDS("engine", "There is no other legal move.")};
    if (told.worlds == 0)
        return {"by_rule", HANPAN_WORDS("engine", "A sound rule-of-thumb move.")};
    const advised_action& next = told.options[1];
    if (told.exact)
        return {"exact", HANPAN_WORDS("engine", "Worked out to the end.")};
    // Reckoned, not sampled: there is no error to measure the lead by.
    if (next.behind_error == 0)
        return next.behind > 0
                   ? reason{"reckoned",
                            HANPAN_WORDS("engine", "Judging by what is known, this has the best expected result.")}
                   : reason{"as_good", HANPAN_WORDS("engine", "Other moves are about as good; this one is safe.")};
    if (next.behind > 2 * next.behind_error)
        return {"clearly_ahead",
                HANPAN_WORDS("engine", "Clearly better than every alternative in the layouts considered.")};
    if (next.behind > next.behind_error)
        return {"ahead", HANPAN_WORDS("engine", "Better than the runner-up in the layouts considered.")};
    return {"as_good", HANPAN_WORDS("engine", "Other moves are about as good; this one is safe.")};
}

} // namespace hanpan
