// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hollywood/melding.h"

namespace hanpan::hollywood {
namespace {

refused wild_limit(const rules& law, int wilds, int naturals)
{
    if (law.wild_ratio == wild_ratio::not_more_than_naturals && wilds > naturals)
        return refused::too_many_wilds;
    if (law.wild_ratio == wild_ratio::fewer_than_naturals && wilds >= naturals)
        return refused::wilds_as_many;
    return refused::none;
}

/// May this card stand at this place of a run?
refused at_place(const rules& law, card c, int suit, int place)
{
    if (place < low_place)
        return refused::run_below_two;
    if (place > high_place)
        return refused::run_above_king;
    const bool ace_place = place == low_place || place == high_place;
    if (law.is_wild(c)) {
        if (!ace_place || law.wild_in_ace_place)
            return refused::none;
        if (law.aces_wild())
            return place == low_place ? refused::run_below_two : refused::run_above_king;
        return refused::wild_in_ace_place;
    }
    if (packs::suit_of(c) != suit)
        return refused::run_other_suit;
    if (packs::rank_of(c) != rank_at(place))
        return refused::run_broken;
    if ((place == low_place && !law.low_ace()) || (place == high_place && !law.high_ace()))
        return refused::ace_place_closed;
    return refused::none;
}

refused check_set(const rules& law, const table_meld& m, int& number)
{
    std::uint8_t suits = 0;
    const int most = law.distinct_suits_in_set ? 4 : law.set_max;
    if (law.set_max > 0 && m.length > law.set_max) {
        number = law.set_max;
        return refused::set_over_max;
    }
    if (most > 0 && m.length > most) {
        number = most;
        return refused::set_over_max;
    }
    for (int i = 0; i < m.length; ++i) {
        const card c = m.cards[i];
        if (law.is_wild(c))
            continue;
        if (packs::rank_of(c) != m.rank)
            return refused::set_other_rank;
        const auto suit = static_cast<std::uint8_t>(1U << packs::suit_of(c));
        if (law.distinct_suits_in_set && (suits & suit) != 0)
            return refused::set_same_suit;
        suits |= suit;
    }
    return refused::none;
}

refused check_run(const rules& law, const table_meld& m)
{
    bool wild_before = false;
    for (int i = 0; i < m.length; ++i) {
        if (const refused why = at_place(law, m.cards[i], m.suit, m.start + i); why != refused::none)
            return why;
        const bool wild = law.is_wild(m.cards[i]);
        if (wild && wild_before && !law.adjacent_wilds)
            return refused::wilds_adjacent;
        wild_before = wild;
    }
    if (m.start == low_place && m.end() == high_place)
        return refused::ace_both_ends;
    return refused::none;
}

/// Judges a meld whose kind, rank or suit and start are known.
refusal_note judge(const rules& law, const table_meld& m, bool ratio)
{
    int wilds = 0, number = 0;
    for (int i = 0; i < m.length; ++i)
        wilds += law.is_wild(m.cards[i]);
    const refused why = m.kind == meld_kind::set ? check_set(law, m, number) : check_run(law, m);
    if (why != refused::none)
        return {why, number};
    if (m.length - wilds < law.min_naturals)
        return {law.min_naturals == 1 ? refused::only_wilds : refused::two_naturals};
    if (ratio)
        return {wild_limit(law, wilds, m.length - wilds)};
    return {};
}

table_meld with_card(const table_meld& m, card c, way to)
{
    table_meld after = m;
    if (to == way::bottom) {
        std::copy_backward(after.cards, after.cards + after.length, after.cards + after.length + 1);
        after.cards[0] = c;
        --after.start;
    } else {
        after.cards[after.length] = c;
    }
    ++after.length;
    return after;
}

/// Collects ways, keeping the reason of the first that is not allowed.
struct collector {
    const rules& law;
    layoff* found;
    int count = 0;
    refused why = refused::none;

    void note(refused reason)
    {
        if (why == refused::none)
            why = reason;
    }
    bool offer(const table_meld& after, way to, played::what did, int place = 0, card wild = no_card)
    {
        if (const refusal_note judged = judge(law, after, law.wild_ratio_on_layoff); !judged.allowed()) {
            note(judged.why);
            return false;
        }
        found[count++] = {to, did, static_cast<std::uint8_t>(place), wild, after};
        return true;
    }
};

void on_set(collector& all, const table_meld& m, card c)
{
    if (m.length >= max_meld)
        return all.note(refused::set_over_max);
    if (!all.law.is_wild(c) && packs::rank_of(c) != m.rank)
        return all.note(refused::other_rank);
    all.offer(with_card(m, c, way::top), way::none, played::what::set_joined);
    if (all.law.wild_displacement_sets != set_displacement::take_to_hand || all.law.is_wild(c))
        return;
    for (int i = 0; i < m.length; ++i)
        if (all.law.is_wild(m.cards[i])) {
            table_meld after = m;
            after.cards[i] = c;
            all.offer(after, way::hand, played::what::set_swapped, i, m.cards[i]);
            return;
        }
}

void displace(collector& all, const table_meld& m, card c, int place)
{
    const rules& law = all.law;
    const int index = place - m.start;
    const card wild = m.cards[index];
    table_meld swapped = m;
    swapped.cards[index] = c;
    switch (law.wild_displacement) {
    case displacement::none: return all.note(refused::wild_cannot_be_replaced);
    case displacement::take_to_hand:
    case displacement::take_and_use: all.offer(swapped, way::hand, played::what::displaced, index, wild); return;
    case displacement::run_end: break;
    }
    bool moved = false;
    for (const way to : {way::bottom, way::top}) {
        if ((to == way::bottom && swapped.start <= low_place) || (to == way::top && swapped.end() >= high_place))
            continue;
        moved |= all.offer(with_card(swapped, wild, to), to, played::what::displaced, index, wild);
    }
    if (!moved)
        all.why = refused::no_end_free;
}

void on_run(collector& all, const table_meld& m, card c)
{
    const rules& law = all.law;
    const bool wild = law.is_wild(c);
    if (!wild && packs::suit_of(c) != m.suit)
        return all.note(static_cast<refused>(static_cast<int>(refused::run_of_spades) + m.suit));
    if (wild) {
        for (const way to : {way::bottom, way::top})
            if (to == way::bottom ? m.start > low_place : m.end() < high_place)
                all.offer(with_card(m, c, to), to, played::what::extended);
        return all.note(refused::no_end_free);
    }
    for (int place = low_place; place <= high_place; ++place) {
        if (rank_at(place) != packs::rank_of(c) || (place == low_place && !law.low_ace()) ||
            (place == high_place && !law.high_ace()))
            continue;
        if (place == m.start - 1)
            all.offer(with_card(m, c, way::bottom), way::bottom, played::what::extended);
        else if (place == m.end() + 1)
            all.offer(with_card(m, c, way::top), way::top, played::what::extended);
        else if (place >= m.start && place <= m.end() && law.is_wild(m.cards[place - m.start]))
            displace(all, m, c, place);
    }
    all.note(refused::not_at_an_end);
}

} // namespace

int start_of(const rules& law, std::span<const card> row)
{
    for (std::size_t i = 0; i < row.size(); ++i)
        if (!law.is_wild(row[i])) {
            const int rank = packs::rank_of(row[i]);
            const int place = rank != cards::ace ? rank + 1 : i == 0 && row.size() > 1 ? low_place : high_place;
            return place - static_cast<int>(i);
        }
    return 0;
}

refusal_note make_meld(const rules& law, meld_kind kind, std::span<const card> row, bool ratio, table_meld& made)
{
    made = {};
    made.kind = kind;
    if (row.empty())
        return {refused::meld_empty};
    if (row.size() > max_meld)
        return {refused::too_many_cards};
    made.length = static_cast<std::uint8_t>(row.size());
    std::copy(row.begin(), row.end(), made.cards);
    const auto natural = std::find_if(row.begin(), row.end(), [&](card c) { return !law.is_wild(c); });
    if (natural == row.end())
        return {refused::only_wilds};
    if (kind == meld_kind::set) {
        made.rank = static_cast<std::uint8_t>(packs::rank_of(*natural));
    } else {
        made.suit = static_cast<std::uint8_t>(packs::suit_of(*natural));
        const int start = start_of(law, row);
        if (start < low_place)
            return {refused::run_below_two};
        made.start = static_cast<std::uint8_t>(start);
    }
    return judge(law, made, ratio);
}

int layoffs(const rules& law, const table_meld& m, card c, layoff* found, refused* why)
{
    collector all{law, found};
    if (m.kind == meld_kind::set)
        on_set(all, m, c);
    else
        on_run(all, m, c);
    if (why != nullptr)
        *why = all.count > 0 ? refused::none : all.why;
    return all.count;
}

} // namespace hanpan::hollywood
