// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/money_json.h"

namespace hanpan {

using nlohmann::json;

json json_amount(half_units amount)
{
    if (amount % 2 == 0)
        return json(amount / 2);
    return json(units(amount));
}

json json_amounts(const std::vector<half_units>& amounts)
{
    json list = json::array();
    for (const half_units a : amounts)
        list.push_back(json_amount(a));
    return list;
}

json json_settlement(const settlement& result)
{
    json lines = json::array();
    for (const settlement_line& line : result.lines) {
        json item{{"amount", json_amount(line.amount)}, {"reason", line.reason}};
        if (line.from != no_seat)
            item["from"] = line.from;
        if (line.to != no_seat)
            item["to"] = line.to;
        json factors = json::object();
        for (const settlement_line::factor& f : line.factors)
            factors[f.id] = f.value;
        item["factors"] = std::move(factors);
        lines.push_back(std::move(item));
    }
    return json{{"ending", result.ending},
                {"winners", result.winners},
                {"payments", json_amounts(result.payments)},
                {"lines", std::move(lines)}};
}

} // namespace hanpan
