// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>
#include <QTimer>
#include <QUrl>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include "rulesets.h"
#include "words/outcome.h"
#include "work/theonly.h"

/// The house rules in use, game by game: the rules that the panel edits and the next match is played with, remembered
/// from one run of the program to the next. Also the way to own rule sets, to files and to codes.
///
/// Every function that a person's mistake can make fail gives an Outcome.
class RulesInUse : public QObject, public SharedWithQml<RulesInUse> {
    Q_OBJECT
    // The page pages/RulesInUse.qml already has this name.
    QML_NAMED_ELEMENT(RulesInUse)
    QML_SINGLETON
    /// Grows with every change of any game's rules or rule sets and of the language; bindings read it to be updated.
    Q_PROPERTY(int revision READ revision NOTIFY changed)

public:
    /// `folder`: where rule sets are kept.
    explicit RulesInUse(const QString& folder, QObject* parent = nullptr);
    ~RulesInUse() override;
    /// The application's object, kept in HomeFolder::path(); the first one made, if there is one already.
    static RulesInUse* instance();
    /// The folder of instance().
    static QString usualFolder();
    /// Reads the own rule sets anew, after others have come from another computer.
    void reload();

    int revision() const { return revision_; }

    /// The complete rule set with which the next match of this game is played.
    hanpan::rule_values values(const QString& game);
    /// The preset with which the rules are compared, and the own rule set they come from (empty: none).
    QString base(const QString& game);
    QString own(const QString& game);
    RuleSets& sets() { return sets_; }
    /// Changes values only; the caller has checked them. Can be undone.
    void setValues(const QString& game, const hanpan::rule_values& values);
    /// Uses these values, which come from this preset. Can be undone.
    void use(const QString& game, const QString& preset, const hanpan::rule_values& values);

    /// The same for QML and for `TableSession::start`.
    Q_INVOKABLE QVariantMap valuesOf(const QString& game);
    /// "Hoola", "훌라".
    Q_INVOKABLE QString gameName(const QString& game) const;
    /// The rules' name without the number of changes: "Modern battle", "Grandma's New Year".
    Q_INVOKABLE QString nameOf(const QString& game);
    /// In how many rules the game's rules differ from their preset, or from their own rule set as saved.
    int changesOf(const QString& game);
    /// The name with the number of changes: "Modern battle +2".
    Q_INVOKABLE QString labelOf(const QString& game);
    /// The id of the own rule set in use, "" for a preset.
    Q_INVOKABLE QString ownOf(const QString& game) { return own(game); }
    /// The number of players that these rules prescribe, 0 if they do not.
    Q_INVOKABLE int playersOf(const QString& game);

    Q_INVOKABLE void usePreset(const QString& game, const QString& preset);
    Q_INVOKABLE void useOwn(const QString& game, const QString& id);
    Q_INVOKABLE bool canUndo(const QString& game);
    /// The values before the last change; null = there was none.
    hanpan::rule_values before(const QString& game);
    Q_INVOKABLE void undo(const QString& game);

    /// Saves under a name; an own rule set with that name is replaced.
    Q_INVOKABLE Outcome saveAs(const QString& game, const QString& name);
    /// Saves the changes into the own rule set in use.
    Q_INVOKABLE Outcome save(const QString& game);
    /// Why rules cannot be saved under this name, one sentence; "" = they can (perhaps replacing others).
    Q_INVOKABLE QString nameProblem(const QString& game, const QString& name);
    Q_INVOKABLE bool nameTaken(const QString& game, const QString& name);
    Q_INVOKABLE Outcome rename(const QString& game, const QString& id, const QString& name);
    Q_INVOKABLE Outcome remove(const QString& game, const QString& id);
    /// Brings back the rule set that `remove` removed last.
    Q_INVOKABLE Outcome restoreRemoved();

    Q_INVOKABLE QString codeOf(const QString& game);
    Q_INVOKABLE Outcome useCode(const QString& game, const QString& pasted);
    /// Says what useCode would do, without doing it; no words if nothing was pasted.
    Q_INVOKABLE Outcome judgeCode(const QString& game, const QString& pasted);
    Q_INVOKABLE Outcome copyCode(const QString& game);
    Q_INVOKABLE Outcome exportTo(const QString& game, const QUrl& file);
    /// Adds the file's rules to the own rule sets and uses them.
    Q_INVOKABLE Outcome importFrom(const QString& game, const QUrl& file);
    /// Sentences about files that could not be read.
    Q_INVOKABLE QStringList problemsOf(const QString& game);

    /// Notes that a match of this game began with these rules.
    Q_INVOKABLE void notePlayed(const QString& game);
    /// Writes what is in use now, without waiting.
    void flush();

signals:
    /// `game` is empty when all games are concerned (a change of language).
    void changed(const QString& game);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct InUse {
        RuleSet set;
        QList<RuleSet> before; ///< for undo, the latest last
        bool unsaved = false;  ///< not yet written
    };
    InUse& inUse(const QString& game);
    void replace(const QString& game, const RuleSet& set);
    void announce(const QString& game);
    Outcome saved(RuleSet set);
    /// The rules in a code; when there are none, `error` says why.
    RuleSet readCode(const QString& game, const QString& pasted, QString* error) const;
    /// Adds rules that came with a name to the own rule sets (under another name if it is taken), and uses them.
    Outcome adopt(RuleSet set);

    RuleSets sets_;
    QHash<QString, InUse> inUse_;
    RuleSet removed_;
    QTimer write_;
    int revision_ = 0;
};
