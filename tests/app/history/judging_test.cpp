// SPDX-License-Identifier: GPL-3.0-or-later
// Rounds that count are judged beside the window, once, and what the judge says is kept with them.
#include <QTemporaryDir>

#include "history/records.h"
#include "history/statistics.h"
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
        const SkillSums sums = store().skills(QStringLiteral("hohpai"), {}, {});
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

    void theStatisticsSayAPlaceOnceItMeansSomething()
    {
        Statistics page;
        page.setGame(QStringLiteral("hohpai"));
        const auto strength = [&] {
            for (const StatisticRow& row : page.numbers())
                if (row.id == QLatin1String("strength"))
                    return row;
            return StatisticRow();
        };
        QCOMPARE(strength().value, QStringLiteral("–"));
        QVERIFY2(strength().hint.contains(QStringLiteral("after about 8 more round")), qPrintable(strength().hint));
        int id = 0, rounds = 0;
        for (int seed = 1; rounds < 8; ++seed) {
            const auto match = finished(std::uint64_t(seed), 3);
            id = kept(*match);
            for (const KeptRound& round : this->rounds(id)) {
                QVERIFY(
                    store().keepJudged(id, round.facts.round, {.version = judgeVersion, .skill = -30, .costs = {}}));
                ++rounds;
            }
        }
        page.reload();
        const SkillSums sums = store().skills(QStringLiteral("hohpai"), {}, {});
        QCOMPARE(sums.judged.rounds, rounds);
        QCOMPARE(sums.judged.sum, -30.0 * rounds);
        QVERIFY2(strength().value.startsWith(QStringLiteral("below ")), qPrintable(strength().value));
        // What an earlier judge said does not count.
        QVERIFY(store().keepJudged(id, 0, {.version = 0, .costs = {}}));
        QCOMPARE(store().skills(QStringLiteral("hohpai"), {}, {}).judged.rounds, rounds - 1);
        page.setKind(QStringLiteral("practice"));
        QCOMPARE(strength().value, QStringLiteral("–"));
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
