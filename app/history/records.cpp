// SPDX-License-Identifier: GPL-3.0-or-later
#include "records.h"
#include "historytr.h"
#include "registry/registry.h"
#include "words/words.h"

namespace {

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
bool readOne(HistoryStore& store, const QString& text, ReadRecords& result)
{
    const auto read = hanpan::replay_record(text.toStdString(), hanpan::all_games());
    if (!read) {
        result.problems.append(Words::said(read.error));
        return false;
    }
    const hanpan::match_record& told = read->told;
    const QString record = QString::fromStdString(hanpan::write_record(told));
    // Only a match of the same deal can be the same.
    bool known = false;
    for (const KeptMatch& kept :
         store.list(QStringLiteral("seed = ? AND game = ? AND players = ?"),
                    {QString::number(told.setup.seed), QString::fromStdString(told.setup.game), told.setup.players}))
        known = known || (kept.actions == int(told.actions.size()) && store.record(kept.id) == record);
    if (known) {
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
    const int id = read->earlier.empty() ? store.add(*read->match, levels, kind, actionsOf(*read->match), 0, began)
                                         : store.addAsTold(*read, levels, kind, began);
    if (id == 0) {
        result.problems.append(store.error());
        return false;
    }
    ++result.added;
    return true;
}

} // namespace

QString writeRecords(HistoryStore& store, const QList<int>& ids, QStringList* problems)
{
    QString text;
    for (const int id : ids) {
        QString error;
        const QString record = store.record(id, &error);
        if (record.isEmpty()) {
            if (problems)
                problems->append(error);
            continue;
        }
        const KeptMatch about = store.find(id);
        text += record;
        if (!about.levels.isEmpty())
            text += QStringLiteral("# levels %1\n").arg(about.levels.join(u' '));
        text += QStringLiteral("# kind %1\n# began %2\n")
                    .arg(toText(about.kind), about.began.toUTC().toString(Qt::ISODate));
    }
    return text;
}

QStringList splitRecords(const QString& text)
{
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
    return records;
}

ReadRecords readRecords(HistoryStore& store, const QString& text)
{
    ReadRecords result;
    const QStringList records = splitRecords(text);
    if (records.isEmpty())
        result.problems.append(HistoryTr::tr("There is no record in it."));
    for (const QString& record : records)
        readOne(store, record, result);
    return result;
}

QString writeTable(HistoryStore& store)
{
    QStringList lines{
        QStringLiteral("match,ended,game,rules,rule_changes,rules_key,players,levels,kind,deal,round,ending,"
                       "payment,won,place,counts")};
    store.eachRound(QStringLiteral("round.number >= match.copied"), {}, [&](const KeptRound& round) {
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
                          m.over || m.kind == MatchKind::Demo ? m.seed : QString(),
                          QString::number(round.facts.round + 1),
                          round.facts.ending,
                          QString::fromStdString(hanpan::to_text(round.facts.payments.value(0))),
                          QString::number(int(round.facts.won)),
                          QString::number(round.facts.place),
                          factsText(round.facts.counts)};
        for (QString& one : cells)
            one = cell(one);
        lines.append(cells.join(u','));
        return true;
    });
    return lines.join(QStringLiteral("\r\n")) + QStringLiteral("\r\n");
}
