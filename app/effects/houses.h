// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QHash>
#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "effectrows.h"
#include "effects/effects.h"
#include "work/background.h"

/// All rule sets of a game beside each other, presets and own ones, with the figures of what they do: played by bots on
/// a thread of its own while somebody looks, sharper the longer one does.
class Houses : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
    /// 0 = as many as at the table set up last; where a rule set does not allow it, the fewest that it does.
    Q_PROPERTY(int players READ players WRITE setPlayers NOTIFY changed)
    /// Whether somebody looks: only then is anything played.
    Q_PROPERTY(bool wanted READ wanted WRITE setWanted NOTIFY changed)
    /// The rows keep their order while somebody is about to choose one, however the figures move.
    Q_PROPERTY(bool still READ still WRITE setStill NOTIFY changed)
    SHOWN_VALUE(QList<HouseColumn>, columns, changed)
    SHOWN_VALUE(QList<HouseRow>, rows, changed)
    /// The column by which they are sorted, its figure's id; "" = as they are listed elsewhere.
    SHOWN_VALUE(QString, sortedBy, changed)
    SHOWN_VALUE(bool, descending, changed)
    /// From how many rounds the figures are, and how they were played.
    SHOWN_VALUE(QString, source, changed)
    Q_PROPERTY(bool running READ running NOTIFY changed)

public:
    explicit Houses(QObject* parent = nullptr);

    QString game() const { return game_; }
    void setGame(const QString& game);
    int players() const { return players_; }
    void setPlayers(int players);
    bool wanted() const { return wanted_; }
    void setWanted(bool wanted);
    bool still() const { return still_; }
    void setStill(bool still);
    bool running() const { return work_.running(); }
    /// Plays no more until something changes; what is known by now stays.
    Q_INVOKABLE void stop() { work_.callOff(); }
    /// Sorts by a figure, the smallest first; by the same again, the largest first; once more, as they are listed.
    Q_INVOKABLE void sortBy(const QString& figureId);

signals:
    void changed();

private:
    /// A rule set and what is known of it.
    struct Set {
        QString id;
        bool own = false;
        QString label;
        bool inUse = false;
        hanpan::rule_values rules;
        int players = 0; ///< 0 = nobody can play by it
        std::vector<hanpan::effects::figure> figures{};
        qint64 rounds = 0;

        const hanpan::effects::figure* find(const std::string& figureId) const;
    };

    void follow();
    void collect();
    void begin();
    void say();
    void order();
    HouseRow row(const Set& set) const;

    QString game_;
    int players_ = 0;
    bool wanted_ = false, still_ = false;
    std::vector<Set> sets_;          ///< as they are listed
    std::vector<std::size_t> order_; ///< the places in sets_, as they are shown
    QStringList endings_;            ///< the ways of ending that have a column; chosen once every set was played
    Background work_{QThread::LowestPriority};
};
