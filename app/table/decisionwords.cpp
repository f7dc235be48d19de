// SPDX-License-Identifier: GPL-3.0-or-later
#include "decisionwords.h"

#include <algorithm>
#include <utility>

#include "handorder.h"
#include "words/tablewords.h"

namespace {

/// What else lies before the person, for a decision that is to be made: the pieces besides the hand, and the top of the
/// pile with what stands beside it.
QList<BesideHand> besideHand(const GameTable& game, const Situation& s)
{
    QList<BesideHand> rows;
    const auto show = [&](const hanpan::zone& z, const QStringList& faces) {
        const QString label = game.places.zoneLabel(s, z);
        const QString words = game.places.zoneNote(s, z).words.replace(u'\n', QStringLiteral(" \u00b7 "));
        QStringList said;
        for (const QString& face : faces)
            said.append(game.words.pieceName(face));
        if (!words.isEmpty())
            said.append(words);
        rows.append({label, faces, words, label + QStringLiteral(": ") + said.join(QStringLiteral(", "))});
    };
    for (const hanpan::zone& z : s.zones) {
        const QString id = QString::fromStdString(z.id);
        const bool own = game.gestures.ownZones(s).contains(id) ||
                         (z.owner == s.me && game.places.isHeld(QString::fromStdString(z.kind)));
        QStringList faces = s.faces(id);
        faces.removeAll(QString());
        if (id == game.story.pileZone())
            faces = faces.mid(std::max<qsizetype>(0, faces.size() - 1));
        if (!faces.isEmpty() && id != s.handZone() && (own || id == game.story.pileZone()))
            show(z, faces);
    }
    return rows;
}

} // namespace

QString actionWords(const GameTable& game, const Situation& s, const QString& begun)
{
    const QString action = game.gestures.meantBy(s, begun);
    const Clause done = game.story.eventText(s, s.me, action);
    if (done.isEmpty())
        return TableWords::silently(action);
    QString words = done.predicate();
    // If another move that is possible now reads the same (one card fits two melds), the difference is said as well.
    if (std::any_of(s.legal.begin(), s.legal.end(), [&](const QString& other) {
            return other != action && firstWord(other) == firstWord(action) &&
                   game.story.eventText(s, s.me, other) == done;
        }))
        if (const QString which = game.words.apart(s, action); which != action && !words.contains(which))
            words += QStringLiteral(" \u00b7 ") + which;
    return words;
}

OwnHand ownHand(const GameTable& game, const Situation& s)
{
    QStringList held = s.faces(s.handZone()), shown;
    std::stable_sort(held.begin(), held.end(), [&game](const QString& a, const QString& b) {
        return std::pair(game.hand.suitOrder(a), game.hand.rankOrder(a)) <
               std::pair(game.hand.suitOrder(b), game.hand.rankOrder(b));
    });
    for (const QStringList& part : HandOrder::parted(held, s, game))
        shown += (shown.isEmpty() ? QStringList() : QStringList(QString())) + part;
    const HandReading reading = game.hand.reading(s);
    QStringList worth{game.hand.handWorth(s, s.me, held)};
    if (!worth.first().contains(reading.title))
        worth.prepend(reading.title);
    worth.removeAll(QString());
    return {shown, worth.join(QStringLiteral(" \u00b7 ")), besideHand(game, s)};
}
