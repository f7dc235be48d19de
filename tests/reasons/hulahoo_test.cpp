// SPDX-License-Identifier: GPL-3.0-or-later
// What the coach says of a choice in HULA-HOO! is so: every sentence beside a calculation of its own.
#include <map>
#include <set>
#include <string>

#include "ai/positions.h"
#include "games/hulahoo/actions.h"
#include "properties/rule_sets.h"
#include "reasons/wander.h"

namespace hanpan::hulahoo {
namespace {

const std::set<std::string> all_reasons{"wins",        "cannot_answer", "few_can_double", "best_rest",
                                        "keeps_joker", "stays_hidden",  "stays_open",     "hard_for_him"};

/// What a claim of the coach is compared with: which cards answer by the rule itself, card by card.
class told_of {
public:
    told_of(const state& s, seat who) : s_(s), r_(*s.rules), who_(who) {}

    bool holds(const std::string& id, const action& a) const
    {
        if (id == "wins") {
            state after = s_;
            apply(after, who_, a);
            return s_.cards_of(who_) == 1 && after.cards_of(who_) == 0 && after.phase == phase::round_end &&
                   after.winner == who_;
        }
        if (id == "cannot_answer")
            return stuck(next(a), a.value, a.call) > 0.5;
        if (id == "few_can_double") {
            int all = 0, some = 0;
            for (const int value : hidden()) {
                ++all;
                some += answers_it(a.value, call::doubled, value, s_.cards_of(next(a)));
            }
            return a.call == call::doubled && 4 * some <= all;
        }
        std::vector<action> list;
        legal(s_, who_, list);
        const auto any = [&](auto&& is) { return std::any_of(list.begin(), list.end(), is); };
        if (id == "hard_for_him") {
            const call c = a.call == call::none ? s_.call : a.call;
            return !any([&](const action& o) {
                return o.target >= 0 && o.target != a.target &&
                       stuck(o.target, s_.top, c) >= stuck(a.target, s_.top, c);
            });
        }
        if (id == "keeps_joker")
            return a.value != joker && any([](const action& o) { return o.value == joker; });
        if (id == "stays_hidden")
            return a.from_open && s_.hand[static_cast<std::size_t>(who_)][a.value] > 0;
        if (id == "stays_open")
            return !a.from_open && s_.open[static_cast<std::size_t>(who_)].find(a.value) >= 0;
        if (id != "best_rest")
            return false;
        return !any([&](const action& o) {
            return o.what == action::kind::play && o.value != a.value && served(o.value) >= served(a.value);
        });
    }

private:
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
    /// Of all tops with a call up or down, how many one of the kept cards answers.
    int served(int played) const
    {
        std::vector<int> kept;
        const auto w = static_cast<std::size_t>(who_);
        for (int value = least_value; value <= greatest_value; ++value)
            for (int n = s_.hand[w][value] + static_cast<int>(std::count(s_.open[w].begin(), s_.open[w].end(), value)) -
                         (value == played);
                 n > 0; --n)
                kept.push_back(value);
        int n = 0;
        for (int top = least_value; top <= greatest_value; ++top)
            for (const call c : {call::higher, call::lower})
                n += std::any_of(kept.begin(), kept.end(),
                                 [&](int value) { return answers_it(top, c, value, static_cast<int>(kept.size())); });
        return n;
    }

    const state& s_;
    const rules& r_;
    seat who_;
};

TEST(hulahoo_reasons, claim_what_is_so)
{
    std::map<std::string, int> said;
    int decisions = 0;
    std::vector<testing_rules::named_rules> sets = testing_rules::presets(book());
    random_stream rng(5);
    for (auto& more : testing_rules::random_sets(book(), 25, rng))
        sets.push_back(more);
    std::uint64_t seed = 60;
    for (const auto& [name, values] : sets) {
        SCOPED_TRACE(name);
        rounds<game> table(++seed, values);
        if (!game::setup_problem(table.rules, table.players).none())
            continue;
        wander(table, 300, 10, [&](const state& s, seat who) {
            const view v = look(s, who);
            std::vector<action> all;
            legal(s, who, all);
            if (s.in.size() < 2)
                return;
            ++decisions;
            const told_of truth(s, who);
            for (const action& a : all) {
                const std::string id(reason_for(v, a).id);
                if (id.empty() || ++said[id] > 3000)
                    continue;
                EXPECT_TRUE(all_reasons.contains(id)) << id << " is not looked at";
                EXPECT_TRUE(truth.holds(id, a)) << id << " of " << to_text(s, a);
                state after = s;
                apply(after, who, a);
                EXPECT_EQ(id == "wins", s.cards_of(who) == 1 && after.phase == phase::round_end &&
                                            after.winner == who && after.cards_of(who) == 0);
            }
        });
    }
    EXPECT_GT(decisions, 2000);
    for (const std::string& id : all_reasons)
        EXPECT_GT(said[id], 0) << id;
}

} // namespace
} // namespace hanpan::hulahoo
