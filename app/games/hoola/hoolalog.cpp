// SPDX-License-Identifier: GPL-3.0-or-later
// What happened in Hoola, told: the log, what is called out, how a round ended.
#include "games/hoola/hoolatable.h"

#include <algorithm>

#include "games/hoola/settle.h"
#include "words/cardwords.h"
#include "words/tablewords.h"
#include "words/words.h"

QString HoolaTable::eventKind(const QString& publicText) const
{
    const Kind kind = read(publicText).kind;
    if (kind == Kind::pass)
        return {}; // nobody's business
    const bool claims = kind == Kind::take || kind == Kind::thank;
    return claims ? QStringLiteral("claim") : QString::fromStdString(std::string(hanpan::hoola::verb(kind)));
}

QString HoolaTable::bubble(const QString& publicText) const
{
    switch (read(publicText).kind) {
    case Kind::thank: return tr("Thank you!", "called out");
    case Kind::stop: return tr("Stop!", "called out");
    case Kind::blast: return tr("Blast!", "called out");
    case Kind::drop: return tr("I'm out.", "called out when dropping out");
    default: return {};
    }
}

QString HoolaTable::completing(const Situation& s, const Told& laidOff)
{
    const View& seen = viewOf(s);
    if (!hanpan::hoola::completes_set(seen, laidOff))
        return {};
    if (lawOf(s).set_completion == hanpan::hoola::set_completion::closed)
        return tr("the set is complete: nothing more may be built on it");
    const hanpan::seat owner = seen.melds[laidOff.onto].owner;
    if (seen.registered.has(owner))
        return tr("the set is complete and leaves the table");
    return s.isYou(owner) ? tr("the set is complete and leaves the table: you no longer have a meld")
                          : tr("the set is complete and leaves the table: %1 no longer has a meld").arg(s.name(owner));
}

bool HoolaTable::takesUnnamed(const QString& publicText) const
{
    const Kind kind = read(publicText).kind;
    return kind == Kind::take || kind == Kind::thank;
}

QString HoolaTable::thrown(const QString& publicText) const
{
    const Told said = read(publicText);
    return said.kind == Kind::discard ? facesOf(said.cards).value(0) : QString();
}

Deed::State HoolaTable::stateOf(const Situation* now, hanpan::seat me, const std::vector<hanpan::log_entry>& log,
                                std::size_t at) const
{
    using State = Deed::State;
    const auto kindAt = [&](std::size_t i) { return read(log[i].text).kind; };
    const hanpan::seat who = log[at].who;
    const Kind kind = kindAt(at);
    if (kind == Kind::thank) {
        // It counts where its player goes on; what the human has meanwhile said or passed changes nothing of it.
        for (std::size_t next = at + 1; next < log.size(); ++next) {
            const Kind then = kindAt(next);
            if (then == Kind::thank)
                return State::Void;
            if (log[next].who == me && who != me && (then == Kind::pass || stateOf(now, me, log, next) != State::Done))
                continue;
            return log[next].who == who ? State::Done : State::Void;
        }
        if (now == nullptr)
            return State::Done;
        if (now->roundOver)
            return viewOf(*now).closer == who ? State::Done : State::Void;
        return viewOf(*now).top_live ? State::Asked : State::Done;
    }
    // The human's own words in his turn are in his log when they are said, and once more when they are done later.
    const bool ends = kind == Kind::stop || kind == Kind::blast;
    if (who != me || !(ends || kind == Kind::draw || kind == Kind::meld || kind == Kind::add))
        return State::Done;
    if (at + 1 < log.size())
        return log[at + 1].who != me || log[at + 1].text == log[at].text ? State::Void : State::Done;
    if (now == nullptr || (now->roundOver && (ends || viewOf(*now).closer == me)))
        return State::Done;
    std::size_t before = at;
    while (before > 0 && log[before - 1].who == me && kindAt(before - 1) == Kind::pass)
        --before;
    if (before > 0 && log[before - 1].who != me && kindAt(before - 1) == Kind::thank)
        return State::Void; // somebody had claimed already
    if (viewOf(*now).meant.kind != Kind::pass)
        return State::Asked;
    return now->roundOver || turn(*now) == me ? State::Done : State::Void;
}

QString HoolaTable::completed(const QString& publicText, const QString& whole) const
{
    return read(publicText).kind == Kind::thank ? whole : QString();
}

Clause HoolaTable::told(const Situation& s, const Deed& deed) const
{
    if (!takesUnnamed(deed.text) || deed.taken.isEmpty())
        return eventText(s, deed.who, deed.text);
    const Told said = read(deed.text);
    const QString& name = Clause::subject;
    const bool you = s.isYou(deed.who);
    const QString taken = CardWords::sign(deed.taken);
    const QString with = signsOf(said.cards);
    const bool onto = said.onto >= 0;
    if (said.kind == Kind::thank)
        return onto             ? tr("%1: thank you for %2, laid off", "player, card").arg(name, taken)
               : with.isEmpty() ? tr("%1: thank you for %2", "player, card").arg(name, taken)
                                : tr("%1: thank you for %2, with %3", "player, card, cards").arg(name, taken, with);
    if (onto)
        return (you ? tr("%1 take %2 and lay it off", "you") : tr("%1 takes %2 and lays it off")).arg(name, taken);
    if (with.isEmpty())
        return (you ? tr("%1 take %2", "you") : tr("%1 takes %2")).arg(name, taken);
    return (you ? tr("%1 take %2 with %3", "you") : tr("%1 takes %2 with %3")).arg(name, taken, with);
}

Speech HoolaTable::called(const Situation& s, const Deed& deed) const
{
    if (read(deed.text).kind == Kind::thank && !deed.taken.isEmpty())
        return {tr("%1, thank you!", "called out: a card").arg(CardWords::sign(deed.taken))};
    return speech(s, deed.who, deed.text);
}

Moment HoolaTable::moment(const Situation& before, const Situation& after) const
{
    // Nobody's turn but a claimed one goes to another without its player's doing.
    const hanpan::seat who = turn(after);
    const View& now = viewOf(after);
    if (after.roundOver || turn(before) != after.me || who == after.me || now.phase != Phase::play || !now.claimed ||
        viewOf(before).phase == Phase::play)
        return {};
    return {tr("%1: thank you! Your turn is skipped").arg(after.name(who))};
}

Clause HoolaTable::eventText(const Situation& s, hanpan::seat who, const QString& publicText) const
{
    const Told said = read(publicText);
    const QString& name = Clause::subject;
    const bool you = s.isYou(who);
    const QString cards = signsOf(said.cards);
    switch (said.kind) {
    case Kind::draw: return (you ? tr("%1 draw", "you") : tr("%1 draws")).arg(name);
    case Kind::take:
        return cards.isEmpty() ? (you ? tr("%1 take the discard", "you") : tr("%1 takes the discard")).arg(name)
                               : (you ? tr("%1 take the discard with %2", "you") : tr("%1 takes the discard with %2"))
                                     .arg(name, cards);
    case Kind::thank:
        return cards.isEmpty() ? tr("%1: thank you").arg(name) : tr("%1: thank you, with %2").arg(name, cards);
    case Kind::meld: return (you ? tr("%1 meld %2", "you") : tr("%1 melds %2")).arg(name, cards);
    case Kind::add: {
        const QString done = (you ? tr("%1 lay off %2", "you") : tr("%1 lays off %2")).arg(name, cards);
        const QString end = completing(s, said);
        return end.isEmpty() ? done : done + QStringLiteral(" · ") + end;
    }
    case Kind::discard: return (you ? tr("%1 discard %2", "you") : tr("%1 discards %2")).arg(name, cards);
    case Kind::stop: return (you ? tr("%1 stop", "you") : tr("%1 stops")).arg(name);
    case Kind::blast: return (you ? tr("%1 blast", "you") : tr("%1 blasts")).arg(name);
    case Kind::stay: return (you ? tr("%1 stay in", "you") : tr("%1 stays in")).arg(name);
    case Kind::drop: return (you ? tr("%1 drop out", "you") : tr("%1 drops out")).arg(name);
    case Kind::pass: break;
    }
    return {};
}

QString HoolaTable::worth(double units) const { return tr("%1 stakes").arg(Words::signedAmount(units)); }

QString HoolaTable::endingTitle(const Situation& s, const hanpan::settlement& result) const
{
    QStringList winners;
    for (const hanpan::seat who : result.winners)
        winners.append(s.name(who));
    const bool mine = std::find(result.winners.begin(), result.winners.end(), s.me) != result.winners.end();
    const QString name = winners.join(QStringLiteral(" · "));
    if (result.ending == "hoola")
        return mine ? tr("Hoola! You go out in one turn") : tr("Hoola! %1 goes out in one turn").arg(name);
    if (result.ending == "going_out")
        return mine ? tr("You go out and win") : tr("%1 goes out and wins").arg(name);
    if (result.ending == "stop") {
        return mine ? tr("Stop: you win") : tr("Stop: %1 wins").arg(name);
    }
    if (result.ending == "undercut") {
        if (winners.isEmpty())
            return tr("Undercut! The stop fails");
        return mine ? tr("Undercut! You win") : tr("Undercut! %1 wins").arg(name);
    }
    if (result.ending == "minor_blast")
        return mine ? tr("Minor blast: you win") : tr("Minor blast: %1 wins").arg(name);
    if (result.ending == "major_blast")
        return mine ? tr("Major blast: you win") : tr("Major blast: %1 wins").arg(name);
    if (result.ending == "stock_out") {
        if (winners.isEmpty())
            return tr("The stock is empty: no one wins");
        return mine && winners.size() == 1 ? tr("The stock is empty: you win")
                                           : tr("The stock is empty: %1 wins with the lowest hand").arg(name);
    }
    if (result.ending == "redeal")
        return tr("Too few players dropped out: redeal");
    return tr("The stock is empty: the round is void");
}

QString HoolaTable::undercutTale(const Situation& s, const std::vector<int>& left)
{
    const hanpan::seat closer = viewOf(s).closer;
    hanpan::seat lowest = hanpan::no_seat; // of the others, the first who plays after the one who stopped
    for (int i = 1; i < s.players; ++i) {
        const hanpan::seat who = hanpan::seat_after(closer, s.players, i);
        if (!viewOf(s).dropped.has(who) &&
            (lowest == hanpan::no_seat || left[std::size_t(who)] < left[std::size_t(lowest)]))
            lowest = who;
    }
    if (lowest == hanpan::no_seat)
        return {};
    const int mine = left[std::size_t(closer)];
    const int theirs = left[std::size_t(lowest)];
    const bool you = s.isYou(lowest);
    const QString stop = stopTale(s, mine);
    if (theirs == mine)
        return you ? tr("%1, you have %2 too", "an undercut").arg(stop).arg(theirs)
                   : tr("%1, %2 has %3 too", "an undercut").arg(stop, s.name(lowest)).arg(theirs);
    return you ? tr("%1, you have only %2", "an undercut").arg(stop).arg(theirs)
               : tr("%1, %2 has only %3", "an undercut").arg(stop, s.name(lowest)).arg(theirs);
}

QString HoolaTable::stopTale(const Situation& s, int points)
{
    const hanpan::seat closer = viewOf(s).closer;
    return s.isYou(closer) ? tr("You stop at %1").arg(points) : tr("%1 stops at %2").arg(s.name(closer)).arg(points);
}

QString HoolaTable::tale(const Situation& s, const hanpan::settlement& result) const
{
    const View& v = viewOf(s);
    std::vector<int> left; // what each hand still counts
    std::vector<hanpan::half_units> weights;
    for (hanpan::seat who = 0; who < s.players; ++who) {
        const auto hand = who == s.me ? v.hand : v.shown[who];
        left.push_back(v.dropped.has(who) ? 0 : hanpan::hoola::final_points(lawOf(s), hand));
        weights.push_back(left.back());
    }
    // Whoever pays what others owe pays all of it.
    hanpan::seat payer = hanpan::no_seat;
    hanpan::half_units paid = 0;
    for (const hanpan::settlement_line& line : result.lines)
        for (const hanpan::settlement_line::factor& factor : line.factors)
            if (factor.id == "pays_for")
                payer = line.from;
    for (const hanpan::settlement_line& line : result.lines)
        if (line.from == payer && line.reason != "dropout")
            paid += line.amount;
    QString end;
    if (payer != hanpan::no_seat)
        end = s.isYou(payer) ? tr("you pay for all, %1").arg(TableWords::amount(paid))
                             : tr("%1 pays for all, %2").arg(s.name(payer), TableWords::amount(paid));
    if (result.ending == "undercut") {
        const QString how = undercutTale(s, left);
        return how.isEmpty() || end.isEmpty() ? how : tr("%1: %2", "how a round ended, who pays for it").arg(how, end);
    }
    if (!end.isEmpty())
        return end.left(1).toUpper() + end.mid(1);
    if (result.ending == "stop") {
        int next = -1;
        for (hanpan::seat who = 0; who < s.players; ++who)
            if (who != v.closer && !v.dropped.has(who) && (next < 0 || left[std::size_t(who)] < next))
                next = left[std::size_t(who)];
        const int ahead = next - left[std::size_t(v.closer)];
        return ahead <= 0 ? QString()
                          : tr("%1, %2 fewer than the next lowest hand")
                                .arg(stopTale(s, left[std::size_t(v.closer)]))
                                .arg(ahead);
    }
    const hanpan::seat most = result.winners.empty() ? hanpan::no_seat : foremost(weights);
    if (most == hanpan::no_seat)
        return {};
    const QString counts = points(left[std::size_t(most)]);
    return s.isYou(most) ? tr("You are left with the most: %1").arg(counts)
                         : tr("%1 is left with the most: %2").arg(s.name(most), counts);
}

QList<QStringList> HoolaTable::lastTurn(const Situation& s)
{
    const View& v = viewOf(s);
    QList<QStringList> parts;
    for (int i = 0; i < v.meld_count; ++i)
        if (const auto& meld = v.melds[i]; meld.owner == v.closer && meld.kind != hanpan::hoola::meld_kind::gone)
            parts.append(facesOf(hanpan::hoola::in_order(meld)));
    QStringList beside;
    for (auto entry = s.log.rbegin(); entry != s.log.rend() && entry->who == v.closer; ++entry) {
        const Told done = read(entry->text);
        const QString face = facesOf(done.cards).value(0);
        const bool goes =
            done.kind == Kind::discard || (done.kind == Kind::add && v.melds[done.onto].owner != v.closer);
        if (goes && !beside.contains(face)) // what was announced stands there twice
            beside.prepend(face);
        if (done.kind == Kind::draw || done.kind == Kind::take || done.kind == Kind::thank)
            break;
    }
    if (!beside.isEmpty())
        parts.append(beside);
    return parts;
}

QList<QStringList> HoolaTable::claimedMeld(const Situation& s)
{
    const View& v = viewOf(s);
    for (auto entry = s.log.rbegin(); entry != s.log.rend() && entry->who == v.closer; ++entry) {
        const Told done = read(entry->text);
        if (done.kind != Kind::thank)
            continue;
        for (int i = 0; i < v.meld_count; ++i) {
            QStringList faces = facesOf(hanpan::hoola::in_order(v.melds[i]));
            const QStringList own = facesOf(done.cards);
            const bool with = !own.isEmpty() && std::all_of(own.begin(), own.end(), [&faces](const QString& face) {
                return faces.contains(face);
            });
            if (done.onto != i && !with)
                continue;
            for (const QString& face : own)
                faces.removeOne(face);
            return {faces.mid(0, 1), own + faces.mid(1)};
        }
    }
    return {};
}

Moment HoolaTable::undercut(const Situation& s)
{
    const View& v = viewOf(s);
    const auto pointsOf = [&](hanpan::seat who) { return hanpan::hoola::final_points(lawOf(s), v.shown[who]); };
    Moment great{.words = tr("Undercut!", "called out"),
                 .kind = QStringLiteral("undercut"),
                 .event = v.closer == s.me ? QStringLiteral("dismay") : QStringLiteral("rare"),
                 .who = {v.closer}};
    int least = -1;
    for (hanpan::seat who = 0; who < s.players; ++who) {
        if (who == v.closer || v.dropped.has(who) || (least >= 0 && pointsOf(who) > least))
            continue;
        if (pointsOf(who) != least)
            great.whom.clear();
        great.whom.append(who);
        least = pointsOf(who);
    }
    QStringList names;
    for (const int who : std::as_const(great.whom))
        names.append(s.name(hanpan::seat(who)));
    great.told =
        (s.isYou(v.closer) ? tr("%1 stop with %2; %3: %4", "you, points, player, points")
                           : tr("%1 stops with %2; %3: %4", "player, points, player, points"))
            .arg(s.name(v.closer), points(pointsOf(v.closer)), names.join(QStringLiteral(" · ")), points(least));
    return great;
}

Moment HoolaTable::rareMoment(const Situation& s, const hanpan::settlement& result) const
{
    const View& v = viewOf(s);
    const auto& winners = result.winners;
    const bool won =
        v.closer != hanpan::no_seat && std::find(winners.begin(), winners.end(), v.closer) != winners.end();
    // Somebody pays what others owe: the thrower of the card that was claimed, or who was undercut.
    hanpan::seat payer = hanpan::no_seat;
    for (const hanpan::settlement_line& line : result.lines)
        for (const hanpan::settlement_line::factor& factor : line.factors)
            if (factor.id == "pays_for")
                payer = line.from;
    const auto payerTold = [&] {
        return s.isYou(payer) ? tr("%1 pay for everyone", "you").arg(s.name(payer))
                              : tr("%1 pays for everyone").arg(s.name(payer));
    };
    const QString rare = QStringLiteral("rare");
    Moment great;
    if (result.ending == "hoola")
        great = {.words = tr("Hoola!", "called out"),
                 .kind = QStringLiteral("hoola"),
                 .told = (s.isYou(v.closer) ? tr("%1 go out in one turn", "you") : tr("%1 goes out in one turn"))
                             .arg(s.name(v.closer)),
                 .event = rare,
                 .who = {v.closer},
                 .pieces = lastTurn(s)};
    else if (result.ending == "minor_blast" || result.ending == "major_blast")
        great = {.words = tr("Blast!", "called out"),
                 .kind = QStringLiteral("blast"),
                 .told = endingTitle(s, result),
                 .event = rare,
                 .who = {v.closer},
                 .pieces = {s.faces(QStringLiteral("hand:%1").arg(v.closer))}};
    else if (result.ending == "undercut")
        great = undercut(s);
    else if (result.ending == "going_out" && won && v.claimed && v.thanked != hanpan::no_seat)
        great = {.words = tr("Thank you!", "called out"),
                 .kind = QStringLiteral("thanks"),
                 .told = (s.isYou(v.closer) ? tr("%1 go out on a card of %2", "you, player")
                                            : tr("%1 goes out on a card of %2", "player, player"))
                             .arg(s.name(v.closer), s.name(v.thanked)),
                 .who = {v.closer},
                 .whom = {v.thanked},
                 .pieces = claimedMeld(s)};
    if (great.words.isEmpty() || payer == hanpan::no_seat)
        return great;
    great.told += QStringLiteral(" · ") + payerTold();
    if (great.kind == QLatin1String("thanks")) {
        great.words = tr("Pays for all!", "called out: a player who pays what all owe");
        great.kind = QStringLiteral("bears_all");
        great.event = payer == s.me ? QStringLiteral("dismay") : rare;
    }
    return great;
}

QString HoolaTable::lineReason(const Situation&, const hanpan::settlement_line& line) const
{
    if (line.reason == "rank")
        return tr("by rank");
    if (line.reason == "points")
        return tr("points in hand");
    if (line.reason == "hertzog")
        return tr("one stake each");
    if (line.reason == "undercut")
        return tr("undercut");
    if (line.reason == "dropout")
        return tr("dropping out");
    return QString::fromStdString(line.reason);
}

QString HoolaTable::factorText(const Situation& s, const hanpan::settlement_line::factor& factor) const
{
    const int value = int(factor.value);
    if (factor.id == "rank_stake" || factor.id == "penalty")
        return value == 1 ? tr("1 stake") : tr("%1 stakes").arg(value);
    if (factor.id == "rank_half_stakes")
        return tr("%1 stakes").arg(TableWords::amount(value));
    if (factor.id == "points")
        return points(value);
    if (factor.id == "seven")
        return tr("sevens in hand ×%1").arg(value);
    if (factor.id == "unmelded")
        return tr("no meld ×%1").arg(value);
    if (factor.id == "hoola")
        return tr("Hoola ×%1").arg(value);
    if (factor.id == "blast")
        return tr("blast ×%1").arg(value);
    if (factor.id == "hertzog_unmelded")
        return tr("never melded");
    if (factor.id == "stake")
        return value == 1 ? tr("1 chip per stake")
                          : tr("Stake: %1 chips").arg(TableWords::amount(hanpan::whole(value)));
    if (factor.id == "winners")
        return tr("shared by %1 winners").arg(value);
    if (factor.id == "pays_for")
        return s.isYou(hanpan::seat(value)) ? tr("on your behalf") : tr("on behalf of %1").arg(s.name(value));
    return QString::fromStdString(factor.id);
}
