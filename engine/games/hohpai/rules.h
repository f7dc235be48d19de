// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "base/seat.h"
#include "pieces/domino.h"
#include "rulebook/rule_table.h"

namespace hanpan::hohpai {

using dominoes::bag;
using dominoes::face;

enum class removal : std::uint8_t { none, one, both };
enum class direction : std::uint8_t { counterclockwise, clockwise };
enum class play_mode : std::uint8_t { row_exchange, draw_discard };
enum class row_fix : std::uint8_t { remix, eye, none };
enum class row_ends : std::uint8_t { common, alternating };
enum class exchange_order : std::uint8_t { put_first, take_first };
enum class taken_visibility : std::uint8_t { taker_only, all };
enum class win_declaration : std::uint8_t { automatic, optional };
enum class dealt_timing : std::uint8_t { on_turn, immediate };
enum class dealt_precedence : std::uint8_t { turn_order, highest_score };
enum class discard_claim : std::uint8_t { next_player, any_player_to_win };
enum class stock_out : std::uint8_t { reshuffle, draw };
enum class combo_reading : std::uint8_t { pieces, values };
enum class sok_reading : std::uint8_t { side_or_sum, side_only, sum_only };
enum class a_ki_form : std::uint8_t { seed, emended, both };
enum class three_pairs : std::uint8_t { double_ssang_syo, any_three_pairs, off };
enum class pairing : std::uint8_t { korean, chinese };
enum class score_table : std::uint8_t { seed, navpil, custom };
enum class after_draw : std::uint8_t { keep, next_right };

class hand_table;

/// The house rules of Ho-Hpai (RULES.md, section 7); the members are described by the table in rules.cpp.
struct rules {
    int players = 4;
    removal removal_3p = removal::both;
    removal removal_2p = removal::none;
    bool koan_a_priority = false;
    bool whirl = true;
    direction turn_direction = direction::counterclockwise;
    hohpai::play_mode play_mode = hohpai::play_mode::row_exchange;
    row_fix closed_row_fix = row_fix::remix;
    hohpai::row_ends row_ends = hohpai::row_ends::common;
    hohpai::exchange_order exchange_order = hohpai::exchange_order::put_first;
    taken_visibility taken_piece_visibility = taken_visibility::taker_only;
    hohpai::discard_claim discard_claim = hohpai::discard_claim::next_player;
    bool discarder_pays_all = false;
    hohpai::stock_out stock_out = hohpai::stock_out::reshuffle;
    hohpai::win_declaration win_declaration = hohpai::win_declaration::automatic;
    dealt_timing dealt_win_timing = dealt_timing::on_turn;
    dealt_precedence dealt_win_precedence = dealt_precedence::turn_order;
    int draw_cap_rounds = 30;
    after_draw head_after_draw = after_draw::keep;
    bool use_sok = true;
    hohpai::sok_reading sok_reading = hohpai::sok_reading::side_or_sum;
    hohpai::combo_reading combo_reading = hohpai::combo_reading::pieces;
    hohpai::a_ki_form a_ki_form = hohpai::a_ki_form::seed;
    three_pairs tai_sa_ttai = three_pairs::double_ssang_syo;
    pairing pairing_table = pairing::korean;
    hohpai::score_table score_table = hohpai::score_table::seed;
    int mixed_pair_score = 1;
    int like_pair_score = 3;
    int tai_sa_ttai_score = 4;
    int hol_ssang_syo_score = 5;
    std::array<int, 6> pou_tong_scores{3, 5, 3, 3, 4, 3};
    int stake = 1;
    int match_deals = 12;

    /// The tables of hands in use under these rules, by number of players from two on: they live as long as the rules.
    mutable std::array<std::shared_ptr<const hand_table>, 3> tables;
};

/// The one table of fields, presets and contradictions.
const rule_table<rules>& book();

/// The pieces in use with this number of players: 32, or fewer by removal_3p and removal_2p (section 1).
dominoes::bag set_in_use(const rules& law, int players);
/// Pieces in the row between turns when nobody has taken an eye out of it (section 3). Row form only.
int full_row(const rules& law, int players);
/// Does a piece put in come back to the seats it came from, so that the deal may be dead (section 4.2)? True where
/// `length` and the number of players share a divisor.
bool closed_row(int players, int length);
/// Where `draw_cap_rounds` is 0, a deal that nobody wins is drawn after this many rounds of turns, because play that
/// goes round in circles would never end.
inline constexpr int most_rounds_of_turns = 200;
/// The player on `s`'s right at the table. Seats count in playing order, so turn_direction decides which one that is.
inline seat right_of(const rules& law, seat s, int players)
{
    return seat_after(s, players, law.turn_direction == direction::counterclockwise ? 1 : -1);
}
inline bool row_form(const rules& law) { return law.play_mode == play_mode::row_exchange; }

} // namespace hanpan::hohpai
