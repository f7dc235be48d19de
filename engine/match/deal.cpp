// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/deal.h"

#include <algorithm>
#include <numeric>
#include <span>

#include "base/index.h"
#include "base/random.h"
#include "base/text.h"
#include "base/words.h"

namespace hanpan {

namespace {

/// "2-1" -> "1-2"; empty for anything else.
std::string turned_round(std::string_view name)
{
    const auto dash = name.find('-');
    if (dash == std::string_view::npos)
        return {};
    return std::string(name.substr(dash + 1)) + "-" + std::string(name.substr(0, dash));
}

} // namespace

std::string_view without_copy(std::string_view name) { return name.substr(0, name.find('#')); }

message complete_setup(match_setup& setup, const rulebook& book, int min_players, int max_players)
{
    if (setup.players < min_players || setup.players > max_players)
        return {HANPAN_SENTENCE("engine", "%1 is played by %2 to %3 players, not %4"), book.game(), min_players,
                max_players, setup.players};
    json wanted = setup.rules;
    if (book.find_field("players") != nullptr) {
        if (wanted.is_null())
            wanted = json::object();
        else if (wanted.is_string())
            wanted = json{{"preset", wanted}};
        if (wanted.is_object()) {
            // The table's number replaces this one, but it must be a number.
            if (const auto said = wanted.find("players"); said != wanted.end())
                if (message error = book.value_error(*book.find_field("players"), *said); !error.empty())
                    return error;
            wanted["players"] = setup.players;
        }
    }
    auto values = book.read(wanted);
    if (!values)
        return values.error;
    setup.rules = std::move(*values);
    if (setup.dealer && (*setup.dealer < 0 || *setup.dealer >= setup.players))
        return {HANPAN_SENTENCE("engine", "the dealer must be a seat from 0 to %1, not %2"), setup.players - 1,
                *setup.dealer};
    if (setup.rounds < 0)
        return HANPAN_SENTENCE("engine", "the number of rounds must not be negative");
    if (setup.target < 0)
        return HANPAN_SENTENCE("engine", "the target must not be negative");
    return {};
}

std::vector<std::uint8_t> shuffled_deck(std::uint64_t seed, int round, std::size_t pieces)
{
    std::vector<std::uint8_t> order(pieces);
    std::iota(order.begin(), order.end(), std::uint8_t{0});
    random_stream(seed, random_stream::purpose::deal, static_cast<std::uint64_t>(round)).shuffle(std::span(order));
    return order;
}

parsed<std::vector<std::uint8_t>> read_deck(std::string_view typed, const std::vector<std::string>& names)
{
    using result = parsed<std::vector<std::uint8_t>>;
    const auto words = words_of(typed);
    std::vector<bool> used(names.size());
    std::vector<int> order(words.size(), -1);
    const auto find_free = [&](auto&& fits) {
        for (std::size_t n = 0; n < names.size(); ++n)
            if (!used[n] && fits(names[n]))
                return static_cast<int>(n);
        return -1;
    };
    const auto is_named = [&](std::string_view word) {
        return std::any_of(names.begin(), names.end(),
                           [&](const std::string& n) { return n == word || without_copy(n) == word; });
    };
    // Exact names first, so that `7H 7H#1` leaves the second copy to the bare name.
    for (std::size_t i = 0; i < words.size(); ++i)
        if (const int n = find_free([&](const std::string& name) { return name == words[i]; }); n >= 0) {
            order[i] = n;
            used[at(n)] = true;
        }
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (order[i] >= 0)
            continue;
        const std::string turned = turned_round(words[i]);
        const int n = find_free([&](const std::string& name) {
            return without_copy(name) == words[i] || (!turned.empty() && name == turned);
        });
        if (n < 0) {
            if (is_named(words[i]) || (!turned.empty() && is_named(turned)))
                return result::failure(
                    {HANPAN_SENTENCE("engine", "piece %1 of the deck, '%2', is there more often than in the set"),
                     i + 1, words[i]});
            return result::failure(
                {HANPAN_SENTENCE("engine", "piece %1 of the deck, '%2', is not a piece of this set"), i + 1, words[i]});
        }
        order[i] = n;
        used[at(n)] = true;
    }
    if (words.size() != names.size()) {
        const auto missing = static_cast<std::size_t>(std::find(used.begin(), used.end(), false) - used.begin());
        return result::failure({HANPAN_SENTENCE("engine", "the deck holds %1 of the set's %2 pieces; '%3' is missing"),
                                words.size(), names.size(), names[missing]});
    }
    return result(std::vector<std::uint8_t>(order.begin(), order.end()));
}

std::string deck_text(const std::vector<std::uint8_t>& order, const std::vector<std::string>& names)
{
    std::string text;
    for (const std::uint8_t n : order)
        text += (text.empty() ? "" : " ") + names[n];
    return text;
}

bool length_reached(const match_setup& setup, int rounds_played, const std::vector<half_units>& scores)
{
    const int rounds = setup.rounds == 0 && setup.target == 0 ? 1 : setup.rounds;
    if (rounds > 0 && rounds_played >= rounds)
        return true;
    return setup.target > 0 && std::any_of(scores.begin(), scores.end(),
                                           [&](half_units s) { return s >= setup.target || -s >= setup.target; });
}

void fill_in_names(std::vector<zone>& zones, const std::vector<zone>& more)
{
    for (zone& z : zones)
        for (const zone& other : more)
            if (other.id == z.id && other.pieces.size() == z.pieces.size())
                for (std::size_t i = 0; i < z.pieces.size(); ++i)
                    if (z.pieces[i].empty())
                        z.pieces[i] = other.pieces[i];
}

json json_log(const std::vector<log_entry>& entries)
{
    json list = json::array();
    for (const log_entry& e : entries)
        list.push_back(json{{"seat", e.who}, {"action", e.text}});
    return list;
}

verdict no_such_seat_verdict()
{
    return {"no_such_seat", HANPAN_WORDS("engine", "There is no such seat at this table.")};
}

verdict not_your_turn_verdict() { return {"not_your_turn", HANPAN_WORDS("engine", "It is not your turn.")}; }

verdict round_over_verdict() { return {"round_over", HANPAN_WORDS("engine", "The round is over.")}; }

} // namespace hanpan
