// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/hollywood/strong_policy.h"

#include <optional>

#include "bots/hollywood/strategy.h"
#include "games/hollywood/melding.h"
#include "games/hollywood/missing.h"
#include "games/hollywood/outs.h"

namespace hanpan::hollywood {
namespace {

class strong_player {
public:
    strong_player(const standpoint& p, bool quick, const policy_weights& weights)
        : p_(p), t_(p.on), law_(*p.on.law), weights_(weights), quick_(quick)
    {
    }

    action choose()
    {
        if (t_.down.has(p_.who))
            return without_dice(p_, quick_);
        if (t_.phase == phase::play)
            return play();
        const bool calling = t_.phase == phase::ahead || (t_.phase == phase::window && p_.who != t_.turn);
        if (calling && !(t_.all_at_once() && t_.penalty() > 0))
            return {wants_call() ? action_kind::may_i : action_kind::pass};
        return without_dice(p_, quick_);
    }

private:
    /// Cards whose place the player does not know that would bring this hand nearer.
    int outs_of(const card_set& hand, int distance)
    {
        if (!looked_)
            look_around();
        const cards::card_set faces = outs(law_, t_.goal, hand, distance) | (law_.wild_faces() & cards::naturals);
        int n = 0;
        for (int copy = 0; copy < packs_; ++copy)
            n += bits::count(faces & ~visible_.faces(copy));
        return n;
    }

    void look_around()
    {
        looked_ = true;
        packs_ = law_.packs(t_.players);
        visible_ = p_.hand;
        for (int i = 0; i < t_.pile_count; ++i)
            visible_.add(t_.pile[i]);
        for (int i = 0; i < t_.meld_count; ++i)
            for (int k = 0; k < t_.melds[i].length; ++k)
                visible_.add(t_.melds[i].cards[k]);
        for (seat s = 0; s < t_.players; ++s)
            visible_.add(t_.seen[s]);
    }

    bool wants_call()
    {
        const card c = t_.top();
        card_set more = p_.hand;
        more.add(c);
        const int now = missing(law_, t_.goal, p_.hand), then = missing(law_, t_.goal, more);
        if (then != now)
            return true;
        return now >= weights_.far_off && outs_of(more, now) - outs_of(p_.hand, now) >= weights_.outs_to_call;
    }

    action play()
    {
        const int far = missing(law_, t_.goal, p_.hand);
        if (far == 0 || t_.owed != no_card)
            if (const action usual = without_dice(p_, quick_); usual.kind != action_kind::discard)
                return usual;
        card best[1];
        if (rank_discards(std::span<card>(best)) == 0)
            return without_dice(p_, quick_); // the last card stays
        action a{action_kind::discard};
        a.which = best[0];
        return a;
    }

public:
    int rank_discards(std::span<card> best)
    {
        int costs[64];
        std::size_t size = 0;
        const cards::card_set wild = law_.wild_faces();
        std::optional<laid_melds> laid;
        if (!t_.down.empty())
            laid.emplace(t_);
        for (const bool natural : {true, false}) {
            if (size > 0)
                break;
            for (cards::card_set faces = p_.hand.any() & (natural ? ~wild : wild); faces != 0; faces &= faces - 1) {
                const card c = allowed(cards::lowest(faces));
                if (c == no_card)
                    continue;
                const bool full = size == best.size();
                card_set rest = p_.hand;
                rest.remove(c);
                int cost = -weights_.point_worth * law_.points(c) + (laid && laid->take(c) ? weights_.feeding : 0);
                if (!t_.down.has(p_.who)) {
                    const int distance = missing(law_, t_.goal, rest);
                    cost += weights_.step_cost * distance + weights_.company_worth * company(t_.goal, c, rest);
                    if (full && cost - weights_.out_worth * most_outs >= costs[size - 1])
                        continue;
                    cost -= weights_.out_worth * (distance == 0 ? most_outs : outs_of(rest, distance));
                }
                if (full && cost >= costs[size - 1])
                    continue;
                size += full ? 0 : 1;
                std::size_t at = size - 1;
                for (; at > 0 && costs[at - 1] > cost; --at) {
                    costs[at] = costs[at - 1];
                    best[at] = best[at - 1];
                }
                costs[at] = cost;
                best[at] = c;
            }
        }
        return static_cast<int>(size);
    }

private:
    /// The copy of the face that may be thrown.
    card allowed(cards::card face) const
    {
        card c = p_.hand.find(face);
        if (discard_error(p_, c) == refused::none)
            return c;
        card_set others = p_.hand;
        others.remove(c);
        c = others.find(face);
        return c != no_card && discard_error(p_, c) == refused::none ? c : no_card;
    }

    static constexpr int most_outs = 60;

    const standpoint& p_;
    const open_part& t_;
    const rules& law_;
    const policy_weights& weights_;
    bool quick_;
    bool looked_ = false;
    int packs_ = 0;
    card_set visible_;
};

} // namespace

action strong_policy(const standpoint& p, bool quick, const policy_weights& weights)
{
    return strong_player(p, quick, weights).choose();
}

int best_discards(const standpoint& p, std::span<card> best)
{
    static constexpr policy_weights usual;
    return strong_player(p, false, usual).rank_discards(best);
}

} // namespace hanpan::hollywood
