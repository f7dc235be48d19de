// SPDX-License-Identifier: GPL-3.0-or-later
// What the coach says of a choice in Dragon Holla is so: every sentence beside an enumeration of its own.
#include <map>
#include <set>
#include <string>

#include "ai/positions.h"
#include "dragon/enumeration.h"
#include "properties/rule_sets.h"
#include "reasons/wander.h"

namespace hanpan::dragon {
namespace {

const std::set<std::string> every_reason_here{"luck_promises_more", "island_helps", "worth_the_fee",  "river_helps",
                                              "hand_stays",         "declare_now",  "stays_complete", "dearer_hand",
                                              "most_outs",          "fewest_alone", "spare"};

/// What a claim of the coach is compared with: hands by enumeration, leftovers by trying every part.
class true_of {
public:
    true_of(const state& s, seat who)
        : s_(s), o_(s.open), r_(*o_.rules), who_(who), all_(r_, o_.open), hand_(s.whole_hand(who)),
          free_(s.free[static_cast<std::size_t>(who)])
    {
    }

    bool holds(const std::string& id, const action& a)
    {
        if (id == "island_helps")
            return from_island();
        if (id == "river_helps" || id == "worth_the_fee")
            return from_river(a.cube) && (r_.river_fee > 0) == (id == "worth_the_fee");
        if (id == "luck_promises_more") {
            bool hidden = false;
            for (const cubes::type t : unseen_kinds())
                hidden = hidden || from_mountain(t);
            bool open = from_island();
            for (std::size_t i = 0; i < o_.river_size; ++i)
                open = open || from_river(o_.river[i]);
            return hidden && !open;
        }
        if (id == "hand_stays") {
            std::vector<action> list;
            legal(s_, who_, list);
            return std::none_of(list.begin(), list.end(), [&](const action& b) {
                return (b.what == action::kind::island && from_island()) ||
                       (b.what == action::kind::river && from_river(b.cube));
            });
        }
        const cubes::bag left = cubes::without(hand_, a.cube);
        if (id == "declare_now")
            return a.holla && whole(left);
        if (id == "stays_complete")
            return !a.holla && whole(left) && o_.drawn_from == source::river && !r_.river_holla;
        if (id == "dearer_hand") {
            // Points are the engine's to count (settle_test); that a hand is whole is enumerated.
            const int now = best_reading(o_.context, left, true).points;
            const cubes::bag free = cubes::without(free_, a.cube);
            for (const cubes::type t : unseen_kinds())
                for (const cubes::type d : cubes::listed({free.once, 0})) {
                    const cubes::bag next = cubes::without(cubes::with(left, t), d);
                    if (best_reading(o_.context, next, true).points > now && whole(next))
                        return whole(left) && !a.holla;
                }
            return false;
        }
        if (id == "spare")
            return use(left) == use(hand_);
        const auto others = droppable_but(a.cube);
        if (id == "most_outs") {
            const int outs = outs_of(a.cube);
            return use(left) == use(hand_) && outs > 0 && std::all_of(others.begin(), others.end(), [&](cubes::type t) {
                       return use(cubes::without(hand_, t)) < use(hand_) || outs_of(t) < outs;
                   });
        }
        if (id == "fewest_alone") {
            const int alone = left_over(left);
            return !others.empty() && std::all_of(others.begin(), others.end(), [&](cubes::type t) {
                return left_over(cubes::without(hand_, t)) > alone;
            });
        }
        return false;
    }

    bool whole(const cubes::bag& thirteen) { return all_.usable(thirteen, hand_size - 1) == hand_size; }

private:
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

    const state& s_;
    const open_part& o_;
    const rules& r_;
    seat who_;
    enumeration all_;
    const cubes::bag hand_, free_;
    std::map<std::pair<cubes::kinds, cubes::kinds>, int> uses_;
};

std::vector<json> houses_here()
{
    std::vector<json> all{{{"wild_rule", "none"}, {"exhaustion", "last_island"}, {"river_fee", 0}},
                          {{"wild_rule", "none"}, {"uncombined_unit", 5}},
                          {{"exhaustion", "last_island"}, {"river_limit", 1}},
                          {{"river_fee", 0}, {"river_lock", false}, {"island_return", true}}};
    for (const auto& preset : testing_rules::presets(book()))
        all.push_back(preset.values);
    return all;
}

TEST(dragon_reasons, claim_what_is_so)
{
    std::map<std::string, int> said, asked;
    const std::vector<json> sets = houses_here();
    for (std::size_t house = 0; house < sets.size(); ++house) {
        SCOPED_TRACE(sets[house].dump());
        rounds<game> table(31 + house, sets[house]);
        wander(table, 170, house < 3 ? 60 : 10, [&](const state& s, seat who) {
            const view v = look(s, who);
            std::vector<action> all;
            legal(s, who, all);
            true_of truth(s, who);
            for (const action& a : all) {
                const std::string id(reason_for(v, a).id);
                if (id.empty())
                    continue;
                EXPECT_TRUE(every_reason_here.contains(id)) << id << " is not looked at";
                ++said[id];
                // Enumeration is slow: so many of each kind, and leftovers where no D is wild.
                const bool wild = v.open.context.wild != 0;
                const bool slow = id == "most_outs" || id == "luck_promises_more" || id == "hand_stays";
                if (asked[id] >= (slow ? 2 : id == "spare" ? 8 : 20) || (id == "fewest_alone" && wild))
                    continue;
                ++asked[id];
                EXPECT_TRUE(truth.holds(id, a))
                    << id << " of " << to_text(s, a) << " with " << cubes::to_text(s.whole_hand(who));
            }
        });
    }
    for (const std::string& id : every_reason_here)
        EXPECT_GT(asked[id], 0) << id << ", said " << said[id];
}

/// A complete hand is seen.
TEST(dragon_reasons, see_a_complete_hand)
{
    int complete_hands = 0;
    for (const json& house : houses_here()) {
        rounds<game> table(77, house);
        wander(table, 250, 5, [&](const state& s, seat who) {
            const view v = look(s, who);
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
