// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>
#include <QTimer>
#include <QUrl>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <memory>

#include "rulesets.h"
#include "words/outcome.h"

class QJSEngine;
class QQmlEngine;

/// The house rules in use, game by game: what the panel edits, what the next match is played with, remembered from one
/// run of the program to the next. Also the door to the own rule sets, to files and to codes.
///
/// Everything a person may get wrong answers with an Outcome.
class RulesInUse : public QObject {
    Q_OBJECT
    // The page pages/RulesInUse.qml has the name already.
    QML_NAMED_ELEMENT(RulesInUse)
    QML_SINGLETON
    /// Grows with every change of any game's rules or rule sets and with the language; bind to it to follow.
    Q_PROPERTY(int revision READ revision NOTIFY changed)

public:
    /// `folder`: where rule sets are kept.
    explicit RulesInUse(const QString& folder, QObject* parent = nullptr);
    ~RulesInUse() override;
    /// The one of the application, kept in QStandardPaths::AppDataLocation; the first one made, if there is one already.
    static RulesInUse* instance();
    static RulesInUse* create(QQmlEngine*, QJSEngine*);
    /// The folder of instance().
    static QString usualFolder();
    /// Reads the own rule sets anew: others have come from another computer.
    void reload();

    int revision() const { return revision_; }

    /// The complete rule set the next match of this game is played with.
    hanpan::rule_values values(const QString& game);
    /// The preset the rules are compared with, and the own rule set they belong to (empty: none).
    QString base(const QString& game);
    QString own(const QString& game);
    RuleSets& sets() { return sets_; }
    /// Changes values only; the caller has judged them. Can be undone.
    void setValues(const QString& game, const hanpan::rule_values& values);

    /// The same for QML and for `TableSession::start`.
    Q_INVOKABLE QVariantMap valuesOf(const QString& game);
    /// "Hoola", "훌라".
    Q_INVOKABLE QString gameName(const QString& game) const;
    /// "Modern battle", "Grandma's New Year": without the number of changes.
    Q_INVOKABLE QString nameOf(const QString& game);
    /// In how many rules the game's rules differ from their preset, or from their own rule set as it was saved.
    int changesOf(const QString& game);
    /// "Modern battle +2".
    Q_INVOKABLE QString labelOf(const QString& game);
    /// The id of the own rule set in use, "" for a preset.
    Q_INVOKABLE QString ownOf(const QString& game) { return own(game); }
    /// The number of players these rules name, 0 where they name none.
    Q_INVOKABLE int playersOf(const QString& game);

    Q_INVOKABLE void usePreset(const QString& game, const QString& preset);
    Q_INVOKABLE void useOwn(const QString& game, const QString& id);
    Q_INVOKABLE bool canUndo(const QString& game);
    Q_INVOKABLE void undo(const QString& game);

    /// Saves under a name; an own rule set of that name is replaced.
    Q_INVOKABLE Outcome saveAs(const QString& game, const QString& name);
    /// Saves the changes into the own rule set in use.
    Q_INVOKABLE Outcome save(const QString& game);
    /// Why rules cannot be saved under this name, one sentence; "" = they can (taking the place of others, maybe).
    Q_INVOKABLE QString nameProblem(const QString& game, const QString& name);
    Q_INVOKABLE bool nameTaken(const QString& game, const QString& name);
    Q_INVOKABLE Outcome rename(const QString& game, const QString& id, const QString& name);
    Q_INVOKABLE Outcome remove(const QString& game, const QString& id);
    /// Brings back what `remove` took away last.
    Q_INVOKABLE Outcome restoreRemoved();

    Q_INVOKABLE QString codeOf(const QString& game);
    Q_INVOKABLE Outcome useCode(const QString& game, const QString& pasted);
    /// Says what useCode would do, and does nothing; no words where nothing was pasted.
    Q_INVOKABLE Outcome judgeCode(const QString& game, const QString& pasted);
    Q_INVOKABLE Outcome copyCode(const QString& game);
    Q_INVOKABLE Outcome exportTo(const QString& game, const QUrl& file);
    /// Adds the file's rules to the own rule sets and uses them.
    Q_INVOKABLE Outcome importFrom(const QString& game, const QUrl& file);
    /// Sentences about files that could not be read.
    Q_INVOKABLE QStringList problemsOf(const QString& game);

    /// A match of this game began with these rules.
    Q_INVOKABLE void notePlayed(const QString& game);
    /// Writes what is in use now, without waiting.
    void flush();

signals:
    /// `game` is empty when it concerns all (a change of language).
    void changed(const QString& game);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct InUse {
        RuleSet set;
        QList<RuleSet> before; ///< for undo, latest last
        bool unsaved = false;  ///< not yet written
    };
    InUse& inUse(const QString& game);
    void replace(const QString& game, const RuleSet& set);
    void announce(const QString& game);
    Outcome saved(RuleSet set);
    /// The rules in a code; `error` says why there are none.
    RuleSet readCode(const QString& game, const QString& pasted, QString* error) const;
    /// Adds rules that came with a name to the own rule sets, under another where it is taken, and uses them.
    Outcome adopt(RuleSet set);

    RuleSets sets_;
    QHash<QString, InUse> inUse_;
    RuleSet removed_;
    QTimer write_;
    int revision_ = 0;
};
