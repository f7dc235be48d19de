// SPDX-License-Identifier: GPL-3.0-or-later
#include "talk.h"

#include <algorithm>
#include <utility>

#include <QRegularExpression>

#include "piecetracker.h"

namespace {

/// A call is heard when it is made; everything else, when it is done.
bool happened(const Deed& deed, const QString& kind)
{
    return deed.state == Deed::State::Done || deed.state == Deed::State::Wrong || kind == QLatin1String("claim");
}

} // namespace

void Talk::forget()
{
    past_.clear();
    round_.entries.clear();
    tops_.clear();
}

void Talk::begin(const std::vector<hanpan::log_entry>& log, int round, const std::vector<hanpan::log_entry>& past,
                 const Tops& tops)
{
    past_.clear();
    for (const hanpan::log_entry& entry : past) {
        if (past_.isEmpty() || past_.last().number != entry.round + 1)
            past_.append(Round{entry.round + 1, {}});
        past_.last().entries.push_back(entry);
    }
    round_ = {round, log};
    tops_.insert(tops);
    tops_[round].resize(qsizetype(log.size()));
    heard_ = log.size();
    bubbles_.clear();
    lastSpeaker_ = -1;
    lastText_.clear();
    cameFrom_.clear();
}

void Talk::rewind(const std::vector<hanpan::log_entry>& log, int round, const Tops& tops)
{
    past_.removeIf([round](const Round& other) { return other.number >= round; });
    round_ = {round, log};
    tops_.insert(tops);
    tops_[round].resize(qsizetype(log.size()));
    heard_ = log.size();
    bubbles_.clear();
    lastSpeaker_ = -1;
    cameFrom_.clear();
}

Deed Talk::deedAt(const Round& round, std::size_t at, hanpan::seat me, const Situation* now,
                  const GameTable& game) const
{
    const hanpan::log_entry& entry = round.entries[at];
    const QString text = QString::fromStdString(entry.text);
    return {entry.who, text, game.story.takesUnnamed(text) ? tops_.value(round.number).value(qsizetype(at)) : QString(),
            game.story.stateOf(now, me, round.entries, at)};
}

Clause Talk::lineOf(const Deed& deed, const Situation& now, const GameTable& game)
{
    return happened(deed, game.story.eventKind(deed.text)) ? game.story.told(now, deed) : Clause();
}

QList<Talk::Event> Talk::hear(const std::vector<hanpan::log_entry>& log, const Situation& before, const Situation& now,
                              const GameTable& game, PieceTracker& tracker)
{
    QList<Event> events;
    const std::vector<hanpan::log_entry> known = std::exchange(round_.entries, log);
    QStringList& tops = tops_[round_.number];
    while (tops.size() < qsizetype(log.size())) {
        const hanpan::log_entry& entry = log[std::size_t(tops.size())];
        tops.append(game.story.unnamed(entry.who, QString::fromStdString(entry.text), before.zones, now.zones));
    }
    cameFrom_.clear();
    for (; heard_ < log.size(); ++heard_) {
        const Deed deed = deedAt(heard_, now, game);
        for (const Travel& way : game.places.travels(before, now, deed.who, deed.text))
            tracker.move(way.from, way.fromPlace, way.face, way.to, way.toPlace);
        const QString kind = game.story.eventKind(deed.text);
        if (kind.isEmpty() || !happened(deed, kind))
            continue;
        lastText_ = game.story.told(now, deed).named(now.name(deed.who));
        events.append({kind, deed.who, game.claims.opensClaims(now, deed.text) && !now.roundOver, lastText_,
                       deed.state == Deed::State::Wrong});
        cameFrom_ = game.places.cameFrom(deed.who, deed.text);
        if (!game.story.called(now, deed).words.isEmpty()) {
            Bubble& bubble = bubbles_[deed.who];
            bubble.deed = deed;
            ++bubble.count;
        } else if (lastSpeaker_ != deed.who) {
            for (Bubble& bubble : bubbles_)
                bubble.deed = {};
        }
        lastSpeaker_ = deed.who;
    }
    // What was only announced before and counts now: its pieces are seen only here.
    for (std::size_t at = 0; at < std::min(known.size(), log.size()); ++at)
        if (known[at].text != log[at].text) {
            const Deed deed = deedAt(at, now, game);
            lastText_ = game.story.told(now, deed).named(now.name(deed.who));
            events.append({QStringLiteral("meld"), deed.who, false, lastText_});
        }
    return events;
}

void Talk::sayAgain(const Situation& now, const GameTable& game)
{
    const std::size_t count = round_.entries.size();
    lastText_ = count == 0 ? QString()
                           : lineOf(deedAt(count - 1, now, game), now, game).named(now.name(round_.entries.back().who));
}

void Talk::tell(const Round& round, bool over, const Situation& now, const GameTable& game, QList<Line>& lines) const
{
    static const QRegularExpression between(QStringLiteral("[\\s,:=+]+"));
    for (std::size_t at = 0; at < round.entries.size(); ++at) {
        const Deed deed = deedAt(round, at, now.me, over ? nullptr : &now, game);
        if (const Clause line = lineOf(deed, now, game); !line.isEmpty()) {
            QStringList words = deed.text.split(between, Qt::SkipEmptyParts);
            words += deed.taken.split(u' ', Qt::SkipEmptyParts);
            lines.append({round.number, deed.who, line.named(now.name(deed.who)), words});
        }
    }
}

QList<Talk::Line> Talk::story(const Situation& now, const GameTable& game) const
{
    QList<Line> lines;
    for (const Round& round : past_)
        tell(round, true, now, game, lines);
    tell(round_, false, now, game, lines);
    return lines;
}

QString Talk::lastTurn(const Situation& now, const GameTable& game) const
{
    QList<Clause> parts;
    hanpan::seat who = hanpan::no_seat;
    for (std::size_t at = round_.entries.size(); at-- > 0 && (parts.isEmpty() || round_.entries[at].who == who);)
        if (const Clause line = lineOf(deedAt(at, now, game), now, game); !line.isEmpty()) {
            who = round_.entries[at].who;
            parts.prepend(line);
        }
    // It is enough to name the player once.
    QStringList said;
    for (const Clause& part : parts)
        said.append(said.isEmpty() ? part.named(now.name(who)) : part.predicate());
    return said.join(QStringLiteral(" · "));
}

QString Talk::lastOf(hanpan::seat who, const Situation& now, const GameTable& game) const
{
    for (std::size_t at = round_.entries.size(); at-- > 0;) {
        if (round_.entries[at].who != who)
            continue;
        const Deed deed = deedAt(at, now, game);
        if (deed.state == Deed::State::Void) // a call that came to nothing is not news any more
            continue;
        if (const Clause line = lineOf(deed, now, game); !line.isEmpty())
            return line.predicate();
    }
    return {};
}

const hanpan::log_entry* Talk::lastThrow(const QString& face, const GameTable& game) const
{
    for (auto entry = round_.entries.rbegin(); entry != round_.entries.rend(); ++entry)
        if (const QString text = QString::fromStdString(entry->text); game.story.thrown(text) == face)
            return &*entry;
    return nullptr;
}

hanpan::seat Talk::thrower(const Situation& now, const QString& face, const GameTable& game) const
{
    // The player who threw last may have seen that piece taken, with another's lying there again. Games that know whose
    // it is say so.
    if (const hanpan::seat known = game.places.discarder(now); known != hanpan::no_seat)
        return known;
    const hanpan::log_entry* const last = lastThrow(face, game);
    return last == nullptr ? hanpan::no_seat : last->who;
}

QList<hanpan::log_entry> Talk::throwsOf(const QStringList& faces, const GameTable& game) const
{
    QHash<QString, QList<const hanpan::log_entry*>> thrown;
    for (const hanpan::log_entry& entry : round_.entries)
        if (const QString face = game.story.thrown(QString::fromStdString(entry.text)); !face.isEmpty())
            thrown[face].append(&entry);
    QList<hanpan::log_entry> found;
    QHash<QString, int> seen;
    for (const QString& face : faces) {
        const QList<const hanpan::log_entry*> throws = thrown.value(face);
        const bool all = throws.size() == faces.count(face);
        found.append(all ? *throws[seen[face]++] : hanpan::log_entry{});
    }
    // Of like pieces, the top one was thrown last.
    if (!found.isEmpty() && found.last().who == hanpan::no_seat)
        if (const hanpan::log_entry* const last = lastThrow(faces.last(), game); last != nullptr)
            found.last() = *last;
    return found;
}

QStringList Talk::lines(const Situation& now, const GameTable& game) const
{
    QList<Line> told;
    tell(round_, false, now, game, told);
    QStringList lines;
    for (const Line& line : told)
        lines.append(line.text);
    return lines;
}

Speech Talk::said(hanpan::seat who, const Situation& now, const GameTable& game) const
{
    const Deed deed = bubbles_.value(who).deed;
    return deed.text.isEmpty() ? Speech{} : game.story.called(now, deed);
}
