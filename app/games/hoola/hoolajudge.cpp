// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hoola/actions.h"
#include "games/hoola/notation.h"
#include "games/hoola/referee.h"

#include "games/hoola/hoolatable.h"

// What a judge is asked of Hoola at a real table.

namespace hoola = hanpan::hoola;
namespace cards = hanpan::cards;

QList<JudgeQuestion> HoolaTable::judgeQuestions(const Situation& s) const
{
    using Field = JudgeField;
    constexpr int mostInHand = 12; // more than any hand comes to; its best melds are looked for among all there are
    const hoola::rules& law = lawOf(s);
    Field::Options ends{{"going_out", tr("Going out")}};
    if (!law.play_for_places) {
        ends.append({"hoola", tr("Hoola: out in one turn")});
        if (law.stops())
            ends.append({"stop", tr("Stopping")});
        if (law.low_blast() || law.high_blast())
            ends.append({"blast", tr("A blast")});
    }
    ends.append({"stock_out", tr("The stock ran out")});
    return {
        {"meld", tr("Is this a meld?"), {Field::pieces("meld", tr("Cards, a run from low to high"), 1)}},
        {"add",
         tr("May a card be laid off there?"),
         {Field::pieces("meld", tr("Meld on the table"), 1), Field::pieces("piece", tr("The card"), 1, 1)}},
        {"take",
         tr("May the discard be claimed?"),
         {Field::pieces("discard", tr("Discard"), 1, 1),
          Field::pieces("hand", tr("Hand of the player claiming it"), 1, mostInHand),
          Field::flag("turn", tr("It is their turn")), Field::flag("melded", tr("They have melded"))}},
        {"points", tr("What is a hand worth?"), {Field::pieces("hand", tr("Hand"), 1, mostInHand)}},
        {"settle",
         tr("Who pays whom?"),
         {Field::choice("end", tr("How the round ended"), ends), Field::who("closer", tr("Who ended it")),
          Field::who("dealer", tr("Dealer")), Field::pieces("hands", tr("Cards left"), 0, mostInHand).each(),
          Field::flag("melded", tr("has melded")).each(),
          Field::who("discarder", tr("Claimed the last card from"), tr("nobody"))},
         true},
    };
}

JudgeAnswer HoolaTable::judged(const Situation& s, const JudgeCase& asked) const
{
    using Tone = JudgeAnswer::Tone;
    const hoola::rules& law = lawOf(s);
    if (asked.question == "points") {
        cards::card_set left = handOf(asked.faces("hand"));
        const int raw = hoola::raw_points(law, left), counted = hoola::final_points(law, left);
        JudgeAnswer answer{Tone::Told, points(counted), {}, handGroups(s, asked.faces("hand"))};
        if (counted != raw)
            answer.lines.append(
                tr("The cards are worth %1; under these house rules the hand counts %2.").arg(raw).arg(counted));
        for (const QStringList& meld : std::as_const(answer.groups))
            left &= ~handOf(meld);
        if (!answer.groups.isEmpty())
            answer.lines.append(
                left == 0
                    ? tr("All of it could be melded:")
                    : tr("With these melds laid down it would count %1:").arg(points(hoola::final_points(law, left))));
        return answer;
    }
    if (asked.question == "meld" || asked.question == "add") {
        const bool fresh = asked.question == "meld";
        hoola::table_meld laid;
        hoola::refused why = hoola::as_meld(law, rowOf(asked.faces("meld")), fresh, laid);
        const auto piece = rowOf(asked.faces("piece"));
        if (!fresh && why == hoola::refused::none)
            why = hoola::add_refusal(law, laid, piece.front());
        if (why != hoola::refused::none)
            return refusedBy("hoola", hoola::explain(why));
        if (!fresh)
            hoola::extend(law, laid, piece.front());
        return {Tone::Yes,
                !fresh                               ? tr("Yes, it may be laid off.")
                : laid.kind == hoola::meld_kind::run ? tr("Yes, a run.")
                : laid.kind == hoola::meld_kind::set ? tr("Yes, a set.")
                                                     : tr("Yes, a lone seven."),
                {},
                {facesOf(hoola::in_order(laid))}};
    }
    if (asked.question == "take") {
        hoola::claim_case c;
        c.players = std::max(3, s.players);
        c.discard = rowOf(asked.faces("discard")).front();
        const hanpan::seat who = asked.flag("turn") ? 1 : 2; // seat 0 discarded
        if (!hoola::may_claim(law, c, who))
            return {Tone::No, tr("No: only the player whose turn it is may take it under these rules.")};
        if (asked.flag("melded"))
            c.registered.add(who);
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
    end.ending = hoola::told_ending(asked.choice("end").toStdString()).value_or(hoola::ending::going_out);
    if (end.ending != hoola::ending::stock_out)
        end.closer = std::max(0, asked.seat("closer"));
    if (end.ending == hoola::ending::going_out || end.ending == hoola::ending::hoola)
        end.discarder = asked.seat("discarder");
    switch (hoola::complete(law, end)) {
    case hoola::wrong_end::closer_holds_cards:
        return {Tone::No, tr("%1 went out, and can't have cards left.").arg(s.name(end.closer))};
    case hoola::wrong_end::own_discard: return {Tone::No, tr("You can't claim your own discard.")};
    default: return paidAs(hoolaTable(), s, hoola::settle_position(law, end)); // nothing else can be chosen
    }
}
