// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/clause.h"
#include "games/situation.h"

/// What happened, in words: the log, what is called out, and how a round ended.
class GameStory {
public:
    virtual ~GameStory() = default;

    /// "draw", "discard", "meld", "add", "claim", "stop", "blast", …: the event for sound and animation; "" = silent.
    virtual QString eventKind(const QString& publicText) const = 0;
    /// One line for the log and the screen reader; "" = not worth a line.
    virtual Clause eventText(const Situation& s, hanpan::seat who, const QString& publicText) const = 0;
    /// The words that the player says aloud; "" = nothing.
    virtual QString bubble(const QString& publicText) const = 0;
    /// The same with the names of the table and a drawing, for games whose calls need them.
    virtual Speech speech(const Situation&, hanpan::seat, const QString& publicText) const
    {
        return {bubble(publicText)};
    }
    /// The same with what else is known of the action.
    virtual Clause told(const Situation& s, const Deed& deed) const { return eventText(s, deed.who, deed.text); }
    virtual Speech called(const Situation& s, const Deed& deed) const { return speech(s, deed.who, deed.text); }
    /// The face that this action puts on the discards; "" = none.
    virtual QString thrown(const QString& publicText) const = 0;
    /// Whether the action takes pieces that everybody sees and that its words do not name, or asks for them.
    virtual bool takesUnnamed(const QString& /*publicText*/) const { return false; }
    /// The pieces it took ("13 5"), from what lay where before and after it; by default the top of pileZone().
    virtual QString unnamed(hanpan::seat who, const QString& publicText, const std::vector<hanpan::zone>& before,
                            const std::vector<hanpan::zone>& after) const;
    virtual QString pileZone() const { return QStringLiteral("discard"); }
    /// What became of entry `at` of a round's log; `now`: the position it has led to, nullptr for a round that is over.
    virtual Deed::State stateOf(const Situation* /*now*/, hanpan::seat /*me*/, const std::vector<hanpan::log_entry>&,
                                std::size_t /*at*/) const
    {
        return Deed::State::Done;
    }
    /// For a call that is first heard in fewer words than it has, before it is known to count: what is heard once it
    /// counts, when all have seen it. `whole`: as it was played. "" = the action is no such call.
    virtual QString completed(const QString& /*publicText*/, const QString& /*whole*/) const { return {}; }
    /// What makes this change worth large words; no words = nothing.
    virtual Moment moment(const Situation& /*before*/, const Situation& /*after*/) const { return {}; }
    /// What this action changed visibly without anybody's choice, to be read out: a row that was mixed, new open cards;
    /// "" = nothing.
    virtual QString seenChange(const Situation& /*before*/, const Situation& /*after*/) const { return {}; }
    /// How the round ended: "Fox stops and wins", …
    virtual QString endingTitle(const Situation& s, const hanpan::settlement& result) const = 0;
    /// How it came to that, in one sentence about what now lies open; "" = there is no more to tell.
    virtual QString tale(const Situation&, const hanpan::settlement&) const { return {}; }
    /// The great moment in which the round ended ("Hoola!"); no words = an ordinary end. Its `event` is heard instead of
    /// whether the round was won or lost, and the players remark on a round that has one.
    virtual Moment rareMoment(const Situation&, const hanpan::settlement&) const { return {}; }
    /// The great moments that are collected, in the album's order: what moment() and rareMoment() give of these kinds.
    virtual QList<GreatKind> greatKinds() const { return {}; }
    /// Whether some of them are made in the midst of a round.
    virtual bool greatInMidst() const { return false; }
    /// Why this line is paid: "2nd place".
    virtual QString lineReason(const Situation& s, const hanpan::settlement_line& line) const = 0;
    /// The name of one factor: "7 in hand ×2".
    virtual QString factorText(const Situation& s, const hanpan::settlement_line::factor& factor) const = 0;

protected:
    GameStory() = default;
    /// The seat with the greatest of these values, if it has it alone and it is more than 0; no_seat = none.
    static hanpan::seat foremost(const std::vector<hanpan::half_units>& values);
};
