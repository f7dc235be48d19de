// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/hollywood/strategy.h"

#include <algorithm>
#include <array>
#include <optional>

#include "base/index.h"
#include "games/hollywood/missing.h"
#include "games/hollywood/outs.h"

namespace hanpan::hollywood {
namespace {

class player {
public:
    /// Without `rng`, equals are told apart by the cards alone.
    player(const standpoint& p, random_stream* rng, bool quick = false)
        : p_(p), t_(p.on), law_(*p.on.law), rng_(rng), quick_(quick)
    {
    }

    action choose()
    {
        switch (t_.phase) {
        case phase::window:
            if (p_.who == t_.turn)
                return {wants_draw(t_.top()) ? action_kind::draw_discard : action_kind::pass};
            return {wants_call() ? action_kind::may_i : action_kind::pass};
        case phase::ahead: return {wants_call() ? action_kind::may_i : action_kind::pass};
        case phase::decision:
            if (p_.who != t_.turn)
                return {action_kind::pass};
            return {denies() ? action_kind::deny : action_kind::allow};
        case phase::draw: return {draws_discard() ? action_kind::draw_discard : action_kind::draw_stock};
        case phase::pointing: return {action_kind::point_out};
        case phase::play:
        case phase::over: break;
        }
        return play();
    }

    /// Lists what is worth a closer look on one's own turn.
    void look_into(std::vector<action>& out)
    {
        if (!down() && (law_.first_turn_laydown || t_.turns >= t_.players))
            out = groupings(t_, p_.hand, ways_to_lay_down);
        if (down() && !(t_.laid_now && !law_.layoff_same_turn) && !t_.all_at_once())
            list_layoffs(out);
        if (t_.owed != no_card)
            return;
        std::array<card, most_discards> discards;
        const int count = best_discards(p_, std::span<card>(discards));
        for (int i = 0; i < count; ++i) {
            action a;
            a.kind = action_kind::discard;
            a.which = discards[at(i)];
            out.push_back(a);
        }
        if (out.empty())
            out.push_back({action_kind::pass});
    }

private:
    static constexpr int contract_weight = 200;
    static constexpr int wild_company = 40;
    static constexpr int ways_to_lay_down = 4;
    static constexpr int quick_ways = 4; ///< tried in a playout
    static constexpr std::size_t most_layoffs = 8;
    static constexpr std::size_t most_discards = 5;

    /// The lay-offs of most worth, each card's best way onto each meld.
    void list_layoffs(std::vector<action>& out) const
    {
        struct valued {
            action act;
            int value;
        };
        std::vector<valued> all;
        each_layoff([&](const action& a, int value) { all.push_back({a, value}); });
        std::stable_sort(all.begin(), all.end(), [](const valued& a, const valued& b) { return a.value > b.value; });
        for (std::size_t i = 0; i < std::min(all.size(), most_layoffs); ++i)
            out.push_back(all[i].act);
    }

    bool down() const { return t_.down.has(p_.who); }

    int distance_with(card c) const
    {
        card_set more = p_.hand;
        more.add(c);
        return missing(law_, t_.goal, more);
    }
    int distance_now() const { return missing(law_, t_.goal, p_.hand); }

    /// Is this card better to have than an unknown one?
    bool wants_draw(card c) const
    {
        if (down())
            return could_lay_off(t_, p_.who, c);
        return law_.is_wild(c) || distance_with(c) < distance_now();
    }

    int fewest_cards_of_a_down_player() const
    {
        int fewest = 99;
        for (const seat s : t_.down)
            if (s != p_.who)
                fewest = std::min<int>(fewest, t_.counts[s]);
        return fewest;
    }

    bool wants_call() const
    {
        const card c = t_.top();
        if (down())
            return t_.penalty() == 0 && could_lay_off(t_, p_.who, c);
        if (t_.all_at_once() && t_.penalty() > 0)
            return false; // two more cards that must fit
        if (fewest_cards_of_a_down_player() <= 3)
            return false; // they would be caught in hand
        const int now = distance_now(), then = distance_with(c);
        if (then >= now)
            return law_.is_wild(c) && t_.penalty() == 0;
        // The penalty pays where much is still to be collected, or when it completes the contract.
        return t_.penalty() == 0 || then == 0 || t_.goal.fewest() >= 9 || law_.is_wild(c);
    }

    bool denies() const
    {
        const card c = t_.top();
        if (law_.deny_effect == deny_effect::free_denial)
            return t_.counts[t_.claimant] <= 4 || wants_draw(c);
        return wants_draw(c);
    }

    bool draws_discard() const
    {
        if (take_error(t_) != refused::none)
            return false;
        return !stock_offered(t_) || wants_draw(t_.top());
    }

    action play()
    {
        if (!down() && (law_.first_turn_laydown || t_.turns >= t_.players)) {
            const std::vector<action> ways = groupings(t_, p_.hand, 1, quick_ ? quick_ways : ways_looked_at);
            if (!ways.empty())
                return ways.front();
        }
        action a;
        if (down() && best_layoff(a))
            return a;
        return throw_away();
    }

    bool best_layoff(action& best)
    {
        if ((t_.laid_now && !law_.layoff_same_turn) || t_.all_at_once())
            return false;
        int best_value = 0;
        each_layoff([&](const action& a, int value) {
            if (value > best_value) {
                best_value = value;
                best = a;
            }
        });
        return best_value > 0;
    }

    template <class F>
    void each_layoff(F&& visit) const
    {
        layoff found[3];
        action a;
        a.kind = action_kind::lay_off;
        cards::card_set of_meld[max_melds], some = 0;
        for (int m = 0; m < t_.meld_count; ++m)
            some |= of_meld[m] = about(law_, t_.melds[m]);
        for (cards::card_set faces = p_.hand.any() & some; faces != 0; faces &= faces - 1) {
            card c = p_.hand.find(cards::lowest(faces));
            if (t_.owed != no_card) {
                if (packs::face_of(c) != packs::face_of(t_.owed))
                    continue;
                c = t_.owed;
            }
            for (int m = 0; m < t_.meld_count; ++m) {
                if (!cards::has(of_meld[m], packs::face_of(c)))
                    continue;
                const int ways = layoff_ways(p_, c, m, found, nullptr);
                for (int i = 0; i < ways; ++i) {
                    a.which = c;
                    a.onto = static_cast<std::uint8_t>(m);
                    a.to = found[i].to;
                    visit(a, worth(c, found[i]));
                }
            }
        }
    }

    /// Naturals before wilds, which fit nearly everywhere; wilds on sets, where they block nothing; and what makes room
    /// for another card of the hand before what does not.
    int worth(card c, const layoff& play) const
    {
        int value = law_.is_wild(c) ? 100 : 200 + law_.points(c);
        if (play.after.kind == meld_kind::set)
            return value + (law_.is_wild(c) ? 20 : 0) + (play.to == way::hand ? 30 : 0);
        card_set rest = p_.hand;
        rest.remove(c);
        int room = 0;
        for (cards::card_set left = rest.any() & ~law_.wild_faces(); left != 0; left &= left - 1) {
            const card other = rest.find(cards::lowest(left));
            if (packs::suit_of(other) == play.after.suit)
                room += takes(law_, play.after, other);
        }
        return value + std::min(room, 9) * 2;
    }

    /// The cards that may be thrown, one of each face; gives their number.
    int throwable(std::array<card, 64>& found) const
    {
        int count = 0;
        for (cards::card_set faces = p_.hand.any(); faces != 0; faces &= faces - 1) {
            card c = p_.hand.find(cards::lowest(faces));
            bool allowed = discard_error(p_, c) == refused::none;
            if (!allowed && c == t_.taken) {
                card_set others = p_.hand;
                others.remove(c);
                c = others.find(packs::face_of(c));
                allowed = c != no_card && discard_error(p_, c) == refused::none;
            }
            if (allowed)
                found[at(count++)] = c;
        }
        return count;
    }

    action throw_away()
    {
        action a;
        a.kind = action_kind::discard;
        std::array<card, 64> candidates;
        const int count = throwable(candidates);
        bool natural = false;
        for (int i = 0; i < count; ++i)
            natural = natural || !law_.is_wild(candidates[at(i)]);
        if (count == 0)
            return {action_kind::pass}; // the last card stays
        // Throwing a card brings the contract no nearer than it is with all cards: those that are cheap even at that
        // distance are priced first, and most of the others never.
        struct priced {
            card which;
            int at_least, index;
        };
        std::array<priced, 64> open;
        std::size_t size = 0;
        const int far = down() ? 0 : distance_now();
        std::optional<laid_melds> laid;
        if (t_.down.size() > (down() ? 1 : 0))
            laid.emplace(t_);
        for (int i = 0; i < count; ++i) {
            const card c = candidates[at(i)];
            if (natural && law_.is_wild(c))
                continue;
            open[size++] = {c, cost_of(c, far, laid) * 4 + whim(c), i};
        }
        std::sort(open.begin(), open.begin() + static_cast<std::ptrdiff_t>(size), [](const priced& x, const priced& y) {
            return x.at_least != y.at_least ? x.at_least < y.at_least : x.index < y.index;
        });
        int best = 1 << 30;
        int best_index = 0;
        for (std::size_t i = 0; i < size && open[i].at_least <= best; ++i) {
            const card c = open[i].which;
            const int cost = open[i].at_least + (down() ? 0 : 4 * contract_weight * (distance_without(c) - far));
            if (cost < best || (cost == best && open[i].index < best_index)) {
                best = cost;
                best_index = open[i].index;
                a.which = c;
            }
        }
        return a;
    }

    int whim(card c) const
    {
        return rng_ != nullptr ? static_cast<int>(rng_->below(4)) : (packs::face_of(c) * 7 + p_.who * 3) % 4;
    }

    /// What throwing the card away costs where the contract is then `far` away; `laid`: the melds it would feed.
    int cost_of(card c, int far, const std::optional<laid_melds>& laid) const
    {
        int cost = -law_.points(c);
        if (laid && laid->take(c))
            cost += 25;
        if (down())
            return cost;
        card_set rest = p_.hand;
        rest.remove(c);
        return cost + far * contract_weight + (law_.is_wild(c) ? wild_company : company(t_.goal, c, rest)) * 8;
    }

    int distance_without(card c) const
    {
        card_set rest = p_.hand;
        rest.remove(c);
        return missing(law_, t_.goal, rest);
    }

    const standpoint& p_;
    const open_part& t_;
    const rules& law_;
    random_stream* rng_;
    bool quick_;
};

} // namespace

action rule_based(const standpoint& p, random_stream& rng) { return player(p, &rng).choose(); }

action without_dice(const standpoint& p, bool quick) { return player(p, nullptr, quick).choose(); }

action playout_action(const state& world, seat who, random_stream&)
{
    return without_dice(standpoint_of(world, who), true);
}

namespace {

/// May this seat decide whether a complete contract is laid down?
bool may_lay_down(const view& v)
{
    return v.phase == phase::play && v.turn == v.me && !v.down.has(v.me) && missing(*v.law, v.goal, v.hand) == 0;
}

} // namespace

int least_worlds(const view& v)
{
    // With sixteen worlds an Expert held back long contracts where it lost 6 to 18 points (`./dev bench claims --game
    // hollywood --hands 7 --where lay_down`, the fourth contract and later ones); with these it hardly ever does.
    constexpr int enough = 128;
    return may_lay_down(v) ? enough : 1;
}

double doubt_of(const view& v)
{
    // Holding is valued a lap later than laying down, and not as strictly: two points of every lead were not won at
    // four seats, and at eight more than the whole lead (`./dev bench claims --game hollywood --hands 7 --where
    // lay_down --coach master --players 8`).
    constexpr double of_each_seat = 0.5;
    const bool allowed = !v.all_at_once() && (v.law->first_turn_laydown || v.turns >= v.players);
    return allowed && may_lay_down(v) ? of_each_seat * v.players : 0;
}

search_budget coached(const view& v, search_budget budget)
{
    constexpr int enough = 1024;
    if (may_lay_down(v)) {
        budget.effort = std::max(budget.effort, enough);
        budget.to_the_end = true;
    }
    return budget;
}

void candidates(const state& world, seat who, std::vector<action>& out)
{
    const standpoint p = standpoint_of(world, who);
    if (!to_act(world).has(who))
        return;
    if (world.phase != phase::play) {
        legal(p, out);
        return;
    }
    std::vector<action> found;
    player(p, nullptr).look_into(found);
    out.insert(out.end(), found.begin(), found.end());
}

} // namespace hanpan::hollywood
