// SPDX-License-Identifier: GPL-3.0-or-later
// How long things take, and what is due when: the one timer of the table.
#include "sessionprivate.h"

#include <algorithm>

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
