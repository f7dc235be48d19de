// SPDX-License-Identifier: GPL-3.0-or-later
#include "keeping.h"

#include <utility>

#include "history/history.h"
#include "playedmatch.h"
#include "tablesession.h"

namespace {

MatchKind kindOf(const PlayedMatch& played, bool demo)
{
    return demo ? MatchKind::Demo : played.practice() ? MatchKind::Practice : MatchKind::Match;
}

} // namespace

Keeping::Keeping(std::function<void()> again)
{
    again_.setInterval(1000);
    QObject::connect(&again_, &QTimer::timeout, &again_, std::move(again));
}

void Keeping::begin(PlayedMatch& played, bool demo, const QString& nonce, const WokenMatch* from)
{
    if (!on_)
        return;
    History* const history = History::instance();
    keeper_.emplace(history->store());
    const bool goesOn = from && from->about.id != 0 && from->whole() && keeper_->resume(from->about);
    if (from && from->about.id != 0 && !goesOn) {
        parentOfNext_ = from->about.id;
        played.setPractice(played.practice() || !demo);
        history->tell(from->whole()
                          ? TableSession::tr(
                                "This match is open in another window. Here it continues as a separate practice match.")
                          : from->note + u' ' + TableSession::tr("It continues from there as a practice match."));
    }
    if (!goesOn) {
        KeptMatch about = played.about();
        about.kind = kindOf(played, demo);
        about.parent = std::exchange(parentOfNext_, 0);
        about.nonce = nonce;
        keeper_->begin(*played, about, played.kept());
    }
    tell(played, demo);
}

void Keeping::keep(const PlayedMatch& played, bool demo)
{
    if (!keeper_)
        return;
    const MatchKeeper::Parted before = keeper_->parted();
    keeper_->keepUp(*played, played.kept(), kindOf(played, demo));
    if (const MatchKeeper::Parted now = keeper_->parted(); now != before)
        History::instance()->tell(
            now == MatchKeeper::Parted::Taken
                ? TableSession::tr("Another window has continued this match. Here it continues as a separate match.")
                : TableSession::tr("This match was deleted in another window. Here it continues, and is kept again."));
    tell(played, demo);
}

void Keeping::stop(const PlayedMatch& played, bool demo)
{
    if (!keeper_)
        return;
    keep(played, demo); // once more, if the latest changes could not be written
    keeper_->leave(!demo || !played->actions().empty());
    keeper_.reset();
    again_.stop();
    if (History::instance()->store().database().isOpen())
        History::instance()->setUnsaved({});
    History::instance()->touch();
}

void Keeping::tell(const PlayedMatch& played, bool demo)
{
    History* const history = History::instance();
    history->setUnsaved(keeper_->error());
    if (!keeper_->error().isEmpty()) {
        again_.start(); // the sign stays until it succeeds
        return;
    }
    again_.stop();
    if (keeper_->id() == 0)
        return;
    const auto& record = played->actions();
    QString last;
    if (!record.empty()) {
        // The actions of others may name pieces that nobody else has seen: they are not told of a match that counts.
        const QString action = QString::fromStdString(record.back().text);
        const bool hidden = kindOf(played, demo) == MatchKind::Match && record.back().who != played.person();
        last = QStringLiteral("%1 %2").arg(record.back().who).arg(hidden ? action.section(u' ', 0, 0) : action);
    }
    emit history->written(keeper_->id(), int(record.size()), played->round() + 1, last);
}
