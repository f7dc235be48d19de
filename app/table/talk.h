// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include "games/gametable.h"
#include "match/match.h"

class PieceTracker;

/// What has happened in the round as the person's seat may know it: which of it is new, who says what, and all of it in
/// words.
class Talk {
public:
    /// Another match.
    void forget();
    /// What GameStory::unnamed() says of each entry of the log, by round (from 1).
    using Tops = QHash<int, QStringList>;
    /// A round (from 1) begins, or is taken up with this log; `past`: what happened in the rounds before it; `tops`: of those that are
    /// not known from hearing it.
    void begin(const std::vector<hanpan::log_entry>& log, int round, const std::vector<hanpan::log_entry>& past = {},
               const Tops& tops = {});
    /// Whether what lay there is known of all of this round's entries.
    bool knows(int round, std::size_t entries) const { return std::size_t(tops_.value(round).size()) >= entries; }
    /// Something that is new.
    struct Event {
        QString kind; ///< for sound and animation
        hanpan::seat who = hanpan::no_seat;
        bool opensClaims = false; ///< as far as anyone can see
        QString line;             ///< in words, as the log has it
    };
    /// Takes over the log as it is now; pieces whose way the zones alone do not tell are moved in `tracker`. Only what
    /// somebody saw is told.
    QList<Event> hear(const std::vector<hanpan::log_entry>& log, const Situation& before, const Situation& now,
                      const GameTable& game, PieceTracker& tracker);
    /// Something was done since, heard of or not.
    bool isBehind(const std::vector<hanpan::log_entry>& log) const { return heard_ < log.size(); }
    /// The match was taken back to this round: the log is another one, and nobody says anything.
    void rewind(const std::vector<hanpan::log_entry>& log, int round, const Tops& tops = {});

    /// The last event in words; or what somebody else has to say of this moment.
    const QString& lastText() const { return lastText_; }
    void setLastText(const QString& text) { lastText_ = text; }
    /// The words are those of another language.
    void sayAgain(const Situation& now, const GameTable& game);
    /// Something that happened, in words.
    struct Line {
        int round = 1;
        hanpan::seat who = hanpan::no_seat;
        QString text;
        QStringList words; ///< of its notation; the faces it names are among them
    };
    /// What happened in every round that was heard, oldest first.
    QList<Line> story(const Situation& now, const GameTable& game) const;
    /// What the one who acted last has done since somebody else acted: "Fox draws · registers 4♥ 5♥ 6♥ · discards ♠9".
    QString lastTurn(const Situation& now, const GameTable& game) const;
    /// The last thing this seat did in the round, without its name: "discards ♠9"; "" = nothing yet.
    QString lastOf(hanpan::seat who, const Situation& now, const GameTable& game) const;
    /// Who threw the piece of this face that lies on top of the discards; no_seat where nobody has.
    hanpan::seat thrower(const Situation& now, const QString& face, const GameTable& game) const;
    /// The throw that brought each of these faces of the discards, the lowest first, there; one of no_seat where it cannot be
    /// told (two throws of like pieces, of which one is gone).
    QList<hanpan::log_entry> throwsOf(const QStringList& faces, const GameTable& game) const;
    /// The round's events as lines, oldest first.
    QStringList lines(const Situation& now, const GameTable& game) const;
    /// What this seat says now, and a number that grows with each thing it said.
    Speech said(hanpan::seat who, const Situation& now, const GameTable& game) const;
    int saidCount(hanpan::seat who) const { return bubbles_.value(who).count; }
    /// The zone the face just brought to light came from; "" = where one is missing.
    const QString& cameFrom() const { return cameFrom_; }

private:
    struct Bubble {
        Deed deed; ///< turned into words when asked for
        int count = 0;
    };
    struct Round {
        int number = 1;
        std::vector<hanpan::log_entry> entries;
    };
    /// One entry of a round, with what all of them together tell of it. `now`: nullptr for a round that is over.
    Deed deedAt(const Round& round, std::size_t at, hanpan::seat me, const Situation* now, const GameTable& game) const;
    /// The same of the round on the table.
    Deed deedAt(std::size_t at, const Situation& now, const GameTable& game) const
    {
        return deedAt(round_, at, now.me, &now, game);
    }
    /// In words; empty = nothing was done, or it is not worth a line.
    static Clause lineOf(const Deed& deed, const Situation& now, const GameTable& game);
    /// The last time a piece of this face was thrown in this round; null where it was not.
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
