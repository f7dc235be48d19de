// SPDX-License-Identifier: GPL-3.0-or-later
// What a match that counts and goes on keeps to itself: the round on its table is shown as its player saw it, later ones are not
// shown, played in another match, exported or told by their number; what is over may be told.
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>

#include "history/history.h"
#include "history/records.h"
#include "history/secrets.h"
#include "history_help.h"
#include "review/hindsight.h"
#include "review/puzzles.h"
#include "review/review.h"
#include "review/scoresheet.h"
#include "table_help.h"

using namespace history_help;

namespace {

/// A match in the midst of its second round, the person to act.
std::unique_ptr<hanpan::match> inTheSecondRound(const QString& game, std::uint64_t seed = 31)
{
    std::unique_ptr<hanpan::match> match = dealt(game.toStdString(), seed, 3);
    while (match->round() == 0 && step(*match))
        ;
    for (int moves = 0; moves < 6 || !match->to_act().has(0); ++moves)
        if (match->round_over() || !step(*match)) { // it was too short a round
            return inTheSecondRound(game, seed + 1);
        }
    return match;
}

/// Every face that a session shows.
QStringList shown(const TableSession& session)
{
    QStringList faces;
    for (const PieceRow& row : session.pieces()->rows())
        if (!row.face.isEmpty())
            faces.append(row.face);
    return faces;
}

} // namespace

class SecretsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("hanpan-tests"));
        QCoreApplication::setApplicationName(QStringLiteral("secrets"));
        QLocale::setDefault(QLocale(QStringLiteral("en")));
    }
    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        history_ = std::make_unique<History>(folder_->filePath(QStringLiteral("history.sqlite")));
    }
    void cleanup() { history_.reset(); }

    void everyGame_data()
    {
        QTest::addColumn<QString>("game");
        for (const QString& game : games())
            QTest::newRow(qPrintable(game)) << game;
    }

    void aReplayShowsTheRunningRoundAsItWasSeen_data() { everyGame_data(); }
    void aReplayShowsTheRunningRoundAsItWasSeen()
    {
        QFETCH(QString, game);
        const auto match = inTheSecondRound(game);
        const int id = add(*match);
        TableSession replay;
        QVERIFY2(replay.replayKept(id), qPrintable(replay.startError()));
        const QList<int> rounds = replay.replayMarks(QStringLiteral("round"));
        QCOMPARE(rounds.size(), 2);
        // The round that is over lies open, to anybody's eyes.
        replay.replayTo(rounds[1] - 1);
        replay.setAllHands(true);
        QVERIFY(replay.covered().isEmpty());
        replay.setSeat(1);
        QCOMPARE(replay.seat(), 1);
        // The one that goes on does not, move by move.
        bool others = false;
        for (int at = rounds[1]; at <= replay.replayLength(); ++at) {
            replay.replayTo(at);
            QVERIFY(!replay.covered().isEmpty());
            replay.setSeat(1);
            QCOMPARE(replay.seat(), 0);
            const auto here = table_help::matchOf(replay);
            QStringList hidden = table_help::hiddenFaces(*here);
            QStringList seen = shown(replay);
            for (const hanpan::zone& z : here->zones(0))
                for (const std::string& face : z.pieces)
                    seen.removeOne(QString::fromStdString(face));
            for (const QString& face : std::as_const(seen))
                QVERIFY2(!hidden.contains(face), qPrintable(face + QStringLiteral(" is shown")));
            for (const auto& choice : replay.choicesHere())
                others = others || choice.seat != 0;
        }
        QVERIFY(!others);
        QCOMPARE(replay.sessionRecord(), QString::fromStdString(match->to_record())); // all of it, in fewer steps
        Hindsight hindsight; // a review names the places as the replay has them
        const WokenMatch woken = history_->store().wake(id);
        hindsight.take(*woken.match, woken, Secrets(history_->store(), woken.about));
        for (int action = 0; action < int(match->actions().size()); ++action)
            QVERIFY(hindsight.placeOf(action) < replay.replayLength());
        // Once the match no longer counts, all of it may be seen.
        QVERIFY(history_->store().makePractice({id}));
        TableSession open;
        QVERIFY(open.replayKept(id));
        open.replayTo(open.replayLength());
        QVERIFY(open.covered().isEmpty());
        const qsizetype before = shown(open).size();
        open.setAllHands(true);
        QVERIFY(shown(open).size() > before);
    }

    /// That somebody was asked, and had nothing to say, is his secret too: no step of a replay.
    void silentAnswersAreNoSteps()
    {
        for (std::uint64_t seed = 31; seed < 90; ++seed) {
            const auto match = inTheSecondRound(QStringLiteral("hoola"), seed);
            const auto silent = [&match] {
                return std::count_if(match->actions().begin(), match->actions().end(), [](const auto& action) {
                    return action.round == 1 && action.who != 0 && action.text == "pass";
                });
            };
            // Whoever is asked may always have nothing to say.
            while (silent() == 0 && !match->round_over()) {
                bool passed = false;
                for (const hanpan::seat who : match->to_act())
                    passed = passed || (who != 0 && match->play(who, "pass").allowed());
                if (!passed)
                    step(*match);
            }
            if (silent() == 0 || match->round_over())
                continue;
            const int id = add(*match);
            TableSession covered;
            QVERIFY(covered.replayKept(id));
            QVERIFY(history_->store().makePractice({id}));
            TableSession open;
            QVERIFY(open.replayKept(id));
            QCOMPARE(covered.replayLength(), open.replayLength() - int(silent()));
            return;
        }
        QFAIL("nobody was asked in vain");
    }

    /// A move that was not played turns up nothing that was not turned up.
    void anotherMoveTurnsUpNothing()
    {
        for (std::uint64_t seed = 31; seed < 90; ++seed) {
            const auto match = inTheSecondRound(QStringLiteral("hoola"), seed);
            const auto legal = match->legal(0);
            if (std::find(legal.begin(), legal.end(), "draw") == legal.end())
                continue;
            TableSession replay;
            QVERIFY(replay.replayKept(add(*match)));
            replay.replayTo(replay.replayLength());
            const QStringList before = shown(replay);
            QSignalSpy said(&replay, &TableSession::told);
            QVERIFY(!replay.showInstead(QStringLiteral("draw")));
            QCOMPARE(said.size(), 1);
            QCOMPARE(shown(replay), before);
            QCOMPARE(replay.sessionRecord(), QString::fromStdString(match->to_record()));
            return;
        }
        QFAIL("the person never was to draw");
    }

    /// What is played from a round that goes on would be known at its table: only if the match stops counting.
    void theRunningRoundIsPlayedNowhereElse_data() { everyGame_data(); }
    void theRunningRoundIsPlayedNowhereElse()
    {
        QFETCH(QString, game);
        const auto match = inTheSecondRound(game);
        const int id = add(*match);
        const QString record = QString::fromStdString(match->to_record());
        const int before = int(history_->store().list().size());
        TableSession session;
        session.setKept(true);
        session.setUntimed(true);
        QVERIFY(!session.startFromRecord(record, {}, true, id));
        QVERIFY(session.asksToGiveUp());
        QCOMPARE(session.startError(), Secrets::whyNotPlayed());
        QVERIFY(!session.start(game, match->setup().players, {}, QString::number(match->setup().seed), {}, 3, 0) ||
                session.property("roundNumber").toInt() == 1);
        QVERIFY(!session.startFromRecord(record, {}, true, id));
        QCOMPARE(history_->store().find(id).kind, MatchKind::Match);
        QVERIFY(session.giveUpSecrets());
        QCOMPARE(history_->store().find(id).kind, MatchKind::Practice);
        QVERIFY2(session.startFromRecord(record, {}, true, id), qPrintable(session.startError()));
        QVERIFY(!session.asksToGiveUp());
        QVERIFY(session.practice());
        QVERIFY(int(history_->store().list().size()) > before);
    }

    /// What is over may be played again, and ends with its round.
    void aRoundThatIsOverEndsWithItself_data() { everyGame_data(); }
    void aRoundThatIsOverEndsWithItself()
    {
        QFETCH(QString, game);
        const auto match = inTheSecondRound(game);
        const int id = add(*match);
        TableSession replay;
        QVERIFY(replay.replayKept(id));
        replay.replayTo(3);
        TableSession branch;
        branch.setKept(true);
        branch.setUntimed(true);
        QVERIFY2(branch.startFromRecord(replay.sessionRecord(), {}, true, id), qPrintable(branch.startError()));
        QCOMPARE(table_help::matchOf(branch)->setup().until, 1);
        QVERIFY(branch.episode());
        QCOMPARE(branch.property("roundsTotal").toInt(), 0);
        QVERIFY(branch.playKeptAgain(id, false));
        QCOMPARE(table_help::matchOf(branch)->setup().until, 1);
        QCOMPARE(history_->store().find(id).kind, MatchKind::Match);
        // One that went further before there was the question ends with its round now.
        const auto old = dealt(game.toStdString(), match->setup().seed, 3);
        const int further = history_->store().add(*old, {.kind = MatchKind::Practice, .parent = id}, {});
        QVERIFY(branch.resumeKept(further));
        QCOMPARE(table_help::matchOf(branch)->setup().until, 1);
    }

    /// The first round of a match goes on: neither again nor from another seat.
    void theFirstRoundIsNotPlayedAgain()
    {
        const int id = add(*played("hoola", 5, 6));
        TableSession session;
        session.setKept(true);
        for (const bool otherSeat : {false, true}) {
            QVERIFY(!session.playKeptAgain(id, otherSeat));
            QVERIFY(session.asksToGiveUp());
        }
        // At its own table it is the same; there it gives itself up.
        QVERIFY(session.resumeKept(id));
        QVERIFY(!session.restartDeal());
        QVERIFY(session.asksToGiveUp());
        QVERIFY(!session.practice());
        QCOMPARE(session.matchId(), id);
        QVERIFY(!session.takeOtherSeat());
        QVERIFY(session.asksToGiveUp());
        QVERIFY(session.giveUpSecrets());
        QVERIFY(session.practice());
        QVERIFY2(session.restartDeal(), qPrintable(session.startError()));
        QVERIFY(session.matchId() != id);
        QCOMPARE(history_->store().find(id).kind, MatchKind::Practice);
        // What is begun next has nothing to do with it.
        QVERIFY(session.newMatchSameRules());
        QVERIFY(!session.practice());
        QCOMPARE(history_->store().find(session.matchId()).parent, 0);
    }

    void nothingIsHandedOut()
    {
        const auto match = inTheSecondRound(QStringLiteral("hoola"));
        const int id = add(*match);
        const QString seed = QString::number(match->setup().seed);
        // Another match of the deal, played before: its record would tell the same.
        const auto other = played("hoola", match->setup().seed, 4000, 3);
        QVERIFY(other->over());
        const int known = history_->store().add(*other, {.kind = MatchKind::Practice, .parent = id}, actionsOf(*other));
        const auto free = played("hoola", 77, 4000, 2);
        const int over = add(*free);
        for (const int secret : {id, known}) {
            const AboutMatch about = history_->about(secret);
            QVERIFY(about.secret);
            QCOMPARE(about.seed, QString());
            QCOMPARE(history_->codeOf(secret), QString());
            QVERIFY(!history_->copyCode(secret).ok);
            const QString file = folder_->filePath(QStringLiteral("one.hanpan"));
            const Outcome said = carried(*history_, [&] { history_->exportTo({secret}, QUrl::fromLocalFile(file)); });
            QVERIFY(!said.ok);
            QCOMPARE(said.text, Secrets::whyNotExported());
            QVERIFY(!QFile::exists(file));
            QString error;
            const QString sheet = scoreSheet(secret, &error);
            QVERIFY2(!sheet.isEmpty(), qPrintable(error));
            QVERIFY(!sheet.contains(QStringLiteral("Deal ")));
        }
        QVERIFY(writeTable(history_->store()).contains(",77,"));
        QVERIFY(!writeTable(history_->store()).contains(',' + seed.toUtf8() + ','));
        // All of them: those that may be told.
        const QString file = folder_->filePath(QStringLiteral("all.hanpan"));
        const Outcome said = carried(*history_, [&] { history_->exportTo({}, QUrl::fromLocalFile(file)); });
        QVERIFY(said.ok);
        QVERIFY(said.text.startsWith(QLatin1String("1 match")));
        QVERIFY(said.text.endsWith(Secrets::whyNotExported()));
        QFile all(file);
        QVERIFY(all.open(QIODevice::ReadOnly));
        QCOMPARE(splitRecords(QString::fromUtf8(all.readAll())).size(), 1);
        QVERIFY(!history_->about(over).secret);
        QVERIFY(!history_->codeOf(over).isEmpty());
        // A replay or a review of the other one ends where the secrets begin.
        TableSession replay;
        QVERIFY(replay.replayKept(known));
        replay.setAllHands(true);
        replay.replayTo(replay.replayLength());
        QCOMPARE(replay.replayMarks(QStringLiteral("round")).size(), 1);
        QCOMPARE(replay.replayNote(), Secrets::whyCut());
        QVERIFY(table_help::matchOf(replay)->round_over());
        QVERIFY(replay.replayRecord(QString::fromStdString(other->to_record()))); // a file of it
        QCOMPARE(replay.replayMarks(QStringLiteral("round")).size(), 1);
        Review review;
        review.setDeep(false);
        review.setMatchId(known);
        QTRY_VERIFY_WITH_TIMEOUT(!review.running(), 120000);
        for (const ReviewedRow& one : review.decisions())
            QCOMPARE(one.round, 1);
        QCOMPARE(review.luck().size(), 1);
    }

    void nothingOfAFirstRoundIsShownElsewhere()
    {
        add(*played("hoola", 5, 6));
        const auto other = played("hoola", 5, 4000, 2);
        const int known = history_->store().add(*other, {.kind = MatchKind::Practice}, actionsOf(*other));
        TableSession replay;
        QVERIFY(!replay.replayKept(known));
        QCOMPARE(replay.startError(), Secrets::whyCut());
        Review review;
        review.setMatchId(known);
        QCOMPARE(review.error(), Secrets::whyCut());
    }

    /// A mistake of the running round is asked when that is over.
    void aPuzzleWaitsForItsRound()
    {
        const auto match = inTheSecondRound(QStringLiteral("hoola"));
        const int id = add(*match);
        int first = -1, second = -1;
        for (int i = 0; i < int(match->actions().size()); ++i)
            if (const auto& action = match->actions()[std::size_t(i)]; action.who == 0)
                (action.round == 0 ? first : second) = i;
        QVERIFY(first >= 0 && second > first);
        const QDateTime now = QDateTime::currentDateTimeUtc().addSecs(-60);
        for (const int number : {first, second})
            QVERIFY(history_->store().keep({id, number, QStringLiteral("mistake"), 1.0, now, now, 0, 0}));
        Puzzles puzzles;
        QCOMPARE(puzzles.list().size(), 1);
        QCOMPARE(puzzles.list()[0].number, first);
        QCOMPARE(puzzles.recordOf(id, second), QString());
        QVERIFY(!puzzles.recordOf(id, first).isEmpty());
        QVERIFY(history_->store().makePractice({id}));
        puzzles.look();
        QCOMPARE(puzzles.list().size(), 2);
        QVERIFY(!puzzles.recordOf(id, second).isEmpty());
    }

    /// What others do in a match that counts is told a log by its kind alone.
    void theLogNamesNoHiddenPiece()
    {
        QStringList said; // (the session goes on telling until it goes)
        TableSession session;
        session.setKept(true);
        session.setUntimed(true);
        connect(history_.get(), &History::written, &session,
                [&](int, int, int, const QString& last) { said.append(last); });
        QVERIFY(session.start(QStringLiteral("hohpai"), 3, {}, QStringLiteral("8"), {QStringLiteral("learner")}, 1, 0));
        QTRY_VERIFY(session.myTurn());
        const auto legal = table_help::matchOf(session)->legal(0);
        QVERIFY(QTest::qWaitFor([&] { return session.act(QString::fromStdString(legal.front())); }));
        QTRY_VERIFY(session.myTurn() || session.phase() != QLatin1String("playing"));
        bool heard = false;
        for (const QString& last : std::as_const(said)) {
            if (last.isEmpty() || last.startsWith(u'0'))
                continue;
            heard = true;
            QCOMPARE(last.count(u' '), 1);
        }
        QVERIFY(heard);
    }

private:
    int add(const hanpan::match& match)
    {
        return history_->store().add(match, {.levels = {QStringLiteral("learner")}, .kind = MatchKind::Match},
                                     actionsOf(match));
    }
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<History> history_;
};

QTEST_MAIN(SecretsTest)
#include "secrets_test.moc"
