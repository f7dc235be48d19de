// SPDX-License-Identifier: GPL-3.0-or-later
// How rows of the database are read and written; only for the parts of HistoryStore.
#pragma once

#include <QSqlQuery>

#include "historystore.h"

namespace history_rows {

/// Never NULL: Qt binds a null string as NULL.
inline QString text(const QString& words) { return words.isNull() ? QStringLiteral("") : words; }

inline QDateTime moment(const QVariant& value) { return QDateTime::fromMSecsSinceEpoch(value.toLongLong()).toUTC(); }

inline QVariant stored(int number) { return number; }
inline QVariant stored(bool yes) { return int(yes); }
inline QVariant stored(hanpan::half_units amount) { return qlonglong(amount); }
inline QVariant stored(MatchKind kind) { return toText(kind); }
inline QVariant stored(const QString& words) { return text(words); }
inline QVariant stored(const QStringList& words) { return text(words.join(u',')); }
inline QVariant stored(const QDateTime& when) { return when.toMSecsSinceEpoch(); }

inline void read(const QVariant& value, int& number) { number = value.toInt(); }
inline void read(const QVariant& value, bool& yes) { yes = value.toBool(); }
inline void read(const QVariant& value, hanpan::half_units& amount) { amount = hanpan::bounded(value.toLongLong()); }
inline void read(const QVariant& value, MatchKind& kind) { kind = matchKind(value.toString()); }
inline void read(const QVariant& value, QString& words) { words = value.toString(); }
inline void read(const QVariant& value, QStringList& words)
{
    words = value.toString().split(u',', Qt::SkipEmptyParts);
}
inline void read(const QVariant& value, QDateTime& when) { when = moment(value); }

/// A field of KeptMatch in the table `match`: a column of it, or a query about its actions and rounds.
struct Column {
    const char* name;
    QVariant (*stored)(const KeptMatch&);
    void (*read)(const QVariant&, KeptMatch&);
    enum class Use {
        Always, ///< read whenever a match is read
        Whole,  ///< not read with every one of its rounds
        Counted ///< the same, but computed and not a column: nobody writes it
    } use = Use::Always;
};

template <auto field>
constexpr Column column(const char* name, Column::Use use = Column::Use::Always)
{
    return {name, [](const KeptMatch& match) { return stored(match.*field); },
            [](const QVariant& value, KeptMatch& match) { read(value, match.*field); }, use};
}

/// All the columns. (`writer`, `played` and `facts` are the store's own and not part of a match.) To remember something
/// else about a match, add a field to KeptMatch, a line here and a step to HistoryDatabase that makes the column; the
/// files that go to another computer take their columns from the database.
inline constexpr Column matchColumns[] = {
    column<&KeptMatch::id>("id"),
    column<&KeptMatch::game>("game"),
    column<&KeptMatch::players>("players"),
    column<&KeptMatch::seed>("seed"),
    column<&KeptMatch::start>("start", Column::Use::Whole),
    column<&KeptMatch::levels>("levels"),
    column<&KeptMatch::kind>("kind"),
    column<&KeptMatch::over>("over"),
    column<&KeptMatch::dealt>("dealt"),
    column<&KeptMatch::began>("began", Column::Use::Whole),
    column<&KeptMatch::touched>("touched", Column::Use::Whole),
    column<&KeptMatch::parent>("parent"),
    column<&KeptMatch::rulesKey>("rules_key"),
    column<&KeptMatch::rulesBase>("rules_base"),
    column<&KeptMatch::rulesChanges>("rules_changes"),
    column<&KeptMatch::score>("score", Column::Use::Whole),
    column<&KeptMatch::place>("place"),
    column<&KeptMatch::reading>("reading", Column::Use::Whole),
    column<&KeptMatch::rulesName>("rules_name"),
    column<&KeptMatch::level>("level"),
    column<&KeptMatch::nonce>("nonce", Column::Use::Whole),
    column<&KeptMatch::copied>("copied"),
    column<&KeptMatch::characters>("characters"),
    column<&KeptMatch::title>("title", Column::Use::Whole),
    column<&KeptMatch::branched>("branched", Column::Use::Whole),
    column<&KeptMatch::actions>("(SELECT coalesce(max(number) + 1, 0) FROM action WHERE action.match = match.id)",
                                Column::Use::Counted),
    column<&KeptMatch::finished>("(SELECT count(*) FROM round WHERE round.match = match.id)", Column::Use::Counted),
};

/// The columns to query; `whole`: all of them, else those that are read with every round.
inline QString askedOf(bool whole)
{
    QStringList names;
    for (const Column& one : matchColumns)
        if (one.use == Column::Use::Counted && whole)
            names.append(QLatin1String(one.name));
        else if (one.use == Column::Use::Always || whole)
            names.append(QStringLiteral("match.") + QLatin1String(one.name));
    return names.join(QStringLiteral(", "));
}

/// Reads the columns of askedOf(), from column `at` on.
inline KeptMatch readMatch(const QSqlQuery& query, bool whole = true, int at = 0)
{
    KeptMatch kept;
    for (const Column& one : matchColumns)
        if (one.use == Column::Use::Always || whole)
            one.read(query.value(at++), kept);
    return kept;
}

/// The half units of every seat from the text in `payments`: always `players` amounts, however many are written, each
/// at most as large as anything played for; none if the text is empty.
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
