// SPDX-License-Identifier: GPL-3.0-or-later
// The least that a program with a Qt Quick window can be: what `./dev bench app` holds the game against.
#include <QApplication>
#include <QQmlApplicationEngine>

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    QQmlApplicationEngine engine;
    engine.loadData("import QtQuick\nWindow { visible: true; width: 1280; height: 800; title: \"Empty Window\" }");
    return engine.rootObjects().isEmpty() ? 1 : QApplication::exec();
}
