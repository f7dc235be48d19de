// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hohpai/reading.h"

#include <algorithm>
#include <tuple>

namespace hanpan::hohpai {

namespace {

/// What of `held` goes to each group of a way: the fullest group first, so that a piece two groups could use completes
/// one.
std::vector<hand_part> parted(bag held, const showing& way, bag hand)
{
    std::vector<bag> groups = way.groups;
    if (groups.empty())
        return {{held & hand, 0}};
    std::stable_sort(groups.begin(), groups.end(),
                     [&](bag a, bag b) { return dominoes::size(a & held) > dominoes::size(b & held); });
    std::vector<hand_part> parts;
    bag left = held;
    for (const bag group : groups) {
        const bag common = group & left;
        parts.push_back({common, group});
        left = dominoes::minus(left, common);
    }
    return parts;
}

} // namespace

hand_reading read_hand(const hand_table& table, bag held)
{
    hand_reading reading;
    int most = 0;
    for (const winning_hand& hand : table.hands())
        most = std::max(most, dominoes::size(hand.pieces & held));
    reading.distance = 6 - most;

    std::tuple<int, int> best{-1, -1};
    for (const winning_hand& hand : table.hands()) {
        const bag common = hand.pieces & held;
        if (dominoes::size(common) != most)
            continue;
        if (reading.distance == 1)
            reading.wanted |= dominoes::distinct(dominoes::minus(hand.pieces, common));
        for (showing& way : table.showings(hand.pieces)) {
            std::vector<hand_part> parts = parted(held, way, hand.pieces);
            int square = 0;
            for (const hand_part& part : parts)
                square += part.size() * part.size();
            const std::tuple rank{square, int(hand.score)};
            if (rank <= best)
                continue;
            best = rank;
            reading.parts = std::move(parts);
            reading.nearest = std::move(way);
            reading.nearest.score = hand.score;
        }
        if (dominoes::size(held) == 6 && reading.distance == 0)
            break; // the hand itself
    }
    std::erase_if(reading.parts, [](const hand_part& part) { return part.size() < 2; });
    return reading;
}

std::vector<dominoes::face> in_order(const hand_reading& read, bag held)
{
    std::vector<dominoes::face> ordered;
    const auto add = [&](bag pieces) {
        for (const dominoes::face f : dominoes::listed(pieces))
            ordered.push_back(f);
    };
    for (const hand_part& part : read.parts) {
        add(part.pieces);
        held = dominoes::minus(held, part.pieces);
    }
    add(held);
    return ordered;
}

} // namespace hanpan::hohpai
