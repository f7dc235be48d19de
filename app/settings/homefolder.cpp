// SPDX-License-Identifier: GPL-3.0-or-later
#include "homefolder.h"

#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

QString HomeFolder::given()
{
    const QString named = qEnvironmentVariable("HANPAN_HOME");
    return named.isEmpty() || QStandardPaths::isTestModeEnabled() ? QString() : QFileInfo(named).absoluteFilePath();
}

QString HomeFolder::path()
{
    const QString folder = given();
    return folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : folder;
}

void HomeFolder::keepSettings()
{
    if (const QString folder = given(); !folder.isEmpty()) {
        // Windows and macOS would keep them in the registry and in a list of properties, where no folder holds them.
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder + QStringLiteral("/settings"));
    }
}
