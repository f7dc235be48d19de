// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hulahoo/actions.h"
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
        return paidAs(*this, s,
                      hulahoo::settle_table(law, s.players, std::max(0, asked.seat("winner")), asked.number("pile"),
                                            asked.number("held")));

    hulahoo::question q;
    q.top = asked.faces("top").front().toInt();
    for (const hulahoo::call c :
         {hulahoo::call::higher, hulahoo::call::lower, hulahoo::call::doubled, hulahoo::call::anything})
        if (hulahoo::call_name(c) == asked.choice("call").toStdString())
            q.call = c;
    if (q.call == hulahoo::call::anything && q.top != hulahoo::least_value)
        return {Tone::No, HulahooWords::tr("Only a 1 lets the next card be anything.")};
    if (q.call == hulahoo::call::doubled && q.top == hulahoo::joker &&
        law.seven_on_seven != hulahoo::seven_on_seven::doubles)
        return {Tone::No, HulahooWords::tr("A 7 is never doubled under these rules.")};
    const QStringList cards = asked.faces("cards");
    q.cards = int(cards.size());
    // The card answered lies on the pile and can be shuffled in.
    q.draw_pile = asked.number("draw_pile") + (law.draw_pile_empty == hulahoo::draw_pile_empty::recycle);
    q.last_own = asked.faces("last_own").value(0).toInt();

    JudgeAnswer answer{Tone::No, QString()};
    QStringList playable;
    hanpan::verdict why;
    for (int value = hulahoo::least_value; value <= hulahoo::greatest_value; ++value) {
        const QString face = QString::number(value);
        if (!cards.contains(face))
            continue;
        const hulahoo::reply reply = hulahoo::judge(law, q, value);
        if (reply.why_not != hulahoo::refused::none) {
            why = hulahoo::explain(reply.why_not, q.top);
            continue;
        }
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
    QStringList kinds = cards;
    kinds.removeDuplicates();
    if (kinds.size() == 1)
        return refusedBy(QStringLiteral("hulahoo"), why);
    answer.title = HulahooWords::tr("None of them: the player is out.");
    return answer;
}
