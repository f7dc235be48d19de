// SPDX-License-Identifier: GPL-3.0-or-later
// From the position to the models: everything here is derived from what seat 0 may see.
#include "sessionprivate.h"

#include <algorithm>

#include "games/held.h"
#include "words/tablewords.h"
#include "words/words.h"

void TableSession::Private::look()
{
    const hanpan::match_setup& setup = match->setup();
    now = Situation{};
    now.me = human;
    now.players = setup.players;
    now.dealer = match->dealer();
    now.view = match->view(human);
    now.zones = match->zones(human);
    now.toAct = match->to_act();
    now.roundOver = match->round_over();
    now.book = &match->book();
    now.rules = setup.rules;
    now.names = TableWords::seatNames(setup.players);
    now.wins.assign(std::size_t(setup.players), 0);
    for (const hanpan::settlement& round : match->finished_rounds())
        for (const hanpan::seat winner : round.winners)
            ++now.wins[std::size_t(winner)];
    if (now.toAct.has(human))
        for (const std::string& action : match->legal(human))
            now.legal.append(QString::fromStdString(action));
    now.judge = [this](const QString& action) { return match->judge(human, action.toStdString()); };
    if (now.roundOver || (replaying && replay.open)) {
        // The round is over: hands lie open, what the rules keep covered (the stock) stays covered.
        const std::vector<hanpan::zone> open = match->open_zones();
        for (hanpan::zone& z : now.zones)
            for (const hanpan::zone& o : open)
                if (o.id == z.id && rules->shownAtEnd(QString::fromStdString(z.kind)))
                    z.pieces = o.pieces;
    }
    const std::vector<hanpan::zone> extra = rules->extraZones(now);
    now.zones.insert(now.zones.begin(), extra.begin(), extra.end());
}

QStringList TableSession::Private::known() const
{
    QStringList faces;
    for (const hanpan::zone& z : now.zones)
        for (const std::string& piece : z.pieces)
            if (!piece.empty())
                faces.append(QString::fromStdString(piece));
    faces.sort();
    return faces;
}

void TableSession::Private::showAll()
{
    showPieces();
    showZones();
    showSeats();
    showActions();
}

void TableSession::Private::showPieces()
{
    tracker.update(now.zones, cameFrom);
    QList<HandOrder::Piece> hand;
    const QString handZone = now.handZone();
    QSet<int> lying;
    for (const PieceTracker::Piece& p : tracker.pieces()) {
        lying.insert(p.id);
        if (handZone == QLatin1String(now.zones[std::size_t(p.zone)].id.c_str()))
            hand.append({p.id, p.face});
    }
    selected.intersect(lying);
    held.intersect(lying);
    const QList<int> handIds = order.arrange(hand, now, *rules);
    const QStringList own = rules->ownZones(now);
    QHash<QString, QStringList> playable;
    if (mayGesture() && !locked())
        for (const QString& zone : own)
            playable.insert(zone, rules->playableIn(now, zone));

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
        row.selected = selected.contains(p.id);
        if (row.zone == handZone) {
            row.place = int(handIds.indexOf(p.id));
            row.playable = playable.value(handZone).contains(p.face);
        } else {
            row.place = p.place;
            if (own.contains(row.zone))
                row.playable = playable.value(row.zone).contains(p.face);
            else if (mayGesture() && !locked() && now.mayAct() && p.place == row.zoneCount - 1 &&
                     row.zoneKind != QLatin1String("hand")) {
                const HeldPiece top{p.face, row.zone, p.place};
                for (const QString& target : rules->naturalTargets(now, top))
                    row.playable = row.playable || accepts({top}, target);
            }
        }
        row.accessibleName = pieceAccessibleName(row);
        rows.append(row);
    }
    pieces.show(rows);
    readHand();
}

void TableSession::Private::readHand()
{
    const HandReading reading = dealing || !match ? HandReading() : rules->reading(now);
    QVariantMap next;
    if (!reading.title.isEmpty()) {
        QStringList lying(order.shown().size());
        for (const PieceRow& row : pieces.rows())
            if (row.zone == now.handZone() && row.place >= 0 && row.place < lying.size())
                lying[row.place] = row.face;
        QVariantList parts;
        for (const HandPart& part : reading.parts) {
            // Where its pieces lie in the hand, as runs of neighbours.
            QVariantList runs;
            int first = -1;
            QStringList left = part.faces;
            for (int place = 0; place <= lying.size(); ++place) {
                const bool in = place < lying.size() && left.removeOne(lying[place]);
                if (in && first < 0)
                    first = place;
                if (!in && first >= 0) {
                    runs.append(QVariantMap{{QStringLiteral("first"), first}, {QStringLiteral("last"), place - 1}});
                    first = -1;
                }
            }
            for (const QString& face : part.faces) // of two like pieces the group has one
                if (left.contains(face))
                    continue;
                else
                    lying[lying.indexOf(face)].clear();
            parts.append(QVariantMap{{QStringLiteral("label"), part.label},
                                     {QStringLiteral("brief"), part.brief},
                                     {QStringLiteral("complete"), part.complete},
                                     {QStringLiteral("runs"), runs}});
        }
        next = {{QStringLiteral("title"), reading.title},
                {QStringLiteral("detail"), reading.detail},
                {QStringLiteral("wanted"), reading.wanted},
                {QStringLiteral("onRequest"), reading.onRequest},
                {QStringLiteral("parts"), parts}};
    }
    if (next != readingShown) {
        readingShown = next;
        emit q->readingChanged();
    }
}

QString TableSession::Private::pieceAccessibleName(const PieceRow& row) const
{
    const QString what = row.face.isEmpty() ? rules->hiddenName() : rules->pieceName(row.face);
    const hanpan::zone* z = now.zone(row.zone);
    const QString where = z ? rules->zoneLabel(now, *z) : QString();
    return TableWords::pieceAt(what, where, row.place + 1, row.zoneCount, row.selected);
}

void TableSession::Private::showZones()
{
    const QList<HeldPiece> inHand = held.isEmpty() ? selectedPieces() : heldPieces([this] {
        QVariantList ids;
        for (const int id : std::as_const(held))
            ids.append(id);
        return ids;
    }());
    QList<ZoneRow> rows;
    for (const hanpan::zone& z : now.zones) {
        ZoneRow row;
        row.zoneId = QString::fromStdString(z.id);
        row.kind = QString::fromStdString(z.kind);
        row.owner = z.owner;
        row.count = int(z.pieces.size());
        if (mayGesture() && now.mayAct() && !locked()) {
            row.isTarget = !inHand.isEmpty() && accepts(inHand, row.zoneId);
            row.clickable = accepts({}, row.zoneId);
        }
        row.label = rules->zoneLabel(now, z);
        const Speech note = dealing ? Speech{} : rules->zoneNote(now, z);
        row.note = note.words;
        row.noteIcon = note.icon;
        row.accessibleName = TableWords::zoneAt(note.words.isEmpty() ? row.label
                                                                     : row.label + QStringLiteral(", ") +
                                                                           QString(note.words).replace(u'\n', u' '),
                                                row.count, row.isTarget);
        rows.append(row);
    }
    zones.show(rows);
}

void TableSession::Private::showSeats()
{
    const std::vector<hanpan::half_units> scores = match->scores();
    const hanpan::seat turn = now.roundOver || dealing ? hanpan::no_seat : rules->turn(now);
    QList<SeatRow> rows;
    for (hanpan::seat who = 0; who < now.players; ++who) {
        SeatRow row;
        row.seat = who;
        row.name = now.name(who);
        row.level = levelOf(who).isEmpty() ? QString() : Words::levelName(levelOf(who));
        row.isHuman = who == human;
        row.isTurn = who == turn;
        row.revealed = now.roundOver || (replaying && replay.open);
        for (const hanpan::zone& z : now.zones)
            if (z.owner == who && rules->isHeld(QString::fromStdString(z.kind)))
                row.pieceCount += int(z.pieces.size());
        if (std::size_t(who) < scores.size())
            row.score = rules->seatScore(now, who, scores[std::size_t(who)]);
        if (!dealing)
            for (const Badge& badge : rules->badges(now, who)) {
                row.badges.append(badge.id);
                row.badgeLabels.append(badge.label);
            }
        if (who == human && !dealing)
            row.note = rules->ownNote(now);
        const Bubble bubble = bubbles.value(who);
        const Speech said = bubble.event.isEmpty() ? Speech{} : rules->speech(now, who, bubble.event);
        row.bubble = said.words;
        row.bubbleIcon = said.icon;
        row.bubbleSerial = bubble.serial;
        row.accessibleName =
            TableWords::seatAt(row.name, row.level, row.pieceCount, row.score, row.badgeLabels, row.isTurn);
        rows.append(row);
    }
    seats.show(rows);
}

void TableSession::Private::showActions()
{
    const QList<HeldPiece> chosen = selectedPieces();
    const QString primary = mayGesture() && now.mayAct() && !locked() ? rules->primaryButton(now) : QString();
    QList<ActionRow> rows;
    for (const ButtonSpec& button : handsOff() ? QList<ButtonSpec>() : rules->buttons(now)) {
        ActionRow row;
        row.actionId = button.id;
        row.label = button.label;
        row.key = button.key;
        row.iconName = button.icon;
        row.shown = button.shown;
        if (rules->ownButton(button.id)) {
            row.enabled = !now.roundOver && !dealing;
        } else if (mayGesture() && now.mayAct() && !locked()) {
            const QString target = gestures::buttonPrefix + button.id;
            const Meaning meaning = rules->gesture(now, chosen, target, -1);
            for (const QStringList& steps : meaning.actions)
                if (judge(steps).allowed()) {
                    row.enabled = true;
                    break;
                }
            if (!row.enabled) {
                if (meaning.empty()) {
                    row.reasonSentence = rules->meaningless(now, chosen, target);
                } else {
                    const hanpan::verdict why = judge(meaning.actions.first());
                    row.reason = rules->shortReason(now, why);
                    row.reasonSentence = TableWords::refusal(q->game(), why);
                }
            }
        } else {
            row.reasonSentence = TableWords::notNow(now.roundOver);
            if (!now.roundOver)
                row.reason = rules->distanceNote(now, button.id);
        }
        row.primary = row.enabled && button.id == primary;
        row.accessibleName = TableWords::buttonAt(row.label, row.key, row.reasonSentence);
        rows.append(row);
    }
    actions.show(rows);
}

void TableSession::Private::showClaim()
{
    const bool wasOpen = claimWindow.has_value();
    const QString oldFace = wasOpen ? claimWindow->face : QString();
    claimWindow = now.roundOver || handsOff() || !now.mayAct() ? std::nullopt : rules->claim(now);
    const bool shown = claimWindow && !claimWindow->silent;
    QVariantMap next{{QStringLiteral("active"), shown}};
    if (claimWindow) {
        if (!wasOpen || oldFace != claimWindow->face) {
            claimSerial += shown;
            const int total = instant || claimWaits ? 0 : claimWindow->milliseconds;
            claimDeadline = total > 0 ? clock() + total : 0;
        }
    } else {
        claimDeadline = 0;
    }
    next[QStringLiteral("serial")] = claimSerial;
    if (shown) {
        const qint64 left = claimDeadline > 0 ? std::max<qint64>(1, claimDeadline - clock()) : 0;
        next[QStringLiteral("text")] = claimWindow->text;
        next[QStringLiteral("face")] = claimWindow->face;
        next[QStringLiteral("race")] = rules->isRace(now);
        next[QStringLiteral("totalMs")] = claimDeadline > 0 ? claimWindow->milliseconds : 0;
        next[QStringLiteral("remainingMs")] = int(left);
        next[QStringLiteral("actions")] = claimWindow->buttons;
    }
    if (next != claimShown) {
        claimShown = next;
        emit q->claimChanged();
    }
}
