// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hulahoo/hulahootable.h"
#include "games/hulahoo/referee.h"

// What a judge is asked of HULA-HOO! at a real table.

namespace hulahoo = hanpan::hulahoo;

namespace {

constexpr std::array calls{hulahoo::call::higher, hulahoo::call::lower, hulahoo::call::doubled,
                           hulahoo::call::anything};

QString callName(hulahoo::call call) { return QString::fromStdString(std::string(call_name(call))); }

} // namespace

QList<JudgeQuestion> HulahooTable::judgeQuestions(const Situation& s) const
{
    using Kind = JudgeField::Kind;
    const hulahoo::rules& law = lawOf(s);
    const auto field = [](Kind kind, const char* id, const QString& label, int least = 0, int most = 0, int first = 0) {
        return JudgeField{kind, QLatin1String(id), label, false, least, most, first};
    };
    JudgeField call = field(Kind::Choice, "call", tr("Call"));
    for (const Call c : calls)
        if (c != Call::anything || law.small_joker_one)
            call.options.append({callName(c), callWord(c)});
    QList<JudgeField> reply{
        field(Kind::Pieces, "top", tr("On the pile"), 1, 1), call,
        field(Kind::Pieces, "cards", tr("The answering player's cards, hand and open row"), 1),
        field(Kind::Number, "draw_pile", tr("Cards left to draw"), 0, hulahoo::set_size, hulahoo::set_size / 2)};
    if (law.last_joker == hulahoo::last_joker::needs_two)
        reply.append(field(Kind::Pieces, "last_own", tr("Their previous card, if any"), 0, 1));
    QList<JudgeField> settle{field(Kind::Who, "winner", tr("Winner"))};
    if (law.score_mode != hulahoo::score_mode::one)
        settle.append(field(Kind::Number, "pile", tr("Cards in the pile"), 1, hulahoo::most_plays, 20));
    if (law.score_mode == hulahoo::score_mode::pile_plus_rest)
        settle.append(field(Kind::Number, "held", tr("Cards the others still hold"), 0, hulahoo::set_size));
    return {{QStringLiteral("reply"), tr("What may be played?"), reply},
            {QStringLiteral("settle"), tr("What does the winner get?"), settle, true}};
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
    for (const Call called : calls)
        if (callName(called) == asked.choice("call"))
            c.call = called;
    switch (hulahoo::check_call(law, c.top, c.call)) {
    case hulahoo::wrong_call::none: break;
    case hulahoo::wrong_call::anything_after_one_only:
        return {Tone::No, tr("Only a 1 lets the next card be anything.")};
    case hulahoo::wrong_call::joker_not_doubled: return {Tone::No, tr("A 7 is never doubled under these rules.")};
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
        answer.lines.append(reply.call == Call::doubled    ? tr("%1 doubles.", "a card").arg(face)
                            : reply.call == Call::anything ? tr("After %1 anything may follow.", "a card").arg(face)
                                                           : tr("With %1, call higher or lower.", "a card").arg(face));
    }
    if (!playable.isEmpty()) {
        answer.tone = Tone::Yes;
        answer.title = playable.size() == 1 ? tr("This one may be played:") : tr("These may be played:");
        answer.groups = {playable};
        return answer;
    }
    // With one kind of card the reason is that card's.
    if (replies.size() == 1)
        return refusedBy(QStringLiteral("hulahoo"), why);
    answer.title = tr("None of them: the player is out.");
    return answer;
}
