// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include "games/gametable.h"
#include "match/match.h"

class PieceTracker;

/// What has happened in the round as far as the person's seat may know: which of it is new, who says what, and all of
/// it in words.
class Talk {
public:
    /// Forgets everything, for another match.
    void forget();
    /// The results of GameStory::unnamed() for each entry of the log, by round (from 1).
    using Tops = QHash<int, QStringList>;
    /// Begins a round (from 1), or takes it up with this log. `past`: what happened in the rounds before it; `tops`: of
    /// the entries that were not heard as they happened.
    void begin(const std::vector<hanpan::log_entry>& log, int round, const std::vector<hanpan::log_entry>& past = {},
               const Tops& tops = {});
    /// Whether the tops of all this round's entries are known.
    bool knows(int round, std::size_t entries) const { return std::size_t(tops_.value(round).size()) >= entries; }
    /// Something new.
    struct Event {
        QString kind; ///< for sound and animation
        hanpan::seat who = hanpan::no_seat;
        bool opensClaims = false; ///< as far as anyone can see
        QString line;             ///< in words, as the log has it
        bool wrong = false;       ///< it was fined
    };
    /// Takes over the log as it is now; pieces whose way the zones alone do not show are moved in `tracker`. Gives only
    /// what somebody saw.
    QList<Event> hear(const std::vector<hanpan::log_entry>& log, const Situation& before, const Situation& now,
                      const GameTable& game, PieceTracker& tracker);
    /// Whether something was done since, heard or not.
    bool isBehind(const std::vector<hanpan::log_entry>& log) const { return heard_ < log.size(); }
    /// The match was taken back to this round: the log is another one, and nobody says anything.
    void rewind(const std::vector<hanpan::log_entry>& log, int round, const Tops& tops = {});

    /// The last event in words, or what else is to be said at this moment.
    const QString& lastText() const { return lastText_; }
    void setLastText(const QString& text) { lastText_ = text; }
    /// Makes the words anew, after a change of language.
    void sayAgain(const Situation& now, const GameTable& game);
    /// Something that happened, in words.
    struct Line {
        int round = 1;
        hanpan::seat who = hanpan::no_seat;
        QString text;
        QStringList words; ///< of its notation, including the faces it names
    };
    /// What happened in every round that was heard, oldest first.
    QList<Line> story(const Situation& now, const GameTable& game) const;
    /// What the player who acted last has done since somebody else acted: "Fox draws · registers 4♥ 5♥ 6♥ · discards
    /// ♠9".
    QString lastTurn(const Situation& now, const GameTable& game) const;
    /// The last thing this seat did in the round, without its name: "discards ♠9"; "" = nothing yet.
    QString lastOf(hanpan::seat who, const Situation& now, const GameTable& game) const;
    /// Who threw the piece of this face that lies on top of the discards; no_seat if nobody has.
    hanpan::seat thrower(const Situation& now, const QString& face, const GameTable& game) const;
    /// For each of these faces of the discards, the lowest first, the throw that brought it there; an entry of no_seat
    /// if that cannot be told (two throws of like pieces, of which one is gone).
    QList<hanpan::log_entry> throwsOf(const QStringList& faces, const GameTable& game) const;
    /// The round's events as lines, oldest first.
    QStringList lines(const Situation& now, const GameTable& game) const;
    /// What this seat says now, and a number that grows with each thing it says.
    Speech said(hanpan::seat who, const Situation& now, const GameTable& game) const;
    int saidCount(hanpan::seat who) const { return bubbles_.value(who).count; }
    /// The zone from which the face just revealed has come; "" = unknown.
    const QString& cameFrom() const { return cameFrom_; }

private:
    struct Bubble {
        Deed deed; ///< made into words on demand
        int count = 0;
    };
    struct Round {
        int number = 1;
        std::vector<hanpan::log_entry> entries;
    };
    /// One entry of a round, seen in the light of the others. `now`: nullptr for a round that is over.
    Deed deedAt(const Round& round, std::size_t at, hanpan::seat me, const Situation* now, const GameTable& game) const;
    /// The same for the current round.
    Deed deedAt(std::size_t at, const Situation& now, const GameTable& game) const
    {
        return deedAt(round_, at, now.me, &now, game);
    }
    /// In words; empty = nothing was done, or it is not worth a line.
    static Clause lineOf(const Deed& deed, const Situation& now, const GameTable& game);
    /// The last time a piece of this face was thrown in this round; null if it was not.
    const hanpan::log_entry* lastThrow(const QString& face, const GameTable& game) const;
    void tell(const Round& round, bool over, const Situation& now, const GameTable& game, QList<Line>& lines) const;
    QList<Round> past_;
    Round round_;
    Tops tops_;
    std::size_t heard_ = 0;
    QHash<int, Bubble> bubbles_;
    int lastSpeaker_ = -1;
    QString lastText_;
    QString cameFrom_;
};
