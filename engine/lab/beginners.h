// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "registry/games.h"

/// Somebody who has just been told the rules, in each game: he puts down what he can, keeps what lies next to something
/// else, throws the rest, and calculates nothing. A yardstick for the learner, who should lose to him.
namespace hanpan::panel {

/// The name of these bots.
inline constexpr std::string_view beginner = "beginner";

/// What he does; `who` is to act. He uses only `who`'s own pieces, the table and what is allowed.
hoola::action begins(const hoola::state& s, seat who, random_stream& rng);
hollywood::action begins(const hollywood::state& s, seat who, random_stream& rng);
hohpai::action begins(const hohpai::state& s, seat who, random_stream& rng);
hulahoo::action begins(const hulahoo::state& s, seat who, random_stream& rng);
dragon::action begins(const dragon::state& s, seat who, random_stream& rng);

} // namespace hanpan::panel
