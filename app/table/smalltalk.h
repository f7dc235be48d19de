// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>

#include <QList>

#include "moods.h"
#include "words/sayings.h"

/// What the players at the other seats say beside the game: now and then one of them has a word for what everybody has
/// just seen. One speaks at a time, not again for a while, and nobody says the same thing twice running. Who speaks and
/// what follows from the match's seed and from what all have seen.
class SmallTalk {
public:
    /// What was said last.
    struct Line {
        hanpan::seat who = hanpan::no_seat; ///< no_seat = nothing, or it is over
        Sayings::Occasion occasion = Sayings::Occasion::Greets;
        int number = 0; ///< which of the lines for that occasion
        friend bool operator==(const Line&, const Line&) = default;
    };

    /// A match begins or is taken up.
    void begin(std::uint64_t seed);
    /// A round begins, or the match was taken back: what was said is over.
    void hush()
    {
        line_ = {};
        memory_ = {};
    }

    /// For the first deal of a match: somebody greets. This and the next two give whether something was said.
    bool greet(const Situation& now);
    /// These events have happened, and moved players so.
    bool hear(const QList<Talk::Event>& events, const QList<Moved>& moved, const Situation& now);
    /// The person has been thinking for a long time; once a round at most.
    bool wait(const Situation& now);

    const Line& line() const { return line_; }
    /// What was said last, in words, by this character.
    QString words(const QString& character) const;
    /// Lets the one who has just greeted say this instead; it is put into words whenever it is asked for.
    void recall(std::function<QString()> memory) { memory_ = std::move(memory); }
    /// Whether whoever greets would rather speak of the last time, if there was one: every other match.
    bool recalls() const { return seed_ % 2 == 0; }
    /// Grows with each line.
    int count() const { return count_; }
    /// How many turns pass at least between two lines.
    static int rest(int players);

private:
    /// Dice for this moment of the match and nothing else.
    hanpan::random_stream dice(const Situation& now, Sayings::Occasion occasion) const;
    bool say(hanpan::seat who, Sayings::Occasion occasion, hanpan::random_stream& dice);

    std::uint64_t seed_ = 0;
    Line line_;
    Line last_;                       ///< the same when it is over
    std::function<QString()> memory_; ///< in place of line_
    int count_ = 0;
    int turns_ = 0;     ///< since the last line
    int waitedIn_ = -1; ///< the round in which somebody said that the person takes long
    hanpan::seat actor_ = hanpan::no_seat;
};
