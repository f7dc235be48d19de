// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QList>
#include <QtQml/qqmlregistration.h>

/// The left side of the panel: a game's presets, then the person's own rule sets.
class PresetModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY gameChanged)
    Q_PROPERTY(int count READ rowCountNow NOTIFY reloaded)
    /// The row in use, and whether it is an own rule set.
    Q_PROPERTY(int currentRow READ currentRow NOTIFY reloaded)
    Q_PROPERTY(bool currentIsOwn READ currentIsOwn NOTIFY reloaded)
    /// The number of changes to the row in use.
    Q_PROPERTY(int currentChanges READ currentChanges NOTIFY reloaded)
    /// The label of that row with the number of changes: "Modern battle +2".
    Q_PROPERTY(QString currentLabel READ currentLabel NOTIFY reloaded)
    /// The rules in use as a line of text to send.
    Q_PROPERTY(QString code READ code NOTIFY reloaded)
    /// "Hoola", "훌라".
    Q_PROPERTY(QString gameName READ gameName NOTIFY reloaded)
    /// Sentences about files that could not be read.
    Q_PROPERTY(QStringList problems READ problems NOTIFY reloaded)

public:
    enum Role {
        SetIdRole = Qt::UserRole, ///< a preset's id, or an own rule set's
        OwnRole,                  ///< bool
        LabelRole,
        HelpRole,
        CurrentRole,
        ChangesRole, ///< how many rules differ from it now; 0 unless current
        VerifiedRole,
        ReconstructedRole,
        FirstOwnRole, ///< it is the first of the own ones
    };

    explicit PresetModel(QObject* parent = nullptr);
    QString game() const { return game_; }
    void setGame(const QString& game);
    int rowCountNow() const { return static_cast<int>(rows_.size()); }
    int currentRow() const;
    bool currentIsOwn() const;
    int currentChanges() const;
    QString currentLabel() const;
    QString code() const;
    QString gameName() const;
    QStringList problems() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void gameChanged();
    void reloaded();

private:
    struct Row {
        QString id;
        bool own = false;
        friend bool operator==(const Row&, const Row&) = default;
    };
    void reload();
    QString ownHelp(const QString& id) const;

    QString game_;
    QList<Row> rows_;
};
