// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

class QQmlEngine;
class QJSEngine;

/// What every key means, once for the whole program: pages ask it what a key that was pressed is for, tooltips and lists ask
/// it which key does a thing. A person may give a thing another key; it is kept in the system's settings store.
///
/// A thing is known by "page/what" ("table/undo"; a button of a game is "hoola/draw", its page the game). Keys are written as
/// QKeySequence writes them in portable text: "U", "Shift+U", "Ctrl+F", "?".
class Keymap : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Grows with every change: what names a key in a binding reads it too.
    Q_PROPERTY(int serial READ serial NOTIFY changed)

public:
    /// One thing that keys do on a page.
    struct Use {
        QString id;       ///< "table/undo"
        QString label;    ///< in the language in use
        QStringList keys; ///< in portable text, the first one is the one that is named
        bool own = false; ///< may be given another key; else it is how the whole program is moved about in
    };

    static Keymap* instance();
    static Keymap* create(QQmlEngine* engine, QJSEngine* script);

    int serial() const { return serial_; }

    /// What keys do on a page: "everywhere", "table", "replay", "houserules", "history", "book"; empty for another name. The
    /// buttons of a game are the game's to say (games/tablegame.h).
    QList<Use> uses(const QString& page) const;
    /// The pages that have keys of their own, "everywhere" first.
    static QStringList pages();

    /// The key of a thing, `otherwise` where nobody chose one: for the buttons of games.
    QString keyOf(const QString& id, const QString& otherwise) const;
    /// All keys of a thing of `uses`, for a Shortcut.
    Q_INVOKABLE QStringList sequences(const QString& id) const;
    /// The thing of `page` that this key means ("undo"), "" for none.
    Q_INVOKABLE QString meaning(const QString& page, int key, int modifiers) const;
    /// A key that was pressed, in portable text; "" where it cannot stand for anything (a modifier alone).
    Q_INVOKABLE QString pressed(int key, int modifiers) const;
    /// The first key of a thing of `uses` as a person reads it.
    Q_INVOKABLE QString named(const QString& id) const;
    /// A key in portable text as a person reads it.
    static QString readable(const QString& key);
    /// What a button says of itself and its key: "Undo (U)".
    Q_INVOKABLE QString withKey(const QString& words, const QString& id) const;

    /// May this key be given to anything? Those by which one moves about may not.
    static bool mayBeGiven(const QString& key);
    /// Gives `id` the key; who else has it is not looked at (KeyList does).
    void set(const QString& id, const QString& key);
    /// Reads the stored keys anew: others have come from another computer.
    void reload();
    /// The key it had at first; all of them for "".
    void restore(const QString& id);
    bool changedByPerson(const QString& id) const { return own_.contains(id); }

signals:
    void changed();

private:
    void read();
    explicit Keymap(QObject* parent);
    QStringList keysOf(const QString& id, const char* first) const;

    QSettings store_;
    QHash<QString, QString> own_; ///< id -> key
    int serial_ = 0;
};
