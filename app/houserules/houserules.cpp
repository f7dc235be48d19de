// SPDX-License-Identifier: GPL-3.0-or-later
#include "houserules.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QQmlEngine>
#include <QSaveFile>
#include <QStandardPaths>

#include "rulebooks.h"
#include "rulecode.h"
#include "rulewords.h"
#include "words/words.h"

using hanpan::rule_values;
using hanpan::rulebook;

namespace {

HouseRules* theInstance = nullptr;

QVariantMap outcome(bool ok, const QString& text)
{
    return {{QStringLiteral("ok"), ok}, {QStringLiteral("text"), text}};
}

} // namespace

HouseRules::HouseRules(const QString& folder, QObject* parent) : QObject(parent), sets_(folder)
{
    if (!theInstance)
        theInstance = this;
    // A stepper held down changes a value many times a second: the disk hears of it when it has come to rest.
    constexpr int restMs = 400;
    write_.setSingleShot(true);
    write_.setInterval(restMs);
    connect(&write_, &QTimer::timeout, this, &HouseRules::flush);
    if (QCoreApplication* application = QCoreApplication::instance()) {
        application->installEventFilter(this);
        connect(application, &QCoreApplication::aboutToQuit, this, &HouseRules::flush);
    }
}

HouseRules::~HouseRules()
{
    flush();
    if (theInstance == this)
        theInstance = nullptr;
}

HouseRules* HouseRules::instance()
{
    if (!theInstance)
        new HouseRules(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/rules"),
                       QCoreApplication::instance());
    return theInstance;
}

HouseRules* HouseRules::create(QQmlEngine*, QJSEngine*)
{
    QQmlEngine::setObjectOwnership(instance(), QQmlEngine::CppOwnership);
    return instance();
}

bool HouseRules::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && watched == QCoreApplication::instance())
        announce({});
    return QObject::eventFilter(watched, event);
}

void HouseRules::announce(const QString& game)
{
    ++revision_;
    emit changed(game);
}

HouseRules::InUse& HouseRules::inUse(const QString& game)
{
    if (const auto it = inUse_.find(game); it != inUse_.end())
        return *it;
    RuleSet set;
    if (!sets_.readInUse(game, &set)) {
        set = RuleSet();
        set.game = game;
        if (const rulebook* book = ruleBook(game)) {
            set.base = firstPreset(*book);
            set.values = book->preset_values(toStdString(set.base));
        }
    }
    if (!set.own.isEmpty() && !sets_.find(game, set.own))
        set.own.clear();
    InUse& entry = inUse_[game];
    entry.set = set;
    return entry;
}

void HouseRules::replace(const QString& game, const RuleSet& set)
{
    InUse& entry = inUse(game);
    if (entry.set.values == set.values && entry.set.base == set.base && entry.set.own == set.own)
        return;
    constexpr int mostUndos = 200;
    entry.before.append(entry.set);
    if (entry.before.size() > mostUndos)
        entry.before.removeFirst();
    entry.set = set;
    entry.unsaved = true;
    write_.start();
    announce(game);
}

rule_values HouseRules::values(const QString& game) { return inUse(game).set.values; }

QString HouseRules::base(const QString& game) { return inUse(game).set.base; }

QString HouseRules::own(const QString& game) { return inUse(game).set.own; }

void HouseRules::setValues(const QString& game, const rule_values& values)
{
    RuleSet set = inUse(game).set;
    set.values = values;
    replace(game, set);
}

QVariantMap HouseRules::valuesOf(const QString& game) { return toVariant(values(game)).toMap(); }

QString HouseRules::gameName(const QString& game) const { return Words::gameName(game); }

QString HouseRules::nameOf(const QString& game)
{
    const rulebook* book = ruleBook(game);
    if (!book)
        return {};
    const RuleSet& set = inUse(game).set;
    if (const RuleSet* own = set.own.isEmpty() ? nullptr : sets_.find(game, set.own))
        return own->name;
    return presetWord(*book, set.base);
}

int HouseRules::changesOf(const QString& game)
{
    const rulebook* book = ruleBook(game);
    if (!book)
        return 0;
    const RuleSet& set = inUse(game).set;
    const RuleSet* own = set.own.isEmpty() ? nullptr : sets_.find(game, set.own);
    return static_cast<int>(
        changedFields(*book, set.values, own ? own->values : book->preset_values(toStdString(set.base))).size());
}

QString HouseRules::labelOf(const QString& game)
{
    const int changes = changesOf(game);
    return changes == 0 ? nameOf(game) : nameOf(game) + QStringLiteral(" +%1").arg(changes);
}

int HouseRules::playersOf(const QString& game)
{
    const rule_values all = values(game);
    const auto it = all.find("players");
    return it != all.end() && it->is_number_integer() ? it->get<int>() : 0;
}

void HouseRules::usePreset(const QString& game, const QString& preset)
{
    const rulebook* book = ruleBook(game);
    if (!book || !book->find_preset(toStdString(preset)))
        return;
    RuleSet set;
    set.game = game;
    set.base = preset;
    set.values = book->preset_values(toStdString(preset));
    replace(game, set);
}

void HouseRules::useOwn(const QString& game, const QString& id)
{
    if (const RuleSet* own = sets_.find(game, id)) {
        RuleSet set = *own;
        set.own = id;
        replace(game, set);
    }
}

bool HouseRules::canUndo(const QString& game) { return !inUse(game).before.isEmpty(); }

void HouseRules::undo(const QString& game)
{
    InUse& entry = inUse(game);
    if (entry.before.isEmpty())
        return;
    entry.set = entry.before.takeLast();
    if (!entry.set.own.isEmpty() && !sets_.find(game, entry.set.own))
        entry.set.own.clear();
    entry.unsaved = true;
    write_.start();
    announce(game);
}

QVariantMap HouseRules::saved(RuleSet set)
{
    QString error;
    set.changed = QDateTime::currentDateTimeUtc();
    const QString id = sets_.save(set, &error);
    if (id.isEmpty())
        return outcome(false, error);
    InUse& entry = inUse(set.game);
    entry.set.own = id;
    entry.unsaved = true;
    write_.start();
    announce(set.game);
    return outcome(true, tr("“%1” is saved.").arg(set.name));
}

QVariantMap HouseRules::saveAs(const QString& game, const QString& name)
{
    RuleSet set = inUse(game).set;
    set.name = tidyName(name);
    set.id.clear();
    set.played = 0;
    if (set.name.isEmpty())
        return outcome(false, tr("Give the rules a name first."));
    if (const RuleSet* same = sets_.findName(game, set.name)) {
        set.id = same->id;
        set.played = same->played;
    }
    return saved(set);
}

QVariantMap HouseRules::save(const QString& game)
{
    const RuleSet& current = inUse(game).set;
    const RuleSet* own = current.own.isEmpty() ? nullptr : sets_.find(game, current.own);
    if (!own)
        return outcome(false, tr("Give the rules a name first."));
    RuleSet set = *own;
    set.values = current.values;
    set.base = current.base;
    return saved(set);
}

bool HouseRules::nameTaken(const QString& game, const QString& name)
{
    return sets_.findName(game, tidyName(name)) != nullptr;
}

QVariantMap HouseRules::rename(const QString& game, const QString& id, const QString& name)
{
    const RuleSet* own = sets_.find(game, id);
    if (!own)
        return outcome(false, tr("This rule set is no longer there."));
    RuleSet set = *own;
    set.name = tidyName(name);
    if (set.name.isEmpty())
        return outcome(false, tr("Give the rules a name first."));
    if (const RuleSet* same = sets_.findName(game, set.name); same && same->id != id)
        return outcome(false, tr("Another rule set is called “%1” already.").arg(same->name));
    QString error;
    if (sets_.save(set, &error).isEmpty())
        return outcome(false, error);
    announce(game);
    return outcome(true, tr("It is called “%1” now.").arg(set.name));
}

QVariantMap HouseRules::remove(const QString& game, const QString& id)
{
    QString error;
    RuleSet gone;
    if (!sets_.remove(game, id, &gone, &error))
        return outcome(false, error.isEmpty() ? tr("This rule set is no longer there.") : error);
    removed_ = gone;
    InUse& entry = inUse(game);
    if (entry.set.own == id) {
        entry.set.own.clear(); // its rules stay in use, as changes to their preset
        entry.unsaved = true;
        write_.start();
        removed_.own = id;
    }
    announce(game);
    return outcome(true, tr("“%1” is deleted.").arg(gone.name));
}

QVariantMap HouseRules::restoreRemoved()
{
    if (removed_.id.isEmpty())
        return outcome(false, tr("There is nothing to bring back."));
    RuleSet set = removed_;
    const bool wasInUse = !set.own.isEmpty();
    if (sets_.findName(set.game, set.name))
        set.name = tidyName(tr("%1 (again)").arg(set.name));
    QString error;
    if (sets_.save(set, &error).isEmpty())
        return outcome(false, error);
    removed_ = RuleSet();
    InUse& entry = inUse(set.game);
    if (wasInUse && entry.set.own.isEmpty() && entry.set.base == set.base) {
        entry.set.own = set.id;
        entry.unsaved = true;
        write_.start();
    }
    announce(set.game);
    return outcome(true, tr("“%1” is back.").arg(set.name));
}

QString HouseRules::codeOf(const QString& game)
{
    const rulebook* book = ruleBook(game);
    return book ? writeRuleCode(*book, values(game)) : QString();
}

RuleSet HouseRules::readCode(const QString& game, const QString& pasted, QString* error) const
{
    RuleSet set;
    const RuleCode code = readRuleCode(pasted);
    const rulebook* book = ruleBook(game);
    if (!code.error.isEmpty()) {
        *error = code.error;
    } else if (!book || code.game != game) {
        *error = ruleBook(code.game) ? tr("This code holds rules of %1, not of %2. Paste it on that game's page.")
                                           .arg(Words::gameName(code.game), Words::gameName(game))
                                     : tr("This code holds rules of a game unknown here.");
    } else if (const auto read = book->read(code.differences); !read) {
        *error = readProblem(*book, code.differences);
    } else {
        set.game = game;
        set.values = *read;
        set.base = nearestPreset(*book, *read);
    }
    return set;
}

QVariantMap HouseRules::useCode(const QString& game, const QString& pasted)
{
    QString error;
    const RuleSet set = readCode(game, pasted, &error);
    if (!error.isEmpty())
        return outcome(false, error);
    replace(game, set);
    return outcome(true, tr("The rules of the code are in use: %1.").arg(labelOf(game)));
}

QVariantMap HouseRules::judgeCode(const QString& game, const QString& pasted)
{
    QString error;
    const RuleSet set = readCode(game, pasted, &error);
    if (!error.isEmpty())
        return outcome(false, error);
    const rulebook& book = *ruleBook(game);
    const auto changes = changedFields(book, set.values, book.preset_values(toStdString(set.base))).size();
    const QString label = presetWord(book, set.base);
    return outcome(true, changes == 0 ? label : label + QStringLiteral(" +%1").arg(changes));
}

QVariantMap HouseRules::copyCode(const QString& game)
{
    const QString code = codeOf(game);
    QGuiApplication::clipboard()->setText(code);
    return outcome(true, tr("The code is on the clipboard: %1").arg(code));
}

QVariantMap HouseRules::pasteCode(const QString& game) { return useCode(game, QGuiApplication::clipboard()->text()); }

QVariantMap HouseRules::exportTo(const QString& game, const QUrl& file)
{
    if (!ruleBook(game))
        return outcome(false, tr("There is nothing to write."));
    RuleSet set = inUse(game).set;
    set.name = labelOf(game);
    set.own.clear();
    set.played = 0;
    set.changed = QDateTime::currentDateTimeUtc();
    const QString path = file.isLocalFile() ? file.toLocalFile() : file.toString();
    const QByteArray content = writeRuleFile(set);
    QSaveFile out(path);
    if (!out.open(QIODevice::WriteOnly) || out.write(content) != content.size() || !out.commit())
        return outcome(false, tr("“%1” cannot be written: %2").arg(QDir::toNativeSeparators(path), out.errorString()));
    return outcome(true, tr("The rules are written to “%1”.").arg(QFileInfo(path).fileName()));
}

QVariantMap HouseRules::importFrom(const QString& game, const QUrl& file)
{
    const QString path = file.isLocalFile() ? file.toLocalFile() : file.toString();
    QFile in(path);
    if (!in.open(QIODevice::ReadOnly))
        return outcome(false, tr("“%1” cannot be opened: %2").arg(QDir::toNativeSeparators(path), in.errorString()));
    constexpr qint64 mostBytes =
        2 << 20; // readRuleFile judges the size; this only keeps a wrong choice from filling memory
    const RuleFile content = readRuleFile(in.read(mostBytes), game);
    if (!content.error.isEmpty())
        return outcome(false, content.error);
    RuleSet set = content.set;
    if (set.name.isEmpty())
        set.name = tidyName(QFileInfo(path).completeBaseName());
    if (set.name.isEmpty())
        set.name = Words::gameName(game);
    const QString name = set.name;
    for (int copy = 2; sets_.findName(game, set.name); ++copy)
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
    return outcome(true, tr("“%1” is added to your rules and in use.").arg(set.name));
}

QStringList HouseRules::problemsOf(const QString& game) { return sets_.problems(game); }

void HouseRules::notePlayed(const QString& game)
{
    const RuleSet* own = sets_.find(game, inUse(game).set.own);
    if (!own)
        return;
    RuleSet set = *own;
    ++set.played;
    sets_.save(set, nullptr);
    announce(game);
}

void HouseRules::flush()
{
    write_.stop();
    for (InUse& entry : inUse_)
        if (entry.unsaved && !entry.set.game.isEmpty())
            entry.unsaved = !sets_.writeInUse(entry.set);
}
