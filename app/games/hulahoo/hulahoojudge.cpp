// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hulahoo/hulahootable.h"
#include "games/hulahoo/notation.h"
#include "games/hulahoo/referee.h"

// What a judge is asked of HULA-HOO! at a real table.

namespace hulahoo = hanpan::hulahoo;

QList<JudgeQuestion> HulahooTable::judgeQuestions(const Situation& s) const
{
    using Field = JudgeField;
    const hulahoo::rules& law = lawOf(s);
    Field::Options calls;
    for (const Call call : {Call::higher, Call::lower, Call::doubled, Call::anything})
        if (call != Call::anything || law.small_joker_one)
            calls.append({QString::fromStdString(std::string(call_name(call))), callWord(call)});
    QList<JudgeField> reply{
        Field::pieces("top", tr("On the pile"), 1, 1), Field::choice("call", tr("Call"), calls),
        Field::pieces("cards", tr("The answering player's cards, hand and open row"), 1),
        Field::number("draw_pile", tr("Cards left to draw"), 0, hulahoo::set_size, hulahoo::set_size / 2)};
    if (law.last_joker == hulahoo::last_joker::needs_two)
        reply.append(Field::pieces("last_own", tr("Their previous card, if any"), 0, 1));
    QList<JudgeField> settle{Field::who("winner", tr("Winner"))};
    if (law.score_mode != hulahoo::score_mode::one)
        settle.append(Field::number("pile", tr("Cards in the pile"), 1, hulahoo::most_plays, 20));
    if (law.score_mode == hulahoo::score_mode::pile_plus_rest)
        settle.append(Field::number("held", tr("Cards the others still hold"), 0, hulahoo::set_size));
    return {{"reply", tr("What may be played?"), reply}, {"settle", tr("What does the winner get?"), settle, true}};
}

JudgeAnswer HulahooTable::judged(const Situation& s, const JudgeCase& asked) const
{
    using Tone = JudgeAnswer::Tone;
    const hulahoo::rules& law = lawOf(s);
    if (asked.question == "settle")
        return paidAs(hulahooTable(), s,
                      hulahoo::settle_table(law, s.players, std::max(0, asked.seat("winner")), asked.number("pile"),
                                            asked.number("held")));

    hulahoo::question q;
    q.top = asked.faces("top").front().toInt();
    q.call = hulahoo::read_call(asked.choice("call").toStdString());
    if (!hulahoo::may_be_called(law, q.top, q.call))
        return {Tone::No, q.call == Call::anything ? tr("Only a 1 lets the next card be anything.")
                                                   : tr("A 7 is never doubled under these rules.")};
    q.draw_pile = asked.number("draw_pile");
    q.last_own = asked.faces("last_own").value(0).toInt();
    hulahoo::counts cards;
    for (const QString& face : asked.faces("cards"))
        cards.add(face.toInt());

    JudgeAnswer answer{Tone::Yes, {}};
    QStringList playable;
    hanpan::verdict why;
    const auto replies = hulahoo::replies(law, q, cards);
    for (const auto& [value, reply] : replies) {
        if (reply.why_not != hulahoo::refused::none) {
            why = hulahoo::explain(reply.why_not, q.top);
            continue;
        }
        playable.append(QString::number(value));
        answer.lines.append((reply.call == Call::doubled    ? tr("%1 doubles.", "a card")
                             : reply.call == Call::anything ? tr("After %1 anything may follow.", "a card")
                                                            : tr("With %1, call higher or lower.", "a card"))
                                .arg(value));
    }
    if (playable.isEmpty()) // with one kind of card the reason is that card's
        return replies.size() == 1 ? refusedBy("hulahoo", why)
                                   : JudgeAnswer{Tone::No, tr("None of them: the player is out.")};
    answer.title = playable.size() == 1 ? tr("This one may be played:") : tr("These may be played:");
    answer.groups = {playable};
    return answer;
}
