// SPDX-License-Identifier: GPL-3.0-or-later
#include "roundfacts.h"

#include <algorithm>

#include <QCryptographicHash>
#include <QMutex>

#include "games/gametable.h"
#include "houserules/ruleaccess.h"
#include "personsseat.h"
#include "registry/registry.h"
#include "strength/place.h"

namespace {

/// Counts what the person did in one round, from the words of the protocol.
void countActions(const hanpan::match& match, RoundFacts& facts)
{
    const GameTable* const game = tableGame(QString::fromStdString(match.setup().game));
    hanpan::seat stopper = hanpan::no_seat;
    for (const hanpan::played_action& action : match.actions()) {
        if (action.round != facts.round)
            continue;
        const QString text = QString::fromStdString(action.text);
        if (firstWord(text) == QLatin1String("stop"))
            stopper = action.who;
        if (action.who != personsSeat || !game)
            continue;
        for (const QString& counted : game->counts.countsOf(text))
            ++facts.counts[counted];
    }
    if (facts.ending == QLatin1String("undercut")) {
        if (stopper == personsSeat)
            ++facts.counts[QStringLiteral("undercut")]; // the person's own stop failed
        else if (facts.won)
            ++facts.counts[QStringLiteral("undercuts")]; // somebody else's stop was beaten
    }
    if (facts.won && game && game->counts.countsEnding(facts.ending))
        ++facts.counts[facts.ending];
}

} // namespace

int placeOf(const std::vector<hanpan::half_units>& amounts, bool lowWins)
{
    if (amounts.empty())
        return 0;
    return 1 + int(std::count_if(amounts.begin(), amounts.end(), [&](hanpan::half_units other) {
               return lowWins ? other < amounts[personsSeat] : other > amounts[personsSeat];
           }));
}

QList<RoundFacts> roundFacts(const hanpan::match& match, int first)
{
    const GameTable* const game = tableGame(QString::fromStdString(match.setup().game));
    QList<RoundFacts> all;
    const std::vector<hanpan::settlement> results = match.finished_rounds();
    for (int round = first; round < int(results.size()); ++round) {
        const hanpan::settlement& result = results[std::size_t(round)];
        RoundFacts facts;
        facts.round = round;
        facts.ending = QString::fromStdString(result.ending);
        facts.payments = QList<hanpan::half_units>(result.payments.begin(), result.payments.end());
        facts.won = std::find(result.winners.begin(), result.winners.end(), personsSeat) != result.winners.end();
        facts.place = placeOf(result.payments, match.low_score_wins());
        countActions(match, facts);
        if (facts.won && game && game->counts.countsHands())
            // The settlement line that pays for the hand is named after the hand.
            for (const hanpan::settlement_line& line : result.lines)
                if (line.to == personsSeat && line.from != hanpan::no_seat && line.reason != "forfeit") {
                    facts.counts[QStringLiteral("hand:") + QString::fromStdString(line.reason)] = 1;
                    break;
                }
        all.append(facts);
    }
    return all;
}

QString rulesKey(const hanpan::match& match)
{
    hanpan::json values = match.setup().rules;
    values.erase("players");
    return QString::fromLatin1(
        QCryptographicHash::hash(QByteArray::fromStdString(values.dump()), QCryptographicHash::Sha1).toHex().left(12));
}

QString defaultRulesKey(const QString& game)
{
    static QMap<QString, QString> known;
    static QMutex mutex;
    const QMutexLocker locked(&mutex);
    QString& key = known[game];
    if (key.isEmpty()) {
        hanpan::match_setup setup;
        setup.game = game.toStdString();
        if (const hanpan::game_entry* const entry = hanpan::find_game(setup.game))
            setup.players = std::clamp(4, entry->min_players, entry->max_players);
        if (const auto match = hanpan::make_match(setup))
            key = rulesKey(**match);
    }
    return key;
}

QString rulesBase(const hanpan::match& match, int* changes)
{
    const hanpan::rulebook& book = match.book();
    QString base = nearestPreset(book, match.setup().rules);
    *changes = int(changedFields(book, match.setup().rules, book.preset_values(toStdString(base))).size());
    return base;
}

QString factsText(const QMap<QString, int>& counts)
{
    QStringList words;
    for (auto it = counts.begin(); it != counts.end(); ++it)
        words.append(QStringLiteral("%1=%2").arg(it.key()).arg(it.value()));
    return words.join(u' ');
}

QMap<QString, int> readFacts(const QString& text)
{
    QMap<QString, int> counts;
    for (const QString& word : text.split(u' ', Qt::SkipEmptyParts))
        counts[word.section(u'=', 0, 0)] = word.section(u'=', 1, 1).toInt();
    return counts;
}

JudgedFacts judgedFacts(const hanpan::strength::judged_round& round, double swing)
{
    JudgedFacts facts{
        judgeVersion, hanpan::strength::skill_of(round, swing), round.gain, round.coach, round.promised, {}};
    const auto word = [](std::string_view said) { return QString::fromUtf8(said.data(), qsizetype(said.size())); };
    for (const hanpan::strength::judged_decision& d : round.decisions) {
        KindCosts& of = facts.costs[word(d.kind) + u'/' + word(d.phase)];
        ++of.decisions;
        of.cost += d.cost();
        if (of.decisions == 1 || d.cost() > of.dearCost) {
            of.dearest = int(d.index);
            of.dearCost = d.cost();
        }
    }
    return facts;
}

QString costsText(const QMap<QString, KindCosts>& costs)
{
    QStringList words;
    for (auto it = costs.begin(); it != costs.end(); ++it)
        words.append(QStringLiteral("%1=%2:%3:%4:%5")
                         .arg(it.key())
                         .arg(it->decisions)
                         .arg(it->cost, 0, 'g', 6)
                         .arg(it->dearest)
                         .arg(it->dearCost, 0, 'g', 6));
    return words.join(u' ');
}

QMap<QString, KindCosts> readCosts(const QString& text)
{
    QMap<QString, KindCosts> costs;
    for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
        const QStringList numbers = word.section(u'=', 1).split(u':');
        costs[word.section(u'=', 0, 0)] = {numbers.value(0).toInt(), numbers.value(1).toDouble(),
                                           numbers.value(2).toInt(), numbers.value(3).toDouble()};
    }
    return costs;
}
