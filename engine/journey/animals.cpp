// SPDX-License-Identifier: GPL-3.0-or-later
#include "journey/animals.h"

#include <algorithm>
#include <iterator>

namespace hanpan::journey {

namespace {

constexpr animal every_animal[] = {
    {"fox", temperament::greedy},      {"tiger", temperament::bold},      {"turtle", temperament::patient},
    {"magpie", temperament::cautious}, {"rabbit", temperament::cautious}, {"bear", temperament::greedy},
    {"crane", temperament::patient},   {"deer", temperament::cautious},   {"owl", temperament::patient},
    {"otter", temperament::bold},      {"cat", temperament::bold},        {"frog", temperament::greedy},
};

} // namespace

std::span<const animal> animals() { return every_animal; }

const animal* find_animal(std::string_view id)
{
    const auto* found =
        std::find_if(std::begin(every_animal), std::end(every_animal), [&](const animal& a) { return a.id == id; });
    return found == std::end(every_animal) ? nullptr : found;
}

} // namespace hanpan::journey
