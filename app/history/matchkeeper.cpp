// SPDX-License-Identifier: GPL-3.0-or-later
#include "matchkeeper.h"

void MatchKeeper::begin(const hanpan::match& match, const KeptMatch& about, const QList<KeptAction>& actions)
{
    kept_ = about;
    kept_.id = 0;
    kept_.began = QDateTime::currentDateTimeUtc();
    keepUp(match, actions, about.kind);
}

void MatchKeeper::add(const hanpan::match& match, const QList<KeptAction>& actions, MatchKind kind)
{
    kept_.kind = kind;
    kept_.id = store_.add(match, kept_, actions, writer_);
    history_ = store_.database().id();
}

bool MatchKeeper::resume(const KeptMatch& kept)
{
    if (!store_.takeUp(kept.id, writer_))
        return false;
    kept_ = kept;
    history_ = store_.database().id();
    return true;
}

bool MatchKeeper::keepUp(const hanpan::match& match, const QList<KeptAction>& actions, MatchKind kind)
{
    const int count = int(actions.size());
    const int dealt = match.round() + 1;
    const bool over = match.over();
    // What is missing in the file that has the name is not kept, even if nothing new has happened.
    HistoryDatabase& database = store_.database();
    const bool ready = database.ready();
    if (kept_.id != 0 && database.id() != history_) {
        // Its number, and its parent's, mean other matches in another history.
        kept_.id = 0;
        kept_.parent = 0;
    } else if (kept_.id != 0 && !ready) {
        error_ = database.problem();
        return false;
    }
    if (kept_.id != 0 && error_.isEmpty() && count == kept_.actions && dealt == kept_.dealt && over == kept_.over &&
        kind == kept_.kind)
        return true;
    if (kept_.id == 0) {
        add(match, actions, kind);
    } else if (!store_.advance(kept_.id, match, std::min(kept_.actions, count), actions, kind, writer_)) {
        error_ = store_.error();
        if (store_.outOfHands()) {
            // Another window has it now, or has deleted it: what is played here goes on as a match of its own.
            kept_.parent = store_.find(kept_.id).id;
            parted_ = kept_.parent != 0 ? Parted::Taken : Parted::Deleted;
            add(match, actions, kind);
        } else {
            return false;
        }
    }
    if (kept_.id == 0) {
        error_ = store_.error();
        return false;
    }
    error_.clear();
    kept_.actions = count;
    kept_.dealt = dealt;
    kept_.over = over;
    kept_.kind = kind;
    return true;
}

void MatchKeeper::leave(bool decided)
{
    if (kept_.id != 0 && !decided && !kept_.over && error_.isEmpty())
        store_.remove({kept_.id});
    else if (kept_.id != 0)
        store_.letGo(kept_.id, writer_);
    kept_.id = 0;
}
