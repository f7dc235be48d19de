// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/tiny/tinytable.h"

#include "games/bookwriter.h"
#include "games/held.h"

using hanpan::tiny::kind;
using hanpan::tiny::phase;

void TinyTable::writeBook(BookWriter& book) const
{
    book.chapter(QStringLiteral("turn"), tr("What it is about"));
    book.say({}, {tr("Draw a card, discard a card.")});
    book.answers("not_your_turn not_drawing not_discarding not_held no_claim");
}

Meaning TinyTable::gesture(const Situation& s, const QList<HeldPiece>& held, const QString& target, int) const
{
    hanpan::meaning<Told> meaning;
    const gestures::Held what = gestures::part(s, held);
    const bool mine = !what.hand.isEmpty() && !what.foreign && !what.stockTop && !what.discardTop;
    if (target == QLatin1String("button:draw") || (target == gestures::stock && held.isEmpty()) ||
        (target == s.handZone() && what.stockTop && !mine))
        meaning.add({kind::draw});
    else if (target == QLatin1String("button:claim") || (target == s.handZone() && what.discardTop && !mine))
        meaning.add({kind::claim});
    else if (target == QLatin1String("button:pass"))
        meaning.add({kind::pass});
    else if ((target == QLatin1String("button:discard") || target == gestures::discard) && mine &&
             what.hand.size() == 1)
        meaning.add({kind::discard, what.hand.first().toInt()});
    return written(meaning);
}

QStringList TinyTable::playableFaces(const Situation& s) const
{
    QStringList faces;
    for (const Told& action : legalOf(s))
        if (action.what == kind::discard)
            faces.append(QString::number(action.number));
    return faces;
}

QStringList TinyTable::naturalTargets(const Situation& s, const HeldPiece& piece) const
{
    return piece.zone == s.handZone() ? QStringList{gestures::discard} : QStringList{s.handZone()};
}

QString TinyTable::meaningless(const Situation&, const QList<HeldPiece>&, const QString& target) const
{
    return target == QLatin1String("button:discard") ? tr("Choose one number to discard.")
                                                     : tr("That means nothing here.");
}

QString TinyTable::choiceLabel(const Situation&, const QString& action) const { return action; }

QList<ButtonSpec> TinyTable::buttons(const Situation& s) const
{
    const bool claims = lawOf(s).claims;
    return {{QStringLiteral("draw"), tr("Draw"), QStringLiteral("D")},
            {QStringLiteral("claim"), tr("Claim"), QStringLiteral("C"), claims},
            {QStringLiteral("pass"), tr("Pass"), QStringLiteral("P"), claims},
            {QStringLiteral("discard"), tr("Discard"), QStringLiteral("X")}};
}

QString TinyTable::primaryButton(const Situation& s) const
{
    switch (viewOf(s).now) {
    case phase::draw: return QStringLiteral("draw");
    case phase::discard: return QStringLiteral("discard");
    case phase::claim: return QStringLiteral("pass");
    case phase::over: break;
    }
    return {};
}

QString TinyTable::zoneLabel(const Situation& s, const hanpan::zone& z) const
{
    if (z.kind == "stock")
        return tr("Stock %1").arg(z.pieces.size());
    if (z.kind == "discard")
        return tr("Discards");
    return z.kind == "open" ? tr("Claimed by %1").arg(s.name(z.owner)) : tr("Hand of %1").arg(s.name(z.owner));
}

QList<QStringList> TinyTable::handGroups(const Situation&, const QStringList& faces) const
{
    QList<QStringList> groups;
    for (const QString& face : faces)
        groups.append(QStringList{face});
    return groups;
}

std::optional<ClaimWindow> TinyTable::claim(const Situation& s) const
{
    if (viewOf(s).now != phase::claim || !s.mayAct())
        return std::nullopt;
    ClaimWindow window;
    window.face = QString::number(viewOf(s).top);
    window.text = tr("%1: do you want it?").arg(window.face);
    window.milliseconds = 4000;
    window.passAction = QStringLiteral("pass");
    window.buttons = QStringList{QStringLiteral("claim"), QStringLiteral("pass")};
    return window;
}

bool TinyTable::opensClaims(const Situation& s, const QString& action) const
{
    return lawOf(s).claims && read(action).what == kind::discard;
}

QString TinyTable::status(const Situation& s) const
{
    if (turn(s) != s.me)
        return tr("%1 is playing").arg(s.name(turn(s)));
    return viewOf(s).now == phase::draw ? tr("Your turn: draw") : tr("Your turn: discard one");
}

QList<Badge> TinyTable::badges(const Situation& s, hanpan::seat who) const
{
    return who == s.dealer ? QList<Badge>{{QStringLiteral("dealer"), tr("Dealer")}} : QList<Badge>{};
}

QString TinyTable::eventKind(const QString& publicText) const
{
    switch (read(publicText).what) {
    case kind::draw: return QStringLiteral("draw");
    case kind::discard: return QStringLiteral("discard");
    case kind::claim: return QStringLiteral("claim");
    case kind::pass: break;
    }
    return {};
}

QString TinyTable::bubble(const QString& publicText) const
{
    return read(publicText).what == kind::claim ? tr("Mine!") : QString();
}

Clause TinyTable::eventText(const Situation&, hanpan::seat, const QString& publicText) const
{
    const Told action = read(publicText);
    switch (action.what) {
    case kind::draw: return tr("%1 draws").arg(Clause::subject);
    case kind::claim: return tr("%1 claims").arg(Clause::subject);
    case kind::discard: return tr("%1 discards %2").arg(Clause::subject).arg(action.number);
    case kind::pass: break;
    }
    return {};
}

QString TinyTable::thrown(const QString& publicText) const
{
    const Told action = read(publicText);
    return action.what == kind::discard ? QString::number(action.number) : QString();
}

QStringList TinyTable::countsOf(const QString& action) const
{
    return read(action).what == kind::claim ? QStringList{QStringLiteral("claims")} : QStringList{};
}

QString TinyTable::endingTitle(const Situation& s, const hanpan::settlement& result) const
{
    return tr("%1 has the lowest hand").arg(s.name(result.winners.front()));
}

QString TinyTable::lineReason(const Situation&, const hanpan::settlement_line&) const { return tr("higher hand"); }

QString TinyTable::factorText(const Situation&, const hanpan::settlement_line::factor&) const { return {}; }

QString TinyTable::handWorth(const Situation&, hanpan::seat, const QStringList& faces) const
{
    int sum = 0;
    for (const QString& face : faces)
        sum += face.toInt();
    return tr("%1 points").arg(sum);
}

/// The game's face to app/games/registry.cpp.
const GameTable& tinyTable();
const GameTable& tinyTable()
{
    static const TinyTable table;
    static const GameTable faces = facesOf(table);
    return faces;
}
