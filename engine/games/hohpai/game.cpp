// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hohpai/game.h"

#include <algorithm>

#include "base/index.h"

namespace hanpan::hohpai {

namespace {

/// Section 3, step 3: where the hands go by the face turned up: to the right (1), to the left (-1), nowhere (0).
std::int8_t passing(face turned_up)
{
    if (dominoes::doubled(turned_up))
        return 1;
    for (const auto& [a, b] : {std::pair{4, 5}, {1, 2}, {1, 4}, {2, 3}})
        if (turned_up == dominoes::make(a, b))
            return 0;
    return -1;
}

/// Takes pieces off the shuffled set, first one first.
class dealer {
public:
    dealer(const std::vector<face>& pieces, std::span<const std::uint8_t> order) : pieces_(pieces), order_(order) {}
    face next() { return pieces_[order_[next_++]]; }
    bag hand(int size)
    {
        bag b = 0;
        for (int i = 0; i < size; ++i)
            b = dominoes::with(b, next());
        return b;
    }
    std::vector<face> rest()
    {
        std::vector<face> left;
        while (next_ < order_.size())
            left.push_back(next());
        return left;
    }

private:
    const std::vector<face>& pieces_;
    std::span<const std::uint8_t> order_;
    std::size_t next_ = 0;
};

/// Six each; with the whirl the head's seventh is spun out, and all hands pass on as it says.
void deal_hands(state& s, dealer& from, random_stream& rng)
{
    open_part& o = s.open;
    const rules& r = *o.law;
    std::array<bag, 4> dealt{};
    if (r.whirl) {
        std::array<face, 7> seven{};
        for (face& f : seven)
            f = from.next();
        const std::uint32_t out = rng.below(7);
        o.turned_up = seven[out];
        for (std::uint32_t i = 0; i < 7; ++i)
            dealt[at(o.head)] = i == out ? dealt[at(o.head)] : dominoes::with(dealt[at(o.head)], seven[i]);
        o.passed = passing(o.turned_up);
    } else {
        dealt[at(o.head)] = from.hand(6);
    }
    for (int i = 1; i < o.players; ++i)
        dealt[at(seat_after(o.head, o.players, i))] = from.hand(6);
    const int to_the_right = distance(0, right_of(r, 0, o.players), o.players);
    for (seat p = 0; p < o.players; ++p)
        s.hand[at(seat_after(p, o.players, o.passed * to_the_right))] = dealt[at(p)];
    o.first = static_cast<std::int8_t>(seat_after(o.head, o.players, o.passed * to_the_right));
    o.hand_size.fill(0);
    for (seat p = 0; p < o.players; ++p)
        o.hand_size[at(p)] = 6;
}

/// Step 4, with section 4.2's ways to open a closed row.
void lay_row(state& s, std::vector<face> rest, random_stream& rng)
{
    open_part& o = s.open;
    const rules& r = *o.law;
    const int length = static_cast<int>(rest.size()) + (r.whirl ? 1 : 0);
    if (r.closed_row_fix == row_fix::eye && closed_row(o.players, length)) {
        if (r.whirl) {
            o.eye = o.turned_up;
        } else {
            const auto out = static_cast<std::ptrdiff_t>(rng.below(static_cast<std::uint32_t>(length)));
            o.eye = rest[at(out)];
            rest.erase(rest.begin() + out);
        }
    } else if (r.whirl) {
        rest.push_back(o.turned_up);
        rng.shuffle(std::span(rest));
    }
    o.row_from.fill(no_seat);
    for (const face f : rest)
        s.row[o.row.push_back()] = f;
    o.full_row = o.row.length;
    o.remixes = r.closed_row_fix == row_fix::remix &&
                (r.row_ends == row_ends::alternating || closed_row(o.players, o.full_row));
}

void deal_tok(state& s, dealer& from)
{
    open_part& o = s.open;
    for (int i = 0; i < o.players; ++i) {
        const seat p = seat_after(o.head, o.players, i);
        o.hand_size[at(p)] = i == 0 ? 6 : 5;
        s.hand[at(p)] = from.hand(o.hand_size[at(p)]);
    }
    o.first = o.head;
    std::vector<face> rest = from.rest();
    std::copy(rest.rbegin(), rest.rend(), s.stock.begin());
    o.stock = static_cast<std::uint8_t>(rest.size());
}

/// After the deal everybody looks at his hand and remembers the face turned up, which lies somewhere in the row.
void look_at_hands(state& s)
{
    const open_part& o = s.open;
    for (seat p = 0; p < o.players; ++p) {
        knowledge& k = s.known[at(p)];
        k = fresh_knowledge(s, p);
        if (o.turned_up == dominoes::no_face || o.eye != dominoes::no_face)
            continue;
        const bag piece = dominoes::one(o.turned_up); // fresh knowledge names a lone hidden copy like this
        for (bag& h : k.hand)
            h &= ~piece;
    }
}

} // namespace

standing game::first_standing(const rules& r, int players, seat head, random_stream& rng)
{
    standing st;
    st.players = players;
    st.scores.assign(at(players), 0);
    st.dealer = head;
    if (head != no_seat)
        return st;
    std::vector<face> pool = dominoes::listed(set_in_use(r, players));
    rng.shuffle(std::span(pool));
    std::vector<seat> drawing;
    drawing.reserve(static_cast<std::size_t>(players));
    for (seat p = 0; p < players; ++p)
        drawing.push_back(p);
    std::size_t next = 0;
    while (drawing.size() > 1 && next + drawing.size() <= pool.size()) {
        std::vector<seat> highest;
        int most = 0;
        for (const seat p : drawing) {
            const face f = pool[next++];
            st.draws.push_back({p, f});
            const bool koan = r.koan_a_priority && f == dominoes::make(2, 5);
            const int worth = koan ? 100 : dominoes::spots(f);
            if (worth > most)
                highest.clear();
            if (worth >= most)
                highest.push_back(p);
            most = std::max(most, worth);
        }
        drawing = highest;
    }
    st.dealer = drawing.front();
    return st;
}

std::vector<std::string> game::deck(const rules& r, int players)
{
    std::vector<std::string> names;
    for (const face f : dominoes::listed(set_in_use(r, players)))
        names.push_back(dominoes::to_text(f));
    return names;
}

state game::deal(const rules& r, const standing& st, std::span<const std::uint8_t> order, random_stream& rng)
{
    state s;
    open_part& o = s.open;
    o.law = &r;
    o.hands = &hand_table::of(r, st.players);
    o.round = static_cast<std::int16_t>(st.round);
    o.players = static_cast<std::uint8_t>(st.players);
    o.head = static_cast<std::int8_t>(st.dealer);
    o.head_draws = static_cast<std::uint8_t>(std::min<std::size_t>(st.draws.size(), most_head_draws));
    std::copy_n(st.draws.begin(), o.head_draws, o.draws.begin());

    const std::vector<face> pieces = dominoes::listed(o.hands->set());
    dealer from(pieces, order);
    if (row_form(r)) {
        deal_hands(s, from, rng);
        lay_row(s, from.rest(), rng);
    } else {
        deal_tok(s, from);
    }
    s.chance = rng;
    look_at_hands(s);
    begin_deal(s);
    return s;
}

match_course game::course(const rules& r, const standing& st)
{
    match_course c;
    c.rounds = std::max(1, r.match_deals - st.round);
    return c;
}

standing game::advance(const rules& r, const standing& st, const state& s)
{
    standing next = st;
    ++next.round;
    next.draws.clear();
    const settlement result = settle(s);
    for (std::size_t p = 0; p < next.scores.size(); ++p)
        next.scores[p] += result.payments[p];
    if (s.open.winner != no_seat)
        next.dealer = s.open.winner;
    else if (r.head_after_draw == after_draw::next_right)
        next.dealer = right_of(r, st.dealer, st.players);
    return next;
}

namespace {

/// Random sixes of the whole set, enough of them to defeat the processor's branch prediction.
std::vector<bag> random_sixes(random_stream& rng)
{
    std::vector<bag> sixes(1 << 12);
    for (bag& six : sixes) {
        six = 0;
        bag physical = 0;
        while (dominoes::size(physical) < 6)
            physical |= 1U << rng.below(dominoes::pieces);
        six = dominoes::canonical(physical);
    }
    return sixes;
}

template <int (hand_table::*Ask)(bag) const>
std::uint64_t evaluate(std::uint64_t count, random_stream& rng)
{
    static const rules law;
    static const hand_table& table = hand_table::of(law, 4);
    static const auto sixes = random_sixes(rng); // drawn once, because that costs far more than looking them up
    std::uint64_t total = 0;
    for (std::uint64_t i = 0; i < count; ++i)
        total += static_cast<std::uint64_t>((table.*Ask)(sixes[i & (sixes.size() - 1)]));
    return total;
}

} // namespace

std::vector<kernel> game::kernels()
{
    return {{"hand_evaluations", &evaluate<&hand_table::score>}, {"distances", &evaluate<&hand_table::distance>}};
}

} // namespace hanpan::hohpai
