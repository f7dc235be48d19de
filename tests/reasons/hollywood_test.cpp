// SPDX-License-Identifier: GPL-3.0-or-later
// What the coach says of a choice in Hollywood Rummy is so: every sentence beside a calculation of its own.
#include <map>
#include <set>
#include <string>

#include "ai/positions.h"
#include "hollywood/everything_tried.h"
#include "hollywood/sitting.h"
#include "properties/rule_sets.h"
#include "reasons/wander.h"
#include "search/thinking.h"

namespace hanpan::hollywood {
namespace {

/// Every kind of reason there is.
const std::set<std::string> every_reason{
    "call_it",      "more_outs",        "crowded",     "near_the_end", "costs_more",   "no_nearer",
    "no_place",     "it_helps",         "can_lay_off", "own_need",     "wins",         "can_win",
    "lay_down",     "frees_wild",       "dearest",     "off_the_hand", "feeds_nobody", "fits_nowhere",
    "fits_nothing", "complete_without", "most_outs",   "spare",        "dearest_spare"};

/// What a claim of the coach is compared with.
class claims {
public:
    claims(const state& s, seat who) : s_(s), who_(who), law_(*s.law), hand_(s.hands[who]) {}

    bool holds(const std::string& id, const action& a)
    {
        const card top = s_.top();
        const bool down = s_.down.has(who_);
        const auto nearer = [&] { return !down && far(with(hand_, top)) < far(hand_); };
        if (id == "call_it" || id == "it_helps" || id == "own_need")
            return nearer();
        if (id == "no_nearer")
            return !down && !nearer() && !law_.is_wild(top);
        if (id == "can_lay_off" || id == "no_place")
            return down && goes_on_the_table(top) == (id == "can_lay_off");
        if (id == "crowded")
            return s_.goal.final_hand && law_.final_hand == final_hand::all_cards_no_discard && penalty() > 0;
        if (id == "near_the_end")
            return !down && somebody_nearly_out();
        if (id == "costs_more")
            return nearer() && penalty() > 0;
        if (id == "more_outs")
            return far(hand_) > 0 && outs(with(hand_, top)) > outs(hand_);
        state after = s_;
        apply(after, who_, a);
        const card_set& left = after.hands[who_];
        if (id == "wins")
            return after.phase == phase::over && after.winner == who_ && left.empty();
        if (id == "can_win")
            return after.phase != phase::over && wins_this_turn(after);
        if (id == "lay_down")
            return after.down.has(who_) && worth(left) < worth(hand_);
        if (id == "frees_wild")
            return wilds(left) == wilds(hand_) + 1 && left.size() == hand_.size();
        if (id == "off_the_hand")
            return worth(left) + law_.points(a.which) == worth(hand_) && left.size() + 1 == hand_.size();
        if (id == "dearest") {
            bool any = false;
            left.each([&](card c) { any = any || law_.points(c) > law_.points(a.which); });
            return down && !any;
        }
        if (id == "feeds_nobody") {
            bool dearer = false, all = true;
            left.each([&](card c) {
                dearer = dearer || law_.points(c) > law_.points(a.which);
                all = all && (law_.points(c) <= law_.points(a.which) || fits_a_meld(c));
            });
            return dearer && all && !fits_a_meld(a.which);
        }
        if (id == "fits_nowhere")
            return fitting(left, hand_.size()) == fitting(hand_, hand_.size());
        if (id == "complete_without")
            return far(left) == 0;
        if (id == "fits_nothing")
            return far(left) == far(hand_) && alone(a.which);
        if (id == "spare")
            return far(left) == far(hand_);
        if (id != "most_outs" && id != "dearest_spare")
            return false;
        std::vector<action> all;
        legal(s_, who_, all);
        for (const action& other : all) {
            if (other.kind != action_kind::discard || packs::face_of(other.which) == packs::face_of(a.which))
                continue;
            const card_set rest = without(hand_, other.which);
            if (far(rest) == far(hand_) &&
                (id == "most_outs" ? outs(rest) >= outs(left) : law_.points(other.which) >= law_.points(a.which)))
                return false;
        }
        return far(left) == far(hand_);
    }

    int far(const card_set& hand) { return everything_tried(law_, s_.goal, hand).fewest(); }

private:
    static card_set with(card_set hand, card c)
    {
        hand.add(c);
        return hand;
    }
    static card_set without(card_set hand, card c)
    {
        hand.remove(c);
        return hand;
    }
    int penalty() const { return s_.last_hand ? law_.mayi_penalty_final : law_.mayi_penalty; }
    int worth(const card_set& hand) const
    {
        int sum = 0;
        hand.each([&](card c) { sum += law_.points(c); });
        return sum;
    }
    int wilds(const card_set& hand) const
    {
        int n = 0;
        hand.each([&](card c) { n += law_.is_wild(c); });
        return n;
    }
    bool somebody_nearly_out() const
    {
        for (seat other = 0; other < s_.players; ++other)
            if (other != who_ && s_.down.has(other) && s_.hands[other].size() <= 3)
                return true;
        return false;
    }
    /// With this card in hand, in turn and at the cards: may it be laid off?
    bool goes_on_the_table(card c) const
    {
        state at_play = s_;
        at_play.phase = phase::play;
        at_play.turn = static_cast<std::int8_t>(who_);
        at_play.drawn = true;
        at_play.laid_now = false;
        at_play.owed = no_card;
        at_play.asked = {};
        --at_play.pile_count;
        at_play.hands[who_].add(c);
        ++at_play.counts[who_];
        std::vector<action> all;
        legal(at_play, who_, all);
        return std::any_of(all.begin(), all.end(), [&](const action& a) {
            return a.kind == action_kind::lay_off && packs::face_of(a.which) == packs::face_of(c);
        });
    }
    bool fits_a_meld(card c) const
    {
        layoff ways[3];
        for (int m = 0; m < s_.meld_count; ++m)
            if (layoffs(law_, s_.melds[m], c, ways, nullptr) > 0)
                return true;
        return false;
    }
    bool wins_this_turn(const state& now) const
    {
        if (now.phase == phase::over)
            return now.winner == who_;
        if (now.turn != who_ || now.phase != phase::play)
            return false;
        std::vector<action> all;
        legal(now, who_, all);
        return std::any_of(all.begin(), all.end(), [&](const action& a) {
            state next = now;
            apply(next, who_, a);
            return wins_this_turn(next);
        });
    }
    /// No other natural of the hand could lie in a meld of the contract with it.
    bool alone(card c) const
    {
        const auto places = [&](card x) {
            std::vector<int> found;
            const int rank = packs::rank_of(x);
            if (rank > 0 || law_.low_ace())
                found.push_back(rank + 1);
            if (rank == 0 && law_.high_ace())
                found.push_back(14);
            return found;
        };
        bool any = false;
        without(hand_, c).each([&](card o) {
            if (law_.is_wild(o))
                return;
            for (int i = 0; i < s_.goal.count; ++i) {
                const contract::part& p = s_.goal.parts[i];
                const bool same_suit = packs::suit_of(o) == packs::suit_of(c);
                if (p.kind == meld_kind::set)
                    any = any || (packs::rank_of(o) == packs::rank_of(c) && !(law_.distinct_suits_in_set && same_suit));
                else if (same_suit)
                    for (const int x : places(c))
                        for (const int y : places(o))
                            any = any || (x != y && std::abs(x - y) < p.least);
            }
        });
        return !any;
    }
    /// Of the cards nobody has shown this seat, those with which the hand is nearer.
    int outs(const card_set& hand)
    {
        card_set seen = hand_;
        for (int i = 0; i < s_.pile_count; ++i)
            seen.add(s_.pile[i]);
        for (int m = 0; m < s_.meld_count; ++m)
            for (int i = 0; i < s_.melds[m].length; ++i)
                seen.add(s_.melds[m].cards[i]);
        for (seat other = 0; other < s_.players; ++other)
            seen.add(s_.seen[other]);
        const int now = far(hand);
        std::map<int, bool> helping;
        int n = 0;
        all_cards(law_, s_.players).each([&](card c) {
            if (seen.has(c))
                return;
            const auto [known, fresh] = helping.try_emplace(packs::face_of(c), false);
            if (fresh)
                known->second = far(with(hand, c)) < now;
            n += known->second;
        });
        return n;
    }
    /// The most cards of the hand that melds of exactly `size` cards in all can use, by every choice of their lengths.
    int fitting(const card_set& hand, int size)
    {
        int most = 0;
        contract longer = s_.goal;
        const auto choose = [&](auto&& self, int part, int left) -> void {
            if (part == longer.count) {
                if (left == 0)
                    most = std::max(most, size - everything_tried(law_, longer, hand).fewest());
                return;
            }
            const int least = s_.goal.parts[part].least;
            for (int length = least; length <= left && length <= 13; ++length) {
                longer.parts[part].least = static_cast<std::uint8_t>(length);
                self(self, part + 1, left - length);
            }
        };
        choose(choose, 0, size);
        return most;
    }

    const state& s_;
    seat who_;
    const rules& law_;
    const card_set hand_;
};

/// The houses: all contracts of the match, and what changes calls, ends and melds.
std::vector<json> houses()
{
    std::vector<json> all;
    for (int hand = 1; hand <= 7; ++hand)
        all.push_back({{"hands_played", "custom"}, {"custom_hands", {hand}}});
    all.push_back({{"contracts", "S3 R4"}, {"mayi_penalty", 0}, {"mayi_penalty_final", 0}, {"mayi_when_down", true}});
    all.push_back({{"contracts", "R4 R4"}, {"wild_displacement", "take_to_hand"}, {"go_out", "discard_required"}});
    all.push_back({{"contracts", "S3 R4"}, {"deny_effect", "free_denial"}, {"wild_displacement_sets", "take_to_hand"}});
    all.push_back({{"contracts", "S3 S3!"}, {"distinct_suits_in_set", true}});
    all.push_back({{"contracts", "S3 R4"}, {"wild_cards", "jokers"}, {"jokers_total", 4}});
    for (const auto& preset : testing_rules::presets(book()))
        all.push_back(preset.values);
    return all;
}

TEST(hollywood_reasons, claim_what_is_so)
{
    std::map<std::string, int> said;
    int decisions = 0;
    const std::vector<json> sets = houses();
    for (std::size_t house = 0; house < sets.size(); ++house) {
        SCOPED_TRACE(sets[house].dump());
        rounds<game> table(91 + house, sets[house]);
        wander(table, 400, 15, [&](const state& s, seat who) {
            const view v = look(s, who);
            std::vector<action> all;
            legal(s, who, all);
            ++decisions;
            claims truth(s, who);
            for (const action& a : all) {
                const std::string id(reason_for(v, a).id);
                if (id.empty())
                    continue;
                // The dear questions are asked a few times each.
                const bool dear = id == "most_outs" || id == "more_outs" || id == "fits_nowhere" || id == "can_win";
                if (++said[id] > 150 && (dear || said[id] % 8 != 0))
                    continue;
                EXPECT_TRUE(truth.holds(id, a)) << id << " of " << to_text(s, a) << " with "
                                                << packs::to_text(s.hands[who]) << " for " << to_text(s.goal);
            }
        });
    }
    EXPECT_GT(decisions, 5000);
    for (const std::string& id : every_reason)
        EXPECT_GT(said[id], 0) << id;
    for (const auto& [id, times] : said)
        EXPECT_TRUE(every_reason.contains(id)) << id << " is not looked at";
}

/// What is plain to see is said: a contract that stays whole, a play that wins, a call in a hand that must go as a whole.
TEST(hollywood_reasons, see_what_is_certain)
{
    int whole = 0, won = 0, crowded = 0;
    for (const json& house : houses()) {
        SCOPED_TRACE(house.dump());
        rounds<game> table(17, house);
        wander(table, 900, 5, [&](const state& s, seat who) {
            const view v = look(s, who);
            std::vector<action> all;
            legal(s, who, all);
            const bool together = s.goal.final_hand && s.law->final_hand == final_hand::all_cards_no_discard;
            for (const action& a : all) {
                const std::string id(reason_for(v, a).id);
                if (a.kind == action_kind::lay_down || a.kind == action_kind::lay_off ||
                    a.kind == action_kind::discard) {
                    state after = s;
                    apply(after, who, a);
                    if (after.winner == who) {
                        EXPECT_EQ(id, "wins") << to_text(s, a);
                        ++won;
                    } else if (a.kind == action_kind::discard && !s.down.has(who) && !together &&
                               everything_tried(*s.law, s.goal, after.hands[who]).fewest() == 0) {
                        EXPECT_EQ(id, "complete_without") << to_text(s, a);
                        ++whole;
                    }
                }
                const bool calls = s.phase == phase::window || s.phase == phase::ahead;
                if (a.kind == action_kind::pass && calls && s.turn != who && together && s.penalty() > 0) {
                    EXPECT_EQ(id, "crowded");
                    ++crowded;
                }
            }
        });
    }
    EXPECT_GT(whole, 50);
    EXPECT_GT(won, 20);
    EXPECT_GT(crowded, 20);
}

/// Who holds his contract does best to lay it down, as far as a teacher can tell: holding comes first only where it is ahead by more
/// than sampling and the coach's known flattery of it (half a point a player) are off by.
TEST(hollywood_reasons, laying_down_comes_first_unless_holding_is_clearly_better)
{
    const std::atomic<bool> never{false};
    int laid = 0, held = 0, moved = 0;
    for (const int hand : {1, 3, 4, 5, 6}) {
        rounds<game> table(static_cast<std::uint64_t>(7 + hand),
                           {{"hands_played", "custom"}, {"custom_hands", {hand}}});
        const auto kept = std::make_shared<const rules>(table.rules);
        int wanted = 12;
        while (wanted > 0) {
            state s = table.deal();
            for (seat_set asked = to_act(s); !asked.empty() && wanted > 0; asked = to_act(s)) {
                const seat who = asked.lowest();
                std::vector<action> all;
                legal(s, who, all);
                const auto lays = [](const action& a) { return a.kind == action_kind::lay_down; };
                if (std::any_of(all.begin(), all.end(), lays)) {
                    --wanted;
                    view v = look(s, who);
                    v.law = kept.get();
                    bot_settings coach;
                    coach.level = "expert";
                    coach.seed = 3;
                    const advice told = level_thinker<game>(kept, v, who, coach, 1).advise(never, {});
                    const auto is = [](const advised_action& o) { return o.action.starts_with("lay_down"); };
                    const auto best = std::find_if(told.options.begin(), told.options.end(), is);
                    ASSERT_NE(best, told.options.end());
                    if (best == told.options.begin()) {
                        ++laid;
                        moved += std::any_of(told.options.begin(), told.options.end(), [&](const advised_action& o) {
                            return !is(o) && o.worlds == best->worlds && o.value > best->value;
                        });
                    } else {
                        ++held;
                        EXPECT_GT(best->behind, 2 * best->behind_error + s.players / 2.0);
                    }
                }
                apply(s, who, knowledge::policy<game>(s, who, table.rng));
            }
        }
    }
    EXPECT_GT(laid, 5 * held);
    EXPECT_GT(moved, 0) << "nothing to be told apart";
}

/// The last hand: what a hand lacks for going out as a whole, by every choice of the melds' lengths.
TEST(hollywood_reasons, the_last_hand_counts_every_card)
{
    const rules law = law_of(json());
    const contract goal = contracts_of("R4 R4 R4!").front();
    const auto lacks = [&](const std::string& cards, int size) { return lacking(law, goal, set_of(cards), size); };
    const std::string three_runs = "2D 3D 4D 5D 5H 6H 7H 8H 9C TC JC QC";
    EXPECT_EQ(lacks(three_runs, 12), 0);
    EXPECT_EQ(lacks(three_runs + " KC 9H", 14), 0) << "longer runs";
    EXPECT_EQ(lacks(three_runs + " 2S KH", 14), 2) << "two cards fit nowhere, though the contract is whole";
    EXPECT_EQ(missing(law, goal, set_of(three_runs + " 2S KH")), 0);
    EXPECT_EQ(lacks("2D 3D 4D 5D 5H 6H 7H 8H 9C TC", 12), 2);
}

} // namespace
} // namespace hanpan::hollywood
