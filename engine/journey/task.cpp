// SPDX-License-Identifier: GPL-3.0-or-later
#include "journey/task.h"

#include <algorithm>

#include "match/grades.h"

namespace hanpan::journey {

namespace {

constexpr seat own = 0;

std::string_view first_word(std::string_view action) { return action.substr(0, action.find(' ')); }

/// What others did one after the other upon an own action, the longest row of each kind.
void count_answers(const match& played, round_facts& facts)
{
    std::string kind;
    int row = 0;
    bool upon_own = false;
    const auto close = [&] {
        if (row > 0)
            if (int& most = facts.happened["after." + kind]; most < row)
                most = row;
        row = 0;
    };
    for (const played_action& a : played.actions()) {
        if (a.round != played.round())
            continue;
        const std::string_view did = first_word(a.text);
        if (a.who == own) {
            close();
            upon_own = true;
            kind.clear();
        } else if (upon_own) {
            if (kind.empty())
                kind = std::string(did);
            if (did == kind) {
                ++row;
            } else {
                close();
                upon_own = false;
            }
        }
    }
    close();
}

} // namespace

round_facts happenings_of(const match& played)
{
    round_facts facts;
    for (const played_action& a : played.actions())
        if (a.round == played.round() && a.who == own)
            ++facts.happened["does." + std::string(first_word(a.text))];
    count_answers(played, facts);
    const settlement paid = played.settle();
    if (std::find(paid.winners.begin(), paid.winners.end(), own) != paid.winners.end()) {
        facts.happened["won"] = 1;
        facts.happened["ends." + paid.ending] = 1;
    }
    for (const settlement_line& line : paid.lines)
        if (line.to == own && line.amount > 0) {
            facts.happened["gets." + line.reason] = 1;
            for (const settlement_line::factor& f : line.factors)
                if (f.counts())
                    facts.happened["gets." + f.id] = 1;
        }
    return facts;
}

double cost_of(std::span<const reviewed_decision> decisions, double swing)
{
    return quality(decisions, swing).lost / swing;
}

tried judge(const task& asked, std::span<const round_facts> rounds)
{
    rounds = rounds.first(std::min(rounds.size(), static_cast<std::size_t>(asked.rounds)));
    const bool all_played = static_cast<int>(rounds.size()) == asked.rounds;
    const auto mean = [&](double round_facts::*of) {
        double sum = 0;
        for (const round_facts& r : rounds)
            sum += r.*of;
        return rounds.empty() ? 0 : sum / static_cast<double>(rounds.size());
    };
    tried found;
    for (const need& one : asked.needs) {
        bool done = false;
        if (const auto* cost = std::get_if<cost_need>(&one)) {
            done = all_played && mean(&round_facts::cost) <= cost->at_most;
        } else if (const auto* field = std::get_if<field_need>(&one)) {
            done = all_played && mean(&round_facts::ahead_of) >= field->ahead_of;
        } else {
            const auto& wanted = std::get<happening_need>(one);
            done = std::count_if(rounds.begin(), rounds.end(), [&](const round_facts& r) {
                       const auto times = r.happened.find(wanted.what);
                       return times != r.happened.end() && times->second >= wanted.in_a_round;
                   }) >= wanted.rounds;
        }
        found.fulfilled.push_back(done);
    }
    found.passed = std::all_of(found.fulfilled.begin(), found.fulfilled.end(), [](bool done) { return done; });
    found.over = all_played || found.passed;
    return found;
}

bool asks_for_cost(const task& asked)
{
    return std::any_of(asked.needs.begin(), asked.needs.end(),
                       [](const need& one) { return std::holds_alternative<cost_need>(one); });
}

const field_need* asked_field(const task& asked)
{
    for (const need& one : asked.needs)
        if (const auto* field = std::get_if<field_need>(&one))
            return field;
    return nullptr;
}

} // namespace hanpan::journey
