// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "effectrows.h"
#include "effects/finder.h"
#include "words/outcome.h"
#include "work/background.h"

/// Looks for house rules that suit what a group wishes: the nearest presets, and the fewest changes of them that get
/// there (engine/effects/finder.h). It plays on a thread of its own while somebody looks.
class HouseFinder : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
    /// 0 = as many as at the table set up last.
    Q_PROPERTY(int players READ players WRITE setPlayers NOTIFY changed)
    /// Whether somebody looks: only then is anything played.
    Q_PROPERTY(bool wanted READ wanted WRITE setWanted NOTIFY changed)
    // Wishes. −1 = little of it (short, calm, luck), 1 = much of it (long, wild, skill), 0 = either way.
    Q_PROPERTY(int length READ length WRITE setLength NOTIFY changed)
    Q_PROPERTY(int stakes READ stakes WRITE setStakes NOTIFY changed)
    Q_PROPERTY(int skill READ skill WRITE setSkill NOTIFY changed)
    /// "" = neither, "fair" = every seat is worth the same, "claims" = players act out of their order often.
    Q_PROPERTY(QString above READ above WRITE setAbove NOTIFY changed)
    /// Whether players of this game act out of their order at all.
    Q_PROPERTY(bool hasClaims READ hasClaims NOTIFY changed)
    /// Of the youngest player; plain rules for children.
    Q_PROPERTY(int age READ age WRITE setAge NOTIFY changed)
    /// From this age on, nothing is asked of the rules.
    Q_PROPERTY(int grownUp READ grownUp CONSTANT)
    /// Presets as they are and with a few changes, those that suit best first.
    SHOWN_VALUE(QList<FoundHouse>, houses, changed)
    /// How it stands, in a sentence or two.
    SHOWN_VALUE(QString, said, changed)
    SHOWN_VALUE(double, progress, changed)
    Q_PROPERTY(bool running READ running NOTIFY changed)

public:
    explicit HouseFinder(QObject* parent = nullptr);

    QString game() const { return game_; }
    void setGame(const QString& game) { set(game_, game); }
    int players() const { return players_; }
    void setPlayers(int players) { set(players_, players); }
    bool wanted() const { return wanted_; }
    void setWanted(bool wanted) { set(wanted_, wanted); }
    int length() const { return length_; }
    void setLength(int toward) { set(length_, toward); }
    int stakes() const { return stakes_; }
    void setStakes(int toward) { set(stakes_, toward); }
    int skill() const { return skill_; }
    void setSkill(int toward) { set(skill_, toward); }
    QString above() const { return above_; }
    void setAbove(const QString& what) { set(above_, what); }
    bool hasClaims() const { return claimsIn_ == game_; }
    int age() const { return age_; }
    void setAge(int years) { set(age_, years); }
    static int grownUp() { return 12; }
    bool running() const { return work_.running(); }

    /// Plays no more until something changes; what is known by now stays.
    Q_INVOKABLE void stop() { work_.callOff(); }
    /// Uses the rules of a row of `houses`; can be undone where the rules in use are (RulesInUse).
    Q_INVOKABLE Outcome use(int row);

signals:
    void changed();

private:
    template <class Value>
    void set(Value& mine, const Value& to)
    {
        if (mine == to)
            return;
        mine = to;
        begin();
    }
    std::vector<hanpan::effects::preference> preferences() const;
    void begin();
    void say();
    FoundHouse row(const hanpan::effects::house& house) const;

    QString game_, above_;
    QString asked_, claimsIn_; ///< the game in which claims were looked for, and the same if there are any
    int players_ = 0, length_ = 0, stakes_ = 0, skill_ = 0, age_ = grownUp();
    bool wanted_ = false;
    hanpan::effects::found_houses found_;
    std::vector<hanpan::effects::house> shown_; ///< by row
    QString problem_;                           ///< why nothing can be found
    Background work_{QThread::LowestPriority};
};
