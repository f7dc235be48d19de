// SPDX-License-Identifier: GPL-3.0-or-later
// What Hollywood Rummy says of cards, places, buttons, choices and seats.
#include "games/hollywood/hollywoodtable.h"
#include "games/hollywood/settle.h"
#include "words/cardwords.h"

QString HollywoodTable::meaningless(const Situation& s, const QList<HeldPiece>& pieces, const QString& id) const
{
    using kind = Place::kind;
    const View& v = viewOf(s);
    const bool mine = v.turn == s.me;
    const bool playing = v.phase == Phase::play;
    const Place place = placeOf(s, id);
    const auto pressed = [&](Button b) { return place.what == kind::button && place.pressed == b; };
    const auto beforePlaying = [&] { return mine ? tr("Draw a card first.") : tr("It is not your turn."); };
    if (v.phase == Phase::decision && mine)
        return tr("First answer the call: allow or deny it.");
    if (pressed(Button::discard) || (place.what == kind::discard && pieces.size() > 1))
        return playing ? tr("Choose one card to discard.") : beforePlaying();
    if (pressed(Button::lay_down) || place.what == kind::new_meld) {
        if (!playing)
            return beforePlaying();
        if (v.down.has(s.me))
            return tr("You have laid down already; lay cards off on a meld.");
        const int missing = missingOf(v);
        if (missing > 0)
            return missing == 1 ? tr("One card is missing for the contract.")
                                : tr("%1 cards are missing for the contract.").arg(missing);
        return tr("These cards don't make the contract: lay down its sets and runs together, and nothing else.");
    }
    if (pressed(Button::lay_off))
        return playing ? tr("None of your cards can be laid off.") : beforePlaying();
    if (pressed(Button::take))
        return playing ? tr("You have drawn already.") : tr("There is no discard to take.");
    if (pressed(Button::draw))
        return playing ? tr("You have drawn already.") : tr("It is not time to draw.");
    if (pressed(Button::may_i) || pressed(Button::pass) || pressed(Button::allow) || pressed(Button::deny))
        return tr("There's nothing to respond to right now: wait for a discard.");
    if (place.what == kind::stock)
        return tr("You can't place cards on the stock.");
    for (const HeldPiece& piece : pieces)
        if (placeOf(s, piece.zone).what == kind::meld)
            return tr("Cards on the table can't be moved.");
    if (pieces.isEmpty())
        return tr("Choose a card first.");
    return playing ? tr("That card cannot go there: lay it off on a meld, or discard it.") : beforePlaying();
}

QString HollywoodTable::choiceLabel(const Situation& s, const QString& action) const
{
    const Told deed = read(action);
    if (deed.kind == Kind::lay_down) {
        QStringList melds;
        for (const auto& meld : deed.melds)
            melds.append(CardWords::signs(facesOf(meld)));
        return melds.join(QStringLiteral("  ·  "));
    }
    if (deed.kind == Kind::discard)
        return signOf(deed.which);
    if (deed.kind != Kind::lay_off)
        return {};
    const View& v = viewOf(s);
    const QString card = signOf(deed.which);
    QString meld;
    if (deed.onto < v.meld_count)
        meld = CardWords::signs(facesOf(std::span(v.melds[deed.onto].cards, v.melds[deed.onto].length)));
    switch (deed.to) {
    case Way::bottom: return tr("%1 to %2: low end", "a card, the cards of a run").arg(card, meld);
    case Way::top: return tr("%1 to %2: high end", "a card, the cards of a run").arg(card, meld);
    case Way::hand: return tr("%1 for the wild in %2", "a card, the cards of a meld").arg(card, meld);
    case Way::none: break;
    }
    return tr("%1 to %2", "a card laid off on a meld").arg(card, meld);
}

QList<QStringList> HollywoodTable::choicePieces(const Situation&, const QString& action) const
{
    QList<QStringList> melds;
    for (const auto& meld : read(action).melds)
        melds.append(facesOf(meld));
    return melds;
}

QString HollywoodTable::choiceNote(const Situation& s, const QString& action) const
{
    const Told deed = read(action);
    if (deed.kind != Kind::lay_down)
        return {};
    Cards left = viewOf(s).hand;
    for (const auto& meld : deed.melds)
        for (const TypedCard& card : meld)
            left.remove(card.which);
    return tr("leaves %1", "points in hand").arg(points(hand_points(lawOf(s), left)));
}

QList<ButtonSpec> HollywoodTable::buttons(const Situation& s) const
{
    const Rules& law = lawOf(s);
    const View& v = viewOf(s);
    const bool pointing = law.layable_discard_call != hanpan::hollywood::layable_call::off;
    const bool deciding = v.phase == Phase::decision;
    const bool caller = deciding && s.mayAct() && v.turn != s.me;
    const QString call = v.phase == Phase::pointing ? tr("Point it out", "button") : tr("May I!", "button");
    QString asking;
    QString whatFor;
    switch (offersOf(s)) {
    case Offers::always:
        asking = tr("Offer: always", "button: which discards are offered out of turn");
        whatFor =
            tr("When it isn't your turn, you are asked about every discard you may call for. Press to be asked about "
               "none for the rest of this round.");
        break;
    case Offers::useful:
        asking = tr("Offer: useful", "button: which discards are offered out of turn");
        whatFor = tr("When it isn't your turn, you are asked only about discards the coach would call for. Press to be "
                     "asked about every one.");
        break;
    case Offers::none:
        asking = tr("Offer: not now", "button: no discard is offered in this hand");
        whatFor =
            tr("When it isn't your turn, you are asked about no discard in this round. Press to be asked about useful "
               "ones again.");
        break;
    }
    const bool calls = law.mayi_enabled;
    return {
        {idOf(Button::allow), tr("Allow", "button"), QStringLiteral("Y"), calls},
        {idOf(Button::deny), caller ? tr("Withdraw", "button") : tr("Deny", "button"), QStringLiteral("N"), calls},
        {idOf(Button::take), tr("Take", "button: take the discard"), QStringLiteral("T"), true},
        {idOf(Button::draw), tr("Draw", "button"), QStringLiteral("D"), true},
        {idOf(Button::lay_down), tr("Lay down", "button"), QStringLiteral("M"), true},
        {idOf(Button::lay_off), tr("Lay off", "button"), QStringLiteral("L"), true},
        {idOf(Button::may_i), call, QStringLiteral("I"), calls || pointing},
        {idOf(Button::pass), caller ? tr("Wait", "button: stand by the call") : tr("Pass", "button"),
         QStringLiteral("P"), true},
        {idOf(Button::offer), asking, QStringLiteral("A"), calls, {}, whatFor},
        {idOf(Button::discard), tr("Discard", "button"), QStringLiteral("X"), true},
    };
}

QString HollywoodTable::zoneLabel(const Situation& s, const hanpan::zone& z) const
{
    if (z.kind == "hand")
        return z.owner == s.me ? tr("Your hand") : tr("%1's hand").arg(s.name(z.owner));
    if (z.kind == "stock")
        return tr("Stock %1").arg(z.pieces.size());
    if (z.kind == "discard")
        return tr("Discards");
    if (z.kind == "newMeld")
        return tr("My melds");
    if (z.kind == "meld")
        return z.owner == s.me ? tr("Your meld") : tr("%1's meld").arg(s.name(z.owner));
    return QString::fromStdString(z.id);
}

QString HollywoodTable::pieceName(const QString& face) const { return CardWords::name(face); }

QString HollywoodTable::pieceSign(const QString& face) const { return CardWords::sign(face); }

QString HollywoodTable::hiddenName() const { return tr("Hidden card"); }

QString HollywoodTable::signOf(const TypedCard& card) { return CardWords::signs(facesOf({card})); }

QString HollywoodTable::status(const Situation& s) const
{
    const View& v = viewOf(s);
    const bool mine = v.turn == s.me;
    if (v.phase == Phase::decision && !mine && v.claimant == s.me)
        return tr("May I? %1 decides...").arg(s.name(v.turn));
    if (v.phase == Phase::decision && mine)
        return tr("Your turn · allow the call, or take the card yourself");
    if (v.phase == Phase::pointing && s.mayAct())
        return tr("That card could have been laid off");
    if (!mine) {
        if ((v.phase == Phase::window || v.phase == Phase::ahead) && s.mayAct())
            return tr("May I? Take the discard and a penalty card, or pass");
        return tr("%1's turn").arg(s.name(v.turn));
    }
    const std::vector<Told> legal = legalOf(s);
    const auto may = [&](Kind kind) {
        return std::any_of(legal.begin(), legal.end(), [&](const Told& t) { return t.kind == kind; });
    };
    if (v.phase == Phase::play) {
        if (may(Kind::lay_down))
            return tr("Your turn · you can lay down");
        if (may(Kind::lay_off))
            return tr("Your turn · lay off, or discard a card to end it");
        if (!may(Kind::discard))
            return tr("Your turn · you must keep your last card: end your turn");
        return tr("Your turn · discard a card to end it");
    }
    if (v.phase == Phase::draw && may(Kind::draw_stock) != may(Kind::draw_discard))
        return may(Kind::draw_stock) ? tr("Your turn · draw a card") : tr("Your turn · take the discard");
    return tr("Your turn · draw, or take the discard");
}

QList<Badge> HollywoodTable::badges(const Situation& s, hanpan::seat who) const
{
    const View& v = viewOf(s);
    const bool down = v.down.has(who);
    QList<Badge> list;
    if (down)
        list.append({QStringLiteral("registered"), tr("Down", "badge: has laid down")});
    if (lawOf(s).mayi_enabled && !down && v.allowance[who] > 0 && v.used[who] <= v.allowance[who])
        list.append({QStringLiteral("mayi"), tr("May I ×%1", "badge: calls left").arg(v.allowance[who] - v.used[who])});
    if (who == s.dealer)
        list.append({QStringLiteral("dealer"), tr("Dealer", "badge")});
    return list;
}

QString HollywoodTable::points(int count) { return count == 1 ? tr("1 point") : tr("%1 points").arg(count); }

QString HollywoodTable::cards(int count) { return count == 1 ? tr("1 card") : tr("%1 cards").arg(count); }

QString HollywoodTable::ownNote(const Situation& s) const
{
    const Cards& hand = viewOf(s).hand;
    return hand.empty() ? QString() : points(hand_points(lawOf(s), hand));
}
