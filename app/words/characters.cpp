// SPDX-License-Identifier: GPL-3.0-or-later
#include "characters.h"

#include "journey/animals.h"

namespace {

using hanpan::temperament;

/// In the order of journey::animals().
constexpr const char* names[] = {QT_TRANSLATE_NOOP("Characters", "Fox"),    QT_TRANSLATE_NOOP("Characters", "Tiger"),
                                 QT_TRANSLATE_NOOP("Characters", "Turtle"), QT_TRANSLATE_NOOP("Characters", "Magpie"),
                                 QT_TRANSLATE_NOOP("Characters", "Rabbit"), QT_TRANSLATE_NOOP("Characters", "Bear"),
                                 QT_TRANSLATE_NOOP("Characters", "Crane"),  QT_TRANSLATE_NOOP("Characters", "Deer"),
                                 QT_TRANSLATE_NOOP("Characters", "Owl"),    QT_TRANSLATE_NOOP("Characters", "Otter"),
                                 QT_TRANSLATE_NOOP("Characters", "Cat"),    QT_TRANSLATE_NOOP("Characters", "Frog")};

/// In the order of the enumeration.
constexpr const char* temperaments[] = {
    "", QT_TRANSLATE_NOOP("Characters", "cautious"), QT_TRANSLATE_NOOP("Characters", "greedy"),
    QT_TRANSLATE_NOOP("Characters", "patient"), QT_TRANSLATE_NOOP("Characters", "bold")};

} // namespace

const QStringList& Characters::ids()
{
    static const QStringList list = [] {
        QStringList ids;
        for (const hanpan::journey::animal& one : hanpan::journey::animals())
            ids.append(QString::fromLatin1(one.id.data(), qsizetype(one.id.size())));
        return ids;
    }();
    return list;
}

QString Characters::name(const QString& id)
{
    const qsizetype at = ids().indexOf(id);
    return at < 0 ? QString() : tr(names[at]);
}

hanpan::temperament Characters::temperament(const QString& id)
{
    const hanpan::journey::animal* const known = hanpan::journey::find_animal(id.toStdString());
    return known ? known->temper : hanpan::temperament::even;
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
