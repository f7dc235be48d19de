// SPDX-License-Identifier: GPL-3.0-or-later
// Rounds that count are judged beside the window, once, and what the judge says is kept with them.
#include <QTemporaryDir>

#include "history/records.h"
#include "history_help.h"
#include "strength/judge.h"

using namespace history_help;

class JudgingTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<History> history_;

    HistoryStore& store() { return history_->store(); }
    QList<KeptRound> rounds(int match) { return store().rounds(QStringLiteral("round.match = ?"), {match}); }
    /// A finished match of Ho-Hpai, which is judged in a moment.
    static std::unique_ptr<hanpan::match> finished(std::uint64_t seed, int rounds = 2)
    {
        return played("hohpai", seed, 4000, rounds);
    }
    int kept(const hanpan::match& match, MatchKind kind = MatchKind::Match)
    {
        return store().add(match, {.levels = {QStringLiteral("casual")}, .kind = kind}, actionsOf(match));
    }

private slots:
    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        history_ = std::make_unique<History>(folder_->filePath(QStringLiteral("history.sqlite")));
    }
    void cleanup() { history_.reset(); }

    void aFinishedRoundIsJudgedAndKept()
    {
        const auto match = finished(3);
        const int id = kept(*match);
        const QList<KeptRound> before = rounds(id);
        QVERIFY(!before.isEmpty());
        QCOMPARE(before.first().judged.version, 0);
        QCOMPARE(store().firstUnjudged(id), 0);
        QSignalSpy judged(&history_->judging(), &Judging::judged);
        emit history_->written(id, int(match->actions().size()), match->round() + 1, QString());
        QTRY_VERIFY_WITH_TIMEOUT(!judged.isEmpty(), 30000);
        QCOMPARE(store().firstUnjudged(id), -1);
        const auto expected = hanpan::strength::judge_rounds(*match, 0, std::atomic<bool>(false));
        const QList<KeptRound> after = rounds(id);
        QCOMPARE(after.size(), qsizetype(expected.size()));
        for (qsizetype i = 0; i < after.size(); ++i) {
            const JudgedFacts wanted = judgedFacts(expected[std::size_t(i)], match->swing());
            const JudgedFacts& found = after[i].judged;
            QCOMPARE(found.version, judgeVersion);
            QCOMPARE(found.skill, wanted.skill);
            QCOMPARE(found.gain, wanted.gain);
            QCOMPARE(found.coach, wanted.coach);
            QCOMPARE(found.promised, wanted.promised);
            QCOMPARE(costsText(found.costs), costsText(wanted.costs));
            QCOMPARE(after[i].facts.payments, before[i].facts.payments);
        }
        const SkillSums sums = store().skills(QStringLiteral("hohpai"));
        QCOMPARE(sums.judged.rounds, int(after.size()));

        // Removed and brought back: it need not be judged again.
        QList<RemovedMatch> removed;
        QVERIFY(store().remove({id}, &removed));
        QVERIFY(store().restore(removed));
        QCOMPARE(rounds(id).first().judged, after.first().judged);
        // The table tells it too.
        const QList<QByteArray> lines = writeTable(store(), {}).split('\n');
        QVERIFY(lines[0].contains("skill,promised,luck,gain"));
        const QList<QByteArray> cells = lines[1].trimmed().split(',');
        const double account = cells[cells.size() - 3].toDouble() + cells[cells.size() - 2].toDouble() +
                               cells[cells.size() - 1].toDouble();
        QVERIFY(std::abs(account - hanpan::units(after.first().facts.payments[0])) < 0.002);
    }

    void onlyWhatCountsIsJudged()
    {
        const auto match = finished(4);
        QCOMPARE(store().firstUnjudged(kept(*match, MatchKind::Practice)), -1);
        QCOMPARE(store().firstUnjudged(kept(*match, MatchKind::Demo)), -1);
        const int counts = kept(*match);
        QCOMPARE(store().firstUnjudged(counts), 0);
        // What becomes practice later does not count any more.
        QVERIFY(store().makePractice({counts}));
        QCOMPARE(store().firstUnjudged(counts), -1);
    }

    /// What was finished before anything was judged is judged when that is asked for, and can be stopped.
    void earlierRoundsAreJudgedOnRequest()
    {
        const QString game = QStringLiteral("hohpai");
        int rounds = 0;
        for (int seed = 1; seed <= 4; ++seed)
            rounds += int(this->rounds(kept(*finished(std::uint64_t(seed)))).size());
        kept(*finished(9), MatchKind::Practice);
        QCOMPARE(store().unjudgedRounds(game), rounds);
        int inMatches = 0;
        for (const auto& [match, its] : store().unjudged(game))
            inMatches += its;
        QCOMPARE(inMatches, rounds);

        Judging& judging = history_->judging();
        QList<double> progress;
        connect(&judging, &Judging::progressed, this, [&] { progress.append(judging.caughtUp()); });
        // Stopped once one match has been judged: that one stays.
        const auto stop = connect(&judging, &Judging::judged, this, [&] { judging.stopCatchingUp(); });
        judging.catchUp();
        QVERIFY(judging.catchingUp());
        QTRY_VERIFY_WITH_TIMEOUT(!judging.catchingUp(), 60000);
        disconnect(stop);
        const int left = store().unjudgedRounds(game);
        QVERIFY2(left > 0 && left < rounds, qPrintable(QString::number(left)));
        judging.catchUp();
        judging.catchUp(); // it is going on already
        QTRY_VERIFY_WITH_TIMEOUT(!judging.catchingUp(), 60000);
        QCOMPARE(store().unjudgedRounds(game), 0);
        QCOMPARE(store().skills(game).judged.rounds, rounds);
        QCOMPARE(judging.beyond(), 0);
        for (const double share : std::as_const(progress))
            QVERIFY(share >= 0 && share <= 1);
        QCOMPARE(progress.last(), 1.0);
    }

    void whatCannotBeJudgedIsCounted()
    {
        const int id = kept(*finished(5));
        const int rounds = int(this->rounds(id).size());
        QSqlQuery query(store().database().connection());
        QVERIFY(query.exec(QStringLiteral("UPDATE action SET text = 'nonsense' WHERE number = 0")));
        history_->judging().catchUp();
        QTRY_VERIFY_WITH_TIMEOUT(!history_->judging().catchingUp(), 60000);
        QCOMPARE(history_->judging().beyond(), rounds);
        QCOMPARE(store().unjudgedRounds(QStringLiteral("hohpai")), rounds);
    }

    void costsAreReadAsTheyWereWritten()
    {
        const QMap<QString, KindCosts> costs{{QStringLiteral("discard/early"), {12, 3.25, 87, 1.5}},
                                             {QStringLiteral("take/late"), {1, -0.125, 3, -0.125}}};
        QCOMPARE(readCosts(costsText(costs)), costs);
        QVERIFY(readCosts({}).isEmpty());
    }
};

QTEST_MAIN(JudgingTest)
#include "judging_test.moc"
