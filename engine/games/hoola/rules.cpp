// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hoola/rules.h"

#include "games/hoola/rule_fields.h"

namespace hanpan::hoola {
namespace {

using table = rule_table<rules>;

void contradictions(table& book)
{
    book.contradiction(
        "players", "dropout_schedule",
        [](const rules& r) { return r.players > max_in_play && r.dropout_schedule == dropout_schedule::none; },
        HANPAN_WORDS("hoola", "Six or seven players need a drop-out schedule."));
    book.contradiction(
        "face_value", "blast_high",
        [](const rules& r) { return r.face_value == face_value::ten && r.blast_high == blast_high::numeric; },
        HANPAN_WORDS(
            "hoola",
            "With court cards at 10 no hand reaches a major blast by points; choose seven court cards, or off."));
    book.contradiction(
        "payment", "undercut_settlement",
        [](const rules& r) { return !r.ranked() && r.undercut_settlement != undercut::fixed_each; },
        HANPAN_WORDS("hoola", "Only ranked payments can rank the stopper last or let them pay for all."));
}

void presets(table& book)
{
    book.preset(
        "seed", HANPAN_WORDS("hoola", "Classic"),
        HANPAN_WORDS("hoola",
                     "The classic description: 6-7 and 7-7 are melds, the last card is discarded, everyone claims."),
        "{}");
    book.preset("battle_modern", HANPAN_WORDS("hoola", "Battle Hoola"),
                HANPAN_WORDS(
                    "hoola",
                    "The newer description: aces go round the corner, a seven left in hand counts 14, anticlockwise."),
                R"({
        "direction": "ccw", "ace_runs": "cyclic", "seven_pair_melds": false, "seven_final_value": 14,
        "discard_to_go_out": "optional", "stop_threshold": 10, "blast_low_max": 15, "blast_high_min": 83,
        "undercut_settlement": "ranked_last"})")
        .verified = false;
    book.preset("bga", HANPAN_WORDS("hoola", "Board Game Arena"),
                HANPAN_WORDS("hoola", "As played there: no claims out of turn, a stopper who is undercut comes last."),
                R"({
        "ace_runs": "cyclic", "seven_pair_melds": false, "seven_final_value": 14, "discard_to_go_out": "optional",
        "stop_threshold": 10, "stop_timing": "turn_start", "blast_low_max": 15, "blast_high_min": 83,
        "undercut_settlement": "ranked_last", "battle": false})")
        .verified = false;
    book.preset(
            "hangame", HANPAN_WORDS("hoola", "Hangame style"),
            HANPAN_WORDS("hoola", "Two jokers, a four-second race for every discard, sevens left in hand count 14."),
            R"({
        "direction": "cw", "first_dealer": "host", "jokers": 2, "joker_final_value": 0, "seven_final_value": 14,
        "seven_pair_melds": false, "ace_runs": "cyclic", "battle": true, "claim_window_ms": 4000,
        "claim_priority": "race", "discard_to_go_out": "required"})")
        .verified = false;
    book.preset("house_dokbak", HANPAN_WORDS("hoola", "Korean table"),
                HANPAN_WORDS("hoola",
                             "Stop with any hand; a player who feeds the last thank-you or is undercut pays for all."),
                R"({
        "ace_runs": "cyclic", "seven_pair_melds": false, "lone_seven_extend": "run_only", "thankyou_bak": true,
        "stop_rule": "any", "stop_timing": "in_turn", "undercut_settlement": "pays_all", "blast_low_max": 14,
        "blast_high_min": 81, "blast_counts_as_hoola": true, "rank_cap": 3, "stock_out": "lowest_wins"})")
        .verified = false;
    book.preset("non_battle", HANPAN_WORDS("hoola", "Non-battle"),
                HANPAN_WORDS("hoola", "Only the next player may take a discard."), R"({"battle": false})");
    book.preset("face_ten", HANPAN_WORDS("hoola", "Court cards 10"),
                HANPAN_WORDS("hoola", "J, Q and K count 10; seven court cards are the major blast."),
                R"({"face_value": "ten", "blast_high": "all_faces"})");
    book.preset("glenn", HANPAN_WORDS("hoola", "Glenn (reconstructed)"),
                HANPAN_WORDS("hoola", "Killed sets, runs on sets, runs that grow one way only."),
                R"({"set_completion": "closed", "run_on_set": true, "run_extend": "one_direction"})")
        .reconstructed = true;
    book.preset("hertzog", HANPAN_WORDS("hoola", "Hertzog (reconstructed)"),
                HANPAN_WORDS("hoola",
                             "One stake from every loser who has melded; only the dealer may stop, holding one card."),
                R"({"payment": "hertzog", "hertzog_unmelded": 0.5, "stop_rule": "dealer_one_card"})")
        .reconstructed = true;
}

} // namespace

const rule_table<rules>& book()
{
    static const table the_book = [] {
        table b("hoola");
        setup_fields(b);
        melding_fields(b);
        claims_fields(b);
        ending_fields(b);
        counting_fields(b);
        dropouts_fields(b);
        contradictions(b);
        presets(b);
        return b;
    }();
    return the_book;
}

} // namespace hanpan::hoola
