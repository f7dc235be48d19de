// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/dragon/combos.h"
#include "games/dragon/cover.h"
#include "games/dragon/hands.h"
#include "games/dragon/settle.h"

#include "games/dragon/dragongestures.h"

// What a judge is asked of Dragon Holla at a real table.

namespace dragon = hanpan::dragon;
namespace cubes = hanpan::cubes;

namespace {

cubes::type typeOf(const QString& face)
{
    const auto cube = cubes::read_cube(face.toStdString());
    return cube ? *cube : cubes::type{0};
}

QString comboText(dragon::combo kind)
{
    switch (kind) {
    case dragon::combo::twin: return DragonWords::tr("a twin: the head of a hand");
    case dragon::combo::pure_set: return DragonWords::tr("a pure set");
    case dragon::combo::set: return DragonWords::tr("a set with a wild cube");
    case dragon::combo::pure_run: return DragonWords::tr("a pure run");
    case dragon::combo::run: return DragonWords::tr("a run with a wild cube");
    case dragon::combo::set_tail: return DragonWords::tr("a set tail");
    case dragon::combo::run_tail: return DragonWords::tr("a run tail");
    }
    return {};
}

} // namespace

QList<QStringList> DragonTable::judgePieces(const Situation&) const
{
    QList<QStringList> rows;
    for (int suit = 0; suit < cubes::suits; ++suit) {
        QStringList row;
        for (int rank = 1; rank <= cubes::ranks; ++rank)
            row.append(QString::fromStdString(cubes::to_text(cubes::make(suit, rank))));
        rows.append(row);
    }
    return rows;
}

int DragonTable::judgeCopies(const Situation&, const QString&) const { return 2; }

QList<JudgeQuestion> DragonTable::judgeQuestions(const Situation&) const
{
    using Kind = JudgeField::Kind;
    JudgeField open{Kind::Pieces, QStringLiteral("open"), DragonWords::tr("First open cube"), false, 1, 1};
    open.named = true; // it may have come into a hand since
    JudgeField pot{Kind::Number, QStringLiteral("pot"), DragonWords::tr("Chips in the pot")};
    pot.most = 500;
    JudgeField hands{Kind::Pieces, QStringLiteral("hands"), DragonWords::tr("Hand"), true};
    hands.most = dragon::hand_size;
    return {
        {QStringLiteral("hand"),
         DragonWords::tr("Can this hand declare Holla?"),
         {open,
          {Kind::Pieces, QStringLiteral("hand"), DragonWords::tr("Hand"), false, dragon::hand_size,
           dragon::hand_size}}},
        {QStringLiteral("combo"),
         DragonWords::tr("What do these cubes make?"),
         {open, {Kind::Pieces, QStringLiteral("pieces"), DragonWords::tr("Cubes"), false, 2, 14}}},
        {QStringLiteral("left"),
         DragonWords::tr("How many cubes are left over?"),
         {open, {Kind::Pieces, QStringLiteral("hand"), DragonWords::tr("Hand"), false, 1, dragon::hand_size}}},
        {QStringLiteral("settle"),
         DragonWords::tr("Who pays whom?"),
         {{Kind::Who, QStringLiteral("winner"), DragonWords::tr("Winner")}, open, hands, pot},
         true},
    };
}

JudgeAnswer DragonTable::judged(const Situation& s, const JudgeCase& asked) const
{
    using Tone = JudgeAnswer::Tone;
    const dragon::rules& law = lawOf(s);
    const cubes::type open = typeOf(asked.faces("open").value(0));
    const dragon::context c = dragon::make_context(law, open);
    const auto name = [&](int figure) {
        return handName(s, QString::fromStdString(std::string(dragon::figure_id(law, figure))));
    };
    if (asked.question == QLatin1String("combo")) {
        std::vector<cubes::type> pieces;
        for (const QString& face : asked.faces("pieces"))
            pieces.push_back(typeOf(face));
        QStringList made;
        for (const dragon::combo kind : dragon::combos_of(c, pieces))
            made.append(comboText(kind));
        return made.isEmpty() ? JudgeAnswer{Tone::No, DragonWords::tr("No combination.")}
                              : JudgeAnswer{Tone::Yes, DragonWords::tr("Combination:"), made};
    }
    if (asked.question == QLatin1String("left")) {
        const int left = dragon::uncombined(c, bagOf(asked.faces("hand")));
        return {Tone::Told, left == 0   ? DragonWords::tr("None: all of them combine.")
                            : left == 1 ? DragonWords::tr("1 uncombined cube")
                                        : DragonWords::tr("%1 uncombined cubes").arg(left)};
    }
    if (asked.question == QLatin1String("hand")) {
        const cubes::bag hand = bagOf(asked.faces("hand"));
        const QStringList parts{DragonWords::tr("Head"), DragonWords::tr("Neck"), DragonWords::tr("Body"),
                                DragonWords::tr("Tail")};
        if (const dragon::reading best = dragon::best_reading(c, hand, true))
            return {Tone::Yes,
                    best.special
                        ? DragonWords::tr("Yes: special dragon, %1.").arg(chips(best.points))
                        : DragonWords::tr("Yes: %1, %2.", "a hand, chips").arg(name(best.figure), chips(best.points)),
                    {},
                    {facesOf(best.head), facesOf(best.neck), facesOf(best.body), facesOf(best.tail)},
                    parts};
        const int distance = dragon::distance(c, hand);
        JudgeAnswer answer{Tone::No, distance == 1 ? DragonWords::tr("No: it is 1 cube short.")
                                                   : DragonWords::tr("No: it is %1 cubes short.").arg(distance)};
        if (const dragon::reading weak = dragon::best_reading(c, hand, false))
            answer.lines.append(
                DragonWords::tr("Complete as %1, but these rules ask for a higher hand.").arg(name(weak.figure)));
        const dragon::arrangement a = dragon::arrange(c, hand);
        const cubes::bag laid[]{a.head, a.neck, a.body, a.tail};
        for (int i = 0; i < 4; ++i)
            if (!laid[i].empty()) {
                answer.groups.append(facesOf(laid[i]));
                answer.groupNames.append(parts[i]);
            }
        if (distance == 1) {
            answer.lines.append(DragonWords::tr("Any cube of the last group would complete it."));
            answer.groups.append(facesOf(cubes::bag{dragon::improving(c, hand), 0}));
        }
        return answer;
    }

    const hanpan::seat winner = std::max(0, asked.seat("winner"));
    std::vector<cubes::bag> hands;
    for (hanpan::seat who = 0; who < s.players; ++who) {
        hands.push_back(bagOf(asked.faces("hands", who)));
        if (hands.back().size() != dragon::hand_size)
            return {Tone::No, DragonWords::tr("Place all %1 cubes of %2.").arg(dragon::hand_size).arg(s.name(who))};
    }
    const dragon::reading best = dragon::best_reading(c, hands[std::size_t(winner)], true);
    if (!best)
        return {Tone::No, DragonWords::tr("Not a winning hand: a wrong Holla.")};
    // The words of an end tell what was shown.
    Situation shown = s;
    shown.view["winning_hand"] = std::string(dragon::figure_id(law, best.figure));
    shown.view["special"] = best.special;
    return paidAs(dragonTable(), shown, dragon::settle_table(law, open, hands, winner, asked.number("pot")));
}
