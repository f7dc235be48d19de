// SPDX-License-Identifier: GPL-3.0-or-later
#include "ai/public_tree.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace hanpan::mini {

namespace {

constexpr std::size_t index(seat s) { return static_cast<std::size_t>(s); }

} // namespace

public_tree::public_tree(const rules& law) : pack_(pack(law))
{
    table start;
    start.law = &law;
    start.left = static_cast<std::uint8_t>(law.draws);
    add(start);
}

const hand_list* public_tree::hands_of(card_set visible, int size)
{
    auto& list = lists_[{visible, size}];
    if (list == nullptr) {
        list = std::make_unique<hand_list>();
        const card_set free = without(pack_, visible);
        // All subsets of the free cards, smallest number first.
        card_set set = 0;
        do {
            if (std::popcount(set) == size) {
                list->place[set] = static_cast<std::uint16_t>(list->hands.size());
                list->hands.push_back(set);
            }
            set = static_cast<card_set>((set - free) & free);
        } while (set != 0);
    }
    return list.get();
}

int public_tree::add(const table& t)
{
    const int number = static_cast<int>(nodes_.size());
    nodes_.emplace_back();
    node made;
    made.table = t;
    made.unseen = std::popcount(without(pack_, t.visible())) - t.counts[0] - t.counts[1];
    for (const seat s : {0, 1})
        made.hands[index(s)] = hands_of(t.visible(), t.counts[index(s)]);
    if (t.now != phase::over) {
        std::vector<action> moves;
        const auto& hands = made.hands[index(t.turn)]->hands;
        for (const card_set hand : hands) {
            made.first.push_back(static_cast<std::uint32_t>(choices_.size()));
            moves.clear();
            list_moves(t, hand, moves);
            for (const action& a : moves) {
                auto known =
                    std::find_if(made.edges.begin(), made.edges.end(), [&](const edge& e) { return e.done == a; });
                if (known == made.edges.end()) {
                    edge e;
                    e.done = a;
                    e.shown = static_cast<card_set>(a.with | (a.thrown == no_card ? 0 : bit(a.thrown)));
                    made.edges.push_back(e);
                    known = made.edges.end() - 1;
                }
                choices_.push_back(static_cast<std::uint16_t>(known - made.edges.begin()));
            }
        }
        made.first.push_back(static_cast<std::uint32_t>(choices_.size()));
        information_sets_ += hands.size();
        for (edge& e : made.edges) {
            table next = t;
            follow(next, e.done);
            e.child = add(next);
        }
    }
    nodes_[static_cast<std::size_t>(number)] = std::move(made);
    return number;
}

double public_tree::mean(const range& root_value) const
{
    const node& root = at(0);
    double pairs = 0;
    for (const card_set a : root.hands[0]->hands)
        for (const card_set b : root.hands[1]->hands)
            pairs += (a & b) == 0;
    return std::accumulate(root_value.begin(), root_value.end(), 0.0) / pairs;
}

template <class F>
range public_tree::acted(const node& from, std::size_t edge_number, const range& before, F&& chance) const
{
    const edge& e = from.edges[edge_number];
    const hand_list& here = *from.hands[index(from.table.turn)];
    const hand_list& there = *at(e.child).hands[index(from.table.turn)];
    range after(there.hands.size(), 0.0);
    const card_set free = without(pack_, from.table.visible());
    for (std::size_t h = 0; h < here.hands.size(); ++h) {
        if (before[h] == 0)
            continue;
        const auto list = choices(from, h);
        const auto found = std::find(list.begin(), list.end(), edge_number);
        if (found == list.end())
            continue;
        const double weight = before[h] * chance(h, static_cast<std::size_t>(found - list.begin()));
        if (weight == 0)
            continue;
        const card_set hand = here.hands[h];
        if (e.done.what != kind::draw) {
            after[there.place[without(hand, e.shown)]] += weight;
            continue;
        }
        for (card_set left = without(free, hand); left != 0; left = static_cast<card_set>(left & (left - 1)))
            after[there.place[static_cast<card_set>(hand | bit(lowest(left)))]] += weight / from.unseen;
    }
    return after;
}

range public_tree::watched(const node& from, const edge& e, seat who, const range& before) const
{
    const hand_list& here = *from.hands[index(who)];
    const hand_list& there = *at(e.child).hands[index(who)];
    if (&here == &there)
        return before;
    range after(there.hands.size());
    for (std::size_t h = 0; h < after.size(); ++h)
        after[h] = before[here.place[there.hands[h]]];
    return after;
}

double public_tree::worth(const node& from, const edge& e, card_set hand, const range& below) const
{
    const hand_list& there = *at(e.child).hands[index(from.table.turn)];
    if (e.done.what != kind::draw)
        return below[there.place[without(hand, e.shown)]];
    double sum = 0;
    const card_set free = without(pack_, static_cast<card_set>(from.table.visible() | hand));
    for (card_set left = free; left != 0; left = static_cast<card_set>(left & (left - 1)))
        sum += below[there.place[static_cast<card_set>(hand | bit(lowest(left)))]];
    return sum / from.unseen;
}

range public_tree::received(const node& over, seat who, const range& theirs) const
{
    const auto &mine = over.hands[index(who)]->hands, &other = over.hands[index(1 - who)]->hands;
    range result(mine.size(), 0.0);
    for (std::size_t b = 0; b < other.size(); ++b) {
        if (theirs[b] == 0)
            continue;
        for (std::size_t a = 0; a < mine.size(); ++a) {
            if ((mine[a] & other[b]) != 0)
                continue;
            const half_units first =
                who == 0 ? payoff(over.table, mine[a], other[b]) : -payoff(over.table, other[b], mine[a]);
            result[a] += theirs[b] * units(first);
        }
    }
    return result;
}

namespace {

bool empty(const range& r)
{
    return std::all_of(r.begin(), r.end(), [](double x) { return x == 0; });
}

/// A policy's chances as the tree wants them.
auto chances_in(const policy& p, const public_tree::node& n)
{
    return [&p, &n](std::size_t hand, std::size_t choice) { return p[n.first[hand] + choice]; };
}

/// The other has moved: adds to what each hand of `me` is worth at `n` what it is worth `below` that edge.
void add_below(range& result, const public_tree& tree, const public_tree::node& n, const public_tree::edge& edge,
               seat me, const range& below)
{
    const auto& hands = n.hands[index(me)]->hands;
    const hand_list& there = *tree.at(edge.child).hands[index(me)];
    for (std::size_t h = 0; h < hands.size(); ++h)
        if ((hands[h] & edge.shown) == 0)
            result[h] += below[there.place[hands[h]]];
}

/// What each hand of `me` is worth at a node against `theirs`: his own choices by `mine`, or the best ones without it.
range hands_worth(const public_tree& tree, int number, seat me, const policy* mine, const policy& theirs,
                  const range& their_range)
{
    const public_tree::node& n = tree.at(number);
    const auto& hands = n.hands[index(me)]->hands;
    if (n.table.now == phase::over)
        return tree.received(n, me, their_range);
    range result(hands.size(), 0.0);
    if (empty(their_range))
        return result;
    if (n.table.turn != me) {
        for (std::size_t e = 0; e < n.edges.size(); ++e) {
            const range next = tree.acted(n, e, their_range, chances_in(theirs, n));
            const range below = hands_worth(tree, n.edges[e].child, me, mine, theirs, next);
            add_below(result, tree, n, n.edges[e], me, below);
        }
        return result;
    }
    std::vector<range> below(n.edges.size());
    for (std::size_t e = 0; e < n.edges.size(); ++e)
        below[e] =
            hands_worth(tree, n.edges[e].child, me, mine, theirs, tree.watched(n, n.edges[e], 1 - me, their_range));
    for (std::size_t h = 0; h < hands.size(); ++h) {
        const auto list = tree.choices(n, h);
        for (std::size_t c = 0; c < list.size(); ++c) {
            const double worth = tree.worth(n, n.edges[list[c]], hands[h], below[list[c]]);
            if (mine != nullptr)
                result[h] += (*mine)[n.first[h] + c] * worth;
            else
                result[h] = c == 0 ? worth : std::max(result[h], worth);
        }
    }
    return result;
}

} // namespace

double value(const public_tree& tree, seat who, const policy& mine, const policy& theirs)
{
    return tree.mean(hands_worth(tree, 0, who, &mine, theirs, tree.all_hands(1 - who)));
}

double best_response(const public_tree& tree, seat who, const policy& theirs)
{
    return tree.mean(hands_worth(tree, 0, who, nullptr, theirs, tree.all_hands(1 - who)));
}

double exploitability(const public_tree& tree, const policy& p)
{
    return (best_response(tree, 0, p) + best_response(tree, 1, p)) / 2;
}

namespace {

class asking {
public:
    asking(const public_tree& tree, seat who, const decider& decide, policy& p, const policy* theirs)
        : tree_(tree), who_(who), decide_(decide), p_(p), theirs_(theirs)
    {
    }

    void walk(int number, const range& mine, const range& their_range)
    {
        const public_tree::node& n = tree_.at(number);
        if (n.table.now == phase::over || empty(mine) || empty(their_range))
            return;
        if (n.table.turn != who_) {
            for (std::size_t e = 0; e < n.edges.size(); ++e) {
                const auto any = [](std::size_t, std::size_t) { return 1.0; };
                walk(n.edges[e].child, tree_.watched(n, n.edges[e], who_, mine),
                     theirs_ != nullptr ? tree_.acted(n, e, their_range, chances_in(*theirs_, n))
                                        : tree_.acted(n, e, their_range, any));
            }
            return;
        }
        const auto& hands = n.hands[index(who_)]->hands;
        for (std::size_t h = 0; h < hands.size(); ++h)
            if (mine[h] > 0 && possible(n, hands[h], their_range))
                decide(n, h, hands[h]);
        for (std::size_t e = 0; e < n.edges.size(); ++e)
            walk(n.edges[e].child, tree_.acted(n, e, mine, chances_in(p_, n)),
                 tree_.watched(n, n.edges[e], 1 - who_, their_range));
    }

    std::size_t asked() const { return asked_; }

private:
    bool possible(const public_tree::node& n, card_set hand, const range& their_range) const
    {
        const auto& others = n.hands[index(1 - who_)]->hands;
        for (std::size_t o = 0; o < others.size(); ++o)
            if (their_range[o] > 0 && (others[o] & hand) == 0)
                return true;
        return false;
    }

    void decide(const public_tree::node& n, std::size_t h, card_set hand)
    {
        const auto list = tree_.choices(n, h);
        const std::span<double> chances(p_.data() + n.first[h], list.size());
        if (list.size() == 1) {
            chances[0] = 1;
            return;
        }
        moves_.clear();
        for (const std::uint16_t e : list)
            moves_.push_back(n.edges[e].done);
        decide_(n.table, who_, hand, moves_, chances);
        ++asked_;
    }

    const public_tree& tree_;
    seat who_;
    const decider& decide_;
    policy& p_;
    const policy* theirs_;
    std::vector<action> moves_;
    std::size_t asked_ = 0;
};

} // namespace

std::size_t ask(const public_tree& tree, seat who, const decider& decide, policy& p, const policy* theirs)
{
    p.resize(tree.all_choices());
    asking questions(tree, who, decide, p, theirs);
    questions.walk(0, tree.all_hands(who), tree.all_hands(1 - who));
    return questions.asked();
}

policy greedy_policy(const public_tree& tree)
{
    policy p(tree.all_choices(), 0.0);
    for (const public_tree::node& n : tree.nodes())
        if (n.table.now != phase::over) {
            const auto& hands = n.hands[index(n.table.turn)]->hands;
            for (std::size_t h = 0; h < hands.size(); ++h) {
                const action chosen = greedy(n.table, n.table.turn, hands[h]);
                const auto list = tree.choices(n, h);
                for (std::size_t c = 0; c < list.size(); ++c)
                    if (n.edges[list[c]].done == chosen)
                        p[n.first[h] + c] = 1;
            }
        }
    return p;
}

double regret_players::chance(const public_tree::node& n, std::size_t hand, std::size_t choice) const
{
    double sum = 0;
    for (std::size_t c = n.first[hand]; c < n.first[hand + 1]; ++c)
        sum += regrets_[c];
    const std::size_t size = n.first[hand + 1] - n.first[hand];
    return sum > 0 ? regrets_[n.first[hand] + choice] / sum : 1.0 / static_cast<double>(size);
}

range regret_players::walk(int number, seat me, const range& mine, const range& theirs)
{
    const public_tree::node& n = tree_.at(number);
    const auto& hands = n.hands[index(me)]->hands;
    if (n.table.now == phase::over)
        return tree_.received(n, me, theirs);
    range result(hands.size(), 0.0);
    // Where the other never comes nothing is regretted; the average there stays what it was.
    if (empty(theirs))
        return result;
    const auto chances = [&](std::size_t hand, std::size_t choice) { return chance(n, hand, choice); };
    if (n.table.turn != me) {
        for (std::size_t e = 0; e < n.edges.size(); ++e) {
            const range below =
                walk(n.edges[e].child, me, tree_.watched(n, n.edges[e], me, mine), tree_.acted(n, e, theirs, chances));
            add_below(result, tree_, n, n.edges[e], me, below);
        }
        return result;
    }
    std::vector<range> below(n.edges.size());
    for (std::size_t e = 0; e < n.edges.size(); ++e)
        below[e] =
            walk(n.edges[e].child, me, tree_.acted(n, e, mine, chances), tree_.watched(n, n.edges[e], 1 - me, theirs));
    std::vector<double> worth, likely;
    for (std::size_t h = 0; h < hands.size(); ++h) {
        const auto list = tree_.choices(n, h);
        worth.resize(list.size());
        likely.resize(list.size());
        for (std::size_t c = 0; c < list.size(); ++c) {
            worth[c] = tree_.worth(n, n.edges[list[c]], hands[h], below[list[c]]);
            likely[c] = chance(n, h, c);
            result[h] += likely[c] * worth[c];
        }
        for (std::size_t c = 0; c < list.size(); ++c) {
            const std::size_t at = n.first[h] + c;
            regrets_[at] = std::max(0.0, regrets_[at] + worth[c] - result[h]);
            totals_[at] += done_ * mine[h] * likely[c];
        }
    }
    return result;
}

void regret_players::iterate(int times)
{
    for (int i = 0; i < times; ++i) {
        ++done_;
        for (const seat me : {0, 1})
            walk(0, me, tree_.all_hands(me), tree_.all_hands(1 - me));
    }
}

policy regret_players::average() const
{
    policy p = totals_;
    for (const public_tree::node& n : tree_.nodes())
        for (std::size_t h = 0; h + 1 < n.first.size(); ++h) {
            const double sum = std::accumulate(p.begin() + n.first[h], p.begin() + n.first[h + 1], 0.0);
            const auto size = static_cast<double>(n.first[h + 1] - n.first[h]);
            for (std::size_t c = n.first[h]; c < n.first[h + 1]; ++c)
                p[c] = sum > 0 ? p[c] / sum : 1 / size;
        }
    return p;
}

} // namespace hanpan::mini
