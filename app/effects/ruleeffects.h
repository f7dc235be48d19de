// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <memory>
#include <vector>

#include <QHash>
#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "effectrows.h"
#include "effects/effects.h"
#include "rulesweep.h"
#include "work/background.h"

/// What the rules in use do to a game, beside other rules: played by bots on a thread of its own while somebody looks
/// (engine/effects), sharper the longer one does.
class RuleEffects : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
    /// 0 = as many as at the table set up last.
    Q_PROPERTY(int players READ players WRITE setPlayers NOTIFY changed)
    /// Whether somebody looks: only then is anything played.
    Q_PROPERTY(bool wanted READ wanted WRITE setWanted NOTIFY changed)
    /// One of `others`: the one that was chosen, as long as it is there, otherwise the first.
    Q_PROPERTY(QString against READ against WRITE setAgainst NOTIFY changed)
    /// What the rules in use can be compared with: the last change first, where there is one.
    SHOWN_VALUE(QList<EffectOther>, others, changed)
    SHOWN_VALUE(QList<EffectRow>, rows, changed)
    /// The most of it in a sentence or two.
    SHOWN_VALUE(QString, summary, changed)
    /// From how many rounds that is, and how they were played.
    SHOWN_VALUE(QString, source, changed)
    Q_PROPERTY(bool running READ running NOTIFY changed)
    /// The rule that is seen first: what single rules do is worked out from there on.
    Q_PROPERTY(QString first READ first WRITE setFirst NOTIFY changed)
    /// Grows with everything that is found of a single rule; bindings on `spark` read it to be updated.
    SHOWN_VALUE(int, told, rulesChanged)

public:
    explicit RuleEffects(QObject* parent = nullptr);
    ~RuleEffects() override;

    QString game() const { return game_; }
    void setGame(const QString& game);
    int players() const { return players_; }
    void setPlayers(int players);
    bool wanted() const { return wanted_; }
    void setWanted(bool wanted);
    QString against() const { return against_; }
    void setAgainst(const QString& other);
    bool running() const { return work_.running(); }
    QString first() const { return firstSeen_; }
    void setFirst(const QString& ruleId);
    /// Plays no more until something changes; what is known by now stays.
    Q_INVOKABLE void stop() { work_.callOff(); }
    /// What this rule does over its values, the others as they are, as far as it is known.
    Q_INVOKABLE RuleSpark spark(const QString& ruleId) const { return sparks_.value(ruleId); }
    /// Whether that has been looked at, even if there is nothing to say of it.
    bool swept(const QString& ruleId) const { return sparks_.contains(ruleId); }

signals:
    void changed();
    void rulesChanged();

private:
    /// What is known by now, as the thread tells it.
    struct Known {
        std::vector<hanpan::effects::change> changes; ///< of a rule set alone: `before` is the same as `after`
        std::int64_t rounds = 0;
        bool compared = false;
    };

    void follow();
    void begin();
    void say();
    void sayRules();
    void learn(const QString& name, const SweptRule& rule);
    /// The rules of one of `others`; null = there is no such thing.
    hanpan::rule_values rulesOf(const QString& other) const;

    QString game_;
    int players_ = 0;
    bool wanted_ = false;
    QString against_, chosen_;
    hanpan::rule_values now_, before_; ///< what is being compared
    int seats_ = 0;                    ///< so many play
    QString sweepName_;                ///< of game, players and rules, what is known of single rules
    QHash<QString, RuleSpark> sparks_; ///< by rule
    QString firstSeen_;
    std::shared_ptr<std::atomic<int>> first_ = std::make_shared<std::atomic<int>>(0); ///< its place, for the job
    Known known_;
    Background work_{QThread::LowestPriority};
};
