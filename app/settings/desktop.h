// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QVariant>
#ifdef HANPAN_HAS_DBUS
#include <QDBusMessage>
#endif
#include <QtQml/qqmlregistration.h>

#include "work/background.h"
#include "work/theonly.h"

/// What the person's desktop asks of every program: dark or light, high contrast, reduced motion. On Linux the
/// desktop's settings portal tells it (org.freedesktop.portal.Settings), elsewhere Qt; a setting that neither tells is
/// unknown, and changes take effect at once.
class Desktop : public QObject, public TheOnly<Desktop> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// 1 dark, 0 light, -1 unknown.
    Q_PROPERTY(int dark READ dark NOTIFY changed)
    Q_PROPERTY(bool contrast READ contrast NOTIFY changed)
    /// Whether unnecessary motion should be avoided.
    Q_PROPERTY(bool still READ still NOTIFY changed)

public:
    int dark() const { return dark_; }
    bool contrast() const { return contrast_; }
    bool still() const { return asksForLess_ || noAnimations_; }

signals:
    void changed();

#ifdef HANPAN_HAS_DBUS
private slots:
    /// Receives the portal's signal.
    void settingChanged(const QDBusMessage& told);
#endif

private:
    friend class TheOnly<Desktop>;
    explicit Desktop(QObject* parent);
    void findPortal();
#ifdef HANPAN_HAS_DBUS
    void askPortal();
#endif
    void askQt();
    void take(const QString& group, const QString& key, const QVariant& value);

    int dark_ = -1;
    bool contrast_ = false;
    bool asksForLess_ = false;  ///< of motion, for people who get dizzy
    bool noAnimations_ = false; ///< GNOME's own setting for it
#ifdef HANPAN_HAS_DBUS
    Background bus_;
#endif
};
