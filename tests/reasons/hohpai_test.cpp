// SPDX-License-Identifier: GPL-3.0-or-later
// What the coach says of Ho-Hpai, and whether it is true.
#include "frame.h"

#include <algorithm>
#include <memory>
#include <set>
#include <unordered_map>

#include "bots/hohpai/bot.h"
#include "bots/hohpai/reasons.h"

namespace hanpan::hohpai {
namespace {

using said = claim<game>;
using result = ::testing::AssertionResult;
using dominoes::bag;
using dominoes::face;
using faces = std::multiset<std::string>;

result yes_if(bool holds, const std::string& found)
{
    return holds ? ::testing::AssertionSuccess() : ::testing::AssertionFailure() << found;
}

// --- plain counting: pieces are names, wins are looked up in the list of all of them ------------------------------------

faces names(bag b)
{
    faces list;
    for (const face f : dominoes::listed(b))
        list.insert(dominoes::to_text(f));
    return list;
}
faces named(const said& c, std::size_t part)
{
    const auto list = c.pieces(part);
    return {list.begin(), list.end()};
}
faces with(faces held, const std::string& one)
{
    held.insert(one);
    return held;
}
faces without(faces held, const std::string& one)
{
    if (const auto found = held.find(one); found != held.end())
        held.erase(found);
    return held;
}
bool inside(const faces& part, const faces& whole)
{
    return std::includes(whole.begin(), whole.end(), part.begin(), part.end());
}
faces hidden(const said& c) { return names(dominoes::canonical(c.seen.known.hidden)); }
std::set<std::string> kinds(const faces& b) { return {b.begin(), b.end()}; }

/// The points of every winning hand of the house.
int points_of(const said& c, const faces& six)
{
    static const hand_table* last = nullptr;
    static std::map<std::vector<std::string>, int> worth;
    if (last != c.seen.open.hands) {
        last = c.seen.open.hands;
        worth.clear();
        for (const winning_hand& w : last->hands()) {
            const faces pieces = names(w.pieces);
            worth[{pieces.begin(), pieces.end()}] = w.score;
        }
    }
    const auto found = worth.find({six.begin(), six.end()});
    return found == worth.end() ? 0 : found->second;
}
/// Of the best six of six or seven.
int best_points(const said& c, const faces& held)
{
    if (held.size() == 6)
        return points_of(c, held);
    int best = 0;
    for (const std::string& left : kinds(held))
        best = std::max(best, points_of(c, without(held, left)));
    return best;
}
bool is_group(const said& c, const faces& three)
{
    const auto& groups = c.seen.open.hands->groups();
    return std::any_of(groups.begin(), groups.end(), [&](const group& g) { return names(g.pieces) == three; });
}
bool has_group(const said& c, const faces& held)
{
    const auto& groups = c.seen.open.hands->groups();
    return std::any_of(groups.begin(), groups.end(), [&](const group& g) { return inside(names(g.pieces), held); });
}

faces hand(const said& c) { return names(c.seen.hand); }
/// What is kept when the action gives a piece up; the hand where it gives none.
faces kept(const said& c, const action& a)
{
    return a.piece == dominoes::no_face ? hand(c) : without(hand(c), dominoes::to_text(a.piece));
}
faces winners(const said& c, const faces& five)
{
    faces found;
    for (const std::string& one : kinds(hidden(c)))
        if (points_of(c, with(five, one)) > 0)
            found.insert(one);
    return found;
}
int left_of(const said& c, const faces& which)
{
    const faces there = hidden(c);
    int many = 0;
    for (const std::string& one : kinds(which))
        many += static_cast<int>(there.count(one));
    return many;
}
int pairs(const said& c, const faces& five)
{
    const faces there = hidden(c), alone = winners(c, five);
    const std::set<std::string> each = kinds(there);
    int found = 0;
    for (auto one = each.begin(); one != each.end(); ++one)
        for (auto other = one; other != each.end(); ++other)
            if (alone.count(*one) + alone.count(*other) == 0 && (one != other || there.count(*one) > 1))
                found += best_points(c, with(with(five, *one), *other)) > 0;
    return found;
}
/// The pieces a hand of six still lacks of the nearest win.
std::size_t lacking(const said& c, const faces& held)
{
    std::size_t least = 6;
    for (const winning_hand& w : c.seen.open.hands->hands()) {
        const faces pieces = names(w.pieces);
        faces common;
        std::set_intersection(pieces.begin(), pieces.end(), held.begin(), held.end(),
                              std::inserter(common, common.begin()));
        least = std::min(least, 6 - common.size());
    }
    return least;
}
std::string discard(const said& c) { return dominoes::to_text(c.table.open.last_discard()); }
/// Does a win that lacks fewest pieces lack the discard?
bool discard_helps(const said& c) { return lacking(c, with(hand(c), discard(c))) < lacking(c, hand(c)); }

int points_shown(const said& c)
{
    const bool window = c.table.open.phase == phase::claim;
    return best_points(c, window ? with(hand(c), discard(c)) : hand(c));
}
result wins(const said& c, const action& a, int points)
{
    state s = c.table;
    apply(s, c.who, a);
    return yes_if(round_over(s) && s.open.winner == c.who && s.open.score == points && points == points_shown(c) &&
                      settle(s).payments[static_cast<std::size_t>(c.who)] > 0,
                  "no such win");
}

using check = claim_check<game, why>;
constexpr check rows[] = {
    {why::wins_now, [](const said& c) { return wins(c, c.of, c.number(0)); }},
    {why::shows_win,
     [](const said& c) {
         return yes_if(c.number(0) > 0 && c.number(0) == points_shown(c), std::to_string(points_shown(c)));
     }},
    {why::dearer_win,
     [](const said& c) {
         faces found;
         for (const std::string& one : kinds(hidden(c)))
             for (const std::string& given : kinds(hand(c)))
                 if (one != given && points_of(c, with(without(hand(c), given), one)) > points_shown(c))
                     found.insert(one);
         return yes_if(!found.empty() && std::set<std::string>(found.begin(), found.end()) == kinds(named(c, 0)),
                       "not these");
     }},
    {why::waits_with,
     [](const said& c) {
         const faces five = kept(c, c.of), two = named(c, 0), wanted = named(c, 1);
         bool groups = two.size() == 2 && inside(two, five) && wanted == winners(c, five) && !wanted.empty();
         faces rest = five;
         for (const std::string& one : two)
             rest = without(rest, one);
         groups = groups && is_group(c, rest);
         for (const std::string& one : wanted)
             groups = groups && is_group(c, with(two, one));
         return yes_if(groups && c.number(2) == left_of(c, wanted) && c.number(2) > 0, "not so");
     }},
    {why::waits,
     [](const said& c) {
         const faces wanted = winners(c, kept(c, c.of));
         return yes_if(!wanted.empty() && named(c, 0) == wanted && c.number(1) == left_of(c, wanted) && c.number(1) > 0,
                       std::to_string(left_of(c, wanted)));
     }},
    {why::group_and_ways,
     [](const said& c) {
         const faces five = kept(c, c.of);
         return yes_if(is_group(c, named(c, 0)) && inside(named(c, 0), five) && c.number(1) == pairs(c, five) &&
                           c.number(1) > 0,
                       std::to_string(pairs(c, five)));
     }},
    {why::most_ways,
     [](const said& c) {
         const int own = pairs(c, kept(c, c.of));
         for (const std::string& other : kinds(hand(c)))
             if (pairs(c, without(hand(c), other)) > own)
                 return yes_if(false, other + " leaves more");
         return yes_if(c.number(0) == own && own > 0, std::to_string(own));
     }},
    {why::fits_nothing,
     [](const said& c) {
         const std::string given = dominoes::to_text(c.of.piece);
         const faces rest = without(hand(c), given);
         for (const group& g : c.seen.open.hands->groups()) {
             const faces pieces = names(g.pieces);
             if (pieces.count(given) == 0)
                 continue;
             for (const std::string& other : without(pieces, given))
                 if (rest.count(other) > 0)
                     return yes_if(false, "a group with " + other);
         }
         return yes_if(true, "");
     }},
    {why::completes,
     [](const said& c) {
         return yes_if(c.number(0) == points_of(c, with(hand(c), discard(c))) && c.number(0) > 0, "it does not");
     }},
    {why::nearer, [](const said& c) { return yes_if(discard_helps(c), "it is not"); }},
    {why::no_nearer, [](const said& c) { return yes_if(!discard_helps(c), "it does"); }},
    {why::misses_win, [](const said& c) { return wins(c, *c.better, c.number(0)); }},
    {why::fewer_waits,
     [](const said& c) {
         const int own = left_of(c, winners(c, kept(c, c.of))), its = left_of(c, winners(c, kept(c, *c.better)));
         return yes_if(c.number(1) == own && c.number(3) == its && own < its &&
                           c.part(0) == dominoes::to_text(c.of.piece) &&
                           c.part(2) == dominoes::to_text(c.better->piece),
                       std::to_string(own) + " " + std::to_string(its));
     }},
    {why::breaks_group,
     [](const said& c) {
         return yes_if(is_group(c, named(c, 0)) && inside(named(c, 0), hand(c)) &&
                           named(c, 0).count(dominoes::to_text(c.of.piece)) > 0 && !has_group(c, kept(c, c.of)),
                       "nothing is broken");
     }},
    {why::fewer_ways,
     [](const said& c) {
         const int own = pairs(c, kept(c, c.of)), its = pairs(c, kept(c, *c.better));
         return yes_if(c.number(1) == own && c.number(3) == its && own < its &&
                           c.part(0) == dominoes::to_text(c.of.piece) &&
                           c.part(2) == dominoes::to_text(c.better->piece),
                       std::to_string(own) + " " + std::to_string(its));
     }},
    {why::leaves_help,
     [](const said& c) { return yes_if(c.of.what != action::kind::take_discard && discard_helps(c), "it is not"); }},
};
constexpr claim_checks checks(rows);

TEST(reasons_of_hohpai, claim_what_is_true)
{
    random_stream rng(74);
    auto houses = testing_rules::presets(book());
    for (auto& house : testing_rules::random_sets(book(), 8, rng))
        houses.push_back(std::move(house));
    auto met = ask_for_reasons<game>(checks, kind_of_reason, houses, 60);
    // Where a win is shown or not as one likes, and where the stock runs out: such decisions are rare.
    houses.clear();
    for (const char* reading : {"pieces", "values"})
        houses.push_back(
            {reading, rounds<game>::complete({{"win_declaration", "optional"}, {"combo_reading", reading}})});
    for (const char* out : {"draw", "reshuffle"})
        houses.push_back({out, rounds<game>::complete({{"play_mode", "draw_discard"},
                                                       {"stock_out", out},
                                                       {"win_declaration", "optional"},
                                                       {"dealt_win_timing", "immediate"},
                                                       {"discard_claim", "any_player_to_win"}})});
    const auto rare = ask_for_reasons<game>(checks, kind_of_reason, houses, 500);
    std::transform(met.begin(), met.end(), rare.begin(), met.begin(), std::plus<>());
    for (std::size_t kind = 1; kind < met.size(); ++kind)
        EXPECT_GT(met[kind], 0) << "never said, so never checked: " << kind;
}

} // namespace
} // namespace hanpan::hohpai
