// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "base/json_text.h"
#include "games/hollywood/game.h"

// The questions of `hanpan-engine eval` about Hollywood Rummy: meld, lay_off, lay_down, points, missing. Whatever is
// malformed is answered by one sentence that names the field; nothing is guessed.
namespace hanpan::hollywood {
namespace {

/// Thrown inside this file only: the sentence of {"error": …}.
struct malformed {
    std::string sentence;
};

const json& field(const json& question, const char* key)
{
    const auto it = question.find(key);
    if (it == question.end())
        throw malformed{"the question needs \"" + std::string(key) + "\""};
    return *it;
}

std::string text_of(const json& value, const std::string& where)
{
    if (!value.is_string())
        throw malformed{where + " must be a string, not " + value.dump()};
    return value.get<std::string>();
}

/// Cards in the order written; copies without a number come from `from` where it holds them.
std::vector<card> row_of(const rules& law, const json& value, const std::string& where, const card_set& from = {})
{
    // As many packs as the rules can ever use: questions name no number of players.
    const int players = law.deck_count == deck_count::half_players ? max_seats_here : min_seats;
    const auto row = read_cards(text_of(value, where), from, all_cards(law, players));
    if (!row)
        throw malformed{where + ": " + row.error.text()};
    if (row->empty())
        throw malformed{where + " names no cards"};
    return *row;
}

card_set hand_of(const rules& law, const json& question)
{
    card_set hand;
    const json& value = field(question, "hand");
    if (text_of(value, "\"hand\"").find_first_not_of(" \t\r\n") == std::string::npos)
        return hand;
    for (const card c : row_of(law, value, "\"hand\""))
        hand.add(c);
    return hand;
}

/// A meld as {kind, start, pieces}; `from`: the hand its cards come from.
struct asked_meld {
    meld_kind kind = meld_kind::set;
    int start = 0; ///< as asked; 0 = not given
    std::vector<card> row;
};

asked_meld meld_of(const rules& law, const json& object, const std::string& where, const card_set& from = {})
{
    if (!object.is_object())
        throw malformed{where + " must be an object with kind and pieces, not " + object.dump()};
    asked_meld m;
    const std::string kind = text_of(field(object, "kind"), "\"kind\"");
    if (kind != "set" && kind != "run")
        throw malformed{"\"kind\" must be set or run, not '" + kind + "'"};
    m.kind = kind == "set" ? meld_kind::set : meld_kind::run;
    m.row = row_of(law, field(object, "pieces"), "\"pieces\"", from);
    if (const auto it = object.find("start"); it != object.end() && !it->is_null()) {
        if (!it->is_number_integer())
            throw malformed{"\"start\" must be a whole number, not " + it->dump()};
        const auto start = it->get<std::int64_t>();
        m.start = start >= -100 && start <= 100 ? static_cast<int>(start) : -100;
        if (m.start == 0)
            m.start = -100; // no place; told apart from "not given"
    }
    return m;
}

/// Does the meld stand where the question says it starts?
bool starts_there(const rules& law, const asked_meld& m)
{
    return m.kind == meld_kind::set || m.start == 0 || m.start == start_of(law, m.row);
}

contract contract_of(const rules& law, const json& question, table& t)
{
    const json& value = field(question, "hand_no");
    const std::vector<contract> list = contracts_of(law.contracts);
    if (!value.is_number_integer() || value.get<std::int64_t>() < 1 ||
        value.get<std::int64_t>() > static_cast<std::int64_t>(list.size()))
        throw malformed{"\"hand_no\" must be a hand of the contracts, from 1 to " + std::to_string(list.size()) +
                        ", not " + value.dump()};
    t.hand_no = static_cast<std::uint8_t>(value.get<int>() - 1);
    return list[t.hand_no];
}

json answer_meld(const rules& law, const json& question)
{
    const asked_meld m = meld_of(law, question, "the question");
    table_meld made;
    const int fewest = m.kind == meld_kind::set ? set_cards : run_cards;
    const bool valid = static_cast<int>(m.row.size()) >= fewest && starts_there(law, m) &&
                       make_meld(law, m.kind, m.row, true, made).allowed();
    return {{"valid", valid}};
}

json answer_lay_off(const rules& law, const json& question)
{
    const asked_meld m = meld_of(law, field(question, "meld"), "\"meld\"");
    table_meld made;
    if (!make_meld(law, m.kind, m.row, false, made).allowed() || !starts_there(law, m))
        throw malformed{"\"meld\" is not a meld of these rules"};
    card_set others = all_cards(law, max_seats_here);
    for (const card c : m.row)
        others.remove(c);
    const std::vector<card> piece = row_of(law, field(question, "piece"), "\"piece\"", others);
    if (piece.size() != 1)
        throw malformed{"\"piece\" must be one card"};
    layoff found[3];
    const int ways = layoffs(law, made, piece.front(), found, nullptr);
    if (ways == 2 && found[1].after.start < found[0].after.start)
        std::swap(found[0], found[1]);
    json results = json::array();
    for (int i = 0; i < ways; ++i) {
        const table_meld& after = found[i].after;
        std::string pieces;
        for (int k = 0; k < after.length; ++k)
            pieces += (k == 0 ? "" : " ") + packs::to_text(after.cards[k]);
        json result{{"pieces", pieces}};
        if (after.kind == meld_kind::run)
            result["start"] = after.start;
        if (found[i].to == way::hand)
            result["to_hand"] = packs::to_text(found[i].wild);
        results.push_back(std::move(result));
    }
    return {{"results", std::move(results)}};
}

json answer_lay_down(const rules& law, const json& question)
{
    table t;
    t.law = &law;
    t.goal = contract_of(law, question, t);
    const card_set hand = hand_of(law, question);
    const json& melds = field(question, "melds");
    if (!melds.is_array())
        throw malformed{"\"melds\" must be a list, not " + melds.dump()};
    action a;
    a.kind = action_kind::lay_down;
    card_set left = hand;
    bool valid = melds.size() <= max_contract_melds;
    int at = 0;
    for (const json& object : melds) {
        const asked_meld m = meld_of(law, object, "a meld", left);
        valid = valid && starts_there(law, m) && at + static_cast<int>(m.row.size()) <= max_laid &&
                m.row.size() <= max_meld;
        if (!valid)
            continue; // read on: a malformed meld is an error all the same
        a.kinds[a.melds] = m.kind;
        a.lengths[a.melds++] = static_cast<std::uint8_t>(m.row.size());
        for (const card c : m.row) {
            a.laid[at++] = c;
            left.remove(c);
        }
    }
    return {{"valid", valid && laying_down_error(t, hand, a).why == refused::none}};
}

json answer(const rules& law, const std::string& ask, const json& question)
{
    const auto only = [&](std::initializer_list<std::string_view> keys) {
        if (std::string wrong = unknown_key(question, keys); !wrong.empty())
            throw malformed{std::move(wrong)};
    };
    if (ask == "meld") {
        only({"kind", "pieces", "start"});
        return answer_meld(law, question);
    }
    if (ask == "lay_off") {
        only({"meld", "piece"});
        return answer_lay_off(law, question);
    }
    if (ask == "lay_down") {
        only({"hand_no", "hand", "melds"});
        return answer_lay_down(law, question);
    }
    if (ask == "points") {
        only({"hand", "hand_no"});
        return {{"points", hand_points(law, hand_of(law, question))}};
    }
    if (ask == "missing") {
        only({"hand", "hand_no"});
        table t;
        const contract goal = contract_of(law, question, t);
        return {{"missing", missing(law, goal, hand_of(law, question))}};
    }
    throw malformed{"unknown question '" + ask +
                    "' for hollywood; there are: meld, lay_off, lay_down, points, missing"};
}

} // namespace

json game::eval(const json& question)
{
    const parsed<rule_values> values = book().read(question.value("rules", json()));
    if (!values)
        return failure(values.error);
    try {
        return answer(book().bind(*values), text_of(field(question, "ask"), "\"ask\""), question);
    } catch (const malformed& wrong) {
        return failure(wrong.sentence);
    }
}

} // namespace hanpan::hollywood
