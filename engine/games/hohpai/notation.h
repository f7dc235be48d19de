// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/parsed.h"
#include "games/hohpai/view.h"

namespace hanpan::hohpai {

/// An action as it is written: `exchange 1-3` · `declare` · `decline` · `take discard` · `take stock` · `discard 1-3` ·
/// `pass` (stock out and stock_out=draw: the deal is drawn); and `exchange` alone, as the others see one.
/// stock_out=draw: the deal is drawn); and `exchange` alone, as the others see one.
struct told {
    action::kind what = action::kind::decline;
    dominoes::face piece = dominoes::no_face; ///< of an exchange and a discard; no_face: it is hidden
    friend bool operator==(const told&, const told&) = default;
};

std::string to_text(const told& words);
/// Checks the grammar alone.
parsed<told> read_told(std::string_view text);

// An action is written and read the same way in every position.
told tell(const action& a);
/// The words must name everything the action needs.
parsed<action> read_action(std::string_view text);

inline told tell(const state&, const action& a) { return tell(a); }
inline told tell(const view&, const action& a) { return tell(a); }
inline std::string to_text(const state&, const action& a) { return to_text(tell(a)); }
inline std::string to_text(const view&, const action& a) { return to_text(tell(a)); }
inline parsed<action> read_action(const state&, seat, std::string_view text) { return read_action(text); }
inline parsed<action> read_action(const view&, seat, std::string_view text) { return read_action(text); }

/// What `viewer` notices, nothing where he notices nothing: the piece put into the row is its owner's secret, and so is
/// every answer to the question whether a hand is declared, until a hand is shown.
std::optional<told> shown(const state& s, seat who, const action& a, seat viewer);

} // namespace hanpan::hohpai
