// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>

#include "rulebook/rulebook.h"

/// The house rules of a game as the engine lists them, or nullptr if there is no such game.
const hanpan::rulebook* ruleBook(const QString& game);

/// Lets tests bring a rulebook of their own; `book` must outlive its use, nullptr removes it again.
void addRuleBook(const QString& game, const hanpan::rulebook* book);

/// Converts one value between the engine and QML. Whole numbers stay whole numbers both ways (QML hands them over as
/// doubles).
QVariant toVariant(const hanpan::json& value);
hanpan::json fromVariant(const QVariant& value);

/// Converts text as UTF-8, both ways.
QString toQString(std::string_view text);
std::string toStdString(const QString& text);

/// The preset for a person who has chosen none: the engine's first one, unless the rules file recommends another for
/// the app.
QString firstPreset(const hanpan::rulebook& book);

/// The preset nearest to `values`: the one with the fewest differing fields, the earlier one in a tie.
QString nearestPreset(const hanpan::rulebook& book, const hanpan::rule_values& values);

/// Like rulebook::differing, without the fields the panel does not show (`players`).
std::vector<std::string_view> changedFields(const hanpan::rulebook& book, const hanpan::rule_values& values,
                                            const hanpan::rule_values& base);
