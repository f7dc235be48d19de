// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/json_text.h"
#include "base/seat.h"
#include "rulebook/rule_table.h"

// One line of `hanpan-engine eval`, read field by field. Malformed input is answered by one sentence that names the
// field; nothing is guessed.
namespace hanpan {

/// Thrown while a line is read and caught by `answer_line` alone; holds the sentence of {"error": …}.
struct malformed {
    std::string sentence;
};

/// A value of a question and its name in errors: "\"hands\"[2]". Whatever it turns out not to be throws `malformed`.
struct eval_field {
    const json& value;
    std::string where;

    [[noreturn]] void refuse(const std::string& wrong) const { throw malformed{where + wrong}; }
    [[noreturn]] void must_be(const std::string& what) const { refuse(" must be " + what + ", not " + value.dump()); }

    /// The value as a string; `kind` is what it must be.
    std::string text(const std::string& kind = "a string") const;
    /// What `reader` makes of the string, which takes it as text and gives `parsed<…>`.
    template <class Reader>
    auto read(Reader&& reader, const std::string& kind = "a string") const
    {
        const std::string words = text(kind);
        auto found = reader(words);
        if (!found)
            refuse(": " + found.error.text());
        return *found;
    }
    /// A number from `least` to `most`; `what` is its kind in the error: "a number of cards".
    int number(int least, int most, const char* what) const;
    seat seat_of(int players) const { return number(0, players - 1, "a seat"); }
    bool flag() const;
    /// One of the values in this list.
    eval_field part(const json& one, int index) const { return {one, where + "[" + std::to_string(index) + "]"}; }
};

class eval_line {
public:
    /// `line` must outlive this object; a line that is not an object has no fields.
    explicit eval_line(const json& line) : line_(line) {}

    /// The field, or nothing where it is missing or null.
    std::optional<eval_field> given(const char* key) const;
    /// The field; throws `malformed` where it is missing.
    eval_field operator[](const char* key) const;
    /// Throws `malformed` where one of these fields is missing or no string; `kind` goes on: " of six pieces".
    void needs(std::initializer_list<const char*> keys, const char* kind = "") const;
    /// Throws `malformed` where the line holds a field besides these and game, ask and rules.
    void only(const std::vector<std::string_view>& fields) const;

    /// The whole line as a field of its own.
    eval_field whole() const { return {line_, "the question"}; }

private:
    static eval_field named(const char* key, const json& value) { return {value, "\"" + std::string(key) + "\""}; }

    const json& line_;
};

/// One thing that can be asked of a game: its word, the fields it takes, and the function that answers.
template <class Rules>
struct eval_kind {
    std::string_view ask;
    std::vector<std::string_view> fields;
    json (*answer)(const Rules& law, const eval_line& asked);
};

/// The answer to one line, or {"error": sentence}, under the rules of its field "rules" (the default ones without it).
template <class Rules>
json answer_line(const json& line, const rule_table<Rules>& book, const std::vector<eval_kind<Rules>>& kinds)
{
    try {
        const eval_line asked(line);
        const auto given = asked.given("rules");
        const parsed<rule_values> values = book.read(given ? given->value : json());
        if (!values)
            return failure(values.error);
        const std::string ask = asked["ask"].text();
        std::string there_are;
        for (const eval_kind<Rules>& kind : kinds) {
            if (kind.ask == ask) {
                asked.only(kind.fields);
                return kind.answer(book.bind(*values), asked);
            }
            there_are += (there_are.empty() ? "" : ", ") + std::string(kind.ask);
        }
        throw malformed{"unknown question " + in_quotes(ask) + " for " + std::string(book.game()) +
                        "; there are: " + there_are};
    } catch (const malformed& wrong) {
        return failure(wrong.sentence);
    }
}

} // namespace hanpan
