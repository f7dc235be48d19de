// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "catalog/matchrequest.h"

/// What a person chooses before a match of a game: it begins as that was the last time.
class SetUp : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Reads what was chosen last for it.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
    Q_PROPERTY(int players MEMBER players_ NOTIFY changed)
    /// The opponents' levels, and who they are, at all the seats that the game may have.
    Q_PROPERTY(QStringList levels MEMBER levels_ NOTIFY changed)
    Q_PROPERTY(QStringList characters MEMBER characters_ NOTIFY changed)
    /// The one level of all who play; "" where they differ.
    Q_PROPERTY(QString commonLevel READ commonLevel NOTIFY changed)
    /// "one" (round), "rounds" (so many) or "target" (a score).
    Q_PROPERTY(QString length MEMBER length_ NOTIFY changed)
    Q_PROPERTY(int rounds MEMBER rounds_ NOTIFY changed)
    Q_PROPERTY(int target MEMBER target_ NOTIFY changed)

public:
    explicit SetUp(QObject* parent = nullptr) : QObject(parent) {}

    QString game() const { return game_; }
    void setGame(const QString& game);
    QString commonLevel() const;

    /// Seats are counted from 0 without the person's own.
    Q_INVOKABLE void setLevel(int seat, const QString& level);
    Q_INVOKABLE void setAllLevels(const QString& level);
    /// Who sat at another seat takes the place of whom he gives his to.
    Q_INVOKABLE void seat(int seat, const QString& character);
    Q_INVOKABLE void seatAnybody();
    /// Those that play, of `characters`.
    Q_INVOKABLE QStringList seated() const { return characters_.mid(0, players_ - 1); }
    /// The match that was chosen, by the rules in use; it is what the next set-up begins with. `ownLength`: the game's rules know no
    /// end of a match.
    Q_INVOKABLE MatchRequest begin(const QString& seed, bool ownLength);

    /// The levels that were chosen last, as this game offers them.
    static QStringList keptLevels(const QString& game);

signals:
    void changed();

private:
    /// Under which name a choice is remembered.
    static QString key(const QString& game, const char* what);

    QString game_;
    int players_ = 0;
    QStringList levels_;
    QStringList characters_;
    QString length_ = QStringLiteral("rounds");
    int rounds_ = 5;
    int target_ = 20;
};
