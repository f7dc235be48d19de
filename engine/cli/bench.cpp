// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <charconv>
#include <optional>
#include <ostream>
#include <vector>

#include "base/bits.h"
#include "base/json_text.h"
#include "cli/commands.h"
#include "match/rates.h"
#include "melds/deadwood.h"

namespace hanpan::cli {

namespace {

struct known_hand {
    cards::card_set held = 0;
    std::optional<int> least; ///< as given in the file
};

/// One line of the file, or a sentence.
parsed<known_hand> read_hand(std::string_view line)
{
    using result = parsed<known_hand>;
    const std::size_t tab = line.find('\t');
    auto held = cards::read_cards(line.substr(0, tab));
    if (!held)
        return result::failure(std::move(held.error));
    if ((*held & cards::jokers) != 0 || bits::count(*held) != 10)
        return result::failure("a hand is ten cards without jokers, not " + in_quotes(line.substr(0, tab)));
    known_hand hand{*held, std::nullopt};
    if (tab != std::string_view::npos) {
        const std::string_view text = line.substr(tab + 1, line.find('\t', tab + 1) - tab - 1);
        int least = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), least);
        if (error != std::errc() || end != text.data() + text.size())
            return result::failure("the second column must be a number, not " + in_quotes(text));
        hand.least = least;
    }
    return hand;
}

} // namespace

void bench_games(std::span<const game_entry> games, double seconds, std::ostream& out)
{
    for (const game_entry& game : games)
        out << json_line(game.bench(seconds)) << '\n' << std::flush;
}

json bench_deadwood(std::string_view text, double seconds)
{
    std::vector<known_hand> hands;
    for (int number = 1; !text.empty(); ++number) {
        std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        if (line.empty())
            continue;
        auto hand = read_hand(line);
        if (!hand)
            return failure("line " + std::to_string(number) + ": " + hand.error.text());
        hands.push_back(*hand);
    }
    if (hands.empty())
        return failure("there is no hand in the file");
    std::size_t agree = 0;
    for (const known_hand& hand : hands)
        agree += hand.least && melds::least_deadwood(hand.held) == *hand.least;
    std::vector<cards::card_set> held;
    held.reserve(hands.size());
    for (const known_hand& hand : hands)
        held.push_back(hand.held);
    volatile int sink = 0; // keeps the compiler from dropping the results
    const double per_second = rates(seconds, [&] {
                                  int sum = 0;
                                  for (const cards::card_set hand : held)
                                      sum += melds::least_deadwood(hand);
                                  sink = sum;
                                  return hands.size();
                              }).second;
    return json{{"hands", hands.size()}, {"agree", agree}, {"per_second", static_cast<std::uint64_t>(per_second)}};
}

} // namespace hanpan::cli
