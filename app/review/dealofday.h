// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>

#include <QDate>
#include <QObject>
#include <QSet>
#include <QtQml/qqmlregistration.h>

#include "dayrows.h"
#include "match/match.h"
#include "seatfield.h"
#include "words/outcome.h"
#include "work/background.h"

/// One deal a day for each game, the same for everybody: its number follows from the date and the game alone, so no
/// server is needed. Four sit at it (or as many as the game takes), by its usual rules, for one round. The person's
/// result is compared with the best that Master reaches on the same seat at the same table, computed here in the
/// background.
class DealOfDay : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// The day whose deals are shown, ISO ("2026-02-17"); never later than today, never before the first.
    Q_PROPERTY(QString day READ day WRITE setDay NOTIFY changed)
    /// The one game whose deal is shown; "" = all of them.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
    /// Whether sixty others are to play the deals that the person has played (SeatField), beside the window. Without it
    /// their places are told if they are known.
    Q_PROPERTY(bool others READ others WRITE setOthers NOTIFY changed)
    /// In words: "Today", "17 Feb 2026".
    Q_PROPERTY(QString dayText READ dayText NOTIFY changed)
    Q_PROPERTY(bool today READ today NOTIFY changed)
    /// One deal for each game.
    Q_PROPERTY(QList<DayDeal> deals READ deals NOTIFY changed)

public:
    explicit DealOfDay(QObject* parent = nullptr);
    ~DealOfDay() override;

    QString day() const { return day_.toString(Qt::ISODate); }
    void setDay(const QString& day);
    QString game() const { return game_; }
    void setGame(const QString& game);
    QString dayText() const;
    bool today() const { return day_ == QDate::currentDate(); }
    bool others() const { return others_; }
    void setOthers(bool others);
    QList<DayDeal> deals() const { return deals_; }

    /// Puts the game's DayDeal::share onto the clipboard.
    Q_INVOKABLE Outcome copyLine(const QString& game) const;
    /// The match of a game on a day, before its first action.
    static hanpan::match_setup setupOf(const QString& game, QDate day);
    /// The opponents' level.
    static QString level() { return QStringLiteral("skilled"); }
    /// Master's result on the first seat (half units): the best of some tries. It takes seconds. Nothing when stopped.
    static std::optional<hanpan::half_units> best(const hanpan::match_setup& setup, const std::atomic<bool>& stop);

    /// Reads anew what has been played.
    Q_INVOKABLE void look();

signals:
    void changed();

private:
    /// Computes the next missing result of Master, if none is being computed; when there are all, the next missing place.
    void workOut();
    /// Shows what is known of the field by now.
    void seeField();

    QDate day_ = QDate::currentDate();
    QString game_;
    bool others_ = false;
    QList<DayDeal> deals_;
    SeatField field_;
    QSet<int> asked_; ///< the matches whose place was asked for
    Background work_;
};
