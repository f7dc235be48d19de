// SPDX-License-Identifier: GPL-3.0-or-later
// The match goes on: an action is played, what it changed is shown, the next player is asked, and what is due happens.
#include "sessionprivate.h"

#include <algorithm>

#include <QDebug>

#include "history/acquaintances.h"
#include "history/history.h"
#include "settings/preferences.h"
#include "words/tablewords.h"

namespace {

/// No bot thinks longer at the table, however large its search is under the rules; ms.
constexpr int longestThought = 8000;
/// So long the others wait for the person before one of them says something; ms.
constexpr int patience = 30000;

} // namespace

TableSession::Private::Private(TableSession* session) : q(session), keeping([this] { keeping.keep(played, demo); })
{
    alarm.setSingleShot(true);
    QObject::connect(&alarm, &QTimer::timeout, q, [this] { wakeUp(); });
    QObject::connect(
        &opponents, &Opponents::chosen, q,
        [this](int who, const QString& action, const hanpan::difficulty& how) { botChose(who, action, how); });
    QObject::connect(&opponents, &Opponents::advised, q, [this](int, const hanpan::advice& told) {
        if (coach.told(told))
            q->show(hint());
    });
    QObject::connect(&opponents, &Opponents::weighed, q, [this](int who, const QString& best) { weighed(who, best); });
    QObject::connect(&chances, &MatchChances::changed, q, [this] {
        models.showSeats(sight());
        if (coach.tells())
            q->show(hint());
    });
}

Talk::Tops TableSession::Private::tops()
{
    // (What was tried out in a replay is not in its record, but comes after everything that is asked for.)
    return replay.running() ? replay.tops(played.me(), played.game()) : played.tops();
}

// --- A round begins --------------------------------------------------------------------------------------------------

void TableSession::Private::startDeal()
{
    opponents.callOff();
    schedule.clear();
    pacing.setHurried(false);
    models.order.forget();
    if (const QStringList sorts = played.game().hand.handSorts();
        !sorts.contains(models.order.mode()) && models.order.mode() != QLatin1String("own"))
        models.order.setMode(sorts.value(0));
    hand.picked = {};
    hand.deferred = nullptr;
    hand.wish.clear();
    clearChoice();
    q->dropHint();
    look();
    const std::vector<hanpan::log_entry> log = played.heard(now);
    const int round = played->round() + 1;
    const std::vector<hanpan::log_entry> past = played.heardBefore();
    const auto last =
        std::count_if(past.begin(), past.end(), [&](const auto& entry) { return entry.round + 2 == round; });
    const bool known = talk.knows(round, log.size()) && talk.knows(round - 1, std::size_t(last));
    moods.forget();
    smallTalk.hush();
    talk.begin(log, round, past, known ? Talk::Tops() : tops());
    proof.dealt(*played);
    deal.begin(now, played.game(), !pacing.untimed() && !replay.running(), log.empty());
    if (deal.running()) {
        showScene();
        return;
    }
    positionChanged(false);
    emit q->happened(QStringLiteral("deal"), now.dealer);
}

/// One moment of the deal.
void TableSession::Private::showScene()
{
    now = deal.sight();
    schedule.look();
    if (deal.hasScenes()) {
        models.tracker.carry(deal.scene().carried);
        talk.setLastText(deal.scene().text);
    }
    showAll();
    setTimer();
    tellChanged();
    if (!deal.hasScenes())
        return;
    if (!deal.scene().kind.isEmpty()) {
        emit q->happened(QStringLiteral("dealt"), now.dealer); // what the last scene moved is not new
        emit q->happened(deal.scene().kind, now.dealer);
    }
    if (!deal.scene().moment.words.isEmpty())
        emit q->moment(deal.scene().moment);
}

// --- An action -------------------------------------------------------------------------------------------------------

bool TableSession::Private::playFor(hanpan::seat who, const QString& action, bool automatic)
{
    // In the lesson's own words: actions with the same effect count as the same.
    const QString meant = guide.asks() && who == now.me && played ? guide.step().meant(*played, action) : action;
    if (who == now.me && !automatic && !allowedByLesson(meant))
        return false;
    const bool fast = played.game().gestures.standsFast(now, action);
    const hanpan::verdict refused = played.play(who, action, {who != now.me || fast, automatic});
    if (!refused.allowed()) {
        if (who == now.me)
            return false;
        // A claim that somebody else's answer made void is simply gone; any other refusal is a fault of the bot, which
        // must not stop the table.
        if (played->to_act().has(who)) {
            const auto legal = played->legal(who);
            qWarning("Seat %d: \"%s\" was refused: %s", who, qPrintable(action), refused.why().c_str());
            if (!legal.empty())
                return playFor(who, QString::fromStdString(legal.front()));
        }
        setTimer();
        return false;
    }
    schedule.acted(who);
    if (guide.running()) {
        guide.played(who, meant);
        if (played->round_over())
            guide.roundOver();
    }
    positionChanged(false);
    return true;
}

void TableSession::Private::positionChanged(bool rewound)
{
    const bool wasInClaims = schedule.inClaims();
    const GameTable& game = played.game();
    clearChoice();
    q->dropHint();
    const QStringList before = now.seenFaces();
    const Situation old = now;
    look();
    // New in sight: a face that could not be seen before the last action.
    QStringList seen = now.seenFaces();
    for (const QString& face : before)
        seen.removeOne(face);
    if (!rewound && !seen.isEmpty())
        played.sawNews();
    keeping.keep(played, demo);
    if (!seen.isEmpty())
        schedule.look();

    // What happened, as far as this seat may know it.
    const std::vector<hanpan::log_entry> log = played.heard(now);
    if (rewound) {
        pacing.setHurried(false);
        const int round = played->round() + 1;
        moods.forget();
        smallTalk.hush();
        talk.rewind(log, round, talk.knows(round, log.size()) ? Talk::Tops() : tops());
        schedule.happened(false);
    }
    const bool acted = !rewound && talk.isBehind(log);
    const QList<Talk::Event> events = rewound ? QList<Talk::Event>() : talk.hear(log, old, now, game, models.tracker);
    moods.hear(events, old, now, game, talk);
    // Great moments have words of their own.
    const bool spoke = chats() && !events.isEmpty() && !now.roundOver && game.story.moment(old, now).words.isEmpty() &&
                       smallTalk.hear(events, moods.moved(), now);
    if (!events.isEmpty())
        schedule.happened(events.last().opensClaims);
    const bool mineIsOver = rewound || now.roundOver;
    if (!events.isEmpty() || mineIsOver) {
        // The table has changed since the pieces were picked up.
        hand.picked.letGo();
        hand.deferred = nullptr;
        if (mineIsOver || events.last().who == now.me)
            hand.picked.clearSelection();
    }
    // The human's own turn may be one that others can still take: they are asked as in any other claim.
    const bool inClaims = !now.roundOver && (game.claims.inClaims(now) || game.claims.claimsOpen(now));
    // A silent answer leaves the other questions as they are; anything else makes new ones.
    const bool sameWindow =
        wasInClaims && inClaims && events.isEmpty() && !rewound && (now.toAct.bits() & ~old.toAct.bits()) == 0;
    if (!sameWindow) {
        opponents.callOff();
        schedule.callOff();
        unasked.clear();
        put = rewound; // what was taken back had been put to the person
    }
    schedule.setClaims(inClaims, !events.isEmpty()); // a claim's discard may open the next window at once

    const bool deciding = now.mayAct() && !now.roundOver && !handsOff() && !listens();
    schedule.setNotice(deciding ? game.gestures.forcedAfterNotice(now) : QString());
    // A learner has unlimited time, and so has anyone who asked for it.
    const bool unlimited = pacing.untimed() || guide.running() || claim.waits();
    schedule.setThinking(deciding && schedule.notice().isEmpty() && !unlimited ? game.gestures.thinkingTime(now) : 0,
                         !events.isEmpty() || rewound);
    if (!events.isEmpty() || rewound || !deciding)
        schedule.setPatience(deciding && !unlimited && chats() ? patience : 0);
    considerAsking();
    showClaim();
    showAll();
    if (guide.running())
        lessonChanged(); // its pieces lie there now
    if (!now.roundOver && !replay.running())
        askBots();
    setTimer();

    // Words come first: anyone who listens hears what was done before what is to be done now.
    for (const Talk::Event& event : events)
        emit q->heard(event.line);
    const QString change = acted && !old.roundOver ? game.story.seenChange(old, now) : QString();
    if (!change.isEmpty())
        emit q->heard(change);
    QString event;
    if (!rewound && !old.roundOver && !replay.running())
        if (Moment large = game.story.moment(old, now); !large.words.isEmpty()) {
            if (pacing.hurried()) // the rest that is played without pauses is not held up by pictures
                large.kind.clear();
            if (!handsOff() && !pacing.untimed()) {
                schedule.look(pacing.notice());
                setTimer();
            }
            if (large.words != change)
                emit q->heard(large.spoken());
            emit q->moment(large);
            event = large.event;
        }
    if (!events.isEmpty() && !old.roundOver)
        sayWhatCame(old);
    tellChanged();
    emit q->recordChanged();
    for (const Talk::Event& one : events)
        emit q->happened(one.kind, one.who);
    if (!event.isEmpty())
        emit q->happened(event, now.dealer);
    if (spoke)
        tellSmallTalk();
    if (!events.isEmpty() || rewound || game.claims.turn(now) != now.me)
        hand.wish.clear(); // the table is not as it was when the wish was made
    else
        grantWish();
    if (now.roundOver && !rewound) {
        const hanpan::settlement result = played->settle();
        const bool won = std::find(result.winners.begin(), result.winners.end(), now.me) != result.winners.end();
        const Moment great = q->result().rareMoment;
        if (!great.words.isEmpty())
            emit q->heard(great.spoken());
        emit q->happened(!great.event.isEmpty() ? great.event
                         : won                  ? QStringLiteral("win")
                                                : QStringLiteral("lose"),
                         now.me);
        emit q->roundEnded();
        return;
    }
    if (!now.roundOver && now.mayAct() && !handsOff() && !listens()) {
        QString only = game.gestures.forced(now);
        // No coach is asked in a lesson.
        if (const QString usual = guide.running() ? game.gestures.unlessAdvised(now) : QString();
            only.isEmpty() && !usual.isEmpty() && game.gestures.plainlyRight(now, usual))
            only = usual;
        if (!only.isEmpty())
            playFor(now.me, only, true);
    }
}

void TableSession::Private::considerAsking()
{
    const bool open = played && !guide.running() && !now.roundOver && !handsOff() && now.mayAct();
    const QString answer = open && !put ? played.game().gestures.unlessAdvised(now) : QString();
    if (answer == unasked)
        return;
    unasked = answer;
    if (!weighs())
        return;
    hanpan::bot_settings bot;
    bot.level = Coach::level;
    bot.seed = played->setup().seed;
    // Within the uniform pause, in which bots decide too.
    opponents.weigh(*played, now.me, bot, pacing.claimPause() > 0 ? pacing.claimPause() : Coach::thinkingMs);
}

void TableSession::Private::weighed(int who, const QString& best)
{
    const QString answer = std::exchange(unasked, {});
    if (answer.isEmpty() || who != now.me || !now.mayAct())
        return;
    put = true;
    if (best == answer) {
        playFor(now.me, answer, true);
        return;
    }
    showClaim();
    showAll();
    setTimer();
    tellChanged();
}

bool TableSession::Private::chats() const
{
    return !demo && !replay.running() && !guide.running() && !pacing.untimed() && Preferences::instance()->remarks();
}

/// Nobody has to hear it, so it comes after everything that was to be heard.
void TableSession::Private::tellSmallTalk()
{
    const SmallTalk::Line& line = smallTalk.line();
    const QString words = smallTalk.words(played.characterOf(line.who));
    if (!words.isEmpty())
        emit q->heard(now.name(line.who) + QStringLiteral(": ") + words);
}

void TableSession::Private::sayWhatCame(const Situation& old)
{
    QStringList came = now.faces(now.handZone());
    const QStringList held = old.faces(old.handZone());
    for (const QString& face : held)
        came.removeOne(face);
    came.removeAll(QString());
    if (came.isEmpty() || old.me != now.me || held.isEmpty())
        return;
    QStringList names;
    for (const QString& face : std::as_const(came))
        names.append(played.game().words.pieceName(face));
    //: for a screen reader: the pieces that have just come into one's hand
    emit q->heard(tr("New in your hand: %1").arg(names.join(QStringLiteral(", "))));
    const GameTable& game = played.game();
    const auto reads = [&](const Situation& s) {
        const HandReading reading = game.hand.reading(s);
        return TableModels::told(reading, game, !reading.onRequest);
    };
    if (const QString read = reads(now); !read.isEmpty() && read != reads(old))
        emit q->heard(read);
}

void TableSession::Private::askBots()
{
    for (const hanpan::seat who : now.toAct)
        if (guide.running() && !guide.isFree()) {
            if (!schedule.waitsFor(who) && askLesson(who))
                continue;
        } else if (isBot(who) && !schedule.waitsFor(who)) {
            schedule.ask(who);
            hanpan::bot_settings bot;
            // In a demo the person's seat is as strong as the next one.
            bot.level = (who == now.me ? played.levels().value(0) : played.levelOf(who)).toStdString();
            bot.seed = played->setup().seed + std::uint64_t(who);
            bot.temperament = Characters::temperament(played.characterOf(who));
            // Claims are decided within the uniform pause, so that a bot's thinking time reveals nothing.
            opponents.ask(*played, who, bot, schedule.inClaims() ? pacing.claimPause() : longestThought);
        }
}

void TableSession::Private::botChose(int who, const QString& action, const hanpan::difficulty& how)
{
    if (!played || !now.toAct.has(who))
        return;
    schedule.answered(who, action, how);
    setTimer();
}

// --- Time ------------------------------------------------------------------------------------------------------------

bool TableSession::Private::locked() const
{
    if (weighs())
        return true;
    if (claim.asks())
        return false;
    if (schedule.pauseRuns())
        return true;
    // The person whose turn it is waits while others are asked, however long they take; in a race the person may be
    // quicker.
    const bool mine = played.game().claims.turn(now) == now.me && !now.roundOver;
    const bool mayGo = played.game().claims.claimsOpen(now) && !played.game().claims.isRace(now);
    return mine && schedule.inClaims() && (!now.mayAct() || mayGo);
}

bool TableSession::Private::waits() const
{
    return played && !now.roundOver && !deal.running() && !replay.running() &&
           (schedule.pauseRuns() || played.game().claims.claimsOpen(now));
}

Schedule::Moment TableSession::Private::moment() const
{
    Schedule::Moment at;
    if (deal.running())
        at.dealStep = qint64(pacing.pace() * deal.stay());
    at.claimDeadline = handsOff() || guide.running() ? 0 : claim.deadline();
    at.locked = locked();
    at.gestureWaits = hand.deferred != nullptr;
    at.race = played.game().claims.isRace(now);
    at.alone = now.toAct.size() == 1;
    for (const hanpan::seat who : now.toAct)
        if (!guide.holds() && (isBot(who) || guide.playsForAll()))
            at.bots.add(who);
    at.reaction = [this](hanpan::seat who) { return Pacing::reaction(*played, who); };
    at.isSilent = [this](const QString& action) { return played.game().story.eventKind(action).isEmpty(); };
    return at;
}

void TableSession::Private::setTimer()
{
    alarm.stop();
    if (!played || pacing.paused())
        return;
    if (const qint64 next = schedule.next(moment()); next >= 0)
        alarm.start(int(std::max<qint64>(0, next - pacing.clock())));
}

void TableSession::Private::wakeUp()
{
    if (!played || pacing.paused())
        return;
    hanpan::seat who = hanpan::no_seat;
    switch (schedule.due(moment(), who)) {
    case Schedule::Due::Deal: {
        if (deal.next()) {
            showScene();
            return;
        }
        deal.end();
        talk.setLastText({});
        const bool greeted = chats() && now.round == 0 && now.log.empty() && smallTalk.greet(now);
        if (greeted && smallTalk.recalls() && keeping.on() && !played.practice())
            if (const auto met = lastMeeting(History::instance()->store(), QString::fromStdString(played->setup().game),
                                             played.characterOf(smallTalk.line().who), keeping.matchId()))
                smallTalk.recall([met = *met] { return Acquaintances::recalled(met); });
        positionChanged(false);
        // The scenes have shown it; what moved in them is not new.
        emit q->happened(deal.hasScenes() ? QStringLiteral("dealt") : QStringLiteral("deal"), now.dealer);
        if (greeted)
            tellSmallTalk();
        return;
    }
    case Schedule::Due::Claim: playFor(now.me, claim.passAction(), true); return;
    case Schedule::Due::Notice: {
        const QString action = schedule.notice();
        schedule.setNotice({});
        playFor(now.me, action, true);
        return;
    }
    case Schedule::Due::Thinking: {
        schedule.endThinking();
        if (const QString usual = played.game().gestures.onTimeout(now); now.legal.contains(usual)) {
            playFor(now.me, usual, true);
            return;
        }
        // Time is up: a sound player that does not look far ahead decides.
        hanpan::bot_settings bot;
        bot.level = "casual";
        bot.seed = played->setup().seed;
        opponents.ask(*played, now.me, bot, 0);
        break;
    }
    case Schedule::Due::Answer: {
        const QString action = schedule.take(who);
        playFor(who, action, who == now.me && !demo);
        return;
    }
    case Schedule::Due::Patience:
        schedule.setPatience(0);
        if (chats() && now.mayAct() && smallTalk.wait(now)) {
            showAll();
            tellSmallTalk();
        }
        break;
    case Schedule::Due::PauseOver:
        schedule.endPause();
        showAll();
        tellChanged();
        if (const auto gesture = std::exchange(hand.deferred, nullptr))
            gesture();
        break;
    case Schedule::Due::Nothing: break;
    }
    setTimer();
}

// --- What is seen ----------------------------------------------------------------------------------------------------

void TableSession::Private::look()
{
    now = played.situation();
    if (isOpen()) {
        // Hands lie open; what the rules keep covered (the stock) stays covered.
        const std::vector<hanpan::zone> open = played->open_zones();
        for (hanpan::zone& z : now.zones)
            for (const hanpan::zone& o : open)
                if (o.id == z.id && played.game().places.shownAtEnd(QString::fromStdString(z.kind)))
                    z.pieces = o.pieces;
    }
    const std::vector<hanpan::zone> extra = played.game().places.extraZones(now);
    now.zones.insert(now.zones.begin(), extra.begin(), extra.end());
    chances.look();
}

TableModels::Sight TableSession::Private::sight()
{
    TableModels::Sight seen{played, now, intent, hand.picked, hand.choice, talk, moods, smallTalk};
    seen.dealing = deal.running();
    seen.open = isOpen();
    seen.handsOff = handsOff();
    seen.waits = waits() && !played.game().claims.waiting(now).isEmpty();
    seen.mayGesture = mayGesture() && !locked();
    seen.mayAct = seen.mayGesture && now.mayAct() && !listens();
    if (claim.asks())
        seen.asked = claim.shown().actions;
    if (Preferences::instance()->chances())
        seen.chances = chances.percents();
    if (listens())
        seen.heldUp = TableWords::lessonGoesOn(guide.playsForAll());
    return seen;
}

void TableSession::Private::showAll()
{
    models.show(sight());
    showHand();
}

void TableSession::Private::showPieces()
{
    models.showPieces(sight());
    showHand();
}

void TableSession::Private::showClaim()
{
    const bool open = played && !now.roundOver && !handsOff() && !listens() && now.mayAct() && !weighs();
    if (claim.update(open ? played.game().claims.claim(now) : std::nullopt, open && played.game().claims.isRace(now),
                     pacing))
        q->show(claim.shown());
}
