// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hulahoo/hulahootable.h"

#include <algorithm>

// What was done, and how a round ended, told.

namespace hulahoo = hanpan::hulahoo;

namespace {

/// Of the hand, and all of them.
int hiddenIn(const hulahoo::told& swap) { return int(swap.hand_cards.size()) + swap.hidden; }
int swapped(const hulahoo::told& swap) { return int(swap.open_cards.size()) + hiddenIn(swap); }

} // namespace

QString HulahooTable::listed(const std::vector<int>& values)
{
    QStringList faces;
    for (const int value : values)
        faces.append(QString::number(value));
    return faces.join(QStringLiteral(", "));
}

QString HulahooTable::eventKind(const QString& publicText) const
{
    const Told said = read(publicText);
    if (!said.what)
        return {};
    switch (*said.what) {
    case Told::kind::play: return said.call == Call::doubled ? QStringLiteral("claim") : QStringLiteral("discard");
    case Told::kind::swap: return QStringLiteral("draw");
    case Told::kind::pick: return QStringLiteral("place");
    case Told::kind::name: return QStringLiteral("claim");
    case Told::kind::pass: return QStringLiteral("drop");
    case Told::kind::keep: break;
    }
    return QStringLiteral("stay");
}

QString HulahooTable::thrown(const QString& publicText) const
{
    // Every play, whatever is called with it.
    const Told said = read(publicText);
    return said.what == Told::kind::play ? QString::number(said.value) : QString();
}

QString HulahooTable::bubble(const QString& publicText) const
{
    const Told said = read(publicText);
    if (said.what == Told::kind::play)
        return callWord(said.call);
    if (said.what == Told::kind::pass)
        return tr("Out!", "called out: the hoop is dropped");
    if (said.what == Told::kind::swap)
        return tr("Swap %1", "called out").arg(swapped(said));
    return said.what == Told::kind::keep ? tr("I'll keep mine", "called out") : QString();
}

Speech HulahooTable::speech(const Situation& s, hanpan::seat, const QString& publicText) const
{
    const Told said = read(publicText);
    if (said.target == hanpan::no_seat)
        return {bubble(publicText), callIcon(said.call)};
    const Call now = said.call == Call::none ? viewOf(s).call : said.call;
    const QString name = s.name(said.target);
    const QString called = now == Call::higher    ? tr("%1: higher!").arg(name)
                           : now == Call::lower   ? tr("%1: lower!").arg(name)
                           : now == Call::doubled ? tr("%1: double!").arg(name)
                                                  : tr("%1: anything!").arg(name);
    return {called, callIcon(now)};
}

Clause HulahooTable::eventText(const Situation& s, hanpan::seat who, const QString& publicText) const
{
    const Told said = read(publicText);
    if (!said.what)
        return {};
    const QString& name = Clause::subject;
    const bool you = s.isYou(who);
    const QString call = callWord(said.call);
    const QString target = s.name(said.target);
    const QString face = QString::number(said.value);
    switch (*said.what) {
    case Told::kind::play:
        return said.target == hanpan::no_seat
                   ? (you ? tr("%1 play %2: %3", "you, card, call") : tr("%1 plays %2: %3", "player, card, call"))
                         .arg(name, face, call)
                   : (you ? tr("%1 play %2: %3, to %4", "you, card, call, player")
                          : tr("%1 plays %2: %3, to %4", "player, card, call, player"))
                         .arg(name, face, call, target);
    case Told::kind::name:
        return call.isEmpty() ? (you ? tr("%1 name %2", "you") : tr("%1 names %2")).arg(name, target)
                              : (you ? tr("%1 name %2: %3", "you") : tr("%1 names %2: %3")).arg(name, target, call);
    case Told::kind::swap: {
        // Which open ones go is seen by all; of the hidden ones, that they do.
        const QString told = (you ? tr("%1 swap %2", "you") : tr("%1 swaps %2")).arg(name, cards(swapped(said)));
        return said.open_cards.empty()
                   ? told
                   : tr("%1: %2", "cards are swapped, the open ones of them").arg(told, listed(said.open_cards));
    }
    case Told::kind::keep: return (you ? tr("%1 keep all cards", "you") : tr("%1 keeps all cards")).arg(name);
    case Told::kind::pick: return (you ? tr("%1 have chosen", "you") : tr("%1 has chosen")).arg(name);
    case Told::kind::pass: break;
    }
    return (you ? tr("%1 drop the hoop and are out", "you") : tr("%1 drops the hoop and is out")).arg(name);
}

// --- A swap as everybody sees it: which open cards went and which came, and how many hidden ones went with them --------

HulahooTable::Swap HulahooTable::swapOf(const Deed& deed)
{
    const Told said = read(deed.text);
    if (said.what != Told::kind::swap || said.open_cards.empty() || deed.taken.isEmpty())
        return {};
    const int hidden = hiddenIn(said);
    const auto with = [hidden](const QString& list) {
        return hidden == 0
                   ? list
                   : tr("%1 and %2 hidden", "open cards that are swapped, how many of the hand").arg(list).arg(hidden);
    };
    return {with(listed(said.open_cards)), with(QString(deed.taken).replace(u' ', QStringLiteral(", ")))};
}

Clause HulahooTable::told(const Situation& s, const Deed& deed) const
{
    const Swap swap = swapOf(deed);
    return swap.came.isEmpty() ? eventText(s, deed.who, deed.text)
                               : (s.isYou(deed.who) ? tr("%1 swap %2 for %3", "you, cards, cards")
                                                    : tr("%1 swaps %2 for %3", "player, cards, cards"))
                                     .arg(Clause::subject, swap.went, swap.came);
}

Speech HulahooTable::called(const Situation& s, const Deed& deed) const
{
    const Swap swap = swapOf(deed);
    return swap.came.isEmpty()
               ? speech(s, deed.who, deed.text)
               : Speech{tr("%1 for %2", "called out: cards that are swapped").arg(swap.went, swap.came)};
}

bool HulahooTable::takesUnnamed(const QString& publicText) const { return read(publicText).what == Told::kind::swap; }

QString HulahooTable::unnamed(hanpan::seat who, const QString& publicText, const std::vector<hanpan::zone>& before,
                              const std::vector<hanpan::zone>& after) const
{
    const auto row = [id = openZone(who).toStdString()](const std::vector<hanpan::zone>& zones) {
        QStringList cards;
        for (const hanpan::zone& z : zones)
            if (z.id == id)
                for (const std::string& piece : z.pieces)
                    cards.append(QString::fromStdString(piece));
        return cards;
    };
    // What went may come back as its like: what stayed is what is not new.
    QStringList stayed = row(before);
    for (const int went : read(publicText).open_cards)
        stayed.removeOne(QString::number(went));
    QStringList came = row(after);
    for (const QString& face : std::as_const(stayed))
        came.removeOne(face);
    return came.join(u' ');
}

QString HulahooTable::seenChange(const Situation& before, const Situation& after) const
{
    QStringList told;
    for (hanpan::seat who = 0; who < after.players; ++who) {
        const auto& row = viewOf(after).open[std::size_t(who)];
        // What a swap brings is told with it.
        if (row.size == 0 || viewOf(before).open[std::size_t(who)].size > 0)
            continue;
        const QString cards = listed({row.begin(), row.end()});
        told.append(who == after.me ? tr("New in your open row: %1").arg(cards)
                                    : tr("New in %1's open row: %2").arg(after.name(who), cards));
    }
    return told.join(QStringLiteral(". "));
}

// --- The great moments -----------------------------------------------------------------------------------------------

HulahooTable::Row HulahooTable::rowOf(const Situation& s)
{
    Row row;
    Call call = Call::none;
    for (const hanpan::log_entry& entry : s.log) {
        const Told said = read(entry.text);
        const bool plays = said.what == Told::kind::play;
        if (said.what == Told::kind::pass) {
            row.out.append(entry.who);
            row.fallen.append(entry.who);
        }
        // A name that changes the call makes it another one.
        if (plays || (said.what == Told::kind::name && said.call != Call::none && said.call != call)) {
            row.out.clear();
            call = said.call;
        }
        if (plays)
            row.doubles = said.call == Call::doubled ? row.doubles + 1 : 0;
    }
    return row;
}

QString HulahooTable::outTogether(int count) { return tr("%1 out by one call!").arg(count); }

Moment HulahooTable::moment(const Situation& before, const Situation& after) const
{
    constexpr int manyDoubles = 4, manyOut = 2;
    if (after.roundOver || after.round != before.round || after.log.size() <= before.log.size())
        return {};
    const hanpan::log_entry& last = after.log.back();
    const Told said = read(last.text);
    const Row row = rowOf(after);
    Moment great{.told = eventText(after, last.who, QString::fromStdString(last.text)).named(after.name(last.who)),
                 .event = QStringLiteral("rare"),
                 .who = {last.who}};
    if (said.what == Told::kind::play && row.doubles >= manyDoubles) {
        great.kind = QStringLiteral("doubles");
        great.words = tr("%1 doubles in a row!").arg(row.doubles);
        // The doubled card lies under them.
        great.pieces = {QStringList(row.doubles + 1, QString::number(said.value))};
        return great;
    }
    if (said.what != Told::kind::pass || row.out.size() < manyOut)
        return {};
    great.kind = QStringLiteral("out");
    great.words = outTogether(int(row.out.size()));
    great.whom = row.out;
    great.who = {viewOf(after).caller};
    return great;
}

Moment HulahooTable::rareMoment(const Situation& s, const hanpan::settlement& result) const
{
    // Of two the one is always the last: that is no more than a round won.
    if (result.ending != "last_one_in" || s.players < 3)
        return {};
    const Row row = rowOf(s);
    return {.words = tr("The last one in!"),
            .kind = QStringLiteral("last"),
            .place = row.out.size() > 1 ? QStringLiteral("out") : QString(),
            .told = row.out.size() > 1 ? outTogether(int(row.out.size())) : endingTitle(s, result),
            .event = row.out.size() > 1 ? QStringLiteral("rare") : QString(),
            .who = {viewOf(s).winner},
            .whom = row.fallen};
}

// --- The end of the round --------------------------------------------------------------------------------------------

QString HulahooTable::endingTitle(const Situation& s, const hanpan::settlement& result) const
{
    const bool mine = std::find(result.winners.begin(), result.winners.end(), s.me) != result.winners.end();
    const QString name = result.winners.empty() ? QString() : s.name(result.winners.front());
    if (result.ending == "last_one_in")
        return mine ? tr("You are the last one in and win") : tr("%1 is the last one in and wins").arg(name);
    return mine ? tr("You get rid of all cards and win") : tr("%1 gets rid of all cards and wins").arg(name);
}

QString HulahooTable::tale(const Situation&, const hanpan::settlement& result) const
{
    for (const hanpan::settlement_line& line : result.lines)
        for (const hanpan::settlement_line::factor& factor : line.factors)
            if (factor.id == "pile_cards")
                return tr("The pile grew to %1").arg(cards(int(factor.value)));
    return {};
}

QString HulahooTable::lineReason(const Situation&, const hanpan::settlement_line& line) const
{
    return line.reason == "round" ? tr("for the round") : tr("for the pile");
}

QString HulahooTable::factorText(const Situation&, const hanpan::settlement_line::factor& factor) const
{
    const QString count = cards(int(factor.value));
    return factor.id == "cards_held" ? tr("others still hold %1").arg(count) : tr("%1 in the pile").arg(count);
}
