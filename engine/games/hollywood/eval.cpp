// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/eval_line.h"
#include "games/hollywood/game.h"
#include "games/hollywood/missing.h"
#include "games/hollywood/referee.h"

// The questions of `hanpan-engine eval` about Hollywood Rummy: the referee's, in JSON.
namespace hanpan::hollywood {
namespace {

/// Cards in the order written; copies without a number come from `from` where it holds them.
std::vector<card> row_of(const rules& law, const json& value, const std::string& where, const card_set& from = {})
{
    // As many packs as the rules can ever use, because questions name no number of players.
    const int players = law.deck_count == deck_count::half_players ? max_seats_here : min_seats;
    std::vector<card> row = read_or_refuse(read_cards(text_of(value, where), from, all_cards(law, players)), where);
    if (row.empty())
        throw malformed{where + " names no cards"};
    return row;
}

card_set hand_of(const rules& law, const eval_line& asked)
{
    card_set hand;
    const json& value = asked.field("hand");
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
    const eval_line fields(object);
    const std::string kind = fields.text("kind");
    if (kind != "set" && kind != "run")
        throw malformed{"\"kind\" must be set or run, not '" + kind + "'"};
    m.kind = kind == "set" ? meld_kind::set : meld_kind::run;
    m.row = row_of(law, fields.field("pieces"), "\"pieces\"", from);
    if (const json* given = fields.given("start"); given != nullptr) {
        if (!given->is_number_integer())
            throw malformed{"\"start\" must be a whole number, not " + given->dump()};
        const auto start = given->get<std::int64_t>();
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

/// Which of the match's hands, from 0.
int hand_no_of(const rules& law, const eval_line& asked)
{
    const auto hands = static_cast<int>(contracts_of(law.contracts).size());
    return asked.number("hand_no", 1, hands, "a hand of the contracts,") - 1;
}

json meld_answer(const rules& law, const eval_line& asked)
{
    const asked_meld m = meld_of(law, asked.line(), "the question");
    return {{"valid", starts_there(law, m) && new_meld(law, m.kind, m.row).allowed()}};
}

json lay_off_answer(const rules& law, const eval_line& asked)
{
    const asked_meld m = meld_of(law, asked.field("meld"), "\"meld\"");
    const laid_meld standing = standing_meld(law, m.kind, m.row);
    if (!standing.allowed() || !starts_there(law, m))
        throw malformed{"\"meld\" is not a meld of these rules"};
    card_set others = all_cards(law, max_seats_here);
    for (const card c : m.row)
        others.remove(c);
    const std::vector<card> piece = row_of(law, asked.field("piece"), "\"piece\"", others);
    if (piece.size() != 1)
        throw malformed{"\"piece\" must be one card"};
    json results = json::array();
    for (const layoff& found : lay_off(law, standing.meld, piece.front()).ways) {
        std::string pieces;
        for (int k = 0; k < found.after.length; ++k)
            pieces += (k == 0 ? "" : " ") + packs::to_text(found.after.cards[k]);
        json result{{"pieces", pieces}};
        if (found.after.kind == meld_kind::run)
            result["start"] = found.after.start;
        if (found.to == way::hand)
            result["to_hand"] = packs::to_text(found.wild);
        results.push_back(std::move(result));
    }
    return {{"results", std::move(results)}};
}

json lay_down_answer(const rules& law, const eval_line& asked)
{
    const int hand_no = hand_no_of(law, asked);
    const card_set hand = hand_of(law, asked);
    const json& melds = asked.field("melds");
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
            continue; // go on reading: a malformed meld is still an error
        a.kinds[a.melds] = m.kind;
        a.lengths[a.melds++] = static_cast<std::uint8_t>(m.row.size());
        for (const card c : m.row) {
            a.laid[at++] = c;
            left.remove(c);
        }
    }
    return {{"valid", valid && may_lay_down(law, hand_no, hand, a)}};
}

json points_answer(const rules& law, const eval_line& asked)
{
    return {{"points", hand_points(law, hand_of(law, asked))}};
}

json missing_answer(const rules& law, const eval_line& asked)
{
    const contract goal = contracts_of(law.contracts)[static_cast<std::size_t>(hand_no_of(law, asked))];
    return {{"missing", missing(law, goal, hand_of(law, asked))}};
}

} // namespace

json game::eval(const json& line)
{
    return answer_line<rules>(line, book(),
                              {{"meld", {"kind", "pieces", "start"}, meld_answer},
                               {"lay_off", {"meld", "piece"}, lay_off_answer},
                               {"lay_down", {"hand_no", "hand", "melds"}, lay_down_answer},
                               {"points", {"hand", "hand_no"}, points_answer},
                               {"missing", {"hand", "hand_no"}, missing_answer}});
}

} // namespace hanpan::hollywood
