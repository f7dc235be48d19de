// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cassert>
#include <initializer_list>
#include <type_traits>
#include <utility>

#include "rulebook/rulebook.h"

namespace hanpan {

/// A rulebook bound to the struct `R` that the game's code reads. Built once per game by chaining:
///
///     rule_table<rules> book("hoola");
///     book.group("turns", HANPAN_WORDS("hoola", "Discards and claims"));
///     book.flag("battle", &rules::battle, label, help);
///     book.number("claim_window_ms", &rules::claim_window_ms, 0, 15000, label, help).unit("ms").step(500)
///         .only_if({"battle"}, [](const rules& r) { return r.battle; }, HANPAN_WORDS("hoola", "…why not…"));
///     book.choice("ace_runs", &rules::ace_runs, {{"low", ace_runs::low, label}, …}, label, help);
///     book.contradiction("face_value", "blast_high", [](const rules& r) { return …; }, sentence);
///     book.preset("seed", label, help, R"({})");
template <class R>
class rule_table final : public rulebook {
public:
    /// A condition on the rules. It is no closure, because a table has hundreds and compilers take long over each.
    using question = bool (*)(const R&);

    /// A choice's value as printed in RULES.md: a word, or a number.
    struct choice_value {
        constexpr choice_value(const char* text) : word(text) {}
        constexpr choice_value(int value) : number(value) {}
        constexpr choice_value(double value) : number(value) {}
        json as_json() const
        {
            if (!word.empty())
                return word;
            const int whole = static_cast<int>(number);
            return whole == number ? json(whole) : json(number);
        }
        std::string_view word;
        double number = 0;
    };
    template <class E>
    struct option {
        choice_value value;
        E code;
        std::string_view label;
    };

    explicit rule_table(std::string_view game) { game_ = game; }

    /// Refines the field just added.
    class added {
    public:
        added& unit(std::string_view id) { return info().unit = id, *this; }
        /// A 0 stands for this ("no limit") instead of the number.
        added& zero(std::string_view meaning) { return info().zero = meaning, *this; }
        added& step(int size) { return info().step = size, *this; }
        added& hidden() { return info().in_panel = false, *this; }
        /// The field has an effect only while `condition` holds; otherwise the panel greys it with `sentence`. `fields`
        /// decide that; the first one is named as the cause. May be called several times.
        added& only_if(std::initializer_list<std::string_view> fields, question condition, std::string_view sentence)
        {
            for (const std::string_view f : fields)
                if (std::find(info().depends_on.begin(), info().depends_on.end(), f) == info().depends_on.end())
                    info().depends_on.push_back(f);
            table_->access_[index_].conditions.push_back({*fields.begin(), condition, sentence});
            return *this;
        }
        /// The grammar of a text or list field: `check` gives an error sentence, or an empty one.
        added& syntax(std::function<message(const json&)> check)
        {
            return table_->access_[index_].syntax = std::move(check), *this;
        }

    private:
        friend rule_table;
        added(rule_table* table, std::size_t index) : table_(table), index_(index) {}
        rule_info& info() { return table_->fields_[index_]; }
        rule_table* table_;
        std::size_t index_;
    };

    void group(std::string_view id, std::string_view label) { groups_.push_back({id, label}); }

    added flag(std::string_view id, bool R::*member, std::string_view label, std::string_view help)
    {
        return add(
            id, rule_kind::flag, label, help, [member](const R& r) { return json(r.*member); },
            [member](R& r, const json& v) { r.*member = v.template get<bool>(); });
    }

    template <class I>
    added number(std::string_view id, I R::*member, int min, int max, std::string_view label, std::string_view help)
    {
        static_assert(std::is_integral_v<I>);
        added a = add(
            id, rule_kind::number, label, help, [member](const R& r) { return json(static_cast<int>(r.*member)); },
            [member](R& r, const json& v) { r.*member = static_cast<I>(v.template get<int>()); });
        a.info().min = min;
        a.info().max = max;
        return a;
    }

    template <class E>
    added choice(std::string_view id, E R::*member, std::type_identity_t<std::initializer_list<option<E>>> options,
                 std::string_view label, std::string_view help)
    {
        std::vector<coded> values;
        for (const option<E>& o : options)
            values.push_back({{o.value.as_json(), o.label}, static_cast<double>(o.code)});
        return add_choice(
            id, label, help, std::move(values), [member](const R& r) { return static_cast<double>(r.*member); },
            [member](R& r, double code) { r.*member = static_cast<E>(code); });
    }

    /// `C` is a container of integers: std::array, std::vector, a fixed vector.
    template <class C>
    added numbers(std::string_view id, C R::*member, int count_min, int count_max, int min, int max,
                  std::string_view label, std::string_view help)
    {
        added a = add(
            id, rule_kind::numbers, label, help, [member](const R& r) { return json(r.*member); },
            [member](R& r, const json& v) { r.*member = v.template get<C>(); });
        a.info().count_min = count_min;
        a.info().count_max = count_max;
        a.info().min = min;
        a.info().max = max;
        return a;
    }

    added text(std::string_view id, std::string R::*member, std::string_view label, std::string_view help)
    {
        return add(
            id, rule_kind::text, label, help, [member](const R& r) { return json(r.*member); },
            [member](R& r, const json& v) { r.*member = v.template get<std::string>(); });
    }

    /// A list whose elements the game reads and writes itself (custom hands).
    /// `parts`: what an element is made of; at most `count_max` elements.
    added list(std::string_view id, std::vector<rule_part> parts, int count_max, std::function<json(const R&)> get,
               std::function<void(R&, const json&)> set, std::string_view label, std::string_view help)
    {
        added a = add(id, rule_kind::list, label, help, std::move(get), std::move(set));
        a.info().parts = std::move(parts);
        a.info().count_max = count_max;
        return a;
    }

    /// These two fields may not stand together while `holds` is true.
    void contradiction(std::string_view field, std::string_view other, question holds, std::string_view sentence)
    {
        conflicts_.push_back({field, other, holds, sentence});
    }

    rule_preset& preset(std::string_view id, std::string_view label, std::string_view help,
                        std::string_view differences)
    {
        presets_.push_back({id, label, help, json::parse(differences)});
        return presets_.back();
    }

    /// The struct for complete, well-typed values (as `read` gives them).
    R bind(const rule_values& values) const
    {
        R rules{};
        for (std::size_t i = 0; i < fields_.size(); ++i)
            if (const auto it = values.find(fields_[i].id); it != values.end())
                access_[i].set(rules, *it);
        return rules;
    }

    rule_values values(const R& rules) const
    {
        rule_values all = json::object();
        for (std::size_t i = 0; i < fields_.size(); ++i)
            all[std::string(fields_[i].id)] = access_[i].get(rules);
        return all;
    }

    std::vector<rule_problem> contradictions(const rule_values& values) const override
    {
        const R rules = bind(values);
        std::vector<rule_problem> found;
        for (const conflict& c : conflicts_)
            if (c.holds(rules))
                found.push_back({std::string(c.field), std::string(c.other), c.sentence});
        return found;
    }

    std::optional<rule_greyed> greyed(std::string_view field, const rule_values& values) const override
    {
        for (std::size_t i = 0; i < fields_.size(); ++i)
            if (fields_[i].id == field && !access_[i].conditions.empty()) {
                const R rules = bind(values);
                for (const condition& c : access_[i].conditions)
                    if (!c.holds(rules))
                        return rule_greyed{c.by, c.sentence};
            }
        return std::nullopt;
    }

protected:
    message syntax_error(const rule_info& field, const json& value) const override
    {
        for (std::size_t i = 0; i < fields_.size(); ++i)
            if (fields_[i].id == field.id && access_[i].syntax)
                return access_[i].syntax(value);
        return {};
    }

private:
    struct condition {
        std::string_view by;
        question holds;
        std::string_view sentence;
    };
    struct accessors {
        std::function<json(const R&)> get;
        std::function<void(R&, const json&)> set;
        std::vector<condition> conditions;
        std::function<message(const json&)> syntax;
    };
    struct conflict {
        std::string_view field;
        std::string_view other;
        question holds;
        std::string_view sentence;
    };

    added add(std::string_view id, rule_kind kind, std::string_view label, std::string_view help,
              std::function<json(const R&)> get, std::function<void(R&, const json&)> set)
    {
        assert(!groups_.empty() && find_field(id) == nullptr);
        rule_info info;
        info.id = id;
        info.group = groups_.back().id;
        info.kind = kind;
        info.label = label;
        info.help = help;
        info.default_value = get(R{});
        fields_.push_back(std::move(info));
        access_.push_back({std::move(get), std::move(set), {}, {}});
        return added(this, fields_.size() - 1);
    }

    /// A choice's value and what stands for it in `R`.
    struct coded {
        rule_choice choice;
        double code;
    };

    added add_choice(std::string_view id, std::string_view label, std::string_view help, std::vector<coded> values,
                     std::function<double(const R&)> get, std::function<void(R&, double)> set)
    {
        std::vector<rule_choice> choices;
        for (const coded& v : values)
            choices.push_back(v.choice);
        added a = add(
            id, rule_kind::choice, label, help,
            [values, get = std::move(get)](const R& r) {
                for (const coded& v : values)
                    if (v.code == get(r))
                        return v.choice.value;
                return json();
            },
            [values, set = std::move(set)](R& r, const json& value) {
                for (const coded& v : values)
                    if (v.choice.value == value)
                        set(r, v.code);
            });
        a.info().choices = std::move(choices);
        return a;
    }

    std::vector<accessors> access_;
    std::vector<conflict> conflicts_;
};

} // namespace hanpan
