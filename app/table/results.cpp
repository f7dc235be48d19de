// SPDX-License-Identifier: GPL-3.0-or-later
#include "results.h"

#include <algorithm>
#include <numeric>

#include "playedmatch.h"
#include "words/remarks.h"
#include "words/tablewords.h"

QVariantList results::settlementRows(const PlayedMatch& played, const Situation& now)
{
    QVariantList rows;
    for (const hanpan::settlement_line& line : played->settle().lines) {
        QStringList factors;
        for (const hanpan::settlement_line::factor& factor : line.factors)
            if (const QString words = played.game().story.factorText(now, factor); !words.isEmpty())
                factors.append(words);
        rows.append(QVariantMap{
            {QStringLiteral("from"), line.from},
            {QStringLiteral("to"), line.to},
            {QStringLiteral("fromName"), now.name(line.from)},
            {QStringLiteral("toName"), now.name(line.to)},
            {QStringLiteral("amount"), double(line.amount) / 2},
            {QStringLiteral("amountText"), TableWords::amount(line.amount)},
            {QStringLiteral("aloneText"), scoreOf(played.game(), line)},
            {QStringLiteral("reason"), played.game().story.lineReason(now, line)},
            {QStringLiteral("factors"), factors},
            {QStringLiteral("text"), settlementText(played.game(), now, line)},
        });
    }
    return rows;
}

QVariantMap results::remark(const PlayedMatch& played, const Situation& now)
{
    const std::vector<hanpan::settlement> rounds = played->finished_rounds();
    const bool low = played->low_score_wins();
    // How much better the best one did than all together.
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
    const bool rare = !played.game().story.rareMoment(now, rounds.back()).isEmpty();
    if (!rare && !most && !played->over())
        return {};
    using Moment = Remarks::Moment;
    hanpan::seat speaker = played->over() ? played->winners().front() : best.second;
    Moment moment = rare ? Moment::Rare : played->over() ? Moment::Match : Moment::Win;
    if (rare && !rounds.back().winners.empty())
        speaker = rounds.back().winners.front();
    if (speaker == played.person()) {
        // Whom it cost most has something to say.
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
    return {
        {QStringLiteral("name"), now.name(speaker)}, {QStringLiteral("face"), face}, {QStringLiteral("words"), words}};
}

QVariantList results::paymentRows(const PlayedMatch& played, const Situation& now)
{
    const hanpan::settlement result = played->settle();
    const std::vector<hanpan::half_units> scores = played->scores();
    QVariantList rows;
    for (hanpan::seat who = 0; who < now.players; ++who) {
        const hanpan::half_units paid = result.payments.at(std::size_t(who));
        rows.append(QVariantMap{
            {QStringLiteral("seat"), who},
            {QStringLiteral("name"), now.name(who)},
            {QStringLiteral("face"), played.characterOf(who)},
            {QStringLiteral("payment"), played.game().scores.scoreText(hanpan::units(paid))},
            {QStringLiteral("paymentSign"), played.game().scores.scoreSign(hanpan::units(paid))},
            {QStringLiteral("amount"), double(paid) / 2},
            {QStringLiteral("score"), played.game().scores.totalText(scores.at(std::size_t(who)))},
            {QStringLiteral("winner"),
             std::find(result.winners.begin(), result.winners.end(), who) != result.winners.end()},
        });
    }
    return rows;
}

QVariantList results::handRows(const PlayedMatch& played, const Situation& now)
{
    QVariantList rows;
    for (hanpan::seat who = 0; who < now.players; ++who) {
        QStringList faces;
        for (const hanpan::zone& z : now.zones)
            if (z.owner == who && played.game().places.isHeld(QString::fromStdString(z.kind)))
                faces += now.faces(QString::fromStdString(z.id));
        const QList<HandPart> parts = played.game().hand.shownParts(now, who, faces);
        QStringList ordered;
        QVariantList partRows;
        QStringList left = faces;
        for (const HandPart& part : parts) {
            const qsizetype first = ordered.size();
            for (const QString& face : part.faces)
                if (left.removeOne(face))
                    ordered.append(face);
            partRows.append(QVariantMap{{QStringLiteral("label"), part.label},
                                        {QStringLiteral("first"), first},
                                        {QStringLiteral("last"), ordered.size() - 1}});
        }
        rows.append(QVariantMap{
            {QStringLiteral("seat"), who},
            {QStringLiteral("name"), now.name(who)},
            {QStringLiteral("faces"), parts.isEmpty() ? played.game().hand.shownHand(now, who, faces) : ordered + left},
            {QStringLiteral("parts"), partRows},
            {QStringLiteral("worth"), played.game().hand.handWorth(now, who, faces)},
        });
    }
    return rows;
}

QVariantMap results::scoreRows(const PlayedMatch& played, const Situation& now)
{
    QVariantList rows;
    int number = 0;
    for (const hanpan::settlement& round : played->finished_rounds()) {
        QStringList cells;
        QVariantList signs;
        for (const hanpan::half_units paid : round.payments) {
            cells.append(played.game().scores.scoreBrief(hanpan::units(paid)));
            signs.append(played.game().scores.scoreSign(hanpan::units(paid)));
        }
        rows.append(QVariantMap{
            {QStringLiteral("round"), ++number}, {QStringLiteral("cells"), cells}, {QStringLiteral("signs"), signs}});
    }
    // What everybody had before the first round, and after each.
    QVariantList sums;
    std::vector<hanpan::half_units> had = played->scores();
    const std::vector<hanpan::settlement> finished = played->finished_rounds();
    for (const hanpan::settlement& round : finished)
        for (std::size_t who = 0; who < had.size(); ++who)
            had[who] -= round.payments[who];
    for (std::size_t who = 0; who < had.size(); ++who) {
        QVariantList line{double(had[who]) / 2};
        hanpan::half_units sum = had[who];
        for (const hanpan::settlement& round : finished)
            line.append(double(sum += round.payments[who]) / 2);
        sums.append(QVariant(line));
    }
    QStringList totals;
    for (const hanpan::half_units score : played->scores())
        totals.append(played.game().scores.totalBrief(score));
    return {{QStringLiteral("names"), now.names},
            {QStringLiteral("rows"), rows},
            {QStringLiteral("totals"), totals},
            {QStringLiteral("sums"), sums},
            {QStringLiteral("unit"), TableWords::unit(played.game().scores.penalty())},
            {QStringLiteral("goal"), goal(played, now)}};
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
    // Before anybody is ahead there is no place to speak of.
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

QVariantMap results::ranking(const PlayedMatch& played, const Situation& now)
{
    const std::vector<hanpan::half_units> scores = played->scores();
    const std::vector<hanpan::half_units> points = played.game().scores.matchPoints(now, scores);
    const bool low = played->low_score_wins();
    const auto better = [&](hanpan::seat a, hanpan::seat b) {
        return low ? points[std::size_t(a)] < points[std::size_t(b)] : points[std::size_t(a)] > points[std::size_t(b)];
    };
    QList<hanpan::seat> seatsByResult(now.players);
    std::iota(seatsByResult.begin(), seatsByResult.end(), 0);
    std::stable_sort(seatsByResult.begin(), seatsByResult.end(), better);
    // Where all begin with something, what came to it matters as much as what there is.
    hanpan::half_units paid = 0;
    const auto start = [&](hanpan::seat who) {
        paid = 0;
        for (const hanpan::settlement& round : played->finished_rounds())
            paid += round.payments[std::size_t(who)];
        return scores[std::size_t(who)] - paid;
    };
    QVariantList rows;
    int place = 0;
    for (qsizetype i = 0; i < seatsByResult.size(); ++i) {
        const hanpan::seat who = seatsByResult[i];
        if (i == 0 || better(seatsByResult[i - 1], who))
            place = int(i) + 1; // equal scores share a place
        QString total = played.game().scores.totalText(scores[std::size_t(who)]);
        if (start(who) != 0)
            total += QStringLiteral(" (") + played.game().scores.scoreBrief(hanpan::units(paid)) + u')';
        rows.append(QVariantMap{{QStringLiteral("place"), place},
                                {QStringLiteral("seat"), who},
                                {QStringLiteral("name"), now.name(who)},
                                {QStringLiteral("face"), played.characterOf(who)},
                                {QStringLiteral("score"), total},
                                {QStringLiteral("isHuman"), who == now.me}});
    }
    QStringList winners;
    bool humanWins = false;
    for (const QVariant& row : std::as_const(rows))
        if (const QVariantMap map = row.toMap(); map[QStringLiteral("place")].toInt() == 1) {
            winners.append(map[QStringLiteral("name")].toString());
            humanWins = humanWins || map[QStringLiteral("isHuman")].toBool();
        }
    return {{QStringLiteral("title"), TableWords::matchOverTitle(winners, humanWins)},
            {QStringLiteral("ranking"), rows}};
}
