// SPDX-License-Identifier: GPL-3.0-or-later
// What a judge is asked of Ho-Hpai at a real table.
#include <algorithm>

#include "games/hohpai/hohpaireading.h"
#include "games/hohpai/hohpaitable.h"

namespace dominoes = hanpan::dominoes;

QList<QStringList> HohpaiTable::judgePieces(const Situation& s) const
{
    constexpr int inRow = 11;
    QList<QStringList> rows{QStringList()};
    const dominoes::bag set = hanpan::hohpai::set_in_use(lawOf(s), s.players);
    for (int half = 6; half >= 1; --half) {
        for (int other = half; other >= 1; --other)
            if (dominoes::count(set, dominoes::make(half, other)) > 0) {
                if (rows.last().size() == inRow)
                    rows.append(QStringList());
                rows.last().append(faceOf(dominoes::make(half, other)));
            }
    }
    return rows;
}

QList<JudgeQuestion> HohpaiTable::judgeQuestions(const Situation& s) const
{
    using Kind = JudgeField::Kind;
    const JudgeField hand{Kind::Pieces, "hand", tr("Six pieces"), false, 6, 6};
    QList<JudgeField> settle{{Kind::Who, "winner", tr("Winner")}, hand};
    if (lawOf(s).discarder_pays_all) {
        JudgeField payer{Kind::Who, "payer", tr("Winning discard from")};
        payer.nobody = tr("nobody");
        settle.append(payer);
    }
    return {{"hand", tr("Does this hand win?"), {hand}, true}, {"settle", tr("Who pays whom?"), settle, true}};
}

JudgeAnswer HohpaiTable::judged(const Situation& s, const JudgeCase& asked) const
{
    using Tone = JudgeAnswer::Tone;
    const dominoes::bag hand = HohpaiReading::piecesOf(asked.faces("hand"));
    const HohpaiReading& laid = HohpaiReading::of(lawOf(s), s.players, hand);
    QList<QStringList> groups;
    QStringList named;
    for (const HandPart& part : laid.parts()) {
        groups.append(part.faces);
        named.append(part.label);
    }
    const QString stands = named.join(" · ");
    if (const int distance = laid.read.distance; distance > 0) {
        JudgeAnswer answer{Tone::No, distance == 1 ? tr("No: it is 1 piece short.")
                                                   : tr("No: it is %1 pieces short.").arg(distance)};
        if (!stands.isEmpty())
            answer.lines.append(stands);
        answer.groups = groups;
        if (laid.read.wanted != 0) {
            answer.lines.append(tr("Any piece of the last group would complete it."));
            answer.groups.append(HohpaiReading::names(laid.read.wanted));
        }
        return answer;
    }
    if (asked.question == "hand")
        return {Tone::Yes,
                tr("Yes: %1, %2.", "a winning hand and its score").arg(laid.label(), points(laid.score())),
                {},
                groups};

    const hanpan::seat winner = std::max(0, asked.seat("winner"));
    const hanpan::seat payer = asked.seat("payer");
    if (payer == winner)
        return {Tone::No, tr("You can't win on your own discard.")};
    // The words of an end tell what was shown.
    View end;
    end.open.winner = static_cast<std::int8_t>(winner);
    end.open.winning = hand;
    Situation shown = s;
    shown.seen = std::make_shared<const View>(end);
    return paidAs(hohpaiTable(), shown, hanpan::hohpai::settle_table(lawOf(s), s.players, hand, winner, payer));
}
