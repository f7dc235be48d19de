// SPDX-License-Identifier: GPL-3.0-or-later
// The interface tests: every tst_*.qml of this folder, run with the application's own QML module.
#include <QFileInfo>
#include <QQmlEngine>
#include <QQuickStyle>
#include <QSettings>
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
        // Several of these programs run side by side, and one that was killed leaves what it had set: each has settings of its
        // own, as they are at first.
        const QStringList given = QCoreApplication::arguments();
        QCoreApplication::setApplicationName(
            QStringLiteral("ui-") + QFileInfo(given.value(given.indexOf(QStringLiteral("-input")) + 1)).baseName());
        QSettings().clear();
        QQuickStyle::setStyle(QStringLiteral("Basic"));
        // A history too.
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
