// SPDX-License-Identifier: GPL-3.0-or-later
// A home of its own for the real program, on every system.
#pragma once

#include <QProcessEnvironment>
#include <QSettings>

namespace own_home {

/// The environment of a program without a screen that keeps all it keeps in `folder`.
inline QProcessEnvironment in(const QString& folder)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("HANPAN_HOME"), folder);
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    environment.insert(QStringLiteral("QT_QUICK_BACKEND"), QStringLiteral("software"));
    return environment;
}

/// Nothing moves in the program that keeps its settings there.
inline void stayStill(const QString& folder)
{
    QSettings(folder + QStringLiteral("/settings/Hanpan/Hanpan.ini"), QSettings::IniFormat)
        .setValue(QStringLiteral("motion"), QStringLiteral("off"));
}

} // namespace own_home
