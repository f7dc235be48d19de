// SPDX-License-Identifier: GPL-3.0-or-later
// What the coach says of a choice in Hollywood Rummy is so: every sentence beside a calculation of its own.
#include "frame.h"

#include <algorithm>
#include <map>
#include <string>

#include "bots/hollywood/reasons.h"
#include "hollywood/everything_tried.h"
#include "hollywood/sitting.h"
#include "search/thinking.h"

namespace hanpan::hollywood {
namespace {

using said = claim<game>;
using result = ::testing::AssertionResult;

result yes_if(bool holds, const std::string& found)
{
    return holds ? ::testing::AssertionSuccess() : ::testing::AssertionFailure() << found;
}

/// What a claim of the coach is compared with.
class claims {
public:
    explicit claims(const said& c) : s_(c.table), who_(c.who), law_(*c.table.law), hand_(c.table.hands[c.who]) {}

    bool down() const { return s_.down.has(who_); }
    const card_set& hand() const { return hand_; }
    card_set with_top() const { return with(hand_, s_.top()); }
    card_set without(card c) const { return without(hand_, c); }
    bool nearer() { return !down() && far(with_top()) < far(hand_); }
    bool at_once() const { return s_.goal.final_hand && law_.final_hand == final_hand::all_cards_no_discard; }
    state after(const action& a) const
    {
        state s = s_;
        apply(s, who_, a);
        return s;
    }
    bool wins(const action& a) const
    {
        const state s = after(a);
        return s.phase == phase::over && s.winner == who_ && s.hands[who_].empty();
    }
    bool goes_out(const action& a) const { return wins_this_turn(after(a)); }
    /// Is no other discard that keeps the contract as near as good by `measure`?
    template <class Measure>
    bool best_discard(const action& a, Measure&& measure)
    {
        std::vector<action> all;
        legal(s_, who_, all);
        for (const action& other : all) {
            if (other.kind != action_kind::discard || packs::face_of(other.which) == packs::face_of(a.which))
                continue;
            const card_set rest = without(other.which);
            if (far(rest) == far(hand_) && measure(other.which, rest) >= measure(a.which, without(a.which)))
                return false;
        }
        return far(without(a.which)) == far(hand_);
    }
    int far(const card_set& hand) { return everything_tried(law_, s_.goal, hand).fewest(); }

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
    bool goes_on_the_table(card c) const { return goes_on_the_table(c, who_); }
    bool goes_on_the_table(card c, seat who) const
    {
        state at_play = s_;
        at_play.phase = phase::play;
        at_play.turn = static_cast<std::int8_t>(who);
        for (int i = 0; i < s_.players; ++i)
            if (at_play.hands[i].has(c)) { // a card is in one place
                at_play.hands[i].remove(c);
                --at_play.counts[i];
            }
        at_play.drawn = true;
        at_play.laid_now = false;
        at_play.owed = no_card;
        at_play.asked = {};
        if (at_play.top() == c)
            --at_play.pile_count;
        at_play.hands[who].add(c);
        ++at_play.counts[who];
        std::vector<action> all;
        legal(at_play, who, all);
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
    /// The cards nobody has shown this seat.
    card_set unknown() const
    {
        card_set seen = hand_;
        for (int i = 0; i < s_.pile_count; ++i)
            seen.add(s_.pile[i]);
        for (int m = 0; m < s_.meld_count; ++m)
            for (int i = 0; i < s_.melds[m].length; ++i)
                seen.add(s_.melds[m].cards[i]);
        for (seat other = 0; other < s_.players; ++other)
            seen.add(s_.seen[other]);
        card_set rest = all_cards(law_, s_.players);
        rest.remove(seen);
        return rest;
    }
    /// Of those, how many make this hand nearer.
    int outs(const card_set& hand)
    {
        const int now = far(hand);
        std::map<int, bool> helping;
        int n = 0;
        unknown().each([&](card c) {
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

    /// Has somebody else laid down who could lay the card off, were it his?
    bool somebody_could_lay_off(card c) const
    {
        for (seat other = 0; other < s_.players; ++other)
            if (other != who_ && s_.down.has(other) && goes_on_the_table(c, other))
                return true;
        return false;
    }

private:
    const state& s_;
    seat who_;
    const rules& law_;
    const card_set hand_;
};

std::string face(card c) { return cards::to_text(packs::face_of(c)); }
/// Two discards by name, with a number each.
result both(const said& c, int own, int its, bool holds)
{
    return yes_if(holds && c.part(0) == face(c.of.which) && c.part(2) == face(c.better->which) && c.number(1) == own &&
                      c.number(3) == its,
                  std::to_string(own) + " " + std::to_string(its));
}
result numbers(const said& c, int first, int second, bool holds)
{
    return yes_if(holds && c.number(0) == first && c.number(1) == second,
                  std::to_string(first) + " " + std::to_string(second));
}
result plainly(bool holds) { return yes_if(holds, "it is not so"); }

/// Is it said of leaving the card on the pile where taking it or calling for it is better, or the other way round?
bool takes(const action& a)
{
    return a.kind == action_kind::may_i || a.kind == action_kind::draw_discard || a.kind == action_kind::deny;
}
bool leaves_the_top(const said& c) { return !takes(c.of) && takes(*c.better); }
bool takes_the_top(const said& c) { return takes(c.of) && !takes(*c.better); }

/// The cards of the seat once its call has been granted, as if nobody else had called.
int cards_when_granted(const said& c)
{
    state s = c.table;
    s.callers = {};
    s.calls = 0;
    std::fill(std::begin(s.call_order), std::end(s.call_order), std::uint8_t{0});
    apply(s, c.who, c.of);
    for (int answers = 0; answers < 40 && s.hands[c.who].size() == c.table.hands[c.who].size(); ++answers) {
        const seat_set asked = to_act(s);
        if (asked.empty())
            break;
        const seat next = asked.lowest();
        std::vector<action> all;
        legal(s, next, all);
        const auto does = [&](action_kind kind) {
            const auto found = std::find_if(all.begin(), all.end(), [&](const action& a) { return a.kind == kind; });
            if (found == all.end())
                return false;
            apply(s, next, *found);
            return true;
        };
        if (!does(action_kind::allow) && !does(action_kind::pass))
            break;
    }
    return s.hands[c.who].size();
}

using check = claim_check<game, why>;
constexpr int some = 400, few = 120; // what takes long to work out
constexpr check rows[] = {
    {why::call_it, [](const said& c) { return plainly(claims(c).nearer()); }, some},
    {why::more_outs,
     [](const said& c) {
         claims truth(c);
         return plainly(truth.far(truth.hand()) > 0 && truth.outs(truth.with_top()) > truth.outs(truth.hand()));
     },
     few},
    {why::crowded, [](const said& c) { return plainly(claims(c).at_once() && claims(c).penalty() > 0); }},
    {why::near_the_end, [](const said& c) { return plainly(!claims(c).down() && claims(c).somebody_nearly_out()); }},
    {why::costs_more, [](const said& c) { return plainly(claims(c).nearer() && claims(c).penalty() > 0); }, some},
    {why::no_nearer,
     [](const said& c) {
         return plainly(!claims(c).down() && !claims(c).nearer() && !c.table.law->is_wild(c.table.top()));
     },
     some},
    {why::no_place,
     [](const said& c) { return plainly(claims(c).down() && !claims(c).goes_on_the_table(c.table.top())); }},
    {why::it_helps, [](const said& c) { return plainly(claims(c).nearer()); }, some},
    {why::can_lay_off,
     [](const said& c) { return plainly(claims(c).down() && claims(c).goes_on_the_table(c.table.top())); }},
    {why::own_need, [](const said& c) { return plainly(claims(c).nearer()); }, some},
    {why::wins, [](const said& c) { return plainly(claims(c).wins(c.of)); }},
    {why::can_win, [](const said& c) { return plainly(!claims(c).wins(c.of) && claims(c).goes_out(c.of)); }, few},
    {why::lay_down,
     [](const said& c) {
         const claims truth(c);
         const state after = truth.after(c.of);
         return plainly(after.down.has(c.who) && truth.worth(after.hands[c.who]) < truth.worth(truth.hand()));
     }},
    {why::frees_wild,
     [](const said& c) {
         const claims truth(c);
         const card_set left = truth.after(c.of).hands[c.who];
         return plainly(truth.wilds(left) == truth.wilds(truth.hand()) + 1 && left.size() == truth.hand().size());
     }},
    {why::off_the_hand,
     [](const said& c) {
         const claims truth(c);
         const card_set left = truth.after(c.of).hands[c.who];
         return plainly(truth.worth(left) + c.table.law->points(c.of.which) == truth.worth(truth.hand()) &&
                        left.size() + 1 == truth.hand().size());
     }},
    {why::dearest,
     [](const said& c) {
         const claims truth(c);
         bool any = false;
         truth.without(c.of.which).each([&](card o) {
             any = any || c.table.law->points(o) > c.table.law->points(c.of.which);
         });
         return plainly(truth.down() && !any);
     }},
    {why::feeds_nobody,
     [](const said& c) {
         const claims truth(c);
         const int own = c.table.law->points(c.of.which);
         bool dearer = false, all = true;
         truth.without(c.of.which).each([&](card o) {
             dearer = dearer || c.table.law->points(o) > own;
             all = all && (c.table.law->points(o) <= own || truth.fits_a_meld(o));
         });
         return plainly(dearer && all && !truth.fits_a_meld(c.of.which));
     }},
    {why::fits_nowhere,
     [](const said& c) {
         claims truth(c);
         const int size = truth.hand().size();
         return plainly(truth.fitting(truth.without(c.of.which), size) == truth.fitting(truth.hand(), size));
     },
     few},
    {why::fits_nothing,
     [](const said& c) {
         claims truth(c);
         return plainly(truth.far(truth.without(c.of.which)) == truth.far(truth.hand()) && truth.alone(c.of.which));
     },
     some},
    {why::complete_without,
     [](const said& c) {
         claims truth(c);
         return plainly(truth.far(truth.without(c.of.which)) == 0);
     },
     some},
    {why::most_outs,
     [](const said& c) {
         claims truth(c);
         return plainly(truth.best_discard(c.of, [&](card, const card_set& rest) { return truth.outs(rest); }));
     },
     few},
    {why::dearest_spare,
     [](const said& c) {
         claims truth(c);
         return plainly(
             truth.best_discard(c.of, [&](card gone, const card_set&) { return c.table.law->points(gone); }));
     },
     some},
    {why::spare,
     [](const said& c) {
         claims truth(c);
         return plainly(truth.far(truth.without(c.of.which)) == truth.far(truth.hand()));
     },
     some},
    {why::misses_out,
     [](const said& c) {
         const claims truth(c);
         // That there is no other way out is tried where that is soon done.
         const bool by_both = truth.hand().size() <= 4 && truth.goes_out(c.of);
         return plainly(truth.goes_out(*c.better) && !truth.wins(c.of) && !by_both);
     },
     few},
    {why::holds_contract,
     [](const said& c) {
         const claims truth(c);
         const state then = truth.after(*c.better);
         return numbers(c, truth.worth(then.hands[c.who]), truth.worth(truth.hand()),
                        !truth.down() && then.down.has(c.who) && !truth.after(c.of).down.has(c.who));
     }},
    {why::keeps_card,
     [](const said& c) {
         const claims truth(c);
         const int off = truth.worth(truth.hand()) - truth.worth(truth.after(*c.better).hands[c.who]);
         return yes_if(refusal(c.table, c.who, *c.better).allowed() && c.part(0) == face(c.better->which) &&
                           c.number(1) == off && truth.after(c.of).hands[c.who].has(c.better->which),
                       std::to_string(off));
     }},
    {why::discard_too,
     [](const said& c) {
         // Laid off first, then anything else thrown: two cards fewer instead of one.
         const claims truth(c);
         state s = truth.after(*c.better);
         std::vector<action> next;
         legal(s, c.who, next);
         const auto thrown =
             std::find_if(next.begin(), next.end(), [](const action& a) { return a.kind == action_kind::discard; });
         if (thrown == next.end())
             return yes_if(false, "nothing can be discarded");
         apply(s, c.who, *thrown);
         return yes_if(c.part(0) == face(c.of.which) && c.of.which == c.better->which &&
                           s.hands[c.who].size() + 2 == truth.hand().size() &&
                           truth.after(c.of).hands[c.who].size() + 1 == truth.hand().size(),
                       "no card fewer");
     }},
    {why::leaves_more,
     [](const said& c) {
         const claims truth(c);
         const int own = truth.worth(truth.after(c.of).hands[c.who]),
                   its = truth.worth(truth.after(*c.better).hands[c.who]);
         return numbers(c, own, its, own > its);
     }},
    {why::fits_less,
     [](const said& c) {
         claims truth(c);
         const int size = truth.hand().size(), own = truth.fitting(truth.without(c.of.which), size),
                   its = truth.fitting(truth.without(c.better->which), size);
         return both(c, own, its, truth.at_once() && own < its);
     },
     few},
    {why::farther,
     [](const said& c) {
         claims truth(c);
         const int own = truth.far(truth.without(c.of.which)), its = truth.far(truth.without(c.better->which));
         return both(c, own, its, !truth.down() && own > its);
     },
     some},
    {why::fewer_outs,
     [](const said& c) {
         claims truth(c);
         const int own = truth.outs(truth.without(c.of.which)), its = truth.outs(truth.without(c.better->which));
         return both(c, own, its,
                     own < its && truth.far(truth.without(c.of.which)) == truth.far(truth.without(c.better->which)));
     },
     few},
    {why::feeds,
     [](const said& c) {
         const claims truth(c);
         return yes_if(c.part(0) == face(c.of.which) && c.part(1) == face(c.better->which) &&
                           truth.somebody_could_lay_off(c.of.which) && !truth.somebody_could_lay_off(c.better->which),
                       "nobody could, or both");
     }},
    {why::keeps_points,
     [](const said& c) {
         const claims truth(c);
         const int more =
             truth.worth(truth.after(c.of).hands[c.who]) - truth.worth(truth.after(*c.better).hands[c.who]);
         return yes_if(c.part(0) == face(c.of.which) && c.part(2) == face(c.better->which) && c.number(1) == more &&
                           more > 0,
                       std::to_string(more));
     }},
    {why::leaves_help,
     [](const said& c) {
         claims truth(c);
         const int then = truth.far(truth.with_top()), now = truth.far(truth.hand());
         return numbers(c, then, now, leaves_the_top(c) && !truth.down() && then < now);
     },
     some},
    {why::leaves_outs,
     [](const said& c) {
         claims truth(c);
         const int more = truth.outs(truth.with_top()), own = truth.outs(truth.hand());
         return numbers(c, more, own, leaves_the_top(c) && !truth.down() && more > own);
     },
     few},
    {why::holds_more,
     [](const said& c) {
         const int then = cards_when_granted(c), now = claims(c).hand().size();
         return numbers(c, then, now, then > now + 1);
     }},
    {why::stock_helps,
     [](const said& c) {
         claims truth(c);
         return numbers(c, truth.outs(truth.hand()), truth.unknown().size(),
                        takes_the_top(c) && !truth.nearer() && c.number(0) > 0);
     },
     few},
    {why::adds_points,
     [](const said& c) {
         const claims truth(c);
         const int points = truth.worth(truth.with_top()) - truth.worth(truth.hand());
         return yes_if(takes_the_top(c) && truth.down() && !truth.goes_on_the_table(c.table.top()) &&
                           c.number(0) == points,
                       std::to_string(points));
     }},
};
constexpr claim_checks checks(rows);

/// The houses: all contracts of the match, and what changes calls, ends and melds.
std::vector<testing_rules::named_rules> houses()
{
    std::vector<testing_rules::named_rules> all;
    for (int hand = 1; hand <= 7; ++hand)
        all.push_back({"contract " + std::to_string(hand), {{"hands_played", "custom"}, {"custom_hands", {hand}}}});
    all.push_back({"free calls",
                   {{"contracts", "S3 R4"}, {"mayi_penalty", 0}, {"mayi_penalty_final", 0}, {"mayi_when_down", true}}});
    all.push_back({"wilds to the hand",
                   {{"contracts", "R4 R4"}, {"wild_displacement", "take_to_hand"}, {"go_out", "discard_required"}}});
    all.push_back(
        {"free denial",
         {{"contracts", "S3 R4"}, {"deny_effect", "free_denial"}, {"wild_displacement_sets", "take_to_hand"}}});
    all.push_back({"distinct suits", {{"contracts", "S3 S3!"}, {"distinct_suits_in_set", true}}});
    all.push_back({"jokers", {{"contracts", "S3 R4"}, {"wild_cards", "jokers"}, {"jokers_total", 4}}});
    for (auto& preset : testing_rules::presets(book()))
        all.push_back(std::move(preset));
    return all;
}

TEST(hollywood_reasons, claim_what_is_so)
{
    const auto met = ask_for_reasons<game>(checks, kind_of_reason, houses(), 400, 15);
    for (std::size_t kind = 1; kind < met.size(); ++kind)
        EXPECT_GT(met[kind], 0) << "never said, so never checked: " << kind;
}

/// What is plain to see is said: a contract that stays whole, a play that wins, a call in a hand that must go as a whole.
TEST(hollywood_reasons, see_what_is_certain)
{
    int whole = 0, won = 0, crowded = 0;
    for (const auto& house : houses()) {
        SCOPED_TRACE(house.name);
        rounds<game> table(17, house.values);
        wander(table, 900, 5, [&](const state& s, seat who) {
            const view v = observe(s, who);
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
                    view v = observe(s, who);
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
