// SPDX-License-Identifier: GPL-3.0-or-later
#include "ai/mini_hoola.h"

#include <algorithm>
#include <sstream>

#include "rulebook/rule_table.h"

namespace hanpan::mini {

namespace {

constexpr unsigned lane_mask = (1U << most_ranks) - 1;

/// The cards of all runs of three and more.
card_set runs_in(card_set set)
{
    unsigned all = 0;
    for (int suit = 0; suit < 2; ++suit) {
        const unsigned lane = set >> (suit * most_ranks) & lane_mask;
        const unsigned first = lane & lane >> 1 & lane >> 2;
        all |= (first | first << 1 | first << 2) << (suit * most_ranks);
    }
    return static_cast<card_set>(all);
}

/// The cards of `set` that touch `from` in its suit, directly or by way of others.
card_set joined(card_set set, card from)
{
    card_set reached = bit(from);
    const int suit = from / most_ranks;
    const auto lane = static_cast<card_set>(lane_mask << (suit * most_ranks));
    for (card_set before = 0; before != reached;) {
        before = reached;
        reached = static_cast<card_set>((reached | reached << 1 | reached >> 1) & lane & set);
    }
    return reached;
}

/// May these cards go down together?
bool goes_down(const table& t, seat who, card_set cards)
{
    if (!t.melded.has(who) && runs_in(cards) == 0)
        return false;
    const auto after = static_cast<card_set>(t.down | cards);
    return runs_in(after) == after;
}

template <class F>
void each_take(const table& t, card_set hand, F&& f)
{
    if (t.top == no_card)
        return;
    for (card_set with = hand;; with = static_cast<card_set>((with - 1) & hand)) {
        const auto cards = static_cast<card_set>(with | bit(t.top));
        if (goes_down(t, t.turn, cards) && without(cards, joined(static_cast<card_set>(t.down | cards), t.top)) == 0)
            f(action{kind::take, with, no_card});
        if (with == 0)
            break;
    }
}

template <class F>
void each_put(const table& t, card_set hand, F&& f)
{
    for (card_set put = hand;; put = static_cast<card_set>((put - 1) & hand)) {
        if (put == 0 || goes_down(t, t.turn, put))
            f(put);
        if (put == 0)
            break;
    }
}

std::string name(card c) { return std::string(1, c < most_ranks ? 'a' : 'b') + std::to_string(points(c)); }

std::vector<std::string> names(card_set set)
{
    std::vector<std::string> list;
    for (; set != 0; set = static_cast<card_set>(set & (set - 1)))
        list.push_back(name(lowest(set)));
    return list;
}

std::string in_a_row(card_set set)
{
    std::string text;
    for (const std::string& n : names(set))
        text += " " + n;
    return text;
}

} // namespace

card_set pack(const rules& law)
{
    const unsigned lane = (1U << law.ranks) - 1;
    return static_cast<card_set>(lane | lane << most_ranks);
}

void list_moves(const table& t, card_set hand, std::vector<action>& list)
{
    if (t.now == phase::draw) {
        list.push_back({kind::draw, 0, no_card});
        each_take(t, hand, [&](const action& a) { list.push_back(a); });
    } else if (t.now == phase::play) {
        each_put(t, hand, [&](card_set put) {
            const card_set rest = without(hand, put);
            if (std::popcount(rest) < 2)
                list.push_back({kind::play, put, no_card});
            else
                for (card_set left = rest; left != 0; left = static_cast<card_set>(left & (left - 1)))
                    list.push_back({kind::play, put, lowest(left)});
        });
    }
}

void follow(table& t, const action& a)
{
    t.history[t.moves++] = a;
    std::uint8_t& count = t.counts[static_cast<std::size_t>(t.turn)];
    count = static_cast<std::uint8_t>(count - std::popcount(a.with));
    t.down = static_cast<card_set>(t.down | a.with);
    if (a.with != 0)
        t.melded.add(t.turn);
    t.now = phase::play;
    switch (a.what) {
    case kind::draw:
        ++count;
        --t.left;
        break;
    case kind::take:
        t.down = static_cast<card_set>(t.down | bit(t.top));
        t.thrown = without(t.thrown, bit(t.top));
        break;
    case kind::play: t.now = t.left == 0 ? phase::over : phase::draw; break;
    }
    t.top = a.thrown;
    if (a.thrown != no_card) {
        t.thrown = static_cast<card_set>(t.thrown | bit(a.thrown));
        --count;
    }
    if (count == 0) {
        t.out = t.turn;
        t.now = phase::over;
    } else if (a.what == kind::play && t.now != phase::over) {
        t.turn = 1 - t.turn;
    }
}

half_units payoff(const table& t, card_set first, card_set second)
{
    seat winner = t.out;
    if (winner == no_seat) {
        const int mine = points(first), other = points(second);
        if (mine == other)
            return 0;
        winner = mine < other ? 0 : 1;
    }
    const half_units stake = whole(t.melded.has(1 - winner) ? 1 : 2);
    return winner == 0 ? stake : -stake;
}

action greedy(const table& t, seat who, card_set hand)
{
    const auto worth = [](card_set cards) { return 64 * std::popcount(cards) + points(cards); };
    action best{};
    if (t.now == phase::draw) {
        best.what = kind::draw;
        each_take(t, hand, [&](const action& a) {
            if (worth(a.with) > worth(best.with))
                best = a;
        });
        return best;
    }
    best.what = kind::play;
    each_put(t, hand, [&](card_set put) {
        if (worth(put) > worth(best.with))
            best.with = put;
    });
    const card_set rest = without(hand, best.with);
    if (std::popcount(rest) < 2)
        return best;
    const bool draws_again = t.left >= 2;
    const auto hidden = without(pack(*t.law), static_cast<card_set>(t.visible() | hand));
    const auto down = static_cast<card_set>(t.down | best.with);
    const bool melded = t.melded.has(who) || best.with != 0;
    int least = 1 << 20;
    for (card_set left = rest; left != 0; left = static_cast<card_set>(left & (left - 1))) {
        const card c = lowest(left);
        int cost = -points(c);
        // Hidden cards that would take this one out of the hand.
        for (card_set out = draws_again ? hidden : card_set{0}; out != 0;
             out = static_cast<card_set>(out & (out - 1))) {
            const auto with = static_cast<card_set>(rest | bit(lowest(out)));
            const card_set gone = melded ? runs_in(static_cast<card_set>(with | down)) : runs_in(with);
            cost += 3 * ((gone & bit(c)) != 0);
        }
        if (cost < least) {
            least = cost;
            best.thrown = c;
        }
    }
    return best;
}

const rule_table<rules>& game::book()
{
    static const rule_table<rules> table = [] {
        rule_table<rules> b("mini");
        b.group("all", "Everything");
        b.number("ranks", &rules::ranks, 4, most_ranks, "Ranks", "Of each of the two suits");
        b.number("draws", &rules::draws, 1, most_ranks, "Draws", "Of both players together");
        return b;
    }();
    return table;
}

rule_problem game::setup_problem(const rules& law, int)
{
    if (2 * law.ranks < 2 * hand_size + law.draws)
        return {"ranks", "draws", "There are not so many cards to draw."};
    return {};
}

standing game::first_standing(const rules&, int players, seat dealer, random_stream&)
{
    standing s;
    s.players = players;
    s.dealer = dealer == no_seat ? 0 : dealer;
    s.scores.assign(static_cast<std::size_t>(players), 0);
    return s;
}

std::vector<std::string> game::deck(const rules& law, int) { return names(pack(law)); }

state game::deal(const rules& law, const standing& standing, std::span<const std::uint8_t> order, random_stream&)
{
    std::vector<card> cards;
    for (card_set left = pack(law); left != 0; left = static_cast<card_set>(left & (left - 1)))
        cards.push_back(lowest(left));
    state s;
    s.law = &law;
    s.turn = standing.dealer;
    std::size_t next = 0;
    for (int i = 0; i < 2 * hand_size; ++i) {
        card_set& hand = s.hands[static_cast<std::size_t>(i % 2)];
        hand = static_cast<card_set>(hand | bit(cards[order[next++]]));
    }
    s.left = static_cast<std::uint8_t>(law.draws);
    for (std::size_t i = s.left; i > 0; --i)
        s.stock[i - 1] = cards[order[next++]];
    return s;
}

standing game::advance(const rules&, const standing& before, const state& s)
{
    standing after = before;
    const settlement paid = settle(s);
    for (std::size_t i = 0; i < after.scores.size(); ++i)
        after.scores[i] += paid.payments[i];
    after.dealer = 1 - before.dealer;
    ++after.round;
    return after;
}

seat_set to_act(const state& s) { return s.now == phase::over ? seat_set() : seat_set::of(s.turn); }

void legal(const state& s, seat who, std::vector<action>& list)
{
    if (to_act(s).has(who))
        list_moves(s, s.hands[static_cast<std::size_t>(who)], list);
}

verdict refusal(const state& s, seat who, const action& a)
{
    std::vector<action> list;
    legal(s, who, list);
    if (std::find(list.begin(), list.end(), a) == list.end())
        return {"not_allowed", "That cannot be done."};
    return {};
}

void apply(state& s, seat who, const action& a)
{
    card_set& hand = s.hands[static_cast<std::size_t>(who)];
    hand = without(hand, a.with);
    if (a.what == kind::draw)
        hand = static_cast<card_set>(hand | bit(s.stock[s.left - 1U]));
    if (a.thrown != no_card)
        hand = without(hand, bit(a.thrown));
    follow(s, a);
}

void payoffs(const state& s, std::span<half_units> paid)
{
    paid[0] = payoff(s, s.hands[0], s.hands[1]);
    paid[1] = -paid[0];
}

settlement settle(const state& s)
{
    settlement result;
    result.ending = s.out != no_seat ? "going_out" : "stock_out";
    result.payments.assign(2, 0);
    payoffs(s, result.payments);
    if (const half_units first = result.payments[0]; first != 0) {
        const seat winner = first > 0 ? 0 : 1;
        result.winners = {winner};
        result.lines.push_back({1 - winner, winner, first > 0 ? first : -first, "stake", {}});
    }
    return result;
}

view observe(const state& s, seat who)
{
    view v;
    static_cast<table&>(v) = s;
    v.who = who;
    v.hand = s.hands[static_cast<std::size_t>(who)];
    return v;
}

std::string to_text(const action& a)
{
    switch (a.what) {
    case kind::draw: return "draw";
    case kind::take: return "take with" + in_a_row(a.with);
    case kind::play: break;
    }
    return "put" + in_a_row(a.with) + " throw " + (a.thrown == no_card ? "nothing" : name(a.thrown));
}

parsed<action> game::read_told(std::string_view text)
{
    const auto failed = parsed<action>::failure("'" + std::string(text) + "' is no action");
    std::istringstream words{std::string(text)};
    std::string word;
    words >> word;
    action a{word == "take" ? kind::take : word == "put" ? kind::play : kind::draw};
    if (a.what == kind::draw)
        return text == "draw" ? parsed<action>(a) : failed;
    bool throwing = false;
    while (words >> word) {
        card c = 0;
        while (c < 2 * most_ranks && name(c) != word)
            ++c;
        if (word == "throw")
            throwing = true;
        else if (c == 2 * most_ranks && word != "with" && word != "nothing")
            return failed;
        else if (c < 2 * most_ranks && throwing)
            a.thrown = c;
        else if (c < 2 * most_ranks)
            a.with = static_cast<card_set>(a.with | bit(c));
    }
    return to_text(a) == text ? parsed<action>(a) : failed;
}

json to_json(const view& v)
{
    json done = json::array();
    for (int i = 0; i < v.moves; ++i)
        done.push_back(to_text(v.history[static_cast<std::size_t>(i)]));
    return {{"seat", v.who},         {"hand", names(v.hand)},
            {"turn", v.turn},        {"left", v.left},
            {"down", names(v.down)}, {"thrown", names(v.thrown)},
            {"done", done},          {"count", v.counts[static_cast<std::size_t>(1 - v.who)]}};
}

json everything(const state& s) { return {{"first", to_json(observe(s, 0))}, {"second", to_json(observe(s, 1))}}; }

void list_zones(const view& v, std::vector<zone>& zones)
{
    zones.push_back({"hand:" + std::to_string(v.who), "hand", v.who, names(v.hand)});
    zones.push_back({"hand:" + std::to_string(1 - v.who), "hand", 1 - v.who,
                     std::vector<std::string>(v.counts[static_cast<std::size_t>(1 - v.who)])});
    zones.push_back({"down", "meld", no_seat, names(v.down)});
    zones.push_back({"discard", "discard", no_seat, names(v.thrown)});
    zones.push_back({"stock", "stock", no_seat, std::vector<std::string>(v.left)});
}

static_assert(game_type<game>);

} // namespace hanpan::mini
