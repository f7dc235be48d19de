// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hohpai/settle.h"

#include "games/hohpai/hohpaigestures.h"
#include "games/hohpai/hohpaireading.h"

// What a judge is asked of Ho-Hpai at a real table.

namespace {

namespace dominoes = hanpan::dominoes;

} // namespace

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
                rows.last().append(QString::fromStdString(dominoes::to_text(dominoes::make(half, other))));
            }
    }
    return rows;
}

int HohpaiTable::judgeCopies(const Situation& s, const QString& face) const
{
    const auto piece = dominoes::read_face(face.toStdString());
    return piece ? dominoes::count(hanpan::hohpai::set_in_use(lawOf(s), s.players), *piece) : 0;
}

QList<JudgeQuestion> HohpaiTable::judgeQuestions(const Situation& s) const
{
    using Kind = JudgeField::Kind;
    const JudgeField hand{Kind::Pieces, QStringLiteral("hand"), HohpaiWords::tr("Six pieces"), false, 6, 6};
    QList<JudgeField> settle{{Kind::Who, QStringLiteral("winner"), HohpaiWords::tr("Winner")}, hand};
    if (lawOf(s).discarder_pays_all) {
        JudgeField payer{Kind::Who, QStringLiteral("payer"), HohpaiWords::tr("Winning discard from")};
        payer.nobody = HohpaiWords::tr("nobody");
        settle.append(payer);
    }
    return {{QStringLiteral("hand"), HohpaiWords::tr("Does this hand win?"), {hand}, true},
            {QStringLiteral("settle"), HohpaiWords::tr("Who pays whom?"), settle, true}};
}

JudgeAnswer HohpaiTable::judged(const Situation& s, const JudgeCase& asked) const
{
    using Tone = JudgeAnswer::Tone;
    const QStringList hand = asked.faces("hand");
    const HohpaiReading& read = HohpaiReading::of(lawOf(s), s.players, hand);
    QList<QStringList> groups;
    QStringList named;
    for (const HandPart& part : read.parts) {
        groups.append(part.faces);
        named.append(part.label);
    }
    const QString stands = named.join(QStringLiteral(" · "));
    if (read.distance > 0) {
        JudgeAnswer answer{Tone::No, read.distance == 1
                                         ? HohpaiWords::tr("No: it is 1 piece short.")
                                         : HohpaiWords::tr("No: it is %1 pieces short.").arg(read.distance)};
        if (!stands.isEmpty())
            answer.lines.append(stands);
        answer.groups = groups;
        if (!read.wanted.isEmpty()) {
            answer.lines.append(HohpaiWords::tr("Any piece of the last group would complete it."));
            answer.groups.append(read.wanted);
        }
        return answer;
    }
    if (asked.question == QLatin1String("hand"))
        return {Tone::Yes,
                HohpaiWords::tr("Yes: %1, %2.", "a winning hand and its score").arg(read.label, points(read.score)),
                {},
                groups};

    const hanpan::seat winner = std::max(0, asked.seat("winner"));
    const hanpan::seat payer = asked.seat("payer");
    if (payer == winner)
        return {Tone::No, HohpaiWords::tr("You can't win on your own discard.")};
    // The words of an end tell what was shown.
    Situation shown = s;
    shown.view["win"] = {{"hand", hand.join(u' ').toStdString()}};
    return paidAs(hohpaiTable(), shown,
                  hanpan::hohpai::settle_table(lawOf(s), s.players, HohpaiReading::piecesOf(hand), winner, payer));
}
