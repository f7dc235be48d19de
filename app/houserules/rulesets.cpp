// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <algorithm>

#include "files/files.h"
#include "files/setaside.h"
#include "ruleaccess.h"
#include "words/particles.h"

namespace {

struct RuleSetsTr {
    Q_DECLARE_TR_FUNCTIONS(RuleSets)
};

const QString inUse = QStringLiteral("in-use");
const QString suffix = QStringLiteral(".json");

void sortByName(QList<RuleSet>& sets)
{
    std::sort(sets.begin(), sets.end(), [](const RuleSet& a, const RuleSet& b) {
        const int order = QString::localeAwareCompare(a.name, b.name);
        return order != 0 ? order < 0 : a.id < b.id;
    });
}

} // namespace

RuleSets::RuleSets(const QString& folder) : folder_(folder) {}

QString RuleSets::path(const QString& game, const QString& id) const
{
    return folder_ + QChar('/') + game + QChar('/') + id + suffix;
}

RuleSets::Shelf& RuleSets::shelf(const QString& game)
{
    if (const auto it = shelves_.find(game); it != shelves_.end())
        return *it;
    Shelf& shelf = shelves_[game];
    const QDir folder(folder_ + QChar('/') + game);
    if (!ruleBook(game) || !folder.exists())
        return shelf;
    for (const QString& name : folder.entryList({QChar('*') + suffix}, QDir::Files, QDir::Name)) {
        const QString id = name.chopped(suffix.size());
        RuleSet set;
        if (id == inUse || !read(game, id, &set, &shelf.problems))
            continue;
        if (set.name.isEmpty())
            set.name = id;
        shelf.sets.append(set);
    }
    sortByName(shelf.sets);
    return shelf;
}

bool RuleSets::read(const QString& game, const QString& id, RuleSet* set, QStringList* problems)
{
    const QString file = path(game, id);
    QString reason;
    {
        QFile in(file);
        if (const QString trouble = Files::open(in); !trouble.isEmpty()) {
            problems->append(trouble);
            return false;
        }
        RuleFile content = readRuleFile(in.readAll(), game);
        if (content.error.isEmpty()) {
            *set = content.set;
            set->id = id;
            return true;
        }
        if (!content.damaged) {
            problems->append(
                withParticles(RuleSetsTr::tr("“%1” was left as it is: %2").arg(id + suffix, content.error)));
            return false;
        }
        reason = content.error;
        // It is closed before it is renamed, because Windows locks open files.
    }
    const QString aside = QFileInfo(setAside(file, QStringLiteral("damaged"))).fileName();
    problems->append(withParticles(
        aside.isEmpty()
            ? RuleSetsTr::tr("Couldn't read “%1”: %2").arg(id + suffix, reason)
            : RuleSetsTr::tr("“%1” couldn't be read and was saved as “%2”: %3").arg(id + suffix, aside, reason)));
    return false;
}

bool RuleSets::write(const QString& file, const QByteArray& content, QString* error)
{
    QDir().mkpath(QFileInfo(file).path());
    const QString trouble = Files::save(file, content);
    if (error && !trouble.isEmpty())
        *error = trouble;
    return trouble.isEmpty();
}

const QList<RuleSet>& RuleSets::sets(const QString& game) { return shelf(game).sets; }

QStringList RuleSets::problems(const QString& game) { return shelf(game).problems; }

const RuleSet* RuleSets::find(const QString& game, const QString& id)
{
    for (const RuleSet& set : std::as_const(shelf(game).sets))
        if (set.id == id)
            return &set;
    return nullptr;
}

const RuleSet* RuleSets::findName(const QString& game, const QString& name)
{
    for (const RuleSet& set : std::as_const(shelf(game).sets))
        if (set.name.compare(name, Qt::CaseInsensitive) == 0)
            return &set;
    return nullptr;
}

QString RuleSets::save(RuleSet set, QString* error)
{
    if (set.id.isEmpty())
        set.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    set.own.clear();
    QList<RuleSet>& sets = shelf(set.game).sets;
    if (!write(path(set.game, set.id), writeRuleFile(set), error))
        return {};
    sets.erase(std::remove_if(sets.begin(), sets.end(), [&](const RuleSet& s) { return s.id == set.id; }), sets.end());
    sets.append(set);
    sortByName(sets);
    return set.id;
}

bool RuleSets::remove(const QString& game, const QString& id, RuleSet* removed, QString* error)
{
    QList<RuleSet>& sets = shelf(game).sets;
    const auto it = std::find_if(sets.begin(), sets.end(), [&](const RuleSet& s) { return s.id == id; });
    if (it == sets.end())
        return false;
    if (const QString trouble = Files::remove(path(game, id)); !trouble.isEmpty()) {
        if (error)
            *error = trouble;
        return false;
    }
    if (removed)
        *removed = *it;
    sets.erase(it);
    return true;
}

bool RuleSets::readInUse(const QString& game, RuleSet* set)
{
    Shelf& known = shelf(game);
    return ruleBook(game) && QFile::exists(path(game, inUse)) && read(game, inUse, set, &known.problems);
}

bool RuleSets::writeInUse(const RuleSet& set) { return write(path(set.game, inUse), writeRuleFile(set), nullptr); }
