// SPDX-License-Identifier: GPL-3.0-or-later
// What the coach says of a choice in Dragon Holla is so: every sentence beside an enumeration of its own.
#include "frame.h"

#include <algorithm>
#include <map>
#include <string>

#include "bots/dragon/reasons.h"
#include "dragon/enumeration.h"
#include "games/dragon/combos.h"

namespace hanpan::dragon {
namespace {

using said = claim<game>;
using result = ::testing::AssertionResult;

result yes_if(bool holds, const std::string& found)
{
    return holds ? ::testing::AssertionSuccess() : ::testing::AssertionFailure() << found;
}

/// What a claim of the coach is compared with: hands by enumeration, leftovers by trying every part.
class true_of {
public:
    true_of(const state& s, seat who)
        : s_(s), o_(s.open), r_(*o_.rules), who_(who), all_(r_, o_.open), hand_(s.whole_hand(who)),
          free_(s.free[static_cast<std::size_t>(who)])
    {
    }
    explicit true_of(const said& c) : true_of(c.table, c.who) {}

    const cubes::bag& hand() const { return hand_; }
    cubes::bag without(cubes::type cube) const { return cubes::without(hand_, cube); }
    int far(const cubes::bag& thirteen) { return hand_size - use(thirteen); }
    /// Does this action take a cube openly that brings the hand nearer?
    bool takes_help(const action& a)
    {
        return a.what == action::kind::island ? from_island() : a.what == action::kind::river && from_river(a.cube);
    }
    /// The points of a hand are the engine's to count (settle_test); that it is whole is enumerated.
    int points(const cubes::bag& thirteen) { return best_reading(o_.context, thirteen, true).points; }
    /// The most points that one more cube may make of a whole hand.
    int most_points(cubes::type dropped)
    {
        const cubes::bag left = without(dropped), free = cubes::without(free_, dropped);
        int most = points(left);
        for (const cubes::type t : unseen_kinds())
            for (const cubes::type d : cubes::listed({free.once, 0})) {
                const cubes::bag next = cubes::without(cubes::with(left, t), d);
                if (const int found = points(next); found > most && whole(next))
                    most = found;
            }
        return most;
    }

    bool whole(const cubes::bag& thirteen) { return all_.usable(thirteen, hand_size - 1) == hand_size; }

    int use(const cubes::bag& hand)
    {
        const auto [known, fresh] = uses_.try_emplace({hand.once, hand.twice}, 0);
        if (fresh)
            known->second = all_.usable(hand, 0);
        return known->second;
    }
    /// A cube comes to the 13, one of the free ones goes (of this kind only if it may): is more of it of use then?
    bool nearer(const cubes::bag& thirteen, cubes::type t, cubes::kinds go)
    {
        if (thirteen.count(t) == cubes::copies)
            return false;
        const int now = use(thirteen);
        const cubes::bag more = cubes::with(thirteen, t);
        if (all_.usable(more, now) <= now)
            return false;
        for (; go != 0; go &= go - 1)
            if (all_.usable(cubes::without(more, cubes::first(go)), now) > now)
                return true;
        return false;
    }
    bool from_mountain(cubes::type t) { return nearer(hand_, t, free_.once | cubes::bit(t)); }
    /// What lay on the island may be put back only where the house says so, and none like it either.
    bool from_island()
    {
        const cubes::kinds it = cubes::bit(o_.island);
        return nearer(hand_, o_.island, r_.island_return ? free_.once | it : free_.once & ~it);
    }
    /// A cube of the river is locked; one like it that was held before may still go.
    bool from_river(cubes::type t) { return nearer(hand_, t, r_.river_lock ? free_.once : free_.once | cubes::bit(t)); }
    int outs_of(cubes::type dropped)
    {
        const cubes::bag left = cubes::without(hand_, dropped), free = cubes::without(free_, dropped);
        int n = 0;
        for (cubes::type t = 0; t < cubes::types; ++t)
            if (const int there = hidden_of(t); there > 0 && nearer(left, t, free.once | cubes::bit(t)))
                n += there;
        return n;
    }
    int hidden_of(cubes::type t) const
    {
        int n = cubes::copies - hand_.count(t) - (o_.island == t);
        for (std::size_t i = 0; i < o_.river_size; ++i)
            n -= o_.river[i] == t;
        for (seat other = 0; other < o_.players; ++other)
            if (const auto i = static_cast<std::size_t>(other); other != who_)
                n -= o_.locked[i].count(t) + (o_.exposed.has(other) ? s_.free[i] : o_.known[i]).count(t);
        return n;
    }
    std::vector<cubes::type> unseen_kinds() const
    {
        std::vector<cubes::type> kinds;
        for (cubes::type t = 0; t < cubes::types; ++t)
            if (hidden_of(t) > 0)
                kinds.push_back(t);
        return kinds;
    }
    std::vector<cubes::type> droppable_but(cubes::type cube) const
    {
        std::vector<action> list;
        legal(s_, who_, list);
        std::vector<cubes::type> others;
        for (const action& a : list)
            if (a.what == action::kind::discard && a.cube != cube &&
                std::find(others.begin(), others.end(), a.cube) == others.end())
                others.push_back(a.cube);
        return others;
    }

    /// Section 7.1, cube by cube: the first one stays alone or lies in a set or run of three or more.
    int left_over(const cubes::bag& hand)
    {
        std::array<int, cubes::types> held{};
        for (const cubes::type t : cubes::listed(hand))
            ++held[t];
        return hand.size() - covered(held, 0);
    }
    /// The most cubes from kind `from` on that lie in parts without wild cubes. Only asked where no D is wild.
    int covered(std::array<int, cubes::types>& held, cubes::type from)
    {
        while (from < cubes::types && held[from] == 0)
            ++from;
        if (from >= cubes::types)
            return 0;
        --held[from];
        int most = covered(held, from); // it stays alone
        const int suit = cubes::suit_of(from), rank = cubes::rank_of(from);
        // In a run of its suit, anywhere in it.
        for (int low = 1; low <= rank; ++low)
            for (int high = std::max(rank, low + 2); high <= 14; ++high)
                most = std::max(most, part_with(held, from, run_of(suit, low, high)));
        for (int suits = 1; suits < 16; ++suits)
            if ((suits >> suit & 1) != 0 && __builtin_popcount(static_cast<unsigned>(suits)) >= 3) {
                std::vector<cubes::type> set;
                for (int k = 0; k < 4; ++k)
                    if ((suits >> k & 1) != 0)
                        set.push_back(cubes::make(k, rank));
                most = std::max(most, part_with(held, from, set));
            }
        ++held[from];
        return most;
    }
    static std::vector<cubes::type> run_of(int suit, int low, int high)
    {
        std::vector<cubes::type> run;
        for (int rank = low; rank <= high; ++rank)
            run.push_back(cubes::make(suit, rank));
        return run;
    }
    int part_with(std::array<int, cubes::types>& held, cubes::type own, const std::vector<cubes::type>& part)
    {
        bool there = true;
        for (const cubes::type t : part)
            there = there && (t == own || held[t] > 0);
        if (!there)
            return 0;
        for (const cubes::type t : part)
            held[t] -= t != own;
        const int n = static_cast<int>(part.size()) + covered(held, 0);
        for (const cubes::type t : part)
            held[t] += t != own;
        return n;
    }

private:
    const state& s_;
    const open_part& o_;
    const rules& r_;
    seat who_;
    enumeration all_;
    const cubes::bag hand_, free_;
    std::map<std::pair<cubes::kinds, cubes::kinds>, int> uses_;
};

/// Section 7.1 with wild cubes: every choice of cubes that is a set or a run (combos are tested by vectors_test), and the most cubes
/// that lie in some of them without any lying in two.
int left_over_with_wild(const context& c, const cubes::bag& hand)
{
    const std::vector<cubes::type> pieces = cubes::listed(hand);
    const unsigned all = 1U << pieces.size();
    std::vector<unsigned> combos;
    for (unsigned some = 0; some < all; ++some) {
        std::vector<cubes::type> part;
        for (std::size_t i = 0; i < pieces.size(); ++i)
            if ((some >> i & 1) != 0)
                part.push_back(pieces[i]);
        if (part.size() >= 3 && (as_set(c, part) != impossible || as_run(c, part) != impossible))
            combos.push_back(some);
    }
    std::vector<int> covered(all, 0);
    for (unsigned held = 1; held < all; ++held) {
        covered[held] = covered[held & (held - 1)]; // its lowest cube stays alone
        for (const unsigned combo : combos)
            if ((combo & held) == combo && (combo & held & -held) != 0)
                covered[held] = std::max(covered[held], __builtin_popcount(combo) + covered[held & ~combo]);
    }
    return hand.size() - covered[all - 1];
}
int left_over(const said& c, cubes::type dropped)
{
    true_of truth(c);
    const context& wilds = c.seen.open.context;
    return wilds.wild == 0 ? truth.left_over(truth.without(dropped))
                           : left_over_with_wild(wilds, truth.without(dropped));
}

bool names_both(const said& c)
{
    return c.part(0) == cubes::to_text(c.of.cube) && c.part(2) == cubes::to_text(c.better->cube);
}
result both(const said& c, int own, int its, bool holds)
{
    return yes_if(holds && names_both(c) && c.number(1) == own && c.number(3) == its,
                  std::to_string(own) + " " + std::to_string(its));
}

using check = claim_check<game, why>;
constexpr int some = 20, few = 2; // enumeration takes long
constexpr check rows[] = {
    {why::luck_promises_more,
     [](const said& c) {
         true_of truth(c);
         bool hidden = false, open = truth.from_island();
         for (const cubes::type t : truth.unseen_kinds())
             hidden = hidden || truth.from_mountain(t);
         for (std::size_t i = 0; i < c.table.open.river_size; ++i)
             open = open || truth.from_river(c.table.open.river[i]);
         return yes_if(hidden && !open, "it is not so");
     },
     few},
    {why::island_helps, [](const said& c) { return yes_if(true_of(c).from_island(), "it does not"); }, some},
    {why::worth_the_fee,
     [](const said& c) {
         return yes_if(true_of(c).from_river(c.of.cube) && c.seen.open.rules->river_fee > 0, "it does not, or is free");
     },
     some},
    {why::river_helps,
     [](const said& c) {
         return yes_if(true_of(c).from_river(c.of.cube) && c.seen.open.rules->river_fee == 0, "it does not");
     },
     some},
    {why::hand_stays,
     [](const said& c) {
         true_of truth(c);
         std::vector<action> list;
         legal(c.table, c.who, list);
         return yes_if(std::none_of(list.begin(), list.end(), [&](const action& b) { return truth.takes_help(b); }),
                       "one would");
     },
     few},
    {why::declare_now,
     [](const said& c) {
         true_of truth(c);
         return yes_if(c.of.holla && truth.whole(truth.without(c.of.cube)), "it is not complete");
     },
     some},
    {why::stays_complete,
     [](const said& c) {
         true_of truth(c);
         return yes_if(!c.of.holla && truth.whole(truth.without(c.of.cube)) &&
                           c.table.open.drawn_from == source::river && !c.seen.open.rules->river_holla,
                       "it does not");
     },
     some},
    {why::dearer_hand,
     [](const said& c) {
         true_of truth(c);
         const cubes::bag left = truth.without(c.of.cube);
         return yes_if(!c.of.holla && truth.whole(left) && truth.most_points(c.of.cube) > truth.points(left),
                       "none counts more");
     },
     some},
    {why::most_outs,
     [](const said& c) {
         true_of truth(c);
         const auto others = truth.droppable_but(c.of.cube);
         const int outs = truth.outs_of(c.of.cube), use = truth.use(truth.hand());
         return yes_if(truth.use(truth.without(c.of.cube)) == use && outs > 0 &&
                           std::all_of(others.begin(), others.end(),
                                       [&](cubes::type t) {
                                           return truth.use(truth.without(t)) < use || truth.outs_of(t) < outs;
                                       }),
                       std::to_string(outs));
     },
     few},
    {why::fewest_alone,
     [](const said& c) {
         const auto others = true_of(c).droppable_but(c.of.cube);
         const int alone = left_over(c, c.of.cube);
         return yes_if(!others.empty() && std::all_of(others.begin(), others.end(),
                                                      [&](cubes::type t) { return left_over(c, t) > alone; }),
                       std::to_string(alone));
     },
     some},
    {why::spare,
     [](const said& c) {
         true_of truth(c);
         return yes_if(truth.use(truth.without(c.of.cube)) == truth.use(truth.hand()), "it is farther");
     },
     8},
    {why::misses_holla,
     [](const said& c) {
         true_of truth(c);
         state s = c.table;
         apply(s, c.who, *c.better);
         return yes_if(c.better->holla && !c.of.holla && truth.whole(truth.without(c.better->cube)) && round_over(s) &&
                           s.open.winner == c.who && s.open.points == c.number(0),
                       std::to_string(s.open.points));
     },
     some},
    {why::declares_cheap,
     [](const said& c) {
         true_of truth(c);
         state s = c.table;
         apply(s, c.who, c.of);
         const int most = truth.most_points(c.of.cube);
         return yes_if(c.of.holla && !c.better->holla && round_over(s) && s.open.winner == c.who &&
                           s.open.points == c.number(0) && c.number(1) == most && most > c.number(0),
                       std::to_string(s.open.points) + " " + std::to_string(most));
     },
     some},
    {why::farther,
     [](const said& c) {
         true_of truth(c);
         const int own = truth.far(truth.without(c.of.cube)), its = truth.far(truth.without(c.better->cube));
         return both(c, own, its, own > its);
     },
     some},
    {why::fewer_outs,
     [](const said& c) {
         true_of truth(c);
         const int own = truth.outs_of(c.of.cube), its = truth.outs_of(c.better->cube);
         return both(c, own, its,
                     own < its && truth.far(truth.without(c.of.cube)) == truth.far(truth.without(c.better->cube)));
     },
     few},
    {why::feeds,
     [](const said& c) {
         seat next = c.who;
         state s = c.table;
         apply(s, c.who, *c.better); // whose turn it is then
         next = s.open.current;
         const auto n = static_cast<std::size_t>(next);
         auto open = cubes::listed(c.table.open.locked[n]);
         for (const cubes::type t : cubes::listed(c.table.open.known[n]))
             open.push_back(t);
         const auto named = c.pieces(0);
         std::vector<cubes::type> three{c.of.cube};
         bool held = named.size() == 2 && c.table.whole_hand(next).size() >= 2;
         for (const std::string& name : named) {
             const cubes::type t = *cubes::read_cube(name);
             const auto found = std::find(open.begin(), open.end(), t);
             held = held && found != open.end() && c.table.whole_hand(next).has(t);
             if (found != open.end())
                 open.erase(found);
             three.push_back(t);
         }
         std::sort(three.begin(), three.end(),
                   [](cubes::type a, cubes::type b) { return cubes::rank_of(a) < cubes::rank_of(b); });
         bool set = three.size() == 3, run = set;
         for (std::size_t i = 1; i < three.size(); ++i) {
             run = run && cubes::suit_of(three[i]) == cubes::suit_of(three[0]) &&
                   cubes::rank_of(three[i]) == cubes::rank_of(three[i - 1]) + 1;
             for (std::size_t j = 0; j < i; ++j)
                 set = set && cubes::rank_of(three[i]) == cubes::rank_of(three[j]) &&
                       cubes::suit_of(three[i]) != cubes::suit_of(three[j]);
         }
         return yes_if(next != c.who && held && (set || run), "no set and no run of what is known there");
     }},
    {why::more_alone,
     [](const said& c) {
         const int own = left_over(c, c.of.cube), its = left_over(c, c.better->cube);
         return both(c, own, its, own > its);
     },
     100},
    {why::leaves_help,
     [](const said& c) {
         true_of truth(c);
         const cubes::type t = c.better->what == action::kind::island ? c.table.open.island : c.better->cube;
         return yes_if(c.part(0) == cubes::to_text(t) && truth.takes_help(*c.better) && !truth.takes_help(c.of),
                       "it would not");
     },
     some},
    {why::no_closer,
     [](const said& c) {
         true_of truth(c);
         int would = 0, all = 0;
         for (const cubes::type t : truth.unseen_kinds()) {
             all += truth.hidden_of(t);
             would += truth.from_mountain(t) ? truth.hidden_of(t) : 0;
         }
         return yes_if(c.of.what != action::kind::draw && c.better->what == action::kind::draw &&
                           !truth.takes_help(c.of) && c.number(0) == would && c.number(1) == all && would > 0,
                       std::to_string(would) + " " + std::to_string(all));
     },
     few},
    {why::no_holla,
     [](const said& c) {
         // The cube is taken and what would be in the way goes: the hand is whole and the referee refuses Holla.
         true_of truth(c);
         state s = c.table;
         apply(s, c.who, c.of);
         bool whole = false, allowed = false;
         for (const cubes::type t : cubes::listed({s.free[static_cast<std::size_t>(c.who)].once, 0})) {
             const action declare{action::kind::discard, t, no_seat, true};
             whole = whole || true_of(s, c.who).whole(cubes::without(s.whole_hand(c.who), t));
             allowed = allowed || refusal(s, c.who, declare).allowed();
         }
         return yes_if(c.of.what == action::kind::river && c.better->what != action::kind::river && whole && !allowed,
                       "one may, or the hand is not complete");
     },
     some},
    {why::costs_fee,
     [](const said& c) {
         state s = c.table;
         apply(s, c.who, c.of);
         const auto i = static_cast<std::size_t>(c.who);
         return yes_if(c.of.what == action::kind::river && c.better->what != action::kind::river &&
                           s.open.fees[i] - c.table.open.fees[i] == c.number(0) && c.number(0) > 0,
                       std::to_string(s.open.fees[i] - c.table.open.fees[i]));
     }},
};
constexpr claim_checks checks(rows);

/// The first three without wild cubes or with long ends: there decisions are made at random more often.
std::vector<testing_rules::named_rules> houses_here()
{
    std::vector<testing_rules::named_rules> all{
        {"no wilds", {{"wild_rule", "none"}, {"exhaustion", "last_island"}, {"river_fee", 0}}},
        {"dear leftovers", {{"wild_rule", "none"}, {"uncombined_unit", 5}}},
        {"one river", {{"exhaustion", "last_island"}, {"river_limit", 1}}},
        {"open river", {{"river_fee", 0}, {"river_lock", false}, {"island_return", true}}}};
    for (auto& preset : testing_rules::presets(book()))
        all.push_back(std::move(preset));
    return all;
}

TEST(dragon_reasons, claim_what_is_so)
{
    const auto houses = houses_here();
    auto met = ask_for_reasons<game>(checks, kind_of_reason, {houses.begin(), houses.begin() + 3}, 170, 60);
    const auto sound = ask_for_reasons<game>(checks, kind_of_reason, {houses.begin() + 3, houses.end()}, 170, 10);
    std::transform(met.begin(), met.end(), sound.begin(), met.begin(), std::plus<>());
    for (std::size_t kind = 1; kind < met.size(); ++kind)
        EXPECT_GT(met[kind], 0) << "never said, so never checked: " << kind;
}

/// A complete hand is seen.
TEST(dragon_reasons, see_a_complete_hand)
{
    int complete_hands = 0;
    for (const auto& house : houses_here()) {
        rounds<game> table(77, house.values);
        wander(table, 250, 5, [&](const state& s, seat who) {
            const view v = observe(s, who);
            std::vector<action> all;
            legal(s, who, all);
            for (const action& a : all)
                if (a.what == action::kind::discard && a.holla &&
                    complete(s.open.context, cubes::without(s.whole_hand(who), a.cube))) {
                    EXPECT_EQ(reason_for(v, a).id, "declare_now");
                    ++complete_hands;
                }
        });
    }
    EXPECT_GT(complete_hands, 10);
}

} // namespace
} // namespace hanpan::dragon
