// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hoola/hoolatable.h"

#include <utility>

#include "games/hoola/settle.h"
#include "words/cardwords.h"
#include "words/tablewords.h"
#include "words/words.h"

hanpan::cards::card_set HoolaTable::handOf(const QStringList& faces)
{
    hanpan::cards::card_set hand = 0;
    for (const hanpan::cards::card c : rowOf(faces))
        hand |= hanpan::cards::bit(c);
    return hand;
}

std::vector<hanpan::cards::card> HoolaTable::rowOf(const QStringList& faces)
{
    std::vector<hanpan::cards::card> row;
    for (const QString& face : faces)
        if (const auto card = hanpan::cards::read_card(face.toStdString()))
            row.push_back(*card);
    return row;
}

QStringList HoolaTable::facesOf(const std::vector<hanpan::cards::card>& row)
{
    QStringList faces;
    for (const hanpan::cards::card c : row)
        faces.append(QString::fromStdString(hanpan::cards::to_text(c)));
    return faces;
}

QString HoolaTable::signsOf(const std::vector<hanpan::cards::card>& row) { return CardWords::signs(facesOf(row)); }

QString HoolaTable::topOf(const Situation& s)
{
    const View& seen = viewOf(s);
    return seen.pile_count == 0 ? QString() : QString::fromStdString(hanpan::cards::to_text(seen.top()));
}

HoolaTable::Sight HoolaTable::sightOf(const Situation& s)
{
    Sight sight{legalOf(s), {viewOf(s), {}, s.toAct, claimant(s)}};
    sight.of.legal = sight.legal;
    return sight;
}

hanpan::seat HoolaTable::turn(const Situation& s) const { return viewOf(s).turn; }

bool HoolaTable::isRace(const Situation& s) const { return lawOf(s).race(); }

bool HoolaTable::opensClaims(const Situation& s, const QString& action) const
{
    return lawOf(s).battle && s.players > 2 && read(action).kind == Kind::discard;
}

hanpan::seat HoolaTable::claimant(const Situation& s)
{
    if (!viewOf(s).top_live || s.roundOver)
        return hanpan::no_seat;
    for (auto entry = s.log.rbegin(); entry != s.log.rend(); ++entry) {
        const Kind kind = read(entry->text).kind;
        if (kind == Kind::thank)
            return entry->who;
        if (kind == Kind::discard)
            break;
    }
    return hanpan::no_seat;
}

bool HoolaTable::claimsOpen(const Situation& s) const
{
    return TableGame::inClaims(s) || claimant(s) != hanpan::no_seat;
}

QString HoolaTable::waiting(const Situation& s) const
{
    if (const hanpan::seat who = claimant(s); who != hanpan::no_seat)
        return s.isYou(who) ? tr("You said thank you: others may come first")
                            : tr("%1 said thank you: others may come first").arg(s.name(who));
    return turn(s) == s.me && s.mayAct() && isRace(s) ? tr("Be quick: others may say thank you, too")
                                                      : tr("Waiting: does anyone say thank you?");
}

std::optional<ClaimWindow> HoolaTable::claim(const Situation& s) const
{
    const Sight sight = sightOf(s);
    const hanpan::seat before = sight.of.claimant;
    const bool comesFirst = turn(s) == s.me && before != hanpan::no_seat && before != s.me;
    if (!s.mayAct() || (!inClaims(s) && !comesFirst))
        return std::nullopt;
    ClaimWindow window;
    window.face = topOf(s);
    window.milliseconds = lawOf(s).claim_window_ms;
    window.passAction = written(Told{Kind::pass});
    const QString sign = CardWords::sign(window.face);
    if (comesFirst) {
        const bool take = sight.of.may(Kind::take);
        for (const auto& [kind, button] :
             {std::pair(Kind::take, Button::take), {Kind::stop, Button::stop}, {Kind::blast, Button::blast}})
            if (sight.of.may(kind))
                window.buttons.append(idOf(button));
        window.buttons.append(idOf(Button::pass));
        window.text = take ? tr("%1 says thank you for %2. Take it first?").arg(s.name(before), sign)
                           : tr("%1 says thank you for %2. Stop first?").arg(s.name(before), sign);
        return window;
    }
    window.buttons = QStringList{idOf(Button::take), idOf(Button::pass)};
    const QString name = s.name(viewOf(s).discarder);
    window.text = name.isEmpty() ? tr("%1: thank you?").arg(sign) : tr("%1 discarded %2. Thank you?").arg(name, sign);
    return window;
}

QString HoolaTable::meaningless(const Situation& s, const QList<HeldPiece>& held, const QString& target) const
{
    using Place = hanpan::hoola::target::place;
    const auto to = targetOf(s, target);
    const View& seen = viewOf(s);
    const bool drawn = seen.phase == Phase::play;
    if (sightOf(s).of.may_be_taken() && seen.phase == Phase::turn) {
        const hanpan::seat before = claimant(s);
        return before == hanpan::no_seat ? tr("Others may still say thank you.")
                                         : tr("%1 has said thank you: answer that first.").arg(s.name(before));
    }
    if (to.where == Place::button) {
        switch (to.pressed) {
        case Button::discard: return tr("Choose one card to discard.");
        case Button::take:
            if (drawn)
                return tr("You have drawn already.");
            return seen.pile_count == 0 ? tr("There is no discard to take.")
                                        : tr("None of your cards form a meld with the discard.");
        case Button::meld:
            return drawn ? tr("You have nothing to meld: choose cards that make a set or a run, or a seven.")
                         : tr("Draw a card first.");
        case Button::add: return drawn ? tr("None of your cards can be laid off.") : tr("Draw a card first.");
        case Button::pass: return tr("There's nothing to respond to right now: wait for a discard.");
        default: break;
        }
    }
    if (to.where == Place::discard && held.size() > 1)
        return tr("Choose one card to discard.");
    if (to.where == Place::stock)
        return tr("You can't place cards on the stock.");
    for (const HeldPiece& piece : held)
        if (targetOf(s, piece.zone).where == Place::meld)
            return tr("Cards on the table can't be moved.");
    if (held.isEmpty())
        return tr("Choose a card first.");
    if (seen.phase == Phase::claim || seen.phase == Phase::turn)
        return tr("Draw a card first.");
    return tr("That card cannot go there: lay it off on a meld, or discard it.");
}

QString HoolaTable::choiceLabel(const Situation& s, const QString& action) const
{
    const Told said = read(action);
    const QString cards = signsOf(said.cards);
    const auto meldCards = [&] {
        const View& seen = viewOf(s);
        return said.onto < seen.meld_count ? signsOf(hanpan::hoola::in_order(seen.melds[said.onto])) : QString();
    };
    if (said.kind == Kind::take || said.kind == Kind::thank) {
        const QString top = CardWords::sign(topOf(s));
        if (said.onto >= 0)
            return tr("%1 to %2", "a card laid off on a meld").arg(top, meldCards());
        return cards.isEmpty() ? top : top + u' ' + cards;
    }
    if (said.kind == Kind::add)
        return tr("%1 to %2", "a card laid off on a meld").arg(cards, meldCards());
    return cards;
}

QList<ButtonSpec> HoolaTable::buttons(const Situation& s) const
{
    const hanpan::hoola::rules& law = lawOf(s);
    // What completes a meld is thanked for in turn, too.
    const bool thanks = s.mayAct() && (turn(s) != s.me || sightOf(s).of.may(Kind::take));
    const bool dropouts = s.players > hanpan::hoola::max_in_play;
    const auto spec = [](Button button, const QString& label, char16_t key, bool shown = true) {
        return ButtonSpec{idOf(button), label, QChar(key), shown};
    };
    return {
        spec(Button::stay, tr("Stay in", "button"), u'Y', dropouts),
        spec(Button::drop, tr("Drop out", "button"), u'N', dropouts),
        spec(Button::take, thanks ? tr("Thanks!", "button") : tr("Take", "button: take the discard"), u'T'),
        spec(Button::draw, tr("Draw", "button"), u'D'),
        spec(Button::meld, tr("Meld", "button"), u'M'),
        spec(Button::add, tr("Lay off", "button"), u'L'),
        spec(Button::discard, tr("Discard", "button"), u'X'),
        spec(Button::stop, tr("Stop", "button"), u'S', law.stops()),
        spec(Button::blast, tr("Blast", "button"), u'B', law.low_blast() || law.high_blast()),
        spec(Button::pass, tr("Pass", "button"), u'P', law.battle && s.players > 2),
    };
}

QString HoolaTable::priceNote(const Situation& s, const QString& button) const
{
    if (buttonOf(button) != Button::stop)
        return {};
    const hanpan::half_units paid = hanpan::hoola::price_of_stopping(viewOf(s));
    return paid < 0 ? tr("risks %1", "button Stop: what an undercut would cost").arg(TableWords::amount(-paid))
                    : QString();
}

QString HoolaTable::zoneLabel(const Situation& s, const hanpan::zone& z) const
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

QString HoolaTable::pieceName(const QString& face) const { return CardWords::name(face); }

QString HoolaTable::pieceSign(const QString& face) const { return CardWords::sign(face); }

QString HoolaTable::hiddenName() const { return tr("Hidden card"); }

QString HoolaTable::status(const Situation& s) const
{
    const Sight sight = sightOf(s);
    const View& seen = sight.of.seen;
    const hanpan::seat who = turn(s);
    if (seen.phase == Phase::dropout && who == s.me) {
        const hanpan::hoola::rules& law = lawOf(s);
        const bool stakes = law.dropout_schedule == hanpan::hoola::dropout_schedule::seed;
        const hanpan::half_units price = hanpan::hoola::dropout_worth(law, seen.hand) * (stakes ? law.stake : 1);
        if (law.dropout_payment == hanpan::hoola::dropout_payment::dropper_pays_dealer)
            return tr("Stay in or drop out? Dropping out costs %1").arg(TableWords::amount(price));
    }
    if (seen.phase == Phase::dropout)
        return who == s.me ? tr("Stay in or drop out?") : tr("%1 stays or drops out...").arg(s.name(who));
    if (seen.phase == Phase::claim && s.mayAct() && who != s.me)
        return tr("Say “Thank you” to take the discard, or pass");
    const bool take = sight.of.may(Kind::take);
    if (const hanpan::seat before = sight.of.claimant; who == s.me && before != hanpan::no_seat && !s.roundOver)
        return take ? tr("%1 says thank you · take the discard first, or pass").arg(s.name(before))
                    : tr("%1 says thank you · stop first, or pass").arg(s.name(before));
    if (who != s.me)
        return tr("%1's turn").arg(s.name(who));
    if (seen.phase == Phase::play) {
        if (seen.counts[s.me] == 1 && sight.of.may(Kind::discard))
            return tr("Your turn · discard your last card and win!");
        if (sight.of.may(Kind::meld))
            return tr("Your turn · meld, or discard a card to end it");
        if (sight.of.may(Kind::add))
            return tr("Your turn · lay off, or discard a card to end it");
        return tr("Your turn · discard a card to end it");
    }
    if (s.judge && s.judge(written(Told{Kind::stop})).allowed())
        return take ? tr("Your turn · draw, take the discard, or stop") : tr("Your turn · draw a card, or stop");
    return take ? tr("Your turn · draw, or take the discard") : tr("Your turn · draw a card");
}

QList<Badge> HoolaTable::badges(const Situation& s, hanpan::seat who) const
{
    const View& seen = viewOf(s);
    if (seen.dropped.has(who))
        return {{QStringLiteral("dropped"), tr("Out", "badge: dropped out of this hand")}};
    QList<Badge> list;
    if (seen.registered.has(who))
        list.append({QStringLiteral("registered"), tr("Melded", "badge: has a meld on the table")});
    if (who == s.dealer)
        list.append({QStringLiteral("dealer"), tr("Dealer", "badge")});
    return list;
}

QString HoolaTable::points(int count) { return count == 1 ? tr("1 point") : tr("%1 points").arg(count); }

QString HoolaTable::ownNote(const Situation& s) const
{
    const QStringList hand = s.faces(s.handZone());
    return hand.isEmpty() ? QString() : worthOf(s, hand);
}

QString HoolaTable::worthOf(const Situation& s, const QStringList& faces)
{
    return points(hanpan::hoola::final_points(lawOf(s), handOf(faces)));
}

QString HoolaTable::handWorth(const Situation& s, hanpan::seat who, const QStringList& faces) const
{
    return viewOf(s).dropped.has(who) ? tr("dropped out", "of this hand: nothing is counted") : worthOf(s, faces);
}
