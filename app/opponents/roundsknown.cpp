// SPDX-License-Identifier: GPL-3.0-or-later
#include "roundsknown.h"

#include <algorithm>
#include <deque>
#include <mutex>
#include <string>
#include <utility>

#include "equity/sampling.h"
#include "registry/registry.h"

namespace {

using Known = std::shared_ptr<const hanpan::known_rounds>;

/// Rule sets of which they are kept; each takes about a tenth of a megabyte.
constexpr std::size_t mostKept = 16;
/// One for all matches, so that what is kept is what would be played.
constexpr std::uint64_t seed = 1;

std::mutex guard;
/// The latest first, under guard.
std::deque<std::pair<std::string, Known>> all;

std::string keyOf(const hanpan::match_setup& setup)
{
    return setup.game + ' ' + std::to_string(setup.players) + ' ' + setup.rules.dump();
}

} // namespace

bool RoundsKnown::matter(const hanpan::match& match)
{
    // A match says so as soon as it knows any round at all.
    const std::unique_ptr<hanpan::match> asked = match.clone();
    const std::vector<std::vector<hanpan::sampled_round>> any(1, std::vector<hanpan::sampled_round>(1));
    asked->know_rounds(
        std::make_shared<const hanpan::known_rounds>(match.setup().players, match.low_score_wins(), any));
    return asked->worth(0) != nullptr;
}

Known RoundsKnown::kept(const hanpan::match_setup& setup)
{
    const std::string key = keyOf(setup);
    const std::lock_guard lock(guard);
    const auto found = std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.first == key; });
    return found == all.end() ? nullptr : found->second;
}

Known RoundsKnown::played(const hanpan::match_setup& setup, const std::atomic<bool>& stop)
{
    Known known = kept(setup);
    const hanpan::game_entry* game = hanpan::find_game(setup.game);
    if (known || !game)
        return known;
    known = game->sampled({setup.players, setup.rules, seed}, stop);
    if (known) {
        const std::lock_guard lock(guard);
        all.emplace_front(keyOf(setup), known);
        if (all.size() > mostKept)
            all.pop_back();
    }
    return known;
}
