// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "settings/keymap.h"
#include "words/rowfield.h"

/// A use of keys and its keys.
struct KeyRow {
    Q_GADGET
    QML_VALUE_TYPE(keyRow)

    ROW_FIELD(QString, id)
    ROW_FIELD(QString, label)
    ROW_FIELD(QString, keys) ///< as a person reads them
    ROW_FIELD(bool, own)     ///< it can be changed
    ROW_FIELD(bool, changed) ///< a person has changed it
    friend bool operator==(const KeyRow&, const KeyRow&) = default;
};

/// The keys of a page, or of a game's buttons.
struct KeyGroup {
    Q_GADGET
    QML_VALUE_TYPE(keyGroup)

    ROW_FIELD(QString, title)
    ROW_FIELD(QList<KeyRow>, rows)
    friend bool operator==(const KeyGroup&, const KeyGroup&) = default;
};

/// The keys of a page as a list to be read and changed: the buttons of the game, the page's keys, the keys that work
/// everywhere. It prevents one key from having two meanings where both could be pressed.
class KeyList : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// One of Keymap::pages(); "everywhere" = only those, "" = every page and every game.
    Q_PROPERTY(QString page READ page WRITE setPage NOTIFY changed)
    /// The game whose buttons belong to the page "table"; "" = none.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
    Q_PROPERTY(QList<KeyGroup> groups READ groups NOTIFY changed)

public:
    explicit KeyList(QObject* parent = nullptr);

    QString page() const { return page_; }
    void setPage(const QString& page);
    QString game() const { return game_; }
    void setGame(const QString& game);
    QList<KeyGroup> groups() const;

    /// Assigns the pressed key to `id`. "" = done; else why not, in a sentence.
    Q_INVOKABLE QString give(const QString& id, int key, int modifiers);
    /// Restores the original key; every one for "". "" = done; else why not: something else has that key now.
    Q_INVOKABLE QString restore(const QString& id);

    /// All uses of keys on a page: a game's id gives its buttons.
    static QList<Keymap::Use> uses(const QString& page);
    /// The uses that could mean the same key as `id`: on its page and everywhere; a game's table is part of "table".
    static QList<Keymap::Use> rivals(const QString& id);

signals:
    void changed();

private:
    QString page_;
    QString game_;
};
