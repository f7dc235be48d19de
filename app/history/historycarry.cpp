// SPDX-License-Identifier: GPL-3.0-or-later
// Exports matches as text and imports them, beside the window.
#include "history.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QSqlQuery>

#include "files/files.h"
#include "records.h"

namespace {

/// The shortest time between two reports of progress.
constexpr int tellEachMs = 100;

Outcome putInto(const QString& path, const QByteArray& content, const QString& done)
{
    if (const QString trouble = Files::save(path, content); !trouble.isEmpty())
        return outcome(false, trouble);
    return outcome(true, done.arg(QFileInfo(path).fileName()));
}

} // namespace

void History::carry(const QString& what, const std::function<Outcome(HistoryStore&, const Goes&)>& work)
{
    if (carrying()) {
        emit carriedOver(outcome(false, tr("An import or export is already running.")));
        return;
    }
    carryingText_ = what;
    carried_ = 0;
    emit carriedChanged();
    work_.run([this, work, file = store_.database().file()](const Background::Job& job) -> Background::Told {
        QElapsedTimer since;
        since.start();
        const Goes goes = [&](double part) {
            if (since.elapsed() >= tellEachMs) {
                since.restart();
                job.tell([this, part] {
                    carried_ = part;
                    emit carriedChanged();
                });
            }
            return !job.stopped();
        };
        HistoryStore own(file);
        // Nobody waits for this one: whoever writes at the moment comes first.
        QSqlQuery(QStringLiteral("PRAGMA busy_timeout = 1000"), own.database().connection());
        const Outcome said = work(own, goes);
        QSqlQuery changes(QStringLiteral("SELECT total_changes()"), own.database().connection());
        return [this, said, changed = changes.next() && changes.value(0).toInt() > 0] {
            emit carryingChanged();
            if (changed)
                touch();
            emit carriedOver(said);
        };
    });
    emit carryingChanged();
}

void History::exportTo(const QList<int>& ids, const QUrl& file)
{
    carry(tr("Exporting matches"), [path = pathOf(file), chosen = ids](HistoryStore& store, const Goes& goes) mutable {
        if (chosen.isEmpty())
            for (QSqlQuery all(QStringLiteral("SELECT id FROM match ORDER BY touched, id"),
                               store.database().connection());
                 all.next();)
                chosen.append(all.value(0).toInt());
        QStringList problems;
        const QByteArray text = writeRecords(store, chosen, &problems, goes);
        if (!goes(1))
            return outcome(false, tr("Stopped: nothing was saved."));
        if (text.isEmpty() && !problems.isEmpty())
            return outcome(false, problems.first());
        Outcome result =
            putInto(path, text, tr("%Ln match(es) saved to “%1”.", "", int(chosen.size() - problems.size())));
        if (!problems.isEmpty())
            result.text += u' ' + problems.first();
        return result;
    });
}

void History::importFrom(const QUrl& file)
{
    carry(tr("Importing matches"), [path = pathOf(file)](HistoryStore& store, const Goes& goes) {
        const RecordFile content = readFile(path);
        if (!content.ok)
            return outcome(false, content.text);
        const ReadRecords read = readRecords(store, content.record, goes);
        if (read.calledOff)
            return outcome(false, tr("Stopped: no match was added."));
        if (!read.trouble.isEmpty())
            return outcome(false, tr("No match was added: %1.").arg(read.trouble));
        QStringList sentences;
        if (read.added > 0 || read.problems.isEmpty())
            sentences.append(tr("%Ln match(es) added.", "", read.added));
        if (read.known > 0)
            sentences.append(tr("%Ln match(es) were there already.", "", read.known));
        if (!read.problems.isEmpty())
            sentences.append(
                tr("%Ln match(es) cannot be read: %1", "", int(read.problems.size())).arg(read.problems.first()));
        return outcome(read.problems.isEmpty(), sentences.join(u' '));
    });
}

void History::exportTable(const QUrl& file)
{
    carry(tr("Exporting every round"), [path = pathOf(file)](HistoryStore& store, const Goes& goes) {
        const QByteArray table = writeTable(store, goes);
        return goes(1) ? putInto(path, table, tr("Every round saved to “%1”."))
                       : outcome(false, tr("Stopped: nothing was saved."));
    });
}
