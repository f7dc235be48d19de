// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QIcon>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QStandardPaths>

#include <cstdio>
#include <cstring>

#include "shots/shots.h"

namespace {

constexpr char help[] =
    "Hanpan: five Korean rummy games against the computer.\n"
    "\n"
    "  hanpan             start the game\n"
    "  hanpan --help      this page\n"
    "  hanpan --version   the version\n"
    "  hanpan --shots DIR [--only TEXT]\n"
    "                     pictures of every page and of a round of Hoola into DIR, in both\n"
    "                     languages, light and dark, three sizes (only those with TEXT in their name)\n";

/// What can be answered without a window is answered without one: QApplication stops the program where there is no
/// display. Gives the exit status, or -1 when the game is to be started.
int answerAtOnce(int argc, char* argv[])
{
    for (int i = 1; i < argc; ++i) {
        if (!std::strcmp(argv[i], "--help") || !std::strcmp(argv[i], "-h"))
            return std::fputs(help, stdout) < 0;
        if (!std::strcmp(argv[i], "--version") || !std::strcmp(argv[i], "-v"))
            return std::puts("hanpan " HANPAN_VERSION) < 0;
    }
    return -1;
}

/// What follows `option` on the command line; empty when it is not there.
QString valueOf(const char* option)
{
    const QStringList arguments = QCoreApplication::arguments();
    const auto at = arguments.indexOf(QLatin1String(option));
    return at < 0 ? QString() : arguments.value(at + 1);
}

} // namespace

int main(int argc, char* argv[])
{
    if (const int status = answerAtOnce(argc, argv); status >= 0)
        return status;

    QApplication application(argc, argv);
    const QString shots = valueOf("--shots");
    // Pictures show the program as it comes: they neither read nor touch a person's settings and matches.
    QStandardPaths::setTestModeEnabled(!shots.isEmpty());
    QApplication::setOrganizationName(shots.isEmpty() ? QStringLiteral("Hanpan") : QStringLiteral("Hanpan pictures"));
    QApplication::setApplicationName(QStringLiteral("Hanpan"));
    QApplication::setApplicationVersion(QStringLiteral(HANPAN_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("org.hanpan.Hanpan"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icon/hanpan.svg")));
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Hanpan/Main.qml")));
    if (engine.rootObjects().isEmpty())
        return 1;
    return shots.isEmpty() ? QApplication::exec() : takeShots(engine, shots, valueOf("--only"));
}
