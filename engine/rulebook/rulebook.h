// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "base/parsed.h"

namespace hanpan {

using json = nlohmann::json;

/// House rules as data. Each game lists its fields once, in its `rules.h`; the panel, validation, JSON, the command
/// line, records, tests and the bots all read that one list.
enum class rule_kind {
    flag,    ///< true / false
    number,  ///< whole number in [min, max]
    choice,  ///< one of `choices` (strings, or numbers where RULES.md prints numbers)
    numbers, ///< array of `count_min`…`count_max` whole numbers, each in [min, max]
    text,    ///< a string with a grammar of its own, judged by `syntax`
    list,    ///< array of objects or strings, judged by `syntax`
};

/// "flag", "number", …: the word `hanpan-engine games` prints as the field's type ("bool", "int", "enum", …).
std::string_view to_text(rule_kind kind);

/// One value of a choice field, with its short English label (translated by the app).
struct rule_choice {
    json value;
    std::string_view label;
};

/// What kind of thing a part of a list's element is.
enum class part_kind {
    identity, ///< a word of small letters, digits and _ that tells elements apart; nobody has to read it
    text,     ///< a short name
    number,   ///< whole number in [min, max]
    choice,   ///< one of `choices`
    several,  ///< array of one or more of `choices`
};
std::string_view to_text(part_kind kind);

/// One part of every element of a list field (the fixed piece of a house's own hand): what a form asks for.
struct rule_part {
    std::string_view id; ///< the element's key
    part_kind kind = part_kind::text;
    std::string_view label; ///< English, marked with HANPAN_WORDS(<game>, …), as are the choices'
    json initial;           ///< what a new element has; the text of a `text` is marked too
    std::vector<rule_choice> choices;
    int min = 0;
    int max = 0;
};

/// One field of a game's house rules. All words are English and marked with HANPAN_WORDS(<game>, …).
struct rule_info {
    std::string_view id;    ///< as in the game's RULES.md
    std::string_view group; ///< id of one of the rulebook's groups
    rule_kind kind = rule_kind::flag;
    std::string_view label; ///< the row's title in the panel
    std::string_view help;  ///< the row's second line: what it changes
    std::string_view unit;  ///< id of a unit shown with numbers: "ms", "points", "stakes", "cards", "" …
    std::string_view zero;  ///< what a 0 means ("no limit"), marked like the label; "" = the number
    std::vector<rule_choice> choices;
    int min = 0;
    int max = 0;
    int step = 1; ///< what one press of + or - changes
    int count_min = 0;
    int count_max = 0;
    std::vector<rule_part> parts;             ///< of every element of a list
    json default_value;                       ///< filled in from the default-constructed struct
    std::vector<std::string_view> depends_on; ///< ids of the fields that decide whether this one applies
    bool in_panel = true;                     ///< false for `players`, which the set-up page asks for
};

/// A named rule set: the defaults plus differences.
struct rule_preset {
    std::string_view id;
    std::string_view label;
    std::string_view help;
    json differences = json::object();
    bool verified = true;       ///< false: some values were marked `?` in RULES.md
    bool reconstructed = false; ///< true: the source is lost, RULES.md rebuilt it
};

struct rule_group {
    std::string_view id;
    std::string_view label;
};

/// Why a rule set cannot be used: one sentence, with the field it is about and, for contradictions, the other one. The
/// sentence's %1 and %2 stand for `a` and `b`.
struct rule_problem {
    std::string field;
    std::string other;         ///< empty unless two fields contradict each other
    std::string_view sentence; ///< empty: there is no problem
    int a = 0;
    int b = 0;

    bool none() const { return sentence.empty(); }
    /// The sentence with its numbers; `game` is whose rules these are.
    message said(std::string_view game) const;
};

/// Why a field has no effect at the moment (the panel greys it): the sentence, and the field that decides it.
struct rule_greyed {
    std::string_view by;
    std::string_view sentence;
};

/// A complete rule set: a JSON object holding every field of the book. Two rule sets are equal when their values are.
using rule_values = json;

/// The house rules of one game without their C++ struct: what the panel and the command line talk to.
class rulebook {
public:
    virtual ~rulebook() = default;

    std::string_view game() const { return game_; }
    const std::vector<rule_info>& fields() const { return fields_; }
    const std::vector<rule_group>& groups() const { return groups_; }
    const std::vector<rule_preset>& presets() const { return presets_; }
    const rule_info* find_field(std::string_view id) const;
    const rule_preset* find_preset(std::string_view id) const;

    /// Every field at its default.
    rule_values defaults() const;
    /// Every field as the preset has it. The preset must exist.
    rule_values preset_values(std::string_view id) const;

    /// Reads what a person, a file or a pasted code gives: null (defaults), a preset's name, or an object of
    /// differences with an optional "preset" key. Gives the complete rule set, or a sentence naming the field.
    /// Contradictions are errors too, with both fields named.
    parsed<rule_values> read(const json& input) const;

    /// The first thing wrong with one value for one field (type, bounds, unknown choice); empty when fine.
    message value_error(const rule_info& field, const json& value) const;

    /// Everything wrong with complete, well-typed values: the contradictions of the file's validation lines.
    virtual std::vector<rule_problem> contradictions(const rule_values& values) const = 0;

    /// Why the field has no effect under these values; nothing when it has.
    virtual std::optional<rule_greyed> greyed(std::string_view field, const rule_values& values) const = 0;

    /// The fields in which `values` differ from `base`, in table order.
    std::vector<std::string_view> differing(const rule_values& values, const rule_values& base) const;
    /// The shortest way to write the rule set: {"preset": nearest, …differences}.
    json shortest(const rule_values& values) const;

protected:
    /// An extra check of a text or list field's own grammar: empty when fine, else one sentence.
    virtual message syntax_error(const rule_info& field, const json& value) const;

    std::string_view game_;
    std::vector<rule_info> fields_;
    std::vector<rule_group> groups_;
    std::vector<rule_preset> presets_;
};

} // namespace hanpan
