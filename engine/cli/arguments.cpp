// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/arguments.h"

#include <algorithm>

#include "base/json_text.h"

namespace hanpan::cli {

namespace {

std::string name(std::string_view key) { return "\"" + std::string(key) + "\""; }

std::string shown(const json& value)
{
    constexpr std::size_t longest = 80;
    const std::string text = json_line(value);
    return text.size() <= longest ? text : text.substr(0, longest) + "…";
}

} // namespace

arguments::arguments(const json& object, std::initializer_list<std::string_view> known) : object_(object)
{
    for (const auto& [key, value] : object.items()) {
        if (key == "cmd" || std::find(known.begin(), known.end(), key) != known.end())
            continue;
        std::string there_are;
        for (const std::string_view k : known)
            there_are += (there_are.empty() ? "" : ", ") + name(k);
        throw unusable("unknown key " + in_quotes(key) +
                       (there_are.empty() ? "; this command takes none" : "; this command takes " + there_are));
    }
}

bool arguments::has(std::string_view key) const { return object_.contains(std::string(key)); }

const json& arguments::needed(std::string_view key) const
{
    const auto it = object_.find(std::string(key));
    if (it == object_.end())
        throw unusable("the command needs " + name(key));
    return *it;
}

std::string arguments::text(std::string_view key) const
{
    const json& value = needed(key);
    if (!value.is_string())
        throw unusable(name(key) + " must be a string, not " + shown(value));
    return value.get<std::string>();
}

std::optional<std::string> arguments::optional_text(std::string_view key) const
{
    return has(key) ? std::optional(text(key)) : std::nullopt;
}

int arguments::number(std::string_view key, int min, int max) const
{
    const json& value = needed(key);
    // Big unsigned numbers would wrap as signed ones.
    const bool fits =
        value.is_number_integer() &&
        !(value.is_number_unsigned() && value.get<std::uint64_t>() > static_cast<std::uint64_t>(INT64_MAX)) &&
        value.get<std::int64_t>() >= min && value.get<std::int64_t>() <= max;
    if (!fits)
        throw unusable(name(key) + " must be a whole number from " + std::to_string(min) + " to " +
                       std::to_string(max) + ", not " + shown(value));
    return value.get<int>();
}

std::optional<int> arguments::optional_number(std::string_view key, int min, int max) const
{
    return has(key) ? std::optional(number(key, min, max)) : std::nullopt;
}

std::optional<std::uint64_t> arguments::optional_seed(std::string_view key) const
{
    if (!has(key))
        return std::nullopt;
    const json& value = needed(key);
    if (!value.is_number_unsigned())
        throw unusable(name(key) + " must be a whole number from 0 to 2^64-1, not " + shown(value));
    return value.get<std::uint64_t>();
}

std::optional<half_units> arguments::optional_amount(std::string_view key) const
{
    if (!has(key))
        return std::nullopt;
    const json& value = needed(key);
    const double halves = value.is_number() ? value.get<double>() * 2 : 0;
    if (!(halves >= 1 && halves <= 2e9) || halves != static_cast<double>(static_cast<half_units>(halves)))
        throw unusable(name(key) + " must be an amount above 0 in whole or half chips, not " + shown(value));
    return static_cast<half_units>(halves);
}

json arguments::optional_value(std::string_view key) const { return has(key) ? needed(key) : json(); }

} // namespace hanpan::cli
