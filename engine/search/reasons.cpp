// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/reasons.h"

#include <algorithm>
#include <span>

#include "base/words.h"

namespace hanpan {

bool falls_behind(const advised_action& choice) { return choice.behind > choice.behind_error; }

reason common_reason(const advice& told)
{
    if (told.options.size() < 2)
        return {"only_choice", HANPAN_WORDS("engine", "There is no other legal move.")};
    if (told.worlds == 0)
        return {"by_rule", HANPAN_WORDS("engine", "A sound rule-of-thumb move.")};
    const auto others = std::span(told.options).subspan(1);
    const auto all = [&](auto&& is) { return std::all_of(others.begin(), others.end(), is); };
    if (!all([](const advised_action& o) { return o.behind > 0; }))
        return {"as_good", HANPAN_WORDS("engine", "Other moves are about as good.")};
    if (told.exact)
        return {"exact", HANPAN_WORDS("engine", "Worked out to the end.")};
    // The values are reckoned, not sampled: there is no error to measure the lead by.
    if (all([](const advised_action& o) { return o.behind_error == 0; }))
        return {"reckoned", HANPAN_WORDS("engine", "Judging by what is known, this has the best expected result.")};
    if (all([](const advised_action& o) { return o.behind > 2 * o.behind_error; }))
        return {"clearly_ahead",
                HANPAN_WORDS("engine", "Clearly better than every alternative in the layouts considered.")};
    if (all(falls_behind))
        return {"ahead", HANPAN_WORDS("engine", "Better than the runner-up in the layouts considered.")};
    return {"as_good", HANPAN_WORDS("engine", "Other moves are about as good.")};
}

reason common_reason_against(const advice& told)
{
    if (told.exact)
        return {"exactly_less", HANPAN_WORDS("engine", "Worked out to the end, this move brings less.")};
    return {"brings_less", HANPAN_WORDS("engine", "In the layouts considered, this move brings less.")};
}

} // namespace hanpan
