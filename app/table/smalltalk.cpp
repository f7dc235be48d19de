// SPDX-License-Identifier: GPL-3.0-or-later
#include "smalltalk.h"

#include <algorithm>

#include "base/random.h"

using Occasion = Sayings::Occasion;

int SmallTalk::rest(int players) { return std::max(6, 2 * players); }

void SmallTalk::begin(std::uint64_t seed)
{
    const int count = count_; // what is shown goes by it
    *this = {};
    count_ = count;
    seed_ = seed;
}

hanpan::random_stream SmallTalk::dice(const Situation& now, Occasion occasion) const
{
    const std::uint64_t moment = std::uint64_t(now.round) << 32 | std::uint64_t(now.log.size()) << 4;
    return hanpan::random_stream(seed_, hanpan::random_stream::purpose::talk, moment | std::uint64_t(occasion));
}

bool SmallTalk::say(hanpan::seat who, Occasion occasion, hanpan::random_stream& dice)
{
    const int lines = Sayings::count(occasion);
    Line line{who, occasion, int(dice.below(std::uint32_t(lines)))};
    if (line == last_)
        line.number = (line.number + 1) % lines;
    if (line == last_)
        return false;
    line_ = last_ = line;
    memory_ = {};
    turns_ = 0;
    ++count_;
    return true;
}

QString SmallTalk::words(const QString& character) const
{
    return memory_ ? memory_() : Sayings::of(character, line_.occasion, line_.number);
}

bool SmallTalk::greet(const Situation& now)
{
    hanpan::random_stream rolled = dice(now, Occasion::Greets);
    const int others = now.players - 1;
    return others > 0 &&
           say((now.me + 1 + int(rolled.below(std::uint32_t(others)))) % now.players, Occasion::Greets, rolled);
}

bool SmallTalk::hear(const QList<Talk::Event>& events, const QList<Moved>& moved, const Situation& now)
{
    for (const Talk::Event& event : events)
        if (event.who != actor_) {
            actor_ = event.who;
            ++turns_;
        }
    if (turns_ < rest(now.players))
        return false;
    // What is rarest has the word.
    constexpr Occasion rarest[] = {Occasion::Fined, Occasion::Out, Occasion::Robbed, Occasion::Lays, Occasion::Takes};
    for (const Occasion occasion : rarest) {
        const auto one = std::find_if(moved.begin(), moved.end(),
                                      [&](const Moved& other) { return other.by == occasion && other.who != now.me; });
        if (one == moved.end())
            continue;
        hanpan::random_stream rolled = dice(now, occasion);
        const bool always = occasion == Occasion::Fined || occasion == Occasion::Out;
        return (always || rolled.below(2) == 0) && say(one->who, occasion, rolled);
    }
    return false;
}

bool SmallTalk::wait(const Situation& now)
{
    if (waitedIn_ == now.round || turns_ < rest(now.players) || now.players < 2)
        return false;
    waitedIn_ = now.round;
    hanpan::random_stream rolled = dice(now, Occasion::Waits);
    const hanpan::seat who = (now.me + 1 + int(rolled.below(std::uint32_t(now.players - 1)))) % now.players;
    return say(who, Occasion::Waits, rolled);
}
