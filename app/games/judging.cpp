// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/judging.h"

#include "games/gametable.h"
#include "words/tablewords.h"

JudgeAnswer refusedBy(const QString& game, const hanpan::verdict& why)
{
    JudgeAnswer answer;
    answer.tone = JudgeAnswer::Tone::No;
    answer.title = TableWords::refusal(game, why);
    answer.place = TableWords::place(why);
    return answer;
}

QString scoreOf(const GameTable& game, const hanpan::settlement_line& line)
{
    // Points stand at who gets them; what is paid to nobody is lost.
    const double amount = hanpan::units(line.amount);
    return game.scores.scoreText(line.from >= 0 && line.to < 0 && !game.scores.penalty() ? -amount : amount);
}

QString settlementText(const GameTable& game, const Situation& s, const hanpan::settlement_line& line)
{
    QStringList why{game.story.lineReason(s, line)};
    for (const hanpan::settlement_line::factor& factor : line.factors)
        why.append(game.story.factorText(s, factor));
    return TableWords::settlementLine(s.name(line.from), s.name(line.to),
                                      game.scores.penalty() ? scoreOf(game, line) : TableWords::amount(line.amount),
                                      why);
}

JudgeAnswer paidAs(const GameTable& game, const Situation& s, const hanpan::settlement& result)
{
    JudgeAnswer answer;
    answer.title = game.story.endingTitle(s, result);
    for (const hanpan::settlement_line& line : result.lines)
        answer.lines.append(settlementText(game, s, line));
    answer.paid = result.payments;
    return answer;
}
