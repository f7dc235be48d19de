// SPDX-License-Identifier: GPL-3.0-or-later
// What the pages of the history can do: look, delete, carry matches in and out.
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
#include "words/outcome.h"
#include "words/tablewords.h"
#include "words/words.h"

namespace {

QList<int> numbers(const QVariantList& list)
{
    QList<int> all;
    for (const QVariant& one : list)
        all.append(one.toInt());
    return all;
}

} // namespace

QString History::pathOf(const QUrl& file) { return file.isLocalFile() ? file.toLocalFile() : file.toString(); }

QVariantMap History::about(int id)
{
    const KeptMatch m = store_.find(id);
    if (m.id == 0)
        return {};
    const bool secret = Secrets(store_, m).any();
    return {{QStringLiteral("id"), m.id},
            {QStringLiteral("game"), m.game},
            {QStringLiteral("gameName"), ::gameName(m.game)},
            {QStringLiteral("rules"), HistoryWords::rules(m)},
            {QStringLiteral("opponents"), HistoryWords::level(HistoryWords::levelOf(m))},
            {QStringLiteral("standing"), HistoryWords::standing(m)},
            {QStringLiteral("score"), HistoryWords::score(m)},
            {QStringLiteral("when"), HistoryWords::moment(m.touched)},
            {QStringLiteral("kind"), toText(m.kind)},
            {QStringLiteral("over"), m.over},
            {QStringLiteral("rounds"), m.finished},
            {QStringLiteral("players"), m.players},
            {QStringLiteral("secret"), secret},
            {QStringLiteral("seed"), secret ? QString() : m.seed},
            {QStringLiteral("whyNotExported"), secret ? Secrets::whyNotExported() : QString()},
            {QStringLiteral("whyNoCode"), secret ? Secrets::whyNoCode() : QString()},
            {QStringLiteral("day"), HistoryWords::dealOfDay(m)},
            {QStringLiteral("levels"), m.levels}};
}

QVariantList History::branches(int id)
{
    const auto paid = [this](int match, int round) {
        const QList<KeptRound> one =
            store_.rounds(QStringLiteral("round.match = ? AND round.number = ?"), {match, round});
        return one.isEmpty() ? QString()
                             : HistoryWords::paid(one.first().match.game, one.first().facts.payments.value(0));
    };
    QVariantList list;
    const QList<KeptMatch> all = store_.branches(id);
    const QList<KeptAction> trunk = all.isEmpty() ? QList<KeptAction>() : store_.actions(id);
    for (const KeptMatch& m : all) {
        // It begins with another move, or where somebody only played on.
        const KeptAction last = store_.actions(m.id).value(m.branched - 1);
        const KeptAction same = trunk.value(m.branched - 1);
        const int common = m.branched - int(m.branched > 0 && (last.seat != same.seat || last.text != same.text));
        const int round = common < trunk.size() ? trunk[common].round : m.copied;
        const int position = common + round; // every deal after the first is a step too
        const QString there = paid(id, round);
        const QString here = paid(m.id, round);
        const QString where = HistoryWords::place(round + 1, position);
        list.append(QVariantMap{{QStringLiteral("id"), m.id},
                                {QStringLiteral("title"), m.title.isEmpty() ? where : m.title},
                                {QStringLiteral("named"), m.title},
                                {QStringLiteral("where"), where},
                                {QStringLiteral("position"), position},
                                {QStringLiteral("over"), m.over},
                                {QStringLiteral("standing"), HistoryWords::standing(m)},
                                {QStringLiteral("compared"), HistoryWords::compared(there, here)}});
    }
    return list;
}

QVariantMap History::nameBranch(int id, const QString& title)
{
    if (!store_.call(id, title.trimmed().left(60)))
        return outcome(false, tr("Couldn't save the name: %1").arg(store_.error()));
    touch();
    return outcome(true, QString());
}

QVariantMap History::remove(const QVariantList& ids)
{
    QList<RemovedMatch> taken;
    if (!store_.remove(numbers(ids), &taken))
        return outcome(false, tr("Couldn't delete this: %1").arg(store_.error()));
    removed_ = taken;
    touch();
    return outcome(true, tr("%Ln match(es) deleted.", "", int(taken.size())));
}

QVariantMap History::restoreRemoved()
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

QVariantMap History::readFile(const QString& name)
{
    const QString path = pathOf(QUrl::fromUserInput(name, QDir::currentPath(), QUrl::AssumeLocalFile));
    QFile in(path);
    if (const QString trouble = Files::open(in); !trouble.isEmpty())
        return outcome(false, trouble);
    constexpr qint64 mostBytes = 64 << 20;
    QVariantMap result = outcome(true, QFileInfo(path).fileName());
    const QString text = QString::fromUtf8(in.read(mostBytes));
    result[QStringLiteral("record")] = text;
    result[QStringLiteral("first")] = splitRecords(text).value(0, text);
    return result;
}

QString History::codeOf(int id)
{
    const WokenMatch woken = store_.wake(id);
    return woken.match && !Secrets(store_, woken.match->setup()).any() ? writeDealCode(*woken.match) : QString();
}

QVariantMap History::copyCode(int id)
{
    if (const KeptMatch m = store_.find(id); Secrets(store_, m).any())
        return outcome(false, Secrets::whyNoCode());
    const QString code = codeOf(id);
    if (code.isEmpty())
        return outcome(false, tr("This deal has no number: it was set up by hand."));
    QGuiApplication::clipboard()->setText(code);
    return outcome(true, tr("The deal is on the clipboard: %1").arg(code));
}

QVariantMap History::judgeCode(const QString& pasted)
{
    const DealCode code = readDealCode(pasted);
    if (!code.error.isEmpty())
        return outcome(false, code.error);
    int changes = 0;
    const QString base = rulesBase(*code.match, &changes);
    //: game, rules, number of players, number of the deal
    QVariantMap result = outcome(true, tr("%1 · %2 · %3 players · deal %4")
                                           .arg(::gameName(code.game), HistoryWords::rules(code.game, base, changes))
                                           .arg(code.players)
                                           .arg(code.seed));
    result[QStringLiteral("match")] =
        QVariantMap{{QStringLiteral("game"), code.game},
                    {QStringLiteral("record"), QString::fromStdString(code.match->to_record())},
                    {QStringLiteral("practice"), knowsDeal(code.game, code.players, code.seed)}};
    return result;
}
