// SPDX-License-Identifier: GPL-3.0-or-later
#include "houseshelf.h"

#include <QDir>
#include <QFile>

#include "lessons/lesson.h"
#include "registry/registry.h"
#include "settings/homefolder.h"
#include "words/language.h"

HouseShelf HouseShelf::read(const QStringList& folders)
{
    HouseShelf shelf;
    for (const QString& folder : folders)
        for (const QFileInfo& file : QDir(folder).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
            const auto complain = [&](const QString& what) { shelf.complaints.append(what); };
            QFile in(file.filePath());
            if (!in.open(QIODevice::ReadOnly)) {
                complain(file.completeBaseName() + QStringLiteral(": ") + in.errorString());
                continue;
            }
            auto house = hanpan::journey::read_house(file.completeBaseName().toStdString(), in.readAll().toStdString(),
                                                     hanpan::all_games());
            if (!house) {
                complain(QString::fromStdString(house.error.text()));
                continue;
            }
            if (const QString game = QString::fromStdString(house->game); house->lesson > lessonCount(game)) {
                complain(QStringLiteral("%1: lesson: %2 has no lesson %3")
                             .arg(file.completeBaseName(), game)
                             .arg(house->lesson));
                continue;
            }
            std::vector<hanpan::journey::house> all = shelf.houses;
            all.push_back(std::move(*house));
            auto ordered = hanpan::journey::in_order(std::move(all));
            if (ordered)
                shelf.houses = std::move(*ordered);
            else
                complain(QString::fromStdString(ordered.error.text()));
        }
    return shelf;
}

QStringList HouseShelf::folders()
{
    return {QStringLiteral(":/hanpan/houses"), HomeFolder::path() + QStringLiteral("/houses")};
}

QString HouseShelf::said(const hanpan::journey::words& words)
{
    return QString::fromStdString(Language::instance()->code() == QLatin1String("ko") ? words.ko : words.en);
}
