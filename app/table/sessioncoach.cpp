// SPDX-License-Identifier: GPL-3.0-or-later
// The coach at the table: what the human's choices promise, by the same search and the same View as a bot's.
#include "sessionprivate.h"

#include <algorithm>
#include <cmath>

#include "words/words.h"

namespace {

/// The coach thinks like an expert, and no longer than a person likes to wait.
constexpr int coachMs = 1500;

/// To a tenth: more would promise what imagined deals cannot keep.
double tenth(double value) { return std::round(value * 10) / 10; }

QString startingSentence(const QString& text) { return text.left(1).toUpper() + text.mid(1); }

} // namespace

void TableSession::askHint()
{
    if (!d->mayGesture() || !d->now.mayAct() || d->locked() || d->coachThinks)
        return;
    if (d->advice) {
        d->hintIndex = (d->hintIndex + 1) % int(d->advice->options.size());
        emit hintChanged();
        return;
    }
    hanpan::bot_settings coach;
    coach.level = "expert";
    coach.seed = d->match->setup().seed;
    d->coachThinks = true;
    d->opponents.advise(*d->match, human, coach, coachMs);
    emit hintChanged();
}

void TableSession::dropHint() { d->dropHint(); }

void TableSession::Private::dropHint()
{
    if (!advice && !coachThinks)
        return;
    advice.reset();
    coachThinks = false;
    emit q->hintChanged();
}

void TableSession::Private::advised(const hanpan::advice& told)
{
    if (!coachThinks || told.options.empty())
        return;
    coachThinks = false;
    advice = told;
    hintIndex = 0;
    emit q->hintChanged();
}

QVariantMap TableSession::hint() const
{
    if (!d->advice)
        return {{QStringLiteral("state"), d->coachThinks ? QStringLiteral("thinking") : QString()}};
    const hanpan::advised_action& shown = d->advice->options[std::size_t(d->hintIndex)];
    const QString action = QString::fromStdString(shown.action);
    const bool valued = d->advice->options.size() > 1 && (d->advice->worlds > 0 || d->advice->exact);
    // All are told against the best one, so that what is shown, the order and the differences agree.
    const double best = tenth(d->advice->options.front().value);
    const double behind = d->hintIndex > 0 ? tenth(shown.behind) : 0;
    const bool alike = d->hintIndex > 0 && (behind == 0 || shown.behind <= shown.behind_error);
    // The own pieces it names, each once.
    QVariantList ids;
    QStringList words = action.split(u' ');
    const QStringList own = d->rules->ownZones(d->now);
    for (const PieceRow& row : d->pieces.rows())
        if (own.contains(row.zone) && !row.face.isEmpty() && words.removeOne(row.face))
            ids.append(row.pieceId);
    return {
        {QStringLiteral("state"), QStringLiteral("shown")},
        {QStringLiteral("index"), d->hintIndex},
        {QStringLiteral("count"), int(d->advice->options.size())},
        {QStringLiteral("action"), startingSentence(actionText(action))},
        {QStringLiteral("value"), valued ? d->rules->worth(best - behind) : QString()},
        {QStringLiteral("behind"), valued && d->hintIndex > 0 && !alike ? d->rules->worth(behind) : QString()},
        {QStringLiteral("alike"), valued && alike},
        {QStringLiteral("reason"), d->hintIndex == 0 ? Words::engine(d->advice->context, d->advice->words) : QString()},
        {QStringLiteral("exact"), d->advice->exact},
        {QStringLiteral("worlds"), d->advice->worlds},
        {QStringLiteral("pieceIds"), ids},
    };
}
