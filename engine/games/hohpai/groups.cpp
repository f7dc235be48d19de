// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hohpai/groups.h"

#include <algorithm>
#include <optional>

#include "base/index.h"

namespace hanpan::hohpai {

namespace {

bag bag_of(std::initializer_list<face> pieces)
{
    bag b = 0;
    for (const face f : pieces)
        b = dominoes::with(b, f);
    return b;
}

constexpr face piece(int a, int b) { return dominoes::make(a, b); }

/// How often each number 1…6 stands on the three pieces.
std::array<int, 7> half_counts(bag b)
{
    std::array<int, 7> n{};
    for (; b != 0; b &= b - 1) {
        const face f = dominoes::face_of_bit(std::countr_zero(b));
        ++n[at(dominoes::low(f))];
        ++n[at(dominoes::high(f))];
    }
    return n;
}

bool even_straight(const std::array<int, 7>& n)
{
    return std::all_of(n.begin() + 1, n.end(), [](int c) { return c == 1; });
}
bool twice_each(const std::array<int, 7>& n, int a, int b, int c)
{
    return n[at(a)] == 2 && n[at(b)] == 2 && n[at(c)] == 2;
}
bool three_and_three(const std::array<int, 7>& n) { return std::count(n.begin() + 1, n.end(), 3) == 2; }

/// A sok by values (5.5): five equal numbers ("side"), or four and two others that add up to it ("sum").
bool sok_by_values(const std::array<int, 7>& n, bool side, bool sum)
{
    for (int a = 1; a <= 6; ++a) {
        const int equal = n[at(a)];
        if (equal == 5)
            return side;
        if (equal == 4) {
            int rest = 0;
            for (int other = 1; other <= 6; ++other)
                rest += other == a ? 0 : other * n[at(other)];
            return sum && rest == a;
        }
    }
    return false;
}

/// A sok by pieces (5.1): both copies of a doublet, and a third piece that shows its number or adds up to it.
bool sok_by_pieces(bag b, bool side, bool sum)
{
    for (int a = 1; a <= 6; ++a) {
        const face twin = piece(a, a);
        if (dominoes::count(b, twin) != 2)
            continue;
        const face third = dominoes::face_of_bit(std::countr_zero(b & ~dominoes::bits_of(twin)));
        return (side && dominoes::has_half(third, a)) || (sum && dominoes::spots(third) == a);
    }
    return false;
}

std::optional<group_class> class_of(bag b, const rules& r)
{
    const auto n = half_counts(b);
    const bool side = r.use_sok && r.sok_reading != sok_reading::sum_only;
    const bool sum = r.use_sok && r.sok_reading != sok_reading::side_only;
    if (even_straight(n))
        return group_class::ssang_syo;
    if (r.combo_reading == combo_reading::values) {
        if (sok_by_values(n, side, sum))
            return group_class::sok;
        if (three_and_three(n))
            return group_class::tai_sam_tong;
        if (twice_each(n, 4, 5, 6))
            return group_class::big_dragon;
        if (twice_each(n, 1, 2, 3))
            return group_class::small_dragon;
        if (twice_each(n, 2, 3, 6))
            return group_class::kao;
        return std::nullopt;
    }
    if (sok_by_pieces(b, side, sum))
        return group_class::sok;
    if (three_and_three(n)) // a-a a-b b-b: there is only one a-b, or its twin would need a fourth half
        return group_class::tai_sam_tong;
    if (b == bag_of({piece(4, 4), piece(5, 5), piece(6, 6)}))
        return group_class::ro_in;
    if ((r.a_ki_form != a_ki_form::emended && b == bag_of({piece(1, 1), piece(2, 3), piece(3, 3)})) ||
        (r.a_ki_form != a_ki_form::seed && b == bag_of({piece(1, 1), piece(2, 2), piece(3, 3)})))
        return group_class::a_ki;
    if (b == bag_of({piece(2, 2), piece(3, 3), piece(6, 6)}))
        return group_class::ssang_pyen;
    if (b == bag_of({piece(1, 2), piece(1, 3), piece(2, 3)}))
        return group_class::yo;
    if (b == bag_of({piece(4, 5), piece(4, 6), piece(5, 6)}))
        return group_class::sun;
    return std::nullopt;
}

} // namespace

std::vector<group> all_groups(const rules& r, bag set)
{
    std::vector<group> found;
    for (face a = 0; a < dominoes::faces; ++a)
        for (face b = a; b < dominoes::faces; ++b)
            for (face c = b; c < dominoes::faces; ++c) {
                bag three = 0;
                bool fits = true;
                for (const face f : {a, b, c}) {
                    fits = fits && dominoes::count(three, f) < dominoes::count(set, f);
                    three = fits ? dominoes::with(three, f) : three;
                }
                if (!fits)
                    continue;
                if (const auto what = class_of(three, r))
                    found.push_back({three, *what});
            }
    return found;
}

} // namespace hanpan::hohpai
