// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/json_text.h"
#include "games/hohpai/game.h"

namespace hanpan::hohpai {

namespace {

/// Random sixes of the whole set, enough of them to leave the processor's branch memory behind.
std::vector<dominoes::bag> random_sixes(random_stream& rng)
{
    std::vector<dominoes::bag> sixes(1 << 12);
    for (dominoes::bag& six : sixes) {
        six = 0;
        dominoes::bag physical = 0;
        while (dominoes::size(physical) < 6)
            physical |= 1U << rng.below(dominoes::pieces);
        six = dominoes::canonical(physical);
    }
    return sixes;
}

template <int (hand_table::*Ask)(dominoes::bag) const>
std::uint64_t evaluate(std::uint64_t count, random_stream& rng)
{
    static const rules law;
    static const hand_table& table = hand_table::of(law, 4);
    static const auto sixes = random_sixes(rng); // once: drawing them costs far more than looking them up
    std::uint64_t total = 0;
    for (std::uint64_t i = 0; i < count; ++i)
        total += static_cast<std::uint64_t>((table.*Ask)(sixes[i & (sixes.size() - 1)]));
    return total;
}

} // namespace

std::vector<kernel> game::kernels()
{
    return {{"hand_evaluations", &evaluate<&hand_table::score>}, {"distances", &evaluate<&hand_table::distance>}};
}

json game::eval(const json& asked)
{
    const parsed<rule_values> values = book().read(asked.value("rules", json()));
    if (!values)
        return failure(values.error);
    rules law = book().bind(*values);
    const std::string ask =
        asked.contains("ask") && asked.at("ask").is_string() ? asked.at("ask").get<std::string>() : "";
    if (ask != "score" && ask != "distance")
        return failure("hohpai answers \"ask\": \"score\" or \"distance\"" +
                       (ask.empty() ? "" : ", not '" + ask + "'"));
    if (const std::string wrong = unknown_key(asked, {"hand", "players"}); !wrong.empty())
        return failure(wrong);
    if (asked.contains("players")) {
        const json& n = asked.at("players");
        if (!n.is_number_integer() || n < min_players || n > max_players)
            return failure("\"players\" must be a number from 2 to 4, not " + n.dump());
        law.players = n.get<int>();
    }
    if (!asked.contains("hand") || !asked.at("hand").is_string())
        return failure("the question needs \"hand\", a string of six pieces");
    const hand_table& table = hand_table::of(law, law.players);
    const auto hand = dominoes::read_bag(asked.at("hand").get<std::string>(), table.set());
    if (!hand)
        return failure("\"hand\": " + hand.error.text());
    if (dominoes::size(*hand) != 6)
        return failure("\"hand\" must hold six pieces, not " + std::to_string(dominoes::size(*hand)));
    return ask == "score" ? json{{"score", table.score(*hand)}} : json{{"distance", table.distance(*hand)}};
}

} // namespace hanpan::hohpai
