// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <any>

#include <QHash>
#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "games/gametable.h"
#include "judgerows.h"

/// A judge for people who play with real cards or tiles: one question about what lies on their table, under the house
/// rules in use. Pieces are laid into places, one place at a time; the answer follows at once.
class Judge : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
    /// Games that have a judge.
    Q_PROPERTY(QList<OptionRow> games READ games NOTIFY changed)
    /// Why the judge cannot work: the rules contradict each other. "" = it can.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    /// The questions one can ask.
    Q_PROPERTY(QList<OptionRow> questions READ questions NOTIFY changed)
    Q_PROPERTY(QString question READ question WRITE setQuestion NOTIFY changed)
    /// Whether the number of players matters, and the numbers that these rules allow.
    Q_PROPERTY(bool counted READ counted NOTIFY changed)
    Q_PROPERTY(QList<OptionRow> numbers READ numbers NOTIFY changed)
    Q_PROPERTY(int players READ players WRITE setPlayers NOTIFY changed)
    /// The players' names, as far as known.
    Q_PROPERTY(QStringList names READ names WRITE setNames NOTIFY changed)
    /// What has to be laid out or stated.
    Q_PROPERTY(QList<JudgePlace> fields READ fields NOTIFY changed)
    /// The pieces of the set.
    Q_PROPERTY(QList<JudgeRow> rows READ rows NOTIFY changed)
    /// The key of the place into which the next piece goes.
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

    /// Lays a piece into the active place; in a place for a single piece it replaces the old one. When the place is
    /// full, the next one that needs pieces becomes active. False when there is no such piece left, or no room.
    Q_INVOKABLE bool put(const QString& face);
    /// Takes a piece out of a place, by its number in it (-1 = the last).
    Q_INVOKABLE void take(const QString& key, int index);
    /// States a choice or a player, by the option's value; a number; a yes or a no.
    Q_INVOKABLE void choose(const QString& key, const QString& value);
    Q_INVOKABLE void count(const QString& key, int number);
    Q_INVOKABLE void mark(const QString& key, bool on);
    /// Takes back everything that was laid and stated for this question.
    Q_INVOKABLE void clear();
    /// Brings back what clear() took.
    Q_INVOKABLE void restore();
    /// Whether there is something to clear, and something to restore.
    Q_INVOKABLE bool empty() const;
    Q_INVOKABLE bool canRestore() const { return !cleared_.question.isEmpty(); }

signals:
    void changed();

private:
    const JudgeQuestion* asked() const;
    /// Makes rules and players anew.
    void sit();
    /// Makes the fields, the pieces left and the answer anew.
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
    QStringList set_; ///< of pieces, by their faces
    JudgeCase case_;
    JudgeCase cleared_;
    QHash<QString, JudgeCase> others_; ///< what was laid for other questions, by game and question
    QList<OptionRow> numbers_;
    int players_ = 0;
    QStringList names_;
    QList<JudgePlace> fields_;
    QList<JudgeRow> rows_;
    QString active_;
    JudgeSaid answer_;
};
