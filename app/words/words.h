// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include <QString>
#include <QVariantList>

/// The engine's English sentences in the language of the interface. The sentences are marked with HANPAN_WORDS where
/// they stand in the engine; here they are only looked up.
namespace Words {

/// The sentence in the current language. `context` is the one it is marked with: a game's id, or "engine".
QString engine(std::string_view context, std::string_view sentence);

/// The same with %1, %2 … replaced by `numbers`, in order.
QString engine(std::string_view context, std::string_view sentence, const QVariantList& numbers);

/// A bot level's name ("초급", "Learner").
QString levelName(const QString& level);

/// What a level of that name means, in one line.
QString levelHint(const QString& level);

/// A number of chips or points: thousands separators, a half as ".5" ("1,250", "2.5").
QString amount(double units);

/// The same with its sign, a real minus sign ("+6", "−3", "0").
QString signedAmount(double units);

} // namespace Words
