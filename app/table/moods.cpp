// SPDX-License-Identifier: GPL-3.0-or-later
#include "moods.h"

#include <algorithm>

namespace {

/// How many pieces belong to each seat, wherever they lie before it. `kind`: only those in such zones, "" = all.
QHash<int, qsizetype> belongings(const Situation& s, const char* kind = "")
{
    QHash<int, qsizetype> counts;
    for (const hanpan::zone& z : s.zones)
        if (z.owner >= 0 && (*kind == 0 || z.kind == kind))
            counts[z.owner] += qsizetype(z.pieces.size());
    return counts;
}

/// Who threw the pieces that were taken from the discards; no_seat = nothing was taken, or nobody had thrown it.
hanpan::seat robbed(const Situation& before, const Situation& now, const GameTable& game, const Talk& talk)
{
    for (const hanpan::zone& z : before.zones) {
        const hanpan::zone* const after = now.zone(QString::fromStdString(z.id));
        if (z.kind == "discard" && !z.pieces.empty() && (after == nullptr || after->pieces.size() < z.pieces.size()))
            return talk.thrower(before, QString::fromStdString(z.pieces.back()), game);
    }
    return hanpan::no_seat;
}

/// Whether a seat is out of the round, as its marks tell.
bool isOut(const Situation& now, hanpan::seat who, const GameTable& game)
{
    const QList<Badge> badges = game.words.badges(now, who);
    return std::any_of(badges.begin(), badges.end(), [](const Badge& badge) {
        return badge.id == QLatin1String("out") || badge.id == QLatin1String("dropped");
    });
}

} // namespace

QString moodName(Mood mood)
{
    constexpr const char* names[] = {"waits", "thinks", "pleased", "hit", "wins"};
    return QString::fromLatin1(names[int(mood)]);
}

Mood moodOf(const Stirred& stirred)
{
    if (stirred.over)
        return stirred.won ? Mood::Wins : stirred.paid < 0 ? Mood::Hit : stirred.paid > 0 ? Mood::Pleased : Mood::Waits;
    if (stirred.lost)
        return Mood::Hit;
    if (stirred.gained)
        return Mood::Pleased;
    return stirred.acts ? Mood::Thinks : Mood::Waits;
}

void Moods::forget()
{
    stirred_.clear();
    moved_.clear();
    out_.clear();
    laid_ = 0;
    actor_ = hanpan::no_seat;
}

void Moods::hear(const QList<Talk::Event>& events, const Situation& before, const Situation& now, const GameTable& game,
                 const Talk& talk)
{
    using By = Sayings::Occasion;
    moved_.clear();
    if (events.isEmpty())
        return;
    if (events.last().who != actor_) {
        stirred_.clear();
        laid_ = 0;
    }
    actor_ = events.last().who;
    bool claimed = false;
    bool lays = false;
    for (const Talk::Event& event : events) {
        claimed = claimed || event.kind == QLatin1String("claim");
        for (const char* glad : {"meld", "stop", "blast"})
            stirred_[event.who].gained = stirred_[event.who].gained || event.kind == QLatin1String(glad);
        stirred_[event.who].lost = stirred_[event.who].lost || event.wrong;
        if (event.wrong)
            moved_.append({event.who, By::Fined});
        lays = lays || event.kind == QLatin1String("meld") || event.kind == QLatin1String("add");
    }
    if (lays) {
        const qsizetype laid = belongings(before, "hand").value(actor_) - belongings(now, "hand").value(actor_);
        if (laid_ < many && laid_ + laid >= many)
            moved_.append({actor_, By::Lays});
        laid_ += laid;
    }
    if (const hanpan::seat from = robbed(before, now, game, talk); from != hanpan::no_seat) {
        const QHash<int, qsizetype> had = belongings(before);
        const QHash<int, qsizetype> have = belongings(now);
        for (hanpan::seat who = 0; who < now.players; ++who)
            if (who != from && have.value(who) > had.value(who)) {
                stirred_[who].gained = true;
                moved_.append({who, By::Takes});
                // To throw what the next one likes is the course of things; to be called is not.
                stirred_[from].lost = stirred_[from].lost || claimed;
                if (claimed)
                    moved_.append({from, By::Robbed});
            }
    }
    for (hanpan::seat who = 0; who < now.players; ++who)
        if (!out_.contains(who) && isOut(now, who, game)) {
            out_.insert(who);
            stirred_[who].lost = true;
            moved_.append({who, By::Out});
        }
}

Mood Moods::of(hanpan::seat who, bool acts) const
{
    Stirred stirred = stirred_.value(who);
    stirred.acts = acts;
    return moodOf(stirred);
}

int Moods::looksAt(hanpan::seat who, hanpan::seat turn) const
{
    if (stirred_.value(who).lost && actor_ != who && actor_ != hanpan::no_seat)
        return actor_;
    if (turn == who)
        return Middle;
    const hanpan::seat other = turn != hanpan::no_seat ? turn : actor_;
    return other == hanpan::no_seat || other == who ? int(Ahead) : int(other);
}
