// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics.h"

#include <algorithm>
#include <cmath>

#include "history.h"
#include "historywords.h"
#include "search/bot.h"
#include "strength/judge.h"
#include "words/language.h"
#include "words/tablewords.h"

namespace {

/// This many rounds are added up at once; more are added up beside the window.
constexpr int atOnce = 4000;

StatisticRow number(const char* id, const QString& label, const QString& value, const QString& hint)
{
    return {.id = QString::fromLatin1(id), .label = label, .value = value, .hint = hint};
}

/// The place of a level among the levels, the weakest first; "mixed" is last.
std::ptrdiff_t rankOf(const QString& level)
{
    const auto& levels = hanpan::bot_levels();
    return std::find(levels.begin(), levels.end(), level.toStdString()) - levels.begin();
}

QString share(int part, int whole)
{
    return QStringLiteral("%1%").arg(whole > 0 ? std::lround(100.0 * part / whole) : 0);
}

} // namespace

Statistics::Statistics(QObject* parent) : QObject(parent)
{
    connect(History::instance(), &History::changed, this, &Statistics::reload);
    connect(Language::instance(), &Language::changed, this, &Statistics::reload);
    reload();
}

const GameTable& Statistics::its() const
{
    const GameTable* const game = tableGame(filter_.game);
    return game ? *game : *tableGame(firstGame());
}

void Statistics::setGame(const QString& game)
{
    if (game == filter_.game)
        return;
    filter_.rules.clear();
    filter_.level.clear();
    choose(filter_.game, game);
}

void Statistics::setRules(const QString& rules) { choose(filter_.rules, rules); }
void Statistics::setLevel(const QString& level) { choose(filter_.level, level); }
void Statistics::setKind(const QString& kind) { choose(filter_.kind, kind); }

Statistics::Sums Statistics::add(HistoryStore& store, const Filter& filter, const std::atomic<bool>& stop)
{
    Sums sums;
    sums.chosen = roundSums(store, filter.game, filter.kind, filter.rules, filter.level, stop);
    if (filter.kind == QLatin1String("match"))
        sums.skills = store.skills(filter.game, filter.rules, filter.level);
    QString where = QStringLiteral("over = 0 AND game = ? AND kind = ?");
    QVariantList values{filter.game, filter.kind};
    if (!filter.rules.isEmpty()) {
        where += QStringLiteral(" AND rules_key = ?");
        values.append(filter.rules);
    }
    if (!filter.level.isEmpty()) {
        where += QStringLiteral(" AND level = ?");
        values.append(filter.level);
    }
    sums.unfinished = store.count(where, values);
    return sums;
}

void Statistics::reload()
{
    HistoryStore& store = History::instance()->store();
    const bool wasCounting = counting();
    work_.callOff();
    ruleSets_ = {{.value = QString(), .label = tr("All rules")}};
    levels_ = {{.value = QString(), .label = tr("All levels")}};
    for (const KeptMatch& m : store.ruleSets(filter_.game))
        ruleSets_.append({.value = m.rulesKey, .label = HistoryWords::rules(m)});
    QStringList found = store.levels(filter_.game);
    std::sort(found.begin(), found.end(), [](const QString& a, const QString& b) { return rankOf(a) < rankOf(b); });
    for (const QString& level : std::as_const(found))
        levels_.append({.value = level, .label = HistoryWords::level(level)});
    filter_.lowWins = its().scores.penalty();

    const auto much = [&](const QString& level) {
        return store.manyRounds(filter_.game, store.sums(filter_.game, filter_.kind, filter_.rules, level), atOnce);
    };
    if (!much(filter_.level) && (filter_.level.isEmpty() || !much({}))) {
        show(add(store, filter_, std::atomic<bool>(false)));
        if (wasCounting)
            emit countingChanged();
        return;
    }
    // Years of playing that were never added up: that is done beside the window, and the page says so.
    work_.run([this, filter = filter_, file = store.database().file()](const Background::Job& job) {
        HistoryStore own(file);
        return [this, sums = add(own, filter, job.stop())] {
            show(sums);
            emit countingChanged();
        };
    });
    emit changed();
    emit countingChanged();
}

void Statistics::show(const Sums& sums)
{
    rounds_ = sums.chosen.rounds;
    showNumbers(sums);
    showEndings(sums.chosen);
    const auto line = [](const SampledLine& from, int count) {
        QList<double> points = from.points;
        if (count % from.stride != 0)
            points.append(from.last);
        return points;
    };
    stride_ = sums.chosen.score.stride;
    scoreLine_ = line(sums.chosen.score, sums.chosen.rounds);
    emit changed();
}

void Statistics::showNumbers(const Sums& all)
{
    const RoundSums& sums = all.chosen;
    const int count = sums.rounds;
    const double mean = count > 0 ? hanpan::units(sums.sum) / count : 0;
    const double spread = count > 1 ? std::sqrt(std::max(0.0, sums.squares - count * mean * mean) / (count - 1)) : 0;
    const QString within = count > 1 ? QLocale().toString(1.96 * spread / std::sqrt(double(count)), 'f', 2) : QString();
    const QString none = QStringLiteral("–");
    const double best = hanpan::units(filter_.lowWins ? sums.least : sums.most);
    const double worst = hanpan::units(filter_.lowWins ? sums.most : sums.least);
    const auto ofWhole = [](int part, int whole) {
        return whole > 0 ? tr("%1 · %2", "how many, per cent").arg(QLocale().toString(part), share(part, whole))
                         : QStringLiteral("0");
    };
    numbers_ = {number("rounds", tr("Rounds"), QLocale().toString(count), tr("Rounds played to the end.")),
                number("matches", tr("Matches"), QLocale().toString(sums.over),
                       tr("Finished matches; %1 still in progress.").arg(QLocale().toString(all.unfinished))),
                number("matchesWon", tr("Matches won"), ofWhole(sums.first, sums.over),
                       tr("Matches you ended in first place, alone or with others.")),
                number("won", tr("Rounds won"), ofWhole(sums.won, count), tr("Rounds you won, alone or jointly.")),
                number("mean", filter_.lowWins ? tr("Points per round") : tr("Result per round"),
                       count > 0 ? its().scores.scoreBrief(mean, 2) : none,
                       count > 1
                           ? tr("Average over %1 rounds (95% confidence: ±%2).").arg(QLocale().toString(count), within)
                           : tr("Your average result per round.")),
                number("place", tr("Place in a round"),
                       count > 0 ? QLocale().toString(double(sums.places) / count, 'f', 2) : none,
                       tr("Your average place by payment; equal payments share a place.")),
                strength(all.skills),
                number("best", tr("Best round"), count > 0 ? scoreText(best) : none, tr("The best single round.")),
                number("worst", tr("Worst round"), count > 0 ? scoreText(worst) : none, tr("The worst single round.")),
                number("streak", tr("Longest streak"), QLocale().toString(sums.longest),
                       tr("Rounds won one after another, across matches; %1 at present.").arg(sums.streak))};

    counts_.clear();
    QStringList shown = HistoryWords::usualCounts(filter_.game);
    for (auto it = sums.counted.begin(); it != sums.counted.end(); ++it)
        if (!shown.contains(it.key()))
            shown.append(it.key());
    for (const QString& id : std::as_const(shown)) {
        const qint64 times = sums.counted.value(id);
        counts_.append({.id = id,
                        .label = HistoryWords::count(filter_.game, id),
                        .value = QLocale().toString(times),
                        .rate = count > 0 ? QLocale().toString(double(times) / count, 'f', 2) : none,
                        .hint = HistoryWords::countHint(filter_.game, id)});
    }
    if (count == 0) {
        population_ = tr("No round has been played to the end yet.");
        return;
    }
    const QString rounds = tr("%Ln round(s)", "", count);
    const QString matches = tr("%Ln match(es)", "of …", sums.matches);
    const QString from = HistoryWords::day(sums.from);
    const QString to = HistoryWords::day(sums.to);
    //: a number of rounds, a number of matches ("3 rounds of 2 matches")
    const QString what = tr("%1 of %2").arg(rounds, matches);
    //: rounds of matches, first day, last day
    population_ =
        from == to ? tr("%1, %2", "rounds of matches, the day").arg(what, from) : tr("%1, %2 – %3").arg(what, from, to);
}

StatisticRow Statistics::strength(const SkillSums& sums) const
{
    namespace strength = hanpan::strength;
    const auto level = [](std::string_view id) {
        return HistoryWords::level(QString::fromUtf8(id.data(), qsizetype(id.size())));
    };
    const auto told = [](const QString& value, const QString& more) {
        return number("strength", tr("Strength"), value,
                      tr("What your decisions won beside Casual's. Luck and opponents don't count.") + u' ' + more);
    };
    const QString none = QStringLiteral("–");
    if (filter_.kind != QLatin1String("match"))
        return told(none, tr("Only matches are judged."));
    // The levels' own places are known under the default rules among four; elsewhere only Casual's is.
    const bool usual = 2 * sums.usual.rounds > sums.judged.rounds;
    const hanpan::level_place casual[]{{"casual", 0}};
    const auto places =
        usual ? strength::places_of(filter_.game.toStdString()) : std::span<const hanpan::level_place>(casual);
    const strength::skill_sums& rounds = usual ? sums.usual : sums.judged;
    if (const int more = strength::rounds_to_go(rounds, places); more > 0)
        return told(none, tr("It shows after about %Ln more round(s).", "", more));
    const auto place = [&](double skill) {
        const strength::standing_between at = strength::between(skill, places);
        return at.above.empty()   ? tr("below %1", "a level").arg(level(at.below))
               : at.below.empty() ? tr("above %1", "a level").arg(level(at.above))
                                  : tr("%1 – %2", "between two levels").arg(level(at.above), level(at.below));
    };
    const strength::interval found = *strength::measured(rounds);
    if (!usual && found.low <= 0 && found.high >= 0)
        return told(tr("about %1", "a level").arg(level("casual")),
                    tr("Your %Ln round(s) don't tell you apart from it.", "", rounds.rounds));
    const QString low = place(found.low), high = place(found.high);
    //: two places between levels ("Casual – Skilled")
    return told(place(found.value), low == high ? tr("95% confidence: no other place.")
                                                : tr("95% confidence: from %1 to %2.").arg(low, high));
}

void Statistics::showEndings(const RoundSums& sums)
{
    QStringList order = sums.endings.keys();
    std::stable_sort(order.begin(), order.end(),
                     [&](const QString& a, const QString& b) { return sums.endings[a].first > sums.endings[b].first; });
    endings_.clear();
    for (const QString& ending : std::as_const(order))
        endings_.append({.label = HistoryWords::ending(filter_.game, ending),
                         .count = sums.endings[ending].first,
                         .share = double(sums.endings[ending].first) / double(sums.rounds),
                         .won = sums.endings[ending].second});
}
