// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/eval_line.h"
#include "games/hollywood/game.h"
#include "games/hollywood/missing.h"
#include "games/hollywood/referee.h"

// The questions of `hanpan-engine eval` about Hollywood Rummy: the referee's, in JSON.
namespace hanpan::hollywood {
namespace {

/// Cards in the order written; copies without a number come from `from` where it holds them.
std::vector<card> row_of(const rules& law, const eval_field& named, const card_set& from = {})
{
    // As many packs as the rules can ever use, because questions name no number of players.
    const card_set all = all_cards(law, law.deck_count == deck_count::half_players ? max_seats_here : min_seats);
    std::vector<card> row = named.read([&](std::string_view text) { return read_cards(text, from, all); });
    if (row.empty())
        named.refuse(" names no cards");
    return row;
}

card_set hand_of(const rules& law, const eval_line& asked)
{
    card_set hand;
    if (asked["hand"].text().find_first_not_of(" \t\r\n") != std::string::npos)
        for (const card c : row_of(law, asked["hand"]))
            hand.add(c);
    return hand;
}

/// A meld as {kind, start, pieces}.
struct asked_meld {
    meld_kind kind = meld_kind::set;
    std::vector<card> row;
    bool starts_there = true; ///< where the question says
};

/// `from`: the hand its cards come from.
asked_meld meld_of(const rules& law, const eval_field& named, const card_set& from = {})
{
    if (!named.value.is_object())
        named.must_be("an object with kind and pieces");
    const eval_line fields(named.value);
    const std::string kind = fields["kind"].text();
    if (kind != "set" && kind != "run")
        fields["kind"].refuse(" must be set or run, not '" + kind + "'");
    asked_meld m{kind == "set" ? meld_kind::set : meld_kind::run, row_of(law, fields["pieces"], from)};
    if (const auto start = fields.given("start")) {
        if (!start->value.is_number_integer())
            start->must_be("a whole number");
        m.starts_there = m.kind == meld_kind::set || (start->value != 0 && start->value == start_of(law, m.row));
    }
    return m;
}

/// A table at which the contract that the question names is due.
open_part table_of(const rules& law, const eval_line& asked)
{
    const auto hands = static_cast<int>(contracts_of(law.contracts).size());
    return contract_due(law, asked["hand_no"].number(1, hands, "a hand of the contracts,") - 1);
}

json meld_answer(const rules& law, const eval_line& asked)
{
    const asked_meld m = meld_of(law, asked.whole());
    table_meld laid;
    return {{"valid", static_cast<int>(m.row.size()) >= fewest_cards(m.kind) && m.starts_there &&
                          make_meld(law, m.kind, m.row, true, laid).allowed()}};
}

json lay_off_answer(const rules& law, const eval_line& asked)
{
    const asked_meld m = meld_of(law, asked["meld"]);
    table_meld standing;
    if (!make_meld(law, m.kind, m.row, false, standing).allowed() || !m.starts_there)
        asked["meld"].refuse(" is not a meld of these rules");
    card_set others = all_cards(law, max_seats_here);
    for (const card c : m.row)
        others.remove(c);
    const std::vector<card> piece = row_of(law, asked["piece"], others);
    if (piece.size() != 1)
        asked["piece"].refuse(" must be one card");
    json results = json::array();
    for (const layoff& found : lay_off(law, standing, piece.front())) {
        json result{{"pieces", row_text(std::span(found.after.cards, found.after.length))}};
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
    const open_part table = table_of(law, asked);
    const card_set hand = hand_of(law, asked);
    const eval_field melds = asked["melds"];
    if (!melds.value.is_array())
        melds.must_be("a list");
    action a;
    a.kind = action_kind::lay_down;
    card_set left = hand;
    bool valid = melds.value.size() <= max_contract_melds;
    int at = 0;
    for (const json& object : melds.value) {
        const asked_meld m = meld_of(law, {object, "a meld"}, left);
        valid = valid && m.starts_there && at + static_cast<int>(m.row.size()) <= max_laid && m.row.size() <= max_meld;
        if (!valid)
            continue; // go on reading: a malformed meld is still an error
        a.kinds[a.melds] = m.kind;
        a.lengths[a.melds++] = static_cast<std::uint8_t>(m.row.size());
        for (const card c : m.row) {
            a.laid[at++] = c;
            left.remove(c);
        }
    }
    return {{"valid", valid && laying_down_error(table, hand, a).allowed()}};
}

json points_answer(const rules& law, const eval_line& asked)
{
    return {{"points", hand_points(law, hand_of(law, asked))}};
}

json missing_answer(const rules& law, const eval_line& asked)
{
    const contract goal = table_of(law, asked).goal;
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
