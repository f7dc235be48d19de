// SPDX-License-Identifier: GPL-3.0-or-later
#include "intent.h"

#include <algorithm>
#include <utility>

#include "claimprompt.h"
#include "games/held.h"
#include "playedmatch.h"
#include "words/tablewords.h"

bool Intent::passesFirst(const QStringList& steps) const
{
    return steps.size() > 1 && claim_.window() && steps.first() == claim_.passAction();
}

hanpan::verdict Intent::judge(const QStringList& steps) const
{
    if (steps.size() == 1 || passesFirst(steps))
        return now_.judge(steps.first());
    const std::unique_ptr<hanpan::match> trial = played_->clone();
    for (const QString& step : steps) {
        const hanpan::verdict refused = trial->play(now_.me, step.toStdString());
        if (!refused.allowed()) // a "not understood" sentence lives in the clone, which is about to be destroyed
            return refused.id == "not_understood" ? now_.judge(step) : refused;
    }
    return {};
}

QString Intent::refusalOf(const hanpan::verdict& refused) const
{
    return TableWords::refusal(QString::fromStdString(played_->setup().game), refused);
}

bool Intent::accepts(const QList<HeldPiece>& held, const QString& target, int place) const
{
    const QList<QStringList> meant = played_.game().gestures.gesture(now_, held, target, place).actions;
    return std::any_of(meant.begin(), meant.end(), [this](const QStringList& steps) { return judge(steps).allowed(); });
}

Intent::Press Intent::press(const QString& button, const QList<HeldPiece>& chosen) const
{
    const QString target = gestures::buttonPrefix + button;
    const Meaning meaning = played_.game().gestures.gesture(now_, chosen, target, -1);
    if (meaning.empty())
        return {.sentence = played_.game().words.meaningless(now_, chosen, target), .place = TableWords::aboutTurns()};
    for (const QStringList& steps : meaning.actions)
        if (judge(steps).allowed())
            return {.can = true, .steps = meaning.ask && meaning.actions.size() > 1 ? QStringList() : steps};
    const hanpan::verdict refused = judge(meaning.actions.first());
    return {.sentence = refusalOf(refused), .place = TableWords::place(refused)};
}

bool Intent::couldPress(const QString& button) const
{
    if (press(button, {}).can)
        return true;
    for (const QString& zone : played_.game().gestures.ownZones(now_)) {
        const QStringList faces = now_.faces(zone);
        for (int i = 0; i < faces.size(); ++i)
            if (accepts({{faces[i], zone, i}}, gestures::buttonPrefix + button))
                return true;
    }
    return false;
}

QList<HeldPiece> Intent::takenBy(const QString& button, const QList<HeldPiece>& chosen, QList<HeldPiece> offered) const
{
    if (!chosen.isEmpty() || press(button, chosen).can)
        return chosen;
    if (const QStringList hand = now_.faces(now_.handZone()); hand.size() == 1)
        offered.append({hand.first(), now_.handZone(), 0});
    for (const HeldPiece& piece : std::as_const(offered))
        if (press(button, {piece}).can)
            return {piece};
    return chosen;
}

QList<QStringList> Intent::different(const QList<QStringList>& ways, bool alike) const
{
    QList<QStringList> kept;
    QStringList outcomes;
    const bool inClaims = played_.game().claims.inClaims(now_);
    for (const QStringList& steps : ways) {
        const std::unique_ptr<hanpan::match> trial = played_->clone();
        for (const QString& step : steps)
            trial->play(now_.me, step.toStdString());
        QString outcome;
        for (const hanpan::zone& z : trial->zones(now_.me)) {
            outcome += QString::fromStdString(z.id) + u':';
            for (const std::string& piece : z.pieces)
                outcome += QString::fromStdString(piece) + u' ';
        }
        // Claims that wait for the others' answers change nothing yet, so only their words tell them apart. The same
        // holds for calls.
        if (inClaims || !alike)
            outcome += steps.join(u';');
        if (!outcomes.contains(outcome)) {
            outcomes.append(outcome);
            kept.append(steps);
        }
    }
    return kept;
}

QStringList Intent::outcome(const QList<HeldPiece>& held, const QString& target, int place) const
{
    QStringList faces;
    const Decision decision = decide(held, target, place);
    if (decision.ways.size() != 1)
        return faces;
    const std::unique_ptr<hanpan::match> trial = played_->clone();
    for (const QString& step : decision.ways.first())
        trial->play(now_.me, step.toStdString());
    for (const hanpan::zone& z : trial->zones(now_.me))
        if (target == QLatin1String(z.id.c_str()))
            for (const std::string& piece : z.pieces)
                faces.append(QString::fromStdString(piece));
    return faces;
}

Intent::Decision Intent::decide(const QList<HeldPiece>& held, const QString& target, int place) const
{
    const Meaning meaning = played_.game().gestures.gesture(now_, held, target, place);
    if (meaning.empty())
        return {{},
                now_.mayAct() ? played_.game().words.meaningless(now_, held, target) : TableWords::notNow(false),
                TableWords::aboutTurns()};
    Decision decision;
    for (const QStringList& steps : meaning.actions)
        if (judge(steps).allowed()) {
            decision.ways.append(steps);
            if (!meaning.ask)
                break; // the most natural one
        }
    if (decision.ways.isEmpty()) {
        const hanpan::verdict refused = judge(meaning.actions.first());
        decision.refusal = refusalOf(refused);
        decision.place = TableWords::place(refused);
    } else if (decision.ways.size() > 1)
        decision.ways = different(decision.ways, meaning.alike);
    return decision;
}
