// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hulahoo/rules.h"

#include "base/words.h"

namespace hanpan::hulahoo {

int rules::most_players() const
{
    for (int players = max_seats_here; players >= min_seats; --players)
        if (players * (hand_cards + open_cards) + (swapping() ? players * swap_max : 0) <= set_size - 6)
            return players;
    return 0;
}

namespace {

void deal_fields(rule_table<rules>& book)
{
    book.group("deal", HANPAN_WORDS("hulahoo", "Deal and swap"));
    book.number("hand_cards", &rules::hand_cards, 3, 7, HANPAN_WORDS("hulahoo", "Hand cards"),
                HANPAN_WORDS("hulahoo", "Secret cards dealt to everyone."))
        .unit("cards");
    book.number("open_cards", &rules::open_cards, 0, 7, HANPAN_WORDS("hulahoo", "Open cards"),
                HANPAN_WORDS("hulahoo", "Cards face up in front of each player; 0 = all cards are secret."))
        .unit("cards");
    book.flag("all_open", &rules::all_open, HANPAN_WORDS("hulahoo", "All cards open"),
              HANPAN_WORDS("hulahoo", "Hands are face up too: for learning."));
    book.number("swap_max", &rules::swap_max, 0, 5, HANPAN_WORDS("hulahoo", "Cards to swap"),
                HANPAN_WORDS("hulahoo", "How many cards each player may exchange before play; 0 = no swap."))
        .zero(HANPAN_WORDS("hulahoo", "no swap"))
        .unit("cards")
        .only_if(
            {"chaos_no_swap"}, [](const rules& r) { return !r.chaos_no_swap; },
            HANPAN_WORDS("hulahoo", "The chaos rules leave out the swap."));
    book.flag("swap_hand_too", &rules::swap_hand_too, HANPAN_WORDS("hulahoo", "Swap hand cards too"),
              HANPAN_WORDS("hulahoo", "Hand cards may be exchanged as well, unseen by the others."))
        .only_if(
            {"chaos_no_swap"}, [](const rules& r) { return !r.chaos_no_swap; },
            HANPAN_WORDS("hulahoo", "The chaos rules leave out the swap."))
        .only_if(
            {"swap_max"}, [](const rules& r) { return r.swap_max > 0; },
            HANPAN_WORDS("hulahoo", "No cards are swapped."));
    book.choice("first_dealer", &rules::first_dealer,
                {{"seat_1", first_dealer::seat_1, HANPAN_WORDS("hulahoo", "You")},
                 {"random", first_dealer::random, HANPAN_WORDS("hulahoo", "Random")},
                 {"chosen", first_dealer::chosen, HANPAN_WORDS("hulahoo", "Chosen")}},
                HANPAN_WORDS("hulahoo", "First dealer"),
                HANPAN_WORDS("hulahoo", "The first dealer; the player on their left begins."));
    book.choice("next_starter", &rules::next_starter,
                {{"left_of_winner", next_starter::left_of_winner, HANPAN_WORDS("hulahoo", "Left of the winner")},
                 {"winner", next_starter::winner, HANPAN_WORDS("hulahoo", "The winner")},
                 {"rotate", next_starter::rotate, HANPAN_WORDS("hulahoo", "In turn")}},
                HANPAN_WORDS("hulahoo", "Next starter"), HANPAN_WORDS("hulahoo", "Who begins the following rounds."));
    book.choice("direction", &rules::direction,
                {{"clockwise", direction::clockwise, HANPAN_WORDS("hulahoo", "Clockwise")},
                 {"counter", direction::counter, HANPAN_WORDS("hulahoo", "Anticlockwise")}},
                HANPAN_WORDS("hulahoo", "Direction"),
                HANPAN_WORDS("hulahoo", "Which way the turn goes round the table."));
}

void play_fields(rule_table<rules>& book)
{
    book.group("double", HANPAN_WORDS("hulahoo", "Doubles"));
    book.number("double_draw", &rules::double_draw, 0, 3, HANPAN_WORDS("hulahoo", "Cards drawn per double"),
                HANPAN_WORDS("hulahoo", "The player who doubles draws this many cards."))
        .zero(HANPAN_WORDS("hulahoo", "none"))
        .unit("cards");
    book.flag("cancel_by_neighbour", &rules::cancel_by_neighbour, HANPAN_WORDS("hulahoo", "Neighbours cancel a double"),
              HANPAN_WORDS("hulahoo", "One higher or one lower ends the double. Off: only a joker does."));
    book.flag("cancel_wrap", &rules::cancel_wrap, HANPAN_WORDS("hulahoo", "1 and 13 are neighbours"),
              HANPAN_WORDS("hulahoo", "A 1 cancels a doubled 13, and a 13 a doubled 1."))
        .only_if(
            {"cancel_by_neighbour"}, [](const rules& r) { return r.cancel_by_neighbour; },
            HANPAN_WORDS("hulahoo", "Neighbours do not cancel a double."));
    book.choice("last_double", &rules::last_double,
                {{"draw_and_stay", last_double::draw_and_stay, HANPAN_WORDS("hulahoo", "Draw and stay in")},
                 {"wins", last_double::wins, HANPAN_WORDS("hulahoo", "Wins")}},
                HANPAN_WORDS("hulahoo", "Doubling with the last card"),
                HANPAN_WORDS("hulahoo", "Whether the double still draws, or ends the round."));
    book.choice("draw_pile_empty", &rules::draw_pile_empty,
                {{"no_draw", draw_pile_empty::no_draw, HANPAN_WORDS("hulahoo", "No one draws")},
                 {"recycle", draw_pile_empty::recycle, HANPAN_WORDS("hulahoo", "Shuffle the discards")},
                 {"no_double", draw_pile_empty::no_double, HANPAN_WORDS("hulahoo", "No new double")}},
                HANPAN_WORDS("hulahoo", "Draw pile empty"),
                HANPAN_WORDS("hulahoo",
                             "What a double does when there is nothing left to draw. With the discards shuffled "
                             "in, a round ends after 400 cards: the player with the fewest wins it."))
        .only_if(
            {"double_draw"}, [](const rules& r) { return r.double_draw > 0; },
            HANPAN_WORDS("hulahoo", "Doubles draw no cards."));

    book.group("joker", HANPAN_WORDS("hulahoo", "Jokers"));
    book.choice("seven_on_seven", &rules::seven_on_seven,
                {{"restart", seven_on_seven::restart, HANPAN_WORDS("hulahoo", "Joker again")},
                 {"double", seven_on_seven::doubles, HANPAN_WORDS("hulahoo", "Double")}},
                HANPAN_WORDS("hulahoo", "A 7 on a 7"),
                HANPAN_WORDS("hulahoo", "Whether a second 7 is a joker again or counts as a double."));
    book.choice("last_joker", &rules::last_joker,
                {{"blocked", last_joker::blocked, HANPAN_WORDS("hulahoo", "Not playable")},
                 {"no_win", last_joker::no_win, HANPAN_WORDS("hulahoo", "No win by it")},
                 {"needs_two", last_joker::needs_two, HANPAN_WORDS("hulahoo", "After a joker only")},
                 {"wins", last_joker::wins, HANPAN_WORDS("hulahoo", "Wins")}},
                HANPAN_WORDS("hulahoo", "A joker as the last card"),
                HANPAN_WORDS("hulahoo", "Whether a 7 may be the last card, and whether it wins."));
    book.flag("small_joker_one", &rules::small_joker_one, HANPAN_WORDS("hulahoo", "1 is a small joker"),
              HANPAN_WORDS("hulahoo", "A 1 fits on any higher or lower, and the next player may play anything."));

    book.group("play", HANPAN_WORDS("hulahoo", "Calls and passing"));
    book.flag("limit_calls", &rules::limit_calls, HANPAN_WORDS("hulahoo", "Limit calls"),
              HANPAN_WORDS("hulahoo", "\"13 - higher\" and \"1 - lower\" are allowed."));
    book.flag("voluntary_pass", &rules::voluntary_pass, HANPAN_WORDS("hulahoo", "Passing by choice"),
              HANPAN_WORDS("hulahoo", "A player who could play may pass, and drop out."));
    book.choice("reveal_on_pass", &rules::reveal_on_pass,
                {{"hand", reveal_on_pass::hand, HANPAN_WORDS("hulahoo", "Hand shown")},
                 {"none", reveal_on_pass::none, HANPAN_WORDS("hulahoo", "Hand kept secret")}},
                HANPAN_WORDS("hulahoo", "After a pass"),
                HANPAN_WORDS("hulahoo", "Whether a passing player's hand is shown."));
    book.number("turn_timer_s", &rules::turn_timer_s, 0, 60, HANPAN_WORDS("hulahoo", "Turn timer"),
                HANPAN_WORDS("hulahoo", "When it runs out the safest card is played; 0 = no timer."))
        .zero(HANPAN_WORDS("hulahoo", "off"))
        .unit("s")
        .step(5);
}

void chaos_and_score_fields(rule_table<rules>& book)
{
    book.group("chaos", HANPAN_WORDS("hulahoo", "Chaos rules"));
    book.flag("chaos_pick_open", &rules::chaos_pick_open, HANPAN_WORDS("hulahoo", "Pick the open row"),
              HANPAN_WORDS("hulahoo", "Everyone secretly picks which cards are face up."))
        .only_if(
            {"open_cards"}, [](const rules& r) { return r.open_cards > 0; },
            HANPAN_WORDS("hulahoo", "There are no open cards."));
    book.flag("chaos_no_swap", &rules::chaos_no_swap, HANPAN_WORDS("hulahoo", "No swap"),
              HANPAN_WORDS("hulahoo", "The swap before play is left out."));
    book.flag("chaos_target", &rules::chaos_target, HANPAN_WORDS("hulahoo", "Name your victim"),
              HANPAN_WORDS("hulahoo", "Every play names the opponent who must answer."));
    book.flag("chaos_change_call", &rules::chaos_change_call, HANPAN_WORDS("hulahoo", "Change the call"),
              HANPAN_WORDS("hulahoo", "When naming again after someone drops out, the caller may turn higher into "
                                      "lower, or lower into higher."))
        .only_if(
            {"chaos_target"}, [](const rules& r) { return r.chaos_target; },
            HANPAN_WORDS("hulahoo", "Only where players name who must answer."));
    book.flag("chaos_lift_double", &rules::chaos_lift_double, HANPAN_WORDS("hulahoo", "Lift the double"),
              HANPAN_WORDS("hulahoo",
                           "After someone drops out under a double, the caller may call higher or lower instead."));

    book.group("score", HANPAN_WORDS("hulahoo", "Score and match"));
    book.choice("score_mode", &rules::score_mode,
                {{"pile", score_mode::pile, HANPAN_WORDS("hulahoo", "Discard pile")},
                 {"pile_plus_rest", score_mode::pile_plus_rest, HANPAN_WORDS("hulahoo", "Pile and cards held")},
                 {"one", score_mode::one, HANPAN_WORDS("hulahoo", "One per round")}},
                HANPAN_WORDS("hulahoo", "Points for the winner"),
                HANPAN_WORDS("hulahoo", "What the winner of a round scores."));
    book.choice("match_end", &rules::match_end,
                {{"points", match_end::points, HANPAN_WORDS("hulahoo", "Points")},
                 {"rounds_won", match_end::rounds_won, HANPAN_WORDS("hulahoo", "Rounds won")},
                 {"rounds_played", match_end::rounds_played, HANPAN_WORDS("hulahoo", "Rounds played")}},
                HANPAN_WORDS("hulahoo", "The match ends by"),
                HANPAN_WORDS("hulahoo", "What decides when the match is over."));
    book.number("target_points", &rules::target_points, 30, 200, HANPAN_WORDS("hulahoo", "Target points"),
                HANPAN_WORDS("hulahoo", "The first to reach them wins the match."))
        .unit("points")
        .only_if(
            {"match_end"}, [](const rules& r) { return r.match_end == match_end::points; },
            HANPAN_WORDS("hulahoo", "The match does not end by points."));
    book.number("target_wins", &rules::target_wins, 1, 7, HANPAN_WORDS("hulahoo", "Rounds to win"),
                HANPAN_WORDS("hulahoo", "The first to win this many rounds wins the match."))
        .unit("rounds")
        .only_if(
            {"match_end"}, [](const rules& r) { return r.match_end == match_end::rounds_won; },
            HANPAN_WORDS("hulahoo", "The match does not end by rounds won."));
    book.number("rounds_total", &rules::rounds_total, 1, 20, HANPAN_WORDS("hulahoo", "Rounds to play"),
                HANPAN_WORDS("hulahoo", "How many rounds the match lasts."))
        .unit("rounds")
        .only_if(
            {"match_end"}, [](const rules& r) { return r.match_end == match_end::rounds_played; },
            HANPAN_WORDS("hulahoo", "The match is not a fixed number of rounds."));
}

rule_table<rules> make_book()
{
    rule_table<rules> book("hulahoo");
    deal_fields(book);
    play_fields(book);
    chaos_and_score_fields(book);
    // Two players must always have enough cards; more players are judged when the match is set up.
    book.contradiction(
        "hand_cards", "open_cards", [](const rules& r) { return r.most_players() < min_seats; },
        HANPAN_WORDS("hulahoo", "There are not enough cards for such big hands, even for two players."));
    book.contradiction(
        "chaos_change_call", "chaos_target", [](const rules& r) { return r.chaos_change_call && !r.chaos_target; },
        HANPAN_WORDS("hulahoo", "Changing the call needs players to name who must answer."));

    book.preset("standard", HANPAN_WORDS("hulahoo", "Standard"),
                HANPAN_WORDS("hulahoo", "The rules in the box, to 77 points."), "{}");
    book.preset("three_wins", HANPAN_WORDS("hulahoo", "Three wins"),
                HANPAN_WORDS("hulahoo", "The first to win three rounds."),
                R"({"match_end":"rounds_won","target_wins":3})");
    book.preset("chaos", HANPAN_WORDS("hulahoo", "Chaos"),
                HANPAN_WORDS("hulahoo", "Pick your row, no swap, name your victim."),
                R"({"chaos_pick_open":true,"chaos_no_swap":true,"chaos_target":true,"chaos_change_call":true})");
    book.preset("targets_only", HANPAN_WORDS("hulahoo", "Victims"),
                HANPAN_WORDS("hulahoo", "Standard, but you name who must answer."),
                R"({"chaos_target":true,"chaos_change_call":true})");
    book.preset("quick", HANPAN_WORDS("hulahoo", "Quick"), HANPAN_WORDS("hulahoo", "To 40 points."),
                R"({"target_points":40})");
    book.preset("family", HANPAN_WORDS("hulahoo", "Family"),
                HANPAN_WORDS("hulahoo", "No limit calls, a softer last joker."),
                R"({"limit_calls":false,"last_joker":"no_win"})");
    book.preset("bunnies", HANPAN_WORDS("hulahoo", "Bad Bunnies"),
                HANPAN_WORDS("hulahoo", "Like Bad Bunnies, its forerunner: all cards hidden, small jokers, to 60."),
                R"({"hand_cards":7,"open_cards":0,"swap_max":0,"double_draw":0,"cancel_by_neighbour":false,
                    "small_joker_one":true,"voluntary_pass":true,"last_joker":"needs_two","target_points":60})");
    return book;
}

} // namespace

const rule_table<rules>& book()
{
    static const rule_table<rules> table = make_book();
    return table;
}

} // namespace hanpan::hulahoo
