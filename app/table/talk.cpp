// SPDX-License-Identifier: GPL-3.0-or-later
#include "talk.h"

#include <QRegularExpression>

#include "piecetracker.h"

namespace {

/// "Fox " of "Fox discards ♠9": the name with what clings to it; "" where the line does not begin with it.
QString namePart(const QString& line, const QString& name)
{
    return line.startsWith(name) ? line.left(line.indexOf(u' ', name.size()) + 1) : QString();
}

} // namespace

void Talk::forget()
{
    past_.clear();
    entries_.clear();
}

void Talk::begin(const std::vector<hanpan::log_entry>& log, int round, const std::vector<hanpan::log_entry>& past)
{
    past_.clear();
    for (const hanpan::log_entry& entry : past) {
        if (past_.isEmpty() || past_.last().number != entry.round + 1)
            past_.append(Round{entry.round + 1, {}});
        past_.last().entries.append(entry);
    }
    round_ = round;
    entries_ = QList<hanpan::log_entry>(log.begin(), log.end());
    heard_ = log.size();
    bubbles_.clear();
    lastSpeaker_ = -1;
    lastText_.clear();
    cameFrom_.clear();
}

void Talk::rewind(const std::vector<hanpan::log_entry>& log, int round)
{
    past_.removeIf([round](const Round& other) { return other.number >= round; });
    round_ = round;
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
        lastText_ = game.eventText(now, entry.who, text);
        events.append({kind, entry.who, game.opensClaims(now, text) && !now.roundOver, lastText_});
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
    }
    return events;
}

void Talk::sayAgain(const Situation& now, const TableGame& game)
{
    lastText_ = entries_.isEmpty()
                    ? QString()
                    : game.eventText(now, entries_.last().who, QString::fromStdString(entries_.last().text));
}

void Talk::tell(const Round& round, const Situation& now, const TableGame& game, QList<Line>& lines)
{
    static const QRegularExpression between(QStringLiteral("[\\s,:=+]+"));
    for (const hanpan::log_entry& entry : round.entries) {
        const QString text = QString::fromStdString(entry.text);
        if (const QString line = game.eventText(now, entry.who, text); !line.isEmpty())
            lines.append({round.number, entry.who, line, text.split(between, Qt::SkipEmptyParts)});
    }
}

QList<Talk::Line> Talk::story(const Situation& now, const TableGame& game) const
{
    QList<Line> lines;
    for (const Round& round : past_)
        tell(round, now, game, lines);
    tell({round_, entries_}, now, game, lines);
    return lines;
}

QString Talk::lastTurn(const Situation& now, const TableGame& game) const
{
    QStringList parts;
    hanpan::seat who = hanpan::no_seat;
    for (auto entry = entries_.rbegin(); entry != entries_.rend() && (parts.isEmpty() || entry->who == who); ++entry)
        if (const QString line = game.eventText(now, entry->who, QString::fromStdString(entry->text));
            !line.isEmpty()) {
            who = entry->who;
            parts.prepend(line);
        }
    if (parts.size() < 2)
        return parts.value(0);
    // Once is enough to say who it is.
    const QString whose = namePart(parts.first(), now.name(who));
    for (qsizetype i = 1; i < parts.size(); ++i)
        if (!whose.isEmpty() && parts[i].startsWith(whose))
            parts[i].remove(0, whose.size());
    return parts.join(QStringLiteral(" · "));
}

QString Talk::lastOf(hanpan::seat who, const Situation& now, const TableGame& game) const
{
    for (auto entry = entries_.rbegin(); entry != entries_.rend(); ++entry)
        if (entry->who == who)
            if (const QString line = game.eventText(now, who, QString::fromStdString(entry->text)); !line.isEmpty())
                return line.mid(namePart(line, now.name(who)).size());
    return {};
}

const hanpan::log_entry* Talk::lastThrow(const QString& face, const TableGame& game) const
{
    for (auto entry = entries_.rbegin(); entry != entries_.rend(); ++entry)
        if (const QString text = QString::fromStdString(entry->text);
            game.eventKind(text) == QLatin1String("discard") && text.section(u' ', 1, 1) == face)
            return &*entry;
    return nullptr;
}

hanpan::seat Talk::thrower(const Situation& now, const QString& face, const TableGame& game) const
{
    // The one who threw last may have seen the piece taken, and another's lies there again. Games that know whose it is say so.
    if (const hanpan::seat known = now.seat("discarder"); known != hanpan::no_seat)
        return known;
    const hanpan::log_entry* const last = lastThrow(face, game);
    return last == nullptr ? hanpan::no_seat : last->who;
}

QList<hanpan::log_entry> Talk::throwsOf(const QStringList& faces, const TableGame& game) const
{
    QHash<QString, QList<const hanpan::log_entry*>> thrown;
    for (const hanpan::log_entry& entry : entries_)
        if (const QString text = QString::fromStdString(entry.text); game.eventKind(text) == QLatin1String("discard"))
            thrown[text.section(u' ', 1, 1)].append(&entry);
    QList<hanpan::log_entry> found;
    QHash<QString, int> seen;
    for (const QString& face : faces) {
        const QList<const hanpan::log_entry*> throws = thrown.value(face);
        const bool all = throws.size() == faces.count(face);
        found.append(all ? *throws[seen[face]++] : hanpan::log_entry{});
    }
    // Of like pieces the top one was thrown last.
    if (!found.isEmpty() && found.last().who == hanpan::no_seat)
        if (const hanpan::log_entry* const last = lastThrow(faces.last(), game); last != nullptr)
            found.last() = *last;
    return found;
}

QStringList Talk::lines(const Situation& now, const TableGame& game) const
{
    QList<Line> told;
    tell({round_, entries_}, now, game, told);
    QStringList lines;
    for (const Line& line : told)
        lines.append(line.text);
    return lines;
}

Speech Talk::said(hanpan::seat who, const Situation& now, const TableGame& game) const
{
    const QString event = bubbles_.value(who).event;
    return event.isEmpty() ? Speech{} : game.speech(now, who, event);
}
