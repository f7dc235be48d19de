// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hollywood/rule_fields.h"

namespace hanpan::hollywood {
namespace {

bool has_mayi(const rules& r) { return r.mayi_enabled; }
constexpr std::string_view no_mayi = HANPAN_WORDS("hollywood", "There is no “May I?”.");

message contracts_error(const json& value) { return read_contracts(value.get<std::string>()).error; }

/// 0 (as the table says) or 5 to 50.
message points_error(const json& value)
{
    const int points = value.get<int>();
    if (points == 0 || points >= 5)
        return {};
    return {HANPAN_SENTENCE("hollywood", "must be 0 (as the score table says) or 5 to 50, not %1"), points};
}

} // namespace

void card_fields(rule_table<rules>& book)
{
    book.group("cards", HANPAN_WORDS("hollywood", "Cards and deal"));
    book.choice(
        "deck_count", &rules::deck_count,
        {{"auto", deck_count::by_players, HANPAN_WORDS("hollywood", "By players")},
         {1, deck_count::one, "1"},
         {2, deck_count::two, "2"},
         {3, deck_count::three, "3"},
         {4, deck_count::four, "4"},
         {"half_players", deck_count::half_players, HANPAN_WORDS("hollywood", "Half the players")}},
        HANPAN_WORDS("hollywood", "Packs"),
        HANPAN_WORDS("hollywood", "Packs shuffled together; by players = two, or three for seven or eight players."));
    book.number("jokers_total", &rules::jokers_total, 0, packs::max_jokers, HANPAN_WORDS("hollywood", "Jokers"),
                HANPAN_WORDS("hollywood", "Jokers in all; they are always wild."))
        .unit("cards");
    book.choice("wild_cards", &rules::wild_cards,
                {{"aces", wild_cards::aces, HANPAN_WORDS("hollywood", "Aces")},
                 {"aces_jokers", wild_cards::aces_jokers, HANPAN_WORDS("hollywood", "Aces and jokers")},
                 {"jokers", wild_cards::jokers, HANPAN_WORDS("hollywood", "Jokers only")},
                 {"twos_jokers", wild_cards::twos_jokers, HANPAN_WORDS("hollywood", "Twos and jokers")},
                 {"red_aces", wild_cards::red_aces, HANPAN_WORDS("hollywood", "Red aces")},
                 {"red_aces_jokers", wild_cards::red_aces_jokers, HANPAN_WORDS("hollywood", "Red aces and jokers")}},
                HANPAN_WORDS("hollywood", "Wild cards"),
                HANPAN_WORDS("hollywood", "Which cards may stand for any other."));
    book.choice("natural_ace_place", &rules::natural_ace_place,
                {{"none", ace_place::none, HANPAN_WORDS("hollywood", "Not in runs")},
                 {"low", ace_place::low, HANPAN_WORDS("hollywood", "Below the two")},
                 {"high", ace_place::high, HANPAN_WORDS("hollywood", "Above the king")},
                 {"low_or_high", ace_place::low_or_high, HANPAN_WORDS("hollywood", "Either end")}},
                HANPAN_WORDS("hollywood", "Natural aces in runs"),
                HANPAN_WORDS("hollywood", "Where an ace that is not wild goes; never round the corner."))
        .only_if(
            {"wild_cards"}, [](const rules& r) { return !r.aces_wild(); },
            HANPAN_WORDS("hollywood", "All aces are wild."));
    book.flag("wild_in_ace_place", &rules::wild_in_ace_place, HANPAN_WORDS("hollywood", "Wilds in the ace's place"),
              HANPAN_WORDS("hollywood", "A wild may go below the two or above the king."));
    book.number("cards_dealt", &rules::cards_dealt, 7, 13, HANPAN_WORDS("hollywood", "Cards dealt"),
                HANPAN_WORDS("hollywood", "Cards everyone starts a round with."))
        .unit("cards")
        .only_if(
            {"deal_schedule"},
            [](const rules& r) {
                return r.deal_schedule != deal_schedule::ten_then_twelve &&
                       r.deal_schedule != deal_schedule::climbing_6_12;
            },
            HANPAN_WORDS("hollywood", "The deal changes from round to round."));
    book.choice("deal_schedule", &rules::deal_schedule,
                {{"constant", deal_schedule::constant, HANPAN_WORDS("hollywood", "The same in every round")},
                 {"ten_then_twelve", deal_schedule::ten_then_twelve, HANPAN_WORDS("hollywood", "Ten, then twelve")},
                 {"climbing_6_12", deal_schedule::climbing_6_12, HANPAN_WORDS("hollywood", "Six up to twelve")},
                 {"last_plus_1", deal_schedule::last_plus_1, HANPAN_WORDS("hollywood", "One more in the last round")},
                 {"last_plus_2", deal_schedule::last_plus_2, HANPAN_WORDS("hollywood", "Two more in the last round")}},
                HANPAN_WORDS("hollywood", "Deal from round to round"),
                HANPAN_WORDS("hollywood", "How the number of cards dealt changes."));
    book.choice("first_dealer", &rules::first_dealer,
                {{"random", first_dealer::random, HANPAN_WORDS("hollywood", "Random")},
                 {"seat_1", first_dealer::seat_1, HANPAN_WORDS("hollywood", "You")},
                 {"high_card", first_dealer::high_card, HANPAN_WORDS("hollywood", "Highest card drawn")}},
                HANPAN_WORDS("hollywood", "First dealer"),
                HANPAN_WORDS("hollywood", "Who deals the first round; then the deal passes clockwise."));
}

void contract_fields(rule_table<rules>& book)
{
    book.group("contracts", HANPAN_WORDS("hollywood", "Contracts and melds"));
    book.text("contracts", &rules::contracts, HANPAN_WORDS("hollywood", "Contracts"),
              HANPAN_WORDS("hollywood", "What each round asks for, in order."))
        .syntax(contracts_error);
    book.choice("hands_played", &rules::hands_played,
                {{"all", hands_played::all, HANPAN_WORDS("hollywood", "All")},
                 {"first_4", hands_played::first_4, HANPAN_WORDS("hollywood", "The first four")},
                 {"odd", hands_played::odd, HANPAN_WORDS("hollywood", "Every other one")},
                 {"custom", hands_played::custom, HANPAN_WORDS("hollywood", "Chosen")}},
                HANPAN_WORDS("hollywood", "Rounds played"),
                HANPAN_WORDS("hollywood", "Which rounds of the contract list make up the match."));
    book.numbers("custom_hands", &rules::custom_hands, 1, max_hands, 1, max_hands,
                 HANPAN_WORDS("hollywood", "Chosen rounds"),
                 HANPAN_WORDS("hollywood", "The numbers of the rounds to play, in order."))
        .only_if(
            {"hands_played"}, [](const rules& r) { return r.hands_played == hands_played::custom; },
            HANPAN_WORDS("hollywood", "The rounds are not chosen one by one."));
    book.number("min_naturals", &rules::min_naturals, 1, 2, HANPAN_WORDS("hollywood", "Natural cards per meld"),
                HANPAN_WORDS("hollywood", "How many cards of a meld may not be wild."))
        .unit("cards");
    book.choice(
        "wild_ratio", &rules::wild_ratio,
        {{"any", wild_ratio::any, HANPAN_WORDS("hollywood", "No limit")},
         {"not_more_than_naturals", wild_ratio::not_more_than_naturals,
          HANPAN_WORDS("hollywood", "No more than naturals")},
         {"fewer_than_naturals", wild_ratio::fewer_than_naturals, HANPAN_WORDS("hollywood", "Fewer than naturals")}},
        HANPAN_WORDS("hollywood", "Wilds in a meld"),
        HANPAN_WORDS("hollywood", "How many wilds a meld may contain when it is laid down."));
    book.flag("wild_ratio_on_layoff", &rules::wild_ratio_on_layoff,
              HANPAN_WORDS("hollywood", "Wild limit for lay-offs too"),
              HANPAN_WORDS("hollywood", "The limit on wilds also holds when cards are laid off."))
        .only_if(
            {"wild_ratio"}, [](const rules& r) { return r.wild_ratio != wild_ratio::any; },
            HANPAN_WORDS("hollywood", "There is no limit on wilds."));
    book.flag("adjacent_wilds", &rules::adjacent_wilds, HANPAN_WORDS("hollywood", "Wilds side by side"),
              HANPAN_WORDS("hollywood", "Two wilds may be next to each other in a run."));
    book.number("set_max", &rules::set_max, 0, 12, HANPAN_WORDS("hollywood", "Largest set"),
                HANPAN_WORDS("hollywood", "Most cards in a set; 0 = no limit."))
        .zero(HANPAN_WORDS("hollywood", "no limit"))
        .unit("cards")
        .syntax([](const json& value) {
            const int most = value.get<int>();
            return most == 0 || most >= 4
                       ? message()
                       : message(HANPAN_SENTENCE("hollywood", "must be 0 (no limit) or 4 to 12, not %1"), most);
        });
    book.flag("distinct_suits_in_set", &rules::distinct_suits_in_set,
              HANPAN_WORDS("hollywood", "Suits differ in a set"),
              HANPAN_WORDS("hollywood", "No suit twice in a set, so at most four cards."));
    book.flag("longer_melds_at_laydown", &rules::longer_melds_at_laydown, HANPAN_WORDS("hollywood", "Longer melds"),
              HANPAN_WORDS("hollywood", "Melds may be longer than asked for when they are laid down."));
    book.number("same_suit_run_gap", &rules::same_suit_run_gap, 0, 2,
                HANPAN_WORDS("hollywood", "Gap between runs of a suit"),
                HANPAN_WORDS("hollywood", "Ranks that must be missing between two runs of one suit; 0 = none."))
        .zero(HANPAN_WORDS("hollywood", "none"));
    book.flag("same_rank_sets", &rules::same_rank_sets, HANPAN_WORDS("hollywood", "Two sets of one rank"),
              HANPAN_WORDS("hollywood", "Two sets of a contract may be of the same rank."));
    book.flag("first_turn_laydown", &rules::first_turn_laydown,
              HANPAN_WORDS("hollywood", "Laying down on the first turn"),
              HANPAN_WORDS("hollywood", "Players may lay down on their very first turn."));
}

void mayi_fields(rule_table<rules>& book)
{
    book.group("mayi", HANPAN_WORDS("hollywood", "May I?"));
    book.flag("mayi_enabled", &rules::mayi_enabled, HANPAN_WORDS("hollywood", "May I?"),
              HANPAN_WORDS("hollywood", "Players may ask for the discard out of turn."));
    book.number("mayi_limit", &rules::mayi_limit, 0, 20, HANPAN_WORDS("hollywood", "May-Is per round"),
                HANPAN_WORDS("hollywood", "How many May-Is a player may be granted in a round; 0 = no limit."))
        .zero(HANPAN_WORDS("hollywood", "no limit"))
        .only_if({"mayi_enabled"}, has_mayi, no_mayi);
    book.number("hand_limit", &rules::hand_limit, 0, 30, HANPAN_WORDS("hollywood", "Hand limit"),
                HANPAN_WORDS("hollywood", "Most cards in hand after a May-I; 0 = no limit."))
        .zero(HANPAN_WORDS("hollywood", "no limit"))
        .unit("cards")
        .syntax([](const json& value) {
            const int most = value.get<int>();
            return most == 0 || most >= 13
                       ? message()
                       : message(HANPAN_SENTENCE("hollywood", "must be 0 (no limit) or 13 to 30, not %1"), most);
        })
        .only_if({"mayi_enabled"}, has_mayi, no_mayi);
    book.number("mayi_penalty", &rules::mayi_penalty, 0, 3, HANPAN_WORDS("hollywood", "Penalty cards"),
                HANPAN_WORDS("hollywood", "Stock cards that come with a May-I."))
        .unit("cards")
        .only_if({"mayi_enabled"}, has_mayi, no_mayi);
    book.number("mayi_penalty_final", &rules::mayi_penalty_final, 0, 3,
                HANPAN_WORDS("hollywood", "Penalty cards, last round"),
                HANPAN_WORDS("hollywood", "How many come with a May-I in the last round."))
        .unit("cards")
        .only_if({"mayi_enabled"}, has_mayi, no_mayi)
        .only_if(
            {"mayi_final_hand"}, [](const rules& r) { return r.mayi_final_hand; },
            HANPAN_WORDS("hollywood", "There is no “May I?” in the last round."));
    book.choice("mayi_priority", &rules::mayi_priority,
                {{"first_call", mayi_priority::first_call, HANPAN_WORDS("hollywood", "First call")},
                 {"clockwise", mayi_priority::clockwise, HANPAN_WORDS("hollywood", "Clockwise")}},
                HANPAN_WORDS("hollywood", "Several calls"),
                HANPAN_WORDS("hollywood", "Who has priority; equal calls go clockwise."))
        .only_if({"mayi_enabled"}, has_mayi, no_mayi);
    book.flag("mayi_ahead_may_claim", &rules::mayi_ahead_may_claim,
              HANPAN_WORDS("hollywood", "Players ahead may claim"),
              HANPAN_WORDS("hollywood",
                           "Players between the player in turn and the caller may take the card themselves."))
        .only_if({"mayi_enabled"}, has_mayi, no_mayi);
    book.number("mayi_grants_per_turn", &rules::mayi_grants_per_turn, 1, 3,
                HANPAN_WORDS("hollywood", "May-Is per turn"),
                HANPAN_WORDS("hollywood", "How many discards may be taken that way in one turn."))
        .only_if({"mayi_enabled"}, has_mayi, no_mayi);
    book.choice("mayi_window", &rules::mayi_window,
                {{"before_draw", mayi_window::before_draw, HANPAN_WORDS("hollywood", "Before the draw")},
                 {"until_discard", mayi_window::until_discard, HANPAN_WORDS("hollywood", "Until the next discard")}},
                HANPAN_WORDS("hollywood", "Calling time"),
                HANPAN_WORDS("hollywood", "How long a discard can be called; after the draw no one can deny it."))
        .only_if({"mayi_enabled"}, has_mayi, no_mayi);
    book.flag("mayi_own_discard", &rules::mayi_own_discard, HANPAN_WORDS("hollywood", "Your own discard"),
              HANPAN_WORDS("hollywood", "Players may ask for their own discard."))
        .only_if({"mayi_enabled"}, has_mayi, no_mayi);
    book.flag("mayi_when_down", &rules::mayi_when_down, HANPAN_WORDS("hollywood", "Calling when down"),
              HANPAN_WORDS("hollywood", "Players who have laid down may call too."))
        .only_if({"mayi_enabled"}, has_mayi, no_mayi);
    book.flag("mayi_upcard", &rules::mayi_upcard, HANPAN_WORDS("hollywood", "Calling the upcard"),
              HANPAN_WORDS("hollywood", "The first card turned up can be called."))
        .only_if({"mayi_enabled"}, has_mayi, no_mayi);
    book.flag("mayi_final_hand", &rules::mayi_final_hand, HANPAN_WORDS("hollywood", "May I? in the last round"),
              HANPAN_WORDS("hollywood", "The last round of the match has May-Is too."))
        .only_if({"mayi_enabled"}, has_mayi, no_mayi);
    book.flag("mayi_carry_over", &rules::mayi_carry_over, HANPAN_WORDS("hollywood", "Unused May-Is carry over"),
              HANPAN_WORDS("hollywood", "What is not used may be used in the next round."))
        .only_if({"mayi_enabled"}, has_mayi, no_mayi)
        .only_if(
            {"mayi_limit"}, [](const rules& r) { return r.mayi_limit > 0; },
            HANPAN_WORDS("hollywood", "May-Is are not limited."));
    book.choice("deny_effect", &rules::deny_effect,
                {{"must_take", deny_effect::must_take, HANPAN_WORDS("hollywood", "Must take the card")},
                 {"free", deny_effect::free_denial, HANPAN_WORDS("hollywood", "Free")},
                 {"none", deny_effect::none, HANPAN_WORDS("hollywood", "No denying")}},
                HANPAN_WORDS("hollywood", "Denying"),
                HANPAN_WORDS("hollywood", "What the player in turn has to do to deny a call."))
        .only_if({"mayi_enabled"}, has_mayi, no_mayi);
    book.flag("down_may_deny", &rules::down_may_deny, HANPAN_WORDS("hollywood", "Denying when down"),
              HANPAN_WORDS("hollywood", "A player who has laid down may deny a call."))
        .only_if({"mayi_enabled"}, has_mayi, no_mayi)
        .only_if(
            {"deny_effect"}, [](const rules& r) { return r.deny_effect != deny_effect::none; },
            HANPAN_WORDS("hollywood", "No one can deny."));
    book.flag("withdraw", &rules::withdraw, HANPAN_WORDS("hollywood", "Withdrawing a call"),
              HANPAN_WORDS("hollywood", "Callers may change their minds until they are answered."))
        .only_if({"mayi_enabled"}, has_mayi, no_mayi)
        .only_if(
            {"deny_effect"}, [](const rules& r) { return r.deny_effect != deny_effect::none; },
            HANPAN_WORDS("hollywood", "Calls are granted at once."));
    book.number("mayi_timer_s", &rules::mayi_timer_s, 0, 30, HANPAN_WORDS("hollywood", "Time to call"),
                HANPAN_WORDS("hollywood", "When it runs out, you have passed; 0 = wait for everyone."))
        .zero(HANPAN_WORDS("hollywood", "waits for everyone"))
        .unit("s")
        .syntax([](const json& value) {
            const int seconds = value.get<int>();
            return seconds != 1 ? message()
                                : message(HANPAN_SENTENCE("hollywood", "must be 0 (wait for all) or 2 to 30, not 1"));
        })
        .only_if({"mayi_enabled"}, has_mayi, no_mayi);
}

void play_fields(rule_table<rules>& book)
{
    book.group("play", HANPAN_WORDS("hollywood", "Draw and discard"));
    book.flag("down_may_take_discard", &rules::down_may_take_discard,
              HANPAN_WORDS("hollywood", "Taking the discard when down"),
              HANPAN_WORDS("hollywood", "A player who has laid down may draw from the discard pile."));
    book.flag("uncovered_card_usable", &rules::uncovered_card_usable,
              HANPAN_WORDS("hollywood", "Uncovered card usable"),
              HANPAN_WORDS("hollywood", "After a May-I the player in turn may draw the card underneath."))
        .only_if({"mayi_enabled"}, has_mayi, no_mayi);
    book.flag("discard_taken_card", &rules::discard_taken_card, HANPAN_WORDS("hollywood", "Discarding the card taken"),
              HANPAN_WORDS("hollywood", "The card taken from the pile may be discarded on the same turn."));
    book.flag("discard_wild", &rules::discard_wild, HANPAN_WORDS("hollywood", "Discarding wilds"),
              HANPAN_WORDS("hollywood", "Wild cards may be discarded."));
    book.choice(
        "layable_discard_call", &rules::layable_discard_call,
        {{"off", layable_call::off, HANPAN_WORDS("hollywood", "Off")},
         {"take_back_plus_two", layable_call::take_back_plus_two, HANPAN_WORDS("hollywood", "Back with two cards")}},
        HANPAN_WORDS("hollywood", "Careless discard"),
        HANPAN_WORDS("hollywood", "A discard its player could have laid off may be pointed out."));
    book.choice("stock_empty", &rules::stock_empty,
                {{"reshuffle", stock_empty::reshuffle, HANPAN_WORDS("hollywood", "Shuffle the discards")},
                 {"flip", stock_empty::flip, HANPAN_WORDS("hollywood", "Turn the discards over")},
                 {"end_hand", stock_empty::end_hand, HANPAN_WORDS("hollywood", "End the round")}},
                HANPAN_WORDS("hollywood", "Stock empty"),
                HANPAN_WORDS("hollywood", "What happens when a stock card is needed and none is left."));
    book.number("reshuffle_limit", &rules::reshuffle_limit, 0, 5, HANPAN_WORDS("hollywood", "New stocks"),
                HANPAN_WORDS("hollywood", "After this many the round ends without a winner; 0 = no limit. A round no "
                                          "one finishes in 600 turns ends too."))
        .zero(HANPAN_WORDS("hollywood", "no limit"))
        .only_if(
            {"stock_empty"}, [](const rules& r) { return r.refills(); },
            HANPAN_WORDS("hollywood", "The round ends with the stock."));
    book.flag("discard_history_visible", &rules::discard_history_visible,
              HANPAN_WORDS("hollywood", "Buried discards visible"),
              HANPAN_WORDS("hollywood", "The pile may be looked through; off: only its top card."));

    book.group("layoff", HANPAN_WORDS("hollywood", "Laying off and going out"));
    book.flag("layoff_same_turn", &rules::layoff_same_turn, HANPAN_WORDS("hollywood", "Laying off at once"),
              HANPAN_WORDS("hollywood", "Cards may be laid off on the same turn as laying down."));
    book.choice("layoff_targets", &rules::layoff_targets,
                {{"all", layoff_targets::all, HANPAN_WORDS("hollywood", "All melds")},
                 {"own", layoff_targets::own, HANPAN_WORDS("hollywood", "Own melds")},
                 {"others", layoff_targets::others, HANPAN_WORDS("hollywood", "Others' melds")}},
                HANPAN_WORDS("hollywood", "Laying off on"), HANPAN_WORDS("hollywood", "Whose melds take cards."));
    book.choice(
        "wild_displacement", &rules::wild_displacement,
        {{"run_end", displacement::run_end, HANPAN_WORDS("hollywood", "Moves to an end")},
         {"take_to_hand", displacement::take_to_hand, HANPAN_WORDS("hollywood", "Goes to your hand")},
         {"take_and_use", displacement::take_and_use, HANPAN_WORDS("hollywood", "Must be used at once")},
         {"none", displacement::none, HANPAN_WORDS("hollywood", "Cannot be replaced")}},
        HANPAN_WORDS("hollywood", "A replaced wild in a run"),
        HANPAN_WORDS(
            "hollywood",
            "Where the wild goes when its natural card is laid in its place; used at once = as the very next play."));
    book.choice("wild_displacement_sets", &rules::wild_displacement_sets,
                {{"none", set_displacement::none, HANPAN_WORDS("hollywood", "Stays")},
                 {"take_to_hand", set_displacement::take_to_hand, HANPAN_WORDS("hollywood", "May go to your hand")}},
                HANPAN_WORDS("hollywood", "A replaced wild in a set"),
                HANPAN_WORDS("hollywood", "Whether a natural card may take a wild's place in a set."));
    book.choice("go_out", &rules::go_out,
                {{"optional", go_out::optional, HANPAN_WORDS("hollywood", "With or without discard")},
                 {"discard_required", go_out::discard_required, HANPAN_WORDS("hollywood", "Only by discard")},
                 {"no_discard", go_out::no_discard, HANPAN_WORDS("hollywood", "Without discard")}},
                HANPAN_WORDS("hollywood", "Going out"),
                HANPAN_WORDS("hollywood", "How the last card leaves the hand."));
    book.choice(
        "final_hand", &rules::final_hand,
        {{"all_cards_no_discard", final_hand::all_cards_no_discard, HANPAN_WORDS("hollywood", "All cards at once")},
         {"lay_down_then_no_discard", final_hand::lay_down_then_no_discard,
          HANPAN_WORDS("hollywood", "No last discard")},
         {"normal", final_hand::normal, HANPAN_WORDS("hollywood", "Like any other")}},
        HANPAN_WORDS("hollywood", "Final round"),
        HANPAN_WORDS("hollywood", "How rounds marked ! in the contracts are won."));
    book.flag("undo_in_turn", &rules::undo_in_turn, HANPAN_WORDS("hollywood", "Taking back plays"),
              HANPAN_WORDS("hollywood", "You may take back your own plays on the table before you discard."));
}

void score_fields(rule_table<rules>& book)
{
    book.group("score", HANPAN_WORDS("hollywood", "Score and match"));
    book.choice("score_table", &rules::score_table,
                {{"hollywood", score_table::hollywood, HANPAN_WORDS("hollywood", "Hollywood")},
                 {"pip", score_table::pip, HANPAN_WORDS("hollywood", "Pips")},
                 {"shanghai", score_table::shanghai, HANPAN_WORDS("hollywood", "Shanghai")},
                 {"flat_10", score_table::flat_10, HANPAN_WORDS("hollywood", "Fives and tens")}},
                HANPAN_WORDS("hollywood", "Card values"),
                HANPAN_WORDS("hollywood", "Penalty points for cards caught in hand."));
    book.number("ace_points", &rules::ace_points, 0, 50, HANPAN_WORDS("hollywood", "Ace"),
                HANPAN_WORDS("hollywood", "Penalty points of an ace; 0 = as the table says."))
        .zero(HANPAN_WORDS("hollywood", "as the table says"))
        .unit("points")
        .step(5)
        .syntax(points_error);
    book.number("joker_points", &rules::joker_points, 0, 50, HANPAN_WORDS("hollywood", "Joker"),
                HANPAN_WORDS("hollywood", "Penalty points of a joker; 0 = as the table says."))
        .zero(HANPAN_WORDS("hollywood", "as the table says"))
        .unit("points")
        .step(5)
        .syntax(points_error)
        .only_if(
            {"jokers_total"}, [](const rules& r) { return r.jokers_total > 0; },
            HANPAN_WORDS("hollywood", "There are no jokers."));
    book.number("wild_two_points", &rules::wild_two_points, 0, 50, HANPAN_WORDS("hollywood", "Wild two"),
                HANPAN_WORDS("hollywood", "Penalty points of a wild two; 0 = as the table says."))
        .zero(HANPAN_WORDS("hollywood", "as the table says"))
        .unit("points")
        .step(5)
        .syntax(points_error)
        .only_if(
            {"wild_cards"}, [](const rules& r) { return r.twos_wild(); },
            HANPAN_WORDS("hollywood", "Twos are not wild."));
    book.number("winner_bonus", &rules::winner_bonus, -50, 0, HANPAN_WORDS("hollywood", "Winner's bonus"),
                HANPAN_WORDS("hollywood", "Added to the round winner's score."))
        .unit("points")
        .step(5);
    book.number("not_down_factor", &rules::not_down_factor, 1, 2, HANPAN_WORDS("hollywood", "Never laid down"),
                HANPAN_WORDS("hollywood", "Multiplier for players who never laid down."));
    book.choice("tie_break", &rules::tie_break,
                {{"shared", tie_break::shared, HANPAN_WORDS("hollywood", "Shared")},
                 {"hands_won", tie_break::hands_won, HANPAN_WORDS("hollywood", "More rounds won")},
                 {"last_hand", tie_break::last_hand, HANPAN_WORDS("hollywood", "Better last round")},
                 {"extra_hand7", tie_break::extra_hand7, HANPAN_WORDS("hollywood", "Another last round")}},
                HANPAN_WORDS("hollywood", "Equal totals"),
                HANPAN_WORDS("hollywood", "Who wins the match when the lowest totals are tied."));
}

} // namespace hanpan::hollywood
