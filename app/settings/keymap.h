// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "work/theonly.h"

/// What every key means, once for the whole program: pages ask it what a pressed key is for; tooltips and lists ask it
/// which key does something. A person may choose another key; it is kept in the system's settings store.
///
/// A use of a key has an id "page/what" ("table/undo"; for a button of a game "hoola/draw", its page being the game).
/// Keys are written as QKeySequence writes them in portable text: "U", "Shift+U", "Ctrl+F", "?".
class Keymap : public QObject, public TheOnly<Keymap> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Grows with every change; a binding that names a key reads it to be updated.
    Q_PROPERTY(int serial READ serial NOTIFY changed)

public:
    /// Something that keys do on a page.
    struct Use {
        QString id;       ///< "table/undo"
        QString label;    ///< in the language in use
        QStringList keys; ///< in portable text; the first one is the one shown
        bool own = false; ///< the person can change its key; false for the keys that move through the whole program
    };

    int serial() const { return serial_; }

    /// What keys do on a page: "everywhere", "table", "replay", "houserules", "history", "book"; empty for another
    /// name. The keys of a game's buttons are defined by the game (games/tablegame.h).
    QList<Use> uses(const QString& page) const;
    /// The pages that have keys of their own, "everywhere" first.
    static QStringList pages();

    /// The key for `id`, or `otherwise` if nobody chose one: for the buttons of games.
    QString keyOf(const QString& id, const QString& otherwise) const;
    /// All keys for an id of `uses`, for a Shortcut.
    Q_INVOKABLE QStringList sequences(const QString& id) const;
    /// What this key does on `page` ("undo"), "" for nothing.
    Q_INVOKABLE QString meaning(const QString& page, int key, int modifiers) const;
    /// A pressed key in portable text; "" if it cannot be used by itself (a modifier alone).
    Q_INVOKABLE QString pressed(int key, int modifiers) const;
    /// The first key for an id of `uses` as a person reads it.
    Q_INVOKABLE QString named(const QString& id) const;
    /// A key in portable text as a person reads it.
    static QString readable(const QString& key);
    /// A button's words with its key: "Undo (U)".
    Q_INVOKABLE QString withKey(const QString& words, const QString& id) const;

    /// Whether this key can be assigned. Those that move through the program cannot.
    static bool mayBeGiven(const QString& key);
    /// Assigns the key to `id`, without checking who else has it (KeyList does that).
    void set(const QString& id, const QString& key);
    /// Reads the stored keys anew, after others have come from another computer.
    void reload();
    /// Restores the original key; all of them for "".
    void restore(const QString& id);
    bool changedByPerson(const QString& id) const { return own_.contains(id); }

signals:
    void changed();

private:
    void read();
    friend class TheOnly<Keymap>;
    explicit Keymap(QObject* parent);
    QStringList keysOf(const QString& id, const char* first) const;

    QSettings store_;
    QHash<QString, QString> own_; ///< id -> key
    int serial_ = 0;
};
