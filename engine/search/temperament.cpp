// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/temperament.h"

#include <algorithm>
#include <array>

namespace hanpan {

namespace {

constexpr std::array<std::string_view, 5> names{"even", "cautious", "greedy", "patient", "bold"};

/// The risk a game states counts as much as a spread of a tenth more.
constexpr double said_risk = 0.1;

} // namespace

std::span<const std::string_view> temperament_names() { return names; }

std::optional<temperament> find_temperament(std::string_view name)
{
    const auto* found = std::find(names.begin(), names.end(), name);
    if (found == names.end())
        return std::nullopt;
    return static_cast<temperament>(found - names.begin());
}

double liking(temperament t, const nature& n, double spread)
{
    const double risk = spread - 1 + said_risk * n.risk;
    switch (t) {
    case temperament::cautious: return -risk;
    case temperament::greedy: return n.grip;
    case temperament::patient: return -n.grip;
    case temperament::bold: return risk;
    case temperament::even: break;
    }
    return 0;
}

} // namespace hanpan
