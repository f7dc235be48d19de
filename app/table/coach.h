// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include "search/bot.h"
#include "tablerows.h"

struct GameTable;

/// The coach at the table: what the person's choices promise, by the same search and the same View as a bot's. It
/// receives what the search found and shows one choice after another.
class Coach {
public:
    /// The coach thinks at the highest level, but no longer than a person likes to wait (ms).
    static constexpr const char* level = "master";
    static constexpr int thinkingMs = 1500;

    enum class Asked { Nothing, Another, Think };
    /// The person asks. Gives whether the search has to be started, or the next of its choices is shown (after the
    /// last, the best one again).
    Asked ask();
    /// Takes what the search found; false when nobody waits for it any more.
    bool told(const hanpan::advice& advice);
    /// Shows this action as the one to take, whatever else is possible.
    void show(const QString& action);
    /// Forgets everything; false when there was nothing.
    bool drop();
    /// Whether it has something to show.
    bool tells() const { return advice_.has_value(); }

    /// The value of TableFace::hint. `words`: gives an action as a sentence; `pieces`: gives the ids of the own pieces
    /// that an action names.
    Hint shown(const GameTable* game, const std::function<QString(const QString&)>& words,
               const std::function<QList<int>(const QString&)>& pieces) const;

private:
    std::optional<hanpan::advice> advice_; ///< for this position, once asked for
    int index_ = 0;                        ///< the shown one of its options
    bool thinks_ = false;
};
