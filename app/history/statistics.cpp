// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "history.h"
#include "historywords.h"
#include "registry/registry.h"
#include "strength/judge.h"
#include "words/language.h"
#include "work/change.h"

namespace strength = hanpan::strength;

namespace {

/// This many rounds are added up at once; more are added up beside the window.
constexpr int atOnce = 3000;
/// Points of the line of luck at most, parts of the strength over time at most, rounds in each of those at least.
constexpr int mostPoints = 240, mostParts = 12, fewestInPart = 10;
/// Where it is lost is told of this many rounds, the latest ones: habits change.
constexpr int latestRounds = 400;
/// Fewer say nothing.
constexpr int fewestRounds = 8;
/// A normal variable is no further from its mean in 95 of 100 cases, in standard deviations.
constexpr double within95 = 1.959964;

QString text(std::string_view words) { return QString::fromUtf8(words.data(), qsizetype(words.size())); }

QString levelName(std::string_view id) { return HistoryWords::level(text(id)); }

/// The levels whose places are known for these rounds: they were measured under the default rules among four; elsewhere
/// only Casual's is known.
std::span<const hanpan::level_place> placesFor(const QString& game, bool usual)
{
    static constexpr hanpan::level_place casual[]{{"casual", 0, 0}};
    return usual ? strength::places_of(game.toStdString()) : std::span<const hanpan::level_place>(casual);
}

bool mostlyUsual(const SkillSums& sums) { return 2 * sums.usual.rounds > sums.judged.rounds; }

/// Whether the mean is above `other` by more than chance.
bool clearlyAbove(double other, const strength::round_sums& sums)
{
    return sums.rounds >= fewestRounds && sums.mean() - within95 * sums.error() > other;
}

/// What something cost a round, by what `sort` makes of "kind/phase"; a round without it cost nothing.
template <class Sort>
QMap<QString, strength::round_sums> costsBy(const Sort& sort, const QList<JudgedCosts>& rounds)
{
    QMap<QString, strength::round_sums> all;
    for (const JudgedCosts& round : rounds) {
        QMap<QString, double> here;
        for (auto it = round.costs.begin(); it != round.costs.end(); ++it)
            here[sort(it.key())] += it->cost;
        for (auto it = here.begin(); it != here.end(); ++it)
            all[it.key()].add(it.value());
    }
    for (strength::round_sums& one : all)
        one.rounds = int(rounds.size());
    return all;
}

QString kindOf(const QString& key) { return key.section(u'/', 0, 0); }
QString phaseOf(const QString& key) { return key.section(u'/', 1, 1); }

} // namespace

Statistics::Statistics(QObject* parent) : QObject(parent)
{
    connect(History::instance(), &History::changed, this, &Statistics::reload);
    connect(Language::instance(), &Language::changed, this, &Statistics::reload);
    reload();
}

const GameTable& Statistics::its() const
{
    const GameTable* const game = tableGame(game_);
    return game ? *game : *tableGame(firstGame());
}

void Statistics::setGame(const QString& game)
{
    change(this, game_, game, &Statistics::gameChanged, &Statistics::reload);
}

Statistics::Found Statistics::read(HistoryStore& store, const QString& game, bool lowWins,
                                   const std::atomic<bool>& stop)
{
    Found found;
    for (const QString& one : gameIds())
        if (!stop && !strength::places_of(one.toStdString()).empty()) {
            found.skills[one] = store.skills(one);
            found.unjudged += store.unjudgedRounds(one);
        }
    if (stop)
        return found; // nobody waits for it any more
    found.stride = std::max(1, (found.skills.value(game).judged.rounds + mostPoints - 1) / mostPoints);
    found.parts = store.judgedSums(game, lowWins, found.stride);
    found.latest = store.judgedCosts(game, latestRounds);
    found.rated = found.unjudged > 0 && store.rated();
    return found;
}

void Statistics::reload()
{
    HistoryStore& store = History::instance()->store();
    const bool wasCounting = counting();
    work_.callOff();
    if (!store.manyRounds(atOnce)) {
        show(read(store, game_, its().scores.penalty(), false));
        if (wasCounting)
            emit countingChanged();
        return;
    }
    work_.run([this, game = game_, lowWins = its().scores.penalty(),
               file = store.database().file()](const Background::Job& job) -> Background::Told {
        HistoryStore own(file);
        return [this, found = read(own, game, lowWins, job.stop())] {
            show(found);
            emit countingChanged();
        };
    });
    emit countingChanged();
}

void Statistics::show(const Found& found)
{
    rounds_ = found.skills.value(game_).judged.rounds;
    unjudged_ = found.unjudged;
    ratingGone_ = found.rated
                      ? tr("The rating of earlier versions is gone, because it rose and fell with the opponents "
                           "you chose. Strength looks at your decisions alone.")
                      : QString();
    showLadder(found);
    fittingLevel_ = fitting(found.skills.value(game_));
    showLuck(found);
    showCosts(found);
    showGrowth(found);
    emit changed();
}

namespace {

/// A skill among levels, in words.
QString placeAmong(double skill, std::span<const hanpan::level_place> places)
{
    const strength::standing_between at = strength::between(skill, places);
    return at.above.empty() ? Statistics::tr("below %1", "a level").arg(levelName(at.below))
           : at.below.empty()
               ? Statistics::tr("above %1", "a level").arg(levelName(at.above))
               : Statistics::tr("%1 – %2", "between two levels").arg(levelName(at.above), levelName(at.below));
}

/// A row of the ladder. `found`: empty where there are too few rounds for an interval.
StrengthRow row(const QString& game, const QString& label, int rounds, const std::optional<strength::interval>& found,
                int more, std::span<const hanpan::level_place> places)
{
    StrengthRow row{.game = game, .label = label};
    const double least = places.front().skill, most = places.back().skill;
    const double room = most > least ? 0.2 * (most - least) : 30;
    const auto at = [&](double skill) {
        return std::clamp((skill - least + room) / (most - least + 2 * room), 0.0, 1.0);
    };
    for (const hanpan::level_place& place : places)
        row.marks.append({.label = levelName(place.level), .value = at(place.skill)});
    if (!found || more > 0) {
        row.told = Statistics::tr("It shows after about %Ln more round(s).", "", std::max(1, more));
        return row;
    }
    row.value = at(found->value);
    row.low = at(found->low);
    row.high = at(found->high);
    if (places.size() == 1 && found->low <= 0 && found->high >= 0) {
        row.place = Statistics::tr("about %1", "a level").arg(levelName(places.front().level));
        row.told = Statistics::tr("Your %Ln round(s) don't tell you apart from it.", "", rounds);
        return row;
    }
    row.place = placeAmong(found->value, places);
    const QString low = placeAmong(found->low, places), high = placeAmong(found->high, places);
    //: two places between levels ("Casual – Skilled")
    row.told = (low == high ? Statistics::tr("95% confidence: no other place.")
                            : Statistics::tr("95% confidence: from %1 to %2.").arg(low, high)) +
               u' ' + Statistics::tr("%Ln round(s).", "", rounds);
    return row;
}

} // namespace

QString Statistics::placeText(double skill) const
{
    const auto places = placesFor(game_, growthMarks_.size() > 1);
    return places.empty() ? QString() : placeAmong(skill, places);
}

void Statistics::showLadder(const Found& found)
{
    ladder_.clear();
    std::vector<strength::game_strength> games;
    int played = 0;
    for (const QString& game : gameIds()) {
        if (!found.skills.contains(game))
            continue;
        const SkillSums& sums = found.skills[game];
        const bool usual = mostlyUsual(sums) || sums.judged.rounds == 0;
        const strength::round_sums& rounds = usual ? sums.usual : sums.judged;
        const auto places = placesFor(game, usual);
        const auto measured = strength::measured(rounds);
        ladder_.append(
            row(game, gameName(game), rounds.rounds, measured, strength::rounds_to_go(rounds, places), places));
        if (const auto known = strength::measured(sums.usual)) {
            games.push_back({sums.usual.rounds, *known, strength::places_of(game.toStdString())});
            played += sums.usual.rounds;
        }
    }
    if (ladder_.size() < 2)
        return;
    const auto places = strength::places_together();
    const auto all = strength::together(games);
    const int more = all ? strength::rounds_to_go(played, *all, places) : fewestRounds;
    ladder_.prepend(row({}, tr("All games together"), played, all, more, places));
}

QString Statistics::fitting(const SkillSums& sums) const
{
    const auto places = strength::places_of(game_.toStdString());
    if (places.empty() || strength::rounds_to_go(sums.usual, places) > 0)
        return {};
    const double skill = strength::measured(sums.usual)->value;
    const auto nearest = std::min_element(places.begin(), places.end(), [&](const auto& a, const auto& b) {
        return std::abs(a.skill - skill) < std::abs(b.skill - skill);
    });
    return text(nearest->level);
}

void Statistics::showLuck(const Found& found)
{
    JudgedSums all;
    luckLine_ = luckLow_ = luckHigh_ = {0};
    QList<int> ends{0};
    for (const JudgedSums& part : found.parts) {
        all.add(part);
        luckLine_.append(all.luck());
        ends.append(all.skill.rounds);
    }
    stride_ = found.stride;
    const int count = all.skill.rounds;
    const double chance = count > 0 ? within95 * std::sqrt(all.luckSquares / count) : 0;
    for (qsizetype i = 1; i < ends.size(); ++i) {
        luckHigh_.append(chance * std::sqrt(double(ends[i])));
        luckLow_.append(-luckHigh_.last());
    }
    const GameScores& scores = its().scores;
    const double sense = scores.penalty() ? -1 : 1;
    account_ = {{.id = QStringLiteral("promised"),
                 .label = tr("The deals promised"),
                 .value = scores.scoreText(sense * all.promised, 1),
                 .hint = tr("What Casual players would get from your deals on average.")},
                {.id = QStringLiteral("luck"),
                 .label = tr("Luck"),
                 .value = scores.changeText(all.luck()),
                 .hint = tr("What you drew and what the others did.")},
                {.id = QStringLiteral("play"),
                 .label = tr("Your play"),
                 .value = scores.changeText(all.gain),
                 .hint = tr("What your decisions won beside Casual's.")},
                {.id = QStringLiteral("paid"),
                 .label = tr("Result"),
                 .value = scores.scoreText(sense * all.paid, 1),
                 .hint = tr("The three together, over %Ln round(s).", "", count)}};
    const QString most = QLocale().toString(luckHigh_.last(), 'f', 1);
    const QString usual = tr("Chance alone keeps 95 of 100 players within ±%1 after as many rounds.").arg(most);
    luckTold_ = count == 0             ? tr("No round of this game has been judged yet.")
                : count < fewestRounds ? tr("It shows after about %Ln more round(s).", "", fewestRounds - count)
                : std::abs(all.luck()) <= luckHigh_.last() ? usual + u' ' + tr("Your luck was nothing unusual.")
                : all.luck() > 0                           ? usual + u' ' + tr("You were unusually lucky.")
                                                           : usual + u' ' + tr("You were unusually unlucky.");
}

void Statistics::showCosts(const Found& found)
{
    kinds_.clear();
    phases_.clear();
    const int count = int(found.latest.size());
    const bool enough = count >= fewestRounds;
    costsTold_ =
        enough ? tr("What your decisions cost a round, beside the coach's, in your latest %Ln round(s).", "", count)
               : tr("It shows after about %Ln more round(s).", "", fewestRounds - count);
    if (enough) {
        const auto rows = [&](const QMap<QString, strength::round_sums>& costs, const auto& name) {
            double most = 0.005; // what is shown as 0 has no bar
            for (const strength::round_sums& one : costs)
                most = std::max(most, one.mean());
            QList<std::pair<QString, double>> order;
            for (auto it = costs.begin(); it != costs.end(); ++it)
                order.append({it.key(), it->mean()});
            std::stable_sort(order.begin(), order.end(),
                             [](const auto& a, const auto& b) { return a.second > b.second; });
            QList<CostRow> list;
            for (const auto& [id, cost] : std::as_const(order))
                list.append({.label = name(id),
                             .value = its().scores.changeText(-cost, 2),
                             .share = std::max(0.0, cost / most)});
            return list;
        };
        kinds_ = rows(costsBy(kindOf, found.latest),
                      [this](const QString& id) { return HistoryWords::decision(game_, id); });
        phases_ = rows(costsBy(phaseOf, found.latest), [](const QString& id) { return HistoryWords::phase(id); });
    }
    showHabit(enough ? found.latest : QList<JudgedCosts>());
}

void Statistics::showHabit(const QList<JudgedCosts>& latest)
{
    habitPlaces_.clear();
    habit_ = {};
    habitTold_.clear();
    if (latest.isEmpty())
        return;
    const QMap<QString, strength::round_sums> costs = costsBy([](const QString& key) { return key; }, latest);
    QString dearest;
    for (auto it = costs.begin(); it != costs.end(); ++it)
        if (clearlyAbove(0, *it) && (dearest.isEmpty() || it->mean() > costs[dearest].mean()))
            dearest = it.key();
    if (dearest.isEmpty()) {
        habitTold_ = tr("None can be told from chance yet.");
        return;
    }
    int decisions = 0;
    double cost = 0;
    for (const JudgedCosts& round : latest) {
        decisions += round.costs.value(dearest).decisions;
        cost += round.costs.value(dearest).cost;
    }
    //: when in a round ("Early in a round"), what the decision is about ("Which card to discard")
    const QString label =
        tr("%1 · %2", "a habit")
            .arg(HistoryWords::phase(phaseOf(dearest)), HistoryWords::decision(game_, kindOf(dearest)));
    habit_ = {.game = game_,
              .kind = kindOf(dearest),
              .phase = phaseOf(dearest),
              .label = label,
              .cost = cost / std::max(1, decisions)};
    habitTold_ = tr("It costs you more than anything else: %1 a round. Look at your dearest decisions of this kind:")
                     .arg(its().scores.changeText(-costs[dearest].mean(), 2));
    QList<JudgedCosts> order;
    for (const JudgedCosts& round : latest)
        if (round.costs.value(dearest).dearCost > 0)
            order.append(round);
    std::stable_sort(order.begin(), order.end(), [&](const JudgedCosts& a, const JudgedCosts& b) {
        return a.costs[dearest].dearCost > b.costs[dearest].dearCost;
    });
    for (const JudgedCosts& round : order.mid(0, 3)) {
        const KindCosts& cost = round.costs[dearest];
        const int position = cost.dearest + round.round; // every deal after the first is a step too
        //: a day, a place in a match, what it cost
        habitPlaces_.append(
            {.match = round.match,
             .position = position,
             .label = tr("%1, %2: %3")
                          .arg(HistoryWords::day(round.ended), HistoryWords::place(round.round + 1, position),
                               its().scores.changeText(-cost.dearCost, 2))});
    }
}

void Statistics::showGrowth(const Found& found)
{
    growth_.clear();
    growthLow_.clear();
    growthHigh_.clear();
    growthEnds_.clear();
    growthMarks_.clear();
    const auto places = placesFor(game_, mostlyUsual(found.skills.value(game_)));
    for (const hanpan::level_place& place : places)
        growthMarks_.append({.label = levelName(place.level), .value = place.skill});
    const int count = found.skills.value(game_).judged.rounds;
    const int inPart = std::max(fewestInPart, (count + mostParts - 1) / mostParts);
    QList<strength::round_sums> parts;
    strength::round_sums part, earlier, later;
    int seen = 0;
    for (const JudgedSums& sums : found.parts) {
        (2 * seen < count ? earlier : later).add(sums.skill);
        seen += sums.skill.rounds;
        part.add(sums.skill);
        if (part.rounds < inPart && seen < count)
            continue;
        if (part.rounds < fewestInPart && !parts.isEmpty()) {
            parts.last().add(part); // the rest of them
            growthEnds_.last() = seen;
        } else {
            parts.append(part);
            growthEnds_.append(seen);
        }
        part = {};
    }
    if (count >= fewestInPart)
        for (const strength::round_sums& one : std::as_const(parts)) {
            const strength::interval at = *strength::measured(one);
            growth_.append(at.value);
            growthLow_.append(at.low);
            growthHigh_.append(at.high);
        }
    if (count < 2 * fewestInPart) {
        growthTold_ = tr("It shows after about %Ln more round(s).", "", 2 * fewestInPart - count);
        return;
    }
    const strength::interval before = *strength::measured(earlier), now = *strength::measured(later);
    const double difference = now.value - before.value;
    const double chance = std::hypot(now.high - now.value, before.high - before.value);
    growthTold_ = difference > chance    ? tr("You play better in the second half of your rounds than in the first.")
                  : difference < -chance ? tr("You play worse in the second half of your rounds than in the first.")
                                         : tr("The two halves of your rounds differ by no more than chance.");
    // The same by kind, of the latest rounds.
    const QList<JudgedCosts> newer = found.latest.mid(0, found.latest.size() / 2),
                             older = found.latest.mid(newer.size());
    const QMap<QString, strength::round_sums> costsNow = costsBy(kindOf, newer), costsBefore = costsBy(kindOf, older);
    QStringList better;
    for (auto it = costsBefore.begin(); it != costsBefore.end(); ++it) {
        const strength::round_sums since = costsNow.value(it.key());
        if (it->rounds >= fewestRounds && it->mean() - since.mean() > within95 * std::hypot(it->error(), since.error()))
            better.append(HistoryWords::decision(game_, it.key()));
    }
    if (!better.isEmpty())
        growthTold_ += u' ' + tr("Lately you lose less by: %1.").arg(better.join(QStringLiteral(", ")));
}
