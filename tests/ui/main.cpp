// SPDX-License-Identifier: GPL-3.0-or-later
// The interface tests: every tst_*.qml of this folder, run with the application's own QML module.
#include <QQmlEngine>
#include <QQuickStyle>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtQuickTest>

#include "history/history.h"
#include "mocktable.h"

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
        // Several of these programs run side by side: each has a history of its own.
        new History(folder_.filePath(QStringLiteral("history.sqlite")), QCoreApplication::instance());
    }
    void qmlEngineAvailable(QQmlEngine* engine)
    {
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        qmlRegisterType<MockTable>("HanpanMock", 1, 0, "MockTable");
    }

private:
    QTemporaryDir folder_;
};

QUICK_TEST_MAIN_WITH_SETUP(ui, Setup)
#include "main.moc"
