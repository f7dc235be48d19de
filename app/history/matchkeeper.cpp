// SPDX-License-Identifier: GPL-3.0-or-later
#include "matchkeeper.h"

void MatchKeeper::begin(const hanpan::match& match, const QStringList& levels, MatchKind kind,
                        const QList<KeptAction>& actions, int parent)
{
    id_ = store_.add(match, levels, kind, actions, parent);
    if (id_ == 0)
        error_ = store_.error();
    parent_ = parent;
    written_ = int(actions.size());
    dealt_ = match.round() + 1;
    over_ = match.over();
    kind_ = kind;
}

void MatchKeeper::resume(const KeptMatch& kept)
{
    id_ = kept.id;
    parent_ = kept.parent;
    written_ = kept.actions;
    dealt_ = kept.dealt;
    over_ = kept.over;
    kind_ = kept.kind;
}

bool MatchKeeper::keepUp(const hanpan::match& match, const QList<KeptAction>& actions, MatchKind kind)
{
    // After a refusal there would be a gap: nothing more is written.
    if (id_ == 0 || !error_.isEmpty())
        return false;
    const int count = int(actions.size());
    const int dealt = match.round() + 1;
    const bool over = match.over();
    if (count == written_ && dealt == dealt_ && over == over_ && kind == kind_)
        return true;
    if (!store_.advance(id_, match, std::min(written_, count), actions.mid(written_), kind)) {
        error_ = store_.error();
        return false;
    }
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
    id_ = 0;
}
