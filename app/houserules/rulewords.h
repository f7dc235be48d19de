// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "rulebook/rulebook.h"

/// The words of the house rules in the language of the screen. The engine's English sentences are the keys; everything
/// here looks them up anew, so callers ask again after a change of language.

/// A label, help line or reason of the rulebook.
QString ruleWord(const hanpan::rulebook& book, std::string_view english);

/// A field's value in a person's words: "on", "15 points", "4.0 s", "first to call", "3, 5, 3".
QString ruleValueText(const hanpan::rulebook& book, const hanpan::rule_info& field, const hanpan::json& value);

/// The unit beside a number; `number`: a value in table units ("ms" are shown as seconds).
QString ruleUnitText(std::string_view unit, int number);

/// A preset's label; its id if the book has no such preset.
QString presetWord(const hanpan::rulebook& book, const QString& id);

/// "“Court cards: 10 points” and “Major blast: by total” do not go together.", followed by the rulebook's own sentence.
QString contradictionText(const hanpan::rulebook& book, const hanpan::rule_problem& problem,
                          const hanpan::rule_values& values);

/// Why rulebook::read refuses `input`, with the rules' labels; empty when it does not.
QString readProblem(const hanpan::rulebook& book, const hanpan::json& input);

/// What is wrong with one value; empty when nothing is.
QString valueProblem(const hanpan::rulebook& book, const hanpan::rule_info& field, const hanpan::json& value);
