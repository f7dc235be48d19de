// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hoola/rule_fields.h"

// One row a field, in the order of RULES.md, sections 7.1 to 7.6. The player reads these words in the panel: the label
// names the thing, the help says what changes at the table.
namespace hanpan::hoola {
namespace {

constexpr std::string_view places_off = HANPAN_WORDS("hoola", "Playing for places has no stops, blasts or Hoola.");
constexpr std::string_view hertzog_off = HANPAN_WORDS("hoola", "Hertzog's payments use no ranks and no doubling.");
constexpr std::string_view battle_off = HANPAN_WORDS("hoola", "Without the battle there are no claims out of turn.");
constexpr std::string_view stop_off = HANPAN_WORDS("hoola", "Stopping is switched off.");

} // namespace

void setup_fields(rule_table<rules>& book)
{
    book.group("setup", HANPAN_WORDS("hoola", "Set-up"));
    book.number("players", &rules::players, 2, 7, HANPAN_WORDS("hoola", "Players"),
                HANPAN_WORDS("hoola", "Six or seven need a drop-out schedule."))
        .hidden();
    book.choice("direction", &rules::direction,
                {{"cw", direction::cw, HANPAN_WORDS("hoola", "Clockwise")},
                 {"ccw", direction::ccw, HANPAN_WORDS("hoola", "Anticlockwise")}},
                HANPAN_WORDS("hoola", "Direction of play"),
                HANPAN_WORDS("hoola", "Which way deal and turns go round the table."));
    book.choice("first_dealer", &rules::first_dealer,
                {{"random", first_dealer::random, HANPAN_WORDS("hoola", "By lot")},
                 {"host", first_dealer::host, HANPAN_WORDS("hoola", "The host")}},
                HANPAN_WORDS("hoola", "First dealer"),
                HANPAN_WORDS("hoola", "Who deals the first round. The dealer plays first."));
    book.choice("next_dealer", &rules::next_dealer,
                {{"winner", next_dealer::winner, HANPAN_WORDS("hoola", "The winner")},
                 {"rotate", next_dealer::rotate, HANPAN_WORDS("hoola", "The next player")}},
                HANPAN_WORDS("hoola", "Next dealer"),
                HANPAN_WORDS("hoola", "Who deals, and so plays first, in the next round."));
    book.flag(
        "initial_upcard", &rules::initial_upcard, HANPAN_WORDS("hoola", "Turn a card up"),
        HANPAN_WORDS("hoola", "On: one card is turned face up after the deal. Off: the discard pile starts empty."));
    book.number("jokers", &rules::jokers, 0, 2, HANPAN_WORDS("hoola", "Jokers"),
                HANPAN_WORDS("hoola", "Each stands for any card in a meld of three or more cards, one joker per meld."))
        .unit("cards");
    book.number("joker_final_value", &rules::joker_final_value, 0, 20, HANPAN_WORDS("hoola", "Joker left in hand"),
                HANPAN_WORDS("hoola", "What an unused joker counts at the end."))
        .unit("points")
        .only_if(
            {"jokers"}, [](const rules& r) { return r.jokers > 0; }, HANPAN_WORDS("hoola", "The pack has no jokers."));
}

void melding_fields(rule_table<rules>& book)
{
    book.group("melding", HANPAN_WORDS("hoola", "Melds"));
    book.choice("ace_runs", &rules::ace_runs,
                {{"low", ace_runs::low, HANPAN_WORDS("hoola", "Low: A-2-3")},
                 {"low_high", ace_runs::low_high, HANPAN_WORDS("hoola", "Low or high: also Q-K-A")},
                 {"cyclic", ace_runs::cyclic, HANPAN_WORDS("hoola", "Round the corner: also K-A-2")}},
                HANPAN_WORDS("hoola", "The ace in runs"), HANPAN_WORDS("hoola", "Where an ace may go in a run."));
    book.flag("seven_pair_melds", &rules::seven_pair_melds, HANPAN_WORDS("hoola", "Two-card melds with a seven"),
              HANPAN_WORDS("hoola", "6-7 or 7-8 of a suit and two sevens may be laid down. A lone seven always may."));
    book.choice(
        "lone_seven_extend", &rules::lone_seven_extend,
        {{"run_or_set", seven_extend::run_or_set, HANPAN_WORDS("hoola", "Its neighbours or sevens")},
         {"run_only", seven_extend::run_only, HANPAN_WORDS("hoola", "Its neighbours only")},
         {"none", seven_extend::none, HANPAN_WORDS("hoola", "Nothing")}},
        HANPAN_WORDS("hoola", "Adding to a lone seven"),
        HANPAN_WORDS(
            "hoola",
            "What may join a single seven on the table: the 6 or 8 of its suit makes it a run, another seven a set."));
    book.flag("layoff_requires_meld", &rules::layoff_requires_meld, HANPAN_WORDS("hoola", "Meld before laying off"),
              HANPAN_WORDS("hoola", "Only players who have melded may add cards to melds."));
    book.flag(
        "play_before_draw", &rules::play_before_draw, HANPAN_WORDS("hoola", "Play before drawing"),
        HANPAN_WORDS("hoola",
                     "Melds and lay-offs are allowed before the draw; a player who makes any may then skip the draw."));
    book.choice(
        "run_extend", &rules::run_extend,
        {{"both_ends", run_extend::both_ends, HANPAN_WORDS("hoola", "At both ends")},
         {"one_direction", run_extend::one_direction, HANPAN_WORDS("hoola", "In one direction")}},
        HANPAN_WORDS("hoola", "Runs grow"),
        HANPAN_WORDS(
            "hoola",
            "One direction: the first card added to a run fixes up or down for the rest of the round (Glenn)."));
    book.flag("run_on_set", &rules::run_on_set, HANPAN_WORDS("hoola", "A run on a set"),
              HANPAN_WORDS(
                  "hoola",
                  "A neighbour of one of the cards of a set of three may start a run that grows out of it (Glenn)."));
    book.choice("set_completion", &rules::set_completion,
                {{"open", set_completion::open, HANPAN_WORDS("hoola", "Nothing special")},
                 {"closed", set_completion::closed, HANPAN_WORDS("hoola", "The set is killed")},
                 {"removed", set_completion::removed, HANPAN_WORDS("hoola", "Killed and taken away")}},
                HANPAN_WORDS("hoola", "The fourth card of a set"),
                HANPAN_WORDS("hoola", "Killed: nothing more may be built on it. Taken away: a player with no other "
                                      "meld no longer counts as melded."));
}

void claims_fields(rule_table<rules>& book)
{
    const auto battle = [](const rules& r) { return r.battle; };
    book.group("claims", HANPAN_WORDS("hoola", "Discards and claims"));
    book.flag("battle", &rules::battle, HANPAN_WORDS("hoola", "Battle: claims out of turn"),
              HANPAN_WORDS("hoola", "Everyone may say “Thank you” for a discard that makes a new meld. Off: only the "
                                    "next player may take it."));
    book.choice("claim_priority", &rules::claim_priority,
                {{"seat_order", claim_priority::seat_order, HANPAN_WORDS("hoola", "The nearest in turn")},
                 {"race", claim_priority::race, HANPAN_WORDS("hoola", "The fastest")}},
                HANPAN_WORDS("hoola", "Several claims"),
                HANPAN_WORDS("hoola", "Who gets a discard that several players want."))
        .only_if({"battle"}, battle, battle_off);
    book.number("claim_window_ms", &rules::claim_window_ms, 0, 15000, HANPAN_WORDS("hoola", "Time to claim"),
                HANPAN_WORDS("hoola", "How long a discard can be claimed; 0 waits for every answer."))
        .zero(HANPAN_WORDS("hoola", "waits for everyone"))
        .unit("ms")
        .step(500)
        .only_if({"battle"}, battle, battle_off);
    book.flag(
        "claim_lone_seven", &rules::claim_lone_seven, HANPAN_WORDS("hoola", "Take a seven alone"),
        HANPAN_WORDS("hoola", "A discarded seven may be taken as a meld of its own, without cards from the hand."));
    book.flag("claim_layoff", &rules::claim_layoff, HANPAN_WORDS("hoola", "Take a discard to lay it off"),
              HANPAN_WORDS("hoola", "A player who has melded may take the discard and add it to a meld at once."));
    book.choice("upcard_claim", &rules::upcard_claim,
                {{"turn_player", upcard_claim::turn_player, HANPAN_WORDS("hoola", "By the dealer")},
                 {"all", upcard_claim::all, HANPAN_WORDS("hoola", "By everyone")},
                 {"none", upcard_claim::none, HANPAN_WORDS("hoola", "By no one")}},
                HANPAN_WORDS("hoola", "The first upcard may be taken"),
                HANPAN_WORDS("hoola", "Whether the card turned up after the deal is open to claims."))
        .only_if(
            {"initial_upcard"}, [](const rules& r) { return r.initial_upcard; },
            HANPAN_WORDS("hoola", "No card is turned up."));
    book.flag("stop_beats_claim", &rules::stop_beats_claim, HANPAN_WORDS("hoola", "Stop beats claims"),
              HANPAN_WORDS("hoola", "The player in turn may stop or blast before other players' claims are settled."))
        .only_if({"battle"}, battle, battle_off)
        .only_if(
            {"claim_priority"}, [](const rules& r) { return !r.race(); },
            HANPAN_WORDS("hoola", "In a race the first to speak goes first."))
        .only_if(
            {"play_for_places"}, [](const rules& r) { return !r.play_for_places; }, places_off);
    book.flag("thankyou_bak", &rules::thankyou_bak, HANPAN_WORDS("hoola", "Pay for a thank-you"),
              HANPAN_WORDS(
                  "hoola",
                  "If a claim out of turn ends the round, the player who discarded the card pays everyone's share."))
        .only_if({"battle"}, battle, battle_off);
}

void ending_fields(rule_table<rules>& book)
{
    const auto no_places = [](const rules& r) { return !r.play_for_places; };
    const auto stops = [](const rules& r) { return r.stop_rule != stop_rule::off; };
    book.group("ending", HANPAN_WORDS("hoola", "How play ends"));
    book.choice("discard_to_go_out", &rules::discard_to_go_out,
                {{"required", going_out::required, HANPAN_WORDS("hoola", "With a discard")},
                 {"optional", going_out::optional, HANPAN_WORDS("hoola", "With or without")}},
                HANPAN_WORDS("hoola", "Going out"),
                HANPAN_WORDS("hoola", "With a discard: the last card must be discarded, so one card is always kept."));
    book.choice(
            "stop_rule", &rules::stop_rule,
            {{"off", stop_rule::off, HANPAN_WORDS("hoola", "No stopping")},
             {"threshold", stop_rule::threshold, HANPAN_WORDS("hoola", "With few points")},
             {"any", stop_rule::any, HANPAN_WORDS("hoola", "With any hand")},
             {"dealer_one_card", stop_rule::dealer_one_card, HANPAN_WORDS("hoola", "Dealer with one card")}},
            HANPAN_WORDS("hoola", "Stop"),
            HANPAN_WORDS("hoola",
                         "Who may end play to compare hands: the lowest wins, and a stopper who is not lowest pays."))
        .only_if({"play_for_places"}, no_places, places_off);
    book.number("stop_threshold", &rules::stop_threshold, 1, 60, HANPAN_WORDS("hoola", "Most points to stop with"),
                HANPAN_WORDS("hoola", "A hand counting more may not stop."))
        .unit("points")
        .only_if({"play_for_places"}, no_places, places_off)
        .only_if(
            {"stop_rule"}, [](const rules& r) { return r.stop_rule == stop_rule::threshold; },
            HANPAN_WORDS("hoola", "The right to stop does not depend on points."));
    book.choice("stop_timing", &rules::stop_timing,
                {{"turn_start", stop_timing::turn_start, HANPAN_WORDS("hoola", "Before drawing")},
                 {"in_turn", stop_timing::in_turn, HANPAN_WORDS("hoola", "Until the discard")}},
                HANPAN_WORDS("hoola", "When to stop"),
                HANPAN_WORDS("hoola", "Only as the first thing in a turn, or also after drawing and melding."))
        .only_if({"play_for_places"}, no_places, places_off)
        .only_if({"stop_rule"}, stops, stop_off);
    book.flag("stop_requires_meld", &rules::stop_requires_meld, HANPAN_WORDS("hoola", "Meld before stopping"),
              HANPAN_WORDS("hoola", "Only players with a meld of their own may stop."))
        .only_if({"play_for_places"}, no_places, places_off)
        .only_if({"stop_rule"}, stops, stop_off);
    book.flag("undercut_on_tie", &rules::undercut_on_tie, HANPAN_WORDS("hoola", "Equal points undercut"),
              HANPAN_WORDS("hoola", "A stopper is undercut by an opponent with the same points too."))
        .only_if({"play_for_places"}, no_places, places_off)
        .only_if({"stop_rule"}, stops, stop_off);
    book.choice("undercut_settlement", &rules::undercut_settlement,
                {{"fixed_each", undercut::fixed_each, HANPAN_WORDS("hoola", "A penalty to everyone")},
                 {"ranked_last", undercut::ranked_last, HANPAN_WORDS("hoola", "The stopper comes last")},
                 {"pays_all", undercut::pays_all, HANPAN_WORDS("hoola", "The stopper pays for all")}},
                HANPAN_WORDS("hoola", "Undercut settlement"),
                HANPAN_WORDS("hoola", "What the stopper pays when someone is as low or lower."))
        .only_if({"play_for_places"}, no_places, places_off)
        .only_if({"stop_rule"}, stops, stop_off);
    book.number("undercut_penalty", &rules::undercut_penalty, 1, 20, HANPAN_WORDS("hoola", "Undercut penalty"),
                HANPAN_WORDS("hoola", "Paid by the stopper to each opponent."))
        .unit("stakes")
        .only_if({"play_for_places"}, no_places, places_off)
        .only_if({"stop_rule"}, stops, stop_off)
        .only_if(
            {"undercut_settlement"}, [](const rules& r) { return r.undercut_settlement == undercut::fixed_each; },
            HANPAN_WORDS("hoola", "The undercut is not settled by a penalty."));
    book.number("blast_low_max", &rules::blast_low_max, 0, 30, HANPAN_WORDS("hoola", "Minor blast up to"),
                HANPAN_WORDS("hoola", "Seven cards counting this or less win at once; 0 switches it off."))
        .zero(HANPAN_WORDS("hoola", "off"))
        .unit("points")
        .only_if({"play_for_places"}, no_places, places_off);
    book.choice("blast_high", &rules::blast_high,
                {{"off", blast_high::off, HANPAN_WORDS("hoola", "Off")},
                 {"numeric", blast_high::numeric, HANPAN_WORDS("hoola", "By points")},
                 {"all_faces", blast_high::all_faces, HANPAN_WORDS("hoola", "Seven court cards")}},
                HANPAN_WORDS("hoola", "Major blast"), HANPAN_WORDS("hoola", "Seven very high cards win at once."))
        .only_if({"play_for_places"}, no_places, places_off);
    book.number("blast_high_min", &rules::blast_high_min, 70, 88, HANPAN_WORDS("hoola", "Major blast from"),
                HANPAN_WORDS("hoola", "Seven cards counting this or more win at once."))
        .unit("points")
        .only_if({"play_for_places"}, no_places, places_off)
        .only_if(
            {"blast_high"}, [](const rules& r) { return r.blast_high == blast_high::numeric; },
            HANPAN_WORDS("hoola", "The major blast is not judged by points."));
    book.flag("blast_counts_as_hoola", &rules::blast_counts_as_hoola,
              HANPAN_WORDS("hoola", "A blast doubles like Hoola"),
              HANPAN_WORDS("hoola", "Payments are doubled after a blast too."))
        .only_if({"play_for_places"}, no_places, places_off)
        .only_if(
            {"payment"}, [](const rules& r) { return r.doubles(); }, hertzog_off)
        .only_if(
            {"double_hoola"}, [](const rules& r) { return r.double_hoola; },
            HANPAN_WORDS("hoola", "Hoola does not double."))
        .only_if(
            {"blast_low_max", "blast_high"},
            [](const rules& r) { return r.blast_low_max > 0 || r.blast_high != blast_high::off; },
            HANPAN_WORDS("hoola", "There are no blasts."));
    book.flag("hoola_needs_all_played", &rules::hoola_needs_all_played,
              HANPAN_WORDS("hoola", "Hoola after everyone's first turn"),
              HANPAN_WORDS("hoola", "Going out in one turn is Hoola only when every opponent has had a turn."))
        .only_if({"play_for_places"}, no_places, places_off)
        .only_if(
            {"payment"}, [](const rules& r) { return r.doubles(); }, hertzog_off)
        .only_if(
            {"double_hoola"}, [](const rules& r) { return r.double_hoola; },
            HANPAN_WORDS("hoola", "Hoola does not double."));
    book.choice("stock_out", &rules::stock_out,
                {{"lowest_wins", stock_out::lowest_wins, HANPAN_WORDS("hoola", "The lowest hand wins")},
                 {"reshuffle", stock_out::reshuffle, HANPAN_WORDS("hoola", "Reshuffle the discards")},
                 {"void", stock_out::void_round, HANPAN_WORDS("hoola", "The round is void")}},
                HANPAN_WORDS("hoola", "The stock runs out"),
                HANPAN_WORDS("hoola", "Discards are reshuffled twice at most, then the lowest hand wins. After a void "
                                      "round the same player deals again."));
    book.choice("stock_out_tie", &rules::stock_out_tie,
                {{"split", stock_out_tie::split, HANPAN_WORDS("hoola", "They share the win")},
                 {"seat_order", stock_out_tie::seat_order, HANPAN_WORDS("hoola", "The nearest after the dealer wins")},
                 {"void", stock_out_tie::void_round, HANPAN_WORDS("hoola", "The round is void")}},
                HANPAN_WORDS("hoola", "Several lowest hands"),
                HANPAN_WORDS("hoola", "Who wins when the stock has run out and several are lowest."))
        .only_if(
            {"stock_out"}, [](const rules& r) { return r.stock_out != stock_out::void_round; },
            HANPAN_WORDS("hoola", "The round is void when the stock runs out."));
    book.flag(
        "play_for_places", &rules::play_for_places, HANPAN_WORDS("hoola", "Play for places"),
        HANPAN_WORDS(
            "hoola",
            "The round continues after the first player is out; the order of finishing decides who pays how much."));
}

void counting_fields(rule_table<rules>& book)
{
    const auto ranked = [](const rules& r) { return r.ranked(); };
    const auto doubles = [](const rules& r) { return r.doubles(); };
    const std::string_view no_ranks = HANPAN_WORDS("hoola", "Only ranked payments know ranks.");
    book.group("counting", HANPAN_WORDS("hoola", "Counting and payment"));
    book.choice("face_value", &rules::face_value,
                {{"natural", face_value::natural, HANPAN_WORDS("hoola", "J 11, Q 12, K 13")},
                 {"ten", face_value::ten, HANPAN_WORDS("hoola", "10 each")}},
                HANPAN_WORDS("hoola", "Court cards count"),
                HANPAN_WORDS("hoola", "At ten each no hand reaches the major blast by points."));
    book.choice(
        "seven_final_value", &rules::seven_final_value,
        {{7, 7, HANPAN_WORDS("hoola", "7 points")}, {14, 14, HANPAN_WORDS("hoola", "14 points")}},
        HANPAN_WORDS("hoola", "A seven left in hand"),
        HANPAN_WORDS("hoola", "What a seven counts at the end and for stopping; a blast always counts it as 7."));
    book.flag("quads_ignored", &rules::quads_ignored, HANPAN_WORDS("hoola", "Four of a rank count nothing"),
              HANPAN_WORDS("hoola", "Any rank held four times is left out when points are counted; blasts count it."));
    book.flag("quad_cancels_sevens", &rules::quad_cancels_sevens, HANPAN_WORDS("hoola", "Four sevens do not double"),
              HANPAN_WORDS("hoola", "Off: four sevens in hand double four times, though they count no points."))
        .only_if({"payment"}, doubles, hertzog_off)
        .only_if(
            {"double_seven"}, [](const rules& r) { return r.double_seven != double_seven::none; },
            HANPAN_WORDS("hoola", "Sevens do not double."));
    book.choice("payment", &rules::payment,
                {{"ranked", payment::ranked, HANPAN_WORDS("hoola", "By rank")},
                 {"hertzog", payment::hertzog, HANPAN_WORDS("hoola", "Hertzog's")},
                 {"points", payment::points, HANPAN_WORDS("hoola", "By points")}},
                HANPAN_WORDS("hoola", "Payment"),
                HANPAN_WORDS("hoola", "By rank: 1, 2, 3 … stakes from the lowest loser up. By points: a chip per "
                                      "point. Hertzog's (reconstructed): one stake from every loser who has melded."));
    book.number("stake", &rules::stake, 1, 1000, HANPAN_WORDS("hoola", "Stake"),
                HANPAN_WORDS("hoola", "How many chips one stake is worth."))
        .unit("chips");
    book.number("rank_cap", &rules::rank_cap, 0, 4, HANPAN_WORDS("hoola", "Highest rank paid"),
                HANPAN_WORDS("hoola", "Payments are capped at this rank; 0 means no limit."))
        .zero(HANPAN_WORDS("hoola", "no limit"))
        .unit("stakes")
        .only_if({"payment"}, ranked, no_ranks);
    book.choice("tie_mode", &rules::tie_mode,
                {{"share_lower", tie_mode::share_lower, HANPAN_WORDS("hoola", "All pay the lower rank")},
                 {"share_higher", tie_mode::share_higher, HANPAN_WORDS("hoola", "All pay the higher rank")},
                 {"average", tie_mode::average, HANPAN_WORDS("hoola", "All pay the average")},
                 {"seat_order", tie_mode::seat_order, HANPAN_WORDS("hoola", "In order from the winner")}},
                HANPAN_WORDS("hoola", "Losers with equal points"), HANPAN_WORDS("hoola", "Which rank they pay for."))
        .only_if({"payment"}, ranked, no_ranks);
    book.choice("double_seven", &rules::double_seven,
                {{"none", double_seven::none, HANPAN_WORDS("hoola", "No")},
                 {"once", double_seven::once, HANPAN_WORDS("hoola", "Once")},
                 {"per_seven", double_seven::per_seven, HANPAN_WORDS("hoola", "For every seven")}},
                HANPAN_WORDS("hoola", "Sevens in hand double"),
                HANPAN_WORDS("hoola", "Whether a loser holding sevens pays double."))
        .only_if({"payment"}, doubles, hertzog_off);
    book.flag("double_unmelded", &rules::double_unmelded, HANPAN_WORDS("hoola", "Double without a meld"),
              HANPAN_WORDS("hoola", "A loser without a meld pays double."))
        .only_if({"payment"}, doubles, hertzog_off);
    book.flag("double_hoola", &rules::double_hoola, HANPAN_WORDS("hoola", "Hoola doubles"),
              HANPAN_WORDS("hoola", "Everyone pays double when the winner makes Hoola."))
        .only_if(
            {"play_for_places"}, [](const rules& r) { return !r.play_for_places; }, places_off)
        .only_if({"payment"}, doubles, hertzog_off);
    book.choice("hertzog_unmelded", &rules::hertzog_unmelded,
                {{0, hertzog_unmelded::nothing, HANPAN_WORDS("hoola", "Nothing")},
                 {0.5, hertzog_unmelded::half, HANPAN_WORDS("hoola", "Half a stake")}},
                HANPAN_WORDS("hoola", "Loser without a meld pays"),
                HANPAN_WORDS("hoola", "Hertzog's payments (reconstructed): what a loser without a meld pays."))
        .only_if(
            {"payment"}, [](const rules& r) { return r.payment == payment::hertzog; },
            HANPAN_WORDS("hoola", "This belongs to Hertzog's payments."));
}

void dropouts_fields(rule_table<rules>& book)
{
    const auto on = [](const rules& r) { return r.dropout_schedule != dropout_schedule::none; };
    const std::string_view off = HANPAN_WORDS("hoola", "No one drops out; at most five can play.");
    book.group("dropouts", HANPAN_WORDS("hoola", "Six or seven players"));
    book.choice("dropout_schedule", &rules::dropout_schedule,
                {{"none", dropout_schedule::none, HANPAN_WORDS("hoola", "No drop-outs")},
                 {"seed", dropout_schedule::seed, HANPAN_WORDS("hoola", "In stakes")},
                 {"xavier", dropout_schedule::xavier, HANPAN_WORDS("hoola", "Xavier's, in chips")}},
                HANPAN_WORDS("hoola", "Drop-out schedule"),
                HANPAN_WORDS("hoola", "Until five are left, players may drop out at the price of their sevens, sets "
                                      "and runs: 1, 2, 2 and 3 stakes, or 2, 5, 8 and 10 chips."));
    book.choice(
            "dropout_payment", &rules::dropout_payment,
            {{"dropper_pays_dealer", dropout_payment::dropper_pays_dealer, HANPAN_WORDS("hoola", "To the dealer")},
             {"table_pays_dropper", dropout_payment::table_pays_dropper, HANPAN_WORDS("hoola", "By those who play")}},
            HANPAN_WORDS("hoola", "The price is paid"),
            HANPAN_WORDS(
                "hoola",
                "By the player who drops out, to the dealer; or by the five who play, who buy the good cards."))
        .only_if({"dropout_schedule"}, on, off);
    book.choice("dropout_shortfall", &rules::dropout_shortfall,
                {{"force_last", dropout_shortfall::force_last, HANPAN_WORDS("hoola", "The last must drop out")},
                 {"nobody_pays_redeal", dropout_shortfall::nobody_pays_redeal, HANPAN_WORDS("hoola", "A new deal")}},
                HANPAN_WORDS("hoola", "Too few drop out"),
                HANPAN_WORDS("hoola", "The last to be asked leave without paying, or no one pays and the cards are "
                                      "dealt again (up to twenty such deals do not count as rounds)."))
        .only_if({"dropout_schedule"}, on, off);
}

} // namespace hanpan::hoola
