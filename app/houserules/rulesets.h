// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include "rulefile.h"

/// The person's own rule sets, as files: <folder>/<game>/<id>.json; "in-use.json" beside them holds the rules played
/// last. Every file is written completely or not at all. A file that cannot be read is renamed to <name>.damaged (never
/// overwritten, never deleted) and reported by a sentence; a complete file that does not fit this version is left
/// alone.
class RuleSets {
public:
    explicit RuleSets(const QString& folder);

    /// Forgets what was read, so that the folder is read anew.
    void reload() { shelves_.clear(); }
    /// The own rule sets of a game, sorted by name. Reads the folder on first use.
    const QList<RuleSet>& sets(const QString& game);
    const RuleSet* find(const QString& game, const QString& id);
    const RuleSet* findName(const QString& game, const QString& name);
    /// Sentences about files that could not be used.
    QStringList problems(const QString& game);

    /// Writes `set`, with a new id if it has none, and gives the id. Empty when it cannot be written; `error` says why.
    QString save(RuleSet set, QString* error);
    /// Removes a rule set; `removed` gets what is needed to `save` it again.
    bool remove(const QString& game, const QString& id, RuleSet* removed, QString* error);

    /// Reads the rules in use when the program last ran; false when there is nothing usable.
    bool readInUse(const QString& game, RuleSet* set);
    bool writeInUse(const RuleSet& set);

private:
    struct Shelf {
        QList<RuleSet> sets;
        QStringList problems;
    };
    Shelf& shelf(const QString& game);
    QString path(const QString& game, const QString& id) const;
    /// Reads one file; sets a damaged one aside and notes what is wrong in `problems`.
    bool read(const QString& game, const QString& id, RuleSet* set, QStringList* problems);
    bool write(const QString& path, const QByteArray& content, QString* error);

    QString folder_;
    QHash<QString, Shelf> shelves_;
};
