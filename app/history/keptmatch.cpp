// SPDX-License-Identifier: GPL-3.0-or-later
#include "keptmatch.h"
#include "historytr.h"
#include "registry/registry.h"
#include "words/words.h"

#include <algorithm>

namespace {

bool same(const std::vector<hanpan::half_units>& a, const QList<hanpan::half_units>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

} // namespace

QString toText(MatchKind kind)
{
    switch (kind) {
    case MatchKind::Practice: return QStringLiteral("practice");
    case MatchKind::Demo: return QStringLiteral("demo");
    case MatchKind::Match: break;
    }
    return QStringLiteral("match");
}

MatchKind matchKind(const QString& text)
{
    return text == QLatin1String("match")  ? MatchKind::Match
           : text == QLatin1String("demo") ? MatchKind::Demo
                                           : MatchKind::Practice;
}

QString startOf(const hanpan::match& match)
{
    const std::unique_ptr<hanpan::match> fresh = match.clone();
    while (fresh->undo())
        ;
    return QString::fromStdString(fresh->to_record());
}

QList<KeptAction> actionsOf(const hanpan::match& match)
{
    QList<KeptAction> list;
    for (const hanpan::played_action& action : match.actions())
        list.append({action.round, action.who, QString::fromStdString(action.text), false, true});
    return list;
}

WokenMatch replayed(const KeptMatch& about, const QList<KeptAction>& actions,
                    const QList<QList<hanpan::half_units>>& payments)
{
    WokenMatch woken;
    woken.about = about;
    woken.payments = payments;
    auto made = hanpan::match_from_record(about.start.toStdString());
    if (!made) {
        woken.error = HistoryTr::tr("Couldn't read this match: %1").arg(Words::said(made.error));
        return woken;
    }
    woken.match = std::move(*made);
    hanpan::match& match = *woken.match;
    const bool earlier = about.reading < match.reading();
    const auto endsHere = [&](int number, const QString& damage) {
        woken.note = (earlier ? HistoryTr::tr("Played under earlier rules, which differ from move %1 on. It is shown "
                                              "up to there; the payments are unchanged.")
                              : damage)
                         .arg(number);
    };
    const QString wrongMove = HistoryTr::tr("This match is damaged at move %1. It is shown up to there.");
    const QString wrongPayments =
        HistoryTr::tr("This match is damaged: the payments at move %1 don't fit. It is shown up to there.");
    /// Whether the finished round paid what was stored.
    const auto paidSo = [&] {
        const QList<hanpan::half_units> stored = payments.value(match.round());
        return stored.isEmpty() || same(match.settle().payments, stored);
    };
    const auto reach = [&](int round) {
        while (match.round() < round && match.round_over() && !match.over() && paidSo())
            match.next_round();
        return match.round() == round;
    };
    int number = 0;
    for (const KeptAction& action : actions) {
        ++number;
        if (action.round < match.round() || !reach(action.round) ||
            !match.play(action.seat, action.text.toStdString()).allowed()) {
            endsHere(number, wrongMove);
            break;
        }
        woken.actions.append(action);
    }
    if (woken.note.isEmpty() && !reach(std::max(about.dealt - 1, match.round())))
        woken.note =
            earlier ? HistoryTr::tr("Played under earlier rules, and went on after round %1. It is shown up to there.")
                          .arg(match.round() + 1)
                    : HistoryTr::tr("This match is damaged: its round %1 cannot have been dealt.").arg(about.dealt);
    // The last move ended a round then, but would not today.
    if (woken.note.isEmpty() && payments.size() > match.round() + int(match.round_over()))
        endsHere(number, wrongPayments);
    // A result that differs today is not shown as if it had been paid.
    if (match.round_over() && !woken.actions.isEmpty() && !paidSo()) {
        match.undo();
        woken.actions.removeLast();
        if (woken.note.isEmpty())
            endsHere(int(woken.actions.size()) + 1, wrongPayments);
    }
    return woken;
}
