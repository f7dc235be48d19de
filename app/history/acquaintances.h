// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "historystore.h"
#include "words/rowfield.h"
#include "work/background.h"

/// What the person and one of the animals did to each other.
struct Acquaintance {
    Q_GADGET
    QML_VALUE_TYPE(acquaintance)

    ROW_FIELD(QString, face) ///< a character
    ROW_FIELD(QString, name)
    ROW_FIELD(QString, temperament)
    ROW_FIELD(int, rounds)      ///< played together
    ROW_FIELD(QString, met)     ///< "34 rounds together, the last on 17 Feb 2026", a sentence
    ROW_FIELD(QString, ahead)   ///< who came out ahead of whom, a sentence
    ROW_FIELD(QString, ownBest) ///< the most the person won with it at the table, a sentence; "" = nothing
    ROW_FIELD(QString, itsBest) ///< the same of the animal
    friend bool operator==(const Acquaintance&, const Acquaintance&) = default;
};

/// A round of which somebody remembers what it brought.
struct Meeting {
    QString game;
    hanpan::half_units own = 0, its = 0;
};
/// The last round of a game that counts, in another match than this one, in which the character sat at the table.
std::optional<Meeting> lastMeeting(HistoryStore& store, const QString& game, const QString& character, int notIn);

/// The animals one has played with, the oldest friends first: all rounds of the history that count, added up beside the
/// window.
class Acquaintances : public QObject {
    Q_OBJECT
    QML_ELEMENT
    SHOWN_VALUE(QList<Acquaintance>, list, changed)
    /// Whether rounds are being added up.
    Q_PROPERTY(bool counting READ counting NOTIFY changed)

public:
    explicit Acquaintances(QObject* parent = nullptr);

    bool counting() const { return work_.running(); }
    /// What a character says of a meeting. A true sentence.
    static QString recalled(const Meeting& meeting);

    Q_INVOKABLE void reload();

signals:
    void changed();

private:
    Background work_;
};
