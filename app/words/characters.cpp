// SPDX-License-Identifier: GPL-3.0-or-later
#include "characters.h"

namespace {

struct Character {
    const char* id;
    const char* name;
};

constexpr Character all[] = {
    {"fox", QT_TRANSLATE_NOOP("Characters", "Fox")},       {"tiger", QT_TRANSLATE_NOOP("Characters", "Tiger")},
    {"turtle", QT_TRANSLATE_NOOP("Characters", "Turtle")}, {"magpie", QT_TRANSLATE_NOOP("Characters", "Magpie")},
    {"rabbit", QT_TRANSLATE_NOOP("Characters", "Rabbit")}, {"bear", QT_TRANSLATE_NOOP("Characters", "Bear")},
    {"crane", QT_TRANSLATE_NOOP("Characters", "Crane")},   {"deer", QT_TRANSLATE_NOOP("Characters", "Deer")},
    {"owl", QT_TRANSLATE_NOOP("Characters", "Owl")},       {"otter", QT_TRANSLATE_NOOP("Characters", "Otter")},
    {"cat", QT_TRANSLATE_NOOP("Characters", "Cat")},       {"frog", QT_TRANSLATE_NOOP("Characters", "Frog")},
};

} // namespace

const QStringList& Characters::ids()
{
    static const QStringList list = [] {
        QStringList ids;
        for (const Character& one : all)
            ids.append(QString::fromLatin1(one.id));
        return ids;
    }();
    return list;
}

QString Characters::name(const QString& id)
{
    const qsizetype at = ids().indexOf(id);
    return at < 0 ? QString() : tr(all[at].name);
}

QStringList Characters::seated(const QStringList& wanted, int count)
{
    QStringList seats;
    for (int i = 0; i < count; ++i) {
        const QString id = wanted.value(i);
        seats.append(ids().contains(id) && !seats.contains(id) ? id : QString());
    }
    // Who was not wanted sits where nobody does.
    for (QString& seat : seats)
        for (const QString& id : ids())
            if (seat.isEmpty() && !seats.contains(id))
                seat = id;
    return seats;
}
