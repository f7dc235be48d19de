// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of a table's session, each by itself: no window, no bots, no time but the test's own.
#include "games/hoola/game.h"
#include "history_help.h"
#include "table/claimprompt.h"
#include "table/coach.h"
#include "table/dealproof.h"
#include "table/dealshow.h"
#include "table/pacing.h"
#include "table/playedmatch.h"
#include "table/replay.h"
#include "table/schedule.h"
#include "table/talk.h"
#include "table_help.h"

#include <QSignalSpy>

using namespace table_help;

namespace {

std::unique_ptr<hanpan::match> matchOfGame(const QString& game, int players)
{
    hanpan::match_setup setup;
    setup.game = game.toStdString();
    setup.players = players;
    setup.seed = 4;
    setup.rounds = 3;
    return std::move(*hanpan::make_match(setup));
}

/// The largest table the default rules allow.
int largest(const QString& game)
{
    const hanpan::game_entry* const entry = hanpan::find_game(game.toStdString());
    int players = entry->max_players;
    while (!entry->problems(*entry->book().read(nullptr), players).empty())
        --players;
    return players;
}

/// Plays the first legal action of whoever is first until the round ends or `most` actions are taken.
void playOn(PlayedMatch& played, int most)
{
    for (int i = 0; i < most && !played->round_over(); ++i) {
        const hanpan::seat who = played->to_act().lowest();
        QVERIFY(
            played.play(who, QString::fromStdString(played->legal(who).back()), {who != played.me(), false}).allowed());
    }
}

} // namespace

class TablePartsTest : public QObject {
    Q_OBJECT

    qint64 time_ = 1000;
    Pacing pacing_{[this] { return time_; }};

private slots:
    /// The subject's place is left open: a name is put there, or the predicate stands alone with nothing that clung to it.
    void aSentenceLeavesRoomForItsSubject()
    {
        const QString who = Clause::subject;
        const QString fox = QStringLiteral("Fox");
        const QStringList sentences[] = {
            {QStringLiteral("%1 discards X"), QStringLiteral("Fox discards X"), QStringLiteral("discards X")},
            {QStringLiteral("%1: thank you"), QStringLiteral("Fox: thank you"), QStringLiteral("thank you")},
            {QStringLiteral("%1 \u00b7 thank you"), QStringLiteral("Fox \u00b7 thank you"),
             QStringLiteral("thank you")},
            {QStringLiteral("%1\uac00 X \u00b7 Y"), QStringLiteral("Fox\uac00 X \u00b7 Y"),
             QStringLiteral("X \u00b7 Y")}};
        for (const QStringList& sentence : sentences) {
            const Clause said = sentence[0].arg(who);
            QCOMPARE(said.named(fox), sentence[1]);
            QCOMPARE(said.predicate(), sentence[2]);
        }
        QVERIFY(Clause().isEmpty() && Clause().predicate().isEmpty() && Clause().named(fox).isEmpty());
    }

    void init()
    {
        time_ = 1000;
        pacing_ = Pacing([this] { return time_; });
    }

    // --- Pacing ----------------------------------------------------------------------------------------------------

    void theClockStandsWhileTheTableIsPaused()
    {
        QCOMPARE(pacing_.clock(), 1000);
        pacing_.setPaused(true);
        time_ += 500;
        QCOMPARE(pacing_.clock(), 1000);
        pacing_.setPaused(false);
        time_ += 7;
        QCOMPARE(pacing_.clock(), 1007);
    }

    void everySpeedIsSlowerThanTheOneBefore()
    {
        int pace = 0;
        int pause = 0;
        for (const char* speed : {"instant", "fast", "normal", "slow"}) {
            pacing_.setSpeed(QString::fromLatin1(speed));
            QVERIFY(pacing_.pace() > pace);
            QVERIFY(pacing_.claimPause() > pause);
            pace = pacing_.pace();
            pause = pacing_.claimPause();
        }
        pacing_.setHurried(true);
        QCOMPARE(pacing_.pace(), 0);
        QCOMPARE(pacing_.claimPause(), pause); // hurrying takes nobody's time to claim
        pacing_.setUntimed(true);
        QCOMPARE(pacing_.claimPause(), 0);
    }

    /// From a little more than half a pace to nearly two, by what there is to decide and by nothing else.
    void whatIsHardTakesLonger()
    {
        for (const char* speed : {"fast", "normal", "slow"}) {
            pacing_.setSpeed(QString::fromLatin1(speed));
            const int pace = pacing_.pace();
            QCOMPARE(pacing_.thinking({}), pace * 3 / 5);
            QVERIFY(std::abs(pacing_.thinking({1}) - 1.2 * pace) <= 1); // half the way from 0.6 to 1.8
            int before = 0;
            for (const double rivals : {0.0, 0.2, 0.5, 1.0, 2.0, 5.0, 1000.0}) {
                const int wait = pacing_.thinking({rivals});
                QVERIFY(wait > before);
                QVERIFY(wait <= 1.8 * pace);
                before = wait;
            }
        }
        // Who wants no pauses gets none that differ.
        pacing_.setSpeed(QStringLiteral("instant"));
        QCOMPARE(pacing_.thinking({}), pacing_.pace());
        QCOMPARE(pacing_.thinking({9}), pacing_.pace());
        pacing_.setSpeed(QStringLiteral("normal"));
        pacing_.setHurried(true);
        QCOMPARE(pacing_.thinking({9}), 0);
    }

    // --- Schedule --------------------------------------------------------------------------------------------------

    void anAnswerIsPlayedAPaceAfterWhatHappened()
    {
        Schedule schedule(pacing_);
        hanpan::seat who = hanpan::no_seat;
        Schedule::Moment at;
        at.bots.add(2);
        QCOMPARE(schedule.next(at), -1);
        schedule.happened(false);
        schedule.ask(2);
        QVERIFY(schedule.waitsFor(2));
        schedule.answered(2, QStringLiteral("draw"));
        QCOMPARE(schedule.next(at), 1000 + pacing_.pace());
        QVERIFY(schedule.due(at, who) == Schedule::Due::Nothing);
        time_ = 1000 + pacing_.pace();
        QVERIFY(schedule.due(at, who) == Schedule::Due::Answer);
        QCOMPARE(who, 2);
        QCOMPARE(schedule.take(2), QStringLiteral("draw"));
        QVERIFY(schedule.due(at, who) == Schedule::Due::Nothing);
    }

    /// A player takes the longer the harder it is, in an open turn alone: how long a claim, one answer of several or what
    /// nobody sees was thought about tells nothing.
    void onlyAnOpenTurnShowsHowHardItWas()
    {
        const hanpan::difficulty hard{4};
        const auto due = [&](const Schedule::Moment& at, std::optional<hanpan::difficulty> how, bool claims,
                             const QString& action = QStringLiteral("draw")) {
            Schedule schedule(pacing_);
            schedule.happened(claims);
            schedule.setClaims(claims, claims);
            schedule.answered(2, action, how);
            return schedule.dueTime(2, at) - time_;
        };
        Schedule::Moment turn;
        turn.alone = true;
        turn.bots.add(2);
        turn.isSilent = [](const QString& action) { return action == QLatin1String("pass"); };
        QCOMPARE(due(turn, hanpan::difficulty(), false), pacing_.pace() * 3 / 5);
        QCOMPARE(due(turn, hard, false), pacing_.thinking(hard));
        QVERIFY(pacing_.thinking(hard) > pacing_.pace());
        QCOMPARE(due(turn, {}, false), pacing_.pace()); // a lesson's player does not think
        QCOMPARE(due(turn, hard, false, QStringLiteral("pass")), pacing_.pace());
        Schedule::Moment several = turn;
        several.alone = false;
        Schedule::Moment race = several;
        race.race = true;
        race.reaction = [](hanpan::seat) { return 1500; };
        for (const auto& how : {hanpan::difficulty(), hard}) {
            QCOMPARE(due(several, how, false), pacing_.pace());
            QCOMPARE(due(several, how, true), pacing_.claimPause());
            QCOMPARE(due(turn, how, true), pacing_.claimPause());
            QCOMPARE(due(race, how, true), 1500);
        }
    }

    void skippingEndsTheLongestThought()
    {
        Schedule schedule(pacing_);
        schedule.happened(false);
        Schedule::Moment turn;
        turn.alone = true;
        turn.bots.add(2);
        turn.isSilent = [](const QString&) { return false; };
        schedule.answered(2, QStringLiteral("draw"), hanpan::difficulty{1000});
        hanpan::seat who = hanpan::no_seat;
        QVERIFY(schedule.due(turn, who) == Schedule::Due::Nothing);
        schedule.skip(0);
        QVERIFY(schedule.due(turn, who) == Schedule::Due::Answer);
    }

    void theUniformPauseIsTheSameWhoeverMayClaim()
    {
        Schedule schedule(pacing_);
        schedule.happened(true);
        QVERIFY(schedule.pauseRuns());
        Schedule::Moment at;
        at.locked = true;
        QCOMPARE(schedule.next(at), 1000 + pacing_.claimPause());
        // With a bot's answer there it is not over sooner.
        schedule.setClaims(true, true);
        schedule.answered(1, QStringLiteral("pass"));
        QCOMPARE(schedule.next(at), 1000 + pacing_.claimPause());
        time_ += pacing_.claimPause();
        QVERIFY(!schedule.pauseRuns());
    }

    void inARaceReactionsDecideAndNobodyBeforeAllHaveThought()
    {
        Schedule schedule(pacing_);
        schedule.happened(true);
        schedule.setClaims(true, true);
        Schedule::Moment at;
        at.race = true;
        at.bots.add(1);
        at.bots.add(3);
        at.reaction = [](hanpan::seat who) { return who == 1 ? 1500 : 900; };
        at.isSilent = [](const QString& action) { return action == QLatin1String("pass"); };
        schedule.answered(1, QStringLiteral("take"));
        QCOMPARE(schedule.dueTime(1, at), -1);
        schedule.answered(3, QStringLiteral("take"));
        QCOMPARE(schedule.dueTime(1, at), 1000 + 1500);
        QCOMPARE(schedule.dueTime(3, at), 1000 + 900);
        time_ = 4000; // both are due by now: the quicker hand was first
        hanpan::seat who = hanpan::no_seat;
        QVERIFY(schedule.due(at, who) == Schedule::Due::Answer);
        QCOMPARE(who, 3);
        schedule.take(3);
        schedule.answered(3, QStringLiteral("pass"));
        QCOMPARE(schedule.dueTime(3, at), 1000 + pacing_.claimPause()); // a pass makes nobody wait
    }

    void thePersonsTimeIsForOneDecision()
    {
        Schedule schedule(pacing_);
        schedule.setThinking(5000, true);
        const int serial = schedule.thinkSerial();
        time_ += 1000;
        schedule.setThinking(5000, false); // somebody's silent answer: the same decision
        QCOMPARE(schedule.thinkDeadline(), 6000);
        QCOMPARE(schedule.thinkSerial(), serial);
        schedule.setThinking(5000, true);
        QCOMPARE(schedule.thinkDeadline(), 7000);
        QVERIFY(schedule.thinkSerial() > serial);
        time_ = 7000;
        hanpan::seat who = hanpan::no_seat;
        QVERIFY(schedule.due({}, who) == Schedule::Due::Thinking);
        schedule.setThinking(0, true);
        QVERIFY(schedule.due({}, who) == Schedule::Due::Nothing);
    }

    void skippingHurriesPausesButNoClock()
    {
        Schedule schedule(pacing_);
        schedule.happened(false);
        schedule.answered(1, QStringLiteral("draw"));
        Schedule::Moment at;
        at.claimDeadline = 9000;
        schedule.skip(0);
        hanpan::seat who = hanpan::no_seat;
        QVERIFY(schedule.due(at, who) == Schedule::Due::Answer);
        schedule.take(1);
        QCOMPARE(schedule.next(at), 9000);
    }

    // --- The claim prompt ------------------------------------------------------------------------------------------

    void aClaimHasItsClockAndAnotherPieceANewOne()
    {
        ClaimPrompt prompt;
        ClaimWindow window;
        window.face = QStringLiteral("9C");
        window.milliseconds = 4000;
        window.passAction = QStringLiteral("pass");
        QVERIFY(prompt.update(window, true, pacing_));
        QVERIFY(prompt.asks());
        QCOMPARE(prompt.deadline(), 5000);
        const int serial = prompt.shown().serial;
        time_ += 1500;
        QVERIFY(prompt.update(window, true, pacing_));
        QCOMPARE(prompt.shown().remainingMs, 2500);
        QCOMPARE(prompt.shown().serial, serial);
        QVERIFY(!prompt.update(window, true, pacing_)); // nothing is another
        window.face = QStringLiteral("KD");
        prompt.update(window, true, pacing_);
        QCOMPARE(prompt.shown().remainingMs, 4000);
        QVERIFY(prompt.shown().serial > serial);
        prompt.reset();
        prompt.setWaits(true);
        prompt.update(window, false, pacing_);
        QCOMPARE(prompt.deadline(), 0);
        prompt.update(std::nullopt, false, pacing_);
        QVERIFY(!prompt.shown().active);
        QCOMPARE(prompt.passAction(), QString());
    }

    /// "May I?" in Hollywood Rummy: who is in turn is not asked whether he wants the card, but whether another may have it.
    /// That is a question of its own, put with its own time (none), though it is about the same card.
    void anotherQuestionAboutThePieceIsPutAnew()
    {
        ClaimPrompt prompt;
        ClaimWindow window;
        window.face = QStringLiteral("3S");
        window.text = QStringLiteral("Magpie threw 3S: may I?");
        window.milliseconds = 4000;
        window.silent = true;
        prompt.update(window, false, pacing_);
        QVERIFY(!prompt.asks());
        const int before = prompt.shown().serial;
        window.text = QStringLiteral("Tiger: may I have 3S?");
        window.milliseconds = 0;
        window.silent = false;
        QVERIFY(prompt.update(window, false, pacing_));
        const int first = prompt.shown().serial;
        QVERIFY(first > before);
        QCOMPARE(prompt.deadline(), 0);
        window.text = QStringLiteral("Bear: may I have 3S?");
        QVERIFY(prompt.update(window, false, pacing_));
        QVERIFY(prompt.shown().serial > first);
    }

    // --- The coach -------------------------------------------------------------------------------------------------

    void theCoachTellsOneChoiceAfterTheOther()
    {
        const auto words = [](const QString& action) { return action; };
        const auto none = [](const QString&) { return QList<int>(); };
        const GameTable* const game = tableGame(QStringLiteral("hoola"));
        const auto said = [&](const Coach& coach) { return coach.shown(game, words, none); };
        Coach coach;
        hanpan::advice advice;
        advice.worlds = 100;
        advice.options = {
            {"draw", 2.0, 0.1, 0, 0, 0}, {"take", 1.5, 0.1, 0.5, 0.1, 0}, {"pass", 1.9, 0.1, 0.1, 0.3, 0}};
        QVERIFY(!coach.told(advice)); // nobody has asked
        QVERIFY(coach.ask() == Coach::Asked::Think);
        QVERIFY(coach.ask() == Coach::Asked::Nothing);
        QCOMPARE(said(coach).state, QStringLiteral("thinking"));
        QVERIFY(coach.told(advice));
        QCOMPARE(said(coach).action, QStringLiteral("Draw"));
        QVERIFY(coach.ask() == Coach::Asked::Another);
        QCOMPARE(said(coach).action, QStringLiteral("Take"));
        QVERIFY(!said(coach).alike);
        QCOMPARE(said(coach).behind, game->scores.worth(0.5).remove(u'+'));
        QVERIFY(coach.ask() == Coach::Asked::Another);
        QVERIFY(said(coach).alike); // 0.1 within an error of 0.3
        QVERIFY(coach.ask() == Coach::Asked::Another);
        QCOMPARE(said(coach).index, 0);
        QVERIFY(coach.drop());
        QVERIFY(!coach.drop());
        QCOMPARE(said(coach).state, QString());
    }

    // --- The match, its undo, its replay ---------------------------------------------------------------------------

    void takingBackAndBringingAgain_data() { games(); }
    void takingBackAndBringingAgain()
    {
        QFETCH(QString, game);
        PlayedMatch played;
        const auto begin = [&](int actions) {
            played.take(matchOfGame(game, hanpan::find_game(game.toStdString())->min_players), {}, {});
            playOn(played, actions);
        };
        begin(4000);
        QVERIFY(played->round_over());
        QVERIFY(!played.canUndo()); // every hand lies open
        for (int actions = 30; actions > 0 && played->round_over(); actions -= 4)
            begin(actions);
        const std::string record = played->to_record();
        const qsizetype actions = played.kept().size();
        QVERIFY(played.canUndo());
        QVERIFY(!played.canRedo());
        int taken = 0;
        for (; played.canUndo(); ++taken)
            played.undo();
        QVERIFY(taken > 1);
        QVERIFY(played.kept().size() < actions);
        while (played.canRedo())
            played.redo();
        QCOMPARE(played->to_record(), record);
        QCOMPARE(played.kept().size(), actions);
        played.undo();
        QVERIFY(played.canRedo());
        playOn(played, 1); // another way is taken
        QVERIFY(!played.canRedo());
    }

    void aRecordIsShownForwardsAndBackwards_data() { games(); }
    void aRecordIsShownForwardsAndBackwards()
    {
        QFETCH(QString, game);
        PlayedMatch whole;
        whole.take(matchOfGame(game, hanpan::find_game(game.toStdString())->min_players), {}, {});
        playOn(whole, 60);
        Replay replay;
        QVERIFY(!replay.running());
        QCOMPARE(replay.mark(QStringLiteral("round"), true, whole.game(), 0), -1);
        PlayedMatch shown;
        shown.take(replay.begin(*whole, whole.kept(), 7, QString(), {}), {}, {});
        QCOMPARE(replay.length(), int(whole.kept().size()));
        QCOMPARE(shown->actions().size(), std::size_t(0));
        const Replay::Shown one = replay.show(1, shown);
        QVERIFY(one.moved && one.oneOn && !one.freshDeal);
        QVERIFY(!replay.show(1, shown).moved);
        QVERIFY(!replay.show(replay.length() + 50, shown).oneOn);
        QCOMPARE(shown->to_record(), whole->to_record());
        QVERIFY(replay.show(-3, shown).freshDeal);
        QCOMPARE(replay.position(), 0);
        QVERIFY(replay.marks(QStringLiteral("mine"), whole.game(), 0).size() > 1);
        QCOMPARE(replay.marks(QStringLiteral("round"), whole.game(), 0), QList<int>{0});
        // A branch ends with the next step.
        replay.stray();
        QVERIFY(replay.show(0, shown).moved);
        QVERIFY(!replay.strayed());
        replay.end();
        QCOMPARE(replay.length(), 0);
        QCOMPARE(replay.matchId(), 0);
    }

    // --- The deal --------------------------------------------------------------------------------------------------

    void aDealIsGatheredFirstAndNothingIsLost_data() { games(); }
    void aDealIsGatheredFirstAndNothingIsLost()
    {
        QFETCH(QString, game);
        PlayedMatch played;
        played.take(matchOfGame(game, largest(game)), {}, {});
        Situation now = played.situation();
        const auto pieces = [](const Situation& s) {
            std::size_t count = 0;
            for (const hanpan::zone& z : s.zones)
                count += z.pieces.size();
            return count;
        };
        DealShow deal;
        deal.begin(now, played.game(), true, false);
        QVERIFY(deal.running());
        QVERIFY(!deal.hasScenes());
        QCOMPARE(pieces(deal.sight()), pieces(now));
        QCOMPARE(deal.sight().faces(now.handZone()), QStringList());
        deal.begin(now, played.game(), false, true);
        QVERIFY(!deal.running());
        deal.begin(now, played.game(), true, true); // with the game's own scenes, where it has some
        for (bool more = deal.hasScenes(); more; more = deal.next())
            QCOMPARE(pieces(deal.sight()), pieces(now));
        deal.end();
        QVERIFY(!deal.running());
    }

    void theFingerprintIsOfTheLineAndBindsTheRound()
    {
        DealProof proof;
        proof.setNonce(QStringLiteral("abc"));
        const auto match = matchOfGame(QStringLiteral("hoola"), 3);
        proof.dealt(*match);
        QCOMPARE(proof.fingerprint(), DealProof::fingerprintOf(proof.line(*match)));
        QVERIFY(proof.line(*match).startsWith(QString::fromStdString(match->deal_text())));
        QVERIFY(!proof.line(*match).contains(QStringLiteral("abc"))); // the match's own number is never shown
        // SHA-256 of "abc", FIPS 180-2, appendix B.1.
        QCOMPARE(DealProof::fingerprintOf(QStringLiteral("abc")),
                 QStringLiteral("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
    }

    // --- Another seat ----------------------------------------------------------------------------------------------

    void whoeverSitsHereSeesHisOwnHandAndPlays_data() { games(); }
    void whoeverSitsHereSeesHisOwnHandAndPlays()
    {
        QFETCH(QString, game);
        const int players = largest(game);
        const int seat = players - 1;
        TableSession session;
        session.setUntimed(true);
        session.setSeat(seat);
        QVERIFY2(session.start(game, players, {}, QStringLiteral("9"), {QStringLiteral("learner")}, 1, 0),
                 qPrintable(session.startError()));
        QCOMPARE(session.seat(), seat);
        const QString own = QStringLiteral("hand:%1").arg(seat);
        QVERIFY(!facesIn(session, own).contains(QString()));
        for (const SeatRow& row : session.seats()->rows()) {
            QCOMPARE(row.isHuman, row.seat == seat);
            QCOMPARE(row.level.isEmpty(), row.seat == seat);
        }
        QTRY_VERIFY_WITH_TIMEOUT(session.myTurn() || session.phase() != QLatin1String("playing"), 60'000);
        QVERIFY(session.myTurn());
        // Something of what lies open to him can be done, and it is done by his seat.
        const auto decided = [&] { return matchOf(session)->actions(); };
        const std::size_t before = decided().size();
        bool done = false;
        for (const PieceRow& row : QList<PieceRow>(session.pieces()->rows()))
            done = done || (row.playable && session.activate(row.pieceId));
        for (const ZoneRow& row : QList<ZoneRow>(session.zones()->rows()))
            done = done || (row.clickable && session.clickZone(row.zoneId));
        for (const ActionRow& row : QList<ActionRow>(session.actions()->rows()))
            done = done || (row.enabled && session.trigger(row.actionId));
        if (!session.choice().isEmpty())
            session.choose(0);
        QVERIFY(done);
        QVERIFY(decided().size() > before);
        QCOMPARE(decided()[before].who, seat);
        session.setSeat(0); // a running match of one's own keeps its seat
        QCOMPARE(session.seat(), seat);
    }

    /// All through a round: few buttons, the likeliest first, and none that could not be pressed with some piece.
    void whatIsOfferedIsPossible_data() { games(); }
    void whatIsOfferedIsPossible()
    {
        QFETCH(QString, game);
        int seen = 0;
        PlayedMatch played;
        played.take(matchOfGame(game, hanpan::find_game(game.toStdString())->min_players), {}, {});
        for (; !played->round_over() && seen < 60; playOn(played, 1)) {
            if (!played->to_act().has(0))
                continue;
            TableSession session;
            session.setUntimed(true);
            QVERIFY(session.startFromRecord(QString::fromStdString(played->to_record()), {}, true, 0));
            session.skipPacing();
            if (!session.myTurn() && !session.claim().active)
                continue;
            ++seen;
            QStringList offered(mostOffered);
            const QList<ActionRow> rows = session.actions()->rows();
            for (const ActionRow& row : rows) {
                QVERIFY(row.slot < mostOffered);
                if (row.slot < 0)
                    continue;
                QVERIFY2(offered[row.slot].isEmpty(), qPrintable(row.actionId));
                QVERIFY(row.shown && !session.claim().actions.contains(row.actionId));
                offered[row.slot] = row.actionId;
                bool can = row.enabled;
                for (const PieceRow& piece : QList<PieceRow>(session.pieces()->rows())) {
                    if (can || !QStringList{QStringLiteral("hand:0"), QStringLiteral("open:0")}.contains(piece.zone))
                        continue;
                    session.toggleSelected(piece.pieceId);
                    can = session.actions()->find(row.actionId)->enabled;
                    session.toggleSelected(piece.pieceId);
                }
                QVERIFY2(can || row.slot == 0, qPrintable(row.actionId)); // the likeliest may want several
            }
            for (const ActionRow& row : rows)
                if (row.primary && row.shown && !session.claim().actions.contains(row.actionId))
                    QCOMPARE(row.slot, 0);
            const qsizetype count = offered.size() - offered.count(QString());
            QVERIFY2(count > 0 || session.claim().active, qPrintable(session.statusText()));
            if (!session.claim().active)
                QVERIFY(offered.mid(count).join(QString()).isEmpty()); // no hole between them
        }
        QVERIFY(seen > 0);
    }

    void aReplayIsSeenWithAnybodysEyes()
    {
        TableSession session;
        session.setUntimed(true);
        PlayedMatch played;
        played.take(matchOfGame(QStringLiteral("hoola"), 3), {}, {});
        playOn(played, 12);
        QVERIFY(session.replayRecord(QString::fromStdString(played->to_record())));
        QVERIFY(facesIn(session, QStringLiteral("hand:2")).contains(QString()));
        session.setSeat(2);
        QVERIFY(!facesIn(session, QStringLiteral("hand:2")).contains(QString()));
        QVERIFY(facesIn(session, QStringLiteral("hand:0")).contains(QString()));
        session.setSeat(9); // nobody sits there
        QCOMPARE(session.seat(), 2);
    }

    // --- What happened ---------------------------------------------------------------------------------------------

    /// Every round that was heard stays to be read, in order, each line with its seat; what is taken back is gone.
    void whatHappenedStaysToBeRead_data() { games(); }
    void whatHappenedStaysToBeRead()
    {
        QFETCH(QString, game);
        TableSession session;
        session.setUntimed(true);
        session.setDemo(true);
        QSignalSpy ended(&session, &TableSession::roundEnded);
        QVERIFY2(session.start(game, 3, {}, QStringLiteral("5"), {}, 3, 0), qPrintable(session.startError()));
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 60000);
        const QList<StoryLine> first = session.story();
        QVERIFY(!first.isEmpty());
        session.nextRound();
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 2, 60000);
        const QList<StoryLine> both = session.story();
        QVERIFY(both.size() > first.size());
        QCOMPARE(both.mid(0, first.size()), first);
        int before = 1;
        for (const StoryLine& line : both) {
            QVERIFY(!line.text.isEmpty());
            QVERIFY(line.round >= before);
            before = line.round;
            QCOMPARE(line.name.isEmpty(), line.seat < 0);
        }
        QCOMPARE(before, 2);
        // The last line of all is the end of what is said of the last turn.
        QVERIFY(!session.lastTurn().isEmpty());
        const QString last = both.last().text;
        QVERIFY2(session.lastTurn().endsWith(last.section(QLatin1Char(' '), -1)), qPrintable(session.lastTurn()));
        // Taken up again from its record, the match tells all of it once more.
        TableSession again;
        again.setUntimed(true);
        again.setDemo(true);
        again.setPaused(true);
        QVERIFY2(again.startFromRecord(session.sessionRecord()), qPrintable(again.startError()));
        QCOMPARE(again.story().mid(0, both.size()), both);
        QVERIFY(session.start(game, 3, {}, QStringLiteral("6"), {}, 3, 0));
        for (const auto& v : session.story())
            QCOMPARE(v.round, 1);
    }

    /// Who threw each of the discards; nobody where two like pieces were thrown and one is gone.
    void whoThrewTheDiscards()
    {
        const GameTable* const game = tableGame(QStringLiteral("hoola"));
        Talk talk;
        talk.begin({{0, 1, "draw"},
                    {0, 1, "discard 9S"},
                    {0, 2, "draw"},
                    {0, 2, "discard KD"},
                    {0, 0, "take"},
                    {0, 0, "discard 4C"},
                    {0, 1, "discard KD"},
                    {0, 2, "discard 5C"}},
                   1);
        QList<int> who;
        for (const hanpan::log_entry& entry : talk.throwsOf(
                 {QStringLiteral("9S"), QStringLiteral("4C"), QStringLiteral("KD"), QStringLiteral("5C")}, *game))
            who.append(int(entry.who));
        QCOMPARE(who, (QList<int>{1, 0, int(hanpan::no_seat), 2}));
    }

    /// Once the top discard is taken, what lies there again is still whose it was.
    void aTakenDiscardIsNobodysOnThePile()
    {
        const GameTable* const game = tableGame(QStringLiteral("hoola"));
        PlayedMatch played;
        played.take(matchOfGame(QStringLiteral("hoola"), 3), {}, {});
        Situation now = played.situation();
        hanpan::hoola::view seen = *std::any_cast<std::shared_ptr<const hanpan::hoola::view>>(now.seen);
        const auto thrownBy = [&](hanpan::seat who) {
            seen.discarder = std::int8_t(who);
            now.seen = std::make_shared<const hanpan::hoola::view>(seen);
        };
        thrownBy(hanpan::no_seat); // as Hoola has it once one was taken
        Talk talk;
        talk.begin({{0, 1, "draw"}, {0, 1, "discard 9S"}, {0, 2, "draw"}, {0, 2, "discard KD"}, {0, 0, "take"}}, 1);
        QCOMPARE(int(talk.thrower(now, QStringLiteral("9S"), *game)), 1);
        QCOMPARE(int(talk.throwsOf({QStringLiteral("9S")}, *game).constFirst().who), 1);
        QCOMPARE(int(talk.thrower(now, QStringLiteral("4C"), *game)), int(hanpan::no_seat));
        // Where the game says it, that counts: a like piece may have been thrown and taken.
        thrownBy(2);
        QCOMPARE(int(talk.thrower(now, QStringLiteral("9S"), *game)), 2);
    }

    /// A deal that is still being seen is waited for.
    void nobodyPlaysWhileTheDealIsSeen()
    {
        Schedule schedule(pacing_);
        Schedule::Moment at;
        at.bots.add(1);
        schedule.look();
        schedule.ask(1);
        schedule.answered(1, QStringLiteral("draw"));
        const qint64 usual = schedule.next(at);
        schedule.look(1500);
        QCOMPARE(schedule.next(at), usual + 1500);
    }

    /// What everybody had before the first round, and after each, up to the totals.
    void totalsRoundByRound_data() { games(); }
    void totalsRoundByRound()
    {
        QFETCH(QString, game);
        TableSession session;
        session.setUntimed(true);
        session.setDemo(true);
        QSignalSpy ended(&session, &TableSession::roundEnded);
        QVERIFY2(session.start(game, 3, {}, QStringLiteral("5"), {}, 3, 0), qPrintable(session.startError()));
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 60000);
        const auto table = session.scoreTable();
        const QList<QList<double>>& sums = table.sums;
        QCOMPARE(sums.size(), 3);
        const QList<PaymentRow>& payments = session.result().payments;
        for (int seat = 0; seat < 3; ++seat) {
            const QList<double>& line = sums[seat];
            QCOMPARE(line.size(), 2);
            QCOMPARE(line[1] - line[0], payments[seat].amount);
            // In a column of its own the amount alone ("45"), on the sheet with what it is ("45 penalty points").
            QVERIFY(payments[seat].score.startsWith(table.totals[seat]));
        }
    }

    /// Turns of several acts, in one line with the name once.
    void aTurnIsToldInOneLine()
    {
        const GameTable* const game = tableGame(QStringLiteral("hoola"));
        PlayedMatch played;
        played.take(matchOfGame(QStringLiteral("hoola"), 3), {}, {});
        const Situation now = played.situation();
        Talk talk;
        talk.begin(
            {{0, 1, "draw"}, {0, 1, "discard 9S"}, {0, 2, "take"}, {0, 2, "meld 9S 9H 9C"}, {0, 2, "discard KD"}}, 1);
        const QString turn = talk.lastTurn(now, *game);
        QCOMPARE(turn.count(now.name(2)), 1);
        QCOMPARE(turn.count(QStringLiteral(" · ")), 2);
        QVERIFY(!turn.contains(now.name(1)));
        QCOMPARE(int(talk.thrower(now, QStringLiteral("KD"), *game)), 2);
        const QList<Talk::Line> story = talk.story(now, *game);
        QCOMPARE(story.size(), 5);
        QVERIFY(story[3].words.contains(QStringLiteral("9H")));
    }

private:
    static void games()
    {
        QTest::addColumn<QString>("game");
        for (const QString& game : history_help::games())
            QTest::newRow(qPrintable(game)) << game;
    }
};

QTEST_MAIN(TablePartsTest)
#include "tableparts_test.moc"
