// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/keylist.h"

#include "games/gametable.h"
#include "houserules/ruleaccess.h"
#include "houserules/rulesinuse.h"
#include "houserules/seated.h"
#include "registry/registry.h"
#include "words/language.h"
#include "work/change.h"

namespace {

QString titleOf(const QString& page)
{
    if (page == QLatin1String("everywhere"))
        return KeyList::tr("Everywhere");
    if (page == QLatin1String("table"))
        return KeyList::tr("At the table");
    if (page == QLatin1String("replay"))
        return KeyList::tr("Replay", "the page");
    if (page == QLatin1String("houserules"))
        return KeyList::tr("House rules", "the page");
    if (page == QLatin1String("history"))
        return KeyList::tr("History", "the page");
    if (page == QLatin1String("book"))
        return KeyList::tr("The book of rules");
    return gameName(page);
}

QString pageOf(const QString& id) { return id.section(u'/', 0, 0); }

} // namespace

KeyList::KeyList(QObject* parent) : QObject(parent)
{
    connect(Keymap::instance(), &Keymap::changed, this, &KeyList::changed);
    connect(Language::instance(), &Language::changed, this, &KeyList::changed);
}

void KeyList::setPage(const QString& page) { change(this, page_, page, &KeyList::changed); }

void KeyList::setGame(const QString& game) { change(this, game_, game, &KeyList::changed); }

QList<Keymap::Use> KeyList::uses(const QString& page)
{
    const GameTable* game = tableGame(page);
    const hanpan::game_entry* entry = hanpan::find_game(toStdString(page));
    if (!game || !entry)
        return Keymap::instance()->uses(page);
    QList<Keymap::Use> found;
    // A button's words do not depend on the rules, but its presence does, and all of them can be given a key.
    const auto match = seated(*entry, entry->book().preset_values("default"));
    if (!match)
        return found;
    for (const ButtonSpec& button : game->words.buttons(opening(*match)))
        if (!button.key.isEmpty()) {
            const QString id = page + u'/' + button.id;
            found.append({id, button.label, {Keymap::instance()->keyOf(id, button.key)}, true});
        }
    return found;
}

QList<Keymap::Use> KeyList::rivals(const QString& id)
{
    const QString page = pageOf(id);
    QStringList pages;
    if (page == QLatin1String("everywhere"))
        pages = Keymap::pages() + gameIds();
    else if (page == QLatin1String("table"))
        pages = QStringList{page, QStringLiteral("everywhere")} + gameIds();
    else if (gameIds().contains(page))
        pages = {page, QStringLiteral("table"), QStringLiteral("everywhere")};
    else
        pages = {page, QStringLiteral("everywhere")};
    QList<Keymap::Use> found;
    for (const QString& each : std::as_const(pages))
        for (const Keymap::Use& use : uses(each))
            if (use.id != id)
                found.append(use);
    return found;
}

QList<KeyGroup> KeyList::groups() const
{
    QStringList pages;
    if (page_.isEmpty()) {
        pages = Keymap::pages();
        pages.insert(pages.indexOf(QStringLiteral("table")) + 1, QString()); // the games come after their table
    } else {
        if (page_ == QLatin1String("table"))
            pages.append(QString());
        pages.append(page_);
        if (page_ != QLatin1String("everywhere"))
            pages.append(QStringLiteral("everywhere"));
    }
    const qsizetype at = pages.indexOf(QString());
    if (at >= 0) {
        pages.removeAt(at);
        const QStringList games = !page_.isEmpty() ? QStringList(game_) : gameIds();
        for (qsizetype i = 0; i < games.size(); ++i)
            pages.insert(at + i, games[i]);
    }
    QList<KeyGroup> all;
    for (const QString& page : std::as_const(pages)) {
        KeyGroup group{.title = titleOf(page)};
        for (const Keymap::Use& use : uses(page)) {
            QStringList keys;
            for (const QString& key : use.keys)
                keys.append(Keymap::readable(key));
            group.rows.append({.id = use.id,
                               .label = use.label,
                               .keys = keys.join(QStringLiteral("  ")),
                               .own = use.own,
                               .changed = Keymap::instance()->changedByPerson(use.id)});
        }
        if (!group.rows.isEmpty())
            all.append(group);
    }
    return all;
}

QString KeyList::give(const QString& id, int key, int modifiers)
{
    const QString text = Keymap::instance()->pressed(key, modifiers);
    if (!Keymap::mayBeGiven(text))
        return tr("%1 can't be changed: it is used to move around.").arg(Keymap::readable(text));
    for (const Keymap::Use& other : rivals(id))
        if (other.keys.contains(text))
            return tr("%1 is taken: %2 (%3).", "a key, what it does, where")
                .arg(Keymap::readable(text), other.label, titleOf(pageOf(other.id)));
    Keymap::instance()->set(id, text);
    return {};
}

QString KeyList::restore(const QString& id)
{
    Keymap& map = *Keymap::instance();
    if (id.isEmpty()) {
        map.restore(id);
        return {};
    }
    QString now;
    for (const Keymap::Use& use : uses(pageOf(id)))
        if (use.id == id)
            now = use.keys.value(0);
    map.restore(id);
    for (const Keymap::Use& use : uses(pageOf(id)))
        if (use.id == id)
            for (const Keymap::Use& other : rivals(id))
                for (const QString& key : use.keys)
                    if (other.keys.contains(key)) {
                        map.set(id, now);
                        return tr("%1 is taken: %2 (%3).", "a key, what it does, where")
                            .arg(Keymap::readable(key), other.label, titleOf(pageOf(other.id)));
                    }
    return {};
}
