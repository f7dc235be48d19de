// SPDX-License-Identifier: GPL-3.0-or-later
#include "summary.h"

#include <algorithm>
#include <cmath>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace {

constexpr int mostPoints = 600;
constexpr int textVersion = 2;

QJsonObject lineObject(const SampledLine& line)
{
    QJsonArray points;
    for (const double p : line.points)
        points.append(p);
    return {{QStringLiteral("points"), points},
            {QStringLiteral("stride"), line.stride},
            {QStringLiteral("last"), line.last}};
}

SampledLine lineFrom(const QJsonObject& object)
{
    SampledLine line;
    for (const QJsonValue& p : object[QStringLiteral("points")].toArray())
        line.points.append(p.toDouble());
    line.stride = std::max(1, object[QStringLiteral("stride")].toInt());
    line.last = object[QStringLiteral("last")].toDouble();
    return line;
}

} // namespace

void SampledLine::begin(double value)
{
    points = {value};
    stride = 1;
    last = value;
}

void SampledLine::add(double value, int count)
{
    last = value;
    if (count % stride != 0)
        return;
    points.append(value);
    if (points.size() <= mostPoints)
        return;
    QList<double> fewer;
    for (qsizetype i = 0; i < points.size(); i += 2)
        fewer.append(points[i]);
    points = fewer;
    stride *= 2;
}

RoundSums::RoundSums() { score.begin(0); }

void RoundSums::add(const KeptRound& round)
{
    const hanpan::half_units paid = round.facts.payments.value(0);
    if (rounds == 0)
        from = round.ended;
    to = round.ended;
    most = rounds == 0 ? paid : std::max(most, paid);
    least = rounds == 0 ? paid : std::min(least, paid);
    ++rounds;
    matches += round.facts.round == round.match.copied;
    if (round.match.over && round.facts.round + 1 == round.match.dealt) {
        ++over;
        first += round.match.place == 1;
    }
    won += round.facts.won;
    streak = round.facts.won ? streak + 1 : 0;
    longest = std::max(longest, streak);
    sum += paid;
    squares += hanpan::units(paid) * hanpan::units(paid);
    places += round.facts.place;
    for (auto it = round.facts.counts.begin(); it != round.facts.counts.end(); ++it)
        counted[it.key()] += it.value();
    ++endings[round.facts.ending].first;
    endings[round.facts.ending].second += round.facts.won;
    score.add(hanpan::units(sum), rounds);
}

QString RoundSums::toText() const
{
    QJsonObject counts;
    for (auto it = counted.begin(); it != counted.end(); ++it)
        counts[it.key()] = qint64(it.value());
    QJsonObject ways;
    for (auto it = endings.begin(); it != endings.end(); ++it)
        ways[it.key()] = QJsonArray{it->first, it->second};
    const QJsonObject all{{QStringLiteral("version"), textVersion},
                          {QStringLiteral("rounds"), rounds},
                          {QStringLiteral("matches"), matches},
                          {QStringLiteral("over"), over},
                          {QStringLiteral("first"), first},
                          {QStringLiteral("won"), won},
                          {QStringLiteral("streak"), streak},
                          {QStringLiteral("longest"), longest},
                          {QStringLiteral("sum"), qint64(sum)},
                          {QStringLiteral("squares"), squares},
                          {QStringLiteral("most"), qint64(most)},
                          {QStringLiteral("least"), qint64(least)},
                          {QStringLiteral("places"), qint64(places)},
                          {QStringLiteral("counted"), counts},
                          {QStringLiteral("endings"), ways},
                          {QStringLiteral("from"), from.toMSecsSinceEpoch()},
                          {QStringLiteral("to"), to.toMSecsSinceEpoch()},
                          {QStringLiteral("score"), lineObject(score)}};
    return QString::fromUtf8(QJsonDocument(all).toJson(QJsonDocument::Compact));
}

bool RoundSums::read(const QString& text)
{
    const QJsonObject all = QJsonDocument::fromJson(text.toUtf8()).object();
    if (all[QStringLiteral("version")].toInt() != textVersion)
        return false;
    const auto number = [&](const char* key) { return all[QLatin1String(key)].toInteger(); };
    rounds = int(number("rounds"));
    matches = int(number("matches"));
    over = int(number("over"));
    first = int(number("first"));
    won = int(number("won"));
    streak = int(number("streak"));
    longest = int(number("longest"));
    sum = number("sum");
    squares = all[QStringLiteral("squares")].toDouble();
    most = number("most");
    least = number("least");
    places = number("places");
    counted.clear();
    const QJsonObject counts = all[QStringLiteral("counted")].toObject();
    for (auto it = counts.begin(); it != counts.end(); ++it)
        counted[it.key()] = it.value().toInteger();
    endings.clear();
    const QJsonObject ways = all[QStringLiteral("endings")].toObject();
    for (auto it = ways.begin(); it != ways.end(); ++it)
        endings[it.key()] = {it.value().toArray()[0].toInt(), it.value().toArray()[1].toInt()};
    from = QDateTime::fromMSecsSinceEpoch(number("from")).toUTC();
    to = QDateTime::fromMSecsSinceEpoch(number("to")).toUTC();
    score = lineFrom(all[QStringLiteral("score")].toObject());
    return true;
}

RoundSums roundSums(HistoryStore& store, const QString& game, const QString& kind, const QString& rulesKey,
                    const QString& level, const std::atomic<bool>& stop)
{
    RoundSums sums;
    KeptSums kept = store.sums(game, kind, rulesKey, level);
    if (!sums.read(kept.body)) {
        sums = RoundSums();
        kept = {};
    }
    QString where =
        QStringLiteral("round.game = ? AND (round.ended, round.match, round.number) > (?, ?, ?) AND match.kind = ? AND "
                       "round.number >= match.copied");
    QVariantList values{game, kept.ended, kept.match, kept.number, kind};
    for (const auto& [column, value] :
         {std::pair{QStringLiteral("rules_key"), rulesKey}, {QStringLiteral("level"), level}})
        if (!value.isEmpty()) {
            where += QStringLiteral(" AND match.%1 = ?").arg(column);
            values.append(value);
        }
    const int before = sums.rounds;
    const bool all = store.eachRound(where, values, [&](const KeptRound& round) {
        sums.add(round);
        kept.ended = round.ended.toMSecsSinceEpoch();
        kept.match = round.match.id;
        kept.number = round.facts.round;
        return !stop.load();
    });
    // What cannot be read is missing from what is shown, but not from what is kept.
    if (all && sums.rounds != before && !stop.load()) {
        kept.body = sums.toText();
        store.keepSums(game, kind, rulesKey, level, kept);
    }
    return sums;
}
