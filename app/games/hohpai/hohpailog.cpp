// SPDX-License-Identifier: GPL-3.0-or-later
// What is told of what happened, and of how a round ended.
#include "games/hohpai/hohpaireading.h"
#include "games/hohpai/hohpaitable.h"
#include "words/tablewords.h"
#include "words/words.h"

namespace hohpai = hanpan::hohpai;
namespace dominoes = hanpan::dominoes;

QString HohpaiTable::eventKind(const QString& publicText) const
{
    switch (read(publicText).what) {
    case Kind::exchange: return "place";
    case Kind::take_discard: return "claim";
    case Kind::take_stock: return "draw";
    case Kind::declare: return "meld";
    case Kind::discard: return "discard";
    case Kind::pass: return "stop";
    case Kind::decline: break;
    }
    return {};
}

QString HohpaiTable::bubble(const QString& publicText) const
{
    return read(publicText).what == Kind::declare ? tr("Broken open!", "called out: hte-tjye-ta") : QString();
}

Clause HohpaiTable::eventText(const Situation& s, hanpan::seat who, const QString& publicText) const
{
    const Told done = read(publicText);
    const QString face = faceOf(done.piece);
    const QString& name = Clause::subject;
    const bool you = s.isYou(who);
    switch (done.what) {
    case Kind::exchange:
        return face.isEmpty() ? (you ? tr("%1 exchange a piece", "you") : tr("%1 exchanges a piece")).arg(name)
                              : (you ? tr("%1 put in %2", "you") : tr("%1 puts in %2")).arg(name, face);
    case Kind::take_discard: return (you ? tr("%1 take the discard", "you") : tr("%1 takes the discard")).arg(name);
    case Kind::take_stock: return (you ? tr("%1 draw", "you") : tr("%1 draws")).arg(name);
    case Kind::discard: return (you ? tr("%1 discard %2", "you") : tr("%1 discards %2")).arg(name, face);
    case Kind::declare: return (you ? tr("%1 win: “Broken open!”", "you") : tr("%1 wins: “Broken open!”")).arg(name);
    case Kind::pass: return (you ? tr("%1 end the round", "you") : tr("%1 ends the round")).arg(name);
    case Kind::decline: break;
    }
    return {};
}

Clause HohpaiTable::told(const Situation& s, const Deed& deed) const
{
    if (deed.taken.isEmpty())
        return eventText(s, deed.who, deed.text);
    return (s.isYou(deed.who) ? tr("%1 take %2", "you") : tr("%1 takes %2")).arg(Clause::subject, deed.taken);
}

QString HohpaiTable::thrown(const QString& publicText) const
{
    const Told done = read(publicText);
    return done.what == Kind::discard ? faceOf(done.piece) : QString();
}

bool HohpaiTable::takesUnnamed(const QString& publicText) const { return read(publicText).what == Kind::take_discard; }

QString HohpaiTable::seenChange(const Situation& before, const Situation& after) const
{
    // (The row of a round that is over concerns nobody any more.)
    const bool mixed = viewOf(after).open.mixes > viewOf(before).open.mixes;
    return mixed && viewOf(after).open.winner == hanpan::no_seat ? tr("The row is mixed again") : QString();
}

int HohpaiTable::roundsTotal(const Situation& s) const { return lawOf(s).match_deals; }

QString HohpaiTable::shownLabel(const Situation& s)
{
    const View& v = viewOf(s);
    return v.open.winner == hanpan::no_seat ? QString()
                                            : HohpaiReading::of(lawOf(s), s.players, v.open.winning).label();
}

QString HohpaiTable::worth(double units) const { return tr("%1 stakes").arg(Words::signedAmount(units)); }

QString HohpaiTable::endingTitle(const Situation& s, const hanpan::settlement& result) const
{
    if (result.ending == to_text(hohpai::ending::draw_cap)) {
        const int rounds = lawOf(s).draw_cap_rounds;
        return rounds == 1 ? tr("A draw: no one won within a lap")
                           : tr("A draw: no one won within %1 laps").arg(rounds);
    }
    if (result.winners.empty())
        return tr("A draw: the stock is out");
    const hanpan::seat winner = result.winners.front();
    const QString label = shownLabel(s);
    if (result.ending == to_text(hohpai::ending::dealt_win))
        return winner == s.me ? tr("Dealt a win! You show %1").arg(label)
                              : tr("Dealt a win! %1 shows %2").arg(s.name(winner), label);
    return winner == s.me ? tr("Broken open! You show %1").arg(label)
                          : tr("Broken open! %1 shows %2").arg(s.name(winner), label);
}

QString HohpaiTable::tale(const Situation& s, const hanpan::settlement& result) const
{
    const hanpan::seat payer = viewOf(s).open.payer;
    if (payer == hanpan::no_seat || result.lines.empty())
        return {};
    const QString paid = TableWords::amount(result.lines.front().amount);
    return s.isYou(payer) ? tr("Your discard completed the hand: you pay for all, %1").arg(paid)
                          : tr("The discard of %1 completed the hand: %1 pays for all, %2").arg(s.name(payer), paid);
}

Moment HohpaiTable::rareMoment(const Situation& s, const hanpan::settlement& result) const
{
    const hohpai::open_part& open = viewOf(s).open;
    if (open.winner == hanpan::no_seat)
        return {};
    // Two like groups, or one of the hands of six that have names of their own; any other win is an ordinary one.
    const std::vector<hohpai::showing> ways = open.hands->showings(open.winning);
    const bool dealt = result.ending == to_text(hohpai::ending::dealt_win);
    if (!dealt && (ways.empty() || ways.front().what == hohpai::hand_class::mixed_pair))
        return {};
    Moment great{.words = dealt ? tr("Dealt a win!") : tr("Broken open!", "called out: hte-tjye-ta"),
                 .kind = dealt ? QStringLiteral("dealt") : QStringLiteral("broken"),
                 .told = QStringLiteral("%1 · %2 · %3").arg(s.name(open.winner), shownLabel(s), points(open.score)),
                 .event = QStringLiteral("rare"),
                 .who = {open.winner}};
    if (!dealt && ways.front().what != hohpai::hand_class::like_pair)
        great.place = QStringLiteral("six");
    if (!ways.empty())
        for (const dominoes::bag group : ways.front().groups)
            great.pieces.append(HohpaiReading::names(group));
    if (great.pieces.isEmpty())
        great.pieces.append(HohpaiReading::names(open.winning));
    return great;
}

QString HohpaiTable::lineReason(const Situation& s, const hanpan::settlement_line& line) const
{
    QString label = shownLabel(s);
    if (line.reason == to_text(hohpai::hand_class::mixed_pair))
        return tr("%1, an ordinary win").arg(label);
    if (line.reason == to_text(hohpai::hand_class::like_pair))
        return tr("%1, a matching pair of groups").arg(label);
    return label; // the six-piece hands have names of their own
}

QString HohpaiTable::factorText(const Situation&, const hanpan::settlement_line::factor& factor) const
{
    const int value = int(factor.value);
    if (factor.id == "score")
        return points(value);
    if (factor.id == "stake")
        return value == 1 ? tr("1 chip per point")
                          : tr("%1 chips per point").arg(TableWords::amount(hanpan::whole(value)));
    if (factor.id == "losers")
        return tr("for all %1 losers").arg(value);
    return QString::fromStdString(factor.id);
}
