// SPDX-License-Identifier: GPL-3.0-or-later
#include "matchkeeper.h"

void MatchKeeper::begin(const hanpan::match& match, const QStringList& levels, MatchKind kind,
                        const QList<KeptAction>& actions, int parent, const QString& rulesName, const QString& nonce,
                        const QStringList& characters)
{
    characters_ = characters;
    nonce_ = nonce;
    levels_ = levels;
    parent_ = parent;
    rulesName_ = rulesName;
    id_ = 0;
    began_ = QDateTime::currentDateTimeUtc();
    keepUp(match, actions, kind);
}

void MatchKeeper::add(const hanpan::match& match, const QList<KeptAction>& actions, MatchKind kind)
{
    id_ = store_.add(match, levels_, kind, actions, parent_, began_, writer_, rulesName_, nonce_, characters_);
    history_ = store_.database().id();
}

bool MatchKeeper::resume(const KeptMatch& kept)
{
    if (!store_.takeUp(kept.id, writer_))
        return false;
    id_ = kept.id;
    history_ = store_.database().id();
    began_ = kept.began;
    parent_ = kept.parent;
    levels_ = kept.levels;
    rulesName_ = kept.rulesName;
    nonce_ = kept.nonce;
    characters_ = kept.characters;
    written_ = kept.actions;
    dealt_ = kept.dealt;
    over_ = kept.over;
    kind_ = kept.kind;
    return true;
}

bool MatchKeeper::keepUp(const hanpan::match& match, const QList<KeptAction>& actions, MatchKind kind)
{
    const int count = int(actions.size());
    const int dealt = match.round() + 1;
    const bool over = match.over();
    // What the file that bears the name does not have is not kept, even where nothing new has happened.
    HistoryDatabase& database = store_.database();
    const bool ready = database.ready();
    if (id_ != 0 && database.id() != history_) {
        // Its number, and its parent's, mean other matches in another history.
        id_ = 0;
        parent_ = 0;
    } else if (id_ != 0 && !ready) {
        error_ = database.problem();
        return false;
    }
    if (id_ != 0 && error_.isEmpty() && count == written_ && dealt == dealt_ && over == over_ && kind == kind_)
        return true;
    if (id_ == 0) {
        add(match, actions, kind);
    } else if (!store_.advance(id_, match, std::min(written_, count), actions, kind, writer_)) {
        error_ = store_.error();
        if (store_.outOfHands()) {
            // Somebody else has it now: what is played here goes on as a match of its own.
            parent_ = id_;
            add(match, actions, kind);
            branched_ = true;
        } else {
            return false;
        }
    }
    if (id_ == 0) {
        error_ = store_.error();
        return false;
    }
    error_.clear();
    written_ = count;
    dealt_ = dealt;
    over_ = over;
    kind_ = kind;
    return true;
}

void MatchKeeper::leave(bool decided)
{
    if (id_ != 0 && !decided && !over_ && error_.isEmpty())
        store_.remove({id_});
    else if (id_ != 0)
        store_.letGo(id_, writer_);
    id_ = 0;
}
