// SPDX-License-Identifier: GPL-3.0-or-later
// Takes a picture of any page, without a display:
//   QT_QPA_PLATFORM=offscreen ui_shot out.png --page Setup --with '{"game":"hoola"}' --size 960x640 --language ko --theme dark
// Two pictures of one state are the same bytes, so they can be compared.
#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QQmlAbstractUrlInterceptor>
#include <QQmlApplicationEngine>
#include <QQmlComponent>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QStandardPaths>

#include <cstdio>
#include <memory>
#include <utility>

#include "settings/preferences.h"

namespace {

/// Takes the module's QML from a folder rather than from the program, so that a change shows without a build.
class FromFolder : public QQmlAbstractUrlInterceptor {
public:
    explicit FromFolder(QString folder) : folder_(std::move(folder)) {}
    QUrl intercept(const QUrl& url, DataType type) override
    {
        const QString module = QStringLiteral("qrc:/qt/qml/Hanpan/");
        const QString address = url.toString();
        if (folder_.isEmpty() || type == QmldirFile || !address.startsWith(module))
            return url;
        return QUrl::fromLocalFile(folder_ + QLatin1Char('/') + address.mid(module.size()));
    }

private:
    QString folder_;
};

} // namespace

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hanpan-tests"));
    QApplication::setApplicationName(QStringLiteral("shot"));
    QQuickStyle::setStyle(QStringLiteral("Basic"));

    QCommandLineParser line;
    line.addHelpOption();
    line.addPositionalArgument("picture", "Where to write the PNG.");
    line.addOptions({{"page", "Page to open on top of the home page.", "name"},
                     {"with", "Properties of the page, as JSON.", "json", "{}"},
                     {"size", "Size of the window.", "WxH", "1440x900"},
                     {"language", "ko or en.", "code", "ko"},
                     {"theme", "light or dark.", "name", "light"},
                     {"keys", "Keys to press first, as names: Tab,Tab,Return.", "names"},
                     {"qml", "Folder to take the QML from.", "folder"},
                     {"wait", "Milliseconds to let pass before the picture.", "ms", "400"}});
    line.process(application);
    if (line.positionalArguments().size() != 1)
        line.showHelp(2);

    Preferences* const preferences = Preferences::instance();
    preferences->setLanguage(line.value("language"));
    preferences->setTheme(line.value("theme"));
    preferences->setMotion(QStringLiteral("off"));
    const QStringList size = line.value("size").split('x');
    preferences->remember("window/place", QVariantList{0, 0, size.value(0).toInt(), size.value(1).toInt()});
    preferences->remember("window/maximised", false);

    FromFolder folder(line.isSet("qml") ? QDir(line.value("qml")).absolutePath() : QString());
    QQmlApplicationEngine engine;
    engine.addUrlInterceptor(&folder);
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Hanpan/Main.qml")));
    auto* window =
        engine.rootObjects().isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst());
    if (window == nullptr)
        return 1;
    window->resize(size.value(0).toInt(), size.value(1).toInt());
    const auto pass = [](int ms) {
        QElapsedTimer timer;
        timer.start();
        while (timer.elapsed() < ms)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    };
    pass(100);
    if (line.isSet("page")) {
        // A singleton written in QML is reached from QML only.
        QQmlComponent opener(&engine);
        opener.setData("import QtQml\nimport Hanpan\nQtObject { function open(page, properties) { Navigator.go(page, "
                       "properties) } }",
                       {});
        const std::unique_ptr<QObject> object(opener.create());
        const QVariant properties = QJsonDocument::fromJson(line.value("with").toUtf8()).object().toVariantMap();
        QMetaObject::invokeMethod(object.get(), "open", Q_ARG(QVariant, line.value("page")),
                                  Q_ARG(QVariant, properties));
    }
    pass(100);
    for (const QString& name : line.value("keys").split(',', Qt::SkipEmptyParts)) {
        const QKeySequence sequence(name);
        const int key = sequence[0].key();
        for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
            QKeyEvent event(type, key, sequence[0].keyboardModifiers(), name.size() == 1 ? name : QString());
            QCoreApplication::sendEvent(window, &event);
        }
        pass(50);
    }
    pass(line.value("wait").toInt());
    if (!window->grabWindow().save(line.positionalArguments().constFirst())) {
        std::fprintf(stderr, "cannot write %s\n", qPrintable(line.positionalArguments().constFirst()));
        return 1;
    }
    return 0;
}
