// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/field.h"

#include <algorithm>
#include <map>
#include <thread>

#include "base/random.h"
#include "match/botplay.h"

namespace hanpan::arena {

namespace {

/// The actions of a seat in the current round.
std::vector<std::string> moves_of(const match& m, seat who)
{
    std::vector<std::string> moves;
    for (const played_action& a : m.actions())
        if (a.round == m.round() && a.who == who)
            moves.push_back(a.text);
    return moves;
}

} // namespace

std::vector<std::string> mixed_levels(const level_numbers& game, int bots)
{
    const auto offered = offered_levels(game);
    std::vector<std::string> levels;
    for (int i = 0; i < bots; ++i)
        levels.emplace_back(offered[static_cast<std::size_t>(i) % offered.size()]);
    return levels;
}

field::field(const match& at, seat who, std::span<const bot_settings> table, std::vector<std::string> levels,
             std::uint64_t seed)
    : start_(at.clone()), who_(who), table_(table.begin(), table.end()), levels_(std::move(levels)), seed_(seed)
{
    const auto& actions = at.actions();
    const auto made =
        std::count_if(actions.begin(), actions.end(), [&](const played_action& a) { return a.round == at.round(); });
    for (auto i = made; i > 0; --i)
        start_->undo();
}

entrant field::play(std::size_t number, const std::atomic<bool>& stop) const
{
    const std::unique_ptr<match> round = start_->clone();
    std::vector<bot_settings> bots = table_;
    bot_settings& own = bots[static_cast<std::size_t>(who_)];
    own = {};
    own.level = levels_[number];
    own.seed = random_stream(seed_, random_stream::purpose::bot, number).next();
    entrant one;
    one.level = own.level;
    if (!play_round_out(*round, bots, stop))
        return one;
    one.paid = worth(round->settle().payments[static_cast<std::size_t>(who_)]);
    one.moves = moves_of(*round, who_);
    return one;
}

void field::play_on(std::size_t bots, int threads, const std::atomic<bool>& stop)
{
    const std::size_t first = played_.size(), end = std::min(first + bots, levels_.size());
    std::vector<std::optional<entrant>> found(end - first);
    std::atomic<std::size_t> next{first};
    const auto work = [&] {
        for (std::size_t i = next++; i < end && !stop.load(); i = next++) {
            entrant one = play(i, stop);
            if (!stop.load())
                found[i - first] = std::move(one);
        }
    };
    const auto helpers = static_cast<std::size_t>(std::clamp(threads, 1, 64)) - 1;
    std::vector<std::thread> team;
    for (std::size_t t = 0; t < std::min(helpers, found.size()); ++t)
        team.emplace_back(work);
    work();
    for (std::thread& t : team)
        t.join();
    for (std::optional<entrant>& one : found) {
        if (!one)
            break; // those after it play again, so that the field is always its first so many
        played_.push_back(std::move(*one));
    }
}

field_place field::place(half_units payment) const
{
    const half_units own = worth(payment);
    field_place found;
    for (const entrant& one : played_)
        ++(one.paid > own ? found.better : one.paid < own ? found.worse : found.equal);
    return found;
}

const entrant* field::best() const
{
    const auto first = std::max_element(played_.begin(), played_.end(),
                                        [](const entrant& a, const entrant& b) { return a.paid < b.paid; });
    return first == played_.end() ? nullptr : &*first;
}

std::optional<departure> field::departed(const match& own) const
{
    const std::vector<std::string> mine = moves_of(own, who_);
    std::vector<const entrant*> better;
    for (const entrant& one : played_)
        better.push_back(&one);
    std::stable_sort(better.begin(), better.end(),
                     [](const entrant* a, const entrant* b) { return a->paid > b->paid; });
    better.resize((better.size() + 1) / 2);
    for (std::size_t n = 0; n < mine.size() && !better.empty(); ++n) {
        const auto same = [&](const entrant* one) { return n < one->moves.size() && one->moves[n] == mine[n]; };
        const auto others = std::stable_partition(better.begin(), better.end(), same);
        const auto left = static_cast<int>(better.end() - others);
        if (2 * static_cast<std::size_t>(left) > better.size()) {
            std::map<std::string, int> did;
            for (auto one = others; one != better.end(); ++one)
                if (n < (*one)->moves.size())
                    ++did[(*one)->moves[n]];
            const auto most = std::max_element(did.begin(), did.end(),
                                               [](const auto& a, const auto& b) { return a.second < b.second; });
            if (most == did.end())
                return {};
            return departure{n, most->first, static_cast<int>(better.size()), left, most->second};
        }
        better.erase(others, better.end());
    }
    return {};
}

} // namespace hanpan::arena
