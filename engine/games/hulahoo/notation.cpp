// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hulahoo/notation.h"

#include <sstream>
#include <vector>

#include "base/index.h"
#include "games/hulahoo/actions.h"
#include "games/hulahoo/view.h"

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

std::string known_words() { return "known are: swap, keep, pick, play, name, pass"; }

parsed<int> read_seat(const state& s, const std::string& word)
{
    if (word.size() == 1 && word[0] >= '0' && word[0] < '0' + s.players)
        return word[0] - '0';
    return parsed<int>::failure("'" + word + "' is not a seat from 0 to " + std::to_string(s.players - 1));
}

call read_call(std::string_view word)
{
    for (const call c : {call::higher, call::lower, call::doubled, call::anything})
        if (call_name(c) == word)
            return c;
    return call::none;
}

parsed<action> read_row_action(action a, const std::vector<std::string>& words)
{
    row<7>* into = &a.open_cards;
    for (std::size_t i = 1; i < words.size(); ++i) {
        if (words[i] == "hand" && a.what == action::kind::swap && into == &a.open_cards) {
            into = &a.hand_cards;
            continue;
        }
        const parsed<int> value = read_value(words[i]);
        if (!value)
            return parsed<action>::failure(value.error);
        if (into->size == 7)
            return parsed<action>::failure("too many cards after '" + words[0] + "'");
        into->push(*value);
    }
    return a;
}

parsed<action> read_play(const state& s, seat who, const std::vector<std::string>& words)
{
    using result = parsed<action>;
    if (words.size() < 2)
        return result::failure("'play' needs a card");
    const parsed<int> value = read_value(words[1]);
    if (!value)
        return result::failure(value.error);
    action a;
    a.what = action::kind::play;
    a.value = static_cast<std::uint8_t>(*value);
    a.from_open = s.open[at(who)].find(*value) >= 0;
    for (std::size_t i = 2; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (word == "open" || word == "hand") {
            a.from_open = word == "open";
        } else if (word == ">") {
            if (i + 1 == words.size())
                return result::failure("'>' needs the seat that must answer");
            const parsed<int> target = read_seat(s, words[++i]);
            if (!target)
                return result::failure(target.error);
            a.target = static_cast<std::int8_t>(*target);
        } else if (const call c = read_call(word); c != call::none) {
            a.call = c;
        } else {
            return result::failure("'" + word +
                                   "' is neither a call (higher, lower, double, anything) nor open, hand or '>'");
        }
    }
    if (a.call == call::none)
        a.call = judge(*s.rules, question_for(s, who), a.value).call;
    if (s.rules->chaos_target && a.target < 0 && s.in.size() == 2)
        for (const seat other : s.in)
            if (other != who)
                a.target = static_cast<std::int8_t>(other);
    return a;
}

} // namespace

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

std::string to_text(const state& s, const action& a)
{
    switch (a.what) {
    case action::kind::pick: return "pick " + to_text(a.open_cards);
    case action::kind::swap: {
        std::string text = "swap";
        if (a.open_cards.size > 0)
            text += " " + to_text(a.open_cards);
        if (a.hand_cards.size > 0)
            text += " hand " + to_text(a.hand_cards);
        return text;
    }
    case action::kind::keep: return "keep";
    case action::kind::play: {
        std::string text = "play " + std::to_string(a.value);
        if (a.call != call::none)
            text += " " + std::string(call_name(a.call));
        text += a.from_open ? " open" : " hand";
        if (s.rules->chaos_target && a.target >= 0)
            text += " > " + std::to_string(a.target);
        return text;
    }
    case action::kind::name:
        return "name " + std::to_string(a.target) + (a.call == call::none ? "" : " " + std::string(call_name(a.call)));
    case action::kind::pass: return "pass";
    }
    return "";
}

parsed<action> read_action(const state& s, seat who, std::string_view text)
{
    using result = parsed<action>;
    const std::vector<std::string> words = split(text);
    if (words.empty())
        return result::failure("an empty action; " + known_words());
    action a;
    if (words[0] == "play")
        return read_play(s, who, words);
    if (words[0] == "pick" || words[0] == "swap") {
        a.what = words[0] == "pick" ? action::kind::pick : action::kind::swap;
        return read_row_action(a, words);
    }
    if (words[0] == "name") {
        if (words.size() < 2 || words.size() > 3)
            return result::failure("'name' needs a seat, and may have a call");
        const parsed<int> target = read_seat(s, words[1]);
        if (!target)
            return result::failure(target.error);
        a.what = action::kind::name;
        a.target = static_cast<std::int8_t>(*target);
        if (words.size() == 3) {
            a.call = read_call(words[2]);
            if (a.call == call::none)
                return result::failure("'" + words[2] + "' is not a call");
            if (a.call == s.call)
                a.call = call::none;
        }
        return a;
    }
    if (words[0] != "keep" && words[0] != "pass")
        return result::failure("'" + words[0] + "' is not an action; " + known_words());
    if (words.size() > 1)
        return result::failure("nothing may follow '" + words[0] + "'");
    a.what = words[0] == "keep" ? action::kind::keep : action::kind::pass;
    return a;
}

std::string public_text(const state& s, seat who, const action& a, seat viewer)
{
    if (who == viewer || s.rules->all_open)
        return to_text(s, a);
    if (a.what == action::kind::pick)
        return "pick";
    if (a.what == action::kind::swap && a.hand_cards.size > 0) {
        action shown = a;
        shown.hand_cards = {};
        std::string text = to_text(s, shown) + " hand";
        for (int i = 0; i < a.hand_cards.size; ++i)
            text += " ?";
        return text;
    }
    return to_text(s, a);
}

} // namespace hanpan::hulahoo
