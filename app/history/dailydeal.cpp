// SPDX-License-Identifier: GPL-3.0-or-later
#include "dailydeal.h"

#include <QCryptographicHash>
#include <QHash>
#include <QtEndian>

QDate daily_deal::firstDay() { return QDate(2026, 1, 1); }

std::uint64_t daily_deal::seedOf(const QString& game, QDate day)
{
    const QByteArray line = "hanpan deal of the day " + game.toUtf8() + ' ' + day.toString(Qt::ISODate).toLatin1();
    return qFromBigEndian<quint64>(QCryptographicHash::hash(line, QCryptographicHash::Sha256).constData());
}

QDate daily_deal::dayOf(const QString& game, std::uint64_t seed)
{
    // Every day so far, once for each game: a clock that is set forward only adds to them.
    struct Known {
        QHash<quint64, QDate> days;
        QDate next = firstDay();
    };
    static QHash<QString, Known> all;
    Known& known = all[game];
    for (const QDate last = QDate::currentDate().addDays(1); known.next <= last; known.next = known.next.addDays(1))
        known.days.insert(seedOf(game, known.next), known.next);
    return known.days.value(seed);
}
