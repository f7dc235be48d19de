// SPDX-License-Identifier: GPL-3.0-or-later
#include "cardwords.h"

namespace {

const QString ranks = QStringLiteral("A23456789TJQK");
const QString suits = QStringLiteral("SHDC");

QString rankSign(int rank) { return rank == 9 ? QStringLiteral("10") : QString(ranks[rank]); }

} // namespace

int CardWords::rank(const QString& face) { return isJoker(face) || face.isEmpty() ? 13 : int(ranks.indexOf(face[0])); }

int CardWords::suit(const QString& face) { return isJoker(face) || face.size() < 2 ? 4 : int(suits.indexOf(face[1])); }

QString CardWords::name(const QString& face)
{
    if (isJoker(face))
        return tr("Joker");
    const int r = rank(face);
    const QString rankName = r == 0    ? tr("Ace")
                             : r == 10 ? tr("Jack")
                             : r == 11 ? tr("Queen")
                             : r == 12 ? tr("King")
                                       : rankSign(r);
    switch (suit(face)) {
    case 0: return tr("%1 of spades").arg(rankName);
    case 1: return tr("%1 of hearts").arg(rankName);
    case 2: return tr("%1 of diamonds").arg(rankName);
    case 3: return tr("%1 of clubs").arg(rankName);
    default: return face;
    }
}

QString CardWords::sign(const QString& face)
{
    static const QString suitSigns = QStringLiteral("\u2660\u2665\u2666\u2663");
    if (isJoker(face))
        return tr("Joker");
    const int r = rank(face);
    const int s = suit(face);
    return r < 0 || s < 0 ? face : rankSign(r) + suitSigns[s];
}

QString CardWords::signs(const QStringList& faces)
{
    QStringList list;
    for (const QString& face : faces)
        list.append(sign(face));
    return list.join(u' ');
}

QStringList CardWords::cardsOf(const QString& action)
{
    QStringList cards;
    const QStringList words = action.split(u' ', Qt::SkipEmptyParts);
    for (const QString& word : words.mid(1)) {
        const QString plain = word.section(u'#', 0, 0);
        if (plain.size() == 2 &&
            ((ranks.contains(plain[0]) && suits.contains(plain[1])) || (plain[0] == u'X' && plain[1].isDigit())))
            cards.append(word);
    }
    return cards;
}
