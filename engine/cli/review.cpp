// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/review.h"

#include <cmath>

#include "base/json_text.h"
#include "cli/commands.h"
#include "match/grades.h"
#include "registry/registry.h"

namespace hanpan::cli {

namespace {

double rounded(double x) { return std::round(x * 1000) / 1000; }

} // namespace

json json_advice(const advice& told)
{
    json options = json::array();
    for (const advised_action& o : told.options) {
        json line{{"action", o.action}};
        if (told.worlds > 0 || told.exact) {
            line["value"] = rounded(o.value);
            line["error"] = rounded(o.error);
            line["behind"] = rounded(o.behind);
            line["behind_error"] = rounded(o.behind_error);
            line["worlds"] = o.worlds;
        }
        options.push_back(std::move(line));
    }
    return {{"best", told.options.front().action}, {"rule_based", told.rule_based}, {"reason", told.why.id},
            {"why", told.why.said.text()},         {"worlds", told.worlds},         {"exact", told.exact},
            {"options", std::move(options)}};
}

json reviewed(std::string_view record, seat who, const bot_settings& bot)
{
    const auto match = match_from_record(record);
    if (!match)
        return failure(match.error);
    if (who < 0 || who >= (*match)->setup().players)
        return failure("there is no seat " + std::to_string(who) + " at this table");
    if (!is_bot_level(bot.level))
        return failure("unknown level " + in_quotes(bot.level) + "; there are " + listed(bot_levels()));
    const std::atomic<bool> stop{false};
    json decisions = json::array();
    double cost = 0;
    const double swing = (*match)->swing();
    const std::vector<reviewed_decision> found = (*match)->review(who, bot, stop);
    for (const reviewed_decision& d : found) {
        cost += d.cost;
        decisions.push_back({{"index", d.index},
                             {"round", d.round + 1},
                             {"played", d.played},
                             {"cost", rounded(d.cost)},
                             {"cost_error", rounded(d.cost_error)},
                             {"grade", grade_name(graded(d, swing))},
                             {"advice", json_advice(d.advice)}});
    }
    return {{"game", (*match)->setup().game},
            {"seat", who},
            {"cost", rounded(cost)},
            {"swing", rounded(swing)},
            {"accuracy", rounded(quality(found, swing).accuracy())},
            {"decisions", std::move(decisions)}};
}

} // namespace hanpan::cli
