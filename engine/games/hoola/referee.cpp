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

laid_meld new_meld(const rules& law, std::span<const card> row)
{
    const card_set pieces = set_of(row);
    const meld_reading reading = read_meld(law, pieces, joker_in_order(law, {row.begin(), row.end()}));
    return reading.why == refused::none ? laid_meld{refused::none, lay(law, pieces, reading, 0)}
                                        : laid_meld{reading.why};
}

laid_meld standing_meld(const rules& law, std::span<const card> row)
{
    laid_meld read = new_meld(law, row);
    if (read.why != refused::two_card_melds_off)
        return read;
    // A lone seven that has grown by one card.
    rules pairs = law;
    pairs.seven_pair_melds = true;
    const card_set pieces = set_of(row);
    const meld_reading reading = read_meld(pairs, pieces);
    return reading.why == refused::none ? laid_meld{refused::none, lay(law, pieces, reading, 0)}
                                        : laid_meld{reading.why};
}

laid_meld laid_off(const rules& law, const table_meld& meld, card piece)
{
    laid_meld after{add_refusal(law, meld, piece), meld};
    if (after.why == refused::none)
        extend(law, after.meld, piece);
    return after;
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
    t.registered = c.melded;
    for (seat s = 0; s < c.players; ++s)
        t.counts[s] = static_cast<std::uint8_t>(bits::count(c.hands[at(s)]));
    each_take({t, c.hands[at(who)], who, true}, action_kind::take, [&](const action& a) {
        std::vector<card> meld = in_order(law, a.with | cards::bit(c.discard), a.joker_as);
        if (std::find(found.begin(), found.end(), meld) == found.end())
            found.push_back(std::move(meld));
    });
    return found;
}

std::optional<told_end> read_told_end(std::string_view word)
{
    constexpr std::string_view words[] = {"going_out", "hoola", "stop", "blast", "stock_out"};
    const auto found = std::find(std::begin(words), std::end(words), word);
    if (found == std::end(words))
        return std::nullopt;
    return static_cast<told_end>(found - std::begin(words));
}

ending ending_of(const rules& law, told_end how, card_set closers_hand)
{
    switch (how) {
    case told_end::going_out: return ending::going_out;
    case told_end::hoola: return ending::hoola;
    case told_end::stop: return ending::stop;
    case told_end::blast:
        return law.low_blast() && raw_points(law, closers_hand) <= law.blast_low_max ? ending::minor_blast
                                                                                     : ending::major_blast;
    case told_end::stock_out: break;
    }
    return law.stock_out == stock_out::void_round ? ending::void_stock : ending::stock_out;
}

wrong_end check_end(const rules& law, const final_position& end)
{
    const bool out = end.ending == ending::going_out || end.ending == ending::hoola;
    const bool stock = end.ending == ending::stock_out || end.ending == ending::void_stock;
    if (law.play_for_places && end.ending != ending::going_out && !stock)
        return wrong_end::not_for_places;
    if (out && end.hands[end.closer] != 0)
        return wrong_end::closer_holds_cards;
    if (end.discarder == no_seat)
        return wrong_end::none;
    return !out ? wrong_end::no_claim : end.discarder == end.closer ? wrong_end::own_discard : wrong_end::none;
}

} // namespace hanpan::hoola
