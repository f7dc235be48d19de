// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/eval_line.h"

namespace hanpan {

const json* eval_line::given(const char* key) const
{
    const auto it = line_.find(key);
    return it == line_.end() || it->is_null() ? nullptr : &*it;
}

const json& eval_line::field(const char* key) const
{
    const auto it = line_.find(key);
    if (it == line_.end())
        throw malformed{"the question needs \"" + std::string(key) + "\""};
    return *it;
}

std::string eval_line::text(const char* key) const { return text_of(field(key), "\"" + std::string(key) + "\""); }

seat eval_line::seat_of(const char* key, int players) const
{
    const json& value = field(key);
    if (!value.is_number_integer() || value.get<std::int64_t>() < 0 || value.get<std::int64_t>() >= players)
        throw malformed{"\"" + std::string(key) + "\" must be a seat from 0 to " + std::to_string(players - 1) +
                        ", not " + value.dump()};
    return value.get<int>();
}

int eval_line::number(const char* key, int least, int most, const char* what) const
{
    const json& value = field(key);
    if (!value.is_number_integer() || value.get<std::int64_t>() < least || value.get<std::int64_t>() > most)
        throw malformed{"\"" + std::string(key) + "\" must be " + what + " from " + std::to_string(least) + " to " +
                        std::to_string(most) + ", not " + value.dump()};
    return value.get<int>();
}

void eval_line::only(const std::vector<std::string_view>& fields) const
{
    if (std::string wrong = unknown_key(line_, fields); !wrong.empty())
        throw malformed{std::move(wrong)};
}

std::string text_of(const json& value, const std::string& where)
{
    if (!value.is_string())
        throw malformed{where + " must be a string, not " + value.dump()};
    return value.get<std::string>();
}

} // namespace hanpan
