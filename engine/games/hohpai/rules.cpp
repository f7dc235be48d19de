// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hohpai/rules.h"

#include <numeric>

#include "base/words.h"

namespace hanpan::hohpai {

namespace {

using table = rule_table<rules>;

constexpr std::string_view only_row = HANPAN_WORDS("hohpai", "Only in the form with the covered row.");
constexpr std::string_view only_discards = HANPAN_WORDS("hohpai", "Only in the draw-and-discard form.");
constexpr std::string_view navpil_stands = HANPAN_WORDS("hohpai", "The second score table has its own values.");

bool in_row_form(const rules& r) { return row_form(r); }
bool in_discard_form(const rules& r) { return !row_form(r); }
bool own_scores(const rules& r) { return r.score_table != score_table::navpil; }

void table_fields(table& book)
{
    book.group("table", HANPAN_WORDS("hohpai", "Set and seats"));
    book.number("players", &rules::players, 2, 4, HANPAN_WORDS("hohpai", "Players"),
                HANPAN_WORDS("hohpai", "Three or four; two are an extension."))
        .hidden();
    book.choice("removal_3p", &rules::removal_3p,
                {{"both", removal::both, HANPAN_WORDS("hohpai", "Both copies (24)")},
                 {"one", removal::one, HANPAN_WORDS("hohpai", "One copy each (28)")},
                 {"none", removal::none, HANPAN_WORDS("hohpai", "None (32)")}},
                HANPAN_WORDS("hohpai", "Withdrawn with three players"),
                HANPAN_WORDS("hohpai", "Which copies of 6-6, 5-5, 4-4 and 3-3 stay out of the set."));
    book.choice("removal_2p", &rules::removal_2p,
                {{"none", removal::none, HANPAN_WORDS("hohpai", "None (32)")},
                 {"both", removal::both, HANPAN_WORDS("hohpai", "Both copies (24)")}},
                HANPAN_WORDS("hohpai", "Withdrawn with two players"),
                HANPAN_WORDS("hohpai", "Whether 6-6, 5-5, 4-4 and 3-3 stay out of the set."));
    book.flag("koan_a_priority", &rules::koan_a_priority, HANPAN_WORDS("hohpai", "2-5 makes the head"),
              HANPAN_WORDS("hohpai", "A player who draws 2-5 for the first round is head, whatever the others draw."));
    book.choice("turn_direction", &rules::turn_direction,
                {{"counterclockwise", direction::counterclockwise, HANPAN_WORDS("hohpai", "To the right")},
                 {"clockwise", direction::clockwise, HANPAN_WORDS("hohpai", "To the left")}},
                HANPAN_WORDS("hohpai", "Direction of play"),
                HANPAN_WORDS("hohpai", "Who plays next. The hands pass as the whirled piece says, either way."));
    book.number("stake", &rules::stake, 1, 1000, HANPAN_WORDS("hohpai", "Stake"),
                HANPAN_WORDS("hohpai", "Chips a loser pays for each point of the winning hand."))
        .unit("chips");
    book.number("match_deals", &rules::match_deals, 1, 100, HANPAN_WORDS("hohpai", "Rounds"),
                HANPAN_WORDS("hohpai", "Length of a match; most chips win."))
        .unit("rounds");
}

void play_fields(table& book)
{
    book.group("play", HANPAN_WORDS("hohpai", "Deal and exchange"));
    book.choice(
        "play_mode", &rules::play_mode,
        {{"row_exchange", play_mode::row_exchange, HANPAN_WORDS("hohpai", "Covered row")},
         {"draw_discard", play_mode::draw_discard, HANPAN_WORDS("hohpai", "Draw and discard")}},
        HANPAN_WORDS("hohpai", "Form of the game"),
        HANPAN_WORDS("hohpai", "Exchange through a covered row, or draw from a stock and discard face up (Tok)."));
    book.flag("whirl", &rules::whirl, HANPAN_WORDS("hohpai", "Whirl and passing"),
              HANPAN_WORDS("hohpai",
                           "The head whirls one of seven pieces out; it decides how all hands pass and who starts."))
        .only_if({"play_mode"}, in_row_form, only_row);
    book.choice("closed_row_fix", &rules::closed_row_fix,
                {{"remix", row_fix::remix, HANPAN_WORDS("hohpai", "Mix again")},
                 {"eye", row_fix::eye, HANPAN_WORDS("hohpai", "One piece outside")},
                 {"none", row_fix::none, HANPAN_WORDS("hohpai", "As written")}},
                HANPAN_WORDS("hohpai", "Closed row"),
                HANPAN_WORDS("hohpai",
                             "What happens if every piece would come back to the seat that put it in: the row is "
                             "mixed each time it has gone through, one piece stays outside face up, or nothing."))
        .only_if({"play_mode"}, in_row_form, only_row);
    book.choice("row_ends", &rules::row_ends,
                {{"common", row_ends::common, HANPAN_WORDS("hohpai", "One direction")},
                 {"alternating", row_ends::alternating, HANPAN_WORDS("hohpai", "Nearest end")}},
                HANPAN_WORDS("hohpai", "Ends of the row"),
                HANPAN_WORDS("hohpai", "Everyone pushes at the same end, or every second player at the other one."))
        .only_if({"play_mode"}, in_row_form, only_row);
    book.choice("exchange_order", &rules::exchange_order,
                {{"put_first", exchange_order::put_first, HANPAN_WORDS("hohpai", "Put, then take")},
                 {"take_first", exchange_order::take_first, HANPAN_WORDS("hohpai", "Take, then put")}},
                HANPAN_WORDS("hohpai", "Order of an exchange"),
                HANPAN_WORDS("hohpai", "Whether the new piece is seen before one is given up."))
        .only_if({"play_mode"}, in_row_form, only_row);
    book.choice("taken_piece_visibility", &rules::taken_piece_visibility,
                {{"taker_only", taken_visibility::taker_only, HANPAN_WORDS("hohpai", "The taker alone")},
                 {"all", taken_visibility::all, HANPAN_WORDS("hohpai", "Everybody")}},
                HANPAN_WORDS("hohpai", "Who sees the piece taken"),
                HANPAN_WORDS("hohpai", "The written rules say “exposed”, which may mean to the taker only."))
        .only_if({"play_mode"}, in_row_form, only_row);
    book.choice(
            "discard_claim", &rules::discard_claim,
            {{"next_player", discard_claim::next_player, HANPAN_WORDS("hohpai", "Next player")},
             {"any_player_to_win", discard_claim::any_player_to_win, HANPAN_WORDS("hohpai", "Anyone, to win")}},
            HANPAN_WORDS("hohpai", "Who may take a discard"),
            HANPAN_WORDS("hohpai", "Only the next player, or anyone whose hand it completes, nearest in turn first."))
        .only_if({"play_mode"}, in_discard_form, only_discards);
    book.flag("discarder_pays_all", &rules::discarder_pays_all, HANPAN_WORDS("hohpai", "The discarder pays for all"),
              HANPAN_WORDS("hohpai",
                           "When a discard completes a hand, the player who discarded it pays for every loser."))
        .only_if({"play_mode"}, in_discard_form, only_discards);
    book.choice("stock_out", &rules::stock_out,
                {{"reshuffle", stock_out::reshuffle, HANPAN_WORDS("hohpai", "Shuffle the discards")},
                 {"draw", stock_out::draw, HANPAN_WORDS("hohpai", "Drawn round")}},
                HANPAN_WORDS("hohpai", "When the stock is out"),
                HANPAN_WORDS("hohpai", "All discards but the last form a new stock, or no one wins."))
        .only_if({"play_mode"}, in_discard_form, only_discards);
}

void winning_fields(table& book)
{
    book.group("winning", HANPAN_WORDS("hohpai", "Winning and drawing"));
    book.choice("win_declaration", &rules::win_declaration,
                {{"automatic", win_declaration::automatic, HANPAN_WORDS("hohpai", "At once")},
                 {"optional", win_declaration::optional, HANPAN_WORDS("hohpai", "The player decides")}},
                HANPAN_WORDS("hohpai", "Showing a win"),
                HANPAN_WORDS("hohpai", "Whether a player may hold back a cheap win and play on."));
    book.choice("dealt_win_timing", &rules::dealt_win_timing,
                {{"on_turn", dealt_timing::on_turn, HANPAN_WORDS("hohpai", "On your own turn")},
                 {"immediate", dealt_timing::immediate, HANPAN_WORDS("hohpai", "Before the first turn")}},
                HANPAN_WORDS("hohpai", "Dealt wins"),
                HANPAN_WORDS("hohpai", "When a hand that wins as dealt is shown."))
        .only_if({"play_mode"}, in_row_form, only_row);
    book.choice("dealt_win_precedence", &rules::dealt_win_precedence,
                {{"turn_order", dealt_precedence::turn_order, HANPAN_WORDS("hohpai", "Turn order")},
                 {"highest_score", dealt_precedence::highest_score, HANPAN_WORDS("hohpai", "Highest score")}},
                HANPAN_WORDS("hohpai", "Several dealt wins"),
                HANPAN_WORDS("hohpai", "Which of them wins; equal scores go by turn order."))
        .only_if({"play_mode"}, in_row_form, only_row)
        .only_if(
            {"dealt_win_timing"}, [](const rules& r) { return r.dealt_win_timing == dealt_timing::immediate; },
            HANPAN_WORDS("hohpai", "Only when dealt wins are shown before the first turn."));
    book.number("draw_cap_rounds", &rules::draw_cap_rounds, 0, 200, HANPAN_WORDS("hohpai", "Laps before a draw"),
                HANPAN_WORDS("hohpai", "After this many laps round the table the round is drawn; 0 means only after "
                                       "200, when it goes in circles."))
        .zero(HANPAN_WORDS("hohpai", "only when it goes in circles"))
        .unit("laps");
    book.choice("head_after_draw", &rules::head_after_draw,
                {{"keep", after_draw::keep, HANPAN_WORDS("hohpai", "The same player")},
                 {"next_right", after_draw::next_right, HANPAN_WORDS("hohpai", "The player to the right")}},
                HANPAN_WORDS("hohpai", "Head after a drawn round"),
                HANPAN_WORDS("hohpai", "After a win the winner is head."));
}

void hand_fields(table& book)
{
    book.group("hands", HANPAN_WORDS("hohpai", "Winning hands"));
    book.choice(
        "combo_reading", &rules::combo_reading,
        {{"pieces", combo_reading::pieces, HANPAN_WORDS("hohpai", "By pieces")},
         {"values", combo_reading::values, HANPAN_WORDS("hohpai", "By values")}},
        HANPAN_WORDS("hohpai", "Groups of three"),
        HANPAN_WORDS("hohpai", "The printed pieces, or the classical triplets in which only the six numbers count."));
    book.flag("use_sok", &rules::use_sok, HANPAN_WORDS("hohpai", "Sok counts"),
              HANPAN_WORDS("hohpai", "Two equal doublets and a third piece that fits."));
    book.choice("sok_reading", &rules::sok_reading,
                {{"side_or_sum", sok_reading::side_or_sum, HANPAN_WORDS("hohpai", "Side or sum")},
                 {"side_only", sok_reading::side_only, HANPAN_WORDS("hohpai", "Side only")},
                 {"sum_only", sok_reading::sum_only, HANPAN_WORDS("hohpai", "Sum only")}},
                HANPAN_WORDS("hohpai", "Third piece of a sok"),
                HANPAN_WORDS("hohpai", "It shows the number on one side, or its sides add up to it."))
        .only_if(
            {"use_sok"}, [](const rules& r) { return r.use_sok; }, HANPAN_WORDS("hohpai", "Sok does not count."));
    book.choice("a_ki_form", &rules::a_ki_form,
                {{"seed", a_ki_form::seed, HANPAN_WORDS("hohpai", "As printed (1-1 2-3 3-3)")},
                 {"emended", a_ki_form::emended, HANPAN_WORDS("hohpai", "Corrected (1-1 2-2 3-3)")},
                 {"both", a_ki_form::both, HANPAN_WORDS("hohpai", "Both forms")}},
                HANPAN_WORDS("hohpai", "A-ki"),
                HANPAN_WORDS("hohpai", "The printed form is almost certainly a misprint; allowing both plays best."))
        .only_if(
            {"combo_reading"}, [](const rules& r) { return r.combo_reading == combo_reading::pieces; },
            HANPAN_WORDS("hohpai", "With groups by values both forms are the same triplet."));
    book.choice("tai_sa_ttai", &rules::tai_sa_ttai,
                {{"double_ssang_syo", three_pairs::double_ssang_syo, HANPAN_WORDS("hohpai", "Two ssang-syo in pairs")},
                 {"any_three_pairs", three_pairs::any_three_pairs, HANPAN_WORDS("hohpai", "Any three pairs")},
                 {"off", three_pairs::off, HANPAN_WORDS("hohpai", "Does not count")}},
                HANPAN_WORDS("hohpai", "Tai-sa-ttai"),
                HANPAN_WORDS("hohpai", "What six pieces must be besides three pairs."))
        .only_if({"score_table"}, own_scores, HANPAN_WORDS("hohpai", "The second score table has no tai-sa-ttai."));
    book.choice("pairing_table", &rules::pairing_table,
                {{"korean", pairing::korean, HANPAN_WORDS("hohpai", "Korean")},
                 {"chinese", pairing::chinese, HANPAN_WORDS("hohpai", "Chinese")}},
                HANPAN_WORDS("hohpai", "Pairs of single pieces"),
                HANPAN_WORDS("hohpai", "Which single pieces make a pair."))
        .only_if({"score_table"}, own_scores, HANPAN_WORDS("hohpai", "The second score table has no tai-sa-ttai."))
        .only_if(
            {"tai_sa_ttai"}, [](const rules& r) { return r.tai_sa_ttai != three_pairs::off; },
            HANPAN_WORDS("hohpai", "Tai-sa-ttai does not count."));
}

void score_fields(table& book)
{
    book.group("scores", HANPAN_WORDS("hohpai", "Scores"));
    book.choice("score_table", &rules::score_table,
                {{"seed", score_table::seed, HANPAN_WORDS("hohpai", "The first")},
                 {"navpil", score_table::navpil, HANPAN_WORDS("hohpai", "The second")},
                 {"custom", score_table::custom, HANPAN_WORDS("hohpai", "Own values")}},
                HANPAN_WORDS("hohpai", "Score table"),
                HANPAN_WORDS("hohpai", "Which list of values counts; the second one has an ordinary win at 2."));
    book.number("mixed_pair_score", &rules::mixed_pair_score, 1, 5, HANPAN_WORDS("hohpai", "Ordinary win"),
                HANPAN_WORDS("hohpai", "Two groups of different kinds, or two of a kind that is nothing special."))
        .unit("points")
        .only_if({"score_table"}, own_scores, navpil_stands);
    book.number("like_pair_score", &rules::like_pair_score, 1, 10, HANPAN_WORDS("hohpai", "Two of a kind"),
                HANPAN_WORDS("hohpai", "Ssang-syo, ro-in, a-ki or ssang-pyen twice, and Yo with Sun."))
        .unit("points")
        .only_if({"score_table"}, own_scores, navpil_stands);
    book.number("tai_sa_ttai_score", &rules::tai_sa_ttai_score, 1, 10, HANPAN_WORDS("hohpai", "Tai-sa-ttai"),
                HANPAN_WORDS("hohpai", "Six pieces in three pairs."))
        .unit("points")
        .only_if({"score_table"}, own_scores, navpil_stands)
        .only_if(
            {"tai_sa_ttai"}, [](const rules& r) { return r.tai_sa_ttai != three_pairs::off; },
            HANPAN_WORDS("hohpai", "Tai-sa-ttai does not count."));
    book.number("hol_ssang_syo_score", &rules::hol_ssang_syo_score, 1, 10, HANPAN_WORDS("hohpai", "Hol-ssang-syo"),
                HANPAN_WORDS("hohpai", "Two ssang-syo of single pieces only."))
        .unit("points")
        .only_if({"score_table"}, own_scores, navpil_stands);
    book.numbers("pou_tong_scores", &rules::pou_tong_scores, 6, 6, 1, 10, HANPAN_WORDS("hohpai", "Pou-tong of 1 to 6"),
                 HANPAN_WORDS("hohpai", "All six pieces with one number in common, for the numbers 1 to 6."))
        .unit("points")
        .only_if({"score_table"}, own_scores, navpil_stands);
}

table build()
{
    table book("hohpai");
    table_fields(book);
    play_fields(book);
    winning_fields(book);
    hand_fields(book);
    score_fields(book);
    book.contradiction(
        "closed_row_fix", "draw_cap_rounds",
        [](const rules& r) {
            return row_form(r) && r.closed_row_fix == row_fix::none && r.draw_cap_rounds == 0 &&
                   (r.row_ends == row_ends::alternating || closed_row(r.players, full_row(r, r.players)));
        },
        HANPAN_WORDS("hohpai",
                     "A closed row that no one can win with never ends: set a number of laps before a draw."));

    book.preset("standard", HANPAN_WORDS("hohpai", "Standard"),
                HANPAN_WORDS("hohpai", "The written rules, with the row mixed again each time it has gone through."),
                "{}");
    book.preset("culin_literal", HANPAN_WORDS("hohpai", "As printed"),
                HANPAN_WORDS("hohpai", "The written rules and nothing more; many rounds are drawn."),
                R"({"closed_row_fix":"none","draw_cap_rounds":8})");
    book.preset("emended", HANPAN_WORDS("hohpai", "Recommended"),
                HANPAN_WORDS("hohpai", "Standard, with both forms of a-ki."), R"({"a_ki_form":"both"})");
    book.preset("no_sok", HANPAN_WORDS("hohpai", "Without sok"),
                HANPAN_WORDS("hohpai", "Standard, but sok does not count: fewer wins, for more points."),
                R"({"use_sok":false})");
    book.preset("eye", HANPAN_WORDS("hohpai", "One piece outside"),
                HANPAN_WORDS("hohpai", "The whirled piece stays face up beside the row."),
                R"({"closed_row_fix":"eye"})");
    book.preset("three_28", HANPAN_WORDS("hohpai", "Three players, 28 pieces"),
                HANPAN_WORDS("hohpai", "A row of ten, which passes pieces round the table without mixing."),
                R"({"players":3,"removal_3p":"one"})");
    book.preset("tok", HANPAN_WORDS("hohpai", "Tok"),
                HANPAN_WORDS("hohpai", "Draw and discard, groups by values, the second score table."),
                R"({"play_mode":"draw_discard","combo_reading":"values","score_table":"navpil","mixed_pair_score":2,
                    "whirl":false,"removal_3p":"none","removal_2p":"none"})");
    return book;
}

} // namespace

const rule_table<rules>& book()
{
    static const table the_book = build();
    return the_book;
}

dominoes::bag set_in_use(const rules& law, int players)
{
    const removal taken_out = players == 3 ? law.removal_3p : players == 2 ? law.removal_2p : removal::none;
    dominoes::bag set = dominoes::every_piece;
    for (int number = 3; number <= 6; ++number)
        for (int copies = static_cast<int>(taken_out); copies > 0; --copies)
            set = dominoes::without(set, dominoes::make(number, number));
    return set;
}

int full_row(const rules& law, int players) { return dominoes::size(set_in_use(law, players)) - 6 * players; }

bool closed_row(int players, int length) { return std::gcd(players, length) > 1; }

} // namespace hanpan::hohpai
