// SPDX-License-Identifier: GPL-3.0-or-later
// What the session's properties say.
#include "sessionprivate.h"

#include <algorithm>

#include "games/gametable.h"
#include "history/historywords.h"
#include "houserules/rulebooks.h"
#include "results.h"
#include "settings/preferences.h"
#include "words/tablewords.h"
#include "words/words.h"

PieceModel* TableSession::pieces() const { return &d->models.pieces; }
ZoneModel* TableSession::zones() const { return &d->models.zones; }
SeatModel* TableSession::seats() const { return &d->models.seats; }
ActionModel* TableSession::actions() const { return &d->models.actions; }
bool TableSession::running() const { return bool(d->played); }
int TableSession::players() const { return d->played ? d->played->setup().players : 0; }
int TableSession::roundNumber() const { return d->played ? d->played->round() + 1 : 0; }
ClaimShown TableSession::claim() const { return d->claim.shown(); }
QList<ChoiceWay> TableSession::choice() const { return d->hand.choice.shown(); }
QString TableSession::handSort() const { return d->models.order.mode(); }
bool TableSession::practice() const { return d->played.practice(); }
QString TableSession::speed() const { return d->pacing.speed(); }
bool TableSession::claimWaits() const { return d->claim.waits(); }
bool TableSession::paused() const { return d->pacing.paused(); }
bool TableSession::untimed() const { return d->pacing.untimed(); }
QString TableSession::startError() const { return d->startError; }
QStringList TableSession::levels() const { return d->played.levels(); }

QString TableSession::game() const { return d->played ? QString::fromStdString(d->played->setup().game) : QString(); }

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

QString TableSession::roundText() const
{
    if (d->day.isValid())
        return HistoryWords::dealOfDay(d->day);
    return d->played ? TableWords::roundText(roundNumber(), roundsTotal()) : QString();
}

bool TableSession::episode() const { return d->played && (d->inMidst || d->played.endsWithThisDeal()); }

QString TableSession::dealDay() const { return d->day.toString(Qt::ISODate); }

QString TableSession::standing() const { return d->played ? results::standing(d->played, d->now) : QString(); }

QString TableSession::rulesName() const { return d->played.rulesName(); }

QStringList TableSession::characters() const { return d->played.characters(); }

void TableSession::setCharacters(const QStringList& ids) { d->played.setCharacters(ids); }

void TableSession::setRulesName(const QString& name) { d->played.setRulesName(name); }

QString TableSession::ruleSetLabel() const
{
    if (!d->played)
        return {};
    if (!d->played.rulesName().isEmpty())
        return d->played.rulesName();
    const hanpan::json shortest = d->played->book().shortest(d->played->setup().rules);
    const hanpan::rule_preset* preset =
        shortest.contains("preset") ? d->played->book().find_preset(shortest["preset"].get<std::string>()) : nullptr;
    return preset ? TableWords::engineWords(game(), preset->label) : TableWords::plainRules();
}

int TableSession::ruleChanges() const
{
    if (!d->played || !d->played.rulesName().isEmpty())
        return 0;
    const hanpan::json shortest = d->played->book().shortest(d->played->setup().rules);
    // The number of players is no house rule, though the book lists it.
    int changes = 0;
    for (const auto& [id, value] : shortest.items())
        changes += id != "preset" && id != "players";
    return changes;
}

QVariantMap TableSession::ruleValues() const
{
    return d->played ? toVariant(d->played->setup().rules).toMap() : QVariantMap();
}

bool TableSession::handApart() const { return d->played && d->models.order.lastApart(); }

TableSign TableSession::sign() const { return d->played ? d->played.game().places.sign(d->now) : TableSign(); }

bool TableSession::clockwise() const { return !d->played || d->played.game().places.clockwise(d->now); }

QString TableSession::tableTitle() const { return d->played ? ::gameName(game()) : QString(); }

QString TableSession::phase() const
{
    if (d->replay.running())
        return d->now.roundOver || d->replay.open() ? QStringLiteral("replay") : QStringLiteral("playing");
    if (!d->played || !d->now.roundOver || d->deal.running())
        return QStringLiteral("playing");
    return d->played->over() ? QStringLiteral("matchOver") : QStringLiteral("roundOver");
}

HandShown TableSession::reading() const { return d->models.reading(); }

QString TableSession::handSortText() const
{
    return d->played ? d->played.game().hand.orderName(d->models.order.mode()) : QString();
}

QString TableSession::Private::named(const QStringList& faces) const
{
    QStringList names;
    for (const QString& face : faces)
        if (!face.isEmpty())
            names.append(played.game().words.pieceName(face));
    return names.join(QStringLiteral(", "));
}

QList<HandKind> TableSession::handClasses() const
{
    QList<HandKind> rows;
    if (d->played)
        for (const HandClass& one : d->played.game().hand.handClasses(d->now))
            rows.append({one.name, one.words, one.faces, d->named(one.faces), one.worth, one.current});
    return rows;
}

QString TableSession::handClassesName() const
{
    return d->played ? d->played.game().hand.handClassesName() : QString();
}

QString TableSession::handClassesTitle() const
{
    return d->played ? d->played.game().hand.handClassesTitle() : QString();
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

QString TableSession::statusText() const
{
    if (!d->played)
        return {};
    if (d->deal.running())
        return d->deal.hasScenes() ? d->deal.scene().text : TableWords::dealing();
    if ((d->handsOff() || d->listens()) && !d->now.roundOver)
        return d->talk.lastText(); // while a lesson speaks, or plays, it says what is to be done
    if (d->now.roundOver)
        return d->played.game().story.endingTitle(d->now, d->played->settle());
    const QString waiting = d->waits() && !d->claim.asks() ? d->played.game().claims.waiting(d->now) : QString();
    return waiting.isEmpty() ? d->played.game().words.status(d->now) : waiting;
}

QStringList TableSession::handSorts() const { return d->played ? d->played.game().hand.handSorts() : QStringList(); }

bool TableSession::watching() const
{
    return d->mayGesture() && !d->pacing.hurried() && d->played.game().gestures.watching(d->now);
}

Thinking TableSession::thinking() const
{
    const bool runs = d->played && d->schedule.thinkDeadline() > 0;
    return {d->schedule.thinkSerial(), runs ? d->played.game().gestures.thinkingTime(d->now) : 0,
            runs ? int(std::max<qint64>(1, d->schedule.thinkDeadline() - d->pacing.clock())) : 0};
}

bool TableSession::myTurn() const { return d->mayGesture() && d->now.mayAct() && !d->locked() && !d->listens(); }

QString TableSession::lastTurn() const
{
    // Where nobody here plays, and while a lesson speaks, the line below says what happened.
    const bool quiet = !d->played || d->deal.running() || ((d->handsOff() || d->listens()) && !d->now.roundOver);
    return quiet ? QString() : d->talk.lastTurn(d->now, d->played.game());
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

bool TableSession::kept() const { return d->keeping.on(); }

bool TableSession::demo() const { return d->demo; }

bool TableSession::matchOver() const { return d->played && d->played->over(); }

bool TableSession::canUndo() const { return d->played && !d->handsOff() && !d->guide.running() && d->played.canUndo(); }

bool TableSession::canRedo() const { return d->played && !d->handsOff() && !d->guide.running() && d->played.canRedo(); }

bool TableSession::undoIsFree() const { return !canUndo() || d->played.practice() || d->played.undoIsFree(); }

QString TableSession::dealFingerprint() const { return d->played ? d->proof.fingerprint() : QString(); }

Hint TableSession::hint() const
{
    // The own pieces an action names, each once; where it says of which of my rows, of that one. (Whom it names is no piece.)
    const auto pieces = [this](const QString& action) {
        QList<int> ids;
        QStringList words = action.section(QStringLiteral(" > "), 0, 0).split(u' ');
        QStringList own = d->played.game().gestures.ownZones(d->now);
        if (const QStringList said = own.filter(words.last() + u':'); !said.isEmpty())
            own = said;
        for (const PieceRow& row : d->models.pieces.rows())
            if (own.contains(row.zone) && !row.face.isEmpty() &&
                (words.removeOne(row.face) || words.removeOne(row.face.section(u'#', 0, 0))))
                ids.append(row.pieceId);
        return ids;
    };
    Hint shown = d->coach.shown(
        d->played ? &d->played.game() : nullptr, [this](const QString& action) { return actionText(action); }, pieces);
    if (d->guide.asks() && d->coach.tells()) {
        // A lesson shows where it is done, too.
        if (shown.pieceIds.isEmpty())
            shown.pieceIds = d->shownPieces();
        d->showWay(shown);
    }
    return shown;
}

void TableSession::Private::tellChanged()
{
    showOutcome();
    emit q->changed();
}

void TableSession::Private::showOutcome()
{
    if (!played)
        return q->show({}, {});
    RoundOutcome outcome;
    if (now.roundOver) {
        outcome = results::round(played, now);
        if (demo || replay.running() || guide.running() || !Preferences::instance()->remarks())
            outcome.remark = {};
        outcome.dealText = proof.line(*played);
    }
    q->show(outcome, results::scores(played, now));
}
