// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/situation.h"

class BookWriter;

/// A game's name, its book of rules, and the words for its rules.
class GameBook {
public:
    virtual ~GameBook() = default;

    /// The game's name.
    virtual QString name() const = 0;
    /// The game's author, or who wrote it down; "" = nobody.
    virtual QString credit() const { return {}; }
    /// Writes the game's book of the rules in force.
    virtual void writeBook(BookWriter& book) const = 0;
    /// The value of a text rule spelled out, if it is only a name ("seed_7").
    virtual QString spelledRule(const QString& /*ruleId*/, const QString& value) const { return value; }
    /// The value of a text rule in people's words ("set 3 · run 4, …"); "" = as it is written.
    virtual QString toldRule(const QString& /*ruleId*/, const QString& /*value*/) const { return {}; }
    /// The meaning of each number of a rule with several ("Snake", "Boa", "Dragon"); {} = the first, the second, …
    virtual QStringList numberNames(const QString& /*ruleId*/) const { return {}; }
    /// More words under which people look for a rule, as lessons say them.
    virtual QString alsoCalled(const QString& /*ruleId*/) const { return {}; }
    /// The preset for a person who has chosen none; "" = the rulebook's first.
    virtual QString firstPreset() const { return {}; }

protected:
    GameBook() = default;
};
