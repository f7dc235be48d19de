// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hoola/actions.h"
#include "games/hoola/notation.h"
#include "games/hoola/referee.h"

#include "games/hoola/hoolatable.h"

// What a judge is asked of Hoola at a real table.

namespace {

namespace hoola = hanpan::hoola;
namespace cards = hanpan::cards;

/// More than any hand comes to; its best melds are looked for among all there are.
constexpr int mostInHand = 12;

} // namespace

QList<JudgeQuestion> HoolaTable::judgeQuestions(const Situation& s) const
{
    using Kind = JudgeField::Kind;
    const hoola::rules& law = lawOf(s);
    const JudgeField hand{Kind::Pieces, QStringLiteral("hand"), tr("Hand"), false, 1, mostInHand};
    JudgeField out{Kind::Choice, QStringLiteral("end"), tr("How the round ended")};
    out.options = {{QStringLiteral("going_out"), tr("Going out")}};
    if (!law.play_for_places) {
        out.options.append({QStringLiteral("hoola"), tr("Hoola: out in one turn")});
        if (law.stops())
            out.options.append({QStringLiteral("stop"), tr("Stopping")});
        if (law.low_blast() || law.high_blast())
            out.options.append({QStringLiteral("blast"), tr("A blast")});
    }
    out.options.append({QStringLiteral("stock_out"), tr("The stock ran out")});
    JudgeField dealer{Kind::Who, QStringLiteral("dealer"), tr("Dealer")};
    JudgeField discarder{Kind::Who, QStringLiteral("discarder"), tr("Claimed the last card from")};
    discarder.nobody = tr("nobody");
    return {
        {QStringLiteral("meld"),
         tr("Is this a meld?"),
         {{Kind::Pieces, QStringLiteral("meld"), tr("Cards, a run from low to high"), false, 1}}},
        {QStringLiteral("add"),
         tr("May a card be laid off there?"),
         {{Kind::Pieces, QStringLiteral("meld"), tr("Meld on the table"), false, 1},
          {Kind::Pieces, QStringLiteral("piece"), tr("The card"), false, 1, 1}}},
        {QStringLiteral("take"),
         tr("May the discard be claimed?"),
         {{Kind::Pieces, QStringLiteral("discard"), tr("Discard"), false, 1, 1},
          {Kind::Pieces, QStringLiteral("hand"), tr("Hand of the player claiming it"), false, 1, mostInHand},
          {Kind::Flag, QStringLiteral("turn"), tr("It is their turn")},
          {Kind::Flag, QStringLiteral("melded"), tr("They have melded")}}},
        {QStringLiteral("points"), tr("What is a hand worth?"), {hand}},
        {QStringLiteral("settle"),
         tr("Who pays whom?"),
         {out,
          {Kind::Who, QStringLiteral("closer"), tr("Who ended it")},
          dealer,
          {Kind::Pieces, QStringLiteral("hands"), tr("Cards left"), true, 0, mostInHand},
          {Kind::Flag, QStringLiteral("melded"), tr("has melded"), true},
          discarder},
         true},
    };
}

JudgeAnswer HoolaTable::judged(const Situation& s, const JudgeCase& asked) const
{
    using Tone = JudgeAnswer::Tone;
    const hoola::rules& law = lawOf(s);
    const QString game = QStringLiteral("hoola");
    if (asked.question == QLatin1String("points")) {
        const QStringList hand = asked.faces("hand");
        const QList<QStringList> melds = handGroups(s, hand);
        const auto raw = hoola::raw_points(law, handOf(hand));
        const int counted = hoola::final_points(law, handOf(hand));
        JudgeAnswer answer{Tone::Told, points(counted)};
        if (counted != raw)
            answer.lines.append(
                tr("The cards are worth %1; under these house rules the hand counts %2.").arg(raw).arg(counted));
        if (!melds.isEmpty()) {
            QStringList left = hand;
            for (const QStringList& meld : melds)
                for (const QString& face : meld)
                    left.removeOne(face);
            answer.lines.append(left.isEmpty()
                                    ? tr("All of it could be melded:")
                                    : tr("With these melds laid down it would count %1:").arg(worthOf(s, left)));
            answer.groups = melds;
        }
        return answer;
    }
    if (asked.question == QLatin1String("meld") || asked.question == QLatin1String("add")) {
        const auto row = rowOf(asked.faces("meld"));
        const bool fresh = asked.question == QLatin1String("meld");
        const hoola::laid_meld laid = fresh ? hoola::new_meld(law, row) : hoola::standing_meld(law, row);
        if (laid.why != hoola::refused::none)
            return refusedBy(game, hoola::explain(laid.why));
        if (fresh)
            return {Tone::Yes,
                    laid.meld.kind == hoola::meld_kind::run   ? tr("Yes, a run.")
                    : laid.meld.kind == hoola::meld_kind::set ? tr("Yes, a set.")
                                                              : tr("Yes, a lone seven."),
                    {},
                    {facesOf(hoola::in_order(laid.meld))}};
        const hoola::laid_meld after = hoola::laid_off(law, laid.meld, rowOf(asked.faces("piece")).front());
        if (after.why != hoola::refused::none)
            return refusedBy(game, hoola::explain(after.why));
        return {Tone::Yes, tr("Yes, it may be laid off."), {}, {facesOf(hoola::in_order(after.meld))}};
    }
    if (asked.question == QLatin1String("take")) {
        hoola::claim_case c;
        c.players = std::max(3, s.players);
        c.discard = rowOf(asked.faces("discard")).front();
        const hanpan::seat who = asked.flag("turn") ? 1 : 2; // seat 0 discarded
        if (!hoola::may_claim(law, c, who))
            return {Tone::No, tr("No: only the player whose turn it is may take it under these rules.")};
        if (asked.flag("melded"))
            c.melded.add(who);
        const cards::card_set hand = handOf(asked.faces("hand"));
        c.hands.fill(hand);
        JudgeAnswer answer{Tone::Yes, tr("Yes, with these cards:")};
        for (const auto& meld : hoola::claims(law, c, who))
            answer.groups.append(facesOf(meld));
        if (answer.groups.isEmpty())
            return {Tone::No, hanpan::bits::count(hand) == 1 && law.keeps_one()
                                  ? tr("No: the last card must be kept for discarding.")
                                  : tr("No: it makes no meld with cards from this hand.")};
        return answer;
    }

    hoola::final_position end;
    end.players = s.players;
    end.playing = hanpan::seat_set::first(s.players);
    end.dealer = std::max(0, asked.seat("dealer"));
    for (hanpan::seat who = 0; who < s.players; ++who) {
        end.hands[who] = handOf(asked.faces("hands", who));
        if (asked.flag("melded", who))
            end.registered.add(who);
    }
    const hoola::told_end told =
        hoola::read_told_end(asked.choice("end").toStdString()).value_or(hoola::told_end::going_out);
    if (told != hoola::told_end::stock_out)
        end.closer = std::max(0, asked.seat("closer"));
    end.ending = hoola::ending_of(law, told, end.closer == hanpan::no_seat ? 0 : end.hands[end.closer]);
    if (told == hoola::told_end::going_out || told == hoola::told_end::hoola)
        end.discarder = asked.seat("discarder");
    switch (hoola::check_end(law, end)) {
    case hoola::wrong_end::closer_holds_cards:
        return {Tone::No, tr("%1 went out, and can't have cards left.").arg(s.name(end.closer))};
    case hoola::wrong_end::own_discard: return {Tone::No, tr("You can't claim your own discard.")};
    case hoola::wrong_end::none:
    case hoola::wrong_end::not_for_places: // not among the choices
    case hoola::wrong_end::no_claim: break;
    }
    return paidAs(hoolaTable(), s, hoola::settle_position(law, end));
}
