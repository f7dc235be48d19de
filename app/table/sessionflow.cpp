// SPDX-License-Identifier: GPL-3.0-or-later
// The match goes on: an action is played, what it changed is shown, and whoever is next is asked.
#include "sessionprivate.h"

#include <algorithm>

#include <QDebug>
#include <QUuid>

namespace {

/// No bot thinks longer at the table, whatever the rules make of its search; ms.
constexpr int longestThought = 8000;

} // namespace

TableSession::Private::Private(TableSession* session) : q(session)
{
    watch.start();
    alarm.setSingleShot(true);
    keepAgain.setInterval(1000);
    QObject::connect(&keepAgain, &QTimer::timeout, q, [this] { keep(); });
    QObject::connect(&alarm, &QTimer::timeout, q, [this] { wake(); });
    QObject::connect(&opponents, &Opponents::chosen, q,
                     [this](int who, const QString& action) { botChose(who, action); });
    QObject::connect(&opponents, &Opponents::advised, q, [this](int, const hanpan::advice& told) { advised(told); });
}

bool TableSession::Private::begin(std::unique_ptr<hanpan::match> started, const QStringList& botLevels, bool asPractice,
                                  const WokenMatch* from)
{
    opponents.callOff();
    stopKeeping();
    match = std::move(started);
    const TableGame* const before = std::exchange(rules, tableGame(QString::fromStdString(match->setup().game)));
    if (rules != before)
        order.setMode(rules->firstOrder());
    levels = botLevels;
    if (levels.isEmpty())
        levels.append(QStringLiteral("casual"));
    while (levels.size() < match->setup().players - 1)
        levels.append(levels.last());
    for (QString& level : levels) // of a record from elsewhere
        if (!hanpan::is_bot_level(level.toStdString()))
            level = QStringLiteral("casual");
    startError.clear();
    practice = asPractice;
    // What was seen when a record was made is not known any more: taking it back is practice.
    past.fill(Step{}, qsizetype(match->actions().size()));
    if (from)
        for (qsizetype i = 0; i < past.size(); ++i)
            past[i] = {from->actions[i].news, from->actions[i].automatic};
    if (from && from->about.id != 0) {
        nonce = from->about.nonce;
        rulesName = from->about.rulesName;
    } else if (!replaying) {
        nonce = QUuid::createUuid().toString(QUuid::Id128) + QUuid::createUuid().toString(QUuid::Id128);
    } else {
        nonce.clear();
    }
    beginKeeping(from);
    undone.clear();
    tracker.clear();
    bubbles.clear();
    startDeal();
    emit q->handSortChanged();
    return true;
}

qsizetype TableSession::Private::lastDecision() const
{
    const auto& record = match->actions();
    for (qsizetype i = qsizetype(record.size()) - 1; i >= 0; --i)
        if (record[std::size_t(i)].who == human && !past.value(i).automatic)
            return i;
    return -1;
}

bool TableSession::Private::playFor(hanpan::seat who, const QString& action, bool automatic)
{
    const bool fast = rules->standsFast(now, action);
    const hanpan::verdict refused = match->play(who, action.toStdString());
    if (!refused.allowed()) {
        if (who == human)
            return false;
        // A claim that somebody else's answer made void is simply gone; any other refusal is a fault of the bot, and the
        // table must not stand still for it.
        if (match->to_act().has(who)) {
            const auto legal = match->legal(who);
            qWarning("Seat %d: \"%s\" was refused: %s", who, qPrintable(action), refused.why().c_str());
            if (!legal.empty())
                return playFor(who, QString::fromStdString(legal.front()));
        }
        setTimer();
        return false;
    }
    asked.remove(who);
    past.append({who != human || fast, automatic});
    undone.clear();
    positionChanged(false);
    return true;
}

void TableSession::Private::positionChanged(bool rewound)
{
    const bool wasInClaims = inClaims;
    const hanpan::seat_set wereToAct = now.toAct;
    clearChoice();
    dropHint();
    const QStringList before = known();
    const Situation old = now;
    look();
    // New in sight: a face that was not to be seen before the last action.
    QStringList seen = known();
    for (const QString& face : before)
        seen.removeOne(face);
    if (!rewound && !past.isEmpty() && !seen.isEmpty())
        past.last().news = true;
    keep();
    if (!seen.isEmpty())
        lastEvent = clock(); // somebody laid cards: a person wants to look at them

    // What happened, as this seat may know it.
    QList<std::pair<QString, int>> happened;
    const std::vector<hanpan::log_entry> log = match->log(human);
    entries = QList<hanpan::log_entry>(log.begin(), log.end());
    cameFrom.clear();
    if (rewound) {
        hurried = false;
        logSeen = log.size();
        bubbles.clear();
        lastSpeaker = -1;
        afterOffer = false;
        lastEvent = clock();
    }
    const bool mineIsOver = rewound || now.roundOver;
    for (; logSeen < log.size(); ++logSeen) {
        const hanpan::log_entry& entry = log[logSeen];
        const QString text = QString::fromStdString(entry.text);
        for (const Travel& way : rules->travels(old, now, entry.who, text))
            tracker.move(way.from, way.fromPlace, way.face, way.to, way.toPlace);
        const QString kind = rules->eventKind(text);
        if (kind.isEmpty())
            continue;
        happened.append({kind, entry.who});
        lastEvent = clock();
        afterOffer = rules->opensClaims(now, text) && !now.roundOver;
        cameFrom = rules->cameFrom(entry.who, text);
        if (!rules->speech(now, entry.who, text).words.isEmpty()) {
            Bubble& bubble = bubbles[entry.who];
            bubble.event = text;
            ++bubble.serial;
        } else if (lastSpeaker != entry.who) {
            for (Bubble& bubble : bubbles)
                bubble.event.clear();
        }
        lastSpeaker = entry.who;
        lastEventText = rules->eventText(now, entry.who, text);
    }
    if (!happened.isEmpty() || mineIsOver) {
        // The table is another one than the hand was raised at.
        held.clear();
        deferred = nullptr;
        if (mineIsOver || happened.last().second == human)
            selected.clear();
    }
    inClaims = !now.roundOver && rules->inClaims(now);
    // Somebody's silent answer leaves the other questions as they are; anything else makes new ones.
    const bool sameWindow =
        wasInClaims && inClaims && happened.isEmpty() && !rewound && (now.toAct.bits() & ~wereToAct.bits()) == 0;
    if (!sameWindow) {
        opponents.callOff();
        answers.clear();
        asked.clear();
    }
    if (inClaims && !wasInClaims)
        claimOpened = clock();
    if (inClaims && wasInClaims && !happened.isEmpty())
        claimOpened = clock(); // a claim was made and its discard opened the next window at once

    const bool deciding = now.mayAct() && !now.roundOver && !handsOff();
    forced = deciding ? rules->forcedAfterNotice(now) : QString();
    if (const int time = deciding && forced.isEmpty() && !instant ? rules->thinkingTime(now) : 0; time == 0)
        thinkDeadline = 0;
    else if (!happened.isEmpty() || rewound || thinkDeadline == 0) {
        thinkDeadline = clock() + time;
        ++thinkSerial;
    }
    showClaim();
    showAll();
    if (!now.roundOver && !replaying)
        askBots();
    setTimer();

    emit q->changed();
    emit q->recordChanged();
    for (const auto& [kind, who] : std::as_const(happened))
        emit q->happened(kind, who);
    if (!happened.isEmpty() || rewound || rules->turn(now) != human)
        wish.clear(); // the table is not as it was when the wish was made
    else
        grantWish();
    if (now.roundOver && !rewound) {
        const hanpan::settlement result = match->settle();
        const bool won = std::find(result.winners.begin(), result.winners.end(), human) != result.winners.end();
        emit q->happened(won ? QStringLiteral("win") : QStringLiteral("lose"), human);
        emit q->roundEnded();
        if (match->over())
            emit q->matchEnded();
        return;
    }
    if (!now.roundOver && now.mayAct() && !handsOff())
        if (const QString only = rules->forced(now); !only.isEmpty())
            playFor(human, only, true);
}

void TableSession::Private::askBots()
{
    for (const hanpan::seat who : now.toAct)
        if ((who != human || demo) && !asked.contains(who) && !answers.contains(who)) {
            asked.insert(who);
            hanpan::bot_settings bot;
            // In a demo the person's seat is as strong as the next one.
            bot.level = (who == human ? levels.value(0) : levelOf(who)).toStdString();
            bot.seed = match->setup().seed + std::uint64_t(who);
            // Claims are decided within the uniform pause, so that the time a bot thinks tells nothing.
            opponents.ask(*match, who, bot, inClaims ? claimPause() : longestThought);
        }
}

void TableSession::Private::botChose(int who, const QString& action)
{
    if (!match || !now.toAct.has(who))
        return;
    answers.insert(who, action);
    setTimer();
}
