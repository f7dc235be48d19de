// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hoola/hoolawords.h"

#include <cmath>

#include <algorithm>

#include "games/hoola/actions.h"
#include "games/hoola/settle.h"
#include "words/cardwords.h"
#include "words/tablewords.h"
#include "words/words.h"

hanpan::cards::card_set HoolaWords::handOf(const QStringList& faces)
{
    hanpan::cards::card_set hand = 0;
    for (const QString& face : faces)
        if (const auto card = hanpan::cards::read_card(face.toStdString()))
            hand |= hanpan::cards::bit(*card);
    return hand;
}

hanpan::seat HoolaWords::turn(const Situation& s) const { return s.seat("turn"); }

bool HoolaWords::isRace(const Situation& s) const { return lawOf(s).race(); }

bool HoolaWords::opensClaims(const Situation& s, const QString& action) const
{
    return lawOf(s).battle && s.players > 2 && firstWord(action) == QLatin1String("discard");
}

hanpan::seat HoolaWords::claimant(const Situation& s)
{
    const auto log = s.view.find("log");
    if (log == s.view.end() || !s.view.value("discard_open", false) || s.roundOver)
        return hanpan::no_seat;
    for (auto entry = log->rbegin(); entry != log->rend(); ++entry) {
        const QString word = firstWord(QString::fromStdString(entry->value("action", std::string())));
        if (word == QLatin1String("thank"))
            return entry->value("seat", int(hanpan::no_seat));
        if (word == QLatin1String("discard"))
            break;
    }
    return hanpan::no_seat;
}

bool HoolaWords::mayBeTaken(const Situation& s) const
{
    hanpan::seat_set others = s.toAct;
    others.remove(s.me);
    return turn(s) == s.me && !s.roundOver && (!others.empty() || claimant(s) != hanpan::no_seat);
}

bool HoolaWords::claimsOpen(const Situation& s) const
{
    return TableGame::inClaims(s) || claimant(s) != hanpan::no_seat;
}

QString HoolaWords::waiting(const Situation& s) const
{
    if (const hanpan::seat who = claimant(s); who != hanpan::no_seat)
        return s.isYou(who) ? tr("You said thank you: others may come first")
                            : tr("%1 said thank you: others may come first").arg(s.name(who));
    return turn(s) == s.me && s.mayAct() && isRace(s) ? tr("Be quick: others may say thank you, too")
                                                      : tr("Waiting: does anyone say thank you?");
}

std::optional<ClaimWindow> HoolaWords::claim(const Situation& s) const
{
    const hanpan::seat before = claimant(s);
    const bool comesFirst = turn(s) == s.me && before != hanpan::no_seat && before != s.me;
    if (!s.mayAct() || (phaseOf(s) != QLatin1String("claim") && !comesFirst))
        return std::nullopt;
    ClaimWindow window;
    const QStringList pile = s.faces(QStringLiteral("discard"));
    window.face = pile.isEmpty() ? QString() : pile.last();
    window.milliseconds = lawOf(s).claim_window_ms;
    window.passAction = QStringLiteral("pass");
    const QString sign = CardWords::sign(window.face);
    if (comesFirst) {
        for (const char* word : {"take", "stop", "blast"})
            if (!s.legalOf(QString::fromLatin1(word)).isEmpty())
                window.buttons.append(QString::fromLatin1(word));
        window.buttons.append(QStringLiteral("pass"));
        window.text = window.buttons.contains(QStringLiteral("take"))
                          ? tr("%1 says thank you for %2. Take it first?").arg(s.name(before), sign)
                          : tr("%1 says thank you for %2. Stop first?").arg(s.name(before), sign);
        return window;
    }
    window.buttons = QStringList{QStringLiteral("take"), QStringLiteral("pass")};
    const QString name = s.name(s.seat("discarder"));
    window.text = name.isEmpty() ? tr("%1: thank you?").arg(sign) : tr("%1 discarded %2. Thank you?").arg(name, sign);
    return window;
}

QString HoolaWords::meaningless(const Situation& s, const QList<HeldPiece>& held, const QString& target) const
{
    const QString phase = phaseOf(s);
    if (mayBeTaken(s) && phase == QLatin1String("turn")) {
        const hanpan::seat before = claimant(s);
        return before == hanpan::no_seat ? tr("Others may still say thank you.")
                                         : tr("%1 has said thank you: answer that first.").arg(s.name(before));
    }
    if (target == QLatin1String("button:discard") || (target == QLatin1String("discard") && held.size() > 1))
        return tr("Choose one card to discard.");
    if (target == QLatin1String("button:take")) {
        if (phase == QLatin1String("play"))
            return tr("You have drawn already.");
        return s.faces(QStringLiteral("discard")).isEmpty() ? tr("There is no discard to take.")
                                                            : tr("None of your cards form a meld with the discard.");
    }
    if (target == QLatin1String("button:meld"))
        return phase == QLatin1String("play")
                   ? tr("You have nothing to meld: choose cards that make a set or a run, or a seven.")
                   : tr("Draw a card first.");
    if (target == QLatin1String("button:add"))
        return phase == QLatin1String("play") ? tr("None of your cards can be laid off.") : tr("Draw a card first.");
    if (target == QLatin1String("button:pass"))
        return tr("There's nothing to respond to right now: wait for a discard.");
    if (target == QLatin1String("stock"))
        return tr("You can't place cards on the stock.");
    for (const HeldPiece& piece : held)
        if (piece.zone.startsWith(QLatin1String("meld:")))
            return tr("Cards on the table can't be moved.");
    if (held.isEmpty())
        return tr("Choose a card first.");
    if (phase == QLatin1String("claim") || phase == QLatin1String("turn"))
        return tr("Draw a card first.");
    return tr("That card cannot go there: lay it off on a meld, or discard it.");
}

QString HoolaWords::choiceLabel(const Situation& s, const QString& action) const
{
    const QString word = firstWord(action);
    const QStringList cards = CardWords::cardsOf(action);
    const QStringList parts = action.split(u' ', Qt::SkipEmptyParts); // the last one of a lay-off is the meld's number
    const auto meldCards = [&](const QString& number) {
        return CardWords::signs(s.faces(QStringLiteral("meld:") + number));
    };
    if (word == QLatin1String("take") || word == QLatin1String("thank")) {
        const QStringList pile = s.faces(QStringLiteral("discard"));
        if (cards.isEmpty() && parts.size() > 1)
            return tr("%1 to %2", "a card laid off on a meld")
                .arg(CardWords::sign(pile.value(pile.size() - 1)), meldCards(parts.last()));
        return CardWords::signs(QStringList(pile.value(pile.size() - 1)) + cards);
    }
    if (word == QLatin1String("add"))
        return tr("%1 to %2", "a card laid off on a meld").arg(CardWords::signs(cards), meldCards(parts.last()));
    return CardWords::signs(cards);
}

QList<ButtonSpec> HoolaWords::buttons(const Situation& s) const
{
    const hanpan::hoola::rules& law = lawOf(s);
    // What completes a meld is thanked for in turn, too.
    const bool thanks = s.mayAct() && (turn(s) != s.me || !s.legalOf(u"take").isEmpty());
    const bool dropouts = s.players > hanpan::hoola::max_in_play;
    const bool dropping = phaseOf(s) == QLatin1String("dropout");
    return {
        {QStringLiteral("stay"), tr("Stay in", "button"), QStringLiteral("Y"), dropouts, {}, dropping},
        {QStringLiteral("drop"), tr("Drop out", "button"), QStringLiteral("N"), dropouts, {}, dropping},
        {QStringLiteral("take"), thanks ? tr("Thanks!", "button") : tr("Take", "button: take the discard"),
         QStringLiteral("T"), true},
        {QStringLiteral("draw"), tr("Draw", "button"), QStringLiteral("D"), true},
        {QStringLiteral("meld"), tr("Meld", "button"), QStringLiteral("M"), true},
        {QStringLiteral("add"), tr("Lay off", "button"), QStringLiteral("L"), true},
        {QStringLiteral("discard"), tr("Discard", "button"), QStringLiteral("X"), true},
        {QStringLiteral("stop"), tr("Stop", "button"), QStringLiteral("S"), law.stops()},
        {QStringLiteral("blast"), tr("Blast", "button"), QStringLiteral("B"), law.low_blast() || law.high_blast()},
        {QStringLiteral("pass"), tr("Pass", "button"), QStringLiteral("P"), law.battle && s.players > 2},
    };
}

QString HoolaWords::shortReason(const Situation& s, const hanpan::verdict& refusal) const
{
    if (refusal.id == "stop_over_threshold")
        return QStringLiteral("%1 > %2").arg(refusal.a).arg(refusal.b);
    if (refusal.id == "stop_one_card_only")
        return tr("%1 cards").arg(refusal.a);
    if (refusal.id == "blast_points" || refusal.id == "blast_faces") {
        const hanpan::hoola::rules& law = lawOf(s);
        if (law.low_blast() && law.blast_high == hanpan::hoola::blast_high::numeric)
            return QStringLiteral("%1 < %2 < %3").arg(law.blast_low_max).arg(refusal.a).arg(law.blast_high_min);
        if (law.low_blast())
            return QStringLiteral("%1 > %2").arg(refusal.a).arg(law.blast_low_max);
        if (law.blast_high == hanpan::hoola::blast_high::numeric)
            return QStringLiteral("%1 < %2").arg(refusal.a).arg(law.blast_high_min);
    }
    return {};
}

QString HoolaWords::distanceNote(const Situation& s, const QString& button) const
{
    const hanpan::hoola::rules& law = lawOf(s);
    const hanpan::cards::card_set hand = handOf(s.faces(s.handZone()));
    if (button == QLatin1String("stop") && law.stop_rule == hanpan::hoola::stop_rule::threshold) {
        const int points = hanpan::hoola::final_points(law, hand);
        if (points > law.stop_threshold)
            return shortReason(s, {"stop_over_threshold", {}, points, law.stop_threshold});
    }
    if (button == QLatin1String("blast") && (law.low_blast() || law.high_blast()))
        return shortReason(s, hanpan::hoola::blast_hand_refusal(law, hand));
    return {};
}

QString HoolaWords::priceNote(const Situation& s, const QString& button) const
{
    if (button != QLatin1String("stop"))
        return {};
    // Undercut by hands that hold nothing: nobody could have fewer points.
    const hanpan::hoola::rules& law = lawOf(s);
    hanpan::hoola::final_position end;
    end.ending = hanpan::hoola::ending::stop;
    end.players = s.players;
    end.dealer = s.dealer;
    end.closer = s.me;
    end.hands[s.me] = handOf(s.faces(s.handZone()));
    if (finalPoints(s, s.faces(s.handZone())) == 0 && !law.undercut_on_tie)
        return {}; // nothing is lower than nought
    for (hanpan::seat who = 0; who < s.players; ++who)
        if (!s.lists("dropped", who)) {
            end.playing.add(who);
            if (s.lists("registered", who))
                end.registered.add(who);
        }
    const hanpan::half_units paid = hanpan::hoola::settle_position(law, end).payments[std::size_t(s.me)];
    return paid < 0 ? tr("risks %1", "button Stop: what an undercut would cost").arg(TableWords::amount(-paid))
                    : QString();
}

QString HoolaWords::zoneLabel(const Situation& s, const hanpan::zone& z) const
{
    if (z.kind == "hand")
        return z.owner == s.me ? tr("Your hand") : tr("%1's hand").arg(s.name(z.owner));
    if (z.kind == "stock")
        return tr("Stock %1").arg(z.pieces.size());
    if (z.kind == "discard")
        return tr("Discards");
    if (z.kind == "removed")
        return tr("Completed melds");
    if (z.kind == "newMeld")
        return tr("My melds");
    if (z.kind == "meld")
        return z.owner == s.me ? tr("Your meld") : tr("%1's meld").arg(s.name(z.owner));
    return QString::fromStdString(z.id);
}

QString HoolaWords::pieceName(const QString& face) const { return CardWords::name(face); }

QString HoolaWords::pieceSign(const QString& face) const { return CardWords::sign(face); }

QString HoolaWords::hiddenName() const { return tr("Hidden card"); }

QString HoolaWords::status(const Situation& s) const
{
    const QString phase = phaseOf(s);
    const hanpan::seat who = turn(s);
    if (phase == QLatin1String("dropout") && who == s.me) {
        const hanpan::hoola::rules& law = lawOf(s);
        const bool stakes = law.dropout_schedule == hanpan::hoola::dropout_schedule::seed;
        const hanpan::half_units price =
            hanpan::hoola::dropout_worth(law, handOf(s.faces(s.handZone()))) * (stakes ? law.stake : 1);
        if (law.dropout_payment == hanpan::hoola::dropout_payment::dropper_pays_dealer)
            return tr("Stay in or drop out? Dropping out costs %1").arg(TableWords::amount(price));
    }
    if (phase == QLatin1String("dropout"))
        return who == s.me ? tr("Stay in or drop out?") : tr("%1 stays or drops out...").arg(s.name(who));
    if (phase == QLatin1String("claim") && s.mayAct() && who != s.me)
        return tr("Say “Thank you” to take the discard, or pass");
    if (who == s.me && mayBeTaken(s))
        if (const hanpan::seat before = claimant(s); before != hanpan::no_seat)
            return s.legalOf(u"take").isEmpty()
                       ? tr("%1 says thank you · stop first, or pass").arg(s.name(before))
                       : tr("%1 says thank you · take the discard first, or pass").arg(s.name(before));
    if (who != s.me)
        return tr("%1's turn").arg(s.name(who));
    if (phase == QLatin1String("play")) {
        if (s.faces(s.handZone()).size() == 1 && !s.legalOf(u"discard").isEmpty())
            return tr("Your turn · discard your last card and win!");
        if (!s.legalOf(u"meld").isEmpty())
            return tr("Your turn · meld, or discard a card to end it");
        if (!s.legalOf(u"add").isEmpty())
            return tr("Your turn · lay off, or discard a card to end it");
        return tr("Your turn · discard a card to end it");
    }
    const bool stop = s.judge && s.judge(QStringLiteral("stop")).allowed();
    const bool take = !s.legalOf(u"take").isEmpty();
    if (stop)
        return take ? tr("Your turn · draw, take the discard, or stop") : tr("Your turn · draw a card, or stop");
    return take ? tr("Your turn · draw, or take the discard") : tr("Your turn · draw a card");
}

QList<Badge> HoolaWords::badges(const Situation& s, hanpan::seat who) const
{
    QList<Badge> list;
    if (s.lists("dropped", who)) {
        list.append({QStringLiteral("dropped"), tr("Out", "badge: dropped out of this hand")});
        return list;
    }
    if (s.lists("registered", who))
        list.append({QStringLiteral("registered"), tr("Melded", "badge: has a meld on the table")});
    if (who == s.dealer)
        list.append({QStringLiteral("dealer"), tr("Dealer", "badge")});
    return list;
}

int HoolaWords::finalPoints(const Situation& s, const QStringList& faces)
{
    return hanpan::hoola::final_points(lawOf(s), handOf(faces));
}

QString HoolaWords::points(int count) { return count == 1 ? tr("1 point") : tr("%1 points").arg(count); }

QString HoolaWords::ownNote(const Situation& s) const
{
    const QStringList hand = s.faces(s.handZone());
    return hand.isEmpty() ? QString() : points(finalPoints(s, hand));
}

QString HoolaWords::handWorth(const Situation& s, hanpan::seat who, const QStringList& faces) const
{
    return s.lists("dropped", who) ? tr("dropped out", "of this hand: nothing is counted")
                                   : points(finalPoints(s, faces));
}

QString HoolaWords::eventKind(const QString& publicText) const
{
    QString word = firstWord(publicText);
    if (word == QLatin1String("take") || word == QLatin1String("thank"))
        return QStringLiteral("claim");
    for (const char* kind : {"draw", "meld", "add", "discard", "stop", "blast", "stay", "drop"})
        if (word == QLatin1String(kind))
            return word;
    return {}; // a pass is nobody's business
}

QString HoolaWords::bubble(const QString& publicText) const
{
    const QString word = firstWord(publicText);
    if (word == QLatin1String("thank"))
        return tr("Thank you!", "called out");
    if (word == QLatin1String("stop"))
        return tr("Stop!", "called out");
    if (word == QLatin1String("blast"))
        return tr("Blast!", "called out");
    if (word == QLatin1String("drop"))
        return tr("I'm out.", "called out when dropping out");
    return {};
}

QString HoolaWords::completing(const Situation& s, const QString& publicText)
{
    using hanpan::hoola::set_completion;
    const set_completion law = lawOf(s).set_completion;
    const auto melds = s.view.find("melds");
    if (law == set_completion::open || melds == s.view.end())
        return {};
    const int number = publicText.section(u' ', 2, 2).toInt();
    for (const hanpan::json& meld : *melds) {
        if (meld.value("number", -1) != number || meld.value("kind", "") == "run" ||
            meld.value("kind", "") == "seven" || !(meld.value("killed", false) || meld.value("kind", "") == "removed"))
            continue;
        // Not what was built on the set sideways before it was complete.
        const QStringList lying = QString::fromStdString(meld.value("pieces", "")).split(u' ', Qt::SkipEmptyParts);
        const QString rank = publicText.section(u' ', 1, 1).left(1);
        if (std::count_if(lying.begin(), lying.end(), [&](const QString& face) { return face.startsWith(rank); }) < 3)
            continue;
        if (law == set_completion::closed)
            return tr("the set is complete: nothing more may be built on it");
        const hanpan::seat owner = meld.value("owner", int(hanpan::no_seat));
        if (s.lists("registered", owner))
            return tr("the set is complete and leaves the table");
        return s.isYou(owner)
                   ? tr("the set is complete and leaves the table: you no longer have a meld")
                   : tr("the set is complete and leaves the table: %1 no longer has a meld").arg(s.name(owner));
    }
    return {};
}

bool HoolaWords::takesUnnamed(const QString& publicText) const
{
    const QString word = firstWord(publicText);
    return word == QLatin1String("take") || word == QLatin1String("thank");
}

Deed::State HoolaWords::stateOf(const Situation* now, hanpan::seat me, const std::vector<hanpan::log_entry>& log,
                                std::size_t at) const
{
    using State = Deed::State;
    const auto wordOf = [&](std::size_t i) { return firstWord(QString::fromStdString(log[i].text)); };
    const auto isThank = [&](std::size_t i) { return wordOf(i) == QLatin1String("thank"); };
    const hanpan::seat who = log[at].who;
    if (isThank(at)) {
        // It counts where its player goes on; what the human has meanwhile said or passed changes nothing of it.
        for (std::size_t next = at + 1; next < log.size(); ++next) {
            if (isThank(next))
                return State::Void;
            if (log[next].who == me && who != me &&
                (wordOf(next) == QLatin1String("pass") || stateOf(now, me, log, next) != State::Done))
                continue;
            return log[next].who == who ? State::Done : State::Void;
        }
        if (now == nullptr)
            return State::Done;
        if (now->roundOver)
            return now->seat("closer") == who ? State::Done : State::Void;
        return now->view.value("discard_open", false) ? State::Asked : State::Done;
    }
    // The human's own words in his turn are in his log when they are said, and once more when they are done later.
    const bool waits = who == me && (wordOf(at) == QLatin1String("draw") || wordOf(at) == QLatin1String("meld") ||
                                     wordOf(at) == QLatin1String("add") || wordOf(at) == QLatin1String("stop") ||
                                     wordOf(at) == QLatin1String("blast"));
    if (!waits)
        return State::Done;
    const bool ends = wordOf(at) == QLatin1String("stop") || wordOf(at) == QLatin1String("blast");
    if (at + 1 < log.size())
        return log[at + 1].who != me || log[at + 1].text == log[at].text ? State::Void : State::Done;
    if (now == nullptr || (now->roundOver && (ends || now->seat("closer") == me)))
        return State::Done;
    std::size_t before = at;
    while (before > 0 && log[before - 1].who == me && wordOf(before - 1) == QLatin1String("pass"))
        --before;
    if (before > 0 && log[before - 1].who != me && isThank(before - 1))
        return State::Void; // somebody had claimed already
    if (now->view.contains("said"))
        return State::Asked;
    return now->roundOver || turn(*now) == me ? State::Done : State::Void;
}

QString HoolaWords::completed(const QString& publicText, const QString& whole) const
{
    return firstWord(publicText) == QLatin1String("thank") ? whole : QString();
}

QString HoolaWords::told(const Situation& s, const Deed& deed) const
{
    if (!takesUnnamed(deed.text) || deed.taken.isEmpty())
        return eventText(s, deed.who, deed.text);
    const QString name = s.name(deed.who);
    const bool you = s.isYou(deed.who);
    const QString taken = CardWords::sign(deed.taken);
    const QString with = CardWords::signs(CardWords::cardsOf(deed.text));
    const bool onto = deed.text.contains(u'>');
    if (firstWord(deed.text) == QLatin1String("thank"))
        return onto             ? tr("%1: thank you for %2, laid off", "player, card").arg(name, taken)
               : with.isEmpty() ? tr("%1: thank you for %2", "player, card").arg(name, taken)
                                : tr("%1: thank you for %2, with %3", "player, card, cards").arg(name, taken, with);
    if (onto)
        return (you ? tr("%1 take %2 and lay it off", "you") : tr("%1 takes %2 and lays it off")).arg(name, taken);
    if (with.isEmpty())
        return (you ? tr("%1 take %2", "you") : tr("%1 takes %2")).arg(name, taken);
    return (you ? tr("%1 take %2 with %3", "you") : tr("%1 takes %2 with %3")).arg(name, taken, with);
}

Speech HoolaWords::called(const Situation& s, const Deed& deed) const
{
    if (firstWord(deed.text) == QLatin1String("thank") && !deed.taken.isEmpty())
        return {tr("%1, thank you!", "called out: a card").arg(CardWords::sign(deed.taken))};
    return speech(s, deed.who, deed.text);
}

Moment HoolaWords::moment(const Situation& before, const Situation& after) const
{
    // Nobody's turn but a claimed one goes to another without its player's doing.
    const hanpan::seat who = turn(after);
    const bool claimed = phaseOf(after) == QLatin1String("play") && after.view.value("claimed", false);
    if (after.roundOver || turn(before) != after.me || who == after.me || !claimed ||
        phaseOf(before) == QLatin1String("play"))
        return {};
    return {tr("%1: thank you! Your turn is skipped").arg(after.name(who))};
}

QString HoolaWords::eventText(const Situation& s, hanpan::seat who, const QString& publicText) const
{
    const QString word = firstWord(publicText);
    const QString name = s.name(who);
    const bool you = s.isYou(who);
    const QString cards = CardWords::signs(CardWords::cardsOf(publicText));
    if (word == QLatin1String("draw"))
        return cards.isEmpty() ? (you ? tr("%1 draw", "you") : tr("%1 draws")).arg(name)
                               : (you ? tr("%1 draw %2", "you") : tr("%1 draws %2")).arg(name, cards);
    if (word == QLatin1String("take"))
        return cards.isEmpty() ? (you ? tr("%1 take the discard", "you") : tr("%1 takes the discard")).arg(name)
                               : (you ? tr("%1 take the discard with %2", "you") : tr("%1 takes the discard with %2"))
                                     .arg(name, cards);
    if (word == QLatin1String("thank"))
        return cards.isEmpty() ? tr("%1: thank you").arg(name) : tr("%1: thank you, with %2").arg(name, cards);
    if (word == QLatin1String("meld"))
        return (you ? tr("%1 meld %2", "you") : tr("%1 melds %2")).arg(name, cards);
    if (word == QLatin1String("add")) {
        const QString done = (you ? tr("%1 lay off %2", "you") : tr("%1 lays off %2")).arg(name, cards);
        const QString end = completing(s, publicText);
        return end.isEmpty() ? done : done + QStringLiteral(" · ") + end;
    }
    if (word == QLatin1String("discard"))
        return (you ? tr("%1 discard %2", "you") : tr("%1 discards %2")).arg(name, cards);
    if (word == QLatin1String("stop"))
        return (you ? tr("%1 stop", "you") : tr("%1 stops")).arg(name);
    if (word == QLatin1String("blast"))
        return (you ? tr("%1 blast", "you") : tr("%1 blasts")).arg(name);
    if (word == QLatin1String("stay"))
        return (you ? tr("%1 stay in", "you") : tr("%1 stays in")).arg(name);
    if (word == QLatin1String("drop"))
        return (you ? tr("%1 drop out", "you") : tr("%1 drops out")).arg(name);
    return {};
}

QString HoolaWords::worth(double units) const { return tr("%1 stakes").arg(Words::signedAmount(units)); }

QString HoolaWords::endingTitle(const Situation& s, const hanpan::settlement& result) const
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

QString HoolaWords::rareMoment(const Situation&, const hanpan::settlement& result) const
{
    if (result.ending == "hoola")
        return tr("Hoola!", "called out");
    return result.ending == "minor_blast" || result.ending == "major_blast" ? tr("Blast!", "called out") : QString();
}

QString HoolaWords::lineReason(const Situation&, const hanpan::settlement_line& line) const
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

QString HoolaWords::factorText(const Situation& s, const hanpan::settlement_line::factor& factor) const
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
    if (factor.id == "pays_for")
        return s.isYou(hanpan::seat(value)) ? tr("on your behalf") : tr("on behalf of %1").arg(s.name(value));
    return QString::fromStdString(factor.id);
}
