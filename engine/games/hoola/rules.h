// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "rulebook/rule_table.h"

namespace hanpan::hoola {

/// Which way play goes round on the screen; seats are counted in playing order anyway.
enum class direction : std::uint8_t { cw, ccw };
enum class first_dealer : std::uint8_t { random, host };
enum class next_dealer : std::uint8_t { winner, rotate };
enum class ace_runs : std::uint8_t { low, low_high, cyclic };
enum class seven_extend : std::uint8_t { run_or_set, run_only, none };
enum class run_extend : std::uint8_t { both_ends, one_direction };
enum class set_completion : std::uint8_t { open, closed, removed };
enum class claim_priority : std::uint8_t { seat_order, race };
enum class upcard_claim : std::uint8_t { turn_player, all, none };
enum class going_out : std::uint8_t { required, optional };
enum class stop_rule : std::uint8_t { off, threshold, any, dealer_one_card };
enum class stop_timing : std::uint8_t { turn_start, in_turn };
enum class undercut : std::uint8_t { fixed_each, ranked_last, pays_all };
enum class blast_high : std::uint8_t { off, numeric, all_faces };
enum class stock_out : std::uint8_t { lowest_wins, reshuffle, void_round };
enum class stock_out_tie : std::uint8_t { split, seat_order, void_round };
enum class face_value : std::uint8_t { natural, ten };
enum class payment : std::uint8_t { ranked, hertzog, points };
enum class tie_mode : std::uint8_t { share_lower, share_higher, average, seat_order };
enum class double_seven : std::uint8_t { none, once, per_seven };
enum class hertzog_unmelded : std::uint8_t { nothing, half };
enum class dropout_schedule : std::uint8_t { none, seed, xavier };
enum class dropout_payment : std::uint8_t { dropper_pays_dealer, table_pays_dropper };
enum class dropout_shortfall : std::uint8_t { force_last, nobody_pays_redeal };

/// The house rules of Hoola (RULES.md, section 7), each at the default of the "seed" preset. Where one field overrides
/// another (play for places switches stops off, …), ask the functions below instead of the fields.
struct rules {
    // 7.1 set-up
    int players = 4;
    hoola::direction direction = hoola::direction::cw;
    hoola::first_dealer first_dealer = hoola::first_dealer::random;
    hoola::next_dealer next_dealer = hoola::next_dealer::winner;
    bool initial_upcard = true;
    int jokers = 0;
    int joker_final_value = 0;
    // 7.2 melding
    hoola::ace_runs ace_runs = hoola::ace_runs::low;
    bool seven_pair_melds = true;
    seven_extend lone_seven_extend = seven_extend::run_or_set;
    bool layoff_requires_meld = true;
    bool play_before_draw = false;
    hoola::run_extend run_extend = hoola::run_extend::both_ends;
    bool run_on_set = false;
    hoola::set_completion set_completion = hoola::set_completion::open;
    // 7.3 discard and claims
    bool battle = true;
    hoola::claim_priority claim_priority = hoola::claim_priority::seat_order;
    int claim_window_ms = 4000;
    bool claim_lone_seven = false;
    bool claim_layoff = false;
    hoola::upcard_claim upcard_claim = hoola::upcard_claim::turn_player;
    bool stop_beats_claim = true;
    bool thankyou_bak = false;
    // 7.4 ending
    going_out discard_to_go_out = going_out::required;
    hoola::stop_rule stop_rule = hoola::stop_rule::threshold;
    int stop_threshold = 10;
    hoola::stop_timing stop_timing = hoola::stop_timing::turn_start;
    bool stop_requires_meld = false;
    bool undercut_on_tie = true;
    undercut undercut_settlement = undercut::fixed_each;
    int undercut_penalty = 5;
    int blast_low_max = 15;
    hoola::blast_high blast_high = hoola::blast_high::numeric;
    int blast_high_min = 83;
    bool blast_counts_as_hoola = false;
    bool hoola_needs_all_played = true;
    hoola::stock_out stock_out = hoola::stock_out::lowest_wins;
    hoola::stock_out_tie stock_out_tie = hoola::stock_out_tie::split;
    bool play_for_places = false;
    // 7.5 counting and payment
    hoola::face_value face_value = hoola::face_value::natural;
    int seven_final_value = 7;
    bool quads_ignored = true;
    bool quad_cancels_sevens = false;
    hoola::payment payment = hoola::payment::ranked;
    int stake = 1;
    int rank_cap = 0;
    hoola::tie_mode tie_mode = hoola::tie_mode::share_lower;
    hoola::double_seven double_seven = hoola::double_seven::per_seven;
    bool double_unmelded = true;
    bool double_hoola = true;
    hoola::hertzog_unmelded hertzog_unmelded = hoola::hertzog_unmelded::half;
    // 7.6 six or seven players
    hoola::dropout_schedule dropout_schedule = hoola::dropout_schedule::none;
    hoola::dropout_payment dropout_payment = hoola::dropout_payment::dropper_pays_dealer;
    hoola::dropout_shortfall dropout_shortfall = hoola::dropout_shortfall::force_last;

    /// One card must be kept for the discard that ends the turn.
    bool keeps_one() const { return discard_to_go_out == going_out::required; }
    bool stops() const { return stop_rule != hoola::stop_rule::off && !play_for_places; }
    bool low_blast() const { return blast_low_max > 0 && !play_for_places; }
    bool high_blast() const { return blast_high != hoola::blast_high::off && !play_for_places; }
    bool race() const { return claim_priority == hoola::claim_priority::race; }
    /// Ranked payments exist, so ties, the cap and doubles apply; points pay with doubles alone; Hertzog with none.
    bool ranked() const { return payment == hoola::payment::ranked; }
    bool doubles() const { return payment != hoola::payment::hertzog; }
};

/// Most players who hold cards in play; more need drop-outs (7.6).
inline constexpr int max_in_play = 5;
inline constexpr int hand_size = 7;
/// The discards are turned into a new stock at most so often in a hand (7.4, `stock_out`).
inline constexpr int max_reshuffles = 2;
/// At most this many hands that are dealt again for want of drop-outs do not count as rounds of the match (7.6,
/// `nobody_pays_redeal`); any more do, so that a match ends.
inline constexpr int most_redeals = 20;

/// The table of fields: ids, words, bounds, dependencies, presets, contradictions.
const rule_table<rules>& book();

} // namespace hanpan::hoola
