// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/json_text.h"

#include <algorithm>
#include <set>

namespace hanpan {

using nlohmann::json;

namespace {

constexpr int deepest = 64;

/// The place where the nesting becomes too deep; npos when it never does.
std::size_t too_deep_at(std::string_view text)
{
    int depth = 0;
    bool in_string = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (in_string) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                in_string = false;
        } else if (c == '"') {
            in_string = true;
        } else if (c == '[' || c == '{') {
            if (++depth > deepest)
                return i;
        } else if (c == ']' || c == '}') {
            --depth;
        }
    }
    return std::string_view::npos;
}

} // namespace

parsed<json> read_json(std::string_view text)
{
    using result = parsed<json>;
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return result::failure(HANPAN_SENTENCE("engine", "there is no JSON, only blanks"));
    if (const std::size_t at = too_deep_at(text); at != std::string_view::npos)
        return result::failure({HANPAN_SENTENCE("engine", "nested too deeply at character %1"), at + 1});
    try {
        // The library lets the second of two equal keys win, which nobody means.
        std::vector<std::set<std::string>> keys;
        std::string doubled;
        const auto watch = [&](int, json::parse_event_t event, const json& value) {
            if (event == json::parse_event_t::object_start)
                keys.emplace_back();
            else if (event == json::parse_event_t::object_end)
                keys.pop_back();
            else if (event == json::parse_event_t::key && !keys.back().insert(value.get<std::string>()).second &&
                     doubled.empty())
                doubled = value.get<std::string>();
            return true;
        };
        json value = json::parse(text, watch);
        if (!doubled.empty())
            return result::failure({HANPAN_SENTENCE("engine", "the key %1 is there twice"), in_quotes(doubled)});
        return result(std::move(value));
    } catch (const json::parse_error& e) {
        // "[json.exception.parse_error.101] parse error at line 1, column 5: syntax error …": what matters is the end.
        std::string what = e.what();
        if (const auto colon = what.find(": "); colon != std::string::npos)
            what.erase(0, colon + 2);
        return result::failure({HANPAN_SENTENCE("engine", "not JSON, at character %1: %2"), e.byte, what});
    } catch (const json::exception& e) {
        std::string what = e.what();
        if (const auto bracket = what.find("] "); bracket != std::string::npos)
            what.erase(0, bracket + 2);
        return result::failure({HANPAN_SENTENCE("engine", "unusable JSON: %1"), what});
    }
}

std::string json_line(const json& value) { return value.dump(-1, ' ', false, json::error_handler_t::replace); }

std::string unknown_key(const json& question, const std::vector<std::string_view>& known)
{
    for (const auto& [key, value] : question.items()) {
        if (key == "game" || key == "ask" || key == "rules" ||
            std::find(known.begin(), known.end(), key) != known.end())
            continue;
        std::string there_are;
        for (const std::string_view k : known)
            there_are += (there_are.empty() ? "\"" : ", \"") + std::string(k) + "\"";
        return "unknown key " + in_quotes(key) + "; besides game, ask and rules this question takes " + there_are;
    }
    return {};
}

json failure(const message& said) { return json{{"error", said.text()}}; }

std::string in_quotes(std::string_view text)
{
    constexpr std::size_t longest = 80;
    if (text.size() <= longest)
        return "'" + std::string(text) + "'";
    return "'" + std::string(text.substr(0, longest)) + "…'";
}

} // namespace hanpan
