// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hoola/melding.h"

namespace hanpan::hoola {
namespace {

meld_reading no_meld(refused why)
{
    meld_reading r;
    r.why = why;
    return r;
}

/// Why these cards of one suit are no run under these rules.
refused run_refusal(const rules& law, std::uint16_t lane, int length)
{
    if (length > cards::ranks)
        return refused::run_over_thirteen;
    rules other = law;
    const auto fits_with = [&](ace_runs aces) {
        other.ace_runs = aces;
        for (int start = 0; start < cards::ranks; ++start)
            if (run_fits(other, start, length) && (lane & ~run_window(start, length)) == 0)
                return true;
        return false;
    };
    if (law.ace_runs == ace_runs::low && fits_with(ace_runs::low_high))
        return refused::ace_is_low;
    if (law.ace_runs != ace_runs::cyclic && fits_with(ace_runs::cyclic))
        return refused::ace_not_around;
    return refused::run_with_gap;
}

/// The rank next to `rank` that way, -1 where the ranks end. `from_set`: the first step away from a set's card.
int neighbour(const rules& law, int rank, growth way, bool from_set)
{
    const bool around = law.ace_runs == ace_runs::cyclic;
    if (way == growth::up) {
        if (rank == cards::king)
            return law.ace_runs == ace_runs::low ? -1 : cards::ace;
        // A spur that has climbed to an ace stands on a high ace.
        if (rank == cards::ace && !from_set && !around)
            return -1;
        return rank + 1;
    }
    if (rank == cards::ace)
        return around || (from_set && law.ace_runs == ace_runs::low_high) ? cards::king : -1;
    return rank - 1;
}

/// The ranks next to a run's ends, -1 where it cannot grow.
int run_above(const rules& law, const table_meld& m)
{
    if (m.length >= cards::ranks || m.grows == growth::down)
        return -1;
    const int next = m.start + m.length;
    if (next < cards::ranks || law.ace_runs == ace_runs::cyclic)
        return next % cards::ranks;
    return next == cards::ranks && law.ace_runs == ace_runs::low_high ? cards::ace : -1;
}

int run_below(const rules& law, const table_meld& m)
{
    if (m.length >= cards::ranks || m.grows == growth::up)
        return -1;
    if (m.start > 0)
        return m.start - 1;
    return law.ace_runs == ace_runs::cyclic ? cards::king : -1;
}

bool has_joker(const table_meld& m) { return (m.held & cards::jokers) != 0; }

card_set spur_accepts(const rules& law, const table_meld& m)
{
    if (!law.run_on_set)
        return 0;
    if (m.spur_length > 0) {
        const int next = neighbour(law, m.spur_end, m.spur_grows, false);
        if (next < 0 || next == m.rank)
            return 0;
        // A joker is the set's missing suit while it has one, then the spur's next card.
        return cards::bit(cards::make(m.spur_suit, next)) | (m.length == 4 && !has_joker(m) ? cards::jokers : 0);
    }
    if (m.length != 3)
        return 0;
    card_set roots = 0;
    for (card_set root = m.held & cards::naturals; root != 0; root &= root - 1)
        for (const growth way : {growth::up, growth::down})
            if (const int next = neighbour(law, m.rank, way, true); next >= 0)
                roots |= cards::bit(cards::make(cards::suit_of(cards::lowest(root)), next));
    return roots;
}

void refresh(const rules& law, table_meld& m)
{
    card_set accepts = 0;
    switch (m.kind) {
    case meld_kind::gone: break;
    case meld_kind::seven:
        if (law.lone_seven_extend != seven_extend::none)
            accepts |= cards::bit(cards::make(m.suit, cards::six)) | cards::bit(cards::make(m.suit, cards::eight));
        if (law.lone_seven_extend == seven_extend::run_or_set)
            accepts |= cards::sevens & ~m.held;
        break;
    case meld_kind::set:
        if (m.closed)
            break;
        if (m.length < 4) {
            accepts |= cards::of_rank(m.rank) & ~m.held;
            if (!has_joker(m))
                accepts |= cards::jokers;
        }
        accepts |= spur_accepts(law, m);
        break;
    case meld_kind::run: {
        const int above = run_above(law, m), below = run_below(law, m);
        if (above >= 0)
            accepts |= cards::bit(cards::make(m.suit, above));
        if (below >= 0)
            accepts |= cards::bit(cards::make(m.suit, below));
        if ((above >= 0 || below >= 0) && !has_joker(m))
            accepts |= cards::jokers;
        break;
    }
    }
    m.accepts = accepts;
}

} // namespace

meld_reading read_meld(const rules& law, card_set pieces, card joker_as)
{
    const card_set jokers = pieces & cards::jokers;
    const card_set naturals = pieces & cards::naturals;
    const int count = bits::count(pieces);
    if (count == 0)
        return no_meld(refused::no_cards);
    if (bits::count(jokers) > 1)
        return no_meld(refused::two_jokers);
    if (count == 1 && jokers != 0)
        return no_meld(refused::joker_alone);
    if (count == 2 && jokers != 0)
        return no_meld(refused::joker_needs_three);

    meld_reading r;
    const card first = cards::lowest(naturals);
    r.suit = cards::suit_of(first);
    r.rank = cards::rank_of(first);
    r.length = count;
    if (count == 1) {
        if (r.rank != cards::seven)
            return no_meld(refused::single_card);
        r.kind = meld_kind::seven;
        return r;
    }
    const std::uint16_t lane = cards::lane(naturals, r.suit);
    const bool one_suit = (naturals & ~(card_set{0x1FFF} << (r.suit * cards::lane_bits))) == 0;
    const bool one_rank = (naturals & ~cards::of_rank(r.rank)) == 0;
    if (count == 2) {
        const bool neighbours = one_suit && (lane & lane >> 1) != 0;
        if ((naturals & cards::sevens) == 0 || !(one_rank || neighbours))
            return no_meld(refused::two_cards);
        if (!law.seven_pair_melds)
            return no_meld(refused::two_card_melds_off);
        r.kind = one_rank ? meld_kind::set : meld_kind::run;
        r.start = r.rank;
        return r;
    }
    if (one_rank) {
        if (count > 4)
            return no_meld(refused::set_over_four);
        r.kind = meld_kind::set;
        return r;
    }
    if (!one_suit)
        return no_meld(refused::neither_set_nor_run);
    // The joker stands where it was meant to, else at the higher end, else wherever it fits.
    r.kind = meld_kind::run;
    int best = -1;
    for (int start = 0; start < cards::ranks; ++start) {
        if (!run_fits(law, start, count))
            continue;
        const std::uint16_t window = run_window(start, count);
        if ((lane & ~window) != 0 || bits::count(static_cast<std::uint16_t>(window & ~lane)) != (jokers != 0 ? 1 : 0))
            continue;
        const card missing =
            jokers == 0 ? no_card : cards::make(r.suit, std::countr_zero(static_cast<std::uint16_t>(window & ~lane)));
        const int worth = jokers == 0                                                     ? 0
                          : missing == joker_as                                           ? 2
                          : cards::rank_of(missing) == (start + count - 1) % cards::ranks ? 1
                                                                                          : 0;
        if (worth > best) {
            best = worth;
            r.start = start;
            r.joker_as = missing;
        }
    }
    if (best < 0)
        return no_meld(run_refusal(law, lane, count));
    return r;
}

table_meld lay(const rules& law, card_set pieces, const meld_reading& reading, seat owner)
{
    table_meld m;
    m.held = pieces;
    m.kind = reading.kind;
    m.owner = static_cast<std::int8_t>(owner);
    m.suit = static_cast<std::uint8_t>(reading.suit);
    m.rank = static_cast<std::uint8_t>(reading.rank);
    m.start = static_cast<std::uint8_t>(reading.start);
    m.length = static_cast<std::uint8_t>(reading.length);
    m.joker_as = reading.joker_as;
    refresh(law, m);
    return m;
}

refused add_refusal(const rules& law, const table_meld& m, card c)
{
    if (cards::has(m.accepts, c))
        return refused::none;
    const int rank = cards::rank_of(c);
    const bool joker = cards::is_joker(c);
    switch (m.kind) {
    case meld_kind::gone: return refused::meld_is_gone;
    case meld_kind::seven:
        if (joker)
            return refused::joker_needs_three;
        if (law.lone_seven_extend == seven_extend::none)
            return refused::seven_takes_nothing;
        return law.lone_seven_extend == seven_extend::run_only ? refused::seven_takes_neighbours
                                                               : refused::seven_takes_other;
    case meld_kind::set:
        if (m.closed)
            return refused::set_is_killed;
        if (joker)
            return has_joker(m) ? refused::second_joker : refused::set_is_complete;
        if (rank != m.rank && law.run_on_set)
            return m.spur_length == 0 && m.length != 3 ? refused::spur_needs_three : refused::spur_other_card;
        return rank == m.rank ? refused::set_is_complete : refused::other_rank;
    case meld_kind::run: break;
    }
    if (joker && has_joker(m))
        return refused::second_joker;
    if (m.length >= cards::ranks)
        return refused::run_is_full;
    if (!joker && cards::suit_of(c) != m.suit)
        return static_cast<refused>(static_cast<int>(refused::run_of_spades) + m.suit);
    table_meld free = m;
    free.grows = growth::both;
    if (m.grows != growth::both && (joker || rank == run_above(law, free) || rank == run_below(law, free)))
        return m.grows == growth::up ? refused::grows_up_only : refused::grows_down_only;
    if (law.ace_runs == ace_runs::low && rank == cards::ace && m.start + m.length == cards::ranks)
        return refused::ace_is_low;
    if (law.ace_runs == ace_runs::low_high &&
        (rank == cards::king ? m.start == 0 : rank == 1 && m.start + m.length > cards::ranks))
        return refused::ace_not_around;
    return refused::not_at_an_end;
}

run_ends ends_of(const rules& law, const table_meld& m) { return {run_below(law, m), run_above(law, m)}; }

void extend(const rules& law, table_meld& m, card c)
{
    const int rank = cards::rank_of(c);
    const bool joker = cards::is_joker(c);
    const bool one_way = law.run_extend == run_extend::one_direction;
    switch (m.kind) {
    case meld_kind::gone: return;
    case meld_kind::seven:
        m.length = 2;
        if (rank == cards::seven) {
            m.kind = meld_kind::set;
            m.rank = cards::seven;
        } else {
            m.kind = meld_kind::run;
            m.start = static_cast<std::uint8_t>(rank < cards::seven ? rank : cards::seven);
            if (one_way)
                m.grows = rank < cards::seven ? growth::down : growth::up;
        }
        break;
    case meld_kind::set:
        if (joker && m.length == 4) {
            m.spur_end = static_cast<std::uint8_t>(neighbour(law, m.spur_end, m.spur_grows, false));
            m.joker_as = cards::make(m.spur_suit, m.spur_end);
            ++m.spur_length;
        } else if (joker || rank == m.rank) {
            ++m.length;
            if (m.length == 4 && law.set_completion != set_completion::open)
                m.closed = true;
            if (m.length == 4 && law.set_completion == set_completion::removed)
                m.kind = meld_kind::gone;
        } else {
            if (m.spur_length == 0) {
                m.spur_suit = static_cast<std::uint8_t>(cards::suit_of(c));
                m.spur_grows = rank == neighbour(law, m.rank, growth::up, true) ? growth::up : growth::down;
            }
            ++m.spur_length;
            m.spur_end = static_cast<std::uint8_t>(rank);
        }
        break;
    case meld_kind::run: {
        const int above = run_above(law, m);
        const bool up = above >= 0 && (joker || rank == above);
        const int place = up ? above : run_below(law, m);
        if (!up)
            m.start = static_cast<std::uint8_t>(place);
        ++m.length;
        if (joker)
            m.joker_as = cards::make(m.suit, place);
        if (one_way)
            m.grows = up ? growth::up : growth::down;
        break;
    }
    }
    m.held |= cards::bit(c);
    refresh(law, m);
}

bool completes(const rules& law, card_set hand, card c, int most)
{
    if (((hand | cards::bit(c)) & cards::jokers) != 0) [[unlikely]] {
        bool found = false;
        each_meld(law, hand | cards::bit(c), c, most + 1, law.claim_lone_seven, [&](card_set, card) { found = true; });
        return found;
    }
    const int rank = cards::rank_of(c);
    const card_set same = hand >> rank & cards::lanes(1);
    const std::uint32_t lane = cards::lane(hand, cards::suit_of(c));
    if (rank == cards::seven && law.claim_lone_seven)
        return true;
    if (law.seven_pair_melds && most >= 1) {
        if (rank == cards::seven && (same != 0 || (lane & (1U << cards::six | 1U << cards::eight)) != 0))
            return true;
        if ((rank == cards::six || rank == cards::eight) && (lane & 1U << cards::seven) != 0)
            return true;
    }
    if (most < 2)
        return false;
    if ((same & (same - 1)) != 0)
        return true;
    // Bits 0…4 of `around` are the ranks c-2 … c+2 of its suit; three in a row with c in them make a run.
    const auto makes_run = [](std::uint32_t around) {
        return ((around & 0b00011) == 0b00011) || ((around & 0b01010) == 0b01010) || ((around & 0b11000) == 0b11000);
    };
    std::uint32_t wide = lane << 2;
    if (law.ace_runs == ace_runs::cyclic)
        wide |= lane >> 11 | (lane & 3) << 15;
    else if (law.ace_runs == ace_runs::low_high)
        wide |= (lane & 1) << 15;
    if (makes_run(wide >> rank))
        return true;
    return law.ace_runs == ace_runs::low_high && rank == cards::ace && makes_run(wide >> cards::ranks);
}

} // namespace hanpan::hoola
