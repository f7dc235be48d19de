// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hoola/actions.h"
#include "games/hoola/moves.h"
#include "games/hoola/notation.h"
#include "games/hoola/settle.h"

#include "games/hoola/hoolagestures.h"
#include "words/cardwords.h"

// What a judge is asked of Hoola at a real table.

namespace {

namespace hoola = hanpan::hoola;
namespace cards = hanpan::cards;

/// More than any hand comes to; its best melds are looked for among all there are.
constexpr int mostInHand = 12;

std::vector<cards::card> rowOf(const QStringList& faces)
{
    std::vector<cards::card> row;
    for (const QString& face : faces)
        if (const auto card = cards::read_card(face.toStdString()))
            row.push_back(*card);
    return row;
}

QStringList facesOf(const hoola::table_meld& meld)
{
    QStringList faces;
    for (const cards::card c : hoola::in_order(meld))
        faces.append(QString::fromStdString(cards::to_text(c)));
    return faces;
}

} // namespace

QList<QStringList> HoolaTable::judgePieces(const Situation& s) const { return CardWords::pack(lawOf(s).jokers); }

QList<JudgeQuestion> HoolaTable::judgeQuestions(const Situation& s) const
{
    using Kind = JudgeField::Kind;
    const hoola::rules& law = lawOf(s);
    const JudgeField hand{Kind::Pieces, QStringLiteral("hand"), HoolaWords::tr("Hand"), false, 1, mostInHand};
    JudgeField out{Kind::Choice, QStringLiteral("end"), HoolaWords::tr("How the round ended")};
    out.options = {{QStringLiteral("going_out"), HoolaWords::tr("Going out")}};
    if (!law.play_for_places) {
        out.options.append({QStringLiteral("hoola"), HoolaWords::tr("Hoola: out in one turn")});
        if (law.stops())
            out.options.append({QStringLiteral("stop"), HoolaWords::tr("Stopping")});
        if (law.low_blast() || law.high_blast())
            out.options.append({QStringLiteral("blast"), HoolaWords::tr("A blast")});
    }
    out.options.append({QStringLiteral("stock_out"), HoolaWords::tr("The stock ran out")});
    JudgeField dealer{Kind::Who, QStringLiteral("dealer"), HoolaWords::tr("Dealer")};
    JudgeField discarder{Kind::Who, QStringLiteral("discarder"), HoolaWords::tr("Claimed the last card from")};
    discarder.nobody = HoolaWords::tr("nobody");
    return {
        {QStringLiteral("meld"),
         HoolaWords::tr("Is this a meld?"),
         {{Kind::Pieces, QStringLiteral("meld"), HoolaWords::tr("Cards, a run from low to high"), false, 1}}},
        {QStringLiteral("add"),
         HoolaWords::tr("May a card be laid off there?"),
         {{Kind::Pieces, QStringLiteral("meld"), HoolaWords::tr("Meld on the table"), false, 1},
          {Kind::Pieces, QStringLiteral("piece"), HoolaWords::tr("The card"), false, 1, 1}}},
        {QStringLiteral("take"),
         HoolaWords::tr("May the discard be claimed?"),
         {{Kind::Pieces, QStringLiteral("discard"), HoolaWords::tr("Discard"), false, 1, 1},
          {Kind::Pieces, QStringLiteral("hand"), HoolaWords::tr("Hand of the player claiming it"), false, 1,
           mostInHand},
          {Kind::Flag, QStringLiteral("turn"), HoolaWords::tr("It is their turn")},
          {Kind::Flag, QStringLiteral("melded"), HoolaWords::tr("They have melded")}}},
        {QStringLiteral("points"), HoolaWords::tr("What is a hand worth?"), {hand}},
        {QStringLiteral("settle"),
         HoolaWords::tr("Who pays whom?"),
         {out,
          {Kind::Who, QStringLiteral("closer"), HoolaWords::tr("Who ended it")},
          dealer,
          {Kind::Pieces, QStringLiteral("hands"), HoolaWords::tr("Cards left"), true, 0, mostInHand},
          {Kind::Flag, QStringLiteral("melded"), HoolaWords::tr("has melded"), true},
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
        const int counted = finalPoints(s, hand);
        JudgeAnswer answer{Tone::Told, points(counted)};
        if (counted != raw)
            answer.lines.append(HoolaWords::tr("The cards are worth %1; under these house rules the hand counts %2.")
                                    .arg(raw)
                                    .arg(counted));
        if (!melds.isEmpty()) {
            QStringList left = hand;
            for (const QStringList& meld : melds)
                for (const QString& face : meld)
                    left.removeOne(face);
            answer.lines.append(left.isEmpty() ? HoolaWords::tr("All of it could be melded:")
                                               : HoolaWords::tr("With these melds laid down it would count %1:")
                                                     .arg(points(finalPoints(s, left))));
            answer.groups = melds;
        }
        return answer;
    }
    if (asked.question == QLatin1String("meld") || asked.question == QLatin1String("add")) {
        const QStringList row = asked.faces("meld");
        hoola::meld_reading reading = hoola::read_meld(law, handOf(row), hoola::joker_in_order(law, rowOf(row)));
        if (asked.question == QLatin1String("add") && reading.why == hoola::refused::two_card_melds_off) {
            // A lone seven that has grown by one card.
            hoola::rules pairs = law;
            pairs.seven_pair_melds = true;
            reading = hoola::read_meld(pairs, handOf(row));
        }
        if (reading.why != hoola::refused::none)
            return refusedBy(game, hoola::explain(reading.why));
        hoola::table_meld meld = hoola::lay(law, handOf(row), reading, 0);
        if (asked.question == QLatin1String("meld"))
            return {Tone::Yes,
                    reading.kind == hoola::meld_kind::run   ? HoolaWords::tr("Yes, a run.")
                    : reading.kind == hoola::meld_kind::set ? HoolaWords::tr("Yes, a set.")
                                                            : HoolaWords::tr("Yes, a lone seven."),
                    {},
                    {facesOf(meld)}};
        const cards::card piece = rowOf(asked.faces("piece")).front();
        if (const hoola::refused why = hoola::add_refusal(law, meld, piece); why != hoola::refused::none)
            return refusedBy(game, hoola::explain(why));
        hoola::extend(law, meld, piece);
        return {Tone::Yes, HoolaWords::tr("Yes, it may be laid off."), {}, {facesOf(meld)}};
    }
    const QString yes = HoolaWords::tr("Yes, with these cards:");
    if (asked.question == QLatin1String("take")) {
        hoola::table t;
        t.law = &law;
        t.players = static_cast<std::uint8_t>(std::max(3, s.players));
        t.pile[t.pile_count++] = rowOf(asked.faces("discard")).front();
        t.top_live = true;
        t.discarder = 0;
        const bool turn = asked.flag("turn");
        if (!turn && !law.battle)
            return {Tone::No, HoolaWords::tr("No: only the player whose turn it is may take it under these rules.")};
        const hanpan::seat who = turn ? 1 : 2;
        t.turn = 1;
        if (asked.flag("melded"))
            t.registered.add(who);
        const cards::card_set hand = handOf(asked.faces("hand"));
        for (hanpan::seat other = 0; other < t.players; ++other)
            t.counts[other] = static_cast<std::uint8_t>(hanpan::bits::count(hand));
        JudgeAnswer answer{Tone::Yes, yes};
        hoola::each_take({t, hand, who, true}, hoola::action_kind::take, [&](const hoola::action& a) {
            QStringList faces;
            for (const cards::card c : hoola::in_order(law, a.with | cards::bit(t.top()), a.joker_as))
                faces.append(QString::fromStdString(cards::to_text(c)));
            if (!answer.groups.contains(faces))
                answer.groups.append(faces);
        });
        if (answer.groups.isEmpty())
            return {Tone::No, hanpan::bits::count(hand) == 1 && law.keeps_one()
                                  ? HoolaWords::tr("No: the last card must be kept for discarding.")
                                  : HoolaWords::tr("No: it makes no meld with cards from this hand.")};
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
    const QString how = asked.choice("end");
    end.ending = how == QLatin1String("hoola")                   ? hoola::ending::hoola
                 : how == QLatin1String("stop")                  ? hoola::ending::stop
                 : how == QLatin1String("blast")                 ? hoola::ending::major_blast
                 : how != QLatin1String("stock_out")             ? hoola::ending::going_out
                 : law.stock_out == hoola::stock_out::void_round ? hoola::ending::void_stock
                                                                 : hoola::ending::stock_out;
    if (how != QLatin1String("stock_out"))
        end.closer = std::max(0, asked.seat("closer"));
    if (end.ending == hoola::ending::major_blast && law.low_blast() &&
        hoola::raw_points(law, end.hands[end.closer]) <= law.blast_low_max)
        end.ending = hoola::ending::minor_blast;
    if (end.ending == hoola::ending::going_out || end.ending == hoola::ending::hoola) {
        if (end.hands[end.closer] != 0)
            return {Tone::No, HoolaWords::tr("%1 went out, and can't have cards left.").arg(s.name(end.closer))};
        end.discarder = asked.seat("discarder");
        if (end.discarder == end.closer)
            return {Tone::No, HoolaWords::tr("You can't claim your own discard.")};
    }
    return paidAs(*this, s, hoola::settle_position(law, end));
}
