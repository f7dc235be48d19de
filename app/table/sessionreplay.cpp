// SPDX-License-Identifier: GPL-3.0-or-later
// The session as a projector: a finished (or unfinished) record is shown move by move, nobody plays.
#include "sessionprivate.h"

#include <algorithm>

#include "history/history.h"
#include "registry/registry.h"
#include "words/tablewords.h"
#include "words/words.h"

bool TableSession::Private::beginReplay(const hanpan::match& whole, const QList<KeptAction>& actions, int matchId,
                                        const QString& note, const QStringList& botLevels)
{
    const Secrets secrets(History::instance()->store(), whole.setup());
    if (!secrets.any() || secrets.keptBy(matchId))
        return begin(replay.begin(whole, actions, matchId, note, secrets), botLevels, false);
    const std::unique_ptr<hanpan::match> told = whole.clone();
    if (!secrets.cut(*told))
        return fail(Secrets::whyCut());
    return begin(replay.begin(*told, actions.mid(0, qsizetype(told->actions().size())), matchId,
                              told->actions().size() < whole.actions().size() ? Secrets::whyCut() : note, secrets),
                 botLevels, false);
}

QString TableSession::covered() const
{
    return d->played && d->replay.covers(d->played->round()) ? Secrets::whyCovered() : QString();
}

bool TableSession::replayKept(int id)
{
    const WokenMatch woken = d->wake(id);
    d->played.setCharacters(woken.about.characters);
    d->played.setRulesName(woken.about.rulesName);
    return woken.match && d->beginReplay(*woken.match, woken.actions, id, woken.note, woken.about.levels);
}

bool TableSession::replayRecord(const QString& record, const QStringList& levels)
{
    const auto read = hanpan::replay_record(record.toStdString(), hanpan::all_games());
    if (!read)
        return d->fail(Words::said(read.error));
    if (const QString game = QString::fromStdString(read->told.setup.game); !tableGame(game))
        return d->fail(TableWords::noSuchGame(game));
    const QString note = read->earlier.empty()
                             ? QString()
                             : tr("Played under earlier rules, and went another way. It is shown up to there.");
    return d->beginReplay(*read->match, actionsOf(*read->match), 0, note, levels);
}

void TableSession::replayTo(int position)
{
    const Replay::Shown shown = d->replay.show(position, d->played);
    if (!shown.moved)
        return;
    d->deal.end();
    if (!covered().isEmpty())
        d->played.sit(d->played.person());
    if (shown.otherRound || !shown.oneOn)
        d->models.tracker.clear();
    d->positionChanged(!shown.oneOn || shown.freshDeal);
    if (shown.freshDeal)
        emit happened(QStringLiteral("deal"), d->now.dealer);
}

int TableSession::replayMark(const QString& kind, bool forward) const
{
    return d->replay.running() ? d->replay.mark(kind, forward, d->played.game(), d->now.me) : -1;
}

QList<int> TableSession::replayMarks(const QString& kind) const
{
    return d->replay.running() ? d->replay.marks(kind, d->played.game(), d->now.me) : QList<int>();
}

int TableSession::replayPlaceOf(int action) const { return d->replay.running() ? d->replay.placeOf(action) : 0; }

std::unique_ptr<hanpan::match> TableSession::shownRound() const
{
    return d->replay.running() ? d->replay.wholeRound() : nullptr;
}

int TableSession::shownRoundBegins() const { return d->replay.running() ? d->replay.roundBegins() : 0; }

QString TableSession::nameOf(hanpan::seat who) const { return d->now.name(who); }

QList<QStringList> TableSession::wholeSet() const
{
    return d->played ? d->played.game().referee.judgePieces(d->now) : QList<QStringList>();
}

QString TableSession::actionText(const QString& begun) const
{
    if (!d->played)
        return {};
    const GameTable& game = d->played.game();
    const QString action = game.gestures.meantBy(d->now, begun);
    QString words = game.story.eventText(d->now, d->now.me, action);
    if (words.isEmpty())
        return TableWords::silently(action);
    // Where another move of the moment reads the same (one card fits two melds), what tells them apart is said as well.
    const QStringList& may = d->now.legal;
    if (std::any_of(may.begin(), may.end(), [&](const QString& other) {
            return other != action && firstWord(other) == firstWord(action) &&
                   game.story.eventText(d->now, d->now.me, other) == words;
        }))
        if (const QString which = game.words.apart(d->now, action); which != action && !words.contains(which))
            words += QStringLiteral(" \u00b7 ") + which;
    // The line of a log begins with who it was.
    if (const QString name = d->now.name(d->now.me); words.startsWith(name))
        words.remove(0, name.size());
    while (words.startsWith(u' ') || words.startsWith(u':') || words.startsWith(u'\u00b7'))
        words.remove(0, 1);
    return words;
}

namespace {

/// What else lies before the person where something is to be decided: his pieces besides the hand, and the top of the pile with what
/// stands beside it.
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

OwnHand TableSession::ownHand() const
{
    if (!d->played)
        return {};
    const GameTable& game = d->played.game();
    QStringList held = d->now.faces(d->now.handZone()), shown;
    std::stable_sort(held.begin(), held.end(), [&game](const QString& a, const QString& b) {
        return std::pair(game.hand.suitOrder(a), game.hand.rankOrder(a)) <
               std::pair(game.hand.suitOrder(b), game.hand.rankOrder(b));
    });
    for (const QStringList& part : HandOrder::parted(held, d->now, game))
        shown += (shown.isEmpty() ? QStringList() : QStringList(QString())) + part;
    const HandReading reading = game.hand.reading(d->now);
    QStringList worth{game.hand.handWorth(d->now, d->now.me, held)};
    if (!worth.first().contains(reading.title))
        worth.prepend(reading.title);
    worth.removeAll(QString());
    return {shown, worth.join(QStringLiteral(" \u00b7 ")), besideHand(game, d->now)};
}

QString TableSession::lineOf(hanpan::seat who, const QString& publicText) const
{
    return d->played ? d->played.game().story.eventText(d->now, who, publicText) : QString();
}

bool TableSession::showInstead(const QString& action)
{
    if (!d->replay.running() || d->replay.strayed())
        return false;
    const QStringList before = d->known();
    if (!d->played.play(d->now.me, action, {}).allowed())
        return false;
    d->replay.stray();
    const QString why = covered();
    if (!why.isEmpty()) {
        d->look();
        if (const QStringList after = d->known();
            !std::includes(before.begin(), before.end(), after.begin(), after.end())) {
            d->replay.show(d->replay.position(), d->played);
            d->look();
            emit told(why);
            return false;
        }
    }
    d->positionChanged(false);
    return true;
}

QList<Offer> TableSession::choicesHere() const
{
    QList<Offer> list;
    if (!d->replay.running() || d->played->round_over())
        return list;
    for (const hanpan::seat who : d->played->to_act()) {
        if (who != d->now.me && !covered().isEmpty())
            continue; // what another may do says what he holds
        for (const std::string& legal : d->played->legal(who)) {
            const QString action = QString::fromStdString(legal);
            const QString words = d->played.game().story.eventText(d->now, who, action);
            list.append(
                {who, words.isEmpty() ? d->now.name(who) + QStringLiteral(" · ") + TableWords::silently(action) : words,
                 action});
        }
    }
    return list;
}

QString TableSession::branchRecord(int seat, const QString& action) const
{
    if (!d->replay.running())
        return {};
    const std::unique_ptr<hanpan::match> branch = d->played->clone();
    if (!branch->play(seat, action.toStdString()).allowed())
        return {};
    return QString::fromStdString(branch->to_record());
}

bool TableSession::replaying() const { return d->replay.running(); }

int TableSession::replayPosition() const { return d->replay.position(); }

int TableSession::replayLength() const { return d->replay.length(); }

int TableSession::replayedMatch() const { return d->replay.matchId(); }

QString TableSession::replayNote() const { return d->replay.note(); }

bool TableSession::allHands() const { return d->replay.open(); }

void TableSession::setAllHands(bool open)
{
    if (open == d->replay.open())
        return;
    d->replay.setOpen(open);
    if (d->replay.running()) {
        d->look();
        d->showAll();
        d->tellChanged();
    }
    emit settingsChanged();
}

int TableSession::seat() const { return d->played.me(); }

void TableSession::setSeat(int seat)
{
    if (seat == d->played.me() || (d->played && !d->replay.running()) || !covered().isEmpty() ||
        (d->replay.running() && (seat < 0 || seat >= d->now.players)))
        return;
    d->played.sit(seat);
    if (d->replay.running()) {
        d->models.tracker.clear();
        d->positionChanged(true);
    }
    d->tellChanged();
}
