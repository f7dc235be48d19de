// SPDX-License-Identifier: GPL-3.0-or-later
// Importing and exporting house rules: as codes, as files.
#include "rulesinuse.h"

#include <QClipboard>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>

#include "files/files.h"
#include "games/gametable.h"
#include "ruleaccess.h"
#include "rulecode.h"
#include "rulewords.h"

using hanpan::rulebook;

QString RulesInUse::codeOf(const QString& game)
{
    const rulebook* book = ruleBook(game);
    return book ? writeRuleCode(*book, values(game), own(game).isEmpty() ? QString() : labelOf(game)) : QString();
}

RuleSet RulesInUse::readCode(const QString& game, const QString& pasted, QString* error) const
{
    RuleSet set;
    const RuleCode code = readRuleCode(pasted);
    const rulebook* book = ruleBook(game);
    if (!code.error.isEmpty()) {
        *error = code.error;
    } else if (!book || code.game != game) {
        *error = ruleBook(code.game) ? tr("This code has rules for %1, not for %2. Paste it on that game's page.")
                                           .arg(::gameName(code.game), ::gameName(game))
                                     : tr("This code is for a game that this version doesn't have.");
    } else if (const auto read = book->read(code.differences); !read) {
        *error = readProblem(*book, code.differences);
    } else {
        set.game = game;
        set.name = code.name;
        set.values = *read;
        set.base = nearestPreset(*book, *read);
    }
    return set;
}

Outcome RulesInUse::useCode(const QString& game, const QString& pasted)
{
    QString error;
    const RuleSet set = readCode(game, pasted, &error);
    if (!error.isEmpty())
        return outcome(false, error);
    const RuleSet* same = set.name.isEmpty() ? nullptr : sets_.findName(game, set.name);
    if (same && same->values == set.values)
        useOwn(game, same->id);
    else if (!set.name.isEmpty())
        return adopt(set);
    else
        replace(game, set);
    return outcome(true, tr("Now using the rules from the code: %1.").arg(labelOf(game)));
}

Outcome RulesInUse::judgeCode(const QString& game, const QString& pasted)
{
    if (pasted.trimmed().isEmpty())
        return {};
    QString error;
    const RuleSet set = readCode(game, pasted, &error);
    if (!error.isEmpty())
        return outcome(false, error);
    const rulebook& book = *ruleBook(game);
    const auto changes = changedFields(book, set.values, book.preset_values(toStdString(set.base))).size();
    QString label = presetWord(book, set.base);
    if (changes > 0)
        label += QStringLiteral(" +%1").arg(changes);
    return outcome(true, set.name.isEmpty() ? label : set.name + QStringLiteral(" \u00b7 ") + label);
}

Outcome RulesInUse::copyCode(const QString& game)
{
    const QString code = codeOf(game);
    QGuiApplication::clipboard()->setText(code);
    return outcome(true, tr("The code is on the clipboard: %1").arg(code));
}

Outcome RulesInUse::exportTo(const QString& game, const QUrl& file)
{
    if (!ruleBook(game))
        return outcome(false, tr("There are no rules to export."));
    RuleSet set = inUse(game).set;
    set.name = labelOf(game);
    set.own.clear();
    set.played = 0;
    set.changed = QDateTime::currentDateTimeUtc();
    const QString path = file.isLocalFile() ? file.toLocalFile() : file.toString();
    const QByteArray content = writeRuleFile(set);
    if (const QString trouble = Files::save(path, content); !trouble.isEmpty())
        return outcome(false, trouble);
    return outcome(true, tr("Rules exported to “%1”.").arg(QFileInfo(path).fileName()));
}

Outcome RulesInUse::importFrom(const QString& game, const QUrl& file)
{
    const QString path = file.isLocalFile() ? file.toLocalFile() : file.toString();
    QFile in(path);
    if (const QString trouble = Files::open(in); !trouble.isEmpty())
        return outcome(false, trouble);
    constexpr qint64 mostBytes =
        2 << 20; // readRuleFile judges the size; this only keeps a wrong file from filling memory
    const RuleFile content = readRuleFile(in.read(mostBytes), game);
    if (!content.error.isEmpty())
        return outcome(false, content.error);
    RuleSet set = content.set;
    if (set.name.isEmpty())
        set.name = tidyName(QFileInfo(path).completeBaseName());
    if (set.name.isEmpty())
        set.name = ::gameName(game);
    return adopt(set);
}

Outcome RulesInUse::adopt(RuleSet set)
{
    const QString game = set.game, name = set.name;
    for (int copy = 2; !nameProblem(game, set.name).isEmpty() || sets_.findName(game, set.name); ++copy)
        set.name = QStringLiteral("%1 (%2)").arg(name).arg(copy);
    set.id.clear();
    set.own.clear();
    set.played = 0;
    set.changed = QDateTime::currentDateTimeUtc();
    QString error;
    const QString id = sets_.save(set, &error);
    if (id.isEmpty())
        return outcome(false, error);
    useOwn(game, id);
    announce(game);
    return outcome(true, tr("“%1” added to your rules and in use.").arg(set.name));
}
