// SPDX-License-Identifier: GPL-3.0-or-later
// The interface tests: every tst_*.qml of this folder, run with the application's own QML module.
#include <QQmlEngine>
#include <QQuickStyle>
#include <QStandardPaths>
#include <QtQuickTest>

class Setup : public QObject {
    Q_OBJECT

public slots:
    /// Before anything reads a setting: tests never touch a person's own files.
    void applicationAvailable()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("hanpan-tests"));
        QCoreApplication::setApplicationName(QStringLiteral("ui"));
        QQuickStyle::setStyle(QStringLiteral("Basic"));
    }
    void qmlEngineAvailable(QQmlEngine* engine) { engine->addImportPath(QStringLiteral("qrc:/qt/qml")); }
};

QUICK_TEST_MAIN_WITH_SETUP(ui, Setup)
#include "main.moc"
