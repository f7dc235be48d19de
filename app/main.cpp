// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QFontMetrics>
#include <QIcon>
#include <QQmlApplicationEngine>
#include <QQmlComponent>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QSGRendererInterface>
#include <QStandardPaths>
#include <QTimer>

#include <cstdio>
#include <cstdlib>

#include "base/arguments.h"
#include "base/console.h"
#include "history/history.h"
#include "launch/drawing.h"
#include "launch/journal.h"
#include "launch/launch.h"
#include "launch/openedfile.h"
#include "launch/qmlfolder.h"
#include "moving/moving.h"
#include "settings/desktop.h"
#include "settings/homefolder.h"
#include "settings/preferences.h"
#include "shots/shots.h"
#include "speech/windowtree.h"
#include "words/language.h"
#include "work/background.h"

namespace {

QStringList argumentsOf(int argc, char* argv[])
{
    QStringList arguments;
#ifdef Q_OS_WIN
    for (const std::string& word : hanpan::utf8_arguments(argc, argv))
        arguments.append(QString::fromStdString(word));
#else
    for (int i = 1; i < argc; ++i)
        arguments.append(QString::fromLocal8Bit(argv[i]));
#endif
    return arguments;
}

/// Would somebody see a window? (A script on a machine without a screen waits for an exit status instead.)
bool hasScreen()
{
    const QString platform = qEnvironmentVariable("QT_QPA_PLATFORM");
    if (platform.startsWith(QLatin1String("offscreen")) || platform.startsWith(QLatin1String("minimal")))
        return false;
#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
    return !platform.isEmpty() || !qEnvironmentVariableIsEmpty("DISPLAY") ||
           !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
#else
    return true;
#endif
}

/// Where settings and matches lie. Pictures show the program as it comes: they neither read nor touch a person's own.
void nameProgram(bool shots)
{
    QStandardPaths::setTestModeEnabled(shots);
    QCoreApplication::setOrganizationName(shots ? QStringLiteral("Hanpan pictures") : QStringLiteral("Hanpan"));
    QCoreApplication::setApplicationName(QStringLiteral("Hanpan"));
    QCoreApplication::setApplicationVersion(QStringLiteral(HANPAN_VERSION));
    HomeFolder::keepSettings();
}

/// What the window is drawn by, for a report.
QString graphicsName(QSGRendererInterface::GraphicsApi api)
{
    switch (api) {
    case QSGRendererInterface::Software: return QStringLiteral("software");
    case QSGRendererInterface::OpenGL: return QStringLiteral("opengl");
    case QSGRendererInterface::Direct3D11: return QStringLiteral("direct3d");
    case QSGRendererInterface::Vulkan: return QStringLiteral("vulkan");
    case QSGRendererInterface::Metal: return QStringLiteral("metal");
    default: return QString::number(int(api));
    }
}

/// What can be answered without a window is answered without one: QApplication stops the program where there is no
/// display. What is wrong with the options is told in the window where nobody would read it otherwise (`read`). Gives the exit
/// status, or -1 when the game is to be started.
int answerAtOnce(const LaunchOptions& options, const QStringList& arguments, bool read, int argc, char* argv[])
{
    if (options.version)
        return std::puts("hanpan " HANPAN_VERSION) < 0;
    const bool moves = !options.takeAlong.isEmpty() || !options.bringIn.isEmpty();
    if (!options.help && !moves && (options.error.isEmpty() || (!read && hasScreen())))
        return -1;
    QCoreApplication application(argc, argv);
    nameProgram(false);
    Preferences::instance()->setForNow(options.language, {});
    Language::instance();
    if (options.help && options.error.isEmpty())
        return std::fputs(qPrintable(helpText()), stdout) < 0;
    if (moves && options.error.isEmpty()) {
        const Outcome came = options.bringIn.isEmpty() ? Moving::saveNow(options.takeAlong)
                                                       : Moving::bringInNow(options.bringIn, options.settings);
        std::fprintf(came.ok ? stdout : stderr, "%s%s\n", came.ok ? "" : "hanpan: ", qPrintable(came.text));
        return came.ok ? 0 : 1;
    }
    // Once more, as words can be translated now.
    std::fprintf(stderr, "hanpan: %s\n", qPrintable(readOptions(arguments).error));
    return 2;
}

} // namespace

int main(int argc, char* argv[])
{
    const bool read = hanpan::print_where_called();
    const QStringList arguments = argumentsOf(argc, argv);
    const LaunchOptions options = readOptions(arguments);
    if (const int status = answerAtOnce(options, arguments, read, argc, argv); status >= 0)
        return status;

    // Without a display Qt would abort: that is no crash, and is said in one line.
    const QtMessageHandler usual =
        qInstallMessageHandler([](QtMsgType type, const QMessageLogContext&, const QString& said) {
            std::fprintf(stderr, type == QtFatalMsg ? "hanpan: %s\n" : "%s\n", qPrintable(said.section(u'\n', 0, 0)));
            if (type == QtFatalMsg)
                std::_Exit(1);
        });
    QApplication application(argc, argv);
    qInstallMessageHandler(usual);
    const Background::End allWork; // beside the window
    WindowTree::install();
    const bool shots = !options.shots.isEmpty();
    nameProgram(shots);
    QApplication::setDesktopFileName(QStringLiteral("org.hanpan.Hanpan"));
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    // A start asks most bindings a few times and no more: Qt would compile 450 of them to machine code at the third.
    if (!qEnvironmentVariableIsSet("QV4_JIT_CALL_THRESHOLD"))
        qputenv("QV4_JIT_CALL_THRESHOLD", "100");
    prepare(options);
    Language::instance(); // before anything is said
    AskedPage asked;
    if (!options.error.isEmpty())
        asked.problem = readOptions(arguments).error; // once more, as words can be translated now
    else if (!shots)
        findAsked(options, &asked);
    if (!asked.problem.isEmpty()) {
        std::fprintf(stderr, "hanpan: %s\n", qPrintable(asked.problem));
        // A file may have been opened by a double click, whatever is attached; an option was typed.
        if (!asked.ofFile && (read || !hasScreen()))
            return 2;
    }
    Drawing drawing;
    if (!shots) {
        Journal::instance()->begin(Journal::usualFolder());
        drawing.choose(options.renderer);
    }
    QmlFolder sources(qEnvironmentVariable("HANPAN_QML"));
    QQmlApplicationEngine engine;
    if (sources.replaces())
        engine.addUrlInterceptor(&sources);
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    const QUrl page(QStringLiteral("qrc:/qt/qml/Hanpan/Main.qml"));
    // The window comes first and empty; the types of the first page are read by a thread of the engine's meanwhile.
    engine.setInitialProperties({{QStringLiteral("waits"), !shots}});
    engine.load(page);
    if (engine.rootObjects().isEmpty())
        return 1;
    const QIcon icon(QStringLiteral(":/icon/hanpan.svg"));
    if (shots) {
        QApplication::setWindowIcon(icon);
        return takeShots(engine, options.shots, options.only);
    }
    const QQmlComponent pages(&engine, QUrl(QStringLiteral("qrc:/qt/qml/Hanpan/window/Pages.qml")),
                              QQmlComponent::Asynchronous);
    const QQmlComponent firstPage(&engine, QUrl(QStringLiteral("qrc:/qt/qml/Hanpan/pages/Home.qml")),
                                  QQmlComponent::Asynchronous);
    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().first());
    drawing.watch(window, arguments);
    const auto begin = [&] {
        Journal::instance()->setRenderer(graphicsName(window->rendererInterface()->graphicsApi()));
        // What the first page asks for besides its types, which may still be on their way.
        Desktop::instance();
        History::instance();
        QFontMetrics(QFont(Language::instance()->fontFamily())).horizontalAdvance(u'한');
        QMetaObject::invokeMethod(window, "begin");
        QApplication::setWindowIcon(icon);
        if (const QString problem = openAsked(engine, asked); !problem.isEmpty()) {
            std::fprintf(stderr, "hanpan: %s\n", qPrintable(problem));
            QApplication::exit(1);
        }
    };
    QObject::connect(window, &QQuickWindow::frameSwapped, window, begin,
                     Qt::ConnectionType(Qt::QueuedConnection | Qt::SingleShotConnection));
    OpenedFile::instance(); // the system may ask for one before there is a page
    // Once the window is there and nobody waits for it.
    QTimer::singleShot(20000, Moving::instance(), [] { Moving::instance()->keepCopy(QStringLiteral(HANPAN_VERSION)); });
    const int status = QApplication::exec();
    return status == 0 && !asked.problem.isEmpty() ? 2 : status;
}
