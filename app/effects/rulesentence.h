// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "effects/effects.h"
#include "houserules/rulevalues.h"
#include "words/rowfield.h"
#include "work/background.h"

/// What one rule set does, in a sentence: played by bots on a thread of its own while somebody reads.
class RuleSentence : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
    /// Complete values of a rule set; empty = the house rules in use.
    Q_PROPERTY(RuleValues values READ values WRITE setValues NOTIFY changed)
    /// 0 = as many as at the table set up last.
    Q_PROPERTY(int players READ players WRITE setPlayers NOTIFY changed)
    /// Whether somebody reads: only then is anything played.
    Q_PROPERTY(bool wanted READ wanted WRITE setWanted NOTIFY changed)
    /// "" = not known yet, or nobody can play by these rules.
    SHOWN_VALUE(QString, text, changed)
    /// From how many rounds that is, and how they were played.
    SHOWN_VALUE(QString, source, changed)
    Q_PROPERTY(bool running READ running NOTIFY changed)

public:
    explicit RuleSentence(QObject* parent = nullptr);
    ~RuleSentence() override;

    QString game() const { return game_; }
    void setGame(const QString& game);
    RuleValues values() const { return values_; }
    void setValues(const RuleValues& values);
    int players() const { return players_; }
    void setPlayers(int players);
    bool wanted() const { return wanted_; }
    void setWanted(bool wanted);
    bool running() const { return work_.running(); }

signals:
    void changed();

private:
    /// Plays under the rules that are asked for, unless that has been done.
    void follow();
    void say();

    QString game_;
    RuleValues values_;
    int players_ = 0;
    bool wanted_ = false;
    hanpan::rule_values studied_; ///< the rules `study_` is about; null = none
    QString studiedGame_;
    int seats_ = 0;
    /// Used by the jobs alone, which run one after another.
    std::shared_ptr<hanpan::effects::study> study_;
    std::vector<hanpan::effects::figure> figures_;
    std::int64_t rounds_ = 0;
    Background work_{QThread::LowestPriority};
};
