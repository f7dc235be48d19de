// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "catalog/matchrequest.h"

/// What a person chooses before a match of a game; it starts with the last choice.
class SetUp : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Setting it reads the last choice for that game.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
    Q_PROPERTY(int players MEMBER players_ NOTIFY changed)
    /// The opponents' levels and characters, for all seats that the game may have.
    Q_PROPERTY(QStringList levels MEMBER levels_ NOTIFY changed)
    Q_PROPERTY(QStringList characters MEMBER characters_ NOTIFY changed)
    /// The level of all who play, if it is the same; else "".
    Q_PROPERTY(QString commonLevel READ commonLevel NOTIFY changed)
    /// "one" (round), "rounds" (a number of them) or "target" (a score).
    Q_PROPERTY(QString length MEMBER length_ NOTIFY changed)
    Q_PROPERTY(int rounds MEMBER rounds_ NOTIFY changed)
    Q_PROPERTY(int target MEMBER target_ NOTIFY changed)

public:
    explicit SetUp(QObject* parent = nullptr) : QObject(parent) {}

    QString game() const { return game_; }
    void setGame(const QString& game);
    QString commonLevel() const;

    /// `seat` is counted from 0 without the person's own.
    Q_INVOKABLE void setLevel(int seat, const QString& level);
    Q_INVOKABLE void setAllLevels(const QString& level);
    /// Puts a character on a seat; if it sat on another, the two change places.
    Q_INVOKABLE void seat(int seat, const QString& character);
    Q_INVOKABLE void seatAnybody();
    /// The `characters` that take part.
    Q_INVOKABLE QStringList seated() const { return characters_.mid(0, players_ - 1); }
    /// The chosen match, by the rules in use; the choice is remembered for the next set-up. `ownLength`: the game's
    /// rules do not end a match.
    Q_INVOKABLE MatchRequest begin(const QString& seed, bool ownLength);

    /// The levels chosen last, as this game offers them.
    static QStringList keptLevels(const QString& game);
    /// How many sat at the table of this game last; where none was set up yet, as many as the rules in use say, or as usual.
    /// The game must exist.
    static int keptPlayers(const QString& game);

signals:
    void changed();

private:
    /// The name under which a choice is remembered.
    static QString key(const QString& game, const char* what);

    QString game_;
    int players_ = 0;
    QStringList levels_;
    QStringList characters_;
    QString length_ = QStringLiteral("rounds");
    int rounds_ = 5;
    int target_ = 20;
};
