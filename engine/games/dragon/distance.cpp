// SPDX-License-Identifier: GPL-3.0-or-later
// How far a hand is from complete, by branch and bound over its parts: tail, head, body, neck.
#include "games/dragon/distance.h"

#include <algorithm>

#include "base/bits.h"
#include "games/dragon/filling.h"
#include "games/dragon/parts.h"

namespace hanpan::dragon {

namespace {

/// `hand` without one cube of each of `part`'s kinds, as far as it has them.
constexpr bag less(const bag& hand, kinds part)
{
    return {(hand.once & ~part) | (hand.twice & part), hand.twice & ~part};
}

class search {
public:
    /// With `all`, every target that uses more than `more_than` is recorded there, not the best alone.
    search(const context& c, const figure& f, int more_than, target* best, prospects* all = nullptr, bool rough = false)
        : c_(c), f_(f), best_(more_than), found_(best), all_(all), rough_(rough),
          // A wild body with a pure neck: which of the two holds a shared cube matters, so it is searched in full.
          plain_(c.simple && (f.neck_wild || !f.body_wild))
    {
    }

    int run(const bag& hand)
    {
        hand_ = hand;
        const int rest = head_and_rest(hand);
        if (rest + 4 <= best_)
            return best_;
        const kinds o = hand.once;
        const kinds turns[4] = {o, turned(o, 1), turned(o, 2), turned(o, 3)};
        // The number of cubes held of every possible tail: sets by the suit left out, runs by the suit of the odd cube.
        const auto sets = [&](int out) {
            return counters(o, hand.twice, turns[out == 1 ? 2 : 1], turns[out == 3 ? 2 : 3]);
        };
        const auto low = [&](int by) { return counters(turns[by], o >> 4, o >> 8, o >> 12); };
        const auto high = [&](int by) { return counters(turns[by] >> 12, o, o >> 4, o >> 8); };
        const counters of_sets[] = {sets(1), sets(2), sets(3)};
        const counters of_low[] = {low(1), low(2), low(3)};
        for (int level = 4; level >= 0 && level + rest > best_; --level) {
            for (int i = 0; f_.tail_set && i < 3; ++i)
                for (kinds k = of_sets[i].equal(level) & cubes::every_kind; k != 0; k &= k - 1) {
                    const type a = cubes::first(k);
                    const type left_out = static_cast<type>(a / 4 * 4 + (a + i + 1) % 4);
                    try_tail(hand, {rank_of_place(a) & ~bit(left_out), bit(a)}, level);
                }
            for (int i = 0; f_.tail_run && i < 3; ++i) {
                for (kinds k = of_low[i].equal(level) & starts(4); k != 0; k &= k - 1) {
                    const type s = cubes::first(k);
                    const type odd = static_cast<type>(s / 4 * 4 + (s + i + 1) % 4);
                    try_tail(hand, {run_from(static_cast<type>(s + 4), 3) | bit(odd), 0}, level);
                }
                if (!c_.either_end)
                    continue;
                for (kinds k = high(i + 1).equal(level) & starts(4); k != 0; k &= k - 1) {
                    const type s = cubes::first(k);
                    const type odd = static_cast<type>(s / 4 * 4 + (s + i + 1) % 4 + 12);
                    try_tail(hand, {run_from(s, 3) | bit(odd), 0}, level);
                }
            }
        }
        return best_;
    }

private:
    /// The most that body and neck can reach with b and n of their cubes held and w wild D left over.
    int filled(int b, int n, int w) const
    {
        if (f_.body_wild)
            return std::min(7, b + n + w);
        return f_.neck_wild ? b + std::min(3, n + w) : b + n;
    }

    int most_neck(const bag& left) const
    {
        // A wild D in its own place of the neck is one less to put elsewhere, so it counts as wild.
        const kinds o = left.once & ~(f_.neck_wild ? c_.wild : 0);
        int most = o != 0 ? 1 : 0;
        if (f_.neck_run) {
            const counters held = neck_runs(o);
            const kinds two_or_more = held.twos & starts(3);
            if ((two_or_more & held.ones) != 0)
                return 3;
            if (two_or_more != 0)
                most = 2;
        }
        if (f_.neck_set) {
            const counters held = four_sets(o);
            if (((held.twos & held.ones) | held.fours) != 0)
                return 3;
            if (held.twos != 0)
                return 2;
        }
        return most;
    }

    counters bodies(kinds o) const { return f_.body_run ? four_runs(o) : four_sets(o); }
    kinds body_places() const { return f_.body_run ? starts(4) : suit_0; }
    kinds body_at(type place) const { return f_.body_run ? run_from(place, 4) : rank_of_place(place); }

    /// An upper bound on body and neck together; rough where it is at most `enough`.
    int body_and_neck(const bag& left, int enough = -1) const
    {
        const counters held = bodies(left.once);
        const int neck = most_neck(left); // before a body takes its cubes
        const int wilds = c_.wilds(left);
        int most = 0;
        for (int b = 4; b > 0; --b) {
            kinds places = held.equal(b) & body_places();
            if (places == 0)
                continue;
            const int bound = filled(b, neck, wilds);
            if (bound <= std::max(most, enough))
                return std::max(most, bound);
            for (; places != 0; places &= places - 1) {
                const bag rest = less(left, body_at(cubes::first(places)));
                most = std::max(most, filled(b, most_neck(rest), c_.wilds(rest)));
                if (most == bound)
                    return most;
            }
        }
        return (held.equal(0) & body_places()) != 0 ? std::max(most, filled(0, neck, wilds)) : most;
    }

    int head_and_rest(const bag& left) const
    {
        return (left.twice != 0 ? 2 : left.once != 0 ? 1 : 0) + body_and_neck(left);
    }

    void try_tail(const bag& hand, const bag& tail, int level)
    {
        if ((tail.once & c_.no_natural) != 0)
            return;
        const bag left = minus(hand, tail);
        kinds heads = ~(tail.once | c_.no_natural) & cubes::every_kind;
        if (f_.head_suits != 15)
            heads &= suit_0 * f_.head_suits;
        const int most = level + ((left.twice & heads) != 0 ? 2 : (left.once & heads) != 0 ? 1 : 0);
        const int rest = body_and_neck(left, best_ - most);
        if (most + rest <= best_)
            return;
        parts_.tail = tail;
        for (kinds k = left.twice & heads; k != 0; k &= k - 1) {
            const bag b{k & (0 - k), k & (0 - k)};
            try_head(minus(left, b), cubes::first(k), level + 2);
        }
        if (level + 1 + rest <= best_)
            return;
        for (kinds k = left.once & ~left.twice & heads; k != 0 && level + 1 + rest > best_; k &= k - 1)
            try_head(less(left, k & (0 - k)), cubes::first(k), level + 1);
        for (kinds k = heads & ~left.once; k != 0 && level + rest > best_; k &= k - 1)
            try_head(left, cubes::first(k), level);
    }

    void try_head(const bag& left, type head, int so_far)
    {
        parts_.head = head;
        const counters held = bodies(left.once);
        const kinds full = parts_.tail.twice | bit(head);
        const int neck = most_neck(left);
        const int wilds = c_.wilds(left);
        for (int b = 4; b >= 0; --b) {
            if (so_far + filled(b, neck, wilds) <= best_)
                return;
            for (kinds places = held.equal(b) & body_places(); places != 0; places &= places - 1) {
                const kinds body = body_at(cubes::first(places));
                if (!f_.body_wild && ((body & full) != 0 || (body & c_.no_natural) != 0))
                    continue;
                const bag rest = less(left, body);
                if (so_far + filled(b, most_neck(rest), c_.wilds(rest)) <= best_)
                    continue;
                parts_.body = body;
                try_necks(rest, left, so_far, b, full);
            }
        }
    }

    /// `left`: before the body took its cubes; `rest`: after.
    void try_necks(const bag& rest, const bag& left, int so_far, int b, kinds full)
    {
        const counters runs = neck_runs(rest.once);
        const counters sets = neck_sets(rest.once);
        const int wilds = c_.wilds(rest);
        for (int n = 3; n >= 0; --n) {
            const int bound = so_far + filled(b, n, wilds);
            if (bound <= best_)
                return;
            if (f_.neck_run)
                for (kinds k = runs.equal(n) & starts(3); k != 0 && bound > best_; k &= k - 1)
                    try_neck(run_from(cubes::first(k), 3), rest, left, so_far, b, n, full);
            if (f_.neck_set)
                for (kinds k = sets.equal(n) & cubes::every_kind; k != 0 && bound > best_; k &= k - 1) {
                    const type out = cubes::first(k);
                    try_neck(rank_of_place(out) & ~bit(out), rest, left, so_far, b, n, full);
                }
        }
    }

    void try_neck(kinds neck, const bag& rest, const bag& left, int so_far, int b, int n, kinds full)
    {
        const int value = so_far + filled(b, n, c_.wilds(less(rest, neck)));
        if (plain_) {
            if (value > best_ && exists(neck, full))
                take(neck, value);
            return;
        }
        // Where wild D fit only some places, the bound is not a value yet.
        if (so_far + std::min(7, b + n + c_.wilds(rest)) > best_)
            if (const int exact = so_far + count_places(neck, left, best_ - so_far); exact > best_)
                take(neck, exact);
    }

    void take(kinds neck, int value)
    {
        if (all_ != nullptr) {
            put_down(neck);
            return;
        }
        best_ = value;
        parts_.neck = neck;
        if (found_ != nullptr)
            *found_ = parts_;
    }

    /// Records what this target leaves over and what it lacks.
    void put_down(kinds neck)
    {
        // Head and tail come first: they take no wild D.
        bag firm = parts_.tail;
        firm.once |= bit(parts_.head);
        firm.twice |= bit(parts_.head);
        const bag rest = minus(hand_, firm);
        kinds lacking = (firm.once & ~hand_.once) | (firm.twice & hand_.once & ~hand_.twice);
        kinds soft = 0; // wild D may stand in these places
        kinds used = 0;
        bag left = rest;
        const auto serve = [&](kinds part, bool wild_ok) {
            const kinds held = part & left.once;
            left = less(left, part);
            if (wild_ok) {
                soft |= held;
                open_ += bits::count(part & ~held);
                open_kinds_ |= part & ~held;
            } else {
                used |= held;
                lacking |= part & ~held;
            }
        };
        open_ = 0;
        open_kinds_ = 0;
        // The part without wild cubes chooses first.
        const bool body_first = !f_.body_wild;
        serve(body_first ? parts_.body : neck, body_first ? bool(f_.body_wild) : bool(f_.neck_wild));
        serve(body_first ? neck : parts_.body, body_first ? bool(f_.neck_wild) : bool(f_.body_wild));
        if (!plain_ && !rough_) {
            put_down_exactly(neck, lacking);
            return;
        }
        const int surplus = c_.wilds(left) - open_;
        kinds spare = left.once & ~c_.wild;
        if (surplus < 0)
            lacking |= open_kinds_ | c_.wild;
        else if (surplus > 0)
            spare |= (left.once & c_.wild) | soft;
        record(spare, lacking & ~hand_.twice);
    }

    /// Where wild D fit only some places: asks cube by cube, as far as the answer is not known yet.
    void put_down_exactly(kinds neck, kinds lacking)
    {
        const int now = best_ + 1;
        const auto value = [&](const bag& hand) {
            bag firm = parts_.tail;
            firm.once |= bit(parts_.head);
            firm.twice |= bit(parts_.head);
            const bag after = minus(hand, firm);
            return hand.size() - after.size() + count_places(neck, after, -1);
        };
        const kinds hopeful = (lacking | open_kinds_ | c_.wild) & ~hand_.twice;
        const auto gains_of = [&](const bag& hand, kinds known) {
            kinds gains = 0;
            for (kinds k = hopeful & ~known; k != 0; k &= k - 1)
                if (value(cubes::with(hand, cubes::first(k))) > now)
                    gains |= k & (0 - k);
            return gains;
        };
        all_->any |= gains_of(hand_, all_->any);
        for (kinds k = hand_.once; k != 0; k &= k - 1) {
            const type t = cubes::first(k);
            const bag rest = cubes::without(hand_, t);
            if (value(rest) < now)
                continue;
            all_->spare |= bit(t);
            all_->gains[t] |= gains_of(rest, all_->gains[t]);
        }
    }

    void record(kinds spare, kinds gains)
    {
        all_->any |= gains;
        all_->spare |= spare;
        for (; spare != 0; spare &= spare - 1)
            all_->gains[cubes::first(spare)] |= gains;
    }

    /// Are there cubes enough for this hand? Where the other parts use up a place's cube, a wild D must fill the place.
    bool exists(kinds neck, kinds full) const
    {
        const kinds some = parts_.tail.once;
        const kinds body = parts_.body;
        const kinds forced_body = body & full;
        const kinds taken = full | (some & body);
        const kinds forced_neck = neck & taken;
        if ((forced_body | forced_neck) == 0)
            return true;
        if ((forced_body != 0 && !f_.body_wild) || (forced_neck != 0 && !f_.neck_wild))
            return false;
        const auto count = [&](kinds k) { return bits::count(k & c_.wild); };
        const int own_places = count(parts_.tail.once) + count(parts_.tail.twice) + 2 * count(bit(parts_.head)) +
                               count(body & ~forced_body) + count(neck & ~forced_neck);
        return bits::count(forced_body) + bits::count(forced_neck) + own_places <= 2 * bits::count(c_.wild);
    }

    /// The most places of body and neck that `left` can fill; `floor` when it is no more than that.
    int count_places(kinds neck, const bag& left, int floor) const
    {
        target aim = parts_;
        aim.neck = neck;
        return most_filled(c_, f_, aim, left, floor);
    }

    const context& c_;
    const figure& f_;
    int best_;
    target* found_;
    prospects* all_;
    bool rough_;
    bool plain_;
    target parts_;
    bag hand_;
    int open_ = 0;         ///< places for wild D that no own cube fills, in the target being put down
    kinds open_kinds_ = 0; ///< what belongs there
};

} // namespace

int usable(const context& c, const figure& f, const bag& hand, int more_than, target* best)
{
    return search(c, f, more_than, best).run(hand);
}

int usable(const context& c, const bag& hand, int more_than, target* best)
{
    for (std::size_t i = 0; i < c.count; ++i)
        if (c.figures[i].widest)
            more_than = usable(c, c.figures[i], hand, more_than, best);
    return more_than;
}

prospects look_ahead(const context& c, const bag& hand, bool rough)
{
    prospects all;
    all.usable = usable(c, hand);
    for (std::size_t i = 0; i < c.count; ++i)
        if (c.figures[i].widest)
            search(c, c.figures[i], all.usable - 1, nullptr, &all, rough).run(hand);
    return all;
}

prospects look_ahead(const context& c, const figure& f, const bag& hand, int most)
{
    prospects all;
    all.usable = most;
    search(c, f, most - 1, nullptr, &all, true).run(hand);
    return all;
}

} // namespace hanpan::dragon
