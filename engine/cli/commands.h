// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "match/match.h"

// hanpan-engine without its main(): every command takes its streams, so that the tests run the same code. The words are
// those of engine/PROTOCOL.md.
namespace hanpan::cli {

/// Runs the program; `arguments` come without the program's name. Gives the exit status: 0, or 2 for unusable arguments
/// (such as an unreadable or damaged file). `locale` ("ko_KR.UTF-8") decides the language of the help; answers are
/// always in the words of the protocol.
int run(const std::vector<std::string>& arguments, std::istream& in, std::ostream& out, std::ostream& err,
        std::string_view locale = {});

/// `games`: what can be known of a game before there is a match.
json description(const game_entry& game);

/// One line of `eval`: the answer, or {"error": …}.
json answer_question(std::string_view line);

/// `replay`: what a record holds, or {"error": "line 7: …"}.
json replayed(std::string_view record);

/// `bench`: measures each game for about `seconds` a loop.
void bench_games(std::span<const game_entry> games, double seconds, std::ostream& out);

/// `bench deadwood`: `text` has a ten-card hand a line and, optionally, a tab and the known answer. Finds every hand's
/// least deadwood again and again for about `seconds`; reading the text is not measured.
json bench_deadwood(std::string_view text, double seconds);

/// "a, b, c", for error sentences.
std::string listed(const std::vector<std::string>& names);

} // namespace hanpan::cli
