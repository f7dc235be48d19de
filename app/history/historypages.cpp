// SPDX-License-Identifier: GPL-3.0-or-later
// What the pages of the history can do: look at matches, delete, import and export them.
#include "history.h"

#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>

#include "dealcode.h"
#include "files/files.h"
#include "games/gametable.h"
#include "historywords.h"
#include "records.h"
#include "secrets.h"
#include "words/tablewords.h"

QString History::pathOf(const QUrl& file) { return file.isLocalFile() ? file.toLocalFile() : file.toString(); }

AboutMatch History::about(int id)
{
    const KeptMatch m = store_.find(id);
    if (m.id == 0)
        return {};
    const bool secret = Secrets(store_, m).any();
    return {.id = m.id,
            .game = m.game,
            .gameName = ::gameName(m.game),
            .rules = HistoryWords::rules(m),
            .opponents = HistoryWords::level(HistoryWords::levelOf(m)),
            .standing = HistoryWords::standing(m),
            .score = HistoryWords::score(m),
            .when = HistoryWords::moment(m.touched),
            .kind = toText(m.kind),
            .over = m.over,
            .rounds = m.finished,
            .players = m.players,
            .secret = secret,
            .seed = secret ? QString() : m.seed,
            .whyNotExported = secret ? Secrets::whyNotExported() : QString(),
            .whyNoCode = secret ? Secrets::whyNoCode() : QString(),
            .day = HistoryWords::dealOfDay(m),
            .levels = m.levels};
}

QList<BranchRow> History::branches(int id)
{
    const auto paid = [this](int match, int round) {
        const QList<KeptRound> one =
            store_.rounds(QStringLiteral("round.match = ? AND round.number = ?"), {match, round});
        return one.isEmpty() ? QString()
                             : HistoryWords::paid(one.first().match.game, one.first().facts.payments.value(0));
    };
    QList<BranchRow> list;
    const QList<KeptMatch> all = store_.branches(id);
    const QList<KeptAction> trunk = all.isEmpty() ? QList<KeptAction>() : store_.actions(id);
    for (const KeptMatch& m : all) {
        // A branch begins with another move, or where somebody only played on.
        const KeptAction last = store_.actions(m.id).value(m.branched - 1);
        const KeptAction same = trunk.value(m.branched - 1);
        const int common = m.branched - int(m.branched > 0 && (last.seat != same.seat || last.text != same.text));
        const int round = common < trunk.size() ? trunk[common].round : m.copied;
        const int position = common + round; // every deal after the first is a step too
        const QString there = paid(id, round);
        const QString here = paid(m.id, round);
        const QString where = HistoryWords::place(round + 1, position);
        list.append({.id = m.id,
                     .title = m.title.isEmpty() ? where : m.title,
                     .named = m.title,
                     .where = where,
                     .position = position,
                     .over = m.over,
                     .standing = HistoryWords::standing(m),
                     .compared = HistoryWords::compared(there, here)});
    }
    return list;
}

Outcome History::nameBranch(int id, const QString& title)
{
    if (!store_.call(id, title.trimmed().left(60)))
        return outcome(false, tr("Couldn't save the name: %1").arg(store_.error()));
    touch();
    return outcome(true, QString());
}

Outcome History::remove(const QList<int>& ids)
{
    QList<RemovedMatch> taken;
    if (!store_.remove(ids, &taken))
        return outcome(false, tr("Couldn't delete this: %1").arg(store_.error()));
    removed_ = taken;
    touch();
    return outcome(true, tr("%Ln match(es) deleted.", "", int(taken.size())));
}

Outcome History::restoreRemoved()
{
    if (removed_.isEmpty())
        return outcome(false, tr("Nothing to restore."));
    if (!store_.restore(removed_))
        return outcome(false, tr("Couldn't restore this: %1").arg(store_.error()));
    const int count = int(removed_.size());
    removed_.clear();
    touch();
    return outcome(true, tr("%Ln matches restored.", "", count));
}

RecordFile History::readFile(const QString& name)
{
    const QString path = pathOf(QUrl::fromUserInput(name, QDir::currentPath(), QUrl::AssumeLocalFile));
    QFile in(path);
    if (const QString trouble = Files::open(in); !trouble.isEmpty())
        return {.text = trouble};
    constexpr qint64 mostBytes = 64 << 20;
    const QString text = QString::fromUtf8(in.read(mostBytes));
    return {.ok = true, .text = QFileInfo(path).fileName(), .record = text, .first = splitRecords(text).value(0, text)};
}

QString History::codeOf(int id)
{
    const WokenMatch woken = store_.wake(id);
    return woken.match && !Secrets(store_, woken.match->setup()).any() ? writeDealCode(*woken.match) : QString();
}

Outcome History::copyCode(int id)
{
    if (const KeptMatch m = store_.find(id); Secrets(store_, m).any())
        return outcome(false, Secrets::whyNoCode());
    const QString code = codeOf(id);
    if (code.isEmpty())
        return outcome(false, tr("This deal has no number: it was set up by hand."));
    QGuiApplication::clipboard()->setText(code);
    return outcome(true, tr("The deal is on the clipboard: %1").arg(code));
}

JudgedCode History::judgeCode(const QString& pasted)
{
    if (pasted.trimmed().isEmpty())
        return {};
    const DealCode code = readDealCode(pasted);
    if (!code.error.isEmpty())
        return {.text = code.error};
    int changes = 0;
    const QString base = rulesBase(*code.match, &changes);
    return {.ok = true,
            //: game, rules, number of players, number of the deal
            .text = tr("%1 · %2 · %3 players · deal %4")
                        .arg(::gameName(code.game), HistoryWords::rules(code.game, base, changes))
                        .arg(code.players)
                        .arg(code.seed),
            .game = code.game,
            .record = QString::fromStdString(code.match->to_record()),
            .practice = knowsDeal(code.game, code.players, code.seed)};
}
