// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/eval_line.h"

namespace hanpan {

std::string eval_field::text(const std::string& kind) const
{
    if (!value.is_string())
        must_be(kind);
    return value.get<std::string>();
}

int eval_field::number(int least, int most, const char* what) const
{
    if (!value.is_number_integer() || value.get<std::int64_t>() < least || value.get<std::int64_t>() > most)
        must_be(what + (" from " + std::to_string(least)) + " to " + std::to_string(most));
    return value.get<int>();
}

bool eval_field::flag() const
{
    if (!value.is_boolean())
        must_be("true or false");
    return value.get<bool>();
}

std::optional<eval_field> eval_line::given(const char* key) const
{
    const auto it = line_.find(key);
    return it == line_.end() || it->is_null() ? std::nullopt : std::optional(named(key, *it));
}

eval_field eval_line::operator[](const char* key) const
{
    const auto it = line_.find(key);
    if (it == line_.end())
        throw malformed{"the question needs \"" + std::string(key) + "\""};
    return named(key, *it);
}

void eval_line::needs(std::initializer_list<const char*> keys, const char* kind) const
{
    for (const char* key : keys)
        if (const auto field = given(key); !field || !field->value.is_string())
            throw malformed{"the question needs \"" + std::string(key) + "\", a string" + kind};
}

void eval_line::only(const std::vector<std::string_view>& fields) const
{
    if (std::string wrong = unknown_key(line_, fields); !wrong.empty())
        throw malformed{std::move(wrong)};
}

} // namespace hanpan
