// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesinuse.h"

#include <QCoreApplication>
#include <QEvent>

#include "games/gametable.h"
#include "ruleaccess.h"
#include "rulewords.h"
#include "settings/homefolder.h"
#include "words/particles.h"

using hanpan::rule_values;
using hanpan::rulebook;

namespace {

RulesInUse* theInstance = nullptr;

} // namespace

RulesInUse::RulesInUse(const QString& folder, QObject* parent) : QObject(parent), sets_(folder)
{
    if (!theInstance)
        theInstance = this;
    // A stepper that is held down changes a value many times a second: it is written when it has come to rest.
    constexpr int restMs = 400;
    write_.setSingleShot(true);
    write_.setInterval(restMs);
    connect(&write_, &QTimer::timeout, this, &RulesInUse::flush);
    if (QCoreApplication* application = QCoreApplication::instance()) {
        application->installEventFilter(this);
        connect(application, &QCoreApplication::aboutToQuit, this, &RulesInUse::flush);
    }
}

RulesInUse::~RulesInUse()
{
    flush();
    if (theInstance == this)
        theInstance = nullptr;
}

RulesInUse* RulesInUse::instance()
{
    if (!theInstance)
        new RulesInUse(usualFolder(), QCoreApplication::instance());
    return theInstance;
}

QString RulesInUse::usualFolder() { return HomeFolder::path() + QStringLiteral("/rules"); }

void RulesInUse::reload()
{
    flush();
    sets_.reload();
    announce({});
}

bool RulesInUse::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && watched == QCoreApplication::instance())
        announce({});
    return QObject::eventFilter(watched, event);
}

void RulesInUse::announce(const QString& game)
{
    ++revision_;
    emit changed(game);
}

RulesInUse::InUse& RulesInUse::inUse(const QString& game)
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

void RulesInUse::replace(const QString& game, const RuleSet& set)
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

rule_values RulesInUse::values(const QString& game) { return inUse(game).set.values; }

QString RulesInUse::base(const QString& game) { return inUse(game).set.base; }

QString RulesInUse::own(const QString& game) { return inUse(game).set.own; }

void RulesInUse::setValues(const QString& game, const rule_values& values)
{
    RuleSet set = inUse(game).set;
    set.values = values;
    replace(game, set);
}

QVariantMap RulesInUse::valuesOf(const QString& game) { return toVariant(values(game)).toMap(); }

QString RulesInUse::gameName(const QString& game) const { return ::gameName(game); }

QString RulesInUse::nameOf(const QString& game)
{
    const rulebook* book = ruleBook(game);
    if (!book)
        return {};
    const RuleSet& set = inUse(game).set;
    if (const RuleSet* own = set.own.isEmpty() ? nullptr : sets_.find(game, set.own))
        return own->name;
    return presetWord(*book, set.base);
}

int RulesInUse::changesOf(const QString& game)
{
    const rulebook* book = ruleBook(game);
    if (!book)
        return 0;
    const RuleSet& set = inUse(game).set;
    const RuleSet* own = set.own.isEmpty() ? nullptr : sets_.find(game, set.own);
    return static_cast<int>(
        changedFields(*book, set.values, own ? own->values : book->preset_values(toStdString(set.base))).size());
}

QString RulesInUse::labelOf(const QString& game)
{
    const int changes = changesOf(game);
    return changes == 0 ? nameOf(game) : nameOf(game) + QStringLiteral(" +%1").arg(changes);
}

int RulesInUse::playersOf(const QString& game)
{
    // Only a preset that says so is made for one number; the field's default is nobody's choice.
    const rulebook* book = ruleBook(game);
    const hanpan::rule_preset* preset = book ? book->find_preset(toStdString(base(game))) : nullptr;
    if (!preset || !preset->differences.contains("players"))
        return 0;
    return preset->differences["players"].get<int>();
}

void RulesInUse::usePreset(const QString& game, const QString& preset)
{
    const rulebook* book = ruleBook(game);
    if (book && book->find_preset(toStdString(preset)))
        use(game, preset, book->preset_values(toStdString(preset)));
}

void RulesInUse::use(const QString& game, const QString& preset, const rule_values& values)
{
    RuleSet set;
    set.game = game;
    set.base = preset;
    set.values = values;
    replace(game, set);
}

void RulesInUse::useOwn(const QString& game, const QString& id)
{
    if (const RuleSet* own = sets_.find(game, id)) {
        RuleSet set = *own;
        set.own = id;
        replace(game, set);
    }
}

bool RulesInUse::canUndo(const QString& game) { return !inUse(game).before.isEmpty(); }

hanpan::rule_values RulesInUse::before(const QString& game)
{
    const QList<RuleSet>& before = inUse(game).before;
    return before.isEmpty() ? hanpan::rule_values() : before.last().values;
}

void RulesInUse::undo(const QString& game)
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

Outcome RulesInUse::saved(RuleSet set)
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
    return outcome(true, tr("“%1” saved.").arg(set.name));
}

Outcome RulesInUse::saveAs(const QString& game, const QString& name)
{
    RuleSet set = inUse(game).set;
    set.name = tidyName(name);
    set.id.clear();
    set.played = 0;
    if (const QString problem = nameProblem(game, set.name); !problem.isEmpty())
        return outcome(false, problem);
    if (const RuleSet* same = sets_.findName(game, set.name)) {
        set.id = same->id;
        set.played = same->played;
    }
    return saved(set);
}

Outcome RulesInUse::save(const QString& game)
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

QString RulesInUse::nameProblem(const QString& game, const QString& name)
{
    const QString tidy = tidyName(name);
    if (tidy.isEmpty())
        return tr("Give the rules a name first.");
    // With a preset's name they could not be told apart, in either language.
    if (const rulebook* book = ruleBook(game))
        for (const hanpan::rule_preset& preset : book->presets())
            for (const QString& label : {ruleWord(*book, preset.label), toQString(preset.label)})
                if (label.compare(tidy, Qt::CaseInsensitive) == 0)
                    return withParticles(tr("“%1” is the name of a preset: choose another name.").arg(label));
    return {};
}

bool RulesInUse::nameTaken(const QString& game, const QString& name)
{
    return sets_.findName(game, tidyName(name)) != nullptr;
}

Outcome RulesInUse::rename(const QString& game, const QString& id, const QString& name)
{
    const RuleSet* own = sets_.find(game, id);
    if (!own)
        return outcome(false, tr("This rule set no longer exists."));
    RuleSet set = *own;
    set.name = tidyName(name);
    if (const QString problem = nameProblem(game, set.name); !problem.isEmpty())
        return outcome(false, problem);
    if (const RuleSet* same = sets_.findName(game, set.name); same && same->id != id)
        return outcome(false, tr("There is already a rule set called “%1”.").arg(same->name));
    QString error;
    if (sets_.save(set, &error).isEmpty())
        return outcome(false, error);
    announce(game);
    return outcome(true, tr("Renamed to “%1”.").arg(set.name));
}

Outcome RulesInUse::remove(const QString& game, const QString& id)
{
    QString error;
    RuleSet gone;
    if (!sets_.remove(game, id, &gone, &error))
        return outcome(false, error.isEmpty() ? tr("This rule set no longer exists.") : error);
    removed_ = gone;
    InUse& entry = inUse(game);
    if (entry.set.own == id) {
        entry.set.own.clear(); // its rules stay in use, as changes to their preset
        entry.unsaved = true;
        write_.start();
        removed_.own = id;
    }
    announce(game);
    return outcome(true, tr("“%1” deleted.").arg(gone.name));
}

Outcome RulesInUse::restoreRemoved()
{
    if (removed_.id.isEmpty())
        return outcome(false, tr("Nothing to restore."));
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
    return outcome(true, tr("“%1” restored.").arg(set.name));
}

QStringList RulesInUse::problemsOf(const QString& game) { return sets_.problems(game); }

void RulesInUse::notePlayed(const QString& game)
{
    const RuleSet* own = sets_.find(game, inUse(game).set.own);
    if (!own)
        return;
    RuleSet set = *own;
    ++set.played;
    sets_.save(set, nullptr);
    announce(game);
}

void RulesInUse::flush()
{
    write_.stop();
    for (InUse& entry : inUse_)
        if (entry.unsaved && !entry.set.game.isEmpty())
            entry.unsaved = !sets_.writeInUse(entry.set);
}
