// SPDX-License-Identifier: GPL-3.0-or-later
#include "why.h"

#include <algorithm>
#include <cmath>

#include "games/gametable.h"
#include "gradewords.h"
#include "hindsight.h"
#include "table/decisionwords.h"
#include "words/tablewords.h"

namespace {

constexpr int worlds = 1000;
/// The number of the others' answers and of pieces that are named; less likely or less helpful ones are not.
constexpr qsizetype mostAnswers = 3, mostArrivals = 5;
constexpr double worthTelling = 0.02;
/// Standard errors by which a piece must help before it is named (many are compared).
constexpr double certainErrors = 2.5;

/// The pieces that an action names, of those there are.
QStringList facesOf(const QString& action, const QList<QStringList>& set)
{
    QStringList faces;
    for (const QString& word : action.split(u' ')) {
        const QString face = word.section(u'#', 0, 0);
        if (std::any_of(set.cbegin(), set.cend(), [&](const QStringList& row) { return row.contains(face); }))
            faces.append(face);
    }
    return faces;
}

/// What the others would do after an action, unless they would do it as likely after the other one. `then`: the
/// situation after the action.
QStringList answers(const std::vector<hanpan::aftermath::reaction>& reactions,
                    const std::vector<hanpan::aftermath::reaction>& others, const Situation& then,
                    const GameTable& game)
{
    QStringList told;
    for (const hanpan::aftermath::reaction& answer : reactions) {
        const auto same = std::find_if(others.begin(), others.end(), [&](const hanpan::aftermath::reaction& o) {
            return o.who == answer.who && o.text == answer.text;
        });
        const double more = answer.chance - (same == others.end() ? 0 : same->chance);
        const QString heard = QString::fromStdString(answer.text);
        if (std::abs(more) < worthTelling || answer.chance < worthTelling ||
            game.story.eventKind(heard) != QLatin1String("claim"))
            continue;
        //: what an opponent does then, how likely that is
        told.append(Why::tr("%1 (%2)").arg(game.story.eventText(then, answer.who, heard).named(then.name(answer.who)),
                                           GradeWords::percent(answer.chance)));
        if (told.size() == mostAnswers)
            break;
    }
    return told;
}

} // namespace

Why Why::of(const hanpan::match& match, const hanpan::reviewed_decision& one, const std::atomic<bool>& stop)
{
    const std::string& better = one.advice.options.front().action;
    return {better, match.foretell(one.index, one.played, worlds, stop),
            match.foretell(one.index, better, worlds, stop)};
}

WhyShown Why::inWords(Hindsight& hindsight, const hanpan::match& match, const hanpan::reviewed_decision& one,
                      double swing) const
{
    const GameTable& game = hindsight.game();
    const int number = int(one.index);
    const Situation here = hindsight.at(number);
    const QList<QStringList> set = game.referee.judgePieces(here);
    const OwnHand hand = ownHand(game, here);

    const auto moveOf = [&](const QString& label, const std::string& action, double promised,
                            const hanpan::aftermath& after, const hanpan::aftermath& other) {
        const QString protocol = QString::fromStdString(action);
        const QString text = actionWords(game, here, protocol);
        QStringList told{one.advice.own_wins ? tr("%1 from your own wins").arg(game.scores.worth(promised))
                                             : game.scores.worth(promised)};
        // In games in which points count against a player, the first place is not what matters.
        if (after.worlds > 0 && !match.low_score_wins())
            told.append(tr("then first place %1", "once the move is made").arg(GradeWords::percent(after.first)));
        // A claim takes what lies there at that moment.
        told += answers(after.reactions, other.reactions, hindsight.after(number, protocol), game);
        if (after.ended >= worthTelling)
            told.append(tr("the round is over before your next turn (%1)").arg(GradeWords::percent(after.ended)));
        QStringList arrivals, names;
        for (const hanpan::aftermath::arrival& piece : after.arrivals)
            if (piece.chance < 1 - worthTelling && piece.gain > certainErrors * piece.error &&
                piece.gain > worthTelling * swing && arrivals.size() < mostArrivals) {
                arrivals.append(QString::fromStdString(piece.face));
                names.append(game.words.pieceName(arrivals.last()));
            }
        QStringList said{label + QStringLiteral(": ") + text, told.join(QStringLiteral(", "))};
        if (!names.isEmpty())
            said.append(tr("Would have helped: %1").arg(names.join(QStringLiteral(", "))));
        return WhyMove{label,
                       text,
                       facesOf(protocol, set),
                       told.join(QStringLiteral(" \u00b7 ")),
                       arrivals,
                       TableWords::sentences(said)};
    };
    return {QString::fromStdString(match.setup().game),
            hand,
            {moveOf(tr("Played"), one.played, GradeWords::promised(one), ofPlayed, ofBetter),
             moveOf(tr("Better"), better, GradeWords::promisedByBest(one), ofBetter, ofPlayed)}};
}
