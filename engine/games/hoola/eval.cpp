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

/// Cards of the pack in the order written.
std::vector<card> row_of(const rules& law, const eval_field& named)
{
    named.read(cards::read_cards, "a string of cards");
    std::vector<card> row;
    for (const std::string_view word : words_of(named.value.get_ref<const std::string&>()))
        if (row.push_back(*cards::read_card(word)); !cards::has(pack(law), row.back()))
            named.refuse(": the pack has no card " + cards::to_text(row.back()) + " (\"jokers\" is " +
                         std::to_string(law.jokers) + ")");
    return row;
}

/// The same of a field that names at least one card.
std::vector<card> meld_of(const rules& law, const eval_field& named)
{
    std::vector<card> row = row_of(law, named);
    if (row.empty())
        named.refuse(" names no card");
    return row;
}

card card_of(const rules& law, const eval_field& named)
{
    named.read(cards::read_card);
    return row_of(law, named).front();
}

/// Reads into a position what each seat holds, no card in two hands, and who has melded.
template <class Position>
void read_seats(const rules& law, const eval_line& asked, Position& p)
{
    const eval_field hands = asked["hands"];
    if (!hands.value.is_array())
        hands.refuse(" must be an array with one string a seat");
    if (hands.value.size() < 2 || hands.value.size() > std::size(p.hands))
        hands.refuse(" has " + std::to_string(hands.value.size()) + " hands; Hoola is for 2 to 7 players");
    card_set seen = 0;
    for (const json& each : hands.value) {
        const eval_field hand = hands.part(each, p.players);
        card_set& held = p.hands[at(p.players++)];
        held = set_of(row_of(law, hand));
        if (const card_set twice = seen & held; twice != 0)
            hand.refuse(": the card " + cards::to_text(cards::lowest(twice)) + " is in another hand too");
        seen |= held;
    }
    const eval_field melded = asked["melded"];
    if (!melded.value.is_array() || melded.value.size() != hands.value.size())
        melded.refuse(" must be an array of " + std::to_string(p.players) + " booleans, one a hand");
    for (seat s = 0; s < p.players; ++s)
        if (melded.part(melded.value[at(s)], s).flag())
            p.registered.add(s);
}

json meld_answer(const rules& law, const eval_line& asked)
{
    table_meld laid;
    return {{"valid", as_meld(law, meld_of(law, asked["pieces"]), true, laid) == refused::none}};
}

json lay_off_answer(const rules& law, const eval_line& asked)
{
    const std::vector<card> row = meld_of(law, asked["meld"]);
    const card piece = card_of(law, asked["piece"]);
    if (cards::has(set_of(row), piece))
        asked["piece"].refuse(": " + cards::to_text(piece) + " lies in the meld already");
    table_meld standing;
    if (const refused why = as_meld(law, row, false, standing); why != refused::none)
        asked["meld"].refuse(": " + explain(why).why());
    return {{"valid", add_refusal(law, standing, piece) == refused::none}};
}

json points_answer(const rules& law, const eval_line& asked)
{
    const card_set hand = set_of(row_of(law, asked["hand"]));
    return {{"raw", raw_points(law, hand)}, {"final", final_points(law, hand)}};
}

json claims_answer(const rules& law, const eval_line& asked)
{
    claim_case c;
    read_seats(law, asked, c);
    c.discard = card_of(law, asked["discard"]);
    c.discarder = asked["discarder"].seat_of(c.players);
    for (seat s = 0; s < c.players; ++s)
        if (cards::has(c.hands[at(s)], c.discard))
            asked["discard"].refuse(": " + cards::to_text(c.discard) + " is in the hand of seat " + std::to_string(s));
    json eligible = json::array();
    for (seat s = 0; s < c.players; ++s)
        if (!claims(law, c, s).empty())
            eligible.push_back(s);
    return {{"eligible", eligible}};
}

json settle_answer(const rules& law, const eval_line& asked)
{
    final_position p;
    read_seats(law, asked, p);
    p.playing = seat_set::first(p.players);
    p.dealer = asked["dealer"].seat_of(p.players);
    const std::string end = asked["end"].text();
    const std::optional<ending> how = told_ending(end);
    if (!how)
        asked["end"].refuse(" must be going_out, hoola, stop, blast or stock_out, not '" + end + "'");
    p.ending = *how;
    if (p.ending != ending::stock_out)
        p.closer = asked[p.ending == ending::stop ? "stopper" : "winner"].seat_of(p.players);
    if (const auto discarder = asked.given("discarder"))
        p.discarder = discarder->seat_of(p.players);
    switch (complete(law, p)) {
    case wrong_end::none: break;
    case wrong_end::not_for_places: asked["end"].refuse(": '" + end + "' cannot happen with play_for_places");
    case wrong_end::closer_holds_cards: asked["hands"].part({}, p.closer).refuse(": whoever goes out holds no cards");
    case wrong_end::no_claim: asked["discarder"].refuse(" belongs to a claim by which someone went out");
    case wrong_end::own_discard: asked["discarder"].refuse(" cannot be the winner");
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
