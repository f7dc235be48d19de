// SPDX-License-Identifier: GPL-3.0-or-later
// How rows of the database are read and written; for the parts of HistoryStore alone.
#pragma once

#include <QSqlQuery>

#include "historystore.h"

namespace history_rows {

/// The columns that readMatch() reads.
inline const QString matchColumns =
    QStringLiteral("id, game, players, seed, start, levels, kind, over, dealt, began, touched, parent, "
                   "(SELECT coalesce(max(number) + 1, 0) FROM action WHERE action.match = match.id), rules_key, "
                   "rules_base, rules_changes, "
                   "match.score, match.place, (SELECT count(*) FROM round WHERE round.match = match.id), reading, "
                   "rules_name, level, copied, nonce, title, branched, characters");

/// Never NULL: Qt binds a null string as NULL.
inline QString text(const QString& words) { return words.isNull() ? QStringLiteral("") : words; }

inline QDateTime moment(const QVariant& value) { return QDateTime::fromMSecsSinceEpoch(value.toLongLong()).toUTC(); }

inline KeptMatch readMatch(const QSqlQuery& query)
{
    KeptMatch kept;
    kept.id = query.value(0).toInt();
    kept.game = query.value(1).toString();
    kept.players = query.value(2).toInt();
    kept.seed = query.value(3).toString();
    kept.start = query.value(4).toString();
    kept.levels = query.value(5).toString().split(u',', Qt::SkipEmptyParts);
    kept.kind = matchKind(query.value(6).toString());
    kept.over = query.value(7).toBool();
    kept.dealt = query.value(8).toInt();
    kept.began = moment(query.value(9));
    kept.touched = moment(query.value(10));
    kept.parent = query.value(11).toInt();
    kept.actions = query.value(12).toInt();
    kept.rulesKey = query.value(13).toString();
    kept.rulesBase = query.value(14).toString();
    kept.rulesChanges = query.value(15).toInt();
    kept.score = hanpan::bounded(query.value(16).toLongLong());
    kept.place = query.value(17).toInt();
    kept.finished = query.value(18).toInt();
    kept.reading = query.value(19).toInt();
    kept.rulesName = query.value(20).toString();
    kept.level = query.value(21).toString();
    kept.copied = query.value(22).toInt();
    kept.nonce = query.value(23).toString();
    kept.title = query.value(24).toString();
    kept.branched = query.value(25).toInt();
    kept.characters = query.value(26).toString().split(u',', Qt::SkipEmptyParts);
    return kept;
}

/// Half units of every seat, as they stand in `payments`: `players` amounts, however many are written there, each no larger than
/// anything that is played for; none where none stands there.
inline QList<hanpan::half_units> readPayments(const QString& text, int players)
{
    QList<hanpan::half_units> payments;
    for (const QString& amount : text.split(u' ', Qt::SkipEmptyParts).mid(0, players))
        payments.append(hanpan::bounded(amount.toLongLong()));
    if (!payments.isEmpty())
        payments.resize(players);
    return payments;
}

} // namespace history_rows
