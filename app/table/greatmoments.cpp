// SPDX-License-Identifier: GPL-3.0-or-later
#include "greatmoments.h"

#include "playedmatch.h"
#include "registry/registry.h"

QList<GreatOne> greatMoments(const hanpan::match& match, const std::atomic<bool>& stop)
{
    QList<GreatOne> found;
    const GameTable* const game = tableGame(QString::fromStdString(match.setup().game));
    auto begin = hanpan::make_match(match.setup());
    if (!game || !begin)
        return found;
    const QList<GreatKind> kinds = game->story.greatKinds();
    const auto see = [&](const Moment& moment, int round, std::size_t action) {
        const QString place = moment.place.isEmpty() ? moment.kind : moment.place;
        const auto kind =
            std::find_if(kinds.begin(), kinds.end(), [&](const GreatKind& one) { return one.id == place; });
        if (moment.kind.isEmpty() || kind == kinds.end())
            return;
        const GreatOne one{moment, place, round, int(action), kind->byOthers ? moment.whom : moment.who};
        // One call may put out a second player, and then a third: that is one moment, which grew.
        const bool grew = !found.isEmpty() && found.last().place == place && found.last().round == round &&
                          found.last().by == one.by && !moment.whom.isEmpty() &&
                          moment.whom.mid(0, found.last().moment.whom.size()) == found.last().moment.whom;
        if (grew)
            found.last() = one;
        else
            found.append(one);
    };

    PlayedMatch played;
    played.take(std::move(*begin), {}, {});
    const std::size_t rounds = match.finished_rounds().size();
    std::optional<Situation> before;
    const auto& actions = match.actions();
    for (std::size_t i = 0; i < actions.size() && !stop; ++i) {
        const hanpan::played_action& done = actions[i];
        if (done.round >= int(rounds))
            break;
        while (played->round() < done.round) {
            played.nextRound();
            before.reset();
        }
        if (game->story.greatInMidst() && !before)
            before = played.situation();
        if (!played.play(done.who, QString::fromStdString(done.text), {}).allowed())
            break; // a record under an earlier reading of the rules
        if (played->round_over()) {
            see(game->story.rareMoment(played.situation(), played->finished_rounds().back()), done.round, i);
            before.reset();
        } else if (before) {
            Situation after = played.situation();
            see(game->story.moment(*before, after), done.round, i);
            before = std::move(after);
        }
    }
    return found;
}
