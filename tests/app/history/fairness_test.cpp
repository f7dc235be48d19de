// SPDX-License-Identifier: GPL-3.0-or-later
// What was dealt beside what chance says: the formulas against tables and against all hands there are, and the counts against
// the matches they are of.
#include <cmath>

#include <QTemporaryDir>

#include "history/dealing.h"
#include "history_help.h"

using namespace history_help;

class FairnessTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<History> history_;

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("en"))); }
    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        history_ = std::make_unique<History>(folder_->filePath(QStringLiteral("history.sqlite")));
    }
    void cleanup() { history_.reset(); }

    /// The usual tables of chi-square.
    void theTailIsThatOfTheTables()
    {
        const struct {
            double x;
            int freedom;
            double tail;
        } tables[]{{3.841, 1, 0.05},   {6.635, 1, 0.01},  {5.991, 2, 0.05},   {11.345, 3, 0.01},  {4.351, 5, 0.50},
                   {18.307, 10, 0.05}, {2.558, 10, 0.99}, {36.191, 19, 0.01}, {67.505, 50, 0.05}, {68.669, 51, 0.05}};
        for (const auto& line : tables)
            QVERIFY2(std::abs(chiSquareTail(line.x, line.freedom) - line.tail) < 2e-4,
                     qPrintable(QStringLiteral("%1 %2").arg(line.x).arg(line.freedom)));
        QCOMPARE(chiSquareTail(0, 7), 1.0);
        QVERIFY(chiSquareTail(5000, 51) < 1e-12);
    }

    /// Every hand of three of a deck A A A B B C, dealt once each: nothing differs from the average, whose spread is counted here.
    void allHandsTogetherAreTheAverage()
    {
        const QStringList deck{"A", "A", "A", "B", "B", "C"};
        DealtPieces pieces;
        for (const QString& piece : deck)
            ++pieces.deck[piece];
        pieces.inDeck = 6;
        double a = 0, aSquares = 0;
        for (int hand = 0; hand < 64; ++hand) {
            QList<QString> own, theirs;
            for (int i = 0; i < 6; ++i)
                (hand >> i & 1 ? own : theirs).append(deck[i]);
            if (own.size() != 3)
                continue;
            pieces.add(own, theirs);
            a += double(own.count(QStringLiteral("A")));
            aSquares += std::pow(double(own.count(QStringLiteral("A"))), 2);
        }
        QCOMPARE(pieces.rounds, 20);
        for (const QString& piece : {QStringLiteral("A"), QStringLiteral("B"), QStringLiteral("C")})
            QVERIFY(std::abs(pieces.mine.came[piece] - pieces.expected(pieces.mine, piece)) < 1e-9);
        // Twenty rounds vary by twenty times what one does.
        const double one = aSquares / 20 - a / 20 * a / 20;
        QVERIFY(std::abs(std::pow(pieces.deviation(pieces.mine, QStringLiteral("A")), 2) - 20 * one) < 1e-9);
        QCOMPARE(pieces.fit(pieces.mine), 1.0);
        QCOMPARE(pieces.fit(pieces.others), 1.0);
        // Always the same hand is no chance.
        DealtPieces rigged = pieces;
        for (int i = 0; i < 40; ++i)
            rigged.add({"A", "A", "A"}, {"B", "B", "C"});
        QVERIFY(rigged.fit(rigged.mine) < 0.001);
    }

    /// Real deals: as many pieces as were dealt, chance explains them, and each count is that of the hands themselves.
    void whatWasDealtIsCounted()
    {
        for (const QString& game : games()) {
            int rounds = 0, ofOne = 0;
            QString one;
            for (int seed = 1; seed <= 12; ++seed) {
                hanpan::match_setup setup;
                setup.game = game.toStdString();
                setup.players = 4;
                setup.seed = std::uint64_t(seed) * 7919;
                setup.rounds = setup.until = 1;
                const auto match = std::move(*hanpan::make_match(setup));
                for (const hanpan::zone& zone : match->open_zones())
                    if (zone.id == "hand:0")
                        for (const std::string& piece : zone.pieces) {
                            if (one.isEmpty())
                                one = QString::fromStdString(piece);
                            ofOne += QString::fromStdString(piece) == one;
                        }
                while (step(*match, "casual"))
                    ;
                rounds += int(match->finished_rounds().size());
                QVERIFY(history_->store().add(*match, {.levels = {QStringLiteral("casual")}, .kind = MatchKind::Match},
                                              actionsOf(*match)) > 0);
            }
            QVERIFY(!one.isEmpty());
            double told = -1;
            const DealtPieces found = dealtPieces(history_->store(), game, 100, [&](double share) {
                told = share;
                return true;
            });
            QCOMPARE(found.rounds, rounds);
            QVERIFY(told > 0.5 && told < 1);
            QCOMPARE(found.mine.came.value(one), ofOne);
            double all = 0;
            for (const int came : found.mine.came)
                all += came;
            QCOMPARE(all, found.mine.pieces);
            QVERIFY2(found.fit(found.mine) > 1e-4 && found.fit(found.others) > 1e-4,
                     qPrintable(
                         QStringLiteral("%1 %2 %3").arg(game).arg(found.fit(found.mine)).arg(found.fit(found.others))));
        }
        Dealing page;
        page.setProperty("game", games().first());
        page.count();
        QVERIFY(page.running());
        QTRY_VERIFY_WITH_TIMEOUT(!page.running() && !page.pieces().isEmpty(), 30000);
        QVERIFY2(page.population().startsWith(QStringLiteral("12 ")), qPrintable(page.population()));
        QVERIFY2(page.mineTold().contains(QStringLiteral("of 100 cases")), qPrintable(page.mineTold()));
    }
};

QTEST_MAIN(FairnessTest)
#include "fairness_test.moc"
