// SPDX-License-Identifier: GPL-3.0-or-later
// What the table tells anyone who cannot see it and asks.
#include "sessionprivate.h"

#include "games/gametable.h"
#include "words/tablewords.h"

namespace {

/// "Your hand, 3 pieces: 7 of hearts, joker, ace of spades"
QString contentsOf(const ZoneRow& zone, const PieceModel& pieces, const GameTable& game)
{
    QMap<int, QString> names; // by place
    for (const PieceRow& piece : pieces.rows())
        if (piece.zone == zone.zoneId && !piece.face.isEmpty())
            names.insert(piece.place, game.words.pieceName(piece.face));
    // Only the last piece of a pile can be seen.
    const bool pile = zone.kind == QLatin1String("stock") || zone.kind == QLatin1String("discard");
    const QStringList told = pile ? names.values().mid(qMax(qsizetype(0), names.size() - 1)) : names.values();
    return told.isEmpty() ? zone.accessibleName
                          : zone.accessibleName + QStringLiteral(": ") + told.join(QStringLiteral(", "));
}

} // namespace

QString TableSession::toldOf(const QString& what) const
{
    if (!d->played)
        return {};
    QStringList sentences;
    if (what == QLatin1String("turn")) {
        sentences = {lastTurn(), statusText()};
    } else if (what == QLatin1String("scores")) {
        sentences = {roundText(), standing()};
        for (const SeatRow& seat : d->models.seats.rows())
            sentences.append(seat.accessibleName);
    } else {
        const bool mine = what == QLatin1String("hand");
        for (const ZoneRow& zone : d->models.zones.rows())
            if (zone.count > 0 && mine == (zone.owner == d->now.me && zone.kind != QLatin1String("meld")) &&
                (mine || zone.kind != QLatin1String("hand")))
                sentences.append(contentsOf(zone, d->models.pieces, d->played.game()));
    }
    if (what == QLatin1String("hand"))
        sentences.append(d->models.reading().toldWhole);
    sentences.removeAll(QString());
    return TableWords::sentences(sentences);
}
