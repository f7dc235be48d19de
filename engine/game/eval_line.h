// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

class eval_line {
public:
    /// `line` must outlive this object; a line that is not an object has no fields.
    explicit eval_line(const json& line) : line_(line) {}

    /// The field, or null where it is missing or null.
    const json* given(const char* key) const;
    /// The field; throws `malformed` where it is missing.
    const json& field(const char* key) const;
    /// The field as a string.
    std::string text(const char* key) const;
    /// The field as a seat of `players`.
    seat seat_of(const char* key, int players) const;
    /// The field as a number from `least` to `most`; `what` is its kind in the error: "a number of cards".
    int number(const char* key, int least, int most, const char* what) const;
    /// Throws `malformed` where the line holds a field besides these and game, ask and rules.
    void only(const std::vector<std::string_view>& fields) const;

    const json& line() const { return line_; }

private:
    const json& line_;
};

/// A value as a string; `where` names it in the error.
std::string text_of(const json& value, const std::string& where);

/// What was read from text; throws `malformed` with the reader's error after `where`.
template <class T>
T read_or_refuse(const parsed<T>& read, const std::string& where)
{
    if (!read)
        throw malformed{where + ": " + read.error.text()};
    return *read;
}

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
        const json* given = asked.given("rules");
        const parsed<rule_values> values = book.read(given == nullptr ? json() : *given);
        if (!values)
            return failure(values.error);
        const std::string ask = asked.text("ask");
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
