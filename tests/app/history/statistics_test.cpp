// SPDX-License-Identifier: GPL-3.0-or-later
// What the statistics say of judged rounds, beside sums made here by hand.
#include <cmath>

#include <QTemporaryDir>

#include "history/historywords.h"
#include "history/statistics.h"
#include "history_help.h"
#include "strength/judge.h"

using namespace history_help;

namespace {

const std::string game = "hohpai";
const QString itsName = QStringLiteral("hohpai");

} // namespace

class StatisticsTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<History> history_;

    HistoryStore& store() { return history_->store(); }
    static StrengthRow row(const Statistics& page, const QString& of)
    {
        for (const StrengthRow& row : page.ladder())
            if (row.game == of)
                return row;
        return {};
    }
    static QString value(const Statistics& page, const char* id)
    {
        for (const AccountRow& row : page.account())
            if (row.id == QLatin1String(id))
                return row.value;
        return {};
    }
    static QString change(double amount, int decimals = 1)
    {
        const QString bare = QString::number(std::abs(amount), 'f', decimals);
        return (bare.toDouble() == 0 ? QString() : amount > 0 ? QStringLiteral("+") : QStringLiteral("−")) + bare;
    }

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("en"))); }
    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        history_ = std::make_unique<History>(folder_->filePath(QStringLiteral("history.sqlite")));
    }
    void cleanup() { history_.reset(); }

    void nothingIsSaidBeforeItMeansSomething()
    {
        Statistics page;
        page.setGame(itsName);
        QCOMPARE(page.ladder().size(), games().size() + 1);
        QCOMPARE(page.ladder().first().game, QString());
        for (const StrengthRow& one : page.ladder()) {
            QCOMPARE(one.place, QString());
            QVERIFY2(one.told.contains(QStringLiteral("after about 8 more round")), qPrintable(one.told));
        }
        QCOMPARE(page.rounds(), 0);
        QVERIFY(page.kinds().isEmpty() && page.habit() == Habit() && page.growth().isEmpty());
        QCOMPARE(page.luckLine(), QList<double>{0});
        keepJudgedRounds(store(), game, 7, [](int) { return -30.0; });
        page.reload();
        QVERIFY2(row(page, itsName).told.contains(QStringLiteral("after about 1 more round")),
                 qPrintable(row(page, itsName).told));
        QVERIFY(page.kinds().isEmpty());
    }

    void aPlaceLiesBetweenLevels()
    {
        // Twenty rounds, all alike: a variance of 5 * 8 * 8 / (19 + 5) as if five others had been played before, and Student's
        // 97.5 % quantile of 19 degrees of freedom is 2.0930 (tables): 0.5 ± 1.7090.
        keepJudgedRounds(store(), game, 20, [](int) { return 0.5; });
        Statistics page;
        page.setGame(itsName);
        // Ho-Hpai's levels lie at -9.1, 0, 1.3 and 3.2, a fifth of the way beyond on both sides.
        const StrengthRow found = row(page, itsName);
        QCOMPARE(found.place, QStringLiteral("Casual – Skilled"));
        QCOMPARE(found.told, QStringLiteral("95% confidence: from Learner – Casual to Skilled – Master. 20 rounds."));
        const double whole = 1.4 * 12.3;
        const auto at = [&](double skill) { return (skill + 9.1 + 0.2 * 12.3) / whole; };
        QVERIFY(std::abs(found.value - at(0.5)) < 1e-9);
        QVERIFY(std::abs(found.low - at(0.5 - 1.7090)) < 2e-4);
        QVERIFY(std::abs(found.high - at(0.5 + 1.7090)) < 2e-4);
        QCOMPARE(found.marks.size(), 4);
        QCOMPARE(found.marks[1].label, QStringLiteral("Casual"));
        QVERIFY(std::abs(found.marks[1].value - at(0)) < 1e-9);
        // All games are this one: 0.5 of the 3.2 between Casual and Master.
        QCOMPARE(row(page, {}).place, QStringLiteral("Casual – Master"));
        const double all = (0.5 / 3.2 + 1 + 0.4) / 2.8;
        QVERIFY(std::abs(row(page, {}).value - all) < 1e-9);
    }

    void underOtherRulesOnlyCasualIsKnown()
    {
        for (int seed = 1; seed <= 5; ++seed) {
            const auto match = played(game, std::uint64_t(2 * seed), 5000, 5); // not four of them
            QVERIFY(match->setup().players != 4);
            const int id = store().add(*match, {.levels = {QStringLiteral("casual")}, .kind = MatchKind::Match},
                                       actionsOf(*match));
            for (int round = 0; round < int(match->finished_rounds().size()); ++round)
                QVERIFY(store().keepJudged(id, round, asJudged(round, -30)));
        }
        Statistics page;
        page.setGame(itsName);
        QCOMPARE(row(page, itsName).place, QStringLiteral("below Casual"));
        QCOMPARE(row(page, itsName).marks.size(), 1);
        QCOMPARE(row(page, {}).place, QString());
    }

    void theAccountOfLuckAddsUp()
    {
        constexpr int rounds = 30;
        keepJudgedRounds(store(), game, rounds, [](int) { return 0.0; });
        double paid = 0, promised = 0, gain = 0, squares = 0;
        QList<double> line{0};
        for (const KeptRound& round : store().rounds(QStringLiteral("round.game = 'hohpai'"))) {
            const double here = hanpan::units(round.facts.payments.value(0));
            paid += here;
            promised += round.judged.promised;
            gain += round.judged.gain;
            squares += std::pow(here - round.judged.promised - round.judged.gain, 2);
            line.append(paid - promised - gain);
        }
        Statistics page;
        page.setGame(itsName);
        QCOMPARE(page.rounds(), rounds);
        QCOMPARE(page.stride(), 1);
        QCOMPARE(page.luckLine().size(), rounds + 1);
        for (int i = 0; i <= rounds; ++i) {
            QVERIFY(std::abs(page.luckLine()[i] - line[i]) < 1e-9);
            const double chance = 1.959964 * std::sqrt(squares / rounds * i);
            QVERIFY(std::abs(page.luckHigh()[i] - chance) < 1e-9 && std::abs(page.luckLow()[i] + chance) < 1e-9);
        }
        QCOMPARE(value(page, "promised"), change(promised));
        QCOMPARE(value(page, "luck"), change(paid - promised - gain));
        QCOMPARE(value(page, "play"), change(gain));
        QCOMPARE(value(page, "paid"), change(paid));
        const bool usual = std::abs(line.last()) <= page.luckHigh().last();
        QVERIFY2(page.luckTold().contains(usual ? QStringLiteral("nothing unusual") : QStringLiteral("unusually")),
                 qPrintable(page.luckTold()));
        // Everything in one part less: what is drawn of many rounds is the same line, sampled.
        const QList<JudgedSums> parts = store().judgedSums(itsName, false, 7);
        QCOMPARE(parts.size(), 5);
        QCOMPARE(parts.last().skill.rounds, 2);
        double luck = 0;
        for (int i = 0; i < 4; ++i)
            QVERIFY(std::abs((luck += parts[i].luck()) - line[7 * (i + 1)]) < 1e-9);
    }

    void theDearestHabitIsSaid()
    {
        keepJudgedRounds(store(), game, 30, [](int) { return 0.0; });
        Statistics page;
        page.setGame(itsName);
        // discard/early costs 2 on average (30 is a multiple of the 5 after which its costs begin anew), the others 0 (of 3).
        // (A judge of Ho-Hpai knows no "discard": what has no name here is called as it was kept.)
        QCOMPARE(page.habit().label, HistoryWords::phase(QStringLiteral("early")) + QStringLiteral(" · discard"));
        QCOMPARE(page.habit().game, itsName);
        QCOMPARE(page.habit().kind + u'/' + page.habit().phase, QStringLiteral("discard/early"));
        // Of three decisions each round.
        QVERIFY(std::abs(page.habit().cost - 2.0 / 3) < 1e-9);
        QVERIFY2(page.habitTold().contains(QStringLiteral("−2.00")), qPrintable(page.habitTold()));
        QCOMPARE(page.kinds().size(), 2);
        QCOMPARE(page.kinds().first().label, QStringLiteral("discard"));
        QCOMPARE(page.kinds().first().value, QStringLiteral("−2.00"));
        QCOMPARE(page.kinds().first().share, 1.0);
        QCOMPARE(page.kinds().last().share, 0.0);
        QCOMPARE(page.phases().size(), 3);
        // The dearest of them cost 1.5; they are places of matches that are there.
        QCOMPARE(page.habitPlaces().size(), 3);
        for (const HabitRow& one : page.habitPlaces()) {
            QVERIFY2(one.label.endsWith(QStringLiteral("−1.50")), qPrintable(one.label));
            QVERIFY(store().find(one.match).id > 0);
            QVERIFY(one.position >= 0);
        }
        // Without it nothing stands out.
        for (const KeptRound& round : store().rounds()) {
            JudgedFacts other = round.judged;
            other.costs.remove(QStringLiteral("discard/early"));
            QVERIFY(store().keepJudged(round.match.id, round.facts.round, other));
        }
        page.reload();
        QCOMPARE(page.habit(), Habit());
        QVERIFY(page.habitPlaces().isEmpty());
        QVERIFY(!page.habitTold().isEmpty());
    }

    void gettingBetterIsSaidWhenItIsMoreThanChance()
    {
        keepJudgedRounds(store(), game, 60, [](int n) { return n < 30 ? -20.0 + n % 3 : 2.0 + n % 3; });
        Statistics page;
        page.setGame(itsName);
        QCOMPARE(page.growth().size(), 6);
        QCOMPARE(page.growthEnds(), (QList<int>{10, 20, 30, 40, 50, 60}));
        // -20 + (0 + 1 + 2 + … + 0) / 10 = -20 + 9 / 10
        QVERIFY(std::abs(page.growth().first() + 19.1) < 1e-9);
        QVERIFY(page.growthLow().first() < -19.1 && page.growthHigh().first() > -19.1);
        QVERIFY2(page.growthTold().contains(QStringLiteral("better")), qPrintable(page.growthTold()));
        for (const KeptRound& round : store().rounds()) {
            JudgedFacts same = round.judged;
            same.skill = round.match.id % 2;
            QVERIFY(store().keepJudged(round.match.id, round.facts.round, same));
        }
        page.reload();
        QVERIFY2(page.growthTold().contains(QStringLiteral("no more than chance")), qPrintable(page.growthTold()));
    }

    /// Every kind of decision that the judge of a game names has words.
    void everyKindHasWords()
    {
        const std::atomic<bool> never{false};
        for (const QString& of : games()) {
            const auto match = played(of.toStdString(), 6, 400, 1);
            QSet<QString> kinds;
            for (const auto& round : hanpan::strength::judge_rounds(*match, 0, never))
                for (const auto& decision : round.decisions)
                    kinds.insert(QString::fromUtf8(decision.kind.data(), qsizetype(decision.kind.size())));
            for (const QString& kind : std::as_const(kinds))
                QVERIFY2(HistoryWords::decision(of, kind) != kind, qPrintable(of + u' ' + kind));
        }
        for (const char* phase : {"early", "middle", "late"})
            QVERIFY(!HistoryWords::phase(QLatin1String(phase)).isEmpty());
    }

    /// Whoever had a rating is told why it went, until what they played has been judged.
    void theRatingIsExplainedToWhoHadOne()
    {
        keepJudgedRounds(store(), game, 2, [](int) { return 0.0; });
        QVERIFY(store().keepJudged(1, 0, {.version = 0, .costs = {}}));
        Statistics page;
        page.setGame(itsName);
        QCOMPARE(page.unjudged(), 1);
        QCOMPARE(page.ratingGone(), QString());
        QSqlQuery query(store().database().connection());
        QVERIFY(query.exec(QStringLiteral("INSERT INTO about (name, value) VALUES ('rated', '1')")));
        page.reload();
        QVERIFY(page.ratingGone().contains(QStringLiteral("rating")));
    }
};

QTEST_MAIN(StatisticsTest)
#include "statistics_test.moc"
