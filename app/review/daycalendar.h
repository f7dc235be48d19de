// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "dayrows.h"

/// The month of a day, and on which of its days the deals of the day were played: nothing that could be lost, since every
/// past day can still be played.
class DayCalendar : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// A day of the month that is shown, ISO; today at first. What is no date changes nothing.
    Q_PROPERTY(QString day READ day WRITE setDay NOTIFY changed)
    /// In words: "February 2026".
    Q_PROPERTY(QString monthText READ monthText NOTIFY changed)
    /// "Sun" … "Sat", beginning as weeks do where the language is spoken.
    Q_PROPERTY(QStringList weekdays READ weekdays NOTIFY changed)
    /// How many days of its first week belong to the month before.
    Q_PROPERTY(int lead READ lead NOTIFY changed)
    Q_PROPERTY(QList<DayMark> days READ days NOTIFY changed)
    /// How many deals of the month were played, a sentence.
    Q_PROPERTY(QString played READ played NOTIFY changed)
    /// Whether it is the month of the first deals, and the current one.
    Q_PROPERTY(bool first READ first NOTIFY changed)
    Q_PROPERTY(bool last READ last NOTIFY changed)

public:
    explicit DayCalendar(QObject* parent = nullptr);

    QString day() const { return day_.toString(Qt::ISODate); }
    void setDay(const QString& day);
    QString monthText() const;
    QStringList weekdays() const;
    int lead() const;
    QList<DayMark> days() const { return days_; }
    QString played() const;
    bool first() const;
    bool last() const;

    /// The day so many months and days from the shown one, ISO; the nearest one that has deals.
    Q_INVOKABLE QString from(int months, int days) const;
    /// Reads anew what has been played.
    Q_INVOKABLE void look();

signals:
    void changed();

private:
    QDate day_ = QDate::currentDate();
    QList<DayMark> days_;
};
