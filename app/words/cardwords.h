// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

/// Playing cards in words. Faces are names of the protocol: "7H", "TD", "AS", "X1", "7H#2".
class CardWords {
    Q_DECLARE_TR_FUNCTIONS(CardWords)

public:
    /// "7 of hearts"
    static QString name(const QString& face);
    /// "7♥", "10♦", "Joker": short, for lines and choices.
    static QString sign(const QString& face);
    /// Several cards, as signs separated by blanks.
    static QString signs(const QStringList& faces);
    /// 0 (ace) … 12 (king), 13 joker.
    static int rank(const QString& face);
    /// 0 ♠, 1 ♥, 2 ♦, 3 ♣, 4 joker.
    static int suit(const QString& face);
    static bool isJoker(const QString& face) { return face.startsWith(u'X'); }
    /// The words of an action that name cards, in their order ("take 4C 4D" -> 4C, 4D).
    static QStringList cardsOf(const QString& action);
};
