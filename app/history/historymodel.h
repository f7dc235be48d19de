// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include "historystore.h"
#include "words/optionrow.h"

/// The kept matches that pass the filters, latest first.
class HistoryModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    /// Id of a game; "" = every game.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY filterChanged)
    /// Key of a rule set, as in ruleSets; "" = all.
    Q_PROPERTY(QString rules READ rules WRITE setRules NOTIFY filterChanged)
    /// Only matches of this many days, counted from midnight; 0 = of any time.
    Q_PROPERTY(int days READ days WRITE setDays NOTIFY filterChanged)
    /// "match", "practice", "demo"; "" = all.
    Q_PROPERTY(QString kind READ kind WRITE setKind NOTIFY filterChanged)
    /// The number of rows read so far: a screenful at a time, as the list is scrolled.
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    /// Whether there are any matches, regardless of the filters.
    Q_PROPERTY(bool any READ any NOTIFY reloaded)
    /// The rule sets with which this game was played: the first one = all.
    Q_PROPERTY(QList<OptionRow> ruleSets READ ruleSets NOTIFY reloaded)

public:
    /// The values of a row: id, game, gameName, rules, opponents, standing, score, scoreSign, when, day, kind,
    /// kindLabel, over, rounds, accessibleName.
    enum Role {
        Id = Qt::UserRole + 1,
        Game,
        GameName,
        Rules,
        Opponents,
        Standing,
        Score,
        ScoreSign,
        When,
        Clock,
        Day,
        Kind,
        KindLabel,
        Over,
        Rounds,
        AccessibleName
    };

    explicit HistoryModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& at, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;

    QString game() const { return game_; }
    void setGame(const QString& game);
    QString rules() const { return rules_; }
    void setRules(const QString& rules);
    int days() const { return days_; }
    void setDays(int days);
    QString kind() const { return kind_; }
    void setKind(const QString& kind);
    int count() const { return int(rows_.size()); }
    bool any() const { return any_; }
    QList<OptionRow> ruleSets() const { return ruleSets_; }
    /// The row of a match, after reading as far as needed; -1 if it does not pass the filters.
    Q_INVOKABLE int rowOf(int id);
    /// The id of the match in a row; 0 if there is none.
    Q_INVOKABLE int idAt(int row) const { return row >= 0 && row < rows_.size() ? rows_[row].id : 0; }

public slots:
    void reload();

signals:
    void filterChanged();
    void reloaded();
    void countChanged();

private:
    static constexpr int page = 60; ///< rows
    QList<KeptMatch> read(const KeptMatch* after) const;

    QString game_;
    QString rules_;
    int days_ = 0;
    QString kind_;
    QList<KeptMatch> rows_;
    bool any_ = false;
    bool more_ = false;
    QList<OptionRow> ruleSets_;
};
