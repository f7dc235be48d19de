// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulewords.h"

#include <QCoreApplication>
#include <QLocale>

#include "games/gametable.h"
#include "ruleaccess.h"
#include "words/particles.h"
#include "words/words.h"

using hanpan::json;
using hanpan::rule_info;
using hanpan::rule_kind;
using hanpan::rulebook;

namespace {

struct RuleWordsTr {
    Q_DECLARE_TR_FUNCTIONS(RuleWords)
};

/// Values also come from outside (a pasted code): a sentence never contains more than a line of them.
QString shortened(QString text)
{
    constexpr int most = 60;
    return text.size() > most ? text.left(most - 1) + QChar(0x2026) : text;
}

QString listText(const json& value)
{
    QStringList names;
    for (const json& element : value)
        if (element.is_object() && element.contains("name") && element["name"].is_string())
            names.append(QString::fromStdString(element["name"].get<std::string>()));
        else
            names.append(element.is_string() ? QString::fromStdString(element.get<std::string>())
                                             : QString::fromStdString(element.dump()));
    return names.isEmpty() ? RuleWordsTr::tr("none") : names.join(QStringLiteral(", "));
}

} // namespace

QString ruleWord(const rulebook& book, std::string_view english) { return Words::engine(book.game(), english); }

QString ruleUnitText(std::string_view unit, int number)
{
    const QLocale locale;
    QString plain = locale.toString(number);
    const bool one = number == 1;
    if (unit == "ms")
        return RuleWordsTr::tr("%1 s").arg(locale.toString(number / 1000.0, 'f', 1));
    if (unit == "s" || unit == "seconds")
        return RuleWordsTr::tr("%1 s").arg(plain);
    if (unit == "points")
        return (one ? RuleWordsTr::tr("%1 point") : RuleWordsTr::tr("%1 points")).arg(plain);
    if (unit == "stakes")
        return (one ? RuleWordsTr::tr("%1 stake") : RuleWordsTr::tr("%1 stakes")).arg(plain);
    if (unit == "chips")
        return (one ? RuleWordsTr::tr("%1 chip") : RuleWordsTr::tr("%1 chips")).arg(plain);
    if (unit == "cards")
        return (one ? RuleWordsTr::tr("%1 card") : RuleWordsTr::tr("%1 cards")).arg(plain);
    if (unit == "laps")
        return (one ? RuleWordsTr::tr("%1 lap", "once round the table")
                    : RuleWordsTr::tr("%1 laps", "times round the table"))
            .arg(plain);
    if (unit == "rounds")
        return (one ? RuleWordsTr::tr("%1 round") : RuleWordsTr::tr("%1 rounds")).arg(plain);
    if (unit == "players")
        return (one ? RuleWordsTr::tr("%1 player") : RuleWordsTr::tr("%1 players")).arg(plain);
    if (unit == "times")
        return (one ? RuleWordsTr::tr("%1 time") : RuleWordsTr::tr("%1 times")).arg(plain);
    if (unit.empty())
        return plain;
    return plain + QChar(' ') + toQString(unit);
}

QString ruleValueText(const rulebook& book, const rule_info& field, const json& value)
{
    switch (field.kind) {
    case rule_kind::flag:
        if (value.is_boolean())
            return value.get<bool>() ? RuleWordsTr::tr("on") : RuleWordsTr::tr("off");
        break;
    case rule_kind::number:
        if (value.is_number_integer())
            return value == 0 && !field.zero.empty() ? ruleWord(book, field.zero)
                                                     : ruleUnitText(field.unit, value.get<int>());
        break;
    case rule_kind::choice:
        for (const hanpan::rule_choice& choice : field.choices)
            if (choice.value == value)
                return ruleWord(book, choice.label);
        break;
    case rule_kind::numbers: {
        QStringList numbers;
        for (const json& element : value)
            numbers.append(QString::fromStdString(element.dump()));
        return numbers.join(QStringLiteral(", "));
    }
    case rule_kind::text:
        if (value.is_string()) {
            const QString written = QString::fromStdString(value.get<std::string>());
            const GameTable* const game = tableGame(toQString(book.game()));
            const QString told = game ? game->book.toldRule(toQString(field.id), written) : QString();
            return told.isEmpty() ? written : told;
        }
        break;
    case rule_kind::list:
        if (value.is_array())
            return listText(value);
        break;
    }
    return QString::fromStdString(value.dump());
}

QString presetWord(const rulebook& book, const QString& id)
{
    const hanpan::rule_preset* preset = book.find_preset(toStdString(id));
    return preset ? ruleWord(book, preset->label) : id;
}

QString contradictionText(const rulebook& book, const hanpan::rule_problem& problem, const hanpan::rule_values& values)
{
    const auto named = [&](const std::string& id) {
        const rule_info* info = book.find_field(id);
        return info ? RuleWordsTr::tr("“%1: %2”")
                          .arg(ruleWord(book, info->label), ruleValueText(book, *info, values.at(id)))
                    : QString::fromStdString(id);
    };
    const QString pair =
        RuleWordsTr::tr("%1 and %2 can't be combined.").arg(named(problem.field), named(problem.other));
    const QString why = Words::said(problem.said(book.game()));
    return why.isEmpty() ? pair : pair + QChar(' ') + why;
}

namespace {

QString valueSentence(const rulebook& book, const rule_info& field, const json& value)
{
    const hanpan::message error = book.value_error(field, value);
    if (error.empty())
        return {};
    const QString name = ruleWord(book, field.label);
    const QString given = shortened(value.is_string() ? QString::fromStdString(value.get<std::string>())
                                                      : QString::fromStdString(value.dump()));
    switch (field.kind) {
    case rule_kind::flag: return RuleWordsTr::tr("“%1” is either on or off, not %2.").arg(name, given);
    case rule_kind::number:
        return RuleWordsTr::tr("“%1” is a whole number from %2 to %3, not %4.")
            .arg(name, QString::number(field.min), QString::number(field.max), given);
    case rule_kind::choice: {
        QStringList known;
        for (const hanpan::rule_choice& choice : field.choices)
            known.append(ruleWord(book, choice.label));
        return RuleWordsTr::tr("“%1” is one of %2, not %3.").arg(name, known.join(QStringLiteral(", ")), given);
    }
    case rule_kind::numbers:
        if (!value.is_array() || static_cast<int>(value.size()) < field.count_min ||
            static_cast<int>(value.size()) > field.count_max)
            return field.count_min == field.count_max
                       ? RuleWordsTr::tr("“%1” is a list of %2 numbers, not %3.")
                             .arg(name, QString::number(field.count_min), given)
                       : RuleWordsTr::tr("“%1” is a list of %2 to %3 numbers, not %4.")
                             .arg(name, QString::number(field.count_min), QString::number(field.count_max), given);
        return RuleWordsTr::tr("“%1” takes whole numbers from %2 to %3, not %4.")
            .arg(name, QString::number(field.min), QString::number(field.max), given);
    case rule_kind::text:
    case rule_kind::list: break;
    }
    // "rule '%1': %2": the second part is the engine's own sentence.
    return RuleWordsTr::tr("“%1”: %2").arg(name, Words::said(error.parts().back()));
}

} // namespace

QString valueProblem(const rulebook& book, const rule_info& field, const json& value)
{
    return withParticles(valueSentence(book, field, value));
}

QString readProblem(const rulebook& book, const json& input)
{
    const auto result = book.read(input);
    if (result)
        return {};
    if (!input.is_object())
        return RuleWordsTr::tr("It contains no rules.");
    const auto preset = input.find("preset");
    if (preset != input.end() && (!preset->is_string() || !book.find_preset(preset->get<std::string>())))
        return RuleWordsTr::tr("This version has no preset “%1”; perhaps it comes from a newer one.")
            .arg(shortened(preset->is_string() ? QString::fromStdString(preset->get<std::string>())
                                               : QString::fromStdString(preset->dump())));
    hanpan::rule_values values =
        preset != input.end() ? book.preset_values(preset->get<std::string>()) : book.defaults();
    for (const auto& [key, value] : input.items()) {
        if (key == "preset")
            continue;
        const rule_info* field = book.find_field(key);
        if (!field)
            return RuleWordsTr::tr("This version has no rule “%1”; perhaps it comes from a newer one.")
                .arg(shortened(QString::fromStdString(key)));
        if (QString problem = valueProblem(book, *field, value); !problem.isEmpty())
            return problem;
        values[key] = value;
    }
    const auto problems = book.contradictions(values);
    return problems.empty() ? Words::said(result.error) : contradictionText(book, problems.front(), values);
}
