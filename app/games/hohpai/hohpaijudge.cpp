// SPDX-License-Identifier: GPL-3.0-or-later
// What a judge is asked of Ho-Hpai at a real table.
#include <algorithm>

#include "games/hohpai/hohpaireading.h"
#include "games/hohpai/hohpaitable.h"

namespace dominoes = hanpan::dominoes;

QList<QStringList> HohpaiTable::judgePieces(const Situation& s) const
{
    constexpr int inRow = 11;
    const QStringList set = judgeSet(s);
    QList<QStringList> rows{QStringList()};
    for (int half = 6; half >= 1; --half)
        for (int other = half; other >= 1; --other)
            if (const QString face = faceOf(dominoes::make(half, other)); set.contains(face)) {
                if (rows.last().size() == inRow)
                    rows.append(QStringList());
                rows.last().append(face);
            }
    return rows;
}

QList<JudgeQuestion> HohpaiTable::judgeQuestions(const Situation& s) const
{
    const JudgeField hand = JudgeField::pieces("hand", tr("Six pieces"), 6, 6);
    QList<JudgeField> settle{JudgeField::who("winner", tr("Winner")), hand};
    if (lawOf(s).discarder_pays_all)
        settle.append(JudgeField::who("payer", tr("Winning discard from"), tr("nobody")));
    return {{"hand", tr("Does this hand win?"), {hand}, true}, {"settle", tr("Who pays whom?"), settle, true}};
}

JudgeAnswer HohpaiTable::judged(const Situation& s, const JudgeCase& asked) const
{
    using Tone = JudgeAnswer::Tone;
    const HohpaiReading& laid = HohpaiReading::of(lawOf(s), s.players, asked.faces("hand"));
    JudgeAnswer answer{Tone::Yes,
                       tr("Yes: %1, %2.", "a winning hand and its score").arg(laid.label(), points(laid.score()))};
    QStringList stands;
    for (const HandPart& part : laid.parts()) {
        answer.groups.append(part.faces);
        stands.append(part.label);
    }
    if (const int distance = laid.read.distance; distance > 0) {
        answer.tone = Tone::No;
        answer.title = distance == 1 ? tr("No: it is 1 piece short.") : tr("No: it is %1 pieces short.").arg(distance);
        if (!stands.isEmpty())
            answer.lines.append(stands.join(" · "));
        if (laid.read.wanted != 0) {
            answer.lines.append(tr("Any piece of the last group would complete it."));
            answer.groups.append(HohpaiReading::names(laid.read.wanted));
        }
        return answer;
    }
    if (asked.question == "hand")
        return answer;

    const hanpan::seat winner = std::max(0, asked.seat("winner"));
    const hanpan::seat payer = asked.seat("payer");
    if (payer == winner)
        return {Tone::No, tr("You can't win on your own discard.")};
    // The words of an end tell what was shown.
    View end;
    end.open.winner = static_cast<std::int8_t>(winner);
    end.open.winning = HohpaiReading::piecesOf(asked.faces("hand"));
    return paidAs(hohpaiTable(), seeing(s, end),
                  hanpan::hohpai::settle_table(lawOf(s), s.players, end.open.winning, winner, payer));
}
