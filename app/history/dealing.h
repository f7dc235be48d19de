// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "fairness.h"
#include "games/gametable.h"
#include "words/rowfield.h"
#include "work/background.h"

/// How often a piece was dealt, beside what chance says.
struct DealtRow {
    Q_GADGET
    QML_VALUE_TYPE(dealtRow)

    ROW_FIELD(QString, piece)
    ROW_FIELD(QString, mine)   ///< "31 (25 ± 9)"
    ROW_FIELD(QString, others) ///< the same for all others together
    ROW_FIELD(bool, far)       ///< one of the two is further from chance than 95 of 100 are
    friend bool operator==(const DealtRow&, const DealtRow&) = default;
};

/// For whoever suspects the dealing: what was dealt in a game, and whether that is chance. It counts beside the window.
class Dealing : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString game MEMBER game_ NOTIFY gameChanged)
    /// Whether it counts; and the progress, 0 … 1.
    Q_PROPERTY(bool running READ running NOTIFY changed)
    SHOWN_VALUE(double, progress, changed)
    /// Which rounds were counted.
    SHOWN_VALUE(QString, population, changed)
    /// Whether chance explains what the person got, and what the others got: a sentence each.
    SHOWN_VALUE(QString, mineTold, changed)
    SHOWN_VALUE(QString, othersTold, changed)
    /// Every kind of piece, in the order of the deck.
    SHOWN_VALUE(QList<DealtRow>, pieces, changed)

public:
    explicit Dealing(QObject* parent = nullptr) : QObject(parent) {}

    bool running() const { return work_.running(); }
    /// Counts what has been dealt by now.
    Q_INVOKABLE void count();
    Q_INVOKABLE void stop() { work_.stop(); }

signals:
    void gameChanged();
    void changed();

private:
    void show(const DealtPieces& found);

    QString game_ = firstGame();
    Background work_;
};
