// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "settings/keymap.h"
#include "words/rowfield.h"

/// A thing and its keys.
struct KeyRow {
    Q_GADGET
    QML_VALUE_TYPE(keyRow)

    ROW_FIELD(QString, id)
    ROW_FIELD(QString, label)
    ROW_FIELD(QString, keys) ///< as a person reads them
    ROW_FIELD(bool, own)     ///< can be given another
    ROW_FIELD(bool, changed) ///< a person did
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

/// The keys of a page as a list to be read and changed: the buttons of the game that is played, what the page has, what is
/// everywhere. Looks after it that one key does not mean two things where both could be pressed.
class KeyList : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// One of Keymap::pages(); "everywhere" = nothing but those, "" = every page and every game.
    Q_PROPERTY(QString page READ page WRITE setPage NOTIFY changed)
    /// Whose buttons belong to the page "table"; "" = no game's.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
    Q_PROPERTY(QList<KeyGroup> groups READ groups NOTIFY changed)

public:
    explicit KeyList(QObject* parent = nullptr);

    QString page() const { return page_; }
    void setPage(const QString& page);
    QString game() const { return game_; }
    void setGame(const QString& game);
    QList<KeyGroup> groups() const;

    /// Gives a thing the key that was pressed. "" = done; else why not, in a sentence.
    Q_INVOKABLE QString give(const QString& id, int key, int modifiers);
    /// The key it had at first; every thing's for "". "" = done; else why not: somebody else has that key now.
    Q_INVOKABLE QString restore(const QString& id);

    /// All things of a page: a game's id gives its buttons.
    static QList<Keymap::Use> uses(const QString& page);
    /// The things that could mean the same key as `id` does: on its page and everywhere; a game's table is part of "table".
    static QList<Keymap::Use> rivals(const QString& id);

signals:
    void changed();

private:
    QString page_;
    QString game_;
};
