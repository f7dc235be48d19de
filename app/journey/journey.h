// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QHash>
#include <QObject>
#include <QSet>
#include <QtQml/qqmlregistration.h>

#include "catalog/matchrequest.h"
#include "history/keptmatch.h"
#include "houserows.h"
#include "houseshelf.h"
#include "travels.h"
#include "work/background.h"
#include "work/theonly.h"

/// The way from house to house: what is kept of it, and the rounds played there. A round in a house is a match of the
/// history, known by its deal. Once it is over its host judges it beside the window; what was judged stays, whatever
/// becomes of the history.
class Journey : public QObject, public TheOnly<Journey> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Grows with every change.
    SHOWN_VALUE(int, revision, changed)
    /// The houses in the order of the way.
    Q_PROPERTY(QList<HousePlace> places READ places NOTIFY changed)
    /// The names of the stages, as far as there are houses.
    Q_PROPERTY(QStringList stages READ stages NOTIFY changed)
    /// Where one is on the way: a house with a round that goes on, else the first open one whose task is to be done.
    Q_PROPERTY(QString here READ here NOTIFY changed)
    /// "42 chips"
    Q_PROPERTY(QString purse READ purse NOTIFY changed)
    /// A sentence for each file of a house that was left out.
    Q_PROPERTY(QStringList complaints READ complaints CONSTANT)

public:
    explicit Journey(QObject* parent);

    QList<HousePlace> places() const;
    QStringList stages() const;
    QString here() const;
    QString purse() const;
    QStringList complaints() const { return shelf_.complaints; }

    Q_INVOKABLE HouseShown house(const QString& id) const;
    /// A seat in an open house: the round that goes on there, or a new one.
    Q_INVOKABLE MatchRequest sit(const QString& id);
    /// What the host says of a match of the history.
    Q_INVOKABLE HouseVerdict verdict(int match);
    /// Looks which rounds are over and has them judged, beside the window.
    Q_INVOKABLE void look();
    /// Whether a round is being judged.
    bool looking() const { return work_.running(); }

signals:
    void changed();

private:
    using House = hanpan::journey::house;
    const House* find(const QString& id) const;
    bool open(const House& house) const;
    HouseStay stay(const House& house) const;
    /// The match with a deal of the house; id 0 = there is none.
    static KeptMatch matchOf(const House& house, const QString& seed);
    void read();
    void change(const std::function<void(Travels&)>& work);
    /// A round of a house is over. Without facts it counts for nothing (`why`, a sentence).
    void settle(const House& house, const QString& seed, const std::optional<hanpan::journey::round_facts>& facts,
                hanpan::half_units paid, const QString& why);

    HouseShelf shelf_;
    TravelFile file_;
    Travels kept_;
    QSet<QString> asked_;               ///< seeds of rounds that are being judged
    QHash<QString, HouseVerdict> told_; ///< by seed
    Background work_;
};
