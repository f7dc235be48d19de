// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hollywood/hand_reading.h"

#include "games/hollywood/missing.h"

namespace hanpan::hollywood {
namespace {

constexpr int most_missing_named = 2;
constexpr std::size_t most_wanted = 8;

/// Calls `f(face)` for every card except the jokers, suit by suit.
template <class F>
void each_face(F&& f)
{
    for (cards::card_set left = cards::naturals; left != 0; left &= left - 1)
        f(cards::lowest(left));
}

/// The first copy of a face that is not there yet; no_card when all are.
card another(const card_set& held, cards::card face)
{
    for (int copy = 0; copy < packs::max_packs; ++copy)
        if (!held.has(packs::make(face, copy)))
            return packs::make(face, copy);
    return no_card;
}

/// The contract filled: each gap gets a card that brings it nearer, and then the hand can be grouped.
std::vector<open_meld> filled(const view& v, int gaps)
{
    card_set whole = v.hand;
    for (bool nearer = true; nearer && gaps > 0;) {
        nearer = false;
        each_face([&](cards::card face) {
            while (gaps > 0 && !v.law->is_wild(packs::make(face, 0))) {
                const card c = another(whole, face);
                if (c == no_card)
                    return;
                card_set more = whole;
                more.add(c);
                const int left = missing(*v.law, v.goal, more);
                if (left >= gaps)
                    return; // a further copy of the card does not help
                whole = more;
                gaps = left;
                nearer = true;
            }
        });
    }
    std::vector<open_meld> melds;
    if (gaps > 0)
        return melds;
    // Only the melds matter, not what may be left over.
    for (const action& way : groupings(v, whole, 1, final_hand::normal)) {
        const card* next = way.laid;
        for (int i = 0; i < way.melds; ++i) {
            open_meld meld{way.kinds[i], {}};
            for (int k = 0; k < way.lengths[i]; ++k, ++next)
                meld.cards.push_back(v.hand.has(*next) ? *next : no_card);
            melds.push_back(std::move(meld));
        }
    }
    return melds;
}

} // namespace

hand_reading read_hand(const view& v)
{
    hand_reading r;
    const int gaps = missing(*v.law, v.goal, v.hand);
    r.melds = filled(v, gaps);
    const bool playing = v.phase == phase::play && v.turn == v.me;
    // In a final hand every card has to go, including the one still to be drawn: the contract alone is not enough.
    const int to_draw = playing ? 0 : 1;
    const auto lacks = [&](const card_set& held) {
        return v.all_at_once() ? lacking(*v.law, v.goal, held, v.hand.size() + to_draw) : missing(*v.law, v.goal, held);
    };
    r.missing = v.all_at_once() ? lacks(v.hand) : gaps;
    if (v.all_at_once() && r.missing > to_draw) {
        r.unfit = r.missing - to_draw;
        return r;
    }
    if (gaps == 0 && (playing || !v.all_at_once())) {
        const auto ways = groupings(v, v.hand, 1);
        r.whole = true;
        r.now = playing && !ways.empty();
        if (!ways.empty())
            r.way = ways.front();
        return r;
    }
    if (r.missing > most_missing_named)
        return r;
    std::vector<card> wilds;
    each_face([&](cards::card face) {
        card_set more = v.hand;
        if (const card c = another(more, face); c != no_card)
            more.add(c);
        if (lacks(more) < r.missing)
            (v.law->is_wild(packs::make(face, 0)) ? wilds : r.wanted).push_back(packs::make(face, 0));
    });
    if (r.wanted.size() > most_wanted)
        r.wanted.clear();
    else
        r.wanted.insert(r.wanted.end(), wilds.begin(), wilds.end()); // what fits nearly anywhere comes last
    return r;
}

} // namespace hanpan::hollywood
