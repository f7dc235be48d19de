// SPDX-License-Identifier: GPL-3.0-or-later
// One sign for a score everywhere: what the result sheet, the history, the review, the plots and what is written out say of the
// same rounds is what the engine paid, written in one way.
#include <QStandardPaths>
#include <QTemporaryDir>

#include "catalog/gamecatalog.h"
#include "history/historymodel.h"
#include "history/records.h"
#include "history_help.h"
#include "judge/evenings.h"
#include "review/dealofday.h"
#include "review/review.h"
#include "review/scoresheet.h"
#include "table/tablesession.h"
#include "table_help.h"

using namespace history_help;

namespace {

/// What good and bad are written like, made here from the rules of each game: Hollywood Rummy counts penalty points, which have no
/// sign; all others pay each other.
bool penalty(const QString& game) { return game == QLatin1String("hollywood"); }

QString bare(double units) { return QString::number(std::abs(units), 'f', std::fmod(units, 1) == 0 ? 0 : 1); }

QString brief(const QString& game, double units)
{
    if (penalty(game))
        return bare(units);
    return (units > 0 ? QStringLiteral("+") : units < 0 ? QStringLiteral("−") : QString()) + bare(units);
}

QString full(const QString& game, double units)
{
    return penalty(game)
               ? bare(units) + (units == 1 ? QStringLiteral(" penalty point") : QStringLiteral(" penalty points"))
               : brief(game, units);
}

/// In Dragon Holla everybody begins with 100 chips, and a score is what lies before one.
QString total(const QString& game, double units)
{
    return game == QLatin1String("dragon")
               ? bare(units) + (units == 1 ? QStringLiteral(" chip") : QStringLiteral(" chips"))
               : full(game, units);
}

/// With one decimal, as the review says what the coach expects.
QString reviewed(const QString& game, double units)
{
    const QString amount = QString::number(std::abs(units), 'f', 1);
    return penalty(game) ? amount + QStringLiteral(" penalty points")
           : units == 0  ? amount
                         : (units > 0 ? QStringLiteral("+") : QStringLiteral("−")) + amount;
}

} // namespace

class SignsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("hanpan-tests"));
        QCoreApplication::setApplicationName(QStringLiteral("signs"));
        QLocale::setDefault(QLocale(QStringLiteral("en")));
    }
    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        history_ = std::make_unique<History>(folder_->filePath(QStringLiteral("history.sqlite")));
    }
    void cleanup() { history_.reset(); }

    void theGameSaysWhatItsPointsAre()
    {
        for (const hanpan::game_entry& entry : hanpan::all_games()) {
            const QString id = QString::fromUtf8(entry.id.data(), qsizetype(entry.id.size()));
            QVERIFY(tableGame(id));
            QCOMPARE(tableGame(id)->scores.penalty(), entry.low_score_wins);
        }
    }

    void gamesStandInOneOrder()
    {
        QStringList home;
        for (const auto& [id, game] : tableGames())
            home.append(id);
        QCOMPARE(GameCatalog::create(nullptr, nullptr)->games(), home);
        DealOfDay day;
        QStringList dealt;
        for (const DayDeal& deal : day.deals())
            dealt.append(deal.game);
        QCOMPARE(dealt, home);
    }

    /// What a person calls own rules stays with the match wherever it is looked at or played again.
    void ownRulesKeepTheirName()
    {
        const QString name = QStringLiteral("At grandmother's");
        const auto match = played("hoola", 5, 4000, 1);
        QVERIFY(match->over());
        const int id = history_->store().add(*match,
                                             {.levels = {QStringLiteral("learner")},
                                              .kind = MatchKind::Match,
                                              .began = QDateTime::currentDateTimeUtc(),
                                              .rulesName = name},
                                             {});
        TableSession replay;
        QVERIFY(replay.replayKept(id));
        QCOMPARE(replay.ruleSetLabel(), name);
        TableSession again;
        again.setKept(true);
        again.setUntimed(true);
        QVERIFY2(again.playKeptAgain(id, false), qPrintable(again.startError()));
        QCOMPARE(again.ruleSetLabel(), name);
        QCOMPARE(history_->store().find(again.matchId()).rulesName, name);
    }

    void everyPageSaysTheSame_data()
    {
        QTest::addColumn<QString>("game");
        for (const QString& game : games())
            QTest::newRow(qPrintable(game)) << game;
    }
    void everyPageSaysTheSame()
    {
        QFETCH(QString, game);
        TableSession session;
        session.setKept(true);
        session.setDemo(true);
        session.setUntimed(true);
        QVERIFY2(session.start(game, 3, {}, QStringLiteral("7"), {QStringLiteral("learner")}, 2, 0),
                 qPrintable(session.startError()));
        std::vector<hanpan::settlement> rounds;
        for (int round = 0; round < 2; ++round) {
            QTRY_VERIFY_WITH_TIMEOUT(session.phase() != QLatin1String("playing"), 60000);
            rounds = table_help::matchOf(session)->finished_rounds();
            QCOMPARE(int(rounds.size()), round + 1);
            const std::vector<hanpan::half_units> scores = table_help::matchOf(session)->scores();
            // The result sheet.
            for (int seat = 0; seat < session.players(); ++seat) {
                const PaymentRow row = session.result().payments[seat];
                const double paid = hanpan::units(rounds.back().payments[std::size_t(seat)]);
                QCOMPARE(row.payment, full(game, paid));
                QCOMPARE(row.score, total(game, hanpan::units(scores[std::size_t(seat)])));
                const int good = paid == 0 ? 0 : (paid > 0) == penalty(game) ? -1 : 1;
                QCOMPARE(row.paymentSign, good);
                QCOMPARE(GameCatalog::create(nullptr, nullptr)->scoreBrief(game, paid), brief(game, paid));
            }
            // Its lines: of what has but one side the sign is that of who it stands at.
            for (const auto& line : session.result().settlement) {
                const int from = line.from;
                const int to = line.to;
                const double amount = line.amount;
                if (from < 0 || to < 0)
                    QCOMPARE(line.aloneText, full(game, to < 0 && !penalty(game) ? -amount : amount));
                if (penalty(game))
                    QVERIFY2(line.text.contains(full(game, amount)), qPrintable(line.text));
            }
            if (session.phase() == QLatin1String("roundOver") && round == 0)
                session.nextRound();
        }
        const int id = session.matchId();
        const std::vector<hanpan::half_units> scores = table_help::matchOf(session)->scores();
        const auto sheet = session.scoreTable();
        QList<double> mine;
        double sum = 0;
        for (const hanpan::settlement& round : rounds) {
            mine.append(hanpan::units(round.payments[0]));
            sum += mine.last();
        }
        // The grid of rounds, and its paper.
        for (int round = 0; round < 2; ++round)
            for (int seat = 0; seat < session.players(); ++seat)
                QCOMPARE(sheet.rows[round].cells[seat],
                         brief(game, hanpan::units(rounds[std::size_t(round)].payments[std::size_t(seat)])));
        for (int seat = 0; seat < session.players(); ++seat) {
            const double all = hanpan::units(scores[std::size_t(seat)]);
            QCOMPARE(sheet.totals[seat], penalty(game) ? brief(game, all) : total(game, all));
        }
        QString trouble;
        const QString paper = scoreSheet(id, &trouble);
        for (const double paid : std::as_const(mine))
            QVERIFY2(paper.contains(QStringLiteral("<td align='right'>%1</td>").arg(brief(game, paid))),
                     qPrintable(paper));

        // The row of the history, and what stands beside it.
        HistoryModel model;
        QCOMPARE(model.count(), 1);
        const QString kept = total(game, hanpan::units(scores[0]));
        QCOMPARE(model.data(model.index(0), HistoryModel::Score).toString(), kept);
        QCOMPARE(history_->about(id).score, kept);
        const int shown = model.data(model.index(0), HistoryModel::ScoreSign).toInt();
        QCOMPARE(shown, penalty(game) || game == QLatin1String("dragon") ? 0 : sum > 0 ? 1 : sum < 0 ? -1 : 0);

        // The review: where its line ends, and what it takes apart.
        Review review;
        review.setDeep(false);
        review.setMatchId(id);
        QTRY_VERIFY_WITH_TIMEOUT(!review.running(), 120000);
        QCOMPARE(review.error(), QString());
        QCOMPARE(review.line().size(), review.decisions().size() + review.rounds().size());
        QCOMPARE(review.places().size(), review.line().size());
        double inAll = 0;
        for (const RoundLuck& account : review.luck()) {
            QCOMPARE(review.scoreText(account.paid), reviewed(game, mine[account.round - 1]));
            inAll += account.paid;
        }
        QCOMPARE(review.luckInAll().round, 0);
        QCOMPARE(review.luckInAll().paid, inAll);
        const QList<ReviewedRow> decisions = review.decisions();
        for (int i = 0; i < review.rounds().size(); ++i) {
            const ReviewedRound round = review.rounds()[i];
            const int end = i + 1 < review.rounds().size() ? review.rounds()[i + 1].at : int(review.line().size());
            QCOMPARE(end - round.at,
                     1 + int(std::count_if(decisions.cbegin(), decisions.cend(),
                                           [&](const ReviewedRow& one) { return one.round == round.round; })));
            QCOMPARE(review.scoreText(review.line()[end - 1]), reviewed(game, mine[round.round - 1]));
        }
        QCOMPARE(review.changeText(2), penalty(game) ? QStringLiteral("2.0 fewer") : QStringLiteral("+2.0"));
        QCOMPARE(review.changeText(-2), penalty(game) ? QStringLiteral("2.0 more") : QStringLiteral("−2.0"));

        // The table that goes out has the numbers themselves.
        const QStringList lines = QString::fromUtf8(writeTable(history_->store())).split(QStringLiteral("\r\n"));
        const auto column = lines[0].split(u',').indexOf(QStringLiteral("payment"));
        for (int round = 0; round < 2; ++round)
            QCOMPARE(lines[round + 1].split(u',')[column].toDouble(), mine[round]);

        // A sheet of an evening with the same rounds.
        Evenings evenings;
        QVERIFY(evenings.begin(game, sheet.names).ok);
        for (const hanpan::settlement& round : rounds) {
            QStringList amounts;
            for (const hanpan::half_units paid : round.payments)
                amounts.append(QString::number(hanpan::units(paid)));
            QVERIFY(evenings.addRound(amounts).ok);
        }
        for (int round = 0; round < 2; ++round) {
            const ScoreRow there = evenings.table().rows[round];
            QCOMPARE(there.cells, sheet.rows[round].cells);
            QCOMPARE(there.signs, sheet.rows[round].signs);
        }
    }

private:
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<History> history_;
};

QTEST_MAIN(SignsTest)
#include "signs_test.moc"
