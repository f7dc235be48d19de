// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "base/parsed.h"
#include "games/hohpai/state.h"

namespace hanpan::hohpai {

/// `exchange 1-3` · `declare` · `decline` · `take discard` · `take stock` · `discard 1-3` · `pass` (stock out and
/// stock_out=draw: the deal is drawn).
std::string to_text(const state& s, const action& a);
parsed<action> read_action(const state& s, seat who, std::string_view text);
/// What `viewer` notices: the piece put into the row is its owner's secret, and so is every answer to the question
/// whether a hand is declared, until a hand is shown.
std::string public_text(const state& s, seat who, const action& a, seat viewer);

} // namespace hanpan::hohpai
