// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/dragon/rules.h"

#include <algorithm>

#include "base/words.h"

namespace hanpan::dragon {

namespace {

using table = rule_table<rules>;

void wild_fields(table& book)
{
    book.group("wild", HANPAN_WORDS("dragon", "Wild dragons"));
    book.choice("wild_rule", &rules::wild_rule,
                {{"unlimited", wild_rule::unlimited, HANPAN_WORDS("dragon", "Unlimited")},
                 {"three_cube", wild_rule::three_cube, HANPAN_WORDS("dragon", "3-cube")},
                 {"odd_even", wild_rule::odd_even, HANPAN_WORDS("dragon", "Odd-even")},
                 {"four_color", wild_rule::four_color, HANPAN_WORDS("dragon", "4-colour")},
                 {"four_color_odd_even", wild_rule::four_color_odd_even, HANPAN_WORDS("dragon", "4-colour odd-even")},
                 {"none", wild_rule::none, HANPAN_WORDS("dragon", "No wild cubes")},
                 {"same_color", wild_rule::same_color, HANPAN_WORDS("dragon", "Open colour only")}},
                HANPAN_WORDS("dragon", "Wild rule"),
                HANPAN_WORDS("dragon", "Which Ds are wild in a round, and which cubes they may stand for."));
    book.choice("wild_oe_basis", &rules::wild_oe_basis,
                {{"open_rank", oe_basis::open_rank, HANPAN_WORDS("dragon", "The open cube")},
                 {"d_dots", oe_basis::d_dots, HANPAN_WORDS("dragon", "The D's own dots")}},
                HANPAN_WORDS("dragon", "Odd or even by"),
                HANPAN_WORDS("dragon", "What decides whether a D is odd or even."))
        .only_if(
            {"wild_rule"}, [](const rules& r) { return r.odd_even(); },
            HANPAN_WORDS("dragon", "Only with an odd-even wild rule."));
    const auto has_wilds = [](const rules& r) { return r.wild_rule != wild_rule::none; };
    constexpr std::string_view no_wilds = HANPAN_WORDS("dragon", "There are no wild cubes.");
    book.choice("wild_d_natural", &rules::wild_d_natural,
                {{"allowed", natural_d::allowed, HANPAN_WORDS("dragon", "Allowed")},
                 {"forbidden", natural_d::forbidden, HANPAN_WORDS("dragon", "Forbidden")}},
                HANPAN_WORDS("dragon", "A wild D as plain 14"),
                HANPAN_WORDS("dragon", "Forbidden: in its own place a wild D still counts as a wild cube."))
        .only_if({"wild_rule"}, has_wilds, no_wilds);
    book.choice("max_wilds_per_combo", &rules::max_wilds_per_combo,
                {{1, std::uint8_t{1}, HANPAN_WORDS("dragon", "1")},
                 {2, std::uint8_t{2}, HANPAN_WORDS("dragon", "2")},
                 {3, std::uint8_t{3}, HANPAN_WORDS("dragon", "3")},
                 {"unlimited", unlimited, HANPAN_WORDS("dragon", "No limit")}},
                HANPAN_WORDS("dragon", "Wild cubes per combo"),
                HANPAN_WORDS("dragon", "How many wild cubes a set or run may contain."))
        .only_if({"wild_rule"}, has_wilds, no_wilds);
}

void hand_fields(table& book)
{
    book.group("hands", HANPAN_WORDS("dragon", "Hands"));
    book.numbers("points", &rules::points, 3, 3, 0, 100, HANPAN_WORDS("dragon", "Points of the hands"),
                 HANPAN_WORDS("dragon", "Snake, boa and dragon."))
        .unit("chips");
    book.choice("special_dragon", &rules::special_dragon,
                {{"off", special_dragon::off, HANPAN_WORDS("dragon", "Off")},
                 {"black", special_dragon::black, HANPAN_WORDS("dragon", "Black head")},
                 {"floating", special_dragon::floating, HANPAN_WORDS("dragon", "Head of the open colour")}},
                HANPAN_WORDS("dragon", "Special dragon"),
                HANPAN_WORDS("dragon", "A dragon whose head has this colour earns a bonus."));
    book.number("special_dragon_bonus", &rules::special_dragon_bonus, 0, 40,
                HANPAN_WORDS("dragon", "Bonus of a special dragon"),
                HANPAN_WORDS("dragon", "Chips on top of the dragon's points."))
        .unit("chips")
        .step(5)
        .only_if(
            {"special_dragon"}, [](const rules& r) { return r.special_dragon != special_dragon::off; },
            HANPAN_WORDS("dragon", "There are no special dragons."));
    book.choice("snake_tail", &rules::snake_tail,
                {{"both", snake_tail::both, HANPAN_WORDS("dragon", "Both tails")},
                 {"set_only", snake_tail::set_only, HANPAN_WORDS("dragon", "Set tails")},
                 {"run_only", snake_tail::run_only, HANPAN_WORDS("dragon", "Run tails")}},
                HANPAN_WORDS("dragon", "Tails of a snake"),
                HANPAN_WORDS("dragon", "Boas and dragons keep both kinds."));
    book.choice("run_tail_odd", &rules::run_tail_odd,
                {{"low_only", run_tail_odd::low_only, HANPAN_WORDS("dragon", "Below the run")},
                 {"either_end", run_tail_odd::either_end, HANPAN_WORDS("dragon", "Either end")}},
                HANPAN_WORDS("dragon", "Odd cube of a run tail"),
                HANPAN_WORDS("dragon", "At which end of the run of three the odd cube goes."));
    book.choice(
        "min_win", &rules::min_win,
        {{"snake", standard_hand::snake, HANPAN_WORDS("dragon", "Snake")},
         {"boa", standard_hand::boa, HANPAN_WORDS("dragon", "Boa (imugi)")},
         {"dragon", standard_hand::dragon, HANPAN_WORDS("dragon", "Dragon")}},
        HANPAN_WORDS("dragon", "Weakest hand to declare"),
        HANPAN_WORDS("dragon", "The lowest hand that wins. Hands of your own must be worth at least as many points."));
    book.list(
            "custom_hands", custom_hand_parts(), static_cast<int>(most_custom_hands),
            [](const rules& r) {
                json list = json::array();
                for (const custom_hand& h : r.custom_hands)
                    list.push_back(to_json(h));
                return list;
            },
            [](rules& r, const json& list) {
                r.custom_hands.clear();
                for (const json& entry : list)
                    if (auto h = read_custom_hand(entry))
                        r.custom_hands.push_back(std::move(*h));
            },
            HANPAN_WORDS("dragon", "Your own hands"),
            HANPAN_WORDS("dragon", "Extra hands of head, neck, body and tail, with points of their own."))
        .syntax([](const json& value) { return custom_hands_error(value); });
}

void turn_fields(table& book)
{
    book.group("table", HANPAN_WORDS("dragon", "Table"));
    book.number("players", &rules::players, 2, most_players, HANPAN_WORDS("dragon", "Players"),
                HANPAN_WORDS("dragon", "Three or four is best; two is unofficial."))
        .hidden();
    book.choice("first_dealer", &rules::first_dealer,
                {{"dice", first_dealer::dice, HANPAN_WORDS("dragon", "Highest die")},
                 {"random", first_dealer::random, HANPAN_WORDS("dragon", "Random")},
                 {"seat_0", first_dealer::seat_0, HANPAN_WORDS("dragon", "You")}},
                HANPAN_WORDS("dragon", "First dealer"), HANPAN_WORDS("dragon", "Who deals the first round."));
    book.choice("next_dealer", &rules::next_dealer,
                {{"winner", next_dealer::winner, HANPAN_WORDS("dragon", "The winner")},
                 {"rotate", next_dealer::rotate, HANPAN_WORDS("dragon", "In turn")}},
                HANPAN_WORDS("dragon", "Next dealer"), HANPAN_WORDS("dragon", "Who deals the following rounds."));
    book.choice("direction", &rules::direction,
                {{"anticlockwise", direction::anticlockwise, HANPAN_WORDS("dragon", "Anticlockwise")},
                 {"clockwise", direction::clockwise, HANPAN_WORDS("dragon", "Clockwise")}},
                HANPAN_WORDS("dragon", "Direction"),
                HANPAN_WORDS("dragon", "Which way the turn goes round the table."));
    book.choice("first_player", &rules::first_player,
                {{"left_of_dealer", first_player::left_of_dealer, HANPAN_WORDS("dragon", "Left of the dealer")},
                 {"next_in_order", first_player::next_in_order, HANPAN_WORDS("dragon", "After the dealer")},
                 {"dealer", first_player::dealer, HANPAN_WORDS("dragon", "The dealer")}},
                HANPAN_WORDS("dragon", "First turn"), HANPAN_WORDS("dragon", "Who begins the round."));
    book.choice("mountain_layout", &rules::mountain_layout,
                {{"1x1", mountain_layout::one_storey_one_row, HANPAN_WORDS("dragon", "1 storey, 1 row")},
                 {"2x1", mountain_layout::two_storeys_one_row, HANPAN_WORDS("dragon", "2 storeys, 1 row")},
                 {"1x2", mountain_layout::one_storey_two_rows, HANPAN_WORDS("dragon", "1 storey, 2 rows")},
                 {"2x2", mountain_layout::two_by_two, HANPAN_WORDS("dragon", "2 storeys, 2 rows")}},
                HANPAN_WORDS("dragon", "Shape of the mountains"),
                HANPAN_WORDS("dragon", "Only changes how they look."));
    book.choice("turn_timer", &rules::turn_timer,
                {{"off", 0, HANPAN_WORDS("dragon", "Off")},
                 {15, 15, HANPAN_WORDS("dragon", "15 s")},
                 {30, 30, HANPAN_WORDS("dragon", "30 s")},
                 {60, 60, HANPAN_WORDS("dragon", "60 s")},
                 {90, 90, HANPAN_WORDS("dragon", "90 s")}},
                HANPAN_WORDS("dragon", "Turn timer"),
                HANPAN_WORDS("dragon", "When it runs out, a mountain cube is drawn and dropped."));

    book.group("turn", HANPAN_WORDS("dragon", "Drawing and dropping"));
    book.choice("empty_mountain_source", &rules::empty_mountain_source,
                {{"auto_largest", empty_source::auto_largest, HANPAN_WORDS("dragon", "The largest left")},
                 {"player_choice", empty_source::player_choice, HANPAN_WORDS("dragon", "The player chooses")}},
                HANPAN_WORDS("dragon", "Own mountain empty"),
                HANPAN_WORDS("dragon", "Whose mountain you then draw from."));
    book.choice("river_limit", &rules::river_limit,
                {{0, std::uint8_t{0}, HANPAN_WORDS("dragon", "0")},
                 {1, std::uint8_t{1}, HANPAN_WORDS("dragon", "1")},
                 {2, std::uint8_t{2}, HANPAN_WORDS("dragon", "2")},
                 {3, std::uint8_t{3}, HANPAN_WORDS("dragon", "3")},
                 {4, std::uint8_t{4}, HANPAN_WORDS("dragon", "4")},
                 {5, std::uint8_t{5}, HANPAN_WORDS("dragon", "5")},
                 {"unlimited", unlimited, HANPAN_WORDS("dragon", "No limit")}},
                HANPAN_WORDS("dragon", "River draws"),
                HANPAN_WORDS("dragon", "How often each player may draw from the river per round."));
    const auto has_river = [](const rules& r) { return r.river_limit > 0; };
    constexpr std::string_view no_river = HANPAN_WORDS("dragon", "There are no river draws.");
    book.number("river_fee", &rules::river_fee, 0, 5, HANPAN_WORDS("dragon", "River fee"),
                HANPAN_WORDS("dragon", "Chips into the pot for each river draw."))
        .unit("chips")
        .only_if({"river_limit"}, has_river, no_river);
    book.choice("river_pick", &rules::river_pick,
                {{"any", river_pick::any, HANPAN_WORDS("dragon", "Any cube")},
                 {"latest", river_pick::latest, HANPAN_WORDS("dragon", "The latest")}},
                HANPAN_WORDS("dragon", "River cube"), HANPAN_WORDS("dragon", "Which cube in the river may be drawn."))
        .only_if({"river_limit"}, has_river, no_river);
    book.flag("river_lock", &rules::river_lock, HANPAN_WORDS("dragon", "River cubes are locked"),
              HANPAN_WORDS("dragon", "A cube drawn from the river stays face up and may not be dropped."))
        .only_if({"river_limit"}, has_river, no_river);
    book.flag("river_holla", &rules::river_holla, HANPAN_WORDS("dragon", "Holla in a river turn"),
              HANPAN_WORDS("dragon", "A hand may be declared on the turn of a river draw."))
        .only_if({"river_limit"}, has_river, no_river);
    book.flag("island_return", &rules::island_return, HANPAN_WORDS("dragon", "Handing the island cube back"),
              HANPAN_WORDS("dragon", "After drawing the island cube an equal one may be dropped."));
    book.choice(
        "exhaustion", &rules::exhaustion,
        {{"draw", exhaustion::draw, HANPAN_WORDS("dragon", "Round drawn")},
         {"last_island", exhaustion::last_island, HANPAN_WORDS("dragon", "Play continues with island and river")},
         {"reshuffle", exhaustion::reshuffle, HANPAN_WORDS("dragon", "River shuffled once")}},
        HANPAN_WORDS("dragon", "All mountains empty"),
        HANPAN_WORDS("dragon", "Continued play ends when all pass in a row, or after twelve turns each. Any round is "
                               "drawn after a hundred turns each."));
}

void declare_fields(table& book)
{
    book.group("holla", HANPAN_WORDS("dragon", "Declaring"));
    book.choice(
        "declaration", &rules::declaration,
        {{"assisted", declaration::assisted, HANPAN_WORDS("dragon", "When complete")},
         {"auto", declaration::automatic, HANPAN_WORDS("dragon", "Automatically")},
         {"free", declaration::free, HANPAN_WORDS("dragon", "At your own risk")}},
        HANPAN_WORDS("dragon", "Declaring Holla"),
        HANPAN_WORDS(
            "dragon",
            "Offered when your hand is complete, called automatically, or allowed at any time, right or wrong."));
    book.number("wrong_holla_fine", &rules::wrong_holla_fine, 0, 20, HANPAN_WORDS("dragon", "Fine for a wrong Holla"),
                HANPAN_WORDS("dragon", "Chips into the pot; the hand is shown and play continues."))
        .unit("chips")
        .only_if(
            {"declaration"}, [](const rules& r) { return r.declaration == declaration::free; },
            HANPAN_WORDS("dragon", "A wrong Holla is not possible."));
}

void chip_fields(table& book)
{
    book.group("chips", HANPAN_WORDS("dragon", "Chips and match"));
    book.number("rounds", &rules::rounds, 1, 20, HANPAN_WORDS("dragon", "Rounds"),
                HANPAN_WORDS("dragon", "How many rounds a match lasts."))
        .unit("rounds");
    book.number("start_chips", &rules::start_chips, 30, 500, HANPAN_WORDS("dragon", "Starting chips"),
                HANPAN_WORDS("dragon", "Everyone's chips at the start."))
        .unit("chips")
        .step(10);
    book.numbers("handicap", &rules::handicap, 0, most_players, -50, 100, HANPAN_WORDS("dragon", "Handicap"),
                 HANPAN_WORDS("dragon", "Extra starting chips for each seat, beginning with yours."))
        .unit("chips");
    book.number("uncombined_unit", &rules::uncombined_unit, 0, 5, HANPAN_WORDS("dragon", "Uncombined cube"),
                HANPAN_WORDS("dragon", "Chips a loser pays for each cube that is not part of a set or run."))
        .unit("chips");
    book.choice("hand_points_payer", &rules::hand_points_payer,
                {{"each_loser", points_payer::each_loser, HANPAN_WORDS("dragon", "Each loser in full")},
                 {"shared", points_payer::shared, HANPAN_WORDS("dragon", "The losers share")},
                 {"bank", points_payer::bank, HANPAN_WORDS("dragon", "The bank")}},
                HANPAN_WORDS("dragon", "Hand points paid by"), HANPAN_WORDS("dragon", "Who pays the winner's points."));
    book.choice("drawn_pot", &rules::drawn_pot,
                {{"carry", drawn_pot::carry, HANPAN_WORDS("dragon", "Stays")},
                 {"refund", drawn_pot::refund, HANPAN_WORDS("dragon", "Paid back")}},
                HANPAN_WORDS("dragon", "Pot of a drawn round"),
                HANPAN_WORDS("dragon", "It waits for the next winner, or everyone takes back what they paid."));
    book.flag("drawn_round_counts", &rules::drawn_round_counts, HANPAN_WORDS("dragon", "Drawn rounds count"),
              HANPAN_WORDS("dragon", "Off: a drawn round is played again, at most twenty times in a match."));
    book.number("bust_threshold", &rules::bust_threshold, 0, 20, HANPAN_WORDS("dragon", "Match ends at"),
                HANPAN_WORDS("dragon", "The match ends when someone has this many chips or fewer after a round."))
        .unit("chips");
    book.choice("shortfall", &rules::shortfall,
                {{"cap", shortfall::cap, HANPAN_WORDS("dragon", "Pays what is there")},
                 {"debt", shortfall::debt, HANPAN_WORDS("dragon", "Goes into debt")}},
                HANPAN_WORDS("dragon", "Too few chips"),
                HANPAN_WORDS("dragon", "What happens when a loser can't pay in full."));
    book.choice("loans", &rules::loans,
                {{"off", loans::off, HANPAN_WORDS("dragon", "Off")},
                 {"on_consent", loans::on_consent, HANPAN_WORDS("dragon", "By consent")}},
                HANPAN_WORDS("dragon", "Loans"),
                HANPAN_WORDS("dragon", "The bank lends to players who are short of chips."));
    const auto lends = [](const rules& r) { return r.loans != loans::off; };
    constexpr std::string_view no_loans = HANPAN_WORDS("dragon", "There are no loans.");
    book.number("loan_size", &rules::loan_size, 10, 200, HANPAN_WORDS("dragon", "Size of a loan"),
                HANPAN_WORDS("dragon", "Chips lent at a time; they count against the score."))
        .unit("chips")
        .step(10)
        .only_if({"loans"}, lends, no_loans);
    book.number("loan_max", &rules::loan_max, 1, 5, HANPAN_WORDS("dragon", "Loans per player"),
                HANPAN_WORDS("dragon", "How often a player may borrow in a match."))
        .only_if({"loans"}, lends, no_loans);
    book.choice("abandon", &rules::abandon,
                {{"ai_takeover", abandon::ai_takeover, HANPAN_WORDS("dragon", "A bot takes over")},
                 {"forfeit_30", abandon::forfeit_30, HANPAN_WORDS("dragon", "30 chips to each other player")}},
                HANPAN_WORDS("dragon", "Leaving in mid-round"),
                HANPAN_WORDS("dragon", "What happens when a player gives up the round."));
}

void presets(table& book)
{
    book.preset("official_1_0", HANPAN_WORDS("dragon", "Official 1.0"),
                HANPAN_WORDS("dragon", "The published rules with the 3-cube wild rule."), "{}");
    book.preset("first_steps", HANPAN_WORDS("dragon", "First steps"),
                HANPAN_WORDS("dragon", "Three rounds, no special dragon, and Holla is called automatically."),
                R"({"rounds":3,"special_dragon":"off","declaration":"auto"})");
    book.preset("odd_even_table", HANPAN_WORDS("dragon", "Odd-even table"),
                HANPAN_WORDS("dragon", "Ds are wild for odd or for even numbers."), R"({"wild_rule":"odd_even"})");
    book.preset("floating_dragon", HANPAN_WORDS("dragon", "Floating dragon"),
                HANPAN_WORDS("dragon", "The open cube's colour makes a dragon special, for 20 chips more."),
                R"({"special_dragon":"floating","special_dragon_bonus":20})");
    book.preset("expert", HANPAN_WORDS("dragon", "Four colours"),
                HANPAN_WORDS("dragon", "Ds are wild for their own colour, and snakes need run tails."),
                R"({"wild_rule":"four_color","snake_tail":"run_only","special_dragon":"floating"})");
    book.preset(
        "master", HANPAN_WORDS("dragon", "Four colours, odd-even"),
        HANPAN_WORDS("dragon",
                     "Ds are wild for their own colour's odd or even numbers; run tails, and Holla at your own risk."),
        R"({"wild_rule":"four_color_odd_even","snake_tail":"run_only","special_dragon":"floating",
                    "declaration":"free"})");
    book.preset("party", HANPAN_WORDS("dragon", "Party"),
                HANPAN_WORDS("dragon", "Every D stands for anything; three rounds."),
                R"({"wild_rule":"unlimited","rounds":3})");
    book.preset(
        "purist", HANPAN_WORDS("dragon", "Purist"),
        HANPAN_WORDS("dragon", "No wild cubes and no river draws; the river is shuffled once everything is drawn."),
        R"({"wild_rule":"none","river_limit":0,"exhaustion":"reshuffle"})");
    book.preset("imugi_up", HANPAN_WORDS("dragon", "Imugi and up"), HANPAN_WORDS("dragon", "Snakes do not win."),
                R"({"min_win":"boa"})");
    book.preset("duel", HANPAN_WORDS("dragon", "Duel"), HANPAN_WORDS("dragon", "Two players; not an official form."),
                R"({"players":2})");
}

table build()
{
    table book("dragon");
    wild_fields(book);
    hand_fields(book);
    turn_fields(book);
    declare_fields(book);
    chip_fields(book);
    presets(book);
    return book;
}

} // namespace

const rule_table<rules>& book()
{
    static const table the_book = build();
    return the_book;
}

} // namespace hanpan::dragon
