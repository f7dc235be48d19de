// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/dragon/combos.h"
#include "games/dragon/cover.h"
#include "games/dragon/hands.h"

#include "games/dragon/dragontable.h"

// What a judge is asked of Dragon Holla at a real table.

namespace dragon = hanpan::dragon;
namespace cubes = hanpan::cubes;

namespace {

QString comboText(dragon::combo kind)
{
    switch (kind) {
    case dragon::combo::twin: return DragonTable::tr("a twin: the head of a hand");
    case dragon::combo::pure_set: return DragonTable::tr("a pure set");
    case dragon::combo::set: return DragonTable::tr("a set with a wild cube");
    case dragon::combo::pure_run: return DragonTable::tr("a pure run");
    case dragon::combo::run: return DragonTable::tr("a run with a wild cube");
    case dragon::combo::set_tail: return DragonTable::tr("a set tail");
    case dragon::combo::run_tail: return DragonTable::tr("a run tail");
    }
    return {};
}

} // namespace

QList<JudgeQuestion> DragonTable::judgeQuestions(const Situation&) const
{
    using Kind = JudgeField::Kind;
    JudgeField open{Kind::Pieces, QStringLiteral("open"), tr("First open cube"), false, 1, 1};
    open.named = true; // it may have come into a hand since
    JudgeField pot{Kind::Number, QStringLiteral("pot"), tr("Chips in the pot")};
    pot.most = 500;
    JudgeField hands{Kind::Pieces, QStringLiteral("hands"), tr("Hand"), true};
    hands.most = dragon::hand_size;
    return {
        {QStringLiteral("hand"),
         tr("Can this hand declare Holla?"),
         {open, {Kind::Pieces, QStringLiteral("hand"), tr("Hand"), false, dragon::hand_size, dragon::hand_size}}},
        {QStringLiteral("combo"),
         tr("What do these cubes make?"),
         {open, {Kind::Pieces, QStringLiteral("pieces"), tr("Cubes"), false, 2, 14}}},
        {QStringLiteral("left"),
         tr("How many cubes are left over?"),
         {open, {Kind::Pieces, QStringLiteral("hand"), tr("Hand"), false, 1, dragon::hand_size}}},
        {QStringLiteral("settle"),
         tr("Who pays whom?"),
         {{Kind::Who, QStringLiteral("winner"), tr("Winner")}, open, hands, pot},
         true},
    };
}

JudgeAnswer DragonTable::judged(const Situation& s, const JudgeCase& asked) const
{
    using Tone = JudgeAnswer::Tone;
    const dragon::rules& law = lawOf(s);
    const std::vector<cubes::type> named = cubesOf(asked.faces("open"));
    const cubes::type open = named.empty() ? cubes::type{0} : named.front();
    const dragon::context c = dragon::make_context(law, open);
    if (asked.question == QLatin1String("combo")) {
        QStringList made;
        for (const dragon::combo kind : dragon::combos_of(c, cubesOf(asked.faces("pieces"))))
            made.append(comboText(kind));
        return made.isEmpty() ? JudgeAnswer{Tone::No, tr("No combination.")}
                              : JudgeAnswer{Tone::Yes, tr("Combination:"), made};
    }
    if (asked.question == QLatin1String("left")) {
        const int left = dragon::uncombined(c, bagOf(asked.faces("hand")));
        return {Tone::Told, left == 0 ? tr("None: all of them combine.") : uncombined(left)};
    }
    if (asked.question == QLatin1String("hand")) {
        const cubes::bag hand = bagOf(asked.faces("hand"));
        if (const dragon::reading best = dragon::best_reading(c, hand, true))
            return {Tone::Yes,
                    best.special
                        ? tr("Yes: special dragon, %1.").arg(chips(best.points))
                        : tr("Yes: %1, %2.", "a hand, chips").arg(handName(law, best.figure), chips(best.points)),
                    {},
                    {facesOf(best.head), facesOf(best.neck), facesOf(best.body), facesOf(best.tail)},
                    partNames()};
        const int distance = dragon::distance(c, hand);
        JudgeAnswer answer{Tone::No, distance == 1 ? tr("No: it is 1 cube short.")
                                                   : tr("No: it is %1 cubes short.").arg(distance)};
        if (const dragon::reading weak = dragon::best_reading(c, hand, false))
            answer.lines.append(
                tr("Complete as %1, but these rules ask for a higher hand.").arg(handName(law, weak.figure)));
        const dragon::arrangement a = dragon::arrange(c, hand);
        const cubes::bag laid[]{a.head, a.neck, a.body, a.tail};
        for (int i = 0; i < 4; ++i)
            if (!laid[i].empty()) {
                answer.groups.append(facesOf(laid[i]));
                answer.groupNames.append(partNames()[i]);
            }
        if (distance == 1) {
            answer.lines.append(tr("Any cube of the last group would complete it."));
            answer.groups.append(facesOf(cubes::bag{dragon::improving(c, hand), 0}));
        }
        return answer;
    }

    const hanpan::seat winner = std::max(0, asked.seat("winner"));
    std::vector<cubes::bag> hands;
    for (hanpan::seat who = 0; who < s.players; ++who) {
        hands.push_back(bagOf(asked.faces("hands", who)));
        if (hands.back().size() != dragon::hand_size)
            return {Tone::No, tr("Place all %1 cubes of %2.").arg(dragon::hand_size).arg(s.name(who))};
    }
    const dragon::state won = dragon::won_at_table(law, open, hands, winner, asked.number("pot"));
    if (won.open.winner == hanpan::no_seat)
        return {Tone::No, tr("Not a winning hand: a wrong Holla.")};
    // The words of an end tell what all have seen of it.
    Situation shown = s;
    shown.seen = std::make_shared<const View>(dragon::observe(won, winner));
    return paidAs(::facesOf(*this), shown, dragon::settle(won));
}
