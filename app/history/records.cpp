// SPDX-License-Identifier: GPL-3.0-or-later
#include "records.h"

#include <QCoreApplication>
#include <QSet>

namespace {

struct HistoryTr {
    Q_DECLARE_TR_FUNCTIONS(History)
};

/// A value of a table: in quotes where it needs them. A leading sign would make a spreadsheet calculate.
QString cell(QString text)
{
    static const QString calculating = QStringLiteral("=@\t\r");
    if (!text.isEmpty() && calculating.contains(text[0]))
        text.prepend(u'\'');
    if (!text.contains(u',') && !text.contains(u'"') && !text.contains(u'\n'))
        return text;
    return u'"' + text.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

/// The match of one record with what stands behind it.
bool readOne(HistoryStore& store, const QString& text, QSet<QString>& known, ReadRecords& result)
{
    const auto match = hanpan::match::from_record(text.toStdString());
    if (!match) {
        result.problems.append(QString::fromStdString(match.error));
        return false;
    }
    const QString record = QString::fromStdString((*match)->to_record());
    if (known.contains(record)) {
        ++result.known;
        return true;
    }
    QStringList levels;
    MatchKind kind = MatchKind::Match;
    QDateTime began;
    for (const QString& line : text.split(u'\n')) {
        const QStringList words = line.trimmed().split(u' ', Qt::SkipEmptyParts);
        if (words.value(0) != QLatin1String("#"))
            continue;
        if (words.value(1) == QLatin1String("levels"))
            for (const QString& level : words.mid(2))
                if (hanpan::is_bot_level(level.toStdString()))
                    levels.append(level);
        if (words.value(1) == QLatin1String("kind"))
            kind = matchKind(words.value(2));
        if (words.value(1) == QLatin1String("began"))
            began = QDateTime::fromString(words.value(2), Qt::ISODate);
    }
    if (!began.isValid() || began > QDateTime::currentDateTimeUtc())
        began = QDateTime::currentDateTimeUtc();
    if (store.add(**match, levels, kind, actionsOf(**match), 0, began) == 0) {
        result.problems.append(store.error());
        return false;
    }
    known.insert(record);
    ++result.added;
    return true;
}

} // namespace

QString writeRecords(HistoryStore& store, const QList<int>& ids, QStringList* problems)
{
    QString text;
    for (const int id : ids) {
        const WokenMatch woken = store.wake(id);
        if (!woken.match) {
            if (problems)
                problems->append(woken.error);
            continue;
        }
        text += QString::fromStdString(woken.match->to_record());
        if (!woken.about.levels.isEmpty())
            text += QStringLiteral("# levels %1\n").arg(woken.about.levels.join(u' '));
        text += QStringLiteral("# kind %1\n# began %2\n")
                    .arg(toText(woken.about.kind), woken.about.began.toUTC().toString(Qt::ISODate));
    }
    return text;
}

ReadRecords readRecords(HistoryStore& store, const QString& text)
{
    ReadRecords result;
    const QString head = QStringLiteral("hanpan-record ");
    QStringList records;
    QString rest = text;
    rest.remove(u'\r');
    if (rest.startsWith(QChar(0xfeff)))
        rest.remove(0, 1);
    for (const QString& line : rest.split(u'\n')) {
        if (line.startsWith(head))
            records.append(QString());
        if (!records.isEmpty())
            records.last() += line + u'\n';
    }
    if (records.isEmpty())
        result.problems.append(HistoryTr::tr("There is no record in it."));
    QSet<QString> known;
    for (const KeptMatch& kept : store.list())
        known.insert(store.record(kept.id));
    for (const QString& record : std::as_const(records))
        readOne(store, record, known, result);
    return result;
}

QString writeTable(HistoryStore& store)
{
    QStringList lines{
        QStringLiteral("match,ended,game,rules,rule_changes,rules_key,players,levels,kind,deal,round,ending,"
                       "payment,won,place,counts")};
    for (const KeptRound& round : store.rounds()) {
        const KeptMatch& m = round.match;
        QStringList cells{QString::number(m.id),
                          round.ended.toUTC().toString(Qt::ISODate),
                          m.game,
                          m.rulesBase,
                          QString::number(m.rulesChanges),
                          m.rulesKey,
                          QString::number(m.players),
                          m.levels.join(u' '),
                          toText(m.kind),
                          m.seed,
                          QString::number(round.facts.round + 1),
                          round.facts.ending,
                          QString::fromStdString(hanpan::to_text(round.facts.payments.value(0))),
                          QString::number(int(round.facts.won)),
                          QString::number(round.facts.place),
                          factsText(round.facts.counts)};
        for (QString& one : cells)
            one = cell(one);
        lines.append(cells.join(u','));
    }
    return lines.join(QStringLiteral("\r\n")) + QStringLiteral("\r\n");
}
