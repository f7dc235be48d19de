// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <any>

#include <QHash>
#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "games/gametable.h"
#include "judgerows.h"

/// A judge for people who play with real cards or tiles: one question about what lies on their table, under the house rules in
/// use. Pieces are laid into places, one place at a time; the answer follows at once.
class Judge : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
    /// Games that have a judge.
    Q_PROPERTY(QList<OptionRow> games READ games NOTIFY changed)
    /// Why there is no judging: the rules contradict each other. "" = there is.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    /// What can be asked.
    Q_PROPERTY(QList<OptionRow> questions READ questions NOTIFY changed)
    Q_PROPERTY(QString question READ question WRITE setQuestion NOTIFY changed)
    /// Does it matter how many sit at the table? Their numbers: those that these rules seat.
    Q_PROPERTY(bool counted READ counted NOTIFY changed)
    Q_PROPERTY(QList<OptionRow> numbers READ numbers NOTIFY changed)
    Q_PROPERTY(int players READ players WRITE setPlayers NOTIFY changed)
    /// What the players are called, as far as that is known.
    Q_PROPERTY(QStringList names READ names WRITE setNames NOTIFY changed)
    /// What has to be laid out or said.
    Q_PROPERTY(QList<JudgePlace> fields READ fields NOTIFY changed)
    /// The pieces of the set.
    Q_PROPERTY(QList<JudgeRow> rows READ rows NOTIFY changed)
    /// The key of the place that the next piece goes to.
    Q_PROPERTY(QString active READ active WRITE setActive NOTIFY changed)
    Q_PROPERTY(JudgeSaid answer READ answer NOTIFY changed)

public:
    explicit Judge(QObject* parent = nullptr);

    QString game() const { return game_; }
    void setGame(const QString& game);
    static QList<OptionRow> games();
    QString problem() const { return problem_; }
    QList<OptionRow> questions() const;
    QString question() const { return case_.question; }
    void setQuestion(const QString& question);
    bool counted() const;
    QList<OptionRow> numbers() const { return numbers_; }
    int players() const { return players_; }
    void setPlayers(int players);
    QStringList names() const { return names_; }
    void setNames(const QStringList& names);
    QList<JudgePlace> fields() const { return fields_; }
    QList<JudgeRow> rows() const { return rows_; }
    QString active() const { return active_; }
    void setActive(const QString& key);
    JudgeSaid answer() const { return answer_; }

    /// Lays a piece into the active place; one that takes a single piece gives it up for the new one. Once it is full the next
    /// place that wants pieces is active. False when there is none left, or no room.
    Q_INVOKABLE bool put(const QString& face);
    /// Takes a piece out of a place, by its number in it (-1 = the last).
    Q_INVOKABLE void take(const QString& key, int index);
    /// Says a choice or a player, by the option's value; a number; a yes or a no.
    Q_INVOKABLE void choose(const QString& key, const QString& value);
    Q_INVOKABLE void count(const QString& key, int number);
    Q_INVOKABLE void mark(const QString& key, bool on);
    /// Takes everything back that was laid and said for this question.
    Q_INVOKABLE void clear();
    /// Brings back what clear() took.
    Q_INVOKABLE void restore();
    /// Is there something to clear, something to restore?
    Q_INVOKABLE bool empty() const;
    Q_INVOKABLE bool canRestore() const { return !cleared_.question.isEmpty(); }

signals:
    void changed();

private:
    const JudgeQuestion* asked() const;
    /// The rules and the players anew.
    void sit();
    /// Fields, pieces left and the answer anew.
    void show();
    JudgeSaid judged() const;
    int left(const QString& face) const;
    bool free(const QString& face) const;
    void goOn();
    /// "hands:2" -> "hands", 2.
    static std::pair<QString, int> parted(const QString& key);
    QString nameOf(int who) const;

    QString game_;
    QString problem_;
    Situation table_;
    QList<JudgeQuestion> questions_;
    JudgeCase case_;
    JudgeCase cleared_;
    QHash<QString, JudgeCase> others_; ///< what lies for the questions not asked now, by game and question
    QList<OptionRow> numbers_;
    int players_ = 0;
    QStringList names_;
    QList<JudgePlace> fields_;
    QList<JudgeRow> rows_;
    QString active_;
    JudgeSaid answer_;
};
