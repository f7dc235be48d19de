// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hulahoo/referee.h"
#include "games/hulahoo/settle.h"
#include "games/hulahoo/view.h"

#include "games/hulahoo/hulahoogestures.h"

// What a judge is asked of HULA-HOO! at a real table.

namespace hulahoo = hanpan::hulahoo;

QList<QStringList> HulahooTable::judgePieces(const Situation&) const
{
    QStringList row;
    for (int value = hulahoo::least_value; value <= hulahoo::greatest_value; ++value)
        row.append(QString::number(value));
    return {row};
}

int HulahooTable::judgeCopies(const Situation&, const QString& face) const { return hulahoo::copies(face.toInt()); }

QList<JudgeQuestion> HulahooTable::judgeQuestions(const Situation& s) const
{
    using Kind = JudgeField::Kind;
    const hulahoo::rules& law = lawOf(s);
    JudgeField call{Kind::Choice, QStringLiteral("call"), HulahooWords::tr("Call")};
    for (const char* word : {"higher", "lower", "double"})
        call.options.append({QLatin1String(word), callWord(QLatin1String(word))});
    if (law.small_joker_one)
        call.options.append({QStringLiteral("anything"), callWord(QStringLiteral("anything"))});
    JudgeField pile{Kind::Number, QStringLiteral("draw_pile"), HulahooWords::tr("Cards left to draw")};
    pile.most = hulahoo::set_size;
    pile.first = hulahoo::set_size / 2;
    QList<JudgeField> reply{{Kind::Pieces, QStringLiteral("top"), HulahooWords::tr("On the pile"), false, 1, 1},
                            call,
                            {Kind::Pieces, QStringLiteral("cards"),
                             HulahooWords::tr("The answering player's cards, hand and open row"), false, 1},
                            pile};
    if (law.last_joker == hulahoo::last_joker::needs_two)
        reply.append(
            {Kind::Pieces, QStringLiteral("last_own"), HulahooWords::tr("Their previous card, if any"), false, 0, 1});
    QList<JudgeField> settle{{Kind::Who, QStringLiteral("winner"), HulahooWords::tr("Winner")}};
    if (law.score_mode != hulahoo::score_mode::one) {
        JudgeField played{Kind::Number, QStringLiteral("pile"), HulahooWords::tr("Cards in the pile")};
        played.least = 1;
        played.most = hulahoo::most_plays;
        played.first = 20;
        settle.append(played);
    }
    if (law.score_mode == hulahoo::score_mode::pile_plus_rest) {
        JudgeField held{Kind::Number, QStringLiteral("held"), HulahooWords::tr("Cards the others still hold")};
        held.most = hulahoo::set_size;
        settle.append(held);
    }
    return {{QStringLiteral("reply"), HulahooWords::tr("What may be played?"), reply},
            {QStringLiteral("settle"), HulahooWords::tr("What does the winner get?"), settle, true}};
}

JudgeAnswer HulahooTable::judged(const Situation& s, const JudgeCase& asked) const
{
    using Tone = JudgeAnswer::Tone;
    const hulahoo::rules& law = lawOf(s);
    if (asked.question == QLatin1String("settle"))
        return paidAs(hulahooTable(), s,
                      hulahoo::settle_table(law, s.players, std::max(0, asked.seat("winner")), asked.number("pile"),
                                            asked.number("held")));

    hulahoo::reply_case c;
    c.top = asked.faces("top").front().toInt();
    for (const hulahoo::call call :
         {hulahoo::call::higher, hulahoo::call::lower, hulahoo::call::doubled, hulahoo::call::anything})
        if (hulahoo::call_name(call) == asked.choice("call").toStdString())
            c.call = call;
    switch (hulahoo::judge_call(law, c.top, c.call)) {
    case hulahoo::wrong_call::none: break;
    case hulahoo::wrong_call::anything_after_one_only:
        return {Tone::No, HulahooWords::tr("Only a 1 lets the next card be anything.")};
    case hulahoo::wrong_call::joker_not_doubled:
        return {Tone::No, HulahooWords::tr("A 7 is never doubled under these rules.")};
    }
    for (const QString& face : asked.faces("cards"))
        c.cards.add(face.toInt());
    c.draw_pile = asked.number("draw_pile");
    c.last_own = asked.faces("last_own").value(0).toInt();

    JudgeAnswer answer{Tone::No, QString()};
    QStringList playable;
    hanpan::verdict why;
    const auto replies = hulahoo::replies(law, c);
    for (const auto& [value, reply] : replies) {
        if (reply.why_not != hulahoo::refused::none) {
            why = hulahoo::explain(reply.why_not, c.top);
            continue;
        }
        const QString face = QString::number(value);
        playable.append(face);
        answer.lines.append(reply.call == hulahoo::call::doubled ? HulahooWords::tr("%1 doubles.", "a card").arg(face)
                            : reply.call == hulahoo::call::anything
                                ? HulahooWords::tr("After %1 anything may follow.", "a card").arg(face)
                                : HulahooWords::tr("With %1, call higher or lower.", "a card").arg(face));
    }
    if (!playable.isEmpty()) {
        answer.tone = Tone::Yes;
        answer.title = playable.size() == 1 ? HulahooWords::tr("This one may be played:")
                                            : HulahooWords::tr("These may be played:");
        answer.groups = {playable};
        return answer;
    }
    // With one kind of card the reason is that card's.
    if (replies.size() == 1)
        return refusedBy(QStringLiteral("hulahoo"), why);
    answer.title = HulahooWords::tr("None of them: the player is out.");
    return answer;
}
