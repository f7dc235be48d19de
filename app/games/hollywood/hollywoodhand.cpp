// SPDX-License-Identifier: GPL-3.0-or-later
// The own hand and its contract, and all contracts of the match.
#include "games/hollywood/hand_reading.h"
#include "games/hollywood/hollywoodtable.h"
#include "games/hollywood/missing.h"
#include "games/hollywood/settle.h"

int HollywoodTable::missingOf(const View& v) { return v.down.has(v.me) ? 0 : missing(*v.law, v.goal, v.hand); }

QString HollywoodTable::kindName(MeldKind kind) { return kind == MeldKind::set ? tr("Set") : tr("Run"); }

QString HollywoodTable::contractText(const hanpan::hollywood::contract& goal)
{
    QStringList parts;
    for (int i = 0; i < goal.count; ++i) {
        const auto& part = goal.parts[i];
        parts.append(part.kind == MeldKind::set ? tr("set of %1", "so many cards").arg(part.least)
                                                : tr("run of %1", "so many cards").arg(part.least));
    }
    QString text = parts.join(QStringLiteral(" · "));
    text.replace(0, 1, text.left(1).toUpper());
    return text;
}

HandReading HollywoodTable::reading(const Situation& s) const
{
    if (s.roundOver)
        return {};
    const View& v = viewOf(s);
    HandReading reading;
    reading.title = contractText(v.goal);
    if (v.down.has(s.me)) {
        reading.detail = tr("Contract laid down");
        return reading;
    }
    const auto read = read_hand(v);
    for (const auto& meld : read.melds)
        reading.melds.append({kindName(meld.kind), facesOf(meld.cards)});
    if (read.unfit > 0) {
        reading.detail = read.unfit == 1 ? tr("Every card must fit in; 1 does not yet")
                                         : tr("Every card must fit in; %1 do not yet").arg(read.unfit);
    } else if (read.whole) {
        reading.detail = read.now ? tr("You can lay down") : tr("You hold the contract");
        const Card* at = read.way ? read.way->laid : nullptr;
        for (int i = 0; read.way && i < read.way->melds; at += read.way->lengths[i++]) {
            const QString name = kindName(read.way->kinds[i]);
            reading.parts.append({name, name, facesOf(std::span(at, read.way->lengths[i])), true});
        }
    } else {
        reading.detail = read.missing == 1 ? tr("1 card missing") : tr("%1 cards missing").arg(read.missing);
        reading.wanted = facesOf(read.wanted);
    }
    return reading;
}

QString HollywoodTable::briefly(const hanpan::hollywood::contract& goal)
{
    QStringList parts;
    for (const MeldKind kind : {MeldKind::set, MeldKind::run}) {
        QStringList lengths;
        for (int i = 0; i < goal.count; ++i)
            if (goal.parts[i].kind == kind)
                lengths.append(QString::number(goal.parts[i].least));
        if (!lengths.isEmpty())
            parts.append(kindName(kind) + QLatin1Char(' ') + lengths.join(QStringLiteral("·")));
    }
    return parts.join(QStringLiteral(" + "));
}

TableSign HollywoodTable::sign(const Situation& s) const
{
    const Rules& law = lawOf(s);
    const auto contracts = hanpan::hollywood::contracts_of(law.contracts);
    const int now = viewOf(s).hand_no;
    TableSign sign;
    for (const int hand : law.schedule()) {
        if (hand == now)
            sign.billed = int(sign.bill.size());
        sign.bill.append(briefly(contracts[std::size_t(hand)]));
    }
    return sign;
}

QList<HandClass> HollywoodTable::handClasses(const Situation& s) const
{
    const Rules& law = lawOf(s);
    QList<HandClass> all;
    const int now = viewOf(s).hand_no + 1;
    int number = 0;
    for (const hanpan::hollywood::contract& goal : hanpan::hollywood::contracts_of(law.contracts)) {
        HandClass one;
        one.name = tr("Round %1: %2", "its number, its contract").arg(++number).arg(contractText(goal));
        one.current = number == now;
        one.words = goal.final_hand ? tr("The final round has its own rule for going out.") : QString();
        if (one.current)
            one.worth = tr("being played");
        // Sets and runs as one could lay them: a rank for each set, a suit for each run.
        constexpr int suits[]{1, 0, 2, 3}; // hearts first
        int at = 0;
        for (int i = 0; i < goal.count; ++i) {
            if (i > 0)
                one.faces.append(QString());
            for (int k = 0; k < goal.parts[i].least; ++k) {
                const bool set = goal.parts[i].kind == MeldKind::set;
                const int rank = 1 + (set ? 4 + 3 * at : 2 * at + k) % 12; // no aces
                one.faces.append(plainFace(hanpan::cards::make(suits[(set ? k : at) % 4], rank)));
            }
            ++at;
        }
        all.append(one);
    }
    // What each card counts against its holder, like cards together.
    int from = 0;
    const auto worth = [&](int rank) { return law.points(hanpan::packs::make(hanpan::cards::make(0, rank), 0)); };
    QStringList counts;
    for (int rank = 1; rank <= hanpan::cards::ranks; ++rank)
        if (rank == hanpan::cards::ranks || worth(rank) != worth(from)) {
            counts.append((from == rank - 1 ? rankSign(from) : rankSign(from) + "–" + rankSign(rank - 1)) + ": " +
                          points(worth(from)));
            from = rank;
        }
    all.append({tr("Penalty points for cards in hand"), counts.join(QStringLiteral(" · ")), {}, {}});
    return all;
}

QString HollywoodTable::handWorth(const Situation& s, hanpan::seat, const QStringList& faces) const
{
    return points(hand_points(lawOf(s), cardsOf(faces)));
}
