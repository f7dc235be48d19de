// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include <QString>

#include "base/message.h"

/// The engine's English sentences in the language of the interface. The sentences are marked with HANPAN_WORDS where
/// they stand in the engine; here they are only looked up.
namespace Words {

/// The sentence in the current language. `context` is the one it is marked with: a game's id, or "engine".
QString engine(std::string_view context, std::string_view sentence);

/// What the engine says of input that cannot be used, or of an action that is not allowed, filled in and with the
/// particles that fit. Sentences that a game shares with the engine are found as well.
QString said(const hanpan::message& message);
/// The same for a sentence that names pieces (hanpan::message::of_pieces); `sign` writes each of them.
QString said(const hanpan::message& message, const std::function<QString(const QString& face)>& sign);

/// A bot level's name ("초급", "Learner").
QString levelName(const QString& level);

/// What a level of that name means, in one line.
QString levelHint(const QString& level);

/// A number of chips or points: thousands separators, a half as ".5" ("1,250", "2.5").
QString amount(double units);
/// The same with that many decimals.
QString amount(double units, int decimals);

/// The same with its sign, a real minus sign ("+6", "−3", "0").
QString signedAmount(double units);
QString signedAmount(double units, int decimals);

} // namespace Words
