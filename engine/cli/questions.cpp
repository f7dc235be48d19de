// SPDX-License-Identifier: GPL-3.0-or-later
#include <exception>

#include "base/json_text.h"
#include "base/money_json.h"
#include "cli/commands.h"
#include "match/record.h"
#include "registry/registry.h"

namespace hanpan::cli {

std::string listed(const std::vector<std::string>& names)
{
    std::string text;
    for (const std::string& n : names)
        text += (text.empty() ? "" : ", ") + n;
    return text;
}

json answer_question(std::string_view line)
try {
    const auto question = read_json(line);
    if (!question)
        return failure(question.error);
    if (!question->is_object())
        return failure("a question is an object with \"game\" and \"ask\", not " + in_quotes(json_line(*question)));
    const auto game = question->find("game");
    if (game == question->end() || !game->is_string())
        return failure("the question needs \"game\", the id of a game");
    const game_entry* entry = find_game(game->get<std::string>());
    if (entry == nullptr)
        return failure("unknown game " + in_quotes(game->get<std::string>()) + "; there are " + known_games());
    if (!question->contains("ask") || !question->at("ask").is_string())
        return failure("the question needs \"ask\", what is asked");
    return entry->eval(*question);
} catch (const std::exception& e) {
    // Nothing of ours throws on bad input; should a game forget a check, the program goes on all the same.
    return failure(std::string("the question cannot be answered: ") + e.what());
}

json replayed(std::string_view record)
{
    const auto read = replay_record(record, all_games());
    if (!read)
        return failure(read.error);
    const match_record& told = read->told;
    json payments = json::array();
    for (const std::vector<half_units>& round : told.payments)
        payments.push_back(json_amounts(round));
    json reply{{"ok", true},
               {"game", told.setup.game},
               {"players", told.setup.players},
               {"round", told.rounds},
               {"actions", told.actions.size()},
               {"payments", std::move(payments)},
               {"scores", json_amounts(told.scores)},
               {"over", told.over}};
    if (!read->earlier.empty())
        reply["earlier"] = read->earlier.text();
    return reply;
}

} // namespace hanpan::cli
