// SPDX-License-Identifier: GPL-3.0-or-later
#include "results.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

#include "playedmatch.h"
#include "words/remarks.h"
#include "words/tablewords.h"

namespace {

QList<SettlementRow> settlementRows(const PlayedMatch& played, const Situation& now, const hanpan::settlement& result)
{
    QList<SettlementRow> rows;
    for (const hanpan::settlement_line& line : result.lines) {
        QStringList factors;
        for (const hanpan::settlement_line::factor& factor : line.factors)
            if (const QString words = played.game().story.factorText(now, factor); !words.isEmpty())
                factors.append(words);
        rows.append({.from = line.from,
                     .to = line.to,
                     .fromName = now.name(line.from),
                     .toName = now.name(line.to),
                     .amount = hanpan::units(line.amount),
                     .amountText = TableWords::amount(line.amount),
                     .aloneText = scoreOf(played.game(), line),
                     .reason = played.game().story.lineReason(now, line),
                     .factors = factors,
                     .text = settlementText(played.game(), now, line)});
    }
    return rows;
}

/// There is a remark about a round that ended in something rare, brought more than any before it in the match, or ended
/// the match.
SpokenRemark remark(const PlayedMatch& played, const Situation& now)
{
    const std::vector<hanpan::settlement> rounds = played->finished_rounds();
    const bool low = played->low_score_wins();
    // The most that anyone gained, relative to all together.
    const auto bestOf = [low](const hanpan::settlement& round) {
        const auto& paid = round.payments;
        const hanpan::half_units all = std::accumulate(paid.begin(), paid.end(), hanpan::half_units{0});
        const auto place =
            low ? std::min_element(paid.begin(), paid.end()) : std::max_element(paid.begin(), paid.end());
        const hanpan::half_units ahead = *place * hanpan::half_units(paid.size()) - all;
        return std::pair(low ? -ahead : ahead, hanpan::seat(place - paid.begin()));
    };
    const auto best = bestOf(rounds.back()); // (no structured binding: Clang before 16 cannot capture one)
    const bool most = rounds.size() > 1 && std::all_of(rounds.begin(), rounds.end() - 1, [&](const auto& before) {
                          return bestOf(before).first < best.first;
                      });
    const bool rare = !played.game().story.rareMoment(now, rounds.back()).event.isEmpty();
    if (!rare && !most && !played->over())
        return {};
    using Moment = Remarks::Moment;
    hanpan::seat speaker = played->over() ? played->winners().front() : best.second;
    Moment moment = rare ? Moment::Rare : played->over() ? Moment::Match : Moment::Win;
    if (rare && !rounds.back().winners.empty())
        speaker = rounds.back().winners.front();
    if (speaker == played.person()) {
        // The player who lost most has something to say.
        const auto& paid = rounds.back().payments;
        moment = Moment::Loss;
        for (hanpan::seat who = 0; who < now.players; ++who)
            if (who != played.person() &&
                (speaker == played.person() || (low ? paid[std::size_t(who)] > paid[std::size_t(speaker)]
                                                    : paid[std::size_t(who)] < paid[std::size_t(speaker)])))
                speaker = who;
    }
    const QString face = played.characterOf(speaker);
    const QString words = Remarks::of(Characters::temperament(face), moment, int(rounds.size()) + speaker);
    if (words.isEmpty())
        return {};
    return {now.name(speaker), face, words};
}

/// What this seat pays, and what it gets from nobody, line after line and factor after factor.
QList<CountStep> countSteps(const PlayedMatch& played, const Situation& now, const hanpan::settlement& result,
                            hanpan::seat who)
{
    const GameStory& story = played.game().story;
    QList<CountStep> steps;
    hanpan::half_units before = 0; // of the lines before
    for (const hanpan::settlement_line& line : result.lines) {
        const bool pays = line.from == who;
        if (line.amount == 0 || (!pays && (line.from >= 0 || line.to != who)))
            continue;
        // What a player pays is lost, unless it is written down against him.
        const int sign = pays && (line.to >= 0 || !played.game().scores.penalty()) ? -1 : 1;
        const qsizetype first = steps.size();
        QStringList told; // what counts nothing belongs to what counted before it
        hanpan::half_units sum = 0;
        for (const hanpan::settlement_line::factor& factor : line.factors) {
            QString words = story.factorText(now, factor);
            if (factor.counts()) {
                // What is paid to nobody stands beside what is paid to a winner.
                if (sign < 0 && line.to < 0 && steps.size() == first)
                    words = story.lineReason(now, line) + QStringLiteral(" · ") + words;
                sum = hanpan::counted(sum, factor);
                steps.append({.words = words,
                              .times = factor.times ? int(factor.value) : 1,
                              .amount = hanpan::units(before + sign * sum)});
            } else if (!words.isEmpty() && steps.size() > first) {
                steps.last().words += QStringLiteral(" · ") + words;
            } else if (!words.isEmpty()) {
                told.append(words);
            }
        }
        before += sign * line.amount;
        if (steps.size() == first)
            steps.append({.words = (QStringList{story.lineReason(now, line)} + told).join(QStringLiteral(" · ")),
                          .times = 1,
                          .amount = hanpan::units(before)});
    }
    return steps;
}

/// The seats by what decides the match, the first place first; equal ones by seat.
QList<hanpan::seat> inOrder(const PlayedMatch& played, const std::vector<hanpan::half_units>& points)
{
    const bool low = played->low_score_wins();
    QList<hanpan::seat> seats(qsizetype(points.size()));
    std::iota(seats.begin(), seats.end(), 0);
    std::stable_sort(seats.begin(), seats.end(), [&](hanpan::seat a, hanpan::seat b) {
        return low ? points[std::size_t(a)] < points[std::size_t(b)] : points[std::size_t(a)] > points[std::size_t(b)];
    });
    return seats;
}

/// The standing before the round that is over.
QList<hanpan::seat> orderBefore(const PlayedMatch& played, const Situation& now, const hanpan::settlement& result)
{
    std::vector<hanpan::half_units> scores = played->scores();
    for (std::size_t who = 0; who < scores.size(); ++who)
        scores[who] -= result.payments.at(who);
    Situation before = now;
    for (const hanpan::seat winner : result.winners)
        if (std::size_t(winner) < before.wins.size())
            --before.wins[std::size_t(winner)];
    return inOrder(played, played.game().scores.matchPoints(before, scores));
}

QList<PaymentRow> paymentRows(const PlayedMatch& played, const Situation& now, const hanpan::settlement& result)
{
    const GameScores& words = played.game().scores;
    const std::vector<hanpan::half_units> scores = played->scores();
    const QList<hanpan::seat> order = inOrder(played, words.matchPoints(now, scores));
    const QList<hanpan::seat> before = orderBefore(played, now, result);
    QList<PaymentRow> rows;
    for (hanpan::seat who = 0; who < now.players; ++who) {
        const double paid = hanpan::units(result.payments.at(std::size_t(who)));
        rows.append({.seat = who,
                     .name = now.name(who),
                     .face = played.characterOf(who),
                     .mood = moodName(results::moodAfter(played, result, who)),
                     .payment = words.scoreText(paid),
                     .amount = paid,
                     .paymentSign = words.scoreSign(paid),
                     .steps = countSteps(played, now, result, who),
                     .score = words.totalText(scores.at(std::size_t(who))),
                     .total = hanpan::units(scores.at(std::size_t(who))),
                     .place = int(order.indexOf(who)),
                     .placeBefore = int(before.indexOf(who)),
                     .winner = std::find(result.winners.begin(), result.winners.end(), who) != result.winners.end()});
    }
    return rows;
}

QList<ShownHand> handRows(const PlayedMatch& played, const Situation& now)
{
    QList<ShownHand> rows;
    for (hanpan::seat who = 0; who < now.players; ++who) {
        QStringList faces;
        for (const hanpan::zone& z : now.zones)
            if (z.owner == who && played.game().places.isHeld(QString::fromStdString(z.kind)))
                faces += now.faces(QString::fromStdString(z.id));
        const QList<HandPart> parts = played.game().hand.shownParts(now, who, faces);
        QStringList ordered;
        QStringList left = faces;
        QList<ShownPart> shown;
        for (const HandPart& part : parts) {
            const int first = int(ordered.size());
            for (const QString& face : part.faces)
                if (left.removeOne(face))
                    ordered.append(face);
            shown.append({part.label, first, int(ordered.size()) - 1});
        }
        rows.append({.seat = who,
                     .name = now.name(who),
                     .faces = parts.isEmpty() ? played.game().hand.shownHand(now, who, faces) : ordered + left,
                     .parts = shown,
                     .worth = played.game().hand.handWorth(now, who, faces)});
    }
    return rows;
}

MatchOutcome ranking(const PlayedMatch& played, const Situation& now);

} // namespace

Mood results::moodAfter(const PlayedMatch& played, const hanpan::settlement& result, hanpan::seat who)
{
    const auto& winners = result.winners;
    return moodOf({.over = true,
                   .won = std::find(winners.begin(), winners.end(), who) != winners.end(),
                   .paid = played.game().scores.scoreSign(hanpan::units(result.payments.at(std::size_t(who))))});
}

RoundOutcome results::round(const PlayedMatch& played, const Situation& now)
{
    const hanpan::settlement result = played->settle();
    return {.title = played.game().story.endingTitle(now, result),
            .tale = played.game().story.tale(now, result),
            .rareMoment = played.game().story.rareMoment(now, result),
            .remark = remark(played, now),
            .settlement = settlementRows(played, now, result),
            .payments = paymentRows(played, now, result),
            .hands = handRows(played, now),
            .match = played->over() ? ranking(played, now) : MatchOutcome()};
}

ScoreTable results::scores(const PlayedMatch& played, const Situation& now)
{
    const GameScores& words = played.game().scores;
    const std::vector<hanpan::settlement> finished = played->finished_rounds();
    ScoreTable table{.names = now.names, .unit = TableWords::unit(words.penalty()), .goal = goal(played, now)};
    for (const hanpan::settlement& round : finished) {
        ScoreRow row{.round = int(table.rows.size()) + 1};
        for (const hanpan::half_units paid : round.payments) {
            row.cells.append(words.scoreBrief(hanpan::units(paid)));
            row.signs.append(words.scoreSign(hanpan::units(paid)));
        }
        table.rows.append(row);
    }
    const std::vector<hanpan::half_units> totals = played->scores();
    for (std::size_t who = 0; who < totals.size(); ++who) {
        table.totals.append(words.totalBrief(totals[who]));
        // The player's total before the first round, and after each.
        hanpan::half_units sum = totals[who];
        for (const hanpan::settlement& round : finished)
            sum -= round.payments[who];
        QList<double> line{hanpan::units(sum)};
        for (const hanpan::settlement& round : finished)
            line.append(hanpan::units(sum += round.payments[who]));
        table.sums.append(line);
    }
    return table;
}

QString results::goal(const PlayedMatch& played, const Situation& now)
{
    if (played.endsWithThisDeal())
        return {};
    const QString said = played.game().scores.matchGoal(now);
    return said.isEmpty() && played->setup().target > 0 ? TableWords::matchGoal(played->setup().target) : said;
}

QString results::standing(const PlayedMatch& played, const Situation& now)
{
    QStringList parts;
    const std::vector<hanpan::half_units> scores = played->scores();
    const std::vector<hanpan::half_units> points = played.game().scores.matchPoints(now, scores);
    const auto equal = [&](hanpan::half_units one) { return one == points.front(); };
    // There is no place to speak of before anybody is ahead.
    if (!std::all_of(points.begin(), points.end(), equal)) {
        const hanpan::half_units mine = points[std::size_t(now.me)];
        const bool low = played->low_score_wins();
        const auto ahead = [&](hanpan::half_units one) { return low ? one < mine : one > mine; };
        const auto place = 1 + std::count_if(points.begin(), points.end(), ahead);
        parts.append(TableWords::placeText(int(place), now.players));
        parts.append(played.game().scores.totalText(scores[std::size_t(now.me)]));
    }
    if (const QString end = goal(played, now); !end.isEmpty())
        parts.append(end);
    return parts.join(QStringLiteral(" · "));
}

namespace {

/// The most that one round of several brought anybody, and the most that one cost.
QStringList peaks(const PlayedMatch& played, const Situation& now)
{
    const GameScores& words = played.game().scores;
    const std::vector<hanpan::settlement> rounds = played->finished_rounds();
    struct Peak {
        hanpan::half_units paid = 0;
        int round = 0; // 0 = none
        hanpan::seat who = 0;
        QString text(const GameScores& scores, const Situation& s) const
        {
            return TableWords::inRound(round, s.name(who), scores.scoreText(hanpan::units(paid)));
        }
    } best, costliest;
    for (std::size_t round = 0; round < rounds.size(); ++round)
        for (hanpan::seat who = 0; who < now.players; ++who) {
            const hanpan::half_units paid = rounds[round].payments.at(std::size_t(who));
            const int sign = words.scoreSign(hanpan::units(paid));
            Peak& peak = sign > 0 ? best : costliest;
            if (sign != 0 && std::abs(paid) > std::abs(peak.paid))
                peak = {paid, int(round) + 1, who};
        }
    QStringList lines;
    if (rounds.size() > 1 && best.round > 0)
        lines.append(TableWords::bestRound(best.text(words, now)));
    if (rounds.size() > 1 && costliest.round > 0)
        lines.append(TableWords::costliestRound(costliest.text(words, now)));
    return lines;
}

MatchOutcome ranking(const PlayedMatch& played, const Situation& now)
{
    const std::vector<hanpan::half_units> scores = played->scores();
    const std::vector<hanpan::half_units> points = played.game().scores.matchPoints(now, scores);
    const bool low = played->low_score_wins();
    const auto better = [&](hanpan::seat a, hanpan::seat b) {
        return low ? points[std::size_t(a)] < points[std::size_t(b)] : points[std::size_t(a)] > points[std::size_t(b)];
    };
    const QList<hanpan::seat> seatsByResult = inOrder(played, points);
    // If all begin with something, the change matters as much as the total.
    hanpan::half_units paid = 0;
    const auto start = [&](hanpan::seat who) {
        paid = 0;
        for (const hanpan::settlement& round : played->finished_rounds())
            paid += round.payments[std::size_t(who)];
        return scores[std::size_t(who)] - paid;
    };
    MatchOutcome outcome;
    QStringList winners;
    bool humanWins = false;
    int place = 0;
    for (qsizetype i = 0; i < seatsByResult.size(); ++i) {
        const hanpan::seat who = seatsByResult[i];
        if (i == 0 || better(seatsByResult[i - 1], who))
            place = int(i) + 1; // equal scores share a place
        QString total = played.game().scores.totalText(scores[std::size_t(who)]);
        if (start(who) != 0)
            total += QStringLiteral(" (") + played.game().scores.scoreBrief(hanpan::units(paid)) + u')';
        outcome.ranking.append({.place = place,
                                .seat = who,
                                .name = now.name(who),
                                .face = played.characterOf(who),
                                .mood = {},
                                .score = total,
                                .isHuman = who == now.me});
        if (place == 1) {
            winners.append(now.name(who));
            humanWins = humanWins || who == now.me;
        }
    }
    // The last place hurts, where not all share the first.
    for (RankRow& row : outcome.ranking)
        row.mood = moodName(moodOf({.over = true, .won = row.place == 1, .paid = row.place == place ? -1 : 0}));
    outcome.title = TableWords::matchOverTitle(winners, humanWins);
    outcome.peaks = peaks(played, now);
    return outcome;
}

} // namespace
