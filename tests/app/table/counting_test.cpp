// SPDX-License-Identifier: GPL-3.0-or-later
// How the end of a round is counted up: over random rounds and house rules of every game, what is shown comes to what is
// paid, and every word with a number in it says the truth.
#include <QRegularExpression>

#include "history_help.h"
#include "properties/rule_sets.h"
#include "table/playedmatch.h"
#include "table/results.h"
#include "table_help.h"

namespace {

double numberIn(const QString& words, const char* pattern)
{
    const auto found = QRegularExpression(QRegularExpression::anchoredPattern(QString::fromUtf8(pattern))).match(words);
    return found.hasMatch() ? found.captured(1).remove(u',').toDouble() : -1;
}

/// What the words of a line of the bill come to by themselves, read as a person reads them: -1 where they name no amount
/// to begin with. `worth`: what the payer's hand is said to count.
double readAloud(const SettlementRow& line, const QString& worth)
{
    double sum = -1;
    const auto add = [&](double amount) { sum = std::max(sum, 0.0) + amount; };
    double each = 0;
    for (const QString& words : line.factors) {
        double n = 0;
        if ((n = numberIn(words, ".* ×(\\d+)")) > 0 ||
            (n = numberIn(words, "([\\d,.]+) chips? per (?:point|stake)")) > 0 ||
            (n = numberIn(words, "for all (\\d+) losers")) > 0 || (n = numberIn(words, "Stake: ([\\d,.]+) chips")) > 0)
            sum = (sum < 0 && line.reason == QLatin1String("one stake each") ? 1 : sum) * n;
        else if ((n = numberIn(words, "([\\d,.]+) stakes?")) >= 0 || (n = numberIn(words, "([\\d,]+) points?")) >= 0 ||
                 (n = numberIn(words, "hand (\\d+)")) >= 0 || (n = numberIn(words, "special \\+(\\d+)")) >= 0 ||
                 (n = numberIn(words, "share of the hand (\\d+)")) >= 0 ||
                 (n = numberIn(words, "(\\d+) cards? in the pile")) >= 0 ||
                 (n = numberIn(words, "others still hold (\\d+) cards?")) >= 0)
            add(n);
        else if ((n = numberIn(words, "(\\d+) uncombined cubes?")) >= 0)
            each = n;
        else if ((n = numberIn(words, "(\\d+) chips? each")) >= 0)
            add(each * n);
        else if (numberIn(words, "(\\d+) cards?") >= 0)
            add(numberIn(worth, "(\\d+) points?"));
        else if ((n = numberIn(words, "of (\\d+) owed")) >= 0)
            return sum == n && line.amount < n ? line.amount : -2;
        else if (words.startsWith(QLatin1String("shared by ")))
            return sum < 0 || line.amount < sum ? line.amount : -2;
        else if (words == QLatin1String("never melded"))
            return line.amount == 0 || sum < 0 ? -1 : -2; // half a stake, or none
    }
    return sum;
}

} // namespace

class CountingTest : public QObject {
    Q_OBJECT

    void look(const PlayedMatch& played, const QString& rules)
    {
        const Situation now = played.situation();
        const hanpan::settlement result = played->settle();
        const RoundOutcome shown = results::round(played, now);
        QStringList bill{rules};
        for (const SettlementRow& line : shown.settlement)
            bill.append(line.text);
        const QByteArray said = bill.join(u'\n').toUtf8();
        for (const SettlementRow& line : shown.settlement) {
            const double read = readAloud(line, line.from < 0 ? QString() : shown.hands[line.from].worth);
            QVERIFY2(read == -1 || read == line.amount,
                     said + "\nread: " + QByteArray::number(read) + " of " + line.text.toUtf8());
            named_ += read >= 0;
        }
        QSet<int> places;
        QSet<int> placesBefore;
        for (const PaymentRow& row : shown.payments) {
            places.insert(row.place);
            placesBefore.insert(row.placeBefore);
            // Its own steps, and then what comes from the others.
            double counted = row.steps.isEmpty() ? 0 : row.steps.last().amount;
            double before = 0; // of the lines before
            qsizetype at = 0;
            for (const hanpan::settlement_line& line : result.lines) {
                if (line.from >= 0 && line.to == row.seat)
                    counted += hanpan::units(line.amount);
                if (line.amount == 0 || (line.from != row.seat && (line.from >= 0 || line.to != row.seat)))
                    continue;
                const qsizetype steps =
                    std::max<qsizetype>(1, std::count_if(line.factors.begin(), line.factors.end(),
                                                         [](const auto& one) { return one.counts(); }));
                QVERIFY2(at + steps <= row.steps.size(), said);
                double last = before;
                for (qsizetype i = 0; i < steps; ++i) {
                    const CountStep& step = row.steps[at + i];
                    QVERIFY2(!step.words.isEmpty(), said);
                    if (step.times > 1) {
                        QVERIFY2(step.words.contains(QString::number(step.times)), said);
                        QCOMPARE(step.amount - before, (last - before) * step.times);
                        doubled_ += 1;
                    } else {
                        QVERIFY2(!step.words.contains(u'×'), step.words.toUtf8());
                    }
                    last = step.amount;
                }
                QCOMPARE(std::abs(last - before), std::abs(hanpan::units(line.amount)));
                before = last;
                at += steps;
            }
            QCOMPARE(at, row.steps.size());
            QVERIFY2(counted == row.amount, said + "\ncounted: " + QByteArray::number(counted));
        }
        QCOMPARE(int(places.size()), now.players);
        QCOMPARE(int(placesBefore.size()), now.players);
        QVERIFY(!shown.tale.contains(u'%'));
        told_ += !shown.tale.isEmpty();
    }

    int named_ = 0;
    int doubled_ = 0;
    int told_ = 0;

private slots:
    void countsToWhatIsPaid_data()
    {
        QTest::addColumn<QString>("game");
        for (const QString& game : history_help::games())
            QTest::newRow(qPrintable(game)) << game;
    }
    void countsToWhatIsPaid()
    {
        QFETCH(QString, game);
        named_ = doubled_ = told_ = 0;
        const hanpan::game_entry* const entry = hanpan::find_game(game.toStdString());
        hanpan::random_stream dice(53);
        auto sets = hanpan::testing_rules::presets(entry->book());
        for (auto& set : hanpan::testing_rules::random_sets(entry->book(), 60, dice))
            sets.push_back(std::move(set));
        int rounds = 0;
        for (const auto& set : sets) {
            const int span = entry->max_players - entry->min_players + 1;
            hanpan::match_setup setup;
            setup.game = game.toStdString();
            setup.players = entry->min_players + int(dice.below(std::uint32_t(span)));
            setup.seed = std::uint64_t(rounds) + 1;
            setup.rules = set.values;
            setup.rounds = 2;
            auto made = hanpan::make_match(setup);
            if (!made)
                continue;
            PlayedMatch played;
            played.take(std::move(*made), {}, {});
            const bool bots = dice.below(2) == 0;
            for (int round = 0; round < 2; ++round) {
                // By chance the stranger rounds come, by bots those in which somebody has a hand to win with.
                while (!played->round_over()) {
                    if (bots) {
                        QVERIFY(history_help::step(*played));
                        continue;
                    }
                    const hanpan::seat who = played->to_act().lowest();
                    const std::vector<std::string> legal = played->legal(who);
                    QVERIFY(!legal.empty());
                    const std::string& action = legal[dice.below(std::uint32_t(legal.size()))];
                    QVERIFY(played->play(who, action).allowed());
                }
                look(played, QString::fromStdString(set.name));
                if (QTest::currentTestFailed())
                    return;
                ++rounds;
                if (played->over())
                    break;
                played.nextRound();
            }
        }
        QVERIFY2(rounds > 20, QByteArray::number(rounds));
        QVERIFY2(named_ > 20, QByteArray::number(named_));
        if (game == QLatin1String("hoola"))
            QVERIFY(doubled_ > 20);
    }
};

QTEST_GUILESS_MAIN(CountingTest)
#include "counting_test.moc"
