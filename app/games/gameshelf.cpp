// SPDX-License-Identifier: GPL-3.0-or-later
#include "gameshelf.h"

#include <QQmlComponent>
#include <QQmlEngine>

#include "gametable.h"

GameShelf::GameShelf(QQmlEngine* engine)
{
    for (const auto& [id, game] : tableGames()) {
        const QString folder = id.left(1).toUpper() + id.mid(1);
        QQmlComponent look(engine, QUrl(QStringLiteral("qrc:/qt/qml/Hanpan/games/%1/%1Look.qml").arg(folder)));
        QObject* const made = look.create();
        if (!made) {
            qWarning("%s", qPrintable(look.errorString()));
            continue;
        }
        made->setParent(this);
        games_.append(QVariant::fromValue(made));
    }
}

GameShelf* GameShelf::create(QQmlEngine* engine, QJSEngine*) { return new GameShelf(engine); }

QString GameShelf::first() const { return tableGames().first().first; }

QVariant GameShelf::entry(const QString& game) const
{
    const auto& all = tableGames();
    for (qsizetype i = 0; i < games_.size(); ++i)
        if (all[i].first == game)
            return games_[i];
    return games_.value(0);
}
