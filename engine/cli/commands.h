// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "match/match.h"

// hanpan-engine without its main(): every command takes its streams, so that the tests run the very same code.
// The words are those of engine/PROTOCOL.md.
namespace hanpan::cli {

/// Runs the program. `arguments` without the program's name. Gives the exit status: 0, or 2 for unusable arguments
/// (an unreadable or damaged file is one).
/// `locale` ("ko_KR.UTF-8") says the language of the help; answers are in the words of the protocol whatever it is.
int run(const std::vector<std::string>& arguments, std::istream& in, std::ostream& out, std::ostream& err,
        std::string_view locale = {});

/// `games`: what there is to know about a game before a match exists.
json description(const game_entry& game);

/// One line of `eval`: the answer, or {"error": …}.
json answer_question(std::string_view line);

/// `replay`: what a record holds, or {"error": "line 7: …"}.
json replayed(std::string_view record);

/// `bench`: measures each game for about `seconds` a loop.
void bench_games(std::span<const game_entry> games, double seconds, std::ostream& out);

/// `bench deadwood`: the text of a file of ten-card hands, a tab and the known answer after each (optional). Finds every
/// hand's least deadwood again and again for about `seconds`; reading the file is not measured.
json bench_deadwood(std::string_view text, double seconds);

/// "a, b, c": what there is, for error sentences.
std::string listed(const std::vector<std::string>& names);

} // namespace hanpan::cli
