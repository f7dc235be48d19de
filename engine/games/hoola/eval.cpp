// SPDX-License-Identifier: GPL-3.0-or-later
#include <optional>

#include "base/bits.h"
#include "base/index.h"
#include "base/json_text.h"
#include "base/text.h"
#include "games/hoola/game.h"
#include "games/hoola/moves.h"

// The questions of `hanpan-engine eval` about Hoola: meld, lay_off, points, claims, settle. Whatever is malformed is
// answered by one sentence that names the field; nothing is guessed.
namespace hanpan::hoola {
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

std::string text_field(const json& question, const char* key)
{
    const json& value = field(question, key);
    if (!value.is_string())
        throw malformed{"\"" + std::string(key) + "\" must be a string, not " + value.dump()};
    return value.get<std::string>();
}

seat seat_value(const json& value, const std::string& where, int players)
{
    if (!value.is_number_integer() || value.get<std::int64_t>() < 0 || value.get<std::int64_t>() >= players)
        throw malformed{where + " must be a seat from 0 to " + std::to_string(players - 1) + ", not " + value.dump()};
    return value.get<int>();
}

seat seat_field(const json& question, const char* key, int players)
{
    return seat_value(field(question, key), "\"" + std::string(key) + "\"", players);
}

void check_pack(const rules& law, card c, const std::string& where)
{
    if (!cards::has(pack(law), c))
        throw malformed{where + ": the pack has no card " + cards::to_text(c) + " (\"jokers\" is " +
                        std::to_string(law.jokers) + ")"};
}

card card_field(const rules& law, const json& question, const char* key)
{
    const std::string text = text_field(question, key);
    const parsed<card> c = cards::read_card(text);
    const std::string where = "\"" + std::string(key) + "\"";
    if (!c)
        throw malformed{where + ": " + c.error.text()};
    check_pack(law, *c, where);
    return *c;
}

/// Cards in the order written.
std::vector<card> row_of(const rules& law, const json& value, const std::string& where)
{
    if (!value.is_string())
        throw malformed{where + " must be a string of cards, not " + value.dump()};
    const std::string text = value.get<std::string>();
    const parsed<card_set> set = cards::read_cards(text);
    if (!set)
        throw malformed{where + ": " + set.error.text()};
    std::vector<card> row;
    for (const std::string_view word : words_of(text)) {
        row.push_back(*cards::read_card(word));
        check_pack(law, row.back(), where);
    }
    return row;
}

card_set set_of(const std::vector<card>& row)
{
    card_set set = 0;
    for (const card c : row)
        set |= cards::bit(c);
    return set;
}

/// One hand a seat, no card in two of them.
std::vector<card_set> hands_field(const rules& law, const json& question)
{
    const json& value = field(question, "hands");
    if (!value.is_array())
        throw malformed{"\"hands\" must be an array with one string a seat"};
    if (value.size() < 2 || value.size() > static_cast<std::size_t>(max_players))
        throw malformed{"\"hands\" has " + std::to_string(value.size()) + " hands; Hoola is for 2 to 7 players"};
    std::vector<card_set> hands;
    card_set seen = 0;
    for (const json& hand : value) {
        const std::string where = "\"hands\"[" + std::to_string(hands.size()) + "]";
        hands.push_back(set_of(row_of(law, hand, where)));
        if (const card_set twice = seen & hands.back(); twice != 0)
            throw malformed{where + ": the card " + cards::to_text(cards::lowest(twice)) + " is in another hand too"};
        seen |= hands.back();
    }
    return hands;
}

seat_set melded_field(const json& question, std::size_t players)
{
    const json& value = field(question, "melded");
    if (!value.is_array() || value.size() != players)
        throw malformed{"\"melded\" must be an array of " + std::to_string(players) + " booleans, one a hand"};
    seat_set melded;
    for (std::size_t i = 0; i < players; ++i) {
        if (!value[i].is_boolean())
            throw malformed{"\"melded\"[" + std::to_string(i) + "] must be true or false, not " + value[i].dump()};
        if (value[i].get<bool>())
            melded.add(static_cast<seat>(i));
    }
    return melded;
}

json meld_answer(const rules& law, const json& question)
{
    const std::vector<card> row = row_of(law, field(question, "pieces"), "\"pieces\"");
    if (row.empty())
        throw malformed{"\"pieces\" names no card"};
    return {{"valid", read_meld(law, set_of(row), joker_in_order(law, row)).why == refused::none}};
}

/// A meld on the table as the question writes it: it may have been laid so, or have grown so.
table_meld table_meld_of(const rules& law, const std::vector<card>& row)
{
    const card_set pieces = set_of(row);
    meld_reading reading = read_meld(law, pieces, joker_in_order(law, row));
    if (reading.why == refused::two_card_melds_off) {
        // A lone seven that has grown by one card.
        rules pairs = law;
        pairs.seven_pair_melds = true;
        reading = read_meld(pairs, pieces);
    }
    if (reading.why != refused::none)
        throw malformed{"\"meld\": " + explain(reading.why).why()};
    table_meld m = lay(law, pieces, reading, 0);
    return m;
}

json lay_off_answer(const rules& law, const json& question)
{
    const std::vector<card> row = row_of(law, field(question, "meld"), "\"meld\"");
    if (row.empty())
        throw malformed{"\"meld\" names no card"};
    const card piece = card_field(law, question, "piece");
    if (cards::has(set_of(row), piece))
        throw malformed{"\"piece\": " + cards::to_text(piece) + " lies in the meld already"};
    return {{"valid", add_refusal(law, table_meld_of(law, row), piece) == refused::none}};
}

json points_answer(const rules& law, const json& question)
{
    const card_set hand = set_of(row_of(law, field(question, "hand"), "\"hand\""));
    return {{"raw", raw_points(law, hand)}, {"final", final_points(law, hand)}};
}

json claims_answer(const rules& law, const json& question)
{
    const std::vector<card_set> hands = hands_field(law, question);
    const int players = static_cast<int>(hands.size());
    const seat_set melded = melded_field(question, hands.size());
    const card discard = card_field(law, question, "discard");
    const seat discarder = seat_field(question, "discarder", players);
    table t;
    t.law = &law;
    t.players = static_cast<std::uint8_t>(players);
    t.pile[t.pile_count++] = discard;
    t.top_live = true;
    t.discarder = static_cast<std::int8_t>(discarder);
    t.registered = melded;
    const seat in_turn = seat_after(discarder, players);
    json eligible = json::array();
    for (seat s = 0; s < players; ++s) {
        const card_set hand = hands[at(s)];
        if (cards::has(hand, discard))
            throw malformed{"\"discard\": " + cards::to_text(discard) + " is in the hand of seat " + std::to_string(s)};
        t.counts[s] = static_cast<std::uint8_t>(bits::count(hand));
    }
    for (seat s = 0; s < players; ++s)
        if (s != discarder && (s == in_turn || (law.battle && players > 2)) && can_take({t, hands[at(s)], s, true}))
            eligible.push_back(s);
    return {{"eligible", eligible}};
}

json settle_answer(const rules& law, const json& question)
{
    final_position p;
    const std::vector<card_set> hands = hands_field(law, question);
    p.players = static_cast<int>(hands.size());
    p.playing = seat_set::first(p.players);
    p.registered = melded_field(question, hands.size());
    p.dealer = seat_field(question, "dealer", p.players);
    for (std::size_t i = 0; i < hands.size(); ++i)
        p.hands[i] = hands[i];
    const std::string end = text_field(question, "end");
    const std::pair<std::string_view, ending> endings[] = {{"going_out", ending::going_out},
                                                           {"hoola", ending::hoola},
                                                           {"stop", ending::stop},
                                                           {"blast", ending::minor_blast},
                                                           {"stock_out", ending::stock_out}};
    p.ending = ending::none;
    for (const auto& [word, code] : endings)
        if (word == end)
            p.ending = code;
    if (p.ending == ending::none)
        throw malformed{"\"end\" must be going_out, hoola, stop, blast or stock_out, not '" + end + "'"};
    if (law.play_for_places && p.ending != ending::going_out && p.ending != ending::stock_out)
        throw malformed{"\"end\": '" + end + "' cannot happen with play_for_places"};
    if (p.ending == ending::stock_out) {
        if (law.stock_out == stock_out::void_round)
            p.ending = ending::void_stock;
    } else {
        p.closer = seat_field(question, p.ending == ending::stop ? "stopper" : "winner", p.players);
    }
    if ((p.ending == ending::going_out || p.ending == ending::hoola) && p.hands[p.closer] != 0)
        throw malformed{"\"hands\"[" + std::to_string(p.closer) + "]: whoever goes out holds no cards"};
    if (const auto it = question.find("discarder"); it != question.end() && !it->is_null()) {
        p.discarder = seat_value(*it, "\"discarder\"", p.players);
        if (p.ending != ending::going_out && p.ending != ending::hoola)
            throw malformed{"\"discarder\" belongs to a claim by which someone went out"};
        if (p.discarder == p.closer)
            throw malformed{"\"discarder\" cannot be the winner"};
    }
    const settlement result = settle_position(law, p);
    json payments = json::array();
    for (const half_units amount : result.payments)
        payments.push_back(amount % 2 == 0 ? json(amount / 2) : json(units(amount)));
    return {{"payments", payments}, {"winners", result.winners}};
}

void only(const json& question, std::initializer_list<std::string_view> keys)
{
    if (std::string wrong = unknown_key(question, keys); !wrong.empty())
        throw malformed{std::move(wrong)};
}

} // namespace

json game::eval(const json& question)
{
    try {
        const auto given = question.find("rules");
        const parsed<rule_values> values = book().read(given == question.end() ? json() : *given);
        if (!values)
            throw malformed{values.error.text()};
        const rules law = book().bind(*values);
        const std::string ask = text_field(question, "ask");
        if (ask == "meld") {
            only(question, {"pieces"});
            return meld_answer(law, question);
        }
        if (ask == "lay_off") {
            only(question, {"meld", "piece"});
            return lay_off_answer(law, question);
        }
        if (ask == "points") {
            only(question, {"hand"});
            return points_answer(law, question);
        }
        if (ask == "claims") {
            only(question, {"discard", "discarder", "hands", "melded"});
            return claims_answer(law, question);
        }
        if (ask == "settle") {
            only(question, {"end", "winner", "stopper", "hands", "melded", "dealer", "discarder"});
            return settle_answer(law, question);
        }
        throw malformed{"\"ask\" must be meld, lay_off, points, claims or settle, not '" + ask + "'"};
    } catch (const malformed& m) {
        return failure(m.sentence);
    }
}

} // namespace hanpan::hoola
