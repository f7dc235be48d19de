// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/dragon/figures.h"

#include "base/index.h"
#include "base/random.h"

namespace hanpan::dragon {

namespace {

/// Section 4's table: what a D of `suit` may stand for, its own place left out.
kinds may_stand_for(const rules& r, cubes::type open, int suit)
{
    const kinds own = cubes::bit(cubes::make(suit, cubes::dragon_rank));
    kinds all = cubes::every_kind & ~own;
    switch (r.wild_rule) {
    case wild_rule::unlimited: return all;
    case wild_rule::three_cube: return suit != cubes::suit_of(open) ? all : 0;
    case wild_rule::same_color: return suit == cubes::suit_of(open) ? all : 0;
    case wild_rule::none: return 0;
    case wild_rule::four_color: return all & cubes::suit_bits(suit);
    case wild_rule::four_color_odd_even: all &= cubes::suit_bits(suit); [[fallthrough]];
    case wild_rule::odd_even:
        for (int rank = 1; rank <= cubes::ranks; ++rank)
            if (rank % 2 != parity_of(r, open, suit))
                all &= ~cubes::rank_bits(rank);
        return all;
    }
    return 0;
}

std::array<figure, standard_figures> standard(const rules& r)
{
    std::array<figure, standard_figures> all{};
    for (std::size_t i = 0; i < all.size(); ++i) {
        all[i].points = static_cast<std::int16_t>(r.points[i]);
        all[i].declarable = i >= static_cast<std::size_t>(r.min_win);
    }
    all[0].body_needs_wild = true;
    all[0].tail_set = r.snake_tail != snake_tail::run_only;
    all[0].tail_run = r.snake_tail != snake_tail::set_only;
    all[1].body_wild = false;
    all[2].body_wild = false;
    all[2].neck_wild = false;
    all[2].neck_set = false;
    all[2].special = r.special_dragon != special_dragon::off;
    return all;
}

void mark_widest(context& c)
{
    for (std::size_t i = 0; i < c.count; ++i) {
        c.figures[i].widest = c.figures[i].declarable;
        for (std::size_t k = 0; k < c.count; ++k)
            if (k != i && c.figures[k].declarable && takes_all_of(c.figures[k], c.figures[i]) &&
                (k < i || !takes_all_of(c.figures[i], c.figures[k])))
                c.figures[i].widest = false;
    }
}

std::uint64_t fingerprint_of(const context& c)
{
    std::uint64_t all = 0;
    const auto add = [&](std::uint64_t number) {
        all = random_stream(all, random_stream::purpose::world, number).next();
    };
    for (std::size_t i = 0; i < c.count; ++i) {
        const figure& f = c.figures[i];
        std::uint64_t bits = f.head_suits;
        for (const bool yes : {f.neck_set, f.neck_run, f.neck_wild, f.body_run, f.body_wild, f.body_needs_wild,
                               f.tail_set, f.tail_run, f.special, f.declarable, f.widest})
            bits = bits << 1 | (yes ? 1U : 0U);
        add(bits << 32 | static_cast<std::uint64_t>(static_cast<std::uint16_t>(f.points)) << 16 |
            static_cast<std::uint16_t>(f.priority));
    }
    add(static_cast<std::uint64_t>(c.special_suit) << 32 | static_cast<std::uint64_t>(c.special_bonus) << 24 |
        static_cast<std::uint64_t>(c.cap) << 16 | (c.either_end ? 2U : 0U) | (c.simple ? 1U : 0U));
    for (const kinds may : c.may)
        add(may);
    add(c.wild);
    add(c.no_natural);
    return all | 1;
}

} // namespace

bool takes_all_of(const figure& wide, const figure& narrow)
{
    const auto covers = [](bool w, bool n) { return w || !n; };
    return (narrow.head_suits & ~wide.head_suits) == 0 && covers(wide.neck_set, narrow.neck_set) &&
           covers(wide.neck_run, narrow.neck_run) && covers(wide.neck_wild, narrow.neck_wild) &&
           wide.body_run == narrow.body_run && covers(wide.body_wild, narrow.body_wild) &&
           covers(wide.tail_set, narrow.tail_set) && covers(wide.tail_run, narrow.tail_run);
}

int parity_of(const rules& r, cubes::type open, int d_suit)
{
    if (!r.odd_even())
        return -1;
    return r.wild_oe_basis == oe_basis::open_rank ? cubes::rank_of(open) % 2 : (d_suit + 1) % 2;
}

context make_context(const rules& r, cubes::type open)
{
    context c;
    for (const figure& f : standard(r))
        c.figures[c.count++] = f;
    const int least = r.points[static_cast<std::size_t>(r.min_win)];
    for (const custom_hand& h : r.custom_hands) {
        figure f;
        f.points = static_cast<std::int16_t>(h.points);
        f.priority = static_cast<std::int16_t>(h.priority);
        f.head_suits = h.head_suits;
        f.neck_set = h.neck_set;
        f.neck_run = h.neck_run;
        f.neck_wild = h.neck_wild;
        f.body_run = h.body_run;
        f.body_wild = h.body_wild;
        f.tail_set = h.tail_set;
        f.tail_run = h.tail_run;
        f.declarable = h.points >= least;
        c.figures[c.count++] = f;
    }
    if (r.special_dragon != special_dragon::off) {
        c.special_suit =
            static_cast<std::uint8_t>(r.special_dragon == special_dragon::black ? 0 : cubes::suit_of(open));
        c.special_bonus = static_cast<std::uint8_t>(r.special_dragon_bonus);
    }
    c.cap = r.max_wilds_per_combo;
    c.either_end = r.run_tail_odd == run_tail_odd::either_end;
    c.simple = c.cap == unlimited && r.wild_d_natural == natural_d::allowed;
    for (int suit = 0; suit < cubes::suits; ++suit) {
        const kinds own = cubes::bit(cubes::make(suit, cubes::dragon_rank));
        kinds& may = c.may[at(suit)];
        may = may_stand_for(r, open, suit);
        if (may == 0)
            continue;
        c.simple = c.simple && may == (cubes::every_kind & ~own);
        c.wild |= own;
        if (r.wild_d_natural == natural_d::forbidden) {
            c.no_natural |= own;
            may |= own;
        }
    }
    mark_widest(c);
    c.fingerprint = fingerprint_of(c);
    return c;
}

std::string_view figure_id(const rules& r, int index)
{
    constexpr std::string_view names[] = {"snake", "boa", "dragon"};
    if (index < 0)
        return "none";
    if (index < standard_figures)
        return names[index];
    return r.custom_hands[at(index - standard_figures)].id;
}

} // namespace hanpan::dragon
