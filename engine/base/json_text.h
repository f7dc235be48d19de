// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "base/parsed.h"

namespace hanpan {

/// Reads JSON that came from outside. Never throws; nesting deeper than anything of ours (64) is refused, so that no
/// input can exhaust the stack later. The error says what is wrong and at which character.
parsed<nlohmann::json> read_json(std::string_view text);

/// One line of JSON in UTF-8; bytes that are no UTF-8 (quoted from bad input) become replacement characters.
std::string json_line(const nlohmann::json& value);

/// A sentence naming the first key of an `eval` question that it does not take, so that a misspelt one is not silently
/// left out; empty when there is none. `game`, `ask` and `rules` are always taken.
std::string unknown_key(const nlohmann::json& question, const std::vector<std::string_view>& known);

/// {"error": sentence}: the answer to a line that is not a usable question or command.
nlohmann::json failure(const message& said);

/// `text` in quotes for an error sentence, cut when it is very long.
std::string in_quotes(std::string_view text);

} // namespace hanpan
