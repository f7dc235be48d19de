// SPDX-License-Identifier: GPL-3.0-or-later
#include "tablemodels.h"

#include <algorithm>

#include "decisionwords.h"
#include "intent.h"
#include "moods.h"
#include "picked.h"
#include "playedmatch.h"
#include "results.h"
#include "settings/keymap.h"
#include "smalltalk.h"
#include "talk.h"
#include "words/spoken.h"
#include "words/tablewords.h"
#include "words/words.h"

namespace {

QString accessibleName(const PieceRow& row, const Situation& now, const GameTable& game)
{
    const QString what = row.face.isEmpty() ? game.words.hiddenName() : game.words.pieceName(row.face);
    const hanpan::zone* z = now.zone(row.zone);
    const QString where = z ? spoken(game.places.zoneLabel(now, *z)) : QString();
    const QString told = row.standsFor.isEmpty() ? what : TableWords::standingFor(what, spoken(row.standsFor));
    const QString at = TableWords::pieceAt(told, where, row.place + 1, row.zoneCount, row.selected);
    return row.layable ? TableWords::layable(at) : at;
}

} // namespace

void TableModels::show(const Sight& sight)
{
    // Once for each position: sorting the hand does not change the reading, and some games take long for it.
    read_ = sight.dealing ? HandReading() : sight.played.game().hand.reading(sight.now);
    showPieces(sight);
    showZones(sight);
    showSeats(sight);
    showActions(sight);
}

void TableModels::showPieces(const Sight& sight)
{
    const Situation& now = sight.now;
    const GameTable& game = sight.played.game();
    tracker.update(now.zones, sight.talk.cameFrom());
    QList<HandOrder::Piece> hand;
    const QString handZone = now.handZone();
    QSet<int> lying;
    for (const PieceTracker::Piece& p : tracker.pieces()) {
        lying.insert(p.id);
        if (handZone == QLatin1String(now.zones[std::size_t(p.zone)].id.c_str()))
            hand.append({p.id, p.face});
    }
    sight.picked.keepOnly(lying);
    const QList<int> handIds = order.arrange(hand, now, game);
    const QStringList own = game.gestures.ownZones(now);
    QHash<QString, QStringList> playable;
    if (sight.mayGesture)
        for (const QString& zone : own)
            playable.insert(zone, game.gestures.playableIn(now, zone));

    const QStringList layable = sight.mayGesture ? game.gestures.layableFaces(now) : QStringList();
    QHash<QString, QStringList> standIns;
    for (const hanpan::zone& z : now.zones)
        if (z.kind != "hand")
            if (const QStringList shown = game.places.standIns(now, QString::fromStdString(z.id)); !shown.isEmpty())
                standIns.insert(QString::fromStdString(z.id), shown);

    QList<PieceRow> rows;
    for (const PieceTracker::Piece& p : tracker.pieces()) {
        const hanpan::zone& z = now.zones[std::size_t(p.zone)];
        PieceRow row;
        row.pieceId = p.id;
        row.face = p.face;
        row.zone = QString::fromStdString(z.id);
        row.zoneKind = QString::fromStdString(z.kind);
        row.owner = z.owner;
        row.zoneCount = int(z.pieces.size());
        row.selected = sight.picked.isSelected(p.id);
        if (row.zone == handZone) {
            row.place = int(handIds.indexOf(p.id));
            row.playable = playable.value(handZone).contains(p.face);
            row.layable = layable.contains(p.face.section(u'#', 0, 0));
        } else {
            row.place = p.place;
            row.standsFor = standIns.value(row.zone).value(p.place);
            if (own.contains(row.zone))
                row.playable = playable.value(row.zone).contains(p.face);
            else if (sight.mayAct && p.place == row.zoneCount - 1 && row.zoneKind != QLatin1String("hand")) {
                const HeldPiece top{p.face, row.zone, p.place};
                for (const QString& target : game.gestures.naturalTargets(now, top))
                    row.playable = row.playable || sight.intent.accepts({top}, target);
            }
        }
        row.accessibleName = accessibleName(row, now, game);
        rows.append(row);
    }
    pieces.show(rows);
    readHand(sight);
}

void TableModels::readHand(const Sight& sight)
{
    const Situation& now = sight.now;
    const HandReading& reading = read_;
    reading_ = {};
    if (reading.title.isEmpty())
        return;
    QStringList lying(order.shown().size());
    for (const PieceRow& row : pieces.rows())
        if (row.zone == now.handZone() && row.place >= 0 && row.place < lying.size())
            lying[row.place] = row.face;
    for (const HandPart& part : reading.parts) {
        // Where its pieces lie in the hand, as runs of neighbours.
        QList<PlaceRun> runs;
        int first = -1;
        QStringList left = part.faces;
        for (int place = 0; place <= lying.size(); ++place) {
            const bool in = place < lying.size() && left.removeOne(lying[place]);
            if (in && first < 0)
                first = place;
            if (!in && first >= 0) {
                runs.append({first, place - 1});
                first = -1;
            }
        }
        for (const QString& face : part.faces) // of two like pieces the group has one
            if (left.contains(face))
                continue;
            else
                lying[lying.indexOf(face)].clear();
        reading_.parts.append({part.label, part.brief, part.complete, runs});
    }
    for (const HandMeld& meld : reading.melds)
        reading_.melds.append({meld.label, meld.faces});
    reading_.title = reading.title;
    reading_.detail = reading.detail;
    reading_.wanted = reading.wanted;
    reading_.onRequest = reading.onRequest;
    reading_.told = told(reading, sight.played.game(), !reading.onRequest);
    reading_.toldWhole = told(reading, sight.played.game(), true);
}

QString TableModels::told(const HandReading& reading, const GameTable& game, bool wanted)
{
    QStringList names;
    if (wanted)
        for (const QString& face : reading.wanted)
            names.append(game.words.pieceName(face));
    if (names.isEmpty())
        return TableWords::sentences({reading.title, reading.detail});
    const QString list = names.join(QStringLiteral(", "));
    // A detail that ends in a colon introduces them.
    return reading.detail.endsWith(u':')
               ? TableWords::sentences({reading.title, reading.detail + u' ' + list})
               : TableWords::sentences({reading.title, reading.detail, TableWords::wouldHelp(list)});
}

void TableModels::showZones(const Sight& sight)
{
    const Situation& now = sight.now;
    const GameTable& game = sight.played.game();
    const QList<HeldPiece> inHand = sight.picked.inHand(pieces);
    QList<ZoneRow> rows;
    for (const hanpan::zone& z : now.zones) {
        ZoneRow row;
        row.zoneId = QString::fromStdString(z.id);
        row.kind = QString::fromStdString(z.kind);
        row.owner = z.owner;
        row.count = int(z.pieces.size());
        if (sight.mayAct) {
            // What lies here already cannot be put here.
            const bool lies = std::all_of(inHand.begin(), inHand.end(),
                                          [&row](const HeldPiece& piece) { return piece.zone == row.zoneId; });
            row.isTarget = (!lies && sight.intent.accepts(inHand, row.zoneId)) ||
                           // While the question is which player is meant, a player is chosen at their seat.
                           (z.kind == "seat" && sight.choice.isAbout(z.owner));
            row.clickable = sight.intent.accepts({}, row.zoneId);
        }
        row.label = game.places.zoneLabel(now, z);
        for (const hanpan::seat who : game.places.placedBy(now, z))
            row.by.append(int(who));
        const Speech note = sight.dealing ? Speech{} : game.places.zoneNote(now, z);
        if (z.kind == "discard" && !z.pieces.empty()) {
            const hanpan::seat by = sight.talk.thrower(now, QString::fromStdString(z.pieces.back()), game);
            row.from = by == hanpan::no_seat ? QString() : now.name(by);
        } else if (z.owner >= 0 && z.owner != now.me) {
            row.from = now.name(z.owner);
        }
        row.note = note.words;
        row.noteIcon = note.icon;
        QString called = row.label;
        if (!note.words.isEmpty())
            called += QStringLiteral(", ") + QString(note.words).replace(u'\n', u' ');
        // The melds of one player are told apart by their pieces.
        QStringList faces;
        if (z.kind == "meld")
            for (const std::string& piece : z.pieces)
                faces.append(game.words.pieceName(QString::fromStdString(piece)));
        row.accessibleName = spoken(TableWords::zoneAt(called, row.count, row.isTarget, faces));
        rows.append(row);
    }
    zones.show(rows);
}

void TableModels::showSeats(const Sight& sight)
{
    const Situation& now = sight.now;
    const GameTable& game = sight.played.game();
    const std::vector<hanpan::half_units> scores = sight.played->scores();
    const bool nobodys = now.roundOver || sight.dealing || sight.waits;
    const hanpan::seat turn = nobodys || (!sight.heldUp.isEmpty() && game.claims.turn(now) == now.me)
                                  ? hanpan::no_seat
                                  : game.claims.turn(now);
    const hanpan::settlement result = now.roundOver ? sight.played->settle() : hanpan::settlement();
    QList<SeatRow> rows;
    for (hanpan::seat who = 0; who < now.players; ++who) {
        SeatRow row;
        row.seat = who;
        row.name = now.name(who);
        row.level = sight.played.levelOf(who).isEmpty() ? QString() : Words::levelName(sight.played.levelOf(who));
        row.face = sight.played.characterOf(who);
        row.temperament = row.level.isEmpty() ? QString() : Characters::temperamentName(row.face);
        row.isHuman = who == now.me;
        row.isTurn = who == turn;
        row.revealed = sight.open;
        row.mood =
            moodName(now.roundOver ? results::moodAfter(sight.played, result, who) : sight.moods.of(who, row.isTurn));
        row.looksAt = now.roundOver ? int(Moods::Ahead) : sight.moods.looksAt(who, turn);
        for (const hanpan::zone& z : now.zones)
            if (z.owner == who && game.places.isHeld(QString::fromStdString(z.kind)))
                row.pieceCount += int(z.pieces.size());
        if (std::size_t(who) < scores.size())
            row.score = game.scores.seatScore(now, who, scores[std::size_t(who)]);
        if (std::size_t(who) < scores.size()) {
            const hanpan::half_units score = scores[std::size_t(who)];
            const hanpan::half_units target = sight.played->setup().target;
            std::optional<double> way = game.scores.matchProgress(now, who, score);
            if (!way && target > 0)
                way = double(score < 0 ? -score : score) / double(target);
            row.progress = way ? std::clamp(*way, 0.0, 1.0) : -1;
        }
        QStringList badges;
        if (!sight.dealing)
            for (const Badge& badge : game.words.badges(now, who)) {
                row.badges.append(badge.id);
                row.badgeLabels.append(badge.label);
                badges.append(badge.told.isEmpty() ? badge.label : badge.told);
            }
        if (who == now.me && !sight.dealing)
            row.note = game.words.ownNote(now);
        const Speech said = sight.talk.said(who, now, game);
        row.bubble = said.words;
        row.bubbleIcon = said.icon;
        row.bubbleSerial = sight.talk.saidCount(who);
        if (const SmallTalk::Line& line = sight.smallTalk.line(); line.who == who) {
            row.remark = sight.smallTalk.words(row.face);
            row.remarkSerial = sight.smallTalk.count();
        }
        if (who != now.me && !now.roundOver && !sight.dealing)
            row.last = sight.talk.lastOf(who, now, game);
        if (who < sight.chances.size())
            row.chance = TableWords::percent(sight.chances[who]);
        const QString whole =
            row.temperament.isEmpty() ? row.level : row.level + QStringLiteral(", ") + row.temperament;
        row.accessibleName =
            spoken(TableWords::seatAt(row.name, whole, row.pieceCount, row.score, row.chance, badges, row.isTurn));
        rows.append(row);
    }
    seats.show(rows);
}

void TableModels::showActions(const Sight& sight)
{
    const Situation& now = sight.now;
    const GameTable& game = sight.played.game();
    const QList<HeldPiece> chosen = sight.picked.selected(pieces);
    const QString primary = sight.mayAct ? game.gestures.primaryButton(now) : QString();
    QList<ActionRow> rows;
    // What is possible now, the likeliest first; what is no move comes last.
    QList<int> offered;
    int moves = 0;
    for (const ButtonSpec& button : sight.handsOff ? QList<ButtonSpec>() : game.words.buttons(now)) {
        ActionRow row;
        row.actionId = button.id;
        row.label = button.label;
        row.says = button.label;
        row.key = Keymap::instance()->keyOf(QString::fromStdString(sight.played->setup().game) + u'/' + button.id,
                                            button.key);
        row.iconName = button.icon;
        row.shown = button.shown;
        row.hint = button.hint;
        if (game.gestures.ownButton(button.id)) {
            row.enabled = !now.roundOver && !sight.dealing;
            if (row.enabled && row.shown)
                offered.append(int(rows.size()));
        } else if (sight.mayAct) {
            const Intent::Press press = sight.intent.press(button.id, sight.intent.takenBy(button.id, chosen));
            row.enabled = press.can;
            row.reasonSentence = press.sentence;
            row.reasonPlace = press.place;
            if (row.enabled)
                row.price = game.words.priceNote(now, button.id);
            if (press.steps.size() == 1)
                if (const QString words = actionWords(game, now, press.steps.first());
                    words.contains(button.label, Qt::CaseInsensitive)) // still called what lessons and book call it
                    row.says = words.left(1).toUpper() + words.mid(1);
            if (row.shown && !sight.asked.contains(button.id) &&
                (press.can || button.id == primary || sight.intent.couldPress(button.id))) {
                offered.insert(button.id == primary ? 0 : moves, int(rows.size()));
                ++moves;
            }
        } else {
            row.waits = !sight.heldUp.isEmpty() && !now.roundOver;
            row.reasonSentence = row.waits ? sight.heldUp : TableWords::notNow(now.roundOver);
            row.reasonPlace = row.waits ? QString() : TableWords::aboutTurns();
        }
        row.primary = row.enabled && button.id == primary;
        row.accessibleName = spoken(TableWords::buttonAt(row.label, row.key, row.reasonSentence));
        rows.append(row);
    }
    // The likeliest place stays free where there is no move.
    const int first = moves == 0 ? 1 : 0;
    for (int i = 0; i < int(offered.size()) && first + i < mostOffered; ++i)
        rows[offered[i]].slot = first + i;
    actions.showInOrder(rows);
}
