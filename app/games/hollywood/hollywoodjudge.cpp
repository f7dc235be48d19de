// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QSet>

#include "games/hollywood/contracts.h"
#include "games/hollywood/missing.h"
#include "games/hollywood/referee.h"

#include "games/hollywood/hollywoodtable.h"

// What a judge is asked of Hollywood Rummy at a real table. Cards are laid out by their face; which of the equal ones
// each is follows here.

namespace hollywood = hanpan::hollywood;
namespace packs = hanpan::packs;

namespace {

/// Cards in the order laid, equal ones as different copies; `used`: those that lie elsewhere.
std::vector<packs::card> laidOut(const QStringList& faces, packs::card_set& used)
{
    std::vector<packs::card> row;
    for (const QString& name : faces)
        if (const auto typed = packs::read_card(name.toStdString()))
            for (int copy = 0; copy < packs::max_packs; ++copy)
                if (const auto card = packs::make(packs::face_of(typed->which), copy); !used.has(card)) {
                    used.add(card);
                    row.push_back(card);
                    break;
                }
    return row;
}

packs::card_set handOf(const QStringList& faces, packs::card_set& used)
{
    packs::card_set hand;
    for (const packs::card card : laidOut(faces, used))
        hand.add(card);
    return hand;
}

/// What these cards are to be judged as: what was said, or both; the likelier one comes last, so that its reason is
/// told.
QList<hollywood::meld_kind> kindsMeant(const hollywood::rules& law, const std::vector<packs::card>& row,
                                       const QString& said)
{
    using hollywood::meld_kind;
    if (!said.isEmpty())
        return {said == "run" ? meld_kind::run : meld_kind::set};
    QSet<int> ranks;
    for (const packs::card card : row)
        if (!law.is_wild(card))
            ranks.insert(packs::rank_of(card));
    return ranks.size() < 2 ? QList{meld_kind::run, meld_kind::set} : QList{meld_kind::set, meld_kind::run};
}

} // namespace

QList<JudgeQuestion> HollywoodTable::judgeQuestions(const Situation& s) const
{
    using Field = JudgeField;
    constexpr int mostCards =
        32; // more than May-Is bring into a hand; every way to lay its contract down is looked for
    Field::Options contracts;
    for (const hollywood::contract& goal : hollywood::contracts_of(lawOf(s).contracts)) {
        const auto number = contracts.size() + 1;
        contracts.append({QString::number(number),
                          tr("Round %1: %2", "its number, its contract").arg(number).arg(contractText(goal))});
    }
    const Field kind = Field::choice("kind", tr("Type of meld"),
                                     {{"", tr("whichever it is")}, {"set", tr("a set")}, {"run", tr("a run")}});
    const Field meld = Field::pieces("meld", tr("Cards in order, wilds in their places"), 1);
    return {
        {"meld", tr("Is this a meld?"), {kind, meld}},
        {"add", tr("May a card be laid off there?"), {kind, meld, Field::pieces("piece", tr("The card"), 1, 1)}},
        {"contract",
         tr("Is the contract in this hand?"),
         {Field::choice("hand_no", tr("Contract"), contracts), Field::pieces("hand", tr("Hand"), 1, mostCards)}},
        {"points", tr("What is a hand worth?"), {Field::pieces("hand", tr("Hand"), 1)}},
        {"settle",
         tr("What goes on the score sheet?"),
         {Field::who("winner", tr("Went out"), tr("nobody")), Field::pieces("hands", tr("Cards left")).each(),
          Field::flag("down", tr("has laid down")).each()},
         true},
    };
}

JudgeAnswer HollywoodTable::judged(const Situation& s, const JudgeCase& asked) const
{
    using Tone = JudgeAnswer::Tone;
    const hollywood::rules& law = lawOf(s);
    packs::card_set used;
    if (asked.question == "points")
        return {Tone::Told, points(hollywood::hand_points(law, handOf(asked.faces("hand"), used)))};
    if (asked.question == "contract") {
        const int hands = int(hollywood::contracts_of(law.contracts).size());
        const auto table = hollywood::contract_due(law, std::clamp(asked.choice("hand_no").toInt(), 1, hands) - 1);
        packs::card_set hand = handOf(asked.faces("hand"), used);
        const std::vector<hollywood::action> ways = hollywood::groupings(table, hand, 1);
        if (ways.empty()) {
            const int missing = hollywood::missing(law, table.goal, hand);
            return {Tone::No, missing == 1  ? tr("No: one card is missing.")
                              : missing > 1 ? tr("No: %1 cards are missing.").arg(missing)
                                            : tr("No: the melds can't use up the whole hand.")};
        }
        JudgeAnswer answer{Tone::Yes, tr("Yes, for example:")};
        const packs::card* at = ways.front().laid;
        for (int i = 0; i < ways.front().melds; at += ways.front().lengths[i++])
            answer.groups.append(plainFaces(std::span(at, ways.front().lengths[i])));
        for (const packs::card card : std::span(ways.front().laid, at))
            hand.remove(card);
        if (const int counted = hollywood::hand_points(law, hand); counted > 0)
            answer.lines.append(tr("Left in hand: %1.", "points").arg(points(counted)));
        return answer;
    }
    if (asked.question == "meld" || asked.question == "add") {
        const auto row = laidOut(asked.faces("meld"), used);
        const bool fresh = asked.question == "meld";
        QList<hollywood::table_meld> melds; // what the cards are
        JudgeAnswer answer{Tone::No, {}};
        for (const auto kind : kindsMeant(law, row, asked.choice("kind"))) {
            hollywood::table_meld laid;
            const auto why = hollywood::make_meld(law, kind, row, fresh, laid); // laid new, it keeps its limit on wilds
            if (const int fewest = hollywood::fewest_cards(kind); int(row.size()) < fewest)
                answer = {Tone::No, kind == MeldKind::set ? tr("No: a set has at least %1 cards.").arg(fewest)
                                                          : tr("No: a run has at least %1 cards.").arg(fewest)};
            else if (why.allowed())
                melds.append(laid);
            else if (why.why == hollywood::refused::too_many_cards)
                answer = {Tone::No, tr("No: too many cards for one meld.")};
            else
                answer = refusedBy("hollywood", hollywood::explain(why.why, why.a, why.b));
        }
        if (melds.isEmpty())
            return answer;
        if (fresh)
            return {Tone::Yes, melds.size() > 1                      ? tr("Yes, as a set and as a run.")
                               : melds.first().kind == MeldKind::set ? tr("Yes, a set.")
                                                                     : tr("Yes, a run.")};
        const packs::card piece = laidOut(asked.faces("piece"), used).front();
        answer = {Tone::Yes, {}};
        hollywood::refused why = hollywood::refused::none;
        for (const hollywood::table_meld& meld : std::as_const(melds))
            for (const hollywood::layoff& way : hollywood::lay_off(law, meld, piece, &why)) {
                answer.groups.append(plainFaces(std::span(way.after.cards, way.after.length)));
                if (way.to == hollywood::way::hand)
                    answer.lines.append(tr("The wild card it replaces goes to the hand."));
            }
        if (answer.groups.isEmpty())
            return refusedBy("hollywood", hollywood::explain(why));
        answer.title = answer.groups.size() == 1 ? tr("Yes, it may be laid off:") : tr("Yes, in one of these ways:");
        return answer;
    }

    const hanpan::seat winner = asked.seat("winner");
    std::vector<packs::card_set> hands;
    hanpan::seat_set down;
    for (hanpan::seat who = 0; who < s.players; ++who) {
        hands.push_back(handOf(asked.faces("hands", who), used));
        if (who == winner && !hands.back().empty())
            return {Tone::No, tr("%1 went out, and can't have cards left.").arg(s.name(who))};
        if (asked.flag("down", who) || who == winner)
            down.add(who);
    }
    return paidAs(hollywoodTable(), s, hollywood::settle_table(law, hands, down, winner));
}
