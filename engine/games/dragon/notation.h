// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "base/parsed.h"
#include "games/dragon/state.h"

namespace hanpan::dragon {

/// `draw` · `draw 2` (from seat 2's mountain) · `island` · `river 7s` · `pass` · `discard 7s` · `discard 7s holla` ·
/// `forfeit`.
std::string to_text(const state& s, const action& a);
parsed<action> read_action(const state& s, seat who, std::string_view text);
/// `who` doing `a` as `viewer` may see it. Everything one does here is seen by all; what was drawn is not part of it.
std::string public_text(const state& s, seat who, const action& a, seat viewer);

} // namespace hanpan::dragon
