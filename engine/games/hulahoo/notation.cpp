// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hulahoo/notation.h"

#include <algorithm>
#include <array>
#include <sstream>

#include "base/index.h"

namespace hanpan::hulahoo {

namespace {

std::vector<std::string> split(std::string_view text)
{
    std::istringstream in{std::string(text)};
    std::vector<std::string> words;
    for (std::string word; in >> word;)
        words.push_back(word);
    return words;
}

/// By action::kind.
constexpr std::array<std::string_view, 6> kinds{"pick", "swap", "keep", "play", "name", "pass"};

std::string known_words() { return "known are: swap, keep, pick, play, name, pass"; }

parsed<int> read_seat(const std::string& word, int players)
{
    if (word.size() == 1 && word[0] >= '0' && word[0] < '0' + players)
        return word[0] - '0';
    return parsed<int>::failure("'" + word + "' is not a seat from 0 to " + std::to_string(players - 1));
}

parsed<told> read_cards_of(told t, const std::vector<std::string>& words, bool heard)
{
    using result = parsed<told>;
    constexpr std::size_t most = 7; // a row
    std::vector<int>* into = &t.open_cards;
    for (std::size_t i = 1; i < words.size(); ++i) {
        const bool of_hand = into == &t.hand_cards;
        if (words[i] == "hand" && t.what == action::kind::swap && !of_hand) {
            into = &t.hand_cards;
            continue;
        }
        const bool hidden = heard && of_hand && words[i] == "?";
        const parsed<int> value = hidden ? parsed<int>(0) : read_value(words[i]);
        if (!value)
            return result::failure(value.error);
        if (into->size() + at(of_hand ? t.hidden : 0) == most)
            return result::failure("too many cards after '" + words[0] + "'");
        if (hidden)
            ++t.hidden;
        else
            into->push_back(*value);
    }
    return t;
}

parsed<told> read_play(told t, const std::vector<std::string>& words, int players)
{
    using result = parsed<told>;
    if (words.size() < 2)
        return result::failure("'play' needs a card");
    const parsed<int> value = read_value(words[1]);
    if (!value)
        return result::failure(value.error);
    t.value = *value;
    for (std::size_t i = 2; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (word == "open" || word == "hand") {
            t.from = word == "open" ? told::place::open : told::place::hand;
        } else if (word == ">") {
            if (i + 1 == words.size())
                return result::failure("'>' needs the seat that must answer");
            const parsed<int> target = read_seat(words[++i], players);
            if (!target)
                return result::failure(target.error);
            t.target = *target;
        } else if (const call c = read_call(word); c != call::none) {
            t.call = c;
        } else {
            return result::failure("'" + word +
                                   "' is neither a call (higher, lower, double, anything) nor open, hand or '>'");
        }
    }
    return t;
}

parsed<told> read_name(told t, const std::vector<std::string>& words, int players)
{
    using result = parsed<told>;
    if (words.size() < 2 || words.size() > 3)
        return result::failure("'name' needs a seat, and may have a call");
    const parsed<int> target = read_seat(words[1], players);
    if (!target)
        return result::failure(target.error);
    t.target = *target;
    if (words.size() == 3) {
        t.call = read_call(words[2]);
        if (t.call == call::none)
            return result::failure("'" + words[2] + "' is not a call");
    }
    return t;
}

/// `heard`: an action as others notice it is read too, with "?" for hidden cards.
parsed<told> read_words(std::string_view text, int players, bool heard)
{
    using result = parsed<told>;
    const std::vector<std::string> words = split(text);
    if (words.empty())
        return result::failure("an empty action; " + known_words());
    told t;
    const auto found = std::find(kinds.begin(), kinds.end(), words[0]);
    if (found == kinds.end())
        return result::failure("'" + words[0] + "' is not an action; " + known_words());
    const auto what = static_cast<action::kind>(found - kinds.begin());
    t.what = what;
    switch (what) {
    case action::kind::pick:
    case action::kind::swap: return read_cards_of(std::move(t), words, heard);
    case action::kind::play: return read_play(std::move(t), words, players);
    case action::kind::name: return read_name(std::move(t), words, players);
    case action::kind::keep:
    case action::kind::pass: break;
    }
    if (words.size() > 1)
        return result::failure("nothing may follow '" + words[0] + "'");
    return t;
}

row<7> laid(const std::vector<int>& cards)
{
    row<7> values;
    for (const int value : cards)
        values.push(value);
    return values;
}

} // namespace

call read_call(std::string_view word)
{
    for (const call c : {call::higher, call::lower, call::doubled, call::anything})
        if (call_name(c) == word)
            return c;
    return call::none;
}

std::string to_text(const counts& cards)
{
    std::string text;
    for (int value = least_value; value <= greatest_value; ++value)
        for (int n = 0; n < cards[value]; ++n)
            text += (text.empty() ? "" : " ") + std::to_string(value);
    return text;
}

parsed<int> read_value(std::string_view word)
{
    int value = 0;
    for (const char c : word) {
        if (c < '0' || c > '9' || value > greatest_value) {
            value = 0;
            break;
        }
        value = value * 10 + (c - '0');
    }
    if (value < least_value || value > greatest_value)
        return parsed<int>::failure("'" + std::string(word) + "' is not a card from 1 to 13");
    return value;
}

parsed<counts> read_cards(std::string_view text)
{
    counts cards;
    for (const std::string& word : split(text)) {
        const parsed<int> value = read_value(word);
        if (!value)
            return parsed<counts>::failure(value.error);
        cards.add(*value);
        if (cards[*value] > copies(*value))
            return parsed<counts>::failure("there are only " + std::to_string(copies(*value)) + " cards of value " +
                                           std::to_string(*value));
    }
    return cards;
}

parsed<told> read_told(std::string_view text) { return read_words(text, max_seats_here, true); }

std::string to_text(const told& t)
{
    if (!t.what)
        return {};
    std::string text(kinds[at(static_cast<int>(*t.what))]);
    const auto add = [&](const auto& word) { text.append(" ").append(word); };
    if (t.what == action::kind::play)
        add(std::to_string(t.value));
    if (t.what == action::kind::name)
        add(std::to_string(t.target));
    for (const int value : t.open_cards)
        add(std::to_string(value));
    if (!t.hand_cards.empty() || t.hidden > 0)
        add("hand");
    for (const int value : t.hand_cards)
        add(std::to_string(value));
    for (int i = 0; i < t.hidden; ++i)
        add("?");
    if (t.call != call::none)
        add(call_name(t.call));
    if (t.from != told::place::unsaid)
        add(t.from == told::place::open ? "open" : "hand");
    if (t.what == action::kind::play && t.target != no_seat)
        add("> " + std::to_string(t.target));
    return text;
}

told tell(const open_part& t, const action& a)
{
    told said;
    said.what = a.what;
    switch (a.what) {
    case action::kind::swap: said.hand_cards.assign(a.hand_cards.begin(), a.hand_cards.end()); [[fallthrough]];
    case action::kind::pick: said.open_cards.assign(a.open_cards.begin(), a.open_cards.end()); break;
    case action::kind::play:
        said.value = a.value;
        said.from = a.from_open ? told::place::open : told::place::hand;
        said.call = a.call;
        if (t.rules->chaos_target)
            said.target = a.target;
        break;
    case action::kind::name:
        said.target = a.target;
        said.call = a.call;
        break;
    case action::kind::keep:
    case action::kind::pass: break;
    }
    return said;
}

parsed<action> read_action(const standpoint& p, std::string_view text)
{
    const parsed<told> read = read_words(text, p.on.players, false);
    if (!read)
        return parsed<action>::failure(read.error);
    action a;
    a.what = *read->what;
    a.value = static_cast<std::uint8_t>(read->value);
    a.call = read->call;
    a.target = static_cast<std::int8_t>(read->target);
    a.open_cards = laid(read->open_cards);
    a.hand_cards = laid(read->hand_cards);
    if (a.what == action::kind::name && a.call == p.on.call)
        a.call = call::none;
    if (a.what != action::kind::play)
        return a;
    a.from_open = read->from == told::place::unsaid ? p.open().find(a.value) >= 0 : read->from == told::place::open;
    if (a.call == call::none)
        a.call = judge(*p.on.rules, question_for(p), a.value).call;
    if (p.on.rules->chaos_target && a.target < 0 && p.on.in.size() == 2)
        for (const seat other : p.on.in)
            if (other != p.who)
                a.target = static_cast<std::int8_t>(other);
    return a;
}

std::optional<told> shown(const open_part& t, seat who, const action& a, seat viewer)
{
    told seen = tell(t, a);
    if (who == viewer || t.rules->all_open)
        return seen;
    if (seen.what == action::kind::pick)
        seen.open_cards.clear();
    seen.hidden = static_cast<int>(seen.hand_cards.size());
    seen.hand_cards.clear();
    return seen;
}

} // namespace hanpan::hulahoo
