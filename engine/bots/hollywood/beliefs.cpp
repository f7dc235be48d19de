// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/hollywood/beliefs.h"

#include <algorithm>

#include "games/hollywood/missing.h"
#include "games/hollywood/outs.h"

namespace hanpan::hollywood {
namespace {

/// Exchanges cards of the others' hands for cards of the stock that nobody knows either.
class likely_world {
public:
    likely_world(const view& v, state& s, random_stream& rng) : v_(v), s_(s), law_(*v.law), rng_(rng) {}

    void make()
    {
        if (s_.stock_count == 0 || v_.flipped || v_.phase == phase::over)
            return;
        for (seat who = 0; who < s_.players; ++who) {
            if (who == v_.me || turns_of(who) == 0)
                continue;
            if (s_.down.has(who))
                lay_off(who);
            else
                collect(who);
        }
    }

private:
    /// Turns the seat has finished.
    int turns_of(seat who) const
    {
        const seat first = seat_after(s_.dealer, s_.players);
        const int before = distance(first, who, s_.players);
        return s_.turns <= before ? 0 : (s_.turns - before - 1) / s_.players + 1;
    }

    bool may_change(seat who, card c) const { return !v_.seen[who].has(c) && (!v_.remade || v_.origin.has(c)); }

    void change(seat who, card given, int place)
    {
        s_.hands[who].remove(given);
        s_.hands[who].add(s_.stock[place]);
        s_.stock[place] = given;
    }

    int any_place() { return static_cast<int>(rng_.below(s_.stock_count)); }

    void lay_off(seat who)
    {
        card_set held = s_.hands[who];
        held.each([&](card c) {
            if (!may_change(who, c))
                return;
            card now = c;
            for (int tries = 0; tries < 4 && could_lay_off(s_, who, now); ++tries) {
                const int place = any_place();
                const card next = s_.stock[place];
                change(who, now, place);
                now = next;
            }
        });
    }

    void collect(seat who)
    {
        // A turn brings more than the card drawn: the player may take the discard instead, and may call.
        const int lap = std::min(turns_of(who) * 5 / 4, most_turns);
        for (int turn = 0; turn < lap; ++turn) {
            const int place = any_place();
            s_.hands[who].add(s_.stock[place]);
            s_.stock[place] = thrown_from(who, s_.stock[place]);
            s_.hands[who].remove(s_.stock[place]);
        }
        // With the contract in hand he would have laid down.
        for (int tries = 0; tries < 6 && missing(law_, s_.goal, s_.hands[who]) == 0; ++tries) {
            card given = no_card;
            std::uint32_t n = 0;
            s_.hands[who].each([&](card c) {
                if (may_change(who, c) && rng_.below(++n) == 0)
                    given = c;
            });
            if (given == no_card)
                return;
            change(who, given, any_place());
        }
    }

    /// What the seat throws: the card that leaves it nearest to the contract and has the fewest neighbours.
    card thrown_from(seat who, card drawn) const
    {
        const card_set& hand = s_.hands[who];
        const int far = missing(law_, s_.goal, hand);
        card best = drawn;
        int least = 1 << 30;
        hand.each([&](card c) {
            if (law_.is_wild(c) || (c != drawn && !may_change(who, c)))
                return;
            card_set rest = hand;
            rest.remove(c);
            const int lonely = company(s_.goal, c, rest) * 8 - law_.points(c);
            if (lonely >= least || missing(law_, s_.goal, rest) > far)
                return;
            least = lonely;
            best = c;
        });
        return best;
    }

    static constexpr int most_turns = 10;
    const view& v_;
    state& s_;
    const rules& law_;
    random_stream& rng_;
};

} // namespace

state determinize_likely(const view& v, random_stream& rng, double& weight)
{
    state s = determinize(v, rng);
    weight = 1; // the drawing itself makes hands as likely as they are
    likely_world(v, s, rng).make();
    return s;
}

} // namespace hanpan::hollywood
