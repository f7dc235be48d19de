// SPDX-License-Identifier: GPL-3.0-or-later
// Who is waited for, and for how long.
#include "sessionprivate.h"

#include <algorithm>

#include <QDebug>

#include "base/random.h"

namespace {

/// How long things take at a speed, in ms. Only a person needs this: the match itself knows no time.
struct Tempo {
    const char* speed;
    int pace;       ///< from one thing a bot does to the next
    int claimPause; ///< after a discard, whoever may claim it
    int notice;     ///< to read why the table acts for the human
};
constexpr Tempo tempos[]{
    {"off", 250, 250, 1200}, {"fast", 400, 350, 1500}, {"normal", 850, 600, 2200}, {"slow", 1600, 1000, 3500}};

const Tempo& tempoOf(const QString& speed)
{
    for (const Tempo& t : tempos)
        if (speed == QLatin1String(t.speed))
            return t;
    return tempos[2];
}

} // namespace

TableSession::Private::Private(TableSession* session) : q(session)
{
    watch.start();
    alarm.setSingleShot(true);
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

/// Gathers every piece in the stock, face down, and deals a moment later, so that a view shows the deal; or shows the
/// scenes the game makes of it.
void TableSession::Private::startDeal()
{
    opponents.callOff();
    answers.clear();
    asked.clear();
    order.forget();
    if (const QStringList sorts = rules->handSorts();
        !sorts.contains(order.mode()) && order.mode() != QLatin1String("own"))
        order.setMode(sorts.value(0));
    hurried = false;
    forced.clear();
    thinkDeadline = 0;
    cameFrom.clear();
    selected.clear();
    held.clear();
    bubbles.clear();
    lastSpeaker = -1;
    entries.clear();
    logSeen = match->log(human).size();
    lastEventText.clear();
    deferred = nullptr;
    wish.clear();
    inClaims = false;
    afterOffer = false;
    clearChoice();
    dropHint();
    fingerprint = fingerprintOf(QString::fromStdString(match->deal_text()));
    look();
    dealt = now;
    // A match that is taken up in the middle of a round was dealt long ago.
    scenes = instant || replaying || !match->log(human).empty() ? QList<DealScene>() : rules->dealScenes(dealt);
    scene = 0;
    dealing = !scenes.isEmpty() || (!instant && !replaying && !match->round_over());
    if (!scenes.isEmpty()) {
        showScene();
        return;
    }
    if (dealing) {
        std::vector<hanpan::zone> gathered = now.zones;
        std::size_t count = 0;
        for (hanpan::zone& z : gathered)
            count += z.pieces.size();
        auto stock =
            std::find_if(gathered.begin(), gathered.end(), [](const hanpan::zone& z) { return z.kind == "stock"; });
        if (stock == gathered.end()) // a table without a stock: the biggest place that is nobody's
            stock =
                std::max_element(gathered.begin(), gathered.end(), [](const hanpan::zone& a, const hanpan::zone& b) {
                    const auto size = [](const hanpan::zone& z) { return z.owner < 0 ? int(z.pieces.size()) : -1; };
                    return size(a) < size(b);
                });
        for (hanpan::zone& z : gathered)
            z.pieces.clear();
        stock->pieces.assign(count, std::string());
        now.zones = std::move(gathered);
        lastEvent = clock();
        showAll();
        setTimer();
        return;
    }
    positionChanged(false);
    emit q->happened(QStringLiteral("deal"), now.dealer);
}

/// One moment of the ceremony.
void TableSession::Private::showScene()
{
    const DealScene& shown = scenes[scene];
    tracker.carry(shown.carried);
    now = dealt;
    now.zones = shown.zones;
    lastEvent = clock();
    lastEventText = shown.text;
    showAll();
    setTimer();
    emit q->changed();
    if (!shown.kind.isEmpty())
        emit q->happened(shown.kind, now.dealer);
}

qint64 TableSession::Private::dealStep() const { return qint64(pace() * (scenes.isEmpty() ? 1 : scenes[scene].stay)); }

qint64 TableSession::Private::clock() const { return (paused ? pausedSince : watch.elapsed()) - pausedFor; }

int TableSession::Private::pace() const { return instant || hurried ? 0 : tempoOf(speed).pace; }

int TableSession::Private::notice() const { return instant ? 0 : tempoOf(speed).notice; }

int TableSession::Private::claimPause() const { return instant ? 0 : tempoOf(speed).claimPause; }

int TableSession::Private::reaction(hanpan::seat who) const
{
    // Drawn per decision from the match's seed: the same match reacts the same way, however fast this machine is.
    const std::uint64_t decision = std::uint64_t(match->actions().size()) * hanpan::max_seats + std::uint64_t(who);
    hanpan::random_stream dice(match->setup().seed, hanpan::random_stream::purpose::race, decision);
    return 700 + int(dice.below(900)) + int(dice.below(900));
}

bool TableSession::Private::locked() const
{
    if (claimWindow && !claimWindow->silent)
        return false;
    // The human in turn waits while others are asked, as long as it takes them: that anybody is asked must not show.
    return (afterOffer && clock() < lastEvent + claimPause()) ||
           (inClaims && !now.mayAct() && rules->turn(now) == human && !now.roundOver);
}

qint64 TableSession::Private::dueTime(hanpan::seat who) const
{
    if (!answers.contains(who))
        return -1;
    const qint64 earliest = lastEvent + (afterOffer ? claimPause() : 0);
    if (!inClaims)
        return earliest + pace();
    if (!rules->isRace(now))
        return earliest;
    // In a race the reaction alone decides, never who thought faster: all answers must be there first.
    for (const hanpan::seat s : now.toAct)
        if ((s != human || demo) && !answers.contains(s))
            return -1;
    // A pass has no moment anybody sees; waiting with it would tell that somebody was asked.
    const bool silent = rules->eventKind(answers.value(who)).isEmpty();
    return instant || silent ? earliest : std::max(earliest, claimOpened + reaction(who));
}

void TableSession::Private::setTimer()
{
    alarm.stop();
    if (!match || paused)
        return;
    qint64 next = -1;
    const auto consider = [&](qint64 at) {
        if (at >= 0 && (next < 0 || at < next))
            next = at;
    };
    if (dealing)
        consider(lastEvent + dealStep());
    for (auto it = answers.cbegin(); it != answers.cend(); ++it)
        consider(dueTime(it.key()));
    if (claimWindow && claimDeadline > 0 && !demo)
        consider(claimDeadline);
    if (!forced.isEmpty())
        consider(lastEvent + notice());
    if (thinkDeadline > 0)
        consider(thinkDeadline);
    if (locked())
        consider(std::max(lastEvent + claimPause(), clock() + 20));
    if (next >= 0)
        alarm.start(int(std::max<qint64>(0, next - clock())));
}

void TableSession::Private::wake()
{
    if (!match || paused)
        return;
    if (dealing) {
        if (scene + 1 < scenes.size()) {
            ++scene;
            showScene();
            return;
        }
        dealing = false;
        lastEventText.clear();
        positionChanged(false);
        if (scenes.isEmpty()) // else its scenes have told it
            emit q->happened(QStringLiteral("deal"), now.dealer);
        return;
    }
    const qint64 time = clock();
    if (claimWindow && claimDeadline > 0 && time >= claimDeadline && !demo) {
        playFor(human, claimWindow->passAction, true);
        return;
    }
    if (!forced.isEmpty() && time >= lastEvent + notice()) {
        playFor(human, std::exchange(forced, QString()), true);
        return;
    }
    if (thinkDeadline > 0 && time >= thinkDeadline) {
        // Time is up: a sound player without far thoughts decides.
        thinkDeadline = 0;
        if (const QString usual = rules->onTimeout(now); now.legal.contains(usual)) {
            playFor(human, usual, true);
            return;
        }
        hanpan::bot_settings bot;
        bot.level = "casual";
        bot.seed = match->setup().seed;
        opponents.ask(*match, human, bot, 0);
    }
    hanpan::seat who = hanpan::no_seat;
    qint64 first = 0;
    for (auto it = answers.cbegin(); it != answers.cend(); ++it) {
        const qint64 due = dueTime(it.key());
        // Several at once (claims): in a race by reaction, else by seat, so that a replay is the same.
        const qint64 rank = inClaims && rules->isRace(now) ? reaction(it.key()) : it.key();
        if (due >= 0 && due <= time && (who == hanpan::no_seat || rank < first)) {
            who = it.key();
            first = rank;
        }
    }
    if (who != hanpan::no_seat) {
        playFor(who, answers.take(who), who == human && !demo);
        return;
    }
    if ((afterOffer || deferred) && !locked()) {
        afterOffer = false;
        showAll();
        emit q->changed();
        if (const auto gesture = std::exchange(deferred, nullptr))
            gesture();
    }
    setTimer();
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
            opponents.ask(*match, who, bot, inClaims ? claimPause() : 0);
        }
}

void TableSession::Private::botChose(int who, const QString& action)
{
    if (!match || !now.toAct.has(who))
        return;
    answers.insert(who, action);
    setTimer();
}
