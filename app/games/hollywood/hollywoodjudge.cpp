// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "games/hollywood/contracts.h"
#include "games/hollywood/referee.h"

#include "games/hollywood/hollywoodtable.h"

// What a judge is asked of Hollywood Rummy at a real table. Cards are laid out by their face; which of the equal ones
// each is follows here.

namespace {

namespace hollywood = hanpan::hollywood;
namespace packs = hanpan::packs;

/// More than May-Is bring into a hand; every way to lay its contract down is looked for.
constexpr int mostCards = 32;

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
        return {said == QLatin1String("run") ? meld_kind::run : meld_kind::set};
    const auto first = std::find_if(row.begin(), row.end(), [&](packs::card card) { return !law.is_wild(card); });
    const bool sameRank = std::all_of(row.begin(), row.end(), [&](packs::card card) {
        return law.is_wild(card) || packs::rank_of(card) == packs::rank_of(*first);
    });
    return sameRank ? QList{meld_kind::run, meld_kind::set} : QList{meld_kind::set, meld_kind::run};
}

} // namespace

QList<JudgeQuestion> HollywoodTable::judgeQuestions(const Situation& s) const
{
    using Kind = JudgeField::Kind;
    JudgeField kind{Kind::Choice, QStringLiteral("kind"), tr("Type of meld")};
    kind.options = {
        {QString(), tr("whichever it is")}, {QStringLiteral("set"), tr("a set")}, {QStringLiteral("run"), tr("a run")}};
    JudgeField number{Kind::Choice, QStringLiteral("hand_no"), tr("Contract")};
    int hand_no = 0;
    for (const hollywood::contract& goal : hollywood::contracts_of(lawOf(s).contracts)) {
        ++hand_no;
        number.options.append({QString::number(hand_no),
                               tr("Round %1: %2", "its number, its contract").arg(hand_no).arg(contractText(goal))});
    }
    JudgeField winner{Kind::Who, QStringLiteral("winner"), tr("Went out")};
    winner.nobody = tr("nobody");
    const JudgeField meld{Kind::Pieces, QStringLiteral("meld"), tr("Cards in order, wilds in their places"), false, 1};
    return {
        {QStringLiteral("meld"), tr("Is this a meld?"), {kind, meld}},
        {QStringLiteral("add"),
         tr("May a card be laid off there?"),
         {kind, meld, {Kind::Pieces, QStringLiteral("piece"), tr("The card"), false, 1, 1}}},
        {QStringLiteral("contract"),
         tr("Is the contract in this hand?"),
         {number, {Kind::Pieces, QStringLiteral("hand"), tr("Hand"), false, 1, mostCards}}},
        {QStringLiteral("points"),
         tr("What is a hand worth?"),
         {{Kind::Pieces, QStringLiteral("hand"), tr("Hand"), false, 1}}},
        {QStringLiteral("settle"),
         tr("What goes on the score sheet?"),
         {winner,
          {Kind::Pieces, QStringLiteral("hands"), tr("Cards left"), true},
          {Kind::Flag, QStringLiteral("down"), tr("has laid down"), true}},
         true},
    };
}

JudgeAnswer HollywoodTable::judged(const Situation& s, const JudgeCase& asked) const
{
    using Tone = JudgeAnswer::Tone;
    const hollywood::rules& law = lawOf(s);
    const QString game = QStringLiteral("hollywood");
    packs::card_set used;
    if (asked.question == QLatin1String("points"))
        return {Tone::Told, points(hollywood::hand_points(law, handOf(asked.faces("hand"), used)))};
    if (asked.question == QLatin1String("contract")) {
        const int hands = int(hollywood::contracts_of(law.contracts).size());
        const auto found = hollywood::contract_in(law, std::clamp(asked.choice("hand_no").toInt(), 1, hands) - 1,
                                                  handOf(asked.faces("hand"), used));
        if (!found.way)
            return {Tone::No, found.missing == 1  ? tr("No: one card is missing.")
                              : found.missing > 1 ? tr("No: %1 cards are missing.").arg(found.missing)
                                                  : tr("No: the melds can't use up the whole hand.")};
        JudgeAnswer answer{Tone::Yes, tr("Yes, for example:")};
        const hanpan::packs::card* at = found.way->laid;
        for (int i = 0; i < found.way->melds; at += found.way->lengths[i++])
            answer.groups.append(plainFaces(std::span(at, found.way->lengths[i])));
        if (const int counted = hollywood::hand_points(law, found.left); counted > 0)
            answer.lines.append(tr("Left in hand: %1.", "points").arg(points(counted)));
        return answer;
    }
    if (asked.question == QLatin1String("meld") || asked.question == QLatin1String("add")) {
        const auto row = laidOut(asked.faces("meld"), used);
        const bool fresh = asked.question == QLatin1String("meld");
        QList<hollywood::table_meld> melds; // what the cards are
        JudgeAnswer no{Tone::No, {}};
        for (const auto kind : kindsMeant(law, row, asked.choice("kind"))) {
            const auto laid = fresh ? hollywood::new_meld(law, kind, row) : hollywood::standing_meld(law, kind, row);
            const int fewest = hollywood::fewest_cards(kind);
            switch (int(row.size()) < fewest ? hollywood::laid_meld::number::too_few : laid.cards) {
            case hollywood::laid_meld::number::too_few:
                no = {Tone::No, kind == hollywood::meld_kind::set ? tr("No: a set has at least %1 cards.").arg(fewest)
                                                                  : tr("No: a run has at least %1 cards.").arg(fewest)};
                break;
            case hollywood::laid_meld::number::too_many: no = {Tone::No, tr("No: too many cards for one meld.")}; break;
            case hollywood::laid_meld::number::right:
                if (laid.allowed())
                    melds.append(laid.meld);
                else
                    no = refusedBy(game, hollywood::explain(laid.why.why, laid.why.a, laid.why.b));
            }
        }
        if (melds.isEmpty())
            return no;
        if (fresh)
            return {Tone::Yes, melds.size() > 1                                  ? tr("Yes, as a set and as a run.")
                               : melds.first().kind == hollywood::meld_kind::set ? tr("Yes, a set.")
                                                                                 : tr("Yes, a run.")};
        const packs::card piece = laidOut(asked.faces("piece"), used).front();
        JudgeAnswer answer{Tone::Yes, {}};
        hollywood::refused why = hollywood::refused::none;
        for (const hollywood::table_meld& meld : std::as_const(melds)) {
            const auto off = hollywood::lay_off(law, meld, piece);
            why = off.why;
            for (const hollywood::layoff& way : off.ways) {
                answer.groups.append(plainFaces(std::span(way.after.cards, way.after.length)));
                if (way.to == hollywood::way::hand)
                    answer.lines.append(tr("The wild card it replaces goes to the hand."));
            }
        }
        if (answer.groups.isEmpty())
            return refusedBy(game, hollywood::explain(why));
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
