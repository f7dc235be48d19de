// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hollywood/plays.h"

#include <algorithm>
#include <span>

namespace hanpan::hollywood {
namespace {

void note_play(state& s, const played& play)
{
    if (s.play_count == max_plays) {
        std::copy(s.plays + 1, s.plays + max_plays, s.plays);
        --s.play_count;
    }
    s.plays[s.play_count++] = play;
    s.played_now = true;
}

void remove_end(table_meld& m, way from)
{
    if (from == way::bottom) {
        std::copy(m.cards + 1, m.cards + m.length, m.cards);
        ++m.start;
    }
    --m.length;
    m.cards[m.length] = 0;
}

} // namespace

void into_hand(state& s, seat who, card c, bool everybody_knows)
{
    s.hands[who].add(c);
    ++s.counts[who];
    if (everybody_knows)
        s.seen[who].add(c);
    else if (s.remade && s.origin.has(c))
        ++s.from_origin[who];
}

void out_of_hand(state& s, seat who, card c)
{
    s.hands[who].remove(c);
    --s.counts[who];
    if (s.seen[who].has(c))
        s.seen[who].remove(c);
    else if (s.remade && s.origin.has(c))
        --s.from_origin[who];
}

void lay_down(state& s, seat who, const action& a)
{
    played play;
    play.onto = s.meld_count;
    int at = 0;
    for (int i = 0; i < a.melds; ++i) {
        const std::span<const card> row(a.laid + at, a.lengths[i]);
        table_meld& m = s.melds[s.meld_count++];
        make_meld(*s.law, a.kinds[i], row, true, m);
        m.owner = static_cast<std::int8_t>(who);
        for (const card c : row)
            out_of_hand(s, who, c);
        at += a.lengths[i];
    }
    s.down.add(who);
    s.laid_now = true;
    note_play(s, play);
    if (s.hands[who].empty())
        finish(s, ending::laid_out, who);
}

void lay_off(state& s, seat who, const action& a)
{
    layoff found[3];
    const int ways = layoff_ways(standpoint_of(s, who), a.which, a.onto, found, nullptr);
    const layoff* way_taken = found;
    for (int i = 0; i < ways; ++i)
        if (found[i].to == a.to)
            way_taken = found + i;
    played play;
    play.did = way_taken->did;
    play.onto = a.onto;
    play.place = way_taken->place;
    play.to = way_taken->to;
    play.which = a.which;
    play.wild = way_taken->wild;
    play.was_owed = s.owed == a.which;
    if (play.was_owed)
        s.owed = no_card;
    out_of_hand(s, who, a.which);
    s.melds[a.onto] = way_taken->after;
    if (way_taken->to == way::hand) {
        into_hand(s, who, way_taken->wild, true);
        if (s.law->wild_displacement == displacement::take_and_use && way_taken->did == played::what::displaced)
            s.owed = way_taken->wild;
    }
    note_play(s, play);
    if (s.hands[who].empty())
        finish(s, ending::laid_out, who);
}

void undo(state& s, seat who)
{
    const played play = s.plays[--s.play_count];
    table_meld& m = s.melds[play.onto];
    switch (play.did) {
    case played::what::laid_down:
        for (int i = play.onto; i < s.meld_count; ++i)
            for (int k = 0; k < s.melds[i].length; ++k)
                into_hand(s, who, s.melds[i].cards[k], true);
        for (int i = play.onto; i < s.meld_count; ++i)
            s.melds[i] = {};
        s.meld_count = play.onto;
        s.down.remove(who);
        s.laid_now = false;
        break;
    case played::what::set_joined:
    case played::what::extended: remove_end(m, play.to); break;
    case played::what::set_swapped:
    case played::what::displaced:
        if (play.to == way::hand) {
            out_of_hand(s, who, play.wild);
            m.cards[play.place] = play.wild;
            s.owed = no_card;
        } else {
            remove_end(m, play.to);
            m.cards[play.place] = play.wild;
        }
        break;
    }
    if (play.did != played::what::laid_down)
        into_hand(s, who, play.which, true);
    if (play.was_owed)
        s.owed = play.which;
    s.played_now = s.play_count > 0;
}

} // namespace hanpan::hollywood
