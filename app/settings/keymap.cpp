// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/keymap.h"

#include <QKeySequence>

namespace {

struct Entry {
    const char* id;
    const char* keys; ///< in portable text, separated by blanks
    const char* label;
    bool own;
};

// clang-format off
const Entry entries[]{
    {"everywhere/next", "Tab Shift+Tab", QT_TRANSLATE_NOOP("Keymap", "Next button, previous button"), false},
    {"everywhere/press", "Space Return", QT_TRANSLATE_NOOP("Keymap", "Press the focused button"), false},
    {"everywhere/put-away", "Esc", QT_TRANSLATE_NOOP("Keymap", "Close, or go back"), false},
    {"everywhere/back", "Alt+Left Ctrl+[", QT_TRANSLATE_NOOP("Keymap", "Go back"), true},
    {"everywhere/help", "F1", QT_TRANSLATE_NOOP("Keymap", "Help: the rules, at the point that matters now"), true},
    {"everywhere/keys", "Shift+F1", QT_TRANSLATE_NOOP("Keymap", "This list of keys"), true},
    {"everywhere/open", "Ctrl+O", QT_TRANSLATE_NOOP("Keymap", "Open a file: a match, or house rules"), true},
    {"everywhere/settings", "Ctrl+,", QT_TRANSLATE_NOOP("Keymap", "The settings"), true},
    {"everywhere/full-screen", "F11", QT_TRANSLATE_NOOP("Keymap", "Full screen on or off"), true},
    {"everywhere/quit", "Ctrl+Q", QT_TRANSLATE_NOOP("Keymap", "Quit Hanpan"), true},

    {"table/along", "Left Right", QT_TRANSLATE_NOOP("Keymap", "Along the hand, or from place to place"), false},
    {"table/up", "Up", QT_TRANSLATE_NOOP("Keymap", "To your next row, and on to the melds and piles"), false},
    {"table/down", "Down", QT_TRANSLATE_NOOP("Keymap", "Back towards the hand"), false},
    {"table/ends", "Home End", QT_TRANSLATE_NOOP("Keymap", "The first piece of the hand, the last one"), false},
    {"table/choose", "Space", QT_TRANSLATE_NOOP("Keymap", "Choose the piece; give the first answer to a question"), false},
    {"table/use", "Return", QT_TRANSLATE_NOOP("Keymap", "Use the piece or the place"), false},
    {"table/undo", "U Ctrl+Z", QT_TRANSLATE_NOOP("Keymap", "Undo"), true},
    {"table/redo", "Shift+U Ctrl+Shift+Z", QT_TRANSLATE_NOOP("Keymap", "Redo"), true},
    {"table/hint", "?", QT_TRANSLATE_NOOP("Keymap", "Hint; again for the next-best move"), true},
    {"table/order", "O", QT_TRANSLATE_NOOP("Keymap", "Sort the hand another way"), true},
    {"table/hold", "Z Pause", QT_TRANSLATE_NOOP("Keymap", "Pause the game, and continue"), true},
    {"table/step", ".", QT_TRANSLATE_NOOP("Keymap", "One move while the game is paused"), true},
    {"table/log", "J", QT_TRANSLATE_NOOP("Keymap", "Match log"), true},
    {"table/hands", "V", QT_TRANSLATE_NOOP("Keymap", "Scoring hands"), true},
    {"table/fast-forward", "F", QT_TRANSLATE_NOOP("Keymap", "To the end of the round, once you are out of it"), true},
    {"table/tell-hand", "1", QT_TRANSLATE_NOOP("Keymap", "Read out my hand"), true},
    {"table/tell-table", "2", QT_TRANSLATE_NOOP("Keymap", "Read out the table"), true},
    {"table/tell-scores", "3", QT_TRANSLATE_NOOP("Keymap", "Read out the scores"), true},
    {"table/tell-turn", "4", QT_TRANSLATE_NOOP("Keymap", "Read out the last turn"), true},

    {"replay/on", "Right", QT_TRANSLATE_NOOP("Keymap", "One move forward"), false},
    {"replay/back", "Left", QT_TRANSLATE_NOOP("Keymap", "One move back"), false},
    {"replay/leap-on", "PgDown Down", QT_TRANSLATE_NOOP("Keymap", "To the next turn or round"), false},
    {"replay/leap-back", "PgUp Up", QT_TRANSLATE_NOOP("Keymap", "To the turn or round before"), false},
    {"replay/first", "Home", QT_TRANSLATE_NOOP("Keymap", "To the beginning"), false},
    {"replay/last", "End", QT_TRANSLATE_NOOP("Keymap", "To the end"), false},
    {"replay/play", "Space", QT_TRANSLATE_NOOP("Keymap", "Play, and pause"), false},
    {"replay/all-hands", "A", QT_TRANSLATE_NOOP("Keymap", "Show every hand, or only yours"), true},
    {"replay/chances", "C", QT_TRANSLATE_NOOP("Keymap", "What you could have known here"), true},
    {"replay/play-on", "P", QT_TRANSLATE_NOOP("Keymap", "Play on from here"), true},

    {"houserules/search", "Ctrl+F", QT_TRANSLATE_NOOP("Keymap", "Search the house rules"), true},
    {"houserules/undo", "Ctrl+Z", QT_TRANSLATE_NOOP("Keymap", "Undo the last change"), true},
    {"houserules/save", "Ctrl+S", QT_TRANSLATE_NOOP("Keymap", "Save the rules under a name"), true},
    {"houserules/export", "Ctrl+E", QT_TRANSLATE_NOOP("Keymap", "Save the rules as a file"), true},

    {"history/along", "Up Down", QT_TRANSLATE_NOOP("Keymap", "From match to match"), false},
    {"history/far", "PgUp PgDown Home End", QT_TRANSLATE_NOOP("Keymap", "Page by page; first and last"), false},
    {"history/open", "Return", QT_TRANSLATE_NOOP("Keymap", "Open the match"), false},
    {"history/delete", "Del", QT_TRANSLATE_NOOP("Keymap", "Delete the match"), true},
    {"history/undo", "Ctrl+Z", QT_TRANSLATE_NOOP("Keymap", "Restore what was deleted last"), true},

    {"book/search", "Ctrl+F", QT_TRANSLATE_NOOP("Keymap", "Search the book"), true},
    {"book/scroll", "Up Down", QT_TRANSLATE_NOOP("Keymap", "Scroll"), false},
};
// clang-format on

const Entry* entryOf(const QString& id)
{
    for (const Entry& entry : entries)
        if (id == QLatin1String(entry.id))
            return &entry;
    return nullptr;
}

} // namespace

Keymap::Keymap(QObject* parent) : QObject(parent)
{
    store_.beginGroup(QStringLiteral("keys"));
    read();
}

void Keymap::read()
{
    own_.clear();
    for (const QString& stored : store_.allKeys()) {
        // A stored text that is not a key is treated as if it were not there.
        const QString key = QKeySequence(store_.value(stored).toString()).toString();
        if (mayBeGiven(key))
            own_.insert(stored, key);
    }
}

void Keymap::reload()
{
    read();
    ++serial_;
    emit changed();
}

QStringList Keymap::pages()
{
    QStringList all;
    for (const Entry& entry : entries) {
        const QString page = QString::fromLatin1(entry.id).section(u'/', 0, 0);
        if (!all.contains(page))
            all.append(page);
    }
    return all;
}

QList<Keymap::Use> Keymap::uses(const QString& page) const
{
    QList<Use> found;
    for (const Entry& entry : entries) {
        const QString id = QString::fromLatin1(entry.id);
        if (id.section(u'/', 0, 0) == page)
            found.append({id, tr(entry.label), keysOf(id, entry.keys), entry.own});
    }
    return found;
}

QStringList Keymap::keysOf(const QString& id, const char* first) const
{
    const auto chosen = own_.constFind(id);
    return chosen != own_.constEnd() ? QStringList(*chosen) : QString::fromLatin1(first).split(u' ');
}

QString Keymap::keyOf(const QString& id, const QString& otherwise) const { return own_.value(id, otherwise); }

QStringList Keymap::sequences(const QString& id) const
{
    const Entry* entry = entryOf(id);
    return entry ? keysOf(id, entry->keys) : QStringList();
}

QString Keymap::pressed(int key, int modifiers) const
{
    if (key == 0 || key == Qt::Key_unknown || (key >= Qt::Key_Shift && key <= Qt::Key_ScrollLock) ||
        key == Qt::Key_AltGr || key == Qt::Key_Super_L || key == Qt::Key_Super_R || key == Qt::Key_Meta)
        return {};
    int held = modifiers & (Qt::ShiftModifier | Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    if (key == Qt::Key_Enter)
        key = Qt::Key_Return;
    if (key == Qt::Key_Backtab)
        key = Qt::Key_Tab;
    // The place of a sign depends on the keyboard: "?" needs Shift on one and not on another.
    if (key < Qt::Key_Escape && !(key >= Qt::Key_A && key <= Qt::Key_Z) && key != Qt::Key_Space)
        held &= ~int(Qt::ShiftModifier);
    return QKeySequence(key | held).toString();
}

QString Keymap::meaning(const QString& page, int key, int modifiers) const
{
    const QString text = pressed(key, modifiers);
    if (text.isEmpty())
        return {};
    for (const Entry& entry : entries) {
        const QString id = QString::fromLatin1(entry.id);
        if (id.section(u'/', 0, 0) == page && keysOf(id, entry.keys).contains(text))
            return id.section(u'/', 1);
    }
    return {};
}

QString Keymap::readable(const QString& key)
{
    // Keys whose names Qt would leave in English on a Korean screen.
    static const struct {
        const char* key;
        const char* name;
    } names[]{{"Space", QT_TRANSLATE_NOOP("Keymap", "Space")},
              {"Return", QT_TRANSLATE_NOOP("Keymap", "Enter")},
              {"Left", "←"},
              {"Right", "→"},
              {"Up", "↑"},
              {"Down", "↓"},
              {"PgUp", "Page Up"},
              {"PgDown", "Page Down"},
              {"Del", "Delete"}};
    QString shown = key;
    for (const auto& name : names)
        if (key == QLatin1String(name.key) || key.endsWith(u'+' + QLatin1String(name.key)))
            shown = key.left(key.size() - qsizetype(qstrlen(name.key))) +
                    (qstrcmp(name.name, name.key) == 0 || name.key == QLatin1String("Return")
                         ? tr(name.name)
                         : QString::fromUtf8(name.name));
#ifdef Q_OS_MACOS
    if (shown == key)
        return QKeySequence(key).toString(QKeySequence::NativeText);
#endif
    return shown;
}

QString Keymap::named(const QString& id) const
{
    const QStringList keys = sequences(id);
    return keys.isEmpty() ? QString() : readable(keys.first());
}

QString Keymap::withKey(const QString& words, const QString& id) const
{
    const QString key = named(id);
    return key.isEmpty() ? words : tr("%1 (%2)", "what a button does, its key").arg(words, key);
}

bool Keymap::mayBeGiven(const QString& key)
{
    static const QStringList bound{QStringLiteral("Tab"),    QStringLiteral("Shift+Tab"), QStringLiteral("Space"),
                                   QStringLiteral("Return"), QStringLiteral("Esc"),       QStringLiteral("Left"),
                                   QStringLiteral("Right"),  QStringLiteral("Up"),        QStringLiteral("Down"),
                                   QStringLiteral("Home"),   QStringLiteral("End"),       QStringLiteral("PgUp"),
                                   QStringLiteral("PgDown"), QStringLiteral("Backspace")};
    return !key.isEmpty() && !key.contains(u',') && !bound.contains(key);
}

void Keymap::set(const QString& id, const QString& key)
{
    if (!mayBeGiven(key))
        return;
    own_.insert(id, key);
    store_.setValue(id, key);
    ++serial_;
    emit changed();
}

void Keymap::restore(const QString& id)
{
    if (id.isEmpty()) {
        own_.clear();
        store_.remove(QString());
    } else {
        own_.remove(id);
        store_.remove(id);
    }
    ++serial_;
    emit changed();
}
