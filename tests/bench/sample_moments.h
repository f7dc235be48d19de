// SPDX-License-Identifier: GPL-3.0-or-later
// A great moment of every kind that has a picture, and one that has none, with as many pieces as it can have: to be
// measured and looked at. Their words are the games' own where they are called out, else as long as theirs.
#pragma once

#include <QCoreApplication>

#include "games/moment.h"

namespace bench {

inline QStringList faces(const char* list) { return QString::fromLatin1(list).split(u' '); }

inline QString said(const char* context, const char* words, const char* comment = nullptr)
{
    return QCoreApplication::translate(context, words, comment);
}

inline QList<Moment> greatMoments(const QString& game)
{
    if (game == QLatin1String("hoola")) {
        const QList<QStringList> hand{faces("4S 4D 4H"), faces("8S 9S TS JS"), faces("2C")};
        return {{.words = said("HoolaWords", "Hoola!", "called out"),
                 .kind = QStringLiteral("hoola"),
                 .told = said("HoolaWords", "%1 goes out in one turn").arg(said("Characters", "Fox")),
                 .who = {1},
                 .pieces = hand},
                {.words = said("HoolaWords", "Thank you!", "called out"),
                 .kind = QStringLiteral("thanks"),
                 .told = said("HoolaWords", "%1 goes out on a card of %2", "player, player")
                             .arg(said("Characters", "Fox"), said("Characters", "Bear")),
                 .who = {1},
                 .whom = {2},
                 .pieces = {faces("4S"), faces("4D 4H")}},
                {.words = said("HoolaWords", "Undercut!", "called out"),
                 .kind = QStringLiteral("undercut"),
                 .told = said("HoolaWords", "%1 stops with %2; %3: %4", "player, points, player, points")
                             .arg(said("Characters", "Fox"), QStringLiteral("9"), said("Characters", "Bear"),
                                  QStringLiteral("5")),
                 .who = {1},
                 .whom = {2}},
                {.words = said("HoolaWords", "Pays for all!", "called out: a player who pays what all owe"),
                 .kind = QStringLiteral("bears_all"),
                 .told = said("HoolaWords", "%1 pays for everyone").arg(said("Characters", "Bear")),
                 .who = {1},
                 .whom = {2},
                 .pieces = {faces("4S"), faces("4D 4H")}},
                {.words = QStringLiteral("Hanpan!"), .kind = QStringLiteral("none"), .pieces = hand}};
    }
    if (game == QLatin1String("dragon"))
        return {{.words = said("DragonWords", "Special dragon"),
                 .kind = QStringLiteral("special"),
                 .told = said("DragonWords", "Holla! %1 wins with: %2")
                             .arg(said("Characters", "Fox"), said("DragonWords", "Special dragon")),
                 .who = {1},
                 .pieces = {faces("5s 5s"), faces("3h 4h 5h"), faces("9s 9h 9d 9c"), faces("12d 11d 10d 9s")}}};
    if (game == QLatin1String("hollywood"))
        return {
            {.words = said("HollywoodWords", "Three runs!"),
             .kind = QStringLiteral("runs"),
             .told = said("HollywoodWords", "%1 goes out in the turn of laying down").arg(said("Characters", "Fox")),
             .who = {1},
             .pieces = {faces("2D 3D 4D 5D"), faces("5H 6H 7H 8H AS"), faces("9C TC JC QC KC")}},
            {.words = said("HollywoodWords", "All at once!"),
             .kind = QStringLiteral("at_once"),
             .told = said("HollywoodWords", "%1 goes out in the turn of laying down").arg(said("Characters", "Fox")),
             .who = {1},
             .pieces = {faces("9C 9D 9S 9H AS"), faces("KH KS KD KC AC")}}};
    if (game == QLatin1String("hohpai"))
        return {{.words = said("HohpaiWords", "%1 slips out!", "a piece").arg(QStringLiteral("4-5")),
                 .kind = QStringLiteral("whirl"),
                 .told = said("HohpaiWords", "%1 whirls the seven pieces: %2 slips out")
                             .arg(said("Characters", "Fox"), QStringLiteral("4-5")),
                 .who = {1},
                 .pieces = {faces("4-5")}},
                {.words = said("HohpaiWords", "Broken open!", "called out: hte-tjye-ta"),
                 .kind = QStringLiteral("broken"),
                 .told = said("Characters", "Fox"),
                 .who = {1},
                 .pieces = {faces("1-2 1-3 2-3"), faces("4-5 4-6 5-6")}}};
    if (game == QLatin1String("hulahoo"))
        return {{.words = said("HulahooWords", "%1 doubles in a row!").arg(4),
                 .kind = QStringLiteral("doubles"),
                 .told = said("Characters", "Fox"),
                 .who = {1},
                 .pieces = {faces("9 9 9 9 9")}},
                {.words = said("HulahooWords", "%1 out by one call!").arg(2),
                 .kind = QStringLiteral("out"),
                 .told = said("Characters", "Bear"),
                 .who = {0},
                 .whom = {1, 2}},
                {.words = said("HulahooWords", "The last one in!"),
                 .kind = QStringLiteral("last"),
                 .told = said("HulahooWords", "%1 is the last one in and wins").arg(said("Characters", "Fox")),
                 .who = {1},
                 .whom = {0, 2, 3, 4, 5}}};
    return {};
}

} // namespace bench
