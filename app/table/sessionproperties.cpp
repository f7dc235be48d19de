// SPDX-License-Identifier: GPL-3.0-or-later
// The values of the session's properties.
#include "sessionprivate.h"

#include <algorithm>

#include "games/gametable.h"
#include "history/historywords.h"
#include "results.h"
#include "settings/preferences.h"
#include "words/tablewords.h"
#include "words/words.h"

int TableSession::roundNumber() const { return d->played ? d->played->round() + 1 : 0; }
QString TableSession::speed() const { return d->pacing.speed(); }
bool TableSession::claimWaits() const { return d->claim.waits(); }
bool TableSession::paused() const { return d->pacing.paused(); }
bool TableSession::untimed() const { return d->pacing.untimed(); }
QString TableSession::startError() const { return d->startError; }
QStringList TableSession::levels() const { return d->played.levels(); }

QString TableSession::seedText() const { return d->played ? QString::number(d->played->setup().seed) : QString(); }

QString TableSession::sessionRecord() const
{
    return d->played ? QString::fromStdString(d->played->to_record()) : QString();
}

int TableSession::roundsTotal() const
{
    if (!d->played || d->played.endsWithThisDeal())
        return 0;
    const int fixed = d->played.game().scores.roundsTotal(d->now);
    return fixed > 0 ? fixed : d->played->setup().rounds;
}

QString TableSession::rulesName() const { return d->played.rulesName(); }

QStringList TableSession::characters() const { return d->played.characters(); }

void TableSession::setCharacters(const QStringList& ids) { d->played.setCharacters(ids); }

void TableSession::setRulesName(const QString& name) { d->played.setRulesName(name); }

QString TableSession::Private::named(const QStringList& faces) const
{
    QStringList names;
    for (const QString& face : faces)
        if (!face.isEmpty())
            names.append(played.game().words.pieceName(face));
    return names.join(QStringLiteral(", "));
}

QList<ThrownPiece> TableSession::discards() const
{
    QList<ThrownPiece> rows;
    if (!d->played)
        return rows;
    const QStringList faces = d->now.faces(QStringLiteral("discard"));
    const QList<hanpan::log_entry> throws = d->talk.throwsOf(faces, d->played.game());
    for (qsizetype i = 0; i < faces.size(); ++i) {
        const hanpan::log_entry& entry = throws[i];
        ThrownPiece row{faces[i], d->named({faces[i]})};
        if (entry.who != hanpan::no_seat) {
            row.name = d->now.name(entry.who);
            row.said = d->played.game().story.speech(d->now, entry.who, QString::fromStdString(entry.text)).words;
        }
        rows.append(row);
    }
    return rows;
}

QList<StoryLine> TableSession::story() const
{
    QList<StoryLine> lines;
    if (!d->played || d->deal.running())
        return lines;
    for (const Talk::Line& line : d->talk.story(d->now, d->played.game()))
        lines.append({.round = line.round,
                      .roundText = TableWords::roundText(line.round, roundsTotal()),
                      .seat = line.who,
                      .name = line.who == hanpan::no_seat ? QString() : d->now.name(line.who),
                      .text = line.text,
                      .faces = line.words});
    return lines;
}

QStringList TableSession::log() const { return d->played ? d->talk.lines(d->now, d->played.game()) : QStringList(); }

int TableSession::matchId() const { return d->keeping.matchId(); }

bool TableSession::matchOver() const { return d->played && d->played->over(); }

// --- What the views see ----------------------------------------------------------------------------------------------

TableMatch TableSession::Private::match() const
{
    TableMatch shown{.seat = played.me(), .kept = keeping.on(), .demo = demo, .replaying = replay.running()};
    if (!played)
        return shown;
    const GameTable& game = played.game();
    shown.running = true;
    shown.game = QString::fromStdString(played->setup().game);
    shown.tableTitle = ::gameName(shown.game);
    shown.players = played->setup().players;
    shown.clockwise = game.places.clockwise(now);
    shown.episode = inMidst || played.endsWithThisDeal();
    shown.dealDay = day.toString(Qt::ISODate);
    shown.ruleSetLabel = played.rulesName();
    if (shown.ruleSetLabel.isEmpty()) {
        const hanpan::json shortest = played->book().shortest(played->setup().rules);
        const hanpan::rule_preset* preset =
            shortest.contains("preset") ? played->book().find_preset(shortest["preset"].get<std::string>()) : nullptr;
        shown.ruleSetLabel = preset ? TableWords::engineWords(shown.game, preset->label) : TableWords::plainRules();
        // The number of players is no house rule, though the book lists it.
        for (const auto& [id, value] : shortest.items())
            shown.ruleChanges += id != "preset" && id != "players";
    }
    shown.ruleValues = played->setup().rules;
    shown.dealFingerprint = proof.fingerprint();
    for (const HandClass& one : game.hand.handClasses(now))
        shown.handClasses.append({one.name, one.words, one.faces, named(one.faces), one.worth, one.current});
    shown.handClassesName = game.hand.handClassesName();
    shown.handClassesTitle = game.hand.handClassesTitle();
    return shown;
}

TableCourse TableSession::Private::course() const
{
    TableCourse shown;
    if (!played)
        return shown;
    if (replay.running() && (now.roundOver || replay.open()))
        shown.phase = QStringLiteral("replay");
    else if (!replay.running() && now.roundOver && !deal.running())
        shown.phase = played->over() ? QStringLiteral("matchOver") : QStringLiteral("roundOver");
    shown.roundText =
        day.isValid() ? HistoryWords::dealOfDay(day) : TableWords::roundText(played->round() + 1, q->roundsTotal());
    shown.standing = results::standing(played, now);
    shown.watching = mayGesture() && !pacing.hurried() && played.game().gestures.watching(now);
    const bool own = !handsOff() && !guide.running();
    shown.canUndo = own && played.canUndo();
    shown.canRedo = own && played.canRedo();
    shown.practice = played.practice();
    shown.undoIsFree = !shown.canUndo || shown.practice || played.undoIsFree();
    return shown;
}

QString TableSession::Private::status() const
{
    const GameTable& game = played.game();
    if (deal.running())
        return deal.hasScenes() ? deal.scene().text : TableWords::dealing();
    if (now.roundOver)
        return game.story.endingTitle(now, played->settle());
    if (handsOff() || listens())
        return talk.lastText(); // while a lesson speaks or plays, it says what is to be done
    const QString waiting = waits() && !claim.asks() ? game.claims.waiting(now) : QString();
    return waiting.isEmpty() ? game.words.status(now) : waiting;
}

TablePosition TableSession::Private::position() const
{
    TablePosition shown{.match = match(), .course = course()};
    if (!played)
        return shown;
    const GameTable& game = played.game();
    // If nobody here plays, and while a lesson speaks, the line below says what happened.
    const bool quiet = deal.running() || ((handsOff() || listens()) && !now.roundOver);
    shown.turn = {.statusText = status(),
                  .lastTurn = quiet ? QString() : talk.lastTurn(now, game),
                  .myTurn = mayGesture() && now.mayAct() && !locked() && !listens()};
    shown.sign = game.places.sign(now);
    shown.thinking.serial = schedule.thinkSerial();
    if (schedule.thinkDeadline() > 0) {
        shown.thinking.totalMs = game.gestures.thinkingTime(now);
        shown.thinking.remainingMs = int(std::max<qint64>(1, schedule.thinkDeadline() - pacing.clock()));
    }
    if (now.roundOver) {
        shown.result = results::round(played, now);
        if (demo || replay.running() || guide.running() || !Preferences::instance()->remarks())
            shown.result.remark = {};
        shown.result.dealText = proof.line(*played);
    }
    shown.scoreTable = results::scores(played, now);
    return shown;
}

Hint TableSession::Private::hint() const
{
    // The own pieces that an action names, each once; if it names one of the person's rows, from that one. (The player
    // it names is no piece.)
    const auto pieces = [this](const QString& action) {
        QList<int> ids;
        QStringList words = action.section(QStringLiteral(" > "), 0, 0).split(u' ');
        QStringList own = played.game().gestures.ownZones(now);
        if (const QStringList said = own.filter(words.last() + u':'); !said.isEmpty())
            own = said;
        for (const PieceRow& row : models.pieces.rows())
            if (own.contains(row.zone) && !row.face.isEmpty() &&
                (words.removeOne(row.face) || words.removeOne(row.face.section(u'#', 0, 0))))
                ids.append(row.pieceId);
        return ids;
    };
    Hint shown = coach.shown(
        played ? &played.game() : nullptr, [this](const QString& action) { return q->actionText(action); }, pieces);
    if (coach.tells() && !guide.running())
        shown.need = chances.needText(played.game());
    if (guide.asks() && coach.tells()) {
        // A lesson also shows where the move is made.
        if (shown.pieceIds.isEmpty())
            shown.pieceIds = shownPieces();
        showWay(shown);
    }
    return shown;
}

void TableSession::Private::showHand()
{
    q->show(models.reading());
    TableHand shown{.handSort = models.order.mode()};
    if (played) {
        shown.handSortText = played.game().hand.orderName(shown.handSort);
        shown.handSorts = played.game().hand.handSorts();
        shown.handApart = models.order.lastApart();
    }
    q->show(shown);
}

void TableSession::Private::tellChanged() { q->show(position()); }
