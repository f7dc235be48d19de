// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <any>
#include <memory>

#include "strength/judge.h"
#include "strength/typed_judge.h"

namespace hanpan::strength {

/// A game's judge, asked about a match of the game.
template <game_type G>
class match_judge final : public decision_judge {
public:
    explicit match_judge(std::uint64_t seed) : judge_(seed) {}

    std::optional<judged_decision> judge(const match& before, seat who, std::string_view action, std::size_t index,
                                         const std::atomic<bool>& stop) const override
    {
        const auto view = view_of(before, who);
        const auto read = read_action(*view, who, action);
        return read ? judge_.judge(*view, who, *read, index, stop) : std::nullopt;
    }
    std::span<const level_place> places() const override
    {
        return places_of_levels(static_cast<const typename G::view*>(nullptr));
    }
    double promise(const match& dealt, seat who, const std::atomic<bool>& stop) const override
    {
        return judge_.promise(*view_of(dealt, who), who, static_cast<std::uint64_t>(dealt.round()), stop);
    }

private:
    static std::shared_ptr<const typename G::view> view_of(const match& m, seat who)
    {
        return std::any_cast<std::shared_ptr<const typename G::view>>(m.view_of(who));
    }

    typed_judge<G> judge_;
};

} // namespace hanpan::strength
