// SPDX-License-Identifier: GPL-3.0-or-later
#include "characters.h"

namespace {

using hanpan::temperament;

struct Character {
    const char* id;
    const char* name;
    temperament temper;
};

constexpr Character all[] = {
    {"fox", QT_TRANSLATE_NOOP("Characters", "Fox"), temperament::greedy},
    {"tiger", QT_TRANSLATE_NOOP("Characters", "Tiger"), temperament::bold},
    {"turtle", QT_TRANSLATE_NOOP("Characters", "Turtle"), temperament::patient},
    {"magpie", QT_TRANSLATE_NOOP("Characters", "Magpie"), temperament::cautious},
    {"rabbit", QT_TRANSLATE_NOOP("Characters", "Rabbit"), temperament::cautious},
    {"bear", QT_TRANSLATE_NOOP("Characters", "Bear"), temperament::greedy},
    {"crane", QT_TRANSLATE_NOOP("Characters", "Crane"), temperament::patient},
    {"deer", QT_TRANSLATE_NOOP("Characters", "Deer"), temperament::cautious},
    {"owl", QT_TRANSLATE_NOOP("Characters", "Owl"), temperament::patient},
    {"otter", QT_TRANSLATE_NOOP("Characters", "Otter"), temperament::bold},
    {"cat", QT_TRANSLATE_NOOP("Characters", "Cat"), temperament::bold},
    {"frog", QT_TRANSLATE_NOOP("Characters", "Frog"), temperament::greedy},
};

/// In the order of the enumeration.
constexpr const char* temperaments[] = {
    "", QT_TRANSLATE_NOOP("Characters", "cautious"), QT_TRANSLATE_NOOP("Characters", "greedy"),
    QT_TRANSLATE_NOOP("Characters", "patient"), QT_TRANSLATE_NOOP("Characters", "bold")};

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

hanpan::temperament Characters::temperament(const QString& id)
{
    const qsizetype at = ids().indexOf(id);
    return at < 0 ? hanpan::temperament::even : all[at].temper;
}

QString Characters::temperamentName(const QString& id)
{
    const auto temper = temperament(id);
    return temper == hanpan::temperament::even ? QString() : tr(temperaments[std::size_t(temper)]);
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
