// SPDX-License-Identifier: GPL-3.0-or-later
#include "results.h"

#include <algorithm>
#include <numeric>

#include "playedmatch.h"
#include "words/tablewords.h"

namespace {

int sign(hanpan::half_units value) { return value > 0 ? 1 : value < 0 ? -1 : 0; }

} // namespace

QVariantList results::settlementRows(const PlayedMatch& played, const Situation& now)
{
    QVariantList rows;
    for (const hanpan::settlement_line& line : played->settle().lines) {
        QStringList factors;
        for (const hanpan::settlement_line::factor& factor : line.factors)
            if (const QString words = played.game().factorText(now, factor); !words.isEmpty())
                factors.append(words);
        const QString reason = played.game().lineReason(now, line);
        const QString from = now.name(line.from);
        const QString to = now.name(line.to);
        const QString amount = TableWords::amount(line.amount);
        rows.append(QVariantMap{
            {QStringLiteral("from"), line.from},
            {QStringLiteral("to"), line.to},
            {QStringLiteral("fromName"), from},
            {QStringLiteral("toName"), to},
            {QStringLiteral("amountText"), amount},
            {QStringLiteral("reason"), reason},
            {QStringLiteral("factors"), factors},
            {QStringLiteral("text"), TableWords::settlementLine(from, to, amount, QStringList(reason) + factors)},
        });
    }
    return rows;
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
            {QStringLiteral("payment"), TableWords::signedAmount(paid)},
            {QStringLiteral("paymentSign"), sign(paid)},
            {QStringLiteral("score"), TableWords::signedAmount(scores.at(std::size_t(who)))},
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
            if (z.owner == who && played.game().isHeld(QString::fromStdString(z.kind)))
                faces += now.faces(QString::fromStdString(z.id));
        rows.append(QVariantMap{
            {QStringLiteral("seat"), who},
            {QStringLiteral("name"), now.name(who)},
            {QStringLiteral("faces"), played.game().shownHand(now, who, faces)},
            {QStringLiteral("worth"), played.game().handWorth(now, who, faces)},
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
            cells.append(TableWords::signedAmount(paid));
            signs.append(sign(paid));
        }
        rows.append(QVariantMap{
            {QStringLiteral("round"), ++number}, {QStringLiteral("cells"), cells}, {QStringLiteral("signs"), signs}});
    }
    QStringList totals;
    for (const hanpan::half_units score : played->scores())
        totals.append(TableWords::signedAmount(score));
    return {{QStringLiteral("names"), now.names}, {QStringLiteral("rows"), rows}, {QStringLiteral("totals"), totals}};
}

QVariantMap results::ranking(const PlayedMatch& played, const Situation& now)
{
    const std::vector<hanpan::half_units> scores = played->scores();
    const std::vector<hanpan::half_units> points = played.game().matchPoints(now, scores);
    const bool low = played->low_score_wins();
    const auto better = [&](hanpan::seat a, hanpan::seat b) {
        return low ? points[std::size_t(a)] < points[std::size_t(b)] : points[std::size_t(a)] > points[std::size_t(b)];
    };
    QList<hanpan::seat> seatsByResult(now.players);
    std::iota(seatsByResult.begin(), seatsByResult.end(), 0);
    std::stable_sort(seatsByResult.begin(), seatsByResult.end(), better);
    QVariantList rows;
    int place = 0;
    for (qsizetype i = 0; i < seatsByResult.size(); ++i) {
        const hanpan::seat who = seatsByResult[i];
        if (i == 0 || better(seatsByResult[i - 1], who))
            place = int(i) + 1; // equal scores share a place
        rows.append(QVariantMap{{QStringLiteral("place"), place},
                                {QStringLiteral("seat"), who},
                                {QStringLiteral("name"), now.name(who)},
                                {QStringLiteral("score"), TableWords::signedAmount(scores[std::size_t(who)])},
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
