// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include "search/bot.h"
#include "tablerows.h"

struct GameTable;

/// The coach at the table: what the person's choices promise, by the same search and the same View as a bot's. It is told
/// what the search found, and says it one choice after the other.
class Coach {
public:
    /// The coach thinks as the best do, and no longer than a person likes to wait; ms.
    static constexpr const char* level = "master";
    static constexpr int thinkingMs = 1500;

    enum class Asked { Nothing, Another, Think };
    /// The person asks: the search has to be started, or another of its choices is shown (after the last the best one).
    Asked ask();
    /// What the search found; false when nobody waits for it any more.
    bool told(const hanpan::advice& advice);
    /// This is what is to be done, whatever else could be.
    void show(const QString& action);
    /// Everything is forgotten; false when there was nothing.
    bool drop();
    bool thinks() const { return thinks_; }
    /// It has something to say.
    bool tells() const { return advice_.has_value(); }

    /// What TableFace::hint says. `words`: an action as a sentence; `pieces`: ids of the own pieces an action names.
    Hint shown(const GameTable* game, const std::function<QString(const QString&)>& words,
               const std::function<QList<int>(const QString&)>& pieces) const;

private:
    std::optional<hanpan::advice> advice_; ///< of this position, once asked for
    int index_ = 0;                        ///< of its options, the one shown
    bool thinks_ = false;
};
