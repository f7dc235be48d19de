// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hoola/referee.h"

#include <algorithm>

#include "base/bits.h"
#include "base/index.h"
#include "games/hoola/moves.h"
#include "games/hoola/notation.h"

namespace hanpan::hoola {

card_set set_of(std::span<const card> row)
{
    card_set set = 0;
    for (const card c : row)
        set |= cards::bit(c);
    return set;
}

refused as_meld(const rules& law, std::span<const card> row, bool fresh, table_meld& laid)
{
    rules lone = law;
    lone.seven_pair_melds |= !fresh; // a lone seven that has grown by one card
    const card_set pieces = set_of(row);
    const meld_reading reading = read_meld(lone, pieces, joker_in_order(law, {row.begin(), row.end()}));
    if (reading.why == refused::none)
        laid = lay(law, pieces, reading, 0);
    return reading.why;
}

bool may_claim(const rules& law, const claim_case& c, seat who)
{
    return who != c.discarder && (who == seat_after(c.discarder, c.players) || (law.battle && c.players > 2));
}

std::vector<std::vector<card>> claims(const rules& law, const claim_case& c, seat who)
{
    std::vector<std::vector<card>> found;
    if (!may_claim(law, c, who))
        return found;
    open_part t;
    t.law = &law;
    t.players = static_cast<std::uint8_t>(c.players);
    t.pile[t.pile_count++] = c.discard;
    t.top_live = true;
    t.discarder = static_cast<std::int8_t>(c.discarder);
    t.turn = static_cast<decltype(t.turn)>(seat_after(c.discarder, c.players));
    t.registered = c.registered;
    for (seat s = 0; s < c.players; ++s)
        t.counts[s] = static_cast<std::uint8_t>(bits::count(c.hands[at(s)]));
    each_take({t, c.hands[at(who)], who, true}, action_kind::take, [&](const action& a) {
        std::vector<card> meld = in_order(law, a.with | cards::bit(c.discard), a.joker_as);
        if (std::find(found.begin(), found.end(), meld) == found.end())
            found.push_back(std::move(meld));
    });
    return found;
}

std::optional<ending> told_ending(std::string_view word)
{
    for (const ending e : {ending::going_out, ending::hoola, ending::stop, ending::stock_out})
        if (to_text(e) == word)
            return e;
    return word == "blast" ? std::optional(ending::major_blast) : std::nullopt;
}

wrong_end complete(const rules& law, final_position& end)
{
    const bool out = end.ending == ending::going_out || end.ending == ending::hoola;
    const bool stock = end.ending == ending::stock_out;
    if (stock && law.stock_out == stock_out::void_round)
        end.ending = ending::void_stock;
    if (end.ending == ending::major_blast && law.low_blast() &&
        raw_points(law, end.hands[end.closer]) <= law.blast_low_max)
        end.ending = ending::minor_blast;
    if (law.play_for_places && end.ending != ending::going_out && !stock)
        return wrong_end::not_for_places;
    if (out && end.hands[end.closer] != 0)
        return wrong_end::closer_holds_cards;
    if (end.discarder == no_seat)
        return wrong_end::none;
    return !out ? wrong_end::no_claim : end.discarder == end.closer ? wrong_end::own_discard : wrong_end::none;
}

} // namespace hanpan::hoola
