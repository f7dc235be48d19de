// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/dragon/combos.h"
#include "games/dragon/cover.h"
#include "games/dragon/hands.h"

#include "games/dragon/dragontable.h"

// What a judge is asked of Dragon Holla at a real table.

namespace dragon = hanpan::dragon;
namespace cubes = hanpan::cubes;

QList<JudgeQuestion> DragonTable::judgeQuestions(const Situation&) const
{
    using Field = JudgeField;
    constexpr int whole = dragon::hand_size;
    Field open = Field::pieces("open", tr("First open cube"), 1, 1);
    open.named = true; // it may have come into a hand since
    return {
        {"hand", tr("Can this hand declare Holla?"), {open, Field::pieces("hand", tr("Hand"), whole, whole)}},
        {"combo", tr("What do these cubes make?"), {open, Field::pieces("pieces", tr("Cubes"), 2, whole + 1)}},
        {"left", tr("How many cubes are left over?"), {open, Field::pieces("hand", tr("Hand"), 1, whole)}},
        {"settle",
         tr("Who pays whom?"),
         {Field::who("winner", tr("Winner")), open, Field::pieces("hands", tr("Hand"), 0, whole).each(),
          Field::number("pot", tr("Chips in the pot"), 0, 500)},
         true},
    };
}

JudgeAnswer DragonTable::judged(const Situation& s, const JudgeCase& asked) const
{
    using Tone = JudgeAnswer::Tone;
    const dragon::rules& law = lawOf(s);
    const cubes::type open = cubeOf(asked.faces("open").front());
    const dragon::context c = dragon::make_context(law, open);
    const cubes::bag hand = bagOf(asked.faces("hand"));
    if (asked.question == "combo") {
        // By dragon::combo.
        const QStringList names{tr("a twin: the head of a hand"),
                                tr("a pure set"),
                                tr("a set with a wild cube"),
                                tr("a pure run"),
                                tr("a run with a wild cube"),
                                tr("a set tail"),
                                tr("a run tail")};
        JudgeAnswer answer{Tone::Yes, tr("Combination:")};
        for (const dragon::combo kind : dragon::combos_of(c, cubesOf(asked.faces("pieces"))))
            answer.lines.append(names[int(kind)]);
        return answer.lines.isEmpty() ? JudgeAnswer{Tone::No, tr("No combination.")} : answer;
    }
    if (asked.question == "left") {
        const int left = dragon::uncombined(c, hand);
        return {Tone::Told, left == 0 ? tr("None: all of them combine.") : uncombined(left)};
    }
    if (asked.question == "hand") {
        JudgeAnswer answer{Tone::Yes, {}};
        const auto show = [&answer](const auto& its) {
            const cubes::bag parts[]{its.head, its.neck, its.body, its.tail};
            for (int i = 0; i < 4; ++i)
                if (!parts[i].empty()) {
                    answer.groups.append(facesOf(parts[i]));
                    answer.groupNames.append(partNames()[i]);
                }
        };
        if (const dragon::reading best = dragon::best_reading(c, hand, true)) {
            answer.title =
                best.special ? tr("Yes: special dragon, %1.").arg(chips(best.points))
                             : tr("Yes: %1, %2.", "a hand, chips").arg(handName(law, best.figure), chips(best.points));
            show(best);
            return answer;
        }
        const int distance = dragon::distance(c, hand);
        answer = {Tone::No,
                  distance == 1 ? tr("No: it is 1 cube short.") : tr("No: it is %1 cubes short.").arg(distance)};
        if (const dragon::reading weak = dragon::best_reading(c, hand, false))
            answer.lines.append(
                tr("Complete as %1, but these rules ask for a higher hand.").arg(handName(law, weak.figure)));
        show(dragon::arrange(c, hand));
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
    return paidAs(::facesOf(*this), seeing(s, dragon::observe(won, winner)), dragon::settle(won));
}
