// SPDX-License-Identifier: GPL-3.0-or-later
// What the coach says of a choice in HULA-HOO! is so: every sentence beside a calculation of its own.
#include "frame.h"

#include <algorithm>
#include <set>
#include <string>

#include "bots/hulahoo/reasons.h"
#include "games/hulahoo/actions.h"

namespace hanpan::hulahoo {
namespace {

using said = claim<game>;
using result = ::testing::AssertionResult;

result yes_if(bool holds, const std::string& found)
{
    return holds ? ::testing::AssertionSuccess() : ::testing::AssertionFailure() << found;
}

/// What a claim is compared with: which cards answer by the rule itself, card by card.
class told_of {
public:
    explicit told_of(const said& c) : s_(c.table), r_(*c.table.rules), who_(c.who) {}

    template <class Is>
    bool any_choice(Is&& is) const
    {
        std::vector<action> list;
        legal(s_, who_, list);
        return std::any_of(list.begin(), list.end(), is);
    }
    call called(const action& a) const { return a.call == call::none ? s_.call : a.call; }
    int top_after(const action& a) const { return a.what == action::kind::play ? a.value : s_.top; }
    /// Who answers the call, however it is one's turn then.
    seat next(const action& a) const
    {
        if (a.target >= 0)
            return a.target;
        seat n = who_;
        do
            n = static_cast<seat>((n + 1) % s_.players);
        while (!s_.in.has(n));
        return n;
    }
    /// The chance that nobody who has to answer this can.
    double stuck_by(const action& a) const { return stuck(next(a), top_after(a), called(a)); }
    bool answers_it(int top, call c, int value, int cards) const
    {
        question q;
        q.top = top;
        q.call = c;
        q.cards = cards;
        q.draw_pile = s_.draw.size;
        return judge(r_, q, value).why_not == refused::none;
    }
    /// The cards this seat cannot place: in hidden hands and in the draw pile.
    std::vector<int> hidden() const
    {
        std::vector<int> cards;
        const auto w = static_cast<std::size_t>(who_);
        for (seat p = 0; p < s_.players; ++p)
            if (const auto i = static_cast<std::size_t>(p); p != who_ && !open_hand(p))
                for (int value = least_value; value <= greatest_value; ++value)
                    for (int n = s_.hand[i][value] - s_.known[w][i][value]; n > 0; --n)
                        cards.push_back(value);
        for (int i = 0; i < s_.draw.size; ++i)
            if ((s_.draw_known[static_cast<std::size_t>(i)] >> who_ & 1) == 0)
                cards.push_back(s_.draw[i]);
        return cards;
    }
    bool open_hand(seat p) const { return s_.revealed.has(p) || r_.all_open; }
    /// How often the seat has no answer: over all ways its hidden cards may fall.
    double stuck(seat who, int top, call c) const
    {
        const auto i = static_cast<std::size_t>(who);
        const int cards = s_.cards_of(who);
        for (const int value : s_.open[i])
            if (answers_it(top, c, value, cards))
                return 0;
        const counts& known = open_hand(who) ? s_.hand[i] : s_.known[static_cast<std::size_t>(who_)][i];
        for (int value = least_value; value <= greatest_value; ++value)
            if (known[value] > 0 && answers_it(top, c, value, cards))
                return 0;
        if (open_hand(who))
            return 1;
        const std::vector<int> pool = hidden();
        const auto serving = static_cast<int>(
            std::count_if(pool.begin(), pool.end(), [&](int value) { return answers_it(top, c, value, cards); }));
        // Hands of so many cards without any of the serving ones, of all hands of so many cards.
        const auto all = static_cast<int>(pool.size());
        const int held = s_.hand[i].total() - known.total();
        double without = 1, any = 1;
        for (int k = 0; k < held; ++k) {
            without *= std::max(0, all - serving - k);
            any *= all - k;
        }
        return without / any;
    }
    /// The cards that stay when the action takes what it takes.
    std::vector<int> kept(const action& a) const
    {
        std::vector<int> cards;
        const auto w = static_cast<std::size_t>(who_);
        for (int value = least_value; value <= greatest_value; ++value)
            for (int n = s_.hand[w][value]; n > 0; --n)
                cards.push_back(value);
        cards.insert(cards.end(), s_.open[w].begin(), s_.open[w].end());
        std::vector<int> gone;
        if (a.what == action::kind::play)
            gone.push_back(a.value);
        gone.insert(gone.end(), a.open_cards.begin(), a.open_cards.end());
        gone.insert(gone.end(), a.hand_cards.begin(), a.hand_cards.end());
        for (const int value : gone)
            cards.erase(std::find(cards.begin(), cards.end(), value));
        return cards;
    }
    /// Of all tops with a call up or down, how many one of the kept cards answers.
    int served(const action& a) const { return served_by(kept(a)); }
    int served_by(const std::vector<int>& kept) const
    {
        int n = 0;
        for (int top = least_value; top <= greatest_value; ++top)
            for (const call c : {call::higher, call::lower})
                n += std::any_of(kept.begin(), kept.end(),
                                 [&](int value) { return answers_it(top, c, value, static_cast<int>(kept.size())); });
        return n;
    }
    state after(const action& a) const
    {
        state s = s_;
        apply(s, who_, a);
        return s;
    }
    /// The values in the open row of who has to answer that do.
    std::set<std::string> open_answers(const action& a) const
    {
        std::set<std::string> found;
        const seat n = next(a);
        for (const int value : s_.open[static_cast<std::size_t>(n)])
            if (answers_it(top_after(a), called(a), value, s_.cards_of(n)))
                found.insert(std::to_string(value));
        return found;
    }
    /// Has who must answer one card, seen by all or by this seat, that ends the round for him? Its value, else 0.
    int lost_to(const action& a) const
    {
        const state s = after(a);
        if (s.phase != phase::respond || s.active == who_ || s.cards_of(s.active) != 1)
            return 0;
        const auto n = static_cast<std::size_t>(s.active);
        if (s.open[n].size == 0 && !open_hand(s.active) && s_.known[static_cast<std::size_t>(who_)][n].total() == 0)
            return 0;
        std::vector<action> list;
        legal(s, s.active, list);
        for (const action& reply : list) {
            state end = s;
            apply(end, s.active, reply);
            if (end.phase == phase::round_end && end.winner == s.active && end.cards_of(s.active) == 0)
                return reply.value;
        }
        return 0;
    }

private:
    const state& s_;
    const rules& r_;
    seat who_;
};

/// Between two who see everything and draw nothing: can this seat get the round, by every line of play?
bool can_win(const state& s, seat me)
{
    if (s.phase == phase::round_end)
        return s.winner == me;
    const seat who = to_act(s).lowest();
    std::vector<action> list;
    legal(s, who, list);
    return std::any_of(list.begin(), list.end(), [&](const action& a) {
               state next = s;
               apply(next, who, a);
               return can_win(next, me) == (who == me);
           }) == (who == me);
}

/// Rounded to tens.
bool about(int said, double share) { return std::abs(said - 100 * share) <= 5.001; }

using check = claim_check<game, why>;
constexpr check rows[] = {
    {why::wins,
     [](const said& c) {
         const state after = told_of(c).after(c.of);
         return yes_if(c.table.cards_of(c.who) == 1 && after.cards_of(c.who) == 0 && after.phase == phase::round_end &&
                           after.winner == c.who,
                       "the round is not won");
     }},
    {why::cannot_answer,
     [](const said& c) {
         const double stuck = told_of(c).stuck_by(c.of);
         return yes_if(stuck > 0.5, std::to_string(stuck));
     }},
    {why::few_can_double,
     [](const said& c) {
         const told_of truth(c);
         int all = 0, some = 0;
         for (const int value : truth.hidden()) {
             ++all;
             some += truth.answers_it(c.of.value, call::doubled, value, c.table.cards_of(truth.next(c.of)));
         }
         return yes_if(c.of.call == call::doubled && 4 * some <= all, std::to_string(some));
     }},
    {why::best_rest,
     [](const said& c) {
         const told_of truth(c);
         return yes_if(!truth.any_choice([&](const action& o) {
             return o.what == action::kind::play && o.value != c.of.value && truth.served(o) >= truth.served(c.of);
         }),
                       "another does");
     }},
    {why::keeps_joker,
     [](const said& c) {
         return yes_if(c.of.value != joker && told_of(c).any_choice([](const action& o) { return o.value == joker; }),
                       "no joker could go");
     }},
    {why::stays_hidden,
     [](const said& c) {
         return yes_if(c.of.from_open && c.table.hand[static_cast<std::size_t>(c.who)][c.of.value] > 0,
                       "none is hidden");
     }},
    {why::stays_open,
     [](const said& c) {
         return yes_if(!c.of.from_open && c.table.open[static_cast<std::size_t>(c.who)].find(c.of.value) >= 0,
                       "none is open");
     }},
    {why::hard_for_him,
     [](const said& c) {
         const told_of truth(c);
         const call asked = truth.called(c.of);
         return yes_if(!truth.any_choice([&](const action& o) {
             return o.target >= 0 && o.target != c.of.target &&
                    truth.stuck(o.target, c.table.top, asked) >= truth.stuck(c.of.target, c.table.top, asked);
         }),
                       "another is as likely to be");
     }},
    {why::proven_loss,
     [](const said& c) {
         const told_of truth(c);
         return yes_if(!can_win(truth.after(c.of), c.who) && can_win(truth.after(*c.better), c.who), "it is not so");
     }},
    {why::hands_win,
     [](const said& c) {
         const told_of truth(c);
         return yes_if(truth.lost_to(c.of) > 0 && c.number(0) == truth.lost_to(c.of) && truth.lost_to(*c.better) == 0,
                       std::to_string(truth.lost_to(c.of)));
     }},
    {why::passes_out,
     [](const said& c) {
         const bool answers = c.better->what == action::kind::play && refusal(c.table, c.who, *c.better).allowed();
         return yes_if(answers && !told_of(c).after(c.of).in.has(c.who), "not out by it");
     }},
    {why::only_jokers,
     [](const said& c) {
         const auto jokers = [](const std::vector<int>& cards) {
             return std::count(cards.begin(), cards.end(), 7) == static_cast<int>(cards.size());
         };
         const told_of truth(c);
         const std::vector<int> kept = truth.kept(c.of);
         // The last one of them: no top and no call for which the referee takes it.
         bool ever = false;
         for (int top = least_value; top <= greatest_value; ++top)
             for (const call asked : {call::higher, call::lower, call::doubled})
                 ever = ever || truth.answers_it(top, asked, 7, 1);
         return yes_if(!kept.empty() && jokers(kept) && !ever && !jokers(truth.kept(*c.better)) &&
                           truth.after(c.of).cards_of(c.who) == static_cast<int>(kept.size()),
                       "something else is kept");
     }},
    {why::open_answers,
     [](const said& c) {
         const auto named = c.pieces(0);
         const told_of truth(c);
         const std::set<std::string> found = truth.open_answers(c.of);
         return yes_if(!found.empty() && found == std::set<std::string>(named.begin(), named.end()) &&
                           truth.open_answers(*c.better).empty(),
                       found.empty() ? "none" : *found.begin());
     }},
    {why::bites_less,
     [](const said& c) {
         const double own = told_of(c).stuck_by(c.of), its = told_of(c).stuck_by(*c.better);
         return yes_if(about(c.number(0), own) && about(c.number(1), its) && c.number(0) < c.number(1) && own < its,
                       std::to_string(own) + " " + std::to_string(its));
     }},
    {why::spends_joker,
     [](const said& c) {
         return yes_if(c.of.value == 7 && c.better->value != 7 && c.number(0) == c.better->value &&
                           refusal(c.table, c.who, *c.better).allowed(),
                       "no joker, or nothing else");
     }},
    {why::holds_more,
     [](const said& c) {
         const int own = told_of(c).after(c.of).cards_of(c.who), its = told_of(c).after(*c.better).cards_of(c.who);
         return yes_if(c.number(0) == own && c.number(1) == its && own > its,
                       std::to_string(own) + " " + std::to_string(its));
     }},
    {why::poorer_rest,
     [](const said& c) {
         const told_of truth(c);
         const int own = truth.served(c.of), its = truth.served(*c.better);
         return yes_if(c.number(0) == own && c.number(1) == its && own < its && c.number(2) == 26 &&
                           truth.kept(c.of).size() == truth.kept(*c.better).size(),
                       std::to_string(own) + " " + std::to_string(its));
     }},
    {why::uses_hidden,
     [](const said& c) {
         return yes_if(!c.of.from_open && c.table.open[static_cast<std::size_t>(c.who)].find(c.of.value) >= 0,
                       "none is open");
     }},
    {why::keeps_idle,
     [](const said& c) {
         const told_of truth(c);
         const std::multiset<int> gone(c.better->open_cards.begin(), c.better->open_cards.end());
         std::multiset<int> named;
         for (const std::string& one : c.pieces(0))
             named.insert(std::stoi(one));
         return yes_if(named == gone && !gone.empty() && truth.served(c.of) == truth.served(*c.better) &&
                           c.number(1) == truth.served(*c.better),
                       std::to_string(truth.served(c.of)) + " " + std::to_string(truth.served(*c.better)));
     }},
    {why::poorer_row,
     [](const said& c) {
         const told_of truth(c);
         const auto row = [](const action& a) { return std::vector<int>(a.open_cards.begin(), a.open_cards.end()); };
         const int own = truth.served_by(row(c.of)), its = truth.served_by(row(*c.better));
         return yes_if(c.of.what == action::kind::pick && c.number(0) == own && c.number(1) == its && own < its &&
                           c.number(2) == 26,
                       std::to_string(own) + " " + std::to_string(its));
     }},
};
constexpr claim_checks checks(rows);

std::vector<testing_rules::named_rules> houses()
{
    auto sets = testing_rules::presets(book());
    random_stream rng(5);
    for (auto& more : testing_rules::random_sets(book(), 25, rng))
        sets.push_back(std::move(more));
    // The few cards and the two players of a round that is worked out to its end.
    sets.push_back(
        {"all open", {{"players", 2}, {"all_open", true}, {"double_draw", 0}, {"hand_cards", 3}, {"open_cards", 2}}});
    return sets;
}

TEST(hulahoo_reasons, claim_what_is_so)
{
    const auto met = ask_for_reasons<game>(checks, kind_of_reason, houses(), 300, 10);
    for (std::size_t kind = 1; kind < met.size(); ++kind)
        EXPECT_GT(met[kind], 0) << "never said, so never checked: " << kind;
}

/// The last card that wins is seen whenever it is there.
TEST(hulahoo_reasons, see_the_last_card)
{
    int won = 0;
    std::uint64_t seed = 60;
    for (const auto& [name, values] : testing_rules::presets(book())) {
        SCOPED_TRACE(name);
        rounds<game> table(++seed, values);
        wander(table, 900, 10, [&](const state& s, seat who) {
            std::vector<action> all;
            legal(s, who, all);
            for (const action& a : all) {
                state after = s;
                apply(after, who, a);
                if (s.cards_of(who) == 1 && after.phase == phase::round_end && after.winner == who &&
                    after.cards_of(who) == 0) {
                    EXPECT_EQ(reason_for(observe(s, who), a).id, "wins");
                    ++won;
                }
            }
        });
    }
    EXPECT_GT(won, 20);
}

} // namespace
} // namespace hanpan::hulahoo
