// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "ai/bot.h"
#include "history.h"
#include "historywords.h"
#include "words/language.h"
#include "words/tablewords.h"
#include "words/words.h"

namespace {

struct LevelRating {
    const char* level;
    double rating;
};
constexpr LevelRating levelRatings[]{{"random", 400},   {"learner", 800}, {"casual", 1000},
                                     {"skilled", 1200}, {"expert", 1400}, {"master", 1600}};

QVariantMap number(const char* id, const QString& label, const QString& value, const QString& hint)
{
    return {{QStringLiteral("id"), QString::fromLatin1(id)},
            {QStringLiteral("label"), label},
            {QStringLiteral("value"), value},
            {QStringLiteral("hint"), hint}};
}

QVariantMap option(const QString& value, const QString& label)
{
    return {{QStringLiteral("value"), value}, {QStringLiteral("label"), label}};
}

QString share(int part, int whole)
{
    return QStringLiteral("%1 %").arg(whole > 0 ? std::lround(100.0 * part / whole) : 0);
}

double unitsOf(const KeptRound& round) { return hanpan::units(round.facts.payments.value(0)); }

QString signedMean(double mean)
{
    const QString text = QLocale().toString(std::abs(mean), 'f', 2);
    return mean > 0.004 ? u'+' + text : mean < -0.004 ? QChar(0x2212) + text : text;
}

} // namespace

double Rating::ofLevel(const QString& level)
{
    for (const LevelRating& one : levelRatings)
        if (level == QLatin1String(one.level))
            return one.rating;
    return start;
}

void Rating::add(const QList<hanpan::half_units>& payments, const QStringList& levels, bool lowWins)
{
    constexpr double weight = 24; // of a whole round, shared by the opponents
    const int opponents = int(payments.size()) - 1;
    double change = 0;
    for (int seat = 1; seat <= opponents; ++seat) {
        const double expected = 1 / (1 + std::pow(10, (ofLevel(levels.value(seat - 1)) - value_) / 400));
        const auto mine = lowWins ? -payments[0] : payments[0];
        const auto other = lowWins ? -payments[seat] : payments[seat];
        change += (mine > other ? 1 : mine == other ? 0.5 : 0) - expected;
    }
    if (opponents > 0)
        value_ += weight * change / opponents;
}

Statistics::Statistics(QObject* parent) : QObject(parent)
{
    connect(History::instance(), &History::changed, this, &Statistics::reload);
    connect(Language::instance(), &Language::changed, this, &Statistics::reload);
    reload();
}

void Statistics::choose(QString& field, const QString& value)
{
    if (field == value)
        return;
    field = value;
    emit filterChanged();
    reload();
}

void Statistics::setGame(const QString& game)
{
    if (game == game_)
        return;
    rules_.clear();
    level_.clear();
    choose(game_, game);
}

void Statistics::setRules(const QString& rules) { choose(rules_, rules); }
void Statistics::setLevel(const QString& level) { choose(level_, level); }
void Statistics::setKind(const QString& kind) { choose(kind_, kind); }

void Statistics::reload()
{
    HistoryStore& store = History::instance()->store();
    const QString where = QStringLiteral("game = ? AND kind = ?");
    const QList<KeptMatch> matches = store.list(where, {game_, kind_});
    const QList<KeptRound> all = store.rounds(where, {game_, kind_});
    ruleSets_ = {option({}, tr("All rules"))};
    levels_ = {option({}, tr("All levels"))};
    QStringList keys;
    QStringList found;
    for (const KeptMatch& m : matches) {
        if (!keys.contains(m.rulesKey)) {
            keys.append(m.rulesKey);
            ruleSets_.append(option(m.rulesKey, HistoryWords::rules(m)));
        }
        if (const QString level = HistoryWords::levelOf(m); !found.contains(level))
            found.append(level);
    }
    std::sort(found.begin(), found.end(),
              [](const QString& a, const QString& b) { return Rating::ofLevel(a) < Rating::ofLevel(b); });
    for (const QString& level : std::as_const(found))
        levels_.append(option(level, HistoryWords::level(level)));

    const auto rulesFit = [&](const KeptMatch& m) { return rules_.isEmpty() || m.rulesKey == rules_; };
    const auto fits = [&](const KeptMatch& m) {
        return rulesFit(m) && (level_.isEmpty() || HistoryWords::levelOf(m) == level_);
    };
    QList<KeptRound> rounds;
    QList<KeptRound> rated;
    for (const KeptRound& round : all) {
        if (rulesFit(round.match))
            rated.append(round);
        if (fits(round.match))
            rounds.append(round);
    }
    QList<KeptMatch> chosen;
    std::copy_if(matches.begin(), matches.end(), std::back_inserter(chosen), fits);
    lowWins_ = game_ == QLatin1String("hollywood");
    rounds_ = int(rounds.size());
    countRounds(rounds);
    countMatches(chosen);
    countEndings(rounds);
    rate(rated);
    emit changed();
}

void Statistics::countRounds(const QList<KeptRound>& rounds)
{
    numbers_.clear();
    counts_.clear();
    scoreLine_ = {0.0};
    const int count = int(rounds.size());
    int won = 0;
    int streak = 0;
    int longest = 0;
    double sum = 0;
    double squares = 0;
    double best = 0;
    double worst = 0;
    double places = 0;
    QMap<QString, int> counted;
    for (const KeptRound& round : rounds) {
        const double paid = unitsOf(round);
        won += round.facts.won;
        streak = round.facts.won ? streak + 1 : 0;
        longest = std::max(longest, streak);
        sum += paid;
        squares += paid * paid;
        best = &round == &rounds.first() ? paid : lowWins_ ? std::min(best, paid) : std::max(best, paid);
        worst = &round == &rounds.first() ? paid : lowWins_ ? std::max(worst, paid) : std::min(worst, paid);
        places += round.facts.place;
        scoreLine_.append(sum);
        for (auto it = round.facts.counts.begin(); it != round.facts.counts.end(); ++it)
            counted[it.key()] += it.value();
    }
    const double mean = count > 0 ? sum / count : 0;
    const double spread = count > 1 ? std::sqrt(std::max(0.0, squares - count * mean * mean) / (count - 1)) : 0;
    const QString within = count > 1 ? QLocale().toString(1.96 * spread / std::sqrt(double(count)), 'f', 2) : QString();

    numbers_.append(number("rounds", tr("Rounds"), QLocale().toString(count), tr("Rounds played to their end.")));
    numbers_.append(
        number("won", tr("Rounds won"),
               count > 0 ? tr("%1 · %2", "how many, per cent").arg(won).arg(share(won, count)) : QStringLiteral("0"),
               tr("Rounds of which you were the winner, or one of several.")));
    numbers_.append(number("mean", lowWins_ ? tr("Points a round") : tr("Payment a round"),
                           count > 0 ? signedMean(mean) : QStringLiteral("–"),
                           count > 1
                               ? tr("The mean over %1 rounds; the true value lies within ±%2 of it in 19 cases of 20.")
                                     .arg(count)
                                     .arg(within)
                               : tr("The mean of what a round brought you.")));
    numbers_.append(number("place", tr("Place in a round"),
                           count > 0 ? QLocale().toString(places / count, 'f', 2) : QStringLiteral("–"),
                           tr("The mean of your places by payment; equal payments share a place.")));
    numbers_.append(number("best", tr("Best round"), count > 0 ? Words::signedAmount(best) : QStringLiteral("–"),
                           tr("The best single round.")));
    numbers_.append(number("worst", tr("Worst round"), count > 0 ? Words::signedAmount(worst) : QStringLiteral("–"),
                           tr("The worst single round.")));
    numbers_.append(number("streak", tr("Longest streak"), QLocale().toString(longest),
                           tr("Rounds won one after another, across matches; %1 at present.").arg(streak)));

    QStringList shown = HistoryWords::usualCounts(game_);
    for (auto it = counted.begin(); it != counted.end(); ++it)
        if (!shown.contains(it.key()))
            shown.append(it.key());
    for (const QString& id : std::as_const(shown)) {
        const int times = counted.value(id);
        counts_.append(
            QVariantMap{{QStringLiteral("id"), id},
                        {QStringLiteral("label"), HistoryWords::count(game_, id)},
                        {QStringLiteral("value"), QLocale().toString(times)},
                        {QStringLiteral("rate"),
                         count > 0 ? QLocale().toString(double(times) / count, 'f', 2) : QStringLiteral("–")},
                        {QStringLiteral("hint"), HistoryWords::countHint(id)}});
    }
    QSet<int> matches;
    for (const KeptRound& round : rounds)
        matches.insert(round.match.id);
    population_ = count == 0
                      ? tr("No round has been played to its end yet.")
                      //: number of rounds, number of matches, first day, last day
                      : tr("%1 rounds of %2 matches, %3 – %4")
                            .arg(QLocale().toString(count), QLocale().toString(matches.size()),
                                 HistoryWords::day(rounds.first().ended), HistoryWords::day(rounds.last().ended));
}

void Statistics::countMatches(const QList<KeptMatch>& matches)
{
    int over = 0;
    int first = 0;
    for (const KeptMatch& m : matches) {
        over += m.over;
        first += m.over && m.place == 1;
    }
    numbers_.insert(1,
                    number("matches", tr("Matches"), QLocale().toString(over),
                           tr("Matches played to their end; %1 more are not over.").arg(int(matches.size()) - over)));
    numbers_.insert(2, number("matchesWon", tr("Matches won"),
                              over > 0 ? tr("%1 · %2", "how many, per cent").arg(first).arg(share(first, over))
                                       : QStringLiteral("0"),
                              tr("Matches you ended in first place, alone or with others.")));
}

void Statistics::countEndings(const QList<KeptRound>& rounds)
{
    QMap<QString, std::pair<int, int>> ways;
    for (const KeptRound& round : rounds) {
        ++ways[round.facts.ending].first;
        ways[round.facts.ending].second += round.facts.won;
    }
    QStringList order = ways.keys();
    std::stable_sort(order.begin(), order.end(),
                     [&](const QString& a, const QString& b) { return ways[a].first > ways[b].first; });
    endings_.clear();
    for (const QString& ending : std::as_const(order))
        endings_.append(QVariantMap{{QStringLiteral("label"), HistoryWords::ending(game_, ending)},
                                    {QStringLiteral("count"), ways[ending].first},
                                    {QStringLiteral("share"), double(ways[ending].first) / double(rounds.size())},
                                    {QStringLiteral("won"), ways[ending].second}});
}

void Statistics::rate(const QList<KeptRound>& rounds)
{
    Rating rating;
    ratingLine_ = {Rating::start};
    for (const KeptRound& round : rounds) {
        rating.add(round.facts.payments, round.match.levels, lowWins_);
        ratingLine_.append(rating.value());
    }
    numbers_.append(number("rating", tr("Rating"), QLocale().toString(qRound(rating.value())),
                           tr("By Elo's formula, beginning at 1000: each opponent of a round is one game against "
                              "the level's fixed rating. Over %1 rounds, whatever the level.")
                               .arg(rounds.size())));
    ratingLevels_.clear();
    for (const std::string& level : hanpan::bot_levels())
        if (level != "random")
            ratingLevels_.append(
                QVariantMap{{QStringLiteral("label"), Words::levelName(QString::fromStdString(level))},
                            {QStringLiteral("value"), Rating::ofLevel(QString::fromStdString(level))}});
}
