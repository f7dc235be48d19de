// SPDX-License-Identifier: GPL-3.0-or-later
#include "talk.h"

#include "piecetracker.h"

void Talk::begin(const std::vector<hanpan::log_entry>& log)
{
    entries_.clear();
    heard_ = log.size();
    bubbles_.clear();
    lastSpeaker_ = -1;
    lastText_.clear();
    cameFrom_.clear();
}

void Talk::rewind(const std::vector<hanpan::log_entry>& log)
{
    entries_ = QList<hanpan::log_entry>(log.begin(), log.end());
    heard_ = log.size();
    bubbles_.clear();
    lastSpeaker_ = -1;
    cameFrom_.clear();
}

QList<Talk::Event> Talk::hear(const std::vector<hanpan::log_entry>& log, const Situation& before, const Situation& now,
                              const TableGame& game, PieceTracker& tracker)
{
    QList<Event> events;
    entries_ = QList<hanpan::log_entry>(log.begin(), log.end());
    cameFrom_.clear();
    for (; heard_ < log.size(); ++heard_) {
        const hanpan::log_entry& entry = log[heard_];
        const QString text = QString::fromStdString(entry.text);
        for (const Travel& way : game.travels(before, now, entry.who, text))
            tracker.move(way.from, way.fromPlace, way.face, way.to, way.toPlace);
        const QString kind = game.eventKind(text);
        if (kind.isEmpty())
            continue;
        events.append({kind, entry.who, game.opensClaims(now, text) && !now.roundOver});
        cameFrom_ = game.cameFrom(entry.who, text);
        if (!game.speech(now, entry.who, text).words.isEmpty()) {
            Bubble& bubble = bubbles_[entry.who];
            bubble.event = text;
            ++bubble.count;
        } else if (lastSpeaker_ != entry.who) {
            for (Bubble& bubble : bubbles_)
                bubble.event.clear();
        }
        lastSpeaker_ = entry.who;
        lastText_ = game.eventText(now, entry.who, text);
    }
    return events;
}

void Talk::sayAgain(const Situation& now, const TableGame& game)
{
    lastText_ = entries_.isEmpty()
                    ? QString()
                    : game.eventText(now, entries_.last().who, QString::fromStdString(entries_.last().text));
}

QStringList Talk::lines(const Situation& now, const TableGame& game) const
{
    QStringList lines;
    for (const hanpan::log_entry& entry : entries_)
        if (const QString line = game.eventText(now, entry.who, QString::fromStdString(entry.text)); !line.isEmpty())
            lines.append(line);
    return lines;
}

Speech Talk::said(hanpan::seat who, const Situation& now, const TableGame& game) const
{
    const QString event = bubbles_.value(who).event;
    return event.isEmpty() ? Speech{} : game.speech(now, who, event);
}
