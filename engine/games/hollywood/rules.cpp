// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hollywood/rules.h"

#include <algorithm>

#include "base/index.h"
#include "games/hollywood/rule_fields.h"

namespace hanpan::hollywood {

int rules::packs(int players) const
{
    switch (deck_count) {
    case deck_count::by_players: return players >= 7 ? 3 : 2;
    case deck_count::one: return 1;
    case deck_count::two: return 2;
    case deck_count::three: return 3;
    case deck_count::four: return 4;
    case deck_count::half_players: return std::max(2, (players + 1) / 2);
    }
    return 2;
}

int rules::dealt(int hand, bool last) const
{
    switch (deal_schedule) {
    case deal_schedule::constant: return cards_dealt;
    case deal_schedule::ten_then_twelve: return hand < 4 ? 10 : 12;
    case deal_schedule::climbing_6_12: return std::min(6 + hand, 12);
    case deal_schedule::last_plus_1: return cards_dealt + (last ? 1 : 0);
    case deal_schedule::last_plus_2: return cards_dealt + (last ? 2 : 0);
    }
    return cards_dealt;
}

std::vector<int> rules::schedule() const
{
    const int hands = static_cast<int>(contracts_of(contracts).size());
    std::vector<int> list;
    for (int hand = 0; hand < hands; ++hand) {
        const bool plays = hands_played == hands_played::all || (hands_played == hands_played::first_4 && hand < 4) ||
                           (hands_played == hands_played::odd && hand % 2 == 0);
        if (plays)
            list.push_back(hand);
    }
    if (hands_played == hands_played::custom)
        for (const int number : custom_hands)
            if (number >= 1 && number <= hands)
                list.push_back(number - 1);
    if (list.empty())
        list.push_back(0);
    return list;
}

int rules::most_dealt() const
{
    const std::vector<int> hands = schedule();
    int most = 0;
    for (std::size_t i = 0; i < hands.size(); ++i)
        most = std::max(most, dealt(hands[i], i + 1 == hands.size()));
    return most;
}

int rules::points_of_dear(packs::card c) const
{
    const auto chosen = [](int own, int of_table) { return own > 0 ? own : of_table; };
    if (packs::is_joker(c))
        return chosen(joker_points, score_table == score_table::pip || score_table == score_table::shanghai ? 25 : 50);
    if (packs::rank_of(c) != cards::ace)
        return chosen(wild_two_points, 20);
    switch (score_table) {
    case score_table::hollywood: return chosen(ace_points, 25);
    case score_table::pip:
    case score_table::shanghai: return chosen(ace_points, 15);
    case score_table::flat_10: return chosen(ace_points, 20);
    }
    return 0;
}

namespace {

/// Are there too few cards even for the fewest players?
bool too_few_cards(const rules& r) { return min_seats * r.most_dealt() + 1 + 10 > r.deck_size(min_seats); }

/// Does `f(contract, cards dealt)` hold for a hand that will be played?
template <class F>
bool any_hand(const rules& r, F&& f)
{
    const auto list = contracts_of(r.contracts);
    const std::vector<int> hands = r.schedule();
    for (std::size_t i = 0; i < hands.size(); ++i)
        if (f(list[at(hands[i])], r.dealt(hands[i], i + 1 == hands.size())))
            return true;
    return false;
}

/// Does a final hand ask for more cards than a player holds on the first turn?
bool final_hand_too_big(const rules& r)
{
    return any_hand(r, [&](const contract& c, int dealt) {
        return c.final_hand && r.final_hand != final_hand::normal && c.fewest() > dealt + 1;
    });
}

/// Does another hand ask for more cards than `most(dealt)` allows?
template <class F>
bool hand_too_big(const rules& r, F&& most)
{
    return any_hand(r, [&](const contract& c, int dealt) {
        return (!c.final_hand || r.final_hand == final_hand::normal) && c.fewest() > most(dealt);
    });
}

bool beyond_mayi(const rules& r)
{
    return hand_too_big(r, [&](int dealt) {
        if (r.mayi_enabled && r.mayi_limit == 0)
            return 1000;
        return dealt + 1 + (1 + r.mayi_penalty) * (r.mayi_enabled ? r.mayi_limit : 0);
    });
}

bool beyond_hand_limit(const rules& r)
{
    return hand_too_big(r, [&](int dealt) { return r.hand_limit == 0 ? 1000 : std::max(r.hand_limit, dealt) + 1; });
}

bool unknown_hand(const rules& r)
{
    const int hands = static_cast<int>(contracts_of(r.contracts).size());
    return r.hands_played == hands_played::custom &&
           std::any_of(r.custom_hands.begin(), r.custom_hands.end(), [&](int number) { return number > hands; });
}

rule_table<rules> make_book()
{
    rule_table<rules> book("hollywood");
    card_fields(book);
    contract_fields(book);
    mayi_fields(book);
    play_fields(book);
    score_fields(book);

    book.contradiction("cards_dealt", "deck_count", too_few_cards,
                       HANPAN_WORDS("hollywood", "There are not enough cards to deal so many, even to two players."));
    book.contradiction(
        "contracts", "cards_dealt", final_hand_too_big,
        HANPAN_WORDS("hollywood", "A final round (marked !) asks for more cards than are dealt, plus one."));
    book.contradiction(
        "contracts", "mayi_limit", beyond_mayi,
        HANPAN_WORDS("hollywood", "A contract asks for more cards than a hand can reach with its May-Is."));
    book.contradiction("contracts", "hand_limit", beyond_hand_limit,
                       HANPAN_WORDS("hollywood", "A contract asks for more cards than the hand limit allows."));
    book.contradiction("custom_hands", "contracts", unknown_hand,
                       HANPAN_WORDS("hollywood", "The contract list has no round with that number."));

    book.preset("seed", HANPAN_WORDS("hollywood", "Hollywood"),
                HANPAN_WORDS("hollywood", "The family's rules as written down."), "{}");
    book.preset("relaxed_seed", HANPAN_WORDS("hollywood", "Relaxed"),
                HANPAN_WORDS("hollywood", "The same without a race: calls are heard clockwise."),
                R"({"mayi_priority":"clockwise","mayi_timer_s":0})");
    book.preset("may_i_family", HANPAN_WORDS("hollywood", "May I? family"),
                HANPAN_WORDS("hollywood", "Twos and jokers wild, unlimited May-Is, six rounds."),
                R"({"jokers_total":4,"wild_cards":"twos_jokers","wild_ratio":"not_more_than_naturals","mayi_limit":0,
            "hand_limit":0,"mayi_priority":"clockwise","mayi_ahead_may_claim":true,"mayi_window":"until_discard",
            "down_may_take_discard":false,"layoff_same_turn":false,"same_suit_run_gap":2,"contracts":"six",
            "score_table":"pip","joker_points":50})");
    book.preset("onze", HANPAN_WORDS("hollywood", "Onze"),
                HANPAN_WORDS("hollywood", "Twos and jokers wild, three May-Is, replaced wilds go to your hand."),
                R"({"wild_cards":"twos_jokers","jokers_total":4,"mayi_limit":3,"mayi_priority":"clockwise",
            "uncovered_card_usable":false,"deal_schedule":"last_plus_2","wild_displacement":"take_to_hand",
            "final_hand":"normal"})");
    book.preset("liverpool", HANPAN_WORDS("hollywood", "Liverpool"),
                HANPAN_WORDS("hollywood", "Only jokers are wild, cards count their pips."),
                R"({"jokers_total":4,"wild_cards":"jokers","score_table":"pip","down_may_take_discard":false})");
    book.preset("shanghai", HANPAN_WORDS("hollywood", "Shanghai"),
                HANPAN_WORDS("hollywood", "Ten rounds, only jokers wild, three May-Is."),
                R"({"contracts":"shanghai_10","jokers_total":4,"wild_cards":"jokers","mayi_limit":3,
            "mayi_priority":"clockwise","score_table":"shanghai","wild_ratio":"not_more_than_naturals",
            "layoff_same_turn":false})");
    book.preset("hoyle_contract", HANPAN_WORDS("hollywood", "Contract rummy"),
                HANPAN_WORDS("hollywood", "One joker, ten cards and later twelve."),
                R"({"jokers_total":1,"wild_cards":"jokers","deal_schedule":"ten_then_twelve","score_table":"pip"})");
    book.preset("quick", HANPAN_WORDS("hollywood", "Quick"), HANPAN_WORDS("hollywood", "Only rounds 1, 3, 5 and 7."),
                R"({"hands_played":"odd"})");
    book.preset("gentle", HANPAN_WORDS("hollywood", "Gentle"),
                HANPAN_WORDS("hollywood", "May-Is cost no penalty card; three per round."),
                R"({"mayi_priority":"clockwise","mayi_penalty":0,"mayi_penalty_final":0,"mayi_limit":3})");
    return book;
}

} // namespace

const rule_table<rules>& book()
{
    static const rule_table<rules> table = make_book();
    return table;
}

} // namespace hanpan::hollywood
