// SPDX-License-Identifier: GPL-3.0-or-later
#include "records.h"

#include <QSqlQuery>

#include "games/gametable.h"
#include "historytr.h"
#include "registry/registry.h"
#include "secrets.h"
#include "words/words.h"

namespace {

/// A value of a table, in quotes if it needs them. A leading sign would make a spreadsheet calculate.
QString cell(QString text)
{
    static const QString calculating = QStringLiteral("=@\t\r");
    if (!text.isEmpty() && calculating.contains(text[0]))
        text.prepend(u'\'');
    if (!text.contains(u',') && !text.contains(u'"') && !text.contains(u'\n'))
        return text;
    return u'"' + text.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

/// Reads one record and the comments after it; false when the database cannot take it.
bool readOne(HistoryStore& store, const QString& text, ReadRecords& result)
{
    const auto read = hanpan::replay_record(text.toStdString(), hanpan::all_games());
    if (!read) {
        result.problems.append(Words::said(read.error));
        return true;
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
    KeptMatch about;
    for (const QString& line : text.split(u'\n')) {
        const QStringList words = line.trimmed().split(u' ', Qt::SkipEmptyParts);
        if (words.value(0) != QLatin1String("#"))
            continue;
        if (words.value(1) == QLatin1String("levels"))
            for (const QString& level : words.mid(2))
                if (hanpan::is_bot_level(level.toStdString()))
                    about.levels.append(level);
        if (words.value(1) == QLatin1String("kind"))
            about.kind = matchKind(words.value(2));
        if (words.value(1) == QLatin1String("began"))
            about.began = QDateTime::fromString(words.value(2), Qt::ISODate);
    }
    if (!about.began.isValid() || about.began > QDateTime::currentDateTimeUtc())
        about.began = QDateTime::currentDateTimeUtc();
    const int id =
        read->earlier.empty() ? store.add(*read->match, about, actionsOf(*read->match)) : store.addAsTold(*read, about);
    result.added += id != 0;
    return id != 0;
}

} // namespace

QByteArray writeRecords(HistoryStore& store, const QList<int>& ids, QStringList* problems,
                        const std::function<bool(double)>& goes)
{
    QByteArray text;
    for (qsizetype at = 0; at < ids.size() && (!goes || goes(double(at) / double(ids.size()))); ++at) {
        const KeptMatch about = store.find(ids[at]);
        QString error = Secrets::whyNotExported();
        const QString record = Secrets(store, about).any() ? QString() : store.record(ids[at], &error);
        if (record.isEmpty()) {
            if (problems)
                problems->append(error);
            continue;
        }
        text += record.toUtf8();
        if (!about.levels.isEmpty())
            text += QStringLiteral("# levels %1\n").arg(about.levels.join(u' ')).toUtf8();
        text += QStringLiteral("# kind %1\n# began %2\n")
                    .arg(toText(about.kind), about.began.toUTC().toString(Qt::ISODate))
                    .toUtf8();
    }
    return text;
}

QStringList splitRecords(const QString& text)
{
    const QString head = QStringLiteral("hanpan-record ");
    QString lines = u'\n' + text;
    lines.remove(u'\r');
    if (lines.startsWith(QStringLiteral("\n\ufeff")))
        lines.remove(1, 1);
    if (!lines.endsWith(u'\n'))
        lines += u'\n';
    const QString begins = u'\n' + head;
    QStringList records;
    for (qsizetype at = lines.indexOf(begins), next = 0; at >= 0; at = next) {
        next = lines.indexOf(begins, at + 1);
        records.append(lines.mid(at + 1, next < 0 ? -1 : next - at));
    }
    return records;
}

ReadRecords readRecords(HistoryStore& store, const QString& text, const std::function<bool(double)>& goes)
{
    ReadRecords result;
    const QStringList records = splitRecords(text);
    if (records.isEmpty()) {
        result.problems.append(HistoryTr::tr("It contains no record."));
        return result;
    }
    const bool whole = store.inTransaction([&] {
        for (qsizetype at = 0; at < records.size(); ++at)
            if (result.calledOff = goes && !goes(double(at) / double(records.size()));
                result.calledOff || !readOne(store, records[at], result))
                return false;
        return true;
    });
    if (!whole && !result.calledOff)
        result.trouble = store.error();
    return result;
}

namespace {

/// Skill, promised, luck and gain of a judged round, in whole units, more being better; empty where it was not judged.
QStringList judgedCells(const KeptRound& round)
{
    const JudgedFacts& judged = round.judged;
    if (judged.version == 0)
        return {{}, {}, {}, {}};
    const GameTable* const game = tableGame(round.match.game);
    const double paid = hanpan::units(round.facts.payments.value(0));
    const double won = game && game->scores.penalty() ? -paid : paid;
    const auto number = [](double x) { return QString::number(x, 'f', 3); };
    return {number(judged.skill), number(judged.promised), number(won - judged.promised - judged.gain),
            number(judged.gain)};
}

} // namespace

QByteArray writeTable(HistoryStore& store, const std::function<bool(double)>& goes)
{
    QByteArray lines =
        "match,ended,game,rules,rule_changes,rules_key,players,levels,kind,deal,round,ending,payment,won,"
        "place,counts,skill,promised,luck,gain\r\n";
    QSqlQuery count(QStringLiteral("SELECT count(*) FROM round"), store.database().connection());
    const double all = count.next() ? count.value(0).toDouble() : 1;
    double at = 0;
    const auto secret = Secrets::ofMany(store);
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
                          secret(m) ? QString() : m.seed,
                          QString::number(round.facts.round + 1),
                          round.facts.ending,
                          QString::fromStdString(hanpan::to_text(round.facts.payments.value(0))),
                          QString::number(int(round.facts.won)),
                          QString::number(round.facts.place),
                          factsText(round.facts.counts)};
        cells += judgedCells(round);
        for (QString& one : cells)
            one = cell(one);
        lines += cells.join(u',').toUtf8() + "\r\n";
        return !goes || goes(++at / all);
    });
    return lines;
}
