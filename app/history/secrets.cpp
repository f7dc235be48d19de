// SPDX-License-Identifier: GPL-3.0-or-later
#include "secrets.h"

#include <algorithm>

#include "historystore.h"
#include "historytr.h"

namespace {

const QString goesOn = QStringLiteral("over = 0 AND kind = 'match'");

} // namespace

std::function<bool(const KeptMatch&)> Secrets::ofMany(HistoryStore& store)
{
    // Only few matches go on.
    return [all = store.list(goesOn)](const KeptMatch& match) {
        return std::any_of(all.begin(), all.end(), [&match](const KeptMatch& m) {
            return m.seed == match.seed && m.game == match.game && m.players == match.players;
        });
    };
}

Secrets::Secrets(HistoryStore& store, const QString& game, int players, const QString& seed)
    : game_(game), players_(players), seed_(seed)
{
    for (const KeptMatch& m :
         store.list(QStringLiteral("seed = ? AND game = ? AND players = ? AND ") + goesOn, {seed, game, players})) {
        from_ = any() ? std::min(from_, m.finished) : m.finished;
        keepers_.append(m.id);
    }
}

Secrets::Secrets(HistoryStore& store, const KeptMatch& match) : Secrets(store, match.game, match.players, match.seed) {}

Secrets::Secrets(HistoryStore& store, const hanpan::match_setup& setup)
    : Secrets(store, QString::fromStdString(setup.game), setup.players, QString::number(setup.seed))
{
}

bool Secrets::cut(hanpan::match& match) const
{
    while (keeps(match.round())) {
        if (match.actions().empty())
            return false;
        // (Taking back a deal also takes back the last move of the round before.)
        const hanpan::played_action last = match.actions().back();
        match.undo();
        if (!keeps(last.round))
            match.play(last.who, last.text);
    }
    return true;
}

QString Secrets::giveUp(HistoryStore& store) const
{
    // Only those that still keep it: some may be over by now.
    return store.makePractice(Secrets(store, game_, players_, seed_).keepers_)
               ? QString()
               : HistoryTr::tr("The match stays as it is: %1.").arg(store.error());
}

QString Secrets::whyCovered()
{
    return HistoryTr::tr("This round isn't over in the match: it is shown only as you saw it.");
}

QString Secrets::whyCut()
{
    return HistoryTr::tr("You are still playing this deal in another match: only the rounds that are over there are "
                         "shown.");
}

QString Secrets::whyNotPlayed()
{
    return HistoryTr::tr(
        "This deal belongs to a match of yours that isn't over. If you play it here, that match becomes "
        "practice and no longer counts.");
}

QString Secrets::whyNotExported()
{
    return HistoryTr::tr("The record of a match gives away the later rounds too. It can be exported when the match is "
                         "over.");
}

QString Secrets::whyNoCode()
{
    return HistoryTr::tr(
        "The number of a deal gives away the later rounds too. It can be copied when the match is over.");
}
