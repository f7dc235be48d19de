// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/index.h"
#include "base/money_json.h"
#include "base/text.h"
#include "game/eval_line.h"
#include "games/hoola/game.h"
#include "games/hoola/referee.h"

// The questions of `hanpan-engine eval` about Hoola: the referee's, in JSON.
namespace hanpan::hoola {
namespace {

void check_pack(const rules& law, card c, const std::string& where)
{
    if (!cards::has(pack(law), c))
        throw malformed{where + ": the pack has no card " + cards::to_text(c) + " (\"jokers\" is " +
                        std::to_string(law.jokers) + ")"};
}

card card_field(const rules& law, const eval_line& asked, const char* key)
{
    const std::string where = "\"" + std::string(key) + "\"";
    const card c = read_or_refuse(cards::read_card(asked.text(key)), where);
    check_pack(law, c, where);
    return c;
}

/// Cards in the order written.
std::vector<card> row_in(const rules& law, const json& value, const std::string& where)
{
    if (!value.is_string())
        throw malformed{where + " must be a string of cards, not " + value.dump()};
    const std::string text = value.get<std::string>();
    read_or_refuse(cards::read_cards(text), where);
    std::vector<card> row;
    for (const std::string_view word : words_of(text)) {
        row.push_back(*cards::read_card(word));
        check_pack(law, row.back(), where);
    }
    return row;
}

/// The same for a field that names at least one card.
std::vector<card> row_field(const rules& law, const eval_line& asked, const char* key)
{
    const std::string where = "\"" + std::string(key) + "\"";
    std::vector<card> row = row_in(law, asked.field(key), where);
    if (row.empty())
        throw malformed{where + " names no card"};
    return row;
}

/// One hand a seat, no card in two of them; gives the number of hands.
int hands_field(const rules& law, const eval_line& asked, std::span<card_set> hands)
{
    const json& value = asked.field("hands");
    if (!value.is_array())
        throw malformed{"\"hands\" must be an array with one string a seat"};
    if (value.size() < 2 || value.size() > hands.size())
        throw malformed{"\"hands\" has " + std::to_string(value.size()) + " hands; Hoola is for 2 to 7 players"};
    card_set seen = 0;
    int players = 0;
    for (const json& hand : value) {
        const std::string where = "\"hands\"[" + std::to_string(players) + "]";
        card_set& held = hands[at(players++)];
        held = set_of(row_in(law, hand, where));
        if (const card_set twice = seen & held; twice != 0)
            throw malformed{where + ": the card " + cards::to_text(cards::lowest(twice)) + " is in another hand too"};
        seen |= held;
    }
    return players;
}

seat_set melded_field(const eval_line& asked, int players)
{
    const json& value = asked.field("melded");
    if (!value.is_array() || value.size() != at(players))
        throw malformed{"\"melded\" must be an array of " + std::to_string(players) + " booleans, one a hand"};
    seat_set melded;
    for (seat s = 0; s < players; ++s) {
        if (!value[at(s)].is_boolean())
            throw malformed{"\"melded\"[" + std::to_string(s) + "] must be true or false, not " + value[at(s)].dump()};
        if (value[at(s)].get<bool>())
            melded.add(s);
    }
    return melded;
}

json meld_answer(const rules& law, const eval_line& asked)
{
    return {{"valid", new_meld(law, row_field(law, asked, "pieces")).why == refused::none}};
}

json lay_off_answer(const rules& law, const eval_line& asked)
{
    const std::vector<card> row = row_field(law, asked, "meld");
    const card piece = card_field(law, asked, "piece");
    if (cards::has(set_of(row), piece))
        throw malformed{"\"piece\": " + cards::to_text(piece) + " lies in the meld already"};
    const laid_meld standing = standing_meld(law, row);
    if (standing.why != refused::none)
        throw malformed{"\"meld\": " + explain(standing.why).why()};
    return {{"valid", laid_off(law, standing.meld, piece).why == refused::none}};
}

json points_answer(const rules& law, const eval_line& asked)
{
    const card_set hand = set_of(row_in(law, asked.field("hand"), "\"hand\""));
    return {{"raw", raw_points(law, hand)}, {"final", final_points(law, hand)}};
}

json claims_answer(const rules& law, const eval_line& asked)
{
    claim_case c;
    c.players = hands_field(law, asked, c.hands);
    c.melded = melded_field(asked, c.players);
    c.discard = card_field(law, asked, "discard");
    c.discarder = asked.seat_of("discarder", c.players);
    json eligible = json::array();
    for (seat s = 0; s < c.players; ++s)
        if (cards::has(c.hands[at(s)], c.discard))
            throw malformed{"\"discard\": " + cards::to_text(c.discard) + " is in the hand of seat " +
                            std::to_string(s)};
    for (seat s = 0; s < c.players; ++s)
        if (!claims(law, c, s).empty())
            eligible.push_back(s);
    return {{"eligible", eligible}};
}

json settle_answer(const rules& law, const eval_line& asked)
{
    final_position p;
    p.players = hands_field(law, asked, p.hands);
    p.playing = seat_set::first(p.players);
    p.registered = melded_field(asked, p.players);
    p.dealer = asked.seat_of("dealer", p.players);
    const std::string end = asked.text("end");
    const std::optional<told_end> how = read_told_end(end);
    if (!how)
        throw malformed{"\"end\" must be going_out, hoola, stop, blast or stock_out, not '" + end + "'"};
    if (*how != told_end::stock_out)
        p.closer = asked.seat_of(*how == told_end::stop ? "stopper" : "winner", p.players);
    p.ending = ending_of(law, *how, p.closer == no_seat ? 0 : p.hands[p.closer]);
    if (asked.given("discarder") != nullptr)
        p.discarder = asked.seat_of("discarder", p.players);
    switch (check_end(law, p)) {
    case wrong_end::none: break;
    case wrong_end::not_for_places: throw malformed{"\"end\": '" + end + "' cannot happen with play_for_places"};
    case wrong_end::closer_holds_cards:
        throw malformed{"\"hands\"[" + std::to_string(p.closer) + "]: whoever goes out holds no cards"};
    case wrong_end::no_claim: throw malformed{"\"discarder\" belongs to a claim by which someone went out"};
    case wrong_end::own_discard: throw malformed{"\"discarder\" cannot be the winner"};
    }
    const settlement result = settle_position(law, p);
    return {{"payments", json_amounts(result.payments)}, {"winners", result.winners}};
}

} // namespace

json game::eval(const json& line)
{
    return answer_line<rules>(
        line, book(),
        {{"meld", {"pieces"}, meld_answer},
         {"lay_off", {"meld", "piece"}, lay_off_answer},
         {"points", {"hand"}, points_answer},
         {"claims", {"discard", "discarder", "hands", "melded"}, claims_answer},
         {"settle", {"end", "winner", "stopper", "hands", "melded", "dealer", "discarder"}, settle_answer}});
}

} // namespace hanpan::hoola
