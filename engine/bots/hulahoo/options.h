// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <new>
#include <type_traits>

#include "base/random.h"
#include "games/hulahoo/state.h"

namespace hanpan::hulahoo {

/// Which values answer this top and call for a player with `cards` cards, as far as the open table tells: the draw pile
/// and what was played before are ignored.
value_set answers(const rules& r, int top, call c, int cards);

/// What `who` may do while cards are played (lead, respond, retarget), each with a quick value in units of a sure
/// elimination. There is no list on the heap: this is the inner loop of the search.
struct options {
    /// An action of these phases without the rows of cards that only swaps and picks have. It fits into a register;
    /// building whole actions field by field and copying them makes the processor wait.
    struct short_action {
        action::kind what = action::kind::pass;
        std::uint8_t value = 0;
        hulahoo::call call = call::none;
        bool from_open = false;
        std::int8_t target = -1;
        action whole() const { return {what, value, call, from_open, target, {}, {}}; }
    };
    static constexpr std::size_t most =
        224; ///< 13 values, two places, two calls, five targets, less what excludes itself
    struct scored {
        short_action act;
        float worth = 0;
    };
    std::size_t size = 0;

    scored* begin() { return std::launder(reinterpret_cast<scored*>(room_.data())); }
    scored* end() { return begin() + size; }
    /// Anything beyond the last place is dropped.
    void push(short_action a, float worth)
    {
        if (size < most)
            std::construct_at(reinterpret_cast<scored*>(room_.data()) + size++, scored{a, worth});
    }

private:
    static_assert(std::is_trivially_copyable_v<scored>);
    // Clearing three thousand bytes takes longer than filling those that are needed.
    alignas(scored) std::array<std::byte, most * sizeof(scored)> room_;
};

/// What a player values (section 8), in units of a sure elimination. The defaults are the rule-based player's, chosen
/// by playing variants against each other; `./dev bench tune --game hulahoo` finds those that win most.
struct policy_weights {
    float joker_spent = 0.30F;    ///< each of up to three jokers kept
    float joker_late = 0;         ///< one kept among at most three cards
    float stranded_joker = 0.60F; ///< nothing left but jokers that may not end
    float double_draws = 0.32F;   ///< each card that a double makes one draw
    float double_when_few = 0;    ///< on top of double_draws, with at most two cards
    float double_when_many = 0;   ///< on top of it, with six and more
    float double_bites = 1;       ///< times the chance of an elimination by a double
    float open_first = 0.04F;     ///< a card of the open row
    float last_spread = 0.10F;    ///< losing the only card of a third of the range
    float going_out = 100;        ///< the last card, played so that it wins
    float two_left = 2;           ///< an elimination that wins the round
    float three_left = 1;         ///< one that leaves two
    float nearly_out = 1.3F;      ///< of somebody with two cards
    float last_card = 1.3F;       ///< of somebody with one
    /// What playing a card costs, by its distance from the middle: the only one of its value, one of several.
    std::array<float, 7> only{}, several{};
};
inline constexpr policy_weights usual_weights;

/// Fills `out`, counting the cards `who` cannot see.
void list_options(const state& s, seat who, options& out, const policy_weights& weights = usual_weights);

/// The one of them that looks best at a glance, with up to `noise` added to each; the cards `who` cannot see are taken
/// for a full set.
action best_at_a_glance(const state& s, seat who, float noise, random_stream& rng,
                        const policy_weights& weights = usual_weights);

} // namespace hanpan::hulahoo
